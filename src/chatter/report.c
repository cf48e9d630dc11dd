/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict as JSON. */
#include "chatter/chatter.h"
#include "problem/answer.h"
#include "problem/number_json.h"

#include <stddef.h>

static json_t *number_or_null(struct number_pool *pool, const struct number *x)
{
    return x == NULL ? json_null() : number_value_json(pool, x);
}

static json_t *surd_or_null(struct number_pool *pool, struct surd x)
{
    return x.a == NULL ? json_null() : surd_json(pool, x);
}

static json_t *word_or_null(const char *word)
{
    return word == NULL ? json_null() : json_string(word);
}

static const char *against_one_word(int sign)
{
    return sign < 0 ? "less" : sign == 0 ? "equal" : "greater";
}

static json_t *range_json(struct number_pool *pool, const struct range *range)
{
    return json_pack("{s:o, s:o, s:b, s:b}", "low", surd_or_null(pool, range->low), "high",
                     surd_or_null(pool, range->high), "low_in", range->low_in, "high_in", range->high_in);
}

static json_t *set_json(struct number_pool *pool, const struct set *set)
{
    json_t *list = json_array();
    for (int i = 0; i < set->count; i++) json_array_append_new(list, range_json(pool, &set->range[i]));
    return list;
}

static struct zeno zeno_of_result(const struct chatter_result *result)
{
    struct zeno nothing = {.bounces = NO_BOUNCES};
    if (result->fate != FATE_CHATTERS) return nothing;
    return result->enclosure != NULL ? enclosure_zeno(result->orbit, result->enclosure) : zeno_of(result->orbit);
}

static json_t *interval_json(struct number_pool *pool, const struct zeno *zeno)
{
    if (zeno->low == NULL) return json_null();
    return json_pack("{s:o, s:o}", "low", number_value_json(pool, zeno->low), "high",
                     number_value_json(pool, zeno->high));
}

static json_t *head_json(const struct chatter_result *result, json_t *e)
{
    json_t *json = json_pack("{s:o, s:s}", "e", e, "fate", chatter_fate_name(result->fate));
    json_object_set_new(json, "reason", word_or_null(result->reason));
    json_object_set_new(json, "rest", word_or_null(chatter_rest_name(result->rest)));
    return json;
}

static json_t *orbit_verdict(const struct chatter_result *result)
{
    struct number_pool *pool = result->orbit->pool;
    const struct zeno zeno = zeno_of_result(result);
    json_t *json = head_json(result, json_string(against_one_word(bounce_against_one(pool, &result->orbit->first))));
    json_object_set_new(json, "zeno_time", interval_json(pool, &zeno));
    json_object_set_new(json, "zeno_time_exact", surd_or_null(pool, zeno.time));
    json_object_set_new(json, "bounces", zeno.bounces == NO_BOUNCES ? json_null() : json_integer(zeno.bounces));
    json_object_set_new(json, "u", surd_or_null(pool, zeno.u));
    return json;
}

static json_t *ratio_sets_json(struct number_pool *pool, const struct ratio_sets *sets)
{
    return json_pack("{s:o, s:o, s:o}", "less", set_json(pool, &sets->less), "equal", set_json(pool, &sets->equal),
                     "greater", set_json(pool, &sets->greater));
}

static void put_fate(json_t *list, struct number_pool *pool, struct range range, enum chatter_fate fate)
{
    json_t *json = range_json(pool, &range);
    json_object_set_new(json, "fate", json_string(chatter_fate_name(fate)));
    json_array_append_new(list, json);
}

/* The fates without loss at e* >= 1: ratios between the repelling ones settle, those beyond slip and chatter. */
static void put_three_fates(json_t *list, const struct chatter_result *result)
{
    struct number_pool *pool = result->orbit->pool;
    const struct range inside = sets_between_repelling(result->orbit);
    const struct range below = {.high = inside.low, .high_in = 1}, above = {.low = inside.high, .low_in = 1};
    if (inside.low.a != NULL) put_fate(list, pool, below, FATE_CHATTERS);
    put_fate(list, pool, inside, result->fate);
    if (inside.high.a != NULL) put_fate(list, pool, above, FATE_CHATTERS);
}

/* The fate from every ratio; `result` is the one from the ratio 2 alpha. */
static json_t *fates_json(const struct chatter_result *result)
{
    const struct orbit *orbit = result->orbit;
    const struct range line = {.low_in = 0};
    const int elastic = number_compare(orbit->pool, orbit_r(orbit), number_from_integer(orbit->pool, 1)) == 0;
    const int reverses = orbit->signs.k_plus < 0 || orbit->signs.k_minus < 0, constant = orbit_constant(orbit);
    if (orbit->signs.b >= 0 || (reverses && elastic && !constant)) return json_null();
    json_t *list = json_array();
    if (orbit->signs.r == 0 || (!elastic && (constant || reverses)) || result->fate == FATE_CHATTERS)
        put_fate(list, orbit->pool, line, FATE_CHATTERS);
    else if (elastic && constant)
        put_fate(list, orbit->pool, line, FATE_NEUTRAL);
    else if (elastic)
        put_fate(list, orbit->pool, line, result->fate);
    else
        put_three_fates(list, result);
    return list;
}

static json_t *sets_verdict(const struct chatter_result *result)
{
    const struct orbit *orbit = result->orbit;
    struct number_pool *pool = orbit->pool;
    const struct ratio_sets sets = sets_of_ratios(orbit);
    const struct set alpha = set_halved(pool, &sets.greater);
    json_t *json = head_json(result, ratio_sets_json(pool, &sets));
    json_object_set_new(json, "fates", fates_json(result));
    json_object_set_new(json, "alpha", set_json(pool, &alpha));
    json_object_set_new(json, "mu", json_null());
    json_object_set_new(json, "mu_tip", number_or_null(pool, sets_tip(orbit)));
    if (orbit->signs.b >= 0) return json;
    const struct set friction = sets_of_friction(orbit);
    json_object_set_new(json, "mu", set_json(pool, &friction));
    return json;
}

json_t *chatter_verdict_json(const struct chatter_result *result)
{
    return result->given ? orbit_verdict(result) : sets_verdict(result);
}
