/* SPDX-License-Identifier: BSD-2-Clause */
/* The falling rod: the classical Painleve problem.
 *
 * Centre of mass (X, Y), contact point (x, y) = (X + l cos theta, Y - l sin theta).  With r^2 = kappa l^2
 *     T = m (X'^2 + Y'^2 + r^2 theta'^2) / 2,  V = m g Y,
 * so in q = (X, Y, theta): M = diag(m, m, m r^2), f = (0, -m g, 0), and from u = x', v = y':
 *     c = (1, 0, -l sin),  d = (0, 1, -l cos),  c'.q' = -l theta'^2 cos,  d'.q' = l theta'^2 sin. */
#include "mechanism/fields.h"
#include "mechanism/system.h"

enum { m, l, kappa, g, theta, thetadot };

static const struct mechanism_field fields[] = {
    [m] = PARAMETER(m, "kg", "mass", "1", POSITIVE),
    [l] = PARAMETER(l, "m", "distance from the centre of mass to the tip", "1", POSITIVE),
    [kappa] = PARAMETER(kappa, "1", "(radius of gyration / l)^2; 1/3 for a uniform rod", "1/3", POSITIVE),
    [g] = GRAVITY,
    [theta] = ANGLE(theta, "angle between the rod and the ground; it leans back from its motion for 0 < theta < 90deg"),
    [thetadot] = MOTION(thetadot, "rad/s", "rate of theta"),
};

static enum status derive(struct number_pool *pool, const struct value *value, struct raw *raw, struct failure *failure)
{
    const exact mass = value[m].number, length = value[l].number, rate = value[thetadot].number;
    const exact x = times(pool, length, value[theta].cosine), y = times(pool, length, value[theta].sine);
    struct system s = system_new(pool, 3);
    s.M[0][0] = s.M[1][1] = mass;
    s.M[2][2] = times3(pool, mass, value[kappa].number, square(pool, length));
    s.f[1] = negative(pool, times(pool, mass, value[g].number));
    s.c[0] = s.d[1] = integer(pool, 1);
    s.c[2] = negative(pool, y);
    s.d[2] = negative(pool, x);
    s.c_rate = negative(pool, times(pool, square(pool, rate), x));
    s.d_rate = times(pool, square(pool, rate), y);
    return system_reduce(pool, &s, raw, failure);
}

static exact least_friction(struct number_pool *pool, const struct value *value)
{
    return rotated_least_friction(pool, value[kappa].number);
}

const struct mechanism mechanism_falling_rod = {
    .name = "falling-rod",
    .summary = "a rod that falls while its tip slides on the ground (the classical Painleve problem)",
    .source = "Champneys & Varkonyi (2016), section 2.1, corrected (spec/errata.md, E1, E2)",
    .fields = fields,
    .field_count = FIELD_COUNT(fields),
    .example = "{\"kind\":\"contact\",\"mechanism\":\"falling-rod\",\"theta\":\"atan(2)\",\"thetadot\":\"0\","
               "\"mu\":\"4/3\",\"u\":\"1\"}",
    .derive = derive,
    .least_friction = least_friction,
    .least_friction_text = "2 sqrt(kappa (kappa + 1)), at tan^2 theta = (kappa + 1)/kappa",
};
