/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/mechanism_parts.h"

#include "check/quantities.h"

#include <stdlib.h>

static const char place_regions[] = "witness.regions";

int mechanism_is_certificate(const struct json *json)
{
    return json_member(json, 0, "witness") != 0;
}

int mechanism_axis(const struct mechanism *m, const struct json *json, int name)
{
    /*@ loop invariant 0 <= i <= m->variables;
      @ loop assigns i;
      @ loop variant m->variables - i; */
    for (int i = 0; i < m->variables; i++)
        if (json_same(json, m->variable[i].field, name)) return i;
    return -1;
}

int mechanism_read_list(const struct json *json, struct rational_pool *pool, int array, rational *list, int room)
{
    int count = 0;
    if (json_size(json, array) > room) return 0;
    /*@ loop invariant array < i <= json->count && 0 <= count <= room && polynomial(list, count) && DOUBT_HAS_STAYED;
      @ loop invariant json_ok(json);
      @ loop assigns i, count, list[0 .. room - 1], rational_doubt;
      @ loop variant json->count - i; */
    for (int i = array + 1; i < json->node[array].next && count < room; i = json->node[i].next) {
        list[count] = quantity_number(json, pool, i);
        count++;
    }
    return count;
}

int mechanism_sign_at(struct rational_pool *pool, const rational *poly, int count, rational x)
{
    struct rational_pool *scratch = rational_pool_scratch(pool);
    if (scratch == NULL) abort();
    rational sum = rational_zero(scratch);
    /*@ loop invariant -1 <= i < count && sum != \null;
      @ loop assigns i, sum;
      @ loop variant i; */
    for (int i = count - 1; i >= 0; i--) sum = rational_add(scratch, rational_multiply(scratch, sum, x), poly[i]);
    const int sign = rational_sign(sum);
    rational_pool_free(scratch);
    return sign;
}

/*@ requires \valid_read(region);
  @ assigns \nothing; */
static void free_tensors(const struct region *region)
{
    /*@ loop invariant 0 <= k <= PROGRAM_MAX_QUANTITIES;
      @ loop assigns k;
      @ loop variant PROGRAM_MAX_QUANTITIES - k; */
    for (int k = 0; k < PROGRAM_MAX_QUANTITIES; k++) tensor_free(region->quantity[k]);
    /*@ loop invariant 0 <= k <= MECHANISM_DENOMINATORS;
      @ loop assigns k;
      @ loop variant MECHANISM_DENOMINATORS - k; */
    for (int k = 0; k < MECHANISM_DENOMINATORS; k++) tensor_free(region->denominator[k]);
}

void mechanism_free(struct mechanism *m)
{
    for (int i = 0; i < m->regions; i++) free_tensors(m->region + i);
    free(m->region);
}

/* ---- leaves */

/* Signs of what has one of these signs, times a number of sign s. */
/*@ assigns \nothing; */
static int turned(int set, int s)
{
    if (s == 0) return MAY_BE_ZERO;
    if (s > 0) return set;
    return (set & MAY_BE_ZERO) | (set & MAY_BE_NEGATIVE ? MAY_BE_POSITIVE : 0) |
           (set & MAY_BE_POSITIVE ? MAY_BE_NEGATIVE : 0);
}

/* The root of a polynomial by which a leaf is cut into three parts; `count` is 0 for a leaf that is not. */
struct root_leaf {
    signed char axis, side;
    short count;
    signed char sign_low, sign_high;
    rational poly[FIELD_MAX_DEGREE + 1];
};

/*@ predicate root_leaf_ok{L}(struct root_leaf *root, integer axes) = \valid_read(root) &&
  @   0 <= root->count <= FIELD_MAX_DEGREE + 1 && polynomial(&root->poly[0], root->count) &&
  @   (root->count > 0 ==> 0 <= root->axis < axes); */

