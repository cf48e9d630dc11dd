/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `wedge`. wedge.c checks which of the optional data are present. */
#include "check/known_schema.h"
#include "check/wedge/private.h"
#include "check/quantity_schema.h"

#include <stddef.h>

#define NUMBER_FIELD(name, unit, meaning) OPTIONAL(#name, SHAPE_NUMBER),
static const struct shape_field problem_fields[] = {
    REQUIRED("kind", SHAPE_STRING), REQUIRED("model", SHAPE_STRING),
    WEDGE_MASSES(NUMBER_FIELD) WEDGE_FRICTION(NUMBER_FIELD) WEDGE_TWO_FRICTIONS(NUMBER_FIELD) WEDGE_ANGLE(NUMBER_FIELD)
        WEDGE_SLIPPER(NUMBER_FIELD) WEDGE_LOADS(NUMBER_FIELD) WEDGE_VELOCITY(NUMBER_FIELD) ENDS};

static const struct shape_field directions[] = {REQUIRED("+", SHAPE_STRING), REQUIRED("-", SHAPE_STRING), ENDS};

static const struct shape_field moving_words[] = {
    REQUIRED("++", SHAPE_STRING_OR_NULL), REQUIRED("+-", SHAPE_STRING_OR_NULL), REQUIRED("-+", SHAPE_STRING_OR_NULL),
    REQUIRED("--", SHAPE_STRING_OR_NULL), ENDS};

static const struct shape_field mode_words[] = {REQUIRED("++", SHAPE_STRING),
                                                REQUIRED("+-", SHAPE_STRING),
                                                REQUIRED("-+", SHAPE_STRING),
                                                REQUIRED("--", SHAPE_STRING),
                                                REQUIRED("0+", SHAPE_STRING),
                                                REQUIRED("0-", SHAPE_STRING),
                                                ENDS};

static const struct shape_field verdict_fields[] = {OBJECT("domain", directions),
                                                    OBJECT("sliding", directions),
                                                    REQUIRED("case", SHAPE_STRING_OR_NULL),
                                                    OBJECT("modes", mode_words),
                                                    OBJECT("acceleration", moving_words),
                                                    OBJECT("stability", moving_words),
                                                    OBJECT("regularized", directions),
                                                    REQUIRED("continuations", SHAPE_STRINGS),
                                                    REQUIRED("solutions", SHAPE_STRING_OR_INTEGER),
                                                    REQUIRED("from_rest", SHAPE_STRINGS),
                                                    REQUIRED("instant_stop", SHAPE_TRUTH_OR_NULL),
                                                    REQUIRED("constant_velocity", SHAPE_TRUTH_OR_NULL),
                                                    REQUIRED("zeros", SHAPE_STRINGS),
                                                    ENDS};

#define QUANTITY_INPUT(name, unit, meaning) QUANTITY(#name),
static const struct shape_field quantities_fields[] = {
    WEDGE_MASSES(QUANTITY_INPUT) WEDGE_FRICTION(QUANTITY_INPUT) WEDGE_TWO_FRICTIONS(QUANTITY_INPUT)
        WEDGE_ANGLE(QUANTITY_INPUT) WEDGE_SLIPPER(QUANTITY_INPUT) WEDGE_LOADS(QUANTITY_INPUT)
            WEDGE_VELOCITY(QUANTITY_INPUT) QUANTITY("P"),
    QUANTITY("mass"),
    QUANTITY("Q"),
    QUANTITY("k"),
    QUANTITY("k1"),
    QUANTITY("k2"),
    QUANTITY("b"),
    QUANTITY("A"),
    QUANTITY("B_plus"),
    QUANTITY("B_minus"),
    QUANTITY("H"),
    QUANTITY("c_pp"),
    QUANTITY("c_pm"),
    QUANTITY("c_mp"),
    QUANTITY("c_mm"),
    ENDS};

static const struct shape_field force_fields[] = {REQUIRED("z", SHAPE_NUMBER),  OPTIONAL("R", SHAPE_NUMBER),
                                                  OPTIONAL("R1", SHAPE_NUMBER), OPTIONAL("R2", SHAPE_NUMBER),
                                                  REQUIRED("F", SHAPE_NUMBER),  ENDS};

static const struct shape_field mode_fields[] = {
    REQUIRED("candidates", SHAPE_STRING), {"force", SHAPE_OBJECT, 1, force_fields},
    OPTIONAL("to", SHAPE_NUMBER_OR_NULL), OPTIONAL("equalities", SHAPE_STRINGS),
    OPTIONAL("fails", SHAPE_STRING),      OPTIONAL("value", SHAPE_NUMBER),
    OPTIONAL("sign", SHAPE_INTEGER),      ENDS};

static const struct shape_field modes_fields[] = {OBJECT("++", mode_fields),
                                                  OBJECT("+-", mode_fields),
                                                  OBJECT("-+", mode_fields),
                                                  OBJECT("--", mode_fields),
                                                  OBJECT("0+", mode_fields),
                                                  OBJECT("0-", mode_fields),
                                                  ENDS};

static const struct shape_field witness_fields[] = {OBJECT("modes", modes_fields), ENDS};

static const struct shape_field wedge_shape[] = {
    REQUIRED("v", SHAPE_INTEGER),      REQUIRED("type", SHAPE_STRING),
    REQUIRED("kind", SHAPE_STRING),    OPTIONAL("id", SHAPE_STRING_OR_INTEGER),
    OPTIONAL("field", SHAPE_ROOT),     OBJECT("problem", problem_fields),
    REQUIRED("sha256", SHAPE_STRING),  REQUIRED("row", SHAPE_STRING),
    OBJECT("verdict", verdict_fields), OBJECT("quantities", quantities_fields),
    OBJECT("witness", witness_fields), ENDS};

const struct shape_field *known_wedge_shape(void)
{
    KNOWN_SCHEMA(directions, 0);
    KNOWN_SCHEMA(moving_words, 0);
    KNOWN_SCHEMA(mode_words, 0);
    KNOWN_SCHEMA(quantity_fields, 0);
    KNOWN_SCHEMA(problem_fields, 0);
    KNOWN_SCHEMA(verdict_fields, 1);
    KNOWN_SCHEMA(quantities_fields, 1);
    KNOWN_SCHEMA(force_fields, 0);
    KNOWN_SCHEMA(mode_fields, 1);
    KNOWN_SCHEMA(modes_fields, 2);
    KNOWN_SCHEMA(witness_fields, 3);
    KNOWN_SCHEMA(wedge_shape, 4);
    return wedge_shape;
}
