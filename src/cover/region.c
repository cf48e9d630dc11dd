/* SPDX-License-Identifier: BSD-2-Clause */
#include "cover/region.h"

#include "memory/memory.h"
#include "numbers/exact.h"
#include "numbers/interval.h"
#include "numbers/simple.h"
#include "numbers/work.h"
#include "problem/budget.h"
#include "problem/mechanism.h"
#include "problem/number_json.h"

#include <stdlib.h>

/* Limits of the subdivision, and of the number of undetermined signs in one cell at its end. */
enum { MAX_CELLS = 3000, MAX_HALVINGS = 24, PRECISION = 128, MAX_PROOF_VALUES = 50000 };

struct cell {
    const struct number *low[UNCERTAIN_MAX_FIELDS], *high[UNCERTAIN_MAX_FIELDS];
    int halvings;
};

/* The number of arithmetic operations of a mechanism and a theory, roughly. */
enum { OPERATIONS = 200 };

static enum status inputs_now(struct region *region, const struct number **input)
{
    struct search *search = &region->search;
    if (!number_work_spend(search->problem->pool, OPERATIONS * work_of_rational(region->bits)))
        return budget_used_up(search->failure, "the points and parts of the intervals");
    const enum status status = derivation_put(search->problem, search->failure);
    return status == STATUS_OK ? search->theory->inputs(search->problem, input, search->failure) : status;
}

enum status region_inputs(struct region *region, const struct number *const *point, const struct number **input)
{
    region->bits = 1;
    for (int i = 0; i < region->search.fields; i++) {
        variable_set(region->search.problem->pool, region->variable + i, point[i]);
        region->bits += number_numerator_bits(point[i]) + number_denominator_bits(point[i]);
    }
    return inputs_now(region, input);
}

enum status region_signs(struct region *region, const struct number *const *point, struct evaluation *e)
{
    const struct search *search = &region->search;
    const struct number *input[PROGRAM_MAX_NODES];
    const enum status status = region_inputs(region, point, input);
    if (status != STATUS_OK) return status;
    return cascade_signs(search->problem->pool, search->theory->program, input, search->options->tiers,
                         search->options->budget_bits, e, search->failure);
}

static json_t *point_json(const struct region *region, const struct number *const *point)
{
    json_t *json = json_object();
    for (int i = 0; i < region->search.fields; i++)
        json_object_set_new(json, region->variable[i].name,
                            variable_json(region->search.problem->pool, region->variable + i, point[i]));
    return json;
}

/* Only the first point that is found for an entry is written to the verdict. */
static void put_point(struct region *region, int index, const struct number *const *point)
{
    struct entry *entry = region->search.catalog.entries + index;
    while ((int)json_array_size(region->at) <= index) json_array_append_new(region->at, json_null());
    if (!entry->has_point) {
        json_array_set_new(region->at, (size_t)index, point_json(region, point));
        for (int i = 0; i < region->search.fields; i++) entry->point[i] = point[i];
        entry->piece = region->searched;
    }
    entry->has_point = entry->used = 1;
}

enum status region_note(struct region *region, const struct evaluation *e, const struct number *const *point)
{
    struct search *search = &region->search;
    struct answer answer = {0};
    const enum status status = search->theory->classify(e, &answer, search->failure);
    if (status == STATUS_OK) put_point(region, catalog_entry(&search->catalog, &answer), point);
    if (status == STATUS_HYPOTHESIS) search->outside = search->outside_met = 1, search_note_outside(search);
    answer_free(&answer);
    return status == STATUS_HYPOTHESIS ? STATUS_OK : status;
}

static unsigned char set_of(int sign)
{
    return sign == NUMBER_SIGN_UNKNOWN ? MAY_BE_ANY : (unsigned char)(1 << (sign + 1));
}

