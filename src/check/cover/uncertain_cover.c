/* SPDX-License-Identifier: BSD-2-Clause */
/* The cover of the box by cells, and the verdicts that they allow (spec/certificate.md, section 9.3). */
#include "check/cover/uncertain_cover_private.h"

#include "check/memory.h"
#include "check/quantities.h"

#include <stddef.h>

/*@ requires uncertain_reads(c) && x != \null && y != \null;
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int compare(const struct uncertain *c, scalar x, scalar y)
{
    return scalar_sign(scalar_subtract(c->pool, x, y));
}

/*@ requires tally_ok(t) && 0 <= axis < t->axes;
  @ assigns t->stack, *t->c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && tally_stays{Pre, Here}(t) && (\result != 0 ==> tally_ok(t)); */
static int halve(struct tally *t, int axis)
{
    struct scalar_pool *pool = t->c->pool;
    const scalar one = scalar_one(pool), half = scalar_divide(pool, one, scalar_add(pool, one, one));
    struct side lower = t->cell.side[axis], upper = t->cell.side[axis];
    lower.high = upper.low = scalar_multiply(pool, half, scalar_add(pool, lower.low, lower.high));
    lower.has_high = upper.has_low = 1;
    return cover_push(t, axis, upper) && cover_push(t, axis, lower);
}

/*@ requires tally_ok(t) && 0 <= axis < t->axes && at != \null;
  @ assigns t->stack, *t->c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && tally_stays{Pre, Here}(t) && (\result != 0 ==> tally_ok(t)); */
static int cut(struct tally *t, int axis, scalar at)
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

/* The field whose name is at a node; -1 when there is none. */
/*@ requires tally_ok(t) && 0 <= name < t->c->json->count;
  @ assigns \nothing;
  @ ensures -1 <= \result < t->axes; */
static int axis_named(const struct tally *t, int name)
{
    return t->mechanism != NULL ? mechanism_axis(t->mechanism, t->c->json, name) : uncertain_axis(t->c, name);
}

/* Applies an item of the cover to the current cell. */
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

/*@ requires tally_waits(t) && t->stack.count > 0 && 0 <= item < t->c->json->count;
  @ assigns t->cell, WALKED;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && walk_stays{Pre, Here}(t) && (\result != 0 ==> tally_waits(t)); */
static int take_next(struct tally *t, int item)
{
    const struct uncertain *c = t->c;
    (void)c;
    //@ assert apart: \base_addr(c) != \base_addr(t) && \base_addr(c) != \base_addr(t->room);
    //@ assert answer: \base_addr(c) != \base_addr(c->answer) && \base_addr(t) != \base_addr(c->answer);
    //@ assert room: \base_addr(t) != \base_addr(t->room);
    cover_pop(t);
    //@ assert popped: walk_stays{Pre, Here}(t);
    const int fine = take_item(t, item);
    //@ assert stays: tally_stays{Pre, Here}(t);
    //@ assert mechanism: t->mechanism == \at(t->mechanism, Pre);
    //@ assert record: c->json == \at(t->c->json, Pre);
    return fine;
}

/*@ requires tally_reads(t);
  @ assigns *t->c->answer;
  @ ensures \result == 0 && walk_stays{Pre, Here}(t); */
static int reject(const struct tally *t, const char *what)
{
    return uncertain_rejected(t->c, "witness", "cover", what);
}

int cover_check_tree(struct tally *t, int cover, const struct cell *start, int axes)
{
    const struct uncertain *c = t->c;
    const struct json *json = c->json;
    //@ assert apart: \base_addr(c) != \base_addr(t);
    cover_begin(t, start, axes);
    //@ assert record: c->json == json;
    //@ assert mechanism: t->mechanism == \at(t->mechanism, Pre);
    /*@ loop invariant 0 < item <= json->count && DOUBT_HAS_STAYED;
      @ loop invariant walk_stays{Pre, Here}(t);
      @ loop invariant tally_waits(t);
      @ loop assigns item, t->cell, t->stack, t->leaf, *\at(t->room, Pre), t->signs, t->memory[0 .. MEMORY - 1];
      @ loop assigns t->outside, t->used[0 .. JSON_MAX_VALUES - 1], *\at(t->c->answer, Pre), scalar_doubt;
      @ loop variant json->count - item; */
    for (int item = cover + 1; item < json->node[cover].next; item = json->node[item].next) {
        //@ assert text: json_ok(json);
        //@ assert bound: item < json->count <= JSON_MAX_VALUES;
        //@ assert places: t->room == \at(t->room, Pre) && t->c->answer == \at(t->c->answer, Pre);
        if (t->stack.count == 0) return reject(t, "goes on after its tree");
        if (!take_next(t, item)) return 0;
        //@ assert next: t->c->json == json && json_ok(json);
        //@ assert inside: \valid_read(&json->node[item].next);
    }
    return t->stack.count == 0 || reject(t, "ends before its tree");
}

/* Checks the cover of the box. */
/*@ requires tally_reads(t) && tally_room(t) && t->mechanism == \null && uncertain_ok(t->c);
  @ assigns t->axes, t->cell, WALKED;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && tally_stays{Pre, Here}(t) && (\result != 0 ==> tally_reads(t)); */
static int check_box(struct tally *t)
{
    const struct uncertain *c = t->c;
    /*@ assert sides: \forall integer axis; 0 <= axis < c->cells.axes ==> uncertain_axis_ok(c, axis) &&
      @   c->start.side[axis].low != \null && c->start.side[axis].high != \null; */
    //@ assert start: \valid_read(&c->start);
    //@ assert ends: cell_sides(&c->start, c->cells.axes);
    //@ assert box: tally_of(t, c->cells.axes);
    return cover_check_tree(t, json_member(c->json, json_member(c->json, 0, "witness"), "cover"), &c->start,
                            c->cells.axes);
}

