/* SPDX-License-Identifier: BSD-2-Clause */
/* One cell of the path, by power series with enclosed remainders (spec/spatial_impact/README.md, section 3). */
#include "check/spatial_impact/private.h"

struct series {
    struct range c[IMPACT3_TERMS + 1];
};

static struct range plus(const struct enclose *e, struct range x, struct range y)
{
    return enclose_add(e, x, y);
}

static struct range minus(const struct enclose *e, struct range x, struct range y)
{
    return enclose_subtract(e, x, y);
}

static struct range times(const struct enclose *e, struct range x, struct range y)
{
    return enclose_multiply(e, x, y);
}

static struct range over(const struct enclose *e, struct range x, struct range y)
{
    return enclose_divide(e, x, y);
}

static struct range integer(const struct enclose *e, long n)
{
    return enclose_integer(e, n);
}

/* The first axis of a frame, mirrored when the slip turns to the right. */
static void axis(const struct impact3 *x, const struct enclose *e, int quarter, struct range *c, struct range *s)
{
    const struct contact3 *k = &x->s.x;
    const scalar square = spatial_plus(&x->s, spatial_times(&x->s, k->u1, k->u1), spatial_times(&x->s, k->u2, k->u2));
    const struct range speed = enclose_sqrt(e, enclose_number(e, square)), u2 = enclose_number(e, k->u2);
    *c = over(e, enclose_number(e, k->u1), speed);
    *s = over(e, x->turns < 0 ? enclose_negate(e, u2) : u2, speed);
    for (int i = 0; i < quarter; i++) {
        const struct range kept = *c;
        *c = enclose_negate(e, *s);
        *s = kept;
    }
}

/* The bilinear form x.A y in the rotated frame. */
static struct range form(const struct enclose *e, const struct range A[3], struct range x1, struct range x2,
                         struct range y1, struct range y2)
{
    const struct range first = plus(e, times(e, A[0], y1), times(e, A[1], y2));
    const struct range second = plus(e, times(e, A[1], y1), times(e, A[2], y2));
    return plus(e, times(e, x1, first), times(e, x2, second));
}

void impact3_frame(const struct impact3 *x, const struct enclose *e, int quarter, struct impact3_frame *f)
{
    const struct contact3 *k = &x->s.x;
    const int mirrored = x->turns < 0;
    const struct range two = integer(e, 2), four = integer(e, 4), mu = enclose_number(e, k->mu),
                       C = enclose_number(e, k->C);
    struct range A[3] = {enclose_number(e, k->A11), enclose_number(e, k->A12), enclose_number(e, k->A22)};
    struct range B1 = enclose_number(e, k->B1), B2 = enclose_number(e, k->B2);
    axis(x, e, quarter, &f->c, &f->s);
    if (mirrored) A[1] = enclose_negate(e, A[1]);
    if (mirrored) B2 = enclose_negate(e, B2);
    const struct range c = f->c, s = f->s, t = enclose_negate(e, s);
    const struct range m11 = times(e, mu, form(e, A, c, s, c, s)), m12 = times(e, mu, form(e, A, t, c, c, s));
    const struct range m22 = times(e, mu, form(e, A, t, c, t, c)), gap = minus(e, m11, m22);
    const struct range b1 = plus(e, times(e, c, B1), times(e, s, B2)), b2 = minus(e, times(e, c, B2), times(e, s, B1));
    f->Q[0] = minus(e, b2, m12);
    f->Q[1] = times(e, two, minus(e, gap, b1));
    f->Q[2] = times(e, integer(e, 6), m12);
    f->Q[3] = enclose_negate(e, times(e, two, plus(e, gap, b1)));
    f->Q[4] = enclose_negate(e, plus(e, b2, m12));
    f->K[0] = minus(e, m11, b1);
    f->K[1] = minus(e, times(e, four, m12), times(e, two, b2));
    f->K[2] = minus(e, times(e, four, m22), times(e, two, m11));
    f->K[3] = enclose_negate(e, plus(e, times(e, four, m12), times(e, two, b2)));
    f->K[4] = plus(e, m11, b1);
    f->edge = x->p == 0 && quarter == 0;
    f->P[0] = f->edge ? integer(e, 0) : minus(e, C, times(e, mu, b1));
    f->P[1] = enclose_negate(e, times(e, two, times(e, mu, b2)));
    f->P[2] = plus(e, C, times(e, mu, b1));
}

