/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/formula_text.h"
#include "problem/mechanism.h"
#include "problem/number_json.h"

#include <stdlib.h>
#include <string.h>

int mechanism_field_index(const struct mechanism *mechanism, const char *name)
{
    for (int i = 0; i < mechanism->field_count; i++)
        if (strcmp(mechanism->fields[i].field.name, name) == 0) return i;
    return -1;
}

int mechanism_gives(const char *name)
{
    return strlen(name) == 1 && strchr("abABC", name[0]) != NULL;
}

static int kind_takes_mechanisms(const struct kind *kind)
{
    return kind_field(kind, "A") >= 0 && kind_field(kind, "B") >= 0 && kind_field(kind, "C") >= 0;
}

/* 1 when some field that the mechanism gives was set before. */
static int has_raw_data(const struct problem *problem)
{
    for (int i = 0; i < problem->kind->field_count; i++)
        if (mechanism_gives(problem->kind->fields[i].name) && problem->value[i].text != NULL) return 1;
    return 0;
}

enum status derivation_begin(struct problem *problem, const char *name, size_t length, struct failure *failure)
{
    char copy[64];
    snprintf(copy, sizeof copy, "%.*s", (int)(length < sizeof copy ? length : sizeof copy - 1), name);
    const struct mechanism *mechanism = mechanism_find(copy);
    if (!kind_takes_mechanisms(problem->kind))
        return malformed(failure, "mechanism", "this kind of problem takes no mechanism");
    if (mechanism == NULL)
        return malformed(failure, "mechanism", "there is no such mechanism; `painleve kinds` lists them");
    if (problem->derivation != NULL) return malformed(failure, "mechanism", "the field is given twice");
    if (has_raw_data(problem)) return malformed(failure, "mechanism", "a b A B C are given, which the mechanism gives");
    problem->derivation = calloc(1, sizeof *problem->derivation);
    if (problem->derivation == NULL) abort();
    problem->derivation->mechanism = mechanism;
    for (int i = 0; i < MECHANISM_MAX_FIELDS; i++) problem->derivation->value[i].word = -1;
    return STATUS_OK;
}

int derivation_takes_list(const struct problem *problem, const char *name)
{
    if (problem->derivation == NULL) return 0;
    const int index = mechanism_field_index(problem->derivation->mechanism, name);
    if (index < 0) return 0;
    const char *words = problem->derivation->mechanism->fields[index].field.words;
    return words == field_list || words == field_matrix;
}

/* The text that stands for a field which was left out; NULL when it must be given. */
static const char *default_of(const struct problem *problem, const struct mechanism_field *field)
{
    if (field->preset != NULL) return field->preset;
    return field->motion && kind_field(problem->kind, "a") < 0 ? "0" : NULL;
}

static enum status complete_field(struct problem *problem, int index, struct failure *failure)
{
    const struct mechanism_field *field = problem->derivation->mechanism->fields + index;
    const char *text = default_of(problem, field);
    if (problem->derivation->value[index].text != NULL) return STATUS_OK;
    if (text != NULL) return problem_set(problem, field->field.name, text, strlen(text), failure);
    malformed(failure, field->field.name, "");
    snprintf(failure->reason, sizeof failure->reason, "the field is missing: %s (%s)", field->field.meaning,
             field->field.unit);
    return STATUS_MALFORMED;
}

static enum status check_range(const struct mechanism_field *field, const struct value *value, struct failure *failure)
{
    if (field->range == ANY_NUMBER) return STATUS_OK;
    const int sign = number_sign(value->number);
    if (sign == 1 || (sign == 0 && field->range == NOT_NEGATIVE)) return STATUS_OK;
    return malformed(failure, field->field.name,
                     field->range == POSITIVE ? "a positive number is expected"
                                              : "a number that is not negative is expected");
}

/* The longest formula that may stand for a number in the canonical problem: what can be read again. */
enum { MAX_FORMULA = 3000 };

static enum status put_number(struct problem *problem, int index, const struct number *x, struct failure *failure)
{
    const char *name = problem->kind->fields[index].name;
    struct value *value = problem->value + index;
    if (!problem->kind->accepts_reals && !number_is_rational(x))
        return malformed(failure, name,
                         "the mechanism gives an irrational number, which this kind does not accept yet");
    value->number = x;
    value->text = number_is_rational(x) ? number_text(x) : formula_text(x, MAX_FORMULA);
    if (value->text != NULL) return STATUS_OK;
    json_t *root = number_root_json(problem->pool, x);
    value->text = calloc(1, 1); /* the root stands for the number */
    json_decref(root);
    if (root != NULL && value->text != NULL) return STATUS_OK;
    return malformed(failure, name,
                     "the mechanism gives a number without a short exact form; give angles in degrees or by tangents");
}

static const struct number *raw_part(const struct raw *raw, const char *name)
{
    switch (name[0]) {
    case 'a': return raw->a;
    case 'b': return raw->b;
    case 'A': return raw->A;
    case 'B': return raw->B;
    default: return raw->C;
    }
}

static void settle(struct number_pool *pool, struct raw *raw)
{
    raw->a = number_settle(pool, raw->a);
    raw->b = number_settle(pool, raw->b);
    raw->A = number_settle(pool, raw->A);
    raw->B = number_settle(pool, raw->B);
    raw->C = number_settle(pool, raw->C);
}

static enum status put_raw(struct problem *problem, struct failure *failure)
{
    for (int i = 0; i < problem->kind->field_count; i++) {
        const char *name = problem->kind->fields[i].name;
        if (!mechanism_gives(name)) continue;
        const enum status status = put_number(problem, i, raw_part(&problem->derivation->raw, name), failure);
        if (status != STATUS_OK) return status;
    }
    return STATUS_OK;
}

enum status derivation_finish(struct problem *problem, struct failure *failure)
{
    struct derivation *derivation = problem->derivation;
    const struct mechanism *mechanism = derivation->mechanism;
    if (derivation->raw.A != NULL) return STATUS_OK;
    for (int i = 0; i < mechanism->field_count; i++) {
        enum status status = complete_field(problem, i, failure);
        if (status == STATUS_OK) status = check_range(mechanism->fields + i, derivation->value + i, failure);
        if (status != STATUS_OK) return status;
    }
    struct raw raw;
    const enum status status = mechanism->derive(problem->pool, derivation->value, &raw, failure);
    if (status != STATUS_OK) return status;
    settle(problem->pool, &raw);
    derivation->raw = raw;
    return put_raw(problem, failure);
}

void derivation_free(struct derivation *derivation)
{
    for (int i = 0; derivation != NULL && i < MECHANISM_MAX_FIELDS; i++) {
        free(derivation->value[i].text);
        free(derivation->value[i].entry);
    }
    free(derivation);
}

const struct number *raw_threshold(struct number_pool *pool, const struct raw *raw)
{
    const int sign = number_sign(raw->B);
    if (sign != 1 && sign != -1) return NULL;
    return number_divide(pool, raw->C, sign > 0 ? raw->B : number_negate(pool, raw->B));
}
