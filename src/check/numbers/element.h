/* SPDX-License-Identifier: BSD-2-Clause */
/* Numbers of the field Q(alpha) of a certificate (spec/certificate.md, section 7), as polynomials in alpha. */
#ifndef CHECK_NUMBERS_ELEMENT_H
#define CHECK_NUMBERS_ELEMENT_H

#include "check/text/json.h"
#include "check/numbers/rational.h"

/* element_set_field: sets the field of the pool to that of {"poly":[...],"interval":[low,high]}, until the pool is
 * emptied.
 * Returns 1, or 0 when exactly one root in the interval is not proved. */
int element_set_field(struct rational_pool *pool, const struct json *json, int node);

/* element_read: the value of {"coefficients":[...]}; NULL when there are fewer than two coefficients, more than the
 * degree of the field, or the last is zero. */
rational element_read(struct rational_pool *pool, const struct json *json, int node);

/* element_is_root: 1 when x is the root of {"poly":[...],"interval":[low,high]}. */
int element_is_root(struct rational_pool *pool, const struct json *json, int node, rational x);

/* element_is_beside_root: 1 when the rational x is proved to be below (side 1) or above (side -1) the root of
 * {"poly":[...],"interval":[low,high]}; 0 also for an x that is not rational. */
int element_is_beside_root(struct rational_pool *pool, const struct json *json, int node, rational x, int side);

/* element_is_stuck: 1 when some sign or number was not found since the pool was emptied; the record is then not
 * verified (rational_pool.c). */
int element_is_stuck(const struct rational_pool *pool);

/* element_degree: the degree of the field of the pool; 0 for Q.
 * element_adjoin: sets the field of the pool to that of the root of a polynomial between low and high (field_set). */
int element_degree(const struct rational_pool *pool);
int element_adjoin(struct rational_pool *pool, const rational *coefficient, int count, rational low, rational high);

/* element_make: the number with these coefficients, no more than the degree of the field; zeros at the end are dropped.
 * element_invert: 1 / x of an element x, not 0. */
rational element_make(struct rational_pool *pool, const rational *term, int count);
rational element_invert(struct rational_pool *pool, rational x);

/* Arithmetic for rational.c where x or y is an element. */
rational element_add(struct rational_pool *pool, rational x, rational y);
rational element_subtract(struct rational_pool *pool, rational x, rational y);
rational element_multiply(struct rational_pool *pool, rational x, rational y);
int element_sign(rational x);
int element_equal(rational x, rational y);

#endif
