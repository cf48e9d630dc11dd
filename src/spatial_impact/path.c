/* SPDX-License-Identifier: BSD-2-Clause */
#include "spatial_impact/path.h"

#define ADD(x, y) enclosures_add(arena, x, y)
#define SUBTRACT(x, y) enclosures_subtract(arena, x, y)
#define MULTIPLY(x, y) enclosures_multiply(arena, x, y)
#define DIVIDE(x, y) enclosures_divide(arena, x, y)
#define INTEGER(n) enclosures_integer(arena, n)

/* FINE_BITS: the size of the remainder of a series relative to its sum, in bits. */
enum { FINE_BITS = 36 };

static enclosed of_interval(struct enclosures *arena, const struct spatial_interval *x)
{
    return enclosures_between(arena, enclosures_of(arena, x->low), enclosures_of(arena, x->high));
}

static struct spatial_interval to_interval(struct number_pool *pool, enclosed x)
{
    struct spatial_interval out = {NULL, NULL};
    if (!enclosures_ends(pool, x, PATH_BITS, &out.low, &out.high)) out.low = out.high = NULL;
    return out;
}

/* The first axis of a frame: u / |u|, rotated by right angles. */
static void axis(struct enclosures *arena, const struct path_data *data, int quarter, enclosed *c, enclosed *s)
{
    const enclosed speed = enclosures_sqrt(arena, enclosures_of(arena, data->speed2));
    *c = DIVIDE(enclosures_of(arena, data->u1), speed);
    *s = DIVIDE(enclosures_of(arena, data->u2), speed);
    for (int i = 0; i < quarter; i++) {
        const enclosed kept = *c;
        *c = enclosures_negate(arena, *s);
        *s = kept;
    }
}

/* A and B in the axes of the frame. */
struct turned {
    enclosed A11, A12, A22, B1, B2, C, mu;
};

static struct turned turned(struct enclosures *arena, const struct path_data *data, enclosed c, enclosed s)
{
    const enclosed A11 = enclosures_of(arena, data->A11), A12 = enclosures_of(arena, data->A12),
                   A22 = enclosures_of(arena, data->A22);
    const enclosed B1 = enclosures_of(arena, data->B1), B2 = enclosures_of(arena, data->B2);
    const enclosed first1 = ADD(MULTIPLY(A11, c), MULTIPLY(A12, s)), first2 = ADD(MULTIPLY(A12, c), MULTIPLY(A22, s));
    const enclosed second1 = SUBTRACT(MULTIPLY(A12, c), MULTIPLY(A11, s)),
                   second2 = SUBTRACT(MULTIPLY(A22, c), MULTIPLY(A12, s));
    return (struct turned){ADD(MULTIPLY(c, first1), MULTIPLY(s, first2)),
                           SUBTRACT(MULTIPLY(c, first2), MULTIPLY(s, first1)),
                           SUBTRACT(MULTIPLY(c, second2), MULTIPLY(s, second1)),
                           ADD(MULTIPLY(c, B1), MULTIPLY(s, B2)),
                           SUBTRACT(MULTIPLY(c, B2), MULTIPLY(s, B1)),
                           enclosures_of(arena, data->C),
                           enclosures_of(arena, data->mu)};
}

void path_frame(struct enclosures *arena, const struct path_data *data, int quarter, struct path_frame *f)
{
    axis(arena, data, quarter, &f->c, &f->s);
    const struct turned x = turned(arena, data, f->c, f->s);
    const enclosed m11 = MULTIPLY(x.mu, x.A11), m12 = MULTIPLY(x.mu, x.A12), m22 = MULTIPLY(x.mu, x.A22);
    const enclosed two = INTEGER(2), four = INTEGER(4), zero = INTEGER(0), gap = SUBTRACT(m11, m22);
    f->Q[0] = SUBTRACT(x.B2, m12);
    f->Q[1] = MULTIPLY(two, SUBTRACT(gap, x.B1));
    f->Q[2] = MULTIPLY(INTEGER(6), m12);
    f->Q[3] = SUBTRACT(zero, MULTIPLY(two, ADD(gap, x.B1)));
    f->Q[4] = SUBTRACT(zero, ADD(x.B2, m12));
    f->K[0] = SUBTRACT(m11, x.B1);
    f->K[1] = SUBTRACT(MULTIPLY(four, m12), MULTIPLY(two, x.B2));
    f->K[2] = SUBTRACT(MULTIPLY(four, m22), MULTIPLY(two, m11));
    f->K[3] = SUBTRACT(zero, ADD(MULTIPLY(four, m12), MULTIPLY(two, x.B2)));
    f->K[4] = ADD(m11, x.B1);
    f->edge = data->edge && quarter == 0;
    f->P[0] = f->edge ? zero : SUBTRACT(x.C, MULTIPLY(x.mu, x.B1));
    f->P[1] = SUBTRACT(zero, MULTIPLY(two, MULTIPLY(x.mu, x.B2)));
    f->P[2] = ADD(x.C, MULTIPLY(x.mu, x.B1));
}

