/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `modes`. */
#include "check/known_schema.h"
#include "check/modes/modes.h"
#include "check/quantity_schema.h"

#include <stddef.h>

static const struct schema_field problem_fields[] = {
    REQUIRED("kind", SCHEMA_STRING),     OPTIONAL("W", SCHEMA_MATRIX),
    OPTIONAL("q", SCHEMA_NUMBERS),       OPTIONAL("mass", SCHEMA_NUMBER),
    OPTIONAL("gyration", SCHEMA_NUMBER), OPTIONAL("x", SCHEMA_NUMBERS),
    OPTIONAL("z", SCHEMA_NUMBERS),       OPTIONAL("nx", SCHEMA_NUMBERS),
    OPTIONAL("nz", SCHEMA_NUMBERS),      OPTIONAL("Fx", SCHEMA_NUMBER),
    OPTIONAL("Fz", SCHEMA_NUMBER),       OPTIONAL("tau", SCHEMA_NUMBER),
    OPTIONAL("omega", SCHEMA_NUMBER),    OPTIONAL("M", SCHEMA_MATRIX),
    OPTIONAL("J", SCHEMA_MATRIX),        OPTIONAL("F", SCHEMA_NUMBERS),
    OPTIONAL("bias", SCHEMA_NUMBERS),    REQUIRED("mu", SCHEMA_NUMBERS),
    OPTIONAL("u", SCHEMA_NUMBERS),       OPTIONAL("mu_high", SCHEMA_NUMBERS),
    OPTIONAL("words", SCHEMA_STRING),    ENDS};

static const struct schema_field word_fields[] = {
    REQUIRED("word", SCHEMA_STRINGS),          OPTIONAL("status", SCHEMA_STRING),   OPTIONAL("forces", SCHEMA_INTEGER),
    OPTIONAL("accelerations", SCHEMA_INTEGER), OPTIONAL("friction", SCHEMA_STRING), ENDS};

static const struct schema_field closed_fields[] = {REQUIRED("word", SCHEMA_STRINGS), REQUIRED("status", SCHEMA_STRING),
                                                    ENDS};

static const struct schema_field equilibrium_fields[] = {
    REQUIRED("weakly_stable", SCHEMA_TRUTH), REQUIRED("strongly_stable", SCHEMA_TRUTH),
    REQUIRED("ambiguous", SCHEMA_STRING), REQUIRED("statically_indeterminate", SCHEMA_INTEGER_OR_NULL), ENDS};

static const struct schema_field verdict_fields[] = {{"words", SCHEMA_OBJECTS, 0, word_fields},
                                                     REQUIRED("count", SCHEMA_INTEGER),
                                                     REQUIRED("class", SCHEMA_STRING),
                                                     OPTIONAL("ambiguity", SCHEMA_STRING),
                                                     {"equilibrium", SCHEMA_OBJECT_OR_NULL, 1, equilibrium_fields},
                                                     {"closed", SCHEMA_OBJECTS, 1, closed_fields},
                                                     ENDS};

static const struct schema_field corner_fields[] = {
    OPTIONAL("rows", SCHEMA_STRINGS), OPTIONAL("weights", SCHEMA_NUMBERS), OPTIONAL("forces", SCHEMA_STRINGS),
    OPTIONAL("values", SCHEMA_NUMBERS), ENDS};

static const struct schema_field node_fields[] = {{"corners", SCHEMA_OBJECTS, 1, corner_fields},
                                                  OPTIONAL("divide", SCHEMA_INTEGER),
                                                  OPTIONAL("rows", SCHEMA_STRINGS),
                                                  OPTIONAL("weights", SCHEMA_NUMBERS),
                                                  OPTIONAL("forces", SCHEMA_STRINGS),
                                                  OPTIONAL("values", SCHEMA_NUMBERS),
                                                  ENDS};

/* The lists and matrices that include roots. */
static const struct schema_field values_fields[] = {
    OPTIONAL("W", SCHEMA_MATRIX),        OPTIONAL("q", SCHEMA_NUMBERS),
    OPTIONAL("x", SCHEMA_NUMBERS),       OPTIONAL("z", SCHEMA_NUMBERS),
    OPTIONAL("nx", SCHEMA_NUMBERS),      OPTIONAL("nz", SCHEMA_NUMBERS),
    OPTIONAL("M", SCHEMA_MATRIX),        OPTIONAL("J", SCHEMA_MATRIX),
    OPTIONAL("F", SCHEMA_NUMBERS),       OPTIONAL("bias", SCHEMA_NUMBERS),
    OPTIONAL("mu", SCHEMA_NUMBERS),      OPTIONAL("u", SCHEMA_NUMBERS),
    OPTIONAL("mu_high", SCHEMA_NUMBERS), ENDS};

static const struct schema_field witness_fields[] = {{"tree", SCHEMA_OBJECTS, 0, node_fields},
                                                     {"closed", SCHEMA_OBJECTS, 1, node_fields},
                                                     {"values", SCHEMA_OBJECT, 1, values_fields},
                                                     ENDS};

static const struct schema_field quantities_fields[] = {
    QUANTITY("mass"), QUANTITY("gyration"), QUANTITY("Fx"),      QUANTITY("Fz"),
    QUANTITY("tau"),  QUANTITY("omega"),    QUANTITY("inertia"), ENDS};

const struct schema_field modes_schema[] = {REQUIRED("v", SCHEMA_INTEGER),     REQUIRED("type", SCHEMA_STRING),
                                            REQUIRED("kind", SCHEMA_STRING),   OPTIONAL("id", SCHEMA_STRING_OR_INTEGER),
                                            OPTIONAL("field", SCHEMA_ROOT),    OBJECT("problem", problem_fields),
                                            REQUIRED("sha256", SCHEMA_STRING), REQUIRED("row", SCHEMA_STRING),
                                            OBJECT("verdict", verdict_fields), OBJECT("quantities", quantities_fields),
                                            OBJECT("witness", witness_fields), ENDS};

const struct schema_field *known_modes_schema(void)
{
    KNOWN_SCHEMA(problem_fields, 2);
    KNOWN_SCHEMA(word_fields, 1);
    KNOWN_SCHEMA(closed_fields, 1);
    KNOWN_SCHEMA(equilibrium_fields, 1);
    KNOWN_SCHEMA(verdict_fields, 2);
    KNOWN_SCHEMA(corner_fields, 0);
    KNOWN_SCHEMA(node_fields, 1);
    KNOWN_SCHEMA(values_fields, 1);
    KNOWN_SCHEMA(witness_fields, 2);
    KNOWN_SCHEMA(quantity_fields, 1);
    KNOWN_SCHEMA(quantities_fields, 2);
    KNOWN_SCHEMA(modes_schema, 3);
    return modes_schema;
}
