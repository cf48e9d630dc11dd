/* SPDX-License-Identifier: BSD-2-Clause */
/* Division in the field Q(alpha), by Euclid's algorithm for polynomials over Q. */
#include "check/numbers/element.h"

#include "check/numbers/element_checked.h"
#include "check/numbers/field.h"
#include "check/numbers/scalar_private.h"

#include <stdlib.h>

enum { ROOM = FIELD_MAX_DEGREE + 1 };

/* A polynomial, constant first; the last of its `count` terms is not zero. */
struct polynomial {
    int count;
    scalar term[ROOM];
};

/* A remainder r = u x modulo the polynomial of the field. Its numbers are rationals in a pool of their own. */
struct remainder {
    struct scalar_pool *pool;
    struct polynomial r, u;
};

/*@ predicate list{L}(scalar *term, integer count) = polynomial(term, count) && all_plain(term, count);
  @ predicate terms{L}(struct polynomial *p) = 0 <= p->count <= ROOM && list(&p->term[0], p->count);
  @ predicate remainder_ok{L}(struct remainder *x) = x->pool != \null && terms(&x->r) && terms(&x->u);
  @ // There is enough memory for what is subtracted from x to reduce it modulo y, and from y later.
  @ predicate room_ok{L}(struct remainder *x, struct remainder *y) =
  @   x->u.count + y->r.count <= ROOM + 1 && y->u.count + x->r.count <= ROOM + 1;
  @ // is_monic: the leading coefficient is 1; has_lead: it is not zero.
  @ predicate is_monic{L}(struct polynomial *p) = p->count > 0 ==> scalar_value(p->term[p->count - 1]) == 1.0;
  @ predicate has_lead{L}(struct polynomial *p) = p->count > 0 ==> scalar_value(p->term[p->count - 1]) != 0.0;
  @ logic real value_of{L}(struct polynomial *p, real y) = polynomial_value(&p->term[0], p->count, y);
  @ predicate is_same{K,L}(struct polynomial *p) = \at(p->count, K) == \at(p->count, L) &&
  @   \forall integer k; 0 <= k < \at(p->count, K) ==> \at(p->term[k], K) == \at(p->term[k], L);
  @ // r = u x at y
  @ predicate is_multiple{L}(struct remainder *m, real y, real x) = is_product(value_of(&m->r, y), value_of(&m->u, y), x); */

/* The number of terms without trailing zeros. */
/*@ requires 0 <= count && list(term, count);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= count && scalar_doubt == \old(scalar_doubt);
  @ ensures value: \forall real y; polynomial_value(term, \result, y) == polynomial_value(term, count, y);
  @ ensures lead: \result > 0 ==> scalar_value(term[\result - 1]) != 0.0; */
static int trimmed(const scalar *term, int count)
{
    int left = count;
    /*@ loop invariant 0 <= left <= count && scalar_doubt == \at(scalar_doubt, Pre);
      @ loop invariant value: \forall real y; polynomial_value(term, left, y) == polynomial_value(term, count, y);
      @ loop assigns left, scalar_doubt;
      @ loop variant left; */
    while (left > 0 && scalar_sign(term[left - 1]) == 0) left--;
    return left;
}

/* Appends zeros up to n terms; returns the number of terms. */
/*@ requires pool != \null && 0 <= count && \valid(term + (0 .. n - 1)) && list(term, count);
  @ assigns term[count .. n - 1];
  @ ensures \result == (count < n ? n : count) && list(term, \result);
  @ ensures value: \forall real y; polynomial_value(term, \result, y) == \old(polynomial_value(term, count, y)); */
static int padded(struct scalar_pool *pool, scalar *term, int count, int n)
{
    int now = count;
    /*@ loop invariant count <= now && (now == count || now <= n) && list(term, now);
      @ loop invariant \forall integer k; 0 <= k < count ==> term[k] == \at(term[k], Pre);
      @ loop invariant value: \forall real y; polynomial_value(term, now, y) == polynomial_value{Pre}(term, count, y);
      @ loop assigns now, term[count .. n - 1];
      @ loop variant n - now; */
    while (now < n) term[now++] = scalar_zero(pool);
    return now;
}

/* x - factor y */
/*@ requires pool != \null && x != \null && factor != \null && y != \null && is_plain(x) && is_plain(factor) && is_plain(y);
  @ assigns \result \from x, factor, y;
  @ ensures \result != \null && is_plain(\result);
  @ ensures value: is_less(scalar_value(\result), scalar_value(x), scalar_value(factor), scalar_value(y)); */
