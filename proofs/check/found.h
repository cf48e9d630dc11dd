/* SPDX-License-Identifier: BSD-2-Clause */
/* From what the checker finds of the modes and of their forces to the meaning: the statuses and the number of forces that it goes on
 * with are those of the state, so those of one row of the table. */
#ifndef PROOFS_CHECK_FOUND_H
#define PROOFS_CHECK_FOUND_H

#include "at.h"
#include "modes.h"
#include "solutions.h"

/* The solutions are the forces of the modes, so as many. */
#define ALL_LISTS \forall STATE_PARAMETERS, FORCES_PARAMETERS
#define SOLVED solved_by(STATE, FORCES)
/*@ predicate solved_by(STATE_PARAMETERS, FORCES_PARAMETERS) =
  @   \forall real N, T; solution(STATE, N, T) <==> is_force(N, T, FORCES);
  @ predicate all_sole(STATE_PARAMETERS, FORCES_PARAMETERS) = sole_F(sF, STATE, NF, TF) && sole_S_plus(sP, STATE, NP, TP) &&
  @   sole_S_minus(sM, STATE, NM, TM) && sole_T(sT, STATE, NT, TT);
  @ lemma soles_force: ALL_LISTS, real N, real T; hypotheses(STATE) && all_sole(STATE, FORCES) && solution(STATE, N, T) ==>
  @   is_force(N, T, FORCES);
  @ lemma sole_in_F: ALL_STATES, integer status, real N, T; sole_F(status, STATE, N, T) && counts(status) ==>
  @   force_in(FLIGHT, STATE, N, T);
  @ lemma sole_in_S_plus: ALL_STATES, integer status, real N, T; sole_S_plus(status, STATE, N, T) && counts(status) ==>
  @   force_in(SLIP_PLUS, STATE, N, T);
  @ lemma sole_in_S_minus: ALL_STATES, integer status, real N, T; sole_S_minus(status, STATE, N, T) && counts(status) ==>
  @   force_in(SLIP_MINUS, STATE, N, T);
  @ lemma sole_in_T: ALL_STATES, integer status, real N, T; sole_T(status, STATE, N, T) && counts(status) ==>
  @   force_in(STICK, STATE, N, T);
  @ lemma soles_solve_each: ALL_LISTS; hypotheses(STATE) && all_sole(STATE, FORCES) ==>
  @   (counts(sF) ==> solution(STATE, NF, TF)) && (counts(sP) ==> solution(STATE, NP, TP)) &&
  @   (counts(sM) ==> solution(STATE, NM, TM)) && (counts(sT) ==> solution(STATE, NT, TT));
  @ lemma soles_solution: ALL_LISTS, real N, real T; hypotheses(STATE) && all_sole(STATE, FORCES) && is_force(N, T, FORCES) ==>
  @   solution(STATE, N, T);
  @ lemma soles_solve: ALL_LISTS; hypotheses(STATE) && all_sole(STATE, FORCES) ==> SOLVED;
  @ lemma solved_0: ALL_LISTS; SOLVED && forces_0(FORCES) ==> solutions_0(STATE);
  @ lemma solved_1: ALL_LISTS, real N1, T1; SOLVED && forces_1(N1, T1, FORCES) ==> solutions_1(STATE);
  @ lemma solved_2: ALL_LISTS, real N1, T1, N2, T2; SOLVED && forces_2(N1, T1, N2, T2, FORCES) ==> solutions_2(STATE);
  @ lemma solved_3: ALL_LISTS, real N1, T1, N2, T2, N3, T3; SOLVED && forces_3(N1, T1, N2, T2, N3, T3, FORCES) ==>
  @   solutions_3(STATE);
  @ lemma solved_4: ALL_LISTS; SOLVED && forces_4(FORCES) ==> !finite(STATE);
  @ lemma solved_count: ALL_LISTS, integer n; SOLVED && finite(STATE) && forces_are(n, FORCES) ==> means_solutions(n, STATE); */

#define STATUS_FOUND(S, MODE)                                                                                          \
    lemma status_found_##S{L}: ALL_C; contact_known(c) && mode_found(c, MODE) ==>                                      \
        means_##S(status_at(c, MODE), STATE_OF(c));                                                                    \
    lemma mode_sole_##S{L}: ALL_C; contact_known(c) && mode_found(c, MODE) && !mode_on_continuum(c, MODE) ==>          \
        sole_##S(status_at(c, MODE), STATE_OF(c), FORCE_OF(c, MODE));

