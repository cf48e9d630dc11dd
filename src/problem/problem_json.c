/* SPDX-License-Identifier: BSD-2-Clause */
#include "problem/list_json.h"
#include "problem/mechanism.h"
#include "problem/number_json.h"
#include "problem/problem.h"

#include <stdlib.h>
#include <string.h>

static const json_int_t LARGEST_INTEGER = (json_int_t)1 << 53;

/* The largest integer that a certificate may hold (spec/certificate.md, section 1). */
static const json_int_t LARGEST_ID = 999999999999999999;

const char problem_id_expected[] = "a string or an integer of at most 18 digits is expected; write a longer number as "
                                   "a string: it comes back as it is";

static enum status set_integer(struct problem *problem, const char *field, json_int_t n, struct failure *failure)
{
    char text[32];
    if (n > LARGEST_INTEGER || n < -LARGEST_INTEGER)
        return malformed(failure, field,
                         "an integer beyond 2^53 must be a string, since JSON readers turn it into a double");
    const int length = snprintf(text, sizeof text, "%" JSON_INTEGER_FORMAT, n);
    return problem_set(problem, field, text, (size_t)length, failure);
}

static enum status set_real(struct problem *problem, const char *field, double x, int binary64, struct failure *failure)
{
    if (!binary64)
        return malformed(
            failure, field,
            "a JSON number with a fraction or an exponent is not exact: write it as a string, like \"0.1\", or "
            "use --numbers=binary64 to mean exactly the double it denotes");
    return problem_set_double(problem, field, x, failure);
}

/* Sets a list from a JSON array, by way of the text that the command line accepts: [["1", 2], ...] becomes [[1,2],...]. */
static enum status set_list(struct problem *problem, const char *field, const json_t *value, int binary64,
                            struct failure *failure)
{
    const char *reason = NULL;
    char *text = list_text(value, binary64, &reason);
    const enum status status =
        reason != NULL ? malformed(failure, field, reason) : problem_set(problem, field, text, strlen(text), failure);
    free(text);
    return status;
}

/* 1 when the kind, or the mechanism, has a field of this name that is a list or a matrix. */
static int takes_list(const struct problem *problem, const char *name)
{
    const int index = kind_field(problem->kind, name);
    const char *words = index >= 0 ? problem->kind->fields[index].words : NULL;
    return derivation_takes_list(problem, name) || field_is_list(words);
}

static enum status set_field(struct problem *problem, const char *field, const json_t *value, int binary64,
                             struct failure *failure)
{
    if (json_is_array(value) && takes_list(problem, field)) return set_list(problem, field, value, binary64, failure);
    if (json_is_string(value))
        return problem_set(problem, field, json_string_value(value), json_string_length(value), failure);
    if (json_is_integer(value)) return set_integer(problem, field, json_integer_value(value), failure);
    if (json_is_real(value)) return set_real(problem, field, json_real_value(value), binary64, failure);
    return malformed(failure, field, "a string that holds an exact number, or an integer, is expected");
}

static enum status find_kind(const json_t *record, const struct kind **kind, struct failure *failure)
{
    const json_t *name = json_object_get(record, "kind");
    if (name == NULL)
        return malformed(failure, "kind", "the field is missing: it names the kind of problem, e.g. \"contact\"");
    if (!json_is_string(name)) return malformed(failure, "kind", "a string is expected");
    *kind = kind_find(json_string_value(name));
    if (*kind == NULL) return malformed(failure, "kind", "there is no such kind; `painleve kinds` lists them");
    return STATUS_OK;
}

int problem_id_is_good(const json_t *id)
{
    if (!json_is_integer(id)) return json_is_string(id);
    const json_int_t n = json_integer_value(id);
    return n >= -LARGEST_ID && n <= LARGEST_ID;
}

static enum status take_id(const json_t *record, json_t **id, struct failure *failure)
{
    json_t *given = json_object_get(record, "id");
    if (given == NULL) return STATUS_OK;
    if (!problem_id_is_good(given)) return malformed(failure, "id", problem_id_expected);
    *id = json_incref(given);
    return STATUS_OK;
}

/* Sets the mechanism before the other fields, because the fields depend on it. */
static enum status set_mechanism(struct problem *problem, const json_t *record, struct failure *failure)
{
    const json_t *name = json_object_get(record, "mechanism");
    if (name == NULL) return STATUS_OK;
    if (!json_is_string(name)) return malformed(failure, "mechanism", "a string is expected");
    return problem_set(problem, "mechanism", json_string_value(name), json_string_length(name), failure);
}

static enum status set_fields(struct problem *problem, const json_t *record, int binary64, struct failure *failure)
{
    const char *field;
    json_t *value;
    json_object_foreach ((json_t *)record, field, value) {
        if (strcmp(field, "kind") == 0 || strcmp(field, "id") == 0 || strcmp(field, "mechanism") == 0) continue;
        const enum status status = set_field(problem, field, value, binary64, failure);
        if (status != STATUS_OK) return status;
    }
    return problem_complete(problem, failure);
}

enum status problem_from_json(const json_t *record, int binary64, long budget_bits, struct problem **out, json_t **id,
                              struct failure *failure)
{
    const struct kind *kind;
    if (!json_is_object(record)) return malformed(failure, "", "a problem must be a JSON object {...}");
    enum status status = take_id(record, id, failure);
    if (status == STATUS_OK) status = find_kind(record, &kind, failure);
    if (status != STATUS_OK) return status;
    struct problem *problem = problem_new(kind);
    problem->id = json_incref(*id);
    number_pool_begin(problem->pool, budget_bits);
    status = set_mechanism(problem, record, failure);
    if (status == STATUS_OK) status = set_fields(problem, record, binary64, failure);
    if (status == STATUS_OK)
        *out = problem;
    else
        problem_free(problem);
    return status;
}

