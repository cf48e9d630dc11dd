/* SPDX-License-Identifier: BSD-2-Clause */
/* The schemas of certificates of kind `step`: for a contact, and for a body. */
#include "check/known_schema.h"
#include "check/step/step.h"

#include <stddef.h>

#define NUMBER_FIELD(name, unit, meaning) REQUIRED(#name, SCHEMA_NUMBER),
#define BOTH_FORMS                                                                                                     \
    REQUIRED("kind", SCHEMA_STRING), REQUIRED("mu", SCHEMA_NUMBER), OPTIONAL("e", SCHEMA_NUMBER),                      \
        OPTIONAL("eps", SCHEMA_NUMBER), OPTIONAL("floor", SCHEMA_NUMBER), OPTIONAL("law", SCHEMA_STRING)

static const struct schema_field contact_fields[] = {BOTH_FORMS,
                                                     REQUIRED("a", SCHEMA_NUMBER),
                                                     REQUIRED("b", SCHEMA_NUMBER),
                                                     REQUIRED("A", SCHEMA_NUMBER),
                                                     REQUIRED("B", SCHEMA_NUMBER),
                                                     REQUIRED("C", SCHEMA_NUMBER),
                                                     REQUIRED("P_T", SCHEMA_NUMBER),
                                                     REQUIRED("P_N", SCHEMA_NUMBER),
                                                     OPTIONAL("U_T", SCHEMA_NUMBER),
                                                     OPTIONAL("U_N", SCHEMA_NUMBER),
                                                     OPTIONAL("u", SCHEMA_NUMBER),
                                                     OPTIONAL("v", SCHEMA_NUMBER),
                                                     OPTIONAL("a_size", SCHEMA_NUMBER),
                                                     OPTIONAL("b_size", SCHEMA_NUMBER),
                                                     ENDS};

static const struct schema_field body_fields[] = {BOTH_FORMS, STEP_BODY_INPUTS(NUMBER_FIELD) ENDS};

static const struct schema_field status_fields[] = {REQUIRED("F", SCHEMA_STRING), REQUIRED("S+", SCHEMA_STRING),
                                                    REQUIRED("S-", SCHEMA_STRING), REQUIRED("T", SCHEMA_STRING), ENDS};

static const struct schema_field change_fields[] = {
    REQUIRED("F", SCHEMA_NUMBER_OR_NULL), REQUIRED("S+", SCHEMA_NUMBER_OR_NULL), REQUIRED("S-", SCHEMA_NUMBER_OR_NULL),
    REQUIRED("T", SCHEMA_NUMBER_OR_NULL), ENDS};

static const struct schema_field excess_fields[] = {
    REQUIRED("energy", SCHEMA_NUMBER_OR_NULL), REQUIRED("cone", SCHEMA_NUMBER_OR_NULL),
    REQUIRED("pull", SCHEMA_NUMBER_OR_NULL), REQUIRED("normal", SCHEMA_NUMBER_OR_NULL), ENDS};

static const struct schema_field continuous_fields[] = {OBJECT("modes", status_fields),
                                                        REQUIRED("h0_over_h", SCHEMA_NUMBER_OR_NULL),
                                                        REQUIRED("difference", SCHEMA_STRING), ENDS};

static const struct schema_field verdict_fields[] = {REQUIRED("judgement", SCHEMA_STRING),
                                                     REQUIRED("at_10_eps", SCHEMA_STRING),
                                                     OBJECT("modes", status_fields),
                                                     REQUIRED("chosen", SCHEMA_STRINGS),
                                                     REQUIRED("nearest", SCHEMA_STRING_OR_NULL),
                                                     OBJECT("eta", change_fields),
                                                     REQUIRED("residual", SCHEMA_NUMBER_OR_NULL),
                                                     REQUIRED("restitution", SCHEMA_STRING),
                                                     REQUIRED("restitution_shown", SCHEMA_NUMBER_OR_NULL),
                                                     REQUIRED("energy", SCHEMA_STRING),
                                                     OBJECT("excess", excess_fields),
                                                     REQUIRED("marks", SCHEMA_STRINGS),
                                                     {"continuous", SCHEMA_OBJECT_OR_NULL, 0, continuous_fields},
                                                     ENDS};

static const struct schema_field quantity_fields[] = {
    REQUIRED("value", SCHEMA_NUMBER), REQUIRED("sign", SCHEMA_INTEGER), REQUIRED("by", SCHEMA_STRING), ENDS};

