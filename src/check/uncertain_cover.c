/* SPDX-License-Identifier: BSD-2-Clause */
/* The cover of the box by cells, and the verdicts that they allow (spec/certificate.md, section 9.3). */
#include "check/uncertain.h"

#include "check/cell_signs.h"
#include "check/contact_signs.h"
#include "check/mechanism_parts.h"
#include "check/quantities.h"
#include "check/signs_list.h"

#include <stdlib.h>

/* Combinations of signs that were looked at lately, by their codes plus 1; a combination more or less costs time only. */
enum { MEMORY = 1 << 14 };

/* The cells that wait for their items, the next one last. */
struct stack {
    struct cell cell[UNCERTAIN_MAX_WAITING];
    short count;
};

/* (What changes is not of type int, as the nodes of `json` are: so the proofs see that these stay.) */
struct tally {
    struct uncertain *c;
    const struct mechanism *mechanism; /* NULL for a box */
    const struct region *region;       /* of it, that is looked at */
    short axes;                        /* of the cells */
    int possible, rows;                /* nodes */
    unsigned char used[JSON_MAX_VALUES];
    unsigned char outside;
    unsigned long long memory[MEMORY];
    struct stack stack;
    struct cell cell; /* that is looked at */
    struct leaf_signs leaf;
    struct signs signs; /* of a part of the leaf */
    struct cell_room *room;
};

/*@ // A block of its own.
  @ predicate tally_apart{L}(char *base, struct uncertain *c) = base != \base_addr(c) && base != \base_addr(c->answer) &&
  @   uncertain_block(base, c) && names_apart(base, c->theory->program);
  @ predicate tally_reads{L}(struct tally *t) = \valid(t) && uncertain_answers(t->c) &&
  @   0 <= t->possible < t->c->json->count && 0 <= t->rows < t->c->json->count && tally_apart(\base_addr(t), t->c);
  @ // Its pointers are what they were.
  @ predicate tally_stays{K, L}(struct tally *t) =
  @   \at(t->c, K) == \at(t->c, L) && \at(t->c->answer, K) == \at(t->c->answer, L);
  @ predicate stack_ok{L}(struct stack *stack, integer axes) = 0 <= stack->count <= UNCERTAIN_MAX_WAITING &&
  @   \forall integer i; 0 <= i < stack->count ==> cell_sides(&stack->cell[i], axes);
  @ // The cells that wait, and the one that is looked at.
  @ predicate tally_cells{L}(struct tally *t) = tally_reads(t) && 0 <= t->axes <= CELL_MAX_AXES &&
  @   stack_ok(&t->stack, t->axes) && cell_sides(&t->cell, t->axes);
  @ predicate tally_room{L}(struct tally *t) = \valid(t->room) && \base_addr(t->room) != \base_addr(t) &&
  @   \base_addr(t->room) != \base_addr(t->c) && uncertain_block(\base_addr(t->room), t->c);
  @ // What a cover is of: a box, or a region of a mechanism.
  @ predicate tally_box{L}(struct tally *t) = uncertain_ok(t->c) && t->axes == t->c->cells.axes;
  @ predicate tally_region{L}(struct tally *t) = \valid_read(t->mechanism) && mechanism_variables(t->c->json, t->mechanism) &&
  @   \valid_read(t->region) && region_ok(t->c, t->mechanism->variables, t->region) && t->axes == t->region->axes;
  @ predicate tally_ok{L}(struct tally *t) = tally_cells(t) && tally_room(t) &&
  @   (t->mechanism == \null ==> tally_box(t)) && (t->mechanism != \null ==> tally_region(t)); */

/*@ requires program_ok(program) && \valid_read(sign + (0 .. program->quantities - 1));
  @ assigns \nothing; */
static unsigned long long code_of(const struct program *program, const signed char *sign)
{
    unsigned long long code = 0;
    /*@ loop invariant 0 <= i <= program->quantities;
      @ loop assigns i, code;
      @ loop variant program->quantities - i; */
    for (int i = 0; i < program->quantities; i++) code = 3 * code + (unsigned)(sign[i] + 1);
    return code;
}

/*@ requires tally_reads(t) && contact_signs_given(sign);
  @ assigns t->memory[0 .. MEMORY - 1];
  @ ensures 0 <= \result <= 1 && tally_reads(t); */
static int is_new(struct tally *t, const signed char *sign)
{
    const unsigned long long code = code_of(t->c->theory->program, sign) + 1;
    unsigned long long *slot = t->memory + code % MEMORY;
    if (*slot == code) return 0;
    *slot = code;
    return 1;
}

/* Finds the verdict of these signs among the possible ones. */
/*@ requires tally_reads(t) && contact_signs_given(sign);
  @ assigns t->memory[0 .. MEMORY - 1], t->outside, t->used[0 .. JSON_MAX_VALUES - 1], *t->c->answer;
  @ ensures 0 <= \result <= 1 && tally_stays{Pre, Here}(t) && (\result != 0 ==> tally_reads(t)); */
