/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/chatter_ranges.h"

#include <stddef.h>

struct chatter_end chatter_end_of(rational x)
{
    return (struct chatter_end){surd_from(x), NULL};
}

struct chatter_end chatter_infinite(void)
{
    return (struct chatter_end){{NULL, NULL}, NULL};
}

struct chatter_end chatter_end_negate(const struct chatter *c, struct chatter_end x)
{
    if (x.x.a != NULL) x.x.a = chatter_negate(c, x.x.a);
    if (x.x.b != NULL) x.x.b = chatter_negate(c, x.x.b);
    return x;
}

static int parts_equal(rational x, rational y)
{
    return x == NULL || y == NULL ? x == y : rational_equal(x, y);
}

int chatter_end_equal(struct chatter_end x, struct chatter_end y)
{
    return parts_equal(x.x.a, y.x.a) && parts_equal(x.x.b, y.x.b) && parts_equal(x.d, y.d);
}

void chatter_put(struct chatter_set *set, struct chatter_end low, int low_in, struct chatter_end high, int high_in)
{
    set->range[set->count++] = (struct chatter_range){low, high, low_in, high_in};
}

static int read_end(const struct chatter *c, int node, struct chatter_end *end)
{
    struct surd_field field;
    *end = chatter_infinite();
    if (chatter_is_null(c, node)) return 1;
    if (!chatter_surd(c, node, &end->x, &field)) return 0;
    end->d = field.d;
    return 1;
}

int chatter_read_set(const struct chatter *c, int node, struct chatter_set *set)
{
    const struct json *json = c->json;
    set->count = 0;
    for (int i = node + 1; i < json->node[node].next; i = json->node[i].next) {
        struct chatter_end low, high;
        if (set->count == CHATTER_MAX_RANGES || !read_end(c, json_member(json, i, "low"), &low) ||
            !read_end(c, json_member(json, i, "high"), &high))
            return 0;
        chatter_put(set, low, json->node[json_member(json, i, "low_in")].type == JSON_TRUE, high,
                    json->node[json_member(json, i, "high_in")].type == JSON_TRUE);
    }
    return 1;
}

void chatter_mirror_set(const struct chatter *c, struct chatter_set *set)
{
    const struct chatter_set old = *set;
    for (int i = 0; i < old.count; i++) {
        const struct chatter_range *x = old.range + old.count - 1 - i;
        set->range[i] = (struct chatter_range){chatter_end_negate(c, x->high), chatter_end_negate(c, x->low),
                                               x->high_in, x->low_in};
    }
}

static int range_equal(const struct chatter_range *x, const struct chatter_range *y)
{
    return chatter_end_equal(x->low, y->low) && chatter_end_equal(x->high, y->high) && x->low_in == y->low_in &&
           x->high_in == y->high_in;
}

int chatter_set_equal(const struct chatter_set *x, const struct chatter_set *y)
{
    if (x->count != y->count) return 0;
    for (int i = 0; i < x->count; i++)
        if (!range_equal(x->range + i, y->range + i)) return 0;
    return 1;
}
