/* SPDX-License-Identifier: BSD-2-Clause */
#include "certificate/certificate.h"

#include "certificate/cost.h"
#include "certificate/interval_bits.h"
#include "cover/enclosed.h"
#include "problem/answer.h"
#include "problem/mechanism.h"
#include "problem/number_json.h"

#include <sha2.h>
#include <stdlib.h>
#include <string.h>

enum { FORMAT_VERSION = 1 };

/* The budgets of a second decision: one with which enclosures decide, and one that is enough for intervals of a point. */
enum { SMALLER_BUDGET = 1 << 16, POINTS_BUDGET = 1 << 20 };

static const char WITHOUT_CERTIFICATE[] = "verdict-without-certificate", MECHANISM[] = "verdicts-of-mechanism";

static json_t *record_of(const char *type)
{
    return json_pack("{s:i, s:s}", "v", FORMAT_VERSION, "type", type);
}

/* 1 when some number of a problem is an enclosure with its text, not a root. */
static int has_enclosure(const json_t *canonical)
{
    const char *name;
    const json_t *value;
    json_object_foreach ((json_t *)canonical, name, value) {
        if (json_object_get(value, "text") != NULL) return 1;
        if (json_object_get(json_object_get(value, "lo"), "text") != NULL) return 1;
        if (json_object_get(json_object_get(value, "hi"), "text") != NULL) return 1;
    }
    return 0;
}

/* When enclosures decided although each number is a root, a checker would take the roots as elements of a common number
 * field, which was not found within the budget: all of them are then written as enclosures. */
static json_t *problem_as_decided(const struct problem *problem, const struct answer *answer)
{
    json_t *canonical = problem_to_json(problem);
    if (answer == NULL || !answer->by_enclosures || has_enclosure(canonical)) return canonical;
    json_decref(canonical);
    return problem_to_enclosed_json(problem);
}

/* The canonical problem; a field that was decided by its sign is replaced by a number of that sign. */
static json_t *canonical_problem(const struct problem *problem, const struct answer *answer)
{
    json_t *canonical = problem_as_decided(problem, answer);
    if (answer == NULL || answer->by_sign == NULL) return canonical;
    const int sign = number_sign(problem_number(problem, kind_field(problem->kind, answer->by_sign)));
    json_object_set_new(canonical, answer->by_sign, json_string(sign > 0 ? "1" : "-1"));
    return canonical;
}

/* Writes the problem with the hash of its text, which binds the certificate to the problem. */
static void put_problem(json_t *record, const struct problem *problem, const struct answer *answer)
{
    char hash[SHA256_DIGEST_STRING_LENGTH];
    json_t *canonical = canonical_problem(problem, answer);
    char *text = json_dumps(canonical, JSON_COMPACT | JSON_SORT_KEYS);
    if (text == NULL) abort();
    SHA256Data((const uint8_t *)text, strlen(text), hash);
    json_object_set_new(record, "kind", json_string(problem->kind->name));
    if (problem->id != NULL) json_object_set(record, "id", problem->id);
    json_object_set_new(record, "problem", canonical);
    json_object_set_new(record, "sha256", json_string(hash));
    free(text);
}

/* `range` is NULL when the values are exact. */
static json_t *quantities_json(struct number_pool *pool, const struct evaluation *e, const struct range *range)
{
    json_t *quantities = json_object();
    for (int i = 0; i < e->program->quantities; i++) {
        const struct quantity *quantity = e->program->quantity + i;
        json_t *value = range != NULL ? enclosed_value_json(pool, range[quantity->node])
                                      : number_value_json(pool, e->value[quantity->node]);
        json_object_set_new(quantities, quantity->name,
                            json_pack("{s:o, s:i, s:s}", "value", value, "sign", (int)e->sign[quantity->node], "by",
                                      tier_name(e->by[quantity->node])));
    }
    return quantities;
}

/* 1 when some number in a record is an element of a number field. */
static int has_element(const json_t *json)
{
    size_t i;
    const char *key;
    json_t *inside;
    if (json_is_object(json) && json_object_get(json, "coefficients") != NULL) return 1;
    json_array_foreach ((json_t *)json, i, inside) {
        if (has_element(inside)) return 1;
    }
    json_object_foreach ((json_t *)json, key, inside) {
        if (has_element(inside)) return 1;
    }
    return 0;
}

