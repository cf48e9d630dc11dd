/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker of uncertain data: spec/certificate.md, section 9. */
#ifndef CHECK_COVER_UNCERTAIN_H
#define CHECK_COVER_UNCERTAIN_H

#include "check/cover/cell.h"
#include "check/cover/theory.h"
#include "check/text/json.h"
#include "check/schema.h"

/* A theory that has such certificates: its formulas. What follows from signs is in check/cover/theory.h, under its
 * name. */
struct uncertain_theory {
    const struct program *program;
    const struct identity *identities;
    int identity_count;
    int name; /* enum theory_name of theories.h */
};

enum { UNCERTAIN_MAX_WAITING = 512 };

/* One record, and the data read from the fields of its problem. */
struct uncertain {
    const struct json *json;
    struct scalar_pool *pool;
    struct answer *answer;
    const struct uncertain_theory *theory;
    int problem, values, box; /* nodes; the last two 0 when absent */
    int enclosed;             /* 1 when some number is only enclosed */
    short input_of_axis[CELL_MAX_AXES];
    long end[CELL_MAX_AXES][2]; /* nodes of the ends of the uncertain fields */
    /* their values as elements of the field; NULL where a number is only enclosed */
    scalar end_value[CELL_MAX_AXES][2];
    struct range point[PROGRAM_MAX_NODES]; /* the certain inputs, as the points are evaluated with them */
    struct cell_data cells;                /* the same for the cells of the cover */
    struct cell start;                     /* the box of all intervals, where the cover starts */
};

/*@ predicate uncertain_theory_ok{L}(struct uncertain_theory *t) = \valid_read(t) && program_ok(t->program) &&
  @   identities_ok(t->identities, t->identity_count, t->program->inputs + t->program->operations);
  @ predicate uncertain_reads{L}(struct uncertain *c) = \valid_read(c) && json_ok(c->json) && c->json->count > 0 &&
  @   c->pool != \null && uncertain_theory_ok(c->theory) && 0 <= c->problem < c->json->count;
  @ // The record that is checked and its answer are blocks of their own.
  @ predicate uncertain_block{L}(char *base, struct uncertain *c) = base != \base_addr(c->json) &&
  @   base != \base_addr(c->json->text) && base != \base_addr(c->theory) && base != \base_addr(c->theory->program) &&
  @   base != \base_addr(c->theory->program->code) && base != \base_addr(c->theory->program->quantity) &&
  @   base != \base_addr(c->theory->identities);
  @ predicate uncertain_apart{L}(struct uncertain *c) = \base_addr(c) != \base_addr(c->answer) &&
  @   uncertain_block(\base_addr(c), c) && uncertain_block(\base_addr(c->answer), c);
  @ predicate uncertain_answers{L}(struct uncertain *c) =
  @   uncertain_reads(c) && \valid(c->answer) && uncertain_apart(c);
  @ // Its pointers are what they were.
  @ predicate uncertain_stays{K, L}(struct uncertain *c) = \at(c->json, K) == \at(c->json, L) &&
  @   \at(c->pool, K) == \at(c->pool, L) && \at(c->answer, K) == \at(c->answer, L) &&
  @   \at(c->theory, K) == \at(c->theory, L) && \at(c->json->text, K) == \at(c->json->text, L) &&
  @   \at(c->theory->program, K) == \at(c->theory->program, L) &&
  @   \at(c->theory->identities, K) == \at(c->theory->identities, L) &&
  @   \at(c->theory->program->code, K) == \at(c->theory->program->code, L) &&
  @   \at(c->theory->program->quantity, K) == \at(c->theory->program->quantity, L) &&
  @   \forall integer i; 0 <= i < \at(c->theory->program->quantities, K) ==>
  @     \at(c->theory->program->quantity[i].name, K) == \at(c->theory->program->quantity[i].name, L);
  @ predicate uncertain_nodes{L}(struct uncertain *c) = 0 <= c->values < c->json->count && 0 <= c->box < c->json->count;
  @ // The uncertain fields, and the certain ones among the first `inputs`.
  @ predicate uncertain_axis_ok{L}(struct uncertain *c, integer axis) =
  @   0 <= c->input_of_axis[axis] < c->theory->program->inputs && 0 <= c->end[axis][0] < c->json->count &&
  @   0 <= c->end[axis][1] < c->json->count && c->start.side[axis].low != \null && c->start.side[axis].high != \null;
  @ predicate uncertain_input_ok{L}(struct uncertain *c, integer k) = -1 <= c->cells.axis[k] < c->cells.axes &&
  @   (c->cells.axis[k] < 0 ==> range_ok(c->point[k]) && range_ok(c->cells.input[k]));
  @ predicate uncertain_fields{L}(struct uncertain *c, integer inputs) = 0 <= c->cells.axes <= CELL_MAX_AXES &&
  @   (\forall integer axis; 0 <= axis < c->cells.axes ==> uncertain_axis_ok(c, axis)) &&
  @   \forall integer k; 0 <= k < inputs ==> uncertain_input_ok(c, k);
  @ // What uncertain_read_data makes.
  @ predicate uncertain_ok{L}(struct uncertain *c) = uncertain_answers(c) &&
  @   uncertain_fields(c, c->theory->program->inputs) && c->cells.program == c->theory->program &&
  @   cell_degrees(&c->cells); */

