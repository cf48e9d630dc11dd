/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/atlas/atlas.h"

#include "check/atlas/inertia.h"
#include "check/atlas/private.h"
#include "check/memory.h"

#include <stddef.h>

/*@ requires \valid(answer);
  @ assigns *answer;
  @ ensures \result == 0; */
static int reject_region(struct answer *answer, struct atlas_flaw flaw)
{
    return answer_set(answer, ANSWER_REJECTED, "witness.regions", flaw.item, flaw.what);
}

/*@ requires \valid(answer);
  @ assigns *answer;
  @ ensures \result == 0; */
static int reject_verdict(struct answer *answer, const char *item, const char *what)
{
    return answer_set(answer, ANSWER_REJECTED, "verdict", item, what);
}

/* ---- the problem */

/* 1 for a key of the inertia of a body that no formula uses, but the hypotheses. */
/*@ requires json_ok(json) && 0 <= key < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_tangential(const struct json *json, int key)
{
    return json_is(json, key, "A11") || json_is(json, key, "A12") || json_is(json, key, "A22");
}

/* 1 for a key of an input. */
/*@ requires json_ok(json) && 0 <= key < json->count && program_ok(program);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_input(const struct json *json, int key, const struct program *program)
{
    /*@ loop invariant 0 <= k <= program->inputs;
      @ loop assigns k;
      @ loop variant program->inputs - k; */
    for (int k = 0; k < program->inputs; k++)
        if (json_is(json, key, program->quantity[k].name)) return 1;
    return 0;
}

/* 1 when the problem has only the inputs, at most one field that is a word, and the fields that only the hypotheses
 * use. */
/*@ requires json_ok(json) && 0 <= problem < json->count && atlas_theory_ok(theory) && theory.formulas != \null;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has_known_fields(const struct json *json, int problem, struct atlas_theory theory)
{
    /*@ loop invariant problem < i <= json->count;
      @ loop assigns i;
      @ loop variant json->count - i; */
    for (int i = problem + 1; i + 1 < json->node[problem].next; i = json->node[i + 1].next) {
        if (json_is(json, i, "kind") || is_input(json, i, theory.formulas->program)) continue;
        if (theory.word != NULL && json_is(json, i, theory.word)) continue;
        if (theory.name != ATLAS_SLIDE2_BODY || !is_tangential(json, i)) return 0;
    }
    return 1;
}

/* The flaw of a problem, or NULL. With a mechanism it has other fields. */
/*@ requires json_ok(json) && json->count > 0 && pool != \null && atlas_theory_ok(theory);
  @ requires theory.formulas != \null;
  @ assigns scalar_doubt, \result \from json, theory;
  @ ensures DOUBT_STAYS; */
static const char *flaw_of_problem(const struct json *json, struct scalar_pool *pool, struct atlas_theory theory)
{
    const int problem = json_member(json, 0, "problem");
    if (json_member(json, problem, "mechanism") != 0) return NULL;
    if (!has_known_fields(json, problem, theory)) return "has a field of another kind";
    if (theory.name != ATLAS_SLIDE2_BODY) return NULL;
    return atlas_is_semidefinite(json, pool, problem) ? NULL : "is not in the hypotheses";
}

/* ---- the rows */

/* The rows that the verdict names; their flaw. */
struct names {
    struct atlas_rows rows;
    const char *flaw;
};

/* 1 when a row has the name at a node. */
/*@ requires json_ok(json) && atlas_rows_ok(json, rows) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has_row(const struct json *json, struct atlas_rows rows, int node)
{
    /*@ loop invariant 0 <= k <= rows.count;
      @ loop assigns k;
      @ loop variant rows.count - k; */
    for (int k = 0; k < rows.count; k++)
        if (json_same(json, rows.node[k], node)) return 1;
    return 0;
}