/*@ requires tensor_ok(t);
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_zero(struct tensor t)
{
    /*@ loop invariant 0 <= at <= t.total && DOUBT_HAS_STAYED;
      @ loop assigns at, rational_doubt;
      @ loop variant t.total - at; */
    for (int at = 0; at < t.total; at++)
        if (rational_sign(coefficients_at(t.c, at)) != 0) return 0;
    return 1;
}

/* How often a polynomial divides a tensor, which becomes what is left. */
/*@ requires tensor_ok(t) && pool != \null && root_leaf_ok(root, t.axes);
  @ assigns rational_doubt;
  @ ensures 0 <= \result && DOUBT_STAYS; */
static int divide_out(struct tensor t, struct rational_pool *pool, const struct root_leaf *root)
{
    int times = 0;
    if (root->count == 0) return 0;
    /*@ loop invariant 0 <= times <= t.length[root->axis] && DOUBT_HAS_STAYED;
      @ loop assigns times, rational_doubt;
      @ loop variant t.length[root->axis] - times; */
    while (times < t.length[root->axis] && !is_zero(t) && tensor_divide(t, pool, root->axis, root->poly, root->count))
        times++;
    return times;
}

/*@ requires c->pool != \null && \valid_read(c) && tensor_ok(t) && \valid_read(cell) && cell_sides(cell, t.axes);
  @ requires root_leaf_ok(root, t.axes);
  @ assigns rational_doubt;
  @ ensures DOUBT_STAYS; */
static int signs_in_part(const struct uncertain *c, struct tensor t, const struct cell *cell,
                         const struct root_leaf *root)
{
    struct rational_pool *scratch = rational_pool_scratch(c->pool);
    if (scratch == NULL) abort();
    const struct tensor rest = tensor_copy(scratch, t);
    const int times = divide_out(rest, scratch, root);
    const int set = tensor_signs(rest, scratch, cell, root->count > 0 ? root->axis : -1);
    tensor_free(rest);
    rational_pool_free(scratch);
    if (times == 0) return set;
    if (root->side == 0) return MAY_BE_ZERO;
    const int sign = root->side < 0 ? root->sign_low : root->sign_high;
    return turned(set, times % 2 == 0 ? 1 : sign);
}

/*@ // A leaf of a region, and the root that cuts it.
  @ predicate leaf_ok{L}(struct uncertain *c, struct region *region, struct cell *cell) = uncertain_reads(c) &&
  @   \valid_read(region) && region_ok(c, 0, region) && \valid_read(cell) && cell_sides(cell, region->axes); */

/* Adds a part; 0 where a denominator may not be positive there. */
/*@ requires leaf_ok(c, region, cell) && root_leaf_ok(root, region->axes) && \valid(leaf) && leaf->parts < 3;
  @ assigns leaf->parts, leaf->may[0 .. 2][0 .. PROGRAM_MAX_QUANTITIES - 1], rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> leaf->parts == \old(leaf->parts) + 1); */
static int add_part(const struct uncertain *c, const struct region *region, const struct cell *cell,
                    const struct root_leaf *root, struct leaf_signs *leaf)
{
    const int quantities = c->theory->program->quantities, part = leaf->parts;
    /*@ loop invariant 0 <= i <= MECHANISM_DENOMINATORS && DOUBT_HAS_STAYED;
      @ loop assigns i, rational_doubt;
      @ loop variant MECHANISM_DENOMINATORS - i; */
    for (int i = 0; i < MECHANISM_DENOMINATORS; i++)
        if (signs_in_part(c, region->denominator[i], cell, root) != MAY_BE_POSITIVE) return 0;
    /*@ loop invariant 0 <= i <= quantities && DOUBT_HAS_STAYED;
      @ loop assigns i, leaf->may[0 .. 2][0 .. PROGRAM_MAX_QUANTITIES - 1], rational_doubt;
      @ loop variant quantities - i; */
    for (int i = 0; i < quantities; i++)
        leaf->may[part][i] = (unsigned char)signs_in_part(c, region->quantity[i], cell, root);
    leaf->parts = (unsigned char)(part + 1);
    return 1;
}

