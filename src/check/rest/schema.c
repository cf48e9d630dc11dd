/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `rest`. */
#include "check/known_schema.h"
#include "check/rest/rest.h"

#include <stddef.h>

#define NUMBER_FIELD(name, unit, meaning) REQUIRED(#name, SCHEMA_NUMBER),
static const struct schema_field problem_fields[] = {REQUIRED("kind", SCHEMA_STRING), REQUIRED("law", SCHEMA_STRING),
                                                     REST_INPUTS(NUMBER_FIELD) OPTIONAL("H", SCHEMA_MATRIX), ENDS};

static const struct schema_field condition_fields[] = {REQUIRED("contact", SCHEMA_STRING),
                                                       REQUIRED("potential", SCHEMA_STRING),
                                                       REQUIRED("impacts", SCHEMA_STRING_OR_NULL), ENDS};

static const struct schema_field verdict_fields[] = {
    REQUIRED("stability", SCHEMA_STRING), OBJECT("conditions", condition_fields),
    REQUIRED("decides", SCHEMA_STRINGS),  REQUIRED("e_squared", SCHEMA_NUMBER_OR_NULL),
    REQUIRED("zeros", SCHEMA_STRINGS),    ENDS};

static const struct schema_field quantity_fields[] = {
    REQUIRED("value", SCHEMA_NUMBER), REQUIRED("sign", SCHEMA_INTEGER), REQUIRED("by", SCHEMA_STRING), ENDS};

#define QUANTITY_INPUT_FIELD(name, unit, meaning) OBJECT(#name, quantity_fields),
#define QUANTITY_FIELD(macro, output, unit, meaning) OBJECT(#output, quantity_fields),
static const struct schema_field quantities_fields[] = {REST_INPUTS(QUANTITY_INPUT_FIELD) REST_FORMULAS(QUANTITY_FIELD)
                                                            ENDS};

static const struct schema_field potential_fields[] = {
    OPTIONAL("lower", SCHEMA_MATRIX), OPTIONAL("pivots", SCHEMA_NUMBERS), OPTIONAL("direction", SCHEMA_NUMBERS),
    OPTIONAL("value", SCHEMA_NUMBER), OPTIONAL("values", SCHEMA_MATRIX),  ENDS};

static const struct schema_field witness_fields[] = {{"potential", SCHEMA_OBJECT, 1, potential_fields},
                                                     {"impact", SCHEMA_OBJECT, 1, impact_witness_schema},
                                                     OPTIONAL("e", SCHEMA_SURD),
                                                     ENDS};

const struct schema_field rest_schema[] = {REQUIRED("v", SCHEMA_INTEGER),     REQUIRED("type", SCHEMA_STRING),
                                           REQUIRED("kind", SCHEMA_STRING),   OPTIONAL("id", SCHEMA_STRING_OR_INTEGER),
                                           OPTIONAL("field", SCHEMA_ROOT),    OBJECT("problem", problem_fields),
                                           REQUIRED("sha256", SCHEMA_STRING), REQUIRED("row", SCHEMA_STRING),
                                           OBJECT("verdict", verdict_fields), OBJECT("quantities", quantities_fields),
                                           OBJECT("witness", witness_fields), ENDS};

const struct schema_field *known_rest_schema(void)
{
    KNOWN_SCHEMA(quantity_fields, 1);
    KNOWN_SCHEMA(quantities_fields, 2);
    KNOWN_SCHEMA(problem_fields, 2);
    KNOWN_SCHEMA(condition_fields, 1);
    KNOWN_SCHEMA(verdict_fields, 2);
    KNOWN_SCHEMA(potential_fields, 1);
    (void)known_impact_witness_schema();
    KNOWN_SCHEMA(witness_fields, 2);
    KNOWN_SCHEMA(rest_schema, 3);
    return rest_schema;
}
