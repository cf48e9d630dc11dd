/* SPDX-License-Identifier: BSD-2-Clause */
/* Intervals whose ends are rounded outwards to a number of bits; exact numbers remain exact
 * (spec/stance/certificate.md, section 3). */
#ifndef CHECK_STANCE_ENCLOSED_H
#define CHECK_STANCE_ENCLOSED_H

#include "check/numbers/range.h"

/* `open` becomes 1 when an interval does not determine what is needed; the results since then must not be used. It is
 * short because nothing else is that is read meanwhile (proofs/README.md, "Types that differ"). */
struct enclosed {
    struct scalar_pool *pool;
    int bits;
    short open;
};

/*@ predicate enclosed_ok{L}(struct enclosed *e) = \valid(e) && e->pool != \null; */

/* enclosed_integer: n exactly. enclosed_add, ...: sum, difference, product, quotient, square. A division by an interval
 * that contains 0 sets `open`. */
/*@ requires enclosed_ok(e);
  @ assigns \nothing;
  @ ensures range_ok(\result); */
struct range enclosed_integer(const struct enclosed *e, int n);
/*@ requires enclosed_ok(e) && range_ok(x) && range_ok(y);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range enclosed_add(const struct enclosed *e, struct range x, struct range y);
/*@ requires enclosed_ok(e) && range_ok(x) && range_ok(y);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range enclosed_subtract(const struct enclosed *e, struct range x, struct range y);
/*@ requires enclosed_ok(e) && range_ok(x) && range_ok(y);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range enclosed_multiply(const struct enclosed *e, struct range x, struct range y);
/*@ requires enclosed_ok(e) && range_ok(x) && range_ok(y);
  @ assigns e->open, scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range enclosed_divide(struct enclosed *e, struct range x, struct range y);
/*@ requires enclosed_ok(e) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range enclosed_negate(const struct enclosed *e, struct range x);
/*@ requires enclosed_ok(e) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range enclosed_square(const struct enclosed *e, struct range x);

/* enclosed_times: n x.  enclosed_fma: x + y z. */
/*@ requires enclosed_ok(e) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range enclosed_times(const struct enclosed *e, int n, struct range x);
/*@ requires enclosed_ok(e) && range_ok(x) && range_ok(y) && range_ok(z);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range enclosed_fma(const struct enclosed *e, struct range x, struct range y, struct range z);

/* enclosed_root: the square roots of the nonnegative numbers in an interval. */
/*@ requires enclosed_ok(e) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range enclosed_root(const struct enclosed *e, struct range x);

/* enclosed_sign: -1, 0, 1; 0 also when the sign is not determined. enclosed_compare: the sign of x - y for two numbers. */
/*@ requires enclosed_ok(e) && range_ok(x);
  @ assigns e->open, scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
int enclosed_sign(struct enclosed *e, struct range x);
/*@ requires enclosed_ok(e) && x != \null && y != \null;
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
int enclosed_compare(const struct enclosed *e, scalar x, scalar y);

/* enclosed_least, enclosed_most: the lesser and the greater one of two numbers. */
/*@ requires enclosed_ok(e) && x != \null && y != \null;
  @ assigns scalar_doubt, \result \from x, y;
  @ ensures \result != \null && DOUBT_STAYS; */
scalar enclosed_least(const struct enclosed *e, scalar x, scalar y);
/*@ requires enclosed_ok(e) && x != \null && y != \null;
  @ assigns scalar_doubt, \result \from x, y;
  @ ensures \result != \null && DOUBT_STAYS; */
scalar enclosed_most(const struct enclosed *e, scalar x, scalar y);

/* enclosed_hull: the least interval that contains both. enclosed_at_least, enclosed_at_most: max(x, bound), min(x,
 * bound). */
/*@ requires enclosed_ok(e) && range_ok(x) && range_ok(y);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range enclosed_hull(const struct enclosed *e, struct range x, struct range y);
/*@ requires enclosed_ok(e) && range_ok(x) && bound != \null;
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range enclosed_at_least(const struct enclosed *e, struct range x, scalar bound);
/*@ requires enclosed_ok(e) && range_ok(x) && bound != \null;
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range enclosed_at_most(const struct enclosed *e, struct range x, scalar bound);

/* A direction: cosine and sine. */
struct direction {
    struct range cosine, sine;
};

/*@ predicate direction_ok(struct direction d) = range_ok(d.cosine) && range_ok(d.sine); */

/* direction_of_half_turns: the direction of x pi. direction_of_radians, direction_of_tangent, direction_of_half: those
 * of x, atan(x), 2 atan(x). */
/*@ requires enclosed_ok(e) && x != \null;
  @ assigns e->open, scalar_doubt;
  @ ensures direction_ok(\result) && DOUBT_STAYS; */
struct direction direction_of_half_turns(struct enclosed *e, scalar x);
/*@ requires enclosed_ok(e) && x != \null;
  @ assigns e->open, scalar_doubt;
  @ ensures direction_ok(\result) && DOUBT_STAYS; */
struct direction direction_of_radians(struct enclosed *e, scalar x);
/*@ requires enclosed_ok(e) && x != \null;
  @ assigns e->open, scalar_doubt;
  @ ensures direction_ok(\result) && DOUBT_STAYS; */
struct direction direction_of_tangent(struct enclosed *e, scalar x);
/*@ requires enclosed_ok(e) && x != \null;
  @ assigns e->open, scalar_doubt;
  @ ensures direction_ok(\result) && DOUBT_STAYS; */
struct direction direction_of_half(struct enclosed *e, scalar x);

#endif