/*@ requires json_ok(json) && 0 <= x < json->count && 0 <= y < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int same_strings(const struct json *json, int x, int y)
{
    if (json_size(json, x) != json_size(json, y)) return 0;
    int other = y + 1;
    /*@ loop invariant x < i <= json->count && y < other <= json->count;
      @ loop assigns i, other;
      @ loop variant json->count - i; */
    for (int i = x + 1; i < json->node[x].next && other < json->node[y].next; i = json->node[i].next) {
        if (!json_same(json, i, other)) return 0;
        other = json->node[other].next;
    }
    return 1;
}

/* Whether the range of the variable ends at the root of this polynomial, and the cell with it. */
/*@ requires leaf_ok(c, region, cell) && 0 <= axis < region->axes && 0 <= region->piece[axis] < c->json->count;
  @ requires 0 <= poly < c->json->count;
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int ends_at(const struct uncertain *c, const struct region *region, const struct cell *cell, int axis, int poly,
                   int side)
{
    const struct cell *start = &region->start;
    const rational mine = side < 0 ? cell->side[axis].low : cell->side[axis].high;
    const rational whole = side < 0 ? start->side[axis].low : start->side[axis].high;
    const int piece = region->piece[axis];
    const int end = side < 0 ? json_member(c->json, piece, "lo") : json_member(c->json, piece, "hi");
    const int given = c->json->node[end].type == JSON_OBJECT ? json_member(c->json, end, "poly") : 0;
    return rational_equal(mine, whole) && given != 0 && same_strings(c->json, given, poly);
}

/*@ requires c->pool != \null && \valid_read(c) && \valid_read(cell) && \valid(root) && root_leaf_ok(root, CELL_MAX_AXES);
  @ requires root->count > 0 ==> cell->side[root->axis].low != \null && cell->side[root->axis].high != \null;
  @ assigns root->sign_low, root->sign_high, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> root->count > 0); */
static int has_one_root(const struct uncertain *c, const struct cell *cell, struct root_leaf *root)
{
    root->sign_low = root->sign_high = 0;
    if (root->count == 0 || rational_sign(root->poly[root->count - 1]) == 0) return 0;
    const rational low = cell->side[root->axis].low, high = cell->side[root->axis].high;
    const int below = mechanism_sign_at(c->pool, root->poly, root->count, low);
    const int above = mechanism_sign_at(c->pool, root->poly, root->count, high);
    root->sign_low = (signed char)below;
    root->sign_high = (signed char)above;
    return below * above != 0 && field_isolates(c->pool, root->poly, root->count, low, high);
}

/* The parts of a leaf that a root cuts. */
/*@ requires leaf_ok(c, region, cell) && \valid(root) && root_leaf_ok(root, region->axes) && root->count > 0;
  @ requires 0 <= region->piece[root->axis] < c->json->count && 0 <= poly < c->json->count;
  @ requires \valid(leaf) && leaf->parts == 0;
  @ assigns root->side, leaf->parts, leaf->may[0 .. 2][0 .. PROGRAM_MAX_QUANTITIES - 1], rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> leaf->parts <= 3); */
static int add_parts(const struct uncertain *c, const struct region *region, const struct cell *cell, int poly,
                     struct root_leaf *root, struct leaf_signs *leaf)
{
    const int axis = root->axis;
    /*@ loop invariant -1 <= side <= 2 && leaf->parts <= side + 1 && DOUBT_HAS_STAYED && root_leaf_ok(root, region->axes);
      @ loop assigns side, root->side, leaf->parts, leaf->may[0 .. 2][0 .. PROGRAM_MAX_QUANTITIES - 1], rational_doubt;
      @ loop variant 2 - side; */
    for (int side = -1; side <= 1; side++) {
        if (side != 0 && ends_at(c, region, cell, axis, poly, side)) continue;
        root->side = (signed char)side;
        if (!add_part(c, region, cell, root, leaf)) return 0;
    }
    return 1;
}

