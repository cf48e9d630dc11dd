/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `slide2`. slide2.c checks which of the optional data are present. */
#include "check/known_long_schema.h"
#include "check/slide2/private.h"

#include <stddef.h>

#define NUMBER_FIELD(name, unit, meaning) REQUIRED(#name, SCHEMA_NUMBER),
#define OPTIONAL_NUMBER(name, unit, meaning) OPTIONAL(#name, SCHEMA_NUMBER),
static const struct schema_field problem_fields[] = {
    REQUIRED("kind", SCHEMA_STRING),
    SLIDE2_LOAD_INPUTS(NUMBER_FIELD) SLIDE2_MATRIX_INPUTS(OPTIONAL_NUMBER) SLIDE2_INERTIA_INPUTS(OPTIONAL_NUMBER)
        SLIDE2_COMPLIANCE_INPUTS(OPTIONAL_NUMBER) ENDS};

static const struct schema_field mode_words[] = {REQUIRED("FF", SCHEMA_STRING), REQUIRED("S+F", SCHEMA_STRING),
                                                 REQUIRED("FS+", SCHEMA_STRING), REQUIRED("S+S+", SCHEMA_STRING), ENDS};

static const struct schema_field impact_words[] = {REQUIRED("IF", SCHEMA_STRING), REQUIRED("FI", SCHEMA_STRING),
                                                   REQUIRED("II", SCHEMA_STRING), ENDS};

static const struct schema_field verdict_fields[] = {REQUIRED("class", SCHEMA_STRING),
                                                     REQUIRED("cases", SCHEMA_STRINGS),
                                                     REQUIRED("dual", SCHEMA_STRINGS),
                                                     OBJECT("modes", mode_words),
                                                     REQUIRED("solutions", SCHEMA_STRING_OR_INTEGER),
                                                     OBJECT("stability", mode_words),
                                                     REQUIRED("hurwitz", SCHEMA_STRING_OR_NULL),
                                                     OBJECT("impact_without_collision", impact_words),
                                                     REQUIRED("resolution", SCHEMA_STRINGS),
                                                     REQUIRED("zeros", SCHEMA_STRINGS),
                                                     ENDS};

static const struct schema_field quantity_fields[] = {
    REQUIRED("value", SCHEMA_NUMBER), REQUIRED("sign", SCHEMA_INTEGER), REQUIRED("by", SCHEMA_STRING), ENDS};

#define INPUT_FIELD(name, unit, meaning) OBJECT(#name, quantity_fields),
#define FORMULA_FIELD(macro, output, unit, meaning) OBJECT(#output, quantity_fields),
#define OPTIONAL_INPUT(name, unit, meaning) {#name, SCHEMA_OBJECT, 1, quantity_fields},
#define OPTIONAL_FORMULA(macro, output, unit, meaning) {#output, SCHEMA_OBJECT, 1, quantity_fields},
static const struct schema_field quantities_fields[] = {
    SLIDE2_MATRIX_INPUTS(INPUT_FIELD) SLIDE2_LOAD_INPUTS(INPUT_FIELD) SLIDE2_FORMULAS(FORMULA_FIELD)
        SLIDE2_INERTIA_INPUTS(OPTIONAL_INPUT) SLIDE2_COMPLIANCE_INPUTS(OPTIONAL_INPUT)
            SLIDE2_COMPLIANCE_FORMULAS(OPTIONAL_FORMULA) ENDS};

static const struct schema_field force_fields[] = {
    REQUIRED("lambda1", SCHEMA_NUMBER), REQUIRED("lambda2", SCHEMA_NUMBER), REQUIRED("v1_dot", SCHEMA_NUMBER),
    REQUIRED("v2_dot", SCHEMA_NUMBER), ENDS};

static const struct schema_field weight_fields[] = {REQUIRED("w1", SCHEMA_NUMBER), REQUIRED("w2", SCHEMA_NUMBER), ENDS};

static const struct schema_field mode_fields[] = {
    {"force", SCHEMA_OBJECT, 1, force_fields}, {"weights", SCHEMA_OBJECT, 1, weight_fields}, ENDS};

static const struct schema_field modes_fields[] = {OBJECT("FF", mode_fields), OBJECT("S+F", mode_fields),
                                                   OBJECT("FS+", mode_fields), OBJECT("S+S+", mode_fields), ENDS};

static const struct schema_field example_fields[] = {SLIDE2_COMPLIANCE_INPUTS(NUMBER_FIELD) ENDS};

static const struct schema_field inertia_fields[] = {REQUIRED("lower", SCHEMA_MATRIX),
                                                     REQUIRED("pivots", SCHEMA_NUMBERS), ENDS};

static const struct schema_field witness_fields[] = {OBJECT("modes", modes_fields),
                                                     {"stable", SCHEMA_OBJECT, 1, example_fields},
                                                     {"unstable", SCHEMA_OBJECT, 1, example_fields},
                                                     {"inertia", SCHEMA_OBJECT, 1, inertia_fields},
                                                     ENDS};

static const struct schema_field slide2_schema[] = {
    REQUIRED("v", SCHEMA_INTEGER),     REQUIRED("type", SCHEMA_STRING),
    REQUIRED("kind", SCHEMA_STRING),   OPTIONAL("id", SCHEMA_STRING_OR_INTEGER),
    OPTIONAL("field", SCHEMA_ROOT),    OBJECT("problem", problem_fields),
    REQUIRED("sha256", SCHEMA_STRING), REQUIRED("row", SCHEMA_STRING),
    OBJECT("verdict", verdict_fields), OBJECT("quantities", quantities_fields),
    OBJECT("witness", witness_fields), ENDS};

/*@ assigns \nothing;
  @ ensures schema_within(&problem_fields[0], 4 * SCHEMA_MAX_FIELDS); */
static void known_problem(void)
{
    KNOWN_SCHEMA(problem_fields, 3);
}

/*@ assigns \nothing;
  @ ensures schema_within(&verdict_fields[0], 4 * SCHEMA_MAX_FIELDS); */
static void known_verdict(void)
{
    KNOWN_SCHEMA(mode_words, 2);
    KNOWN_SCHEMA(impact_words, 2);
    KNOWN_SCHEMA(verdict_fields, 3);
}

/*@ assigns \nothing;
  @ ensures schema_within(&quantities_fields[0], 4 * SCHEMA_MAX_FIELDS); */
static void known_quantities(void)
{
    KNOWN_SCHEMA(quantity_fields, 1);
    KNOWN_LONG_SCHEMA(quantities_fields, 2);
}

/*@ assigns \nothing;
  @ ensures schema_within(&witness_fields[0], 4 * SCHEMA_MAX_FIELDS); */
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

const struct schema_field *known_slide2_schema(void)
{
    known_problem();
    known_verdict();
    known_quantities();
    known_witness();
    KNOWN_SCHEMA(slide2_schema, 4);
    return slide2_schema;
}
