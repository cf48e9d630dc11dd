/* SPDX-License-Identifier: BSD-2-Clause */
#include "sign/cascade.h"

#include "numbers/exact.h"
#include "numbers/filter.h"

#include <stdio.h>

const char *tier_name(enum tier tier)
{
    return tier == TIER_FILTER ? "filter" : tier == TIER_INTERVAL ? "interval" : "exact";
}

static void sign_by_filter(struct evaluation *e)
{
    const struct program *program = e->program;
    struct ball node[PROGRAM_MAX_NODES];
    for (int i = 0; i < program->inputs; i++) {
        double distance;
        const double value = number_to_double(e->value[i], &distance);
        node[i] = ball_from_double(value, distance);
    }
    filter_evaluate(program->code, program->operations, program->inputs, node);
    for (int i = 0; i < program->quantities; i++) {
        const int k = program->quantity[i].node;
        e->sign[k] = (enum sign)ball_sign(node[k]);
        e->by[k] = TIER_FILTER;
    }
}

/* The size that an exact value can have at most: bits of numerator and denominator. */
struct size {
    long numerator, denominator;
};

static struct size size_of_result(int operation, struct size x, struct size y)
{
    const long cross_x = x.numerator + y.denominator, cross_y = y.numerator + x.denominator;
    const long sum = (cross_x > cross_y ? cross_x : cross_y) + 1;
    return (struct size){operation == OPERATION_MUL ? x.numerator + y.numerator : sum, x.denominator + y.denominator};
}

/* Checked before anything is computed, so that no number larger than the budget is ever made. */
static enum status within_budget(const struct evaluation *e, long budget_bits, struct failure *failure)
{
    const struct program *program = e->program;
    struct size size[PROGRAM_MAX_NODES];
    for (int k = 0; k < program_nodes(program); k++) {
        if (k < program->inputs) {
            size[k] = (struct size){number_numerator_bits(e->value[k]), number_denominator_bits(e->value[k])};
        } else {
            const struct instruction *step = program->code + (k - program->inputs);
            size[k] = size_of_result(step->operation, size[step->left], size[step->right]);
        }
        const long bits = size[k].numerator + size[k].denominator;
        if (bits > budget_bits) {
            snprintf(failure->field, sizeof failure->field, "%s", program->node_names[k]);
            snprintf(failure->reason, sizeof failure->reason,
                     "the exact value of %s may need %ld bits; the budget is %ld", program->node_names[k], bits,
                     budget_bits);
            return STATUS_UNDECIDED;
        }
    }
    return STATUS_OK;
}

static enum status evaluate_exactly(struct number_pool *pool, long budget_bits, struct evaluation *e,
                                    struct failure *failure)
{
    const struct program *program = e->program;
    if (program->operations == 0 || e->value[program->inputs] != NULL) return STATUS_OK;
    const enum status status = within_budget(e, budget_bits, failure);
    if (status != STATUS_OK) return status;
    exact_evaluate(pool, program->code, program->operations, program->inputs, e->value);
    return STATUS_OK;
}

static const struct quantity *first_unknown(const struct evaluation *e)
{
    for (int i = 0; i < e->program->quantities; i++)
        if (e->sign[e->program->quantity[i].node] == SIGN_UNKNOWN) return e->program->quantity + i;
    return NULL;
}

static void sign_exactly(struct evaluation *e)
{
    for (int i = 0; i < e->program->quantities; i++) {
        const int k = e->program->quantity[i].node;
        if (e->sign[k] != SIGN_UNKNOWN) continue;
        e->sign[k] = (enum sign)number_sign(e->value[k]);
        e->by[k] = TIER_EXACT;
    }
}

enum status cascade_signs(struct number_pool *pool, const struct program *program, const struct number *const *inputs,
                          unsigned tiers, long budget_bits, struct evaluation *e, struct failure *failure)
{
    *e = (struct evaluation){.program = program};
    for (int i = 0; i < program->inputs; i++) e->value[i] = inputs[i];
    for (int i = 0; i < program->quantities; i++) e->sign[program->quantity[i].node] = SIGN_UNKNOWN;
    if (tiers & TIER_FILTER) sign_by_filter(e);

    const struct quantity *unknown = first_unknown(e);
    if (unknown == NULL) return STATUS_OK;
    if (!(tiers & TIER_EXACT)) {
        snprintf(failure->field, sizeof failure->field, "%s", unknown->name);
        snprintf(failure->reason, sizeof failure->reason,
                 "the sign of %s is not decided by the tiers that were allowed", unknown->name);
        return STATUS_UNDECIDED;
    }
    const enum status status = evaluate_exactly(pool, budget_bits, e, failure);
    if (status == STATUS_OK) sign_exactly(e);
    return status;
}

enum status evaluation_values(struct number_pool *pool, long budget_bits, struct evaluation *e, struct failure *failure)
{
    const enum status status = evaluate_exactly(pool, budget_bits, e, failure);
    if (status != STATUS_OK) return status;
    for (int i = 0; i < e->program->quantities; i++) {
        const struct quantity *quantity = e->program->quantity + i;
        if (number_sign(e->value[quantity->node]) == (int)e->sign[quantity->node]) continue;
        snprintf(failure->field, sizeof failure->field, "%s", quantity->name);
        snprintf(failure->reason, sizeof failure->reason, "tier %s gave %s a sign that its exact value does not have",
                 tier_name(e->by[quantity->node]), quantity->name);
        return STATUS_INTERNAL;
    }
    return STATUS_OK;
}
