/* SPDX-License-Identifier: BSD-2-Clause */
/* Covers the box by cells. A cell in which signs are undetermined is accepted when for every verdict that these signs
 * allow a point is known; else it is divided: first where a quantity of one field vanishes, then into halves. */
#include "cover/cover.h"
#include "memory/memory.h"
#include "problem/budget.h"
#include "problem/number_json.h"

#include <stdlib.h>

/* Limits: cells; points at which the program is evaluated, and operations there, so that both checkers verify the cover
 * within their budgets; halvings; and the number of cells that are searched for points along lines. */
enum { MAX_BOXES = 2000, MAX_POINTS = 20000, MAX_OPERATIONS = 480000, MAX_HALVINGS = 24, MAX_LINES = 40 };

struct tree {
    struct search *search;
    const struct cover *cover;
    struct box *box; /* breadth first, so that the budget is spent evenly */
    int count, room;
    const struct number *zero[UNCERTAIN_MAX_FIELDS][UNCERTAIN_MAX_CUTS];
    int zeros[UNCERTAIN_MAX_FIELDS];
    int lines;
};

/* Searches the cell for points: along its middle lines while there are few cells, later in the middle only. */
static enum status explore(struct tree *tree, const struct box *box)
{
    const struct number *point[UNCERTAIN_MAX_FIELDS];
    search_middle(tree->search, box, point);
    if (tree->lines >= MAX_LINES) return search_point(tree->search, point);
    tree->lines++;
    for (int axis = 0; axis < tree->cover->axes; axis++) {
        if (box->low[axis] == box->high[axis]) continue;
        const enum status status = search_line(tree->search, box, axis, point);
        if (status != STATUS_OK) return status;
    }
    return STATUS_OK;
}

static int is_inside(const struct tree *tree, const struct box *box, int axis, const struct number *x)
{
    struct number_pool *pool = tree->search->problem->pool;
    const int low = number_compare(pool, box->low[axis], x), high = number_compare(pool, x, box->high[axis]);
    return (low < 0 || (low == 0 && !box->low_open[axis])) && (high < 0 || (high == 0 && !box->high_open[axis]));
}

/* Finds a zero of a quantity at which the cell can be divided. */
static int find_cut(const struct tree *tree, const struct box *box, int *axis, const struct number **cut)
{
    for (int i = 0; i < tree->cover->axes; i++) {
        if (box->low[i] == box->high[i]) continue;
        for (int j = 0; j < tree->zeros[i]; j++) {
            if (!is_inside(tree, box, i, tree->zero[i][j])) continue;
            *axis = i;
            *cut = tree->zero[i][j];
            return 1;
        }
    }
    return 0;
}

/* Chooses, in turn, a field on which some undetermined sign depends; -1 when there is none. */
static int find_axis(const struct tree *tree, const struct box *box, const unsigned char *may)
{
    const struct program *program = tree->cover->program;
    for (int i = 0; i < tree->cover->axes; i++) {
        const int axis = (box->halvings + i) % tree->cover->axes;
        if (box->low[axis] == box->high[axis]) continue;
        for (int j = 0; j < program->quantities; j++) {
            const int node = program->quantity[j].node, set = may[node];
            const int open = set != MAY_BE_NEGATIVE && set != MAY_BE_ZERO && set != MAY_BE_POSITIVE;
            if (open && tree->cover->degree[node][axis] > 0) return axis;
        }
    }
    return -1;
}

static struct box *add_part(struct tree *tree, int index)
{
    struct box *part = tree->box + tree->count++;
    *part = tree->box[index];
    part->parts = 0;
    tree->box[index].parts++;
    return part;
}

static void cut_box(struct tree *tree, int index, int axis, const struct number *cut)
{
    struct number_pool *pool = tree->search->problem->pool;
    struct box *box = tree->box + index;
    box->axis = axis;
    box->cut = cut;
    box->first_part = tree->count;
    if (number_compare(pool, box->low[axis], cut) < 0) {
        struct box *below = add_part(tree, index);
        below->high[axis] = cut;
        below->high_open[axis] = 1;
    }
    struct box *on = add_part(tree, index);
    on->low[axis] = on->high[axis] = cut;
    on->low_open[axis] = on->high_open[axis] = 0;
    if (number_compare(pool, cut, box->high[axis]) < 0) {
        struct box *above = add_part(tree, index);
        above->low[axis] = cut;
        above->low_open[axis] = 1;
    }
}

/* Divides the cell into two halves, both of which contain the middle. */
static void halve_box(struct tree *tree, int index, int axis)
{
    struct number_pool *pool = tree->search->problem->pool;
    struct box *box = tree->box + index;
    const struct number *middle =
        number_multiply(pool, number_add(pool, box->low[axis], box->high[axis]), number_from_ratio(pool, 1, 2));
    box->axis = axis;
    box->cut = NULL;
    box->first_part = tree->count;
    struct box *lower = add_part(tree, index), *upper = add_part(tree, index);
    lower->high[axis] = upper->low[axis] = middle;
    lower->high_open[axis] = upper->low_open[axis] = 0;
    lower->halvings = upper->halvings = box->halvings + 1;
}

