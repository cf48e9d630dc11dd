/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/numbers/element_checked.c: numbers that pass the check have rational terms. */
#ifndef PROOFS_CHECK_ELEMENT_CHECKED_VALUE_H
#define PROOFS_CHECK_ELEMENT_CHECKED_VALUE_H
#define PROVES_VALUES
#define ARE_PLAIN(term, i) (all_plain(term, i))

#include "element_checked.h"
#include "element_means.h"

/*@ // A29
    ensures plain: \result == 1 ==> is_plain(x); */
int scalar_is_plain(scalar x);
/*@ ensures value: \result != 0 ==> all_plain(term, count); */
static int are_rational(const scalar *term, int count);
/*@ ensures value: \result != 0 ==> all_plain(&field->coefficient[0], field->degree); */
static int is_whole(const struct field *field);
/*@ ensures value: \result != 0 ==> all_plain(&x->element->term[0], x->element->count); */
static int is_element_of(const struct field *field, scalar x);

#endif
