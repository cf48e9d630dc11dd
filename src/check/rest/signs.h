/* SPDX-License-Identifier: BSD-2-Clause */
/* What follows from the signs of the quantities of an equilibrium alone, where the potential has no direction in which it falls: of the
 * programs `rest` by Newton's law, `rest_poisson` and `rest_energetic` by the two other laws. */
#ifndef CHECK_REST_SIGNS_H
#define CHECK_REST_SIGNS_H

#include "check/rest/program.h"
#include "check/rest/rest.h"
#include "check/text/json.h"

/*@ predicate rest_signs_given{L}(signed char *s, integer n) = \valid_read(s + (0 .. n - 1)) &&
  @   \forall integer k; 0 <= k < n ==> -1 <= s[k] <= 1;
  @ // What is known of an equilibrium whose quantities are given by their signs.
  @ predicate rest_knows{L}(struct rest *c) = \valid_read(c) && json_ok(c->json) && c->json->count > 0 &&
  @   0 <= c->verdict < c->json->count && -1 <= c->potential <= 1 && -1 <= c->impacts <= 1 &&
  @   \forall integer k; 0 <= k < REST_QUANTITIES ==> -1 <= c->sign[k] <= 1; */

/* rest_signs_inside: 1 when these signs lie in the hypotheses. */
/*@ requires rest_signs_given(sign, rest_QUANTITIES);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int rest_signs_inside(const signed char *sign);

/* rest_newton_growth, rest_poisson_growth, rest_energetic_growth: the sign of e - 1 by each law; e is the factor by which impacts multiply
 * the velocity (spec/certificate.md, section 12.4). */
/*@ requires rest_signs_given(sign, rest_QUANTITIES);
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
int rest_newton_growth(const signed char *sign);
/*@ requires rest_signs_given(sign, rest_poisson_QUANTITIES);
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
int rest_poisson_growth(const signed char *sign);
/*@ requires rest_signs_given(sign, rest_energetic_QUANTITIES);
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
int rest_energetic_growth(const signed char *sign);

/* rest_signs_match: 1 when a verdict without numbers and a row (nodes) are those of these signs, `growth` being that of e - 1.
 * rest_row_follows: 1 when a row (a node) is. */
/*@ requires json_ok(json) && json->count > 0 && 0 <= verdict < json->count && 0 <= row < json->count;
  @ requires rest_signs_given(sign, rest_QUANTITIES) && -1 <= growth <= 1;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int rest_signs_match(const struct json *json, int verdict, int row, const signed char *sign, int growth);
/*@ requires json_ok(json) && json->count > 0 && 0 <= row < json->count;
  @ requires rest_signs_given(sign, rest_QUANTITIES) && -1 <= growth <= 1;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int rest_row_follows(const struct json *json, int row, const signed char *sign, int growth);

/* rest_words_follow: 1 when the verdict, without e^2 and the quantities that are zero, and the row are those of the three conditions.
 * rest_row_is: 1 when a row (a node) is. */
/*@ requires rest_knows(c) && 0 <= row < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int rest_words_follow(const struct rest *c, int row);
/*@ requires rest_knows(c) && 0 <= row < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int rest_row_is(const struct rest *c, int row);

#endif
