/* SPDX-License-Identifier: BSD-2-Clause */
/* The compass biped on its stance foot, which may slip.
 *
 * x points down the slope beta, y away from it.  Both legs have length l, mass m, radius of gyration rho and their centre of mass at
 * distance h from the hip, which carries the mass m_hip.  The legs lean forward from the normal by theta1 (stance) and
 * theta2 (swing).  With e = (sin, cos) and t = e' = (cos, -sin) of each angle, foot P = (x, y):
 *     stance P + (l - h) e1,  hip P + l e1,  swing P + l e1 - h e2.
 * With mt = m_hip + 2 m, S1 = m (l - h) + (m_hip + m) l, S2 = m h, K = m l h, in q = (x, y, theta1, theta2)
 *     T = mt P'^2 / 2 + P'.(S1 t1 theta1' - S2 t2 theta2') + I1 theta1'^2 / 2 + I2 theta2'^2 / 2 - K t1.t2 theta1' theta2',
 *     I1 = m ((l - h)^2 + rho^2) + (m_hip + m) l^2,  I2 = m (h^2 + rho^2),  t1.t2 = cos(theta1 - theta2).
 * Gravity G = g (sin beta, -cos beta), hip torque on the swing leg; t' = -e theta', so that with delta = theta1 - theta2
 *     f_P = S1 e1 theta1'^2 - S2 e2 theta2'^2 + mt G,
 *     f_1 =  K sin(delta) theta2'^2 + S1 t1.G - torque,
 *     f_2 = -K sin(delta) theta1'^2 - S2 t2.G + torque,
 *     c = (1, 0, 0, 0),  d = (0, 1, 0, 0), constant. */
#include "mechanism/fields.h"
#include "mechanism/system.h"

enum { m, m_hip, l, h, rho2, g, slope, theta1, theta2, theta1dot, theta2dot, torque };

static const struct mechanism_field fields[] = {
    [m] = PARAMETER(m, "kg", "mass of a leg", "1", POSITIVE),
    [m_hip] = GIVEN(m_hip, "kg", "mass at the hip", NOT_NEGATIVE),
    [l] = PARAMETER(l, "m", "length of a leg", "1", POSITIVE),
    [h] = PARAMETER(h, "m", "distance from the hip to the centre of mass of a leg", "1/2", ANY_NUMBER),
    [rho2] = PARAMETER(rho2, "m^2", "radius of gyration of a leg, squared", "1/12", POSITIVE),
    [g] = GRAVITY,
    [slope] = ANGLE_PRESET(slope, "of the ground; u > 0 is downhill", "0"),
    [theta1] = ANGLE(theta1, "by which the stance leg leans downhill from the normal of the ground"),
    [theta2] = ANGLE(theta2, "by which the swing leg does"),
    [theta1dot] = MOTION(theta1dot, "rad/s", "rate of theta1"),
    [theta2dot] = MOTION(theta2dot, "rad/s", "rate of theta2"),
    [torque] = MOTION_PRESET(torque, "N m", "of the hip on the swing leg, in the direction of theta2", "0"),
};

struct parts {
    exact total, s1, s2, k; /* mt, S1, S2, K */
    exact sine1, cosine1, sine2, cosine2;
    exact rate1, rate2; /* squares of the angular velocities */
    exact gravity_x, gravity_y;
};

static struct parts parts_of(struct number_pool *pool, const struct value *value)
{
    const exact leg = value[m].number, length = value[l].number, upper = add(pool, value[m_hip].number, leg);
    struct parts p = {
        .total = add(pool, upper, leg),
        .s2 = times(pool, leg, value[h].number),
        .sine1 = value[theta1].sine,
        .cosine1 = value[theta1].cosine,
        .sine2 = value[theta2].sine,
        .cosine2 = value[theta2].cosine,
        .rate1 = square(pool, value[theta1dot].number),
        .rate2 = square(pool, value[theta2dot].number),
        .gravity_x = times(pool, value[g].number, value[slope].sine),
        .gravity_y = negative(pool, times(pool, value[g].number, value[slope].cosine)),
    };
    p.s1 = add(pool, times(pool, leg, subtract(pool, length, value[h].number)), times(pool, upper, length));
    p.k = times(pool, p.s2, length);
    return p;
}

