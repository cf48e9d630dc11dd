/* SPDX-License-Identifier: BSD-2-Clause */
/* The witness of a verdict: the impacts that decide it, piece by piece. */
#include "chatter/chatter.h"
#include "impact/impact.h"
#include "problem/answer.h"
#include "problem/number_json.h"

#include <stddef.h>

static json_t *bounce_json(struct number_pool *pool, const struct bounce *bounce)
{
    if (bounce->ratio == NULL) return json_null();
    json_t *json = impact_pieces_json(pool, &bounce->motion);
    json_object_set_new(json, "ratio", number_value_json(pool, bounce->ratio));
    json_object_set_new(json, "e", surd_json(pool, bounce->motion.v));
    return json;
}

static json_t *ends_json(struct number_pool *pool, const struct ends *ends)
{
    return json_pack("{s:o, s:o}", "low", number_value_json(pool, ends->low), "high",
                     number_value_json(pool, ends->high));
}

static json_t *step_json(struct number_pool *pool, const struct enclosure_step *step)
{
    return json_pack("{s:o, s:o}", "ratio", ends_json(pool, &step->ratio), "e", ends_json(pool, &step->e));
}

static json_t *enclosure_json(struct number_pool *pool, const struct enclosure *enclosure)
{
    static const char *const end_word[] = {"forward", "backward", "trapped", "open"};
    if (enclosure == NULL) return json_null();
    json_t *json = step_json(pool, &enclosure->last), *steps = json_array();
    for (int i = 0; i < enclosure->count; i++) json_array_append_new(steps, step_json(pool, &enclosure->step[i]));
    json_object_set_new(json, "steps", steps);
    json_object_set_new(json, "end", json_string(end_word[enclosure->end]));
    return json;
}

static json_t *transient_json(const struct orbit *orbit)
{
    const int followed = orbit->row.course == SETTLES || orbit->row.course == STICK_SLIDES;
    return followed && orbit->transient != TRANSIENT_TOO_LONG ? json_integer(orbit->transient) : json_null();
}

json_t *chatter_witness_json(const struct chatter_result *result)
{
    const struct orbit *orbit = result->orbit;
    json_t *json =
        json_pack("{s:o, s:o}", "first", bounce_json(orbit->pool, &orbit->first), "transient", transient_json(orbit));
    json_object_set_new(json, "landing", bounce_json(orbit->pool, &orbit->landing));
    json_object_set_new(json, "limit", bounce_json(orbit->pool, &orbit->limit));
    json_object_set_new(json, "enclosure", enclosure_json(orbit->pool, result->enclosure));
    return json;
}
