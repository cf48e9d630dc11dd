/* SPDX-License-Identifier: BSD-2-Clause */
/* What follows from the signs of the quantities of a planar impact alone. */
#ifndef CHECK_IMPACT_SIGNS_H
#define CHECK_IMPACT_SIGNS_H

#include "check/impact/impact.h"
#include "check/impact/program.h"
#include "check/text/json.h"

/*@ predicate impact_signs_given{L}(signed char *s) = \valid_read(s + (0 .. impact_QUANTITIES - 1)) &&
  @   \forall integer k; 0 <= k < impact_QUANTITIES ==> -1 <= s[k] <= 1;
  @ // What is known of an impact whose quantities are given by their signs.
  @ predicate impact_knows{L}(struct impact *c) = \valid_read(c) && json_ok(c->json) && c->json->count > 0 &&
  @   0 <= c->verdict < c->json->count && impact_itinerary(c) &&
  @   \forall integer k; 0 <= k < IMPACT_QUANTITIES ==> -1 <= c->sign[k] <= 1; */

/* impact_signs_inside: 1 when these signs lie in the hypotheses.  impact_signs_match: 1 when a verdict without numbers and a row (nodes)
 * are those of these signs. */
/*@ requires impact_signs_given(sign);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int impact_signs_inside(const signed char *sign);
/*@ requires json_ok(json) && json->count > 0 && 0 <= verdict < json->count && 0 <= row < json->count;
  @ requires impact_signs_given(sign);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int impact_signs_match(const struct json *json, int verdict, int row, const signed char *sign);

/* impact_row_follows: 1 when a row (a node) is that of signs in the hypotheses. */
/*@ requires json_ok(json) && json->count > 0 && 0 <= row < json->count;
  @ requires impact_signs_given(sign);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int impact_row_follows(const struct json *json, int row, const signed char *sign);

/* impact_row_is: 1 when a row (a node) is the name of the case.  impact_words_follow: 1 when the verdict, without the velocity after the
 * impact and the energy, and the row are those of the signs and the itinerary. */
/*@ requires impact_knows(c) && 0 <= row < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int impact_row_is(const struct impact *c, int row);
/*@ requires impact_knows(c) && 0 <= row < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int impact_words_follow(const struct impact *c, int row);

#endif
