/* SPDX-License-Identifier: BSD-2-Clause */
/* The cover of the box by cells, and the verdicts that they allow (spec/certificate.md, section 9.3). */
#include "check/uncertain_cover_private.h"

#include "check/quantities.h"

#include <stdlib.h>

/*@ requires uncertain_reads(c) && x != \null && y != \null;
  @ assigns rational_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int compare(const struct uncertain *c, rational x, rational y)
{
    return rational_sign(rational_subtract(c->pool, x, y));
}

/*@ requires tally_ok(t) && 0 <= axis < t->axes;
  @ assigns t->stack, *t->c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && tally_stays{Pre, Here}(t) && (\result != 0 ==> tally_ok(t)); */
static int halve(struct tally *t, int axis)
{
    struct rational_pool *pool = t->c->pool;
    const rational one = rational_one(pool), half = rational_divide(pool, one, rational_add(pool, one, one));
    struct side lower = t->cell.side[axis], upper = t->cell.side[axis];
    lower.high = upper.low = rational_multiply(pool, half, rational_add(pool, lower.low, lower.high));
    lower.has_high = upper.has_low = 1;
    return cover_push(t, axis, upper) && cover_push(t, axis, lower);
}

/*@ requires tally_ok(t) && 0 <= axis < t->axes && at != \null;
  @ assigns t->stack, *t->c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && tally_stays{Pre, Here}(t) && (\result != 0 ==> tally_ok(t)); */
static int cut(struct tally *t, int axis, rational at)
{
    struct side below = t->cell.side[axis], on = below, above = below;
    const int low = compare(t->c, below.low, at), high = compare(t->c, at, below.high);
    if (low > 0 || high > 0 || (low == 0 && !below.has_low) || (high == 0 && !below.has_high))
        return uncertain_rejected(t->c, "witness", "cover", "a cut lies outside its interval");
    below.high = above.low = on.low = on.high = at;
    below.has_high = above.has_low = 0;
    on.has_low = on.has_high = 1;
    return (high == 0 || cover_push(t, axis, above)) && cover_push(t, axis, on) &&
           (low == 0 || cover_push(t, axis, below));
}

/* The field whose name stands in a node; -1 for none. */
/*@ requires tally_ok(t) && 0 <= name < t->c->json->count;
  @ assigns \nothing;
  @ ensures -1 <= \result < t->axes; */
static int axis_named(const struct tally *t, int name)
{
    return t->mechanism != NULL ? mechanism_axis(t->mechanism, t->c->json, name) : uncertain_axis(t->c, name);
}

#define WALKED                                                                                                         \
    t->stack, t->leaf, *t->room, t->signs, t->memory[0..MEMORY - 1], t->outside, t->used[0..JSON_MAX_VALUES - 1],      \
        *t->c->answer, rational_doubt

/* What an item of the cover makes of the cell. */
/*@ requires tally_ok(t) && 0 <= item < t->c->json->count;
  @ assigns WALKED;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && tally_stays{Pre, Here}(t) && (\result != 0 ==> tally_ok(t)); */
static int take_item(struct tally *t, int item)
{
    const struct json *json = t->c->json;
    if (json->node[item].type == JSON_NULL) return cover_check_leaf(t, item);
    const int is_cut = json->node[item].type == JSON_OBJECT, root = is_cut ? json_member(json, item, "root") : 0;
    const int axis = axis_named(t, root != 0 ? root : is_cut ? json_member(json, item, "cut") : item);
    if (axis < 0 || t->cell.side[axis].low == t->cell.side[axis].high)
        return uncertain_rejected(t->c, "witness", "cover", "splits what is no interval");
    if (root != 0) return cover_check_leaf(t, item);
    if (!is_cut) return halve(t, axis);
    return cut(t, axis, quantity_number(json, t->c->pool, json_member(json, item, "at")));
}

