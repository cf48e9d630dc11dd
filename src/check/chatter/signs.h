/* SPDX-License-Identifier: BSD-2-Clause */
/* What follows from the signs of the quantities alone, where data are uncertain: row, fate, and the mode at rest where it does not depend
 * on an orbit (spec/certificate.md, section 9.10). */
#ifndef CHECK_CHATTER_SIGNS_H
#define CHECK_CHATTER_SIGNS_H

#include "check/chatter/chatter.h"
#include "check/chatter/program.h"

/*@ predicate chatter_signs_given{L}(signed char *s, integer n) = \valid_read(s + (0 .. n - 1)) &&
  @   \forall integer k; 0 <= k < n ==> -1 <= s[k] <= 1;
  @ predicate chatter_nodes{L}(struct json *json, integer verdict, integer row) = json_ok(json) && json->count > 0 &&
  @   0 <= verdict < json->count && 0 <= row < json->count; */

/* chatter_stick_inside, chatter_orbit_inside: 1 when these signs lie in the hypotheses, of a problem without u and v and with them. */
/*@ requires chatter_signs_given(sign, chatter_stick_QUANTITIES);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int chatter_stick_inside(const signed char *sign);
/*@ requires chatter_signs_given(sign, chatter_orbit_QUANTITIES);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int chatter_orbit_inside(const signed char *sign);

/* chatter_..._match: 1 when a verdict and a row (nodes) are those of these signs, of the program of that name. */
/*@ requires chatter_nodes(json, verdict, row) && chatter_signs_given(sign, chatter_stick_QUANTITIES);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int chatter_stick_match(const struct json *json, int verdict, int row, const signed char *sign);
/*@ requires chatter_nodes(json, verdict, row) && chatter_signs_given(sign, chatter_stick_poisson_QUANTITIES);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int chatter_stick_poisson_match(const struct json *json, int verdict, int row, const signed char *sign);
/*@ requires chatter_nodes(json, verdict, row) && chatter_signs_given(sign, chatter_stick_energetic_QUANTITIES);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int chatter_stick_energetic_match(const struct json *json, int verdict, int row, const signed char *sign);
/*@ requires chatter_nodes(json, verdict, row) && chatter_signs_given(sign, chatter_orbit_QUANTITIES);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int chatter_orbit_match(const struct json *json, int verdict, int row, const signed char *sign);
/*@ requires chatter_nodes(json, verdict, row) && chatter_signs_given(sign, chatter_orbit_poisson_QUANTITIES);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int chatter_orbit_poisson_match(const struct json *json, int verdict, int row, const signed char *sign);
/*@ requires chatter_nodes(json, verdict, row) && chatter_signs_given(sign, chatter_orbit_ahead_QUANTITIES);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int chatter_orbit_ahead_match(const struct json *json, int verdict, int row, const signed char *sign);
/*@ requires chatter_nodes(json, verdict, row) && chatter_signs_given(sign, chatter_orbit_back_QUANTITIES);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int chatter_orbit_back_match(const struct json *json, int verdict, int row, const signed char *sign);

#endif
