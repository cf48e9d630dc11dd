/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `spatial`. The other files check which of the optional parts are present. */
#include "check/known_schema.h"
#include "check/spatial/spatial.h"
#include "check/quantity_schema.h"

#include <stddef.h>

static const struct shape_field problem_fields[] = {REQUIRED("kind", SHAPE_STRING), REQUIRED("A11", SHAPE_NUMBER),
                                                    REQUIRED("A12", SHAPE_NUMBER),  REQUIRED("A22", SHAPE_NUMBER),
                                                    REQUIRED("B1", SHAPE_NUMBER),   REQUIRED("B2", SHAPE_NUMBER),
                                                    REQUIRED("C", SHAPE_NUMBER),    OPTIONAL("mu", SHAPE_NUMBER),
                                                    OPTIONAL("mu1", SHAPE_NUMBER),  OPTIONAL("mu2", SHAPE_NUMBER),
                                                    REQUIRED("a1", SHAPE_NUMBER),   REQUIRED("a2", SHAPE_NUMBER),
                                                    REQUIRED("b", SHAPE_NUMBER),    REQUIRED("u1", SHAPE_NUMBER),
                                                    REQUIRED("u2", SHAPE_NUMBER),   ENDS};

static const struct shape_field end_fields[] = {REQUIRED("+", SHAPE_STRING), REQUIRED("-", SHAPE_STRING), ENDS};
static const struct shape_field mode_fields[] = {REQUIRED("F", SHAPE_STRING), REQUIRED("S", SHAPE_STRING),
                                                 REQUIRED("T", SHAPE_STRING), ENDS};

/* When b = 0 slip starts at an end of the arc, else in a cell of a chart. */
static const struct shape_field start_fields[] = {REQUIRED("chart", SHAPE_STRING),
                                                  REQUIRED("t", SHAPE_BOX),
                                                  REQUIRED("index", SHAPE_INTEGER),
                                                  REQUIRED("p", SHAPE_INTEGER),
                                                  REQUIRED("lambda_N", SHAPE_BOX),
                                                  REQUIRED("rho", SHAPE_BOX),
                                                  ENDS};
static const struct shape_field end_start_fields[] = {REQUIRED("end", SHAPE_STRING), REQUIRED("force", SHAPE_STRING),
                                                      REQUIRED("lambda_N", SHAPE_SURD), REQUIRED("rho", SHAPE_SURD),
                                                      ENDS};

static const struct shape_field verdict_fields[] = {REQUIRED("state", SHAPE_STRING),
                                                    REQUIRED("paradox", SHAPE_STRING),
                                                    REQUIRED("mu_P_squared", SHAPE_NUMBER_OR_NULL),
                                                    {"ends", SHAPE_OBJECT_OR_NULL, 0, end_fields},
                                                    REQUIRED("onset_for_b_negative", SHAPE_STRING),
                                                    OBJECT("modes", mode_fields),
                                                    REQUIRED("solutions", SHAPE_STRING_OR_INTEGER),
                                                    REQUIRED("class", SHAPE_STRING),
                                                    OPTIONAL("p", SHAPE_INTEGER),
                                                    OPTIONAL("impact_without_collision", SHAPE_STRING),
                                                    OPTIONAL("crossing", SHAPE_STRING_OR_NULL),
                                                    OPTIONAL("resolution", SHAPE_STRINGS),
                                                    OPTIONAL("slips", SHAPE_INTEGER),
                                                    {"slip_directions", SHAPE_OBJECTS, 1, start_fields},
                                                    {"slips_at_ends", SHAPE_OBJECTS, 1, end_start_fields},
                                                    OPTIONAL("stick_stability", SHAPE_STRING_OR_NULL),
                                                    ENDS};