static void around(const struct enclose *e, const struct range *p, int length, struct range at, struct series *out)
{
    for (int i = 0; i <= IMPACT3_TERMS; i++) out->c[i] = i < length ? p[i] : integer(e, 0);
    for (int i = 0; i < length - 1; i++)
        for (int j = length - 2; j >= i; j--) out->c[j] = plus(e, out->c[j], times(e, at, out->c[j + 1]));
}

static struct range coefficient(const struct enclose *e, const struct series *x, const struct series *y, int i)
{
    return enclose_convolve(e, x->c, y->c, i + 1);
}

/* 2 x / y */
static void quotient(const struct enclose *e, const struct series *x, const struct series *y, struct series *out)
{
    const struct range inverse = over(e, integer(e, 1), y->c[0]);
    for (int i = 0; i <= IMPACT3_TERMS; i++) {
        const struct range twice = plus(e, x->c[i], x->c[i]);
        const struct range rest = i == 0 ? twice : minus(e, twice, enclose_convolve(e, y->c + 1, out->c, i));
        out->c[i] = times(e, rest, inverse);
    }
}

/* The series of 2 K / (Q w), 2 w / Q, 2 P / Q around a point or on a cell. Returns 0 when Q is not positive. */
struct rates {
    struct series brake, impulse, normal;
    struct range P;
};

static int rates_at(const struct enclose *e, const struct impact3_frame *f, struct range at, struct rates *rates)
{
    const struct range w[3] = {integer(e, 1), integer(e, 0), integer(e, 1)};
    struct series Q, K, P, weight, both;
    around(e, f->Q, 5, at, &Q);
    around(e, f->K, 5, at, &K);
    around(e, f->P, 3, at, &P);
    around(e, w, 3, at, &weight);
    if (range_sign(Q.c[0]) != 1) return 0;
    for (int i = 0; i <= IMPACT3_TERMS; i++) both.c[i] = coefficient(e, &Q, &weight, i);
    quotient(e, &K, &both, &rates->brake);
    quotient(e, &weight, &Q, &rates->impulse);
    quotient(e, &P, &Q, &rates->normal);
    rates->P = f->edge ? plus(e, f->P[1], times(e, f->P[2], at)) : P.c[0];
    return 1;
}

struct course {
    struct series r, I, v, W;
};

static void find_course(const struct enclose *e, const struct rates *rates, struct range r, struct range v,
                        struct course *x)
{
    struct series push;
    x->r.c[0] = r;
    x->v.c[0] = v;
    x->I.c[0] = x->W.c[0] = integer(e, 0);
    for (int i = 0; i < IMPACT3_TERMS; i++) {
        const struct range part = over(e, integer(e, 1), integer(e, i + 1));
        push.c[i] = coefficient(e, &rates->impulse, &x->r, i);
        x->I.c[i + 1] = times(e, push.c[i], part);
        x->v.c[i + 1] = times(e, coefficient(e, &rates->normal, &x->r, i), part);
        x->W.c[i + 1] = times(e, coefficient(e, &x->v, &push, i), part);
        x->r.c[i + 1] = enclose_negate(e, times(e, coefficient(e, &rates->brake, &x->r, i), part));
    }
}

static struct range sum(const struct enclose *e, const struct series *at, const struct series *cell, struct range h)
{
    struct range power = integer(e, 1), total = at->c[0];
    for (int i = 1; i < IMPACT3_TERMS; i++) {
        power = times(e, power, h);
        total = plus(e, total, times(e, at->c[i], power));
    }
    return plus(e, total, times(e, cell->c[IMPACT3_TERMS], times(e, power, h)));
}

static void step(const struct enclose *e, const struct rates *here, const struct rates *all, struct range h,
                 const struct impact3_state *b, struct impact3_cell *cell)
{
    const struct range width = enclose_between(integer(e, 0), h);
    const struct range ratio = enclose_exp(e, enclose_negate(e, times(e, all->brake.c[0], width)));
    const struct range gained = times(e, times(e, all->normal.c[0], ratio), width);
    const struct range push = times(e, b->r, times(e, times(e, all->impulse.c[0], ratio), width));
    struct course point, rough;
    find_course(e, here, integer(e, 1), integer(e, 0), &point);
    find_course(e, all, ratio, gained, &rough);
    const struct range impulse = sum(e, &point.I, &rough.I, h), normal = sum(e, &point.v, &rough.v, h);
    const struct range work = plus(e, times(e, b->v, impulse), times(e, b->r, sum(e, &point.W, &rough.W, h)));
    cell->end =
        (struct impact3_state){times(e, b->r, sum(e, &point.r, &rough.r, h)), plus(e, b->I, times(e, b->r, impulse)),
                               plus(e, b->v, times(e, b->r, normal)), plus(e, b->W, times(e, b->r, work))};
    cell->all.r = times(e, b->r, ratio);
    cell->all.I = plus(e, b->I, push);
    cell->all.v = plus(e, b->v, times(e, b->r, gained));
    cell->all.W = plus(e, b->W, times(e, cell->all.v, push));
    cell->p = range_sign(all->P) == RANGE_OPEN ? 0 : range_sign(all->P);
}

