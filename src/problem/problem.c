/* SPDX-License-Identifier: BSD-2-Clause */
#include "problem/problem.h"

#include "memory/memory.h"
#include "numbers/expression.h"
#include "problem/budget.h"
#include "problem/list.h"
#include "problem/mechanism.h"
#include "problem/number_json.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The default budget suffices for every product of a formula with the largest numbers that can be read. */
const struct options options_default = {TIER_ALL, 1L << 22, 40};

const char field_angle[] = "an angle", field_list[] = "a list of numbers", field_matrix[] = "a square matrix",
           field_long_list[] = "a list of numbers", field_table[] = "a matrix";

int field_is_list(const char *words)
{
    return words == field_list || words == field_matrix || words == field_long_list || words == field_table;
}

int kind_field(const struct kind *kind, const char *name)
{
    for (int i = 0; i < kind->field_count; i++)
        if (strcmp(kind->fields[i].name, name) == 0) return i;
    return -1;
}

struct problem *problem_new(const struct kind *kind)
{
    struct problem *problem = memory_new(1, sizeof *problem);
    problem->kind = kind;
    problem->pool = number_pool_new();
    if (problem->pool == NULL) memory_out();
    for (int i = 0; i < PROBLEM_MAX_FIELDS; i++) problem->value[i].word = -1;
    return problem;
}

void problem_free(struct problem *problem)
{
    if (problem == NULL) return;
    for (int i = 0; i < PROBLEM_MAX_FIELDS; i++) {
        free(problem->value[i].text);
        free(problem->value[i].entry);
    }
    derivation_free(problem->derivation);
    number_pool_free(problem->pool);
    json_decref(problem->id);
    free(problem);
}

enum status malformed(struct failure *failure, const char *field, const char *reason)
{
    snprintf(failure->field, sizeof failure->field, "%s", field);
    snprintf(failure->reason, sizeof failure->reason, "%s", reason);
    return STATUS_MALFORMED;
}

static int is_set(const struct value *value)
{
    return value->text != NULL || value->word >= 0;
}

/* A field, and the value to set. */
struct place {
    const struct field *field;
    struct value *value;
    int derived; /* 1 for a field of the mechanism */
};

enum status field_missing(const struct field *field, const char *why, struct failure *failure)
{
    malformed(failure, field->name, "");
    snprintf(failure->reason, sizeof failure->reason, "the field is missing: %s (%s)%s%s", field->meaning, field->unit,
             *why != '\0' ? "; " : "", why);
    return STATUS_MALFORMED;
}

int problem_has_any(const struct problem *problem, int from, int to)
{
    for (int i = from; i < to; i++)
        if (problem_has(problem, i)) return 1;
    return 0;
}

enum status problem_require(const struct problem *problem, int from, int to, const char *with, struct failure *failure)
{
    for (int i = from; i < to; i++) {
        if (problem_has(problem, i)) continue;
        return field_missing(problem->kind->fields + i, with, failure);
    }
    return STATUS_OK;
}

static enum status no_such_field(const struct problem *problem, const char *name, struct failure *failure)
{
    malformed(failure, name, "");
    const struct mechanism *mechanism = problem->derivation != NULL ? problem->derivation->mechanism : NULL;
    const size_t size = sizeof failure->reason;
    size_t n = (size_t)snprintf(failure->reason, size, "kind '%s' has no such field; it has", problem->kind->name);
    for (int i = 0; i < problem->kind->field_count && n < size; i++)
        if (mechanism == NULL || !mechanism_gives(mechanism, problem->kind->fields[i].name))
            n += (size_t)snprintf(failure->reason + n, size - n, " %s", problem->kind->fields[i].name);
    for (int i = 0; mechanism != NULL && i < mechanism->field_count && n < size; i++)
        n += (size_t)snprintf(failure->reason + n, size - n, " %s", mechanism->fields[i].field.name);
    return STATUS_MALFORMED;
}

