/* SPDX-License-Identifier: BSD-2-Clause */
#include "memory/memory.h"
#include "numbers/expression.h"
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

static const char *const *names_of(const struct mechanism *mechanism)
{
    static const char *const raw[] = {"a", "b", "A", "B", "C", NULL};
    return mechanism->gives != NULL ? mechanism->gives : raw;
}

int mechanism_gives(const struct mechanism *mechanism, const char *name)
{
    for (const char *const *given = names_of(mechanism); *given != NULL; given++)
        if (strcmp(*given, name) == 0) return 1;
    return 0;
}

static int count_names(const char *const *names)
{
    int count = 0;
    while (names[count] != NULL) count++;
    return count;
}

/* 1 for an acceleration without contact force, which a kind about impacts does not have. */
static int is_acceleration(const struct mechanism *mechanism, int index)
{
    const char *const *names = names_of(mechanism);
    if (mechanism->gives != NULL) return index >= count_names(names) - mechanism->accelerations;
    return strcmp(names[index], "a") == 0 || strcmp(names[index], "b") == 0;
}

int mechanism_suits(const struct mechanism *mechanism, const struct kind *kind)
{
    const char *const *names = names_of(mechanism);
    for (int i = 0; names[i] != NULL; i++)
        if (!is_acceleration(mechanism, i) && kind_field(kind, names[i]) < 0) return 0;
    return 1;
}

/* Finds the mechanism with this name that suits the kind. */
static enum status find_mechanism(const struct kind *kind, const char *name, const struct mechanism **found,
                                  struct failure *failure)
{
    int known = 0, any = 0;
    *found = NULL;
    for (const struct mechanism *const *mechanism = mechanism_list(); *mechanism != NULL; mechanism++) {
        const int suits = mechanism_suits(*mechanism, kind), named = strcmp((*mechanism)->name, name) == 0;
        if (suits && named) *found = *mechanism;
        known = known || named;
        any = any || suits;
    }
    if (*found != NULL) return STATUS_OK;
    if (!any) return malformed(failure, "mechanism", "this kind of problem takes no mechanism");
    return malformed(failure, "mechanism",
                     known ? "this mechanism does not give the fields of this kind of problem"
                           : "there is no such mechanism; `painleve kinds` lists them");
}

/* 1 when some field that the mechanism gives was set before. */
static int has_given(const struct problem *problem, const struct mechanism *mechanism)
{
    for (int i = 0; i < problem->kind->field_count; i++)
        if (mechanism_gives(mechanism, problem->kind->fields[i].name) && problem->value[i].text != NULL) return 1;
    return 0;
}

enum status derivation_begin(struct problem *problem, const char *name, size_t length, struct failure *failure)
{
    char copy[64];
    snprintf(copy, sizeof copy, "%.*s", (int)(length < sizeof copy ? length : sizeof copy - 1), name);
    const struct mechanism *mechanism;
    const enum status status = find_mechanism(problem->kind, copy, &mechanism, failure);
    if (status != STATUS_OK) return status;
    if (problem->derivation != NULL) return malformed(failure, "mechanism", "the field is given twice");
    if (has_given(problem, mechanism))
        return malformed(failure, "mechanism", "a field is given that the mechanism gives");
    problem->derivation = memory_new(1, sizeof *problem->derivation);
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
    return field_is_list(words);
}

/* The text of the default value of a field; NULL when the field must be given. */
static const char *default_of(const struct problem *problem, const struct mechanism_field *field)
{
    if (field->preset != NULL) return field->preset;
    return field->motion && kind_field(problem->kind, "a") < 0 ? "0" : NULL;
}

static enum status complete_field(struct problem *problem, int index, struct failure *failure)
{
    const struct mechanism_field *field = problem->derivation->mechanism->fields + index;
    const char *text = default_of(problem, field);
    if (problem->derivation->value[index].text != NULL || problem->derivation->value[index].word >= 0) return STATUS_OK;
    if (text != NULL) return problem_set(problem, field->field.name, text, strlen(text), failure);
    if (field->field.optional) return STATUS_OK;
    return field_missing(&field->field, "", failure);
}

static enum status check_range(const struct mechanism_field *field, const struct value *value, struct failure *failure)
{
    if (field->range == ANY_NUMBER || value->number == NULL) return STATUS_OK;
    const int sign = number_sign(value->low != NULL ? value->low : value->number);
    if (sign == 1 || (sign == 0 && field->range == NOT_NEGATIVE)) return STATUS_OK;
    return malformed(failure, field->field.name,
                     field->range == POSITIVE ? "a positive number is expected"
                                              : "a number that is not negative is expected");
}

/* An algebraic number has an exact form; whether it is found is a matter of the budget. */
static enum status without_root(struct failure *failure, const char *field)
{
    snprintf(failure->field, sizeof failure->field, "%s", field);
    snprintf(
        failure->reason, sizeof failure->reason,
        "the mechanism gives a number whose exact form is not found in a number field of degree %d at most, within "
        "the budget (--budget=BITS)",
        NUMBER_BUDGET_DEGREE);
    return STATUS_UNDECIDED;
}

/* A number that is not algebraic is represented in the record by the formula that makes it, which must be read again. */
static enum status without_formula(struct failure *failure, const char *field)
{
    snprintf(failure->field, sizeof failure->field, "%s", field);
    snprintf(failure->reason, sizeof failure->reason,
             "the mechanism gives a number whose formula has more than %d operations or %d levels of parentheses; an "
             "angle in degrees, as a fraction of pi or by its tangent makes it algebraic",
             EXPRESSION_MAX_OPERATIONS, EXPRESSION_MAX_DEPTH);
    return STATUS_UNDECIDED;
}

