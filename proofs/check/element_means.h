/* SPDX-License-Identifier: BSD-2-Clause */
/* Which real number an element of a field is. */
#ifndef PROOFS_CHECK_ELEMENT_MEANS_H
#define PROOFS_CHECK_ELEMENT_MEANS_H

#include "../contact/known.h"

#include "inside.h"

#include "../contact/proved.h"

#include "element.h"
#include "root.h"

/*@ // The terms of a number are rationals.
    predicate has_terms{L}(struct scalar *x) = x->element == \null ? is_plain(x) && inside_count(x) == 1 && inside_term(x, 0) == x :
      !is_plain(x) && inside_count(x) == x->element->count && \forall integer i; 0 <= i < inside_count(x) ==>
        x->element->term[i] == inside_term(x, i) && is_plain(inside_term(x, i));
    // The value of a number is that of the polynomial in the root of the field with these terms as coefficients.
    predicate means(struct scalar *x, struct field *field) = is_plain(x) || scalar_value(x) == inside_value(x, inside_count(x), root_of(field));
    predicate is_of{L}(struct scalar *x, struct scalar_pool *pool) = has_terms(x) && means(x, pool->field);
    // A60: the terms of a number are those of A63, and its value is that of A62, at the root of the field of its element.
    predicate has_value{L}(struct scalar *x) = x->element == \null ? is_plain(x) && inside_count(x) == 1 && inside_term(x, 0) == x :
      !is_plain(x) && inside_count(x) == x->element->count &&
        (\forall integer i; 0 <= i < inside_count(x) ==> x->element->term[i] == inside_term(x, i)) &&
        scalar_value(x) == inside_value(x, inside_count(x), root_of(x->element->field));
    // A60: the polynomial of a field is 0 at its root.
    predicate is_zero_at_root{L}(struct field *f) =
      cancel(polynomial_value(&f->coefficient[0], f->degree, root_of(f)), power(root_of(f), f->degree)); */

/*@ ensures value: all_plain(&field->coefficient[0], field->degree); */
void element_check_field(const struct field *field);
/*@ requires value: has_value(x);
    ensures value: has_terms(x) && means(x, (struct field *)field); */
void element_check(const struct field *field, scalar x);
/*@ ensures value: \old(all_plain(term, count)) ==>
      scalar_doubt == \old(scalar_doubt) && scalar_value(\result) == \old(polynomial_value(term, count, root_of(pool->field))); */
scalar element_make(struct scalar_pool *pool, const scalar *term, int count);

#endif