static enum status find_place(struct problem *problem, const char *name, struct place *place, struct failure *failure)
{
    struct derivation *derivation = problem->derivation;
    int index = derivation != NULL ? mechanism_field_index(derivation->mechanism, name) : -1;
    *place = (struct place){.derived = index >= 0};
    if (derivation != NULL && index < 0 && mechanism_gives(derivation->mechanism, name) &&
        kind_field(problem->kind, name) >= 0)
        return malformed(failure, name, "the mechanism gives this field");
    if (index < 0) index = kind_field(problem->kind, name);
    if (index < 0) return no_such_field(problem, name, failure);
    place->field = place->derived ? &derivation->mechanism->fields[index].field : problem->kind->fields + index;
    place->value = place->derived ? derivation->value + index : problem->value + index;
    return is_set(place->value) ? malformed(failure, name, "the field is given twice") : STATUS_OK;
}

/* The index of `text` among the words "one|two|three", or -1. */
static int word_index(const char *words, const char *text, size_t length)
{
    for (int index = 0;; index++) {
        const size_t n = strcspn(words, "|");
        if (n == length && memcmp(words, text, n) == 0) return index;
        if (words[n] == '\0') return -1;
        words += n + 1;
    }
}

static char *without_spaces(const char *text, size_t length)
{
    char *copy = malloc(length + 1);
    if (copy == NULL) memory_out();
    size_t n = 0;
    for (size_t i = 0; i < length; i++)
        if (text[i] != ' ' && text[i] != '\t') copy[n++] = text[i];
    copy[n] = '\0';
    return copy;
}

enum status problem_accept(const struct problem *problem, const struct number *x, const struct number **accepted,
                           struct failure *failure)
{
    x = number_settle(problem->pool, x);
    if (problem->kind->accepts == ACCEPTS_RATIONALS && !number_is_rational(x))
        return malformed(
            failure, "",
            "an irrational number is not accepted in this kind of problem: give a rational one near it, with as "
            "many digits as you like; the verdict is of that number");
    if (problem->kind->accepts != ACCEPTS_REALS && !number_is_algebraic(x)) {
        malformed(failure, "", "");
        snprintf(failure->reason, sizeof failure->reason,
                 "only algebraic numbers are accepted in this %s: give an angle in degrees, as a fraction of pi or by "
                 "its tangent, not in radians",
                 problem->kind->accepts < ACCEPTS_ENCLOSED ? "kind of problem" : "field");
        return STATUS_MALFORMED;
    }
    *accepted = x;
    return STATUS_OK;
}

void value_set_range(const struct problem *problem, struct value *value, const struct number *low,
                     const struct number *high)
{
    value->low = low;
    value->high = high;
    value->number = number_from_range(problem->pool, low, high);
}

void value_set(const struct problem *problem, struct value *value, const struct number *x)
{
    if (problem->kind->accepts == ACCEPTS_ENCLOSED && !number_is_algebraic(x)) {
        value_set_range(problem, value, x, x);
        return;
    }
    value->low = value->high = NULL;
    value->number = x;
}

/* Takes a number that is certain, as far as the kind accepts such numbers. */
static enum status set_certain(const struct problem *problem, const struct place *place, const struct number *x,
                               struct failure *failure)
{
    if (place->derived || problem->kind->accepts == ACCEPTS_REALS) {
        place->value->number = x;
        return STATUS_OK;
    }
    if (problem->kind->accepts == ACCEPTS_ENCLOSED) {
        value_set(problem, place->value, number_settle(problem->pool, x));
        return STATUS_OK;
    }
    return problem_accept(problem, x, &place->value->number, failure);
}

static enum status read_certain(const struct problem *problem, const struct place *place, const char *text,
                                size_t length, struct failure *failure)
{
    const struct number *x;
    const enum status status = expression_read(problem->pool, text, length, &x, failure);
    return status == STATUS_OK ? set_certain(problem, place, x, failure) : status;
}

/* Kinds that accept an interval in one field only (spatial/interval.h). */
static int takes_interval(const struct problem *problem, const struct value *value)
{
    static const struct {
        const char *kind, *field;
    } known[] = {{"spatial", "mu"}};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strcmp(problem->kind->name, known[i].kind) == 0 &&
            value == problem->value + kind_field(problem->kind, known[i].field))
            return 1;
    return 0;
}

