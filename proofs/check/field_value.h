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

/*@ ensures value: scalar_doubt == 0 ==> check_sum(scalar_value(\result), scalar_value(\result)) == scalar_value(x); */
static scalar half(struct scalar_pool *pool, scalar x);
/*@ ensures value: scalar_value(\result) == topped_value(p, count, scalar_value(top), scalar_value(x)); */
static scalar value_at(struct scalar_pool *pool, scalar top, const scalar *p, int count, scalar x);
/*@ ensures value: scalar_doubt == 0 ==> sign_of(\result, field_value(field, scalar_value(x))); */
static int sign_of_polynomial(const struct field *field, scalar x);
/*@ ensures value: \old(field_is_correct(field)) ==> field_is_correct(field); */
static int bisect(struct field *field);
/*@ ensures value: scalar_doubt == 0 ==> scalar_value(\result) <= scalar_value(x) && scalar_value(\result) <= scalar_value(y); */
static scalar smaller(struct scalar_pool *pool, scalar x, scalar y);
/*@ ensures value: scalar_doubt == 0 ==> scalar_value(\result) >= scalar_value(x) && scalar_value(\result) >= scalar_value(y); */
static scalar larger(struct scalar_pool *pool, scalar x, scalar y);
/*@ ensures value: scalar_doubt == 0 && \result != 0 && within(root_of(field), scalar_value(field->low), scalar_value(field->high)) ==>
      sign_of(\result, polynomial_value(p, count, root_of(field))); */
static int sign_on_interval(const struct field *field, const scalar *p, int count);

/*@ ensures value: scalar_doubt == 0 && \result == 1 ==>
      \exists real r, integer s; crosses{Pre}(coefficient, count, scalar_value(low), scalar_value(high), r, s); */
int field_isolates(struct scalar_pool *pool, const scalar *coefficient, int count, scalar low, scalar high);
/*@ ensures value: all_plain(coefficient, degree + 1) ==> all_plain(quotient, degree);
    ensures value: scalar_doubt == 0 ==> \forall integer k; 0 <= k < degree ==>
      is_product(scalar_value(coefficient[k]), scalar_value(coefficient[degree]), scalar_value(quotient[k])); */
static void divide_by_last(struct scalar_pool *pool, scalar *quotient, const scalar *coefficient, int degree);
/*@ ensures value: \old(all_plain(coefficient, count)) && \result == 1 ==> all_plain(&field->coefficient[0], field->degree);
    ensures value: field->stuck == \old(field->stuck) && (scalar_doubt == 0 && \result == 1 ==> \exists real r, integer s; isolates(field, r) &&
      crosses{Pre}(coefficient, count, scalar_value(low), scalar_value(high), r, s)); */
int field_set(struct field *field, struct scalar_pool *pool, const scalar *coefficient, int count, scalar low, scalar high);
/*@ ensures value: \old(field_is_correct(field)) ==> field_is_correct(field);
    ensures value: \old(field_is_correct(field)) && scalar_doubt == 0 ==> sign_of(\result, \old(polynomial_value(coefficient, count, root_of(field)))); */
int field_sign(struct field *field, const scalar *coefficient, int count);

#endif
