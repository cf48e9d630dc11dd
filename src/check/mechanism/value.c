/* SPDX-License-Identifier: BSD-2-Clause */
/* The forms of values in a certificate of a mechanism. */
#include "check/numbers/element.h"
#include "check/mechanism/parts.h"
#include "check/quantities.h"

#include <stdlib.h>

int mechanism_member(const struct uncertain *c, int node, const char *key)
{
    return c->json->node[node].type == JSON_OBJECT ? json_member(c->json, node, key) : 0;
}

int mechanism_is_plain(const struct uncertain *c, int node)
{
    const struct json_node *x = c->json->node + node;
    return x->type == JSON_STRING && scalar_read(c->pool, c->json->text + x->start, x->end - x->start) != NULL;
}

int mechanism_is_range(const struct uncertain *c, int node)
{
    return mechanism_member(c, node, "lo") != 0 && mechanism_member(c, node, "hi") != 0 &&
           json_size(c->json, node) == 2;
}

int mechanism_same(const struct json *json, int x, int y)
{
    if (json->node[x].next - x != json->node[y].next - y) return 0;
    /*@ loop invariant 0 <= i <= json->node[x].next - x;
      @ loop assigns i;
      @ loop variant json->node[x].next - x - i; */
    for (int i = 0; x + i < json->node[x].next; i++) {
        const struct json_node *a = json->node + x + i, *b = json->node + y + i;
        if (a->type != b->type || a->next - b->next != x - y) return 0;
        if (a->type != JSON_OBJECT && a->type != JSON_ARRAY && !json_same(json, x + i, y + i)) return 0;
    }
    return 1;
}

int mechanism_read_integer(const struct json *json, int from, int end, long long *value)
{
    const int negative = from < end && json->text[from] == '-';
    long long size = 0;
    int i = from + negative;
    /*@ loop invariant from <= i <= end && 0 <= size < MECHANISM_HALF_TURNS;
      @ loop assigns i, size;
      @ loop variant end - i; */
    for (; i < end && size < MECHANISM_HALF_TURNS / 10 && json->text[i] >= '0' && json->text[i] <= '9'; i++)
        size = 10 * size + (json->text[i] - '0');
    *value = negative ? -size : size;
    return i;
}

long long mechanism_integer(const struct json *json, int node)
{
    long long value;
    (void)mechanism_read_integer(json, json->node[node].start, json->node[node].end, &value);
    return value;
}

int mechanism_is_beside(const struct uncertain *c, scalar x, int end, int side)
{
    struct scalar_pool *scratch = scalar_pool_scratch(c->pool);
    if (scratch == NULL) abort();
    int beside;
    if (mechanism_member(c, end, "poly") != 0) {
        beside = element_is_beside_root(scratch, c->json, end, x, side);
    } else {
        const int number =
            c->json->node[end].type == JSON_OBJECT ? mechanism_member(c, end, side > 0 ? "lo" : "hi") : end;
        const scalar value = quantity_number(c->json, scratch, number);
        beside = side * scalar_sign(scalar_subtract(scratch, x, value)) <= 0;
    }
    scalar_pool_free(scratch);
    return beside;
}