/* The signs that enclosures prove on the whole cell, and those of quantities that do not depend on the variables. */
static enum status cell_signs(struct region *region, const struct cell *cell, unsigned char *may)
{
    const struct program *program = region->search.theory->program;
    struct number_pool *pool = region->search.problem->pool;
    const struct number *node[PROGRAM_MAX_NODES];
    int sign[PROGRAM_MAX_NODES];
    for (int i = 0; i < region->search.fields; i++)
        variable_set_range(pool, region->variable + i, cell->low[i], cell->high[i]);
    const enum status status = inputs_now(region, node);
    if (status != STATUS_OK) return status;
    exact_evaluate(pool, program->code, program->operations, program->inputs, node);
    interval_evaluate(program->code, program->operations, program->inputs, node, PRECISION, sign);
    for (int i = 0; i < program->quantities; i++) {
        const int k = program->quantity[i].node;
        const int open = sign[k] == NUMBER_SIGN_UNKNOWN && number_is_certain(node[k]);
        may[k] = set_of(open ? number_sign(node[k]) : sign[k]);
    }
    return STATUS_OK;
}

static void middle_of(struct region *region, const struct cell *cell, const struct number **point)
{
    struct number_pool *pool = region->search.problem->pool;
    for (int i = 0; i < region->search.fields; i++) point[i] = number_within(pool, cell->low[i], cell->high[i]);
}

/* Finds the verdict in the middle of a cell. */
static enum status note_middle(struct region *region, const struct cell *cell)
{
    const struct number *middle[UNCERTAIN_MAX_FIELDS];
    struct evaluation e;
    middle_of(region, cell, middle);
    const enum status status = region_signs(region, middle, &e);
    if (status == STATUS_OK) return region_note(region, &e, middle);
    return status == STATUS_HYPOTHESIS || status == STATUS_UNDECIDED ? STATUS_OK : status;
}

static void halve(struct region *region, const struct cell *cell, struct cell halves[2])
{
    const int axis = cell->halvings % region->search.fields;
    halves[0] = halves[1] = *cell;
    halves[0].halvings = halves[1].halvings = cell->halvings + 1;
    halves[0].high[axis] = halves[1].low[axis] =
        number_between(region->search.problem->pool, cell->low[axis], cell->high[axis]);
}

static enum status too_wide(struct region *region, int open, int cells)
{
    region->search.failure->field[0] = '\0';
    snprintf(region->search.failure->reason, sizeof region->search.failure->reason,
             "the intervals are too wide: %d signs are open after %d boxes", open, cells);
    return STATUS_UNDECIDED;
}

/* Processes one cell. `splits` is set to 1 when the cell must be halved. */
static enum status process(struct region *region, const struct cell *cell, int cells, int *splits)
{
    const struct program *program = region->search.theory->program;
    struct derived derived = {.search = &region->search, .program = program};
    unsigned char may[PROGRAM_MAX_NODES];
    *splits = 0;
    enum status status = cell_signs(region, cell, may);
    if (status == STATUS_HYPOTHESIS) {
        region->search.outside = region->search.outside_met = 1;
        search_note_outside(&region->search);
    }
    if (status != STATUS_OK) return status == STATUS_HYPOTHESIS ? STATUS_OK : status;
    const int open = vectors_open(program, may), few = open <= VECTORS_MAX_OPEN;
    const int may_split = cells + 2 <= MAX_CELLS && cell->halvings < MAX_HALVINGS * region->search.fields;
    if (few) status = derived_find(&derived, may);
    if (status == STATUS_OK && !(few && derived_is_settled(&derived))) {
        status = note_middle(region, cell);
        *splits = may_split && !(few && derived_is_settled(&derived));
        if (status == STATUS_OK && !few && !may_split) status = too_wide(region, open, cells);
    }
    if (status == STATUS_OK && !*splits) derived_keep(&derived);
    derived_free(&derived);
    return status;
}

/* Subdivides breadth first, so that the budget is spent evenly. */
static enum status subdivide(struct region *region, const struct cell *whole)
{
    struct cell *queue = calloc(MAX_CELLS + 2, sizeof *queue);
    enum status status = STATUS_OK;
    int end = 1, splits;
    if (queue == NULL) memory_out();
    queue[0] = *whole;
    for (int at = 0; at < end && status == STATUS_OK; at++) {
        status = process(region, queue + at, end, &splits);
        if (status != STATUS_OK || !splits) continue;
        halve(region, queue + at, queue + end);
        end += 2;
    }
    free(queue);
    return status;
}

