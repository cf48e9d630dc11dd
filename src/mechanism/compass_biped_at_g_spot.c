/* SPDX-License-Identifier: BSD-2-Clause */
/* The compass biped at a G-spot, given its angles and angular velocities: mu and g are those for which the state is a G-spot.
 *
 * Level ground, no hip torque. mt, S1, S2, I1, I2, K and delta = theta1 - theta2 are those of compass_biped.c; s_i, c_i, w_i are the sine, the
 * cosine and the rate of theta_i. Eliminating the foot coordinates x, y (gravity is equivalent to an acceleration of the frame) leaves the inertia of
 * the angles
 *     H = [I1 - S1^2/mt, -k cos delta; ., I2 - S2^2/mt],   k = K - S1 S2/mt.
 * A contact force (lambda_T, lambda_N) gives the angles the accelerations -H^-1 (i lambda_T + j lambda_N)/mt, where the rows of mt times the
 * Jacobian of the centre of mass relative to the foot are
 *     i = (S1 c1, -S2 c2),   j = (-S1 s1, S2 s2).
 * With Y = H^-1 j and the velocity terms F = k sin delta (w2^2, -w1^2), for forward slip (lambda_T = -mu lambda_N),
 *     B = i.Y/mt^2,   C = 1/mt + j.Y/mt^2,   p+ = C - mu B = 0   if and only if   mu = (mt + j.Y)/(i.Y)
 *     b = R/mt - g,   R = S1 c1 w1^2 - S2 c2 w2^2 - Y.F,         b = 0           if and only if   g = R/mt.
 * With Z = H^-1 (j - mu i), the time derivatives i', j', H', Y' of functions of the angles, and the accelerations omega = H^-1 F of the angles without
 * contact force,
 *     alpha1 = dp+/dt = (j'.Z + Y.(j' - mu i') - Y.H' Z)/mt^2
 *     alpha2 = db/dt = (dR/dtheta.w + dR/dw.omega)/mt,   where Y'.F = (j' - H' Y).omega
 *     alpha3 = (dR/dw.Z)/mt^2,   as lambda_N = 1 in slip gives the angles the accelerations -Z/mt. */
#include "mechanism/fields.h"
#include "mechanism/system.h"

enum { m, m_hip, l, h, rho2, theta1, theta2, theta1dot, theta2dot };

static const struct mechanism_field fields[] = {
    [m] = PARAMETER(m, "kg", "mass of a leg", "1", POSITIVE),
    [m_hip] = GIVEN(m_hip, "kg", "mass at the hip", NOT_NEGATIVE),
    [l] = PARAMETER(l, "m", "length of a leg", "1", POSITIVE),
    [h] = PARAMETER(h, "m", "distance from the hip to the centre of mass of a leg", "1/2", ANY_NUMBER),
    [rho2] = PARAMETER(rho2, "m^2", "radius of gyration of a leg, squared", "1/12", POSITIVE),
    [theta1] = ANGLE(theta1, "by which the stance leg leans forward from the normal of the level ground"),
    [theta2] = ANGLE(theta2, "by which the swing leg does"),
    [theta1dot] = GIVEN(theta1dot, "rad/s", "rate of theta1", ANY_NUMBER),
    [theta2dot] = GIVEN(theta2dot, "rad/s", "rate of theta2", ANY_NUMBER),
};

/* A vector with one entry for each angle. */
struct pair {
    exact one, two;
};

struct state {
    struct number_pool *pool;
    struct pair sine, cosine, rate;
    exact total, s1, s2;             /* mt, S1, S2 */
    exact h11, h22, h12, h12_slope;  /* of H; h12_slope: dH12/d delta = k sin delta */
    struct pair along, normal, turn; /* i, j, Y */
    exact B, gravity;                /* mt^2 B and mt g */
};

static exact dot(struct number_pool *pool, struct pair x, struct pair y)
{
    return add(pool, times(pool, x.one, y.one), times(pool, x.two, y.two));
}

/* x - t y */
static struct pair without(struct number_pool *pool, struct pair x, exact t, struct pair y)
{
    return (struct pair){subtract(pool, x.one, times(pool, t, y.one)), subtract(pool, x.two, times(pool, t, y.two))};
}

