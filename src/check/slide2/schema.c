/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `slide2`. slide2.c checks which of the optional data are present. */
#include "check/known_long_schema.h"
#include "check/slide2/private.h"

#include <stddef.h>

#define NUMBER_FIELD(name, unit, meaning) REQUIRED(#name, SHAPE_NUMBER),
#define OPTIONAL_NUMBER(name, unit, meaning) OPTIONAL(#name, SHAPE_NUMBER),
static const struct shape_field problem_fields[] = {
    REQUIRED("kind", SHAPE_STRING),
    SLIDE2_LOAD_INPUTS(NUMBER_FIELD) SLIDE2_MATRIX_INPUTS(OPTIONAL_NUMBER) SLIDE2_INERTIA_INPUTS(OPTIONAL_NUMBER)
        SLIDE2_COMPLIANCE_INPUTS(OPTIONAL_NUMBER) ENDS};

static const struct shape_field mode_words[] = {REQUIRED("FF", SHAPE_STRING), REQUIRED("S+F", SHAPE_STRING),
                                                REQUIRED("FS+", SHAPE_STRING), REQUIRED("S+S+", SHAPE_STRING), ENDS};

static const struct shape_field impact_words[] = {REQUIRED("IF", SHAPE_STRING), REQUIRED("FI", SHAPE_STRING),
                                                  REQUIRED("II", SHAPE_STRING), ENDS};

static const struct shape_field verdict_fields[] = {REQUIRED("class", SHAPE_STRING),
                                                    REQUIRED("cases", SHAPE_STRINGS),
                                                    REQUIRED("dual", SHAPE_STRINGS),
                                                    OBJECT("modes", mode_words),
                                                    REQUIRED("solutions", SHAPE_STRING_OR_INTEGER),
                                                    OBJECT("stability", mode_words),
                                                    REQUIRED("hurwitz", SHAPE_STRING_OR_NULL),
                                                    OBJECT("impact_without_collision", impact_words),
                                                    REQUIRED("resolution", SHAPE_STRINGS),
                                                    REQUIRED("zeros", SHAPE_STRINGS),
                                                    ENDS};

static const struct shape_field quantity_fields[] = {REQUIRED("value", SHAPE_NUMBER), REQUIRED("sign", SHAPE_INTEGER),
                                                     REQUIRED("by", SHAPE_STRING), ENDS};

#define INPUT_FIELD(name, unit, meaning) OBJECT(#name, quantity_fields),
#define FORMULA_FIELD(macro, output, unit, meaning) OBJECT(#output, quantity_fields),
#define OPTIONAL_INPUT(name, unit, meaning) {#name, SHAPE_OBJECT, 1, quantity_fields},
#define OPTIONAL_FORMULA(macro, output, unit, meaning) {#output, SHAPE_OBJECT, 1, quantity_fields},
static const struct shape_field quantities_fields[] = {
    SLIDE2_MATRIX_INPUTS(INPUT_FIELD) SLIDE2_LOAD_INPUTS(INPUT_FIELD) SLIDE2_FORMULAS(FORMULA_FIELD)
        SLIDE2_INERTIA_INPUTS(OPTIONAL_INPUT) SLIDE2_COMPLIANCE_INPUTS(OPTIONAL_INPUT)
            SLIDE2_COMPLIANCE_FORMULAS(OPTIONAL_FORMULA) ENDS};

static const struct shape_field force_fields[] = {REQUIRED("lambda1", SHAPE_NUMBER), REQUIRED("lambda2", SHAPE_NUMBER),
                                                  REQUIRED("v1_dot", SHAPE_NUMBER), REQUIRED("v2_dot", SHAPE_NUMBER),
                                                  ENDS};

static const struct shape_field weight_fields[] = {REQUIRED("w1", SHAPE_NUMBER), REQUIRED("w2", SHAPE_NUMBER), ENDS};

static const struct shape_field mode_fields[] = {
    {"force", SHAPE_OBJECT, 1, force_fields}, {"weights", SHAPE_OBJECT, 1, weight_fields}, ENDS};

static const struct shape_field modes_fields[] = {OBJECT("FF", mode_fields), OBJECT("S+F", mode_fields),
                                                  OBJECT("FS+", mode_fields), OBJECT("S+S+", mode_fields), ENDS};

static const struct shape_field example_fields[] = {SLIDE2_COMPLIANCE_INPUTS(NUMBER_FIELD) ENDS};

static const struct shape_field inertia_fields[] = {REQUIRED("lower", SHAPE_MATRIX), REQUIRED("pivots", SHAPE_NUMBERS),
                                                    ENDS};

static const struct shape_field witness_fields[] = {OBJECT("modes", modes_fields),
                                                    {"stable", SHAPE_OBJECT, 1, example_fields},
                                                    {"unstable", SHAPE_OBJECT, 1, example_fields},
                                                    {"inertia", SHAPE_OBJECT, 1, inertia_fields},
                                                    ENDS};

static const struct shape_field slide2_shape[] = {
    REQUIRED("v", SHAPE_INTEGER),      REQUIRED("type", SHAPE_STRING),
    REQUIRED("kind", SHAPE_STRING),    OPTIONAL("id", SHAPE_STRING_OR_INTEGER),
    OPTIONAL("field", SHAPE_ROOT),     OBJECT("problem", problem_fields),
    REQUIRED("sha256", SHAPE_STRING),  REQUIRED("row", SHAPE_STRING),
    OBJECT("verdict", verdict_fields), OBJECT("quantities", quantities_fields),
    OBJECT("witness", witness_fields), ENDS};

/*@ assigns \nothing;
  @ ensures shape_within(&problem_fields[0], 4 * SHAPE_MAX_FIELDS); */
static void known_problem(void)
{
    KNOWN_SCHEMA(problem_fields, 3);
}

/*@ assigns \nothing;
  @ ensures shape_within(&verdict_fields[0], 4 * SHAPE_MAX_FIELDS); */
static void known_verdict(void)
{
    KNOWN_SCHEMA(mode_words, 2);
    KNOWN_SCHEMA(impact_words, 2);
    KNOWN_SCHEMA(verdict_fields, 3);
}

/*@ assigns \nothing;
  @ ensures shape_within(&quantities_fields[0], 4 * SHAPE_MAX_FIELDS); */
static void known_quantities(void)
{
    KNOWN_SCHEMA(quantity_fields, 1);
    KNOWN_LONG_SCHEMA(quantities_fields, 2);
}

/*@ assigns \nothing;
  @ ensures shape_within(&witness_fields[0], 4 * SHAPE_MAX_FIELDS); */
static void known_witness(void)
{
    KNOWN_SCHEMA(force_fields, 0);
    KNOWN_SCHEMA(weight_fields, 0);
    KNOWN_SCHEMA(mode_fields, 1);
    KNOWN_SCHEMA(modes_fields, 2);
    KNOWN_SCHEMA(example_fields, 2);
    KNOWN_SCHEMA(inertia_fields, 2);
    KNOWN_SCHEMA(witness_fields, 3);
}

const struct shape_field *known_slide2_shape(void)
{
    known_problem();
    known_verdict();
    known_quantities();
    known_witness();
    KNOWN_SCHEMA(slide2_shape, 4);
    return slide2_shape;
}
