/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of a certificate of kind `jam`. Either all of p, b and fall are given or none: jam.c checks that. */
#include "check/jam/jam.h"
#include "check/known_schema.h"
#include "check/uncertain_schema.h"

#include <stddef.h>

#define NUMBER_FIELD(name, unit, meaning) REQUIRED(#name, SHAPE_NUMBER),
static const struct shape_field problem_fields[] = {REQUIRED("kind", SHAPE_STRING),
                                                    JAM_INPUTS(NUMBER_FIELD) OPTIONAL("p", SHAPE_NUMBER),
                                                    OPTIONAL("b", SHAPE_NUMBER), ENDS};

static const struct shape_field verdict_fields[] = {REQUIRED("portrait", SHAPE_STRING),
                                                    REQUIRED("zeros", SHAPE_STRINGS),
                                                    REQUIRED("outcomes", SHAPE_STRINGS),
                                                    REQUIRED("threshold", SHAPE_NUMBER_OR_NULL),
                                                    REQUIRED("outcome", SHAPE_STRING_OR_NULL),
                                                    REQUIRED("jam", SHAPE_STRING_OR_NULL),
                                                    REQUIRED("normal_force", SHAPE_NUMBER_STRING_OR_NULL),
                                                    ENDS};

static const struct shape_field quantity_fields[] = {REQUIRED("value", SHAPE_NUMBER), REQUIRED("sign", SHAPE_INTEGER),
                                                     REQUIRED("by", SHAPE_STRING), ENDS};

#define QUANTITY_INPUT_FIELD(name, unit, meaning) OBJECT(#name, quantity_fields),
#define QUANTITY_FIELD(macro, output, unit, meaning) OBJECT(#output, quantity_fields),
static const struct shape_field quantities_fields[] = {
    JAM_INPUTS(QUANTITY_INPUT_FIELD) JAM_FORMULAS(QUANTITY_FIELD){"p", SHAPE_OBJECT, 1, quantity_fields},
    {"b", SHAPE_OBJECT, 1, quantity_fields},
    {"fall", SHAPE_OBJECT, 1, quantity_fields},
    ENDS};

static const struct shape_field witness_fields[] = {OPTIONAL("force", SHAPE_NUMBER), OPTIONAL("fixed", SHAPE_NUMBER),
                                                    ENDS};

/* Uncertain data: the verdict has formulas in the place of its numbers. */
static const struct shape_field any_fields[] = {
    REQUIRED("kind", SHAPE_STRING), JAM_INPUTS(SET_FIELD) OPTIONAL("p", SHAPE_FIELD), OPTIONAL("b", SHAPE_FIELD), ENDS};
UNCERTAIN_INPUT_LISTS(JAM_STATE_INPUTS)

static const struct shape_field possible_fields[] = {REQUIRED("portrait", SHAPE_STRING),
                                                     REQUIRED("zeros", SHAPE_STRINGS),
                                                     REQUIRED("outcomes", SHAPE_STRINGS),
                                                     REQUIRED("threshold", SHAPE_STRING_OR_NULL),
                                                     REQUIRED("outcome", SHAPE_STRING_OR_NULL),
                                                     REQUIRED("jam", SHAPE_STRING_OR_NULL),
                                                     REQUIRED("normal_force", SHAPE_STRING_OR_NULL),
                                                     ENDS};

UNCERTAIN_RESULT_LISTS(possible_fields)

const struct shape_field jam_uncertain_shape[] = UNCERTAIN_RECORD;

const struct shape_field jam_shape[] = {REQUIRED("v", SHAPE_INTEGER),      REQUIRED("type", SHAPE_STRING),
                                        REQUIRED("kind", SHAPE_STRING),    OPTIONAL("id", SHAPE_STRING_OR_INTEGER),
                                        OPTIONAL("field", SHAPE_ROOT),     OBJECT("problem", problem_fields),
                                        REQUIRED("sha256", SHAPE_STRING),  REQUIRED("row", SHAPE_STRING),
                                        OBJECT("verdict", verdict_fields), OBJECT("quantities", quantities_fields),
                                        OBJECT("witness", witness_fields), ENDS};

const struct shape_field *known_jam_shape(void)
{
    KNOWN_SCHEMA(quantity_fields, 0);
    KNOWN_SCHEMA(quantities_fields, 1);
    KNOWN_SCHEMA(problem_fields, 1);
    KNOWN_SCHEMA(verdict_fields, 1);
    KNOWN_SCHEMA(witness_fields, 1);
    KNOWN_SCHEMA(jam_shape, 2);
    return jam_shape;
}

const struct shape_field *known_jam_uncertain_shape(void)
{
    KNOWN_UNCERTAIN_SCHEMA(jam_uncertain_shape, possible_fields);
    return jam_uncertain_shape;
}
