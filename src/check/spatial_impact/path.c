/* SPDX-License-Identifier: BSD-2-Clause */
/* One cell of the path, by power series with enclosed remainders (spec/spatial_impact/README.md, section 3). */
#include "check/spatial_impact/path.h"

#include <stddef.h>
#include <stdlib.h>

/*@ requires enclose_ok(e) && range_ok(x) && range_ok(y);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range plus(const struct enclose *e, struct range x, struct range y)
{
    return enclose_add(e, x, y);
}

/*@ requires enclose_ok(e) && range_ok(x) && range_ok(y);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range minus(const struct enclose *e, struct range x, struct range y)
{
    return enclose_subtract(e, x, y);
}

/*@ requires enclose_ok(e) && range_ok(x) && range_ok(y);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range times(const struct enclose *e, struct range x, struct range y)
{
    return enclose_multiply(e, x, y);
}

/*@ requires enclose_ok(e) && range_ok(x) && range_ok(y);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range over(const struct enclose *e, struct range x, struct range y)
{
    return enclose_divide(e, x, y);
}

/*@ requires enclose_ok(e);
  @ assigns \nothing;
  @ ensures range_ok(\result); */
static struct range integer(const struct enclose *e, long n)
{
    return enclose_integer(e, n);
}

/* The first axis of a frame. */
/*@ requires enclose_ok(e) && impact3_body_ok(body) && 0 <= quarter;
  @ assigns \nothing;
  @ ensures impact3_vector_ok(\result); */
static struct impact3_vector axis(const struct enclose *e, struct impact3_body body, int quarter)
{
    struct impact3_vector axis = {body.cosine, body.sine};
    /*@ loop invariant 0 <= i <= quarter && impact3_vector_ok(axis);
      @ loop assigns i, axis;
      @ loop variant quarter - i; */
    for (int i = 0; i < quarter; i++) axis = (struct impact3_vector){enclose_negate(e, axis.x2), axis.x1};
    return axis;
}

/* The bilinear form x.A y in the rotated frame. */
/*@ requires enclose_ok(e) && impact3_body_ok(body) && impact3_vector_ok(x) && impact3_vector_ok(y);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range form(const struct enclose *e, struct impact3_body body, struct impact3_vector x,
                         struct impact3_vector y)
{
    const struct range first = plus(e, times(e, body.A11, y.x1), times(e, body.A12, y.x2));
    const struct range second = plus(e, times(e, body.A12, y.x1), times(e, body.A22, y.x2));
    return plus(e, times(e, x.x1, first), times(e, x.x2, second));
}

/*@ requires enclose_ok(e);
  @ assigns \nothing;
  @ ensures series_ok(\result); */
static struct series zero(const struct enclose *e)
{
    struct series x;
    /*@ loop invariant 0 <= i <= IMPACT3_TERMS + 1 && \forall integer k; 0 <= k < i ==> range_ok(x.c[k]);
      @ loop assigns i, x.c[0 .. IMPACT3_TERMS];
      @ loop variant IMPACT3_TERMS + 1 - i; */
    for (int i = 0; i <= IMPACT3_TERMS; i++) x.c[i] = integer(e, 0);
    return x;
}

/* The matrix mu A and the vector B in the rotated frame. */
struct turned {
    struct range m11, m12, m22, gap, b1, b2; /* gap = m11 - m22 */
};

/*@ predicate turned_ok(struct turned x) = range_ok(x.m11) && range_ok(x.m12) && range_ok(x.m22) && range_ok(x.gap) &&
  @   range_ok(x.b1) && range_ok(x.b2); */

/*@ requires enclose_ok(e) && impact3_body_ok(body) && impact3_vector_ok(axis);
  @ assigns scalar_doubt;
  @ ensures turned_ok(\result) && DOUBT_STAYS; */