/*@ requires uncertain_answers(c);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int wrong_leaf(const struct uncertain *c, const char *item, const char *what)
{
    return uncertain_rejected(c, place_regions, item, what);
}

int mechanism_leaf_signs(const struct uncertain *c, const struct mechanism *m, const struct region *region,
                         const struct cell *cell, int item, struct leaf_signs *leaf)
{
    static const char denominator[] = "one may not be positive in a leaf";
    struct root_leaf root;
    root.count = 0;
    leaf->parts = 0;
    if (c->json->node[item].type != JSON_OBJECT)
        return add_part(c, region, cell, &root, leaf) || wrong_leaf(c, "denominators", denominator);
    const int poly = json_member(c->json, item, "poly");
    const int axis = mechanism_axis(m, c->json, json_member(c->json, item, "root"));
    if (axis < 0) return wrong_leaf(c, "cover", "names no variable");
    root.axis = (signed char)axis;
    root.count = (short)mechanism_read_list(c->json, c->pool, poly, root.poly, FIELD_MAX_DEGREE + 1);
    //@ assert same: uncertain_stays{Pre, Here}(c);
    //@ assert leaf: leaf_ok(c, region, cell);
    if (!has_one_root(c, cell, &root)) return wrong_leaf(c, "cover", "a polynomial has not one root in its cell");
    return add_parts(c, region, cell, poly, &root, leaf) || wrong_leaf(c, "denominators", denominator);
}

int mechanism_check_leaf(const struct uncertain *c, const struct mechanism *m, const struct region *region,
                         const struct cell *cell, int item, int (*take)(void *context, const unsigned char *may),
                         void *context)
{
    struct leaf_signs leaf;
    if (!mechanism_leaf_signs(c, m, region, cell, item, &leaf)) return 0;
    for (int i = 0; i < leaf.parts; i++)
        if (!take(context, leaf.may[i])) return 0;
    return 1;
}

/* ---- points */

/*@ // The values of the variables at a point.
  @ predicate point_ok{L}(struct coordinate *x, integer variables) =
  @   \forall integer i; 0 <= i < variables ==> \valid_read(x + i) && coordinate_ok(x + i); */

/* Whether a tensor is a multiple of a polynomial whose root some variable is. */
/*@ requires tensor_ok(t) && pool != \null && 0 <= variables <= t.axes && point_ok(x, variables);
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int vanishes_at(struct tensor t, struct rational_pool *pool, const struct coordinate *x, int variables)
{
    /*@ loop invariant 0 <= i <= variables && DOUBT_HAS_STAYED;
      @ loop assigns i, rational_doubt;
      @ loop variant variables - i; */
    for (int i = 0; i < variables; i++)
        if (x[i].count > 0 && tensor_divide(t, pool, i, x[i].poly, x[i].count)) return 1;
    return 0;
}

/* The sign at a point; RANGE_OPEN when its enclosures leave it open. */
/*@ requires c->pool != \null && \valid_read(c) && tensor_ok(t) && 0 <= variables <= t.axes && point_ok(x, variables);
  @ requires \valid_read(cell) && cell_sides(cell, t.axes);
  @ assigns rational_doubt;
  @ ensures -1 <= \result <= 2 && DOUBT_STAYS; */
static int sign_at_point(const struct uncertain *c, int variables, struct tensor t, const struct coordinate *x,
                         const struct cell *cell)
{
    struct rational_pool *scratch = rational_pool_scratch(c->pool);
    if (scratch == NULL) abort();
    const struct tensor rest = tensor_copy(scratch, t);
    /*@ loop invariant 0 <= i <= variables;
      @ loop assigns i;
      @ loop variant variables - i; */
    for (int i = 0; i < variables; i++)
        if (x[i].low == x[i].high) tensor_fix(rest, scratch, i, x[i].low);
    const int set = tensor_signs(rest, scratch, cell, -1);
    const int zero = vanishes_at(rest, scratch, x, variables);
    tensor_free(rest);
    rational_pool_free(scratch);
    if (zero || set == MAY_BE_ZERO) return 0;
    return set == MAY_BE_NEGATIVE ? -1 : set == MAY_BE_POSITIVE ? 1 : RANGE_OPEN;
}