/* Divides a cell. Returns 0 when the budget is spent, or no undetermined sign depends on an uncertain field. */
static int split(struct tree *tree, int index, const unsigned char *may)
{
    const struct number *cut;
    int axis;
    if (tree->count + 3 > tree->room) return 0;
    if (find_cut(tree, tree->box + index, &axis, &cut)) {
        cut_box(tree, index, axis, cut);
        return 1;
    }
    axis = tree->box[index].halvings < MAX_HALVINGS ? find_axis(tree, tree->box + index, may) : -1;
    if (axis >= 0) halve_box(tree, index, axis);
    return axis >= 0;
}

static enum status too_wide(const struct tree *tree, const unsigned char *may)
{
    struct failure *failure = tree->search->failure;
    failure->field[0] = '\0';
    snprintf(failure->reason, sizeof failure->reason, "the intervals are too wide: %d signs are open after %d boxes",
             vectors_open(tree->cover->program, may), tree->count);
    return STATUS_UNDECIDED;
}

static enum status out_of_work(const struct tree *tree)
{
    char what[64];
    snprintf(what, sizeof what, "the cover by boxes, of which there are %d", tree->count);
    tree->search->failure->field[0] = '\0';
    return budget_used_up(tree->search->failure, what);
}

static enum status process(struct tree *tree, int index)
{
    struct derived derived = {.search = tree->search, .program = tree->cover->program};
    unsigned char may[PROGRAM_MAX_NODES];
    if (!number_work_spend(tree->cover->pool, cover_work(tree->cover, tree->box + index))) return out_of_work(tree);
    cover_signs(tree->cover, tree->box + index, may);
    const int few = vectors_open(tree->cover->program, may) <= VECTORS_MAX_OPEN;
    enum status status = STATUS_OK;
    if (few) status = derived_find(&derived, may);
    if (status == STATUS_OK && (!few || !derived_is_settled(&derived))) status = explore(tree, tree->box + index);
    if (status == STATUS_OK && !(few && derived_is_settled(&derived)) && !split(tree, index, may) && !few)
        status = too_wide(tree, may);
    if (tree->box[index].parts == 0) derived_keep(&derived);
    derived_free(&derived);
    return status;
}

static void emit(const struct tree *tree, const struct box *box, json_t *list)
{
    const struct search *search = tree->search;
    const char *name = search->problem->kind->fields[search->field[box->axis]].name;
    if (box->parts == 0)
        json_array_append_new(list, json_null());
    else if (box->cut == NULL)
        json_array_append_new(list, json_string(name));
    else
        json_array_append_new(
            list, json_pack("{s:s, s:o}", "cut", name, "at", number_value_json(search->problem->pool, box->cut)));
    for (int i = 0; i < box->parts; i++) emit(tree, tree->box + box->first_part + i, list);
}

static int all_attained(const struct search *search)
{
    for (int i = 0; i < catalog_size(&search->catalog); i++)
        if (search->catalog.entries[i].used && !search->catalog.entries[i].has_point) return 0;
    return 1;
}

/* Resets the marks that a discarded cover has made. */
static void forget_use(struct search *search)
{
    for (int i = 0; i < catalog_size(&search->catalog); i++) search->catalog.entries[i].used = 0;
    search->outside = 0;
}

static int least(int x, int y)
{
    return x < y ? x : y;
}

/* The number of cells that a cover may have. */
static int most_boxes(const struct cover *cover)
{
    const int points = cover_points(cover), operations = cover->program->operations;
    return least(MAX_BOXES, least(MAX_POINTS / points, MAX_OPERATIONS / (points * operations)));
}

enum status search_cover(struct search *search, const struct cover *cover, const struct box *whole, json_t **json,
                         int *attained)
{
    struct tree *tree = calloc(1, sizeof *tree);
    enum status status = STATUS_OK;
    if (tree == NULL) memory_out();
    *tree = (struct tree){.search = search, .cover = cover, .count = 1, .room = most_boxes(cover)};
    tree->box = memory_new((size_t)tree->room + 1, sizeof *tree->box);
    tree->box[0] = *whole;
    forget_use(search);
    for (int axis = 0; axis < cover->axes; axis++)
        tree->zeros[axis] = search_zeros(search, cover, axis, tree->zero[axis]);
    for (int i = 0; i < tree->count && status == STATUS_OK; i++) status = process(tree, i);
    *attained = all_attained(search);
    if (status == STATUS_OK) {
        search_prepare(search);
        for (int i = 0; i < tree->count; i++)
            if (tree->box[i].parts > 0 && tree->box[i].cut != NULL)
                number_prepare(search->problem->pool, tree->box[i].cut);
        *json = json_array();
        emit(tree, tree->box, *json);
    }
    free(tree->box);
    free(tree);
    return status;
}
