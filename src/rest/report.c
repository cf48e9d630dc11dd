/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict and its witness as JSON, and the verdict in words. */
#include "impact/impact.h"
#include "problem/answer.h"
#include "problem/number_json.h"
#include "rest/rest.h"

#include <stdlib.h>
#include <string.h>

static json_t *word_json(const char *word)
{
    return word != NULL ? json_string(word) : json_null();
}

json_t *rest_words_json(const struct rest_verdict *verdict)
{
    json_t *json = json_object(), *conditions = json_object(), *decides = json_array();
    for (int i = 0; i < CONDITIONS; i++) {
        const char *name = rest_condition_name((enum rest_condition)i);
        json_object_set_new(conditions, name, word_json(rest_state_word(verdict->state[i])));
        if (verdict->decides[i]) json_array_append_new(decides, json_string(name));
    }
    json_object_set_new(json, "stability", json_string(rest_stability_word(verdict->stability)));
    json_object_set_new(json, "conditions", conditions);
    json_object_set_new(json, "decides", decides);
    return json;
}

json_t *rest_verdict_json(struct number_pool *pool, const struct rest_result *result, const struct evaluation *e)
{
    json_t *json = rest_words_json(&result->verdict);
    json_object_set_new(json, "e_squared",
                        result->has_impact ? number_value_json(pool, bounce_square(pool, &result->impact))
                                           : json_null());
    json_object_set_new(json, "zeros", zeros_json(e));
    return json;
}

static json_t *numbers_json(struct number_pool *pool, const struct number *const *x, int count)
{
    json_t *list = json_array();
    for (int i = 0; i < count; i++) json_array_append_new(list, number_value_json(pool, x[i]));
    return list;
}

/* {"lower":[[],[L10],[L20,L21],...],"pivots":[...]} or {"direction":[...],"value":...} */
static json_t *potential_json(struct number_pool *pool, const struct definite *potential)
{
    if (potential->sign < 0)
        return json_pack("{s:o, s:o}", "direction", numbers_json(pool, potential->direction, potential->size), "value",
                         number_value_json(pool, potential->value));
    json_t *lower = json_array();
    for (int i = 0; i < potential->size; i++) json_array_append_new(lower, numbers_json(pool, potential->lower[i], i));
    return json_pack("{s:o, s:o}", "lower", lower, "pivots", numbers_json(pool, potential->pivot, potential->size));
}

/* Adds the rows of H when some of its numbers are irrational; the problem has roots in their place. */
static void put_values(json_t *potential, struct number_pool *pool, const struct rest_result *result)
{
    const int size = result->potential.size;
    int rational = 1;
    for (int i = 0; i < size * size; i++) rational = rational && number_is_rational(result->H[i]);
    if (rational) return;
    json_t *rows = json_array();
    for (int i = 0; i < size; i++) json_array_append_new(rows, numbers_json(pool, result->H + i * size, size));
    json_object_set_new(potential, "values", rows);
}

json_t *rest_witness_json(struct number_pool *pool, const struct rest_result *result)
{
    json_t *json = json_object();
    if (result->has_potential) {
        json_t *potential = potential_json(pool, &result->potential);
        put_values(potential, pool, result);
        json_object_set_new(json, "potential", potential);
    }
    if (!result->has_impact) return json;
    json_object_set_new(json, "impact", impact_witness_json(pool, &result->impact.motion));
    json_object_set_new(json, "e", surd_json(pool, result->impact.motion.v));
    return json;
}

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

static const char *of_contact(const char *state)
{
    if (strcmp(state, "holds") == 0)
        return "the point cannot leave its place but by an impact: stick alone is consistent";
    if (strcmp(state, "fails") == 0) return "b > 0: flight is consistent too, and the point can lift off";
    return "b = 0, or the contact force lies on the edge of the friction cone";
}

static const char *of_potential(const json_t *witness, const char *state)
{
    if (json_object_get(witness, "potential") == NULL) return "nothing can move while the point sticks";
    if (strcmp(state, "holds") == 0) return "the potential has a strict minimum along stick: H is positive definite";
    if (strcmp(state, "fails") == 0)
        return "the potential falls along stick in some direction: H is not positive semidefinite";
    return "the potential is flat in some direction at this order: H is positive semidefinite, not definite";
}

static const char *of_impacts(const json_t *verdict, const char *state)
{
    if (*state == '\0') return "not asked, since the point is not pulled back";
    if (json_is_null(json_object_get(verdict, "e_squared")))
        return strcmp(state, "holds") == 0 ? "slip can be reversed in an impact: chatter dies out"
                                           : "slip can be reversed in an impact, and r = 1";
    if (strcmp(state, "holds") == 0) return "e < 1: chatter dies out";
    if (strcmp(state, "fails") == 0) return "e > 1: reverse chatter, a small push grows from impact to impact";
    return "e = 1: impacts neither grow nor die out";
}

static void describe_e(const struct answer *answer, FILE *out)
{
    const json_t *e = json_object_get(answer->witness, "e");
    if (e == NULL) return;
    char *words = surd_words(answer->pool, e),
         *square = value_words(answer->pool, json_object_get(answer->verdict, "e_squared"));
    fprintf(out, "               the chatter near rest multiplies |v| by e = %s, e^2 = %s, in each impact\n", words,
            square);
    free(words);
    free(square);
}

static void describe_zeros(const json_t *zeros, FILE *out)
{
    size_t i;
    const json_t *word;
    fputs("  exactly zero: ", out);
    if (json_array_size(zeros) == 0) fputs("nothing", out);
    json_array_foreach (zeros, i, word) fprintf(out, "%s%s", i > 0 ? ", " : "", json_string_value(word));
    fputc('\n', out);
}

void rest_describe(const struct answer *answer, FILE *out)
{
    const json_t *verdict = answer->verdict, *conditions = json_object_get(verdict, "conditions"), *word;
    const char *contact = text_of(conditions, "contact"), *potential = text_of(conditions, "potential"),
               *impacts = text_of(conditions, "impacts");
    size_t i;
    fprintf(out, "  %s; row: %s\n", text_of(verdict, "stability"), answer->row);
    fprintf(out, "  1 contact    %-10s %s\n", contact, of_contact(contact));
    fprintf(out, "  2 potential  %-10s %s\n", potential, of_potential(answer->witness, potential));
    fprintf(out, "  3 impacts    %-10s %s\n", *impacts != '\0' ? impacts : "-", of_impacts(verdict, impacts));
    describe_e(answer, out);
    fputs("  decided by: ", out);
    json_array_foreach (json_object_get(verdict, "decides"), i, word)
        fprintf(out, "%s%s", i > 0 ? ", " : "", json_string_value(word));
    fputc('\n', out);
    if (json_object_get(verdict, "zeros") != NULL) describe_zeros(json_object_get(verdict, "zeros"), out);
}
