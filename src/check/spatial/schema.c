/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `spatial`. The other files check which of the optional parts are present. */
#include "check/known_before.h"
#include "check/known_long_schema.h"
#include "check/spatial/spatial.h"
#include "check/quantity_schema.h"

#include <stddef.h>

static const struct schema_field problem_fields[] = {REQUIRED("kind", SCHEMA_STRING), REQUIRED("A11", SCHEMA_NUMBER),
                                                     REQUIRED("A12", SCHEMA_NUMBER),  REQUIRED("A22", SCHEMA_NUMBER),
                                                     REQUIRED("B1", SCHEMA_NUMBER),   REQUIRED("B2", SCHEMA_NUMBER),
                                                     REQUIRED("C", SCHEMA_NUMBER),    OPTIONAL("mu", SCHEMA_NUMBER),
                                                     OPTIONAL("mu1", SCHEMA_NUMBER),  OPTIONAL("mu2", SCHEMA_NUMBER),
                                                     REQUIRED("a1", SCHEMA_NUMBER),   REQUIRED("a2", SCHEMA_NUMBER),
                                                     REQUIRED("b", SCHEMA_NUMBER),    REQUIRED("u1", SCHEMA_NUMBER),
                                                     REQUIRED("u2", SCHEMA_NUMBER),   ENDS};

static const struct schema_field end_fields[] = {REQUIRED("+", SCHEMA_STRING), REQUIRED("-", SCHEMA_STRING), ENDS};
static const struct schema_field mode_fields[] = {REQUIRED("F", SCHEMA_STRING), REQUIRED("S", SCHEMA_STRING),
                                                  REQUIRED("T", SCHEMA_STRING), ENDS};

/* When b = 0 slip starts at an end of the arc, else in a cell of a chart. */
static const struct schema_field start_fields[] = {REQUIRED("chart", SCHEMA_STRING),
                                                   REQUIRED("t", SCHEMA_BOX),
                                                   REQUIRED("index", SCHEMA_INTEGER),
                                                   REQUIRED("p", SCHEMA_INTEGER),
                                                   REQUIRED("lambda_N", SCHEMA_BOX),
                                                   REQUIRED("rho", SCHEMA_BOX),
                                                   ENDS};
static const struct schema_field end_start_fields[] = {REQUIRED("end", SCHEMA_STRING), REQUIRED("force", SCHEMA_STRING),
                                                       REQUIRED("lambda_N", SCHEMA_SURD), REQUIRED("rho", SCHEMA_SURD),
                                                       ENDS};

static const struct schema_field verdict_fields[] = {REQUIRED("state", SCHEMA_STRING),
                                                     REQUIRED("paradox", SCHEMA_STRING),
                                                     REQUIRED("mu_P_squared", SCHEMA_NUMBER_OR_NULL),
                                                     {"ends", SCHEMA_OBJECT_OR_NULL, 0, end_fields},
                                                     REQUIRED("onset_for_b_negative", SCHEMA_STRING),
                                                     OBJECT("modes", mode_fields),
                                                     REQUIRED("solutions", SCHEMA_STRING_OR_INTEGER),
                                                     REQUIRED("class", SCHEMA_STRING),
                                                     OPTIONAL("p", SCHEMA_INTEGER),
                                                     OPTIONAL("impact_without_collision", SCHEMA_STRING),
                                                     OPTIONAL("crossing", SCHEMA_STRING_OR_NULL),
                                                     OPTIONAL("resolution", SCHEMA_STRINGS),
                                                     OPTIONAL("slips", SCHEMA_INTEGER),
                                                     {"slip_directions", SCHEMA_OBJECTS, 1, start_fields},
                                                     {"slips_at_ends", SCHEMA_OBJECTS, 1, end_start_fields},
                                                     OPTIONAL("stick_stability", SCHEMA_STRING_OR_NULL),
                                                     ENDS};

