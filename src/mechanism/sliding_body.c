/* SPDX-License-Identifier: BSD-2-Clause */
/* A rigid body that slips on two contacts, for kind slide2.
 *
 * With r_i from the centre of mass to contact i, its surface's tangent t_i = (cos slope_i, sin slope_i) and normal n_i, t_i turned by a right
 * angle anticlockwise, a unit force along d at contact j accelerates contact i along e by
 *     <e, d> = (e.d + (r_i x e)(r_j x d) / rho^2) / m,
 * since the centre of mass has the acceleration d/m, and the body the angular acceleration (r_j x d) / (m rho^2).  Thus A_ij = <t_i, t_j>,
 * B_ij = <t_i, n_j>, C_ij = <n_i, n_j>; and a load (Fx, Fz) at the centre of mass, a torque tau and the rotation omega give
 *     b_i = (n_i.F + (r_i x n_i) tau / rho^2) / m - omega^2 r_i.n_i. */
#include "mechanism/arithmetic.h"
#include "mechanism/fields.h"

enum { m, rho, x1, z1, slope1, x2, z2, slope2, Fx, Fz, tau, omega };

static const struct mechanism_field fields[] = {
    [m] = PARAMETER(m, "kg", "mass", "1", POSITIVE),
    [rho] = GIVEN(rho, "m", "radius of gyration about the centre of mass", POSITIVE),
    [x1] = GIVEN(x1, "m", "of contact 1, to the right of the centre of mass", ANY_NUMBER),
    [z1] = GIVEN(z1, "m", "of contact 1, above the centre of mass", ANY_NUMBER),
    [slope1] = ANGLE(slope1, "of the tangent at contact 1 against the x axis; the body is to its left"),
    [x2] = GIVEN(x2, "m", "of contact 2, to the right of the centre of mass", ANY_NUMBER),
    [z2] = GIVEN(z2, "m", "of contact 2, above the centre of mass", ANY_NUMBER),
    [slope2] = ANGLE(slope2, "of the tangent at contact 2 against the x axis; the body is to its left"),
    [Fx] = GIVEN(Fx, "N", "load at the centre of mass, to the right", ANY_NUMBER),
    [Fz] = GIVEN(Fz, "N", "load at the centre of mass, upwards", ANY_NUMBER),
    [tau] = PARAMETER(tau, "N m", "torque, anticlockwise", "0", ANY_NUMBER),
    [omega] = PARAMETER(omega, "rad/s", "angular velocity", "0", ANY_NUMBER),
};

/* A direction e at a contact, and the effect of a force along it: e and the moment r x e. */
struct direction {
    exact x, z, moment;
};

/* The dot product of two plane vectors. */
static exact dot(struct number_pool *pool, exact ax, exact az, exact bx, exact bz)
{
    return add(pool, times(pool, ax, bx), times(pool, az, bz));
}

static struct direction direction_at(struct number_pool *pool, const struct value *value, int contact, exact x, exact z)
{
    const exact rx = value[contact == 0 ? x1 : x2].number, rz = value[contact == 0 ? z1 : z2].number;
    return (struct direction){x, z, subtract(pool, times(pool, rx, z), times(pool, rz, x))};
}

/* <e, d> */
static exact response(struct number_pool *pool, const struct value *value, const struct direction *e,
                      const struct direction *d)
{
    const exact turning = divide(pool, times(pool, e->moment, d->moment), square(pool, value[rho].number));
    return divide(pool, add(pool, dot(pool, e->x, e->z, d->x, d->z), turning), value[m].number);
}

static exact free_acceleration(struct number_pool *pool, const struct value *value, int contact,
                               const struct direction *n)
{
    const exact rx = value[contact == 0 ? x1 : x2].number, rz = value[contact == 0 ? z1 : z2].number;
    const exact turning = divide(pool, times(pool, n->moment, value[tau].number), square(pool, value[rho].number));
    const exact pushed = add(pool, dot(pool, n->x, n->z, value[Fx].number, value[Fz].number), turning);
    const exact inward = times(pool, square(pool, value[omega].number), dot(pool, rx, rz, n->x, n->z));
    return subtract(pool, divide(pool, pushed, value[m].number), inward);
}

static enum status derive_given(struct number_pool *pool, const struct value *value, const struct number **given,
                                struct failure *failure)
{
    struct direction t[2], n[2];
    (void)failure;
    for (int i = 0; i < 2; i++) {
        const struct value *slope = value + (i == 0 ? slope1 : slope2);
        t[i] = direction_at(pool, value, i, slope->cosine, slope->sine);
        n[i] = direction_at(pool, value, i, negative(pool, slope->sine), slope->cosine);
    }
    given[0] = response(pool, value, &t[0], &t[0]);
    given[1] = response(pool, value, &t[0], &t[1]);
    given[2] = response(pool, value, &t[1], &t[1]);
    given[3] = response(pool, value, &t[0], &n[0]);
    given[4] = response(pool, value, &t[0], &n[1]);
    given[5] = response(pool, value, &t[1], &n[0]);
    given[6] = response(pool, value, &t[1], &n[1]);
    given[7] = response(pool, value, &n[0], &n[0]);
    given[8] = response(pool, value, &n[0], &n[1]);
    given[9] = response(pool, value, &n[1], &n[1]);
    given[10] = free_acceleration(pool, value, 0, &n[0]);
    given[11] = free_acceleration(pool, value, 1, &n[1]);
    return STATUS_OK;
}

static const char *const gives[] = {"A11", "A12", "A22", "B11", "B12", "B21", "B22",
                                    "C11", "C12", "C22", "b1",  "b2",  NULL};
_Static_assert(sizeof gives / sizeof gives[0] <= MECHANISM_MAX_GIVEN + 1, "all that it gives");

const struct mechanism mechanism_sliding_body = {
    .name = "body",
    .summary = "a rigid body that slips on two contacts, in kind slide2",
    .source = "Champneys & Varkonyi (2016), section 6",
    .fields = fields,
    .field_count = FIELD_COUNT(fields),
    .example = "{\"kind\":\"slide2\",\"mechanism\":\"body\",\"rho\":\"1\",\"x1\":\"-1\",\"z1\":\"-2\",\"slope1\":\"0\","
               "\"x2\":\"1\",\"z2\":\"-2\",\"slope2\":\"atan(3/4)\",\"Fx\":\"0\",\"Fz\":\"-1\",\"mu1\":\"1/2\","
               "\"mu2\":\"1/2\",\"s1\":\"1\",\"s2\":\"1\"}",
    .gives = gives,
    .derive_given = derive_given,
};
