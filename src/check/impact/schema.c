/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `impact` (spec/certificate.md, sections 3 and 7). */
#include "check/impact/impact.h"
#include "check/known_schema.h"

#include <stddef.h>

#define NUMBER_FIELD(name, unit, meaning) REQUIRED(#name, SCHEMA_NUMBER),
static const struct schema_field problem_fields[] = {REQUIRED("kind", SCHEMA_STRING), REQUIRED("law", SCHEMA_STRING),
                                                     IMPACT_INPUTS(NUMBER_FIELD) ENDS};

static const struct schema_field verdict_fields[] = {REQUIRED("region", SCHEMA_INTEGER_OR_NULL),
                                                     REQUIRED("on_boundary", SCHEMA_STRINGS),
                                                     REQUIRED("slip", SCHEMA_STRINGS),
                                                     REQUIRED("slip_reversal", SCHEMA_TRUTH),
                                                     REQUIRED("impact_without_collision", SCHEMA_TRUTH_OR_NULL),
                                                     REQUIRED("u", SCHEMA_SURD_OR_NULL),
                                                     REQUIRED("v", SCHEMA_SURD_OR_NULL),
                                                     REQUIRED("energy", SCHEMA_STRING_OR_NULL),
                                                     ENDS};

static const struct schema_field quantity_fields[] = {
    REQUIRED("value", SCHEMA_NUMBER), REQUIRED("sign", SCHEMA_INTEGER), REQUIRED("by", SCHEMA_STRING), ENDS};

#define QUANTITY_INPUT_FIELD(name, unit, meaning) OBJECT(#name, quantity_fields),
#define QUANTITY_FIELD(macro, output, unit, meaning) OBJECT(#output, quantity_fields),
static const struct schema_field quantities_fields[] = {IMPACT_INPUTS(QUANTITY_INPUT_FIELD)
                                                            IMPACT_FORMULAS(QUANTITY_FIELD) ENDS};

static const struct schema_field piece_fields[] = {REQUIRED("slip", SCHEMA_STRING),
                                                   REQUIRED("phase", SCHEMA_STRING),
                                                   REQUIRED("normal", SCHEMA_SURD),
                                                   REQUIRED("tangential", SCHEMA_SURD),
                                                   REQUIRED("u", SCHEMA_SURD),
                                                   REQUIRED("v", SCHEMA_SURD),
                                                   ENDS};

static const struct schema_field sum_fields[] = {REQUIRED("normal", SCHEMA_SURD), REQUIRED("tangential", SCHEMA_SURD),
                                                 REQUIRED("work", SCHEMA_SURD), ENDS};

/* Either all of these fields or, in the degenerate case, none. */
const struct schema_field impact_witness_schema[] = {
    {"pieces", SCHEMA_OBJECTS, 1, piece_fields},   {"compression", SCHEMA_OBJECT, 1, sum_fields},
    {"restitution", SCHEMA_OBJECT, 1, sum_fields}, OPTIONAL("energy_before", SCHEMA_NUMBER),
    OPTIONAL("energy_after", SCHEMA_SURD),         ENDS};

const struct schema_field impact_schema[] = {REQUIRED("v", SCHEMA_INTEGER),
                                             REQUIRED("type", SCHEMA_STRING),
                                             REQUIRED("kind", SCHEMA_STRING),
                                             OPTIONAL("id", SCHEMA_STRING_OR_INTEGER),
                                             OPTIONAL("field", SCHEMA_ROOT),
                                             OBJECT("problem", problem_fields),
                                             REQUIRED("sha256", SCHEMA_STRING),
                                             REQUIRED("row", SCHEMA_STRING),
                                             OBJECT("verdict", verdict_fields),
                                             OBJECT("quantities", quantities_fields),
                                             OBJECT("witness", impact_witness_schema),
                                             ENDS};

const struct schema_field *known_impact_witness_schema(void)
{
    KNOWN_SCHEMA(piece_fields, 0);
    KNOWN_SCHEMA(sum_fields, 0);
    KNOWN_SCHEMA(impact_witness_schema, 1);
    return impact_witness_schema;
}

const struct schema_field *known_impact_schema(void)
{
    KNOWN_SCHEMA(quantity_fields, 0);
    KNOWN_SCHEMA(quantities_fields, 1);
    KNOWN_SCHEMA(problem_fields, 1);
    KNOWN_SCHEMA(verdict_fields, 1);
    (void)known_impact_witness_schema();
    KNOWN_SCHEMA(impact_schema, 2);
    return impact_schema;
}