/* The cell of all values that a point may have, and of the constants. */
/*@ requires \valid_read(region) && 0 <= variables <= region->axes <= CELL_MAX_AXES && cell_sides(&region->start, region->axes);
  @ requires point_ok(x, variables);
  @ assigns \nothing;
  @ ensures \forall integer i; 0 <= i < region->axes ==> \result.side[i].low != \null && \result.side[i].high != \null; */
static struct cell cell_at(const struct region *region, const struct coordinate *x, int variables)
{
    struct cell cell = region->start;
    /*@ loop invariant 0 <= i <= variables;
      @ loop invariant \forall integer k; 0 <= k < region->axes ==> cell.side[k].low != \null && cell.side[k].high != \null;
      @ loop assigns i, cell;
      @ loop variant variables - i; */
    for (int i = 0; i < variables; i++) {
        cell.side[i].low = x[i].low;
        cell.side[i].high = x[i].high;
    }
    return cell;
}

/*@ predicate signs_ok{L}(signed char *sign, integer count) = \forall integer k; 0 <= k < count ==> -1 <= sign[k] <= 1; */

/* The signs of `count` tensors; 0 when one is open. */
/*@ requires c->pool != \null && \valid_read(c) && tensors_ok(t, count, axes) && 0 <= variables <= axes && 0 <= count;
  @ requires point_ok(x, variables) && \valid_read(cell) && cell_sides(cell, axes) && \valid(sign + (0 .. count - 1));
  @ assigns sign[0 .. count - 1], rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> signs_ok(sign, count)); */
static int signs_at(const struct uncertain *c, int variables, const struct coordinate *x, const struct cell *cell,
                    const struct tensor *t, int count, signed char *sign)
{
    /*@ loop invariant 0 <= i <= count && DOUBT_HAS_STAYED && signs_ok(sign, i);
      @ loop assigns i, sign[0 .. count - 1], rational_doubt;
      @ loop variant count - i; */
    for (int i = 0; i < count; i++) {
        const int found = sign_at_point(c, variables, t[i], x, cell);
        if (found == RANGE_OPEN) return 0;
        sign[i] = (signed char)found;
    }
    return 1;
}

/*@ // What a point is judged by.
  @ predicate point_reads{L}(struct uncertain *c, struct region *region, struct coordinate *x, integer variables) =
  @   uncertain_reads(c) && \valid_read(region) && region_ok(c, variables, region) && 0 <= variables &&
  @   point_ok(x, variables); */

/* The signs of denominators and quantities; 0 when one is open. */
/*@ requires point_reads(c, region, x, variables) && \valid(over + (0 .. MECHANISM_DENOMINATORS - 1));
  @ requires \valid(sign + (0 .. PROGRAM_MAX_QUANTITIES - 1));
  @ requires \separated(over + (0 .. MECHANISM_DENOMINATORS - 1), sign + (0 .. PROGRAM_MAX_QUANTITIES - 1));
  @ assigns over[0 .. MECHANISM_DENOMINATORS - 1], sign[0 .. PROGRAM_MAX_QUANTITIES - 1], rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures \result != 0 ==> signs_ok(sign, c->theory->program->quantities); */
static int find_signs(const struct uncertain *c, int variables, const struct region *region, const struct coordinate *x,
                      signed char *over, signed char *sign)
{
    const struct cell cell = cell_at(region, x, variables);
    return signs_at(c, variables, x, &cell, region->denominator, MECHANISM_DENOMINATORS, over) &&
           signs_at(c, variables, x, &cell, region->quantity, c->theory->program->quantities, sign);
}

