/* SPDX-License-Identifier: BSD-2-Clause */
/* The grid of integer points at which checkers compare the quantities with their formulas (spec/atlas.md).
 *
 * Two polynomials are equal when they agree at more points in each variable than their degree there. So the grid needs
 * the degrees of the differences; it starts where no divisor is zero on it. */
#include "atlas/private.h"

#include <string.h>

/* A rational function: the degree of its numerator in each variable, and the exponents of the factors in its
 * denominator. */
struct powers {
    long above[MULTIVARIATE_MAX_VARIABLES];
    int below[FACTORED_MAX];
};

/* The degrees of the factors, the same for all quantities. */
struct measured {
    const struct atlas_region *region;
    int power[FACTORED_MAX][MULTIVARIATE_MAX_VARIABLES];
};

static struct powers powers_of(const struct measured *m, const struct factored *q)
{
    struct powers p = {{0}, {0}};
    for (int i = 0; i < m->region->list.count; i++) {
        p.below[i] = q->exponent[i] < 0 ? -q->exponent[i] : 0;
        for (int v = 0; v < MULTIVARIATE_MAX_VARIABLES && q->exponent[i] > 0; v++)
            p.above[v] += q->exponent[i] * m->power[i][v];
    }
    return p;
}

/* The degree of the numerator of x when it is written over a larger denominator. */
static long above_over(const struct measured *m, const struct powers *x, const int *below, int v)
{
    long power = x->above[v];
    for (int i = 0; i < m->region->list.count; i++) power += (below[i] - x->below[i]) * m->power[i][v];
    return power;
}

static struct powers after(const struct measured *m, int operation, const struct powers *x, const struct powers *y)
{
    struct powers z = {{0}, {0}};
    for (int i = 0; i < m->region->list.count; i++)
        z.below[i] = operation == OPERATION_MUL  ? x->below[i] + y->below[i]
                     : x->below[i] > y->below[i] ? x->below[i]
                                                 : y->below[i];
    for (int v = 0; v < MULTIVARIATE_MAX_VARIABLES; v++) {
        const long left = above_over(m, x, z.below, v), right = above_over(m, y, z.below, v);
        z.above[v] = operation == OPERATION_MUL ? x->above[v] + y->above[v] : left > right ? left : right;
    }
    return z;
}

/* One more than the degree, in each variable, of the difference of a quantity and its formula. */
static void find_most(const struct measured *m, const struct program *program, long most[MULTIVARIATE_MAX_VARIABLES])
{
    struct powers node[PROGRAM_MAX_NODES];
    for (int k = 0; k < program->inputs; k++) node[k] = powers_of(m, &m->region->quantity[k]);
    for (int i = 0; i < program->operations; i++) {
        const struct instruction *step = program->code + i;
        node[program->inputs + i] = after(m, step->operation, &node[step->left], &node[step->right]);
    }
    for (int v = 0; v < MULTIVARIATE_MAX_VARIABLES; v++) most[v] = 1;
    for (int k = 0; k < program->quantities; k++) {
        const struct powers stated = powers_of(m, &m->region->quantity[k]),
                            both = after(m, OPERATION_SUB, &stated, &node[program->quantity[k].node]);
        for (int v = 0; v < MULTIVARIATE_MAX_VARIABLES; v++)
            if (both.above[v] >= most[v]) most[v] = both.above[v] + 1;
    }
}

/* Whether a polynomial is zero at no point of the grid; the variables before v have their values in `point`. */
static int is_nowhere_zero(const struct multivariate *multivariate, int polynomial, const int *power, const int *first,
                           const long *most, int v, long *point)
{
    if (v == MULTIVARIATE_MAX_VARIABLES) return factored_sign_at(multivariate, polynomial, point) != 0;
    const long last = power[v] > 0 ? most[v] : 0; /* a variable that does not occur needs one value */
    for (long k = 0; k <= last; k++) {
        point[v] = first[v] + k;
        if (!is_nowhere_zero(multivariate, polynomial, power, first, most, v + 1, point)) return 0;
    }
    return 1;
}

enum { LAST_TRY = 12 };

int atlas_find_grid(const struct program *program, struct atlas_region *region)
{
    struct measured m = {.region = region};
    const struct multivariate *multivariate = region->list.multivariate;
    long most[MULTIVARIATE_MAX_VARIABLES], point[MULTIVARIATE_MAX_VARIABLES], points = 1;
    for (int i = 0; i < region->list.count; i++)
        multivariate_powers(multivariate, region->list.polynomial[i], m.power[i]);
    find_most(&m, program, most);
    for (int v = 0; v < multivariate_variables(multivariate); v++) {
        if (most[v] >= ATLAS_MAX_POINTS || points * (most[v] + 1) > ATLAS_MAX_POINTS) return 0;
        points *= most[v] + 1;
    }
    for (int attempt = 1; attempt <= LAST_TRY; attempt++) {
        int good = 1;
        for (int v = 0; v < MULTIVARIATE_MAX_VARIABLES; v++) region->grid[v] = attempt;
        for (int i = 0; i < region->list.count && good; i++)
            good = !region->is_divisor[i] ||
                   is_nowhere_zero(multivariate, region->list.polynomial[i], m.power[i], region->grid, most, 0, point);
        if (good) return 1;
    }
    return 0;
}
