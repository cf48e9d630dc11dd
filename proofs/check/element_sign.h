/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/numbers/element.c: the signs that it returns are those of the values of the elements. */
#ifndef PROOFS_CHECK_ELEMENT_SIGN_H
#define PROOFS_CHECK_ELEMENT_SIGN_H

#include "../contact/known.h"

#include "horner.h"
#include "inside.h"

#include "../contact/proved.h"

#include "element_means.h"
#include "field_root.h"

/*@ ensures value: \old(field_is_correct(field)) ==> field_is_correct(field);
    ensures value: \old(field_is_correct(field)) && scalar_doubt == 0 ==> sign_of(\result, \old(polynomial_value(coefficient, count, root_of(field)))); */
int field_sign(struct field *field, const scalar *coefficient, int count);
/*@ requires value: has_value(x) && has_value(y);
    ensures value: scalar_doubt == \old(scalar_doubt);
    ensures value: scalar_value(\result) == check_difference(scalar_value(x), scalar_value(y)); */
scalar element_subtract(struct scalar_pool *pool, scalar x, scalar y);
/*@ requires value: has_value(x) && (x->element != \null ==> field_is_correct(x->element->field));
    ensures value: field_is_correct(\old(x->element->field));
    ensures value: scalar_doubt == 0 ==> sign_of(\result, scalar_value(x)); */
int element_sign(scalar x);
/*@ requires value: has_value(x) && has_value(y);
    ensures value: scalar_doubt == 0 ==> (\result == 1 <==> scalar_value(x) == scalar_value(y)); */
int element_equal(scalar x, scalar y);

#endif