/* Encloses the values better; 0 when none can be. */
/*@ requires pool != \null && 0 <= variables && \valid(x + (0 .. variables - 1)) && point_ok(x, variables);
  @ assigns x[0 .. variables - 1], rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && point_ok(x, variables); */
static int enclose_better(struct rational_pool *pool, struct coordinate *x, int variables)
{
    int better = 0;
    /*@ loop invariant 0 <= i <= variables && 0 <= better <= 1 && DOUBT_HAS_STAYED && point_ok(x, variables);
      @ loop assigns i, better, x[0 .. variables - 1], rational_doubt;
      @ loop variant variables - i; */
    for (int i = 0; i < variables; i++)
        if (mechanism_bisect(pool, x + i)) better = 1;
    return better;
}

/* What is wrong with a point, or NULL. */
/*@ requires point_reads(c, region, x, variables) && \valid(x + (0 .. variables - 1));
  @ requires \base_addr(x) != \base_addr(c) && uncertain_block(\base_addr(x), c) && \base_addr(x) != \base_addr(region);
  @ requires 0 <= verdict < c->json->count && 0 <= row < c->json->count;
  @ assigns x[0 .. variables - 1], rational_doubt, \result \from c, x;
  @ ensures DOUBT_STAYS; */
static const char *judge(const struct uncertain *c, int variables, const struct region *region, struct coordinate *x,
                         int verdict, int row)
{
    signed char over[MECHANISM_DENOMINATORS], sign[PROGRAM_MAX_QUANTITIES];
    /*@ loop invariant uncertain_stays{Pre, Here}(c) && uncertain_reads(c) && point_ok(x, variables) && DOUBT_HAS_STAYED;
      @ loop invariant region_ok(c, variables, region);
      @ loop assigns x[0 .. variables - 1], over[0 .. MECHANISM_DENOMINATORS - 1], sign[0 .. PROGRAM_MAX_QUANTITIES - 1],
      @   rational_doubt; */
    while (!find_signs(c, variables, region, x, over, sign))
        if (!enclose_better(c->pool, x, variables)) return "a sign is open";
    /*@ loop invariant 0 <= i <= MECHANISM_DENOMINATORS;
      @ loop assigns i;
      @ loop variant MECHANISM_DENOMINATORS - i; */
    for (int i = 0; i < MECHANISM_DENOMINATORS; i++)
        if (over[i] <= 0) return "a denominator is not positive";
    int signs[PROGRAM_MAX_QUANTITIES];
    for (int i = 0; i < c->theory->program->quantities; i++) signs[i] = sign[i];
    if (!c->theory->is_inside(signs)) return "a point lies outside the hypotheses";
    return c->theory->matches(c->json, verdict, row, signs) ? NULL : "a point has another verdict, or row";
}

/* The value of a field at a point; 0 when the point does not name it. */
/*@ requires json_ok(json) && 0 <= at < json->count && 0 <= field < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result < json->count; */
static int value_at(const struct json *json, int at, int field)
{
    /*@ loop invariant at < i <= json->count;
      @ loop assigns i;
      @ loop variant json->count - i; */
    for (int i = at + 1; i + 1 < json->node[at].next; i = json->node[i + 1].next)
        if (json_same(json, i, field)) return i + 1;
    return 0;
}

/* The values at a point; returns the index of the region in which it lies, or -1. */
/*@ requires mechanism_ok(c, m) && 0 <= at < c->json->count && \valid(x + (0 .. CELL_MAX_AXES - 1));
  @ requires \base_addr(x) != \base_addr(c) && uncertain_block(\base_addr(x), c) && \base_addr(x) != \base_addr(m) && \base_addr(x) != \base_addr(m->region);
  @ assigns x[0 .. CELL_MAX_AXES - 1], rational_doubt;
  @ ensures -1 <= \result < m->regions && DOUBT_STAYS && uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
  @ ensures mechanism_data_ok(c, m) && (\result >= 0 ==> point_ok(x, m->variables)); */
