/* SPDX-License-Identifier: BSD-2-Clause */
/* The conclusions from the signs and from the modes. */
#include "wedge/wedge.h"

#include <stddef.h>

/* The signs that the tables use, in direction e. */
#define SIGNS_IN_DIRECTION(values, e)                                                                                  \
    const int c_plus = number_sign((values)->c[(e) > 0 ? WEDGE_PP : WEDGE_MP]);                                        \
    const int c_minus = number_sign((values)->c[(e) > 0 ? WEDGE_PM : WEDGE_MM]), H = number_sign((values)->H);         \
    (void)c_plus, (void)c_minus, (void)H

#define READ_ROW(word, name, condition)                                                                                \
    if (condition) return WEDGE_##name;

enum wedge_sliding wedge_sliding_of(const struct wedge_values *values, int e)
{
    SIGNS_IN_DIRECTION(values, e);
    T_WEDGE_SLIDING(READ_ROW)
}

enum wedge_domain wedge_domain_of(const struct wedge_values *values, int e)
{
    SIGNS_IN_DIRECTION(values, e);
    T_WEDGE_DOMAIN(READ_ROW)
}

enum wedge_regularized wedge_regularized_of(const struct wedge_values *values, int e)
{
    SIGNS_IN_DIRECTION(values, e);
    T_WEDGE_REGULARIZED(READ_ROW)
}

static int holds(const struct wedge_result *result, enum wedge_mode mode)
{
    return result->outcome[mode].status != WEDGE_INCONSISTENT;
}

/* On a continuum of sliding forces, |z| >= 0, the resultant P - e k |z| has direction e for some z exactly when P has. */
int wedge_starts(const struct wedge_result *result, enum wedge_mode mode)
{
    const struct wedge_outcome *outcome = &result->outcome[mode];
    const int e = wedge_direction(mode);
    if (!holds(result, mode)) return 0;
    if (e == 0) return 1;
    return e * number_sign(outcome->continuum ? result->values.P : outcome->force) > 0;
}

int wedge_continues(const struct wedge_result *result, enum wedge_mode mode)
{
    const int velocity = result->values.velocity;
    if (velocity == 0) return wedge_starts(result, mode);
    return wedge_direction(mode) == velocity && holds(result, mode);
}

static int same_forces(struct number_pool *pool, const struct wedge_outcome *x, const struct wedge_outcome *y)
{
    for (int i = 0; i < WEDGE_MAX_FRICTIONS; i++)
        if (x->friction[i] != NULL && number_compare(pool, x->friction[i], y->friction[i]) != 0) return 0;
    return number_compare(pool, x->z, y->z) == 0;
}

static int is_repeated(struct number_pool *pool, const struct wedge_result *result, int mode)
{
    for (int i = 0; i < mode; i++)
        if (wedge_continues(result, (enum wedge_mode)i) &&
            same_forces(pool, &result->outcome[i], &result->outcome[mode]))
            return 1;
    return 0;
}

int wedge_solutions(struct number_pool *pool, const struct wedge_result *result)
{
    int count = 0;
    for (int mode = 0; mode < WEDGE_MODES; mode++) {
        if (!wedge_continues(result, (enum wedge_mode)mode)) continue;
        if (result->outcome[mode].continuum) return -1;
        count += !is_repeated(pool, result, mode);
    }
    return count;
}
