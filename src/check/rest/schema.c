/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `rest`. */
#include "check/known_schema.h"
#include "check/rest/rest.h"

#include <stddef.h>

#define NUMBER_FIELD(name, unit, meaning) REQUIRED(#name, SHAPE_NUMBER),
static const struct shape_field problem_fields[] = {REQUIRED("kind", SHAPE_STRING), REQUIRED("law", SHAPE_STRING),
                                                    REST_INPUTS(NUMBER_FIELD) OPTIONAL("H", SHAPE_MATRIX), ENDS};

static const struct shape_field condition_fields[] = {REQUIRED("contact", SHAPE_STRING),
                                                      REQUIRED("potential", SHAPE_STRING),
                                                      REQUIRED("impacts", SHAPE_STRING_OR_NULL), ENDS};

static const struct shape_field verdict_fields[] = {
    REQUIRED("stability", SHAPE_STRING), OBJECT("conditions", condition_fields),
    REQUIRED("decides", SHAPE_STRINGS),  REQUIRED("e_squared", SHAPE_NUMBER_OR_NULL),
    REQUIRED("zeros", SHAPE_STRINGS),    ENDS};

static const struct shape_field quantity_fields[] = {REQUIRED("value", SHAPE_NUMBER), REQUIRED("sign", SHAPE_INTEGER),
                                                     REQUIRED("by", SHAPE_STRING), ENDS};

#define QUANTITY_INPUT_FIELD(name, unit, meaning) OBJECT(#name, quantity_fields),
#define QUANTITY_FIELD(macro, output, unit, meaning) OBJECT(#output, quantity_fields),
static const struct shape_field quantities_fields[] = {REST_INPUTS(QUANTITY_INPUT_FIELD) REST_FORMULAS(QUANTITY_FIELD)
                                                           ENDS};

static const struct shape_field potential_fields[] = {
    OPTIONAL("lower", SHAPE_MATRIX), OPTIONAL("pivots", SHAPE_NUMBERS), OPTIONAL("direction", SHAPE_NUMBERS),
    OPTIONAL("value", SHAPE_NUMBER), OPTIONAL("values", SHAPE_MATRIX),  ENDS};

static const struct shape_field witness_fields[] = {{"potential", SHAPE_OBJECT, 1, potential_fields},
                                                    {"impact", SHAPE_OBJECT, 1, impact_witness_shape},
                                                    OPTIONAL("e", SHAPE_SURD),
                                                    ENDS};

const struct shape_field rest_shape[] = {REQUIRED("v", SHAPE_INTEGER),      REQUIRED("type", SHAPE_STRING),
                                         REQUIRED("kind", SHAPE_STRING),    OPTIONAL("id", SHAPE_STRING_OR_INTEGER),
                                         OPTIONAL("field", SHAPE_ROOT),     OBJECT("problem", problem_fields),
                                         REQUIRED("sha256", SHAPE_STRING),  REQUIRED("row", SHAPE_STRING),
                                         OBJECT("verdict", verdict_fields), OBJECT("quantities", quantities_fields),
                                         OBJECT("witness", witness_fields), ENDS};

const struct shape_field *known_rest_shape(void)
{
    KNOWN_SCHEMA(quantity_fields, 1);
    KNOWN_SCHEMA(quantities_fields, 2);
    KNOWN_SCHEMA(problem_fields, 2);
    KNOWN_SCHEMA(condition_fields, 1);
    KNOWN_SCHEMA(verdict_fields, 2);
    KNOWN_SCHEMA(potential_fields, 1);
    (void)known_impact_witness_shape();
    KNOWN_SCHEMA(witness_fields, 2);
    KNOWN_SCHEMA(rest_shape, 3);
    return rest_shape;
}
