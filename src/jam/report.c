/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict as JSON, and in words. */
#include "jam/jam.h"
#include "jam/turning.h"

#include "problem/answer.h"
#include "problem/number_json.h"

#include <stdlib.h>
#include <string.h>

/* The possible ends of a slip, in the order falling, constant, rising normal force, each word once. */
static json_t *outcomes_json(const struct jam_verdict *verdict)
{
    json_t *list = json_array();
    const char *last = "";
    for (int course = FALLING; course < JAM_COURSES; course++) {
        const char *word = jam_fate_word(verdict->fate[course]);
        if (*word != '\0' && strcmp(word, last) != 0) json_array_append_new(list, json_string(word));
        if (*word != '\0') last = word;
    }
    return list;
}

/* A number, or its formula where only signs are known. */
static json_t *number_or_formula(struct number_pool *pool, const struct number *x, const char *formula)
{
    return x != NULL ? number_value_json(pool, x) : json_string(formula);
}

/* Where the normal force ends; null where the linear equations do not say. */
static json_t *limit_json(struct number_pool *pool, const struct jam_result *result, enum jam_fate fate)
{
    switch (fate) {
    case JAM_INFINITE:
    case ARREST: return json_string("diverges");
    case JAM_ZERO:
    case LIFT_OFF: return json_string("0");
    case JAM_FINITE: break;
    default: return json_null();
    }
    if (result->signs.delta != 0) return number_or_formula(pool, result->fixed, "alpha2/delta");
    return result->state ? number_or_formula(pool, result->force, "-b/p") : json_null();
}

json_t *jam_verdict_json(struct number_pool *pool, const struct jam_result *result, const struct evaluation *e)
{
    static const char *const names[] = {NULL, "G1", "G2"};
    const struct jam_verdict *verdict = &result->verdict;
    const int state = result->state;
    const enum jam_fate fate = state ? jam_fate_of(verdict, &result->signs) : jam_open_fate(verdict, &result->signs);
    const enum jam_name name = jam_name_of(fate, &result->signs);
    json_t *json = json_object();
    json_object_set_new(json, "portrait", json_string(verdict->degenerate ? "degenerate" : jam_row_name(verdict->row)));
    json_object_set_new(json, "zeros", zeros_json(e));
    json_object_set_new(json, "outcomes", outcomes_json(verdict));
    json_object_set_new(json, "threshold",
                        verdict->has_threshold ? number_or_formula(pool, result->fixed, "alpha2/delta") : json_null());
    json_object_set_new(json, "outcome", state ? json_string(jam_fate_word(fate)) : json_null());
    json_object_set_new(json, "jam", name != NO_NAME ? json_string(names[name]) : json_null());
    json_object_set_new(json, "normal_force", limit_json(pool, result, fate));
    return json;
}

json_t *jam_witness_json(struct number_pool *pool, const struct jam_result *result)
{
    json_t *json = json_object();
    if (result->force != NULL) json_object_set_new(json, "force", number_value_json(pool, result->force));
    if (result->fixed != NULL) json_object_set_new(json, "fixed", number_value_json(pool, result->fixed));
    return json;
}

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

/* A number, or the formula in its place: only that has letters. */
static void describe_value(const struct answer *answer, const char *before, const json_t *value, const char *after,
                           FILE *out)
{
    const char *text = json_string_value(value);
    const int is_formula = text != NULL && strpbrk(text, "abdp") != NULL;
    char *words = is_formula ? NULL : value_words(answer->pool, value);
    fprintf(out, "%s%s%s", before, is_formula ? text : words, after);
    free(words);
}

static void describe_list(const json_t *list, FILE *out)
{
    size_t i;
    const json_t *word;
    if (json_array_size(list) == 0) fputs("nothing", out);
    json_array_foreach (list, i, word) fprintf(out, "%s%s", i > 0 ? ", " : "", json_string_value(word));
}

static const char *outcome_in_words(const char *outcome)
{
    static const char *const words[][2] = {
        {"lift-off", "the normal force reaches 0 while p > 0: the point leaves the surface"},
        {"slip", "p grows: the state leaves the neighbourhood of the G-spot, slipping on"},
        {"jam",
         "p and b tend to 0 in finite time, with a finite impulse: the state reaches the G-spot, still slipping"},
        {"arrest", "p tends to 0 but b does not: the impulse of the normal force brings the point to rest before"},
        {"undecided", "alpha1 = 0, so p is constant at this order: terms of higher order decide"},
    };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(words[i][0], outcome) == 0) return words[i][1];
    return "";
}

/* The force of the state, and why it does what it does. */
static void describe_force(const struct answer *answer, FILE *out)
{
    static const char *const course[] = {"rises", "rests", "falls"};
    describe_value(answer, "  normal force lambda_N = -b/p = ", json_object_get(answer->witness, "force"), "", out);
    const struct evaluation *e = &answer->evaluation;
    const int last = e->program->quantity[e->program->quantities - 1].node;
    fprintf(out, ", which %s for as long as the point slips (fall = -p d lambda_N/ds keeps its sign)\n",
            course[e->sign[last] + 1]);
}

static void describe_limit(const struct answer *answer, FILE *out)
{
    const json_t *limit = json_object_get(answer->verdict, "normal_force"),
                 *name = json_object_get(answer->verdict, "jam");
    if (!json_is_null(name)) fprintf(out, "  dynamic jam %s\n", json_string_value(name));
    if (json_is_null(limit) || strcmp(text_of(answer->verdict, "outcome"), "lift-off") == 0) return;
    if (json_is_string(limit) && strcmp(json_string_value(limit), "diverges") == 0)
        fputs("  the normal force grows beyond bounds\n", out);
    else
        describe_value(answer, "  the normal force tends to ", limit, "\n", out);
}

void jam_describe(const struct answer *answer, FILE *out)
{
    if (json_object_get(answer->verdict, "resting") != NULL) {
        jam_turning_describe(answer, out);
        return;
    }
    const json_t *verdict = answer->verdict, *threshold = json_object_get(verdict, "threshold");
    fprintf(out, "  portrait: %s\n", answer->row);
    if (strcmp(answer->row, text_of(verdict, "portrait")) != 0)
        fputs("  degenerate: the rates lie on a boundary between portraits\n", out);
    fputs("  what states that slip can do, as their normal force grows: ", out);
    describe_list(json_object_get(verdict, "outcomes"), out);
    fputc('\n', out);
    if (!json_is_null(threshold))
        describe_value(answer, "  threshold: lambda_N = ", threshold,
                       "; the force falls below it, rests at it, and rises above it\n", out);
    if (json_object_get(answer->witness, "force") != NULL) describe_force(answer, out);
    if (!json_is_null(json_object_get(verdict, "outcome")))
        fprintf(out, "  outcome: %s (%s)\n", text_of(verdict, "outcome"),
                outcome_in_words(text_of(verdict, "outcome")));
    describe_limit(answer, out);
    fputs("  exactly zero: ", out);
    describe_list(json_object_get(verdict, "zeros"), out);
    fputc('\n', out);
}
