/* SPDX-License-Identifier: BSD-2-Clause */
/* mu in an interval: the words hold at both ends, and nothing changes between them (spec/spatial/README.md, section 5). */
#include "check/spatial/private.h"

static int reject_interval(const struct spatial *c, const char *place, const char *item, const char *what)
{
    return spatial_rejected(c, place, item, what);
}

int spatial_is_interval(const struct spatial *c)
{
    const int mu = json_member(c->json, c->problem, "mu");
    return mu != 0 && json_member(c->json, mu, "hi") != 0 && json_member(c->json, mu, "text") == 0;
}

/* ---------------------------------------------------------------- slips that begin at rest */

/* (S + C s) T = -det q with det = det(S + C s), so that lambda_T = T / det, and lambda_N = N / (C det) with N = -b det
 * - B.T; neither depends on mu. */
struct forces {
    struct poly size, N, critical; /* |T|^2; N; (T.T') N - |T|^2 N' */
};

static struct poly line(const struct spatial *c, scalar constant, scalar slope)
{
    return poly_of(constant, slope, scalar_zero(c->pool));
}

static struct poly slope_of(const struct spatial *c, const struct poly *x)
{
    struct poly y = {x->count > 0 ? x->count - 1 : 0, {0}};
    scalar n = scalar_one(c->pool);
    for (int i = 0; i < y.count; i++, n = spatial_plus(c, n, scalar_one(c->pool)))
        y.c[i] = spatial_times(c, n, x->c[i + 1]);
    return y;
}

/* X Y + Z W */
static struct poly products(const struct spatial *c, const struct poly *X, const struct poly *Y, const struct poly *Z,
                            const struct poly *W)
{
    const struct poly left = poly_multiply(c->pool, X, Y), right = poly_multiply(c->pool, Z, W);
    return poly_add(c->pool, &left, &right);
}

static struct forces find_forces(const struct spatial *c)
{
    const struct contact3 *x = &c->x;
    const scalar zero = scalar_zero(c->pool);
    const scalar q1 = spatial_minus(c, spatial_times(c, x->C, x->a1), spatial_times(c, x->b, x->B1));
    const scalar q2 = spatial_minus(c, spatial_times(c, x->C, x->a2), spatial_times(c, x->b, x->B2));
    const struct poly T1 = line(c, c->T_1, spatial_minus(c, zero, spatial_times(c, x->C, q1)));
    const struct poly T2 = line(c, c->T_2, spatial_minus(c, zero, spatial_times(c, x->C, q2)));
    const struct poly first = line(c, c->S11, x->C), last = line(c, c->S22, x->C), other = line(c, c->S12, zero);
    const struct poly det = poly_multiply(c->pool, &first, &last), minor = poly_multiply(c->pool, &other, &other);
    const struct poly all = poly_subtract(c->pool, &det, &minor);
    const struct poly load = poly_scale(c->pool, spatial_minus(c, zero, x->b), &all);
    const struct poly B1 = line(c, x->B1, zero), B2 = line(c, x->B2, zero), push = products(c, &B1, &T1, &B2, &T2);
    const struct poly rate1 = slope_of(c, &T1), rate2 = slope_of(c, &T2);
    struct forces f = {.size = products(c, &T1, &T1, &T2, &T2), .N = poly_subtract(c->pool, &load, &push)};
    const struct poly rate = products(c, &T1, &rate1, &T2, &rate2), bend = slope_of(c, &f.N);
    const struct poly left = poly_multiply(c->pool, &rate, &f.N), right = poly_multiply(c->pool, &f.size, &bend);
    f.critical = poly_subtract(c->pool, &left, &right);
    return f;
}

/* (C |T|)^2 - (mu N)^2, which is negative when the quotient of the forces is below mu. */
static struct poly gap(const struct spatial *c, const struct forces *f, scalar mu)
{
    const struct poly square = poly_multiply(c->pool, &f->N, &f->N);
    const struct poly left = poly_scale(c->pool, spatial_times(c, c->x.C, c->x.C), &f->size);
    const struct poly right = poly_scale(c->pool, spatial_times(c, mu, mu), &square);
    return poly_subtract(c->pool, &left, &right);
}

struct gaps {
    struct forces f;
    struct poly low, high;
};

static int is_negative(const struct spatial *c, const struct poly *x, const struct span *cell)
{
    return x->count > 0 && scalar_sign(poly_range(c->pool, x, cell).high) < 0;
}

static int is_positive(const struct spatial *c, const struct poly *x, const struct span *cell)
{
    return x->count > 0 && scalar_sign(poly_range(c->pool, x, cell).low) > 0;
}

/* 1 when no value of mu in the interval is critical on a cell. */
static int is_quiet(const struct spatial *c, const struct gaps *g, const struct span *cell)
{
    return is_negative(c, &g->f.N, cell) || is_negative(c, &g->low, cell) || is_positive(c, &g->high, cell) ||
           poly_zeros_within(c->pool, &g->f.critical, cell) == 0;
}

static int cut_is_quiet(const struct spatial *c, const struct gaps *g, scalar cut)
{
    return poly_sign_at(c->pool, &g->f.critical, cut) != 0 || poly_sign_at(c->pool, &g->low, cut) < 0 ||
           poly_sign_at(c->pool, &g->high, cut) > 0;
}

