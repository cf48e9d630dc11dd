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

/* 1 where the wheel does not slip at all, so that its friction has no direction and the fields f+, f- do not exist. */
static int has_no_field(const struct fold_result *result)
{
    return result->is_wheel && result->signs.agree == 0;
}

const char *fold_row_of(const struct fold_result *result)
{
    if (result->question == FOLD_REST) return fold_rest_word(&result->rest);
    return has_no_field(result) ? "no_slip" : fold_row_name(result->row);
}

static json_t *rest_json(struct number_pool *pool, const struct fold_result *result, const struct evaluation *e)
{
    return json_pack("{s:s, s:s, s:o, s:o, s:o}", "question", "rest", "rest", fold_rest_word(&result->rest), "force",
                     number_value_json(pool, result->force), "moment", number_value_json(pool, result->moment), "zeros",
                     zeros_json(e));
}

/* Where the law of friction is undefined, nothing follows from it. */
static json_t *no_slip_json(const struct evaluation *e)
{
    return json_pack("{s:s, s:s, s:n, s:n, s:n, s:n, s:s, s:n, s:n, s:n, s:s, s:o}", "question", "point", "point",
                     "no_slip", "fold_plus", "fold_minus", "two_fold", "case", "forward", "undecided", "reached",
                     "weight", "J1J2", "law", "undefined", "zeros", zeros_json(e));
}

json_t *fold_verdict_json(struct number_pool *pool, const struct fold_result *result, const struct evaluation *e)
{
    const int number = fold_case(result->row);
    if (result->question == FOLD_REST) return rest_json(pool, result, e);
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