/* (S1 t x1, -S2 t x2) */
static struct pair weigh(const struct state *s, exact t, struct pair x)
{
    return (struct pair){times3(s->pool, s->s1, t, x.one), negative(s->pool, times3(s->pool, s->s2, t, x.two))};
}

/* H^-1 x */
static struct pair solve(const struct state *s, struct pair x)
{
    struct number_pool *pool = s->pool;
    const exact det = subtract(pool, times(pool, s->h11, s->h22), square(pool, s->h12));
    const exact one = subtract(pool, times(pool, s->h22, x.one), times(pool, s->h12, x.two));
    const exact two = subtract(pool, times(pool, s->h11, x.two), times(pool, s->h12, x.one));
    return (struct pair){number_settle(pool, divide(pool, one, det)), number_settle(pool, divide(pool, two, det))};
}

static void put_inertia(struct state *s, const struct value *value)
{
    struct number_pool *pool = s->pool;
    const exact leg = value[m].number, length = value[l].number, gyration = value[rho2].number;
    const exact upper = add(pool, value[m_hip].number, leg), lower = subtract(pool, length, value[h].number);
    s->total = add(pool, upper, leg);
    s->s1 = add(pool, times(pool, leg, lower), times(pool, upper, length));
    s->s2 = times(pool, leg, value[h].number);
    const exact i1 =
        add(pool, times(pool, leg, add(pool, square(pool, lower), gyration)), times(pool, upper, square(pool, length)));
    const exact i2 = times(pool, leg, add(pool, square(pool, value[h].number), gyration));
    const exact k = subtract(pool, times(pool, s->s2, length), divide(pool, times(pool, s->s1, s->s2), s->total));
    const struct pair across = {s->sine.two, negative(pool, s->cosine.two)};
    s->h11 = subtract(pool, i1, divide(pool, square(pool, s->s1), s->total));
    s->h22 = subtract(pool, i2, divide(pool, square(pool, s->s2), s->total));
    s->h12 = negative(
        pool, times(pool, k,
                    dot(pool, (struct pair){s->cosine.one, s->sine.one}, (struct pair){s->cosine.two, s->sine.two})));
    s->h12_slope = negative(pool, times(pool, k, dot(pool, (struct pair){s->cosine.one, s->sine.one}, across)));
}

/* F / (k sin delta) */
static struct pair velocity_terms(const struct state *s)
{
    return (struct pair){square(s->pool, s->rate.two), negative(s->pool, square(s->pool, s->rate.one))};
}

static struct state find_state(struct number_pool *pool, const struct value *value)
{
    struct state s = {.pool = pool,
                      .sine = {value[theta1].sine, value[theta2].sine},
                      .cosine = {value[theta1].cosine, value[theta2].cosine},
                      .rate = {value[theta1dot].number, value[theta2dot].number}};
    const exact one = integer(pool, 1);
    put_inertia(&s, value);
    s.along = weigh(&s, one, s.cosine);
    s.normal = weigh(&s, negative(pool, one), s.sine);
    s.turn = solve(&s, s.normal);
    s.B = dot(pool, s.along, s.turn);
    const struct pair squares = {square(pool, s.rate.one), square(pool, s.rate.two)};
    s.gravity =
        subtract(pool, dot(pool, s.along, squares), times(pool, s.h12_slope, dot(pool, s.turn, velocity_terms(&s))));
    return s;
}

static exact friction(const struct state *s)
{
    return divide(s->pool, add(s->pool, s->total, dot(s->pool, s->normal, s->turn)), s->B);
}

/* H' x */
static struct pair turned_inertia(const struct state *s, struct pair x)
{
    const exact rate = times(s->pool, s->h12_slope, subtract(s->pool, s->rate.one, s->rate.two));
    return (struct pair){times(s->pool, rate, x.two), times(s->pool, rate, x.one)};
}

/* j' for part = (c1, c2), and i' for part = (s1, s2). */
static struct pair turned(const struct state *s, struct pair part)
{
    const struct pair rates = {times(s->pool, s->rate.one, part.one), times(s->pool, s->rate.two, part.two)};
    return weigh(s, integer(s->pool, -1), rates);
}

