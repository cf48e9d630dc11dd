/* SPDX-License-Identifier: BSD-2-Clause */
/* The covers of the regions of a mechanism, one after the other (spec/certificate.md, section 9.7). */
#include "check/uncertain_cover_private.h"

/*@ requires tally_reads(t) && tally_room(t) && t->mechanism != \null && region != \null;
  @ requires mechanism: \valid_read(t->mechanism) && mechanism_variables(t->c->json, t->mechanism) &&
  @   mechanism_block(\base_addr(t->mechanism), t->c) && \base_addr(t->mechanism) != \base_addr(t);
  @ requires region: \valid_read(region) && region_ok(t->c, t->mechanism->variables, region) &&
  @   mechanism_block(\base_addr(region), t->c) && \base_addr(region) != \base_addr(t);
  @ assigns t->region;
  @ ensures tally_reads(t) && tally_room(t) && walk_stays{Pre, Here}(t) && tally_of(t, region->axes) && t->region == region;
  @ ensures cell_sides(&region->start, region->axes) && 0 <= region->cover < t->c->json->count; */
static void choose(struct tally *t, const struct region *region)
{
    const struct uncertain *c = t->c;
    const struct mechanism *m = t->mechanism;
    const struct program *program = c->theory->program;
    (void)program;
    (void)m;
    //@ assert before: uncertain_answers(c) && program_quantities(program) && tally_apart(\base_addr(t), c);
    t->region = region;
    //@ assert same: uncertain_stays{Pre, Here}(c) && walk_stays{Pre, Here}(t);
    //@ assert names: program_quantities(program);
    //@ assert program: program_ok(program) && c->theory->program == program;
    //@ assert theory: uncertain_theory_ok(c->theory);
    //@ assert answers: uncertain_answers(c);
    //@ assert reads: tally_reads(t) && tally_room(t);
    //@ assert nodes: region_nodes(c->json, m->variables, region);
    //@ assert quantities: tensors_ok(&region->quantity[0], contact_QUANTITIES, region->axes);
    //@ assert denominators: tensors_ok(&region->denominator[0], MECHANISM_DENOMINATORS, region->axes);
    //@ assert chosen: region_ok(c, m->variables, region);
    //@ assert region: tally_region(t, region->axes);
}

/*@ requires tally_reads(t) && tally_room(t) && t->mechanism != \null && region != \null;
  @ requires mechanism: \valid_read(t->mechanism) && mechanism_variables(t->c->json, t->mechanism) &&
  @   mechanism_block(\base_addr(t->mechanism), t->c) && \base_addr(t->mechanism) != \base_addr(t);
  @ requires region: \valid_read(region) && region_ok(t->c, t->mechanism->variables, region) &&
  @   mechanism_block(\base_addr(region), t->c) && \base_addr(region) != \base_addr(t);
  @ assigns t->region, t->axes, t->cell, WALKED;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && walk_stays{Pre, Here}(t);
  @ ensures \result != 0 ==> tally_reads(t) && tally_room(t); */
static int check_region(struct tally *t, const struct region *region)
{
    choose(t, region);
    //@ assert room: \base_addr(t->c) != \base_addr(t->room) && \base_addr(t->c) != \base_addr(t);
    return cover_check_tree(t, region->cover, &region->start, region->axes);
}

int cover_check_regions(struct tally *t)
{
    const struct uncertain *c = t->c;
    const struct mechanism *m = t->mechanism;
    const struct region *region = m->region;
    const int regions = m->regions;
    (void)c;
    //@ assert tally: \base_addr(t) != \base_addr(t->room) && \base_addr(t) != \base_addr(c->answer);
    /*@ assert record: \base_addr(c) != \base_addr(t) && \base_addr(c) != \base_addr(t->room) &&
      @   \base_addr(c) != \base_addr(c->answer); */
    /*@ assert mechanism: \base_addr(m) != \base_addr(t) && \base_addr(m) != \base_addr(t->room) &&
      @   \base_addr(m) != \base_addr(c->answer); */
    /*@ assert block: \base_addr(region) != \base_addr(t) && \base_addr(region) != \base_addr(t->room) &&
      @   \base_addr(region) != \base_addr(c->answer); */
    /*@ loop invariant 0 <= i <= regions && DOUBT_HAS_STAYED;
      @ loop invariant walk_stays{Pre, Here}(t);
      @ loop invariant tally_reads(t) && tally_room(t);
      @ loop assigns i, t->region, t->axes, t->cell, t->stack, t->leaf, *\at(t->room, Pre), t->signs;
      @ loop assigns t->memory[0 .. MEMORY - 1], t->outside, t->used[0 .. JSON_MAX_VALUES - 1];
      @ loop assigns *\at(t->c->answer, Pre), rational_doubt;
      @ loop variant regions - i; */
    for (int i = 0; i < regions; i++) {
        //@ assert counts: m->variables == \at(t->mechanism->variables, Pre);
        //@ assert given: t->c == c && t->mechanism == m && c->json == \at(t->c->json, Pre);
        //@ assert variables: mechanism_variables(c->json, m);
        //@ assert theory: c->theory == \at(t->c->theory, Pre) && c->answer == \at(t->c->answer, Pre);
        //@ assert text: c->json->text == \at(t->c->json->text, Pre);
        //@ assert program: c->theory->program == \at(t->c->theory->program, Pre);
        //@ assert identities: c->theory->identities == \at(t->c->theory->identities, Pre);
        //@ assert code: c->theory->program->code == \at(t->c->theory->program->code, Pre);
        //@ assert quantity: c->theory->program->quantity == \at(t->c->theory->program->quantity, Pre);
        //@ assert apart: mechanism_block(\base_addr(m), c) && mechanism_block(\base_addr(region), c);
        //@ assert here: \let r = region + i; \at(region_ok(t->c, t->mechanism->variables, r), Pre);
        //@ assert axes: \let r = region + i; r->axes == \at(r->axes, Pre) && r->cover == \at(r->cover, Pre);
        //@ assert nodes: region_nodes(c->json, m->variables, region + i);
        //@ assert quantities: tensors_ok(&(region + i)->quantity[0], contact_QUANTITIES, (region + i)->axes);
        //@ assert denominators: tensors_ok(&(region + i)->denominator[0], MECHANISM_DENOMINATORS, (region + i)->axes);
        //@ assert whole: region_ok(c, m->variables, region + i);
        if (!check_region(t, region + i)) return 0;
    }
    return 1;
}