#define QUANTITY_INPUT_FIELD(name, unit, meaning) OBJECT(#name, quantity_fields),
#define QUANTITY_FIELD(macro, output, unit, meaning) OBJECT(#output, quantity_fields),
static const struct schema_field quantities_fields[] = {STEP_INPUTS(QUANTITY_INPUT_FIELD) STEP_FORMULAS(QUANTITY_FIELD)
                                                            ENDS};

#define SIZE_FIELD(macro, output, unit, meaning) REQUIRED(#output, SCHEMA_NUMBER),
static const struct schema_field size_fields[] = {STEP_SIZES_FORMULAS(SIZE_FIELD) OPTIONAL("moment", SCHEMA_NUMBER),
                                                  OPTIONAL("s_M", SCHEMA_NUMBER), OPTIONAL("noise_M", SCHEMA_NUMBER),
                                                  ENDS};

static const struct schema_field flight_fields[] = {REQUIRED("impulse_T", SCHEMA_NUMBER_OR_NULL),
                                                    REQUIRED("impulse_N", SCHEMA_NUMBER_OR_NULL),
                                                    REQUIRED("normal", SCHEMA_NUMBER_OR_NULL), ENDS};

static const struct schema_field closed_fields[] = {
    REQUIRED("tangent", SCHEMA_NUMBER_OR_NULL), REQUIRED("normal", SCHEMA_NUMBER_OR_NULL),
    REQUIRED("pull", SCHEMA_NUMBER_OR_NULL), REQUIRED("friction", SCHEMA_NUMBER_OR_NULL), ENDS};

static const struct schema_field term_fields[] = {OBJECT("F", flight_fields), OBJECT("S+", closed_fields),
                                                  OBJECT("S-", closed_fields), OBJECT("T", closed_fields), ENDS};

static const struct schema_field impulse_fields[] = {REQUIRED("P_T", SCHEMA_NUMBER), REQUIRED("P_N", SCHEMA_NUMBER),
                                                     ENDS};

static const struct schema_field impulses_fields[] = {{"F", SCHEMA_OBJECT, 1, impulse_fields},
                                                      {"S+", SCHEMA_OBJECT, 1, impulse_fields},
                                                      {"S-", SCHEMA_OBJECT, 1, impulse_fields},
                                                      {"T", SCHEMA_OBJECT, 1, impulse_fields},
                                                      ENDS};

static const struct schema_field witness_fields[] = {OBJECT("sizes", size_fields), OBJECT("terms", term_fields),
                                                     OBJECT("impulses", impulses_fields), ENDS};

#define RECORD(problem)                                                                                                \
    {                                                                                                                  \
        REQUIRED("v", SCHEMA_INTEGER), REQUIRED("type", SCHEMA_STRING), REQUIRED("kind", SCHEMA_STRING),               \
            OPTIONAL("id", SCHEMA_STRING_OR_INTEGER), OBJECT("problem", problem), REQUIRED("sha256", SCHEMA_STRING),   \
            REQUIRED("row", SCHEMA_STRING), OBJECT("verdict", verdict_fields),                                         \
            OBJECT("quantities", quantities_fields), OBJECT("witness", witness_fields), ENDS                           \
    }
const struct schema_field step_contact_schema[] = RECORD(contact_fields), step_body_schema[] = RECORD(body_fields);

/*@ assigns \nothing;
  @ ensures schema_within(&verdict_fields[0], 4 * SCHEMA_MAX_FIELDS); */
static void known_verdict(void)
{
    KNOWN_SCHEMA(status_fields, 1);
    KNOWN_SCHEMA(continuous_fields, 2);
    KNOWN_SCHEMA(status_fields, 2);
    KNOWN_SCHEMA(change_fields, 2);
    KNOWN_SCHEMA(excess_fields, 2);
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
    KNOWN_SCHEMA(size_fields, 2);
    KNOWN_SCHEMA(flight_fields, 1);
    KNOWN_SCHEMA(closed_fields, 1);
    KNOWN_SCHEMA(term_fields, 2);
    KNOWN_SCHEMA(impulse_fields, 1);
    KNOWN_SCHEMA(impulses_fields, 2);
    KNOWN_SCHEMA(witness_fields, 3);
}

const struct schema_field *known_step_contact_schema(void)
{
    known_verdict();
    known_quantities();
    known_witness();
    KNOWN_SCHEMA(contact_fields, 3);
    KNOWN_SCHEMA(step_contact_schema, 4);
    return step_contact_schema;
}

const struct schema_field *known_step_schema(void)
{
    known_verdict();
    known_quantities();
    known_witness();
    KNOWN_SCHEMA(body_fields, 3);
    KNOWN_SCHEMA(step_body_schema, 4);
    return step_body_schema;
}
