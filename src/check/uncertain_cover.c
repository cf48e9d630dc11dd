/* SPDX-License-Identifier: BSD-2-Clause */
/* The cover of the box by cells, and the verdicts that they allow (spec/certificate.md, section 9.3). */
#include "check/uncertain_cover_private.h"

#include "check/contact_signs.h"
#include "check/quantities.h"

#include <stdlib.h>

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

/*@ requires tally_ok(t) && contact_signs_given(sign);
  @ assigns t->memory[0 .. MEMORY - 1];
  @ ensures 0 <= \result <= 1 && tally_ok(t) && tally_stays{Pre, Here}(t); */
static int is_new(struct tally *t, const signed char *sign)
{
    const unsigned long long code = code_of(t->c->theory->program, sign) + 1;
    unsigned long long *slot = t->memory + code % MEMORY;
    if (*slot == code) return 0;
    *slot = code;
    return 1;
}

/*@ requires tally_ok(t) && 0 <= i < JSON_MAX_VALUES;
  @ assigns t->used[i];
  @ ensures tally_ok(t) && tally_stays{Pre, Here}(t); */
static void use(struct tally *t, int i)
{
    t->used[i] = 1;
    //@ assert same: t->axes == \at(t->axes, Pre) && t->stack.count == \at(t->stack.count, Pre);
}

/* Finds the verdict of these signs among the possible ones. */
/*@ requires tally_ok(t) && contact_signs_given(sign);
  @ assigns t->memory[0 .. MEMORY - 1], t->outside, t->used[0 .. JSON_MAX_VALUES - 1], *t->c->answer;
  @ ensures 0 <= \result <= 1 && tally_stays{Pre, Here}(t) && (\result != 0 ==> tally_ok(t)); */
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
    //@ assert few: json->count <= JSON_MAX_VALUES;
    /*@ loop invariant 0 <= i < verdict <= json->count && 0 < row <= json->count;
      @ loop assigns i, verdict, row;
      @ loop variant json->count - verdict; */
    for (int i = 0; verdict < json->node[t->possible].next && row < json->node[t->rows].next; i++) {
        if (contact_signs_match(c->json, verdict, row, sign)) {
            use(t, i);
            return 1;
        }
        verdict = json->node[verdict].next;
        row = json->node[row].next;
    }
    return uncertain_rejected(c, "verdict", "possible", "lacks a verdict that some leaf of the cover allows");
}

/* The signs that each quantity may have in a leaf, or in a part of it. */
/*@ requires tally_ok(t) && \valid_read(may + (0 .. t->c->theory->program->quantities - 1));
  @ assigns t->signs;
  @ ensures 0 <= \result <= 1 && tally_ok(t) && tally_stays{Pre, Here}(t);
  @ ensures signs_listed(&t->signs, t->c->theory->program->quantities); */
static int list_signs(struct tally *t, const unsigned char *may)
{
    const struct uncertain_theory *theory = t->c->theory;
    const int fine = signs_list(theory->program, theory->identities, theory->identity_count, may, &t->signs);
    //@ assert reads: tally_reads(t);
    //@ assert room: tally_room(t);
    //@ assert axes: t->mechanism == \null ==> \forall integer axis; 0 <= axis < t->axes ==> uncertain_axis_ok(t->c, axis);
    //@ assert inputs: t->mechanism == \null ==> \forall integer k; 0 <= k < t->c->theory->program->inputs ==> uncertain_input_ok(t->c, k);
    //@ assert degrees: t->mechanism == \null ==> cell_degrees(&t->c->cells);
    //@ assert box: t->mechanism == \null ==> tally_box(t, t->axes);
    //@ assert variables: t->mechanism != \null ==> mechanism_variables(t->c->json, t->mechanism);
    //@ assert nodes: t->mechanism != \null ==> region_nodes(t->c->json, t->mechanism->variables, t->region);
    //@ assert quantities: t->mechanism != \null ==> tensors_ok(&t->region->quantity[0], contact_QUANTITIES, t->axes);
    //@ assert denominators: t->mechanism != \null ==> tensors_ok(&t->region->denominator[0], MECHANISM_DENOMINATORS, t->axes);
    //@ assert region: t->mechanism != \null ==> tally_region(t, t->axes);
    return fine;
}