static struct turned turn(const struct enclose *e, struct impact3_body body, struct impact3_vector axis)
{
    const struct impact3_vector across = {enclose_negate(e, axis.x2), axis.x1};
    struct turned x;
    x.m11 = times(e, body.mu, form(e, body, axis, axis));
    x.m12 = times(e, body.mu, form(e, body, across, axis));
    x.m22 = times(e, body.mu, form(e, body, across, across));
    x.gap = minus(e, x.m11, x.m22);
    x.b1 = plus(e, times(e, axis.x1, body.B1), times(e, axis.x2, body.B2));
    x.b2 = minus(e, times(e, axis.x1, body.B2), times(e, axis.x2, body.B1));
    return x;
}

/*@ requires enclose_ok(e) && turned_ok(x);
  @ assigns scalar_doubt;
  @ ensures series_ok(\result) && DOUBT_STAYS; */
static struct series turning(const struct enclose *e, struct turned x)
{
    const struct range two = integer(e, 2);
    struct series Q = zero(e);
    Q.c[0] = minus(e, x.b2, x.m12);
    Q.c[1] = times(e, two, minus(e, x.gap, x.b1));
    Q.c[2] = times(e, integer(e, 6), x.m12);
    Q.c[3] = enclose_negate(e, times(e, two, plus(e, x.gap, x.b1)));
    Q.c[4] = enclose_negate(e, plus(e, x.b2, x.m12));
    return Q;
}

/*@ requires enclose_ok(e) && turned_ok(x);
  @ assigns scalar_doubt;
  @ ensures series_ok(\result) && DOUBT_STAYS; */
static struct series braking(const struct enclose *e, struct turned x)
{
    const struct range two = integer(e, 2), four = integer(e, 4);
    struct series K = zero(e);
    K.c[0] = minus(e, x.m11, x.b1);
    K.c[1] = minus(e, times(e, four, x.m12), times(e, two, x.b2));
    K.c[2] = minus(e, times(e, four, x.m22), times(e, two, x.m11));
    K.c[3] = enclose_negate(e, plus(e, times(e, four, x.m12), times(e, two, x.b2)));
    K.c[4] = plus(e, x.m11, x.b1);
    return K;
}

/*@ requires enclose_ok(e) && impact3_body_ok(body) && turned_ok(x);
  @ assigns scalar_doubt;
  @ ensures series_ok(\result) && DOUBT_STAYS; */
static struct series pressing(const struct enclose *e, struct impact3_body body, struct turned x, int is_edge)
{
    struct series P = zero(e);
    P.c[0] = is_edge ? integer(e, 0) : minus(e, body.C, times(e, body.mu, x.b1));
    P.c[1] = enclose_negate(e, times(e, integer(e, 2), times(e, body.mu, x.b2)));
    P.c[2] = plus(e, body.C, times(e, body.mu, x.b1));
    return P;
}

struct impact3_frame impact3_frame(const struct enclose *e, struct impact3_body body, int quarter)
{
    const struct impact3_vector first = axis(e, body, quarter);
    const struct turned x = turn(e, body, first);
    struct impact3_frame f = {.c = first.x1, .s = first.x2, .is_edge = body.is_edge && quarter == 0};
    f.Q = turning(e, x);
    f.K = braking(e, x);
    f.P = pressing(e, body, x, f.is_edge);
    return f;
}

/* One step of `around`. */
/*@ requires enclose_ok(e) && series_ok(p) && 0 <= i < length <= IMPACT3_TERMS && range_ok(at);
  @ assigns scalar_doubt;
  @ ensures series_ok(\result) && DOUBT_STAYS; */
static struct series shift(const struct enclose *e, struct series p, int i, int length, struct range at)
{
    /*@ loop invariant i - 1 <= j <= length - 2 && series_ok(p) && DOUBT_HAS_STAYED;
      @ loop assigns j, p.c[0 .. IMPACT3_TERMS], scalar_doubt;
      @ loop variant j; */
    for (int j = length - 2; j >= i; j--) p.c[j] = plus(e, p.c[j], times(e, at, p.c[j + 1]));
    return p;
}

