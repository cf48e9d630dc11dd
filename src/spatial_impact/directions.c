/* SPDX-License-Identifier: BSD-2-Clause */
/* The directions in which slip persists, and the motion of the point at rest. */
#include "spatial_impact/impact3.h"

#include <stdio.h>

struct chart {
    struct polynomial g, k, p, with_k, with_p, weight;
};

struct finder {
    const struct impact3 *x;
    struct chart chart[2];
    struct impact3_result *result;
};

static enum status undecided(const struct impact3 *x, const char *why)
{
    snprintf(x->failure->field, sizeof x->failure->field, "impact");
    snprintf(x->failure->reason, sizeof x->failure->reason, "%s", why);
    return STATUS_UNDECIDED;
}

static int prepare(const struct impact3 *x, int sigma, struct chart *c)
{
    struct polynomial simple;
    const spatial_number zero = number_from_integer(x->pool, 0);
    const struct spatial_form one = {number_from_integer(x->pool, 1), zero, zero, zero, zero, zero};
    return spatial_chart(x->pool, &x->forms.g, sigma, &c->g) == 1 &&
           spatial_chart(x->pool, &x->forms.k, sigma, &c->k) == 1 &&
           spatial_chart(x->pool, &x->forms.p, sigma, &c->p) == 1 &&
           spatial_chart(x->pool, &one, sigma, &c->weight) == 1 &&
           polynomial_squarefree(x->pool, &c->g, &simple) == 1 &&
           polynomial_common_divisor(x->pool, &simple, &c->k, &c->with_k) == 1 &&
           polynomial_common_divisor(x->pool, &simple, &c->p, &c->with_p) == 1;
}

static int sign_at(const struct impact3 *x, const struct polynomial *polynomial, spatial_number at)
{
    return spatial_sign_at(x->pool, polynomial, at);
}

static int find_sign(const struct impact3 *x, const struct polynomial *polynomial, const struct polynomial *common,
                     const struct spatial_interval *cell, int *sign)
{
    *sign = spatial_sign_on(x->pool, polynomial, cell);
    return *sign != 0 || sign_at(x, common, cell->low) * sign_at(x, common, cell->high) < 0;
}

/* 1 for cells as narrow as the enclosures of the path. */
static int is_narrow(const struct impact3 *x, const struct spatial_interval *cell)
{
    const spatial_number scale = number_power(x->pool, number_from_integer(x->pool, 2), 40);
    const spatial_number width = number_subtract(x->pool, cell->high, cell->low);
    return number_compare(x->pool, number_multiply(x->pool, scale, width), number_from_integer(x->pool, 1)) <= 0;
}

static int is_settled(void *context, int sigma, const struct spatial_interval *cell)
{
    const struct finder *f = context;
    const struct chart *c = f->chart + (sigma < 0);
    struct impact3_direction d = {.sigma = sigma, .cell = *cell};
    if (!is_narrow(f->x, cell) || !find_sign(f->x, &c->k, &c->with_k, cell, &d.k) ||
        !find_sign(f->x, &c->p, &c->with_p, cell, &d.p))
        return 0;
    const int before = sign_at(f->x, &c->g, cell->low), after = sign_at(f->x, &c->g, cell->high);
    d.attracts = before == after ? 0 : before;
    if (f->result->directions < IMPACT3_MOST_DIRECTIONS) f->result->direction[f->result->directions++] = d;
    return 1;
}

enum status impact3_find_directions(struct impact3 *x, struct impact3_result *result)
{
    struct finder f = {.x = x, .result = result};
    const struct spatial_judge judge = {is_settled, &f};
    result->every_direction = spatial_form_is_zero(x->pool, &x->forms.g);
    if (result->every_direction) return STATUS_OK;
    if (!prepare(x, 1, &f.chart[0]) || !prepare(x, -1, &f.chart[1]))
        return undecided(x, "a coefficient is not decided within the budget");
    return spatial_cut_circle(x->pool, x->budget_bits, &x->forms.g, NULL, &judge, &result->cuts, x->failure);
}

/* Finds -k and p at the only direction with k < 0, and the direction. */
static enum status find_start(struct impact3 *x, const struct impact3_direction *d)
{
    struct chart c;
    const struct spatial_interval *cell = &d->cell;
    if (!prepare(x, d->sigma, &c)) return undecided(x, "a coefficient is not decided within the budget");
    const spatial_number one = number_from_integer(x->pool, 1), zero = number_from_integer(x->pool, 0);
    const struct polynomial minus_k_axis[2] = {{3, {one, zero, number_from_integer(x->pool, -1)}},
                                               {2, {zero, number_from_integer(x->pool, 2)}}};
    const struct polynomial w = {3, {one, zero, one}};
    const struct spatial_interval weight = spatial_horner(x->pool, &c.weight, cell),
                                  scale = spatial_horner(x->pool, &w, cell);
    const struct spatial_interval k = spatial_horner(x->pool, &c.k, cell), p = spatial_horner(x->pool, &c.p, cell);
    const struct spatial_interval nothing = {zero, zero}, sigma = impact3_exact(number_from_integer(x->pool, d->sigma));
    x->rest.rate = impact3_do(x->pool, IMPACT3_DIVIDE, p, weight);
    x->rest.speed_up = impact3_do(x->pool, IMPACT3_SUBTRACT, nothing, impact3_do(x->pool, IMPACT3_DIVIDE, k, weight));
    for (int i = 0; i < 2; i++) {
        const struct spatial_interval along = spatial_horner(x->pool, &minus_k_axis[i], cell);
        x->rest.direction[i] =
            impact3_do(x->pool, IMPACT3_MULTIPLY, sigma, impact3_do(x->pool, IMPACT3_DIVIDE, along, scale));
    }
    return STATUS_OK;
}

enum status impact3_find_rest(struct impact3 *x, const struct impact3_result *result)
{
    const spatial_number detA = x->e->value[spatial_impact_detA], detG = x->e->value[spatial_impact_detG];
    const spatial_number zero = number_from_integer(x->pool, 0);
    x->rest.slips = result->stick < 0;
    x->rest.rate = impact3_exact(number_divide(x->pool, detG, detA));
    x->rest.speed_up = x->rest.direction[0] = x->rest.direction[1] = impact3_exact(zero);
    if (!x->rest.slips) return STATUS_OK;
    for (int i = 0; i < result->directions; i++)
        if (result->direction[i].k < 0) return find_start(x, result->direction + i);
    /* all directions are invariant: B = 0 gives stick, so this is mu = 0 with g = 0, which implies B = 0 */
    return undecided(x, "no direction in which slip starts was found");
}