static int take_one(struct tally *t, const signed char *sign)
{
    struct uncertain *c = t->c;
    const struct json *json = c->json;
    if (!is_new(t, sign)) return 1;
    if (!contact_signs_inside(sign)) {
        t->outside = 1;
        return 1;
    }
    int verdict = t->possible + 1, row = t->rows + 1;
    /*@ loop invariant 0 <= i < verdict <= json->count && 0 < row <= json->count;
      @ loop assigns i, verdict, row;
      @ loop variant json->count - verdict; */
    for (int i = 0; verdict < json->node[t->possible].next && row < json->node[t->rows].next; i++) {
        if (contact_signs_match(c->json, verdict, row, sign)) {
            t->used[i] = 1;
            return 1;
        }
        verdict = json->node[verdict].next;
        row = json->node[row].next;
    }
    return uncertain_rejected(c, "verdict", "possible", "lacks a verdict that some leaf of the cover allows");
}

/* The signs that each quantity may have in a leaf, or in a part of it. */
/*@ requires tally_reads(t) && \valid_read(may + (0 .. t->c->theory->program->quantities - 1));
  @ assigns t->signs, t->memory[0 .. MEMORY - 1], t->outside, t->used[0 .. JSON_MAX_VALUES - 1], *t->c->answer;
  @ ensures 0 <= \result <= 1 && tally_stays{Pre, Here}(t) && (\result != 0 ==> tally_reads(t)); */
static int take_signs(struct tally *t, const unsigned char *may)
{
    const struct uncertain_theory *theory = t->c->theory;
    if (signs_open(theory->program, may) > SIGNS_MAX_OPEN ||
        !signs_list(theory->program, theory->identities, theory->identity_count, may, &t->signs))
        return uncertain_rejected(t->c, "witness", "cover", "too many signs are open in a leaf");
    //@ assert names: program_ok(theory->program);
    //@ assert reads: tally_reads(t);
    /*@ loop invariant 0 <= i <= t->signs.count && tally_reads(t) && tally_stays{Pre, Here}(t);
      @ loop assigns i, t->memory[0 .. MEMORY - 1], t->outside, t->used[0 .. JSON_MAX_VALUES - 1], *t->c->answer;
      @ loop variant t->signs.count - i; */
    for (int i = 0; i < t->signs.count; i++)
        if (!take_one(t, t->signs.sign[i])) return 0;
    return 1;
}

/* What is known of the signs in the cell that is looked at. */
/*@ requires tally_ok(t) && 0 <= item < t->c->json->count;
  @ assigns t->leaf, t->room->node[0 .. CELL_MAX_POINTS - 1][0 .. PROGRAM_MAX_NODES - 1], *t->c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> tally_reads(t) && t->leaf.parts <= 3);
  @ ensures tally_stays{Pre, Here}(t); */
static int find_signs(struct tally *t, int item)
{
    if (t->mechanism != NULL) return mechanism_leaf_signs(t->c, t->mechanism, t->region, &t->cell, item, &t->leaf);
    cell_signs(t->c->pool, &t->c->cells, &t->cell, t->room, t->leaf.may[0]);
    t->leaf.parts = 1;
    return 1;
}

/*@ requires tally_ok(t) && 0 <= item < t->c->json->count;
  @ assigns t->leaf, t->room->node[0 .. CELL_MAX_POINTS - 1][0 .. PROGRAM_MAX_NODES - 1], t->signs;
  @ assigns t->memory[0 .. MEMORY - 1], t->outside, t->used[0 .. JSON_MAX_VALUES - 1], *t->c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_leaf(struct tally *t, int item)
{
    if (!find_signs(t, item)) return 0;
    /*@ loop invariant 0 <= i <= t->leaf.parts <= 3 && tally_reads(t) && tally_stays{Pre, Here}(t);
      @ loop assigns i, t->signs, t->memory[0 .. MEMORY - 1], t->outside, t->used[0 .. JSON_MAX_VALUES - 1], *t->c->answer;
      @ loop variant t->leaf.parts - i; */
    for (int i = 0; i < t->leaf.parts; i++)
        if (!take_signs(t, t->leaf.may[i])) return 0;
    return 1;
}

/*@ requires tally_cells(t) && 0 <= axis < t->axes && side.low != \null && side.high != \null;
  @ requires at == t->stack.count < UNCERTAIN_MAX_WAITING;
  @ assigns t->stack.cell[at];
  @ ensures tally_cells(t) && tally_stays{Pre, Here}(t) && cell_sides(&t->stack.cell[at], t->axes); */
static void put(struct tally *t, int at, int axis, struct side side)
{
    struct cell *to = t->stack.cell + at;
    /*@ loop invariant 0 <= i <= t->axes && tally_stays{Pre, Here}(t);
      @ loop invariant cell_sides(to, i);
      @ loop invariant tally_reads(t);
      @ loop invariant stack_ok(&t->stack, t->axes);
      @ loop invariant cell_sides(&t->cell, t->axes);
      @ loop assigns i, t->stack.cell[at];
      @ loop variant t->axes - i; */
    for (int i = 0; i < t->axes; i++) {
        const struct side from = i == axis ? side : t->cell.side[i];
        to->side[i].low = from.low;
        to->side[i].high = from.high;
        to->side[i].has_low = from.has_low;
        to->side[i].has_high = from.has_high;
    }
}