/* Checkers do not know mechanisms, so the verdicts of an uncertain one have a type of their own; without a witness the
 * record is no certificate. */
static const char *type_of_verdicts(const struct problem *problem, const struct answer *answer)
{
    if (problem_uncertain_theory(problem) == NULL) return answer->witness != NULL ? "verdict" : WITHOUT_CERTIFICATE;
    return derivation_is_uncertain(problem->derivation) ? MECHANISM : "verdicts";
}

/* Reduces a witness to its signs, when forces are only enclosed. */
static void leave_signs(json_t *json)
{
    static const char *const numbers[] = {"force", "value", "to", "lambda_N", "lambda_T"};
    size_t i;
    const char *key;
    json_t *inside;
    for (i = 0; i < sizeof numbers / sizeof numbers[0]; i++) (void)json_object_del(json, numbers[i]);
    json_array_foreach (json, i, inside) leave_signs(inside);
    json_object_foreach (json, key, inside) leave_signs(inside);
}

/* Checkers know enclosures in the theories that take uncertain numbers everywhere. */
static const char *type_of_verdict(const struct problem *problem, int enclosed)
{
    return enclosed && problem->kind->intervals != INTERVALS_EVERYWHERE ? WITHOUT_CERTIFICATE : "verdict";
}

/* Enclosures are written first, so that the problem shows those that prove the signs. Where the numbers of the problem alone
 * are too long for the checkers, the record ends there, since to write such numbers takes long. */
static json_t *certificate_of_verdict(const struct problem *problem, const struct answer *answer)
{
    struct range node[PROGRAM_MAX_NODES];
    const int enclosed = answer->by_enclosures ? enclosed_proof(problem->pool, &answer->evaluation, node)
                                               : enclosed_values(problem->pool, &answer->evaluation, node);
    json_t *record = record_of(type_of_verdict(problem, enclosed)), *witness = json_deep_copy(answer->witness);
    if (enclosed) leave_signs(witness);
    struct failure too_long;
    put_problem(record, problem, answer);
    if (certificate_is_checkable(record, &too_long) != STATUS_OK) {
        json_decref(witness);
        return record;
    }
    json_object_set_new(record, "row", json_string(answer->row));
    json_object_set(record, "verdict", answer->verdict);
    json_object_set_new(record, "quantities",
                        quantities_json(problem->pool, &answer->evaluation, enclosed ? node : NULL));
    json_object_set_new(record, "witness", witness);
    return record;
}

/* Replaces the end of a piece, and this coordinate of the points at it. */
static void replace_end(json_t *piece, const char *side, json_t *points, const char *name, json_t *end)
{
    size_t i;
    json_t *point, *before = number_end_json(json_object_get(piece, side));
    json_array_foreach (points, i, point)
        if (json_equal(json_object_get(point, name), before)) json_object_set_new(point, name, number_end_json(end));
    json_object_set(piece, side, end);
    json_decref(before);
}

void certificate_share_ends(json_t *record)
{
    size_t i;
    const json_t *variable;
    json_t *points = json_object_get(json_object_get(record, "verdict"), "at");
    json_array_foreach (json_object_get(json_object_get(record, "witness"), "variables"), i, variable) {
        json_t *piece = json_array_get(json_object_get(variable, "pieces"), 0);
        const char *name = json_string_value(json_object_get(variable, "field"));
        const json_t *range = json_object_get(json_object_get(record, "problem"), name);
        if (json_object_get(piece, "half_turns") != NULL || json_object_get(range, "lo") == NULL) continue;
        replace_end(piece, "lo", points, name, json_object_get(range, "lo"));
        replace_end(piece, "hi", points, name, json_object_get(range, "hi"));
    }
}

static json_t *certificate_of_verdicts(const struct problem *problem, const struct answer *answer)
{
    json_t *record = record_of(type_of_verdicts(problem, answer));
    put_problem(record, problem, answer);
    json_object_set(record, "verdict", answer->verdict);
    if (answer->witness != NULL) json_object_set(record, "witness", answer->witness);
    certificate_share_ends(record);
    return record;
}

