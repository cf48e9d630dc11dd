/* SPDX-License-Identifier: BSD-2-Clause */
/* How many forces solve the problem, from the forces of the modes; and the row of the table, from what the words mean. */
#ifndef PROOFS_CHECK_COUNTED_H
#define PROOFS_CHECK_COUNTED_H

#include "check/contact.h"
#include "meaning/contact.h"

#define ALL_FORCES \forall STATE_PARAMETERS, real lambda_N, real lambda_T
#define FORCE lambda_N, lambda_T

/* A solution is a force of some mode. */
/*@ predicate force_in(integer mode, STATE_PARAMETERS, real lambda_N, real lambda_T) =
  @   (mode == FLIGHT && closed_F(STATE, FORCE)) || (mode == SLIP_PLUS && closed_S_plus(STATE, FORCE)) ||
  @   (mode == SLIP_MINUS && closed_S_minus(STATE, FORCE)) || (mode == STICK && closed_T(STATE, FORCE));
  @ lemma mode_solves: ALL_FORCES, integer mode; hypotheses(STATE) && force_in(mode, STATE, FORCE) ==> solution(STATE, FORCE);
  @ STEP(solution_has_mode: ALL_FORCES; hypotheses(STATE) && solution(STATE, FORCE) ==>
  @   closed_F(STATE, FORCE) || closed_S_plus(STATE, FORCE) || closed_S_minus(STATE, FORCE) || closed_T(STATE, FORCE))
  @ lemma solution_in_mode: ALL_FORCES; hypotheses(STATE) && solution(STATE, FORCE) ==>
  @   force_in(FLIGHT, STATE, FORCE) || force_in(SLIP_PLUS, STATE, FORCE) || force_in(SLIP_MINUS, STATE, FORCE) ||
  @   force_in(STICK, STATE, FORCE);
  @ lemma four_are_not_three: ALL_STATES, real N1, T1, N2, T2, N3, T3, N4, T4;
  @   solution(STATE, N1, T1) && solution(STATE, N2, T2) && solution(STATE, N3, T3) && solution(STATE, N4, T4) &&
  @   distinct(N1, T1, N2, T2) && distinct(N1, T1, N3, T3) && distinct(N1, T1, N4, T4) && distinct(N2, T2, N3, T3) &&
  @   distinct(N2, T2, N4, T4) && distinct(N3, T3, N4, T4) ==>
  @   !solutions_0(STATE) && !solutions_1(STATE) && !solutions_2(STATE) && !solutions_3(STATE); */

/* A word is the only one that holds. */
#define ONLY_WORD(S)                                                                                                   \
    lemma only_word_##S: ALL_STATES, integer word, other; 0 <= word <= 3 && means_##S(word, STATE) &&                  \
        means_##S(other, STATE) ==> word == other;
/*@ ONLY_WORD(F) ONLY_WORD(S_plus) ONLY_WORD(S_minus) ONLY_WORD(T)
  @ lemma only_count: ALL_STATES, integer count, other; CONTINUUM <= count <= 3 && means_solutions(count, STATE) &&
  @   means_solutions(other, STATE) ==> count == other;
  @ lemma only_row: ALL_STATES, integer f, plus, minus, t, count, integer of, oplus, ominus, ot, ocount;
  @   0 <= f <= 3 && 0 <= plus <= 3 && 0 <= minus <= 3 && 0 <= t <= 3 && CONTINUUM <= count <= 3 &&
  @   means_row(f, plus, minus, t, count, STATE) && means_row(of, oplus, ominus, ot, ocount, STATE) ==>
  @   f == of && plus == oplus && minus == ominus && t == ot && count == ocount; */

/* The words that hold are those of the row. */
#define ROW_SPELT(name, condition, F, S_plus, S_minus, T, solutions)                                                   \
    STEP(spelt_##name: row_words(ROW_##name, F, S_plus, S_minus, T, solutions))
#define ROW_FOUND(name, condition, F, S_plus, S_minus, T, solutions)                                                   \
    STEP(found_##name: ALL_GIVEN, integer f, plus, minus, t, count;                                                    \
        GIVEN && row_condition(ROW_##name, ROW_SIGNS) && means_row(f, plus, minus, t, count, STATE) ==>                \
        row_words(ROW_##name, f, plus, minus, t, count))
#define ROW_FINITE(name, condition, F, S_plus, S_minus, T, solutions)                                                  \
    STEP(finite_##name: ALL_GIVEN; GIVEN && row_condition(ROW_##name, ROW_SIGNS) && !sign_continuum(ROW_SIGNS) ==>     \
        finite(STATE))
/*@ T_CONTACT(ROW_SPELT)
  @ T_CONTACT(ROW_FOUND)
  @ lemma row_found: ALL_GIVEN, integer f, plus, minus, t, count; GIVEN && means_row(f, plus, minus, t, count, STATE) ==>
  @   \exists integer row; row_condition(row, ROW_SIGNS) && row_words(row, f, plus, minus, t, count);
  @ predicate finite(STATE_PARAMETERS) = solutions_0(STATE) || solutions_1(STATE) || solutions_2(STATE) || solutions_3(STATE);
  @ predicate sign_continuum(ALL_SIGNS) = sb == 0 && ((su >= 0 && sp_plus == 0 && (su != 0 || sa > 0)) ||
  @   (su <= 0 && sp_minus == 0 && (su != 0 || sa < 0)));
  @ T_CONTACT(ROW_FINITE)
  @ lemma finite_count: ALL_GIVEN; GIVEN && !sign_continuum(ROW_SIGNS) ==> finite(STATE); */

#endif