/* Reads the names of the rows, which must be distinct. */
/*@ requires json_ok(json) && 0 <= list < json->count;
  @ assigns \nothing;
  @ ensures atlas_rows_ok(json, \result.rows); */
static struct names read_names(const struct json *json, int list)
{
    struct names names = {.flaw = NULL};
    names.rows.count = 0;
    /*@ loop invariant list < i <= json->count && atlas_rows_ok(json, names.rows);
      @ loop assigns i, names;
      @ loop variant json->count - i; */
    for (int i = list + 1; i < json->node[list].next && names.flaw == NULL; i = json->node[i].next) {
        if (names.rows.count == ATLAS_MAX_ROWS)
            names.flaw = "are too many";
        else if (has_row(json, names.rows, i))
            names.flaw = "one occurs twice";
        else
            names.rows.node[names.rows.count++] = (unsigned short)i;
    }
    return names;
}

/* ---- the regions */

/*@ assigns \nothing;
  @ ensures \result.flaw.what == what; */
static struct atlas_share flawed(const char *item, const char *what)
{
    return (struct atlas_share){NULL, NULL, {item, what}};
}

/* Checks the inputs, the formulas and the cells of a region. */
/*@ requires atlas_ok(a) && 0 <= region.node < a.c->json->count && ATLAS_AXES <= region.box.axes <= CELL_MAX_AXES;
  @ requires 0 <= region.factors.count <= ATLAS_MAX_FACTORS;
  @ requires sides: \forall integer i; 0 <= i < region.box.axes ==>
  @   region.box.cell.side[i].low != \null && region.box.cell.side[i].high != \null;
  @ requires grid: \forall integer i; 0 <= i < CELL_MAX_AXES ==>
  @   -ATLAS_MAX_FIRST <= region.grid.first[i] <= ATLAS_MAX_FIRST;
  @ requires factors: \forall integer i; 0 <= i < region.factors.count ==>
  @   atlas_factor_ok(region.factors.factor[i], region.box.axes);
  @ requires slopes: \forall integer i, k; 0 <= i < region.factors.count && 0 <= k < ATLAS_AXES ==>
  @   atlas_factor_ok(region.factors.slope[i][k], region.box.axes);
  @ requires products: \forall integer k; 0 <= k < a.c->theory->program->quantities ==>
  @   atlas_product_ok(region.quantities.product[k]);
  @ assigns a.used[0 .. ATLAS_MAX_ROWS], *a.room, scalar_doubt;
  @ ensures DOUBT_STAYS && atlas_ok(a);
  @ ensures \result.flaw.what == \null ==> \result.area != \null && \result.undecided != \null; */
static struct atlas_share share_of(struct atlas a, struct atlas_region region)
{
    //@ assert sides: cell_sides(&region.box.cell, region.box.axes);
    //@ assert grid: atlas_grid_at(&region.grid);
    //@ assert factors: atlas_factors_at(&region.factors, region.box.axes);
    //@ assert products: atlas_products_at(&region.quantities, a.c->theory->program->quantities);
    //@ assert whole: atlas_region_ok(a, &region);
    const char *inputs = atlas_check_inputs(a, &region);
    if (inputs != NULL) return flawed("quantities", inputs);
    const char *formulas = atlas_check_formulas(a, &region);
    return formulas != NULL ? flawed("quantities", formulas) : atlas_check_cover(a, &region);
}

/* The same of a region whose factors were read. */
/*@ requires atlas_ok(a) && 0 <= node < a.c->json->count && atlas_box_ok(box) && atlas_grid_ok(grid);
  @ requires atlas_factors_ok(factors, box.axes);
  @ assigns a.used[0 .. ATLAS_MAX_ROWS], *a.room, scalar_doubt;
  @ ensures DOUBT_STAYS && atlas_ok(a);
  @ ensures \result.flaw.what == \null ==> \result.area != \null && \result.undecided != \null; */
