/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of a certificate of kind `jam`. Either all of p, b and fall are given or none: jam.c checks that. */
#include "check/jam/jam.h"
#include "check/known_schema.h"
#include "check/uncertain_schema.h"

#include <stddef.h>

#define NUMBER_FIELD(name, unit, meaning) REQUIRED(#name, SCHEMA_NUMBER),
static const struct schema_field problem_fields[] = {REQUIRED("kind", SCHEMA_STRING),
                                                     JAM_INPUTS(NUMBER_FIELD) OPTIONAL("p", SCHEMA_NUMBER),
                                                     OPTIONAL("b", SCHEMA_NUMBER), ENDS};

static const struct schema_field verdict_fields[] = {REQUIRED("portrait", SCHEMA_STRING),
                                                     REQUIRED("zeros", SCHEMA_STRINGS),
                                                     REQUIRED("outcomes", SCHEMA_STRINGS),
                                                     REQUIRED("threshold", SCHEMA_NUMBER_OR_NULL),
                                                     REQUIRED("outcome", SCHEMA_STRING_OR_NULL),
                                                     REQUIRED("jam", SCHEMA_STRING_OR_NULL),
                                                     REQUIRED("normal_force", SCHEMA_NUMBER_STRING_OR_NULL),
                                                     ENDS};

static const struct schema_field quantity_fields[] = {
    REQUIRED("value", SCHEMA_NUMBER), REQUIRED("sign", SCHEMA_INTEGER), REQUIRED("by", SCHEMA_STRING), ENDS};

#define QUANTITY_INPUT_FIELD(name, unit, meaning) OBJECT(#name, quantity_fields),
#define QUANTITY_FIELD(macro, output, unit, meaning) OBJECT(#output, quantity_fields),
static const struct schema_field quantities_fields[] = {
    JAM_INPUTS(QUANTITY_INPUT_FIELD) JAM_FORMULAS(QUANTITY_FIELD){"p", SCHEMA_OBJECT, 1, quantity_fields},
    {"b", SCHEMA_OBJECT, 1, quantity_fields},
    {"fall", SCHEMA_OBJECT, 1, quantity_fields},
    ENDS};

static const struct schema_field witness_fields[] = {OPTIONAL("force", SCHEMA_NUMBER), OPTIONAL("fixed", SCHEMA_NUMBER),
                                                     ENDS};

/* Uncertain data: the verdict has formulas in the place of its numbers. */
static const struct schema_field any_fields[] = {REQUIRED("kind", SCHEMA_STRING),
                                                 JAM_INPUTS(SET_FIELD) OPTIONAL("p", SCHEMA_FIELD),
                                                 OPTIONAL("b", SCHEMA_FIELD), ENDS};
UNCERTAIN_INPUT_LISTS(JAM_STATE_INPUTS)

static const struct schema_field possible_fields[] = {REQUIRED("portrait", SCHEMA_STRING),
                                                      REQUIRED("zeros", SCHEMA_STRINGS),
                                                      REQUIRED("outcomes", SCHEMA_STRINGS),
                                                      REQUIRED("threshold", SCHEMA_STRING_OR_NULL),
                                                      REQUIRED("outcome", SCHEMA_STRING_OR_NULL),
                                                      REQUIRED("jam", SCHEMA_STRING_OR_NULL),
                                                      REQUIRED("normal_force", SCHEMA_STRING_OR_NULL),
                                                      ENDS};

UNCERTAIN_RESULT_LISTS(possible_fields)

static const struct schema_field jam_uncertain_schema[] = UNCERTAIN_RECORD;

const struct schema_field jam_schema[] = {REQUIRED("v", SCHEMA_INTEGER),     REQUIRED("type", SCHEMA_STRING),
                                          REQUIRED("kind", SCHEMA_STRING),   OPTIONAL("id", SCHEMA_STRING_OR_INTEGER),
                                          OPTIONAL("field", SCHEMA_ROOT),    OBJECT("problem", problem_fields),
                                          REQUIRED("sha256", SCHEMA_STRING), REQUIRED("row", SCHEMA_STRING),
                                          OBJECT("verdict", verdict_fields), OBJECT("quantities", quantities_fields),
                                          OBJECT("witness", witness_fields), ENDS};

const struct schema_field *known_jam_schema(void)
{
    KNOWN_SCHEMA(quantity_fields, 0);
    KNOWN_SCHEMA(quantities_fields, 1);
    KNOWN_SCHEMA(problem_fields, 1);
    KNOWN_SCHEMA(verdict_fields, 1);
    KNOWN_SCHEMA(witness_fields, 1);
    KNOWN_SCHEMA(jam_schema, 2);
    return jam_schema;
}

const struct schema_field *known_jam_uncertain_schema(void)
{
    KNOWN_UNCERTAIN_SCHEMA(jam_uncertain_schema, possible_fields);
    return jam_uncertain_schema;
}
