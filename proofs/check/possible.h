/* SPDX-License-Identifier: BSD-2-Clause */
/* Conditions that the signs of every state satisfy. */
#ifndef PROOFS_CHECK_POSSIBLE_H
#define PROOFS_CHECK_POSSIBLE_H

#include "contact/given.h"

/*@ lemma possible_slopes: ALL_GIVEN; GIVEN ==> sp_plus >= 0 || sp_minus >= 0;
  @ lemma possible_cone: ALL_GIVEN; GIVEN && sE_plus < 0 && sE_minus < 0 ==> sN >= 0;
  @ STEP(stick_without_force: ALL_STATES, real N, T; hypotheses(STATE) && closed_T(STATE, N, T) && value_N(STATE) == 0 ==>
  @   N == 0 && T == 0)
  @ STEP(stick_at_rest: ALL_STATES, real N, T; hypotheses(STATE) && closed_T(STATE, N, T) && value_N(STATE) == 0 ==>
  @   a == 0 && b == 0)
  @ STEP(weightless_stick: ALL_STATES; a == 0 && b == 0 ==> value_N(STATE) == 0)
  @ STEP(exists_stick_at_rest: ALL_STATES; hypotheses(STATE) && exists_closed_T(STATE) && value_N(STATE) == 0 ==> a == 0 && b == 0)
  @ lemma possible_stick: ALL_GIVEN; GIVEN && exists_closed_T(STATE) ==> (sN == 0 <==> sa == 0 && sb == 0); */

#endif
