/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `fold`. The other files check which of the optional data are present. */
#include "check/fold/private.h"
#include "check/known_schema.h"

#define OPTIONAL_NUMBER(name, unit, meaning) OPTIONAL(#name, SHAPE_NUMBER),
static const struct shape_field problem_fields[] = {
    REQUIRED("kind", SHAPE_STRING),
    FOLD_RATE_INPUTS(OPTIONAL_NUMBER) FOLD_TANGENT_INPUTS(OPTIONAL_NUMBER) FOLD_PARAMETER_INPUTS(OPTIONAL_NUMBER)
        FOLD_STATE_INPUTS(OPTIONAL_NUMBER) FOLD_END_INPUTS(OPTIONAL_NUMBER) ENDS};

static const struct shape_field two_fold_fields[] = {REQUIRED("side", SHAPE_INTEGER),
                                                     REQUIRED("r", SHAPE_NUMBER),
                                                     REQUIRED("omega", SHAPE_SURD_OR_NULL),
                                                     REQUIRED("law", SHAPE_STRING_OR_NULL),
                                                     REQUIRED("row", SHAPE_STRING),
                                                     REQUIRED("case", SHAPE_INTEGER_OR_NULL),
                                                     REQUIRED("forward", SHAPE_STRING),
                                                     REQUIRED("reached", SHAPE_STRING_OR_NULL),
                                                     ENDS};

static const struct shape_field verdict_fields[] = {REQUIRED("question", SHAPE_STRING),
                                                    OPTIONAL("point", SHAPE_STRING),
                                                    OPTIONAL("fold_plus", SHAPE_STRING_OR_NULL),
                                                    OPTIONAL("fold_minus", SHAPE_STRING_OR_NULL),
                                                    OPTIONAL("two_fold", SHAPE_STRING_OR_NULL),
                                                    OPTIONAL("case", SHAPE_INTEGER_OR_NULL),
                                                    OPTIONAL("forward", SHAPE_STRING),
                                                    OPTIONAL("reached", SHAPE_STRING_OR_NULL),
                                                    OPTIONAL("weight", SHAPE_NUMBER_OR_NULL),
                                                    OPTIONAL("J1J2", SHAPE_NUMBER_OR_NULL),
                                                    OPTIONAL("law", SHAPE_STRING_OR_NULL),
                                                    {"count", SHAPE_STRING_OR_INTEGER, 1, NULL},
                                                    {"two_folds", SHAPE_OBJECTS, 1, two_fold_fields},
                                                    OPTIONAL("funnel", SHAPE_STRING),
                                                    OPTIONAL("soonest", SHAPE_NUMBER),
                                                    OPTIONAL("latest", SHAPE_NUMBER),
                                                    OPTIONAL("rest", SHAPE_STRING),
                                                    OPTIONAL("force", SHAPE_NUMBER),
                                                    OPTIONAL("moment", SHAPE_NUMBER),
                                                    REQUIRED("zeros", SHAPE_STRINGS),
                                                    ENDS};

static const struct shape_field quantity_fields[] = {REQUIRED("value", SHAPE_NUMBER), REQUIRED("sign", SHAPE_INTEGER),
                                                     REQUIRED("by", SHAPE_STRING), ENDS};

#define OPTIONAL_INPUT(name, unit, meaning) {#name, SHAPE_OBJECT, 1, quantity_fields},
#define OPTIONAL_FORMULA(macro, output, unit, meaning) {#output, SHAPE_OBJECT, 1, quantity_fields},
static const struct shape_field quantities_fields[] = {
    FOLD_RATE_INPUTS(OPTIONAL_INPUT) FOLD_TANGENT_INPUTS(OPTIONAL_INPUT) FOLD_PARAMETER_INPUTS(OPTIONAL_INPUT)
        FOLD_STATE_INPUTS(OPTIONAL_INPUT) FOLD_WHEEL_FORMULAS(OPTIONAL_FORMULA) FOLD_PLACE_FORMULAS(OPTIONAL_FORMULA)
            FOLD_END_INPUTS(OPTIONAL_INPUT) FOLD_END_FORMULAS(OPTIONAL_FORMULA) FOLD_HOLD_FORMULAS(OPTIONAL_FORMULA)
                ENDS};

static const struct shape_field piece_fields[] = {REQUIRED("end", SHAPE_NUMBER), REQUIRED("low", SHAPE_NUMBER),
                                                  REQUIRED("high", SHAPE_NUMBER), ENDS};

static const struct shape_field witness_fields[] = {
    OPTIONAL("root", SHAPE_NUMBER), {"pieces", SHAPE_OBJECTS, 1, piece_fields}, ENDS};

static const struct shape_field fold_shape[] = {
    REQUIRED("v", SHAPE_INTEGER),      REQUIRED("type", SHAPE_STRING),
    REQUIRED("kind", SHAPE_STRING),    OPTIONAL("id", SHAPE_STRING_OR_INTEGER),
    OPTIONAL("field", SHAPE_ROOT),     OBJECT("problem", problem_fields),
    REQUIRED("sha256", SHAPE_STRING),  REQUIRED("row", SHAPE_STRING),
    OBJECT("verdict", verdict_fields), OBJECT("quantities", quantities_fields),
    OBJECT("witness", witness_fields), ENDS};

/* The list of quantities is longer than known_shape allows, so that its contract is not proved for this schema. */
const struct shape_field *known_fold_shape(void)
{
    KNOWN_SCHEMA(quantity_fields, 0);
    KNOWN_SCHEMA(problem_fields, 0);
    KNOWN_SCHEMA(two_fold_fields, 0);
    KNOWN_SCHEMA(verdict_fields, 1);
    KNOWN_SCHEMA(piece_fields, 0);
    KNOWN_SCHEMA(witness_fields, 1);
    KNOWN_SCHEMA(fold_shape, 2);
    return fold_shape;
}
