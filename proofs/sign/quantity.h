/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/sign/quantity.c: the assumed contract of strcmp, beside model.h; TRUST.md numbers it. */
#ifndef PROOFS_SIGN_QUANTITY_H
#define PROOFS_SIGN_QUANTITY_H
#define __FC_STRING_H_

#include "model.h"

/*@ // The bytes from x to a NUL are readable.
    predicate is_text{L}(char *x) = \exists integer n; 0 <= n && \valid_read(x + (0 .. n)) && x[n] == 0;
    predicate has_names{L}(struct program *p) = \forall integer i; 0 <= i < p->quantities ==> is_text((char *)p->quantity[i].name); */

/*@ // L5
    requires is_text((char *)x);
    requires is_text((char *)y);
    assigns \nothing; */
int strcmp(const char *x, const char *y);

/*@ requires program_ok(program) && has_names(program) && is_text((char *)name);
    assigns \nothing;
    ensures node: -1 <= \result < program->inputs + program->operations; */
int quantity_node(const struct program *program, const char *name);
/*@ requires \valid_read(e) && program_ok(e->program) && has_names(e->program) && is_text((char *)name);
    assigns \nothing;
    ensures sign: \result == absent || \exists integer k; 0 <= k < e->program->inputs + e->program->operations && \result == e->sign[k]; */
int quantity_sign(const struct evaluation *e, const char *name, int absent);
/*@ requires \valid_read(e) && program_ok(e->program) && has_names(e->program) && is_text((char *)name);
    assigns \result \from e, name;
    ensures value: \result == \null || \exists integer k; 0 <= k < e->program->inputs + e->program->operations && \result == e->value[k]; */
const struct number *quantity_value(const struct evaluation *e, const char *name);

#endif