static json_t *certificate_of(const struct problem *problem, const struct answer *answer)
{
    const int uncertain = answer->evaluation.program == NULL;
    json_t *record = uncertain ? certificate_of_verdicts(problem, answer) : certificate_of_verdict(problem, answer);
    json_t *field = has_element(record) ? number_field_json(problem->pool, interval_bits(problem->pool, record)) : NULL;
    if (field != NULL) json_object_set_new(record, "field", field);
    return record;
}

/* 1 when checkers know a proof of the verdict by enclosures of its irrational data, and there is one. */
static int has_enclosed_proof(const struct problem *problem, const struct answer *answer)
{
    const struct evaluation *e = &answer->evaluation;
    struct range node[PROGRAM_MAX_NODES];
    int irrational = 0;
    if (problem->kind->intervals != INTERVALS_EVERYWHERE || e->program == NULL || answer->by_sign != NULL) return 0;
    for (int k = 0; k < e->program->inputs; k++) irrational |= !number_is_rational(e->value[k]);
    return irrational && enclosed_proof(problem->pool, e, node);
}

/* Writes the certificate of an answer; sets `by_enclosures` of it when they are used although exact numbers decided. */
static enum status write_certificate(const struct problem *problem, struct answer *answer, json_t **record,
                                     struct failure *failure)
{
    struct failure of_enclosures = {0};
    *record = certificate_of(problem, answer);
    const enum status status = certificate_is_checkable(*record, failure);
    if (status == STATUS_OK || !has_enclosed_proof(problem, answer)) return status;
    answer->by_enclosures = 1;
    json_t *enclosed = certificate_of(problem, answer);
    answer->by_enclosures = certificate_is_checkable(enclosed, &of_enclosures) == STATUS_OK;
    json_decref(answer->by_enclosures ? *record : enclosed);
    if (!answer->by_enclosures) return status;
    *record = enclosed;
    *failure = of_enclosures;
    return STATUS_OK;
}

static enum status decide_once(const struct problem *problem, const struct options *options, struct answer *answer,
                               json_t **record, struct failure *failure)
{
    *record = NULL;
    enum status status = problem_decide(problem, options, answer, failure);
    if (status == STATUS_OK) status = write_certificate(problem, answer, record, failure);
    if (status == STATUS_OK) return status;
    json_decref(*record);
    *record = NULL;
    return status;
}

int certificate_has_proof(const json_t *record)
{
    const char *type = json_string_value(json_object_get(record, "type"));
    return strcmp(type, MECHANISM) != 0 || json_object_get(record, "witness") != NULL;
}

/* 1 for a record that checkers know. */
static int is_certificate(const json_t *record)
{
    return strcmp(json_string_value(json_object_get(record, "type")), WITHOUT_CERTIFICATE) != 0;
}

/* The same problem with its irrational numbers as intervals of one point, of which enclosures are enough. It shares everything else. */
static struct problem with_points(const struct problem *problem)
{
    struct problem copy = *problem;
    for (int i = 0; i < problem->kind->field_count; i++) {
        struct value *value = copy.value + i;
        if (value->number == NULL || value->low != NULL) continue;
        value->number = number_settle(problem->pool, value->number);
        if (!number_is_rational(value->number)) value_set_range(problem, value, value->number, value->number);
    }
    return copy;
}

/* 1 for a record of one verdict, which holds at every point. */
static int is_certain(const json_t *record)
{
    const json_t *verdict = json_object_get(record, "verdict");
    return json_is_true(json_object_get(verdict, "certain")) && !json_is_true(json_object_get(verdict, "outside"));
}

/* Decides the problem with a budget for which enclosures decide, which need no common number field. Returns 1 when there
 * is a certificate, of a single verdict where `certain` asks for it; it replaces the record that is given, with the
 * answer and the failure. */
