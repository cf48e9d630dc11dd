/* SPDX-License-Identifier: BSD-2-Clause */
/* The falling rod at a G-spot, given its angle and angular velocity; gravity and friction are those for which the state
 * is a G-spot.
 *
 * With T = tan theta, the state is a G-spot, p+ = b = 0, for mu = (kappa T^2 + kappa + 1)/T and g = l theta'^2 sin
 * theta (falling_rod_g_spot.c). There the alphas are rational in sin theta, cos theta, kappa and theta', as atlases
 * require:
 *     alpha1 = theta' (kappa T^2 - kappa - 1)/(m kappa T)      alpha2 = theta' g/T = l theta'^3 cos theta      alpha3 = -2 theta' T/m */
#include "mechanism/falling_rod.h"
#include "mechanism/fields.h"
#include "mechanism/system.h"
#include "problem/failure.h"

enum { m, l, kappa, theta, thetadot };

static const struct mechanism_field fields[] = {
    [m] = PARAMETER(m, "kg", "mass", "1", POSITIVE),
    [l] = PARAMETER(l, "m", "distance from the centre of mass to the tip", "1", POSITIVE),
    [kappa] = PARAMETER(kappa, "1", "(radius of gyration / l)^2; 1/3 for a uniform rod", "1/3", POSITIVE),
    [theta] = ANGLE(theta, "of the rod to the ground, between 0 and 90 degrees"),
    [thetadot] = GIVEN(thetadot, "rad/s", "rate of theta, not 0", ANY_NUMBER),
};

static exact tangent(struct number_pool *pool, const struct value *value)
{
    return divide(pool, value[theta].sine, value[theta].cosine);
}

static enum status derive_given(struct number_pool *pool, const struct value *value, const struct number **given,
                                struct failure *failure)
{
    const exact rate = value[thetadot].number, T = tangent(pool, value);
    (void)failure;
    falling_rod_alphas(pool, value[m].number, value[kappa].number, T, rate, given);
    given[1] = times3(pool, times(pool, value[l].number, rate), square(pool, rate), value[theta].cosine);
    return STATUS_OK;
}

static int requirements(struct number_pool *pool, const struct value *value, struct requirement *requirement)
{
    static const char *const between = "a rod has G-spots between 0 and 90 degrees only";
    requirement[0] = (struct requirement){value[theta].sine, "theta", between};
    requirement[1] = (struct requirement){value[theta].cosine, "theta", between};
    requirement[2] = (struct requirement){square(pool, value[thetadot].number), "thetadot",
                                          "a rod that does not turn has no G-spot"};
    return 3;
}

static int remarks(struct number_pool *pool, const struct value *value, struct remark *remark)
{
    const exact T = tangent(pool, value), k = value[kappa].number, one = integer(pool, 1);
    const exact above = add(pool, times(pool, k, square(pool, T)), add(pool, k, one));
    const exact rate = value[thetadot].number;
    remark[0] = (struct remark){"a G-spot for mu =", "", number_settle(pool, divide(pool, above, T))};
    remark[1] =
        (struct remark){"and gravity g =", "",
                        number_settle(pool, times3(pool, value[l].number, square(pool, rate), value[theta].sine))};
    return 2;
}

static const char *const gives[] = {"alpha1", "alpha2", "alpha3", NULL};

const struct mechanism mechanism_falling_rod_at_g_spot = {
    .name = "falling-rod-at-g-spot",
    .summary = "the falling rod where its angle and rate of turning are a G-spot, in kind jam",
    .source = "Champneys & Varkonyi (2016), section 5.1, corrected (spec/errata.md, E20)",
    .fields = fields,
    .field_count = FIELD_COUNT(fields),
    .example =
        "{\"kind\":\"jam\",\"mechanism\":\"falling-rod-at-g-spot\",\"theta\":\"2*atan(1/3)\",\"thetadot\":\"1\"}",
    .gives = gives,
    .requirements = requirements,
    .derive_given = derive_given,
    .remarks = remarks,
};
