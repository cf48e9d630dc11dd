/* SPDX-License-Identifier: BSD-2-Clause */
/* The frictional impact oscillator in its simplest form: a tip mass m1 on a massless bar, hinged to a mass m2 that moves
 * along the normal only.
 *
 * m2 is at (0, Y), the tip, which touches the belt, at (l cos theta, Y - l sin theta).  In q = (Y, theta)
 *     T = m2 Y'^2 / 2 + m1 (l^2 sin^2 theta'^2 + (Y' - l cos theta')^2) / 2,
 *     M = [[m1 + m2, -m1 l cos], [-m1 l cos, m1 l^2]],  velocity terms on the left: (m1 l sin theta'^2, 0),
 *     f = (F - m1 l sin theta'^2, moment):  spring, dashpot and weight act through F on m2 and through the moment on the bar;
 *     weight of the tip, if any, belongs to both: F gets -m1 g, the moment m1 g l cos.
 *     c = (0, -l sin),  d = (1, -l cos),  c'.q' = -l cos theta'^2,  d'.q' = l sin theta'^2.
 * Hence C/B = (m1/m2) tan + 1/tan, least at tan^2 = m2/m1. */
#include "mechanism/fields.h"
#include "mechanism/system.h"

enum { m1, m2, l, theta, thetadot, force, moment };

static const struct mechanism_field fields[] = {
    [m1] = GIVEN(m1, "kg", "mass at the tip", POSITIVE),
    [m2] = GIVEN(m2, "kg", "mass that moves along the normal", POSITIVE),
    [l] = PARAMETER(l, "m", "length of the bar", "1", POSITIVE),
    [theta] = ANGLE(theta, "angle between the bar and the belt"),
    [thetadot] = MOTION(thetadot, "rad/s", "rate of theta"),
    [force] = MOTION(force, "N", "on the mass m2, away from the belt: spring, dashpot, weight"),
    [moment] = MOTION_PRESET(moment, "N m", "on the bar, in the direction of theta: spring, dashpot", "0"),
};

static enum status derive(struct number_pool *pool, const struct value *value, struct raw *raw, struct failure *failure)
{
    const exact tip = value[m1].number, length = value[l].number, rate = square(pool, value[thetadot].number);
    const exact x = times(pool, length, value[theta].cosine), y = times(pool, length, value[theta].sine);
    struct system s = system_new(pool, 2);
    s.M[0][0] = add(pool, tip, value[m2].number);
    s.M[1][0] = negative(pool, times(pool, tip, x));
    s.M[1][1] = times(pool, tip, square(pool, length));
    s.f[0] = subtract(pool, value[force].number, times3(pool, tip, y, rate));
    s.f[1] = value[moment].number;
    s.c[1] = negative(pool, y);
    s.d[0] = integer(pool, 1);
    s.d[1] = negative(pool, x);
    s.c_rate = negative(pool, times(pool, x, rate));
    s.d_rate = times(pool, y, rate);
    return system_reduce(pool, &s, raw, failure);
}

static exact least_friction(struct number_pool *pool, const struct value *value)
{
    const exact root = number_sqrt(pool, divide(pool, value[m1].number, value[m2].number));
    return number_settle(pool, times(pool, integer(pool, 2), root));
}

const struct mechanism mechanism_frictional_oscillator = {
    .name = "frictional-oscillator",
    .summary = "the frictional impact oscillator: a tip on a bar, hinged to a mass that moves along the normal",
    .source = "Leine, Brogliato & Nijmeijer (2002), in the simplified form; Champneys & Varkonyi (2016), section 2.3",
    .fields = fields,
    .field_count = FIELD_COUNT(fields),
    .example = "{\"kind\":\"contact\",\"mechanism\":\"frictional-oscillator\",\"m1\":\"1\",\"m2\":\"16\","
               "\"theta\":\"atan(4)\",\"thetadot\":\"0\",\"force\":\"-1\",\"mu\":\"1/2\",\"u\":\"1\"}",
    .derive = derive,
    .least_friction = least_friction,
    .least_friction_text = "2 sqrt(m1/m2), at tan^2 theta = m2/m1",
};