static scalar less(struct scalar_pool *pool, scalar x, scalar factor, scalar y)
{
    return scalar_subtract(pool, x, scalar_multiply(pool, factor, y));
}

/* Subtracts factor x^shift times the first n terms of q from a polynomial of `count` terms; returns the number of terms
 * without trailing zeros. */
/*@ requires pool != \null && factor != \null && is_plain(factor) && 0 <= shift && 0 <= n && n + shift <= count;
  @ requires \valid(term + (0 .. count - 1)) && list(term, count) && list(q, n);
  @ requires \separated(term + (0 .. count - 1), q + (0 .. n - 1));
  @ assigns term[0 .. count - 1], scalar_doubt;
  @ ensures 0 <= \result <= count && list(term, \result) && scalar_doubt == \old(scalar_doubt);
  @ ensures lead: \result > 0 ==> scalar_value(term[\result - 1]) != 0.0;
  @ ensures value: \forall real y; is_less(polynomial_value(term, \result, y), \old(polynomial_value(term, count, y)),
  @   monomial(factor, y, shift), \old(polynomial_value(q, n, y))); */
static int subtract_terms(struct scalar_pool *pool, scalar *term, int count, scalar factor, int shift, const scalar *q,
                          int n)
{
    /*@ loop invariant 0 <= i <= n && list(term, count) && list(q, n);
      @ loop invariant same: \forall integer k; 0 <= k < n ==> q[k] == \at(q[k], Pre);
      @ loop invariant value: \forall real y; is_less(polynomial_value(term, count, y), polynomial_value{Pre}(term, count, y),
      @   monomial(factor, y, shift), polynomial_value{Pre}(q, i, y));
      @ loop assigns i, term[0 .. count - 1];
      @ loop variant n - i; */
    for (int i = 0; i < n; i++) {
        term[shift + i] = less(pool, term[shift + i], factor, q[i]);
        //@ assert sum: is_sum(shift + i, shift, i);
        /*@ assert one: is_less(scalar_value(term[shift + i]), scalar_value(\at(term[shift + i], LoopCurrent)),
          @   scalar_value(factor), scalar_value(q[i])); */
        /*@ assert changed: \forall real y; is_changed(polynomial_value(term, count, y), monomial(term[shift + i], y, shift + i),
          @   \at(polynomial_value(term, count, y), LoopCurrent), monomial(\at(term[shift + i], LoopCurrent), y, shift + i)); */
        /*@ assert times: \forall real y; is_less(monomial(term[shift + i], y, shift + i),
          @   monomial(\at(term[shift + i], LoopCurrent), y, shift + i), monomial(factor, y, shift), monomial(q[i], y, i)); */
        /*@ assert next: \forall real y; is_less(polynomial_value(term, count, y), polynomial_value{Pre}(term, count, y),
          @   monomial(factor, y, shift), polynomial_value{Pre}(q, i, y) + monomial(q[i], y, i)); */
    }
    return trimmed(term, count);
}

/* Subtracts factor x^shift times the first n terms of q from p, which has room for both. */
/*@ requires pool != \null && factor != \null && is_plain(factor) && \valid(p) && terms(p);
  @ requires 0 <= shift && 0 <= n && n + shift <= ROOM && list(q, n) && \separated(p, q + (0 .. n - 1));
  @ assigns *p, scalar_doubt;
  @ ensures terms(p) && scalar_doubt == \old(scalar_doubt) && (p->count <= \old(p->count) || p->count <= n + shift);
  @ ensures lead: has_lead(p);
  @ ensures value: \forall real y; is_less(value_of(p, y), \old(value_of(p, y)), monomial(factor, y, shift),
  @   \old(polynomial_value(q, n, y))); */
static void subtract_multiple(struct scalar_pool *pool, struct polynomial *p, scalar factor, int shift, const scalar *q,
                              int n)
{
    const int count = padded(pool, p->term, p->count, n + shift);
    //@ assert same: \forall integer k; 0 <= k < n ==> q[k] == \at(q[k], Pre);
    //@ assert stays: \forall real y; polynomial_value(q, n, y) == polynomial_value{Pre}(q, n, y);
    p->count = subtract_terms(pool, p->term, count, factor, shift, q, n);
}

