/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/sign/cascade.c: the contract of the cascade, which determines the sign of every quantity of a program, and the assumed contracts about
 * numbers, which TRUST.md numbers. */
#ifndef PROOFS_SIGN_MODEL_H
#define PROOFS_SIGN_MODEL_H

#include "../filter/model.h"

#include "numbers/filter.h"
#include "sign/cascade.h"
#include "sign/undecided.h"

/*@ // The program is well formed, and its quantities are nodes of it.
    predicate program_ok{L}(struct program *p) = \valid_read(p) && 0 <= p->inputs && 0 <= p->operations &&
        p->inputs + p->operations <= PROGRAM_MAX_NODES && \valid_read(p->code + (0 .. p->operations - 1)) &&
        well_formed(p->code, p->operations, p->inputs) && 0 <= p->quantities <= PROGRAM_MAX_NODES &&
        \valid_read(p->quantity + (0 .. p->quantities - 1)) &&
        \forall integer i; 0 <= i < p->quantities ==> 0 <= p->quantity[i].node < p->inputs + p->operations;
    // The evaluation, which is written, is separate from the program, which is read.
    predicate apart{L}(struct evaluation *e, struct program *p) = \separated(e, p) &&
        \separated(e, p->code + (0 .. p->operations - 1)) && \separated(e, p->quantity + (0 .. p->quantities - 1));
    predicate evaluation_ok{L}(struct evaluation *e) = \valid(e) && program_ok(e->program) && apart(e, e->program);
    // The assignment h gives the inputs their values, and each other node the value of its instruction.
    predicate solves{L}(integer h, struct evaluation *e) = begins(h, (struct number **)e->value, e->program->inputs) &&
        follows(h, e->program->code, e->program->operations, e->program->inputs);
    // The sign is unknown, or that of the number.
    predicate sign_right(integer s, real x) = s == SIGN_UNKNOWN || is_sign(s, x);
    predicate signs_right{L}(integer h, struct evaluation *e) = \forall integer k; 0 <= k < PROGRAM_MAX_NODES ==>
        sign_right(e->sign[k], assigned(h, k));
    predicate all_known{L}(struct evaluation *e) = \forall integer i; 0 <= i < e->program->quantities ==>
        e->sign[e->program->quantity[i].node] != SIGN_UNKNOWN;
    predicate balls_hold{L}(integer h, struct evaluation *e, struct ball *node) = \forall integer k;
        0 <= k < e->program->inputs + e->program->operations ==> holds(node[k].value, node[k].error, assigned(h, k));
    predicate enclosures_prove{L}(integer h, struct evaluation *e, int *answer) = \forall integer k;
        0 <= k < e->program->inputs + e->program->operations ==> proves(answer[k], assigned(h, k));
    predicate has_values{L}(integer h, struct evaluation *e) =
        \forall integer k; 0 <= k < e->program->inputs + e->program->operations ==> value(e->value[k]) == assigned(h, k);
    // The values of the operations are not computed yet, or they are exact.
    predicate values_right{L}(struct evaluation *e) =
        e->program->operations == 0 || e->value[e->program->inputs] == \null ||
        \forall integer h; solves(h, e) ==> has_values(h, e);
    // The sign of a node is unknown, or that of its exact value.
    predicate has_its_sign{L}(struct evaluation *e, integer k) = sign_right(e->sign[k], value(e->value[k]));
    predicate bounded_budget(integer bits) = 0 <= bits <= 0x1000000000000000; */

/* Proved in src/numbers/number.c (proofs/numbers/near.h). */
/*@ requires \valid(distance);
    assigns *distance, \result \from x;
    ensures holds(\result, *distance, value(x)); */
double number_to_double(const struct number *x, double *distance);
/*@ // N2
    assigns \nothing; */
int number_is_rational(const struct number *x);
/*@ // N2
    assigns \nothing; */
void number_pool_limit(struct number_pool *pool, long bits, long degree);
/*@ // N2
    assigns \nothing; */
void number_prepare(struct number_pool *pool, const struct number *x);
/* Proved in src/numbers/real.c. */
/*@ assigns \nothing;
    ensures 64 <= \result && (\result == 64 || \result <= budget_bits / 64); */
long number_precision_limit(long budget_bits);
/* Proved in src/numbers/number.c. */
/*@ assigns \nothing;
    ensures 1 <= \result <= 0x10000000000; */
long number_numerator_bits(const struct number *x);
/*@ assigns \nothing;
    ensures 1 <= \result <= 0x10000000000; */
long number_denominator_bits(const struct number *x);

/*@ // N5
    assigns *failure, \result \from node;
    ensures \result == STATUS_UNDECIDED; */
enum status too_large(struct failure *failure, const struct program *program, int node, long bits, long budget_bits);
/*@ // N5
    assigns *failure, \result \from quantity;
    ensures \result == STATUS_UNDECIDED; */
enum status not_decided(struct failure *failure, const struct quantity *quantity);
/*@ // N5
    assigns *failure, \result \from quantity;
    ensures \result == STATUS_UNDECIDED; */
enum status not_decided_within(struct failure *failure, const struct quantity *quantity, long budget_bits);
/*@ // N5
    assigns *failure, \result \from quantity;
    ensures \result == STATUS_INTERNAL; */
enum status contradicted(struct failure *failure, const struct quantity *quantity, enum tier by);

/* Proved in src/sign/cascade.c. */
/*@ requires program: program_ok(program) && apart(e, program);
    requires inputs: \valid_read(inputs + (0 .. program->inputs - 1)) &&
        \separated(e, inputs + (0 .. program->inputs - 1));
    requires budget: bounded_budget(budget_bits);
    requires memory: \valid(e) && \valid(failure) && \separated(failure, e);
    assigns *e, *failure;
    ensures program: e->program == program && evaluation_ok(e);
    ensures values: \result == STATUS_OK ==> \forall integer h; begins{Pre}(h, inputs, program->inputs) &&
        follows{Pre}(h, program->code, program->operations, program->inputs) ==> solves(h, e);
    ensures later: \result == STATUS_OK ==> values_right(e);
    ensures known: \result == STATUS_OK ==> all_known(e);
    ensures right: \result == STATUS_OK ==> \forall integer h; begins{Pre}(h, inputs, program->inputs) &&
        follows{Pre}(h, program->code, program->operations, program->inputs) ==> signs_right(h, e); */
enum status cascade_signs(struct number_pool *pool, const struct program *program, const struct number *const *inputs,
                          unsigned tiers, long budget_bits, struct evaluation *e, struct failure *failure);
/*@ requires evaluation: evaluation_ok(e) && values_right(e);
    requires budget: bounded_budget(budget_bits);
    requires failure: \valid(failure) && \separated(failure, e);
    assigns *failure, e->value[0 .. PROGRAM_MAX_NODES - 1];
    ensures unchanged: evaluation_ok(e);
    ensures values: \result == STATUS_OK ==> \forall integer h; solves{Pre}(h, e) ==> has_values(h, e);
    ensures signs: \result == STATUS_OK ==> \forall integer i; 0 <= i < e->program->quantities ==>
        has_its_sign(e, e->program->quantity[i].node); */
enum status evaluation_values(struct number_pool *pool, long budget_bits, struct evaluation *e, struct failure *failure);

#endif
