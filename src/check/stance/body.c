/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/stance/stance.h"

/* A unit vector, and the moment of a unit force along it at the contact point (foot, -height). */
struct unit {
    struct range x, z, moment;
};

static void make_units(struct enclosed *e, const struct stance_data *d, struct unit unit[DIRECTIONS])
{
    for (int k = 0; k < DIRECTIONS; k++) {
        const struct direction *tangent = d->tangent + k / 2;
        const int normal = k % 2;
        unit[k].x = normal ? enclosed_negate(e, tangent->sine) : tangent->cosine;
        unit[k].z = normal ? tangent->cosine : tangent->sine;
        unit[k].moment = enclosed_fma(e, enclosed_multiply(e, unit[k].z, d->foot[k / 2]), unit[k].x, d->height);
    }
}

/* The product of two directions of one contact is 1 or 0 exactly, which intervals of sines and cosines would not give. */
static struct range product_of(struct enclosed *e, const struct unit *unit, int k, int l)
{
    if (k / 2 == l / 2) return enclosed_integer(e, k == l);
    return enclosed_fma(e, enclosed_multiply(e, unit[k].x, unit[l].x), unit[k].z, unit[l].z);
}

void stance_make_body(struct enclosed *e, const struct stance_data *data, struct stance_body *body)
{
    struct unit unit[DIRECTIONS];
    body->e = e;
    body->data = *data;
    make_units(e, data, unit);
    for (int k = 0; k < DIRECTIONS; k++) {
        for (int l = 0; l < DIRECTIONS; l++) {
            const struct range moments =
                k == l ? enclosed_square(e, unit[k].moment) : enclosed_multiply(e, unit[k].moment, unit[l].moment);
            body->G[k][l] =
                enclosed_add(e, product_of(e, unit, k, l), enclosed_divide(e, moments, data->gyration_squared));
        }
        const struct range turn =
            enclosed_divide(e, enclosed_multiply(e, unit[k].moment, data->torque), data->gyration_squared);
        body->c[k] = enclosed_fma(e, enclosed_fma(e, turn, unit[k].x, data->load[0]), unit[k].z, data->load[1]);
    }
}

static void exchange(struct range *pair)
{
    const struct range first = pair[0];
    pair[0] = pair[1];
    pair[1] = first;
}

void stance_exchange(struct stance_data *data)
{
    const struct direction first = data->tangent[0];
    data->tangent[0] = data->tangent[1];
    data->tangent[1] = first;
    exchange(data->foot);
    exchange(data->friction);
}

/* The acceleration in direction k due to a normal force 1 at contact i with friction against slip in direction d. */
static struct range push(const struct stance_body *body, int k, int i, int d)
{
    struct enclosed *e = body->e;
    const struct range rub = enclosed_multiply(e, body->data.friction[i], body->G[k][2 * i]);
    return enclosed_subtract(e, body->G[k][2 * i + 1], enclosed_times(e, d, rub));
}

struct range stance_painleve(const struct stance_body *body, int i, int d)
{
    return push(body, 2 * i + 1, i, d);
}

void stance_slip(const struct stance_body *body, int i, int d, struct stance_motion *motion)
{
    struct enclosed *e = body->e;
    motion->normal = enclosed_negate(e, enclosed_divide(e, body->c[2 * i + 1], stance_painleve(body, i, d)));
    motion->tangential = enclosed_times(e, -d, enclosed_multiply(e, motion->normal, body->data.friction[i]));
    for (int k = 0; k < DIRECTIONS; k++)
        motion->acceleration[k] = enclosed_fma(e, body->c[k], motion->normal, push(body, k, i, d));
}

/* x y - z w */
static struct range determinant(struct enclosed *e, struct range x, struct range y, struct range z, struct range w)
{
    return enclosed_subtract(e, enclosed_multiply(e, x, y), enclosed_multiply(e, z, w));
}

void stance_stick(const struct stance_body *body, int i, struct stance_motion *motion)
{
    struct enclosed *e = body->e;
    const int x = 2 * i, z = 2 * i + 1;
    const struct range A = body->G[x][x], B = body->G[x][z], C = body->G[z][z];
    const struct range delta = enclosed_subtract(e, enclosed_multiply(e, A, C), enclosed_square(e, B));
    motion->tangential = enclosed_divide(e, determinant(e, body->c[z], B, body->c[x], C), delta);
    motion->normal = enclosed_divide(e, determinant(e, body->c[x], B, body->c[z], A), delta);
    for (int k = 0; k < DIRECTIONS; k++)
        motion->acceleration[k] = enclosed_fma(e, enclosed_fma(e, body->c[k], motion->tangential, body->G[k][x]),
                                               motion->normal, body->G[k][z]);
}

int stance_rest(const struct stance_body *body, int i, struct stance_motion *motion)
{
    struct enclosed *e = body->e;
    stance_stick(body, i, motion);
    const struct range limit = enclosed_multiply(e, motion->normal, body->data.friction[i]);
    const int forward = enclosed_sign(e, enclosed_add(e, limit, motion->tangential)),
              backward = enclosed_sign(e, enclosed_subtract(e, limit, motion->tangential));
    if (forward >= 0 && backward >= 0) return 0;
    const int d = forward < 0 ? 1 : -1;
    stance_slip(body, i, d, motion);
    if (enclosed_sign(e, motion->normal) <= 0 || enclosed_sign(e, motion->acceleration[2 * i]) != d) e->open = 1;
    return d;
}

int stance_second(const struct stance_body *body, int d)
{
    return d * enclosed_sign(body->e, body->data.tangent[0].cosine) *
           enclosed_sign(body->e, body->data.tangent[1].cosine);
}

void stance_both_slip(const struct stance_body *body, int d, struct range normal[2])
{
    struct enclosed *e = body->e;
    const int second = stance_second(body, d);
    const struct range a = push(body, Z1, 0, d), b = push(body, Z1, 1, second), c = push(body, Z2, 0, d),
                       f = push(body, Z2, 1, second), D = determinant(e, a, f, b, c);
    normal[0] = enclosed_divide(e, determinant(e, b, body->c[Z2], f, body->c[Z1]), D);
    normal[1] = enclosed_divide(e, determinant(e, c, body->c[Z1], a, body->c[Z2]), D);
}