static enum status put_number(struct problem *problem, int index, const struct number *x, struct failure *failure)
{
    const char *name = problem->kind->fields[index].name;
    struct value *value = problem->value + index;
    if (problem->kind->accepts < ACCEPTS_ENCLOSED && problem_accept(problem, x, &x, failure) != STATUS_OK)
        return malformed(
            failure, name,
            problem->kind->accepts == ACCEPTS_ALGEBRAIC
                ? "the mechanism gives a number that is not algebraic, which this kind does not accept: give angles "
                  "in degrees, as fractions of pi or by their tangents"
                : "the mechanism gives an irrational number, which this kind does not accept");
    value_set(problem, value, x);
    value->text = number_is_rational(x) ? number_text(x) : formula_text(x, FORMULA_MAX_LENGTH);
    if (value->text != NULL) return STATUS_OK;
    json_t *root = number_root_json(problem->pool, x);
    value->text = memory_new(1, 1); /* the number is represented by its root, not by a text */
    json_decref(root);
    if (root != NULL) return STATUS_OK;
    if (number_is_algebraic(x)) return without_root(failure, name);
    return without_formula(failure, name);
}

int derivation_requirements(const struct problem *problem, struct requirement *requirement)
{
    const struct derivation *derivation = problem->derivation;
    if (derivation == NULL || derivation->mechanism->requirements == NULL) return 0;
    return derivation->mechanism->requirements(problem->pool, derivation->value, requirement);
}

/* Rejects a state that violates a requirement; when fields are intervals, only if every state in them does. */
static enum status check_requirements(const struct problem *problem, struct failure *failure)
{
    struct requirement requirement[MECHANISM_MAX_REQUIREMENTS];
    const int count = derivation_requirements(problem, requirement);
    for (int i = 0; i < count; i++) {
        const int sign = number_sign(requirement[i].positive);
        if (sign == 1 || (sign == NUMBER_SIGN_UNKNOWN && !number_is_certain(requirement[i].positive))) continue;
        return malformed(failure, requirement[i].field,
                         sign == NUMBER_SIGN_UNKNOWN
                             ? "whether the state is one of this mechanism is not decided within the budget"
                             : requirement[i].reason);
    }
    return STATUS_OK;
}

/* The data that the mechanism gives, in the order of names_of. */
static enum status derive(struct problem *problem, const struct number **given, struct failure *failure)
{
    struct derivation *derivation = problem->derivation;
    struct raw raw;
    enum status status = check_requirements(problem, failure);
    if (status != STATUS_OK) return status;
    if (derivation->mechanism->gives != NULL)
        return derivation->mechanism->derive_given(problem->pool, derivation->value, given, failure);
    status = derivation->mechanism->derive(problem->pool, derivation->value, &raw, failure);
    if (status != STATUS_OK) return status;
    given[0] = raw.a = number_settle(problem->pool, raw.a);
    given[1] = raw.b = number_settle(problem->pool, raw.b);
    given[2] = raw.A = number_settle(problem->pool, raw.A);
    given[3] = raw.B = number_settle(problem->pool, raw.B);
    given[4] = raw.C = number_settle(problem->pool, raw.C);
    derivation->raw = raw;
    return STATUS_OK;
}

static enum status put_given(struct problem *problem, const struct number *const *given, struct failure *failure)
{
    const char *const *names = names_of(problem->derivation->mechanism);
    for (int i = 0; names[i] != NULL; i++) {
        const int field = kind_field(problem->kind, names[i]);
        if (field < 0 || given[i] == NULL) continue;
        const struct number *x = number_settle(problem->pool, given[i]);
        const enum status status = put_number(problem, field, x, failure);
        if (status != STATUS_OK) return status;
    }
    return STATUS_OK;
}

/* Sets the fields to the numbers, without a text for the record. */
static void put_ranges(struct problem *problem, const struct number *const *given)
{
    const char *const *names = names_of(problem->derivation->mechanism);
    for (int i = 0; names[i] != NULL; i++) {
        const int field = kind_field(problem->kind, names[i]);
        if (field >= 0) problem->value[field].number = given[i];
    }
}

enum status derivation_finish(struct problem *problem, struct failure *failure)
{
    struct derivation *derivation = problem->derivation;
    const struct mechanism *mechanism = derivation->mechanism;
    const struct number *given[MECHANISM_MAX_GIVEN];
    if (derivation->finished) return STATUS_OK;
    for (int i = 0; i < mechanism->field_count; i++) {
        enum status status = complete_field(problem, i, failure);
        if (status == STATUS_OK) status = check_range(mechanism->fields + i, derivation->value + i, failure);
        if (status != STATUS_OK) return status;
    }
    enum status status = derive(problem, given, failure);
    if (status == STATUS_OK && derivation_is_uncertain(derivation))
        put_ranges(problem, given);
    else if (status == STATUS_OK)
        status = put_given(problem, given, failure);
    derivation->finished = status == STATUS_OK;
    return status;
}

int derivation_is_uncertain(const struct derivation *derivation)
{
    for (int i = 0; derivation != NULL && i < derivation->mechanism->field_count; i++)
        if (derivation->value[i].low != NULL) return 1;
    return 0;
}

enum status derivation_put(struct problem *problem, struct failure *failure)
{
    const struct number *given[MECHANISM_MAX_GIVEN];
    if (derive(problem, given, failure) != STATUS_OK) return STATUS_HYPOTHESIS;
    put_ranges(problem, given);
    return STATUS_OK;
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
