/* SPDX-License-Identifier: BSD-2-Clause */
/* The state while the cells of a cover are walked: for uncertain_cover.c, uncertain_regions.c,
 * uncertain_stack.c, uncertain_leaf.c only. */
#ifndef CHECK_COVER_UNCERTAIN_COVER_PRIVATE_H
#define CHECK_COVER_UNCERTAIN_COVER_PRIVATE_H

#include "check/cover/cell_signs.h"
#include "check/mechanism/parts.h"
#include "check/cover/signs_list.h"
#include "check/cover/uncertain.h"

/* A cache of combinations of signs that were checked recently, by their codes plus 1; its size affects the time only. */
enum { MEMORY = 1 << 14 };

/* A stack of the cells that remain to be checked. */
struct stack {
    struct cell cell[UNCERTAIN_MAX_WAITING];
    unsigned count;
};

/* The state of a walk through a cover. (For the types see proofs/README.md, "Types that differ".) */
struct tally {
    struct uncertain *c;
    const struct mechanism *mechanism; /* NULL for a box */
    const struct region *region;       /* the region that is being checked */
    unsigned axes;                     /* the number of variables of the cells */
    unsigned used[JSON_MAX_VALUES], outside;
    unsigned long long memory[MEMORY];
    struct stack stack;
    struct cell cell; /* the cell that is being checked */
    struct leaf_signs leaf;
    struct signs signs; /* the combinations of signs in a part of the leaf */
    struct cell_room *room;
};

/*@ // The memory block at `base` is separate from the problem, or from the regions of the mechanism.
  @ predicate tally_apart{L}(char *base, struct uncertain *c) = base != \base_addr(c) && base != \base_addr(c->answer) &&
  @   uncertain_block(base, c) && names_apart(base, c->theory->program);
  @ predicate regions_apart{L}(char *base, struct mechanism *m) = base != \base_addr(m) && base != \base_addr(m->region);
  @ predicate tally_reads{L}(struct tally *t) =
  @   \valid(t) && uncertain_answers(t->c) && tally_apart(\base_addr(t), t->c);
  @ predicate tally_room{L}(struct tally *t) = \valid(t->room) && \base_addr(t->room) != \base_addr(t) &&
  @   \base_addr(t->room) != \base_addr(t->c) && uncertain_block(\base_addr(t->room), t->c);
  @ // The pointers are the same in K and L.
  @ predicate tally_stays{K, L}(struct tally *t) =
  @   \at(t->c, K) == \at(t->c, L) && \at(t->c->answer, K) == \at(t->c->answer, L) && \at(t->room, K) == \at(t->room, L);
  @ // What a cover is of: a box, or a region of a mechanism.
  @ predicate tally_box{L}(struct tally *t, integer axes) = uncertain_ok(t->c) && axes == t->c->cells.axes;
  @ predicate tally_region{L}(struct tally *t, integer axes) =
  @   \valid_read(t->mechanism) && mechanism_variables(t->c->json, t->mechanism) &&
  @   mechanism_block(\base_addr(t->mechanism), t->c) && \base_addr(t->mechanism) != \base_addr(t) &&
  @   \valid_read(t->region) && region_ok(t->c, t->mechanism->variables, t->region) && axes == t->region->axes &&
  @   mechanism_block(\base_addr(t->region), t->c) && \base_addr(t->region) != \base_addr(t);
  @ predicate tally_of{L}(struct tally *t, integer axes) = 0 <= axes <= CELL_MAX_AXES &&
  @   (t->mechanism == \null ==> tally_box(t, axes)) && (t->mechanism != \null ==> tally_region(t, axes));
  @ // The cells that are still to be checked, and the current one.
  @ predicate stack_ok{L}(struct stack *stack, integer axes) = 0 <= stack->count <= UNCERTAIN_MAX_WAITING &&
  @   \forall integer i; 0 <= i < stack->count ==> cell_sides(&stack->cell[i], axes);
  @ predicate stack_sides{L}(struct stack *stack, integer count, integer axes) = \forall integer i, axis;
  @   0 <= i < count && 0 <= axis < axes ==> stack->cell[i].side[axis].low != \null && stack->cell[i].side[axis].high != \null;
  @ predicate stack_stays{K, L}(struct stack *stack, integer count) = \forall integer i, axis;
  @   0 <= i < count && 0 <= axis < CELL_MAX_AXES ==>
  @   \at(stack->cell[i].side[axis].low, K) == \at(stack->cell[i].side[axis].low, L) &&
  @   \at(stack->cell[i].side[axis].high, K) == \at(stack->cell[i].side[axis].high, L);
  @ predicate tally_waits{L}(struct tally *t) =
  @   tally_reads(t) && tally_room(t) && tally_of(t, t->axes) && stack_ok(&t->stack, t->axes);
  @ predicate tally_ok{L}(struct tally *t) = tally_waits(t) && cell_sides(&t->cell, t->axes); */

