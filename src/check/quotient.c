/* SPDX-License-Identifier: BSD-2-Clause */
/* Division in the field Q(alpha), by Euclid's algorithm for polynomials over Q. */
#include "check/element.h"

#include "check/field.h"
#include "check/rational_private.h"

#include <stdlib.h>

enum { ROOM = FIELD_MAX_DEGREE + 1 };

/* A polynomial, constant first; the last of its `count` terms is not zero. */
struct polynomial {
    int count;
    rational term[ROOM];
};

/* A remainder r = u x modulo the polynomial of the field. */
struct remainder {
    struct polynomial r, u;
};

/*@ predicate terms{L}(struct polynomial *p) = 0 <= p->count <= ROOM &&
  @   \forall integer i; 0 <= i < p->count ==> p->term[i] != \null;
  @ predicate remainder_ok{L}(struct remainder *x) = terms(&x->r) && terms(&x->u);
  @ // What is subtracted from x to reduce it modulo y, and from y later, has room.
  @ predicate room_ok{L}(struct remainder *x, struct remainder *y) =
  @   x->u.count + y->r.count <= ROOM + 1 && y->u.count + x->r.count <= ROOM + 1; */

/*@ requires \valid(p) && terms(p);
  @ assigns p->count, rational_doubt;
  @ ensures terms(p) && p->count <= \old(p->count) && DOUBT_STAYS; */
static void trim(struct polynomial *p)
{
    /*@ loop invariant 0 <= p->count <= \at(p->count, Pre) && DOUBT_HAS_STAYED;
      @ loop assigns p->count, rational_doubt;
      @ loop variant p->count; */
    while (p->count > 0 && rational_sign(p->term[p->count - 1]) == 0) p->count--;
}

/* p - factor x^shift times the first n terms of q, which has room for both */
/*@ requires pool != \null && factor != \null && \valid(p) && terms(p) && \valid_read(q) && terms(q) && \separated(p, q);
  @ requires 0 <= shift && 0 <= n <= q->count && n + shift <= ROOM;
  @ assigns *p, rational_doubt;
  @ ensures terms(p) && DOUBT_STAYS && (p->count <= \old(p->count) || p->count <= n + shift); */
static void subtract_multiple(struct rational_pool *pool, struct polynomial *p, rational factor, int shift,
                              const struct polynomial *q, int n)
{
    /*@ loop invariant terms(p) && (p->count == \at(p->count, Pre) || p->count <= n + shift);
      @ loop assigns p->count, p->term[0 .. ROOM - 1];
      @ loop variant n + shift - p->count; */
    while (p->count < n + shift) p->term[p->count++] = rational_zero(pool);
    /*@ loop invariant 0 <= i <= n && \forall integer k; 0 <= k < p->count ==> p->term[k] != \null;
      @ loop assigns i, p->term[0 .. ROOM - 1];
      @ loop variant n - i; */
    for (int i = 0; i < n; i++) {
        rational *at = p->term + i + shift;
        *at = rational_subtract(pool, *at, rational_multiply(pool, factor, q->term[i]));
    }
    trim(p);
}

/* x := the polynomial of the field, 0 times an element. */
/*@ requires \valid_read(field) && field_numbers(field) && \valid(x) && \separated(x, field);
  @ assigns *x;
  @ ensures remainder_ok(x) && x->r.count == field->degree + 1 && x->u.count == 0; */
static void begin_with_field(const struct field *field, struct remainder *x)
{
    const int degree = field->degree;
    /*@ loop invariant 0 <= i <= degree && \forall integer k; 0 <= k < i ==> x->r.term[k] != \null;
      @ loop assigns i, x->r.term[0 .. ROOM - 1];
      @ loop variant degree - i; */
    for (int i = 0; i < degree; i++) x->r.term[i] = field->coefficient[i];
    x->r.term[degree] = rational_one(field->pool);
    x->r.count = degree + 1;
    x->u.count = 0;
}

/* x := an element, 1 times itself. */
/*@ requires pool != \null && is_element(element) && \valid(x);
  @ requires \separated(x, &element->term[0] + (0 .. element->count - 1));
  @ assigns *x;
  @ ensures remainder_ok(x) && x->r.count == element->count && x->u.count == 1; */
static void begin_with_element(struct rational_pool *pool, const struct element *element, struct remainder *x)
{
    const int count = element->count;
    /*@ loop invariant 0 <= i <= count && \forall integer k; 0 <= k < i ==> x->r.term[k] != \null;
      @ loop assigns i, x->r.term[0 .. ROOM - 1];
      @ loop variant count - i; */
    for (int i = 0; i < count; i++) x->r.term[i] = element->term[i];
    x->r.count = count;
    x->u.term[0] = rational_one(pool);
    x->u.count = 1;
}

/*@ requires pool != \null && \valid(p) && terms(p) && x != \null;
  @ assigns p->term[0 .. ROOM - 1], rational_doubt;
  @ ensures terms(p) && DOUBT_STAYS; */
static void divide_all(struct rational_pool *pool, struct polynomial *p, rational x)
{
    /*@ loop invariant 0 <= i <= p->count && DOUBT_HAS_STAYED;
      @ loop invariant \forall integer k; 0 <= k < p->count ==> p->term[k] != \null;
      @ loop assigns i, p->term[0 .. ROOM - 1], rational_doubt;
      @ loop variant p->count - i; */
    for (int i = 0; i < p->count; i++) p->term[i] = rational_divide(pool, p->term[i], x);
}

