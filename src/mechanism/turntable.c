/* SPDX-License-Identifier: BSD-2-Clause */
/* The wheel on a turntable of Szalai & Jeffrey, for kind fold: its parameters, with sine and cotangent of the angle;
 * for a state r, omega also the sign of g; and if kappa and k2 are not given, those for which this point is a two-fold.
 *
 * A = A0 + keff A1 and B = B0 + k2 B1 are linear, so that keff and k2 with A = B = 0 ([SJ14] (10), (11)) follow from
 * two values of each. */
#include "fold/wheel.h"
#include "mechanism/wheel.h"

enum { AT_kappa = WHEEL_PARAMETERS, AT_k2, AT_r, AT_omega };

static const struct mechanism_field fields[] = {
    WHEEL_FIELDS,
    [AT_kappa] = LEFT_OUT(
        kappa, "m", "moment per friction force as slip begins; left out with k2: of a two-fold at r, omega", POSITIVE),
    [AT_k2] = LEFT_OUT(
        k2, "N/m", "stiffness of the spring of the slider; left out with kappa: of a two-fold at r, omega", ANY_NUMBER),
    [AT_r] = LEFT_OUT(r, "m", "place of the slider; left out: all two-folds are asked for", ANY_NUMBER),
    [AT_omega] =
        LEFT_OUT(omega, "rad/s",
                 "angular velocity of the disc; left out with r given: whether the wheel may rest there", ANY_NUMBER),
};

/* The rates of h at a point, with values of kappa and k2 that may differ from those of the fields. */
struct rates {
    exact A, B, roll;
};

#define LET_RATES                                                                                                      \
    LET(F_FOLD_C)                                                                                                      \
    LET(F_FOLD_DE)                                                                                                     \
    LET(F_FOLD_E)                                                                                                      \
    LET(F_FOLD_V)                                                                                                      \
    LET(F_FOLD_T)                                                                                                      \
    LET(F_FOLD_P1)                                                                                                     \
    LET(F_FOLD_P2)                                                                                                     \
    LET(F_FOLD_A)                                                                                                      \
    LET(F_FOLD_B)                                                                                                      \
    LET(F_FOLD_ROLL)

static struct rates rates_of(struct number_pool *pool, const struct value *value, exact keff, exact k2)
{
    const exact S = value[AT_gamma].sine, cot = divide(pool, value[AT_gamma].cosine, S);
    struct rates rates;
    TAKE_WHEEL;
    LET_RATES;
    rates.A = A;
    rates.B = B;
    rates.roll = roll;
    return rates;
}

/* The solutions of A = 0 for keff and of B = 0 for k2. */
static enum status solve(struct number_pool *pool, const struct value *value, exact *keff, exact *k2,
                         struct failure *failure)
{
    const exact zero = integer(pool, 0), one = integer(pool, 1);
    const struct rates at_zero = rates_of(pool, value, zero, zero), at_one = rates_of(pool, value, one, one);
    if (number_sign(value[AT_gamma].cosine) == 0)
        return malformed(failure, "gamma", "no two-fold: the wheel's axis lies along the slot, cos gamma = 0");
    if (number_sign(value[AT_r].number) == 0) return malformed(failure, "r", "no two-fold has r = 0");
    if (number_compare(pool, at_zero.B, at_one.B) == 0)
        return malformed(failure, "k2",
                         number_sign(at_zero.B) == 0
                             ? "every k2 makes this point a two-fold, since (r0 - r) p2 = 0: give kappa and k2"
                             : "no k2 makes this point a two-fold, since (r0 - r) p2 = 0");
    *keff = root_of(pool, at_zero.A, at_one.A);
    *k2 = root_of(pool, at_zero.B, at_one.B);
    return STATUS_OK;
}

/* Checks which fields are given together. */
static enum status check_given(const struct value *value, struct failure *failure)
{
    const int has_kappa = value[AT_kappa].number != NULL, has_k2 = value[AT_k2].number != NULL;
    const int has_r = value[AT_r].number != NULL, has_omega = value[AT_omega].number != NULL;
    if (has_kappa != has_k2)
        return malformed(failure, has_kappa ? "k2" : "kappa", "give both kappa and k2, or neither");
    if (has_omega && !has_r) return malformed(failure, "r", "a point has r and omega");
    if (!has_kappa && !has_omega)
        return malformed(failure, "kappa", "give kappa and k2, or a point r, omega that they make a two-fold");
    return STATUS_OK;
}

/* side, kappa, k2 of a point: from the signs of g and kappa; or those of the two-fold. */
static enum status find_law(struct number_pool *pool, const struct value *value, exact *side, exact *kappa, exact *k2,
                            struct failure *failure)
{
    exact keff = NULL;
    *kappa = value[AT_kappa].number;
    *k2 = value[AT_k2].number;
    *side = NULL;
    if (value[AT_omega].number == NULL) return STATUS_OK;
    if (*kappa != NULL) {
        const struct rates rates = rates_of(pool, value, *kappa, *k2);
        *side = integer(pool, number_sign(rates.roll) < 0 ? -1 : 1);
        return STATUS_OK;
    }
    const enum status status = solve(pool, value, &keff, k2, failure);
    if (status != STATUS_OK) return status;
    *side = integer(pool, number_sign(keff) < 0 ? -1 : 1);
    *kappa = times(pool, *side, keff);
    return STATUS_OK;
}

static enum status derive_given(struct number_pool *pool, const struct value *value, const struct number **given,
                                struct failure *failure)
{
    static const int as_they_are[] = {AT_d, AT_m, AT_c1, AT_c2, AT_beta, AT_r0, AT_omega0, AT_mu, AT_r, AT_omega};
    enum { COPIED = sizeof as_they_are / sizeof as_they_are[0] };
    exact side = NULL, kappa = NULL, k2 = NULL;
    enum status status = check_wheel_angle(value, failure);
    if (status == STATUS_OK) status = check_given(value, failure);
    if (status == STATUS_OK) status = find_law(pool, value, &side, &kappa, &k2, failure);
    if (status != STATUS_OK) return status;
    for (int i = 0; i < COPIED; i++) given[i] = value[as_they_are[i]].number;
    given[COPIED] = value[AT_gamma].sine;
    given[COPIED + 1] = divide(pool, value[AT_gamma].cosine, value[AT_gamma].sine);
    given[COPIED + 2] = kappa;
    given[COPIED + 3] = k2;
    given[COPIED + 4] = side;
    return STATUS_OK;
}

static const char *const gives[] = {"d", "m",     "c1", "c2",  "beta",  "r0", "omega0", "mu",
                                    "r", "omega", "S",  "cot", "kappa", "k2", "side",   NULL};
_Static_assert(sizeof gives / sizeof gives[0] <= MECHANISM_MAX_GIVEN + 1, "all that it gives");

const struct mechanism mechanism_turntable = {
    .name = "turntable",
    .summary = "a wheel in a slot of a disc, on a turntable, in kind fold",
    .source = "Szalai & Jeffrey (2014)",
    .fields = fields,
    .field_count = FIELD_COUNT(fields),
    .example = "{\"kind\":\"fold\",\"mechanism\":\"turntable\",\"r\":\"0.1859\",\"omega\":\"-1.037\"}",
    .gives = gives,
    .derive_given = derive_given,
};