/* The word at an index of a list "one|two|three". */
static json_t *word_json(const char *words, int index)
{
    for (; index > 0; index--) words += strcspn(words, "|") + 1;
    return json_stringn(words, strcspn(words, "|"));
}

static json_t *text_json(const struct value *value)
{
    return json_string(value->text);
}

/* Which irrational numbers are written as roots of polynomials: all that are roots within the budget, or none. */
enum roots { ROOTS_OF_ALL, ROOTS_OF_NONE };

/* A rational, a root, or an enclosure with the text of the number. */
static json_t *number_json(struct number_pool *pool, const struct number *x, enum roots roots, json_t *text)
{
    const int is_plain = roots == ROOTS_OF_ALL || number_is_rational(number_settle(pool, x));
    json_t *json = is_plain ? number_root_json(pool, x) : NULL;
    if (json == NULL) {
        json = number_enclosure_json(x);
        json_object_set(json, "text", text);
    }
    json_decref(text);
    return json;
}

/* An end that is given by an enclosure has the text of the whole interval. */
static json_t *range_json(struct number_pool *pool, const struct value *value, enum roots roots)
{
    return json_pack("{s:o, s:o}", "lo", number_json(pool, value->low, roots, text_json(value)), "hi",
                     number_json(pool, value->high, roots, text_json(value)));
}

/* When an end of a range of angles is not a rational multiple of pi, the range is written as it was given. */
static json_t *angle_range_json(const struct value *value)
{
    json_t *low = angle_json(&value->angle), *high = angle_json(&value->angle_high);
    if (low != NULL && high != NULL) return json_pack("{s:o, s:o}", "lo", low, "hi", high);
    json_decref(low);
    json_decref(high);
    return text_json(value);
}

static json_t *certain_angle_json(struct number_pool *pool, const struct value *value)
{
    json_t *json = angle_stated_json(pool, &value->angle);
    return json != NULL ? json : text_json(value);
}

/* An entry of a list: a rational or a root. In an undecided record it may be neither within the budget; then it is an
 * enclosure, so that every entry keeps its place. */
static json_t *entry_json(struct number_pool *pool, const struct number *entry)
{
    json_t *root = number_root_json(pool, entry);
    return root != NULL ? root : number_enclosure_json(entry);
}

static json_t *row_json(struct number_pool *pool, const struct number *const *entry, int columns)
{
    json_t *row = json_array();
    for (int j = 0; j < columns; j++) json_array_append_new(row, entry_json(pool, entry[j]));
    return row;
}

/* A list, or the rows of a matrix. */
static json_t *entries_json(struct number_pool *pool, const struct field *field, const struct value *value)
{
    if (field->words == field_list || field->words == field_long_list)
        return row_json(pool, value->entry, value->columns);
    json_t *rows = json_array();
    for (int i = 0; i < value->rows; i++)
        json_array_append_new(rows, row_json(pool, value->entry + i * value->columns, value->columns));
    return rows;
}

static json_t *value_json(struct number_pool *pool, const struct field *field, const struct value *value,
                          enum roots roots)
{
    if (value->word >= 0) return word_json(field->words, value->word);
    if (value->low != NULL)
        return field->words == field_angle ? angle_range_json(value) : range_json(pool, value, roots);
    if (value->sine != NULL) return certain_angle_json(pool, value);
    if (value->entry != NULL) return text_json(value);
    if (value->number == NULL) return NULL;
    return number_json(pool, value->number, roots, text_json(value));
}

/* The data of a mechanism with uncertain fields are not a box, so that the record contains the mechanism itself. */
static void put_mechanism(json_t *record, const struct problem *problem)
{
    const struct mechanism *mechanism = problem->derivation->mechanism;
    json_object_set_new(record, "mechanism", json_string(mechanism->name));
    for (int i = 0; i < mechanism->field_count; i++) {
        const struct field *field = &mechanism->fields[i].field;
        json_object_set_new(record, field->name,
                            value_json(problem->pool, field, problem->derivation->value + i, ROOTS_OF_ALL));
    }
}

static json_t *record_of(const struct problem *problem, enum roots roots)
{
    json_t *record = json_object();
    json_object_set_new(record, "kind", json_string(problem->kind->name));
    const int uncertain = derivation_is_uncertain(problem->derivation);
    if (uncertain) put_mechanism(record, problem);
    for (int i = 0; i < problem->kind->field_count; i++) {
        const struct field *field = problem->kind->fields + i;
        if (uncertain && mechanism_gives(problem->derivation->mechanism, field->name)) continue;
        const struct value *value = problem->value + i;
        json_t *json = value->entry != NULL ? entries_json(problem->pool, field, value)
                                            : value_json(problem->pool, field, value, roots);
        if (json != NULL) json_object_set_new(record, field->name, json);
    }
    return record;
}

json_t *problem_to_json(const struct problem *problem)
{
    return record_of(problem, ROOTS_OF_ALL);
}

json_t *problem_to_enclosed_json(const struct problem *problem)
{
    return record_of(problem, ROOTS_OF_NONE);
}
