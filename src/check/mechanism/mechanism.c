/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/mechanism/parts.h"

#include "check/memory.h"
#include "check/quantities.h"

#include <stdlib.h>

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

int mechanism_read_list(const struct json *json, struct scalar_pool *pool, int array, scalar *list, int room)
{
    int count = 0;
    if (json_size(json, array) > room) return 0;
    /*@ loop invariant array < i <= json->count && 0 <= count <= room && polynomial(list, count) && DOUBT_HAS_STAYED;
      @ loop invariant json_ok(json);
      @ loop assigns i, count, list[0 .. room - 1], scalar_doubt;
      @ loop variant json->count - i; */
    for (int i = array + 1; i < json->node[array].next && count < room; i = json->node[i].next) {
        list[count] = quantity_number(json, pool, i);
        count++;
    }
    return count;
}

int mechanism_sign_at(struct scalar_pool *pool, const scalar *poly, int count, scalar x)
{
    struct scalar_pool *scratch = scalar_pool_scratch(pool);
    if (scratch == NULL) abort();
    scalar sum = scalar_zero(scratch);
    /*@ loop invariant -1 <= i < count && sum != \null;
      @ loop assigns i, sum;
      @ loop variant i; */
    for (int i = count - 1; i >= 0; i--) sum = scalar_add(scratch, scalar_multiply(scratch, sum, x), poly[i]);
    const int sign = scalar_sign(sum);
    scalar_pool_free(scratch);
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

/*@ requires 0 <= count && \valid_read(region + (0 .. count - 1));
  @ assigns \nothing; */
static void free_all_tensors(const struct region *region, int count)
{
    /*@ loop invariant 0 <= i <= count;
      @ loop assigns i;
      @ loop variant count - i; */
    for (int i = 0; i < count; i++) free_tensors(region + i);
}

/*@ // Memory for regions, a block of its own.
  @ predicate regions_apart{L}(struct uncertain *c, struct mechanism *m, struct region *region, integer count) =
  @   \valid(region + (0 .. count - 1)) && \base_addr(region) != \base_addr(m) && mechanism_block(\base_addr(region), c); */

/* Checks the part of the record about the regions; `region` is memory for them. */
/*@ requires mechanism_answers(c, m) && \valid(m) && mechanism_variables(c->json, m) && mechanism_strides(m, m->variables);
  @ requires 0 < count == m->stride[m->variables] && regions_apart(c, m, region, count);
  @ assigns m->region \from region;
  @ assigns m->regions, region[0 .. count - 1], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_regions(struct uncertain *c, struct mechanism *m, struct region *region, int count)
{
    const struct program *program = c->theory->program;
    (void)program;
    m->region = region;
    m->regions = count;
    //@ assert record: c->json == \at(c->json, Pre) && c->pool == \at(c->pool, Pre) && c->answer == \at(c->answer, Pre);
    //@ assert theory: c->theory == \at(c->theory, Pre) && c->theory->program == \at(c->theory->program, Pre);
    //@ assert same: uncertain_stays{Pre, Here}(c);
    //@ assert json: json_ok(c->json);
    //@ assert names: program_quantities(program);
    //@ assert program: program_ok(program) && c->theory->program == program;
    //@ assert reads: uncertain_reads(c);
    //@ assert answers: mechanism_answers(c, m);
    //@ assert variables: mechanism_variables(c->json, m);
    //@ assert strides: mechanism_strides(m, m->variables) && m->stride[m->variables] == m->regions;
    //@ assert room: mechanism_room(c, m);
    return mechanism_read_regions(c, m) && mechanism_check_points(c, m) && mechanism_check_cover(c, m);
}

/* Checks the record. */
/*@ requires uncertain_answers(c) && \valid(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_record(struct uncertain *c)
{
    struct mechanism m = {.variables = 0};
    //@ assert block: mechanism_answers(c, &m);
    const int count = mechanism_read_variables(c, &m) ? mechanism_count_regions(c, &m) : 0;
    if (count == 0) return 0;
    //@ assert record: c->json == \at(c->json, Pre) && c->pool == \at(c->pool, Pre) && c->answer == \at(c->answer, Pre);
    //@ assert theory: c->theory == \at(c->theory, Pre) && c->theory->program == \at(c->theory->program, Pre);
    //@ assert text: c->json->text == \at(c->json->text, Pre);
    /*@ assert lists: c->theory->program->code == \at(c->theory->program->code, Pre) &&
      @   c->theory->program->quantity == \at(c->theory->program->quantity, Pre) &&
      @   c->theory->identities == \at(c->theory->identities, Pre); */
    //@ assert found: mechanism_answers(c, &m) && mechanism_strides(&m, m.variables);
    struct region *made = memory_zeroed((size_t)count, sizeof *made);
    //@ assert apart: regions_apart(c, &m, made, count);
    const int fine = check_regions(c, &m, made, count);
    free_all_tensors(made, count);
    memory_free(made);
    return fine;
}

int mechanism_check(const struct json *json, const struct uncertain_theory *theory, struct scalar_pool *pool,
                    struct answer *answer)
{
    //@ assert given: \at(program_quantities(theory->program), Pre);
    /*@ assert texts: \forall integer i; 0 <= i < theory->program->quantities ==>
      @   constant_text(theory->program->quantity[i].name); */
    //@ assert names: program_quantities(theory->program);
    //@ assert program: program_ok(theory->program);
    //@ assert theory: uncertain_theory_ok(theory);
    const int problem = json_member(json, 0, "problem");
    struct uncertain c = {.json = json, .pool = pool, .answer = answer, .theory = theory, .problem = problem};
    //@ assert reads: uncertain_reads(&c);
    //@ assert own: uncertain_block(\base_addr(&c), &c);
    //@ assert others: uncertain_block(\base_addr(answer), &c);
    //@ assert apart: uncertain_apart(&c);
    return check_record(&c);
}