/*@ requires uncertain_reads(c) && 0 <= verdict < c->json->count;
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int truth_is(const struct uncertain *c, int verdict, const char *key, int truth)
{
    return c->json->node[json_member(c->json, verdict, key)].type == (truth ? JSON_TRUE : JSON_FALSE);
}

/*@ requires tally_reads(t);
  @ assigns *t->c->answer;
  @ ensures 0 <= \result <= 1; */
static int check_tally(const struct tally *t)
{
    const int verdict = json_member(t->c->json, 0, "verdict");
    const int entries = json_size(t->c->json, json_member(t->c->json, verdict, "possible"));
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

/*@ // The problem or mechanism of a cover is well formed; the memory block at `base` is separate from it.
  @ predicate cover_ok{L}(struct uncertain *c, struct mechanism *m) = (m == \null ==> uncertain_ok(c)) &&
  @   (m != \null ==> mechanism_ok(c, m));
  @ predicate cover_apart{L}(char *base, struct uncertain *c, struct mechanism *m) =
  @   tally_apart(base, c) && (m != \null ==> regions_apart(base, m)); */

/*@ requires cover_ok(c, mechanism) && \valid(t) && cover_apart(\base_addr(t), c, mechanism);
  @ requires \valid(room) && cover_apart(\base_addr(room), c, mechanism) && \base_addr(room) != \base_addr(t);
  @ assigns t->c, t->mechanism, t->room;
  @ ensures tally_reads(t) && tally_room(t) && t->mechanism == mechanism && t->c == c && t->c->answer == \old(c->answer);
  @ ensures t->room == room && t->c->json == \old(c->json);
  @ ensures mechanism == \null ==> uncertain_ok(t->c);
  @ ensures mechanism != \null ==> tally_regions(t); */
static void prepare(struct tally *t, struct cell_room *room, struct uncertain *c, const struct mechanism *mechanism)
{
    const struct program *program = c->theory->program;
    (void)program;
    //@ assert before: uncertain_answers(c) && program_quantities(program);
    //@ assert regions: mechanism != \null ==> mechanism_room(c, mechanism) && mechanism_regions(c, mechanism, mechanism->regions);
    t->c = c;
    t->mechanism = mechanism;
    t->room = room;
    //@ assert same: uncertain_stays{Pre, Here}(c);
    //@ assert names: program_quantities(program);
    //@ assert answers: uncertain_answers(c);
    //@ assert axes: mechanism == \null ==> \forall integer axis; 0 <= axis < c->cells.axes ==> uncertain_axis_ok(c, axis);
    //@ assert inputs: mechanism == \null ==> \forall integer k; 0 <= k < c->theory->program->inputs ==> uncertain_input_ok(c, k);
    //@ assert box: mechanism == \null ==> uncertain_ok(c);
    //@ assert reads: tally_reads(t) && tally_room(t);
    //@ assert given: mechanism != \null ==> mechanism->region == \at(mechanism->region, Pre);
    //@ assert variables: mechanism != \null ==> mechanism_variables(c->json, mechanism) && mechanism_room(c, mechanism);
    /*@ assert nodes: \forall struct region *r, integer n; mechanism != \null && \base_addr(r) == \base_addr(mechanism->region) &&
      @   \at(region_nodes(c->json, n, r), Pre) ==> region_nodes(c->json, n, r); */
    /*@ assert tensors: \forall struct tensor *x, integer n, axes; mechanism != \null &&
      @   \base_addr(x) == \base_addr(mechanism->region) && \at(tensors_ok(x, n, axes), Pre) ==> tensors_ok(x, n, axes); */
    //@ assert regions: mechanism != \null ==> mechanism_regions(c, mechanism, mechanism->regions);
}

/*@ requires cover_ok(c, mechanism) && \valid(t) && cover_apart(\base_addr(t), c, mechanism);
  @ requires \valid(room) && cover_apart(\base_addr(room), c, mechanism) && \base_addr(room) != \base_addr(t);
  @ assigns *t, *room, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_with(struct tally *t, struct cell_room *room, struct uncertain *c, const struct mechanism *mechanism)
{
    prepare(t, room, c, mechanism);
    return (mechanism == NULL ? check_box(t) : cover_check_regions(t)) && check_tally(t);
}

/*@ requires cover_ok(c, mechanism) && \valid(t) && cover_apart(\base_addr(t), c, mechanism);
  @ assigns *t, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_in(struct tally *t, struct uncertain *c, const struct mechanism *mechanism)
{
    struct cell_room *made = memory_new(sizeof *made); /* the signs of each cell are written before they are read */
    //@ assert texts: \forall char *s; \at(constant_text(s), Pre) ==> constant_text(s);
    //@ assert names: \at(program_quantities(c->theory->program), Pre) && program_quantities(c->theory->program);
    //@ assert apart: cover_ok(c, mechanism) && cover_apart(\base_addr(made), c, mechanism);
    const int fine = check_with(t, made, c, mechanism);
    memory_free(made);
    return fine;
}

/*@ requires cover_ok(c, mechanism);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_cover(struct uncertain *c, const struct mechanism *mechanism)
{
    struct tally *made = memory_zeroed(1, sizeof *made);
    //@ assert texts: \forall char *s; \at(constant_text(s), Pre) ==> constant_text(s);
    //@ assert names: \at(program_quantities(c->theory->program), Pre) && program_quantities(c->theory->program);
    //@ assert apart: cover_ok(c, mechanism) && cover_apart(\base_addr(made), c, mechanism);
    const int fine = check_in(made, c, mechanism);
    memory_free(made);
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
