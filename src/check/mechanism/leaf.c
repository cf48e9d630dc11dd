/* SPDX-License-Identifier: BSD-2-Clause */
/* The signs of the quantities on a leaf of the cover of a region, also on either side of a root that divides the leaf. */
#include "check/mechanism/parts.h"

#include <stdlib.h>

/* The possible signs of a number with signs in `set`, multiplied by a number of sign s. */
/*@ assigns \nothing; */
static int turned(int set, int s)
{
    if (s == 0) return MAY_BE_ZERO;
    if (s > 0) return set;
    return (set & MAY_BE_ZERO) | (set & MAY_BE_NEGATIVE ? MAY_BE_POSITIVE : 0) |
           (set & MAY_BE_POSITIVE ? MAY_BE_NEGATIVE : 0);
}

/* The root of a polynomial that divides a leaf into three parts; `count` is 0 for a leaf that is not divided. */
struct root_leaf {
    short axis, count, sign_low, sign_high;
    scalar poly[FIELD_MAX_DEGREE + 1];
};

/*@ predicate root_leaf_ok(struct root_leaf root, integer axes) = 0 <= root.count <= FIELD_MAX_DEGREE + 1 &&
  @   (root.count > 0 ==> 0 <= root.axis < axes) && \forall integer i; 0 <= i < root.count ==> root.poly[i] != \null; */

/*@ requires tensor_ok(t);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_zero(struct tensor t)
{
    /*@ loop invariant 0 <= at <= t.total && DOUBT_HAS_STAYED;
      @ loop assigns at, scalar_doubt;
      @ loop variant t.total - at; */
    for (int at = 0; at < t.total; at++)
        if (scalar_sign(coefficients_at(t.c, at)) != 0) return 0;
    return 1;
}

/* Divides a tensor by a polynomial as often as possible; returns how many times. */
/*@ requires tensor_ok(t) && pool != \null && 0 <= root.count <= FIELD_MAX_DEGREE + 1;
  @ requires root.count > 0 ==> 0 <= root.axis < t.axes;
  @ requires \forall integer i; 0 <= i < root.count ==> root.poly[i] != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result && DOUBT_STAYS; */
static int divide_out(struct tensor t, struct scalar_pool *pool, struct root_leaf root)
{
    int times = 0;
    if (root.count == 0) return 0;
    //@ assert given: polynomial(&root.poly[0], root.count);
    /*@ loop invariant 0 <= times <= t.length[root.axis] && DOUBT_HAS_STAYED;
      @ loop assigns times, scalar_doubt;
      @ loop variant t.length[root.axis] - times; */
    while (times < t.length[root.axis] && !is_zero(t) && tensor_divide(t, pool, root.axis, root.poly, root.count))
        times++;
    return times;
}

/* The signs in a part of the leaf: below the root (side -1), at it (0), or above it (1). */
/*@ requires c->pool != \null && \valid_read(c) && tensor_ok(t) && \valid_read(cell) && cell_sides(cell, t.axes);
  @ requires root_leaf_ok(root, t.axes);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static int signs_in_part(const struct uncertain *c, struct tensor t, const struct cell *cell, struct root_leaf root,
                         int side)
{
    struct scalar_pool *scratch = scalar_pool_scratch(c->pool);
    if (scratch == NULL) abort();
    const struct tensor rest = tensor_copy(scratch, t);
    const int times = divide_out(rest, scratch, root);
    const int set = tensor_signs(rest, scratch, cell, root.count > 0 ? root.axis : -1);
    tensor_free(rest);
    scalar_pool_free(scratch);
    if (times == 0) return set;
    if (side == 0) return MAY_BE_ZERO;
    const int sign = side < 0 ? root.sign_low : root.sign_high;
    return turned(set, times % 2 == 0 ? 1 : sign);
}

/*@ // A leaf of a region, and the root that cuts it.
  @ predicate leaf_ok{L}(struct uncertain *c, struct region *region, struct cell *cell) = uncertain_reads(c) &&
  @   \valid_read(region) && region_ok(c, 0, region) && \valid_read(cell) && cell_sides(cell, region->axes); */

/* Adds a part; 0 when a denominator may be not positive there. */
/*@ requires leaf_ok(c, region, cell) && root_leaf_ok(root, region->axes) && \valid(leaf) && leaf->parts < 3;
  @ assigns *leaf, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> leaf->parts == \old(leaf->parts) + 1); */
static int add_part(const struct uncertain *c, const struct region *region, const struct cell *cell,
                    struct root_leaf root, int side, struct leaf_signs *leaf)
{
    const int quantities = c->theory->program->quantities, part = leaf->parts;
    /*@ loop invariant 0 <= i <= MECHANISM_DENOMINATORS && DOUBT_HAS_STAYED;
      @ loop assigns i, scalar_doubt;
      @ loop variant MECHANISM_DENOMINATORS - i; */
    for (int i = 0; i < MECHANISM_DENOMINATORS; i++)
        if (signs_in_part(c, region->denominator[i], cell, root, side) != MAY_BE_POSITIVE) return 0;
    /*@ loop invariant 0 <= i <= quantities && DOUBT_HAS_STAYED;
      @ loop assigns i, leaf->may[part][0 .. PROGRAM_MAX_QUANTITIES - 1], scalar_doubt;
      @ loop variant quantities - i; */
    for (int i = 0; i < quantities; i++)
        leaf->may[part][i] = (unsigned char)signs_in_part(c, region->quantity[i], cell, root, side);
    leaf->parts = (unsigned char)(part + 1);
    return 1;
}