/*@ requires tally_ok(t) && \valid_read(may + (0 .. t->c->theory->program->quantities - 1));
  @ assigns t->signs, t->memory[0 .. MEMORY - 1], t->outside, t->used[0 .. JSON_MAX_VALUES - 1], *t->c->answer;
  @ ensures 0 <= \result <= 1 && tally_stays{Pre, Here}(t) && (\result != 0 ==> tally_ok(t)); */
static int take_signs(struct tally *t, const unsigned char *may)
{
    if (signs_open(t->c->theory->program, may) > SIGNS_MAX_OPEN || !list_signs(t, may))
        return uncertain_rejected(t->c, "witness", "cover", "too many signs are open in a leaf");
    /*@ loop invariant 0 <= i <= t->signs.count && tally_stays{Pre, Here}(t);
      @ loop invariant tally_ok(t);
      @ loop invariant signs_listed(&t->signs, contact_QUANTITIES);
      @ loop assigns i, t->memory[0 .. MEMORY - 1], t->outside, t->used[0 .. JSON_MAX_VALUES - 1], *\at(t->c->answer, Pre);
      @ loop variant t->signs.count - i; */
    for (int i = 0; i < t->signs.count; i++)
        if (!take_one(t, t->signs.sign[i])) return 0;
    return 1;
}

/*@ requires tally_ok(t) && t->mechanism == \null;
  @ assigns t->leaf, t->room->node[0 .. CELL_MAX_POINTS - 1][0 .. PROGRAM_MAX_NODES - 1], rational_doubt;
  @ ensures DOUBT_STAYS && tally_ok(t) && tally_stays{Pre, Here}(t) && t->leaf.parts == 1; */
static void find_signs_of_box(struct tally *t)
{
    cell_signs(t->c->pool, &t->c->cells, &t->cell, t->room, t->leaf.may[0]);
    t->leaf.parts = 1;
    //@ assert same: uncertain_stays{Pre, Here}(t->c);
}

/*@ requires tally_ok(t) && t->mechanism != \null && 0 <= item < t->c->json->count;
  @ assigns t->leaf, *t->c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> tally_ok(t) && t->leaf.parts <= 3);
  @ ensures tally_stays{Pre, Here}(t); */
static int find_signs_of_region(struct tally *t, int item)
{
    if (!mechanism_leaf_signs(t->c, t->mechanism, t->region, &t->cell, item, &t->leaf)) return 0;
    //@ assert same: stack_stays{Pre, Here}(&t->stack, t->stack.count);
    //@ assert stays: tally_stays{Pre, Here}(t);
    //@ assert record: uncertain_stays{Pre, Here}(t->c);
    //@ assert reads: tally_reads(t);
    //@ assert room: tally_room(t);
    //@ assert variables: mechanism_variables(t->c->json, t->mechanism);
    //@ assert region: tally_region(t, t->axes);
    //@ assert stack: stack_ok(&t->stack, t->axes);
    //@ assert cell: cell_sides(&t->cell, t->axes);
    return 1;
}

/* What is known of the signs in the cell that is looked at. */
/*@ requires tally_ok(t) && 0 <= item < t->c->json->count;
  @ assigns t->leaf, t->room->node[0 .. CELL_MAX_POINTS - 1][0 .. PROGRAM_MAX_NODES - 1], *t->c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> tally_ok(t) && t->leaf.parts <= 3);
  @ ensures tally_stays{Pre, Here}(t); */
static int find_signs(struct tally *t, int item)
{
    if (t->mechanism != NULL) return find_signs_of_region(t, item);
    find_signs_of_box(t);
    return 1;
}

/*@ requires tally_ok(t) && 0 <= item < t->c->json->count;
  @ assigns t->leaf, t->room->node[0 .. CELL_MAX_POINTS - 1][0 .. PROGRAM_MAX_NODES - 1], t->signs;
  @ assigns t->memory[0 .. MEMORY - 1], t->outside, t->used[0 .. JSON_MAX_VALUES - 1], *t->c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && tally_stays{Pre, Here}(t) && (\result != 0 ==> tally_ok(t)); */
static int check_leaf(struct tally *t, int item)
{
    if (!find_signs(t, item)) return 0;
    /*@ loop invariant 0 <= i <= t->leaf.parts <= 3 && tally_stays{Pre, Here}(t);
      @ loop invariant tally_ok(t);
      @ loop assigns i, t->signs, t->memory[0 .. MEMORY - 1], t->outside, t->used[0 .. JSON_MAX_VALUES - 1];
      @ loop assigns *\at(t->c->answer, Pre);
      @ loop variant t->leaf.parts - i; */
    for (int i = 0; i < t->leaf.parts; i++)
        if (!take_signs(t, t->leaf.may[i])) return 0;
    return 1;
}

