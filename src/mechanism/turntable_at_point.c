/* SPDX-License-Identifier: BSD-2-Clause */
/* The wheel on a turntable of Szalai & Jeffrey, for kind fold: the rates Lp, Lm at a point r, omega and their derivatives Kpp ... Kmm, as
 * rational functions of r and omega, which atlases need.  The mechanism `turntable` gives the parameters of the wheel in their place.
 *
 * Without keff and k2 they are those of [SJ14] (10), (11), for which the point is a two-fold: A = A0 + keff A1 and B = B0 + k2 B1 vanish,
 * and the atlas of r, omega is figure 4 of [SJ14].  keff is sign(g) kappa. */
#include "fold/wheel.h"
#include "mechanism/arithmetic.h"
#include "mechanism/fields.h"
#include "problem/failure.h"

enum { AT_d, AT_m, AT_c1, AT_c2, AT_beta, AT_r0, AT_omega0, AT_mu, AT_gamma, AT_keff, AT_k2, AT_r, AT_omega };

#define LEFT_OUT(name, unit, meaning)                                                                                  \
    {                                                                                                                  \
        {#name, unit, meaning, NULL, 1}, NULL, 0, ANY_NUMBER                                                           \
    }

static const struct mechanism_field fields[] = {
    [AT_d] = PARAMETER(d, "m", "distance of the slot from the axis", "1", ANY_NUMBER),
    [AT_m] = PARAMETER(m, "kg", "mass of the slider", "1", POSITIVE),
    [AT_c1] = PARAMETER(c1, "N m s", "damping between disc and turntable", "1/1000", NOT_NEGATIVE),
    [AT_c2] = PARAMETER(c2, "N s/m", "damping of the slider", "1/1000", NOT_NEGATIVE),
    [AT_beta] = PARAMETER(beta, "m", "radius of gyration of the disc for the mass m", "1/20", POSITIVE),
    [AT_r0] = PARAMETER(r0, "m", "place of the slider where the spring is slack", "1/10", ANY_NUMBER),
    [AT_omega0] = PARAMETER(omega0, "rad/s", "angular velocity of the turntable", "-1", ANY_NUMBER),
    [AT_mu] = PARAMETER(mu, "N", "friction force", "1", POSITIVE),
    [AT_gamma] = ANGLE_PRESET(gamma, "of the wheel to the slot", "-3/4*pi"),
    [AT_keff] = LEFT_OUT(keff, "m", "moment per friction force, sign(g) kappa; left out with k2: of a two-fold"),
    [AT_k2] = LEFT_OUT(k2, "N/m", "stiffness of the spring of the slider; left out with keff: of a two-fold"),
    [AT_r] = GIVEN(r, "m", "place of the slider", ANY_NUMBER),
    [AT_omega] = GIVEN(omega, "rad/s", "angular velocity of the disc", ANY_NUMBER),
};

#define NOTHING(x)
#define LET_ADD(t, x, y) const exact t = add(pool, x, y);
#define LET_SUB(t, x, y) const exact t = subtract(pool, x, y);
#define LET_MUL(t, x, y) const exact t = number_settle(pool, times(pool, x, y));
#define LET(formula) formula(NOTHING, LET_ADD, LET_SUB, LET_MUL)
#define TAKE(name) const exact name = value[AT_##name].number;
#define TAKE_FIELDS                                                                                                    \
    TAKE(d)                                                                                                            \
    TAKE(m)                                                                                                            \
    TAKE(c1)                                                                                                           \
    TAKE(c2)                                                                                                           \
    TAKE(beta)                                                                                                         \
    TAKE(r0)                                                                                                           \
    TAKE(omega0)                                                                                                       \
    TAKE(mu)                                                                                                           \
    TAKE(r)                                                                                                            \
    TAKE(omega)                                                                                                        \
    const exact S = value[AT_gamma].sine,                                                                              \
                cot = number_settle(pool, divide(pool, value[AT_gamma].cosine, value[AT_gamma].sine))

/* What h' and the derivatives are made of. */
struct rates {
    exact A, B, Lp, Lm, Kpp, Kpm, Kmp, Kmm;
};

static struct rates rates_of(struct number_pool *pool, const struct value *value, exact keff, exact k2)
{
    TAKE_FIELDS;
    LET(F_FOLD_C)
    LET(F_FOLD_DE)
    LET(F_FOLD_E)
    LET(F_FOLD_V)
    LET(F_FOLD_T)
    LET(F_FOLD_P1)
    LET(F_FOLD_P2)
    LET(F_FOLD_A)
    LET(F_FOLD_B)
    LET(F_FOLD_LP)
    LET(F_FOLD_LM)
    LET(F_FOLD_FALL)
    LET(F_FOLD_B_OMEGA)
    LET(F_FOLD_B_R)
    LET(F_FOLD_TURN)
    LET(F_FOLD_DRIFT)
    LET(F_FOLD_P)
    LET(F_FOLD_Q)
    LET(F_FOLD_W)
    LET(F_FOLD_KPP)
    LET(F_FOLD_KPM)
    LET(F_FOLD_KMP)
    LET(F_FOLD_KMM)
    return (struct rates){A, B, Lp, Lm, Kpp, Kpm, Kmp, Kmm};
}

/* Where a linear function that is `at_zero` at 0 and `at_one` at 1 vanishes. */
static exact root_of(struct number_pool *pool, exact at_zero, exact at_one)
{
    return divide(pool, at_zero, subtract(pool, at_zero, at_one));
}

static enum status derive_given(struct number_pool *pool, const struct value *value, const struct number **given,
                                struct failure *failure)
{
    exact keff = value[AT_keff].number, k2 = value[AT_k2].number;
    const exact zero = integer(pool, 0), one = integer(pool, 1);
    const int two_fold = keff == NULL;
    if ((keff == NULL) != (k2 == NULL))
        return malformed(failure, keff != NULL ? "k2" : "keff", "give both keff and k2, or neither");
    if (number_sign(value[AT_gamma].sine) == 0)
        return malformed(failure, "gamma",
                         "sin gamma = 0: the switching surface is two planes, which this kind does not treat");
    if (two_fold) {
        const struct rates at_zero = rates_of(pool, value, zero, zero), at_one = rates_of(pool, value, one, one);
        if (number_sign(subtract(pool, at_zero.A, at_one.A)) == 0 ||
            number_sign(subtract(pool, at_zero.B, at_one.B)) == 0)
            return malformed(failure, "r", "this point is a two-fold for no keff and k2, or for many: give both");
        keff = root_of(pool, at_zero.A, at_one.A);
        k2 = root_of(pool, at_zero.B, at_one.B);
    }
    const struct rates x = rates_of(pool, value, keff, k2);
    given[0] = two_fold ? zero : x.Lp;
    given[1] = two_fold ? zero : x.Lm;
    given[2] = x.Kpp;
    given[3] = x.Kpm;
    given[4] = x.Kmp;
    given[5] = x.Kmm;
    return STATUS_OK;
}

static const char *const gives[] = {"Lp", "Lm", "Kpp", "Kpm", "Kmp", "Kmm", NULL};

const struct mechanism mechanism_turntable_at_point = {
    .name = "turntable-at-point",
    .summary =
        "the rates of a wheel on a turntable at a point, in kind fold; without keff and k2 those of a two-fold there",
    .source = "Szalai & Jeffrey (2014)",
    .fields = fields,
    .field_count = FIELD_COUNT(fields),
    .example = "{\"kind\":\"fold\",\"mechanism\":\"turntable-at-point\",\"r\":\"0.1859\",\"omega\":\"-1.037\"}",
    .gives = gives,
    .derive_given = derive_given,
};
