/* SPDX-License-Identifier: BSD-2-Clause */
/* The object `quantities` of any kind (spec/certificate.md, section 3), and the numbers of a text. */
#ifndef CHECK_QUANTITIES_H
#define CHECK_QUANTITIES_H

#include "check/json.h"
#include "check/rational.h"

/* quantities_check: whether `quantities` states the n values, their signs, and who decided them.
 * Returns 1, or 0 with the reason in `answer`. */
int quantities_check(const struct json *json, struct rational_pool *pool, const char *const *name,
                     const rational *value, int n, struct answer *answer);

/* quantities_check_roots: whether the values that `quantities` states for fields given as roots of polynomials are
 * these roots.  Returns as quantities_check. */
int quantities_check_roots(const struct json *json, struct rational_pool *pool, struct answer *answer);

/* quantity_number: the number that a node of the right shape denotes; for a root in the problem, the value that
 * `quantities` states for it.
 * quantity_sign_is: 1 when an integer node is the sign s. */
rational quantity_number(const struct json *json, struct rational_pool *pool, int node);
int quantity_sign_is(const struct json *json, int node, int s);

#endif
