/* SPDX-License-Identifier: BSD-2-Clause */
/* The set of solutions of a full word: a point of its relative interior, and weights for the inequalities that are
 * equalities in every solution. */
#include "modes/search.h"

#include "memory/memory.h"
#include "problem/budget.h"
#include "problem/number_json.h"

#include <stdlib.h>

/* A set of inequalities that are required to be strict at the same time. Those that cannot be strict are removed one
 * after the other, with weights that prove it. */
struct face {
    struct modes_search *search;
    struct number_pool *work;
    struct linear_question plain;                       /* with the strict inequalities of the word only */
    char row[LINEAR_MAX_SIZE], column[LINEAR_MAX_SIZE]; /* 1 when strictness is required */
    char tight[LINEAR_MAX_SIZE];                        /* rows that are equalities in every solution */
    const struct number *weight[LINEAR_MAX_SIZE], *value[LINEAR_MAX_SIZE]; /* NULL for 0 */
    int struck;
};

static int is_inequality(enum linear_bound bound)
{
    return bound == LINEAR_NOT_NEGATIVE || bound == LINEAR_NOT_POSITIVE;
}

static const struct number *entry(const struct face *f, int row, int column)
{
    return f->search->matrix->entry[row * f->search->matrix->columns + column];
}

static void begin(struct face *f, const struct modes_word *word, enum modes_language language)
{
    const int rows = 2 * f->search->data->contacts;
    modes_ask(f->search, f->work, word->letter, language, &f->plain);
    for (int i = 0; i < rows; i++) {
        f->row[i] = language == LANGUAGE_CLOSED && is_inequality(f->plain.row_bound[i]);
        f->column[i] = f->plain.column_bound[i] == LINEAR_NOT_NEGATIVE;
    }
}

/* Requires each value that must be positive to be at least 1; if it can be positive, this is possible for some scale of
 * q. */
static void ask_strictly(const struct face *f, struct linear_question *q)
{
    const int rows = 2 * f->search->data->contacts;
    *q = f->plain;
    for (int i = 0; i < rows; i++) {
        const int way = f->plain.row_bound[i] == LINEAR_NOT_POSITIVE ? -1 : 1;
        if (f->row[i]) q->constant[i] = number_subtract(f->work, q->constant[i], number_from_integer(f->work, way));
        for (int j = 0; j < rows; j++)
            if (f->column[j]) q->constant[i] = number_add(f->work, q->constant[i], entry(f, i, j));
    }
}

/* The weighted sum of the accelerations due to a force. */
static const struct number *push_of(const struct face *f, const struct number *const *weight, int column)
{
    const struct number *sum = number_from_integer(f->work, 0);
    for (int i = 0; i < 2 * f->search->data->contacts; i++)
        if (weight[i] != NULL) sum = number_add(f->work, sum, number_multiply(f->work, weight[i], entry(f, i, column)));
    return sum;
}

static void add_weights(struct face *f, const struct number *const *weight)
{
    for (int i = 0; i < 2 * f->search->data->contacts; i++)
        if (weight[i] != NULL)
            f->weight[i] = f->weight[i] == NULL ? weight[i] : number_add(f->work, f->weight[i], weight[i]);
}

/* Removes those inequalities that the weights prove to be equalities; returns their number. */
static int strike(struct face *f, const struct number *const *weight)
{
    int struck = 0;
    for (int i = 0; i < 2 * f->search->data->contacts; i++) {
        if (f->row[i] && weight[i] != NULL) {
            f->row[i] = 0;
            f->tight[i] = 1;
            struck++;
        }
        if (f->column[i] && number_sign(push_of(f, weight, i)) < 0) {
            f->column[i] = 0;
            struck++;
        }
    }
    add_weights(f, weight);
    f->struck += struck;
    return struck;
}

/* The forces of the point in the scale of q. */
static void take_point(struct face *f, const struct linear_answer *answer)
{
    const int rows = 2 * f->search->data->contacts;
    const struct number *one = number_from_integer(f->work, 1);
    const struct number *scale = answer->value[rows] == NULL ? one : number_add(f->work, one, answer->value[rows]);
    for (int i = 0; i < rows; i++) {
        const struct number *x = answer->value[i];
        if (f->column[i]) x = x == NULL ? one : number_add(f->work, x, one);
        f->value[i] = x == NULL ? NULL : number_divide(f->work, x, scale);
    }
}