/*@ requires tally_reads(t) && tally_room(t) && tally_of(t, axes) && 0 <= cover < t->c->json->count;
  @ requires \valid_read(start) && cell_sides(start, axes) && \base_addr(start) != \base_addr(t);
  @ assigns t->axes, t->cell, WALKED;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && tally_stays{Pre, Here}(t) && (\result != 0 ==> tally_waits(t)); */
static int check_tree(struct tally *t, int cover, const struct cell *start, int axes)
{
    const struct json *json = t->c->json;
    cover_begin(t, start, axes);
    /*@ loop invariant 0 < item <= json->count && DOUBT_HAS_STAYED && tally_stays{Pre, Here}(t);
      @ loop invariant tally_waits(t) && t->c->json == json;
      @ loop assigns item, t->cell, t->stack, t->leaf, *\at(t->room, Pre);
      @ loop assigns t->signs, t->memory[0 .. MEMORY - 1], t->outside, t->used[0 .. JSON_MAX_VALUES - 1];
      @ loop assigns *\at(t->c->answer, Pre), rational_doubt;
      @ loop variant json->count - item; */
    for (int item = cover + 1; item < json->node[cover].next; item = json->node[item].next) {
        if (t->stack.count == 0) return uncertain_rejected(t->c, "witness", "cover", "goes on after its tree");
        cover_pop(t);
        if (!take_item(t, item)) return 0;
    }
    return t->stack.count == 0 || uncertain_rejected(t->c, "witness", "cover", "ends before its tree");
}

/* Of a mechanism one for each choice of pieces. */
static int check_trees(struct tally *t)
{
    struct uncertain *c = t->c;
    if (t->mechanism == NULL)
        return check_tree(t, json_member(c->json, json_member(c->json, 0, "witness"), "cover"), &c->start,
                          c->cells.axes);
    for (int i = 0; i < t->mechanism->regions; i++) {
        t->region = t->mechanism->region + i;
        if (!check_tree(t, t->region->cover, &t->region->start, t->region->axes)) return 0;
    }
    return 1;
}

/*@ requires uncertain_reads(c) && 0 <= verdict < c->json->count;
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int truth_is(const struct uncertain *c, int verdict, const char *key, int truth)
{
    return c->json->node[json_member(c->json, verdict, key)].type == (truth ? JSON_TRUE : JSON_FALSE);
}

/*@ requires tally_reads(t) && 0 <= verdict < t->c->json->count;
  @ assigns *t->c->answer;
  @ ensures 0 <= \result <= 1; */
static int check_tally(const struct tally *t, int verdict)
{
    const int entries = json_size(t->c->json, t->possible);
    /*@ loop invariant 0 <= i <= entries;
      @ loop assigns i;
      @ loop variant entries - i; */
    for (int i = 0; i < entries; i++)
        if (!t->used[i])
            return uncertain_rejected(t->c, "verdict", "possible", "holds a verdict that no leaf of the cover allows");
    if (!truth_is(t->c, verdict, "outside", t->outside != 0))
        return uncertain_rejected(t->c, "verdict", "outside", "is not what the cover shows");
    return truth_is(t->c, verdict, "certain", entries == 1) ||
           uncertain_rejected(t->c, "verdict", "certain", "is not whether there is one verdict");
}

static int check_cover(struct uncertain *c, const struct mechanism *mechanism)
{
    const int verdict = json_member(c->json, 0, "verdict");
    struct tally *t = calloc(1, sizeof *t);
    struct cell_room *room = calloc(1, sizeof *room);
    if (t == NULL || room == NULL) abort();
    t->room = room;
    t->c = c;
    t->mechanism = mechanism;
    t->possible = json_member(c->json, verdict, "possible");
    t->rows = json_member(c->json, verdict, "rows");
    const int fine = check_trees(t) && check_tally(t, verdict);
    free(room);
    free(t);
    return fine;
}

int uncertain_check_cover(struct uncertain *c)
{
    return check_cover(c, NULL);
}

int mechanism_check_cover(struct uncertain *c, const struct mechanism *m)
{
    return check_cover(c, m);
}