/*@ requires 0 <= count && list(from, count) && \valid(to + (0 .. count - 1));
  @ requires \separated(to + (0 .. count - 1), from + (0 .. count - 1));
  @ assigns to[0 .. count - 1];
  @ ensures list(to, count);
  @ ensures value: \forall real y; polynomial_value(to, count, y) == \old(polynomial_value(from, count, y)); */
static void copy_terms(scalar *to, const scalar *from, int count)
{
    /*@ loop invariant 0 <= i <= count && \forall integer k; 0 <= k < i ==> to[k] == \at(from[k], Pre);
      @ loop invariant \forall integer k; 0 <= k < count ==> from[k] == \at(from[k], Pre);
      @ loop assigns i, to[0 .. count - 1];
      @ loop variant count - i; */
    for (int i = 0; i < count; i++) to[i] = from[i];
}

/* Appends the term x^count. */
/*@ requires pool != \null && 0 <= count && \valid(term + (0 .. count)) && list(term, count);
  @ assigns term[count];
  @ ensures list(term, count + 1);
  @ ensures value: \forall real y; polynomial_value(term, count + 1, y) == \old(polynomial_value(term, count, y)) + power(y, count); */
static void put_one(struct scalar_pool *pool, scalar *term, int count)
{
    term[count] = scalar_one(pool);
    //@ assert same: \forall integer k; 0 <= k < count ==> term[k] == \at(term[k], Pre);
    //@ assert value: \forall real y; polynomial_value(term, count, y) == polynomial_value{Pre}(term, count, y);
}

/* Sets x to the polynomial of the field: 0 times the element. */
/*@ requires \valid_read(field) && field_numbers(field) && has_root(field) && pool != \null && \valid(x) && \separated(x, field);
  @ assigns *x;
  @ ensures remainder_ok(x) && x->r.count == \old(field->degree) + 1 && x->u.count == 0;
  @ ensures value: \forall real n; is_multiple(x, root_of(field), n); */
static void begin_with_field(const struct field *field, struct scalar_pool *pool, struct remainder *x)
{
    const int degree = field->degree;
    x->pool = pool;
    x->r.count = degree + 1;
    x->u.count = 0;
    //@ assert list: list(&field->coefficient[0], degree);
    //@ assert root: polynomial_value(&field->coefficient[0], degree, root_of(field)) + power(root_of(field), degree) == 0.0;
    copy_terms(x->r.term, field->coefficient, degree);
    //@ assert copy: polynomial_value(&x->r.term[0], degree, root_of(field)) + power(root_of(field), degree) == 0.0;
    //@ assert pool: x->pool == pool;
    put_one(pool, x->r.term, degree);
    //@ assert pool: x->pool == pool && x->r.count == degree + 1 && x->u.count == 0;
    //@ assert r: terms(&x->r);
    //@ assert plain: all_plain(&x->u.term[0], x->u.count);
    //@ assert numbers: polynomial(&x->u.term[0], x->u.count);
    //@ assert u: terms(&x->u);
    //@ assert zero: value_of(&x->r, root_of(field)) == 0.0;
    //@ assert none: value_of(&x->u, root_of(field)) == 0.0;
}

/* Sets x to the element: 1 times the element. */
/*@ requires pool != \null && \valid(x) && 2 <= count <= FIELD_MAX_DEGREE && list(term, count);
  @ requires \separated(x, term + (0 .. count - 1));
  @ assigns *x, scalar_doubt;
  @ ensures remainder_ok(x) && x->r.count <= count && x->u.count == 1 && scalar_doubt == \old(scalar_doubt);
  @ ensures lead: has_lead(&x->r);
  @ ensures value: \forall real y; is_multiple(x, y, \old(polynomial_value(term, count, y))); */
static void begin_with_element(const scalar *term, int count, struct scalar_pool *pool, struct remainder *x)
{
    x->pool = pool;
    x->u.count = 1;
    x->u.term[0] = scalar_one(pool);
    //@ assert list: list(term, count);
    //@ assert same: \forall real y; polynomial_value(term, count, y) == polynomial_value{Pre}(term, count, y);
    copy_terms(x->r.term, term, count);
    //@ assert unit: scalar_value(x->u.term[0]) == 1.0 && is_plain(x->u.term[0]) && x->u.term[0] != \null;
    x->r.count = trimmed(x->r.term, count);
    //@ assert one: \forall real y; value_of(&x->u, y) == 1.0;
    //@ assert value: \forall real y; value_of(&x->r, y) == polynomial_value{Pre}(term, count, y);
}

