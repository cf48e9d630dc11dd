/* SPDX-License-Identifier: BSD-2-Clause */
/* The cover of the box by cells, and the verdicts that they allow (spec/certificate.md, section 9.3). */
#include "check/uncertain.h"

#include "check/mechanism_parts.h"
#include "check/quantities.h"

#include <stdlib.h>

/* Combinations of signs that were looked at lately, by their codes plus 1; a combination more or less costs time only. */
enum { MEMORY = 1 << 14 };

struct tally {
    struct uncertain *c;
    const struct mechanism *mechanism; /* NULL for a box */
    const struct region *region;       /* of it, that is looked at */
    int possible, rows, entries;       /* nodes, and their number */
    int *used;                         /* per entry */
    int outside;
    unsigned long long memory[MEMORY];
};

static unsigned long long code_of(const struct program *program, const int *sign)
{
    unsigned long long code = 0;
    for (int i = 0; i < program->quantities; i++) code = 3 * code + (unsigned)(sign[i] + 1);
    return code;
}

static int is_new(struct tally *t, const int *sign)
{
    const unsigned long long code = code_of(t->c->theory->program, sign) + 1;
    unsigned long long *slot = t->memory + code % MEMORY;
    if (*slot == code) return 0;
    *slot = code;
    return 1;
}

/* Finds the verdict of these signs among the possible ones. */
static int visit(void *context, const int *sign)
{
    struct tally *t = context;
    struct uncertain *c = t->c;
    if (!is_new(t, sign)) return 1;
    if (!c->theory->is_inside(sign)) {
        t->outside = 1;
        return 1;
    }
    int verdict = t->possible + 1, row = t->rows + 1;
    for (int i = 0; i < t->entries; i++) {
        if (c->theory->matches(c->json, verdict, row, sign)) {
            t->used[i] = 1;
            return 1;
        }
        verdict = c->json->node[verdict].next;
        row = c->json->node[row].next;
    }
    return uncertain_rejected(c, "verdict", "possible", "lacks a verdict that some leaf of the cover allows");
}

/* The signs that each quantity may have in a leaf. */
static int take_signs(void *context, const unsigned char *may)
{
    struct tally *t = context;
    const struct uncertain_theory *theory = t->c->theory;
    if (signs_open(theory->program, may) > UNCERTAIN_MAX_OPEN)
        return uncertain_rejected(t->c, "witness", "cover", "too many signs are open in a leaf");
    return signs_visit(theory->program, theory->identities, theory->identity_count, may, visit, t);
}

static int check_leaf(struct tally *t, const struct cell *cell, int item)
{
    unsigned char may[PROGRAM_MAX_QUANTITIES];
    if (t->mechanism != NULL) return mechanism_check_leaf(t->c, t->mechanism, t->region, cell, item, take_signs, t);
    cell_signs(t->c->pool, &t->c->cells, cell, may);
    return take_signs(t, may);
}

/* The cells that wait for their items, the next one last. */
struct stack {
    struct cell cell[UNCERTAIN_MAX_WAITING];
    int count;
};

static int push(const struct uncertain *c, struct stack *stack, const struct cell *cell)
{
    if (stack->count == UNCERTAIN_MAX_WAITING)
        return uncertain_rejected(c, "witness", "cover", "too many cells wait for their items");
    stack->cell[stack->count++] = *cell;
    return 1;
}

static int compare(const struct uncertain *c, rational x, rational y)
{
    return rational_sign(rational_subtract(c->pool, x, y));
}

static int halve(const struct uncertain *c, struct stack *stack, const struct cell *cell, int axis)
{
    const rational one = rational_one(c->pool), half = rational_divide(c->pool, one, rational_add(c->pool, one, one));
    const rational middle =
        rational_multiply(c->pool, half, rational_add(c->pool, cell->side[axis].low, cell->side[axis].high));
    struct cell lower = *cell, upper = *cell;
    lower.side[axis].high = upper.side[axis].low = middle;
    lower.side[axis].has_high = upper.side[axis].has_low = 1;
    return push(c, stack, &upper) && push(c, stack, &lower);
}

static int cut(const struct uncertain *c, struct stack *stack, const struct cell *cell, int axis, rational at)
{
    const int low = compare(c, cell->side[axis].low, at), high = compare(c, at, cell->side[axis].high);
    struct cell below = *cell, on = *cell, above = *cell;
    if (low > 0 || high > 0 || (low == 0 && !cell->side[axis].has_low) || (high == 0 && !cell->side[axis].has_high))
        return uncertain_rejected(c, "witness", "cover", "a cut lies outside its interval");
    below.side[axis].high = above.side[axis].low = on.side[axis].low = on.side[axis].high = at;
    below.side[axis].has_high = above.side[axis].has_low = 0;
    on.side[axis].has_low = on.side[axis].has_high = 1;
    return (high == 0 || push(c, stack, &above)) && push(c, stack, &on) && (low == 0 || push(c, stack, &below));
}

