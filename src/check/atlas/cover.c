/* SPDX-License-Identifier: BSD-2-Clause */
/* The cells of a region; in each the rows must be those of the record. */
#include "check/atlas/multiples.h"
#include "check/atlas/private.h"
#include "check/atlas/rows.h"

#include "check/memory.h"

#include <stddef.h>
#include <stdlib.h>

/* A cell that remains to be checked. */
struct waiting {
    struct cell cell;
    unsigned char may[ATLAS_MAX_FACTORS];
    int level; /* how many times it was halved */
};

/* The state of a walk through the cells of a region. */
struct walk {
    struct atlas *a;
    const struct atlas_region *region;
    struct waiting stack[ATLAS_MAX_LEVEL + 2];
    int waiting;
};

static int rejected(const struct walk *w, const char *what)
{
    return atlas_rejected(w->a, "cover", what);
}

static int is_one(int may)
{
    return may == MAY_BE_NEGATIVE || may == MAY_BE_ZERO || may == MAY_BE_POSITIVE;
}

static void find_signs(const struct walk *w, struct waiting *at)
{
    for (int i = 0; i < w->region->factors; i++)
        if (!is_one(at->may[i]))
            at->may[i] = (unsigned char)tensor_signs(w->region->factor[i], w->a->c.pool, &at->cell, -1);
}

/* The sign of a quantity, from the signs of the factors. */
static int sign_of(const struct atlas_region *region, const struct atlas_product *q, const signed char *sign)
{
    int s = scalar_sign(q->constant);
    for (int i = 0; i < region->factors; i++) {
        if (q->exponent[i] % 2 != 0) s *= sign[i];
        if (q->exponent[i] != 0 && sign[i] == 0) s = 0;
    }
    return s;
}

/* The question about the signs that a cell allows: which row holds when the factor `curve` has the sign s; when `curve`
 * is -1, which row holds for all signs. */
struct question {
    int curve, row[3]; /* nodes: integers, or null */
    int found[3], any;
};

/* 1 when these signs have the row that a node gives by its number in verdict.rows; -1 means outside the hypotheses. */
static int is_row_stated(const struct walk *w, int node, const signed char *quantity)
{
    const struct json *json = w->a->c.json;
    const int inside = atlas_is_inside(w->a->theory.name, quantity);
    if (json->node[node].type == JSON_NULL) return 0;
    const long long row = mechanism_integer(json, node);
    if (row == -1) return !inside;
    return inside && row >= 0 && row < w->a->rows &&
           atlas_row_follows(w->a->theory.name, json, w->a->name[row], quantity);
}

/* Considers one choice of the signs of the factors. */
static int ask(const struct walk *w, const signed char *sign, struct question *q)
{
    const struct atlas_theory *theory = &w->a->theory;
    signed char quantity[PROGRAM_MAX_QUANTITIES] = {0};
    unsigned char may[PROGRAM_MAX_QUANTITIES] = {0};
    for (int k = 0; k < theory->program->quantities; k++) {
        const int s = sign_of(w->region, &w->region->quantity[k], sign);
        quantity[k] = (signed char)s;
        may[k] = (unsigned char)(1 << (s + 1));
    }
    if (!signs_list(theory->program, theory->identities, theory->identity_count, may, w->a->room)) return 0;
    if (w->a->room->count == 0) return 1; /* the quantities cannot have these signs at the same time */
    const int side = q->curve < 0 ? 1 : sign[q->curve] + 1;
    q->any = q->found[side] = 1;
    return is_row_stated(w, q->row[side], quantity);
}

/* Considers every choice of the undetermined signs; those of the factors before `at` have been chosen. */
static int ask_all(const struct walk *w, const unsigned char *may, signed char *sign, int at, struct question *q)
{
    if (at == w->region->factors) return ask(w, sign, q);
    for (int s = -1; s <= 1; s++) {
        sign[at] = (signed char)s;
        if ((may[at] & (1 << (s + 1))) && !ask_all(w, may, sign, at + 1, q)) return 0;
    }
    return 1;
}

static int check_open(const struct walk *w, const struct waiting *at)
{
    int open = 0;
    for (int i = 0; i < w->region->factors; i++) {
        open += !is_one(at->may[i]);
        if (w->region->divides[i] && at->may[i] != MAY_BE_NEGATIVE && at->may[i] != MAY_BE_POSITIVE)
            return rejected(w, "a divisor may be zero");
    }
    return open <= ATLAS_MAX_OPEN || rejected(w, "a cell with too many open signs");
}

/* Marks a row as used, and checks its number. */
static int use(const struct walk *w, int node)
{
    const struct json *json = w->a->c.json;
    if (json->node[node].type == JSON_NULL) return 1;
    const long long row = mechanism_integer(json, node);
    if (row < -1 || row >= w->a->rows) return atlas_rejected(w->a, "leaves", "no such row");
    if (row < 0)
        w->a->outside = 1;
    else
        w->a->used[row] = 1;
    return 1;
}

static int check_row(const struct walk *w, const struct waiting *at, int leaf)
{
    const int row = json_member(w->a->c.json, leaf, "row");
    struct question q = {.curve = -1, .row = {row, row, row}};
    signed char sign[ATLAS_MAX_FACTORS];
    if (!check_open(w, at) || !use(w, row)) return 0;
    if (!ask_all(w, at->may, sign, 0, &q)) return rejected(w, "a cell allows another row");
    return q.any || rejected(w, "no signs are possible in a cell");
}

