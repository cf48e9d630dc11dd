/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `wedge`. wedge.c checks which of the optional data are present. */
#include "check/known_schema.h"
#include "check/wedge/private.h"
#include "check/quantity_schema.h"

#include <stddef.h>

#define NUMBER_FIELD(name, unit, meaning) OPTIONAL(#name, SCHEMA_NUMBER),
static const struct schema_field problem_fields[] = {
    REQUIRED("kind", SCHEMA_STRING), REQUIRED("model", SCHEMA_STRING),
    WEDGE_MASSES(NUMBER_FIELD) WEDGE_FRICTION(NUMBER_FIELD) WEDGE_TWO_FRICTIONS(NUMBER_FIELD) WEDGE_ANGLE(NUMBER_FIELD)
        WEDGE_SLIPPER(NUMBER_FIELD) WEDGE_LOADS(NUMBER_FIELD) WEDGE_VELOCITY(NUMBER_FIELD) ENDS};

static const struct schema_field directions[] = {REQUIRED("+", SCHEMA_STRING), REQUIRED("-", SCHEMA_STRING), ENDS};

static const struct schema_field moving_words[] = {
    REQUIRED("++", SCHEMA_STRING_OR_NULL), REQUIRED("+-", SCHEMA_STRING_OR_NULL), REQUIRED("-+", SCHEMA_STRING_OR_NULL),
    REQUIRED("--", SCHEMA_STRING_OR_NULL), ENDS};

static const struct schema_field mode_words[] = {REQUIRED("++", SCHEMA_STRING),
                                                 REQUIRED("+-", SCHEMA_STRING),
                                                 REQUIRED("-+", SCHEMA_STRING),
                                                 REQUIRED("--", SCHEMA_STRING),
                                                 REQUIRED("0+", SCHEMA_STRING),
                                                 REQUIRED("0-", SCHEMA_STRING),
                                                 ENDS};

static const struct schema_field verdict_fields[] = {OBJECT("domain", directions),
                                                     OBJECT("sliding", directions),
                                                     REQUIRED("case", SCHEMA_STRING_OR_NULL),
                                                     OBJECT("modes", mode_words),
                                                     OBJECT("acceleration", moving_words),
                                                     OBJECT("stability", moving_words),
                                                     OBJECT("regularized", directions),
                                                     REQUIRED("continuations", SCHEMA_STRINGS),
                                                     REQUIRED("solutions", SCHEMA_STRING_OR_INTEGER),
                                                     REQUIRED("from_rest", SCHEMA_STRINGS),
                                                     REQUIRED("instant_stop", SCHEMA_TRUTH_OR_NULL),
                                                     REQUIRED("constant_velocity", SCHEMA_TRUTH_OR_NULL),
                                                     REQUIRED("zeros", SCHEMA_STRINGS),
                                                     ENDS};

#define QUANTITY_INPUT(name, unit, meaning) QUANTITY(#name),
static const struct schema_field quantities_fields[] = {
    WEDGE_MASSES(QUANTITY_INPUT) WEDGE_FRICTION(QUANTITY_INPUT) WEDGE_TWO_FRICTIONS(QUANTITY_INPUT)
        WEDGE_ANGLE(QUANTITY_INPUT) WEDGE_SLIPPER(QUANTITY_INPUT) WEDGE_LOADS(QUANTITY_INPUT)
            WEDGE_VELOCITY(QUANTITY_INPUT) QUANTITY("P"),
    QUANTITY("mass"),
    QUANTITY("Q"),
    QUANTITY("k"),
    QUANTITY("k1"),
    QUANTITY("k2"),
    QUANTITY("b"),
    QUANTITY("A"),
    QUANTITY("B_plus"),
    QUANTITY("B_minus"),
    QUANTITY("H"),
    QUANTITY("c_pp"),
    QUANTITY("c_pm"),
    QUANTITY("c_mp"),
    QUANTITY("c_mm"),
    ENDS};

static const struct schema_field force_fields[] = {REQUIRED("z", SCHEMA_NUMBER),  OPTIONAL("R", SCHEMA_NUMBER),
                                                   OPTIONAL("R1", SCHEMA_NUMBER), OPTIONAL("R2", SCHEMA_NUMBER),
                                                   REQUIRED("F", SCHEMA_NUMBER),  ENDS};

static const struct schema_field mode_fields[] = {
    REQUIRED("candidates", SCHEMA_STRING), {"force", SCHEMA_OBJECT, 1, force_fields},
    OPTIONAL("to", SCHEMA_NUMBER_OR_NULL), OPTIONAL("equalities", SCHEMA_STRINGS),
    OPTIONAL("fails", SCHEMA_STRING),      OPTIONAL("value", SCHEMA_NUMBER),
    OPTIONAL("sign", SCHEMA_INTEGER),      ENDS};

static const struct schema_field modes_fields[] = {OBJECT("++", mode_fields),
                                                   OBJECT("+-", mode_fields),
                                                   OBJECT("-+", mode_fields),
                                                   OBJECT("--", mode_fields),
                                                   OBJECT("0+", mode_fields),
                                                   OBJECT("0-", mode_fields),
                                                   ENDS};

static const struct schema_field witness_fields[] = {OBJECT("modes", modes_fields), ENDS};

static const struct schema_field wedge_schema[] = {
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
    KNOWN_SCHEMA(directions, 2);
    KNOWN_SCHEMA(moving_words, 2);
    KNOWN_SCHEMA(mode_words, 2);
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
    KNOWN_SCHEMA(force_fields, 0);
    KNOWN_SCHEMA(mode_fields, 1);
    KNOWN_SCHEMA(modes_fields, 2);
    KNOWN_SCHEMA(witness_fields, 3);
}

const struct schema_field *known_wedge_schema(void)
{
    known_problem();
    known_verdict();
    known_quantities();
    known_witness();
    KNOWN_SCHEMA(wedge_schema, 4);
    return wedge_schema;
}
