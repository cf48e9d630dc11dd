/* SPDX-License-Identifier: BSD-2-Clause */
/* The stack of the cells of a cover that are still to be checked. */
#include "check/cover/uncertain_cover_private.h"

/* Sets a side of a cell; the record is not changed, which the assertions state. */
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

/* The same for a cell of the tally. */
/*@ requires tally_reads(t) && tally_room(t) && tally_of(t, t->axes) && \valid(to) && \base_addr(to) == \base_addr(t);
  @ requires \separated(to, &t->c, &t->mechanism, &t->region, &t->room, &t->axes);
  @ assigns *to;
  @ ensures to->low == side.low && to->high == side.high && tally_stays{Pre, Here}(t);
  @ ensures tally_reads(t) && tally_room(t) && tally_of(t, t->axes); */
static void fill(struct tally *t, struct side *to, struct side side)
{
    //@ assert region: t->mechanism != \null ==> tally_region(t, t->axes);
    set_side(t->c, to, side);
    //@ assert stays: tally_stays{Pre, Here}(t);
    //@ assert reads: tally_reads(t);
    //@ assert room: tally_room(t);
    //@ assert box: t->mechanism == \null ==> tally_box(t, t->axes);
    //@ assert variables: t->mechanism != \null ==> mechanism_variables(t->c->json, t->mechanism);
    //@ assert nodes: t->mechanism != \null ==> region_nodes(t->c->json, t->mechanism->variables, t->region);
    //@ assert quantities: t->mechanism != \null ==> tensors_ok(&t->region->quantity[0], t->c->theory->program->quantities, t->axes);
    //@ assert denominators: t->mechanism != \null ==> tensors_ok(&t->region->denominator[0], MECHANISM_DENOMINATORS, t->axes);
    //@ assert region: t->mechanism != \null ==> tally_region(t, t->axes);
}

/* Writes one side of the next cell of the stack. */
/*@ requires tally_waits(t) && 0 <= axis < t->axes && side.low != \null && side.high != \null;
  @ requires t->stack.count < UNCERTAIN_MAX_WAITING && cell_sides(&t->stack.cell[t->stack.count], axis);
  @ assigns t->stack.cell[t->stack.count];
  @ ensures tally_waits(t) && tally_stays{Pre, Here}(t) && cell_sides(&t->stack.cell[t->stack.count], axis + 1);
  @ ensures \old(cell_sides(&t->cell, t->axes)) ==> cell_sides(&t->cell, t->axes); */
static void put_side(struct tally *t, int axis, struct side side)
{
    //@ assert few: t->axes <= CELL_MAX_AXES && t->stack.count < UNCERTAIN_MAX_WAITING;
    //@ assert sides: stack_sides(&t->stack, t->stack.count, t->axes);
    fill(t, t->stack.cell[t->stack.count].side + axis, side);
    //@ assert same: stack_stays{Pre, Here}(&t->stack, t->stack.count);
    //@ assert sides: stack_sides(&t->stack, t->stack.count, t->axes);
    //@ assert stack: stack_ok(&t->stack, t->axes);
}

/* Puts that cell on the stack. */
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

int cover_push(struct tally *t, int axis, struct side side)
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
    //@ assert sides: stack_sides(&t->stack, t->stack.count + 1, t->axes);
    fill(t, t->cell.side + axis, t->stack.cell[t->stack.count].side[axis]);
    //@ assert same: stack_stays{Pre, Here}(&t->stack, t->stack.count + 1);
    //@ assert sides: stack_sides(&t->stack, t->stack.count + 1, t->axes);
    //@ assert stack: stack_ok(&t->stack, t->axes);
}

void cover_pop(struct tally *t)
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

/*@ requires tally_reads(t) && tally_room(t) && tally_of(t, axes);
  @ assigns t->axes, t->stack.count;
  @ ensures tally_waits(t) && tally_stays{Pre, Here}(t) && t->axes == axes && t->stack.count == 0; */
static void clear(struct tally *t, int axes)
{
    t->axes = (unsigned)axes;
    t->stack.count = 0;
}

void cover_begin(struct tally *t, const struct cell *start, int axes)
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
