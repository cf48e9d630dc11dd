/* SPDX-License-Identifier: BSD-2-Clause */
#include "problem/uncertain.h"

#include "numbers/exact.h"
#include "numbers/interval.h"
#include "problem/number_json.h"
#include "problem/uncertain_private.h"

#include <stdlib.h>

/* The budget of the subdivision, and of the signs that may be open in one box at its end. */
enum { MAX_BOXES = 3000, MAX_DEPTH = 24, MAX_OPEN_SIGNS = 8, BOX_PRECISION = 128 };

int problem_is_uncertain(const struct problem *problem)
{
    for (int i = 0; i < problem->kind->field_count; i++)
        if (problem->value[i].low != NULL) return 1;
    return 0;
}

static json_t *point_json(const struct search *search, const struct number *const *point)
{
    json_t *json = json_object();
    for (int i = 0; i < search->fields; i++) {
        json_t *value = number_root_json(search->problem->pool, point[i]);
        const char *name = search->problem->kind->fields[search->field[i]].name;
        json_object_set_new(json, name, value != NULL ? value : json_null());
    }
    return json;
}

void search_add(struct search *search, const struct answer *answer, const struct number *const *point)
{
    size_t i;
    const json_t *known;
    json_array_foreach (search->possible, i, known) {
        if (!json_equal(known, answer->verdict)) continue;
        if (point != NULL && json_is_null(json_array_get(search->at, i)))
            json_array_set_new(search->at, i, point_json(search, point));
        return;
    }
    json_array_append(search->possible, answer->verdict);
    json_array_append_new(search->rows, json_string(answer->row));
    json_array_append_new(search->at, point != NULL ? point_json(search, point) : json_null());
}

enum status search_inputs(struct search *search, const struct number *const *point, const struct number **input)
{
    for (int i = 0; i < search->fields; i++) search->problem->value[search->field[i]].number = point[i];
    return search->problem->kind->inputs(search->problem, input, search->failure);
}

/* Adds the verdict of these signs, unless they lie outside the hypotheses or no state has them. */
static enum status add_signs(struct search *search, const struct evaluation *e, const struct number *const *point)
{
    struct answer answer = {0};
    const enum status status = search->problem->kind->classify(e, &answer, search->failure);
    if (status == STATUS_OK) search_add(search, &answer, point);
    answer_free(&answer);
    if (status == STATUS_HYPOTHESIS) search->outside = 1;
    const int impossible = status == STATUS_INTERNAL && point == NULL;
    return status == STATUS_HYPOTHESIS || impossible ? STATUS_OK : status;
}

enum status search_point(struct search *search, const struct number *const *point)
{
    const struct number *input[PROGRAM_MAX_NODES];
    struct evaluation e;
    enum status status = search_inputs(search, point, input);
    if (status == STATUS_HYPOTHESIS) search->outside = 1;
    if (status != STATUS_OK) return status == STATUS_HYPOTHESIS ? STATUS_OK : status;
    status = cascade_signs(search->problem->pool, search->problem->kind->program, input, search->options->tiers,
                           search->options->budget_bits, &e, search->failure);
    return status == STATUS_OK ? add_signs(search, &e, point) : status;
}

/* The signs that enclosures prove on the whole box, and those that do not depend on the uncertain fields. */
static enum status box_signs(struct search *search, const struct box *box, struct evaluation *e)
{
    const struct program *program = search->problem->kind->program;
    struct number_pool *pool = search->problem->pool;
    const struct number *range[UNCERTAIN_MAX_FIELDS];
    int sign[PROGRAM_MAX_NODES];
    for (int i = 0; i < search->fields; i++) range[i] = number_from_range(pool, box->low[i], box->high[i]);
    *e = (struct evaluation){.program = program};
    const enum status status = search_inputs(search, range, e->value);
    if (status != STATUS_OK) return status;
    exact_evaluate(pool, program->code, program->operations, program->inputs, e->value);
    interval_evaluate(program->code, program->operations, program->inputs, e->value, BOX_PRECISION, sign);
    for (int i = 0; i < program->quantities; i++) {
        const int k = program->quantity[i].node;
        const int open = sign[k] == NUMBER_SIGN_UNKNOWN;
        e->sign[k] = (enum sign)(open && number_is_certain(e->value[k]) ? number_sign(e->value[k]) : sign[k]);
        e->by[k] = TIER_INTERVAL;
    }
    return STATUS_OK;
}