/* A power series truncated after PATH_TERMS terms. */
struct series {
    enclosed c[PATH_TERMS + 1];
};

/* The polynomial p(at + x), around a point or on a cell. */
static struct series around(struct enclosures *arena, const enclosed *p, int length, enclosed at)
{
    struct series out;
    for (int i = 0; i <= PATH_TERMS; i++) out.c[i] = i < length ? p[i] : INTEGER(0);
    for (int i = 0; i < length - 1; i++)
        for (int j = length - 2; j >= i; j--) out.c[j] = ADD(out.c[j], MULTIPLY(at, out.c[j + 1]));
    return out;
}

/* The coefficient i of x y. */
static enclosed coefficient(struct enclosures *arena, const struct series *x, const struct series *y, int i)
{
    enclosed sum = MULTIPLY(x->c[0], y->c[i]);
    for (int j = 1; j <= i; j++) sum = ADD(sum, MULTIPLY(x->c[j], y->c[i - j]));
    return sum;
}

static struct series product(struct enclosures *arena, const struct series *x, const struct series *y)
{
    struct series out;
    for (int i = 0; i <= PATH_TERMS; i++) out.c[i] = coefficient(arena, x, y, i);
    return out;
}

/* 2 x / y */
static struct series quotient(struct enclosures *arena, const struct series *x, const struct series *y)
{
    struct series out;
    const enclosed inverse = DIVIDE(INTEGER(1), y->c[0]);
    for (int i = 0; i <= PATH_TERMS; i++) {
        enclosed rest = ADD(x->c[i], x->c[i]);
        for (int j = 1; j <= i; j++) rest = SUBTRACT(rest, MULTIPLY(y->c[j], out.c[i - j]));
        out.c[i] = MULTIPLY(rest, inverse);
    }
    return out;
}

/* The rates 2 K / (Q w), 2 w / Q, 2 P / Q around a point or cell, and Q, P there. */
struct rates {
    struct series brake, impulse, normal;
    enclosed Q, P;
};

static struct rates rates_at(struct enclosures *arena, const struct path_frame *f, enclosed at)
{
    const enclosed w[3] = {INTEGER(1), INTEGER(0), INTEGER(1)};
    const struct series Q = around(arena, f->Q, 5, at), K = around(arena, f->K, 5, at), P = around(arena, f->P, 3, at);
    const struct series weight = around(arena, w, 3, at), both = product(arena, &Q, &weight);
    return (struct rates){quotient(arena, &K, &both), quotient(arena, &weight, &Q), quotient(arena, &P, &Q), Q.c[0],
                          P.c[0]};
}

/* The series of r, I, v, W from r and v at the point; those of I and W begin with 0. A step uses r = 1 and v = 0, and
 * inserts the true values afterwards: r is a factor of all four, so that its enclosure is not widened by cancellation. */
struct course {
    struct series r, I, v, W;
};

static void find_course(struct enclosures *arena, const struct rates *rates, enclosed r, enclosed v, struct course *x)
{
    struct series push;
    x->r.c[0] = r;
    x->v.c[0] = v;
    x->I.c[0] = x->W.c[0] = INTEGER(0);
    for (int i = 0; i < PATH_TERMS; i++) {
        const enclosed part = DIVIDE(INTEGER(1), INTEGER(i + 1));
        push.c[i] = coefficient(arena, &rates->impulse, &x->r, i);
        x->I.c[i + 1] = MULTIPLY(push.c[i], part);
        x->v.c[i + 1] = MULTIPLY(coefficient(arena, &rates->normal, &x->r, i), part);
        x->W.c[i + 1] = MULTIPLY(coefficient(arena, &x->v, &push, i), part);
        x->r.c[i + 1] = enclosures_negate(arena, MULTIPLY(coefficient(arena, &rates->brake, &x->r, i), part));
    }
}

