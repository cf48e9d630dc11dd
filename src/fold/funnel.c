/* SPDX-License-Identifier: BSD-2-Clause */
#include "fold/funnel.h"

#include "fold/guess.h"
#include "fold/program.h"
#include "fold/wide.h"
#include "memory/memory.h"
#include "problem/failure.h"

#include <stdio.h>
#include <stdlib.h>

typedef const struct number *exact;

enum { LEAST_DEPTH = 3, MOST_DEPTH = 6 };

/* The wheel as polynomials in r and omega: h' along f+ and f-, dB/domega; and the polynomials in r that vanish where
 * Kpp = 0 on the edge Lp = 0, or Kmm = 0 on the edge Lm = 0. */
struct search {
    struct number_pool *pool;
    const struct evaluation *e;
    struct failure *failure;
    struct wide plus, minus, rise;
    struct polynomial turn_plus, turn_minus;
    int rises; /* the sign of dB/domega at the two-fold */
    struct fold_funnel *funnel;
};

static enum status stops(const struct search *s, const char *what, exact from, exact to)
{
    snprintf(s->failure->field, sizeof s->failure->field, "r_end");
    if (from == NULL)
        snprintf(s->failure->reason, sizeof s->failure->reason, "the argument stops: %s", what);
    else
        snprintf(s->failure->reason, sizeof s->failure->reason,
                 "the argument stops: it is not shown that %s for r between %.15g and %.15g", what,
                 number_to_double(from, &(double){0}), number_to_double(to, &(double){0}));
    return STATUS_UNDECIDED;
}

/* Computes the polynomials; 1 on success. */
static int expand(struct search *s)
{
    struct wide *node = memory_new(fold_wheel_NODES, sizeof *node);
    for (int i = 0; i < fold_wheel_INPUTS; i++) node[i] = wide_constant(s->pool, s->e->value[i]);
    node[fold_wheel_r] = wide_r(s->pool);
    node[fold_wheel_omega] = wide_omega(s->pool);
    const int done = wide_run(s->pool, &fold_wheel_program, fold_wheel_Kmm, node);
    if (done) {
        s->plus = node[fold_wheel_Lp];
        s->minus = node[fold_wheel_Lm];
        s->rise = node[fold_wheel_B_omega];
    }
    const int turned = done && wide_resultant(s->pool, &s->plus, node + fold_wheel_Kpp, &s->turn_plus) &&
                       wide_resultant(s->pool, &s->minus, node + fold_wheel_Kmm, &s->turn_minus);
    free(node);
    return turned;
}

/* 1 when x, at the number omega, has the required sign on the whole piece. */
static int has_sign(const struct search *s, const struct wide *x, exact omega, int wanted, exact from, exact to)
{
    struct polynomial p;
    return wide_at(s->pool, x, omega, &p) && wide_sign(s->pool, &p, from, to) == wanted;
}

static int avoids_rest(const struct search *s, const struct fold_piece *piece)
{
    const exact omega0 = s->e->value[fold_funnel_omega0];
    return number_compare(s->pool, piece->low, omega0) * number_compare(s->pool, piece->high, omega0) > 0;
}

/* NULL when the conditions are proved on the piece; else the one that is not. */
static const char *missing(const struct search *s, exact from, const struct fold_piece *piece)
{
    const exact to = piece->end, low = piece->low, high = piece->high;
    const int up = s->rises;
    if (!avoids_rest(s, piece)) return "omega0 lies outside the funnel";
    if (!has_sign(s, &s->rise, low, up, from, to) || !has_sign(s, &s->rise, high, up, from, to))
        return "dB/domega keeps its sign";
    if (!has_sign(s, &s->plus, low, -up, from, to) || !has_sign(s, &s->minus, low, -up, from, to) ||
        !has_sign(s, &s->plus, high, up, from, to) || !has_sign(s, &s->minus, high, up, from, to))
        return "both edges stay between two bounds";
    if (wide_sign(s->pool, &s->turn_plus, from, to) == 0) return "Kpp keeps its sign on the edge Lp = 0";
    if (wide_sign(s->pool, &s->turn_minus, from, to) == 0) return "Kmm keeps its sign on the edge Lm = 0";
    return NULL;
}

/* Proves the conditions on an interval of radii, or on its two halves. */
static enum status cover(struct search *s, exact from, exact to, int depth)
{
    struct fold_piece piece = {NULL, NULL, NULL};
    const char *open = "both edges exist";
    const struct wide *const edges[] = {&s->plus, &s->minus};
    piece.end = to;
    if (depth >= LEAST_DEPTH && guess_bounds(s->pool, edges, s->rises, from, to, &piece.low, &piece.high))
        open = missing(s, from, &piece);
    if (depth >= LEAST_DEPTH && open == NULL) {
        s->funnel->piece[s->funnel->pieces++] = piece;
        return STATUS_OK;
    }
    if (depth == MOST_DEPTH) return stops(s, open, from, to);
    const exact half = number_from_ratio(s->pool, 1, 2);
    const exact middle = number_multiply(s->pool, half, number_add(s->pool, from, to));
    const enum status status = cover(s, from, middle, depth + 1);
    return status == STATUS_OK ? cover(s, middle, to, depth + 1) : status;
}
_Static_assert(1 << MOST_DEPTH <= FUNNEL_MAX_PIECES, "all pieces");

