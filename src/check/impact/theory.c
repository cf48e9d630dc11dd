/* SPDX-License-Identifier: BSD-2-Clause */
/* What the checkers of uncertain data and of atlases need to know of the kind `impact`. */
#define PROGRAM_TABLE
#include "check/impact/program.h"
#undef PROGRAM_TABLE

#include "check/cover/theories.h"
#include "check/impact/theory.h"
#include "check/known_schema.h"
#include "check/known_theory.h"
#include "check/uncertain_schema.h"

#include <stddef.h>

/* The verdict has no velocity and no energy, which do not follow from signs. */
static const struct schema_field any_fields[] = {REQUIRED("kind", SCHEMA_STRING), REQUIRED("law", SCHEMA_STRING),
                                                 IMPACT_INPUTS(SET_FIELD) ENDS};
UNCERTAIN_INPUT_LISTS(IMPACT_INPUTS)

static const struct schema_field possible_fields[] = {REQUIRED("region", SCHEMA_INTEGER_OR_NULL),
                                                      REQUIRED("on_boundary", SCHEMA_STRINGS),
                                                      REQUIRED("slip", SCHEMA_STRINGS),
                                                      REQUIRED("slip_reversal", SCHEMA_TRUTH),
                                                      REQUIRED("impact_without_collision", SCHEMA_TRUTH_OR_NULL),
                                                      ENDS};

UNCERTAIN_RESULT_LISTS(possible_fields)

static const struct schema_field uncertain_schema[] = UNCERTAIN_RECORD;

const struct schema_field *known_impact_uncertain_schema(void)
{
    KNOWN_UNCERTAIN_SCHEMA(uncertain_schema, possible_fields);
    return uncertain_schema;
}

static const struct uncertain_theory theory = {.program = &impact_program, .name = THEORY_IMPACT};

#define INPUT_TEXT(x, unit, meaning) constant_text(impact_quantities[IMPACT_##x].name) &&
#define FORMULA_TEXT(macro, x, unit, meaning) constant_text(impact_quantities[IMPACT_##x].name) &&

const struct uncertain_theory *impact_known_theory(void)
{
    //@ assert inputs: IMPACT_INPUTS(INPUT_TEXT) \true;
    //@ assert formulas: IMPACT_FORMULAS(FORMULA_TEXT) \true;
    // Provers find that no operand is negative in two halves, and not at once.
    //@ assert early: \forall integer i; 0 <= i < 12 ==> 0 <= impact_code[i].left;
    //@ assert late: \forall integer i; 12 <= i < impact_program.operations ==> 0 <= impact_code[i].left;
    return known_theory(&theory, &impact_program, impact_code, impact_quantities, NULL);
}
