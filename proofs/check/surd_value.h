/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/numbers/surd.c: sums, products and signs of numbers a + b sqrt(d) have the right values (surd_known.h). */
#ifndef PROOFS_CHECK_SURD_VALUE_H
#define PROOFS_CHECK_SURD_VALUE_H

#include "surd_known.h"

/*@ ensures value: scalar_value(\result) == (x.b == \null ? 0.0 : scalar_value(x.b)); */
static scalar root_part(const struct surd_field *f, struct surd x);
/*@ ensures value: \result.b != \null && surd_times(x.a, x.b, y.a, y.b, f->d, \result.a, \result.b); */
static struct surd multiply_roots(const struct surd_field *f, struct surd x, struct surd y);
/*@ ensures value: SURD_REAL(f) ==> SURD(f, \result) == check_product(SURD(f, x), SURD(f, y)); */
static struct surd product_of_roots(const struct surd_field *f, struct surd x, struct surd y);
/*@ ensures value: scalar_doubt == 0 && SURD_REAL(f) && (a == 1 || a == -1) && sign_of(a, scalar_value(x.a)) && sign_of(-a, scalar_value(x.b)) ==>
  @   sign_of(\result, SURD(f, x)); */
static int sign_of_larger(const struct surd_field *f, struct surd x, int a);

#endif
