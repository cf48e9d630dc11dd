/* SPDX-License-Identifier: BSD-2-Clause */
/* Any Lagrangian system with one contact, at one instant: M q'' = f + c lambda_T + d lambda_N, of up to 12 coordinates.
 *
 * Lagrange's equations d/dt dT/dq' - dT/dq + dV/dq = Q + c lambda_T + d lambda_N have the form M q'' + h = ... with h quadratic in
 * the velocities; f is everything but M q'' and the contact force, brought to the right.  The contact point has the velocities
 * u = c.q' and v = d.q' (plus the velocity of a surface that moves), so that with q'' inserted
 *     u' = c.M^-1 f + c_rate + (c.M^-1 c) lambda_T + (c.M^-1 d) lambda_N, and v' likewise. */
#include "mechanism/fields.h"
#include "mechanism/system.h"
#include "numbers/formula_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LIST(name, what, unit, meaning, motion)                                                                        \
    {                                                                                                                  \
        {#name, unit, meaning, what, 0}, NULL, motion, ANY_NUMBER                                                      \
    }

enum { M, f, c, d, c_rate, d_rate };

static const struct mechanism_field fields[] = {
    [M] = LIST(M, field_matrix, "kg", "mass matrix: symmetric, positive definite", 0),
    [f] =
        LIST(f, field_list, "N", "generalised forces, velocity terms included: all of M q'' but the contact force", 0),
    [c] = LIST(c, field_list, "1", "row of the tangential velocity: u = c.q'", 0),
    [d] = LIST(d, field_list, "1", "row of the normal velocity: v = d.q'", 0),
    [c_rate] = MOTION(c_rate, "m/s^2", "c'.q': the part of u' without q'' (and the surface's own acceleration)"),
    [d_rate] = MOTION(d_rate, "m/s^2", "d'.q': the part of v' without q''"),
};

static enum status fail(struct failure *failure, int field, const char *reason)
{
    snprintf(failure->field, sizeof failure->field, "%s", fields[field].field.name);
    snprintf(failure->reason, sizeof failure->reason, "%s", reason);
    return STATUS_MALFORMED;
}

/* 1 when two numbers are written alike: equal numbers may have no number field in which they are found to be equal. */
static int have_one_formula(const struct number *x, const struct number *y)
{
    char *text = formula_text(x, FORMULA_MAX_LENGTH), *other = formula_text(y, FORMULA_MAX_LENGTH);
    const int same = text != NULL && other != NULL && strcmp(text, other) == 0;
    free(text);
    free(other);
    return same;
}

static enum status check_entries(struct number_pool *pool, const struct number *x, const struct number *y,
                                 struct failure *failure)
{
    const int order = have_one_formula(x, y) ? 0 : number_compare(pool, x, y);
    if (order == 0) return STATUS_OK;
    if (order != NUMBER_SIGN_UNKNOWN) return fail(failure, M, "the mass matrix is not symmetric");
    fail(failure, M, "whether the mass matrix is symmetric is not found within the budget: write both entries alike");
    return STATUS_UNDECIDED;
}

static enum status check_shape(struct number_pool *pool, const struct value *value, struct failure *failure)
{
    const int n = value[M].rows;
    for (int i = f; i <= d; i++)
        if (value[i].columns != n) return fail(failure, i, "as many numbers as the mass matrix has rows are expected");
    enum status status = STATUS_OK;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i && status == STATUS_OK; j++)
            status = check_entries(pool, value[M].entry[i * n + j], value[M].entry[j * n + i], failure);
    return status;
}

static enum status derive(struct number_pool *pool, const struct value *value, struct raw *raw, struct failure *failure)
{
    const int n = value[M].rows;
    struct system s = system_new(pool, n);
    const enum status status = check_shape(pool, value, failure);
    if (status != STATUS_OK) return status;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j <= i; j++) s.M[i][j] = value[M].entry[i * n + j];
        s.f[i] = value[f].entry[i];
        s.c[i] = value[c].entry[i];
        s.d[i] = value[d].entry[i];
    }
    s.c_rate = value[c_rate].number;
    s.d_rate = value[d_rate].number;
    return system_reduce(pool, &s, raw, failure);
}

const struct mechanism mechanism_lagrangian = {
    .name = "lagrangian",
    .summary = "any Lagrangian system with one contact, by its matrices, of up to 12 coordinates",
    .source = "Champneys & Varkonyi (2016), section 3, corrected (spec/errata.md, E4)",
    .fields = fields,
    .field_count = FIELD_COUNT(fields),
    .example = "{\"kind\":\"contact\",\"mechanism\":\"lagrangian\",\"M\":\"[[1,0,0],[0,1,0],[0,0,1/3]]\","
               "\"f\":\"[0,-1,0]\",\"c\":\"[1,0,-2/sqrt(5)]\",\"d\":\"[0,1,-1/sqrt(5)]\",\"c_rate\":\"0\","
               "\"d_rate\":\"0\",\"mu\":\"4/3\",\"u\":\"1\"}",
    .derive = derive,
};