/* The coefficients around a point, or around all points of an interval, of a polynomial with `length` coefficients. */
/*@ requires enclose_ok(e) && series_ok(p) && 1 <= length <= IMPACT3_TERMS && range_ok(at);
  @ assigns scalar_doubt;
  @ ensures series_ok(\result) && DOUBT_STAYS; */
static struct series around(const struct enclose *e, struct series p, int length, struct range at)
{
    /*@ loop invariant 0 <= i <= length - 1 && series_ok(p) && DOUBT_HAS_STAYED;
      @ loop assigns i, p, scalar_doubt;
      @ loop variant length - 1 - i; */
    for (int i = 0; i < length - 1; i++) p = shift(e, p, i, length, at);
    return p;
}

/* Coefficient i of the product. */
/*@ requires enclose_ok(e) && series_ok(x) && series_ok(y) && 0 <= i <= IMPACT3_TERMS;
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range coefficient(const struct enclose *e, struct series x, struct series y, int i)
{
    return enclose_convolve(e, x.c, y.c, i + 1);
}

/* Coefficient i >= 1 of the product, without the term with the constant coefficient of x. */
/*@ requires enclose_ok(e) && series_ok(x) && series_ok(y) && 1 <= i <= IMPACT3_TERMS;
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range later_terms(const struct enclose *e, struct series x, struct series y, int i)
{
    return enclose_convolve(e, x.c + 1, y.c, i);
}

/* 2 x / y */
/*@ requires enclose_ok(e) && series_ok(x) && series_ok(y);
  @ assigns scalar_doubt;
  @ ensures series_ok(\result) && DOUBT_STAYS; */
static struct series quotient(const struct enclose *e, struct series x, struct series y)
{
    const struct range inverse = over(e, integer(e, 1), y.c[0]);
    struct series q = zero(e);
    q.c[0] = times(e, plus(e, x.c[0], x.c[0]), inverse);
    /*@ loop invariant 1 <= i <= IMPACT3_TERMS + 1 && series_ok(q) && DOUBT_HAS_STAYED;
      @ loop assigns i, q.c[0 .. IMPACT3_TERMS], scalar_doubt;
      @ loop variant IMPACT3_TERMS + 1 - i; */
    for (int i = 1; i <= IMPACT3_TERMS; i++) {
        const struct range twice = plus(e, x.c[i], x.c[i]);
        q.c[i] = times(e, minus(e, twice, later_terms(e, y, q, i)), inverse);
    }
    return q;
}

/*@ requires enclose_ok(e) && series_ok(x) && series_ok(y);
  @ assigns scalar_doubt;
  @ ensures series_ok(\result) && DOUBT_STAYS; */
static struct series product(const struct enclose *e, struct series x, struct series y)
{
    struct series both = zero(e);
    /*@ loop invariant 0 <= i <= IMPACT3_TERMS + 1 && series_ok(both) && DOUBT_HAS_STAYED;
      @ loop assigns i, both.c[0 .. IMPACT3_TERMS], scalar_doubt;
      @ loop variant IMPACT3_TERMS + 1 - i; */
    for (int i = 0; i <= IMPACT3_TERMS; i++) both.c[i] = coefficient(e, x, y, i);
    return both;
}

/* The series of 2 K / (Q w), 2 w / Q, 2 P / Q around a point or on a cell; nothing when Q is not positive. */
struct rates {
    int is_found;
    struct series brake, impulse, normal;
    struct range P;
};

/*@ predicate impact3_rates_ok(struct rates x) = 0 <= x.is_found <= 1 && (x.is_found == 1 ==> series_ok(x.brake) &&
  @   series_ok(x.impulse) && series_ok(x.normal) && range_ok(x.P)); */

/*@ requires enclose_ok(e) && impact3_frame_ok(f) && range_ok(at);
  @ assigns scalar_doubt;
  @ ensures impact3_rates_ok(\result) && DOUBT_STAYS; */
