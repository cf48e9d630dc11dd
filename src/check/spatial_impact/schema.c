/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `spatial-impact`. */
#include "check/known_schema.h"
#include "check/spatial_impact/spatial_impact.h"
#include "check/quantity_schema.h"

#include <stddef.h>

static const struct shape_field problem_fields[] = {REQUIRED("kind", SHAPE_STRING), REQUIRED("A11", SHAPE_NUMBER),
                                                    REQUIRED("A12", SHAPE_NUMBER),  REQUIRED("A22", SHAPE_NUMBER),
                                                    REQUIRED("B1", SHAPE_NUMBER),   REQUIRED("B2", SHAPE_NUMBER),
                                                    REQUIRED("C", SHAPE_NUMBER),    OPTIONAL("mu", SHAPE_NUMBER),
                                                    OPTIONAL("mu1", SHAPE_NUMBER),  OPTIONAL("mu2", SHAPE_NUMBER),
                                                    REQUIRED("u1", SHAPE_NUMBER),   REQUIRED("u2", SHAPE_NUMBER),
                                                    REQUIRED("v", SHAPE_NUMBER),    REQUIRED("r", SHAPE_NUMBER),
                                                    REQUIRED("law", SHAPE_STRING),  ENDS};
static const struct shape_field direction_fields[] = {
    REQUIRED("chart", SHAPE_STRING),       REQUIRED("t", SHAPE_BOX),     REQUIRED("u_dot", SHAPE_INTEGER),
    REQUIRED("attracting", SHAPE_INTEGER), REQUIRED("p", SHAPE_INTEGER), ENDS};
static const struct shape_field event_fields[] = {REQUIRED("P", SHAPE_BOX),  REQUIRED("u1", SHAPE_BOX),
                                                  REQUIRED("u2", SHAPE_BOX), REQUIRED("v", SHAPE_BOX),
                                                  REQUIRED("W", SHAPE_BOX),  ENDS};
static const struct shape_field part_fields[] = {REQUIRED("compression", SHAPE_STRINGS),
                                                 REQUIRED("restitution", SHAPE_STRINGS), ENDS};
static const struct shape_field verdict_fields[] = {REQUIRED("mu_stick_squared", SHAPE_NUMBER),
                                                    REQUIRED("at_rest", SHAPE_STRING),
                                                    REQUIRED("every_direction", SHAPE_TRUTH),
                                                    {"invariant", SHAPE_OBJECTS, 0, direction_fields},
                                                    REQUIRED("turns", SHAPE_INTEGER),
                                                    REQUIRED("impact", SHAPE_STRING),
                                                    REQUIRED("impact_without_collision", SHAPE_STRING_OR_NULL),
                                                    {"stop", SHAPE_OBJECT_OR_NULL, 0, event_fields},
                                                    {"compression", SHAPE_OBJECT_OR_NULL, 0, event_fields},
                                                    {"end", SHAPE_OBJECT_OR_NULL, 0, event_fields},
                                                    OBJECT("itinerary", part_fields),
                                                    ENDS};
static const struct shape_field quantities_fields[] = {
    QUANTITY("A11"),   QUANTITY("A12"),    QUANTITY("A22"),    QUANTITY("B1"),
    QUANTITY("B2"),    QUANTITY("C"),      QUANTITY("mu"),     QUANTITY("mu1"),
    QUANTITY("mu2"),   QUANTITY("u1"),     QUANTITY("u2"),     QUANTITY("v"),
    QUANTITY("r"),     QUANTITY("detA"),   QUANTITY("w1"),     QUANTITY("w2"),
    QUANTITY("detG"),  QUANTITY("D"),      QUANTITY("speed2"), QUANTITY("muBu"),
    QUANTITY("stick"), QUANTITY("turn_B"), QUANTITY("turn_A"), QUANTITY("r_range"),
    QUANTITY("A11r"),  QUANTITY("A12r"),   QUANTITY("A22r"),   QUANTITY("B1r"),
    QUANTITY("B2r"),   QUANTITY("u1r"),    QUANTITY("u2r"),    ENDS};
static const struct shape_field cuts_fields[] = {REQUIRED("tau", SHAPE_NUMBER), REQUIRED("plus", SHAPE_NUMBERS),
                                                 REQUIRED("minus", SHAPE_NUMBERS), ENDS};
static const struct shape_field frame_fields[] = {REQUIRED("cuts", SHAPE_NUMBERS), ENDS};
static const struct shape_field witness_fields[] = {
    {"invariant", SHAPE_OBJECT, 1, cuts_fields},    {"frames", SHAPE_OBJECTS, 0, frame_fields},
    REQUIRED("compression", SHAPE_INTEGER_OR_NULL), REQUIRED("end", SHAPE_INTEGER_OR_NULL),
    REQUIRED("stop", SHAPE_NUMBER_OR_NULL),         ENDS};
static const struct shape_field spatial_impact_shape[] = {
    REQUIRED("v", SHAPE_INTEGER),      REQUIRED("type", SHAPE_STRING),
    REQUIRED("kind", SHAPE_STRING),    OPTIONAL("id", SHAPE_STRING_OR_INTEGER),
    OPTIONAL("field", SHAPE_ROOT),     OBJECT("problem", problem_fields),
    REQUIRED("sha256", SHAPE_STRING),  REQUIRED("row", SHAPE_STRING),
    OBJECT("verdict", verdict_fields), OBJECT("quantities", quantities_fields),
    OBJECT("witness", witness_fields), ENDS};

const struct shape_field *known_spatial_impact_shape(void)
{
    KNOWN_SCHEMA(problem_fields, 0);
    KNOWN_SCHEMA(direction_fields, 0);
    KNOWN_SCHEMA(event_fields, 0);
    KNOWN_SCHEMA(part_fields, 0);
    KNOWN_SCHEMA(verdict_fields, 1);
    KNOWN_SCHEMA(quantity_fields, 0);
    KNOWN_SCHEMA(quantities_fields, 1);
    KNOWN_SCHEMA(cuts_fields, 0);
    KNOWN_SCHEMA(frame_fields, 0);
    KNOWN_SCHEMA(witness_fields, 1);
    KNOWN_SCHEMA(spatial_impact_shape, 2);
    return spatial_impact_shape;
}
