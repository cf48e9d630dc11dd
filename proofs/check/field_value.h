/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/numbers/field.c: the signs that it returns are right.  (For field_isolates see field_isolated.h.) */
#ifndef PROOFS_CHECK_FIELD_VALUE_H
#define PROOFS_CHECK_FIELD_VALUE_H

#include "../contact/known.h"

#include "inside.h"

#include "descartes.h"

#include "../contact/proved.h"

#include "field_root.h"
#include "plain.h"

/*@ ensures value: rational_doubt == 0 ==> check_sum(rational_value(\result), rational_value(\result)) == rational_value(x); */
static rational half(struct rational_pool *pool, rational x);
/*@ ensures value: rational_value(\result) == topped_value(p, count, rational_value(top), rational_value(x)); */
static rational value_at(struct rational_pool *pool, rational top, const rational *p, int count, rational x);
/*@ ensures value: rational_doubt == 0 ==> sign_of(\result, field_value(field, rational_value(x))); */
static int sign_of_polynomial(const struct field *field, rational x);
/*@ ensures value: \old(stands(field)) ==> stands(field); */
static int bisect(struct field *field);
/*@ ensures value: rational_doubt == 0 ==> rational_value(\result) <= rational_value(x) && rational_value(\result) <= rational_value(y); */
static rational smaller(struct rational_pool *pool, rational x, rational y);
/*@ ensures value: rational_doubt == 0 ==> rational_value(\result) >= rational_value(x) && rational_value(\result) >= rational_value(y); */
static rational larger(struct rational_pool *pool, rational x, rational y);
/*@ ensures value: rational_doubt == 0 && \result != 0 && within(root_of(field), rational_value(field->low), rational_value(field->high)) ==>
      sign_of(\result, polynomial_value(p, count, root_of(field))); */
static int sign_on_interval(const struct field *field, const rational *p, int count);

/*@ ensures value: rational_doubt == 0 && \result == 1 ==>
      \exists real r, integer s; crosses{Pre}(coefficient, count, rational_value(low), rational_value(high), r, s); */
int field_isolates(struct rational_pool *pool, const rational *coefficient, int count, rational low, rational high);
/*@ ensures value: all_plain(coefficient, degree + 1) ==> all_plain(quotient, degree);
    ensures value: rational_doubt == 0 ==> \forall integer k; 0 <= k < degree ==>
      is_product(rational_value(coefficient[k]), rational_value(coefficient[degree]), rational_value(quotient[k])); */
static void divide_by_last(struct rational_pool *pool, rational *quotient, const rational *coefficient, int degree);
/*@ ensures value: \old(all_plain(coefficient, count)) && \result == 1 ==> all_plain(&field->coefficient[0], field->degree);
    ensures value: field->stuck == \old(field->stuck) && (rational_doubt == 0 && \result == 1 ==> \exists real r, integer s; isolates(field, r) &&
      crosses{Pre}(coefficient, count, rational_value(low), rational_value(high), r, s)); */
int field_set(struct field *field, struct rational_pool *pool, const rational *coefficient, int count, rational low, rational high);
/*@ ensures value: \old(stands(field)) ==> stands(field);
    ensures value: \old(stands(field)) && rational_doubt == 0 ==> sign_of(\result, \old(polynomial_value(coefficient, count, root_of(field)))); */
int field_sign(struct field *field, const rational *coefficient, int count);

#endif