/* Until a point is chosen, an uncertain number is any number of its interval. */
static enum status set_range(const struct problem *problem, const struct place *place, const struct number *low,
                             const struct number *high, struct failure *failure)
{
    struct value *value = place->value;
    const enum intervals needed = place->derived ? INTERVALS_EVERYWHERE : INTERVALS_IN_FIELDS;
    if (problem->kind->intervals < needed && !problem->takes_intervals && !takes_interval(problem, value))
        return malformed(
            failure, "",
            "an interval is not accepted in this field: fields of kinds contact, impact, chatter, jam and rest take "
            "one, those of a mechanism in kind contact, and mu of kind spatial");
    value_set_range(problem, value, low, high);
    return STATUS_OK;
}

static enum status read_number(const struct problem *problem, const struct place *place, const char *text,
                               size_t length, struct failure *failure)
{
    int is_range = 0;
    const struct number *low, *high;
    const enum status status = expression_read_range(problem->pool, text, length, &is_range, &low, &high, failure);
    if (status != STATUS_OK) return status;
    if (!is_range) return read_certain(problem, place, text, length, failure);
    if (number_compare(problem->pool, low, high) == 0) return set_certain(problem, place, low, failure);
    return set_range(problem, place, low, high, failure);
}

static void set_angle(struct number_pool *pool, struct value *value, struct angle angle)
{
    value->angle = angle;
    value->sine = angle_sine(pool, &angle);
    value->cosine = angle_cosine(pool, &angle);
}

/* Sine and cosine of an uncertain angle are those of any angle of the interval. */
static enum status set_angle_range(const struct problem *problem, const struct place *place, struct angle low,
                                   struct angle high, struct failure *failure)
{
    struct number_pool *pool = problem->pool;
    struct value *value = place->value;
    const enum status status = set_range(problem, place, angle_value(pool, &low), angle_value(pool, &high), failure);
    if (status != STATUS_OK) return status;
    set_angle(pool, value, angle_from_radians(pool, value->number));
    value->angle = low;
    value->angle_high = high;
    return STATUS_OK;
}

static int same_angle(struct number_pool *pool, const struct angle *x, const struct angle *y)
{
    if (x->half_turns == y->half_turns && x->cosine == y->cosine && x->sine == y->sine && x->radians == y->radians)
        return 1; /* one text was read for both */
    const struct angle minus = angle_scale(pool, y, number_from_integer(pool, -1));
    const struct angle difference = angle_add(pool, x, &minus);
    return angle_sign(pool, &difference) == 0;
}

static enum status read_angle(const struct problem *problem, const struct place *place, const char *text, size_t length,
                              struct failure *failure)
{
    int is_range = 0;
    struct angle low, high;
    enum status status = expression_read_angle_range(problem->pool, text, length, &is_range, &low, &high, failure);
    if (status == STATUS_OK && !is_range) status = expression_read_angle(problem->pool, text, length, &low, failure);
    if (status != STATUS_OK) return status;
    if (is_range && !same_angle(problem->pool, &low, &high)) return set_angle_range(problem, place, low, high, failure);
    set_angle(problem->pool, place->value, low);
    return STATUS_OK;
}

static enum status read_word(const struct field *field, struct value *value, const char *text, size_t length,
                             struct failure *failure)
{
    const int word = word_index(field->words, text, length);
    if (word >= 0) {
        value->word = word;
        return STATUS_OK;
    }
    snprintf(failure->reason, sizeof failure->reason, "one of the words %s is expected", field->words);
    return STATUS_MALFORMED;
}

static enum status read_entries(const struct problem *problem, const struct place *place, const char *text,
                                size_t length, struct failure *failure)
{
    const char *words = place->field->words;
    if (words == field_list) return list_read(problem->pool, place->value, text, length, failure);
    if (words == field_long_list) return long_list_read(problem->pool, place->value, text, length, failure);
    if (words == field_table) return table_read(problem->pool, place->value, text, length, failure);
    return matrix_read(problem->pool, place->value, text, length, failure);
}