/* The cell that is looked at, with another range in one axis, is one of those that wait. */
/*@ requires tally_cells(t) && 0 <= axis < t->axes && side.low != \null && side.high != \null;
  @ assigns t->stack, *t->c->answer;
  @ ensures 0 <= \result <= 1 && tally_stays{Pre, Here}(t) && (\result != 0 ==> tally_cells(t)); */
static int push(struct tally *t, int axis, struct side side)
{
    const int count = t->stack.count;
    if (count == UNCERTAIN_MAX_WAITING)
        return uncertain_rejected(t->c, "witness", "cover", "too many cells wait for their items");
    put(t, count, axis, side);
    t->stack.count = (short)(count + 1);
    return 1;
}

/*@ requires uncertain_reads(c) && x != \null && y != \null;
  @ assigns rational_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int compare(const struct uncertain *c, rational x, rational y)
{
    return rational_sign(rational_subtract(c->pool, x, y));
}

/*@ requires tally_cells(t) && 0 <= axis < t->axes;
  @ assigns t->stack, *t->c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> tally_cells(t)); */
static int halve(struct tally *t, int axis)
{
    struct rational_pool *pool = t->c->pool;
    const rational one = rational_one(pool), half = rational_divide(pool, one, rational_add(pool, one, one));
    struct side lower = t->cell.side[axis], upper = t->cell.side[axis];
    lower.high = upper.low = rational_multiply(pool, half, rational_add(pool, lower.low, lower.high));
    lower.has_high = upper.has_low = 1;
    return push(t, axis, upper) && push(t, axis, lower);
}

/*@ requires tally_cells(t) && 0 <= axis < t->axes && at != \null;
  @ assigns t->stack, *t->c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> tally_cells(t)); */
static int cut(struct tally *t, int axis, rational at)
{
    struct side below = t->cell.side[axis], on = below, above = below;
    const int low = compare(t->c, below.low, at), high = compare(t->c, at, below.high);
    if (low > 0 || high > 0 || (low == 0 && !below.has_low) || (high == 0 && !below.has_high))
        return uncertain_rejected(t->c, "witness", "cover", "a cut lies outside its interval");
    below.high = above.low = on.low = on.high = at;
    below.has_high = above.has_low = 0;
    on.has_low = on.has_high = 1;
    return (high == 0 || push(t, axis, above)) && push(t, axis, on) && (low == 0 || push(t, axis, below));
}

/* The field whose name stands in a node; -1 for none. */
/*@ requires tally_reads(t) && 0 <= name < t->c->json->count;
  @ requires t->mechanism == \null ==> uncertain_ok(t->c);
  @ requires t->mechanism != \null ==> \valid_read(t->mechanism) && mechanism_variables(t->c->json, t->mechanism);
  @ assigns \nothing;
  @ ensures -1 <= \result < (t->mechanism == \null ? t->c->cells.axes : t->mechanism->variables); */
static int axis_named(const struct tally *t, int name)
{
    return t->mechanism != NULL ? mechanism_axis(t->mechanism, t->c->json, name) : uncertain_axis(t->c, name);
}

/* What an item of the cover makes of the cell. */
static int take_item(struct tally *t, int item)
{
    const struct json *json = t->c->json;
    if (json->node[item].type == JSON_NULL) return check_leaf(t, item);
    const int is_cut = json->node[item].type == JSON_OBJECT, root = is_cut ? json_member(json, item, "root") : 0;
    const int axis = axis_named(t, root != 0 ? root : is_cut ? json_member(json, item, "cut") : item);
    if (axis < 0 || t->cell.side[axis].low == t->cell.side[axis].high)
        return uncertain_rejected(t->c, "witness", "cover", "splits what is no interval");
    if (root != 0) return check_leaf(t, item);
    if (!is_cut) return halve(t, axis);
    return cut(t, axis, quantity_number(json, t->c->pool, json_member(json, item, "at")));
}

static int check_tree(struct tally *t, int cover, const struct cell *start, int axes)
{
    const struct json *json = t->c->json;
    struct stack *stack = &t->stack;
    t->axes = (short)axes;
    stack->cell[0] = *start;
    stack->count = 1;
    for (int item = cover + 1; item < json->node[cover].next; item = json->node[item].next) {
        if (stack->count == 0) return uncertain_rejected(t->c, "witness", "cover", "goes on after its tree");
        stack->count--;
        t->cell = stack->cell[stack->count];
        if (!take_item(t, item)) return 0;
    }
    return stack->count == 0 || uncertain_rejected(t->c, "witness", "cover", "ends before its tree");
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
    if (!truth_is(t->c, verdict, "outside", t->outside))
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