static int open_signs(const struct evaluation *e, int *node)
{
    int n = 0;
    for (int i = 0; i < e->program->quantities; i++) {
        const int k = e->program->quantity[i].node;
        if (e->sign[k] == SIGN_UNKNOWN) node[n++] = k;
    }
    return n;
}

/* Every combination of the signs that are open. */
static enum status add_combinations(struct search *search, struct evaluation *e, const int *node, int n)
{
    if (n == 0) return add_signs(search, e, NULL);
    for (int sign = -1; sign <= 1; sign++) {
        e->sign[node[n - 1]] = (enum sign)sign;
        const enum status status = add_combinations(search, e, node, n - 1);
        if (status != STATUS_OK) return status;
    }
    return STATUS_OK;
}

static void middle_of(const struct search *search, const struct box *box, const struct number **point)
{
    for (int i = 0; i < search->fields; i++)
        point[i] = number_compare(search->problem->pool, box->low[i], box->high[i]) == 0
                       ? box->low[i]
                       : number_between(search->problem->pool, box->low[i], box->high[i]);
}

/* Halves the box across the field whose turn it is. */
static void halve(struct search *search, const struct box *box, struct box halves[2])
{
    const int axis = box->depth % search->fields;
    halves[0] = halves[1] = *box;
    halves[0].depth = halves[1].depth = box->depth + 1;
    halves[0].high[axis] = halves[1].low[axis] = number_between(search->problem->pool, box->low[axis], box->high[axis]);
}

static enum status end_of_budget(struct search *search, const struct box *box, struct evaluation *e, const int *node,
                                 int n)
{
    (void)box;
    if (n <= MAX_OPEN_SIGNS) return add_combinations(search, e, node, n);
    snprintf(search->failure->field, sizeof search->failure->field, "%s", e->program->node_names[node[0]]);
    snprintf(search->failure->reason, sizeof search->failure->reason,
             "the intervals are too wide: %d signs are open after %d boxes", n, MAX_BOXES);
    return STATUS_UNDECIDED;
}

/* Breadth first, so that the budget is spent evenly. */
static enum status subdivide(struct search *search, const struct box *whole)
{
    struct box *queue = calloc(MAX_BOXES + 2, sizeof *queue);
    enum status status = STATUS_OK;
    int end = 1;
    if (queue == NULL) abort();
    queue[0] = *whole;
    for (int at = 0; at < end && status == STATUS_OK; at++) {
        struct evaluation e;
        int node[PROGRAM_MAX_NODES];
        const struct number *middle[UNCERTAIN_MAX_FIELDS];
        status = box_signs(search, queue + at, &e);
        if (status != STATUS_OK) break;
        const int n = open_signs(&e, node);
        middle_of(search, queue + at, middle);
        if (n == 0) {
            status = add_signs(search, &e, middle);
        } else if (end + 2 <= MAX_BOXES && queue[at].depth < MAX_DEPTH) {
            halve(search, queue + at, queue + end);
            end += 2;
        } else {
            status = end_of_budget(search, queue + at, &e, node, n);
        }
    }
    free(queue);
    return status;
}

