/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `compliance`. */
#include "check/compliance/private.h"
#include "check/known_schema.h"

#include <stddef.h>

#define NUMBER_FIELD(name, unit, meaning) REQUIRED(#name, SHAPE_NUMBER),
static const struct shape_field problem_fields[] = {REQUIRED("kind", SHAPE_STRING),
                                                    COMPLIANCE_INPUTS(NUMBER_FIELD) ENDS};

static const struct shape_field ends_fields[] = {REQUIRED("low", SHAPE_NUMBER), REQUIRED("high", SHAPE_NUMBER), ENDS};

static const struct shape_field limit_fields[] = {REQUIRED("slip", SHAPE_STRINGS), REQUIRED("u", SHAPE_SURD),
                                                  REQUIRED("v", SHAPE_SURD), ENDS};

static const struct shape_field error_fields[] = {OBJECT("u", ends_fields), OBJECT("v", ends_fields), ENDS};

#define ENDS_OR_NULL(key)                                                                                              \
    {                                                                                                                  \
        key, SHAPE_OBJECT_OR_NULL, 0, ends_fields                                                                      \
    }
static const struct shape_field verdict_fields[] = {REQUIRED("end", SHAPE_STRING),
                                                    REQUIRED("stability", SHAPE_STRING_OR_NULL),
                                                    REQUIRED("phases", SHAPE_STRINGS),
                                                    REQUIRED("events", SHAPE_STRINGS),
                                                    {"times", SHAPE_OBJECTS, 0, ends_fields},
                                                    ENDS_OR_NULL("duration"),
                                                    ENDS_OR_NULL("u"),
                                                    ENDS_OR_NULL("v"),
                                                    ENDS_OR_NULL("delta"),
                                                    ENDS_OR_NULL("impulse"),
                                                    ENDS_OR_NULL("peak_force"),
                                                    REQUIRED("impact_without_collision", SHAPE_TRUTH),
                                                    {"limit", SHAPE_OBJECT_OR_NULL, 0, limit_fields},
                                                    {"error", SHAPE_OBJECT_OR_NULL, 0, error_fields},
                                                    ENDS};

static const struct shape_field quantity_fields[] = {REQUIRED("value", SHAPE_NUMBER), REQUIRED("sign", SHAPE_INTEGER),
                                                     REQUIRED("by", SHAPE_STRING), ENDS};

#define QUANTITY_INPUT_FIELD(name, unit, meaning) OBJECT(#name, quantity_fields),
#define QUANTITY_FIELD(macro, output, unit, meaning) OBJECT(#output, quantity_fields),
static const struct shape_field quantities_fields[] = {COMPLIANCE_INPUTS(QUANTITY_INPUT_FIELD)
                                                           COMPLIANCE_FORMULAS(QUANTITY_FIELD) ENDS};

static const struct shape_field phase_fields[] = {REQUIRED("cells", SHAPE_NUMBERS), OBJECT("end", ends_fields), ENDS};

static const struct shape_field witness_fields[] = {
    REQUIRED("bits", SHAPE_INTEGER), {"phases", SHAPE_OBJECTS, 0, phase_fields}, ENDS};

static const struct shape_field compliance_shape[] = {
    REQUIRED("v", SHAPE_INTEGER),      REQUIRED("type", SHAPE_STRING),
    REQUIRED("kind", SHAPE_STRING),    OPTIONAL("id", SHAPE_STRING_OR_INTEGER),
    OPTIONAL("field", SHAPE_ROOT),     OBJECT("problem", problem_fields),
    REQUIRED("sha256", SHAPE_STRING),  REQUIRED("row", SHAPE_STRING),
    OBJECT("verdict", verdict_fields), OBJECT("quantities", quantities_fields),
    OBJECT("witness", witness_fields), ENDS};

const struct shape_field *known_compliance_shape(void)
{
    KNOWN_SCHEMA(ends_fields, 0);
    KNOWN_SCHEMA(limit_fields, 1);
    KNOWN_SCHEMA(error_fields, 1);
    KNOWN_SCHEMA(verdict_fields, 2);
    KNOWN_SCHEMA(quantity_fields, 1);
    KNOWN_SCHEMA(quantities_fields, 2);
    KNOWN_SCHEMA(problem_fields, 2);
    KNOWN_SCHEMA(phase_fields, 1);
    KNOWN_SCHEMA(witness_fields, 2);
    KNOWN_SCHEMA(compliance_shape, 3);
    return compliance_shape;
}
