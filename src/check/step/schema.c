/* SPDX-License-Identifier: BSD-2-Clause */
/* The schemas of certificates of kind `step`: for a contact, and for a body. */
#include "check/known_schema.h"
#include "check/step/step.h"

#include <stddef.h>

#define NUMBER_FIELD(name, unit, meaning) REQUIRED(#name, SHAPE_NUMBER),
#define BOTH_FORMS                                                                                                     \
    REQUIRED("kind", SHAPE_STRING), REQUIRED("mu", SHAPE_NUMBER), OPTIONAL("e", SHAPE_NUMBER),                         \
        OPTIONAL("eps", SHAPE_NUMBER), OPTIONAL("floor", SHAPE_NUMBER), OPTIONAL("law", SHAPE_STRING)

static const struct shape_field contact_fields[] = {BOTH_FORMS,
                                                    REQUIRED("a", SHAPE_NUMBER),
                                                    REQUIRED("b", SHAPE_NUMBER),
                                                    REQUIRED("A", SHAPE_NUMBER),
                                                    REQUIRED("B", SHAPE_NUMBER),
                                                    REQUIRED("C", SHAPE_NUMBER),
                                                    REQUIRED("P_T", SHAPE_NUMBER),
                                                    REQUIRED("P_N", SHAPE_NUMBER),
                                                    OPTIONAL("U_T", SHAPE_NUMBER),
                                                    OPTIONAL("U_N", SHAPE_NUMBER),
                                                    OPTIONAL("u", SHAPE_NUMBER),
                                                    OPTIONAL("v", SHAPE_NUMBER),
                                                    OPTIONAL("a_size", SHAPE_NUMBER),
                                                    OPTIONAL("b_size", SHAPE_NUMBER),
                                                    ENDS};

static const struct shape_field body_fields[] = {BOTH_FORMS, STEP_BODY_INPUTS(NUMBER_FIELD) ENDS};

static const struct shape_field status_fields[] = {REQUIRED("F", SHAPE_STRING), REQUIRED("S+", SHAPE_STRING),
                                                   REQUIRED("S-", SHAPE_STRING), REQUIRED("T", SHAPE_STRING), ENDS};

static const struct shape_field change_fields[] = {
    REQUIRED("F", SHAPE_NUMBER_OR_NULL), REQUIRED("S+", SHAPE_NUMBER_OR_NULL), REQUIRED("S-", SHAPE_NUMBER_OR_NULL),
    REQUIRED("T", SHAPE_NUMBER_OR_NULL), ENDS};

static const struct shape_field excess_fields[] = {
    REQUIRED("energy", SHAPE_NUMBER_OR_NULL), REQUIRED("cone", SHAPE_NUMBER_OR_NULL),
    REQUIRED("pull", SHAPE_NUMBER_OR_NULL), REQUIRED("normal", SHAPE_NUMBER_OR_NULL), ENDS};

static const struct shape_field continuous_fields[] = {OBJECT("modes", status_fields),
                                                       REQUIRED("h0_over_h", SHAPE_NUMBER_OR_NULL),
                                                       REQUIRED("difference", SHAPE_STRING), ENDS};

static const struct shape_field verdict_fields[] = {REQUIRED("judgement", SHAPE_STRING),
                                                    REQUIRED("at_10_eps", SHAPE_STRING),
                                                    OBJECT("modes", status_fields),
                                                    REQUIRED("chosen", SHAPE_STRINGS),
                                                    REQUIRED("nearest", SHAPE_STRING_OR_NULL),
                                                    OBJECT("eta", change_fields),
                                                    REQUIRED("residual", SHAPE_NUMBER_OR_NULL),
                                                    REQUIRED("restitution", SHAPE_STRING),
                                                    REQUIRED("restitution_shown", SHAPE_NUMBER_OR_NULL),
                                                    REQUIRED("energy", SHAPE_STRING),
                                                    OBJECT("excess", excess_fields),
                                                    REQUIRED("marks", SHAPE_STRINGS),
                                                    {"continuous", SHAPE_OBJECT_OR_NULL, 0, continuous_fields},
                                                    ENDS};

static const struct shape_field quantity_fields[] = {REQUIRED("value", SHAPE_NUMBER), REQUIRED("sign", SHAPE_INTEGER),
                                                     REQUIRED("by", SHAPE_STRING), ENDS};

#define QUANTITY_INPUT_FIELD(name, unit, meaning) OBJECT(#name, quantity_fields),
#define QUANTITY_FIELD(macro, output, unit, meaning) OBJECT(#output, quantity_fields),
static const struct shape_field quantities_fields[] = {STEP_INPUTS(QUANTITY_INPUT_FIELD) STEP_FORMULAS(QUANTITY_FIELD)
                                                           ENDS};