static struct rates rates_at(const struct enclose *e, struct impact3_frame f, struct range at)
{
    struct rates rates = {0};
    struct series w = zero(e);
    w.c[0] = w.c[2] = integer(e, 1);
    const struct series Q = around(e, f.Q, 5, at), K = around(e, f.K, 5, at), P = around(e, f.P, 3, at);
    const struct series weight = around(e, w, 3, at);
    if (range_sign(Q.c[0]) != 1) return rates;
    rates.brake = quotient(e, K, product(e, Q, weight));
    rates.impulse = quotient(e, weight, Q);
    rates.normal = quotient(e, P, Q);
    rates.P = f.is_edge ? plus(e, f.P.c[1], times(e, f.P.c[2], at)) : P.c[0];
    rates.is_found = 1;
    return rates;
}

struct course {
    struct series r, I, v, W;
};

/*@ predicate course_ok(struct course x) = series_ok(x.r) && series_ok(x.I) && series_ok(x.v) && series_ok(x.W); */

/*@ requires enclose_ok(e) && series_ok(rates.brake) && series_ok(rates.impulse) && series_ok(rates.normal);
  @ requires range_ok(r) && range_ok(v);
  @ assigns scalar_doubt;
  @ ensures course_ok(\result) && DOUBT_STAYS; */
static struct course find_course(const struct enclose *e, struct rates rates, struct range r, struct range v)
{
    struct series push = zero(e);
    struct course x = {zero(e), zero(e), zero(e), zero(e)};
    x.r.c[0] = r;
    x.v.c[0] = v;
    /*@ loop invariant 0 <= i <= IMPACT3_TERMS && DOUBT_HAS_STAYED;
      @ loop invariant push: series_ok(push);
      @ loop invariant course: course_ok(x);
      @ loop assigns i, push, x, scalar_doubt;
      @ loop variant IMPACT3_TERMS - i; */
    for (int i = 0; i < IMPACT3_TERMS; i++) {
        const struct range part = over(e, integer(e, 1), integer(e, i + 1));
        push.c[i] = coefficient(e, rates.impulse, x.r, i);
        x.I.c[i + 1] = times(e, push.c[i], part);
        x.v.c[i + 1] = times(e, coefficient(e, rates.normal, x.r, i), part);
        x.W.c[i + 1] = times(e, coefficient(e, x.v, push, i), part);
        x.r.c[i + 1] = enclose_negate(e, times(e, coefficient(e, rates.brake, x.r, i), part));
    }
    return x;
}

/* The value at h: the terms but the last around a point, and the last on the whole cell. */
/*@ requires enclose_ok(e) && series_ok(at) && range_ok(last) && range_ok(h);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range sum(const struct enclose *e, struct series at, struct range last, struct range h)
{
    struct range power = integer(e, 1), total = at.c[0];
    /*@ loop invariant 1 <= i <= IMPACT3_TERMS && range_ok(power) && range_ok(total) && DOUBT_HAS_STAYED;
      @ loop assigns i, power, total, scalar_doubt;
      @ loop variant IMPACT3_TERMS - i; */
    for (int i = 1; i < IMPACT3_TERMS; i++) {
        power = times(e, power, h);
        total = plus(e, total, times(e, at.c[i], power));
    }
    return plus(e, total, times(e, last, times(e, power, h)));
}

/* The state after a cell, where the path in it, for a speed 1 at its beginning, has the sums of two courses. */
/*@ requires enclose_ok(e) && course_ok(point) && course_ok(rough) && range_ok(h) && impact3_state_ok(b);
  @ assigns scalar_doubt;
  @ ensures impact3_state_ok(\result) && DOUBT_STAYS; */
