/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/quantities.h"

#include "check/element.h"

#include <string.h>

static int same_text(const struct json *json, int x, int y)
{
    const int length = json->node[x].end - json->node[x].start;
    return length == json->node[y].end - json->node[y].start &&
           memcmp(json->text + json->node[x].start, json->text + json->node[y].start, (size_t)length) == 0;
}

/* The value that `quantities` states for the field with this key, the node before its value; 0 when there is none. */
static int value_of_field(const struct json *json, int key)
{
    const int quantities = json_member(json, 0, "quantities");
    for (int i = quantities + 1; i < json->node[quantities].next; i = json->node[i + 1].next)
        if (same_text(json, i, key)) return json_member(json, i + 1, "value");
    return 0;
}

static int is_root(const struct json *json, int node)
{
    return json->node[node].type == JSON_OBJECT && json_member(json, node, "poly") != 0;
}

int quantities_check_roots(const struct json *json, struct rational_pool *pool, struct answer *answer)
{
    const int problem = json_member(json, 0, "problem");
    for (int i = problem + 1; i < json->node[problem].next; i = json->node[i + 1].next) {
        if (!is_root(json, i + 1)) continue;
        const int value = value_of_field(json, i);
        const rational x = value != 0 && json->node[value].type == JSON_OBJECT ? element_read(pool, json, value) : NULL;
        if (x == NULL || !element_is_root(pool, json, i + 1, x))
            return answer_set(answer, ANSWER_REJECTED, "quantities", "value", "is not the root that the problem gives");
    }
    return 1;
}

rational quantity_number(const struct json *json, struct rational_pool *pool, int node)
{
    const struct json_node *x = json->node + node;
    if (is_root(json, node)) return element_read(pool, json, value_of_field(json, node - 1));
    if (x->type == JSON_OBJECT) return element_read(pool, json, node);
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