static const struct shape_field quantities_fields[] = {
    QUANTITY("A11"),  QUANTITY("A12"),  QUANTITY("A22"),  QUANTITY("B1"),  QUANTITY("B2"),
    QUANTITY("C"),    QUANTITY("mu"),   QUANTITY("mu1"),  QUANTITY("mu2"), QUANTITY("a1"),
    QUANTITY("a2"),   QUANTITY("b"),    QUANTITY("u1"),   QUANTITY("u2"),  QUANTITY("detA"),
    QUANTITY("w1"),   QUANTITY("w2"),   QUANTITY("detG"), QUANTITY("D"),   QUANTITY("speed2"),
    QUANTITY("muBu"), QUANTITY("T_N"),  QUANTITY("q1"),   QUANTITY("q2"),  QUANTITY("S11"),
    QUANTITY("S12"),  QUANTITY("S22"),  QUANTITY("T_1"),  QUANTITY("T_2"), QUANTITY("T_cone"),
    QUANTITY("A11r"), QUANTITY("A12r"), QUANTITY("A22r"), QUANTITY("B1r"), QUANTITY("B2r"),
    QUANTITY("a1r"),  QUANTITY("a2r"),  QUANTITY("u1r"),  QUANTITY("u2r"), ENDS};

static const struct shape_field cuts_fields[] = {REQUIRED("tau", SHAPE_NUMBER), REQUIRED("plus", SHAPE_NUMBERS),
                                                 REQUIRED("minus", SHAPE_NUMBERS), ENDS};
static const struct shape_field slip_fields[] = {REQUIRED("lambda_N", SHAPE_SURD), ENDS};
static const struct shape_field stick_fields[] = {
    REQUIRED("lambda_N", SHAPE_NUMBER), REQUIRED("lambda_T1", SHAPE_NUMBER), REQUIRED("lambda_T2", SHAPE_NUMBER), ENDS};
static const struct shape_field witness_fields[] = {OBJECT("onset", cuts_fields),
                                                    {"S", SHAPE_OBJECT, 1, slip_fields},
                                                    {"cuts", SHAPE_OBJECT, 1, cuts_fields},
                                                    {"T", SHAPE_OBJECT, 1, stick_fields},
                                                    ENDS};

static const struct shape_field spatial_shape[] = {
    REQUIRED("v", SHAPE_INTEGER),      REQUIRED("type", SHAPE_STRING),
    REQUIRED("kind", SHAPE_STRING),    OPTIONAL("id", SHAPE_STRING_OR_INTEGER),
    OPTIONAL("field", SHAPE_ROOT),     OBJECT("problem", problem_fields),
    REQUIRED("sha256", SHAPE_STRING),  REQUIRED("row", SHAPE_STRING),
    OBJECT("verdict", verdict_fields), OBJECT("quantities", quantities_fields),
    OBJECT("witness", witness_fields), ENDS};

/* For an interval of mu: the words that hold on all of it, and their proof at its ends and between. */
static const struct shape_field interval_problem_fields[] = {
    REQUIRED("kind", SHAPE_STRING), REQUIRED("A11", SHAPE_NUMBER),
    REQUIRED("A12", SHAPE_NUMBER),  REQUIRED("A22", SHAPE_NUMBER),
    REQUIRED("B1", SHAPE_NUMBER),   REQUIRED("B2", SHAPE_NUMBER),
    REQUIRED("C", SHAPE_NUMBER),    REQUIRED("mu", SHAPE_BOX),
    REQUIRED("a1", SHAPE_NUMBER),   REQUIRED("a2", SHAPE_NUMBER),
    REQUIRED("b", SHAPE_NUMBER),    REQUIRED("u1", SHAPE_NUMBER),
    REQUIRED("u2", SHAPE_NUMBER),   ENDS};