/* The values at which lines along other axes pass: the middle and the ends of this axis. An irrational end is replaced
 * by a rational point near it, because exact signs on the line would be too expensive. */
static void choose_marks(struct region *region, const struct cell *cell, const struct number *mark[][3])
{
    struct number_pool *pool = region->search.problem->pool;
    const struct number *middle[UNCERTAIN_MAX_FIELDS];
    middle_of(region, cell, middle);
    for (int i = 0; i < region->search.fields; i++) {
        const struct number *low = cell->low[i], *high = cell->high[i];
        mark[i][0] = middle[i];
        mark[i][1] = number_is_rational(low) ? low : number_simple_between(pool, low, middle[i]);
        mark[i][2] = number_is_rational(high) ? high : number_simple_between(pool, middle[i], high);
        for (int side = 1; side < 3; side++)
            if (mark[i][side] == NULL) mark[i][side] = middle[i];
    }
}

/* Decides the lines along every axis through corners and middle of a cell, to find points at which verdicts occur. With
 * one variable there is one line. */
static enum status sample(struct region *region, const struct cell *cell, int *exact)
{
    const int fields = region->search.fields;
    const struct number *mark[UNCERTAIN_MAX_FIELDS][3], *point[UNCERTAIN_MAX_FIELDS];
    choose_marks(region, cell, mark);
    long lines = fields;
    for (int i = 1; i < fields && i < 3; i++) lines *= 3;
    for (long line = 0; line < lines; line++) {
        const int axis = (int)(line % fields);
        long digits = line / fields;
        for (int i = 0; i < fields; i++) {
            point[i] = mark[i][digits % 3];
            if (i != axis) digits /= 3;
        }
        const enum status status = region_line(region, axis, cell->low[axis], cell->high[axis], point, exact);
        if (status != STATUS_OK) return status;
    }
    return STATUS_OK;
}

static enum status search_cell(struct region *region)
{
    struct cell cell = {.halvings = 0};
    int exact = 0;
    for (int i = 0; i < region->search.fields; i++) {
        cell.low[i] = region->variable[i].low;
        cell.high[i] = region->variable[i].high;
    }
    enum status status = sample(region, &cell, &exact);
    const int complete = exact && region->search.fields == 1;
    int proved = 0;
    if (status == STATUS_OK) status = region_prove(region, complete, &proved);
    return status == STATUS_OK && !complete && !proved ? subdivide(region, &cell) : status;
}

static enum status no_pieces(struct region *region, const char *name)
{
    snprintf(region->search.failure->field, sizeof region->search.failure->field, "%s", name);
    snprintf(region->search.failure->reason, sizeof region->search.failure->reason,
             "the half circle in which an end of the interval lies is not decided within the budget");
    return STATUS_UNDECIDED;
}

/* Divides the ranges of angles into pieces (variable.h). */
static enum status take_pieces(struct region *region)
{
    struct number_pool *pool = region->search.problem->pool;
    for (int i = 0; i < region->search.fields; i++) {
        const long pieces = variable_cut(pool, region->variable + i, region->piece[i]);
        if (pieces == 0) return no_pieces(region, region->variable[i].name);
        if (pieces > VARIABLE_MAX_PIECES) region->is_partial = 1;
        region->pieces[i] = pieces < VARIABLE_MAX_PIECES ? (int)pieces : VARIABLE_MAX_PIECES;
    }
    return STATUS_OK;
}

/* Searches every combination of pieces; the first variable changes fastest. */
static enum status search_pieces(struct region *region, int fields)
{
    if (fields == 0) {
        region->searched++;
        return search_cell(region);
    }
    enum status status = STATUS_OK;
    for (int k = 0; k < region->pieces[fields - 1] && status == STATUS_OK; k++) {
        region->variable[fields - 1] = region->piece[fields - 1][k];
        status = search_pieces(region, fields - 1);
    }
    return status;
}

