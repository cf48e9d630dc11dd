/* SPDX-License-Identifier: BSD-2-Clause */
/* What follows from the signs of the quantities of a G-spot alone: those of the program `jam`, or `jam_state` (check/jam/program.h). */
#ifndef CHECK_JAM_SIGNS_H
#define CHECK_JAM_SIGNS_H

#include "check/jam/program.h"
#include "check/text/json.h"

/*@ predicate jam_signs_given{L}(signed char *s, integer n) = \valid_read(s + (0 .. n - 1)) &&
  @   \forall integer k; 0 <= k < n ==> -1 <= s[k] <= 1; */

/* jam_state_signs_inside: 1 when these signs lie in the hypotheses; without a state all do. */
/*@ requires jam_signs_given(sign, jam_state_QUANTITIES);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int jam_state_signs_inside(const signed char *sign);

/* jam_signs_match, jam_state_signs_match: 1 when a verdict and a row (nodes) are those of these signs. */
/*@ requires json_ok(json) && json->count > 0 && 0 <= verdict < json->count && 0 <= row < json->count;
  @ requires jam_signs_given(sign, jam_QUANTITIES);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int jam_signs_match(const struct json *json, int verdict, int row, const signed char *sign);
/*@ requires json_ok(json) && json->count > 0 && 0 <= verdict < json->count && 0 <= row < json->count;
  @ requires jam_signs_given(sign, jam_state_QUANTITIES);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int jam_state_signs_match(const struct json *json, int verdict, int row, const signed char *sign);

#endif