/*@ requires pool != \null && 0 <= count && \valid(term + (0 .. count - 1)) && list(term, count);
  @ requires x != \null && is_plain(x) && scalar_value(x) != 0.0;
  @ assigns term[0 .. count - 1], scalar_doubt;
  @ ensures list(term, count) && scalar_doubt == \old(scalar_doubt);
  @ ensures each: \forall integer k; 0 <= k < count ==>
  @   is_product(scalar_value(\old(term[k])), scalar_value(term[k]), scalar_value(x));
  @ ensures value: \forall real y; is_product(\old(polynomial_value(term, count, y)), polynomial_value(term, count, y), scalar_value(x)); */
static void divide_all(struct scalar_pool *pool, scalar *term, int count, scalar x)
{
    /*@ loop invariant 0 <= i <= count && scalar_doubt == \at(scalar_doubt, Pre) && list(term, count);
      @ loop invariant \forall integer k; i <= k < count ==> term[k] == \at(term[k], Pre);
      @ loop invariant each: \forall integer k; 0 <= k < i ==>
      @   is_product(scalar_value(\at(term[k], Pre)), scalar_value(term[k]), scalar_value(x));
      @ loop assigns i, term[0 .. count - 1], scalar_doubt;
      @ loop variant count - i; */
    for (int i = 0; i < count; i++) term[i] = scalar_divide(pool, term[i], x);
}

/* Divides by the leading coefficient, which keeps the numbers short. */
/*@ requires pool != \null && \valid(x) && remainder_ok(x) && has_lead(&x->r);
  @ assigns x->r.term[0 .. ROOM - 1], x->u.term[0 .. ROOM - 1], scalar_doubt;
  @ ensures remainder_ok(x) && scalar_doubt == \old(scalar_doubt);
  @ ensures lead: is_monic(&x->r);
  @ ensures value: \forall real y, n; \old(is_multiple(x, y, n)) ==> is_multiple(x, y, n); */
static void normalize(struct scalar_pool *pool, struct remainder *x)
{
    if (x->r.count == 0) return;
    const scalar lead = x->r.term[x->r.count - 1];
    divide_all(pool, x->u.term, x->u.count, lead);
    //@ assert u: \forall real y; is_product(\at(value_of(&x->u, y), Pre), value_of(&x->u, y), scalar_value(lead));
    //@ assert r: \forall real y; value_of(&x->r, y) == \at(value_of(&x->r, y), Pre);
    divide_all(pool, x->r.term, x->r.count, lead);
    //@ assert u: \forall real y; is_product(\at(value_of(&x->u, y), Pre), value_of(&x->u, y), scalar_value(lead));
    //@ assert r: \forall real y; is_product(\at(value_of(&x->r, y), Pre), value_of(&x->r, y), scalar_value(lead));
}

/* Subtracts factor alpha^shift q from p, where q is normalized and factor is the leading coefficient of p: the leading
 * terms cancel. */
/*@ requires pool != \null && \valid(p) && terms(p) && \valid_read(q) && terms(q) && \separated(p, q);
  @ requires 0 < q->count <= p->count && is_monic(q) && factor == p->term[p->count - 1] && shift == p->count - q->count;
  @ assigns *p, scalar_doubt;
  @ ensures terms(p) && p->count < \old(p->count) && scalar_doubt == \old(scalar_doubt);
  @ ensures lead: has_lead(p);
  @ ensures value: \forall real y; is_less(value_of(p, y), \old(value_of(p, y)), monomial(factor, y, shift), \old(value_of(q, y))); */
static void cancel_lead(struct scalar_pool *pool, struct polynomial *p, scalar factor, int shift,
                        const struct polynomial *q)
{
    const int top = p->count - 1, low = q->count - 1;
    //@ assert sum: is_sum(top, shift, low);
    p->count = top;
    //@ assert p_top: \forall real y; \at(value_of(p, y), Pre) == value_of(p, y) + monomial(factor, y, top);
    //@ assert q_top: \forall real y; value_of(q, y) == polynomial_value(&q->term[0], low, y) + monomial(q->term[low], y, low);
    //@ assert q_stays: \forall real y; value_of(q, y) == \at(value_of(q, y), Pre);
    //@ assert one: scalar_value(q->term[low]) == 1.0;
    subtract_multiple(pool, p, factor, shift, q->term, low);
}

