/* SPDX-License-Identifier: BSD-2-Clause */
/* Covers a region by parts in which the undetermined signs allow no verdict that is not in the catalog. */
#include "cover/region_proof.h"
#include "numbers/simple.h"
#include "numbers/work.h"

enum { MAX_HALVINGS = 40 };

static int is_one(int set)
{
    return set == MAY_BE_NEGATIVE || set == MAY_BE_ZERO || set == MAY_BE_POSITIVE;
}

/* Each coefficient of the polynomial is combined with those of its row, in every variable. */
static unsigned long work_of_signs(const struct proof *p, int polynomial)
{
    int power[MULTIVARIATE_MAX_VARIABLES];
    long total = 1, steps = 0;
    multivariate_powers(p->multivariate, polynomial, power);
    for (int i = 0; i < MULTIVARIATE_MAX_VARIABLES; i++) {
        total *= power[i] + 1;
        steps += power[i] + 1;
    }
    return work_of_terms(total, steps);
}

/* Finds the signs in a cell. A quantity that has one sign in the enclosing cell has the same sign here. Returns 0 when
 * the budget does not suffice. */
static int find_signs(const struct proof *p, const struct multivariate_cell *cell, unsigned char *may)
{
    for (int i = 0; i < p->program->quantities; i++) {
        const int polynomial = p->node[p->program->quantity[i].node];
        if (is_one(may[i])) continue;
        if (!number_work_spend(region_proof_pool(p), work_of_signs(p, polynomial))) return 0;
        may[i] = (unsigned char)multivariate_signs(p->multivariate, polynomial, cell);
        if (may[i] == 0) return 0;
    }
    return 1;
}

int region_proof_decides(const struct proof *p, const struct multivariate_cell *cell)
{
    unsigned char may[UNCERTAIN_MAX_QUANTITIES] = {0};
    if (!find_signs(p, cell, may)) return 0;
    for (int i = 0; i < p->program->quantities; i++)
        if (!is_one(may[i])) return 0;
    return 1;
}

static int has_denominators(const struct proof *p, const struct multivariate_cell *cell)
{
    for (int i = 0; i < PROOF_DENOMINATORS; i++)
        if (multivariate_signs(p->multivariate, p->over[i], cell) != MAY_BE_POSITIVE) return 0;
    return 1;
}

static void keep(struct proof *p, const struct derived *derived)
{
    for (int i = 0; i < derived->count; i++)
        if (derived->entry[i] < PROOF_MAX_ENTRIES) p->used[derived->entry[i]] = 1;
    p->outside |= derived->outside;
}

/* What the signs in a cell allow. `settled`: 1 when all verdicts that they allow are known; `few`: 1 when few enough
 * signs are undetermined. */
struct view {
    struct derived derived;
    int settled, few;
};

static enum status look(struct proof *p, const unsigned char *may, struct view *view)
{
    unsigned char by_node[PROGRAM_MAX_NODES];
    for (int i = 0; i < p->program->quantities; i++) by_node[p->program->quantity[i].node] = may[i];
    *view = (struct view){.derived = {.search = &p->region->search, .program = p->program}};
    view->few = vectors_open(p->program, by_node) <= VECTORS_MAX_OPEN;
    if (!view->few) return STATUS_OK;
    const enum status status = derived_find(&view->derived, by_node);
    view->settled = status == STATUS_OK && derived_is_settled(&view->derived);
    return status;
}
/* 1 when the range of the variable ends at the root on that side (0 below, 1 above), so that there is no part beyond
 * it. */
static int ends_at(const struct proof *p, const struct part *part, const struct multivariate_factor *factor, int side)
{
    const int axis = factor->variable;
    const struct multivariate_cell *whole = &p->part[0].cell;
    if (side == 0 ? part->cell.low[axis] != whole->low[axis] : part->cell.high[axis] != whole->high[axis]) return 0;
    if (p->end[axis][side] == NULL) return 0;
    json_t *poly = region_proof_poly_json(factor);
    const int same = json_equal(poly, p->end[axis][side]);
    json_decref(poly);
    return same;
}

