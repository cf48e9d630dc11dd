/* SPDX-License-Identifier: BSD-2-Clause */
/* The rimless wheel on one spoke, which may slip.
 *
 * x points down the slope beta, y away from it; the supporting spoke leans forward from the normal by theta.
 * Centre (X, Y), foot (X - l sin theta, Y - l cos theta), radius of gyration r^2 = kappa l^2.  In q = (X, Y, theta):
 *     M = diag(m, m, m r^2),  f = m g (sin beta, -cos beta, 0),
 *     c = (1, 0, -l cos),  d = (0, 1, l sin),  c'.q' = l sin theta'^2,  d'.q' = l cos theta'^2.
 * It is the falling rod with 90deg + theta in place of its angle. */
#include "mechanism/fields.h"
#include "mechanism/system.h"

enum { m, l, kappa, g, slope, theta, thetadot };

static const struct mechanism_field fields[] = {
    [m] = PARAMETER(m, "kg", "mass", "1", POSITIVE),
    [l] = PARAMETER(l, "m", "length of a spoke", "1", POSITIVE),
    [kappa] = GIVEN(kappa, "1", "(radius of gyration / l)^2", POSITIVE),
    [g] = GRAVITY,
    [slope] = ANGLE_PRESET(slope, "of the ground; u > 0 is downhill", "0"),
    [theta] = ANGLE(theta, "by which the standing spoke leans downhill from the normal of the ground"),
    [thetadot] = MOTION(thetadot, "rad/s", "rate of theta"),
};

static enum status derive(struct number_pool *pool, const struct value *value, struct raw *raw, struct failure *failure)
{
    const exact mass = value[m].number, length = value[l].number, rate = square(pool, value[thetadot].number);
    const exact x = times(pool, length, value[theta].sine), y = times(pool, length, value[theta].cosine);
    const exact weight = times(pool, mass, value[g].number);
    struct system s = system_new(pool, 3);
    s.M[0][0] = s.M[1][1] = mass;
    s.M[2][2] = times3(pool, mass, value[kappa].number, square(pool, length));
    s.f[0] = times(pool, weight, value[slope].sine);
    s.f[1] = negative(pool, times(pool, weight, value[slope].cosine));
    s.c[0] = s.d[1] = integer(pool, 1);
    s.c[2] = negative(pool, y);
    s.d[2] = x;
    s.c_rate = times(pool, x, rate);
    s.d_rate = times(pool, y, rate);
    return system_reduce(pool, &s, raw, failure);
}

static exact least_friction(struct number_pool *pool, const struct value *value)
{
    return rotated_least_friction(pool, value[kappa].number);
}

const struct mechanism mechanism_rimless_wheel = {
    .name = "rimless-wheel",
    .summary = "a rimless wheel that stands on one spoke",
    .source = "Or (2014); Gamus & Or (2015); Champneys & Varkonyi (2016), section 2.3",
    .fields = fields,
    .field_count = FIELD_COUNT(fields),
    .example = "{\"kind\":\"contact\",\"mechanism\":\"rimless-wheel\",\"kappa\":\"1/20\",\"slope\":\"5deg\","
               "\"theta\":\"-20deg\",\"thetadot\":\"1\",\"mu\":\"1/2\",\"u\":\"1\"}",
    .derive = derive,
    .least_friction = least_friction,
    .least_friction_text = "2 sqrt(kappa (kappa + 1)), at tan^2 theta = kappa/(kappa + 1), if the spokes lean that far",
};