/* A side of a cell is filled in; the record stays. */
/*@ requires \valid(to) && uncertain_answers(c) && tally_apart(\base_addr(to), c);
  @ assigns *to;
  @ ensures to->low == side.low && to->high == side.high && uncertain_stays{Pre, Here}(c);
  @ ensures uncertain_answers(c) && tally_apart(\base_addr(to), c);
  @ ensures \old(uncertain_ok(c)) ==> uncertain_ok(c);
  @ ensures \forall struct region *r, integer n; \base_addr(r) != \base_addr(to) && \old(region_nodes(c->json, n, r)) ==>
  @   region_nodes(c->json, n, r);
  @ ensures \forall struct tensor *x, integer n, axes; \base_addr(x) != \base_addr(to) && \old(tensors_ok(x, n, axes)) ==>
  @   tensors_ok(x, n, axes); */
static void set_side(const struct uncertain *c, struct side *to, struct side side)
{
    const struct program *program = c->theory->program;
    (void)program;
    to->low = side.low;
    to->high = side.high;
    to->has_low = side.has_low;
    to->has_high = side.has_high;
    //@ assert same: uncertain_stays{Pre, Here}(c);
    //@ assert names: program_quantities(program);
    //@ assert program: program_ok(program) && c->theory->program == program;
    //@ assert theory: uncertain_theory_ok(c->theory);
    //@ assert answers: uncertain_answers(c);
    //@ assert axes: \at(uncertain_ok(c), Pre) ==> \forall integer axis; 0 <= axis < c->cells.axes ==> uncertain_axis_ok(c, axis);
    //@ assert inputs: \at(uncertain_ok(c), Pre) ==> \forall integer k; 0 <= k < c->theory->program->inputs ==> uncertain_input_ok(c, k);
    //@ assert degrees: \at(uncertain_ok(c), Pre) ==> cell_degrees(&c->cells);
}

/* One side of the cell after those that wait. */
/*@ requires tally_waits(t) && 0 <= axis < t->axes && side.low != \null && side.high != \null;
  @ requires t->stack.count < UNCERTAIN_MAX_WAITING && cell_sides(&t->stack.cell[t->stack.count], axis);
  @ assigns t->stack.cell[t->stack.count];
  @ ensures tally_waits(t) && tally_stays{Pre, Here}(t) && cell_sides(&t->stack.cell[t->stack.count], axis + 1);
  @ ensures \old(cell_sides(&t->cell, t->axes)) ==> cell_sides(&t->cell, t->axes); */
static void put_side(struct tally *t, int axis, struct side side)
{
    //@ assert few: t->axes <= CELL_MAX_AXES && t->stack.count < UNCERTAIN_MAX_WAITING;
    //@ assert region: t->mechanism != \null ==> tally_region(t, t->axes);
    //@ assert sides: stack_sides(&t->stack, t->stack.count, t->axes);
    set_side(t->c, t->stack.cell[t->stack.count].side + axis, side);
    //@ assert stays: tally_stays{Pre, Here}(t);
    //@ assert reads: tally_reads(t);
    //@ assert room: tally_room(t);
    //@ assert box: t->mechanism == \null ==> tally_box(t, t->axes);
    //@ assert variables: t->mechanism != \null ==> mechanism_variables(t->c->json, t->mechanism);
    //@ assert nodes: t->mechanism != \null ==> region_nodes(t->c->json, t->mechanism->variables, t->region);
    //@ assert quantities: t->mechanism != \null ==> tensors_ok(&t->region->quantity[0], contact_QUANTITIES, t->axes);
    //@ assert denominators: t->mechanism != \null ==> tensors_ok(&t->region->denominator[0], MECHANISM_DENOMINATORS, t->axes);
    //@ assert region: t->mechanism != \null ==> tally_region(t, t->axes);
    //@ assert same: stack_stays{Pre, Here}(&t->stack, t->stack.count);
    //@ assert sides: stack_sides(&t->stack, t->stack.count, t->axes);
    //@ assert stack: stack_ok(&t->stack, t->axes);
}

