/* SPDX-License-Identifier: BSD-2-Clause */
/* The covers of the regions of a mechanism, one after the other (spec/certificate.md, section 9.7). */
#include "check/cover/uncertain_cover_private.h"

/*@ // What is walked through: t is of c and m.
  @ predicate walks{L}(struct tally *t, struct uncertain *c, struct mechanism *m) = t->c == c && t->mechanism == m;
  @ // The regions are well formed, and separate from the memory that is written while they are traversed.
  @ predicate regions_stand{L}(struct uncertain *c, struct mechanism *m) = uncertain_answers(c) && \valid_read(m) &&
  @   mechanism_block(\base_addr(m), c) && mechanism_variables(c->json, m) && mechanism_room(c, m) &&
  @   mechanism_regions(c, m, m->regions);
  @ predicate walks_apart{L}(struct tally *t, struct mechanism *m) =
  @   regions_apart(\base_addr(t), m) && regions_apart(\base_addr(t->room), m);
  @ predicate walk_ok{L}(struct tally *t, struct uncertain *c, struct mechanism *m) =
  @   walks(t, c, m) && tally_reads(t) && tally_room(t) && regions_stand(c, m) && walks_apart(t, m); */

/* Turns to region i. */
/*@ requires walk_ok(t, c, m) && m != \null && 0 <= i < m->regions;
  @ assigns t->region;
  @ ensures walk_ok(t, c, m) && walk_stays{Pre, Here}(t) && t->region == m->region + i && m->regions == \old(m->regions);
  @ ensures tally_of(t, t->region->axes); */
static void choose(struct tally *t, const struct uncertain *c, const struct mechanism *m, int i)
{
    const struct program *program = c->theory->program;
    const struct json *json = c->json;
    const struct region *list = m->region, *region = list + i;
    const int regions = m->regions, variables = m->variables;
    (void)program, (void)json, (void)regions, (void)variables;
    //@ assert nodes: \forall integer k; 0 <= k < regions ==> region_nodes(json, variables, list + k);
    //@ assert starts: \forall integer k; 0 <= k < regions ==> cell_sides(&(list + k)->start, (list + k)->axes);
    /*@ assert tally: \base_addr(t) != \base_addr(c) && \base_addr(t) != \base_addr(m) && \base_addr(t) != \base_addr(list) &&
      @   uncertain_block(\base_addr(t), c); */
    //@ assert before: uncertain_answers(c) && program_quantities(program) && tally_apart(\base_addr(t), c);
    t->region = region;
    //@ assert same: uncertain_stays{Pre, Here}(c) && walk_stays{Pre, Here}(t);
    //@ assert names: program_quantities(program);
    //@ assert program: program_ok(program) && c->theory->program == program;
    //@ assert theory: uncertain_theory_ok(c->theory);
    //@ assert answers: uncertain_answers(c);
    //@ assert reads: tally_reads(t) && tally_room(t);
    //@ assert list: m->region == list && c->json == json && walks(t, c, m);
    //@ assert handles: \forall scalar *x; \base_addr(x) == \base_addr(list) ==> *x == \at(*x, Pre);
    /*@ assert sides: \forall struct cell *s, integer n; \base_addr(s) == \base_addr(list) && \at(cell_sides(s, n), Pre) ==>
      @   cell_sides(s, n); */
    //@ assert starts: \forall integer k; 0 <= k < regions ==> cell_sides(&(list + k)->start, (list + k)->axes);
    //@ assert nodes: \forall integer k; 0 <= k < regions ==> region_nodes(json, variables, list + k);
    /*@ assert tensors: \forall struct tensor *x, integer n, axes; \base_addr(x) == \base_addr(list) &&
      @   \at(tensors_ok(x, n, axes), Pre) ==> tensors_ok(x, n, axes); */
    //@ assert regions: mechanism_regions(c, m, m->regions);
    //@ assert stand: regions_stand(c, m);
    //@ assert chosen: region_ok(c, m->variables, region);
    //@ assert region: tally_region(t, region->axes);
}

/* Checks its cover. */
/*@ requires walk_ok(t, c, m) && m != \null && t->region == m->region + i && 0 <= i < m->regions;
  @ requires tally_of(t, t->region->axes);
  @ assigns t->axes, t->cell, WALKED;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && walk_stays{Pre, Here}(t);
  @ ensures \result != 0 ==> walk_ok(t, c, m) && m->regions == \old(m->regions); */
