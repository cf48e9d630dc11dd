/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of the model `enlarged`. */
#include "check/known_schema.h"
#include "check/wedge/framework.h"

#include <stddef.h>

#define NUMBER_FIELD(name, unit, meaning) REQUIRED(#name, SHAPE_NUMBER),
static const struct shape_field problem_fields[] = {REQUIRED("kind", SHAPE_STRING), REQUIRED("model", SHAPE_STRING),
                                                    WEDGE_ENLARGED_INPUTS(NUMBER_FIELD) ENDS};

static const struct shape_field range_fields[] = {REQUIRED("lo", SHAPE_NUMBER), REQUIRED("hi", SHAPE_NUMBER), ENDS};

#define RANGE_OR_NULL(name)                                                                                            \
    {                                                                                                                  \
        name, SHAPE_OBJECT_OR_NULL, 0, range_fields                                                                    \
    }
static const struct shape_field verdict_fields[] = {
    OBJECT("first_stop", range_fields),    OBJECT("time", range_fields),
    REQUIRED("branch", SHAPE_INTEGER),     RANGE_OR_NULL("critical"),
    REQUIRED("after", SHAPE_STRING),       REQUIRED("slips", SHAPE_STRING_OR_INTEGER),
    REQUIRED("directions", SHAPE_STRINGS), REQUIRED("paper_jumps", SHAPE_NUMBER),
    REQUIRED("zeros", SHAPE_STRINGS),      ENDS};

static const struct shape_field quantity_fields[] = {REQUIRED("value", SHAPE_NUMBER), REQUIRED("sign", SHAPE_INTEGER),
                                                     REQUIRED("by", SHAPE_STRING), ENDS};

#define INPUT_FIELD(name, unit, meaning) OBJECT(#name, quantity_fields),
#define FORMULA_FIELD(macro, name, unit, meaning) OBJECT(#name, quantity_fields),
static const struct shape_field quantities_fields[] = {WEDGE_ENLARGED_INPUTS(INPUT_FIELD)
                                                           WEDGE_ENLARGED_FORMULAS(FORMULA_FIELD) ENDS};

static const struct shape_field witness_fields[] = {REQUIRED("bits", SHAPE_INTEGER),
                                                    RANGE_OR_NULL("turn"),
                                                    RANGE_OR_NULL("limit"),
                                                    {"slips", SHAPE_OBJECTS, 0, range_fields},
                                                    ENDS};

static const struct shape_field framework_shape[] = {
    REQUIRED("v", SHAPE_INTEGER),      REQUIRED("type", SHAPE_STRING),
    REQUIRED("kind", SHAPE_STRING),    OPTIONAL("id", SHAPE_STRING_OR_INTEGER),
    OPTIONAL("field", SHAPE_ROOT),     OBJECT("problem", problem_fields),
    REQUIRED("sha256", SHAPE_STRING),  REQUIRED("row", SHAPE_STRING),
    OBJECT("verdict", verdict_fields), OBJECT("quantities", quantities_fields),
    OBJECT("witness", witness_fields), ENDS};

const struct shape_field *known_wedge_framework_shape(void)
{
    KNOWN_SCHEMA(problem_fields, 0);
    KNOWN_SCHEMA(range_fields, 0);
    KNOWN_SCHEMA(quantity_fields, 0);
    KNOWN_SCHEMA(verdict_fields, 1);
    KNOWN_SCHEMA(quantities_fields, 1);
    KNOWN_SCHEMA(witness_fields, 1);
    KNOWN_SCHEMA(framework_shape, 2);
    return framework_shape;
}