/* 1 when the factor is strictly monotone in the parameter. */
static int check_slope(const struct walk *w, const struct waiting *at, int curve, int across)
{
    const int axis = mechanism_axis(&w->a->m, w->a->c.json, across);
    if (axis < 0) return atlas_rejected(w->a, "leaves", "no such parameter");
    const int signs = tensor_signs(w->region->slope[curve][axis], w->a->c.pool, &at->cell, -1);
    return signs == MAY_BE_NEGATIVE || signs == MAY_BE_POSITIVE || rejected(w, "a curve may turn back");
}

static int check_curve(const struct walk *w, const struct waiting *at, int leaf)
{
    const struct json *json = w->a->c.json;
    const long long curve = mechanism_integer(json, json_member(json, leaf, "curve"));
    const int rows = json_member(json, leaf, "rows");
    struct question q = {.curve = (int)curve, .row = {rows + 1, rows + 2, rows + 3}};
    signed char sign[ATLAS_MAX_FACTORS];
    if (curve < 0 || curve >= w->region->factors) return atlas_rejected(w->a, "leaves", "no such factor");
    if (!check_open(w, at) || !use(w, rows + 1) || !use(w, rows + 2) || !use(w, rows + 3)) return 0;
    if (!ask_all(w, at->may, sign, 0, &q)) return rejected(w, "a side of a curve allows another row");
    if (!q.any) return rejected(w, "no signs are possible in a cell");
    for (int s = 0; s < 3; s++)
        if (!q.found[s] && json->node[q.row[s]].type != JSON_NULL)
            return rejected(w, "a side of a curve has a row, but no signs");
    return check_slope(w, at, (int)curve, json_member(json, leaf, "across"));
}

/* The number of an item that is a leaf; 0 for another item. */
static int leaf_of(const struct walk *w, int item)
{
    const struct json *json = w->a->c.json;
    const int list = json_member(json, w->region->node, "leaves");
    const long long number = mechanism_integer(json, item);
    int node = list + 1;
    if (number < 0 || number >= json_size(json, list)) return 0;
    for (long long i = 0; i < number; i++) node = json->node[node].next;
    return node;
}

static int check_leaf(const struct walk *w, struct waiting *at, int item)
{
    const int leaf = leaf_of(w, item);
    if (leaf == 0) return rejected(w, "no such leaf");
    find_signs(w, at);
    return json_member(w->a->c.json, leaf, "row") != 0 ? check_row(w, at, leaf) : check_curve(w, at, leaf);
}

/* Replaces a cell by its two halves, the lower one first. */
static int halve(struct walk *w, struct waiting *at, int item)
{
    struct scalar_pool *pool = w->a->c.pool;
    const int axis = mechanism_axis(&w->a->m, w->a->c.json, item);
    if (axis < 0 || at->level == ATLAS_MAX_LEVEL) return rejected(w, "halves what is no parameter, or too often");
    find_signs(w, at);
    const struct side *side = at->cell.side + axis;
    const scalar middle = atlas_half(pool, scalar_add(pool, side->low, side->high), 1);
    struct waiting *upper = w->stack + w->waiting, *lower = upper + 1;
    at->level++;
    *upper = *lower = *at;
    upper->cell.side[axis].low = lower->cell.side[axis].high = middle;
    w->waiting += 2;
    return 1;
}

static int check_item(struct walk *w, int item, long undecided[ATLAS_MAX_LEVEL + 1])
{
    const enum json_type type = w->a->c.json->node[item].type;
    struct waiting at = w->stack[--w->waiting];
    if (type == JSON_STRING) return halve(w, &at, item);
    if (type == JSON_INTEGER) return check_leaf(w, &at, item);
    undecided[at.level]++;
    return 1;
}

/* Adds the area of the region, and the area of its undecided cells. */
static void add_areas(struct atlas *a, const struct atlas_region *region, const long undecided[ATLAS_MAX_LEVEL + 1])
{
    struct scalar_pool *pool = a->c.pool;
    scalar area = scalar_one(pool), share = scalar_zero(pool);
    for (int i = 0; i < ATLAS_AXES; i++) {
        const struct side *side = region->start.side + i;
        area = scalar_multiply(pool, area, scalar_subtract(pool, side->high, side->low));
    }
    for (int level = 0; level <= ATLAS_MAX_LEVEL; level++)
        if (undecided[level] > 0)
            share = scalar_add(pool, share,
                               atlas_multiple(pool, atlas_half(pool, scalar_one(pool), level), undecided[level]));
    a->area = scalar_add(pool, a->area, area);
    a->undecided = scalar_add(pool, a->undecided, scalar_multiply(pool, share, area));
}

static int walk(struct walk *w)
{
    const struct json *json = w->a->c.json;
    const int list = json_member(json, w->region->node, "cover");
    long undecided[ATLAS_MAX_LEVEL + 1] = {0};
    w->stack[0] = (struct waiting){.cell = w->region->start};
    for (int i = 0; i < ATLAS_MAX_FACTORS; i++) w->stack[0].may[i] = MAY_BE_ANY;
    w->waiting = 1;
    for (int item = list + 1; item < json->node[list].next; item = json->node[item].next) {
        if (w->waiting == 0) return rejected(w, "goes on after its tree");
        if (!check_item(w, item, undecided)) return 0;
    }
    if (w->waiting != 0) return rejected(w, "ends too early");
    add_areas(w->a, w->region, undecided);
    return 1;
}

int atlas_check_cover(struct atlas *a, const struct atlas_region *region)
{
    struct walk *w = memory_zeroed(1, sizeof *w);
    w->a = a;
    w->region = region;
    const int fine = walk(w);
    memory_free(w);
    return fine;
}
