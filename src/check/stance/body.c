/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/stance/private.h"

/* A unit vector, and the moment of a unit force along it at the contact point (foot, -height). */
struct unit {
    struct range x, z, moment;
};

/*@ predicate unit_ok(struct unit u) = range_ok(u.x) && range_ok(u.z) && range_ok(u.moment); */

/* Along direction k. */
/*@ requires enclosed_ok(e) && stance_data_ok(data) && 0 <= k < DIRECTIONS;
  @ assigns scalar_doubt;
  @ ensures unit_ok(\result) && DOUBT_STAYS; */
static struct unit unit_of(const struct enclosed *e, struct stance_data data, int k)
{
    const struct stance_contact contact = data.contact[k / 2];
    const int normal = k % 2;
    const struct range x = normal ? enclosed_negate(e, contact.tangent.sine) : contact.tangent.cosine,
                       z = normal ? contact.tangent.cosine : contact.tangent.sine;
    return (struct unit){x, z, enclosed_fma(e, enclosed_multiply(e, z, contact.foot), x, data.height)};
}

/* The product of two directions of one contact is 1 or 0 exactly, which intervals of sines and cosines would not give. */
/*@ requires enclosed_ok(e) && unit_ok(u) && unit_ok(v) && 0 <= k < DIRECTIONS && 0 <= l < DIRECTIONS;
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range product_of(const struct enclosed *e, struct unit u, struct unit v, int k, int l)
{
    if (k / 2 == l / 2) return enclosed_integer(e, k == l);
    return enclosed_fma(e, enclosed_multiply(e, u.x, v.x), u.z, v.z);
}

/* The acceleration in direction k per force along direction l. */
/*@ requires enclosed_ok(e) && stance_data_ok(data) && 0 <= k < DIRECTIONS && 0 <= l < DIRECTIONS;
  @ assigns e->open, scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range response(struct enclosed *e, struct stance_data data, int k, int l)
{
    const struct unit u = unit_of(e, data, k), v = unit_of(e, data, l);
    const struct range moments = k == l ? enclosed_square(e, u.moment) : enclosed_multiply(e, u.moment, v.moment);
    return enclosed_add(e, product_of(e, u, v, k, l), enclosed_divide(e, moments, data.gyration_squared));
}

/* The acceleration in direction k due to the load. */
/*@ requires enclosed_ok(e) && stance_data_ok(data) && 0 <= k < DIRECTIONS;
  @ assigns e->open, scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range fall(struct enclosed *e, struct stance_data data, int k)
{
    const struct unit u = unit_of(e, data, k);
    const struct range turn = enclosed_divide(e, enclosed_multiply(e, u.moment, data.torque), data.gyration_squared);
    return enclosed_fma(e, enclosed_fma(e, turn, u.x, data.load[0]), u.z, data.load[1]);
}

struct stance_body stance_make_body(struct enclosed *e, struct stance_data data)
{
    struct stance_body body = {.data = data};
    /*@ loop invariant 0 <= k <= DIRECTIONS && body.data == data && DOUBT_HAS_STAYED;
      @ loop invariant rows: \forall integer n, l; 0 <= n < k && 0 <= l < DIRECTIONS ==> range_ok(body.G[n][l]);
      @ loop invariant falls: \forall integer n; 0 <= n < k ==> range_ok(body.c[n]);
      @ loop assigns k, body, e->open, scalar_doubt;
      @ loop variant DIRECTIONS - k; */
    for (int k = 0; k < DIRECTIONS; k++) {
        body.c[k] = fall(e, data, k);
        body.G[k][X1] = response(e, data, k, X1);
        body.G[k][Z1] = response(e, data, k, Z1);
        body.G[k][X2] = response(e, data, k, X2);
        body.G[k][Z2] = response(e, data, k, Z2);
    }
    return body;
}

struct stance_data stance_exchanged(struct stance_data data)
{
    const struct stance_contact first = data.contact[0];
    data.contact[0] = data.contact[1];
    data.contact[1] = first;
    return data;
}

struct range stance_push(const struct enclosed *e, struct stance_body body, int k, int i, int d)
{
    const struct range rub = enclosed_multiply(e, body.data.contact[i].friction, body.G[k][2 * i]);
    return enclosed_subtract(e, body.G[k][2 * i + 1], enclosed_times(e, d, rub));
}

