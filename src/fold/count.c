/* SPDX-License-Identifier: BSD-2-Clause */
#include "fold/count.h"

#include "fold/program.h"

typedef const struct number *exact;

/* The wheel at one radius: the inputs of fold_wheel except omega. */
struct radius {
    struct number_pool *pool;
    const struct evaluation *parameters;
    int side;
    exact r;
};

/* The quantities of the wheel at omega. */
static void ride(const struct radius *at, struct surd omega, struct surd *node)
{
    for (int i = 0; i < fold_count_INPUTS; i++) node[i] = surd_from_number(at->parameters->value[i]);
    node[fold_wheel_side] = surd_from_number(number_from_integer(at->pool, at->side));
    node[fold_wheel_r] = surd_from_number(at->r);
    node[fold_wheel_omega] = omega;
    surd_evaluate(at->pool, fold_wheel_program.code, fold_wheel_OPERATIONS, fold_wheel_INPUTS, node);
}

_Static_assert((int)fold_wheel_side == (int)fold_count_INPUTS, "the parameters come first in both programs");

static exact B_at(const struct radius *at, long omega)
{
    struct surd node[fold_wheel_NODES];
    ride(at, surd_from_number(number_from_integer(at->pool, omega)), node);
    return node[fold_wheel_B].a;
}

/* B as a polynomial in omega, b[0] + b[1] omega + b[2] omega^2, from its values at -1, 0, 1. */
static void coefficients(const struct radius *at, exact *b)
{
    struct number_pool *pool = at->pool;
    const exact low = B_at(at, -1), high = B_at(at, 1), half = number_from_ratio(pool, 1, 2);
    b[0] = B_at(at, 0);
    b[1] = number_multiply(pool, half, number_subtract(pool, high, low));
    b[2] = number_subtract(pool, number_multiply(pool, half, number_add(pool, high, low)), b[0]);
}

static struct fold_two_fold *add(struct fold_count *count, const struct radius *at)
{
    struct fold_two_fold *made = count->two_fold + count->found++;
    *made = (struct fold_two_fold){.side = at->side, .r = at->r, .row = -1};
    return made;
}

static int sign_at(const struct radius *at, const struct surd *node, int quantity)
{
    return surd_sign(at->pool, node[quantity]);
}

/* A surd without root, as a rational if its value is rational. */
static struct surd settled(struct number_pool *pool, struct surd x)
{
    return x.b == NULL ? surd_from_number(number_settle(pool, x.a)) : x;
}

/* Appends the two-fold at omega. */
static enum status put(const struct radius *at, struct surd omega, struct fold_count *count)
{
    struct surd node[fold_wheel_NODES];
    struct fold_two_fold *made = add(count, at);
    ride(at, omega, node);
    made->omega = settled(at->pool, omega);
    made->signs = (struct fold_signs){.Lp = 0,
                                      .Lm = 0,
                                      .Kpp = sign_at(at, node, fold_wheel_Kpp),
                                      .Kpm = sign_at(at, node, fold_wheel_Kpm),
                                      .Kmp = sign_at(at, node, fold_wheel_Kmp),
                                      .Kmm = sign_at(at, node, fold_wheel_Kmm),
                                      .sum = sign_at(at, node, fold_wheel_sum),
                                      .trace = sign_at(at, node, fold_wheel_trace),
                                      .det = sign_at(at, node, fold_wheel_det),
                                      .disc = sign_at(at, node, fold_wheel_disc),
                                      .agree = sign_at(at, node, fold_wheel_agree)};
    count->genuine += made->signs.agree == 1;
    return fold_row(&made->signs, &made->row);
}

/* The square root of D > 0; without root if it lies in the current number field. */
static struct surd root_of(struct number_pool *pool, exact D)
{
    const exact root = number_root_in_field(pool, D);
    return root != NULL ? surd_from_number(root) : surd_root(pool, D);
}

/* omega = (-b1 + e sqrt(D)) / (2 b2) for e = 1, then -1; once where D = 0. */
static enum status solve_quadratic(const struct radius *at, const exact *b, struct fold_count *count)
{
    struct number_pool *pool = at->pool;
    const exact four_ac = number_multiply(pool, number_from_integer(pool, 4), number_multiply(pool, b[0], b[2]));
    const exact D = number_subtract(pool, number_multiply(pool, b[1], b[1]), four_ac);
    const exact twice = number_add(pool, b[2], b[2]);
    const struct surd minus_b1 = surd_from_number(number_negate(pool, b[1]));
    const int sign = number_sign(D);
    if (sign < 0 || sign == NUMBER_SIGN_UNKNOWN) return STATUS_OK;
    if (sign == 0) return put(at, surd_divide(pool, minus_b1, twice), count);
    const struct surd root = root_of(pool, D);
    const enum status status = put(at, surd_divide(pool, surd_add(pool, minus_b1, root), twice), count);
    if (status != STATUS_OK) return status;
    return put(at, surd_divide(pool, surd_subtract(pool, minus_b1, root), twice), count);
}

/* Where the budget leaves a sign open, the problem is undecided in any case, and the search may end. */
static enum status solve_for_omega(const struct radius *at, struct fold_count *count)
{
    exact b[3];
    coefficients(at, b);
    const int second = number_sign(b[2]), first = number_sign(b[1]);
    if (second == NUMBER_SIGN_UNKNOWN) return STATUS_OK;
    if (second != 0) return solve_quadratic(at, b, count);
    if (first == NUMBER_SIGN_UNKNOWN) return STATUS_OK;
    if (first != 0)
        return put(at, surd_from_number(number_negate(at->pool, number_divide(at->pool, b[0], b[1]))), count);
    if (number_sign(b[0]) != 0) return STATUS_OK;
    add(count, at)->any_omega = 1;
    count->continuum = 1;
    return STATUS_OK;
}

/* Represents the parameters and the root in one number field: twice, as number_prepare requires. The field of the
 * problem, which has been fixed so far, may be extended by the root. */
static void prepare(struct number_pool *pool, const struct evaluation *e, exact root)
{
    number_pool_keep_field(pool, 0);
    for (int round = 0; round < 2; round++) {
        number_prepare(pool, root);
        for (int i = 0; i < fold_count_INPUTS; i++) number_prepare(pool, e->value[i]);
    }
    number_pool_keep_field(pool, 1);
}

enum status fold_find_two_folds(struct number_pool *pool, const struct evaluation *e, struct fold_count *count)
{
    const exact reach = e->value[fold_count_reach], half = number_from_ratio(pool, 1, 2);
    const int roots = number_sign(reach);
    *count = (struct fold_count){.found = 0};
    if (roots < 0 || roots == NUMBER_SIGN_UNKNOWN) return STATUS_OK;
    const exact root = number_settle(pool, number_sqrt(pool, reach));
    const exact middle = number_multiply(pool, e->value[fold_count_kappa], e->value[fold_count_C]);
    prepare(pool, e, root);
    count->root = root;
    for (int side = 1; side >= -1; side -= 2) {
        for (int sign = 1; sign >= (roots > 0 ? -1 : 1); sign -= 2) {
            const exact shift = number_multiply(pool, number_from_integer(pool, -side), middle);
            const exact signed_root = number_multiply(pool, number_from_integer(pool, sign), root);
            const struct radius at = {pool, e, side, number_multiply(pool, half, number_add(pool, shift, signed_root))};
            const enum status status = solve_for_omega(&at, count);
            if (status != STATUS_OK) return status;
        }
    }
    return STATUS_OK;
}