/* The same for the polynomial r of x; u is not changed. */
/*@ requires pool != \null && \valid(x) && remainder_ok(x) && \valid_read(q) && terms(q) && \separated(x, q);
  @ requires 0 < q->count <= x->r.count && is_monic(q) && factor == x->r.term[x->r.count - 1] && shift == x->r.count - q->count;
  @ assigns x->r, scalar_doubt;
  @ ensures remainder_ok(x) && x->r.count < \old(x->r.count) && scalar_doubt == \old(scalar_doubt);
  @ ensures lead: has_lead(&x->r);
  @ ensures value: \forall real y; is_less(value_of(&x->r, y), \old(value_of(&x->r, y)), monomial(factor, y, shift), \old(value_of(q, y)));
  @ ensures stays: \forall real y; value_of(&x->u, y) == \old(value_of(&x->u, y)); */
static void cancel_lead_beside(struct scalar_pool *pool, struct remainder *x, scalar factor, int shift,
                               const struct polynomial *q)
{
    cancel_lead(pool, &x->r, factor, shift, q);
    //@ assert same: is_same{Pre,Here}(&x->u);
}

/* Subtracts factor alpha^shift y from x, where y is normalized: the leading terms cancel. */
/*@ requires pool != \null && \valid(x) && remainder_ok(x) && \valid_read(y) && remainder_ok(y) && \separated(x, y);
  @ requires 0 < y->r.count <= x->r.count && room_ok(x, y) && is_monic(&y->r);
  @ assigns x->r, x->u, scalar_doubt;
  @ ensures remainder_ok(x) && room_ok(x, y) && x->r.count < \old(x->r.count) && scalar_doubt == \old(scalar_doubt);
  @ ensures lead: has_lead(&x->r);
  @ ensures value: \forall real a, n; \old(is_multiple(x, a, n)) && \old(is_multiple(y, a, n)) ==> is_multiple(x, a, n); */
static void shorten(struct scalar_pool *pool, struct remainder *x, const struct remainder *y)
{
    const scalar factor = x->r.term[x->r.count - 1];
    const int shift = x->r.count - y->r.count;
    subtract_multiple(pool, &x->u, factor, shift, y->u.term, y->u.count);
    //@ assert same: is_same{Pre,Here}(&x->r) && is_same{Pre,Here}(&y->r) && is_same{Pre,Here}(&y->u);
    //@ assert x_stays: \forall real a; value_of(&x->r, a) == \at(value_of(&x->r, a), Pre);
    //@ assert y_stays: \forall real a; value_of(&y->r, a) == \at(value_of(&y->r, a), Pre);
    //@ assert room: remainder_ok(x) && remainder_ok(y) && room_ok(x, y);
    cancel_lead_beside(pool, x, factor, shift, &y->r);
}

/* Replaces x by x modulo y, which is normalized. */
/*@ requires pool != \null && \valid(x) && remainder_ok(x) && \valid_read(y) && remainder_ok(y) && \separated(x, y);
  @ requires 0 < y->r.count <= x->r.count && room_ok(x, y) && is_monic(&y->r);
  @ assigns x->r, x->u, scalar_doubt;
  @ ensures remainder_ok(x) && room_ok(x, y) && x->r.count < y->r.count && scalar_doubt == \old(scalar_doubt);
  @ ensures lead: is_monic(&x->r);
  @ ensures value: \forall real a, n; \old(is_multiple(x, a, n)) && \old(is_multiple(y, a, n)) ==> is_multiple(x, a, n); */
static void reduce(struct scalar_pool *pool, struct remainder *x, const struct remainder *y)
{
    /*@ loop invariant same: is_same{Pre,Here}(&y->r) && is_same{Pre,Here}(&y->u) && y->pool == \at(y->pool, Pre);
      @ loop invariant remainder_ok(y);
      @ loop invariant remainder_ok(x) && room_ok(x, y) && scalar_doubt == \at(scalar_doubt, Pre);
      @ loop invariant lead: is_monic(&y->r) && (x->r.count < y->r.count ==> has_lead(&x->r));
      @ loop invariant value: \forall real a, n; \at(is_multiple(x, a, n), Pre) && \at(is_multiple(y, a, n), Pre) ==>
      @   is_multiple(x, a, n);
      @ loop invariant beside: \forall real a, n; \at(is_multiple(y, a, n), Pre) ==> is_multiple(y, a, n);
      @ loop assigns x->r, x->u, scalar_doubt;
      @ loop variant x->r.count; */
    while (x->r.count >= y->r.count) {
        shorten(pool, x, y);
        //@ assert r: is_same{LoopCurrent,Here}(&y->r);
        //@ assert u: is_same{LoopCurrent,Here}(&y->u);
        //@ assert pool: y->pool == \at(y->pool, LoopCurrent);
    }
    normalize(pool, x);
}

