/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves formulas.h.  The compiled table contact_program is treated one instruction and one quantity at a time (steps.h). */
#include "../numbers/steps.h"

#include "contact/program.c"

#include "formulas.h"
#include "parts.h"

#define AT(t) contact_##t - contact_INPUTS
#define FORM(i, operation, x, y) step_is_formed(contact_code, contact_INPUTS, i, operation, x, y);
#define FORMED_ADD(t, x, y) FORM(AT(t), OPERATION_ADD, contact_##x, contact_##y)
#define FORMED_SUB(t, x, y) FORM(AT(t), OPERATION_SUB, contact_##x, contact_##y)
#define FORMED_MUL(t, x, y) FORM(AT(t), OPERATION_MUL, contact_##x, contact_##y)
#define FORMED(macro, output, unit, meaning) macro(NO_STEP, FORMED_ADD, FORMED_SUB, FORMED_MUL)
#define LIST(x) quantity_is_listed(contact_quantities, contact_NODES, QUANTITY_##x, contact_##x);
#define LIST_INPUT(x, unit, meaning) LIST(x)
#define LIST_FORMULA(formula, output, unit, meaning) LIST(output)

/*@ assigns \nothing;
    ensures formed: well_formed(&contact_code[0], contact_OPERATIONS, contact_INPUTS); */
static void code_is_formed(void)
{
    CONTACT_FORMULAS(FORMED)
}

#define QUANTITY_LISTED(x) contact_quantities[QUANTITY_##x].node == contact_##x &&
#define LISTED_INPUT(x, unit, meaning) QUANTITY_LISTED(x)
#define LISTED_FORMULA(formula, output, unit, meaning) QUANTITY_LISTED(output)

/*@ assigns \nothing;
    ensures nodes: listed(&contact_quantities[0], QUANTITY_END, contact_NODES);
    ensures listed: CONTACT_INPUTS(LISTED_INPUT) CONTACT_FORMULAS(LISTED_FORMULA) \true; */
static void quantities_are_listed(void)
{
    CONTACT_INPUTS(LIST_INPUT)
    CONTACT_FORMULAS(LIST_FORMULA)
}

void contact_program_formed(void)
{
    code_is_formed();
    quantities_are_listed();
    parts_are_formed(&contact_program, contact_code, contact_quantities);
}

#define GIVE(i, operation, x, y) step_gives(contact_code, contact_OPERATIONS, contact_INPUTS, i, operation, x, y);
#define GIVEN_ADD(t, x, y) GIVE(AT(t), OPERATION_ADD, contact_##x, contact_##y)
#define GIVEN_SUB(t, x, y) GIVE(AT(t), OPERATION_SUB, contact_##x, contact_##y)
#define GIVEN_MUL(t, x, y) GIVE(AT(t), OPERATION_MUL, contact_##x, contact_##y)
#define GIVEN_STEP(macro, output, unit, meaning) macro(NO_STEP, GIVEN_ADD, GIVEN_SUB, GIVEN_MUL)
/*@ assigns \nothing;
    ensures values: \forall integer h; FOLLOWS_CODE(&contact_code[0]) ==> contact_formulas(h); */
static void code_gives_formulas(void)
{
    CONTACT_FORMULAS(GIVEN_STEP)
    assigned_values_follow(contact_code);
}

void contact_formulas_follow(void)
{
    code_gives_formulas();
}
