/* SPDX-License-Identifier: BSD-2-Clause */
/* One word of a verdict excludes the others: at most one status of a mode, and one number of forces, holds for a state. */
#ifndef PROOFS_CONTACT_EXCLUDE_H
#define PROOFS_CONTACT_EXCLUDE_H

#include "modes.h"
#include "words.h"

#define ONE_WORD(mode)                                                                                                \
    lemma closes_word_##mode: ALL_STATES; exists_open_##mode(STATE) ==> exists_closed_##mode(STATE);                  \
    lemma admits_##mode: ALL_STATES; exists_closed_##mode(STATE) ==> admissible_##mode(u);                            \
    lemma word_##mode##_CONSISTENT: ALL_STATES; mode##_CONSISTENT(STATE) ==> means_##mode(CONSISTENT, STATE);         \
    lemma word_##mode##_BOUNDARY: ALL_STATES; mode##_BOUNDARY(STATE) ==> means_##mode(BOUNDARY, STATE);               \
    lemma word_##mode##_INCONSISTENT: ALL_STATES; mode##_INCONSISTENT(STATE) ==> means_##mode(INCONSISTENT, STATE);   \
    lemma word_##mode##_INADMISSIBLE: ALL_STATES; mode##_INADMISSIBLE(STATE) ==> means_##mode(INADMISSIBLE, STATE);
/*@ ONE_WORD(F) ONE_WORD(S_plus) ONE_WORD(S_minus) ONE_WORD(T) */

/* A continuum excludes the finite numbers: a segment of solutions contains four that are distinct. */
/*@ predicate four(STATE_PARAMETERS, real N1, real T1, real N2, real T2, real N3, real T3, real N4, real T4) =
        solution(STATE, N1, T1) && solution(STATE, N2, T2) && solution(STATE, N3, T3) && solution(STATE, N4, T4) &&
        distinct(N1, T1, N2, T2) && distinct(N1, T1, N3, T3) && distinct(N1, T1, N4, T4) &&
        distinct(N2, T2, N3, T3) && distinct(N2, T2, N4, T4) && distinct(N3, T3, N4, T4);
    STEP(between_solves: ALL_STATES, real N1, T1, N2, T2, t; segment(STATE, N1, T1, N2, T2) && 0 <= t <= 1 ==>
        solution(STATE, between(t, N1, N2), between(t, T1, T2)))
    STEP(between_apart: \forall real N1, T1, N2, T2, s, t; distinct(N1, T1, N2, T2) && s != t ==>
        distinct(between(s, N1, N2), between(s, T1, T2), between(t, N1, N2), between(t, T1, T2)))
    STEP(segment_four: ALL_STATES, real N1, T1, N2, T2; distinct(N1, T1, N2, T2) && segment(STATE, N1, T1, N2, T2) ==>
        four(STATE, between(0.0, N1, N2), between(0.0, T1, T2), between(0.25, N1, N2), between(0.25, T1, T2),
             between(0.5, N1, N2), between(0.5, T1, T2), between(1.0, N1, N2), between(1.0, T1, T2)))
    STEP(four_not_one: ALL_STATES, real N1, T1, N2, T2, N3, T3, N4, T4;
        four(STATE, N1, T1, N2, T2, N3, T3, N4, T4) ==> !solutions_0(STATE) && !solutions_1(STATE))
    STEP(four_not_two: ALL_STATES, real N1, T1, N2, T2, N3, T3, N4, T4;
        four(STATE, N1, T1, N2, T2, N3, T3, N4, T4) ==> !solutions_2(STATE))
    STEP(four_not_three: ALL_STATES, real N1, T1, N2, T2, N3, T3, N4, T4;
        four(STATE, N1, T1, N2, T2, N3, T3, N4, T4) ==> !solutions_3(STATE))
    lemma continuum_alone: ALL_STATES; solutions_CONTINUUM(STATE) ==>
        !solutions_0(STATE) && !solutions_1(STATE) && !solutions_2(STATE) && !solutions_3(STATE);
    lemma three_alone: ALL_STATES; solutions_3(STATE) ==>
        !solutions_0(STATE) && !solutions_1(STATE) && !solutions_2(STATE);
    lemma two_alone: ALL_STATES; solutions_2(STATE) ==> !solutions_0(STATE) && !solutions_1(STATE);
    lemma one_alone: ALL_STATES; solutions_1(STATE) ==> !solutions_0(STATE);
    lemma count_0: ALL_STATES; solutions_0(STATE) ==> means_solutions(0, STATE);
    lemma count_1: ALL_STATES; solutions_1(STATE) ==> means_solutions(1, STATE);
    lemma count_2: ALL_STATES; solutions_2(STATE) ==> means_solutions(2, STATE);
    lemma count_3: ALL_STATES; solutions_3(STATE) ==> means_solutions(3, STATE);
    lemma count_CONTINUUM: ALL_STATES; solutions_CONTINUUM(STATE) ==> means_solutions(CONTINUUM, STATE);
*/
#endif