/*@ requires pool != \null && 0 <= count && \valid(term + (0 .. count - 1)) && list(term, count);
  @ assigns term[0 .. count - 1];
  @ ensures list(term, count);
  @ ensures each: \forall integer k; 0 <= k < count ==> scalar_value(term[k]) == scalar_value(\old(term[k]));
  @ ensures value: \forall real y; polynomial_value(term, count, y) == \old(polynomial_value(term, count, y)); */
static void move_terms(struct scalar_pool *pool, scalar *term, int count)
{
    /*@ loop invariant 0 <= i <= count && list(term, count);
      @ loop invariant \forall integer k; i <= k < count ==> term[k] == \at(term[k], Pre);
      @ loop invariant each: \forall integer k; 0 <= k < i ==> is_product(scalar_value(\at(term[k], Pre)), scalar_value(term[k]), 1.0);
      @ loop assigns i, term[0 .. count - 1];
      @ loop variant count - i; */
    for (int i = 0; i < count; i++) term[i] = scalar_add(pool, term[i], scalar_zero(pool));
    //@ assert value: \forall real y; is_product(polynomial_value{Pre}(term, count, y), polynomial_value(term, count, y), 1.0);
}

/*@ requires pool != \null && \valid(x) && remainder_ok(x) && is_monic(&x->r);
  @ assigns x->u.term[0 .. ROOM - 1];
  @ ensures remainder_ok(x);
  @ ensures lead: is_monic(&x->r);
  @ ensures value: \forall real y; value_of(&x->u, y) == \old(value_of(&x->u, y));
  @ ensures stays: \forall real y; value_of(&x->r, y) == \old(value_of(&x->r, y)); */
static void move_factor(struct scalar_pool *pool, struct remainder *x)
{
    move_terms(pool, x->u.term, x->u.count);
    //@ assert same: is_same{Pre,Here}(&x->r);
}

/*@ requires pool != \null && \valid(x) && remainder_ok(x) && is_monic(&x->r);
  @ assigns x->r.term[0 .. ROOM - 1];
  @ ensures remainder_ok(x);
  @ ensures lead: is_monic(&x->r);
  @ ensures value: \forall real y; value_of(&x->r, y) == \old(value_of(&x->r, y));
  @ ensures stays: \forall real y; value_of(&x->u, y) == \old(value_of(&x->u, y)); */
static void move_value(struct scalar_pool *pool, struct remainder *x)
{
    move_terms(pool, x->r.term, x->r.count);
    //@ assert same: is_same{Pre,Here}(&x->u);
}

/* Moves the numbers of x to another pool and frees its old one. */
/*@ requires pool != \null && \valid(x) && remainder_ok(x) && is_monic(&x->r);
  @ assigns *x;
  @ ensures remainder_ok(x) && x->r.count == \old(x->r.count) && x->u.count == \old(x->u.count);
  @ ensures lead: is_monic(&x->r);
  @ ensures value: \forall real a, n; \old(is_multiple(x, a, n)) ==> is_multiple(x, a, n); */
static void move(struct scalar_pool *pool, struct remainder *x)
{
    struct scalar_pool *before = x->pool;
    x->pool = pool;
    //@ assert same: is_same{Pre,Here}(&x->r) && is_same{Pre,Here}(&x->u);
    //@ assert ok: remainder_ok(x) && is_monic(&x->r);
    //@ assert r: \forall real y; value_of(&x->r, y) == \at(value_of(&x->r, y), Pre);
    //@ assert u: \forall real y; value_of(&x->u, y) == \at(value_of(&x->u, y), Pre);
    move_value(pool, x);
    move_factor(pool, x);
    scalar_pool_free(before);
}