/* The stack of cells, in uncertain_stack.c. cover_begin: pushes the cell of all values. cover_push: pushes the current
 * cell with another range in one axis; returns 1, or 0 with the reason. cover_pop: makes the top cell the current one. */
/*@ requires tally_reads(t) && tally_room(t) && tally_of(t, axes);
  @ requires \valid_read(start) && cell_sides(start, axes) && \base_addr(start) != \base_addr(t);
  @ assigns t->axes, t->stack;
  @ ensures tally_waits(t) && tally_stays{Pre, Here}(t); */
void cover_begin(struct tally *t, const struct cell *start, int axes);
/*@ requires tally_ok(t) && 0 <= axis < t->axes && side.low != \null && side.high != \null;
  @ assigns t->stack, *t->c->answer;
  @ ensures 0 <= \result <= 1 && tally_stays{Pre, Here}(t) && (\result != 0 ==> tally_ok(t)); */
int cover_push(struct tally *t, int axis, struct side side);
/*@ requires tally_waits(t) && t->stack.count > 0;
  @ assigns t->stack.count, t->cell;
  @ ensures tally_ok(t) && tally_stays{Pre, Here}(t); */
void cover_pop(struct tally *t);

/* cover_check_leaf: the current cell is a leaf; verifies that the verdicts that it allows are in the list. Returns 1,
 * or 0 with the reason. */
/*@ requires tally_ok(t) && 0 <= item < t->c->json->count;
  @ assigns t->leaf, *t->room, t->signs;
  @ assigns t->memory[0 .. MEMORY - 1], t->outside, t->used[0 .. JSON_MAX_VALUES - 1], *t->c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && tally_stays{Pre, Here}(t) && (\result != 0 ==> tally_ok(t)); */
int cover_check_leaf(struct tally *t, int item);

/* What a walk through a cover writes. */
#define WALKED                                                                                                         \
    t->stack, t->leaf, *t->room, t->signs, t->memory[0..MEMORY - 1], t->outside, t->used[0..JSON_MAX_VALUES - 1],      \
        *t->c->answer, scalar_doubt

/*@ // The cover that is being checked is the same in K and L.
  @ predicate walk_stays{K, L}(struct tally *t) = tally_stays{K, L}(t) && \at(t->mechanism, K) == \at(t->mechanism, L) &&
  @   \at(t->c->json, K) == \at(t->c->json, L); */

/* cover_check_tree, in uncertain_cover.c: checks the cover of the cell `start`, which is at a node.
 * cover_check_regions, in uncertain_regions.c: checks one cover for each choice of pieces. Return 1, or 0 with the
 * reason. */
/*@ requires tally_reads(t) && tally_room(t) && tally_of(t, axes) && 0 <= cover < t->c->json->count;
  @ requires \valid_read(start) && cell_sides(start, axes) && \base_addr(start) != \base_addr(t);
  @ assigns t->axes, t->cell, WALKED;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && walk_stays{Pre, Here}(t) && (\result != 0 ==> tally_waits(t)); */
int cover_check_tree(struct tally *t, int cover, const struct cell *start, int axes);

/*@ // The regions of a mechanism, which are separate from the memory that is written while they are checked.
  @ predicate tally_regions{L}(struct tally *t) = tally_reads(t) && tally_room(t) && \valid_read(t->mechanism) &&
  @   mechanism_block(\base_addr(t->mechanism), t->c) && mechanism_variables(t->c->json, t->mechanism) &&
  @   mechanism_room(t->c, t->mechanism) && mechanism_regions(t->c, t->mechanism, t->mechanism->regions) &&
  @   regions_apart(\base_addr(t), t->mechanism) && regions_apart(\base_addr(t->room), t->mechanism); */
/*@ requires tally_regions(t) && t->mechanism != \null;
  @ assigns t->region, t->axes, t->cell, WALKED;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && tally_stays{Pre, Here}(t) && (\result != 0 ==> tally_reads(t)); */
int cover_check_regions(struct tally *t);

#endif
