/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/cover/ends.h"

#include "check/numbers/element.h"
#include "check/quantities.h"

#include <stddef.h>

enum { MOST_HALVINGS = 1 << 16 };

/*@ requires uncertain_reads(c) && 0 <= node < c->json->count;
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result < c->json->count; */
static int member(const struct uncertain *c, int node, const char *key)
{
    return c->json->node[node].type == JSON_OBJECT ? json_member(c->json, node, key) : 0;
}

/* 1 when x is shown to be not above (side 1) or not below (side -1) an end. */
/*@ requires uncertain_reads(c) && x != \null && 0 <= end < c->json->count && (side == 1 || side == -1);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_beside(const struct uncertain *c, scalar x, int end, int side)
{
    if (member(c, end, "poly") != 0) return element_is_beside_root(c->pool, c->json, end, x, side);
    const int enclosed = member(c, end, side > 0 ? "lo" : "hi");
    const scalar value = quantity_number(c->json, c->pool, enclosed != 0 ? enclosed : end);
    return side * scalar_sign(scalar_subtract(c->pool, x, value)) <= 0;
}

/* 1 when the ends, of which one at least is known only by an enclosure, are shown not to be in order. */
/*@ requires uncertain_reads(c) && 0 <= low < c->json->count && 0 <= high < c->json->count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int are_reversed(const struct uncertain *c, int low, int high)
{
    if (member(c, low, "text") != 0)
        return is_beside(c, quantity_number(c->json, c->pool, member(c, low, "lo")), high, -1);
    return is_beside(c, quantity_number(c->json, c->pool, member(c, high, "hi")), low, 1);
}

/* 1 when two lists have the same texts. */
/*@ requires json_ok(json) && 0 <= first < json->count && 0 <= second < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_one_list(const struct json *json, int first, int second)
{
    const int end = json->node[first].next;
    int j = second + 1;
    /*@ loop invariant first < i <= json->count && second < j <= json->count;
      @ loop assigns i, j;
      @ loop variant end - i; */
    for (int i = first + 1; i < end; i = json->node[i].next) {
        if (j >= json->node[second].next || !json_same(json, i, j)) return 0;
        j = json->node[j].next;
    }
    return j == json->node[second].next;
}

/* 1 when the ends are one root: a number that is known by an enclosure, though it is not uncertain. */
/*@ requires uncertain_reads(c) && 0 <= low < c->json->count && 0 <= high < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_one_root(const struct uncertain *c, int low, int high)
{
    return member(c, low, "poly") != 0 && member(c, high, "poly") != 0 &&
           is_one_list(c->json, member(c, low, "poly"), member(c, high, "poly")) &&
           is_one_list(c->json, member(c, low, "interval"), member(c, high, "interval"));
}

int uncertain_in_order(const struct uncertain *c, int low, int high, struct range box)
{
    if (member(c, low, "text") != 0 || member(c, high, "text") != 0) return !are_reversed(c, low, high);
    if (is_one_root(c, low, high)) return 1;
    scalar left = box.low, right = box.high;
    const scalar two = scalar_add(c->pool, scalar_one(c->pool), scalar_one(c->pool));
    /*@ loop invariant 0 <= i <= MOST_HALVINGS && left != \null && right != \null && DOUBT_HAS_STAYED;
      @ loop assigns i, left, right, scalar_doubt;
      @ loop variant MOST_HALVINGS - i; */
    for (int i = 0; i < MOST_HALVINGS; i++) {
        const scalar middle = scalar_divide(c->pool, scalar_add(c->pool, left, right), two);
        const int is_beyond = is_beside(c, middle, low, -1);
        if (is_beyond && is_beside(c, middle, high, 1)) return 1;
        if (is_beside(c, middle, high, -1) && is_beside(c, middle, low, 1)) return 0;
        if (is_beyond)
            right = middle;
        else
            left = middle;
    }
    return 0;
}
