/* SPDX-License-Identifier: BSD-2-Clause */
/* What the checkers of uncertain data and of atlases need to know of the kind `impact`. */
#define PROGRAM_TABLE
#include "check/impact/program.h"
#undef PROGRAM_TABLE

#include "check/cover/theories.h"
#include "check/impact/theory.h"
#include "check/known_shape.h"
#include "check/known_theory.h"

#include <stddef.h>

/* The verdict has no velocity and no energy, which do not follow from signs. */
#define SET_FIELD(name, unit, meaning) REQUIRED(#name, SHAPE_FIELD),
#define POINT_FIELD(name, unit, meaning) OPTIONAL(#name, SHAPE_EXACT),
#define VALUE_FIELD(name, unit, meaning) OPTIONAL(#name, SHAPE_VALUE),
#define BOX_FIELD(name, unit, meaning) OPTIONAL(#name, SHAPE_BOX),
static const struct shape_field any_fields[] = {REQUIRED("kind", SHAPE_STRING), REQUIRED("law", SHAPE_STRING),
                                                IMPACT_INPUTS(SET_FIELD) ENDS};
static const struct shape_field point_fields[] = {IMPACT_INPUTS(POINT_FIELD) ENDS};
static const struct shape_field value_fields[] = {IMPACT_INPUTS(VALUE_FIELD) ENDS};
static const struct shape_field box_fields[] = {IMPACT_INPUTS(BOX_FIELD) ENDS};

static const struct shape_field possible_fields[] = {REQUIRED("region", SHAPE_INTEGER_OR_NULL),
                                                     REQUIRED("on_boundary", SHAPE_STRINGS),
                                                     REQUIRED("slip", SHAPE_STRINGS),
                                                     REQUIRED("slip_reversal", SHAPE_TRUTH),
                                                     REQUIRED("impact_without_collision", SHAPE_TRUTH_OR_NULL),
                                                     ENDS};

static const struct shape_field verdicts_fields[] = {
    REQUIRED("certain", SHAPE_TRUTH), {"possible", SHAPE_OBJECTS, 0, possible_fields},
    REQUIRED("rows", SHAPE_STRINGS),  {"at", SHAPE_OBJECTS_OR_NULLS, 0, point_fields},
    REQUIRED("outside", SHAPE_TRUTH), ENDS};

static const struct shape_field cover_fields[] = {{"values", SHAPE_OBJECT, 1, value_fields},
                                                  {"box", SHAPE_OBJECT, 1, box_fields},
                                                  REQUIRED("cover", SHAPE_COVER),
                                                  ENDS};

static const struct shape_field uncertain_shape[] = {
    REQUIRED("v", SHAPE_INTEGER),     REQUIRED("type", SHAPE_STRING),
    REQUIRED("kind", SHAPE_STRING),   OPTIONAL("id", SHAPE_STRING_OR_INTEGER),
    OPTIONAL("field", SHAPE_ROOT),    OBJECT("problem", any_fields),
    REQUIRED("sha256", SHAPE_STRING), OBJECT("verdict", verdicts_fields),
    OBJECT("witness", cover_fields),  ENDS};

const struct shape_field *known_impact_uncertain_shape(void)
{
    KNOWN_SHAPE(any_fields, 3);
    KNOWN_SHAPE(point_fields, 2);
    KNOWN_SHAPE(possible_fields, 2);
    KNOWN_SHAPE(verdicts_fields, 3);
    KNOWN_SHAPE(value_fields, 2);
    KNOWN_SHAPE(box_fields, 2);
    KNOWN_SHAPE(cover_fields, 3);
    KNOWN_SHAPE(uncertain_shape, 4);
    return uncertain_shape;
}

static const struct uncertain_theory theory = {
    .shape = uncertain_shape, .program = &impact_program, .name = THEORY_IMPACT};

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
