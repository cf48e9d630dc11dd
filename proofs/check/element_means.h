/* SPDX-License-Identifier: BSD-2-Clause */
/* Which real number an element of a field is. */
#ifndef PROOFS_CHECK_ELEMENT_MEANS_H
#define PROOFS_CHECK_ELEMENT_MEANS_H

#include "../contact/known.h"

#include "inside.h"

#include "../contact/proved.h"

#include "element.h"
#include "root.h"

/*@ // A60: the terms of a number, which are rationals;
    predicate has_terms{L}(struct scalar *x) = x->element == \null ? is_plain(x) && inside_count(x) == 1 && inside_term(x, 0) == x :
      !is_plain(x) && inside_count(x) == x->element->count && \forall integer i; 0 <= i < inside_count(x) ==>
        x->element->term[i] == inside_term(x, i) && is_plain(inside_term(x, i));
    // and the value of the number, that of the polynomial in the root of the field with these terms as coefficients.
    predicate means(struct scalar *x, struct field *field) = is_plain(x) || scalar_value(x) == inside_value(x, inside_count(x), root_of(field));
    predicate is_of{L}(struct scalar *x, struct scalar_pool *pool) = has_terms(x) && means(x, pool->field); */

/*@ ensures value: \old(all_plain(term, count)) ==>
      scalar_doubt == \old(scalar_doubt) && scalar_value(\result) == \old(polynomial_value(term, count, root_of(pool->field))); */
scalar element_make(struct scalar_pool *pool, const scalar *term, int count);

#endif