/* x1 x2 + sign y1 y2 */
static exact combine(struct number_pool *pool, exact x1, exact x2, int sign, exact y1, exact y2)
{
    const exact x = times(pool, x1, x2), y = times(pool, y1, y2);
    return sign > 0 ? add(pool, x, y) : subtract(pool, x, y);
}

static void put_inertia(struct number_pool *pool, const struct value *value, const struct parts *p, struct system *s)
{
    const exact leg = value[m].number, rest = square(pool, subtract(pool, value[l].number, value[h].number));
    const exact upper = times(pool, add(pool, value[m_hip].number, leg), square(pool, value[l].number));
    s->M[0][0] = s->M[1][1] = p->total;
    s->M[2][0] = times(pool, p->s1, p->cosine1);
    s->M[2][1] = negative(pool, times(pool, p->s1, p->sine1));
    s->M[3][0] = negative(pool, times(pool, p->s2, p->cosine2));
    s->M[3][1] = times(pool, p->s2, p->sine2);
    s->M[2][2] = add(pool, times(pool, leg, add(pool, rest, value[rho2].number)), upper);
    s->M[3][2] = negative(pool, times(pool, p->k, combine(pool, p->cosine1, p->cosine2, 1, p->sine1, p->sine2)));
    s->M[3][3] = times(pool, leg, add(pool, square(pool, value[h].number), value[rho2].number));
}

static void put_forces(struct number_pool *pool, const struct value *value, const struct parts *p, struct system *s)
{
    const exact r1 = times(pool, p->s1, p->rate1), r2 = times(pool, p->s2, p->rate2);
    const exact turned = times(pool, p->k, combine(pool, p->sine1, p->cosine2, -1, p->cosine1, p->sine2));
    const exact fall1 = combine(pool, p->cosine1, p->gravity_x, -1, p->sine1, p->gravity_y);
    const exact fall2 = combine(pool, p->cosine2, p->gravity_x, -1, p->sine2, p->gravity_y);
    const exact spin1 = times(pool, turned, p->rate2), spin2 = negative(pool, times(pool, turned, p->rate1));
    const exact weight1 = times(pool, p->s1, fall1), weight2 = negative(pool, times(pool, p->s2, fall2));
    s->f[0] = add(pool, combine(pool, r1, p->sine1, -1, r2, p->sine2), times(pool, p->total, p->gravity_x));
    s->f[1] = add(pool, combine(pool, r1, p->cosine1, -1, r2, p->cosine2), times(pool, p->total, p->gravity_y));
    s->f[2] = subtract(pool, add(pool, spin1, weight1), value[torque].number);
    s->f[3] = add(pool, add(pool, spin2, weight2), value[torque].number);
}

static enum status derive(struct number_pool *pool, const struct value *value, struct raw *raw, struct failure *failure)
{
    const struct parts p = parts_of(pool, value);
    struct system s = system_new(pool, 4);
    put_inertia(pool, value, &p, &s);
    put_forces(pool, value, &p, &s);
    s.c[0] = s.d[1] = integer(pool, 1);
    return system_reduce(pool, &s, raw, failure);
}

const struct mechanism mechanism_compass_biped = {
    .name = "compass-biped",
    .summary = "a compass biped that stands on one foot",
    .source = "Or (2014); Gamus & Or (2015); Champneys & Varkonyi (2016), section 2.3",
    .fields = fields,
    .field_count = FIELD_COUNT(fields),
    .example = "{\"kind\":\"contact\",\"mechanism\":\"compass-biped\",\"m_hip\":\"2\",\"slope\":\"4deg\","
               "\"theta1\":\"-15deg\",\"theta2\":\"15deg\",\"theta1dot\":\"1\",\"theta2dot\":\"1/2\",\"mu\":\"1/2\","
               "\"u\":\"1\"}",
    .derive = derive,
};