/* The sum over all powers of h but the last, and the remainder with the last coefficient on the cell. */
static enclosed sum(struct enclosures *arena, const struct series *at, const struct series *cell, enclosed h,
                    enclosed *rest)
{
    enclosed power = INTEGER(1), total = at->c[0];
    for (int i = 1; i < PATH_TERMS; i++) {
        power = MULTIPLY(power, h);
        total = ADD(total, MULTIPLY(at->c[i], power));
    }
    *rest = MULTIPLY(cell->c[PATH_TERMS], MULTIPLY(power, h));
    return ADD(total, *rest);
}

/* 1 when a remainder is small compared with a number. */
static int is_small(struct enclosures *arena, enclosed rest, enclosed x)
{
    const long low = enclosures_exponent(rest), high = enclosures_exponent(enclosures_high(arena, rest));
    return (low > high ? low : high) < enclosures_exponent(x) - FINE_BITS;
}

/* The sign of P in a cell, disregarding a zero at t = 0. */
static int sign_of_P(struct enclosures *arena, const struct path_frame *f, const struct rates *over, enclosed all)
{
    const enclosed P = f->edge ? ADD(f->P[1], MULTIPLY(f->P[2], all)) : over->P;
    const int sign = enclosure_find_sign(P);
    return sign == NUMBER_SIGN_UNKNOWN ? 0 : sign;
}

static void step(struct enclosures *arena, const struct path_data *data, const struct path_frame *f, spatial_number a,
                 spatial_number b, const struct path_state *begin, struct path_cell *cell)
{
    struct number_pool *pool = data->pool;
    const enclosed left = enclosures_of(arena, a), all = enclosures_between(arena, left, enclosures_of(arena, b));
    const enclosed h = enclosures_of(arena, number_subtract(pool, b, a)),
                   width = enclosures_between(arena, INTEGER(0), h);
    const enclosed r = of_interval(arena, &begin->r), v = of_interval(arena, &begin->v);
    const enclosed I = of_interval(arena, &begin->I), W = of_interval(arena, &begin->W);
    const struct rates over = rates_at(arena, f, all), here = rates_at(arena, f, left);
    const enclosed brake = MULTIPLY(over.brake.c[0], width);
    const enclosed ratio = enclosures_exp(arena, enclosures_negate(arena, brake));
    const enclosed gained = MULTIPLY(MULTIPLY(over.normal.c[0], ratio), width);
    const enclosed push = MULTIPLY(r, MULTIPLY(MULTIPLY(over.impulse.c[0], ratio), width));
    const enclosed v_all = ADD(v, MULTIPLY(r, gained));
    struct course point, rough;
    enclosed rest[4];
    find_course(arena, &here, INTEGER(1), INTEGER(0), &point);
    find_course(arena, &over, ratio, gained, &rough);
    const enclosed ratio_end = sum(arena, &point.r, &rough.r, h, rest),
                   impulse = sum(arena, &point.I, &rough.I, h, rest + 1);
    const enclosed normal = sum(arena, &point.v, &rough.v, h, rest + 2),
                   work = sum(arena, &point.W, &rough.W, h, rest + 3);
    const enclosed r_end = MULTIPLY(r, ratio_end), I_end = ADD(I, MULTIPLY(r, impulse)),
                   v_end = ADD(v, MULTIPLY(r, normal));
    const enclosed W_end = ADD(W, MULTIPLY(r, ADD(MULTIPLY(v, impulse), MULTIPLY(r, work))));
    cell->regular = enclosure_find_sign(over.Q) == 1;
    cell->p = sign_of_P(arena, f, &over, all);
    cell->fine = is_small(arena, rest[0], INTEGER(1)) && is_small(arena, rest[1], impulse);
    cell->end = (struct path_state){to_interval(pool, r_end), to_interval(pool, I_end), to_interval(pool, v_end),
                                    to_interval(pool, W_end)};
    cell->all = (struct path_state){to_interval(pool, MULTIPLY(r, ratio)), to_interval(pool, ADD(I, push)),
                                    to_interval(pool, v_all), to_interval(pool, ADD(W, MULTIPLY(v_all, push)))};
}

