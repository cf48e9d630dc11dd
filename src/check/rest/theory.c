/* SPDX-License-Identifier: BSD-2-Clause */
/* What the checkers of uncertain data and of atlases need to know of the kind `rest`. */
#define PROGRAM_TABLE
#include "check/rest/program.h"
#undef PROGRAM_TABLE

#include "check/cover/theories.h"
#include "check/known_schema.h"
#include "check/known_long_theory.h"
#include "check/rest/theory.h"
#include "check/uncertain_schema.h"

#include <stddef.h>

/* The verdict has neither e^2 nor a list of quantities that are zero. */
static const struct schema_field any_fields[] = {REQUIRED("kind", SCHEMA_STRING), REQUIRED("law", SCHEMA_STRING),
                                                 REST_INPUTS(SET_FIELD) ENDS};
UNCERTAIN_INPUT_LISTS(REST_INPUTS)

static const struct schema_field condition_fields[] = {REQUIRED("contact", SCHEMA_STRING),
                                                       REQUIRED("potential", SCHEMA_STRING),
                                                       REQUIRED("impacts", SCHEMA_STRING_OR_NULL), ENDS};

static const struct schema_field possible_fields[] = {REQUIRED("stability", SCHEMA_STRING),
                                                      OBJECT("conditions", condition_fields),
                                                      REQUIRED("decides", SCHEMA_STRINGS), ENDS};

UNCERTAIN_RESULT_LISTS(possible_fields)

static const struct schema_field uncertain_schema[] = UNCERTAIN_RECORD;

const struct schema_field *known_rest_uncertain_schema(void)
{
    KNOWN_SCHEMA(condition_fields, 1);
    KNOWN_UNCERTAIN_SCHEMA(uncertain_schema, possible_fields);
    return uncertain_schema;
}

static const struct uncertain_theory newton = {.program = &rest_program, .name = THEORY_REST_NEWTON},
                                     poisson = {.program = &rest_poisson_program, .name = THEORY_REST_POISSON},
                                     energetic = {.program = &rest_energetic_program, .name = THEORY_REST_ENERGETIC};

/* Each quantity of a table is at its place: the inputs first. */
#define COUNT_INPUT(x, unit, meaning) AT_##x,
#define COUNT_NEWTON(macro, x, unit, meaning) AT_##x,
#define COUNT_POISSON(macro, x, unit, meaning) POISSON_AT_##x,
#define COUNT_ENERGETIC(macro, x, unit, meaning) ENERGETIC_AT_##x,
enum { REST_INPUTS(COUNT_INPUT) AT_FORMULAS };
enum { NEWTON_BEFORE = AT_FORMULAS - 1, REST_FORMULAS(COUNT_NEWTON) NEWTON_AT_END };
enum { POISSON_BEFORE = AT_FORMULAS - 1, REST_POISSON_FORMULAS(COUNT_POISSON) POISSON_AT_END };
enum { ENERGETIC_BEFORE = AT_FORMULAS - 1, REST_ENERGETIC_FORMULAS(COUNT_ENERGETIC) ENERGETIC_AT_END };
#define NEWTON_INPUT_TEXT(x, unit, meaning) constant_text(rest_quantities[AT_##x].name) &&
#define NEWTON_FORMULA_TEXT(macro, x, unit, meaning) constant_text(rest_quantities[AT_##x].name) &&
#define POISSON_INPUT_TEXT(x, unit, meaning) constant_text(rest_poisson_quantities[AT_##x].name) &&
#define POISSON_FORMULA_TEXT(macro, x, unit, meaning) constant_text(rest_poisson_quantities[POISSON_AT_##x].name) &&
#define ENERGETIC_INPUT_TEXT(x, unit, meaning) constant_text(rest_energetic_quantities[AT_##x].name) &&
#define ENERGETIC_FORMULA_TEXT(macro, x, unit, meaning)                                                                \
    constant_text(rest_energetic_quantities[ENERGETIC_AT_##x].name) &&

const struct uncertain_theory *rest_newton_theory(void)
{
    //@ assert inputs: REST_INPUTS(NEWTON_INPUT_TEXT) \true;
    //@ assert formulas: REST_FORMULAS(NEWTON_FORMULA_TEXT) \true;
    return known_long_theory(&newton, &rest_program, rest_code, rest_quantities, NULL);
}

const struct uncertain_theory *rest_poisson_theory(void)
{
    //@ assert inputs: REST_INPUTS(POISSON_INPUT_TEXT) \true;
    //@ assert formulas: REST_POISSON_FORMULAS(POISSON_FORMULA_TEXT) \true;
    return known_long_theory(&poisson, &rest_poisson_program, rest_poisson_code, rest_poisson_quantities, NULL);
}

const struct uncertain_theory *rest_energetic_theory(void)
{
    //@ assert inputs: REST_INPUTS(ENERGETIC_INPUT_TEXT) \true;
    //@ assert formulas: REST_ENERGETIC_FORMULAS(ENERGETIC_FORMULA_TEXT) \true;
    return known_long_theory(&energetic, &rest_energetic_program, rest_energetic_code, rest_energetic_quantities, NULL);
}
