/* SPDX-License-Identifier: BSD-2-Clause */
/* The compiled table of instructions agrees with the formulas in ACSL: after the exact evaluator has run contact_program, each node that is
 * named after a formula has the value of that formula.  The preprocessor makes both from spec/contact/formula.h, by different macros; this
 * file proves that they agree.
 *
 * The table is treated one instruction at a time, by a list of calls made from the list of formulas; the preconditions of each call are
 * about one entry of the table. */
#include "../numbers/steps.h"

#include "contact/program.c"

#include "values.h"

#define AT(t) contact_##t - contact_INPUTS
#define FORM(i, operation, x, y) step_is_formed(contact_code, contact_INPUTS, i, operation, x, y);
#define FORMED_ADD(t, x, y) FORM(AT(t), OPERATION_ADD, contact_##x, contact_##y)
#define FORMED_SUB(t, x, y) FORM(AT(t), OPERATION_SUB, contact_##x, contact_##y)
#define FORMED_MUL(t, x, y) FORM(AT(t), OPERATION_MUL, contact_##x, contact_##y)
#define FORMED(macro, output, unit, meaning) macro(NO_STEP, FORMED_ADD, FORMED_SUB, FORMED_MUL)
#define APPLY(i, operation, x, y)                                                                                     \
    step_applies(contact_code, contact_OPERATIONS, contact_INPUTS, node, i, operation, x, y);
#define APPLIED_ADD(t, x, y) APPLY(AT(t), OPERATION_ADD, contact_##x, contact_##y)
#define APPLIED_SUB(t, x, y) APPLY(AT(t), OPERATION_SUB, contact_##x, contact_##y)
#define APPLIED_MUL(t, x, y) APPLY(AT(t), OPERATION_MUL, contact_##x, contact_##y)
#define APPLIED(macro, output, unit, meaning) macro(NO_STEP, APPLIED_ADD, APPLIED_SUB, APPLIED_MUL)

#define SAYS(formula, output, unit, meaning)                                                                          \
    ensures output: VALUE(output) == value_##output(GIVEN(a), GIVEN(b), GIVEN(A), GIVEN(B), GIVEN(C), GIVEN(mu), GIVEN(u));
#define GIVEN(x) value(\at(node[contact_##x], Pre))
#define KEPT(x, unit, meaning) VALUE(x) == GIVEN(x) &&

/*@ requires memory: \valid(node + (0 .. contact_NODES - 1));
    requires apart: \separated(&contact_code[0 .. contact_OPERATIONS - 1], node + (0 .. contact_NODES - 1));
    assigns node[contact_INPUTS .. contact_NODES - 1];
    CONTACT_FORMULAS(SAYS) */
void contact_program_says(struct number_pool *pool, const struct number **node)
{
    CONTACT_FORMULAS(FORMED)
    steps_run(pool, contact_code, contact_OPERATIONS, contact_INPUTS, node);
    /*@ assert unchanged: CONTACT_INPUTS(KEPT) \true; */
    CONTACT_FORMULAS(APPLIED)
    values_follow(node);
}
