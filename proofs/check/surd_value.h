/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/numbers/surd.c: sums, products and signs of numbers a + b sqrt(d) have the right values (surd.h). */
#ifndef PROOFS_CHECK_SURD_VALUE_H
#define PROOFS_CHECK_SURD_VALUE_H

#include "../contact/known.h"

#include "surd.h"

#include "../contact/proved.h"

/*@ ensures value: \forall struct surd_field *f; SURD(f, \result) == rational_value(x); */
struct surd surd_from(rational x);
/*@ ensures value: rational_value(\result) == (x.b == \null ? 0.0 : rational_value(x.b)); */
static rational root_part(const struct surd_field *f, struct surd x);
/*@ ensures value: SURD(f, \result) == check_sum(SURD(f, x), SURD(f, y)); */
struct surd surd_add(const struct surd_field *f, struct surd x, struct surd y);
/*@ ensures value: SURD(f, \result) == check_difference(SURD(f, x), SURD(f, y)); */
struct surd surd_subtract(const struct surd_field *f, struct surd x, struct surd y);
/*@ ensures value: \result.b != \null && surd_times(x.a, x.b, y.a, y.b, f->d, \result.a, \result.b); */
static struct surd multiply_roots(const struct surd_field *f, struct surd x, struct surd y);
/*@ ensures value: SURD_REAL(f) ==> SURD(f, \result) == check_product(SURD(f, x), SURD(f, y)); */
static struct surd product_of_roots(const struct surd_field *f, struct surd x, struct surd y);
/*@ ensures value: SURD_REAL(f) ==> SURD(f, \result) == check_product(SURD(f, x), SURD(f, y)); */
struct surd surd_multiply(const struct surd_field *f, struct surd x, struct surd y);
/*@ ensures value: rational_doubt == 0 && SURD_REAL(f) && (a == 1 || a == -1) && sign_of(a, rational_value(x.a)) && sign_of(-a, rational_value(x.b)) ==>
  @   sign_of(\result, SURD(f, x)); */
static int sign_of_larger(const struct surd_field *f, struct surd x, int a);
/*@ ensures value: rational_doubt == 0 && SURD_REAL(f) ==> sign_of(\result, SURD(f, x)); */
int surd_sign(const struct surd_field *f, struct surd x);
/*@ ensures value: rational_doubt == 0 && SURD_REAL(f) ==> (\result == 1 <==> SURD(f, x) == SURD(f, y)); */
int surd_equal(const struct surd_field *f, struct surd x, struct surd y);

#endif
