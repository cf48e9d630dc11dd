/* SPDX-License-Identifier: BSD-2-Clause */
/* Numbers a + b sqrt(d) of one real quadratic field, or rationals when there is none. */
#ifndef CHECK_NUMBERS_SURD_H
#define CHECK_NUMBERS_SURD_H

#include "check/numbers/scalar.h"

/* The field: d > 0 is not the square of a rational; NULL for the rationals. */
struct surd_field {
    struct scalar_pool *pool;
    scalar d;
};

struct surd {
    scalar a, b; /* b is NULL for 0 */
};

/*@ predicate surd_field_ok{L}(struct surd_field *f) = \valid_read(f) && f->pool != \null;
  @ predicate surd_ok{L}(struct surd_field *f, struct surd x) = x.a != \null && (x.b != \null ==> f->d != \null); */

/* surd_from: the rational x. */
/*@ assigns \nothing;
  @ ensures \result.a == x && \result.b == \null; */
struct surd surd_from(scalar x);

/* surd_add, surd_subtract, surd_multiply: x + y, x - y, x * y. */
/*@ requires surd_field_ok(f) && surd_ok(f, x) && surd_ok(f, y);
  @ assigns \nothing;
  @ ensures surd_ok(f, \result); */
struct surd surd_add(const struct surd_field *f, struct surd x, struct surd y);
/*@ requires surd_field_ok(f) && surd_ok(f, x) && surd_ok(f, y);
  @ assigns \nothing;
  @ ensures surd_ok(f, \result); */
struct surd surd_subtract(const struct surd_field *f, struct surd x, struct surd y);
/*@ requires surd_field_ok(f) && surd_ok(f, x) && surd_ok(f, y);
  @ assigns \nothing;
  @ ensures surd_ok(f, \result); */
struct surd surd_multiply(const struct surd_field *f, struct surd x, struct surd y);

/* surd_sign: -1, 0 or 1.  surd_equal: 1 when x and y have the same value, else 0. */
/*@ requires surd_field_ok(f) && surd_ok(f, x);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
int surd_sign(const struct surd_field *f, struct surd x);
/*@ requires surd_field_ok(f) && surd_ok(f, x) && surd_ok(f, y);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int surd_equal(const struct surd_field *f, struct surd x, struct surd y);

#endif
