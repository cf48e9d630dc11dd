/* SPDX-License-Identifier: BSD-2-Clause */
/* The wheel on a turntable of Szalai & Jeffrey, for kind fold: the rates Lp, Lm at a point r, omega and their
 * derivatives Kpp ... Kmm, as rational functions of r and omega, as atlases require. (The mechanism `turntable` gives
 * the parameters of the wheel instead.)
 *
 * Without keff and k2 they are those of [SJ14] (10), (11), for which the point is a two-fold: A = A0 + keff A1 and B =
 * B0 + k2 B1 vanish, and the atlas of r, omega is Figure 4 of [SJ14]. keff is sign(g) kappa. */
#include "fold/wheel.h"
#include "mechanism/wheel.h"

enum { AT_keff = WHEEL_PARAMETERS, AT_k2, AT_r, AT_omega };

static const struct mechanism_field fields[] = {
    WHEEL_FIELDS,
    [AT_keff] =
        LEFT_OUT(keff, "m", "moment per friction force, sign(g) kappa; left out with k2: of a two-fold", ANY_NUMBER),
    [AT_k2] =
        LEFT_OUT(k2, "N/m", "stiffness of the spring of the slider; left out with keff: of a two-fold", ANY_NUMBER),
    [AT_r] = GIVEN(r, "m", "place of the slider", ANY_NUMBER),
    [AT_omega] = GIVEN(omega, "rad/s", "angular velocity of the disc", ANY_NUMBER),
};

/* The rate h' without and with friction, and its derivatives. */
struct rates {
    exact A, B, Lp, Lm, Kpp, Kpm, Kmp, Kmm;
};

static struct rates rates_of(struct number_pool *pool, const struct value *value, exact keff, exact k2)
{
    const exact S = value[AT_gamma].sine, cot = number_settle(pool, divide(pool, value[AT_gamma].cosine, S));
    TAKE_WHEEL;
    TAKE(mu)
    LET_SETTLED(F_FOLD_C)
    LET_SETTLED(F_FOLD_DE)
    LET_SETTLED(F_FOLD_E)
    LET_SETTLED(F_FOLD_V)
    LET_SETTLED(F_FOLD_T)
    LET_SETTLED(F_FOLD_P1)
    LET_SETTLED(F_FOLD_P2)
    LET_SETTLED(F_FOLD_A)
    LET_SETTLED(F_FOLD_B)
    LET_SETTLED(F_FOLD_LP)
    LET_SETTLED(F_FOLD_LM)
    LET_SETTLED(F_FOLD_FALL)
    LET_SETTLED(F_FOLD_B_OMEGA)
    LET_SETTLED(F_FOLD_B_R)
    LET_SETTLED(F_FOLD_TURN)
    LET_SETTLED(F_FOLD_DRIFT)
    LET_SETTLED(F_FOLD_P)
    LET_SETTLED(F_FOLD_Q)
    LET_SETTLED(F_FOLD_W)
    LET_SETTLED(F_FOLD_KPP)
    LET_SETTLED(F_FOLD_KPM)
    LET_SETTLED(F_FOLD_KMP)
    LET_SETTLED(F_FOLD_KMM)
    return (struct rates){A, B, Lp, Lm, Kpp, Kpm, Kmp, Kmm};
}

static enum status derive_given(struct number_pool *pool, const struct value *value, const struct number **given,
                                struct failure *failure)
{
    exact keff = value[AT_keff].number, k2 = value[AT_k2].number;
    const exact zero = integer(pool, 0), one = integer(pool, 1);
    const int two_fold = keff == NULL;
    const enum status status = check_wheel_angle(value, failure);
    if ((keff == NULL) != (k2 == NULL))
        return malformed(failure, keff != NULL ? "k2" : "keff", "give both keff and k2, or neither");
    if (status != STATUS_OK) return status;
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