static const struct shape_field index_fields[] = {REQUIRED("index", SHAPE_INTEGER), REQUIRED("p", SHAPE_INTEGER), ENDS};
static const struct shape_field word_fields[] = {REQUIRED("state", SHAPE_STRING),
                                                 REQUIRED("paradox", SHAPE_STRING),
                                                 REQUIRED("mu_P_squared", SHAPE_NUMBER_OR_NULL),
                                                 {"ends", SHAPE_OBJECT_OR_NULL, 0, end_fields},
                                                 REQUIRED("onset_for_b_negative", SHAPE_STRING),
                                                 OBJECT("modes", mode_fields),
                                                 REQUIRED("solutions", SHAPE_STRING_OR_INTEGER),
                                                 REQUIRED("class", SHAPE_STRING),
                                                 OPTIONAL("p", SHAPE_INTEGER),
                                                 OPTIONAL("impact_without_collision", SHAPE_STRING),
                                                 OPTIONAL("crossing", SHAPE_STRING_OR_NULL),
                                                 OPTIONAL("resolution", SHAPE_STRINGS),
                                                 OPTIONAL("slips", SHAPE_INTEGER),
                                                 {"slip_directions", SHAPE_OBJECTS, 1, index_fields},
                                                 {"slips_at_ends", SHAPE_OBJECTS, 1, end_start_fields},
                                                 OPTIONAL("stick_stability", SHAPE_STRING_OR_NULL),
                                                 ENDS};
static const struct shape_field certain_fields[] = {REQUIRED("certain", SHAPE_TRUTH), REQUIRED("row", SHAPE_STRING),
                                                    OBJECT("words", word_fields), ENDS};
static const struct shape_field ends_fields[] = {OBJECT("low", witness_fields), OBJECT("high", witness_fields),
                                                 OPTIONAL("slips", SHAPE_NUMBERS), ENDS};
static const struct shape_field interval_shape[] = {REQUIRED("v", SHAPE_INTEGER),
                                                    REQUIRED("type", SHAPE_STRING),
                                                    REQUIRED("kind", SHAPE_STRING),
                                                    OPTIONAL("id", SHAPE_STRING_OR_INTEGER),
                                                    REQUIRED("sha256", SHAPE_STRING),
                                                    OBJECT("problem", interval_problem_fields),
                                                    OBJECT("verdict", certain_fields),
                                                    OBJECT("witness", ends_fields),
                                                    ENDS};

const struct shape_field *known_spatial_interval_shape(void)
{
    KNOWN_SCHEMA(interval_problem_fields, 0);
    KNOWN_SCHEMA(end_fields, 0);
    KNOWN_SCHEMA(mode_fields, 0);
    KNOWN_SCHEMA(index_fields, 0);
    KNOWN_SCHEMA(end_start_fields, 0);
    KNOWN_SCHEMA(word_fields, 1);
    KNOWN_SCHEMA(certain_fields, 2);
    KNOWN_SCHEMA(cuts_fields, 0);
    KNOWN_SCHEMA(slip_fields, 0);
    KNOWN_SCHEMA(stick_fields, 0);
    KNOWN_SCHEMA(witness_fields, 1);
    KNOWN_SCHEMA(ends_fields, 2);
    KNOWN_SCHEMA(interval_shape, 3);
    return interval_shape;
}

/* The list of quantities is longer than known_shape allows, so that its contract is not proved for this schema. */
const struct shape_field *known_spatial_shape(void)
{
    KNOWN_SCHEMA(problem_fields, 0);
    KNOWN_SCHEMA(end_fields, 0);
    KNOWN_SCHEMA(mode_fields, 0);
    KNOWN_SCHEMA(start_fields, 0);
    KNOWN_SCHEMA(end_start_fields, 0);
    KNOWN_SCHEMA(verdict_fields, 1);
    KNOWN_SCHEMA(quantity_fields, 0);
    KNOWN_SCHEMA(cuts_fields, 0);
    KNOWN_SCHEMA(slip_fields, 0);
    KNOWN_SCHEMA(stick_fields, 0);
    KNOWN_SCHEMA(witness_fields, 1);
    KNOWN_SCHEMA(spatial_shape, 2);
    return spatial_shape;
}
