/* SPDX-License-Identifier: BSD-2-Clause */
/* The ways to split a part of a cover. */
#include "cover/region_proof.h"

static struct part *add_part(struct proof *p, int index)
{
    struct part *part = p->part + p->count++;
    *part = p->part[index];
    part->how = LEAF;
    part->parts = 0;
    part->halvings++;
    p->part[index].parts++;
    return part;
}

static int is_inside(const struct proof *p, const struct multivariate_cell *cell, int axis, const struct number *x)
{
    const int low = number_compare(region_proof_pool(p), cell->low[axis], x),
              high = number_compare(region_proof_pool(p), x, cell->high[axis]);
    return (low < 0 || (low == 0 && !cell->low_open[axis])) && (high < 0 || (high == 0 && !cell->high_open[axis]));
}

static void cut_part(struct proof *p, int index, int axis, const struct number *cut)
{
    struct part *part = p->part + index;
    part->how = CUT;
    part->axis = axis;
    part->cut = cut;
    part->first = p->count;
    if (number_compare(region_proof_pool(p), part->cell.low[axis], cut) < 0) {
        struct part *below = add_part(p, index);
        below->cell.high[axis] = cut;
        below->cell.high_open[axis] = 1;
    }
    struct part *on = add_part(p, index);
    on->cell.low[axis] = on->cell.high[axis] = cut;
    on->cell.low_open[axis] = on->cell.high_open[axis] = 0;
    if (number_compare(region_proof_pool(p), cut, part->cell.high[axis]) < 0) {
        struct part *above = add_part(p, index);
        above->cell.low[axis] = cut;
        above->cell.low_open[axis] = 1;
    }
}

/* Divides a part at a rational zero of some quantity. */
int region_proof_cut(struct proof *p, int index)
{
    const struct multivariate_cell *cell = &p->part[index].cell;
    for (int i = 0; i < p->factors; i++) {
        const struct multivariate_factor *factor = p->factor + i;
        const int axis = factor->variable;
        if (factor->length != 2 || cell->low[axis] == cell->high[axis]) continue;
        const struct number *zero =
            number_negate(region_proof_pool(p), number_divide(region_proof_pool(p), factor->c[0], factor->c[1]));
        if (!is_inside(p, cell, axis, zero)) continue;
        cut_part(p, index, axis, zero);
        return 1;
    }
    return 0;
}

int region_proof_halve(struct proof *p, int index)
{
    struct part *part = p->part + index;
    const int fields = p->region->search.fields;
    for (int i = 0; i < fields; i++) {
        const int axis = (part->halvings + i) % fields;
        if (part->cell.low[axis] == part->cell.high[axis]) continue;
        const struct number *sum = number_add(region_proof_pool(p), part->cell.low[axis], part->cell.high[axis]);
        const struct number *middle =
            number_multiply(region_proof_pool(p), sum, number_from_ratio(region_proof_pool(p), 1, 2));
        part->how = HALVED;
        part->axis = axis;
        part->first = p->count;
        struct part *lower = add_part(p, index), *upper = add_part(p, index);
        lower->cell.high[axis] = upper->cell.low[axis] = middle;
        lower->cell.high_open[axis] = upper->cell.low_open[axis] = 0;
        return 1;
    }
    return 0;
}
