/* SPDX-License-Identifier: BSD-2-Clause */
/* The quantities on one region, as products of powers of irreducible polynomials. */
#include "atlas/private.h"
#include "numbers/exact.h"
#include "numbers/output.h"
#include "problem/inputs.h"
#include "problem/mechanism.h"

#include <stdio.h>

static enum status refuse(enum status status, struct failure *failure, const char *reason)
{
    failure->field[0] = '\0';
    snprintf(failure->reason, sizeof failure->reason, "%s", reason);
    return status;
}

/* The inputs of the program where the parameters are variables. */
static enum status find_inputs(struct atlas *atlas, struct atlas_region *region, const struct number **variable,
                               const struct number **input, struct failure *failure)
{
    struct number_pool *pool = atlas->problem->pool;
    for (int i = 0; i < ATLAS_AXES; i++) {
        struct variable *v = region->variable + i;
        variable[i] = number_from_range(pool, v->low, v->high);
        variable_set(pool, v, variable[i]);
    }
    enum status status = STATUS_OK;
    if (derivation_is_uncertain(atlas->problem->derivation)) status = derivation_put(atlas->problem, failure);
    if (status != STATUS_OK) return status;
    if (atlas->theory->inputs != NULL) return atlas->theory->inputs(atlas->problem, input, failure);
    problem_inputs(atlas->problem, atlas->theory->program, input);
    return STATUS_OK;
}

static int factor_quantities(const struct program *program, const struct number *const *node,
                             struct atlas_region *region)
{
    for (int i = 0; i < program->quantities; i++)
        if (!factored_of(&region->list, node[program->quantity[i].node], &region->quantity[i])) return 0;
    return 1;
}

static int derive_factors(struct atlas_region *region)
{
    for (int i = 0; i < region->list.count; i++)
        for (int axis = 0; axis < ATLAS_AXES; axis++) {
            region->derivative[i][axis] =
                factored_derivative(region->list.multivariate, region->list.polynomial[i], axis);
            if (region->derivative[i][axis] < 0) return 0;
        }
    return 1;
}

static void find_divisors(const struct program *program, struct atlas_region *region)
{
    for (int i = 0; i < region->list.count; i++)
        for (int k = 0; k < program->quantities; k++)
            if (region->quantity[k].exponent[i] < 0) region->is_divisor[i] = 1;
}

/* Inputs that are irrational numbers become variables of their own, so that no product of two of them is taken for a third.  Returns how many
 * variables there are; 0 when they are too many. */
static int take_constants(struct atlas *atlas, struct atlas_region *region, const struct number **variable,
                          const struct number **input)
{
    struct number_pool *pool = atlas->problem->pool;
    int count = ATLAS_AXES;
    for (int k = 0; k < atlas->theory->program->inputs; k++) {
        const struct number *low, *high, *x = input[k];
        if (!number_is_certain(x) || number_is_rational(number_settle(pool, x))) continue;
        if (count == MULTIVARIATE_MAX_VARIABLES) return 0;
        output_enclosure_numbers(pool, x, ATLAS_ENCLOSURE, &low, &high);
        region->constant[count] = x;
        input[k] = variable[count++] = number_from_range(pool, low, high);
    }
    return count;
}

static void enclose(struct number_pool *pool, struct multivariate_cell *cell, int i, const struct number *low,
                    const struct number *high)
{
    const struct number *unused;
    output_enclosure_numbers(pool, low, ATLAS_ENCLOSURE, cell->low + i, &unused);
    output_enclosure_numbers(pool, high, ATLAS_ENCLOSURE, &unused, cell->high + i);
}

/* Rational ends: irrational ones are enclosed, so that the region grows a little. */
void atlas_begin_region(struct atlas *atlas, struct atlas_region *region)
{
    struct number_pool *pool = atlas->problem->pool;
    const struct multivariate *multivariate = region->list.multivariate;
    for (int i = 0; i < ATLAS_AXES; i++)
        enclose(pool, &region->start, i, region->variable[i].low, region->variable[i].high);
    for (int i = ATLAS_AXES; i < multivariate_variables(multivariate); i++) {
        if (region->constant[i] == NULL) region->constant[i] = multivariate_variable(multivariate, i);
        enclose(pool, &region->start, i, region->constant[i], region->constant[i]);
    }
}

enum status atlas_prepare_region(struct atlas *atlas, struct atlas_region *region, struct failure *failure)
{
    const struct program *program = atlas->theory->program;
    const struct number *variable[MULTIVARIATE_MAX_VARIABLES], *node[PROGRAM_MAX_NODES];
    enum status status = find_inputs(atlas, region, variable, node, failure);
    if (status == STATUS_OK) status = atlas_check_requirements(atlas, region, variable, failure);
    if (status != STATUS_OK) return status;
    const int variables = take_constants(atlas, region, variable, node);
    exact_evaluate(atlas->problem->pool, program->code, program->operations, program->inputs, node);
    region->list.multivariate = multivariate_new(atlas->problem->pool, variable, variables);
    if (variables == 0 || !factor_quantities(program, node, region) || !derive_factors(region))
        return refuse(STATUS_UNDECIDED, failure,
                      multivariate_variables(region->list.multivariate) == ATLAS_AXES
                          ? "the quantities are no rational functions of the two parameters within the budget"
                          : "the quantities are no rational functions of the two parameters and of the irrational "
                            "numbers among the data within the budget: angles 2*atan(p/q) have rational sines and "
                            "cosines");
    find_divisors(program, region);
    atlas_begin_region(atlas, region);
    atlas_weigh(atlas, region);
    if (!atlas_find_grid(program, region))
        return refuse(
            STATUS_UNDECIDED, failure,
            "the quantities have too large powers of the parameters, or of irrational numbers, for a checker: "
            "angles 2*atan(p/q) have rational sines and cosines");
    return STATUS_OK;
}
