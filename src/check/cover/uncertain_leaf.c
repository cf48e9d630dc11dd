/* SPDX-License-Identifier: BSD-2-Clause */
/* The leaves of a cover: the signs that the quantities may have there, and the verdicts that follow
 * (spec/certificate.md, section 9.3). */
#include "check/cover/uncertain_cover_private.h"

#include <stddef.h>

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

/*@ requires tally_ok(t) && theory_signs_given(sign, t->c->theory->program->quantities);
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
/*@ requires tally_ok(t) && theory_signs_given(sign, t->c->theory->program->quantities);
  @ assigns t->memory[0 .. MEMORY - 1], t->outside, t->used[0 .. JSON_MAX_VALUES - 1], *t->c->answer;
  @ ensures 0 <= \result <= 1 && tally_stays{Pre, Here}(t) && (\result != 0 ==> tally_ok(t)); */
static int take_one(struct tally *t, const signed char *sign)
{
    struct uncertain *c = t->c;
    const struct json *json = c->json;
    const int theory = c->theory->name, quantities = c->theory->program->quantities;
    if (!is_new(t, sign)) return 1;
    //@ assert ready: tally_ok(t);
    //@ assert same: tally_stays{Pre, Here}(t);
    if (!theory_signs_inside(theory, quantities, sign)) {
        t->outside = 1;
        //@ assert outside: tally_ok(t);
        return 1;
    }
    const int verdict = json_member(json, 0, "verdict");
    const int possible = json_member(json, verdict, "possible"), rows = json_member(json, verdict, "rows");
    int entry = possible + 1, row = rows + 1;
    //@ assert few: json->count <= JSON_MAX_VALUES;
    /*@ loop invariant 0 <= i < entry <= json->count && 0 < row <= json->count;
      @ loop assigns i, entry, row;
      @ loop variant json->count - entry; */
    for (int i = 0; entry < json->node[possible].next && row < json->node[rows].next; i++) {
        if (theory_signs_match(theory, quantities, json, entry, row, sign)) {
            use(t, i);
            //@ assert used: tally_ok(t);
            return 1;
        }
        entry = json->node[entry].next;
        row = json->node[row].next;
    }
    return uncertain_rejected(c, "verdict", "possible", "lacks a verdict that some leaf of the cover allows");
}

/* Lists the combinations of signs that a leaf, or a part of it, allows: for each quantity some of the three signs, of
 * these combinations those that the identities admit. */
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
    //@ assert box: t->mechanism == \null ==> tally_box(t, t->axes);
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
      @ loop invariant signs_listed(&t->signs, t->c->theory->program->quantities);
      @ loop assigns i, t->memory[0 .. MEMORY - 1], t->outside, t->used[0 .. JSON_MAX_VALUES - 1], *\at(t->c->answer, Pre);
      @ loop variant t->signs.count - i; */
    for (size_t i = 0; i < t->signs.count; i++)
        if (!take_one(t, t->signs.sign[i])) return 0;
    return 1;
}

/* The signs that the quantities may have in a cell of a box. */
/*@ requires uncertain_ok(c) && \valid_read(cell) && cell_sides(cell, c->cells.axes) && \base_addr(cell) != \base_addr(room);
  @ requires \valid(room) && \base_addr(room) != \base_addr(c) && uncertain_block(\base_addr(room), c);
  @ requires \valid(may + (0 .. c->theory->program->quantities - 1)) && \base_addr(may) != \base_addr(c);
  @ assigns *room, may[0 .. c->theory->program->quantities - 1], scalar_doubt;
  @ ensures DOUBT_STAYS && uncertain_ok(c) && uncertain_stays{Pre, Here}(c); */
static void evaluate(const struct uncertain *c, const struct cell *cell, struct cell_room *room, unsigned char *may)
{
    //@ assert program: c->cells.program == c->theory->program && 0 <= c->cells.axes <= CELL_MAX_AXES;
    /*@ assert each: \forall integer k; 0 <= k < c->theory->program->inputs ==>
      @   uncertain_input_ok(c, k) && -1 <= c->cells.axis[k] < c->cells.axes; */
    //@ assert axes: cell_axes(&c->cells);
    //@ assert inputs: cell_inputs(&c->cells);
    cell_signs(c->pool, &c->cells, cell, room, may);
    //@ assert same: uncertain_stays{Pre, Here}(c);
    //@ assert formulas: program_ok(c->theory->program);
    //@ assert answers: uncertain_answers(c);
    //@ assert ends: \forall integer axis; 0 <= axis < c->cells.axes ==> uncertain_axis_ok(c, axis);
    //@ assert fields: \forall integer k; 0 <= k < c->theory->program->inputs ==> uncertain_input_ok(c, k);
    //@ assert degrees: cell_degrees(&c->cells);
}

/*@ requires tally_ok(t) && t->mechanism == \null;
  @ assigns t->leaf, *t->room, scalar_doubt;
  @ ensures DOUBT_STAYS && tally_ok(t) && tally_stays{Pre, Here}(t) && t->leaf.parts == 1; */
static void find_signs_of_box(struct tally *t)
{
    evaluate(t->c, &t->cell, t->room, t->leaf.may[0]);
    t->leaf.parts = 1;
    //@ assert stays: tally_stays{Pre, Here}(t) && t->mechanism == \null;
    //@ assert cells: stack_stays{Pre, Here}(&t->stack, t->stack.count);
    //@ assert reads: tally_reads(t);
    //@ assert room: tally_room(t);
    //@ assert box: tally_box(t, t->axes);
    //@ assert stack: stack_ok(&t->stack, t->axes);
    //@ assert cell: cell_sides(&t->cell, t->axes);
}

/*@ requires tally_ok(t) && t->mechanism != \null && 0 <= item < t->c->json->count;
  @ assigns t->leaf, *t->c->answer, scalar_doubt;
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

/* The same in the cell that is being checked, of a box or of the region of a mechanism. */
/*@ requires tally_ok(t) && 0 <= item < t->c->json->count;
  @ assigns t->leaf, *t->room, *t->c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> tally_ok(t) && t->leaf.parts <= 3);
  @ ensures tally_stays{Pre, Here}(t); */
static int find_signs(struct tally *t, int item)
{
    if (t->mechanism != NULL) return find_signs_of_region(t, item);
    find_signs_of_box(t);
    return 1;
}

int cover_check_leaf(struct tally *t, int item)
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
