/* SPDX-License-Identifier: BSD-2-Clause */
/* Sums, products and signs of numbers a + b sqrt(d) have the right values (surd.h); proved in src/check/numbers/surd.c. */
#ifndef PROOFS_CHECK_SURD_KNOWN_H
#define PROOFS_CHECK_SURD_KNOWN_H

#include "../contact/known.h"

#include "surd.h"

#include "../contact/proved.h"

/*@ ensures value: \forall struct surd_field *f; SURD(f, \result) == scalar_value(x); */
struct surd surd_from(scalar x);
/*@ ensures value: SURD(f, \result) == check_sum(SURD(f, x), SURD(f, y)); */
struct surd surd_add(const struct surd_field *f, struct surd x, struct surd y);
/*@ ensures value: SURD(f, \result) == check_difference(SURD(f, x), SURD(f, y)); */
struct surd surd_subtract(const struct surd_field *f, struct surd x, struct surd y);
/*@ ensures value: SURD_REAL(f) ==> SURD(f, \result) == check_product(SURD(f, x), SURD(f, y)); */
struct surd surd_multiply(const struct surd_field *f, struct surd x, struct surd y);
/*@ ensures value: scalar_doubt == 0 && SURD_REAL(f) ==> sign_of(\result, SURD(f, x)); */
int surd_sign(const struct surd_field *f, struct surd x);
/*@ ensures value: scalar_doubt == 0 && SURD_REAL(f) ==> (\result == 1 <==> SURD(f, x) == SURD(f, y)); */
int surd_equal(const struct surd_field *f, struct surd x, struct surd y);

#endif
