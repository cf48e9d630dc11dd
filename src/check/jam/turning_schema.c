/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `jam` with the field `eta`. */
#include "check/jam/turning.h"
#include "check/known_schema.h"
#include "check/quantity_schema.h"

#include <stddef.h>

static const struct shape_field problem_fields[] = {REQUIRED("kind", SHAPE_STRING),   REQUIRED("alpha1", SHAPE_NUMBER),
                                                    REQUIRED("alpha2", SHAPE_NUMBER), REQUIRED("alpha3", SHAPE_NUMBER),
                                                    REQUIRED("eta", SHAPE_NUMBER),    OPTIONAL("p", SHAPE_NUMBER),
                                                    OPTIONAL("b", SHAPE_NUMBER),      ENDS};
static const struct shape_field force_fields[] = {REQUIRED("force", SHAPE_SURD), ENDS};
static const struct shape_field verdict_fields[] = {REQUIRED("zeros", SHAPE_STRINGS),
                                                    {"resting", SHAPE_OBJECTS, 0, force_fields},
                                                    REQUIRED("outcomes", SHAPE_STRINGS),
                                                    REQUIRED("outcome", SHAPE_STRING_OR_NULL),
                                                    REQUIRED("limit", SHAPE_STRING_OR_NULL),
                                                    REQUIRED("normal_force", SHAPE_SURD_OR_NULL),
                                                    ENDS};
static const struct shape_field quantities_fields[] = {OBJECT("alpha1", quantity_fields),
                                                       OBJECT("alpha2", quantity_fields),
                                                       OBJECT("alpha3", quantity_fields),
                                                       OBJECT("eta", quantity_fields),
                                                       OBJECT("delta", quantity_fields),
                                                       OBJECT("discriminant", quantity_fields),
                                                       QUANTITY("p"),
                                                       QUANTITY("b"),
                                                       QUANTITY("rise"),
                                                       ENDS};
static const struct shape_field witness_fields[] = {OPTIONAL("force", SHAPE_NUMBER), ENDS};
static const struct shape_field turning_shape[] = {
    REQUIRED("v", SHAPE_INTEGER),      REQUIRED("type", SHAPE_STRING),
    REQUIRED("kind", SHAPE_STRING),    OPTIONAL("id", SHAPE_STRING_OR_INTEGER),
    OPTIONAL("field", SHAPE_ROOT),     OBJECT("problem", problem_fields),
    REQUIRED("sha256", SHAPE_STRING),  REQUIRED("row", SHAPE_STRING),
    OBJECT("verdict", verdict_fields), OBJECT("quantities", quantities_fields),
    OBJECT("witness", witness_fields), ENDS};

const struct shape_field *known_turning_shape(void)
{
    KNOWN_SCHEMA(problem_fields, 0);
    KNOWN_SCHEMA(force_fields, 0);
    KNOWN_SCHEMA(verdict_fields, 1);
    KNOWN_SCHEMA(quantity_fields, 0);
    KNOWN_SCHEMA(quantities_fields, 1);
    KNOWN_SCHEMA(witness_fields, 0);
    KNOWN_SCHEMA(turning_shape, 2);
    return turning_shape;
}
