/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `compliance`. */
#include "check/compliance/compliance.h"
#include "check/known_schema.h"
#include "compliance/formula.h"

#include <stddef.h>

#define NUMBER_FIELD(name, unit, meaning) REQUIRED(#name, SCHEMA_NUMBER),
static const struct schema_field problem_fields[] = {REQUIRED("kind", SCHEMA_STRING),
                                                     COMPLIANCE_INPUTS(NUMBER_FIELD) ENDS};

static const struct schema_field ends_fields[] = {REQUIRED("low", SCHEMA_NUMBER), REQUIRED("high", SCHEMA_NUMBER),
                                                  ENDS};

static const struct schema_field limit_fields[] = {REQUIRED("slip", SCHEMA_STRINGS), REQUIRED("u", SCHEMA_SURD),
                                                   REQUIRED("v", SCHEMA_SURD), ENDS};

static const struct schema_field error_fields[] = {OBJECT("u", ends_fields), OBJECT("v", ends_fields), ENDS};

#define ENDS_OR_NULL(key)                                                                                              \
    {                                                                                                                  \
        key, SCHEMA_OBJECT_OR_NULL, 0, ends_fields                                                                     \
    }
static const struct schema_field verdict_fields[] = {REQUIRED("end", SCHEMA_STRING),
                                                     REQUIRED("stability", SCHEMA_STRING_OR_NULL),
                                                     REQUIRED("phases", SCHEMA_STRINGS),
                                                     REQUIRED("events", SCHEMA_STRINGS),
                                                     {"times", SCHEMA_OBJECTS, 0, ends_fields},
                                                     ENDS_OR_NULL("duration"),
                                                     ENDS_OR_NULL("u"),
                                                     ENDS_OR_NULL("v"),
                                                     ENDS_OR_NULL("delta"),
                                                     ENDS_OR_NULL("impulse"),
                                                     ENDS_OR_NULL("peak_force"),
                                                     REQUIRED("impact_without_collision", SCHEMA_TRUTH),
                                                     {"limit", SCHEMA_OBJECT_OR_NULL, 0, limit_fields},
                                                     {"error", SCHEMA_OBJECT_OR_NULL, 0, error_fields},
                                                     ENDS};

static const struct schema_field quantity_fields[] = {
    REQUIRED("value", SCHEMA_NUMBER), REQUIRED("sign", SCHEMA_INTEGER), REQUIRED("by", SCHEMA_STRING), ENDS};

#define QUANTITY_INPUT_FIELD(name, unit, meaning) OBJECT(#name, quantity_fields),
#define QUANTITY_FIELD(macro, output, unit, meaning) OBJECT(#output, quantity_fields),
static const struct schema_field quantities_fields[] = {COMPLIANCE_INPUTS(QUANTITY_INPUT_FIELD)
                                                            COMPLIANCE_FORMULAS(QUANTITY_FIELD) ENDS};

static const struct schema_field phase_fields[] = {REQUIRED("cells", SCHEMA_NUMBERS), OBJECT("end", ends_fields), ENDS};

static const struct schema_field witness_fields[] = {
    REQUIRED("bits", SCHEMA_INTEGER), {"phases", SCHEMA_OBJECTS, 0, phase_fields}, ENDS};

static const struct schema_field compliance_schema[] = {
    REQUIRED("v", SCHEMA_INTEGER),     REQUIRED("type", SCHEMA_STRING),
    REQUIRED("kind", SCHEMA_STRING),   OPTIONAL("id", SCHEMA_STRING_OR_INTEGER),
    OPTIONAL("field", SCHEMA_ROOT),    OBJECT("problem", problem_fields),
    REQUIRED("sha256", SCHEMA_STRING), REQUIRED("row", SCHEMA_STRING),
    OBJECT("verdict", verdict_fields), OBJECT("quantities", quantities_fields),
    OBJECT("witness", witness_fields), ENDS};

/*@ assigns \nothing;
  @ ensures schema_within(&problem_fields[0], 4 * SCHEMA_MAX_FIELDS); */
static void known_problem(void)
{
    KNOWN_SCHEMA(problem_fields, 3);
}

/*@ assigns \nothing;
  @ ensures schema_within(&verdict_fields[0], 4 * SCHEMA_MAX_FIELDS); */
static void known_verdict(void)
{
    KNOWN_SCHEMA(ends_fields, 1);
    KNOWN_SCHEMA(limit_fields, 2);
    KNOWN_SCHEMA(error_fields, 2);
    KNOWN_SCHEMA(ends_fields, 2);
    KNOWN_SCHEMA(verdict_fields, 3);
}

/*@ assigns \nothing;
  @ ensures schema_within(&quantities_fields[0], 4 * SCHEMA_MAX_FIELDS); */
static void known_quantities(void)
{
    KNOWN_SCHEMA(quantity_fields, 2);
    KNOWN_SCHEMA(quantities_fields, 3);
}

/*@ assigns \nothing;
  @ ensures schema_within(&witness_fields[0], 4 * SCHEMA_MAX_FIELDS); */
static void known_witness(void)
{
    KNOWN_SCHEMA(ends_fields, 1);
    KNOWN_SCHEMA(phase_fields, 2);
    KNOWN_SCHEMA(witness_fields, 3);
}

const struct schema_field *known_compliance_schema(void)
{
    known_problem();
    known_verdict();
    known_quantities();
    known_witness();
    KNOWN_SCHEMA(compliance_schema, 4);
    return compliance_schema;
}