#define SIZE_FIELD(macro, output, unit, meaning) REQUIRED(#output, SHAPE_NUMBER),
static const struct shape_field size_fields[] = {STEP_SIZES_FORMULAS(SIZE_FIELD) OPTIONAL("moment", SHAPE_NUMBER),
                                                 OPTIONAL("s_M", SHAPE_NUMBER), OPTIONAL("noise_M", SHAPE_NUMBER),
                                                 ENDS};

static const struct shape_field flight_fields[] = {REQUIRED("impulse_T", SHAPE_NUMBER_OR_NULL),
                                                   REQUIRED("impulse_N", SHAPE_NUMBER_OR_NULL),
                                                   REQUIRED("normal", SHAPE_NUMBER_OR_NULL), ENDS};

static const struct shape_field closed_fields[] = {
    REQUIRED("tangent", SHAPE_NUMBER_OR_NULL), REQUIRED("normal", SHAPE_NUMBER_OR_NULL),
    REQUIRED("pull", SHAPE_NUMBER_OR_NULL), REQUIRED("friction", SHAPE_NUMBER_OR_NULL), ENDS};

static const struct shape_field term_fields[] = {OBJECT("F", flight_fields), OBJECT("S+", closed_fields),
                                                 OBJECT("S-", closed_fields), OBJECT("T", closed_fields), ENDS};

static const struct shape_field impulse_fields[] = {REQUIRED("P_T", SHAPE_NUMBER), REQUIRED("P_N", SHAPE_NUMBER), ENDS};

static const struct shape_field impulses_fields[] = {{"F", SHAPE_OBJECT, 1, impulse_fields},
                                                     {"S+", SHAPE_OBJECT, 1, impulse_fields},
                                                     {"S-", SHAPE_OBJECT, 1, impulse_fields},
                                                     {"T", SHAPE_OBJECT, 1, impulse_fields},
                                                     ENDS};

static const struct shape_field witness_fields[] = {OBJECT("sizes", size_fields), OBJECT("terms", term_fields),
                                                    OBJECT("impulses", impulses_fields), ENDS};

#define RECORD(problem)                                                                                                \
    {                                                                                                                  \
        REQUIRED("v", SHAPE_INTEGER), REQUIRED("type", SHAPE_STRING), REQUIRED("kind", SHAPE_STRING),                  \
            OPTIONAL("id", SHAPE_STRING_OR_INTEGER), OBJECT("problem", problem), REQUIRED("sha256", SHAPE_STRING),     \
            REQUIRED("row", SHAPE_STRING), OBJECT("verdict", verdict_fields), OBJECT("quantities", quantities_fields), \
            OBJECT("witness", witness_fields), ENDS                                                                    \
    }
const struct shape_field step_contact_shape[] = RECORD(contact_fields), step_body_shape[] = RECORD(body_fields);

/* The lists inside both schemas. */
/*@ assigns \nothing;
  @ ensures shape_within(&verdict_fields[0], 3 * SHAPE_MAX_FIELDS) && shape_within(&quantities_fields[0], 2 * SHAPE_MAX_FIELDS) &&
  @   shape_within(&witness_fields[0], 3 * SHAPE_MAX_FIELDS); */
static void know_parts(void)
{
    KNOWN_SCHEMA(status_fields, 0);
    KNOWN_SCHEMA(change_fields, 0);
    KNOWN_SCHEMA(excess_fields, 0);
    KNOWN_SCHEMA(continuous_fields, 1);
    KNOWN_SCHEMA(verdict_fields, 2);
    KNOWN_SCHEMA(quantity_fields, 0);
    KNOWN_SCHEMA(quantities_fields, 1);
    KNOWN_SCHEMA(size_fields, 0);
    KNOWN_SCHEMA(flight_fields, 0);
    KNOWN_SCHEMA(closed_fields, 0);
    KNOWN_SCHEMA(term_fields, 1);
    KNOWN_SCHEMA(impulse_fields, 0);
    KNOWN_SCHEMA(impulses_fields, 1);
    KNOWN_SCHEMA(witness_fields, 2);
}

const struct shape_field *known_step_contact_shape(void)
{
    know_parts();
    KNOWN_SCHEMA(contact_fields, 0);
    KNOWN_SCHEMA(step_contact_shape, 3);
    return step_contact_shape;
}

const struct shape_field *known_step_shape(void)
{
    know_parts();
    KNOWN_SCHEMA(body_fields, 0);
    KNOWN_SCHEMA(step_body_shape, 3);
    return step_body_shape;
}