static const struct schema_field quantities_fields[] = {
    QUANTITY("A11"),  QUANTITY("A12"),  QUANTITY("A22"),  QUANTITY("B1"),  QUANTITY("B2"),
    QUANTITY("C"),    QUANTITY("mu"),   QUANTITY("mu1"),  QUANTITY("mu2"), QUANTITY("a1"),
    QUANTITY("a2"),   QUANTITY("b"),    QUANTITY("u1"),   QUANTITY("u2"),  QUANTITY("detA"),
    QUANTITY("w1"),   QUANTITY("w2"),   QUANTITY("detG"), QUANTITY("D"),   QUANTITY("speed2"),
    QUANTITY("muBu"), QUANTITY("T_N"),  QUANTITY("q1"),   QUANTITY("q2"),  QUANTITY("S11"),
    QUANTITY("S12"),  QUANTITY("S22"),  QUANTITY("T_1"),  QUANTITY("T_2"), QUANTITY("T_cone"),
    QUANTITY("A11r"), QUANTITY("A12r"), QUANTITY("A22r"), QUANTITY("B1r"), QUANTITY("B2r"),
    QUANTITY("a1r"),  QUANTITY("a2r"),  QUANTITY("u1r"),  QUANTITY("u2r"), ENDS};

static const struct schema_field cuts_fields[] = {REQUIRED("tau", SCHEMA_NUMBER), REQUIRED("plus", SCHEMA_NUMBERS),
                                                  REQUIRED("minus", SCHEMA_NUMBERS), ENDS};
static const struct schema_field slip_fields[] = {REQUIRED("lambda_N", SCHEMA_SURD), ENDS};
static const struct schema_field stick_fields[] = {REQUIRED("lambda_N", SCHEMA_NUMBER),
                                                   REQUIRED("lambda_T1", SCHEMA_NUMBER),
                                                   REQUIRED("lambda_T2", SCHEMA_NUMBER), ENDS};
static const struct schema_field witness_fields[] = {OBJECT("onset", cuts_fields),
                                                     {"S", SCHEMA_OBJECT, 1, slip_fields},
                                                     {"cuts", SCHEMA_OBJECT, 1, cuts_fields},
                                                     {"T", SCHEMA_OBJECT, 1, stick_fields},
                                                     ENDS};

static const struct schema_field spatial_schema[] = {
    REQUIRED("v", SCHEMA_INTEGER),     REQUIRED("type", SCHEMA_STRING),
    REQUIRED("kind", SCHEMA_STRING),   OPTIONAL("id", SCHEMA_STRING_OR_INTEGER),
    OPTIONAL("field", SCHEMA_ROOT),    OBJECT("problem", problem_fields),
    REQUIRED("sha256", SCHEMA_STRING), REQUIRED("row", SCHEMA_STRING),
    OBJECT("verdict", verdict_fields), OBJECT("quantities", quantities_fields),
    OBJECT("witness", witness_fields), ENDS};

/* For an interval of mu: the words that hold on all of it, and their proof at its ends and between. */
static const struct schema_field interval_problem_fields[] = {
    REQUIRED("kind", SCHEMA_STRING), REQUIRED("A11", SCHEMA_NUMBER),
    REQUIRED("A12", SCHEMA_NUMBER),  REQUIRED("A22", SCHEMA_NUMBER),
    REQUIRED("B1", SCHEMA_NUMBER),   REQUIRED("B2", SCHEMA_NUMBER),
    REQUIRED("C", SCHEMA_NUMBER),    REQUIRED("mu", SCHEMA_BOX),
    REQUIRED("a1", SCHEMA_NUMBER),   REQUIRED("a2", SCHEMA_NUMBER),
    REQUIRED("b", SCHEMA_NUMBER),    REQUIRED("u1", SCHEMA_NUMBER),
    REQUIRED("u2", SCHEMA_NUMBER),   ENDS};
static const struct schema_field index_fields[] = {REQUIRED("index", SCHEMA_INTEGER), REQUIRED("p", SCHEMA_INTEGER),
                                                   ENDS};
static const struct schema_field word_fields[] = {REQUIRED("state", SCHEMA_STRING),
                                                  REQUIRED("paradox", SCHEMA_STRING),
                                                  REQUIRED("mu_P_squared", SCHEMA_NUMBER_OR_NULL),
                                                  {"ends", SCHEMA_OBJECT_OR_NULL, 0, end_fields},
                                                  REQUIRED("onset_for_b_negative", SCHEMA_STRING),
                                                  OBJECT("modes", mode_fields),
                                                  REQUIRED("solutions", SCHEMA_STRING_OR_INTEGER),
                                                  REQUIRED("class", SCHEMA_STRING),
                                                  OPTIONAL("p", SCHEMA_INTEGER),
                                                  OPTIONAL("impact_without_collision", SCHEMA_STRING),
                                                  OPTIONAL("crossing", SCHEMA_STRING_OR_NULL),
                                                  OPTIONAL("resolution", SCHEMA_STRINGS),
                                                  OPTIONAL("slips", SCHEMA_INTEGER),
                                                  {"slip_directions", SCHEMA_OBJECTS, 1, index_fields},
                                                  {"slips_at_ends", SCHEMA_OBJECTS, 1, end_start_fields},
                                                  OPTIONAL("stick_stability", SCHEMA_STRING_OR_NULL),
                                                  ENDS};
