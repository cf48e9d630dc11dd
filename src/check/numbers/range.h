/* SPDX-License-Identifier: BSD-2-Clause */
/* Closed intervals (spec/certificate.md, section 9.2). */
#ifndef CHECK_NUMBERS_RANGE_H
#define CHECK_NUMBERS_RANGE_H

#include "check/program.h"
#include "check/numbers/scalar.h"

/* An exact number when both ends are the same handle. */
struct range {
    scalar low, high;
};

/*@ predicate range_ok(struct range x) = x.low != \null && x.high != \null; */

/* range_of: the exact number x as an interval. */
/*@ assigns \nothing;
  @ ensures \result.low == x && \result.high == x; */
struct range range_of(scalar x);

/* range_add, range_subtract, range_multiply: the interval of x + y, x - y, x * y. */
/*@ requires pool != \null && range_ok(x) && range_ok(y);
  @ assigns \nothing;
  @ ensures range_ok(\result); */
struct range range_add(struct scalar_pool *pool, struct range x, struct range y);
/*@ requires pool != \null && range_ok(x) && range_ok(y);
  @ assigns \nothing;
  @ ensures range_ok(\result); */
struct range range_subtract(struct scalar_pool *pool, struct range x, struct range y);
/*@ requires pool != \null && range_ok(x) && range_ok(y);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range range_multiply(struct scalar_pool *pool, struct range x, struct range y);

/* range_sign: -1, 0 or 1 when all numbers of the interval have this sign, else RANGE_OPEN. */
enum { RANGE_OPEN = 2 };
/*@ requires range_ok(x);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 2 && DOUBT_STAYS; */
int range_sign(struct range x);

/* range_evaluate: evaluates a program; the nodes of the inputs are given. */
/*@ requires pool != \null && program_ok(program) && \valid(node + (0 .. program->inputs + program->operations - 1));
  @ requires apart: \base_addr(node) != \base_addr(program) && \base_addr(node) != \base_addr(program->code);
  @ requires given: \forall integer i; 0 <= i < program->inputs ==> range_ok(node[i]);
  @ assigns node[program->inputs .. program->inputs + program->operations - 1], scalar_doubt;
  @ ensures DOUBT_STAYS && \forall integer i; 0 <= i < program->inputs + program->operations ==> range_ok(node[i]); */
void range_evaluate(struct scalar_pool *pool, const struct program *program, struct range *node);

#endif