/* 1 when the range of the variable, and the cell, end at the root of this polynomial. */
/*@ requires leaf_ok(c, region, cell) && 0 <= axis < region->axes && 0 <= region->piece[axis] < c->json->count;
  @ requires 0 <= poly < c->json->count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int ends_at(const struct uncertain *c, const struct region *region, const struct cell *cell, int axis, int poly,
                   int side)
{
    const struct cell *start = &region->start;
    const scalar mine = side < 0 ? cell->side[axis].low : cell->side[axis].high;
    const scalar whole = side < 0 ? start->side[axis].low : start->side[axis].high;
    const int piece = region->piece[axis];
    const int end = side < 0 ? json_member(c->json, piece, "lo") : json_member(c->json, piece, "hi");
    const int given = c->json->node[end].type == JSON_OBJECT ? json_member(c->json, end, "poly") : 0;
    return scalar_equal(mine, whole) && given != 0 && mechanism_same(c->json, given, poly);
}

/* The root that an item of a cover names. Its axis is -1 when it names no variable; its count is 0 when the polynomial
 * is not proved to have exactly one root in the cell. */
/*@ requires uncertain_reads(c) && \valid_read(m) && mechanism_variables(c->json, m) && 0 <= item < c->json->count;
  @ requires \valid_read(cell) && cell_sides(cell, m->variables);
  @ assigns scalar_doubt, \result \from c, m, cell, item;
  @ ensures DOUBT_STAYS && -1 <= \result.axis < m->variables && root_leaf_ok(\result, m->variables); */
static struct root_leaf read_root(const struct uncertain *c, const struct mechanism *m, const struct cell *cell,
                                  int item)
{
    const int poly = json_member(c->json, item, "poly");
    const int axis = mechanism_axis(m, c->json, json_member(c->json, item, "root"));
    struct scalar_pool *pool = c->pool;
    struct root_leaf root = {.axis = (short)axis};
    if (axis < 0) return root;
    const scalar low = cell->side[axis].low, high = cell->side[axis].high;
    const int count = mechanism_read_list(c->json, pool, poly, root.poly, FIELD_MAX_DEGREE + 1);
    if (count == 0 || scalar_sign(root.poly[count - 1]) == 0) return root;
    root.sign_low = (short)mechanism_sign_at(pool, root.poly, count, low);
    root.sign_high = (short)mechanism_sign_at(pool, root.poly, count, high);
    if (root.sign_low != 0 && root.sign_high != 0 && field_isolates(pool, root.poly, count, low, high))
        root.count = (short)count;
    return root;
}

/* Adds the parts of a leaf that a root divides. */
/*@ requires leaf_ok(c, region, cell) && root_leaf_ok(root, region->axes) && root.count > 0;
  @ requires 0 <= region->piece[root.axis] < c->json->count && 0 <= poly < c->json->count;
  @ requires \valid(leaf) && leaf->parts == 0;
  @ assigns *leaf, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> leaf->parts <= 3); */
static int add_parts(const struct uncertain *c, const struct region *region, const struct cell *cell, int poly,
                     struct root_leaf root, struct leaf_signs *leaf)
{
    /*@ loop invariant -1 <= side <= 2 && leaf->parts <= side + 1 && DOUBT_HAS_STAYED;
      @ loop assigns side, *leaf, scalar_doubt;
      @ loop variant 2 - side; */
    for (int side = -1; side <= 1; side++) {
        if (side != 0 && ends_at(c, region, cell, root.axis, poly, side)) continue;
        if (!add_part(c, region, cell, root, side, leaf)) return 0;
    }
    return 1;
}

/*@ requires uncertain_answers(c);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int wrong_leaf(const struct uncertain *c, const char *item, const char *what)
{
    return uncertain_rejected(c, "witness.regions", item, what);
}

int mechanism_leaf_signs(const struct uncertain *c, const struct mechanism *m, const struct region *region,
                         const struct cell *cell, int item, struct leaf_signs *leaf)
{
    static const char denominator[] = "one may not be positive in a leaf";
    const struct root_leaf none = {.count = 0};
    leaf->parts = 0;
    if (c->json->node[item].type != JSON_OBJECT)
        return add_part(c, region, cell, none, 0, leaf) || wrong_leaf(c, "denominators", denominator);
    const struct root_leaf root = read_root(c, m, cell, item);
    if (root.axis < 0) return wrong_leaf(c, "cover", "names no variable");
    if (root.count == 0) return wrong_leaf(c, "cover", "a polynomial has not one root in its cell");
    return add_parts(c, region, cell, json_member(c->json, item, "poly"), root, leaf) ||
           wrong_leaf(c, "denominators", denominator);
}
