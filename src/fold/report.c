/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict as JSON. */
#include "fold/fold.h"
#include "problem/answer.h"
#include "problem/number_json.h"

static json_t *word_json(const char *word)
{
    return word != NULL ? json_string(word) : json_null();
}

static json_t *number_or_null(struct number_pool *pool, const struct number *x)
{
    return x != NULL ? number_value_json(pool, x) : json_null();
}

/* 1 when the wheel does not slip, so that its friction has no direction and the fields f+, f- do not exist. */
static int has_no_field(const struct fold_result *result)
{
    return result->is_wheel && result->signs.agree == 0;
}

static const char *funnel_word(const struct fold_funnel *funnel)
{
    return funnel->inward ? "reaches" : "reached_from";
}

const char *fold_row_of(const struct fold_result *result)
{
    if (result->question == FOLD_REST) return fold_rest_word(&result->rest);
    if (result->question == FOLD_COUNT) return fold_places_word(&result->signs);
    if (result->question == FOLD_FUNNEL) return funnel_word(&result->funnel);
    return has_no_field(result) ? "no_slip" : fold_row_name(result->row);
}

static json_t *rest_json(struct number_pool *pool, const struct fold_result *result, const struct evaluation *e)
{
    return json_pack("{s:s, s:s, s:o, s:o, s:o}", "question", "rest", "rest", fold_rest_word(&result->rest), "force",
                     number_value_json(pool, result->force), "moment", number_value_json(pool, result->moment), "zeros",
                     zeros_json(e));
}

/* The verdict when the law of friction is undefined, so that nothing follows from it. */
static json_t *no_slip_json(const struct evaluation *e)
{
    return json_pack("{s:s, s:s, s:n, s:n, s:n, s:n, s:s, s:n, s:n, s:n, s:s, s:o}", "question", "point", "point",
                     "no_slip", "fold_plus", "fold_minus", "two_fold", "case", "forward", "undecided", "reached",
                     "weight", "J1J2", "law", "undefined", "zeros", zeros_json(e));
}

/* The verdict on a two-fold where the wheel does not slip, or with any omega: nothing follows. */
static json_t *unknown_two_fold_json(struct number_pool *pool, const struct fold_two_fold *x)
{
    return json_pack("{s:i, s:o, s:o, s:s?, s:s, s:n, s:s, s:n}", "side", x->side, "r", number_value_json(pool, x->r),
                     "omega", x->any_omega ? json_null() : surd_json(pool, x->omega), "law",
                     x->any_omega ? NULL : "undefined", "row", x->any_omega ? "continuum" : "no_slip", "case",
                     "forward", "undecided", "reached");
}

static json_t *two_fold_json(struct number_pool *pool, const struct fold_two_fold *x)
{
    const int number = fold_case(x->row);
    if (x->any_omega || x->signs.agree == 0) return unknown_two_fold_json(pool, x);
    return json_pack("{s:i, s:o, s:o, s:s, s:s, s:o, s:s, s:s}", "side", x->side, "r", number_value_json(pool, x->r),
                     "omega", surd_json(pool, x->omega), "law", fold_law_word(&x->signs), "row", fold_row_name(x->row),
                     "case", number > 0 ? json_integer(number) : json_null(), "forward", fold_forward_word(x->row),
                     "reached", fold_reached_word(x->row));
}

static json_t *count_json(struct number_pool *pool, const struct fold_count *count, const struct evaluation *e)
{
    json_t *list = json_array();
    for (int i = 0; i < count->found; i++) json_array_append_new(list, two_fold_json(pool, count->two_fold + i));
    return json_pack("{s:s, s:o, s:o, s:o}", "question", "count", "count",
                     count->continuum ? json_string("continuum") : json_integer(count->genuine), "two_folds", list,
                     "zeros", zeros_json(e));
}

static json_t *funnel_json(struct number_pool *pool, const struct fold_funnel *funnel, const struct evaluation *e)
{
    return json_pack("{s:s, s:s, s:o, s:o, s:o}", "question", "funnel", "funnel", funnel_word(funnel), "soonest",
                     number_value_json(pool, funnel->soonest), "latest", number_value_json(pool, funnel->latest),
                     "zeros", zeros_json(e));
}

json_t *fold_verdict_json(struct number_pool *pool, const struct fold_result *result, const struct evaluation *e)
{
    const int number = fold_case(result->row);
    if (result->question == FOLD_REST) return rest_json(pool, result, e);
    if (result->question == FOLD_COUNT) return count_json(pool, &result->count, e);
    if (result->question == FOLD_FUNNEL) return funnel_json(pool, &result->funnel, e);
    if (has_no_field(result)) return no_slip_json(e);
    json_t *json = json_object();
    json_object_set_new(json, "question", json_string("point"));
    json_object_set_new(json, "point", json_string(fold_point_word(result->row)));
    json_object_set_new(json, "fold_plus", word_json(fold_sight_word(&result->signs, 1)));
    json_object_set_new(json, "fold_minus", word_json(fold_sight_word(&result->signs, 0)));
    json_object_set_new(json, "two_fold", word_json(fold_two_fold_word(result->row)));
    json_object_set_new(json, "case", number > 0 ? json_integer(number) : json_null());
    json_object_set_new(json, "forward", json_string(fold_forward_word(result->row)));
    json_object_set_new(json, "reached", word_json(fold_reached_word(result->row)));
    json_object_set_new(json, "weight", number_or_null(pool, result->weight));
    json_object_set_new(json, "J1J2", number_or_null(pool, result->product));
    json_object_set_new(json, "law", word_json(result->is_wheel ? fold_law_word(&result->signs) : NULL));
    json_object_set_new(json, "zeros", zeros_json(e));
    return json;
}

static json_t *pieces_json(struct number_pool *pool, const struct fold_funnel *funnel)
{
    json_t *pieces = json_array();
    for (int i = 0; i < funnel->pieces; i++)
        json_array_append_new(pieces, json_pack("{s:o, s:o, s:o}", "end", number_value_json(pool, funnel->piece[i].end),
                                                "low", number_value_json(pool, funnel->piece[i].low), "high",
                                                number_value_json(pool, funnel->piece[i].high)));
    return pieces;
}

json_t *fold_witness_json(struct number_pool *pool, const struct fold_result *result)
{
    json_t *json = json_object();
    if (result->question == FOLD_COUNT && result->count.root != NULL)
        json_object_set_new(json, "root", number_value_json(pool, result->count.root));
    if (result->question == FOLD_FUNNEL) json_object_set_new(json, "pieces", pieces_json(pool, &result->funnel));
    return json;
}