struct range stance_painleve(const struct enclosed *e, struct stance_body body, int i, int d)
{
    return stance_push(e, body, 2 * i + 1, i, d);
}

struct stance_motion stance_slip(struct enclosed *e, struct stance_body body, int i, int d)
{
    struct stance_motion m = {.slip = d};
    m.normal = enclosed_negate(e, enclosed_divide(e, body.c[2 * i + 1], stance_painleve(e, body, i, d)));
    m.tangential = enclosed_times(e, -d, enclosed_multiply(e, m.normal, body.data.contact[i].friction));
    /*@ loop invariant 0 <= k <= DIRECTIONS && DOUBT_HAS_STAYED;
      @ loop invariant \forall integer n; 0 <= n < k ==> range_ok(m.acceleration[n]);
      @ loop assigns k, m.acceleration[0 .. DIRECTIONS - 1], scalar_doubt;
      @ loop variant DIRECTIONS - k; */
    for (int k = 0; k < DIRECTIONS; k++)
        m.acceleration[k] = enclosed_fma(e, body.c[k], m.normal, stance_push(e, body, k, i, d));
    return m;
}

/* x y - z w */
/*@ requires enclosed_ok(e) && range_ok(x) && range_ok(y) && range_ok(z) && range_ok(w);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range determinant(const struct enclosed *e, struct range x, struct range y, struct range z,
                                struct range w)
{
    return enclosed_subtract(e, enclosed_multiply(e, x, y), enclosed_multiply(e, z, w));
}

struct stance_motion stance_stick(struct enclosed *e, struct stance_body body, int i)
{
    const int x = 2 * i, z = 2 * i + 1;
    const struct range A = body.G[x][x], B = body.G[x][z], C = body.G[z][z];
    const struct range delta = enclosed_subtract(e, enclosed_multiply(e, A, C), enclosed_square(e, B));
    struct stance_motion m = {.slip = 0};
    m.tangential = enclosed_divide(e, determinant(e, body.c[z], B, body.c[x], C), delta);
    m.normal = enclosed_divide(e, determinant(e, body.c[x], B, body.c[z], A), delta);
    /*@ loop invariant 0 <= k <= DIRECTIONS && DOUBT_HAS_STAYED;
      @ loop invariant \forall integer n; 0 <= n < k ==> range_ok(m.acceleration[n]);
      @ loop assigns k, m.acceleration[0 .. DIRECTIONS - 1], scalar_doubt;
      @ loop variant DIRECTIONS - k; */
    for (int k = 0; k < DIRECTIONS; k++)
        m.acceleration[k] =
            enclosed_fma(e, enclosed_fma(e, body.c[k], m.tangential, body.G[k][x]), m.normal, body.G[k][z]);
    return m;
}

struct stance_motion stance_rest(struct enclosed *e, struct stance_body body, int i)
{
    const struct stance_motion stick = stance_stick(e, body, i);
    const struct range limit = enclosed_multiply(e, stick.normal, body.data.contact[i].friction);
    const int forward = enclosed_sign(e, enclosed_add(e, limit, stick.tangential)),
              backward = enclosed_sign(e, enclosed_subtract(e, limit, stick.tangential));
    if (forward >= 0 && backward >= 0) return stick;
    const int d = forward < 0 ? 1 : -1;
    const struct stance_motion slip = stance_slip(e, body, i, d);
    if (enclosed_sign(e, slip.normal) <= 0 || enclosed_sign(e, slip.acceleration[2 * i]) != d) e->open = 1;
    return slip;
}

int stance_second(struct enclosed *e, struct stance_body body, int d)
{
    const int first = enclosed_sign(e, body.data.contact[0].tangent.cosine),
              second = enclosed_sign(e, body.data.contact[1].tangent.cosine);
    return d * (first * second);
}

struct stance_pair stance_both_slip(struct enclosed *e, struct stance_body body, int d)
{
    const int second = stance_second(e, body, d);
    const struct range a = stance_push(e, body, Z1, 0, d), b = stance_push(e, body, Z1, 1, second),
                       c = stance_push(e, body, Z2, 0, d), f = stance_push(e, body, Z2, 1, second),
                       D = determinant(e, a, f, b, c);
    const struct range first = enclosed_divide(e, determinant(e, b, body.c[Z2], f, body.c[Z1]), D);
    return (struct stance_pair){{first, enclosed_divide(e, determinant(e, c, body.c[Z1], a, body.c[Z2]), D)}};
}