static struct atlas_share share_with(struct atlas a, int node, struct atlas_box box, struct atlas_grid grid,
                                     struct atlas_factors factors)
{
    const struct atlas_quantities quantities = atlas_read_quantities(a, node, factors.count);
    const struct atlas_region region = {(unsigned short)node, box, grid, factors, quantities};
    return quantities.flaw != NULL ? flawed("quantities", quantities.flaw) : share_of(a, region);
}

/*@ requires atlas_ok(a) && 0 <= node < a.c->json->count && 0 <= index;
  @ assigns a.used[0 .. ATLAS_MAX_ROWS], *a.room, scalar_doubt;
  @ ensures DOUBT_STAYS && atlas_ok(a);
  @ ensures \result.flaw.what == \null ==> \result.area != \null && \result.undecided != \null; */
static struct atlas_share check_region(struct atlas a, int node, int index)
{
    const struct atlas_box box = atlas_read_box(a, node, index);
    if (box.flaw != NULL) return flawed("constants", box.flaw);
    const struct atlas_grid grid = atlas_read_grid(a, node, box.axes);
    if (grid.flaw != NULL) return flawed("grid", grid.flaw);
    const struct atlas_factors factors = atlas_read_factors(a, node, box.axes);
    const struct atlas_share share =
        factors.flaw != NULL ? flawed("factors", factors.flaw) : share_with(a, node, box, grid, factors);
    atlas_free_factors(factors);
    return share;
}

/* The areas of all regions. */
/*@ requires atlas_ok(a);
  @ assigns a.used[0 .. ATLAS_MAX_ROWS], *a.room, scalar_doubt;
  @ ensures DOUBT_STAYS && atlas_ok(a);
  @ ensures \result.flaw.what == \null ==> \result.area != \null && \result.undecided != \null; */
static struct atlas_share check_regions(struct atlas a)
{
    const struct json *json = a.c->json;
    struct scalar_pool *pool = a.c->pool;
    const int list = json_member(json, json_member(json, 0, "witness"), "regions");
    struct atlas_share all = {scalar_zero(pool), scalar_zero(pool), {NULL, NULL}};
    int index = 0;
    /*@ loop invariant list < node <= json->count && 0 <= index < node && DOUBT_HAS_STAYED && atlas_ok(a);
      @ loop invariant all.flaw.what == \null && all.area != \null && all.undecided != \null;
      @ loop assigns node, index, all, a.used[0 .. ATLAS_MAX_ROWS], *a.room, scalar_doubt;
      @ loop variant json->count - node; */
    for (int node = list + 1; node < json->node[list].next; node = json->node[node].next) {
        const struct atlas_share share = check_region(a, node, index++);
        if (share.flaw.what != NULL) return share;
        all.area = scalar_add(pool, all.area, share.area);
        all.undecided = scalar_add(pool, all.undecided, share.undecided);
    }
    return all;
}

/* ---- the verdict */

/*@ requires atlas_ok(a);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has_unused_row(struct atlas a)
{
    /*@ loop invariant 0 <= i <= a.rows.count;
      @ loop assigns i;
      @ loop variant a.rows.count - i; */
    for (int i = 0; i < a.rows.count; i++)
        if (!a.used[i]) return 1;
    return 0;
}

/*@ requires atlas_ok(a) && \valid(answer) && share.area != \null && share.undecided != \null;
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_verdict(struct atlas a, struct atlas_share share, struct answer *answer)
{
    const struct json *json = a.c->json;
    struct scalar_pool *pool = a.c->pool;
    const int verdict = json_member(json, 0, "verdict"), outside = json_member(json, verdict, "outside");
    if (has_unused_row(a)) return reject_verdict(answer, "rows", "one is in no cell");
    if (json->node[outside].type != (a.used[ATLAS_MAX_ROWS] ? JSON_TRUE : JSON_FALSE))
        return reject_verdict(answer, "outside", "is not what the cells allow");
    const scalar stated = quantity_number(json, pool, json_member(json, verdict, "undecided"));
    return scalar_equal(scalar_multiply(pool, stated, share.area), share.undecided) ||
           reject_verdict(answer, "undecided", "is not the share of the undecided cells");
}

/* ---- the record */

