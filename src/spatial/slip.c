/* SPDX-License-Identifier: BSD-2-Clause */
/* Slip with u not 0, d = u / |u|, in numbers x + y |u|. */
#include "problem/failure.h"
#include "spatial/spatial.h"

/* p |u| = C |u| - mu B . u */
static struct surd scaled_p(const struct spatial_body *body, struct surd speed)
{
    const struct surd C_speed = surd_multiply(body->pool, surd_from_number(spatial_value(body, spatial_C)), speed);
    return surd_subtract(body->pool, C_speed, surd_from_number(spatial_value(body, spatial_muBu)));
}

/* The signs of h and g in the direction of u. */
static void find_turning(const struct spatial_body *body, struct surd speed, struct spatial_slip *slip)
{
    struct number_pool *pool = body->pool;
    const struct surd one_over = spatial_inverse(pool, speed);
    const struct surd c = surd_multiply(pool, surd_from_number(spatial_value(body, spatial_u1)), one_over);
    const struct surd s = surd_multiply(pool, surd_from_number(spatial_value(body, spatial_u2)), one_over);
    slip->h = surd_sign(pool, spatial_form_at(pool, &body->forms.h, c, s));
    slip->g = surd_sign(pool, spatial_form_at(pool, &body->forms.g, c, s));
}

enum status spatial_find_slip(const struct spatial_body *body, struct spatial_slip *slip, struct failure *failure)
{
    struct number_pool *pool = body->pool;
    const struct surd speed = surd_root(pool, spatial_value(body, spatial_speed2));
    const struct surd p = scaled_p(body, speed);
    const int b = spatial_sign(body, spatial_b);
    slip->p = surd_sign(pool, p);
    slip->h = slip->g = 0;
    if (slip->p == 0) find_turning(body, speed, slip);
    slip->crossing = slip->p == 0 && b < 0 ? (int)spatial_end_of_sign(slip->h) : -1;
    slip->row = spatial_classify_slip(b, slip->p, slip->h);
    if (slip->row < 0) return no_row_holds(failure);
    slip->has_force = slip->p != 0 && b * slip->p <= 0;
    if (slip->has_force) {
        const struct surd force = surd_multiply(pool, speed, spatial_inverse(pool, p));
        const spatial_number minus_b = number_negate(pool, spatial_value(body, spatial_b));
        slip->lambda_N = surd_multiply(pool, surd_from_number(minus_b), force);
    }
    return STATUS_OK;
}
