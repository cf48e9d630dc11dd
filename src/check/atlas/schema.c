/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of records of type `atlas`. */
#include "check/atlas/atlas.h"
#include "check/known_schema.h"

#include <stddef.h>

static const struct schema_field verdict_fields[] = {
    REQUIRED("rows", SCHEMA_STRINGS), REQUIRED("outside", SCHEMA_TRUTH), REQUIRED("undecided", SCHEMA_NUMBER), ENDS};
static const struct schema_field variable_fields[] = {REQUIRED("field", SCHEMA_STRING),
                                                      REQUIRED("pieces", SCHEMA_OBJECTS), ENDS};
static const struct schema_field region_fields[] = {REQUIRED("constants", SCHEMA_OBJECTS),
                                                    REQUIRED("grid", SCHEMA_OBJECTS),
                                                    REQUIRED("factors", SCHEMA_OBJECTS),
                                                    REQUIRED("quantities", SCHEMA_OBJECT),
                                                    REQUIRED("leaves", SCHEMA_OBJECTS),
                                                    REQUIRED("cover", SCHEMA_OBJECTS),
                                                    ENDS};
static const struct schema_field witness_fields[] = {
    {"variables", SCHEMA_OBJECTS, 0, variable_fields}, {"regions", SCHEMA_OBJECTS, 0, region_fields}, ENDS};
static const struct schema_field atlas_schema[] = {REQUIRED("v", SCHEMA_INTEGER),
                                                   REQUIRED("type", SCHEMA_STRING),
                                                   REQUIRED("kind", SCHEMA_STRING),
                                                   OPTIONAL("id", SCHEMA_STRING_OR_INTEGER),
                                                   REQUIRED("problem", SCHEMA_OBJECT),
                                                   REQUIRED("sha256", SCHEMA_STRING),
                                                   OBJECT("verdict", verdict_fields),
                                                   OBJECT("witness", witness_fields),
                                                   ENDS};

const struct schema_field *known_atlas_schema(void)
{
    KNOWN_SCHEMA(verdict_fields, 0);
    KNOWN_SCHEMA(variable_fields, 0);
    KNOWN_SCHEMA(region_fields, 0);
    KNOWN_SCHEMA(witness_fields, 1);
    KNOWN_SCHEMA(atlas_schema, 2);
    return atlas_schema;
}