static int check_region(struct tally *t, const struct uncertain *c, const struct mechanism *m, int i)
{
    const struct region *list = m->region, *region = list + i;
    const struct json *json = c->json;
    const int regions = m->regions, variables = m->variables, quantities = c->theory->program->quantities;
    (void)json, (void)regions, (void)variables, (void)quantities;
    //@ assert nodes: \forall integer k; 0 <= k < regions ==> region_nodes(json, variables, list + k);
    /*@ assert quantities: \forall integer k; 0 <= k < regions ==>
      @   tensors_ok(&(list + k)->quantity[0], quantities, (list + k)->axes); */
    /*@ assert denominators: \forall integer k; 0 <= k < regions ==>
      @   tensors_ok(&(list + k)->denominator[0], MECHANISM_DENOMINATORS, (list + k)->axes); */
    //@ assert starts: \forall integer k; 0 <= k < regions ==> cell_sides(&(list + k)->start, (list + k)->axes);
    /*@ assert tally: \base_addr(t) != \base_addr(c) && \base_addr(t) != \base_addr(m) && \base_addr(t) != \base_addr(list) &&
      @   uncertain_block(\base_addr(t), c); */
    /*@ assert room: \base_addr(t->room) != \base_addr(c) && \base_addr(t->room) != \base_addr(m) &&
      @   \base_addr(t->room) != \base_addr(list) && uncertain_block(\base_addr(t->room), c); */
    /*@ assert answer: \base_addr(t->c->answer) != \base_addr(c) && \base_addr(t->c->answer) != \base_addr(m) &&
      @   \base_addr(t->c->answer) != \base_addr(list) && uncertain_block(\base_addr(t->c->answer), c); */
    if (!cover_check_tree(t, region->cover, &region->start, region->axes)) return 0;
    //@ assert counts: m->regions == regions && m->variables == variables && m->region == list;
    //@ assert record: c->json == json && c->answer == \at(c->answer, Pre) && c->theory == \at(c->theory, Pre);
    //@ assert text: c->json->text == \at(c->json->text, Pre) && c->theory->program == \at(c->theory->program, Pre);
    //@ assert code: c->theory->program->code == \at(c->theory->program->code, Pre);
    //@ assert quantity: c->theory->program->quantity == \at(c->theory->program->quantity, Pre);
    //@ assert count: c->theory->program->quantities == quantities;
    //@ assert identities: c->theory->identities == \at(c->theory->identities, Pre);
    //@ assert same: uncertain_stays{Pre, Here}(c);
    //@ assert axes: \forall struct region *r; \base_addr(r) == \base_addr(list) ==> r->axes == \at(r->axes, Pre);
    //@ assert handles: \forall scalar *x; \base_addr(x) == \base_addr(list) ==> *x == \at(*x, Pre);
    /*@ assert sides: \forall struct cell *s, integer n; \base_addr(s) == \base_addr(list) && \at(cell_sides(s, n), Pre) ==>
      @   cell_sides(s, n); */
    //@ assert starts: \forall integer k; 0 <= k < regions ==> cell_sides(&(list + k)->start, (list + k)->axes);
    //@ assert nodes: \forall integer k; 0 <= k < regions ==> region_nodes(json, variables, list + k);
    /*@ assert tensors: \forall struct tensor *x, integer n, axes; \base_addr(x) == \base_addr(list) &&
      @   \at(tensors_ok(x, n, axes), Pre) ==> tensors_ok(x, n, axes); */
    /*@ assert quantities: \forall integer k; 0 <= k < regions ==>
      @   tensors_ok(&(list + k)->quantity[0], quantities, (list + k)->axes); */
    /*@ assert denominators: \forall integer k; 0 <= k < regions ==>
      @   tensors_ok(&(list + k)->denominator[0], MECHANISM_DENOMINATORS, (list + k)->axes); */
    //@ assert still: walks(t, c, m);
    //@ assert answers: uncertain_answers(c);
    //@ assert variables: mechanism_variables(c->json, m);
    //@ assert block: mechanism_block(\base_addr(m), c);
    //@ assert space: mechanism_room(c, m);
    //@ assert regions: mechanism_regions(c, m, m->regions);
    //@ assert stand: regions_stand(c, m);
    //@ assert apart: walks_apart(t, m);
    return 1;
}

int cover_check_regions(struct tally *t)
{
    const struct uncertain *c = t->c;
    const struct mechanism *m = t->mechanism;
    const int regions = m->regions;
    //@ assert begin: walk_ok(t, c, m);
    /*@ loop invariant 0 <= i <= regions == m->regions && DOUBT_HAS_STAYED;
      @ loop invariant walk_stays{Pre, Here}(t);
      @ loop invariant walk_ok(t, c, m);
      @ loop assigns i, t->region, t->axes, t->cell, t->stack, t->leaf, *\at(t->room, Pre), t->signs;
      @ loop assigns t->memory[0 .. MEMORY - 1], t->outside, t->used[0 .. JSON_MAX_VALUES - 1];
      @ loop assigns *\at(t->c->answer, Pre), scalar_doubt;
      @ loop variant regions - i; */
    for (int i = 0; i < regions; i++) {
        choose(t, c, m, i);
        //@ assert places: t->room == \at(t->room, Pre) && t->c->answer == \at(t->c->answer, Pre);
        if (!check_region(t, c, m, i)) return 0;
    }
    return 1;
}