/* The lines through corners and middle, along every axis: points where the verdicts are attained. */
static enum status sample(struct search *search, const struct box *box, int *exact)
{
    const struct number *middle[UNCERTAIN_MAX_FIELDS], *point[UNCERTAIN_MAX_FIELDS];
    middle_of(search, box, middle);
    *exact = 1;
    long lines = search->fields;
    for (int i = 1; i < search->fields && i < 3; i++) lines *= 3;
    for (long line = 0; line < lines; line++) {
        const int axis = (int)(line % search->fields);
        long digits = line / search->fields;
        int line_exact = 0;
        for (int i = 0; i < search->fields; i++) {
            point[i] = digits % 3 == 0 ? middle[i] : digits % 3 == 1 ? box->low[i] : box->high[i];
            if (i != axis) digits /= 3;
        }
        const enum status status = search_line(search, box, axis, point, &line_exact);
        if (status != STATUS_OK) return status;
        *exact = *exact && line_exact && search->fields == 1;
    }
    return STATUS_OK;
}

static enum status prepare(struct search *search, struct box *box)
{
    box->depth = 0;
    for (int i = 0; i < search->problem->kind->field_count; i++) {
        const struct value *value = search->problem->value + i;
        if (value->low == NULL) continue;
        if (search->fields == UNCERTAIN_MAX_FIELDS) {
            snprintf(search->failure->reason, sizeof search->failure->reason, "more than %d fields are uncertain",
                     UNCERTAIN_MAX_FIELDS);
            return STATUS_UNDECIDED;
        }
        box->low[search->fields] = value->low;
        box->high[search->fields] = value->high;
        search->field[search->fields++] = i;
    }
    return STATUS_OK;
}

static enum status finish(const struct search *search, struct answer *answer)
{
    if (json_array_size(search->possible) == 0) {
        snprintf(search->failure->reason, sizeof search->failure->reason,
                 "outside the hypotheses of the theory at every point of the intervals");
        return STATUS_HYPOTHESIS;
    }
    answer->row = NULL;
    answer->verdict =
        json_pack("{s:b, s:O, s:O, s:O, s:b}", "certain", json_array_size(search->possible) == 1, "possible",
                  search->possible, "rows", search->rows, "at", search->at, "outside", search->outside);
    return STATUS_OK;
}

enum status uncertain_decide(const struct problem *problem, const struct options *options, struct answer *answer,
                             struct failure *failure)
{
    struct problem copy = *problem; /* shares the pool; only the handles of uncertain numbers are changed */
    struct search search = {.problem = &copy, .options = options, .failure = failure};
    struct box box;
    int exact = 0;
    search.possible = json_array();
    search.rows = json_array();
    search.at = json_array();
    enum status status = prepare(&search, &box);
    if (status == STATUS_OK) status = sample(&search, &box, &exact);
    if (status == STATUS_OK && !exact) status = subdivide(&search, &box);
    if (status == STATUS_OK) status = finish(&search, answer);
    json_decref(search.possible);
    json_decref(search.rows);
    json_decref(search.at);
    return status;
}

static void describe_point(struct number_pool *pool, const json_t *at, FILE *out)
{
    const char *name;
    json_t *value;
    if (json_is_null(at)) {
        fputs("nowhere that was looked at; it may be impossible", out);
        return;
    }
    json_object_foreach ((json_t *)at, name, value) {
        char *text = value_words(pool, value);
        fprintf(out, "%s = %s  ", name, text);
        free(text);
    }
}

void uncertain_describe(const struct kind *kind, const struct answer *answer, FILE *out)
{
    const json_t *verdict = answer->verdict, *possible = json_object_get(verdict, "possible");
    fputs(json_is_true(json_object_get(verdict, "certain")) ? "  certain: the same verdict at every point\n"
                                                            : "  uncertain: several verdicts are possible\n",
          out);
    for (size_t i = 0; i < json_array_size(possible); i++) {
        struct answer one = {.pool = answer->pool,
                             .row = json_string_value(json_array_get(json_object_get(verdict, "rows"), i)),
                             .verdict = json_array_get(possible, i)};
        fprintf(out, "  -- %zu of %zu, at: ", i + 1, json_array_size(possible));
        describe_point(answer->pool, json_array_get(json_object_get(verdict, "at"), i), out);
        fputc('\n', out);
        kind->describe(&one, out);
    }
    if (json_is_true(json_object_get(verdict, "outside")))
        fputs("  some of it lies outside the hypotheses of the theory\n", out);
}
