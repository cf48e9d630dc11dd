/* SPDX-License-Identifier: BSD-2-Clause */
/* Numbers of the field Q(alpha) of a certificate (spec/certificate.md, section 7), as polynomials in alpha. */
#ifndef CHECK_NUMBERS_ELEMENT_H
#define CHECK_NUMBERS_ELEMENT_H

#include "check/text/json.h"
#include "check/numbers/scalar.h"

/* element_set_field: sets the field of the pool to that of {"poly":[...],"interval":[low,high]}, until the pool is
 * emptied.
 * Returns 1, or 0 when exactly one root in the interval is not proved. */
int element_set_field(struct scalar_pool *pool, const struct json *json, int node);

/* element_read: the value of {"coefficients":[...]}; NULL when there are fewer than two coefficients, more than the
 * degree of the field, or the last is zero. */
scalar element_read(struct scalar_pool *pool, const struct json *json, int node);

/* element_is_root: 1 when x is the root of {"poly":[...],"interval":[low,high]}. */
int element_is_root(struct scalar_pool *pool, const struct json *json, int node, scalar x);

/* element_is_beside_root: 1 when the rational x is proved to be below (side 1) or above (side -1) the root of
 * {"poly":[...],"interval":[low,high]}; 0 also for an x that is not rational. */
int element_is_beside_root(struct scalar_pool *pool, const struct json *json, int node, scalar x, int side);

/* element_is_stuck: 1 when some sign or number was not found since the pool was emptied; the record is then not
 * verified (scalar_pool.c). */
int element_is_stuck(const struct scalar_pool *pool);

/* element_degree: the degree of the field of the pool; 0 for Q.
 * element_adjoin: sets the field of the pool to that of the root of a polynomial between low and high (field_set). */
int element_degree(const struct scalar_pool *pool);
int element_adjoin(struct scalar_pool *pool, const scalar *coefficient, int count, scalar low, scalar high);

/* element_make: the number with these coefficients, no more than the degree of the field; zeros at the end are dropped.
 * element_invert: 1 / x of an element x, not 0. */
scalar element_make(struct scalar_pool *pool, const scalar *term, int count);
scalar element_invert(struct scalar_pool *pool, scalar x);

/* Arithmetic for scalar.c where x or y is an element. */
scalar element_add(struct scalar_pool *pool, scalar x, scalar y);
scalar element_subtract(struct scalar_pool *pool, scalar x, scalar y);
scalar element_multiply(struct scalar_pool *pool, scalar x, scalar y);
int element_sign(scalar x);
int element_equal(scalar x, scalar y);

#endif
