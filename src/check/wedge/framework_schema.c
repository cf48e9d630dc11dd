/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of the model `enlarged`. */
#include "check/known_schema.h"
#include "check/wedge/private.h"

#include <stddef.h>

#define NUMBER_FIELD(name, unit, meaning) REQUIRED(#name, SCHEMA_NUMBER),
static const struct schema_field problem_fields[] = {REQUIRED("kind", SCHEMA_STRING), REQUIRED("model", SCHEMA_STRING),
                                                     WEDGE_ENLARGED_INPUTS(NUMBER_FIELD) ENDS};

static const struct schema_field range_fields[] = {REQUIRED("lo", SCHEMA_NUMBER), REQUIRED("hi", SCHEMA_NUMBER), ENDS};

#define RANGE_OR_NULL(name)                                                                                            \
    {                                                                                                                  \
        name, SCHEMA_OBJECT_OR_NULL, 0, range_fields                                                                   \
    }
static const struct schema_field verdict_fields[] = {
    OBJECT("first_stop", range_fields),     OBJECT("time", range_fields),
    REQUIRED("branch", SCHEMA_INTEGER),     RANGE_OR_NULL("critical"),
    REQUIRED("after", SCHEMA_STRING),       REQUIRED("slips", SCHEMA_STRING_OR_INTEGER),
    REQUIRED("directions", SCHEMA_STRINGS), REQUIRED("paper_jumps", SCHEMA_NUMBER),
    REQUIRED("zeros", SCHEMA_STRINGS),      ENDS};

static const struct schema_field quantity_fields[] = {
    REQUIRED("value", SCHEMA_NUMBER), REQUIRED("sign", SCHEMA_INTEGER), REQUIRED("by", SCHEMA_STRING), ENDS};

#define INPUT_FIELD(name, unit, meaning) OBJECT(#name, quantity_fields),
#define FORMULA_FIELD(macro, name, unit, meaning) OBJECT(#name, quantity_fields),
static const struct schema_field quantities_fields[] = {WEDGE_ENLARGED_INPUTS(INPUT_FIELD)
                                                            WEDGE_ENLARGED_FORMULAS(FORMULA_FIELD) ENDS};

static const struct schema_field witness_fields[] = {REQUIRED("bits", SCHEMA_INTEGER),
                                                     RANGE_OR_NULL("turn"),
                                                     RANGE_OR_NULL("limit"),
                                                     {"slips", SCHEMA_OBJECTS, 0, range_fields},
                                                     ENDS};

static const struct schema_field framework_schema[] = {
    REQUIRED("v", SCHEMA_INTEGER),     REQUIRED("type", SCHEMA_STRING),
    REQUIRED("kind", SCHEMA_STRING),   OPTIONAL("id", SCHEMA_STRING_OR_INTEGER),
    OPTIONAL("field", SCHEMA_ROOT),    OBJECT("problem", problem_fields),
    REQUIRED("sha256", SCHEMA_STRING), REQUIRED("row", SCHEMA_STRING),
    OBJECT("verdict", verdict_fields), OBJECT("quantities", quantities_fields),
    OBJECT("witness", witness_fields), ENDS};

const struct schema_field *known_wedge_framework_schema(void)
{
    KNOWN_SCHEMA(problem_fields, 0);
    KNOWN_SCHEMA(range_fields, 0);
    KNOWN_SCHEMA(quantity_fields, 0);
    KNOWN_SCHEMA(verdict_fields, 1);
    KNOWN_SCHEMA(quantities_fields, 1);
    KNOWN_SCHEMA(witness_fields, 1);
    KNOWN_SCHEMA(framework_schema, 2);
    return framework_schema;
}
