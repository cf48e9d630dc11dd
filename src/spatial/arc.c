/* SPDX-License-Identifier: BSD-2-Clause */
/* The arc of slip directions in paradox, how its ends are crossed, and whether rest has one solution for every
 * tangential load. */
#include "spatial/spatial.h"

static spatial_number times(const struct spatial_body *body, spatial_number x, spatial_number y)
{
    return number_multiply(body->pool, x, y);
}

static struct surd plain(const struct spatial_body *body, spatial_number x, spatial_number y)
{
    return surd_from_number(times(body, x, y));
}

/* d+ = (C m + sqrt(D) J m) / |m|^2 and d- = (C m - sqrt(D) J m) / |m|^2, with m = mu B and J the rotation by a right angle. */
static void find_ends(const struct spatial_body *body, struct spatial_arc *arc)
{
    struct number_pool *pool = body->pool;
    const spatial_number C = spatial_value(body, spatial_C), D = spatial_value(body, spatial_D);
    const spatial_number m1 = spatial_value(body, spatial_muB1), m2 = spatial_value(body, spatial_muB2);
    const spatial_number size = spatial_value(body, spatial_muB_squared);
    const struct surd root = surd_root(pool, D);
    const struct surd along1 = plain(body, C, m1), along2 = plain(body, C, m2);
    const struct surd across1 = surd_multiply(pool, root, surd_from_number(number_negate(pool, m2)));
    const struct surd across2 = surd_multiply(pool, root, surd_from_number(m1));
    arc->end[0][0] = surd_divide(pool, surd_add(pool, along1, across1), size);
    arc->end[0][1] = surd_divide(pool, surd_add(pool, along2, across2), size);
    arc->end[1][0] = surd_divide(pool, surd_subtract(pool, along1, across1), size);
    arc->end[1][1] = surd_divide(pool, surd_subtract(pool, along2, across2), size);
}

static void find_crossings(const struct spatial_body *body, struct spatial_arc *arc)
{
    for (int i = 0; i < 2; i++) {
        const struct surd h = spatial_form_at(body->pool, &body->forms.h, arc->end[i][0], arc->end[i][1]);
        arc->crossing[i] = spatial_end_of_sign(surd_sign(body->pool, h));
    }
}

/* 1 when p > 0 > h at some cut of a chart; each part of the circle between zeros of p and h has a cut. */
static int is_folded(const struct spatial_body *body, const json_t *cuts, int sigma)
{
    struct polynomial p, h;
    size_t i;
    const json_t *cut;
    if (spatial_chart(body->pool, &body->forms.p, sigma, &p) != 1 ||
        spatial_chart(body->pool, &body->forms.h, sigma, &h) != 1)
        return 0;
    json_array_foreach (cuts, i, cut) {
        const spatial_number t = spatial_cut_number(body->pool, cut);
        if (number_sign(polynomial_at(body->pool, &p, t)) > 0 && number_sign(polynomial_at(body->pool, &h, t)) < 0)
            return 1;
    }
    return 0;
}

enum status spatial_find_arc(const struct spatial_body *body, struct spatial_arc *arc, struct failure *failure)
{
    struct number_pool *pool = body->pool;
    const spatial_number B1 = spatial_value(body, spatial_B1), B2 = spatial_value(body, spatial_B2);
    const spatial_number C = spatial_value(body, spatial_C);
    const spatial_number size = number_add(pool, times(body, B1, B1), times(body, B2, B2));
    arc->sign = spatial_sign(body, spatial_D);
    arc->mu_P_squared = number_sign(size) == 0 ? NULL : number_divide(pool, times(body, C, C), size);
    if (arc->sign >= 0) find_ends(body, arc);
    if (arc->sign > 0) find_crossings(body, arc);
    const enum status status =
        spatial_cut_circle(pool, body->budget_bits, &body->forms.h, &body->forms.p, NULL, &arc->cuts, failure);
    if (status != STATUS_OK) return status;
    arc->always_unique = !is_folded(body, arc->cuts.plus, 1) && !is_folded(body, arc->cuts.minus, -1);
    return STATUS_OK;
}