/* Checks the rows, the regions and the verdict. */
/*@ requires atlas_ok(a) && \valid(answer);
  @ assigns a.used[0 .. ATLAS_MAX_ROWS], *a.room, *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check(struct atlas a, struct answer *answer)
{
    const struct atlas_share share = check_regions(a);
    if (share.flaw.what != NULL) return reject_region(answer, share.flaw);
    return check_verdict(a, share, answer);
}

/* The same for a record whose variables were read. */
/*@ requires uncertain_reads(c) && \valid_read(m) && mechanism_variables(c->json, m) && m->variables == ATLAS_AXES;
  @ requires 0 <= theory < ATLAS_NAMES && \valid(answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_with(const struct uncertain *c, const struct mechanism *m, int theory, struct answer *answer)
{
    unsigned char used[ATLAS_MAX_ROWS + 1] = {0};
    const struct names names = read_names(c->json, json_member(c->json, json_member(c->json, 0, "verdict"), "rows"));
    if (names.flaw != NULL) return reject_verdict(answer, "rows", names.flaw);
    struct signs *made = memory_new(sizeof *made); /* each list of signs is written before it is read */
    const struct atlas a = {c, m, theory, names.rows, used, made};
    //@ assert ready: atlas_ok(a);
    const int fine = check(a, answer);
    memory_free(made);
    return fine;
}

/* Checks a record, whose answer is a block of its own. */
/*@ requires uncertain_answers(c) && 0 <= theory < ATLAS_NAMES;
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_record(const struct uncertain *c, int theory)
{
    struct mechanism m = {.variables = 0};
    if (!mechanism_read_variables(c, &m)) return 0;
    if (m.variables != ATLAS_AXES) return answer_set(c->answer, ANSWER_REJECTED, "witness", "variables", "are not two");
    return mechanism_count_regions(c, &m) != 0 && check_with(c, &m, theory, c->answer);
}

/* The same for a record of a theory. */
/*@ requires quantities_ready(json, pool, answer) && uncertain_theory_ok(theory) && 0 <= name < ATLAS_NAMES;
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_theory(const struct json *json, struct scalar_pool *pool, const struct uncertain_theory *theory,
                        int name, struct answer *answer)
{
    struct answer found = {.word = ANSWER_REJECTED};
    //@ assert given: \at(program_quantities(theory->program), Pre);
    /*@ assert texts: \forall integer i; 0 <= i < theory->program->quantities ==>
      @   constant_text(theory->program->quantity[i].name); */
    //@ assert names: program_quantities(theory->program);
    //@ assert program: program_ok(theory->program);
    //@ assert theory: uncertain_theory_ok(theory);
    const int problem = json_member(json, 0, "problem");
    const struct uncertain c = {.json = json, .pool = pool, .answer = &found, .theory = theory, .problem = problem};
    //@ assert reads: uncertain_reads(&c);
    //@ assert own: uncertain_block(\base_addr(&c), &c);
    //@ assert others: uncertain_block(\base_addr(&found), &c);
    //@ assert apart: uncertain_apart(&c);
    const int fine = check_record(&c, name);
    if (!fine) *answer = found;
    return fine;
}

int atlas_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    const struct atlas_theory theory = atlas_theory_of(json);
    if (theory.formulas == NULL) return answer_set(answer, ANSWER_UNSUPPORTED, "", "kind", "it has no atlas");
    const char *flaw = flaw_of_problem(json, pool, theory);
    if (flaw != NULL) return answer_set(answer, ANSWER_REJECTED, "", "problem", flaw);
    return check_theory(json, pool, theory.formulas, theory.name, answer);
}
