/* SPDX-License-Identifier: BSD-2-Clause */
/* The number of solutions is the number of distinct forces of the modes, because the solutions are exactly these forces. */
#ifndef PROOFS_CHECK_SOLVED_H
#define PROOFS_CHECK_SOLVED_H

#include "forces.h"

#define ALL_LISTS \forall STATE_PARAMETERS, FORCES_PARAMETERS
#define SOLVED solved_by(STATE, FORCES)
/*@ predicate solved_by(STATE_PARAMETERS, FORCES_PARAMETERS) =
  @   \forall real N, T; solution(STATE, N, T) <==> is_force(N, T, FORCES);
  @ predicate all_sole(STATE_PARAMETERS, FORCES_PARAMETERS) = sole_F(sF, STATE, NF, TF) && sole_S_plus(sP, STATE, NP, TP) &&
  @   sole_S_minus(sM, STATE, NM, TM) && sole_T(sT, STATE, NT, TT);
  @ STEP(soles_force: ALL_LISTS, real N, real T; hypotheses(STATE) && all_sole(STATE, FORCES) && solution(STATE, N, T) ==>
  @   is_force(N, T, FORCES))
  @ STEP(sole_in_F: ALL_STATES, integer status, real N, T; sole_F(status, STATE, N, T) && counts(status) ==>
  @   force_in(FLIGHT, STATE, N, T))
  @ STEP(sole_in_S_plus: ALL_STATES, integer status, real N, T; sole_S_plus(status, STATE, N, T) && counts(status) ==>
  @   force_in(SLIP_PLUS, STATE, N, T))
  @ STEP(sole_in_S_minus: ALL_STATES, integer status, real N, T; sole_S_minus(status, STATE, N, T) && counts(status) ==>
  @   force_in(SLIP_MINUS, STATE, N, T))
  @ STEP(sole_in_T: ALL_STATES, integer status, real N, T; sole_T(status, STATE, N, T) && counts(status) ==>
  @   force_in(STICK, STATE, N, T))
  @ STEP(soles_solve_each: ALL_LISTS; hypotheses(STATE) && all_sole(STATE, FORCES) ==>
  @   (counts(sF) ==> solution(STATE, NF, TF)) && (counts(sP) ==> solution(STATE, NP, TP)) &&
  @   (counts(sM) ==> solution(STATE, NM, TM)) && (counts(sT) ==> solution(STATE, NT, TT)))
  @ STEP(soles_solution: ALL_LISTS, real N, real T; hypotheses(STATE) && all_sole(STATE, FORCES) && is_force(N, T, FORCES) ==>
  @   solution(STATE, N, T))
  @ lemma soles_solve: ALL_LISTS; hypotheses(STATE) && all_sole(STATE, FORCES) ==> SOLVED;
  @ STEP(solved_0: ALL_LISTS; SOLVED && forces_0(FORCES) ==> solutions_0(STATE))
  @ STEP(solved_1: ALL_LISTS, real N1, T1; SOLVED && forces_1(N1, T1, FORCES) ==> solutions_1(STATE))
  @ STEP(solved_2: ALL_LISTS, real N1, T1, N2, T2; SOLVED && forces_2(N1, T1, N2, T2, FORCES) ==> solutions_2(STATE))
  @ STEP(solved_3: ALL_LISTS, real N1, T1, N2, T2, N3, T3; SOLVED && forces_3(N1, T1, N2, T2, N3, T3, FORCES) ==>
  @   solutions_3(STATE))
  @ STEP(solved_4: ALL_LISTS; SOLVED && forces_4(FORCES) ==> !finite(STATE))
  @ lemma solved_count: ALL_LISTS, integer n; SOLVED && finite(STATE) && forces_are(n, FORCES) ==> means_solutions(n, STATE); */

#endif
