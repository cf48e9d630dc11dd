/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations shared by the files of the checker of atlases. */
#ifndef CHECK_ATLAS_PRIVATE_H
#define CHECK_ATLAS_PRIVATE_H

#include "check/atlas/atlas.h"
#include "check/atlas/rows.h"
#include "check/cover/signs_list.h"
#include "check/mechanism/parts.h"

enum {
    ATLAS_AXES = 2,
    ATLAS_MAX_FACTORS = 40,
    ATLAS_MAX_OPEN = 6,
    ATLAS_MAX_ROWS = 64,
    ATLAS_MAX_POINTS = 20000,
    ATLAS_MAX_EXPONENT = 64,
    ATLAS_MAX_LEVEL = 64,
    ATLAS_MAX_FIRST = 1000
};

/* The data that a kind supplies for its atlases: its formulas, or NULL when the problem has no atlas, and the name of a
 * field that is a word, or NULL. What the kind states about signs is in rows.h, under the name of the theory. */
struct atlas_theory {
    int name; /* enum atlas_name */
    const struct uncertain_theory *formulas;
    const char *word;
};

/*@ predicate atlas_theory_ok{L}(struct atlas_theory t) = 0 <= t.name < ATLAS_NAMES &&
  @   (t.word == \null || constant_text(t.word)) && (t.formulas == \null || uncertain_theory_ok(t.formulas)); */

/* atlas_theory_of: the theory of a record whose kind has atlases. */
/*@ requires json_ok(json) && json->count > 0;
  @ assigns \result \from json;
  @ ensures atlas_theory_ok(\result); */
struct atlas_theory atlas_theory_of(const struct json *json);

/* A flaw of a region: the part of it, and the description, which is NULL when there is none. */
struct atlas_flaw {
    const char *item, *what;
};

/* The nodes of the names of the rows. (For the types see proofs/README.md, "Types that differ".) */
struct atlas_rows {
    short count;
    unsigned short node[ATLAS_MAX_ROWS];
};

/*@ predicate atlas_rows_ok{L}(struct json *json, struct atlas_rows r) = 0 <= r.count <= ATLAS_MAX_ROWS &&
  @   \forall integer i; 0 <= i < r.count ==> 0 <= r.node[i] < json->count; */

/* What is checked: a record, the variables of its atlas, and the rows that its verdict names. */
struct atlas {
    const struct uncertain *c;
    const struct mechanism *m;
    int theory; /* enum atlas_name */
    struct atlas_rows rows;
    unsigned char *used; /* for each row 1 when some cell has it; the last one is for states outside the hypotheses */
    struct signs *room;  /* memory for the combinations of signs */
};

/*@ predicate atlas_ok{L}(struct atlas a) = uncertain_reads(a.c) && 0 <= a.theory < ATLAS_NAMES && \valid_read(a.m) &&
  @   mechanism_variables(a.c->json, a.m) && a.m->variables == ATLAS_AXES && atlas_rows_ok(a.c->json, a.rows) &&
  @   \valid(a.used + (0 .. ATLAS_MAX_ROWS)) && \valid(a.room) &&
  @   names_apart(\base_addr(a.room), a.c->theory->program); */

/* The parts of a region, which is a choice of one piece for each parameter. In each, `flaw` is a reason to refuse it, or
 * NULL. */

/* The values of the variables: the parameters come first, then the constants. */
struct atlas_box {
    short axes;
    struct cell cell;
    const char *flaw;
};

/* The first value of each variable on the grid on which formulas are compared. */
struct atlas_grid {
    short first[CELL_MAX_AXES];
    const char *flaw;
};

/* The factors and their derivatives. */
struct atlas_factors {
    short count;
    struct tensor factor[ATLAS_MAX_FACTORS], slope[ATLAS_MAX_FACTORS][ATLAS_AXES];
    const char *flaw;
};

/* constant * product of factor[i]^exponent[i] */
struct atlas_product {
    scalar constant;
    short exponent[ATLAS_MAX_FACTORS];
};

/* The quantities. */
struct atlas_quantities {
    struct atlas_product product[PROGRAM_MAX_QUANTITIES];
    unsigned char divides[ATLAS_MAX_FACTORS]; /* 1 when the factor occurs in the denominator of some quantity */
    const char *flaw;
};

/*@ predicate atlas_cell_ok(struct cell cell, integer axes) = \forall integer i; 0 <= i < axes ==>
  @   cell.side[i].low != \null && cell.side[i].high != \null;
  @ predicate atlas_box_ok(struct atlas_box b) = ATLAS_AXES <= b.axes <= CELL_MAX_AXES && atlas_cell_ok(b.cell, b.axes);
  @ predicate atlas_grid_ok(struct atlas_grid g) = \forall integer i; 0 <= i < CELL_MAX_AXES ==>
  @   -ATLAS_MAX_FIRST <= g.first[i] <= ATLAS_MAX_FIRST;
  @ predicate atlas_factor_ok(struct tensor t, integer axes) = tensor_ok(t) && t.axes == axes;
  @ predicate atlas_factors_ok(struct atlas_factors f, integer axes) = 0 <= f.count <= ATLAS_MAX_FACTORS &&
  @   (\forall integer i; 0 <= i < f.count ==> atlas_factor_ok(f.factor[i], axes)) &&
  @   \forall integer i, k; 0 <= i < f.count && 0 <= k < ATLAS_AXES ==> atlas_factor_ok(f.slope[i][k], axes);
  @ predicate atlas_product_ok(struct atlas_product q) = q.constant != \null && \forall integer i;
  @   0 <= i < ATLAS_MAX_FACTORS ==> -ATLAS_MAX_EXPONENT <= q.exponent[i] <= ATLAS_MAX_EXPONENT;
  @ predicate atlas_products_ok(struct atlas_quantities q, integer count) = \forall integer k; 0 <= k < count ==>
  @   atlas_product_ok(q.product[k]); */

