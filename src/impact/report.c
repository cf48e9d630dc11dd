/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict as JSON, and in words. */
#include "impact/impact.h"
#include "problem/answer.h"

#include <stdlib.h>

static json_t *boundaries_json(const struct impact_signs *signs)
{
    const char *names[IMPACT_MAX_BOUNDARIES];
    const int count = impact_boundaries(signs, names);
    json_t *list = json_array();
    for (int i = 0; i < count; i++) json_array_append_new(list, json_string(names[i]));
    return list;
}

static json_t *itinerary_json(const struct impact_verdict *verdict)
{
    json_t *list = json_array();
    if (verdict->outcome != OUTCOME_IMPACT) return list;
    json_array_append_new(list, json_string(impact_slip_name(verdict->first)));
    if (verdict->second != NONE) json_array_append_new(list, json_string(impact_slip_name(verdict->second)));
    return list;
}

static const char *energy_word(int change)
{
    return change < 0 ? "lost" : change == 0 ? "conserved" : "gained";
}

json_t *impact_words_json(const struct impact_verdict *verdict, const struct impact_signs *signs)
{
    json_t *json = json_object();
    const int none = verdict->region == NO_REGION, degenerate = verdict->outcome == OUTCOME_DEGENERATE;
    json_object_set_new(json, "region", none ? json_null() : json_integer(verdict->region));
    json_object_set_new(json, "on_boundary", boundaries_json(signs));
    json_object_set_new(json, "slip", itinerary_json(verdict));
    json_object_set_new(json, "slip_reversal", json_boolean(verdict->reversal));
    json_object_set_new(json, "impact_without_collision",
                        degenerate ? json_null() : json_boolean(verdict->without_collision));
    return json;
}

json_t *impact_verdict_json(struct number_pool *pool, const struct impact_verdict *verdict,
                            const struct impact_signs *signs, const struct impact_motion *motion)
{
    json_t *json = impact_words_json(verdict, signs);
    const int degenerate = motion == NULL;
    json_object_set_new(json, "u", degenerate ? json_null() : surd_json(pool, motion->u));
    json_object_set_new(json, "v", degenerate ? json_null() : surd_json(pool, motion->v));
    json_object_set_new(json, "energy", degenerate ? json_null() : json_string(energy_word(motion->energy_change)));
    return json;
}

static void describe_number(struct number_pool *pool, const char *label, const json_t *value, FILE *out)
{
    char *text = surd_words(pool, value);
    fprintf(out, "%s%s", label, text);
    free(text);
}

static void describe_pieces(struct number_pool *pool, const json_t *pieces, FILE *out)
{
    size_t i;
    const json_t *piece;
    json_array_foreach (pieces, i, piece) {
        fprintf(out, "  %-11s  %-2s", json_string_value(json_object_get(piece, "phase")),
                json_string_value(json_object_get(piece, "slip")));
        describe_number(pool, "  normal impulse ", json_object_get(piece, "normal"), out);
        describe_number(pool, ", tangential ", json_object_get(piece, "tangential"), out);
        describe_number(pool, "; then u = ", json_object_get(piece, "u"), out);
        describe_number(pool, ", v = ", json_object_get(piece, "v"), out);
        fputc('\n', out);
    }
}

static void describe_outcome(struct number_pool *pool, const json_t *verdict, const json_t *witness, FILE *out)
{
    describe_number(pool, "  afterwards u = ", json_object_get(verdict, "u"), out);
    describe_number(pool, ", v = ", json_object_get(verdict, "v"), out);
    fprintf(out, "\n  kinetic energy is %s:", json_string_value(json_object_get(verdict, "energy")));
    describe_number(pool, " before ", json_object_get(witness, "energy_before"), out);
    describe_number(pool, ", after ", json_object_get(witness, "energy_after"), out);
    fputc('\n', out);
}

static void describe_region(const json_t *verdict, const char *row, FILE *out)
{
    const json_t *region = json_object_get(verdict, "region"), *names = json_object_get(verdict, "on_boundary"), *name;
    size_t i;
    if (json_is_null(region))
        fprintf(out, "  no region of the impact map: %s", row);
    else
        fprintf(out, "  region %d of the impact map: %s", (int)json_integer_value(region), row);
    json_array_foreach (names, i, name)
        fprintf(out, "%s%s = 0", i == 0 ? ", on the boundary " : ", ", json_string_value(name));
    fputc('\n', out);
}

void impact_describe(const struct answer *answer, FILE *out)
{
    const json_t *verdict = answer->verdict;
    describe_region(verdict, answer->row, out);
    if (json_is_null(json_object_get(verdict, "impact_without_collision"))) {
        fputs("  degenerate: v = 0 and p = 0, so that slip along v = 0 may end anywhere before u = 0\n", out);
        return;
    }
    if (json_is_null(json_object_get(verdict, "region")))
        fputs("  no impact: v = 0, and slip does not press the point down\n", out);
    if (json_is_true(json_object_get(verdict, "impact_without_collision")))
        fputs("  impact without collision: v = 0, but slip drives the point into the surface\n", out);
    describe_pieces(answer->pool, json_object_get(answer->witness, "pieces"), out);
    if (json_is_true(json_object_get(verdict, "slip_reversal"))) fputs("  slip is reversed\n", out);
    if (json_object_get(verdict, "u") != NULL) describe_outcome(answer->pool, verdict, answer->witness, out);
}