/* A list or matrix; its entries are numbers as the kind accepts them. */
static enum status read_list(const struct problem *problem, const struct place *place, const char *text, size_t length,
                             struct failure *failure)
{
    struct value *value = place->value;
    const enum status status = read_entries(problem, place, text, length, failure);
    if (status != STATUS_OK || place->derived) return status;
    for (int i = 0; i < value->rows * value->columns; i++) {
        const enum status accepted = problem_accept(problem, value->entry[i], value->entry + i, failure);
        if (accepted != STATUS_OK) return accepted;
    }
    return STATUS_OK;
}

static enum status read_field(const struct problem *problem, const struct place *place, const char *text, size_t length,
                              struct failure *failure)
{
    if (!number_work_affords(problem->pool, 0)) return malformed(failure, "", "the numbers are too long");
    const char *words = place->field->words;
    if (words == NULL) return read_number(problem, place, text, length, failure);
    if (words == field_angle) return read_angle(problem, place, text, length, failure);
    if (field_is_list(words)) return read_list(problem, place, text, length, failure);
    return read_word(place->field, place->value, text, length, failure);
}

/* Sets a value that is not set; it remains so when the text cannot be read. */
static enum status set_value(const struct problem *problem, const struct place *place, const char *text, size_t length,
                             struct failure *failure)
{
    struct value *value = place->value;
    const enum status status = read_field(problem, place, text, length, failure);
    if (status != STATUS_OK) {
        free(value->entry);
        *value = (struct value){.word = -1};
    } else if (value->word < 0) {
        value->text = without_spaces(text, length);
    }
    return status;
}

enum status problem_set(struct problem *problem, const char *name, const char *text, size_t length,
                        struct failure *failure)
{
    struct place place;
    number_pool_keep_field(problem->pool, 0); /* an answer has been written already */
    if (strcmp(name, "mechanism") == 0) return derivation_begin(problem, text, length, failure);
    number_pool_trust(problem->pool);
    enum status status = find_place(problem, name, &place, failure);
    if (status == STATUS_OK) status = set_value(problem, &place, text, length, failure);
    status = budget_of_reading(problem, status, failure);
    if (status != STATUS_OK) snprintf(failure->field, sizeof failure->field, "%s", name);
    return status;
}

enum status problem_set_double(struct problem *problem, const char *field, double x, struct failure *failure)
{
    struct place place;
    const enum status status = find_place(problem, field, &place, failure);
    if (status != STATUS_OK) return status;
    const char *words = place.field->words;
    if (words != NULL && words != field_angle)
        return malformed(failure, field, "a number is not what is expected here");
    if (!isfinite(x)) return malformed(failure, field, "the number is not finite");
    const struct number *number = number_from_double(problem->pool, x);
    char *text = number_text(number);
    const enum status set = problem_set(problem, field, text, strlen(text), failure);
    free(text);
    return set;
}

const struct row_theory *problem_uncertain_theory(const struct problem *problem)
{
    const struct row_theory *theory =
        problem->kind->intervals == INTERVALS_NOWHERE ? NULL : problem->kind->rows(problem);
    return theory != NULL && theory->classify != NULL ? theory : NULL;
}

int problem_is_uncertain(const struct problem *problem)
{
    for (int i = 0; i < problem->kind->field_count; i++)
        if (problem->value[i].low != NULL) return 1;
    return derivation_is_uncertain(problem->derivation);
}

enum status problem_complete(struct problem *problem, struct failure *failure)
{
    for (int i = 0; i < problem->kind->field_count; i++) {
        const struct field *field = problem->kind->fields + i;
        if (problem->derivation != NULL && mechanism_gives(problem->derivation->mechanism, field->name)) continue;
        if (!field->optional && !is_set(&problem->value[i])) return field_missing(field, "", failure);
    }
    if (problem->derivation == NULL) return STATUS_OK;
    number_pool_trust(problem->pool);
    return budget_of_reading(problem, derivation_finish(problem, failure), failure);
}

void answer_free(struct answer *answer)
{
    json_decref(answer->verdict);
    json_decref(answer->witness);
    json_decref(answer->open_at);
    answer->verdict = answer->witness = answer->open_at = NULL;
}