/* The witness of the verdict; NULL when there is no proof. */
static json_t *witness_of(struct region *region)
{
    if (region->proof == NULL || region->is_partial || json_values(region->proof) > MAX_PROOF_VALUES) return NULL;
    return json_pack("{s:o, s:O}", "variables", region_pieces(region), "regions", region->proof);
}

/* The end of a range that a coordinate is: "lo", "hi", or NULL for none. */
static const char *end_at(const struct variable *variable, const struct number *x)
{
    if (x == variable->value->low) return "lo";
    return x == variable->value->high ? "hi" : NULL;
}

/* A point at the end of the range of a number has the end that the witness states. */
static void state_ends(struct region *region, const json_t *witness)
{
    const struct entry *entries = region->search.catalog.entries;
    for (int i = 0; i < region->search.fields; i++) {
        const struct variable *variable = region->variable + i;
        if (variable->is_angle) continue;
        const json_t *written = json_array_get(json_object_get(witness, "variables"), (size_t)i),
                     *piece = json_array_get(json_object_get(written, "pieces"), 0);
        for (int k = 0; k < catalog_size(&region->search.catalog); k++) {
            const char *end = entries[k].has_point ? end_at(variable, entries[k].point[i]) : NULL;
            if (end == NULL) continue;
            json_object_set_new(json_array_get(region->at, (size_t)k), variable->name,
                                number_end_json(json_object_get(piece, end)));
        }
    }
}

/* The point of an entry when `is_open` says of it that the certificate leaves it open; else null. */
static json_t *point_of(const struct region *region, int index, int is_open)
{
    const struct entry *entry = region->search.catalog.entries + index;
    const int wanted = entry->has_point && entry->is_open == is_open;
    return wanted ? json_incref(json_array_get(region->at, (size_t)index)) : json_null();
}

static enum status finish(struct region *region, struct answer *answer)
{
    const struct catalog *catalog = &region->search.catalog;
    json_t *possible = json_array(), *rows = json_array(), *at = json_array();
    answer->witness = witness_of(region);
    if (answer->witness != NULL) state_ends(region, answer->witness);
    answer->open_at = json_array();
    for (int i = 0; i < catalog_size(catalog); i++) {
        if (!catalog->entries[i].used) continue;
        if (answer->witness == NULL) catalog->entries[i].is_open = 0;
        json_array_append(possible, json_array_get(catalog->possible, (size_t)i));
        json_array_append(rows, json_array_get(catalog->rows, (size_t)i));
        json_array_append_new(at, point_of(region, i, 0));
        json_array_append_new(answer->open_at, point_of(region, i, 1));
    }
    answer->row = NULL;
    answer->verdict = json_pack("{s:b, s:o, s:o, s:o, s:b}", "certain", json_array_size(possible) == 1, "possible",
                                possible, "rows", rows, "at", at, "outside", region->search.outside);
    return json_array_size(possible) > 0 ? STATUS_OK : search_all_outside(&region->search);
}

enum status region_decide(const struct problem *problem, const struct options *options, struct answer *answer,
                          struct failure *failure)
{
    struct problem copy = *problem; /* shares the pool; only the handles of uncertain numbers are changed */
    struct derivation derivation = *problem->derivation;
    struct region region = {
        .search = {
            .problem = &copy, .theory = problem_uncertain_theory(problem), .options = options, .failure = failure}};
    copy.derivation = &derivation;
    variable_settle_certain(&copy);
    region.search.fields = variable_find(&copy, region.variable, UNCERTAIN_MAX_FIELDS);
    if (region.search.fields > UNCERTAIN_MAX_FIELDS) {
        snprintf(failure->reason, sizeof failure->reason, "more than %d fields are uncertain", UNCERTAIN_MAX_FIELDS);
        return STATUS_UNDECIDED;
    }
    catalog_new(&region.search.catalog);
    region.at = json_array();
    region.proof = json_array();
    enum status status = take_pieces(&region);
    if (status == STATUS_OK) status = search_pieces(&region, region.search.fields);
    if (status == STATUS_OK) status = finish(&region, answer);
    catalog_free(&region.search.catalog);
    json_decref(region.at);
    json_decref(region.proof);
    return status;
}