struct atlas_region {
    unsigned short node;
    struct atlas_box box;
    struct atlas_grid grid;
    struct atlas_factors factors;
    struct atlas_quantities quantities;
};

/*@ // The same of the parts in memory.
  @ predicate atlas_factors_at{L}(struct atlas_factors *f, integer axes) = 0 <= f->count <= ATLAS_MAX_FACTORS &&
  @   (\forall integer i; 0 <= i < f->count ==> atlas_factor_ok(f->factor[i], axes)) &&
  @   \forall integer i, k; 0 <= i < f->count && 0 <= k < ATLAS_AXES ==> atlas_factor_ok(f->slope[i][k], axes);
  @ predicate atlas_products_at{L}(struct atlas_quantities *q, integer count) = \forall integer k; 0 <= k < count ==>
  @   atlas_product_ok(q->product[k]);
  @ predicate atlas_grid_at{L}(struct atlas_grid *g) = \forall integer i; 0 <= i < CELL_MAX_AXES ==>
  @   -ATLAS_MAX_FIRST <= g->first[i] <= ATLAS_MAX_FIRST;
  @ predicate atlas_region_ok{L}(struct atlas a, struct atlas_region *r) = \valid_read(r) &&
  @   0 <= r->node < a.c->json->count && ATLAS_AXES <= r->box.axes <= CELL_MAX_AXES &&
  @   cell_sides(&r->box.cell, r->box.axes) && atlas_grid_at(&r->grid) && atlas_factors_at(&r->factors, r->box.axes) &&
  @   atlas_products_at(&r->quantities, a.c->theory->program->quantities); */

/* The parts of a region at its node. atlas_read_box: `index` is the number of the region. atlas_free_factors: frees
 * what they own. atlas_check_inputs: checks the inputs that are given in the problem. */
/*@ requires atlas_ok(a) && 0 <= node < a.c->json->count && 0 <= index;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && atlas_box_ok(\result); */
struct atlas_box atlas_read_box(struct atlas a, int node, int index);
/*@ requires atlas_ok(a) && 0 <= node < a.c->json->count && 0 <= axes <= CELL_MAX_AXES;
  @ assigns \nothing;
  @ ensures atlas_grid_ok(\result); */
struct atlas_grid atlas_read_grid(struct atlas a, int node, int axes);
/*@ requires atlas_ok(a) && 0 <= node < a.c->json->count && ATLAS_AXES <= axes <= CELL_MAX_AXES;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && atlas_factors_ok(\result, axes); */
struct atlas_factors atlas_read_factors(struct atlas a, int node, int axes);
/*@ requires 0 <= factors.count <= ATLAS_MAX_FACTORS;
  @ assigns \nothing; */
void atlas_free_factors(struct atlas_factors factors);
/*@ requires atlas_ok(a) && 0 <= node < a.c->json->count && 0 <= factors <= ATLAS_MAX_FACTORS;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures \result.flaw == \null ==> atlas_products_ok(\result, a.c->theory->program->quantities); */
struct atlas_quantities atlas_read_quantities(struct atlas a, int node, int factors);
/*@ requires atlas_ok(a) && atlas_region_ok(a, region);
  @ assigns scalar_doubt, \result \from a, region;
  @ ensures DOUBT_STAYS; */
const char *atlas_check_inputs(struct atlas a, const struct atlas_region *region);

/* atlas_check_formulas: the flaw in the quantities, which must be those of the formulas; NULL when there is none. */
/*@ requires atlas_ok(a) && atlas_region_ok(a, region);
  @ assigns scalar_doubt, \result \from a, region;
  @ ensures DOUBT_STAYS; */
const char *atlas_check_formulas(struct atlas a, const struct atlas_region *region);

/* The area of a region, and that of its undecided cells; or a flaw. */
struct atlas_share {
    scalar area, undecided;
    struct atlas_flaw flaw;
};

/* atlas_check_cover: checks every cell, and marks the rows that they have. */
/*@ requires atlas_ok(a) && atlas_region_ok(a, region);
  @ assigns a.used[0 .. ATLAS_MAX_ROWS], *a.room, scalar_doubt;
  @ ensures DOUBT_STAYS && atlas_ok(a);
  @ ensures \result.flaw.what == \null ==> \result.area != \null && \result.undecided != \null; */
struct atlas_share atlas_check_cover(struct atlas a, const struct atlas_region *region);

#endif
