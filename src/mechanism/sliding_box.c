/* SPDX-License-Identifier: BSD-2-Clause */
/* A box on an incline, tipped onto its front lower edge: the problem posed by Painleve.
 *
 * x points down the incline, y away from it; the bottom of the box is tilted by phi, so that its rear is off the ground.  The centre
 * of mass lies behind the edge by p = (w cos phi - h sin phi)/2 and above it by q = (w sin phi + h cos phi)/2:
 * the contact point is (X + p, Y - q).  It is the falling rod with l^2 = (w^2 + h^2)/4, gravity turned by the slope beta:
 *     M = diag(m, m, m kappa l^2),  f = m g (sin beta, -cos beta, 0),  and with dp/dphi = -q, dq/dphi = p:
 *     c = (1, 0, -q),  d = (0, 1, -p),  c'.q' = -p phi'^2,  d'.q' = q phi'^2. */
#include "mechanism/fields.h"
#include "mechanism/system.h"

enum { m, width, height, kappa, g, slope, tilt, tiltdot };

static const struct mechanism_field fields[] = {
    [m] = PARAMETER(m, "kg", "mass", "1", POSITIVE),
    [width] = GIVEN(width, "m", "side along the ground when it is not tilted", POSITIVE),
    [height] = GIVEN(height, "m", "the other side", POSITIVE),
    [kappa] = PARAMETER(kappa, "1", "(radius of gyration / half of the diagonal)^2; 1/3 for a homogeneous box", "1/3",
                        POSITIVE),
    [g] = GRAVITY,
    [slope] = ANGLE_PRESET(slope, "of the incline; u > 0 is downhill", "0"),
    [tilt] = ANGLE(tilt, "of the bottom of the box against the incline; its front edge touches"),
    [tiltdot] = MOTION(tiltdot, "rad/s", "rate of the tilt"),
};

/* (x cos + sign y sin) / 2 */
static exact half_projection(struct number_pool *pool, const struct value *value, exact x, exact y, int sign)
{
    const exact along = times(pool, x, value[tilt].cosine), across = times(pool, y, value[tilt].sine);
    return divide(pool, sign > 0 ? add(pool, along, across) : subtract(pool, along, across), integer(pool, 2));
}

/* m kappa (w^2 + h^2) / 4 */
static exact inertia(struct number_pool *pool, const struct value *value)
{
    const exact diagonal = add(pool, square(pool, value[width].number), square(pool, value[height].number));
    return divide(pool, times3(pool, value[m].number, value[kappa].number, diagonal), integer(pool, 4));
}

static enum status derive(struct number_pool *pool, const struct value *value, struct raw *raw, struct failure *failure)
{
    const exact p = half_projection(pool, value, value[width].number, value[height].number, -1);
    const exact q = half_projection(pool, value, value[height].number, value[width].number, 1);
    const exact weight = times(pool, value[m].number, value[g].number), rate = square(pool, value[tiltdot].number);
    struct system s = system_new(pool, 3);
    s.M[0][0] = s.M[1][1] = value[m].number;
    s.M[2][2] = inertia(pool, value);
    s.f[0] = times(pool, weight, value[slope].sine);
    s.f[1] = negative(pool, times(pool, weight, value[slope].cosine));
    s.c[0] = s.d[1] = integer(pool, 1);
    s.c[2] = negative(pool, q);
    s.d[2] = negative(pool, p);
    s.c_rate = negative(pool, times(pool, rate, p));
    s.d_rate = times(pool, rate, q);
    return system_reduce(pool, &s, raw, failure);
}

static exact least_friction(struct number_pool *pool, const struct value *value)
{
    return rotated_least_friction(pool, value[kappa].number);
}

const struct mechanism mechanism_sliding_box = {
    .name = "sliding-box",
    .summary = "a box that slides down an incline on its front edge (Painleve 1895)",
    .source = "Painleve (1895); Champneys & Varkonyi (2016), section 2.3; Leine, Brogliato & Nijmeijer (2002)",
    .fields = fields,
    .field_count = FIELD_COUNT(fields),
    .example =
        "{\"kind\":\"contact\",\"mechanism\":\"sliding-box\",\"width\":\"1\",\"height\":\"3\",\"slope\":\"5deg\","
        "\"tilt\":\"10deg\",\"tiltdot\":\"0\",\"mu\":\"3/2\",\"u\":\"1\"}",
    .derive = derive,
    .least_friction = least_friction,
    .least_friction_text = "2 sqrt(kappa (kappa + 1)), over all tilts",
};