/* Checks the cells from 0 upwards, and what lies beyond them. */
static int check_slips(const struct spatial *c, scalar low, scalar high)
{
    const int list = json_member(c->json, json_member(c->json, 0, "witness"), "slips");
    const struct forces f = find_forces(c);
    const struct gaps all = {f, gap(c, &f, low), gap(c, &f, high)};
    if (all.f.critical.count == 0)
        return (list == 0 && all.f.size.count == 0) ||
               reject_interval(c, "witness", "slips", "no slip begins, or any does");
    if (list == 0) return reject_interval(c, "witness", "slips", "is missing");
    scalar last = NULL;
    for (int i = list + 1; i < c->json->node[list].next; i = c->json->node[i].next) {
        const scalar cut = quantity_number(c->json, c->pool, i);
        const struct span cell = {last, cut};
        if (last == NULL ? scalar_sign(cut) != 0 : scalar_sign(spatial_minus(c, cut, last)) <= 0)
            return reject_interval(c, "witness", "slips", "the cuts do not rise from 0");
        if (last != NULL && (!is_quiet(c, &all, &cell) || !cut_is_quiet(c, &all, cut)))
            return reject_interval(c, "witness", "slips", "slips may appear or vanish in a cell");
        last = cut;
    }
    return (last != NULL && poly_zeros_beyond(c->pool, &all.f.critical, last) == 0) ||
           reject_interval(c, "witness", "slips", "slips may appear or vanish beyond the cells");
}

/* ---------------------------------------------------------------- the ends of the arc */

/* At an end of the arc h vanishes only if (B.d)^2 = C^2/mu^2 is a zero of delta x^2 - delta |B|^2 x + (B x SB)^2. */
static struct poly turns_of(const struct spatial *c)
{
    const struct contact3 *x = &c->x;
    const scalar gap = spatial_minus(c, c->S11, c->S22), twice = spatial_plus(c, c->S12, c->S12);
    const scalar delta = spatial_plus(c, spatial_times(c, gap, gap), spatial_times(c, twice, twice));
    const scalar size = spatial_plus(c, spatial_times(c, x->B1, x->B1), spatial_times(c, x->B2, x->B2));
    const scalar SB1 = spatial_plus(c, spatial_times(c, c->S11, x->B1), spatial_times(c, c->S12, x->B2));
    const scalar SB2 = spatial_plus(c, spatial_times(c, c->S12, x->B1), spatial_times(c, c->S22, x->B2));
    const scalar cross = spatial_minus(c, spatial_times(c, x->B1, SB2), spatial_times(c, x->B2, SB1));
    const scalar linear = spatial_minus(c, scalar_zero(c->pool), spatial_times(c, delta, size));
    return poly_of(spatial_times(c, cross, cross), linear, delta);
}

static scalar inverse_square(const struct spatial *c, scalar mu)
{
    const scalar ratio = scalar_divide(c->pool, c->x.C, mu);
    return spatial_times(c, ratio, ratio);
}

/* When S is a multiple of the unit matrix, h is 0 at both ends for every mu. */
static int check_ends(const struct spatial *c, scalar low, scalar high)
{
    const scalar gap = spatial_minus(c, c->S11, c->S22);
    if (scalar_sign(gap) == 0 && scalar_sign(c->S12) == 0) return 1;
    const struct poly turns = turns_of(c);
    const struct span range = {inverse_square(c, high), inverse_square(c, low)};
    return (poly_sign_at(c->pool, &turns, range.low) != 0 && poly_sign_at(c->pool, &turns, range.high) != 0 &&
            poly_zeros_within(c->pool, &turns, &range) == 0) ||
           reject_interval(c, "verdict.words", "ends", "may change within the interval");
}

/* ---------------------------------------------------------------- the interval */

/* Checks the words at one end of the interval. */
static int check_end(struct spatial *c, scalar mu, const char *name)
{
    c->mu = mu;
    c->verdict = json_member(c->json, json_member(c->json, 0, "verdict"), "words");
    c->row = json_member(c->json, json_member(c->json, 0, "verdict"), "row");
    c->witness = json_member(c->json, json_member(c->json, 0, "witness"), name);
    c->found = (struct spatial_found){.starts = 0};
    if (!spatial_read(c) || !spatial_check_arc(c)) return 0;
    return spatial_moves(c) ? spatial_check_slip(c) : spatial_check_rest(c);
}

static int check_between(const struct spatial *c, scalar low, scalar high)
{
    const int arc = scalar_sign(c->D) > 0, rests = !spatial_moves(c), b = scalar_sign(c->x.b);
    if (arc && !check_ends(c, low, high)) return 0;
    if (arc && rests && b == 0) return reject_interval(c, "verdict", "words", "the ends of the arc move with mu");
    if (rests && b != 0) return check_slips(c, low, high);
    return json_member(c->json, json_member(c->json, 0, "witness"), "slips") == 0 ||
           reject_interval(c, "witness", "slips", "no slip begins in a cell");
}

int spatial_check_interval(struct spatial *c)
{
    const int mu = json_member(c->json, c->problem, "mu"), verdict = c->verdict;
    const scalar low = quantity_number(c->json, c->pool, json_member(c->json, mu, "lo")),
                 high = quantity_number(c->json, c->pool, json_member(c->json, mu, "hi"));
    c->interval = 1;
    if (scalar_sign(low) <= 0 || scalar_sign(spatial_minus(c, high, low)) <= 0)
        return reject_interval(c, "problem", "mu", "is no interval of positive numbers");
    if (c->json->node[json_member(c->json, verdict, "certain")].type != JSON_TRUE)
        return reject_interval(c, "verdict", "certain", "is true");
    return check_end(c, low, "low") && check_end(c, high, "high") && check_between(c, low, high);
}
