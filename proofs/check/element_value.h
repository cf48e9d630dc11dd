/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/element.c: that its arithmetic is that of the numbers which elements are. */
#ifndef PROOFS_CHECK_ELEMENT_VALUE_H
#define PROOFS_CHECK_ELEMENT_VALUE_H
#define PROVES_VALUES

#include "../contact/known.h"

#include "terms.h"

#include "../contact/proved.h"

#include "element_means.h"

/* In element.c: what the loops have done. */
#define HAVE_TERMS(x, y) (has_terms(x) && has_terms(y))
#define ARE_PLAIN(term, i) (all_plain(term, i))
#define ARE_SUMS(sum, i, x, y) (are_sums(sum, i, x, y))
#define ARE_DIFFERENCES(difference, i, x, y) (are_differences(difference, i, x, y))

/*@ requires value: has_terms(x);
    ensures value: \result == inside_count(x); */
static int count_of(rational x);
/*@ requires value: has_terms(x);
    ensures value: \result == inside_term(x, i) && is_plain(\result); */
static rational term_of(rational x, int i);
/*@ requires value: has_terms(x);
    ensures value: rational_value(\result) == coefficient(x, i) && is_plain(\result); */
static rational coefficient_of(struct rational_pool *pool, rational x, int i);
/*@ requires value: is_of(x, pool) && is_of(y, pool);
    ensures value: rational_doubt == \old(rational_doubt);
    ensures value: rational_value(\result) == check_difference(rational_value(x), rational_value(y)); */
rational element_subtract(struct rational_pool *pool, rational x, rational y);

#endif