static struct impact3_state state_after(const struct enclose *e, struct course point, struct course rough,
                                        struct range h, struct impact3_state b)
{
    const struct range impulse = sum(e, point.I, rough.I.c[IMPACT3_TERMS], h);
    const struct range normal = sum(e, point.v, rough.v.c[IMPACT3_TERMS], h);
    const struct range by_speed = times(e, b.r, sum(e, point.W, rough.W.c[IMPACT3_TERMS], h));
    const struct range work = plus(e, times(e, b.v, impulse), by_speed);
    return (struct impact3_state){times(e, b.r, sum(e, point.r, rough.r.c[IMPACT3_TERMS], h)),
                                  plus(e, b.I, times(e, b.r, impulse)), plus(e, b.v, times(e, b.r, normal)),
                                  plus(e, b.W, times(e, b.r, work))};
}

/* The states within a cell of width h, where its speed is multiplied by at most `ratio`. */
/*@ requires enclose_ok(e) && range_ok(push) && range_ok(gained) && range_ok(ratio) && impact3_state_ok(b);
  @ assigns scalar_doubt;
  @ ensures impact3_state_ok(\result) && DOUBT_STAYS; */
static struct impact3_state states_within(const struct enclose *e, struct range push, struct range gained,
                                          struct range ratio, struct impact3_state b)
{
    const struct range v = plus(e, b.v, times(e, b.r, gained));
    return (struct impact3_state){times(e, b.r, ratio), plus(e, b.I, push), v, plus(e, b.W, times(e, v, push))};
}

/*@ requires enclose_ok(e) && impact3_rates_ok(here) && here.is_found == 1 && impact3_rates_ok(all) && all.is_found == 1;
  @ requires range_ok(h) && impact3_state_ok(b);
  @ assigns scalar_doubt;
  @ ensures impact3_cell_ok(\result) && DOUBT_STAYS; */
static struct impact3_cell step(const struct enclose *e, struct rates here, struct rates all, struct range h,
                                struct impact3_state b)
{
    const struct range width = enclose_between(integer(e, 0), h);
    const struct range ratio = enclose_exp(e, enclose_negate(e, times(e, all.brake.c[0], width)));
    const struct range gained = times(e, times(e, all.normal.c[0], ratio), width);
    const struct range push = times(e, b.r, times(e, times(e, all.impulse.c[0], ratio), width));
    const struct course point = find_course(e, here, integer(e, 1), integer(e, 0));
    const struct course rough = find_course(e, all, ratio, gained);
    const struct impact3_state end = state_after(e, point, rough, h, b);
    const int p = range_sign(all.P);
    return (struct impact3_cell){1, end, states_within(e, push, gained, ratio, b), p == RANGE_OPEN ? 0 : p};
}

/* A copy of the interval in another pool. */
/*@ requires pool != \null && range_ok(x);
  @ assigns \nothing;
  @ ensures range_ok(\result); */
static struct range kept(struct scalar_pool *pool, struct range x)
{
    const scalar zero = scalar_zero(pool);
    return (struct range){scalar_add(pool, x.low, zero), scalar_add(pool, x.high, zero)};
}

/*@ requires pool != \null && impact3_state_ok(x);
  @ assigns \nothing;
  @ ensures impact3_state_ok(\result); */
static struct impact3_state keep(struct scalar_pool *pool, struct impact3_state x)
{
    return (struct impact3_state){kept(pool, x.r), kept(pool, x.I), kept(pool, x.v), kept(pool, x.W)};
}

/* The step itself, in a scratch pool; what it finds is copied to `pool`. */
/*@ requires enclose_ok(e) && pool != \null && impact3_frame_ok(f) && a != \null && b != \null && impact3_state_ok(begin);
  @ assigns scalar_doubt;
  @ ensures impact3_cell_ok(\result) && DOUBT_STAYS; */
static struct impact3_cell step_apart(const struct enclose *e, struct scalar_pool *pool, struct impact3_frame f,
                                      scalar a, scalar b, struct impact3_state begin)
{
    const struct range low = enclose_number(e, a), whole = enclose_between(low, enclose_number(e, b));
    const struct rates here = rates_at(e, f, low);
    const struct impact3_cell none = {0, begin, begin, 0};
    if (!here.is_found) return none;
    const struct rates all = rates_at(e, f, whole);
    if (!all.is_found) return none;
    struct impact3_cell cell = step(e, here, all, enclose_number(e, scalar_subtract(e->pool, b, a)), begin);
    cell.end = keep(pool, cell.end);
    cell.all = keep(pool, cell.all);
    return cell;
}

