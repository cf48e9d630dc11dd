/* SPDX-License-Identifier: BSD-2-Clause */
/* The grid on which checkers compare the quantities with their formulas (spec/atlas.md): whole numbers, a first one for each variable.  It is
 * large enough for the powers that occur, and no divisor is zero on it. */
#include "atlas/private.h"

#include <string.h>

/* The largest power of each variable above the line, and the powers of the factors below it. */
struct powers {
    long above[SEVERAL_MAX_VARIABLES];
    int below[FACTORED_MAX];
};

/* What is the same for all quantities: the powers of the factors. */
struct measured {
    const struct atlas_region *region;
    int power[FACTORED_MAX][SEVERAL_MAX_VARIABLES];
};

static struct powers powers_of(const struct measured *m, const struct factored *q)
{
    struct powers p = {{0}, {0}};
    for (int i = 0; i < m->region->list.count; i++) {
        p.below[i] = q->exponent[i] < 0 ? -q->exponent[i] : 0;
        for (int v = 0; v < SEVERAL_MAX_VARIABLES && q->exponent[i] > 0; v++)
            p.above[v] += q->exponent[i] * m->power[i][v];
    }
    return p;
}

/* The powers above the line of x, over a larger product below it. */
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
    for (int v = 0; v < SEVERAL_MAX_VARIABLES; v++) {
        const long left = above_over(m, x, z.below, v), right = above_over(m, y, z.below, v);
        z.above[v] = operation == OPERATION_MUL ? x->above[v] + y->above[v] : left > right ? left : right;
    }
    return z;
}

/* One more than the largest power of each variable in the difference of a quantity and its formula. */
static void find_most(const struct measured *m, const struct program *program, long most[SEVERAL_MAX_VARIABLES])
{
    struct powers node[PROGRAM_MAX_NODES];
    for (int k = 0; k < program->inputs; k++) node[k] = powers_of(m, &m->region->quantity[k]);
    for (int i = 0; i < program->operations; i++) {
        const struct instruction *step = program->code + i;
        node[program->inputs + i] = after(m, step->operation, &node[step->left], &node[step->right]);
    }
    for (int v = 0; v < SEVERAL_MAX_VARIABLES; v++) most[v] = 1;
    for (int k = 0; k < program->quantities; k++) {
        const struct powers stated = powers_of(m, &m->region->quantity[k]),
                            both = after(m, OPERATION_SUB, &stated, &node[program->quantity[k].node]);
        for (int v = 0; v < SEVERAL_MAX_VARIABLES; v++)
            if (both.above[v] >= most[v]) most[v] = both.above[v] + 1;
    }
}

/* Whether a polynomial is zero nowhere on the grid; the variables from v on are still to be given values. */
static int is_nowhere_zero(const struct several *several, int polynomial, const int *power, const int *first,
                           const long *most, int v, long *point)
{
    if (v == SEVERAL_MAX_VARIABLES) return factored_sign_at(several, polynomial, point) != 0;
    const long last = power[v] > 0 ? most[v] : 0; /* a variable that does not occur needs one value */
    for (long k = 0; k <= last; k++) {
        point[v] = first[v] + k;
        if (!is_nowhere_zero(several, polynomial, power, first, most, v + 1, point)) return 0;
    }
    return 1;
}

enum { LAST_TRY = 12 };

int atlas_find_grid(const struct program *program, struct atlas_region *region)
{
    struct measured m = {.region = region};
    const struct several *several = region->list.several;
    long most[SEVERAL_MAX_VARIABLES], point[SEVERAL_MAX_VARIABLES], points = 1;
    for (int i = 0; i < region->list.count; i++) several_powers(several, region->list.polynomial[i], m.power[i]);
    find_most(&m, program, most);
    for (int v = 0; v < several_variables(several); v++) {
        if (most[v] >= ATLAS_MAX_POINTS || points * (most[v] + 1) > ATLAS_MAX_POINTS) return 0;
        points *= most[v] + 1;
    }
    for (int attempt = 1; attempt <= LAST_TRY; attempt++) {
        int good = 1;
        for (int v = 0; v < SEVERAL_MAX_VARIABLES; v++) region->grid[v] = attempt;
        for (int i = 0; i < region->list.count && good; i++)
            good = !region->is_divisor[i] ||
                   is_nowhere_zero(several, region->list.polynomial[i], m.power[i], region->grid, most, 0, point);
        if (good) return 1;
    }
    return 0;
}
