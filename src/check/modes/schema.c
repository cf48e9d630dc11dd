/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `modes`. */
#include "check/known_schema.h"
#include "check/modes/modes.h"
#include "check/quantity_schema.h"

#include <stddef.h>

static const struct shape_field problem_fields[] = {
    REQUIRED("kind", SHAPE_STRING),     OPTIONAL("W", SHAPE_MATRIX),
    OPTIONAL("q", SHAPE_NUMBERS),       OPTIONAL("mass", SHAPE_NUMBER),
    OPTIONAL("gyration", SHAPE_NUMBER), OPTIONAL("x", SHAPE_NUMBERS),
    OPTIONAL("z", SHAPE_NUMBERS),       OPTIONAL("nx", SHAPE_NUMBERS),
    OPTIONAL("nz", SHAPE_NUMBERS),      OPTIONAL("Fx", SHAPE_NUMBER),
    OPTIONAL("Fz", SHAPE_NUMBER),       OPTIONAL("tau", SHAPE_NUMBER),
    OPTIONAL("omega", SHAPE_NUMBER),    OPTIONAL("M", SHAPE_MATRIX),
    OPTIONAL("J", SHAPE_MATRIX),        OPTIONAL("F", SHAPE_NUMBERS),
    OPTIONAL("bias", SHAPE_NUMBERS),    REQUIRED("mu", SHAPE_NUMBERS),
    OPTIONAL("u", SHAPE_NUMBERS),       OPTIONAL("mu_high", SHAPE_NUMBERS),
    OPTIONAL("words", SHAPE_STRING),    ENDS};

static const struct shape_field word_fields[] = {
    REQUIRED("word", SHAPE_STRINGS),          OPTIONAL("status", SHAPE_STRING),   OPTIONAL("forces", SHAPE_INTEGER),
    OPTIONAL("accelerations", SHAPE_INTEGER), OPTIONAL("friction", SHAPE_STRING), ENDS};

static const struct shape_field closed_fields[] = {REQUIRED("word", SHAPE_STRINGS), REQUIRED("status", SHAPE_STRING),
                                                   ENDS};

static const struct shape_field equilibrium_fields[] = {
    REQUIRED("weakly_stable", SHAPE_TRUTH), REQUIRED("strongly_stable", SHAPE_TRUTH),
    REQUIRED("ambiguous", SHAPE_STRING), REQUIRED("statically_indeterminate", SHAPE_INTEGER_OR_NULL), ENDS};

static const struct shape_field verdict_fields[] = {{"words", SHAPE_OBJECTS, 0, word_fields},
                                                    REQUIRED("count", SHAPE_INTEGER),
                                                    REQUIRED("class", SHAPE_STRING),
                                                    OPTIONAL("ambiguity", SHAPE_STRING),
                                                    {"equilibrium", SHAPE_OBJECT_OR_NULL, 1, equilibrium_fields},
                                                    {"closed", SHAPE_OBJECTS, 1, closed_fields},
                                                    ENDS};

static const struct shape_field corner_fields[] = {OPTIONAL("rows", SHAPE_STRINGS), OPTIONAL("weights", SHAPE_NUMBERS),
                                                   OPTIONAL("forces", SHAPE_STRINGS), OPTIONAL("values", SHAPE_NUMBERS),
                                                   ENDS};

static const struct shape_field node_fields[] = {{"corners", SHAPE_OBJECTS, 1, corner_fields},
                                                 OPTIONAL("divide", SHAPE_INTEGER),
                                                 OPTIONAL("rows", SHAPE_STRINGS),
                                                 OPTIONAL("weights", SHAPE_NUMBERS),
                                                 OPTIONAL("forces", SHAPE_STRINGS),
                                                 OPTIONAL("values", SHAPE_NUMBERS),
                                                 ENDS};

/* The lists and matrices that include roots. */
static const struct shape_field values_fields[] = {OPTIONAL("W", SHAPE_MATRIX),        OPTIONAL("q", SHAPE_NUMBERS),
                                                   OPTIONAL("x", SHAPE_NUMBERS),       OPTIONAL("z", SHAPE_NUMBERS),
                                                   OPTIONAL("nx", SHAPE_NUMBERS),      OPTIONAL("nz", SHAPE_NUMBERS),
                                                   OPTIONAL("M", SHAPE_MATRIX),        OPTIONAL("J", SHAPE_MATRIX),
                                                   OPTIONAL("F", SHAPE_NUMBERS),       OPTIONAL("bias", SHAPE_NUMBERS),
                                                   OPTIONAL("mu", SHAPE_NUMBERS),      OPTIONAL("u", SHAPE_NUMBERS),
                                                   OPTIONAL("mu_high", SHAPE_NUMBERS), ENDS};

static const struct shape_field witness_fields[] = {{"tree", SHAPE_OBJECTS, 0, node_fields},
                                                    {"closed", SHAPE_OBJECTS, 1, node_fields},
                                                    {"values", SHAPE_OBJECT, 1, values_fields},
                                                    ENDS};

static const struct shape_field quantities_fields[] = {
    QUANTITY("mass"), QUANTITY("gyration"), QUANTITY("Fx"),      QUANTITY("Fz"),
    QUANTITY("tau"),  QUANTITY("omega"),    QUANTITY("inertia"), ENDS};

const struct shape_field modes_shape[] = {REQUIRED("v", SHAPE_INTEGER),      REQUIRED("type", SHAPE_STRING),
                                          REQUIRED("kind", SHAPE_STRING),    OPTIONAL("id", SHAPE_STRING_OR_INTEGER),
                                          OPTIONAL("field", SHAPE_ROOT),     OBJECT("problem", problem_fields),
                                          REQUIRED("sha256", SHAPE_STRING),  REQUIRED("row", SHAPE_STRING),
                                          OBJECT("verdict", verdict_fields), OBJECT("quantities", quantities_fields),
                                          OBJECT("witness", witness_fields), ENDS};

const struct shape_field *known_modes_shape(void)
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
    KNOWN_SCHEMA(modes_shape, 3);
    return modes_shape;
}
