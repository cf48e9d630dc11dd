/* SPDX-License-Identifier: BSD-2-Clause */
/* If every node of contact_program has the value that its instruction gives it, the named nodes have the values of the formulas. */
#ifndef PROOFS_CONTACT_VALUES_H
#define PROOFS_CONTACT_VALUES_H

#include "../numbers/model.h"
#include "contact/program.h"
#include "quantities.h"

#define VALUE(x) value(node[contact_##x])
#define NO_STEP(x)
#define STEP(operation, t, x, y) applies(operation, VALUE(x), VALUE(y), VALUE(t)) &&
#define STEP_ADD(t, x, y) STEP(OPERATION_ADD, t, x, y)
#define STEP_SUB(t, x, y) STEP(OPERATION_SUB, t, x, y)
#define STEP_MUL(t, x, y) STEP(OPERATION_MUL, t, x, y)
#define STEPS(formula, output, unit, meaning) formula(NO_STEP, STEP_ADD, STEP_SUB, STEP_MUL)
#define HAS(output)                                                                                                   \
    VALUE(output) == value_##output(VALUE(a), VALUE(b), VALUE(A), VALUE(B), VALUE(C), VALUE(mu), VALUE(u))
#define HAS_VALUE(formula, output, unit, meaning) ensures output: HAS(output);

/*@ requires steps: CONTACT_FORMULAS(STEPS) \true;
    assigns \nothing;
    CONTACT_FORMULAS(HAS_VALUE) */
void values_follow(const struct number **node);

#endif
