/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/chatter/ranges.h"

#include "check/impact/impact.h"

#include <stddef.h>

struct chatter_end chatter_surd(const struct chatter *c, int node)
{
    const struct chatter_end none = {{NULL, NULL}, NULL};
    if (!surd_is_written(c->json, node)) return (struct chatter_end){surd_from(chatter_number(c, node)), NULL};
    const scalar a = chatter_number(c, json_member(c->json, node, "a"));
    const scalar b = chatter_number(c, json_member(c->json, node, "b"));
    const scalar d = chatter_number(c, json_member(c->json, node, "d"));
    if (scalar_sign(b) == 0 || scalar_sign(d) <= 0 || scalar_is_square(d)) return none;
    return (struct chatter_end){{a, b}, d};
}

struct chatter_end chatter_end_of(scalar x)
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

/*@ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int parts_equal(scalar x, scalar y)
{
    return x == NULL || y == NULL ? x == y : scalar_equal(x, y);
}

/*@ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int ends_equal(struct chatter_end x, struct chatter_end y)
{
    return parts_equal(x.x.a, y.x.a) && parts_equal(x.x.b, y.x.b) && parts_equal(x.d, y.d);
}

void chatter_put(struct chatter_set *set, struct chatter_end low, int low_in, struct chatter_end high, int high_in)
{
    set->range[set->count++] = (struct chatter_range){low, high, low_in, high_in};
}

/* Reads an end; null in the record means infinity. */
/*@ requires chatter_reads(c) && 0 <= node < c->json->count && \valid(end) && \separated(end, c, c->json, c->answer);
  @ assigns *end, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && chatter_end_ok(*end); */
static int read_end(const struct chatter *c, int node, struct chatter_end *end)
{
    const int infinite = chatter_is_null(c, node);
    *end = infinite ? chatter_infinite() : chatter_surd(c, node);
    return infinite || end->x.a != NULL;
}

/*@ requires chatter_reads(c);
  @ requires 0 <= object < c->json->count;
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_true(const struct chatter *c, int object, const char *key)
{
    return c->json->node[json_member(c->json, object, key)].type == JSON_TRUE;
}

int chatter_read_set(const struct chatter *c, int node, struct chatter_set *set)
{
    const struct json *json = c->json;
    set->count = 0;
    /*@ loop invariant node < i <= json->count && DOUBT_HAS_STAYED && chatter_set_ok(set);
      @ loop invariant chatter_stays{Pre, Here}(c);
      @ loop invariant json_stays{Pre, Here}(json);
      @ loop invariant json_nodes(json);
      @ loop invariant chatter_reads(c);
      @ loop assigns i, *set, scalar_doubt;
      @ loop variant json->count - i; */
    for (int i = node + 1; i < json->node[node].next; i = json->node[i].next) {
        struct chatter_end low, high;
        if (set->count == CHATTER_MAX_RANGES || !read_end(c, json_member(json, i, "low"), &low) ||
            !read_end(c, json_member(json, i, "high"), &high))
            return 0;
        chatter_put(set, low, is_true(c, i, "low_in"), high, is_true(c, i, "high_in"));
    }
    return 1;
}

void chatter_mirror_set(const struct chatter *c, const struct chatter_set *from, struct chatter_set *set)
{
    set->count = 0;
    /*@ loop invariant -1 <= i < from->count == \at(from->count, Pre) && set->count == from->count - 1 - i;
      @ loop invariant c->pool == \at(c->pool, Pre) && chatter_set_ok(set);
      @ loop invariant chatter_set_ok(from);
      @ loop assigns i, *set;
      @ loop variant i; */
    for (int i = from->count - 1; i >= 0; i--) {
        const struct chatter_range *x = from->range + i;
        const struct chatter_end low = chatter_end_negate(c, x->high), high = chatter_end_negate(c, x->low);
        chatter_put(set, low, x->high_in, high, x->low_in);
    }
}

/*@ requires \valid_read(x) && \valid_read(y);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int range_equal(const struct chatter_range *x, const struct chatter_range *y)
{
    return ends_equal(x->low, y->low) && ends_equal(x->high, y->high) && x->low_in == y->low_in &&
           x->high_in == y->high_in;
}

int chatter_set_equal(const struct chatter_set *x, const struct chatter_set *y)
{
    if (x->count != y->count) return 0;
    /*@ loop invariant 0 <= i <= x->count && DOUBT_HAS_STAYED;
      @ loop assigns i, scalar_doubt;
      @ loop variant x->count - i; */
    for (int i = 0; i < x->count; i++)
        if (!range_equal(x->range + i, y->range + i)) return 0;
    return 1;
}
