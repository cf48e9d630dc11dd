/* SPDX-License-Identifier: BSD-2-Clause */
#include "oracle/plant.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

static void random_ratio(mpq_t x, uint64_t *state, int low, int high)
{
    mpq_set_si(x, random_between(state, low, high), (unsigned long)random_between(state, 1, 4));
    mpq_canonicalize(x);
}

/* z = x y / w, negated when `negative`; z stays as it is when w = 0. */
static void set_quotient(mpq_t z, const mpq_t x, const mpq_t y, const mpq_t w, int negative)
{
    if (mpq_sgn(w) == 0) return;
    mpq_mul(z, x, y);
    mpq_div(z, z, w);
    if (negative) mpq_neg(z, z);
}

/* mu A + side B and C + side mu B: the responses to slip against `side`. */
static void slip_response(mpq_t k, mpq_t p, mpq_t *in, int side)
{
    mpq_t mu;
    mpq_init(mu);
    mpq_mul(k, in[ORACLE_mu], in[ORACLE_A]);
    mpq_set(mu, in[ORACLE_mu]);
    if (side < 0) mpq_neg(mu, mu);
    mpq_mul(p, mu, in[ORACLE_B]);
    mpq_add(p, p, in[ORACLE_C]);
    if (side > 0)
        mpq_add(k, k, in[ORACLE_B]);
    else
        mpq_sub(k, k, in[ORACLE_B]);
    mpq_clear(mu);
}

/* Puts (a, b) on an edge of the friction cone: a p + b k = 0 for positive slip, b k - a p = 0 for negative. */
static void plant_edge(mpq_t *in, int side)
{
    mpq_t k, p;
    mpq_inits(k, p, NULL);
    slip_response(k, p, in, side);
    set_quotient(in[ORACLE_a], in[ORACLE_b], k, p, side < 0);
    mpq_clears(k, p, NULL);
}

/* One exact zero.  The friction coefficients come before the edges, which depend on them. */
enum {
    PLANT_B_ZERO,
    PLANT_MU_ZERO,
    PLANT_P,
    PLANT_K,
    PLANT_b,
    PLANT_a,
    PLANT_EDGE_PLUS,
    PLANT_EDGE_MINUS,
    PLANT_N,
    PLANTS
};

static void plant(mpq_t *in, int what)
{
    mpq_t one;
    mpq_init(one);
    mpq_set_ui(one, 1, 1);
    switch (what) {
    case PLANT_B_ZERO: mpq_set_ui(in[ORACLE_B], 0, 1); break;
    case PLANT_MU_ZERO: mpq_set_ui(in[ORACLE_mu], 0, 1); break;
    case PLANT_P: set_quotient(in[ORACLE_mu], in[ORACLE_C], one, in[ORACLE_B], mpq_sgn(in[ORACLE_B]) < 0); break;
    case PLANT_K: set_quotient(in[ORACLE_mu], in[ORACLE_B], one, in[ORACLE_A], mpq_sgn(in[ORACLE_B]) < 0); break;
    case PLANT_b: mpq_set_ui(in[ORACLE_b], 0, 1); break;
    case PLANT_a: mpq_set_ui(in[ORACLE_a], 0, 1); break;
    case PLANT_EDGE_PLUS: plant_edge(in, -1); break;
    case PLANT_EDGE_MINUS: plant_edge(in, 1); break;
    default: set_quotient(in[ORACLE_a], in[ORACLE_A], in[ORACLE_b], in[ORACLE_B], 0); break;
    }
    mpq_clear(one);
}

void oracle_plant(struct oracle_problem *problem, uint64_t *state)
{
    mpq_t *in = problem->in;
    do {
        random_ratio(in[ORACLE_A], state, 1, 8);
        random_ratio(in[ORACLE_B], state, -6, 6);
        random_ratio(in[ORACLE_C], state, 1, 8);
        random_ratio(in[ORACLE_mu], state, 0, 9);
    } while (!oracle_in_hypotheses(problem));
    random_ratio(in[ORACLE_a], state, -6, 6);
    random_ratio(in[ORACLE_b], state, -6, 6);
    mpq_set_si(in[ORACLE_u], random_between(state, -1, 1), 1);
    if (random_below(state, 2) == 0) return;
    for (int what = 0; what < PLANTS; what++)
        if (random_below(state, 6) == 0) plant(in, what);
}

void oracle_mirror(struct oracle_problem *image, const struct oracle_problem *problem)
{
    for (int i = 0; i < ORACLE_INPUTS; i++) mpq_set(image->in[i], problem->in[i]);
    mpq_neg(image->in[ORACLE_a], image->in[ORACLE_a]);
    mpq_neg(image->in[ORACLE_B], image->in[ORACLE_B]);
    mpq_neg(image->in[ORACLE_u], image->in[ORACLE_u]);
}

void oracle_scale(struct oracle_problem *image, const struct oracle_problem *problem, uint64_t *state)
{
    static const int unit[ORACLE_INPUTS] = {0, 0, 1, 1, 1, -1, 2};
    mpq_t factor[3];
    for (int i = 0; i < 3; i++) {
        mpq_init(factor[i]);
        random_ratio(factor[i], state, 1, 1000);
    }
    for (int i = 0; i < ORACLE_INPUTS; i++)
        if (unit[i] < 0)
            mpq_set(image->in[i], problem->in[i]);
        else
            mpq_mul(image->in[i], problem->in[i], factor[unit[i]]);
    for (int i = 0; i < 3; i++) mpq_clear(factor[i]);
}

void oracle_set(struct oracle_problem *problem, const char *const text[ORACLE_INPUTS])
{
    for (int i = 0; i < ORACLE_INPUTS; i++) {
        const int bad = mpq_set_str(problem->in[i], text[i], 10);
        assert(!bad);
        (void)bad;
        mpq_canonicalize(problem->in[i]);
    }
}

char *oracle_text(const struct oracle_problem *problem)
{
    char *text = malloc(4096);
    size_t at = 0;
    if (text == NULL) abort();
    for (int i = 0; i < ORACLE_INPUTS; i++)
        at += (size_t)gmp_snprintf(text + at, 4096 - at, "%s%s=%Qd", i > 0 ? " " : "", oracle_quantity_name[i],
                                   problem->in[i]);
    return text;
}
