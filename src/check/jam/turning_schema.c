/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `jam` with the field `eta`. */
#include "check/jam/turning.h"
#include "check/known_schema.h"
#include "check/quantity_schema.h"

#include <stddef.h>

static const struct schema_field problem_fields[] = {
    REQUIRED("kind", SCHEMA_STRING),   REQUIRED("alpha1", SCHEMA_NUMBER),
    REQUIRED("alpha2", SCHEMA_NUMBER), REQUIRED("alpha3", SCHEMA_NUMBER),
    REQUIRED("eta", SCHEMA_NUMBER),    OPTIONAL("p", SCHEMA_NUMBER),
    OPTIONAL("b", SCHEMA_NUMBER),      ENDS};
static const struct schema_field force_fields[] = {REQUIRED("force", SCHEMA_SURD), ENDS};
static const struct schema_field verdict_fields[] = {REQUIRED("zeros", SCHEMA_STRINGS),
                                                     {"resting", SCHEMA_OBJECTS, 0, force_fields},
                                                     REQUIRED("outcomes", SCHEMA_STRINGS),
                                                     REQUIRED("outcome", SCHEMA_STRING_OR_NULL),
                                                     REQUIRED("limit", SCHEMA_STRING_OR_NULL),
                                                     REQUIRED("normal_force", SCHEMA_SURD_OR_NULL),
                                                     ENDS};
static const struct schema_field quantities_fields[] = {OBJECT("alpha1", quantity_fields),
                                                        OBJECT("alpha2", quantity_fields),
                                                        OBJECT("alpha3", quantity_fields),
                                                        OBJECT("eta", quantity_fields),
                                                        OBJECT("delta", quantity_fields),
                                                        OBJECT("discriminant", quantity_fields),
                                                        QUANTITY("p"),
                                                        QUANTITY("b"),
                                                        QUANTITY("rise"),
                                                        ENDS};
static const struct schema_field witness_fields[] = {OPTIONAL("force", SCHEMA_NUMBER), ENDS};
static const struct schema_field turning_schema[] = {
    REQUIRED("v", SCHEMA_INTEGER),     REQUIRED("type", SCHEMA_STRING),
    REQUIRED("kind", SCHEMA_STRING),   OPTIONAL("id", SCHEMA_STRING_OR_INTEGER),
    OPTIONAL("field", SCHEMA_ROOT),    OBJECT("problem", problem_fields),
    REQUIRED("sha256", SCHEMA_STRING), REQUIRED("row", SCHEMA_STRING),
    OBJECT("verdict", verdict_fields), OBJECT("quantities", quantities_fields),
    OBJECT("witness", witness_fields), ENDS};

const struct schema_field *known_turning_schema(void)
{
    KNOWN_SCHEMA(problem_fields, 0);
    KNOWN_SCHEMA(force_fields, 0);
    KNOWN_SCHEMA(verdict_fields, 1);
    KNOWN_SCHEMA(quantity_fields, 0);
    KNOWN_SCHEMA(quantities_fields, 1);
    KNOWN_SCHEMA(witness_fields, 0);
    KNOWN_SCHEMA(turning_schema, 2);
    return turning_schema;
}
