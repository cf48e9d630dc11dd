/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `fold`. The other files check which of the optional data are present. */
#include "check/fold/private.h"
#include "check/known_before.h"

#define OPTIONAL_NUMBER(name, unit, meaning) OPTIONAL(#name, SCHEMA_NUMBER),
static const struct schema_field problem_fields[] = {
    REQUIRED("kind", SCHEMA_STRING),
    FOLD_RATE_INPUTS(OPTIONAL_NUMBER) FOLD_TANGENT_INPUTS(OPTIONAL_NUMBER) FOLD_PARAMETER_INPUTS(OPTIONAL_NUMBER)
        FOLD_STATE_INPUTS(OPTIONAL_NUMBER) FOLD_END_INPUTS(OPTIONAL_NUMBER) ENDS};

static const struct schema_field two_fold_fields[] = {REQUIRED("side", SCHEMA_INTEGER),
                                                      REQUIRED("r", SCHEMA_NUMBER),
                                                      REQUIRED("omega", SCHEMA_SURD_OR_NULL),
                                                      REQUIRED("law", SCHEMA_STRING_OR_NULL),
                                                      REQUIRED("row", SCHEMA_STRING),
                                                      REQUIRED("case", SCHEMA_INTEGER_OR_NULL),
                                                      REQUIRED("forward", SCHEMA_STRING),
                                                      REQUIRED("reached", SCHEMA_STRING_OR_NULL),
                                                      ENDS};

static const struct schema_field verdict_fields[] = {REQUIRED("question", SCHEMA_STRING),
                                                     OPTIONAL("point", SCHEMA_STRING),
                                                     OPTIONAL("fold_plus", SCHEMA_STRING_OR_NULL),
                                                     OPTIONAL("fold_minus", SCHEMA_STRING_OR_NULL),
                                                     OPTIONAL("two_fold", SCHEMA_STRING_OR_NULL),
                                                     OPTIONAL("case", SCHEMA_INTEGER_OR_NULL),
                                                     OPTIONAL("forward", SCHEMA_STRING),
                                                     OPTIONAL("reached", SCHEMA_STRING_OR_NULL),
                                                     OPTIONAL("weight", SCHEMA_NUMBER_OR_NULL),
                                                     OPTIONAL("J1J2", SCHEMA_NUMBER_OR_NULL),
                                                     OPTIONAL("law", SCHEMA_STRING_OR_NULL),
                                                     {"count", SCHEMA_STRING_OR_INTEGER, 1, NULL},
                                                     {"two_folds", SCHEMA_OBJECTS, 1, two_fold_fields},
                                                     OPTIONAL("funnel", SCHEMA_STRING),
                                                     OPTIONAL("soonest", SCHEMA_NUMBER),
                                                     OPTIONAL("latest", SCHEMA_NUMBER),
                                                     OPTIONAL("rest", SCHEMA_STRING),
                                                     OPTIONAL("force", SCHEMA_NUMBER),
                                                     OPTIONAL("moment", SCHEMA_NUMBER),
                                                     REQUIRED("zeros", SCHEMA_STRINGS),
                                                     ENDS};

static const struct schema_field quantity_fields[] = {
    REQUIRED("value", SCHEMA_NUMBER), REQUIRED("sign", SCHEMA_INTEGER), REQUIRED("by", SCHEMA_STRING), ENDS};

#define OPTIONAL_INPUT(name, unit, meaning) {#name, SCHEMA_OBJECT, 1, quantity_fields},
#define OPTIONAL_FORMULA(macro, output, unit, meaning) {#output, SCHEMA_OBJECT, 1, quantity_fields},
static const struct schema_field quantities_fields[] = {
    FOLD_RATE_INPUTS(OPTIONAL_INPUT) FOLD_TANGENT_INPUTS(OPTIONAL_INPUT) FOLD_PARAMETER_INPUTS(OPTIONAL_INPUT)
        FOLD_STATE_INPUTS(OPTIONAL_INPUT) FOLD_WHEEL_FORMULAS(OPTIONAL_FORMULA) FOLD_PLACE_FORMULAS(OPTIONAL_FORMULA)
            FOLD_END_INPUTS(OPTIONAL_INPUT) FOLD_END_FORMULAS(OPTIONAL_FORMULA) FOLD_HOLD_FORMULAS(OPTIONAL_FORMULA)
                ENDS};

/* The number of quantities, and how many of them come before those that are proved to be a list first. */
enum { QUANTITIES = (int)(sizeof quantities_fields / sizeof quantities_fields[0]) - 1, QUANTITIES_BEFORE = 40 };

static const struct schema_field piece_fields[] = {REQUIRED("end", SCHEMA_NUMBER), REQUIRED("low", SCHEMA_NUMBER),
                                                   REQUIRED("high", SCHEMA_NUMBER), ENDS};

static const struct schema_field witness_fields[] = {
    OPTIONAL("root", SCHEMA_NUMBER), {"pieces", SCHEMA_OBJECTS, 1, piece_fields}, ENDS};

static const struct schema_field fold_schema[] = {
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
    KNOWN_SCHEMA(two_fold_fields, 2);
    KNOWN_SCHEMA(verdict_fields, 3);
}

/* The last of the quantities. */
/*@ assigns \nothing;
  @ ensures schema_within(&quantity_fields[0], SCHEMA_MAX_FIELDS);
  @ ensures schema_within(&quantities_fields[QUANTITIES_BEFORE], 2 * SCHEMA_MAX_FIELDS); */
static void known_last_quantities(void)
{
    KNOWN_SCHEMA(quantity_fields, 0);
    known_schema(quantities_fields + QUANTITIES_BEFORE, QUANTITIES - QUANTITIES_BEFORE, 1);
}

/*@ assigns \nothing;
  @ ensures schema_within(&quantities_fields[0], 4 * SCHEMA_MAX_FIELDS); */
static void known_quantities(void)
{
    known_last_quantities();
    KNOWN_SCHEMA(quantity_fields, 1);
    known_before(quantities_fields, QUANTITIES_BEFORE, 2);
    known_within(quantities_fields, 2 * SCHEMA_MAX_FIELDS + QUANTITIES_BEFORE, 4 * SCHEMA_MAX_FIELDS);
}

/*@ assigns \nothing;
  @ ensures schema_within(&witness_fields[0], 4 * SCHEMA_MAX_FIELDS); */
static void known_witness(void)
{
    KNOWN_SCHEMA(piece_fields, 2);
    KNOWN_SCHEMA(witness_fields, 3);
}

const struct schema_field *known_fold_schema(void)
{
    known_problem();
    known_verdict();
    known_quantities();
    known_witness();
    KNOWN_SCHEMA(fold_schema, 4);
    return fold_schema;
}