/* One step of the algorithm, after which x has a new pool; the intermediate results are freed. */
/*@ requires \valid(x) && remainder_ok(x) && \valid_read(y) && remainder_ok(y) && \separated(x, y);
  @ requires 0 < y->r.count <= x->r.count && room_ok(x, y) && is_monic(&y->r);
  @ assigns *x, scalar_doubt;
  @ ensures remainder_ok(x) && room_ok(x, y) && x->r.count < y->r.count && scalar_doubt == \old(scalar_doubt);
  @ ensures lead: is_monic(&x->r);
  @ ensures value: \forall real a, n; \old(is_multiple(x, a, n)) && \old(is_multiple(y, a, n)) ==> is_multiple(x, a, n);
  @ ensures beside: remainder_ok(y) && is_monic(&y->r) && y->r.count == \old(y->r.count);
  @ ensures stays: \forall real a, n; \old(is_multiple(y, a, n)) ==> is_multiple(y, a, n); */
static void replace(struct remainder *x, const struct remainder *y)
{
    struct scalar_pool *pool = scalar_pool_new(), *scratch = scalar_pool_new();
    if (pool == NULL || scratch == NULL) abort();
    reduce(scratch, x, y);
    //@ assert same: is_same{Pre,Here}(&y->r);
    //@ assert same: is_same{Pre,Here}(&y->u);
    //@ assert same: y->pool == \at(y->pool, Pre);
    move(pool, x);
    //@ assert same: is_same{Pre,Here}(&y->r);
    //@ assert same: is_same{Pre,Here}(&y->u);
    //@ assert same: y->pool == \at(y->pool, Pre);
    //@ assert r: \forall real a; value_of(&y->r, a) == \at(value_of(&y->r, a), Pre);
    //@ assert u: \forall real a; value_of(&y->u, a) == \at(value_of(&y->u, a), Pre);
    scalar_pool_free(scratch);
}

/* Euclid's algorithm; returns the index of the last remainder, which is 0 or has degree 0. */
/*@ requires \valid(pair + (0 .. 1)) && remainder_ok(pair) && remainder_ok(pair + 1) && room_ok(pair, pair + 1);
  @ requires pair[1].r.count < pair[0].r.count && is_monic(&pair[1].r);
  @ assigns pair[0 .. 1], scalar_doubt;
  @ ensures (\result == 0 || \result == 1) && remainder_ok(pair) && remainder_ok(pair + 1) && scalar_doubt == \old(scalar_doubt);
  @ ensures pair[\result].r.count == 1 ==> pair[\result].u.count <= FIELD_MAX_DEGREE;
  @ ensures lead: is_monic(&pair[\result].r);
  @ ensures value: \forall real a, n; \old(is_multiple(pair, a, n)) && \old(is_multiple(pair + 1, a, n)) ==>
  @   is_multiple(pair + \result, a, n); */
static int find_last(struct remainder *pair)
{
    /*@ loop invariant remainder_ok(pair) && remainder_ok(pair + 1) && room_ok(pair, pair + 1);
      @ loop invariant pair[1].r.count < pair[0].r.count && scalar_doubt == \at(scalar_doubt, Pre);
      @ loop invariant lead: is_monic(&pair[1].r);
      @ loop invariant value: \forall real a, n; \at(is_multiple(pair, a, n), Pre) && \at(is_multiple(pair + 1, a, n), Pre) ==>
      @   is_multiple(pair, a, n) && is_multiple(pair + 1, a, n);
      @ loop assigns pair[0 .. 1], scalar_doubt;
      @ loop variant pair[0].r.count; */
    while (pair[1].r.count > 1) {
        replace(pair, pair + 1);
        if (pair[0].r.count <= 1) return 0;
        replace(pair + 1, pair);
    }
    return 1;
}

/*@ requires pool != \null && \valid(pair + (0 .. 1)) && remainder_ok(pair) && 2 <= count <= FIELD_MAX_DEGREE && list(term, count);
  @ requires \separated(pair + (0 .. 1), term + (0 .. count - 1));
  @ assigns pair[1], scalar_doubt;
  @ ensures remainder_ok(pair + 1) && pair[1].r.count <= count && pair[1].u.count == 1 && scalar_doubt == \old(scalar_doubt);
  @ ensures lead: is_monic(&pair[1].r);
  @ ensures value: \forall real y; is_multiple(pair + 1, y, \old(polynomial_value(term, count, y)));
  @ ensures beside: remainder_ok(pair) && pair[0].r.count == \old(pair[0].r.count) && pair[0].u.count == \old(pair[0].u.count);
  @ ensures stays: \forall real a, n; \old(is_multiple(pair, a, n)) ==> is_multiple(pair, a, n); */
