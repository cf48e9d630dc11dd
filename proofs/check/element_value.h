/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/numbers/element.c: sums, differences and products of elements have the values that they should. */
#ifndef PROOFS_CHECK_ELEMENT_VALUE_H
#define PROOFS_CHECK_ELEMENT_VALUE_H
#define PROVES_VALUES

#include "../contact/known.h"

#include "terms.h"

#include "../contact/proved.h"

#include "element_means.h"

/*@ predicate makes_sum(real s, struct scalar *x, struct scalar *z, real y) =
      s == inside_value(x, inside_count(x), y) + inside_value(z, inside_count(z), y); */

/* Loop invariants of element.c. */
#define IS_TRIMMED(pool, term, count) \
    (\at(all_plain(term, count), Pre) ==> all_plain(term, count) && scalar_doubt == \at(scalar_doubt, Pre) && \
        polynomial_value(term, count, root_of((pool)->field)) == \at(polynomial_value(term, count, root_of((pool)->field)), Pre))
#define HAVE_TERMS(x, y) (has_terms(x) && has_terms(y))
#define ARE_PLAIN(term, i) (all_plain(term, i))
#define ARE_SUMS(sum, i, x, y) (are_sums(sum, i, x, y))
#define ARE_DIFFERENCES(difference, i, x, y) (are_differences(difference, i, x, y))
#define IS_SUM(sum, count, x, y, pool) (makes_sum(polynomial_value(sum, count, root_of((pool)->field)), x, y, root_of((pool)->field)))
#define HAS_ROOT(f) (has_root((struct field *)f))
#define STAYS(x) ((x) == \at(x, Pre))
#define ROOT(f) root_of((struct field *)f)
#define ARE_REPLACED(field, term, last, i) \
    (rests{Pre,Here}(term, last, scalar_value(\at(term[last], Pre)), &field->coefficient[0], i, last - field->degree, ROOT(field), \
        \at(polynomial_value(term, last, ROOT(field)), Pre)))
#define IS_REDUCED(field, term, left, count) \
    (polynomial_value(term, left, ROOT(field)) == \at(polynomial_value(term, count, ROOT(pool->field)), Pre))
#define MEANS(x, field) (scalar_value(x) == inside_value(x, inside_count(x), ROOT(field)))
#define IS_PRODUCT(product, count, x, y, field) \
    (is_product(polynomial_value(product, count, ROOT(field)), scalar_value(x), scalar_value(y)))
#define EACH_PLAIN(product, i) (\forall integer k; 0 <= k < i ==> is_plain((product)[k]))
#define ARE_ZEROS(product, i) (\forall integer k; 0 <= k < i ==> scalar_value((product)[k]) == 0.0)
#define ARE_PRODUCTS(product, count, x, i, y, j, pool) (spans(product, count, x, i, y, j, ROOT(pool->field)))

/*@ requires value: has_terms(x);
    ensures value: \result == inside_count(x); */
static int count_of(scalar x);
/*@ requires value: has_terms(x);
    ensures value: \result == inside_term(x, i) && is_plain(\result); */
static scalar term_of(scalar x, int i);
/*@ // A62
    ensures value: \old(all_plain(term, count)) ==> scalar_value(\result) == \old(polynomial_value(term, count, root_of(pool->field))); */
scalar element_hold(struct scalar_pool *pool, const scalar *term, int count);
/*@ requires value: has_terms(x);
    ensures value: scalar_value(\result) == coefficient(x, i) && is_plain(\result); */
static scalar coefficient_of(struct scalar_pool *pool, scalar x, int i);
/*@ requires value: has_value(x) && has_value(y);
    ensures value: scalar_doubt == \old(scalar_doubt);
    ensures value: scalar_value(\result) == check_sum(scalar_value(x), scalar_value(y)); */
scalar element_add(struct scalar_pool *pool, scalar x, scalar y);
/*@ requires value: has_value(x) && has_value(y);
    ensures value: scalar_doubt == \old(scalar_doubt);
    ensures value: scalar_value(\result) == check_difference(scalar_value(x), scalar_value(y)); */
scalar element_subtract(struct scalar_pool *pool, scalar x, scalar y);
/*@ requires value: is_plain(term[i]);
    requires value: is_plain(x) && is_plain(y);
    ensures value: is_plain(term[i]);
    ensures value: adds_product{Pre,Post}(term, i, scalar_value(x), scalar_value(y)); */
static void add_product(struct scalar_pool *pool, scalar *term, int i, scalar x, scalar y);
/*@ requires value: is_plain(term[i]);
    requires value: is_plain(x) && is_plain(y);
    ensures value: is_plain(term[i]);
    ensures value: takes_product{Pre,Post}(term, i, scalar_value(x), scalar_value(y)); */
static void subtract_product(struct scalar_pool *pool, scalar *term, int i, scalar x, scalar y);
/*@ requires value: has_root((struct field *)field) && all_plain(term, last + 1);
    ensures value: has_root((struct field *)field);
    ensures value: all_plain(term, last);
    ensures value: polynomial_value(term, last, root_of((struct field *)field)) == \old(polynomial_value(term, last + 1, root_of((struct field *)field))); */
static void replace_last(struct scalar_pool *pool, const struct field *field, scalar *term, int last);
/*@ requires value: has_root(pool->field) && all_plain(term, count);
    ensures value: has_root(pool->field);
    ensures value: all_plain(term, \result);
    ensures value: polynomial_value(term, \result, root_of(pool->field)) == \old(polynomial_value(term, count, root_of(pool->field))); */
static int reduce(struct scalar_pool *pool, scalar *term, int count);
/*@ requires value: is_zero_at_root(pool->field) && has_value(x) && has_value(y);
    ensures value: scalar_doubt == \old(scalar_doubt);
    ensures value: scalar_value(\result) == check_product(scalar_value(x), scalar_value(y)); */
scalar element_multiply(struct scalar_pool *pool, scalar x, scalar y);

#endif
