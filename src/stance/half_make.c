/* SPDX-License-Identifier: BSD-2-Clause */
/* The part of a half map that does not depend on its argument. */
#include "stance/half.h"

/* The normal velocity of contact j due to an impulse at contact i, in direction d or normal to it. */
static const struct number *response(const struct half *half, int normal)
{
    return half->body->G[2 * half->j + 1][2 * half->i + normal];
}

/* An impact that ends in stick: T = -(B + C t) / Delta, N = (A + B t) / Delta. */
static void make_stick(struct half *half)
{
    struct stance_body *body = half->body;
    struct arithmetic *a = &body->arithmetic;
    const int i = half->i;
    const struct number *A = body->G[2 * i][2 * i], *B = body->G[2 * i][2 * i + 1], *C = body->G[2 * i + 1][2 * i + 1];
    const struct number *delta = minus(a, times(a, A, C), times(a, B, B)), *x = response(half, 0),
                        *z = response(half, 1);
    half->lift.a = plus(a, half->rise, over(a, minus(a, times(a, z, A), times(a, x, B)), delta));
    half->lift.b = over(a, minus(a, times(a, z, B), times(a, x, C)), delta);
}

/* x' / |z'| of a contact that lands after a flight of both, without the contribution of the impact. */
static void make_flight(struct half *half)
{
    struct arithmetic *a = &half->body->arithmetic;
    const struct number *x = half->body->c[2 * half->j], *z = half->body->c[2 * half->j + 1];
    if (sign_of(a, z) >= 0) half->open = 1;
    half->flight = minus(a, half->slope, over(a, plus(a, x, x), z));
}

/* w^2 - 2 a h: the square of the speed at which contact j lands under the acceleration a. */
static const struct number *landing(const struct half *half, const struct number *lift, const struct number *gravity)
{
    const struct arithmetic *a = &half->body->arithmetic;
    const struct number *fall = times(a, gravity, half->height);
    return minus(a, square_of(a, lift), plus(a, fall, fall));
}

/* The next impact if slip lasts until then. */
static void make_landing(struct half *half, struct half_slip *slip)
{
    struct arithmetic *a = &half->body->arithmetic;
    slip->speed = half->touches ? slip->lift : root_of(a, landing(half, slip->lift, slip->gravity));
    slip->time = negative(a, over(a, plus(a, slip->lift, slip->speed), slip->gravity));
    slip->onto = (struct line){plus_product(a, slip->left.a, slip->along, slip->time), whole(a, 1)};
    slip->image.b = over(a, half->kappa, slip->speed);
    slip->image.a = minus(a, times(a, slip->onto.a, slip->image.b), half->slope);
}

static void make_flying(struct half *half, struct half_slip *slip)
{
    struct arithmetic *a = &half->body->arithmetic;
    slip->image.b = over(a, half->kappa, slip->lift);
    slip->image.a = plus_product(a, half->flight, slip->left.a, slip->image.b);
}

static void make_sliding(struct half *half, int d, struct half_slip *slip)
{
    struct arithmetic *a = &half->body->arithmetic;
    struct stance_motion motion;
    body_slip(half->body, half->i, d, &motion);
    if (sign_of(a, motion.normal) <= 0) a->open = 1;
    slip->gravity = motion.acceleration[2 * half->j + 1];
    slip->along = motion.acceleration[2 * half->i];
    slip->falls = sign_of(a, slip->gravity) < 0;
    slip->stops = sign_of(a, slip->along) * d < 0;
    if (slip->falls) make_landing(half, slip);
}

/* An impact that slips in direction d: N = 1 / p, T = -d mu N. */
static void make_slip(struct half *half, int d, struct half_slip *slip)
{
    struct stance_body *body = half->body;
    struct arithmetic *a = &body->arithmetic;
    const struct number *rub = times(a, body->given.friction[half->i], response(half, 0));
    const struct number *push = minus(a, response(half, 1), signed_by(a, d, rub));
    slip->lift = plus(a, half->rise, over(a, push, body_painleve(body, half->i, d)));
    slip->left = (struct line){d > 0 ? negative(a, half->reach[0]) : half->reach[1], whole(a, 1)};
    slip->leaves = !half->touches || sign_of(a, slip->lift) > 0;
    if (slip->leaves && half->flies) make_flying(half, slip);
    if (slip->leaves && !half->flies) make_sliding(half, d, slip);
}

/* Saves and clears `open`, so that an undetermined sign in one part of the map invalidates that part only. */
static int take_open(struct half *half)
{
    const int open = half->body->arithmetic.open;
    half->body->arithmetic.open = 0;
    return open;
}

static void make_rest(struct half *half)
{
    struct stance_motion motion;
    half->rest = body_rest(half->body, half->i, &motion);
    half->rest_gravity = motion.acceleration[2 * half->j + 1];
    half->rest_along = motion.acceleration[2 * half->i];
    if (sign_of(&half->body->arithmetic, half->rest_gravity) >= 0) half->open = 1;
    if (take_open(half)) half->open = 1;
}

static void make_reach(struct half *half)
{
    struct stance_body *body = half->body;
    struct arithmetic *a = &body->arithmetic;
    const int i = half->i;
    const struct number *rub = times(a, body->given.friction[i], body->G[2 * i][2 * i]), *B = body->G[2 * i][2 * i + 1];
    half->reach[0] = over(a, minus(a, rub, B), body_painleve(body, i, 1));
    half->reach[1] = over(a, plus(a, rub, B), body_painleve(body, i, -1));
}

void half_make(struct stance_body *body, int i, const struct number *height, const struct number *rise, int flies,
               struct half *half)
{
    struct arithmetic *a = &body->arithmetic;
    const struct number *cosine = body->given.cosine[1 - i];
    *half = (struct half){.body = body, .i = i, .j = 1 - i, .flies = flies, .height = height, .rise = rise};
    half->touches = number_is_rational(height) && number_sign(height) == 0;
    half->kappa = over(a, body->given.cosine[i], cosine);
    half->slope = over(a, body->given.sine[1 - i], cosine);
    make_reach(half);
    make_stick(half);
    if (flies) make_flight(half);
    const int open = take_open(half);
    if (!flies) make_rest(half);
    if (open) half->open = 1;
    for (int k = 0; k < 2; k++) {
        make_slip(half, k == 0 ? 1 : -1, half->slip + k);
        half->slip[k].open = take_open(half) || open;
    }
}
