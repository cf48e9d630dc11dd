/* SPDX-License-Identifier: BSD-2-Clause */
/* The division of a region into cells. */
#include "atlas/private.h"

#include <stdio.h>
#include <string.h>

int atlas_halve(const struct place_of_cell *place, struct place_of_cell half[2])
{
    const int axis = place->level[1] < place->level[0];
    for (int i = 0; i < 2; i++) {
        half[i] = *place;
        half[i].level[axis]++;
        half[i].index[axis] = 2 * place->index[axis] + i;
    }
    return axis;
}

/* The data that all cells of a walk share. */
struct walk {
    struct atlas *atlas;
    struct atlas_region *region;
    int depth;
    atlas_visit *visit;
    void *context;
    struct failure *failure;
    long work; /* of a checker for the signs that were computed */
};

/* ---- the work of a checker for the signs of a factor in a cell, as charge_side of src/check/python/painleve_check/tensor.py counts it; that of
 * the C checker was between 0.27 and 0.53 of it in all that were measured */

static long words_of(long bits)
{
    return bits / 64 + 1;
}

/* The product of numbers of m words and n words, n <= m: as in product_cost of budget.py, without Karatsuba's method. */
static long work_of_product(long m, long n)
{
    return 10 * (m + n) + (m / n + 1) * 4 * n * n;
}

static long longer(long x, long y)
{
    return x > y ? x : y;
}

/* The number of words by which coefficients grow with each power of a variable: the size of the ends of a cell over a common denominator. */
static long growth_of(struct number_pool *pool, const struct multivariate_cell *start, int variable, int depth)
{
    const struct number *low = start->low[variable], *high = start->high[variable];
    const long below = longer(number_denominator_bits(number_subtract(pool, high, low)),
                              longer(number_denominator_bits(low), number_denominator_bits(high)));
    const long above = longer(number_numerator_bits(low) - number_denominator_bits(low),
                              number_numerator_bits(high) - number_denominator_bits(high));
    return 3 * words_of(below + longer(above, 0) + (variable < ATLAS_AXES ? depth : 0));
}

/* SCALING: the work of making a coefficient an integer. PREPARING: that of preparing the ends of a cell in one variable. */
enum { SCALING = 2500, PREPARING = 13000 };

static long work_of_factor(struct number_pool *pool, const struct atlas_region *region, int factor, int depth)
{
    const struct multivariate *multivariate = region->list.multivariate;
    const int polynomial = region->list.polynomial[factor];
    int power[MULTIVARIATE_MAX_VARIABLES];
    long exponent[MULTIVARIATE_MAX_VARIABLES], coefficients = 1, size = 1;
    multivariate_powers(multivariate, polynomial, power);
    for (int v = 0; v < multivariate_variables(multivariate); v++) coefficients *= power[v] + 1;
    for (int i = 0; i < multivariate_terms(multivariate, polynomial); i++)
        size = longer(size, words_of(number_numerator_bits(multivariate_term(multivariate, polynomial, i, exponent))));
    long work = SCALING * coefficients;
    for (int v = 0; v < multivariate_variables(multivariate); v++) {
        const long length = power[v] + 1, growth = growth_of(pool, &region->start, v, depth);
        const long grown = size + length * growth;
        work += PREPARING +
                coefficients / length * (2000 + length * length * (400 + 20 * grown + work_of_product(grown, growth)));
        size += (length - 1) * growth;
    }
    return work;
}

/* The limit for the signs in all cells: the checkers spend the rest of their work on the formulas. */
static long most_work(const struct atlas *atlas)
{
    return atlas->work / 15 * 14;
}

static enum status too_much_work(const struct atlas *atlas, struct failure *failure)
{
    failure->field[0] = '\0';
    snprintf(failure->reason, sizeof failure->reason,
             "the certificate takes the checkers more than %ld units of work%s: take a smaller depth, or data with "
             "fewer irrational numbers, or --work=UNITS here and in the check",
             atlas->work, atlas->work == ATLAS_WORK ? ", which they spend by default" : "");
    return STATUS_UNDECIDED;
}

/* The work in a cell: only factors with several possible signs in the cell around it are evaluated. */
static long work_of_signs(const struct atlas_region *region, const unsigned char *around)
{
    long work = 0;
    for (int i = 0; i < region->list.count; i++)
        if (!is_one_sign(around[i])) work += region->work[i];
    return work;
}

static enum status walk(struct walk *w, const struct place_of_cell *place, const unsigned char *around)
{
    unsigned char may[FACTORED_MAX];
    struct finding_of_cell found;
    struct place_of_cell half[2];
    memcpy(may, around, sizeof may);
    w->work += work_of_signs(w->region, around);
    if (w->work > most_work(w->atlas)) return too_much_work(w->atlas, w->failure);
    atlas_signs(w->region, place, may);
    enum status status = atlas_find(w->atlas, w->region, place, may, &found, w->failure);
    if (status != STATUS_OK) return status;
    /* A walk to the tiles ends earlier than the atlas: a tile can still be halved. */
    const int is_smallest = place->level[0] >= w->depth && place->level[1] >= w->depth;
    const int is_last = is_smallest && w->depth == w->atlas->depth;
    if (!is_last && !atlas_meets(w->region, place, &found)) found.finding = FINDING_NONE;
    if (found.finding != FINDING_NONE || is_smallest) {
        w->visit(w->context, -1, place, &found);
        return STATUS_OK;
    }
    w->visit(w->context, atlas_halve(place, half), place, &found);
    for (int i = 0; i < 2 && status == STATUS_OK; i++) status = walk(w, half + i, may);
    return status;
}

enum status atlas_walk(struct atlas *atlas, struct atlas_region *region, const struct place_of_cell *place, int depth,
                       atlas_visit *visit, void *context, struct failure *failure)
{
    struct walk w = {atlas, region, depth, visit, context, failure, 0};
    unsigned char may[FACTORED_MAX] = {0};
    return walk(&w, place, may);
}

/* For a walk that only measures the work. */
static void pass(void *context, int axis, const struct place_of_cell *place, const struct finding_of_cell *found)
{
    (void)context;
    (void)axis;
    (void)place;
    (void)found;
}

void atlas_weigh(const struct atlas *atlas, struct atlas_region *region)
{
    for (int i = 0; i < region->list.count; i++)
        region->work[i] = work_of_factor(atlas->problem->pool, region, i, atlas->depth);
}

enum status atlas_is_checkable(struct atlas *atlas, const long *cells, struct failure *failure)
{
    const struct place_of_cell whole = {{0, 0}, {0, 0}};
    const unsigned char may[FACTORED_MAX] = {0};
    long bound = 0;
    for (int k = 0; k < atlas->regions; k++)
        for (int i = 0; i < atlas->region[k].list.count; i++) bound += cells[k] * atlas->region[k].work[i];
    if (bound <= most_work(atlas)) return STATUS_OK;
    struct walk w = {.atlas = atlas, .depth = atlas->depth, .visit = pass, .failure = failure};
    enum status status = STATUS_OK;
    for (int i = 0; i < atlas->regions && status == STATUS_OK; i++) {
        w.region = atlas->region + i;
        status = walk(&w, &whole, may);
    }
    return status;
}