static int decide_enclosed(const struct problem *problem, int certain, const struct options *options,
                           struct answer *answer, json_t **record, struct failure *failure)
{
    struct options smaller = *options;
    struct answer other = {0};
    struct failure of_other = {0};
    json_t *enclosed;
    const long most = certain ? POINTS_BUDGET : SMALLER_BUDGET;
    if (smaller.budget_bits > most) smaller.budget_bits = most;
    if (decide_once(problem, &smaller, &other, &enclosed, &of_other) != STATUS_OK || !is_certificate(enclosed) ||
        (certain && !is_certain(enclosed))) {
        json_decref(enclosed);
        answer_free(&other);
        return 0;
    }
    json_decref(*record);
    answer_free(answer);
    *record = enclosed;
    *answer = other;
    *failure = of_other;
    return 1;
}

/* A verdict of enclosures in a kind in which checkers do not know them. */
static enum status without_certificate(struct answer *answer, json_t **record, struct failure *failure)
{
    answer_free(answer);
    *answer = (struct answer){0};
    json_decref(*record);
    *record = NULL;
    failure->field[0] = '\0';
    snprintf(
        failure->reason, sizeof failure->reason,
        "the verdict is known, but not the exact numbers that its certificate needs: enclosures decided, in a kind "
        "in which checkers do not know them");
    return STATUS_UNDECIDED;
}

/* Decides once more, for a certificate, when there is none. */
static enum status decide_again(const struct problem *problem, enum status status, const struct options *options,
                                struct answer *answer, json_t **record, struct failure *failure)
{
    if (options->budget_bits > SMALLER_BUDGET && decide_enclosed(problem, 0, options, answer, record, failure))
        return STATUS_OK;
    if (problem->kind->intervals == INTERVALS_NOWHERE || problem_is_uncertain(problem)) return status;
    const struct problem copy = with_points(problem);
    return decide_enclosed(&copy, 1, options, answer, record, failure) ? STATUS_OK : status;
}

enum status certificate_decide(const struct problem *problem, const struct options *options, struct answer *answer,
                               json_t **record, struct failure *failure)
{
    const enum status status = decide_once(problem, options, answer, record, failure);
    if (status == STATUS_UNDECIDED) return decide_again(problem, status, options, answer, record, failure);
    if (status != STATUS_OK || is_certificate(*record)) return status;
    struct answer other = {0}; /* the answer has numbers for people, and the certificate what a checker can verify */
    (void)decide_again(problem, status, options, &other, record, failure);
    answer_free(&other);
    return is_certificate(*record) ? STATUS_OK : without_certificate(answer, record, failure);
}

json_t *certificate_begin(const char *type, const struct problem *problem)
{
    json_t *record = record_of(type);
    put_problem(record, problem, NULL);
    return record;
}

static void put_undecided(json_t *record, const struct options *options, const struct failure *failure)
{
    json_object_set_new(record, "verdict", json_string("undecided"));
    json_object_set_new(record, "quantity", json_string(failure->field));
    json_object_set_new(record, "reason", json_string(failure->reason));
    json_object_set_new(record, "budget", json_integer(options->budget_bits));
}

json_t *certificate_undecided(const struct problem *problem, const struct options *options,
                              const struct failure *failure)
{
    json_t *record = record_of("undecided");
    put_problem(record, problem, NULL);
    put_undecided(record, options, failure);
    return record;
}

static void put_place(json_t *record, const struct place *place)
{
    json_object_set_new(record, "file", place->file != NULL ? json_string(place->file) : json_null());
    json_object_set_new(record, "line", place->line > 0 ? json_integer(place->line) : json_null());
}

json_t *certificate_unread(const struct place *place, const struct kind *kind, const json_t *id,
                           const struct options *options, const struct failure *failure)
{
    json_t *record = record_of("undecided");
    json_object_set_new(record, "kind", kind != NULL ? json_string(kind->name) : json_null());
    if (id != NULL) json_object_set(record, "id", (json_t *)id);
    put_place(record, place);
    put_undecided(record, options, failure);
    return record;
}

json_t *certificate_error(const struct place *place, const json_t *id, const struct failure *failure)
{
    json_t *record = record_of("error");
    if (id != NULL) json_object_set(record, "id", (json_t *)id);
    put_place(record, place);
    json_object_set_new(record, "field", failure->field[0] != '\0' ? json_string(failure->field) : json_null());
    json_object_set_new(record, "reason", json_string(failure->reason));
    return record;
}
