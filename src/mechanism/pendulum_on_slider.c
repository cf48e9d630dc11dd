/* SPDX-License-Identifier: BSD-2-Clause */
/* The inverted pendulum on a slider: a body of mass m2 hinged to a small slider m1 that touches the ground.
 *
 * Slider (x, y), centre of mass of the body (x - r2 cos theta, y + r2 sin theta), radius of gyration rho2.
 * In q = (x, y, theta), with s = sin theta, c = cos theta and m = m1 + m2:
 *     T = m (x'^2 + y'^2)/2 + m2 r2 theta' (s x' + c y') + m2 (r2^2 + rho2^2) theta'^2 / 2,
 *     V = m g y + m2 g r2 s,
 *     M = [[m, 0, m2 r2 s], [0, m, m2 r2 c], [m2 r2 s, m2 r2 c, m2 (r2^2 + rho2^2)]],
 *     f = (-m2 r2 c theta'^2,  m2 r2 s theta'^2 - m g,  -m2 g r2 c),
 *     c = (1, 0, 0),  d = (0, 1, 0), constant.
 * Without theta the inertia is m 1 - m2 n n^T / (1 + kappa), n = (s, c), kappa = (rho2/r2)^2: principal values in turning axes.
 * With z = (1 + m1/m2)(1 + kappa) their ratio is z : z - 1 and the least C/|B| is 2 sqrt(z (z - 1)) = sqrt((2z - 1)^2 - 1). */
#include "mechanism/fields.h"
#include "mechanism/system.h"

enum { m1, m2, r2, kappa, g, theta, thetadot };

static const struct mechanism_field fields[] = {
    [m1] = GIVEN(m1, "kg", "mass of the slider; may be 0", NOT_NEGATIVE),
    [m2] = PARAMETER(m2, "kg", "mass of the pendulum", "1", POSITIVE),
    [r2] = PARAMETER(r2, "m", "distance from the hinge to the centre of mass of the pendulum", "1", POSITIVE),
    [kappa] =
        PARAMETER(kappa, "1", "(radius of gyration of the pendulum / r2)^2; 1/3 for a uniform rod", "1/3", POSITIVE),
    [g] = GRAVITY,
    [theta] = ANGLE(theta, "angle between the pendulum and the ground; it leans back from u > 0 for 0 < theta < 90deg"),
    [thetadot] = MOTION(thetadot, "rad/s", "rate of theta"),
};

static void put_forces(struct number_pool *pool, const struct value *value, exact x, exact y, struct system *s)
{
    const exact rate = square(pool, value[thetadot].number), gravity = value[g].number;
    s->f[0] = negative(pool, times(pool, x, rate));
    s->f[1] = subtract(pool, times(pool, y, rate), times(pool, s->M[1][1], gravity));
    s->f[2] = negative(pool, times(pool, x, gravity));
}

static enum status derive(struct number_pool *pool, const struct value *value, struct raw *raw, struct failure *failure)
{
    const exact moment = times(pool, value[m2].number, value[r2].number);
    const exact x = times(pool, moment, value[theta].cosine), y = times(pool, moment, value[theta].sine);
    const exact factor = add(pool, integer(pool, 1), value[kappa].number);
    struct system s = system_new(pool, 3);
    s.M[0][0] = s.M[1][1] = add(pool, value[m1].number, value[m2].number);
    s.M[2][0] = y;
    s.M[2][1] = x;
    s.M[2][2] = times3(pool, moment, value[r2].number, factor);
    put_forces(pool, value, x, y, &s);
    s.c[0] = s.d[1] = integer(pool, 1);
    return system_reduce(pool, &s, raw, failure);
}

/* kappa' = z - 1 in 2 sqrt(kappa' (kappa' + 1)) */
static exact least_friction(struct number_pool *pool, const struct value *value)
{
    const exact one = integer(pool, 1), ratio = divide(pool, value[m1].number, value[m2].number);
    const exact z = times(pool, add(pool, one, ratio), add(pool, one, value[kappa].number));
    return rotated_least_friction(pool, subtract(pool, z, one));
}

const struct mechanism mechanism_pendulum_on_slider = {
    .name = "pendulum-on-slider",
    .summary = "an inverted pendulum on a slider",
    .source = "Or & Rimon (2012); Champneys & Varkonyi (2016), section 2.3, corrected (spec/errata.md, E22)",
    .fields = fields,
    .field_count = FIELD_COUNT(fields),
    .example = "{\"kind\":\"contact\",\"mechanism\":\"pendulum-on-slider\",\"m1\":\"1/10\",\"theta\":\"60deg\","
               "\"thetadot\":\"0\",\"mu\":\"3/2\",\"u\":\"1\"}",
    .derive = derive,
    .least_friction = least_friction,
    .least_friction_text = "sqrt((2 (1 + m1/m2) (1 + kappa) - 1)^2 - 1), over all angles",
};