/* Divides the cell into three: below the root of a factor, at it, and above it. */
static enum status try_root(struct proof *p, struct part *part, const struct multivariate_factor *factor, int *settled)
{
    struct view view[3] = {{.settled = 1}, {.settled = 1}, {.settled = 1}};
    enum status status = STATUS_OK;
    *settled = 1;
    for (int side = -1; side <= 1 && *settled && status == STATUS_OK; side++) {
        struct multivariate_cell cell = part->cell;
        unsigned char may[UNCERTAIN_MAX_QUANTITIES] = {0};
        if (side != 0 && ends_at(p, part, factor, side > 0)) continue;
        cell.root = factor;
        cell.side = side;
        *settled = find_signs(p, &cell, may) && has_denominators(p, &cell);
        if (*settled) status = look(p, may, &view[side + 1]);
        *settled = *settled && view[side + 1].settled;
    }
    for (int i = 0; i < 3; i++) {
        if (*settled && status == STATUS_OK) keep(p, &view[i].derived);
        derived_free(&view[i].derived);
    }
    return status;
}

static enum status find_root(struct proof *p, struct part *part)
{
    for (int i = 0; i < p->factors; i++) {
        const struct multivariate_factor *factor = p->factor + i;
        const int axis = factor->variable;
        int settled;
        if (factor->length == 2 || part->cell.low[axis] == part->cell.high[axis] ||
            !multivariate_has_one_root(factor, part->cell.low[axis], part->cell.high[axis]))
            continue;
        const enum status status = try_root(p, part, factor, &settled);
        if (status != STATUS_OK) return status;
        if (!settled) continue;
        part->how = AT_ROOT;
        part->factor = factor;
        return STATUS_OK;
    }
    return STATUS_OK;
}
/* Adds the verdict in the middle of a cell to the catalog. */
static enum status note_middle(struct proof *p, const struct multivariate_cell *cell)
{
    const struct region *region = p->region;
    const struct number *point[UNCERTAIN_MAX_FIELDS];
    struct evaluation e;
    for (int i = 0; i < region->search.fields; i++) {
        const struct number *low = cell->low[i], *high = cell->high[i];
        point[i] = low == high ? low : number_simple_between(region_proof_pool(p), low, high);
        if (point[i] == NULL || number_compare(region_proof_pool(p), point[i], region->variable[i].low) < 0 ||
            number_compare(region_proof_pool(p), region->variable[i].high, point[i]) < 0)
            return STATUS_OK;
    }
    const enum status status = region_signs(p->region, point, &e);
    if (status == STATUS_OK) return region_note(p->region, &e, point);
    return status == STATUS_HYPOTHESIS || status == STATUS_UNDECIDED ? STATUS_OK : status;
}

/* Refines a cell in which some verdict is unknown. `fine` is set to 0 when the proof fails. */
static enum status refine(struct proof *p, int index, int may_be_leaf, int *fine)
{
    struct part *part = p->part + index;
    const int room = p->count + 3 <= p->most && part->halvings < MAX_HALVINGS;
    *fine = 1;
    if (room && region_proof_cut(p, index)) return STATUS_OK;
    const enum status status = find_root(p, part);
    if (status != STATUS_OK || part->how == AT_ROOT) return status;
    if (room && region_proof_halve(p, index)) return STATUS_OK;
    *fine = may_be_leaf && !p->complete;
    return STATUS_OK;
}

static enum status process(struct proof *p, int index, int *fine)
{
    struct part *part = p->part + index;
    struct view view;
    *fine = find_signs(p, &part->cell, part->may);
    if (!*fine) return STATUS_OK;
    const int proper = has_denominators(p, &part->cell);
    enum status status = look(p, part->may, &view);
    if (status == STATUS_OK && !p->complete && view.few && !view.settled) {
        status = note_middle(p, &part->cell);
        view.settled = derived_is_settled(&view.derived);
    }
    if (status == STATUS_OK && !(proper && view.settled)) status = refine(p, index, proper && view.few, fine);
    if (status == STATUS_OK && part->how == LEAF && *fine) keep(p, &view.derived);
    derived_free(&view.derived);
    return status;
}

enum status region_proof_cover(struct proof *p, int *fine)
{
    enum status status = STATUS_OK;
    *fine = 1;
    for (int i = 0; i < p->count && status == STATUS_OK && *fine; i++) status = process(p, i, fine);
    return status;
}
