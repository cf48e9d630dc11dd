/* SPDX-License-Identifier: BSD-2-Clause */
/* For the functions of src/check/numbers/element.c and element_hold.c that allocate memory: their contracts, and the assumed contracts of
 * the functions of the C library that they call.  WP cannot express that memory is new, so the `assigns` clauses name all memory of the
 * type; besides, it is proved that whatever was a number before is still one afterwards.
 *
 * This header replaces check/memory.h and <stdlib.h>. */
#ifndef PROOFS_CHECK_ELEMENT_MADE_H
#define PROOFS_CHECK_ELEMENT_MADE_H
#define PROVES_MAKING
#define CHECK_MEMORY_H
#define __FC_STDLIB
#define __FC_STRING_H_
/* Conclusions of element_hold and element_make: what was a number before is still one, and is separate from the new memory. */
#define NUMBERS_STORED (\forall struct scalar *n; \at(is_stored(n), Pre) ==> is_stored(n))
#define NUMBERS_APART(e, count) (\forall struct scalar *n; \at(is_stored(n), Pre) ==> is_apart(n, e, count))
#define NUMBERS_OTHER(x) (\forall struct scalar *n; \at(is_stored(n), Pre) ==> is_another(n, x))

#include "element.h"

#include <stddef.h>

#define MADE {e->field | struct element *e; \true}, {e->count | struct element *e; \true}, {e->term[i] | struct element *e, integer i; \true}

/*@ // A52: the pools and numbers that exist.  (Validity of a pointer would not do: memory that is allocated later would be valid too.)
    axiomatic Made {
      predicate is_made(struct scalar_pool *pool);
      predicate is_number_made(struct scalar *x);
      predicate is_element_made(struct element *e);
    }
    // is_element and is_number, stated member by member, because WP gives no size to a struct that ends with a flexible array.
    predicate is_inside{L}(struct element *x) = \valid_read(&x->field) && \valid_read(&x->count) && 2 <= x->count <= FIELD_MAX_DEGREE &&
        polynomial(&x->term[0], x->count) && \valid(x->field) && field_ok(x->field);
    predicate is_stored{L}(struct scalar *x) = is_number_made(x) && \valid_read(x) && (x->element == \null || is_inside(x->element)); */
#define PARTS(x, n) &(x)->field, &(x)->count, &(x)->term[0] + (0 .. (n) - 1)
#define INSIDE_APART(x, from) \
    \separated(&(x)->field, from) && \separated(&(x)->count, from) && \separated(&(x)->term[0] + (0 .. (x)->count - 1), from) && \
        \separated((x)->field, from)
/*@ predicate is_inside_apart{L}(struct element *x, struct element *e, integer n) = INSIDE_APART(x, PARTS(e, n));
    predicate is_apart{L}(struct scalar *x, struct element *e, integer n) =
        \separated(x, PARTS(e, n)) && (x->element == \null || is_inside_apart(x->element, e, n));
    predicate is_another{L}(struct scalar *x, struct scalar *y) =
        \separated(x, y) && (x->element == \null || (INSIDE_APART(x->element, y)));
    predicate holds_terms{K,L}(struct element *e, scalar *term, integer n) =
        \forall integer i; 0 <= i < n ==> \at(e->term[i], L) == \at(term[i], K);
    predicate element_stays{K,L}(struct element *e) = \at(e->field, K) == \at(e->field, L) && \at(e->count, K) == \at(e->count, L) &&
        terms_stay{K,L}(\at(&e->term[0], K), \at(e->count, K));
    predicate elements_stay{K,L}(struct scalar *x) = \forall struct element *e; is_element_made(e) ==>
        element_stays{K,L}(e) && \at(\separated(x, PARTS(e, e->count)), L);
    predicate lists_are_apart{L}(struct element *e, integer terms) =
        \forall scalar *p, integer n; polynomial(p, n) ==> \separated(p + (0 .. n - 1), PARTS(e, terms)); */

/*@ // A28
    requires \valid_read(pool);
    assigns {n->element | struct scalar *n; \true};
    ensures \valid(\result) && \result->element == \null;
    ensures \forall struct scalar *n; \old(is_stored(n)) ==> is_stored(n) && is_another(n, \result);
    ensures elements_stay{Pre,Post}(\result); */
struct scalar *scalar_fresh(struct scalar_pool *pool);
/*@ // L2: for this type; the new memory is separate from the numbers that exist and from their elements.
    requires sizeof(struct element) <= size <= sizeof(struct element) + FIELD_MAX_DEGREE * sizeof(scalar);
    assigns \result \from size;
    ensures \result == \null || \valid(&\result->field) && \valid(&\result->count) && \valid(&\result->term[0] + (0 .. (size - sizeof(struct element)) / sizeof(scalar) - 1));
    ensures \forall struct scalar *n; is_stored(n) ==> is_apart(n, \result, (size - sizeof(struct element)) / sizeof(scalar));
    ensures is_element_made(\result);
    ensures lists_are_apart(\result, (size - sizeof(struct element)) / sizeof(scalar)); */
struct element *memory_new(size_t size);
/*@ // L2: for this type.
    requires n == 1 && size == sizeof(struct field);
    assigns \result \from n, size;
    ensures \result == \null || \valid(\result) && \result->bisections == 0;
    ensures \forall scalar *p, integer n; polynomial(p, n) ==> \separated(p + (0 .. n - 1), \result);
    ensures \forall struct scalar_pool *pool; is_made(pool) ==> \separated(pool, \result); */
struct field *memory_zeroed(size_t n, size_t size);
/*@ // L2
    requires n % sizeof(scalar) == 0 && \valid(to + (0 .. n / sizeof(scalar) - 1)) && \valid_read(from + (0 .. n / sizeof(scalar) - 1));
    assigns to[0 .. n / sizeof(scalar) - 1];
    ensures \forall integer i; 0 <= i < n / sizeof(scalar) ==> to[i] == from[i]; */
void memcpy(scalar *to, const scalar *from, size_t n);
/*@ // L1
    assigns \nothing;
    ensures \false; */
void abort(void);

/*@ requires pool != \null && \valid_read(pool) && 2 <= count <= FIELD_MAX_DEGREE && polynomial(term, count);
    assigns {n->element | struct scalar *n; \true}, MADE;
    ensures \result != \null;
    ensures stay: NUMBERS_STORED;
    ensures holds: \result->element->field == \old(pool->field) && \result->element->count == count;
    ensures holds: holds_terms{Pre,Post}(\result->element, term, count); */
scalar element_hold(struct scalar_pool *pool, const scalar *term, int count);
/*@ requires \valid_read(pool) && 0 <= count <= FIELD_MAX_DEGREE && polynomial(term, count);
    assigns scalar_doubt, {n->element | struct scalar *n; \true}, MADE;
    ensures \result != \null && DOUBT_STAYS;
    ensures stay: NUMBERS_STORED; */
scalar element_make(struct scalar_pool *pool, const scalar *term, int count);
/*@ requires \valid(pool) && is_made(pool) && 0 < count && polynomial(coefficient, count) && low != \null && high != \null;
    assigns pool->field, {f->bisections | struct field *f; \true}, scalar_doubt, {*f | struct field *f; \true};
    ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> has_field(pool)); */
int element_adjoin(struct scalar_pool *pool, const scalar *coefficient, int count, scalar low, scalar high);

#endif
