/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `spatial-impact`. */
#include "check/known_schema.h"
#include "check/spatial_impact/spatial_impact.h"
#include "check/quantity_schema.h"

#include <stddef.h>

static const struct schema_field problem_fields[] = {REQUIRED("kind", SCHEMA_STRING), REQUIRED("A11", SCHEMA_NUMBER),
                                                     REQUIRED("A12", SCHEMA_NUMBER),  REQUIRED("A22", SCHEMA_NUMBER),
                                                     REQUIRED("B1", SCHEMA_NUMBER),   REQUIRED("B2", SCHEMA_NUMBER),
                                                     REQUIRED("C", SCHEMA_NUMBER),    OPTIONAL("mu", SCHEMA_NUMBER),
                                                     OPTIONAL("mu1", SCHEMA_NUMBER),  OPTIONAL("mu2", SCHEMA_NUMBER),
                                                     REQUIRED("u1", SCHEMA_NUMBER),   REQUIRED("u2", SCHEMA_NUMBER),
                                                     REQUIRED("v", SCHEMA_NUMBER),    REQUIRED("r", SCHEMA_NUMBER),
                                                     REQUIRED("law", SCHEMA_STRING),  ENDS};
static const struct schema_field direction_fields[] = {
    REQUIRED("chart", SCHEMA_STRING),       REQUIRED("t", SCHEMA_BOX),     REQUIRED("u_dot", SCHEMA_INTEGER),
    REQUIRED("attracting", SCHEMA_INTEGER), REQUIRED("p", SCHEMA_INTEGER), ENDS};
static const struct schema_field event_fields[] = {REQUIRED("P", SCHEMA_BOX),  REQUIRED("u1", SCHEMA_BOX),
                                                   REQUIRED("u2", SCHEMA_BOX), REQUIRED("v", SCHEMA_BOX),
                                                   REQUIRED("W", SCHEMA_BOX),  ENDS};
static const struct schema_field part_fields[] = {REQUIRED("compression", SCHEMA_STRINGS),
                                                  REQUIRED("restitution", SCHEMA_STRINGS), ENDS};
static const struct schema_field verdict_fields[] = {REQUIRED("mu_stick_squared", SCHEMA_NUMBER),
                                                     REQUIRED("at_rest", SCHEMA_STRING),
                                                     REQUIRED("every_direction", SCHEMA_TRUTH),
                                                     {"invariant", SCHEMA_OBJECTS, 0, direction_fields},
                                                     REQUIRED("turns", SCHEMA_INTEGER),
                                                     REQUIRED("impact", SCHEMA_STRING),
                                                     REQUIRED("impact_without_collision", SCHEMA_STRING_OR_NULL),
                                                     {"stop", SCHEMA_OBJECT_OR_NULL, 0, event_fields},
                                                     {"compression", SCHEMA_OBJECT_OR_NULL, 0, event_fields},
                                                     {"end", SCHEMA_OBJECT_OR_NULL, 0, event_fields},
                                                     OBJECT("itinerary", part_fields),
                                                     ENDS};
static const struct schema_field quantities_fields[] = {
    QUANTITY("A11"),   QUANTITY("A12"),    QUANTITY("A22"),    QUANTITY("B1"),
    QUANTITY("B2"),    QUANTITY("C"),      QUANTITY("mu"),     QUANTITY("mu1"),
    QUANTITY("mu2"),   QUANTITY("u1"),     QUANTITY("u2"),     QUANTITY("v"),
    QUANTITY("r"),     QUANTITY("detA"),   QUANTITY("w1"),     QUANTITY("w2"),
    QUANTITY("detG"),  QUANTITY("D"),      QUANTITY("speed2"), QUANTITY("muBu"),
    QUANTITY("stick"), QUANTITY("turn_B"), QUANTITY("turn_A"), QUANTITY("r_range"),
    QUANTITY("A11r"),  QUANTITY("A12r"),   QUANTITY("A22r"),   QUANTITY("B1r"),
    QUANTITY("B2r"),   QUANTITY("u1r"),    QUANTITY("u2r"),    ENDS};
static const struct schema_field cuts_fields[] = {REQUIRED("tau", SCHEMA_NUMBER), REQUIRED("plus", SCHEMA_NUMBERS),
                                                  REQUIRED("minus", SCHEMA_NUMBERS), ENDS};
static const struct schema_field frame_fields[] = {REQUIRED("cuts", SCHEMA_NUMBERS), ENDS};
static const struct schema_field witness_fields[] = {
    {"invariant", SCHEMA_OBJECT, 1, cuts_fields},    {"frames", SCHEMA_OBJECTS, 0, frame_fields},
    REQUIRED("compression", SCHEMA_INTEGER_OR_NULL), REQUIRED("end", SCHEMA_INTEGER_OR_NULL),
    REQUIRED("stop", SCHEMA_NUMBER_OR_NULL),         ENDS};
static const struct schema_field spatial_impact_schema[] = {
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
    KNOWN_SCHEMA(direction_fields, 2);
    KNOWN_SCHEMA(event_fields, 2);
    KNOWN_SCHEMA(part_fields, 2);
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
    KNOWN_SCHEMA(cuts_fields, 2);
    KNOWN_SCHEMA(frame_fields, 2);
    KNOWN_SCHEMA(witness_fields, 3);
}

const struct schema_field *known_spatial_impact_schema(void)
{
    known_problem();
    known_verdict();
    known_quantities();
    known_witness();
    KNOWN_SCHEMA(spatial_impact_schema, 4);
    return spatial_impact_schema;
}
