/* SPDX-License-Identifier: BSD-2-Clause */
/* A two-link manipulator whose tip touches a belt.
 *
 * The shoulder is fixed at height H above the belt; theta1, theta2 are the angles of the two uniform links against the downward
 * vertical, both positive towards u > 0.  Tip: x = l1 sin1 + l2 sin2, y = H - l1 cos1 - l2 cos2.
 * With K = m2 l1 l2 / 2, delta = theta1 - theta2 and torques of shoulder and elbow,
 *     T = (m1/3 + m2) l1^2 theta1'^2 / 2 + m2 l2^2 theta2'^2 / 6 + K cos(delta) theta1' theta2',
 *     V = -(m1/2 + m2) g l1 cos1 - m2 g l2 cos2 / 2,
 *     M = [[(m1/3 + m2) l1^2, K cos(delta)], [K cos(delta), m2 l2^2 / 3]],
 *     f1 = -K sin(delta) theta2'^2 - (m1/2 + m2) g l1 sin1 + shoulder - elbow,
 *     f2 =  K sin(delta) theta1'^2 - m2 g l2 sin2 / 2 + elbow,
 *     c = (l1 cos1, l2 cos2),  d = (l1 sin1, l2 sin2),
 *     c'.q' = -l1 sin1 theta1'^2 - l2 sin2 theta2'^2,  d'.q' = l1 cos1 theta1'^2 + l2 cos2 theta2'^2. */
#include "mechanism/fields.h"
#include "mechanism/system.h"

enum { m1, m2, l1, l2, g, theta1, theta2, theta1dot, theta2dot, shoulder, elbow };

static const struct mechanism_field fields[] = {
    [m1] = PARAMETER(m1, "kg", "mass of the upper link", "1", POSITIVE),
    [m2] = PARAMETER(m2, "kg", "mass of the lower link", "1", POSITIVE),
    [l1] = PARAMETER(l1, "m", "length of the upper link", "1", POSITIVE),
    [l2] = PARAMETER(l2, "m", "length of the lower link", "1", POSITIVE),
    [g] = GRAVITY,
    [theta1] = ANGLE(theta1, "of the upper link against the downward vertical, positive towards u > 0"),
    [theta2] = ANGLE(theta2, "of the lower link, likewise"),
    [theta1dot] = MOTION(theta1dot, "rad/s", "rate of theta1"),
    [theta2dot] = MOTION(theta2dot, "rad/s", "rate of theta2"),
    [shoulder] = MOTION_PRESET(shoulder, "N m", "torque on the upper link, in the direction of theta1", "0"),
    [elbow] = MOTION_PRESET(elbow, "N m", "torque of the upper link on the lower one, in the direction of theta2", "0"),
};

/* Terms of the formulas. */
struct parts {
    exact x1, x2, y1, y2;        /* l cos, l sin of both links */
    exact rate1, rate2;          /* squares of the angular velocities */
    exact half, coupled, turned; /* m2 / 2; K cos(delta), K sin(delta) */
};

static struct parts parts_of(struct number_pool *pool, const struct value *value)
{
    struct parts p = {
        .x1 = times(pool, value[l1].number, value[theta1].cosine),
        .y1 = times(pool, value[l1].number, value[theta1].sine),
        .x2 = times(pool, value[l2].number, value[theta2].cosine),
        .y2 = times(pool, value[l2].number, value[theta2].sine),
        .rate1 = square(pool, value[theta1dot].number),
        .rate2 = square(pool, value[theta2dot].number),
        .half = divide(pool, value[m2].number, integer(pool, 2)),
    };
    p.coupled = times(pool, p.half, add(pool, times(pool, p.x1, p.x2), times(pool, p.y1, p.y2)));
    p.turned = times(pool, p.half, subtract(pool, times(pool, p.y1, p.x2), times(pool, p.x1, p.y2)));
    return p;
}

static void put_inertia(struct number_pool *pool, const struct value *value, const struct parts *p, struct system *s)
{
    const exact three = integer(pool, 3), mass = add(pool, divide(pool, value[m1].number, three), value[m2].number);
    s->M[0][0] = times(pool, mass, square(pool, value[l1].number));
    s->M[1][0] = p->coupled;
    s->M[1][1] = times(pool, divide(pool, value[m2].number, three), square(pool, value[l2].number));
}

static void put_forces(struct number_pool *pool, const struct value *value, const struct parts *p, struct system *s)
{
    const exact gravity = value[g].number;
    const exact mass = add(pool, divide(pool, value[m1].number, integer(pool, 2)), value[m2].number);
    const exact weight1 = times3(pool, mass, gravity, p->y1), weight2 = times3(pool, p->half, gravity, p->y2);
    const exact spin1 = negative(pool, times(pool, p->turned, p->rate2)), spin2 = times(pool, p->turned, p->rate1);
    const exact torque1 = subtract(pool, value[shoulder].number, value[elbow].number), torque2 = value[elbow].number;
    s->f[0] = add(pool, subtract(pool, spin1, weight1), torque1);
    s->f[1] = add(pool, subtract(pool, spin2, weight2), torque2);
}

static enum status derive(struct number_pool *pool, const struct value *value, struct raw *raw, struct failure *failure)
{
    const struct parts p = parts_of(pool, value);
    struct system s = system_new(pool, 2);
    put_inertia(pool, value, &p, &s);
    put_forces(pool, value, &p, &s);
    s.c[0] = p.x1;
    s.c[1] = p.x2;
    s.d[0] = p.y1;
    s.d[1] = p.y2;
    s.c_rate = negative(pool, add(pool, times(pool, p.y1, p.rate1), times(pool, p.y2, p.rate2)));
    s.d_rate = add(pool, times(pool, p.x1, p.rate1), times(pool, p.x2, p.rate2));
    return system_reduce(pool, &s, raw, failure);
}

const struct mechanism mechanism_two_link_manipulator = {
    .name = "two-link-manipulator",
    .summary = "two uniform links, the tip on a moving belt",
    .source = "Liu, Zhao & Chen (2007); Champneys & Varkonyi (2016), section 2.3",
    .fields = fields,
    .field_count = FIELD_COUNT(fields),
    .example =
        "{\"kind\":\"contact\",\"mechanism\":\"two-link-manipulator\",\"theta1\":\"60deg\",\"theta2\":\"-30deg\","
        "\"theta1dot\":\"0\",\"theta2dot\":\"0\",\"mu\":\"1/2\",\"u\":\"1\"}",
    .derive = derive,
};
