/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `impact` (spec/certificate.md, sections 3 and 7). */
#include "check/impact/impact.h"
#include "check/known_schema.h"

#include <stddef.h>

#define NUMBER_FIELD(name, unit, meaning) REQUIRED(#name, SHAPE_NUMBER),
static const struct shape_field problem_fields[] = {REQUIRED("kind", SHAPE_STRING), REQUIRED("law", SHAPE_STRING),
                                                    IMPACT_INPUTS(NUMBER_FIELD) ENDS};

static const struct shape_field verdict_fields[] = {REQUIRED("region", SHAPE_INTEGER_OR_NULL),
                                                    REQUIRED("on_boundary", SHAPE_STRINGS),
                                                    REQUIRED("slip", SHAPE_STRINGS),
                                                    REQUIRED("slip_reversal", SHAPE_TRUTH),
                                                    REQUIRED("impact_without_collision", SHAPE_TRUTH_OR_NULL),
                                                    REQUIRED("u", SHAPE_SURD_OR_NULL),
                                                    REQUIRED("v", SHAPE_SURD_OR_NULL),
                                                    REQUIRED("energy", SHAPE_STRING_OR_NULL),
                                                    ENDS};

static const struct shape_field quantity_fields[] = {REQUIRED("value", SHAPE_NUMBER), REQUIRED("sign", SHAPE_INTEGER),
                                                     REQUIRED("by", SHAPE_STRING), ENDS};

#define QUANTITY_INPUT_FIELD(name, unit, meaning) OBJECT(#name, quantity_fields),
#define QUANTITY_FIELD(macro, output, unit, meaning) OBJECT(#output, quantity_fields),
static const struct shape_field quantities_fields[] = {IMPACT_INPUTS(QUANTITY_INPUT_FIELD)
                                                           IMPACT_FORMULAS(QUANTITY_FIELD) ENDS};

static const struct shape_field piece_fields[] = {REQUIRED("slip", SHAPE_STRING),
                                                  REQUIRED("phase", SHAPE_STRING),
                                                  REQUIRED("normal", SHAPE_SURD),
                                                  REQUIRED("tangential", SHAPE_SURD),
                                                  REQUIRED("u", SHAPE_SURD),
                                                  REQUIRED("v", SHAPE_SURD),
                                                  ENDS};

static const struct shape_field sum_fields[] = {REQUIRED("normal", SHAPE_SURD), REQUIRED("tangential", SHAPE_SURD),
                                                REQUIRED("work", SHAPE_SURD), ENDS};

/* Either all of these fields or, in the degenerate case, none. */
const struct shape_field impact_witness_shape[] = {
    {"pieces", SHAPE_OBJECTS, 1, piece_fields},   {"compression", SHAPE_OBJECT, 1, sum_fields},
    {"restitution", SHAPE_OBJECT, 1, sum_fields}, OPTIONAL("energy_before", SHAPE_NUMBER),
    OPTIONAL("energy_after", SHAPE_SURD),         ENDS};

const struct shape_field impact_shape[] = {REQUIRED("v", SHAPE_INTEGER),
                                           REQUIRED("type", SHAPE_STRING),
                                           REQUIRED("kind", SHAPE_STRING),
                                           OPTIONAL("id", SHAPE_STRING_OR_INTEGER),
                                           OPTIONAL("field", SHAPE_ROOT),
                                           OBJECT("problem", problem_fields),
                                           REQUIRED("sha256", SHAPE_STRING),
                                           REQUIRED("row", SHAPE_STRING),
                                           OBJECT("verdict", verdict_fields),
                                           OBJECT("quantities", quantities_fields),
                                           OBJECT("witness", impact_witness_shape),
                                           ENDS};

const struct shape_field *known_impact_witness_shape(void)
{
    KNOWN_SCHEMA(piece_fields, 0);
    KNOWN_SCHEMA(sum_fields, 0);
    KNOWN_SCHEMA(impact_witness_shape, 1);
    return impact_witness_shape;
}

const struct shape_field *known_impact_shape(void)
{
    KNOWN_SCHEMA(quantity_fields, 0);
    KNOWN_SCHEMA(quantities_fields, 1);
    KNOWN_SCHEMA(problem_fields, 1);
    KNOWN_SCHEMA(verdict_fields, 1);
    (void)known_impact_witness_shape();
    KNOWN_SCHEMA(impact_shape, 2);
    return impact_shape;
}
