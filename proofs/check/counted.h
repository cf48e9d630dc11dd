/* SPDX-License-Identifier: BSD-2-Clause */
/* How many forces solve the problem, from the forces of the modes. */
#ifndef PROOFS_CHECK_COUNTED_H
#define PROOFS_CHECK_COUNTED_H

#include "check/contact/contact.h"
#include "contact/given.h"

#define ALL_FORCES \forall STATE_PARAMETERS, real lambda_N, real lambda_T
#define FORCE lambda_N, lambda_T

/* A force is a solution if and only if it is a force of some mode. */
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

/* Unless the signs give a mode a continuum of forces, the number of solutions is finite, at most three. */
#define ROW_FINITE(name, condition, F, S_plus, S_minus, T, solutions)                                                  \
    STEP(finite_##name: ALL_GIVEN; GIVEN && row_condition(ROW_##name, ROW_SIGNS) && !sign_continuum(ROW_SIGNS) ==>     \
        finite(STATE))
/*@ predicate finite(STATE_PARAMETERS) = solutions_0(STATE) || solutions_1(STATE) || solutions_2(STATE) || solutions_3(STATE);
  @ predicate sign_continuum(ALL_SIGNS) = sb == 0 && ((su >= 0 && sp_plus == 0 && (su != 0 || sa > 0)) ||
  @   (su <= 0 && sp_minus == 0 && (su != 0 || sa < 0)));
  @ T_CONTACT(ROW_FINITE)
  @ lemma finite_count: ALL_GIVEN; GIVEN && !sign_continuum(ROW_SIGNS) ==> finite(STATE); */

#endif
