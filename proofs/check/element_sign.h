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

/*@ ensures value: \old(stands(field)) ==> stands(field);
    ensures value: \old(stands(field)) && rational_doubt == 0 ==> sign_of(\result, \old(polynomial_value(coefficient, count, root_of(field)))); */
int field_sign(struct field *field, const rational *coefficient, int count);
/*@ requires value: is_of(x, pool) && is_of(y, pool);
    ensures value: rational_doubt == \old(rational_doubt);
    ensures value: rational_value(\result) == check_difference(rational_value(x), rational_value(y)); */
rational element_subtract(struct rational_pool *pool, rational x, rational y);
/*@ requires value: has_terms(x) && means(x, x->element->field) && stands(x->element->field);
    ensures value: stands(\old(x->element->field));
    ensures value: rational_doubt == 0 ==> sign_of(\result, rational_value(x)); */
int element_sign(rational x);
/*@ requires value: x->element != \null ==> is_of(x, x->element->field->pool) && is_of(y, x->element->field->pool);
    requires value: x->element == \null ==> is_of(x, y->element->field->pool) && is_of(y, y->element->field->pool);
    ensures value: rational_doubt == 0 ==> (\result == 1 <==> rational_value(x) == rational_value(y)); */
int element_equal(rational x, rational y);

#endif
