/* SPDX-License-Identifier: BSD-2-Clause */
/* Two steps of formulas.c that put together what is proved of the entries of the tables: contact_program is well formed, and its
 * instructions give the formulas their values.  Their proofs use these parts only, and do not look into the tables. */
#ifndef PROOFS_CONTACT_PARTS_H
#define PROOFS_CONTACT_PARTS_H

#include "../numbers/steps.h"
#include "formulas.h"
#include "values.h"

#define QUANTITY_READ(x) requires x: quantity[QUANTITY_##x].node == contact_##x;
#define READ_INPUT(x, unit, meaning) QUANTITY_READ(x)
#define READ_FORMULA(formula, output, unit, meaning) QUANTITY_READ(output)

/*@ requires program: \valid_read(p);
    requires sizes: p->inputs == contact_INPUTS && p->operations == contact_OPERATIONS && p->quantities == QUANTITY_END;
    requires code: p->code == code;
    requires quantity: p->quantity == quantity;
    requires code_read: \valid_read(code + (0 .. contact_OPERATIONS - 1));
    requires quantity_read: \valid_read(quantity + (0 .. QUANTITY_END - 1));
    requires formed: well_formed(code, contact_OPERATIONS, contact_INPUTS);
    requires nodes: listed(quantity, QUANTITY_END, contact_NODES);
    CONTACT_INPUTS(READ_INPUT) CONTACT_FORMULAS(READ_FORMULA)
    assigns \nothing;
    ensures program: program_ok(p);
    ensures listed: contact_listed(p); */
void parts_are_formed(const struct program *p, const struct instruction *code, const struct quantity *quantity);

#define FOLLOWS_CODE(code) follows(h, code, contact_OPERATIONS, contact_INPUTS)
#define ASSIGNED_STEP(operation, t, x, y)                                                                             \
    requires t: \forall integer h; FOLLOWS_CODE(code) ==> applies(operation, ASSIGNED(x), ASSIGNED(y), ASSIGNED(t));
#define ASSIGNED_ADD(t, x, y) ASSIGNED_STEP(OPERATION_ADD, t, x, y)
#define ASSIGNED_SUB(t, x, y) ASSIGNED_STEP(OPERATION_SUB, t, x, y)
#define ASSIGNED_MUL(t, x, y) ASSIGNED_STEP(OPERATION_MUL, t, x, y)
#define ASSIGNED_STEPS(macro, output, unit, meaning) macro(NO_STEP, ASSIGNED_ADD, ASSIGNED_SUB, ASSIGNED_MUL)

/*@ CONTACT_FORMULAS(ASSIGNED_STEPS)
    assigns \nothing;
    ensures values: \forall integer h; FOLLOWS_CODE(code) ==> contact_formulas(h); */
void assigned_values_follow(const struct instruction *code);

#endif
