/* SPDX-License-Identifier: BSD-2-Clause */
#include "sign/cascade.h"

#include "numbers/exact.h"
#include "numbers/filter.h"
#include "numbers/interval.h"

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

static const struct quantity *first_unknown(const struct evaluation *e)
{
    for (int i = 0; i < e->program->quantities; i++)
        if (e->sign[e->program->quantity[i].node] == SIGN_UNKNOWN) return e->program->quantity + i;
    return NULL;
}

static void adopt_interval_signs(struct evaluation *e, const int *sign)
{
    for (int i = 0; i < e->program->quantities; i++) {
        const int k = e->program->quantity[i].node;
        if (e->sign[k] != SIGN_UNKNOWN || sign[k] == NUMBER_SIGN_UNKNOWN) continue;
        e->sign[k] = (enum sign)sign[k];
        e->by[k] = TIER_INTERVAL;
    }
}

static int all_rational(const struct evaluation *e)
{
    for (int k = 0; k < e->program->inputs; k++)
        if (!number_is_rational(e->value[k])) return 0;
    return 1;
}

/* Precision at which a sign that is still open is left to the exact tier, when there is one. */
enum { INTERVAL_FIRST_PRECISION = 64, INTERVAL_LAST_PRECISION = 256 };

/* Enclosures of doubled precision.  Rational inputs go to the exact tier at once, which is as cheap. */
static void sign_by_intervals(struct evaluation *e, unsigned tiers, long budget_bits)
{
    const struct program *program = e->program;
    int sign[PROGRAM_MAX_NODES];
    long limit = number_precision_limit(budget_bits);
    if (tiers & TIER_EXACT) {
        if (all_rational(e)) return;
        if (limit > INTERVAL_LAST_PRECISION) limit = INTERVAL_LAST_PRECISION;
    }
    for (long bits = INTERVAL_FIRST_PRECISION; bits <= limit && first_unknown(e) != NULL; bits *= 2) {
        interval_evaluate(program->code, program->operations, program->inputs, e->value, bits, sign);
        adopt_interval_signs(e, sign);
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

/* A real that is not zero is decided by an enclosure even here, unless the exact tier is alone. */
static void sign_exactly(struct evaluation *e, unsigned tiers)
{
    for (int i = 0; i < e->program->quantities; i++) {
        const int k = e->program->quantity[i].node;
        if (e->sign[k] != SIGN_UNKNOWN) continue;
        e->sign[k] = (enum sign)number_sign(e->value[k]);
        const int enclosed = (tiers & TIER_INTERVAL) && e->sign[k] != SIGN_ZERO && !number_is_rational(e->value[k]);
        e->by[k] = enclosed ? TIER_INTERVAL : TIER_EXACT;
    }
}

static enum status undecided(struct failure *failure, const struct quantity *quantity, const char *why)
{
    snprintf(failure->field, sizeof failure->field, "%s", quantity->name);
    snprintf(failure->reason, sizeof failure->reason, "the sign of %s is not decided by %s", quantity->name, why);
    return STATUS_UNDECIDED;
}

static enum status decide_exactly(struct number_pool *pool, unsigned tiers, long budget_bits, struct evaluation *e,
                                  struct failure *failure)
{
    char why[128];
    const enum status status = evaluate_exactly(pool, budget_bits, e, failure);
    if (status != STATUS_OK) return status;
    sign_exactly(e, tiers);
    if (first_unknown(e) == NULL) return STATUS_OK;
    snprintf(why, sizeof why, "enclosures of %ld bits, and has no exact value within the budget",
             number_precision_limit(budget_bits));
    return undecided(failure, first_unknown(e), why);
}

enum status cascade_signs(struct number_pool *pool, const struct program *program, const struct number *const *inputs,
                          unsigned tiers, long budget_bits, struct evaluation *e, struct failure *failure)
{
    *e = (struct evaluation){.program = program};
    number_pool_limit(pool, budget_bits, NUMBER_BUDGET_DEGREE);
    for (int i = 0; i < program->inputs; i++) e->value[i] = inputs[i];
    for (int i = 0; i < program->quantities; i++) e->sign[program->quantity[i].node] = SIGN_UNKNOWN;
    if (tiers & TIER_FILTER) sign_by_filter(e);
    if (tiers & TIER_INTERVAL) sign_by_intervals(e, tiers, budget_bits);
    if (first_unknown(e) == NULL) return STATUS_OK;
    if (tiers & TIER_EXACT) return decide_exactly(pool, tiers, budget_bits, e, failure);
    return undecided(failure, first_unknown(e), "the tiers that were allowed");
}

enum status evaluation_values(struct number_pool *pool, long budget_bits, struct evaluation *e, struct failure *failure)
{
    const enum status status = evaluate_exactly(pool, budget_bits, e, failure);
    if (status != STATUS_OK) return status;
    for (int k = 0; k < e->program->inputs; k++) number_prepare(pool, e->value[k]);
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
