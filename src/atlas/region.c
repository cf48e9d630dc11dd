/* SPDX-License-Identifier: BSD-2-Clause */
/* The quantities on one region, as products of powers of irreducible polynomials. */
#include "atlas/private.h"
#include "numbers/exact.h"
#include "numbers/output.h"
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
    return status == STATUS_OK ? atlas->theory->inputs(atlas->problem, input, failure) : status;
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
            region->derivative[i][axis] = factored_derivative(region->list.several, region->list.polynomial[i], axis);
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

/* Rational ends: irrational ones are enclosed, so that the region grows a little. */
static void begin(struct atlas *atlas, struct atlas_region *region)
{
    const struct number *unused;
    for (int i = 0; i < several_variables(region->list.several); i++) {
        const int axis = i < ATLAS_AXES;
        const struct number *x = several_variable(region->list.several, i);
        output_enclosure_numbers(atlas->problem->pool, axis ? region->variable[i].low : x, ATLAS_ENCLOSURE,
                                 region->start.low + i, &unused);
        output_enclosure_numbers(atlas->problem->pool, axis ? region->variable[i].high : x, ATLAS_ENCLOSURE, &unused,
                                 region->start.high + i);
    }
}

enum status atlas_prepare_region(struct atlas *atlas, struct atlas_region *region, struct failure *failure)
{
    const struct program *program = atlas->theory->program;
    const struct number *variable[ATLAS_AXES], *node[PROGRAM_MAX_NODES];
    const enum status status = find_inputs(atlas, region, variable, node, failure);
    if (status != STATUS_OK) return status;
    exact_evaluate(atlas->problem->pool, program->code, program->operations, program->inputs, node);
    region->list.several = several_new(atlas->problem->pool, variable, ATLAS_AXES);
    if (!factor_quantities(program, node, region) || !derive_factors(region))
        return refuse(STATUS_UNDECIDED, failure,
                      "the quantities are no rational functions of the two parameters within the budget");
    find_divisors(program, region);
    begin(atlas, region);
    return STATUS_OK;
}
