/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/numbers/element.c, element_checked.c and quotient.c: how numbers and elements are stored, and the contracts of the functions.
 *
 * This header replaces check/numbers/scalar_private.h, which includes <gmp.h>. */
#ifndef PROOFS_CHECK_ELEMENT_H
#define PROOFS_CHECK_ELEMENT_H
#define CHECK_NUMBERS_SCALAR_PRIVATE_H

#include "check/numbers/field.h"
#include "model.h"

struct element {
    struct field *field;
    int count;
    scalar term[];
};

struct scalar {
    struct element *element;
};

struct scalar_pool {
    struct field *field;
};

/*@ // Stated member by member, because WP gives no size to a struct that ends with a flexible array.
    predicate is_element{L}(struct element *x) = \valid_read(&x->field) && \valid_read(&x->count) && 2 <= x->count <= FIELD_MAX_DEGREE &&
      polynomial(&x->term[0], x->count) && \valid(x->field) && field_ok(x->field) &&
      \separated(x->field, &x->term[0] + (0 .. x->count - 1));
    predicate is_number{L}(struct scalar *x) = \valid_read(x) && (x->element == \null || is_element(x->element));
    predicate has_field{L}(struct scalar_pool *pool) =
      \valid_read(pool) && \valid_read(pool->field) && field_ok(pool->field);
    // A60: the memory of an element, of a number and of a pool exists; element_checked.c checks what is in it.
    predicate element_exists{L}(struct element *x) = \valid_read(&x->field) && \valid_read(&x->count) &&
      \valid_read(&x->term[0] + (0 .. x->count - 1)) && \valid(x->field) && \separated(x->field, &x->term[0] + (0 .. x->count - 1));
    predicate number_exists{L}(struct scalar *x) = \valid_read(x) && (x->element == \null || element_exists(x->element));
    predicate pool_exists{L}(struct scalar_pool *pool) = \valid_read(pool) && (pool->field == \null || \valid_read(pool->field));
    predicate terms_stay{K,L}(scalar *term, integer count) = \forall integer i; 0 <= i < count ==> \at(term[i], K) == \at(term[i], L);
    predicate inside_stays{K,L}(struct scalar *x) = \at(x->element, K) == \at(x->element, L) &&
      (\at(x->element, K) != \null ==> terms_stay{K,L}(\at(&x->element->term[0], K), \at(x->element->count, K))); */

/* Loop invariants of element.c that speak of values: true here, where only safety is proved; element_value.h defines them. */
#ifndef PROVES_VALUES
#define IS_TRIMMED(pool, term, count) \true
#define HAVE_TERMS(x, y) \true
#define ARE_PLAIN(term, i) \true
#define ARE_SUMS(sum, i, x, y) \true
#define ARE_DIFFERENCES(difference, i, x, y) \true
#define IS_SUM(sum, count, x, y, pool) \true
#define HAS_ROOT(field) \true
#define STAYS(x) \true
#define ARE_REPLACED(field, term, last, i) \true
#define IS_REDUCED(field, term, left, count) \true
#define MEANS(x, field) \true
#define IS_PRODUCT(product, count, x, y, field) \true
#define EACH_PLAIN(product, i) \true
#define ARE_ZEROS(product, i) \true
#define ARE_PRODUCTS(product, count, x, i, y, j, pool) \true
#endif

#ifndef PROVES_MAKING
#define NUMBERS_STORED \true
#define NUMBERS_APART(e) \true
#define NUMBERS_OTHER(x) \true
/*@ // A28
    requires pool != \null;
    assigns \result \from pool;
    ensures \result != \null; */
struct scalar *scalar_fresh(struct scalar_pool *pool);
/*@ requires pool != \null && 2 <= count <= FIELD_MAX_DEGREE && polynomial(term, count);
    assigns \result \from pool, term[0 .. count - 1];
    ensures \result != \null; */
scalar element_hold(struct scalar_pool *pool, const scalar *term, int count);
/*@ requires pool != \null && 0 <= count <= FIELD_MAX_DEGREE && polynomial(term, count);
    assigns scalar_doubt, \result \from pool, term[0 .. count - 1];
    ensures \result != \null && DOUBT_STAYS; */
scalar element_make(struct scalar_pool *pool, const scalar *term, int count);
#endif
/*@ requires pool_exists(pool);
    assigns \result \from pool;
    ensures 0 <= \result <= FIELD_MAX_DEGREE; */
int element_degree(const struct scalar_pool *pool);
/*@ requires pool_exists(pool) && number_exists(x) && number_exists(y);
    assigns scalar_doubt, \result \from pool, x, y;
    ensures \result != \null && DOUBT_STAYS; */
scalar element_add(struct scalar_pool *pool, scalar x, scalar y);
/*@ requires pool_exists(pool) && number_exists(x) && number_exists(y);
    assigns scalar_doubt, \result \from pool, x, y;
    ensures \result != \null && DOUBT_STAYS; */
scalar element_subtract(struct scalar_pool *pool, scalar x, scalar y);
/*@ requires pool_exists(pool) && number_exists(x) && number_exists(y);
    assigns scalar_doubt, \result \from pool, x, y;
    ensures \result != \null && DOUBT_STAYS; */
scalar element_multiply(struct scalar_pool *pool, scalar x, scalar y);
/*@ requires number_exists(x);
    assigns x->element->field->low, x->element->field->high, x->element->field->bisections, x->element->field->stuck, scalar_doubt;
    ensures -1 <= \result <= 1 && DOUBT_STAYS; */
int element_sign(scalar x);
/*@ requires number_exists(x) && number_exists(y);
    requires x->element != \null ==> pool_exists(x->element->field->pool);
    requires y->element != \null ==> pool_exists(y->element->field->pool);
    assigns scalar_doubt, \result \from x, y;
    ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int element_equal(scalar x, scalar y);
/*@ requires pool_exists(pool) && number_exists(x);
    assigns scalar_doubt, \result \from pool, x;
    ensures \result != \null; */
scalar element_invert(struct scalar_pool *pool, scalar x);

#endif