static exact size_of(struct number_pool *pool, exact x)
{
    return number_sign(x) < 0 ? number_negate(pool, x) : x;
}

static exact larger(struct number_pool *pool, exact x, exact y)
{
    return number_compare(pool, x, y) < 0 ? y : x;
}

static exact smaller(struct number_pool *pool, exact x, exact y)
{
    return number_compare(pool, x, y) < 0 ? x : y;
}

/* e| at a radius. */
static exact lever_at(const struct search *s, exact r)
{
    const exact fall = number_multiply(s->pool, r, s->e->value[fold_funnel_cot]);
    return size_of(s->pool, number_subtract(s->pool, s->e->value[fold_funnel_d], fall));
}

/* dr/dt = De e: the time for a piece is between its width divided by the largest and by the smallest velocity. */
static void add_time(const struct search *s, exact from, const struct fold_piece *piece)
{
    struct number_pool *pool = s->pool;
    const exact omega0 = s->e->value[fold_funnel_omega0],
                width = size_of(pool, number_subtract(pool, piece->end, from));
    const exact low = size_of(pool, number_subtract(pool, piece->low, omega0));
    const exact high = size_of(pool, number_subtract(pool, piece->high, omega0));
    const exact here = lever_at(s, from), there = lever_at(s, piece->end);
    const exact fast = number_multiply(pool, larger(pool, low, high), larger(pool, here, there));
    const exact slow = number_multiply(pool, smaller(pool, low, high), smaller(pool, here, there));
    s->funnel->soonest = number_add(pool, s->funnel->soonest, number_divide(pool, width, fast));
    s->funnel->latest = number_add(pool, s->funnel->latest, number_divide(pool, width, slow));
}

/* 1 when the point is a two-fold of case 1 of the wheel: Kpp < 0 < Kmm, det > 0 and q > 0. */
static int begins(const struct evaluation *e)
{
    return e->sign[fold_funnel_Lp] == 0 && e->sign[fold_funnel_Lm] == 0 && e->sign[fold_funnel_Kpp] < 0 &&
           e->sign[fold_funnel_Kmm] > 0 && e->sign[fold_funnel_det] > 0 && e->sign[fold_funnel_q] > 0 &&
           e->sign[fold_funnel_agree] > 0;
}

/* The conditions between the ends, besides the polynomials: g, v and A keep their signs. */
static enum status check_ends(const struct search *s)
{
    const struct evaluation *e = s->e;
    if (e->sign[fold_funnel_astride] <= 0) return stops(s, "r = 0 lies between, where g changes its sign", NULL, NULL);
    if (e->sign[fold_funnel_lever] <= 0) return stops(s, "r = d tan gamma lies between, where v = 0", NULL, NULL);
    if (e->sign[fold_funnel_far] != e->sign[fold_funnel_near])
        return stops(s, "the other radius with A = 0 lies between", NULL, NULL);
    return STATUS_OK;
}

enum status fold_find_funnel(struct number_pool *pool, const struct evaluation *e, struct fold_funnel *funnel,
                             struct failure *failure)
{
    struct search s = {
        .pool = pool, .e = e, .failure = failure, .funnel = funnel, .rises = (int)e->sign[fold_funnel_B_omega]};
    if (!begins(e))
        return hypothesis_fails(failure, "r_end",
                                "the point r, omega is a two-fold of case 1 that the law of the wheel has");
    if (e->sign[fold_funnel_stretch] == 0) return hypothesis_fails(failure, "r_end", "r_end is not r");
    enum status status = check_ends(&s);
    if (status != STATUS_OK) return status;
    if (!expand(&s)) return stops(&s, "the polynomials take more than the budget", NULL, NULL);
    *funnel = (struct fold_funnel){.inward = e->sign[fold_funnel_v] * e->sign[fold_funnel_stretch] < 0,
                                   .soonest = number_from_integer(pool, 0),
                                   .latest = number_from_integer(pool, 0)};
    status = cover(&s, e->value[fold_funnel_r], e->value[fold_funnel_r_end], 0);
    exact from = e->value[fold_funnel_r];
    for (int i = 0; i < funnel->pieces && status == STATUS_OK; i++) {
        add_time(&s, from, funnel->piece + i);
        from = funnel->piece[i].end;
    }
    return status;
}
