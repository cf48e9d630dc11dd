/* SPDX-License-Identifier: BSD-2-Clause */
/* The object `quantities` of any kind (spec/certificate.md, section 3), and the numbers in a record. */
#ifndef CHECK_QUANTITIES_H
#define CHECK_QUANTITIES_H

#include "check/text/json.h"
#include "check/numbers/scalar.h"

/*@ predicate quantities_ready{L}(struct json *json, struct scalar_pool *pool, struct answer *answer) =
  @   json_ok(json) && json->count > 0 && pool != \null && \valid(answer) && \separated(answer, json) &&
  @   \separated(answer, json->text + (0 .. json->length - 1)); */

/* quantities_check: whether `quantities` contains the n values with their names, their signs, and the tier of each.
 * Returns 1, or 0 with the reason in `answer`. */
/*@ requires quantities_ready(json, pool, answer) && 0 <= n;
  @ requires lists: \valid_read(name + (0 .. n - 1)) && \valid_read(value + (0 .. n - 1));
  @ requires apart: \separated(answer, name + (0 .. n - 1), value + (0 .. n - 1));
  @ requires items: \forall integer k; 0 <= k < n ==> constant_text(name[k]) && value[k] != \null;
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && json_ok(json); */
int quantities_check(const struct json *json, struct scalar_pool *pool, const char *const *name, const scalar *value,
                     int n, struct answer *answer);

/* quantities_check_roots: whether the values in `quantities` of the fields that are given as roots of polynomials are
 * these roots. Returns as quantities_check. */
/*@ requires quantities_ready(json, pool, answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && json_ok(json); */
int quantities_check_roots(const struct json *json, struct scalar_pool *pool, struct answer *answer);

/* quantity_number: the number at a node. For a root in the problem it is the value in `quantities`; for a node of
 * another form it is scalar_unknown. quantity_sign_is: 1 when the node is an integer equal to the sign s. */
/*@ requires pool != \null && json_ok(json) && 0 <= node < json->count;
  @ assigns scalar_doubt, \result \from json, pool, node;
  @ ensures \result != \null && DOUBT_STAYS; */
scalar quantity_number(const struct json *json, struct scalar_pool *pool, int node);
/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int quantity_sign_is(const struct json *json, int node, int s);

#endif
