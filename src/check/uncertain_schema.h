/* SPDX-License-Identifier: BSD-2-Clause */
/* The parts of the schema of uncertain data that are alike for every kind (spec/certificate.md, section 9). They are
 * macros, so that each list remains a constant of its kind. */
#ifndef CHECK_UNCERTAIN_SCHEMA_H
#define CHECK_UNCERTAIN_SCHEMA_H

#include "check/known_schema.h"

/* An input in the problem; in a point; as a fixed value; and as a box. */
#define SET_FIELD(name, unit, meaning) REQUIRED(#name, SCHEMA_FIELD),
#define POINT_FIELD(name, unit, meaning) OPTIONAL(#name, SCHEMA_EXACT),
#define VALUE_FIELD(name, unit, meaning) OPTIONAL(#name, SCHEMA_VALUE),
#define BOX_FIELD(name, unit, meaning) OPTIONAL(#name, SCHEMA_BOX),

/* The lists point_fields, value_fields and box_fields, for the inputs of a kind. */
#define UNCERTAIN_INPUT_LISTS(inputs)                                                                                  \
    static const struct schema_field point_fields[] = {inputs(POINT_FIELD) ENDS};                                      \
    static const struct schema_field value_fields[] = {inputs(VALUE_FIELD) ENDS};                                      \
    static const struct schema_field box_fields[] = {inputs(BOX_FIELD) ENDS};

/* The lists verdicts_fields, in which each possible verdict has the fields `verdict`, and cover_fields. */
#define UNCERTAIN_RESULT_LISTS(verdict)                                                                                \
    static const struct schema_field verdicts_fields[] = {                                                             \
        REQUIRED("certain", SCHEMA_TRUTH), {"possible", SCHEMA_OBJECTS, 0, verdict},                                   \
        REQUIRED("rows", SCHEMA_STRINGS),  {"at", SCHEMA_OBJECTS_OR_NULLS, 0, point_fields},                           \
        REQUIRED("outside", SCHEMA_TRUTH), ENDS};                                                                      \
    static const struct schema_field cover_fields[] = {{"values", SCHEMA_OBJECT, 1, value_fields},                     \
                                                       {"box", SCHEMA_OBJECT, 1, box_fields},                          \
                                                       REQUIRED("cover", SCHEMA_COVER),                                \
                                                       ENDS};

/* The list of a record, whose problem has the fields any_fields. */
#define UNCERTAIN_RECORD                                                                                               \
    {                                                                                                                  \
        REQUIRED("v", SCHEMA_INTEGER), REQUIRED("type", SCHEMA_STRING), REQUIRED("kind", SCHEMA_STRING),               \
            OPTIONAL("id", SCHEMA_STRING_OR_INTEGER), OPTIONAL("field", SCHEMA_ROOT), OBJECT("problem", any_fields),   \
            REQUIRED("sha256", SCHEMA_STRING), OBJECT("verdict", verdicts_fields), OBJECT("witness", cover_fields),    \
            ENDS                                                                                                       \
    }

/* That these lists, and the list `verdict` inside them, are the schema `record` (known_schema.h): inner lists first. */
#define KNOWN_UNCERTAIN_SCHEMA(record, verdict)                                                                        \
    KNOWN_SCHEMA(any_fields, 3);                                                                                       \
    KNOWN_SCHEMA(point_fields, 2);                                                                                     \
    KNOWN_SCHEMA(verdict, 2);                                                                                          \
    KNOWN_SCHEMA(verdicts_fields, 3);                                                                                  \
    KNOWN_SCHEMA(value_fields, 2);                                                                                     \
    KNOWN_SCHEMA(box_fields, 2);                                                                                       \
    KNOWN_SCHEMA(cover_fields, 3);                                                                                     \
    KNOWN_SCHEMA(record, 4)

#endif