/* A copy of the interval in another pool. */
static struct range kept(struct scalar_pool *pool, struct range x)
{
    const scalar zero = scalar_zero(pool);
    return (struct range){scalar_add(pool, x.low, zero), scalar_add(pool, x.high, zero)};
}

static struct impact3_state keep(struct scalar_pool *pool, const struct impact3_state *x)
{
    return (struct impact3_state){kept(pool, x->r), kept(pool, x->I), kept(pool, x->v), kept(pool, x->W)};
}

int impact3_step(const struct impact3 *x, const struct impact3_frame *f, scalar a, scalar b,
                 const struct impact3_state *begin, struct impact3_cell *cell)
{
    const struct enclose e = {scalar_pool_scratch(x->s.pool), x->e.bits};
    struct rates here, all;
    struct impact3_cell found;
    const int positive = rates_at(&e, f, enclose_number(&e, a), &here) &&
                         rates_at(&e, f, enclose_between(enclose_number(&e, a), enclose_number(&e, b)), &all);
    if (positive) {
        step(&e, &here, &all, enclose_number(&e, scalar_subtract(e.pool, b, a)), begin, &found);
        *cell = (struct impact3_cell){keep(x->s.pool, &found.end), keep(x->s.pool, &found.all), found.p};
    }
    scalar_pool_free(e.pool);
    return positive && scalar_sign(cell->end.r.low) > 0;
}

static struct range horner(const struct enclose *e, const struct range *p, int length, struct range at)
{
    struct range value = p[length - 1];
    for (int i = length - 2; i >= 0; i--) value = plus(e, times(e, value, at), p[i]);
    return value;
}

/* Q changes its sign between a and b, and K is positive there: dI = -dr / k with k between its bounds, so that the
 * remaining impulse is r / k. */
int impact3_stop(const struct impact3 *x, int quarter, scalar a, scalar b, const struct impact3_state *begin,
                 struct impact3_state *end, struct range *between)
{
    const struct enclose *e = &x->e;
    struct impact3_frame f;
    impact3_frame(x, e, quarter, &f);
    const struct range left = enclose_number(e, a), right = enclose_number(e, b), all = enclose_between(left, right);
    const struct range w = plus(e, integer(e, 1), times(e, all, all)), K = horner(e, f.K, 5, all);
    if (range_sign(horner(e, f.Q, 5, left)) != 1 || range_sign(horner(e, f.Q, 5, right)) != -1 || range_sign(K) != 1)
        return 0;
    const struct range rest = over(e, times(e, begin->r, times(e, w, w)), K), p = over(e, horner(e, f.P, 3, all), w);
    const struct range change = times(e, p, rest), half = over(e, times(e, change, rest), integer(e, 2));
    *between = plus(e, begin->v, times(e, p, enclose_between(integer(e, 0), rest)));
    *end = (struct impact3_state){integer(e, 0), plus(e, begin->I, rest), plus(e, begin->v, change),
                                  plus(e, begin->W, plus(e, times(e, begin->v, rest), half))};
    return 1;
}

void impact3_velocity(const struct impact3 *x, int quarter, scalar a, scalar b, struct range r,
                      struct range velocity[2])
{
    const struct enclose *e = &x->e;
    struct range c, s;
    axis(x, e, quarter, &c, &s);
    const struct range at = enclose_between(enclose_number(e, a), enclose_number(e, b)), square = times(e, at, at);
    const struct range w = plus(e, integer(e, 1), square), across = over(e, times(e, integer(e, 2), at), w);
    const struct range along = over(e, minus(e, integer(e, 1), square), w);
    velocity[0] = times(e, r, minus(e, times(e, c, along), times(e, s, across)));
    velocity[1] = times(e, r, plus(e, times(e, s, along), times(e, c, across)));
    if (x->turns < 0) velocity[1] = enclose_negate(e, velocity[1]);
}