/* dR/dw.x */
static exact change_by_rates(const struct state *s, struct pair x)
{
    struct number_pool *pool = s->pool;
    const struct pair squares = {times(pool, s->rate.one, x.one), times(pool, s->rate.two, x.two)};
    const struct pair terms = {squares.two, negative(pool, squares.one)};
    const exact half =
        subtract(pool, dot(pool, s->along, squares), times(pool, s->h12_slope, dot(pool, s->turn, terms)));
    return times(pool, integer(pool, 2), half);
}

/* dR/dtheta.w */
static exact change_by_angles(const struct state *s, struct pair omega)
{
    struct number_pool *pool = s->pool;
    const struct pair squares = {square(pool, s->rate.one), square(pool, s->rate.two)};
    const struct pair arms = turned(s, s->sine), heights = turned(s, s->cosine);
    const struct pair turning = without(pool, heights, integer(pool, 1), turned_inertia(s, s->turn));
    const exact apart = times(pool, negative(pool, s->h12), subtract(pool, s->rate.one, s->rate.two));
    const exact terms = times(pool, apart, dot(pool, s->turn, velocity_terms(s)));
    return subtract(pool, dot(pool, arms, squares), add(pool, dot(pool, turning, omega), terms));
}

static enum status derive_given(struct number_pool *pool, const struct value *value, const struct number **given,
                                struct failure *failure)
{
    const struct state s = find_state(pool, value);
    const exact mu = number_settle(pool, friction(&s));
    const struct pair pushed = solve(&s, without(pool, s.normal, mu, s.along)), terms = velocity_terms(&s);
    const struct pair omega =
        solve(&s, (struct pair){times(pool, s.h12_slope, terms.one), times(pool, s.h12_slope, terms.two)});
    const struct pair heights = turned(&s, s.cosine), arms = turned(&s, s.sine);
    const exact mass2 = square(pool, s.total);
    const exact moved = add(pool, dot(pool, heights, pushed), dot(pool, s.turn, without(pool, heights, mu, arms)));
    (void)failure;
    given[0] = divide(pool, subtract(pool, moved, dot(pool, s.turn, turned_inertia(&s, pushed))), mass2);
    given[1] = divide(pool, add(pool, change_by_angles(&s, omega), change_by_rates(&s, omega)), s.total);
    given[2] = divide(pool, change_by_rates(&s, pushed), mass2);
    return STATUS_OK;
}

static int requirements(struct number_pool *pool, const struct value *value, struct requirement *requirement)
{
    const struct state s = find_state(pool, value);
    requirement[0] =
        (struct requirement){s.B, "theta1", "the coupling B is not positive: no friction makes p+ = 0 in slip forward"};
    requirement[1] = (struct requirement){s.gravity, "theta1dot",
                                          "no positive gravity makes b = 0: the motion presses the foot to the ground"};
    return 2;
}

static int remarks(struct number_pool *pool, const struct value *value, struct remark *remark)
{
    const struct state s = find_state(pool, value);
    remark[0] = (struct remark){"a G-spot for mu =", "", number_settle(pool, friction(&s))};
    remark[1] = (struct remark){"and gravity g =", "", number_settle(pool, divide(pool, s.gravity, s.total))};
    return 2;
}

static const char *const gives[] = {"alpha1", "alpha2", "alpha3", NULL};

const struct mechanism mechanism_compass_biped_at_g_spot = {
    .name = "compass-biped-at-g-spot",
    .summary = "the compass biped where its angles and rates are a G-spot, in kind jam",
    .source = "Champneys & Varkonyi (2016), section 5.1; Or (2014) for the biped",
    .fields = fields,
    .field_count = FIELD_COUNT(fields),
    .example =
        "{\"kind\":\"jam\",\"mechanism\":\"compass-biped-at-g-spot\",\"m_hip\":\"2\",\"theta1\":\"-2*atan(1/5)\","
        "\"theta2\":\"0\",\"theta1dot\":\"1\",\"theta2dot\":\"1/2\"}",
    .gives = gives,
    .requirements = requirements,
    .derive_given = derive_given,
    .remarks = remarks,
};
