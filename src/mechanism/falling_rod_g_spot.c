/* SPDX-License-Identifier: BSD-2-Clause */
/* The G-spots of the falling rod: where p+ = 0 and b = 0.
 *
 * With the rod of falling_rod.c, T = tan theta, omega = theta':
 *     m p+ = 1 + (cos^2 - mu sin cos)/kappa = 0   exactly when   kappa T^2 - mu T + kappa + 1 = 0
 *     b = l omega^2 sin - g = 0                   exactly when   omega^2 = g / (l sin)
 * Two angles T1 <= T2 for mu >= 2 sqrt(kappa (kappa + 1)), and two signs of omega.  Along slip, in the time t:
 *     dp+/dt = omega dp+/dtheta
 *     db/dt  = omega db/dtheta + omega' db/domega,   omega' = -(cos - mu sin) lambda_N / (m l kappa),  lambda_N = -b/p+
 * and times p+, since dt = p+ ds:
 *     alpha1 = dp+/dt = -omega (sin 2 theta + mu cos 2 theta)/(m kappa) = omega (kappa T^2 - kappa - 1)/(m kappa T)
 *     alpha2 = omega db/dtheta = l omega^3 cos                          = omega g / T
 *     alpha3 = 2 l omega sin (cos - mu sin)/(m l kappa)                 = -2 omega T / m
 * where the right sides use p+ = 0 and b = 0. */
#include "mechanism/falling_rod.h"
#include "mechanism/fields.h"
#include "mechanism/system.h"

#include <stdio.h>

enum { m, l, kappa, g, mu, g_spot };

/* The words of the field g_spot. */
enum { FIRST_RISING, FIRST_FALLING, SECOND_RISING, SECOND_FALLING };

static const struct mechanism_field fields[] = {
    [m] = PARAMETER(m, "kg", "mass", "1", POSITIVE),
    [l] = PARAMETER(l, "m", "distance from the centre of mass to the tip", "1", POSITIVE),
    [kappa] = PARAMETER(kappa, "1", "(radius of gyration / l)^2; 1/3 for a uniform rod", "1/3", POSITIVE),
    [g] = PARAMETER(g, "m/s^2", "gravity", "1", POSITIVE),
    [mu] = GIVEN(mu, "1", "Coulomb's coefficient of friction; at least 2 sqrt(kappa (kappa + 1))", POSITIVE),
    [g_spot] = {{"g_spot", "word", "which G-spot: the smaller angle or the larger, and the sign of theta'",
                 "theta1+|theta1-|theta2+|theta2-", 0},
                NULL,
                0,
                ANY_NUMBER},
};

/* The discriminant of the equation of T. */
static exact discriminant(struct number_pool *pool, const struct value *value)
{
    const exact k = value[kappa].number;
    return subtract(pool, square(pool, value[mu].number),
                    times3(pool, integer(pool, 4), k, add(pool, k, integer(pool, 1))));
}

static exact tangent(struct number_pool *pool, const struct value *value)
{
    const exact root = number_sqrt(pool, discriminant(pool, value)), friction = value[mu].number;
    const int first = value[g_spot].word == FIRST_RISING || value[g_spot].word == FIRST_FALLING;
    const exact sum = first ? subtract(pool, friction, root) : add(pool, friction, root);
    return number_settle(pool, divide(pool, sum, times(pool, integer(pool, 2), value[kappa].number)));
}

/* omega^2 = g / (l sin), with sin^2 = T^2 / (1 + T^2). */
static exact rate(struct number_pool *pool, const struct value *value, exact T)
{
    const exact cosecant = divide(pool, number_sqrt(pool, add(pool, integer(pool, 1), square(pool, T))), T);
    const exact omega = number_sqrt(pool, times(pool, divide(pool, value[g].number, value[l].number), cosecant));
    const int rising = value[g_spot].word == FIRST_RISING || value[g_spot].word == SECOND_RISING;
    return rising ? omega : negative(pool, omega);
}

static enum status check_friction(struct number_pool *pool, const struct value *value, struct failure *failure)
{
    const int sign = number_sign(discriminant(pool, value));
    if (sign == 0 || sign == 1) return STATUS_OK;
    snprintf(failure->field, sizeof failure->field, "mu");
    snprintf(failure->reason, sizeof failure->reason, "%s",
             sign < 0 ? "there is no G-spot: mu is below 2 sqrt(kappa (kappa + 1)), so p+ is positive at every angle"
                      : "it is not decided whether mu is at least 2 sqrt(kappa (kappa + 1))");
    return STATUS_MALFORMED;
}

static enum status derive_given(struct number_pool *pool, const struct value *value, const struct number **given,
                                struct failure *failure)
{
    const enum status status = check_friction(pool, value, failure);
    if (status != STATUS_OK) return status;
    const exact T = tangent(pool, value), omega = rate(pool, value, T);
    falling_rod_alphas(pool, value[m].number, value[kappa].number, T, omega, given);
    given[1] = times(pool, omega, divide(pool, value[g].number, T));
    return STATUS_OK;
}

/* At theta1 with theta' > 0, beta* = m g kappa/(kappa + 1 - 3 kappa T^2) is a threshold where 3 kappa T^2 < kappa + 1; at
 * T^2 = (kappa + 1)/(3 kappa) the friction (kappa T^2 + kappa + 1)/T is 4 sqrt(kappa (kappa + 1)/3). */
static int remarks(struct number_pool *pool, const struct value *value, struct remark *remark)
{
    const exact T = tangent(pool, value), least = rotated_least_friction(pool, value[kappa].number);
    const exact critical = divide(pool, times(pool, integer(pool, 2), least), number_sqrt(pool, integer(pool, 3)));
    remark[0] = (struct remark){"at tan theta =", "", T};
    remark[1] = (struct remark){"with theta' =", "", rate(pool, value, T)};
    remark[2] = (struct remark){"there are G-spots for mu >=", "", least};
    remark[3] = (struct remark){"dynamic jam, at theta1 with theta' > 0, for mu >", "", number_settle(pool, critical)};
    return 4;
}

static const char *const gives[] = {"alpha1", "alpha2", "alpha3", NULL};

const struct mechanism mechanism_falling_rod_g_spot = {
    .name = "falling-rod",
    .summary = "the G-spots of the falling rod, in kind jam",
    .source = "Champneys & Varkonyi (2016), section 5.1, corrected (spec/errata.md, E20)",
    .fields = fields,
    .field_count = FIELD_COUNT(fields),
    .example = "{\"kind\":\"jam\",\"mechanism\":\"falling-rod\",\"mu\":\"2\",\"g_spot\":\"theta1+\"}",
    .gives = gives,
    .derive_given = derive_given,
    .remarks = remarks,
};
