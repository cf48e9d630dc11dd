/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/quantities.h"

rational quantity_number(const struct json *json, struct rational_pool *pool, int node)
{
    const struct json_node *x = json->node + node;
    return rational_read(pool, json->text + x->start, x->end - x->start);
}

int quantity_sign_is(const struct json *json, int node, int s)
{
    return json_is(json, node, s > 0 ? "1" : s < 0 ? "-1" : "0");
}

static int check_one(const struct json *json, struct rational_pool *pool, int node, const char *name, rational x,
                     struct answer *answer)
{
    const int by = json_member(json, node, "by");
    if (!rational_equal(quantity_number(json, pool, json_member(json, node, "value")), x))
        return answer_set(answer, ANSWER_REJECTED, "quantities", name, "the value is not that of its formula");
    if (!quantity_sign_is(json, json_member(json, node, "sign"), rational_sign(x)))
        return answer_set(answer, ANSWER_REJECTED, "quantities", name, "the sign is not that of the value");
    if (!json_is(json, by, "filter") && !json_is(json, by, "interval") && !json_is(json, by, "exact"))
        return answer_set(answer, ANSWER_REJECTED, "quantities", name, "by is none of filter, interval, exact");
    return 1;
}

int quantities_check(const struct json *json, struct rational_pool *pool, const char *const *name,
                     const rational *value, int n, struct answer *answer)
{
    const int quantities = json_member(json, 0, "quantities");
    for (int i = 0; i < n; i++)
        if (!check_one(json, pool, json_member(json, quantities, name[i]), name[i], value[i], answer)) return 0;
    return 1;
}