/* Leading coefficient 1, which keeps the numbers short. */
/*@ requires pool != \null && \valid(x) && remainder_ok(x);
  @ assigns x->r.term[0 .. ROOM - 1], x->u.term[0 .. ROOM - 1], rational_doubt;
  @ ensures remainder_ok(x) && DOUBT_STAYS; */
static void normalize(struct rational_pool *pool, struct remainder *x)
{
    if (x->r.count == 0) return;
    const rational lead = x->r.term[x->r.count - 1];
    divide_all(pool, &x->u, lead);
    divide_all(pool, &x->r, lead);
}

/* x := x modulo y, which is normalized: the leading terms cancel */
/*@ requires pool != \null && \valid(x) && remainder_ok(x) && \valid_read(y) && remainder_ok(y) && \separated(x, y);
  @ requires 0 < y->r.count && room_ok(x, y);
  @ assigns *x, rational_doubt;
  @ ensures remainder_ok(x) && room_ok(x, y) && x->r.count < y->r.count && DOUBT_STAYS; */
static void reduce(struct rational_pool *pool, struct remainder *x, const struct remainder *y)
{
    /*@ loop invariant remainder_ok(x) && remainder_ok(y) && room_ok(x, y) && DOUBT_HAS_STAYED;
      @ loop assigns *x, rational_doubt;
      @ loop variant x->r.count; */
    while (x->r.count >= y->r.count) {
        const rational factor = x->r.term[x->r.count - 1];
        const int shift = x->r.count - y->r.count;
        subtract_multiple(pool, &x->u, factor, shift, &y->u, y->u.count);
        //@ assert room: remainder_ok(x) && remainder_ok(y) && room_ok(x, y);
        x->r.count--;
        //@ assert less: remainder_ok(x) && remainder_ok(y) && room_ok(x, y);
        subtract_multiple(pool, &x->r, factor, shift, &y->r, y->r.count - 1);
    }
    normalize(pool, x);
}

/*@ requires pool != \null && \valid(p) && terms(p);
  @ assigns p->term[0 .. ROOM - 1];
  @ ensures terms(p); */
static void move_terms(struct rational_pool *pool, struct polynomial *p)
{
    /*@ loop invariant 0 <= i <= p->count;
      @ loop invariant \forall integer k; 0 <= k < p->count ==> p->term[k] != \null;
      @ loop assigns i, p->term[0 .. ROOM - 1];
      @ loop variant p->count - i; */
    for (int i = 0; i < p->count; i++) p->term[i] = rational_add(pool, p->term[i], rational_zero(pool));
}

/* One step: `x` belongs to `pool` alone, and what it was made from on the way is freed. */
/*@ requires pool != \null && \valid(x) && remainder_ok(x) && \valid_read(y) && remainder_ok(y) && \separated(x, y);
  @ requires 0 < y->r.count && room_ok(x, y);
  @ assigns *x, rational_doubt;
  @ ensures remainder_ok(x) && room_ok(x, y) && x->r.count < y->r.count; */
static void replace(struct rational_pool *pool, struct remainder *x, const struct remainder *y)
{
    struct rational_pool *scratch = rational_pool_new();
    if (scratch == NULL) abort();
    reduce(scratch, x, y);
    rational_pool_empty(pool);
    move_terms(pool, &x->r);
    move_terms(pool, &x->u);
    rational_pool_free(scratch);
}

/* Euclid's algorithm; returns which of the two is the last remainder, that is 0 or has degree 0.  The numbers of each belong to a
 * pool of its own. */
/*@ requires first != \null && second != \null && \valid(pair + (0 .. 1)) && remainder_ok(pair) && remainder_ok(pair + 1);
  @ requires room_ok(pair, pair + 1) && pair[1].r.count < pair[0].r.count;
  @ assigns pair[0 .. 1], rational_doubt;
  @ ensures (\result == 0 || \result == 1) && remainder_ok(pair) && remainder_ok(pair + 1);
  @ ensures pair[\result].r.count == 1 ==> pair[\result].u.count <= FIELD_MAX_DEGREE; */
static int find_last(struct rational_pool *first, struct rational_pool *second, struct remainder *pair)
{
    /*@ loop invariant remainder_ok(pair) && remainder_ok(pair + 1) && room_ok(pair, pair + 1);
      @ loop invariant pair[1].r.count < pair[0].r.count;
      @ loop assigns pair[0 .. 1], rational_doubt;
      @ loop variant pair[0].r.count; */
    while (pair[1].r.count > 1) {
        replace(first, pair, pair + 1);
        if (pair[0].r.count <= 1) return 0;
        replace(second, pair + 1, pair);
    }
    return 1;
}

/* u x = 1 where the last remainder is 1.  It is 0 instead only if x and the polynomial of the field have a common factor: then
 * nothing is known. */
rational element_invert(struct rational_pool *pool, rational x)
{
    struct rational_pool *first = rational_pool_new(), *second = rational_pool_new();
    if (first == NULL || second == NULL) abort();
    struct remainder pair[2];
    begin_with_field(pool->field, &pair[0]);
    begin_with_element(second, x->element, &pair[1]);
    normalize(second, &pair[1]);
    struct remainder *last = pair + find_last(first, second, pair);
    const int found = last->r.count == 1;
    if (found) move_terms(pool, &last->u);
    rational_pool_free(first);
    rational_pool_free(second);
    return found ? element_make(pool, last->u.term, last->u.count) : rational_unknown(pool);
}