/* The field whose name stands in a node; -1 for none. */
static int axis_named(const struct tally *t, int name)
{
    return t->mechanism != NULL ? mechanism_axis(t->mechanism, t->c->json, name) : uncertain_axis(t->c, name);
}

/* What an item of the cover makes of a cell. */
static int take_item(struct tally *t, struct stack *stack, const struct cell *cell, int item)
{
    const struct uncertain *c = t->c;
    const struct json *json = c->json;
    if (json->node[item].type == JSON_NULL) return check_leaf(t, cell, item);
    const int is_cut = json->node[item].type == JSON_OBJECT, root = is_cut ? json_member(json, item, "root") : 0;
    const int axis = axis_named(t, root != 0 ? root : is_cut ? json_member(json, item, "cut") : item);
    if (axis < 0 || cell->side[axis].low == cell->side[axis].high)
        return uncertain_rejected(c, "witness", "cover", "splits what is no interval");
    if (root != 0) return check_leaf(t, cell, item);
    if (!is_cut) return halve(c, stack, cell, axis);
    return cut(c, stack, cell, axis, quantity_number(json, c->pool, json_member(json, item, "at")));
}

static int check_tree(struct tally *t, struct stack *stack, int cover, const struct cell *start)
{
    const struct json *json = t->c->json;
    stack->cell[stack->count++] = *start;
    for (int item = cover + 1; item < json->node[cover].next; item = json->node[item].next) {
        if (stack->count == 0) return uncertain_rejected(t->c, "witness", "cover", "goes on after its tree");
        const struct cell cell = stack->cell[--stack->count];
        if (!take_item(t, stack, &cell, item)) return 0;
    }
    return stack->count == 0 || uncertain_rejected(t->c, "witness", "cover", "ends before its tree");
}

/* Of a mechanism one for each choice of pieces. */
static int check_trees(struct tally *t, struct stack *stack)
{
    struct uncertain *c = t->c;
    if (t->mechanism == NULL)
        return check_tree(t, stack, json_member(c->json, json_member(c->json, 0, "witness"), "cover"), &c->start);
    for (int i = 0; i < t->mechanism->regions; i++) {
        t->region = t->mechanism->region + i;
        if (!check_tree(t, stack, t->region->cover, &t->region->start)) return 0;
    }
    return 1;
}

static int truth_is(const struct uncertain *c, int verdict, const char *key, int truth)
{
    return c->json->node[json_member(c->json, verdict, key)].type == (truth ? JSON_TRUE : JSON_FALSE);
}

static int check_tally(const struct tally *t, int verdict)
{
    for (int i = 0; i < t->entries; i++)
        if (!t->used[i])
            return uncertain_rejected(t->c, "verdict", "possible", "holds a verdict that no leaf of the cover allows");
    if (!truth_is(t->c, verdict, "outside", t->outside))
        return uncertain_rejected(t->c, "verdict", "outside", "is not what the cover shows");
    return truth_is(t->c, verdict, "certain", t->entries == 1) ||
           uncertain_rejected(t->c, "verdict", "certain", "is not whether there is one verdict");
}

static int check_cover(struct uncertain *c, const struct mechanism *mechanism)
{
    const int verdict = json_member(c->json, 0, "verdict");
    struct tally *t = calloc(1, sizeof *t);
    struct stack *stack = calloc(1, sizeof *stack);
    if (t == NULL || stack == NULL) abort();
    t->c = c;
    t->mechanism = mechanism;
    t->possible = json_member(c->json, verdict, "possible");
    t->rows = json_member(c->json, verdict, "rows");
    t->entries = json_size(c->json, t->possible);
    t->used = calloc((size_t)t->entries + 1, sizeof *t->used);
    if (t->used == NULL) abort();
    const int fine = check_trees(t, stack) && check_tally(t, verdict);
    free(t->used);
    free(t);
    free(stack);
    return fine;
}

int uncertain_check_cover(struct uncertain *c)
{
    return check_cover(c, NULL);
}

int mechanism_check_cover(struct uncertain *c, const struct mechanism *m)
{
    return check_cover(c, m);
}