static const struct schema_field certain_fields[] = {REQUIRED("certain", SCHEMA_TRUTH), REQUIRED("row", SCHEMA_STRING),
                                                     OBJECT("words", word_fields), ENDS};
static const struct schema_field ends_fields[] = {OBJECT("low", witness_fields), OBJECT("high", witness_fields),
                                                  OPTIONAL("slips", SCHEMA_NUMBERS), ENDS};
static const struct schema_field interval_schema[] = {REQUIRED("v", SCHEMA_INTEGER),
                                                      REQUIRED("type", SCHEMA_STRING),
                                                      REQUIRED("kind", SCHEMA_STRING),
                                                      OPTIONAL("id", SCHEMA_STRING_OR_INTEGER),
                                                      REQUIRED("sha256", SCHEMA_STRING),
                                                      OBJECT("problem", interval_problem_fields),
                                                      OBJECT("verdict", certain_fields),
                                                      OBJECT("witness", ends_fields),
                                                      ENDS};

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
    KNOWN_SCHEMA(end_fields, 2);
    KNOWN_SCHEMA(mode_fields, 2);
    KNOWN_SCHEMA(start_fields, 2);
    KNOWN_SCHEMA(end_start_fields, 2);
    KNOWN_SCHEMA(verdict_fields, 3);
}

/*@ assigns \nothing;
  @ ensures schema_within(&quantities_fields[0], 4 * SCHEMA_MAX_FIELDS); */
static void known_quantities(void)
{
    KNOWN_SCHEMA(quantity_fields, 1);
    KNOWN_LONG_SCHEMA(quantities_fields, 2);
}

/*@ assigns \nothing;
  @ ensures schema_within(&witness_fields[0], 3 * SCHEMA_MAX_FIELDS); */
static void known_witness(void)
{
    KNOWN_SCHEMA(cuts_fields, 1);
    KNOWN_SCHEMA(slip_fields, 1);
    KNOWN_SCHEMA(stick_fields, 1);
    KNOWN_SCHEMA(witness_fields, 2);
}

/*@ assigns \nothing;
  @ ensures schema_within(&witness_fields[0], 4 * SCHEMA_MAX_FIELDS); */
static void known_whole_witness(void)
{
    known_witness();
    known_within(witness_fields, 3 * SCHEMA_MAX_FIELDS, 4 * SCHEMA_MAX_FIELDS);
}

const struct schema_field *known_spatial_schema(void)
{
    known_problem();
    known_verdict();
    known_quantities();
    known_whole_witness();
    KNOWN_SCHEMA(spatial_schema, 4);
    return spatial_schema;
}

/*@ assigns \nothing;
  @ ensures schema_within(&interval_problem_fields[0], 4 * SCHEMA_MAX_FIELDS); */
static void known_interval_problem(void)
{
    KNOWN_SCHEMA(interval_problem_fields, 3);
}

/*@ assigns \nothing;
  @ ensures schema_within(&word_fields[0], 3 * SCHEMA_MAX_FIELDS); */
static void known_words(void)
{
    KNOWN_SCHEMA(end_fields, 1);
    KNOWN_SCHEMA(mode_fields, 1);
    KNOWN_SCHEMA(index_fields, 1);
    KNOWN_SCHEMA(end_start_fields, 1);
    KNOWN_SCHEMA(word_fields, 2);
}

/*@ assigns \nothing;
  @ ensures schema_within(&certain_fields[0], 4 * SCHEMA_MAX_FIELDS); */
static void known_certain(void)
{
    known_words();
    KNOWN_SCHEMA(certain_fields, 3);
}

/*@ assigns \nothing;
  @ ensures schema_within(&ends_fields[0], 4 * SCHEMA_MAX_FIELDS); */
static void known_ends(void)
{
    known_witness();
    KNOWN_SCHEMA(ends_fields, 3);
}

const struct schema_field *known_spatial_interval_schema(void)
{
    known_interval_problem();
    known_certain();
    known_ends();
    KNOWN_SCHEMA(interval_schema, 4);
    return interval_schema;
}
