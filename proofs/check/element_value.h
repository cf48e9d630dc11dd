/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/element.c and quotient.c: which number an element is. */
#ifndef PROOFS_CHECK_ELEMENT_VALUE_H
#define PROOFS_CHECK_ELEMENT_VALUE_H
#define PROVES_VALUES

#include "../contact/known.h"

#include "terms.h"

#include "../contact/proved.h"

#include "element.h"
#include "root.h"

/*@ // A60: the terms of a number, which are rationals,
    predicate has_terms{L}(struct rational *x) = x->element == \null ? is_plain(x) && inside_count(x) == 1 && inside_term(x, 0) == x :
      !is_plain(x) && inside_count(x) == x->element->count && \forall integer i; 0 <= i < inside_count(x) ==>
        x->element->term[i] == inside_term(x, i) && is_plain(inside_term(x, i));
    // and what they mean in the field of a pool.
    predicate means(struct rational *x, struct field *field) = is_plain(x) || rational_value(x) == inside_value(x, inside_count(x), root_of(field));
    predicate is_of{L}(struct rational *x, struct rational_pool *pool) = has_terms(x) && means(x, pool->field); */

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
/*@ ensures value: \old(all_plain(term, count)) ==>
      rational_doubt == \old(rational_doubt) && rational_value(\result) == \old(polynomial_value(term, count, root_of(pool->field))); */
rational element_make(struct rational_pool *pool, const rational *term, int count);
/*@ requires value: has_terms(x);
    ensures value: rational_value(\result) == coefficient(x, i) && is_plain(\result); */
static rational coefficient_of(struct rational_pool *pool, rational x, int i);
/*@ requires value: is_of(x, pool) && is_of(y, pool);
    ensures value: rational_doubt == \old(rational_doubt);
    ensures value: rational_value(\result) == check_difference(rational_value(x), rational_value(y)); */
rational element_subtract(struct rational_pool *pool, rational x, rational y);

#endif