static int read_point(const struct uncertain *c, const struct mechanism *m, int at, struct coordinate *x)
{
    int region = 0;
    if (json_size(c->json, at) != m->variables) return -1;
    /*@ loop invariant 0 <= i <= m->variables && 0 <= region < m->stride[i] && DOUBT_HAS_STAYED;
      @ loop invariant uncertain_stays{Pre, Here}(c) && uncertain_reads(c) && mechanism_data_ok(c, m) && point_ok(x, i);
      @ loop assigns i, region, x[0 .. CELL_MAX_AXES - 1], rational_doubt;
      @ loop variant m->variables - i; */
    for (int i = 0; i < m->variables; i++) {
        const int value = value_at(c->json, at, m->variable[i].field);
        int piece = 0;
        if (value == 0 || !mechanism_coordinate(c, m->variable + i, value, &piece, x + i)) return -1;
        //@ assert below: 0 <= piece * m->stride[i] && 0 <= (m->variable[i].count - 1 - piece) * m->stride[i];
        region += piece * m->stride[i];
    }
    return region;
}

/* What is wrong with a point, or NULL. */
/*@ requires mechanism_ok(c, m) && 0 <= at < c->json->count && 0 <= verdict < c->json->count && 0 <= row < c->json->count;
  @ assigns rational_doubt, \result \from c, m;
  @ ensures DOUBT_STAYS; */
static const char *check_point(const struct uncertain *c, const struct mechanism *m, int at, int verdict, int row)
{
    struct coordinate x[CELL_MAX_AXES];
    const int region = read_point(c, m, at, x);
    if (region < 0) return "a point lies outside, or names other fields";
    return judge(c, m->variables, m->region + region, x, verdict, row);
}

/* Each point that is given has its verdict. */
/*@ requires mechanism_ok(c, m);
  @ assigns *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> mechanism_ok(c, m)); */
static int check_points(const struct uncertain *c, const struct mechanism *m)
{
    const struct json *json = c->json;
    const int verdict = json_member(json, 0, "verdict"), possible = json_member(json, verdict, "possible");
    const int rows = json_member(json, verdict, "rows"), points = json_member(json, verdict, "at");
    const int n = json_size(json, possible);
    if (n == 0 || json_size(json, rows) != n || json_size(json, points) != n)
        return uncertain_rejected(c, "verdict", "possible", "there is not one row and one point for each verdict");
    int entry = possible + 1, row = rows + 1;
    /*@ loop invariant points < at <= json->count && 0 < entry <= json->count && 0 < row <= json->count && DOUBT_HAS_STAYED;
      @ loop assigns at, entry, row, rational_doubt;
      @ loop variant json->count - at; */
    for (int at = points + 1; at < json->node[points].next; at = json->node[at].next) {
        if (entry >= json->count || row >= json->count)
            return uncertain_rejected(c, "verdict", "rows", "end too early");
        const char *what = json->node[at].type == JSON_OBJECT ? check_point(c, m, at, entry, row) : NULL;
        if (what != NULL) return uncertain_rejected(c, "verdict", "at", what);
        entry = json->node[entry].next;
        row = json->node[row].next;
    }
    return 1;
}

int mechanism_check(const struct json *json, const struct uncertain_theory *theory, struct rational_pool *pool,
                    struct answer *answer)
{
    struct mechanism m = {.variables = 0};
    struct uncertain c = {.json = json, .pool = pool, .answer = answer, .theory = theory};
    c.problem = json_member(json, 0, "problem");
    const int count = mechanism_read_variables(&c, &m) ? mechanism_count_regions(&c, &m) : 0;
    if (count == 0) return 0;
    mechanism_new_regions(&c, &m, count);
    const int fine = mechanism_read_regions(&c, &m) && check_points(&c, &m) && mechanism_check_cover(&c, &m);
    mechanism_free(&m);
    return fine;
}
