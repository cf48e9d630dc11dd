/* SPDX-License-Identifier: BSD-2-Clause */
/* The data of a region as polynomials in its variables. */
#include "cover/region_proof.h"
#include "numbers/output.h"
#include "numbers/work.h"
#include "problem/mechanism.h"

#include <string.h>

/* Limits of the checkers: the number of coefficients, and the degree in a variable of the data. */
enum { MAX_COEFFICIENTS = 4096, MAX_POWER = 64 };

const char *const region_proof_groups[PROOF_DENOMINATORS] = {"ab", "ABC"};

/* The group of an input, which determines its denominator; -1 for inputs without denominator. */
static int group_of(const char *name)
{
    for (int i = 0; i < PROOF_DENOMINATORS; i++)
        if (strchr(region_proof_groups[i], name[0]) != NULL && name[1] == '\0') return i;
    return -1;
}

/* Writes the inputs of one group with their common denominator; for group -1, those that have none. */
static int read_group(struct proof *p, const struct number *const *input, int group, int *over)
{
    const struct number *x[PROGRAM_MAX_NODES] = {NULL};
    int top[PROGRAM_MAX_NODES], index[PROGRAM_MAX_NODES], count = 0;
    for (int k = 0; k < p->program->inputs; k++) {
        if (group_of(p->program->quantity[k].name) != group) continue;
        index[count] = k;
        x[count++] = input[k];
    }
    if (!multivariate_common(p->multivariate, x, count, top, over)) return 0;
    for (int i = 0; i < count; i++) p->node[index[i]] = top[i];
    return 1;
}

/* Makes the denominator of a group positive by changing the signs of numerators and denominator when it is negative. */
static void make_positive(struct proof *p, int group)
{
    if (multivariate_signs(p->multivariate, p->over[group], &p->part[0].cell) != MAY_BE_NEGATIVE) return;
    p->over[group] = multivariate_opposite(p->multivariate, p->over[group]);
    for (int k = 0; k < p->program->inputs; k++)
        if (group_of(p->program->quantity[k].name) == group)
            p->node[k] = multivariate_opposite(p->multivariate, p->node[k]);
}

/* Finds the certain angles that become constants. */
static void find_fixed(struct proof *p)
{
    struct derivation *derivation = p->region->search.problem->derivation;
    for (int i = 0; i < derivation->mechanism->field_count; i++)
        if (p->region->search.fields + p->fixes < UNCERTAIN_MAX_FIELDS)
            p->fixes += variable_fix(region_proof_pool(p), &derivation->mechanism->fields[i].field,
                                     derivation->value + i, p->fixed + p->fixes);
}

/* The inputs as functions of the variables, and of the constants that certain angles are; these angles are as before afterwards. */
static enum status find_inputs(struct proof *p, const struct number **point, const struct number **input)
{
    struct number_pool *pool = region_proof_pool(p);
    const int fields = p->region->search.fields;
    struct value before[UNCERTAIN_MAX_FIELDS];
    for (int i = 0; i < p->fixes; i++) {
        const struct number *low, *high;
        before[i] = *p->fixed[i].value;
        output_enclosure_numbers(pool, p->fixed[i].low, PROOF_ENCLOSURE, &low, &high);
        variable_set(pool, p->fixed + i, point[fields + i] = number_from_range(pool, low, high));
    }
    p->multivariate = multivariate_new(pool, point, fields + p->fixes);
    const enum status status = region_inputs(p->region, point, input);
    for (int i = 0; i < p->fixes; i++) *p->fixed[i].value = before[i];
    return status;
}

static int read_data(struct proof *p)
{
    struct region *region = p->region;
    const struct number *point[UNCERTAIN_MAX_FIELDS], *input[PROGRAM_MAX_NODES];
    int unused;
    for (int i = 0; i < region->search.fields; i++)
        point[i] = number_from_range(region_proof_pool(p), region->variable[i].low, region->variable[i].high);
    if (p->by_angles) find_fixed(p);
    if ((p->by_angles && p->fixes == 0) || find_inputs(p, point, input) != STATUS_OK) return 0;
    for (int i = 0; i < PROOF_DENOMINATORS; i++)
        if (!read_group(p, input, i, p->over + i)) return 0;
    return read_group(p, input, -1, &unused);
}

/* 1 when the polynomials are within the limits of checkers, which compute the degrees of a result from its formula. */
static int are_small(const struct proof *p)
{
    int power[PROGRAM_MAX_NODES][MULTIVARIATE_MAX_VARIABLES];
    for (int k = 0; k < program_nodes(p->program); k++) {
        const struct instruction *step = p->program->code + (k - p->program->inputs);
        int coefficients = 1;
        if (k < p->program->inputs) multivariate_powers(p->multivariate, p->node[k], power[k]);
        for (int i = 0; i < MULTIVARIATE_MAX_VARIABLES; i++) {
            if (k >= p->program->inputs) {
                const int x = power[step->left][i], y = power[step->right][i];
                power[k][i] = step->operation == OPERATION_MUL ? x + y : x > y ? x : y;
            } else if (power[k][i] > MAX_POWER) {
                return 0;
            }
            if (power[k][i] + 1 > MAX_COEFFICIENTS / coefficients) return 0;
            coefficients *= power[k][i] + 1;
        }
    }
    return 1;
}

/* Spends the work of a product of two polynomials, or of factoring one. */
static int affords(const struct proof *p, int x, int y)
{
    return number_work_spend(region_proof_pool(p), work_of_terms(multivariate_terms(p->multivariate, x),
                                                                 multivariate_terms(p->multivariate, y)));
}

static int run(struct proof *p)
{
    if (!are_small(p)) return 0;
    for (int i = 0; i < p->program->operations; i++) {
        const struct instruction *step = p->program->code + i;
        const enum multivariate_operation operation = step->operation == OPERATION_ADD   ? MULTIVARIATE_SUM
                                                      : step->operation == OPERATION_SUB ? MULTIVARIATE_DIFFERENCE
                                                                                         : MULTIVARIATE_PRODUCT;
        const int k = p->program->inputs + i;
        if (!affords(p, p->node[step->left], p->node[step->right])) return 0;
        p->node[k] = multivariate_operate(p->multivariate, operation, p->node[step->left], p->node[step->right]);
        if (p->node[k] < 0) return 0;
    }
    for (int i = 0; i < p->program->quantities; i++) {
        const int node = p->node[p->program->quantity[i].node];
        if (!affords(p, node, node)) return 0;
        multivariate_factors(p->multivariate, node, p->region->search.fields, p->factor, &p->factors,
                             PROOF_MAX_FACTORS);
    }
    return 1;
}

static void begin(struct proof *p)
{
    struct multivariate_cell *cell = &p->part[0].cell;
    const struct number *unused;
    for (int i = 0; i < multivariate_variables(p->multivariate); i++) {
        const int field = i < p->region->search.fields;
        const struct number *x = multivariate_variable(p->multivariate, i);
        output_enclosure_numbers(region_proof_pool(p), field ? p->region->variable[i].low : x, PROOF_ENCLOSURE,
                                 cell->low + i, &unused);
        output_enclosure_numbers(region_proof_pool(p), field ? p->region->variable[i].high : x, PROOF_ENCLOSURE,
                                 &unused, cell->high + i);
    }
    p->count = 1;
}

int region_proof_polynomials(struct proof *p)
{
    if (!read_data(p)) return 0;
    begin(p);
    for (int i = 0; i < PROOF_DENOMINATORS; i++) make_positive(p, i);
    return run(p);
}