/* The cell after those that wait is one of them. */
/*@ requires tally_waits(t) && t->stack.count < UNCERTAIN_MAX_WAITING && cell_sides(&t->stack.cell[t->stack.count], t->axes);
  @ assigns t->stack.count;
  @ ensures tally_waits(t) && tally_stays{Pre, Here}(t) && (\old(tally_ok(t)) ==> tally_ok(t)); */
static void keep(struct tally *t)
{
    t->stack.count++;
    //@ assert stack: stack_ok(&t->stack, t->axes);
}

/*@ requires tally_ok(t) && 0 <= axis < t->axes && side.low != \null && side.high != \null;
  @ requires t->stack.count < UNCERTAIN_MAX_WAITING;
  @ assigns t->stack.cell[t->stack.count];
  @ ensures tally_ok(t) && tally_stays{Pre, Here}(t) && cell_sides(&t->stack.cell[t->stack.count], t->axes); */
static void put(struct tally *t, int axis, struct side side)
{
    const int axes = (int)t->axes;
    /*@ loop invariant 0 <= i <= axes == t->axes && tally_stays{Pre, Here}(t);
      @ loop invariant tally_ok(t);
      @ loop invariant cell_sides(&t->stack.cell[t->stack.count], i);
      @ loop assigns i, t->stack.cell[t->stack.count];
      @ loop variant axes - i; */
    for (int i = 0; i < axes; i++) put_side(t, i, i == axis ? side : t->cell.side[i]);
}

/* The cell that is looked at, with another range in one axis, is one of those that wait. */
/*@ requires tally_ok(t) && 0 <= axis < t->axes && side.low != \null && side.high != \null;
  @ assigns t->stack, *t->c->answer;
  @ ensures 0 <= \result <= 1 && tally_stays{Pre, Here}(t) && (\result != 0 ==> tally_ok(t)); */
static int push(struct tally *t, int axis, struct side side)
{
    if (t->stack.count == UNCERTAIN_MAX_WAITING)
        return uncertain_rejected(t->c, "witness", "cover", "too many cells wait for their items");
    put(t, axis, side);
    keep(t);
    return 1;
}

/*@ requires tally_waits(t) && 0 <= axis < t->axes && t->stack.count < UNCERTAIN_MAX_WAITING;
  @ requires cell_sides(&t->stack.cell[t->stack.count], t->axes) && cell_sides(&t->cell, axis);
  @ assigns t->cell;
  @ ensures tally_waits(t) && tally_stays{Pre, Here}(t) && cell_sides(&t->cell, axis + 1);
  @ ensures cell_sides(&t->stack.cell[t->stack.count], t->axes); */
static void take_side(struct tally *t, int axis)
{
    //@ assert few: t->axes <= CELL_MAX_AXES && t->stack.count < UNCERTAIN_MAX_WAITING;
    //@ assert region: t->mechanism != \null ==> tally_region(t, t->axes);
    //@ assert sides: stack_sides(&t->stack, t->stack.count + 1, t->axes);
    set_side(t->c, t->cell.side + axis, t->stack.cell[t->stack.count].side[axis]);
    //@ assert stays: tally_stays{Pre, Here}(t);
    //@ assert reads: tally_reads(t);
    //@ assert room: tally_room(t);
    //@ assert box: t->mechanism == \null ==> tally_box(t, t->axes);
    //@ assert variables: t->mechanism != \null ==> mechanism_variables(t->c->json, t->mechanism);
    //@ assert nodes: t->mechanism != \null ==> region_nodes(t->c->json, t->mechanism->variables, t->region);
    //@ assert quantities: t->mechanism != \null ==> tensors_ok(&t->region->quantity[0], contact_QUANTITIES, t->axes);
    //@ assert denominators: t->mechanism != \null ==> tensors_ok(&t->region->denominator[0], MECHANISM_DENOMINATORS, t->axes);
    //@ assert region: t->mechanism != \null ==> tally_region(t, t->axes);
    //@ assert same: stack_stays{Pre, Here}(&t->stack, t->stack.count + 1);
    //@ assert sides: stack_sides(&t->stack, t->stack.count + 1, t->axes);
    //@ assert stack: stack_ok(&t->stack, t->axes);
}