static void begin_below(const scalar *term, int count, struct scalar_pool *pool, struct remainder *pair)
{
    begin_with_element(term, count, pool, pair + 1);
    //@ assert same: is_same{Pre,Here}(&pair[0].r);
    //@ assert same: is_same{Pre,Here}(&pair[0].u);
    //@ assert same: pair[0].pool == \at(pair[0].pool, Pre);
    normalize(pool, pair + 1);
    //@ assert same: is_same{Pre,Here}(&pair[0].r);
    //@ assert same: is_same{Pre,Here}(&pair[0].u);
    //@ assert same: pair[0].pool == \at(pair[0].pool, Pre);
    //@ assert r_plain: list(&pair[0].r.term[0], pair[0].r.count);
    //@ assert u_plain: list(&pair[0].u.term[0], pair[0].u.count);
    //@ assert r: \forall real a; value_of(&pair[0].r, a) == \at(value_of(&pair[0].r, a), Pre);
    //@ assert u: \forall real a; value_of(&pair[0].u, a) == \at(value_of(&pair[0].u, a), Pre);
}

/* The two remainders with which the algorithm begins: the polynomial of the field and the element. */
/*@ requires \valid_read(field) && field_numbers(field) && has_root(field) && \valid(pair + (0 .. 1));
  @ requires 2 <= count <= field->degree && list(term, count);
  @ requires \separated(pair + (0 .. 1), term + (0 .. count - 1)) && \separated(pair + (0 .. 1), field);
  @ assigns pair[0 .. 1], scalar_doubt;
  @ ensures remainder_ok(pair) && remainder_ok(pair + 1) && room_ok(pair, pair + 1) && pair[1].r.count < pair[0].r.count;
  @ ensures doubt: scalar_doubt == \old(scalar_doubt);
  @ ensures lead: is_monic(&pair[1].r);
  @ ensures field: \forall real n; is_multiple(pair, root_of(field), n);
  @ ensures element: \forall real y; is_multiple(pair + 1, y, \old(polynomial_value(term, count, y))); */
static void begin(const struct field *field, const scalar *term, int count, struct remainder *pair)
{
    struct scalar_pool *first = scalar_pool_new(), *second = scalar_pool_new();
    if (first == NULL || second == NULL) abort();
    begin_with_field(field, first, pair);
    //@ assert term: \forall integer k; 0 <= k < count ==> term[k] == \at(term[k], Pre);
    //@ assert list: list(term, count);
    //@ assert same: \forall real y; polynomial_value(term, count, y) == polynomial_value{Pre}(term, count, y);
    begin_below(term, count, second, pair);
}

/* u x = 1 when the last remainder is 1. It is 0 only if x and the polynomial of the field have a common factor; the
 * inverse is then unknown. */
scalar element_invert(struct scalar_pool *pool, scalar x)
{
    if (x->element == NULL) abort();
    element_check_field(pool->field);
    element_check(pool->field, x);
    struct remainder pair[2];
    const struct field *field = pool->field;
    const scalar *term = x->element->term;
    const int count = x->element->count;
    //@ assert list: list(term, count);
    //@ assert means: polynomial_value(term, count, root_of(field)) == scalar_value(x);
    begin(field, term, count, pair);
    //@ assert element: is_multiple(&pair[1], root_of(field), scalar_value(x));
    //@ assert field: is_multiple(&pair[0], root_of(field), scalar_value(x));
    //@ assert pool: pool->field == field;
    struct remainder *last = pair + find_last(pair);
    const int found = last->r.count == 1;
    //@ assert pool: pool->field == field;
    //@ assert last: is_multiple(last, root_of(field), scalar_value(x));
    //@ assert one: found == 1 ==> value_of(&last->r, root_of(field)) == 1.0;
    //@ assert inverse: found == 1 ==> is_product(1.0, value_of(&last->u, root_of(field)), scalar_value(x));
    if (found) move_terms(pool, last->u.term, last->u.count);
    //@ assert plain: found == 1 ==> all_plain(&last->u.term[0], last->u.count);
    //@ assert pool: pool->field == field;
    //@ assert moved: found == 1 ==> is_product(1.0, value_of(&last->u, root_of(field)), scalar_value(x));
    scalar_pool_free(pair[0].pool);
    scalar_pool_free(pair[1].pool);
    if (!found) return scalar_unknown(pool);
    const scalar inverse = element_make(pool, last->u.term, last->u.count);
    //@ assert value: is_product(1.0, scalar_value(inverse), scalar_value(x));
    //@ assert nonzero: scalar_value(x) != 0.0;
    return inverse;
}
