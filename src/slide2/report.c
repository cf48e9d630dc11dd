/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict and its witness as JSON. */
#include "problem/answer.h"
#include "problem/number_json.h"
#include "slide2/slide2.h"

/* The class of the verdict; degenerate: some mode is a boundary, or has a continuum of forces. */
static const char *class_of(const struct slide2_result *result)
{
    int consistent = 0, degenerate = 0;
    for (int mode = 0; mode < SLIDE2_MODES; mode++) {
        consistent += result->verdict.mode[mode] == SLIDE2_CONSISTENT;
        degenerate |= result->verdict.mode[mode] == SLIDE2_BOUNDARY || result->witness.mode[mode].continuum;
    }
    if (degenerate) return "degenerate";
    return consistent == 0 ? "inconsistent" : consistent == 1 ? "determinate" : "indeterminate";
}

static json_t *cases_json(const struct slide2_cases *cases)
{
    json_t *list = json_array();
    for (int i = 0; i < cases->count; i++) json_array_append_new(list, json_sprintf("%d", cases->number[i]));
    return list;
}

static json_t *modes_json(const struct slide2_verdict *verdict)
{
    json_t *modes = json_object();
    for (int mode = 0; mode < SLIDE2_MODES; mode++)
        json_object_set_new(modes, slide2_mode_word((enum slide2_mode)mode),
                            json_string(slide2_status_word(verdict->mode[mode])));
    return modes;
}

static json_t *stability_json(const struct slide2_verdict *verdict)
{
    json_t *stability = json_object();
    for (int mode = 0; mode < SLIDE2_MODES; mode++)
        json_object_set_new(stability, slide2_mode_word((enum slide2_mode)mode),
                            json_string(slide2_stability_word(verdict->stability[mode])));
    return stability;
}

static json_t *impacts_json(const struct slide2_verdict *verdict)
{
    json_t *impacts = json_object();
    for (int i = 0; i < SLIDE2_IMPACTS; i++)
        json_object_set_new(impacts, slide2_impact_word((enum slide2_impact)i),
                            json_string(slide2_iwc_word((enum slide2_impact)i, verdict->impact[i])));
    return impacts;
}

/* The list of motions that can follow. */
static json_t *resolution_json(const struct slide2_verdict *verdict)
{
    json_t *list = json_array();
    for (int mode = 0; mode < SLIDE2_MODES; mode++)
        if (slide2_stays(verdict, (enum slide2_mode)mode))
            json_array_append_new(list, json_string(slide2_mode_word((enum slide2_mode)mode)));
    for (int i = 0; i < SLIDE2_IMPACTS; i++)
        if (verdict->impact[i] == SLIDE2_IWC_OPEN)
            json_array_append_new(list, json_string(slide2_impact_word((enum slide2_impact)i)));
    return list;
}

json_t *slide2_verdict_json(const struct slide2_result *result, const struct evaluation *e)
{
    const struct slide2_verdict *verdict = &result->verdict;
    json_t *json = json_object();
    json_object_set_new(json, "class", json_string(class_of(result)));
    json_object_set_new(json, "cases", cases_json(&result->cases));
    json_object_set_new(json, "dual", cases_json(&result->dual));
    json_object_set_new(json, "modes", modes_json(verdict));
    json_object_set_new(json, "solutions",
                        result->solutions < 0 ? json_string("continuum") : json_integer(result->solutions));
    json_object_set_new(json, "stability", stability_json(verdict));
    json_object_set_new(json, "hurwitz",
                        verdict->hurwitz == SLIDE2_HURWITZ_NONE ? json_null()
                                                                : json_string(slide2_hurwitz_word(verdict->hurwitz)));
    json_object_set_new(json, "impact_without_collision", impacts_json(verdict));
    json_object_set_new(json, "resolution", resolution_json(verdict));
    json_object_set_new(json, "zeros", zeros_json(e));
    return json;
}

static json_t *pair_json(struct number_pool *pool, const char *first, slide2_number x, const char *second,
                         slide2_number y)
{
    return json_pack("{s:o, s:o}", first, number_value_json(pool, x), second, number_value_json(pool, y));
}

static json_t *force_json(struct number_pool *pool, const struct slide2_values *values,
                          const struct slide2_force *force)
{
    json_t *json = pair_json(pool, "lambda1", force->lambda[0], "lambda2", force->lambda[1]);
    json_object_set_new(json, "v1_dot", number_value_json(pool, slide2_acceleration(pool, values, force, 0)));
    json_object_set_new(json, "v2_dot", number_value_json(pool, slide2_acceleration(pool, values, force, 1)));
    return json;
}

static json_t *evidence_json(struct number_pool *pool, const struct slide2_values *values,
                             const struct slide2_evidence *evidence)
{
    json_t *json = json_object();
    if (evidence->has_force) json_object_set_new(json, "force", force_json(pool, values, &evidence->force));
    if (evidence->has_weights)
        json_object_set_new(json, "weights", pair_json(pool, "w1", evidence->weight[0], "w2", evidence->weight[1]));
    return json;
}

static json_t *example_json(struct number_pool *pool, const struct slide2_compliance *example)
{
    json_t *json = pair_json(pool, "k1", example->k[0], "k2", example->k[1]);
    json_object_set_new(json, "q1", number_value_json(pool, example->q[0]));
    json_object_set_new(json, "q2", number_value_json(pool, example->q[1]));
    return json;
}

/* L D L^T */
static json_t *factors_json(struct number_pool *pool, const struct definite *factors)
{
    json_t *lower = json_array(), *pivots = json_array();
    for (int i = 0; i < factors->size; i++) {
        json_t *row = json_array();
        for (int j = 0; j < i; j++) json_array_append_new(row, number_value_json(pool, factors->lower[i][j]));
        json_array_append_new(lower, row);
        json_array_append_new(pivots, number_value_json(pool, factors->pivot[i]));
    }
    return json_pack("{s:o, s:o}", "lower", lower, "pivots", pivots);
}

json_t *slide2_witness_json(struct number_pool *pool, const struct slide2_result *result)
{
    const struct slide2_witness *witness = &result->witness;
    json_t *json = json_object(), *modes = json_object();
    for (int mode = 0; mode < SLIDE2_MODES; mode++)
        json_object_set_new(modes, slide2_mode_word((enum slide2_mode)mode),
                            evidence_json(pool, &result->values, witness->mode + mode));
    json_object_set_new(json, "modes", modes);
    if (witness->has_examples) {
        json_object_set_new(json, "stable", example_json(pool, &witness->stable));
        json_object_set_new(json, "unstable", example_json(pool, &witness->unstable));
    }
    if (witness->has_inertia) json_object_set_new(json, "inertia", factors_json(pool, &witness->inertia));
    return json;
}