/* The last of the cells that wait is looked at. */
/*@ requires tally_waits(t) && t->stack.count > 0;
  @ assigns t->stack.count, t->cell;
  @ ensures tally_ok(t) && tally_stays{Pre, Here}(t); */
static void pop(struct tally *t)
{
    const int axes = (int)t->axes;
    t->stack.count--;
    //@ assert stack: stack_ok(&t->stack, t->axes);
    /*@ loop invariant 0 <= i <= axes == t->axes && tally_stays{Pre, Here}(t) && t->stack.count < UNCERTAIN_MAX_WAITING;
      @ loop invariant tally_waits(t);
      @ loop invariant cell_sides(&t->stack.cell[t->stack.count], t->axes);
      @ loop invariant cell_sides(&t->cell, i);
      @ loop assigns i, t->cell;
      @ loop variant axes - i; */
    for (int i = 0; i < axes; i++) take_side(t, i);
}

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
    return push(t, axis, upper) && push(t, axis, lower);
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
    return (high == 0 || push(t, axis, above)) && push(t, axis, on) && (low == 0 || push(t, axis, below));
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
    t->stack, t->leaf, t->room->node[0..CELL_MAX_POINTS - 1][0..PROGRAM_MAX_NODES - 1], t->signs,                      \
        t->memory[0..MEMORY - 1], t->outside, t->used[0..JSON_MAX_VALUES - 1], *t->c->answer, rational_doubt

/* What an item of the cover makes of the cell. */
/*@ requires tally_ok(t) && 0 <= item < t->c->json->count;
  @ assigns WALKED;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && tally_stays{Pre, Here}(t) && (\result != 0 ==> tally_ok(t)); */
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

/*@ requires tally_reads(t) && tally_room(t) && tally_of(t, axes);
  @ assigns t->axes, t->stack.count;
  @ ensures tally_waits(t) && tally_stays{Pre, Here}(t) && t->axes == axes && t->stack.count == 0; */
static void clear(struct tally *t, int axes)
{
    t->axes = (unsigned)axes;
    t->stack.count = 0;
}

/* The cell of all values waits. */
/*@ requires tally_reads(t) && tally_room(t) && tally_of(t, axes);
  @ requires \valid_read(start) && cell_sides(start, axes) && \base_addr(start) != \base_addr(t);
  @ assigns t->axes, t->stack;
  @ ensures tally_waits(t) && tally_stays{Pre, Here}(t); */
static void begin(struct tally *t, const struct cell *start, int axes)
{
    clear(t, axes);
    /*@ loop invariant 0 <= i <= axes && tally_stays{Pre, Here}(t) && t->stack.count == 0 && t->axes == axes;
      @ loop invariant tally_waits(t);
      @ loop invariant cell_sides(&t->stack.cell[t->stack.count], i);
      @ loop invariant cell_sides(start, axes);
      @ loop assigns i, t->stack.cell[0];
      @ loop variant axes - i; */
    for (int i = 0; i < axes; i++) put_side(t, i, start->side[i]);
    keep(t);
}

/*@ requires tally_reads(t) && tally_room(t) && tally_of(t, axes) && 0 <= cover < t->c->json->count;
  @ requires \valid_read(start) && cell_sides(start, axes) && \base_addr(start) != \base_addr(t);
  @ assigns t->axes, t->cell, WALKED;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && tally_stays{Pre, Here}(t) && (\result != 0 ==> tally_waits(t)); */
static int check_tree(struct tally *t, int cover, const struct cell *start, int axes)
{
    const struct json *json = t->c->json;
    begin(t, start, axes);
    /*@ loop invariant 0 < item <= json->count && DOUBT_HAS_STAYED && tally_stays{Pre, Here}(t);
      @ loop invariant tally_waits(t) && t->c->json == json;
      @ loop assigns item, t->cell, t->stack, t->leaf, t->room->node[0 .. CELL_MAX_POINTS - 1][0 .. PROGRAM_MAX_NODES - 1];
      @ loop assigns t->signs, t->memory[0 .. MEMORY - 1], t->outside, t->used[0 .. JSON_MAX_VALUES - 1];
      @ loop assigns *\at(t->c->answer, Pre), rational_doubt;
      @ loop variant json->count - item; */
    for (int item = cover + 1; item < json->node[cover].next; item = json->node[item].next) {
        if (t->stack.count == 0) return uncertain_rejected(t->c, "witness", "cover", "goes on after its tree");
        pop(t);
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