static enum status find(struct face *f, struct linear_basis *basis, struct failure *failure)
{
    for (;;) {
        struct linear_question question;
        struct linear_answer answer;
        ask_strictly(f, &question);
        const enum status status = linear_decide(f->work, &question, basis, &f->search->limits, &answer, failure);
        if (status != STATUS_OK) return status;
        if (answer.solvable) {
            take_point(f, &answer);
            return STATUS_OK;
        }
        if (strike(f, answer.weight) == 0) {
            snprintf(failure->reason, sizeof failure->reason, "a word has a solution, and has none");
            return STATUS_INTERNAL;
        }
    }
}

/* The rank of the rows that are 0 in every solution, or of all rows, in the columns of the forces that are positive in
 * some solution. */
static int rank_of(const struct face *f, int all)
{
    int columns = 0, count = 0;
    const int rows = 2 * f->search->data->contacts;
    const struct number **part = memory_new((size_t)(rows * rows) + 1, sizeof *part);
    for (int i = 0, k = 0; i < rows; i++) {
        if (!all && !f->tight[i] && f->plain.row_bound[i] != LINEAR_ZERO) continue;
        count++;
        columns = 0;
        for (int j = 0; j < rows; j++) {
            if (f->value[j] == NULL) continue;
            part[k++] = entry(f, i, j);
            columns++;
        }
    }
    const int rank = linear_rank(f->work, part, count, columns);
    free(part);
    return rank;
}

static int positive_forces(const struct face *f)
{
    int count = 0;
    for (int i = 0; i < 2 * f->search->data->contacts; i++) count += f->value[i] != NULL;
    return count;
}

/* 1 when a contact sticks without friction, where |T| <= mu N is never strict. */
static int sticks_without_friction(const struct modes_data *data, const struct modes_word *word)
{
    for (int i = 0; i < data->contacts; i++)
        if (word->letter[i] == LETTER_T && number_sign(data->mu[i]) == 0) return 1;
    return 0;
}

static void measure(const struct face *f, struct modes_word *word)
{
    const int tight = rank_of(f, 0), all = rank_of(f, 1);
    word->forces = positive_forces(f) - tight;
    word->accelerations = all - tight;
    word->strict = f->struck == 0 && !sticks_without_friction(f->search->data, word);
}

static void append_named(json_t *names, json_t *numbers, const struct face *f, const char *name, const struct number *x)
{
    json_array_append_new(names, json_string(name));
    json_array_append_new(numbers, number_value_json(f->work, x));
}

static json_t *weights_json(struct number_pool *work, int rows, const struct number *const *weight)
{
    char name[16];
    json_t *names = json_array(), *numbers = json_array();
    for (int i = 0; i < rows; i++) {
        if (weight[i] == NULL || number_sign(weight[i]) == 0) continue;
        snprintf(name, sizeof name, "%c%d", i % 2 == 0 ? 'u' : 'v', i / 2 + 1);
        json_array_append_new(names, json_string(name));
        json_array_append_new(numbers, number_value_json(work, weight[i]));
    }
    return json_pack("{s:o, s:o}", "rows", names, "weights", numbers);
}

json_t *modes_refuted_json(const struct modes_search *search, struct number_pool *work,
                           const struct number *const *weight)
{
    return weights_json(work, 2 * search->data->contacts, weight);
}

/* The weights are omitted when every inequality is strict. */
static json_t *face_json(const struct face *f)
{
    char name[16];
    const int rows = 2 * f->search->data->contacts;
    json_t *json = f->struck > 0 ? weights_json(f->work, rows, f->weight) : json_object();
    json_t *names = json_array(), *numbers = json_array();
    for (int i = 0; i < rows; i++) {
        if (f->value[i] == NULL) continue;
        snprintf(name, sizeof name, "%d%c", i / 2 + 1, i % 2 == 0 ? '+' : '-');
        append_named(names, numbers, f, name, f->value[i]);
    }
    json_object_set_new(json, "forces", names);
    json_object_set_new(json, "values", numbers);
    return json;
}

enum status modes_face(struct modes_search *search, struct number_pool *work, enum modes_language language,
                       struct linear_basis *basis, struct modes_word *word, json_t **node, struct failure *failure)
{
    struct face *f = memory_new(1, sizeof *f);
    f->search = search;
    f->work = work;
    begin(f, word, language);
    enum status status = find(f, basis, failure);
    if (status == STATUS_OK) measure(f, word);
    if (status == STATUS_OK && !number_work_affords(work, 0))
        status = budget_used_up(failure, "the ranks of the words");
    if (status == STATUS_OK) *node = face_json(f);
    free(f);
    return status;
}