struct impact3_cell impact3_step(const struct enclose *e, struct impact3_frame f, scalar a, scalar b,
                                 struct impact3_state begin)
{
    struct scalar_pool *scratch = scalar_pool_scratch(e->pool);
    if (scratch == NULL) abort();
    const struct enclose apart = {scratch, e->bits};
    struct impact3_cell cell = step_apart(&apart, e->pool, f, a, b, begin);
    scalar_pool_free(scratch);
    cell.is_found = cell.is_found && scalar_sign(cell.end.r.low) > 0;
    return cell;
}

/*@ requires enclose_ok(e) && series_ok(p) && 1 <= length <= IMPACT3_TERMS && range_ok(at);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range horner(const struct enclose *e, struct series p, int length, struct range at)
{
    struct range value = p.c[length - 1];
    /*@ loop invariant -1 <= i <= length - 2 && range_ok(value) && DOUBT_HAS_STAYED;
      @ loop assigns i, value, scalar_doubt;
      @ loop variant i; */
    for (int i = length - 2; i >= 0; i--) value = plus(e, times(e, value, at), p.c[i]);
    return value;
}

/* 1 when Q changes its sign from plus to minus between two times, and K is positive. */
/*@ requires enclose_ok(e) && impact3_frame_ok(f) && range_ok(left) && range_ok(right) && range_ok(K);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int stops_between(const struct enclose *e, struct impact3_frame f, struct range left, struct range right,
                         struct range K)
{
    return range_sign(horner(e, f.Q, 5, left)) == 1 && range_sign(horner(e, f.Q, 5, right)) == -1 && range_sign(K) == 1;
}

/* Q changes its sign between a and b, and K is positive there: dI = -dr / k with k between its bounds, so that the
 * remaining impulse is r / k. */
struct impact3_pause impact3_stop(const struct enclose *e, struct impact3_frame f, scalar a, scalar b,
                                  struct impact3_state begin)
{
    const struct range left = enclose_number(e, a), right = enclose_number(e, b), all = enclose_between(left, right);
    const struct range w = plus(e, integer(e, 1), times(e, all, all)), K = horner(e, f.K, 5, all);
    if (!stops_between(e, f, left, right, K)) return (struct impact3_pause){0, begin, begin.v};
    const struct range rest = over(e, times(e, begin.r, times(e, w, w)), K), p = over(e, horner(e, f.P, 3, all), w);
    const struct range change = times(e, p, rest), half = over(e, times(e, change, rest), integer(e, 2));
    const struct range between = plus(e, begin.v, times(e, p, enclose_between(integer(e, 0), rest)));
    const struct range work = plus(e, times(e, begin.v, rest), half);
    const struct impact3_state end = {integer(e, 0), plus(e, begin.I, rest), plus(e, begin.v, change),
                                      plus(e, begin.W, work)};
    return (struct impact3_pause){1, end, between};
}

struct impact3_vector impact3_velocity(const struct enclose *e, struct impact3_body body, int quarter, scalar a,
                                       scalar b, struct range r)
{
    const struct impact3_vector first = axis(e, body, quarter);
    const struct range at = enclose_between(enclose_number(e, a), enclose_number(e, b)), square = times(e, at, at);
    const struct range w = plus(e, integer(e, 1), square), across = over(e, times(e, integer(e, 2), at), w);
    const struct range along = over(e, minus(e, integer(e, 1), square), w);
    const struct range u1 = times(e, r, minus(e, times(e, first.x1, along), times(e, first.x2, across)));
    const struct range u2 = times(e, r, plus(e, times(e, first.x2, along), times(e, first.x1, across)));
    return (struct impact3_vector){u1, body.is_mirrored ? enclose_negate(e, u2) : u2};
}