static int is_known(const struct path_state *x)
{
    return x->r.low != NULL && x->I.low != NULL && x->v.low != NULL && x->W.low != NULL;
}

void path_step(const struct path_data *data, int quarter, spatial_number a, spatial_number b,
               const struct path_state *begin, struct path_cell *cell)
{
    struct enclosures *arena = data->arena;
    const long mark = enclosures_mark(arena);
    struct path_frame f;
    path_frame(arena, data, quarter, &f);
    step(arena, data, &f, a, b, begin, cell);
    cell->regular = cell->regular && is_known(&cell->end) && is_known(&cell->all) && number_sign(cell->end.r.low) > 0;
    enclosures_release(arena, mark);
}

static enclosed horner(struct enclosures *arena, const enclosed *p, int length, enclosed at)
{
    enclosed value = p[length - 1];
    for (int i = length - 2; i >= 0; i--) value = ADD(MULTIPLY(value, at), p[i]);
    return value;
}

/* Slip that stops: the zero of Q lies between a and b, and K is positive there. */
static int stop(struct enclosures *arena, const struct path_data *data, const struct path_frame *f, spatial_number a,
                spatial_number b, const struct path_state *begin, struct path_state *end,
                struct spatial_interval *between)
{
    struct number_pool *pool = data->pool;
    const enclosed left = enclosures_of(arena, a), right = enclosures_of(arena, b),
                   all = enclosures_between(arena, left, right);
    const enclosed w = ADD(INTEGER(1), MULTIPLY(all, all)), K = horner(arena, f->K, 5, all);
    if (enclosure_find_sign(horner(arena, f->Q, 5, left)) != 1 ||
        enclosure_find_sign(horner(arena, f->Q, 5, right)) != -1 || enclosure_find_sign(K) != 1)
        return 0;
    /* dI = -dr / k, and k lies between its bounds, so the remaining impulse lies between r divided by them */
    const enclosed left_over = DIVIDE(MULTIPLY(of_interval(arena, &begin->r), MULTIPLY(w, w)), K),
                   v = of_interval(arena, &begin->v);
    const enclosed p = DIVIDE(horner(arena, f->P, 3, all), w), change = MULTIPLY(p, left_over);
    const enclosed half = DIVIDE(MULTIPLY(change, left_over), INTEGER(2));
    *between = to_interval(pool, ADD(v, MULTIPLY(p, enclosures_between(arena, INTEGER(0), left_over))));
    *end =
        (struct path_state){{number_from_integer(pool, 0), number_from_integer(pool, 0)},
                            to_interval(pool, ADD(of_interval(arena, &begin->I), left_over)),
                            to_interval(pool, ADD(v, change)),
                            to_interval(pool, ADD(of_interval(arena, &begin->W), ADD(MULTIPLY(v, left_over), half)))};
    return is_known(end);
}

int path_stop(const struct path_data *data, int quarter, spatial_number a, spatial_number b,
              const struct path_state *begin, struct path_state *end, struct spatial_interval *between)
{
    struct enclosures *arena = data->arena;
    const long mark = enclosures_mark(arena);
    struct path_frame f;
    path_frame(arena, data, quarter, &f);
    const int stops = stop(arena, data, &f, a, b, begin, end, between);
    enclosures_release(arena, mark);
    return stops;
}

void path_velocity(const struct path_data *data, int quarter, spatial_number a, spatial_number b,
                   const struct spatial_interval *r, struct spatial_interval velocity[2])
{
    struct enclosures *arena = data->arena;
    const long mark = enclosures_mark(arena);
    enclosed c, s;
    axis(arena, data, quarter, &c, &s);
    const enclosed at = enclosures_between(arena, enclosures_of(arena, a), enclosures_of(arena, b));
    const enclosed square = MULTIPLY(at, at), w = ADD(INTEGER(1), square), speed = of_interval(arena, r);
    const enclosed x = DIVIDE(SUBTRACT(INTEGER(1), square), w), y = DIVIDE(MULTIPLY(INTEGER(2), at), w);
    velocity[0] = to_interval(data->pool, MULTIPLY(speed, SUBTRACT(MULTIPLY(c, x), MULTIPLY(s, y))));
    velocity[1] = to_interval(data->pool, MULTIPLY(speed, ADD(MULTIPLY(s, x), MULTIPLY(c, y))));
    enclosures_release(arena, mark);
}
