/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of a certificate of kind `jam`. Either all of p, b and fall are given or none: jam.c checks that. */
#include "check/jam/jam.h"
#include "check/known_shape.h"

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
#define SET_FIELD(name, unit, meaning) REQUIRED(#name, SHAPE_FIELD),
#define POINT_FIELD(name, unit, meaning) OPTIONAL(#name, SHAPE_EXACT),
#define VALUE_FIELD(name, unit, meaning) OPTIONAL(#name, SHAPE_VALUE),
#define BOX_FIELD(name, unit, meaning) OPTIONAL(#name, SHAPE_BOX),
static const struct shape_field any_fields[] = {
    REQUIRED("kind", SHAPE_STRING), JAM_INPUTS(SET_FIELD) OPTIONAL("p", SHAPE_FIELD), OPTIONAL("b", SHAPE_FIELD), ENDS};
static const struct shape_field point_fields[] = {JAM_STATE_INPUTS(POINT_FIELD) ENDS};
static const struct shape_field value_fields[] = {JAM_STATE_INPUTS(VALUE_FIELD) ENDS};
static const struct shape_field box_fields[] = {JAM_STATE_INPUTS(BOX_FIELD) ENDS};

static const struct shape_field possible_fields[] = {REQUIRED("portrait", SHAPE_STRING),
                                                     REQUIRED("zeros", SHAPE_STRINGS),
                                                     REQUIRED("outcomes", SHAPE_STRINGS),
                                                     REQUIRED("threshold", SHAPE_STRING_OR_NULL),
                                                     REQUIRED("outcome", SHAPE_STRING_OR_NULL),
                                                     REQUIRED("jam", SHAPE_STRING_OR_NULL),
                                                     REQUIRED("normal_force", SHAPE_STRING_OR_NULL),
                                                     ENDS};

static const struct shape_field verdicts_fields[] = {
    REQUIRED("certain", SHAPE_TRUTH), {"possible", SHAPE_OBJECTS, 0, possible_fields},
    REQUIRED("rows", SHAPE_STRINGS),  {"at", SHAPE_OBJECTS_OR_NULLS, 0, point_fields},
    REQUIRED("outside", SHAPE_TRUTH), ENDS};

static const struct shape_field cover_fields[] = {{"values", SHAPE_OBJECT, 1, value_fields},
                                                  {"box", SHAPE_OBJECT, 1, box_fields},
                                                  REQUIRED("cover", SHAPE_COVER),
                                                  ENDS};

const struct shape_field jam_uncertain_shape[] = {
    REQUIRED("v", SHAPE_INTEGER),     REQUIRED("type", SHAPE_STRING),
    REQUIRED("kind", SHAPE_STRING),   OPTIONAL("id", SHAPE_STRING_OR_INTEGER),
    OPTIONAL("field", SHAPE_ROOT),    OBJECT("problem", any_fields),
    REQUIRED("sha256", SHAPE_STRING), OBJECT("verdict", verdicts_fields),
    OBJECT("witness", cover_fields),  ENDS};

const struct shape_field jam_shape[] = {REQUIRED("v", SHAPE_INTEGER),      REQUIRED("type", SHAPE_STRING),
                                        REQUIRED("kind", SHAPE_STRING),    OPTIONAL("id", SHAPE_STRING_OR_INTEGER),
                                        OPTIONAL("field", SHAPE_ROOT),     OBJECT("problem", problem_fields),
                                        REQUIRED("sha256", SHAPE_STRING),  REQUIRED("row", SHAPE_STRING),
                                        OBJECT("verdict", verdict_fields), OBJECT("quantities", quantities_fields),
                                        OBJECT("witness", witness_fields), ENDS};

const struct shape_field *known_jam_shape(void)
{
    KNOWN_SHAPE(quantity_fields, 0);
    KNOWN_SHAPE(quantities_fields, 1);
    KNOWN_SHAPE(problem_fields, 1);
    KNOWN_SHAPE(verdict_fields, 1);
    KNOWN_SHAPE(witness_fields, 1);
    KNOWN_SHAPE(jam_shape, 2);
    return jam_shape;
}

const struct shape_field *known_jam_uncertain_shape(void)
{
    KNOWN_SHAPE(any_fields, 3);
    KNOWN_SHAPE(point_fields, 2);
    KNOWN_SHAPE(possible_fields, 2);
    KNOWN_SHAPE(verdicts_fields, 3);
    KNOWN_SHAPE(value_fields, 2);
    KNOWN_SHAPE(box_fields, 2);
    KNOWN_SHAPE(cover_fields, 3);
    KNOWN_SHAPE(jam_uncertain_shape, 4);
    return jam_uncertain_shape;
}