/*@ // The answer is a block apart from the record, and from what the theory has to say.
  @ predicate answer_apart{L}(struct json *json, struct answer *answer) =
  @   \base_addr(answer) != \base_addr(json) && \base_addr(answer) != \base_addr(json->text);
  @ predicate theory_apart{L}(struct uncertain_theory *t, struct answer *answer) =
  @   \base_addr(answer) != \base_addr(t) && \base_addr(answer) != \base_addr(t->program) &&
  @   \base_addr(answer) != \base_addr(t->program->code) && \base_addr(answer) != \base_addr(t->program->quantity) &&
  @   \base_addr(answer) != \base_addr(t->identities); */

/* uncertain_check: whether every statement of a record is true; its schema has been checked.
 * Returns 1, or 0 with the reason in `answer`. */
/*@ requires json_ok(json) && json->count > 0 && pool != \null && \valid(answer) && answer_apart(json, answer);
  @ requires uncertain_theory_ok(theory) && theory_apart(theory, answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int uncertain_check(const struct json *json, const struct uncertain_theory *theory, struct scalar_pool *pool,
                    struct answer *answer);

/* uncertain_is_enclosed: 1 when some number of the problem is given by an enclosure only. That the number lies in it is
 * then an assumption of the verdict. */
/*@ requires json_ok(json) && json->count > 0;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int uncertain_is_enclosed(const struct json *json);

/* The parts of uncertain_check; each returns 1, or 0 with the reason.
 * uncertain_read_data: reads the fields (section 9.2)
 * uncertain_check_points: the points of `at` have the verdicts that they are given for (9.4)
 * uncertain_check_cover: the cover proves that `possible` lists every verdict (9.3) */
/*@ requires \valid(c) && json_ok(c->json) && c->json->count > 0 && c->pool != \null && \valid(c->answer);
  @ requires uncertain_theory_ok(c->theory) && uncertain_apart(c) && c->cells.axes == 0;
  @ assigns *c, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> uncertain_ok(c) && c->answer == \old(c->answer)); */
int uncertain_read_data(struct uncertain *c);
/*@ requires uncertain_ok(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> uncertain_ok(c)); */
int uncertain_check_points(const struct uncertain *c);
/*@ requires uncertain_ok(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int uncertain_check_cover(struct uncertain *c);

/* uncertain_contains: 1 when x lies in the interval of an uncertain field. */
/*@ requires uncertain_reads(c) && 0 <= axis < CELL_MAX_AXES && x != \null;
  @ requires 0 <= c->end[axis][0] < c->json->count && 0 <= c->end[axis][1] < c->json->count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int uncertain_contains(const struct uncertain *c, int axis, scalar x);

/* uncertain_axis: the uncertain field with the name in a node; -1 for none. */
/*@ requires uncertain_ok(c) && 0 <= name < c->json->count;
  @ assigns \nothing;
  @ ensures -1 <= \result < c->cells.axes; */
int uncertain_axis(const struct uncertain *c, int name);

/* uncertain_rejected: sets the answer to REJECTED with this reason; returns 0. */
/*@ requires uncertain_answers(c);
  @ assigns *c->answer;
  @ ensures \result == 0; */
int uncertain_rejected(const struct uncertain *c, const char *place, const char *item, const char *what);

#endif