/*@ lemma known_given{L}: ALL_C; contact_known(c) ==> GIVEN_AT(c);
  @ lemma known_hypotheses{L}: ALL_C; contact_known(c) ==> hypotheses(STATE_OF(c));
  @ lemma mode_found_is{L}: ALL_C, integer mode; mode_found(c, mode) ==>
  @   found(mode, status_at(c, mode), LINE_AT(c), STATE_OF(c), FORCE_OF(c, mode));
  @ lemma mode_continues{L}: ALL_C, integer mode; on_continuum(mode, LINE_AT(c)) ==> mode_on_continuum(c, mode);
  @ lemma mode_continued{L}: ALL_C, integer mode; mode_on_continuum(c, mode) ==> on_continuum(mode, LINE_AT(c));
  @ STATUS_FOUND(F, FLIGHT) STATUS_FOUND(S_plus, SLIP_PLUS) STATUS_FOUND(S_minus, SLIP_MINUS) STATUS_FOUND(T, STICK)

  @ lemma all_sole_intro: ALL_LISTS; sole_F(sF, STATE, NF, TF) && sole_S_plus(sP, STATE, NP, TP) && sole_S_minus(sM, STATE, NM, TM) &&
  @   sole_T(sT, STATE, NT, TT) ==> all_sole(STATE, FORCES);
  @ lemma all_found_parts{L}: ALL_C; all_found(c) ==>
  @   mode_found(c, FLIGHT) && mode_found(c, SLIP_PLUS) && mode_found(c, SLIP_MINUS) && mode_found(c, STICK);
  @ lemma without_continuum{L}: ALL_C; continuum_found(c, MODES) && !has_continuum(c) ==>
  @   !mode_on_continuum(c, FLIGHT) && !mode_on_continuum(c, SLIP_PLUS) && !mode_on_continuum(c, SLIP_MINUS) &&
  @   !mode_on_continuum(c, STICK);
  @ lemma with_continuum{L}: ALL_C; continuum_found(c, MODES) && has_continuum(c) ==>
  @   mode_on_continuum(c, SLIP_PLUS) || mode_on_continuum(c, SLIP_MINUS);
  @ lemma all_sole_found{L}: ALL_C; contact_known(c) && all_found(c) && continuum_found(c, MODES) && !has_continuum(c) ==>
  @   all_sole(STATE_OF(c), FORCES_AT(c));
  @ lemma continues_by_signs: \forall ALL_SIGNS; sign_continuum(ROW_SIGNS) ==> on_continuum(SLIP_PLUS, LINE) || on_continuum(SLIP_MINUS, LINE);
  @ lemma signs_finite{L}: ALL_C; contact_known(c) && continuum_found(c, MODES) && !has_continuum(c) ==> finite(STATE_OF(c));
  @ lemma finite_found{L}: ALL_C, integer n; contact_known(c) && all_found(c) && continuum_found(c, MODES) &&
  @   !has_continuum(c) && forces_are(n, FORCES_AT(c)) ==> means_solutions(n, STATE_OF(c));
  @ lemma continuum_means{L}: ALL_C; contact_known(c) && continuum_found(c, MODES) && has_continuum(c) ==>
  @   means_solutions(CONTINUUM, STATE_OF(c)); */

/* The signs are possible ones of a state. */
/*@ lemma possible_slopes: ALL_GIVEN; GIVEN ==> sp_plus >= 0 || sp_minus >= 0;
  @ lemma possible_cone: ALL_GIVEN; GIVEN && sE_plus < 0 && sE_minus < 0 ==> sN >= 0;
  @ lemma stick_without_force: ALL_STATES, real N, T; hypotheses(STATE) && closed_T(STATE, N, T) && value_N(STATE) == 0 ==>
  @   N == 0 && T == 0;
  @ lemma stick_at_rest: ALL_STATES, real N, T; hypotheses(STATE) && closed_T(STATE, N, T) && value_N(STATE) == 0 ==>
  @   a == 0 && b == 0;
  @ lemma weightless_stick: ALL_STATES; a == 0 && b == 0 ==> value_N(STATE) == 0;
  @ lemma exists_stick_at_rest: ALL_STATES; hypotheses(STATE) && exists_closed_T(STATE) && value_N(STATE) == 0 ==> a == 0 && b == 0;
  @ lemma possible_stick: ALL_GIVEN; GIVEN && exists_closed_T(STATE) ==> (sN == 0 <==> sa == 0 && sb == 0);
  @ lemma word_closes_T: ALL_STATES, integer status; means_T(status, STATE) && (status == CONSISTENT || status == BOUNDARY) ==>
  @   exists_closed_T(STATE);
  @ lemma has_force_counts{L}: ALL_C; has_force(c, STICK) ==> status_at(c, STICK) == CONSISTENT || status_at(c, STICK) == BOUNDARY;
  @ lemma possible_force{L}: ALL_C; contact_known(c) && all_found(c) && has_force(c, STICK) ==>
  @   exists_closed_T(STATE_OF(c));
  @ lemma possible_intro{L}: ALL_C; (sign_at(c, Q_p_plus) >= 0 || sign_at(c, Q_p_minus) >= 0) &&
  @   (sign_at(c, Q_E_plus) < 0 && sign_at(c, Q_E_minus) < 0 ==> sign_at(c, Q_N) >= 0) &&
  @   (has_force(c, STICK) ==> (sign_at(c, Q_N) == 0 <==> sign_at(c, Q_a) == 0 && sign_at(c, Q_b) == 0)) ==> contact_possible(c);
  @ lemma possible_found{L}: ALL_C; contact_known(c) && all_found(c) ==> contact_possible(c); */

#endif
