/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `contact` (spec/certificate.md, sections 3 and 4). */
#include "check/contact/contact.h"
#include "check/known_schema.h"
#include "check/mechanism/mechanism.h"
#include "check/uncertain_schema.h"

#include <stddef.h>

#define NUMBER_FIELD(name, unit, meaning) REQUIRED(#name, SCHEMA_NUMBER),
static const struct schema_field problem_fields[] = {REQUIRED("kind", SCHEMA_STRING),
                                                     CONTACT_INPUTS(NUMBER_FIELD) ENDS};

static const struct schema_field modes_fields[] = {REQUIRED("F", SCHEMA_STRING), REQUIRED("S+", SCHEMA_STRING),
                                                   REQUIRED("S-", SCHEMA_STRING), REQUIRED("T", SCHEMA_STRING), ENDS};

static const struct schema_field stability_fields[] = {OPTIONAL("F", SCHEMA_STRING), OPTIONAL("S+", SCHEMA_STRING),
                                                       OPTIONAL("S-", SCHEMA_STRING), OPTIONAL("T", SCHEMA_STRING),
                                                       ENDS};

static const struct schema_field painleve_fields[] = {REQUIRED("S+", SCHEMA_INTEGER), REQUIRED("S-", SCHEMA_INTEGER),
                                                      ENDS};

static const struct schema_field verdict_fields[] = {OBJECT("modes", modes_fields),
                                                     REQUIRED("solutions", SCHEMA_STRING_OR_INTEGER),
                                                     REQUIRED("class", SCHEMA_STRING),
                                                     REQUIRED("case", SCHEMA_STRING_OR_NULL),
                                                     OBJECT("painleve", painleve_fields),
                                                     REQUIRED("cone", SCHEMA_STRING),
                                                     OBJECT("stability", stability_fields),
                                                     REQUIRED("impact_without_collision", SCHEMA_STRING),
                                                     REQUIRED("resolution", SCHEMA_STRINGS),
                                                     REQUIRED("zeros", SCHEMA_STRINGS),
                                                     ENDS};

static const struct schema_field quantity_fields[] = {
    REQUIRED("value", SCHEMA_NUMBER), REQUIRED("sign", SCHEMA_INTEGER), REQUIRED("by", SCHEMA_STRING), ENDS};

#define QUANTITY_INPUT_FIELD(name, unit, meaning) OBJECT(#name, quantity_fields),
#define QUANTITY_FIELD(macro, output, unit, meaning) OBJECT(#output, quantity_fields),
static const struct schema_field quantities_fields[] = {CONTACT_INPUTS(QUANTITY_INPUT_FIELD)
                                                            CONTACT_FORMULAS(QUANTITY_FIELD) ENDS};

static const struct schema_field force_fields[] = {
    REQUIRED("lambda_N", SCHEMA_NUMBER), REQUIRED("lambda_T", SCHEMA_NUMBER), REQUIRED("u_dot", SCHEMA_NUMBER),
    REQUIRED("v_dot", SCHEMA_NUMBER), ENDS};

static const struct schema_field mode_fields[] = {
    REQUIRED("candidates", SCHEMA_STRING), {"force", SCHEMA_OBJECT, 1, force_fields},
    OPTIONAL("fails", SCHEMA_STRING),      OPTIONAL("value", SCHEMA_NUMBER),
    OPTIONAL("sign", SCHEMA_INTEGER),      OPTIONAL("equalities", SCHEMA_STRINGS),
    OPTIONAL("to", SCHEMA_NUMBER_OR_NULL), ENDS};

static const struct schema_field witnesses_fields[] = {OBJECT("F", mode_fields), OBJECT("S+", mode_fields),
                                                       OBJECT("S-", mode_fields), OBJECT("T", mode_fields), ENDS};

static const struct schema_field solution_fields[] = {REQUIRED("modes", SCHEMA_STRINGS),
                                                      OPTIONAL("lambda_N", SCHEMA_NUMBER),
                                                      OPTIONAL("lambda_T", SCHEMA_NUMBER),
                                                      OPTIONAL("continuum", SCHEMA_TRUTH),
                                                      OPTIONAL("from", SCHEMA_NUMBER),
                                                      OPTIONAL("to", SCHEMA_NUMBER_OR_NULL),
                                                      ENDS};

static const struct schema_field witness_fields[] = {
    OBJECT("modes", witnesses_fields), {"solutions", SCHEMA_OBJECTS, 0, solution_fields}, ENDS};

/* Schemas for uncertain data (section 9). */
static const struct schema_field any_fields[] = {REQUIRED("kind", SCHEMA_STRING), CONTACT_INPUTS(SET_FIELD) ENDS};
UNCERTAIN_INPUT_LISTS(CONTACT_INPUTS)

UNCERTAIN_RESULT_LISTS(verdict_fields)

static const struct schema_field contact_uncertain_schema[] = UNCERTAIN_RECORD;

/* Schemas for uncertain data of a mechanism (section 9.7); objects and lists without fields are left to
 * mechanism_check_schema. */
#define DATA_FIELD(name, unit, meaning) REQUIRED(#name, SCHEMA_OBJECTS),
static const struct schema_field data_fields[] = {CONTACT_INPUTS(DATA_FIELD) ENDS};
static const struct schema_field denominators_fields[] = {REQUIRED("ab", SCHEMA_OBJECTS),
                                                          REQUIRED("ABC", SCHEMA_OBJECTS), ENDS};
static const struct schema_field variable_fields[] = {REQUIRED("field", SCHEMA_STRING),
                                                      REQUIRED("pieces", SCHEMA_OBJECTS), ENDS};
static const struct schema_field region_fields[] = {REQUIRED("constants", SCHEMA_OBJECTS), OBJECT("data", data_fields),
                                                    OBJECT("denominators", denominators_fields),
                                                    REQUIRED("cover", SCHEMA_OBJECTS), ENDS};
static const struct schema_field regions_fields[] = {
    {"variables", SCHEMA_OBJECTS, 0, variable_fields}, {"regions", SCHEMA_OBJECTS, 0, region_fields}, ENDS};
static const struct schema_field mechanism_verdicts_fields[] = {
    REQUIRED("certain", SCHEMA_TRUTH), {"possible", SCHEMA_OBJECTS, 0, verdict_fields},
    REQUIRED("rows", SCHEMA_STRINGS),  REQUIRED("at", SCHEMA_OBJECTS),
    REQUIRED("outside", SCHEMA_TRUTH), ENDS};

const struct schema_field contact_mechanism_schema[] = {REQUIRED("v", SCHEMA_INTEGER),
                                                        REQUIRED("type", SCHEMA_STRING),
                                                        REQUIRED("kind", SCHEMA_STRING),
                                                        OPTIONAL("id", SCHEMA_STRING_OR_INTEGER),
                                                        REQUIRED("problem", SCHEMA_OBJECT),
                                                        REQUIRED("sha256", SCHEMA_STRING),
                                                        OBJECT("verdict", mechanism_verdicts_fields),
                                                        OBJECT("witness", regions_fields),
                                                        ENDS};

const struct schema_field contact_schema[] = {
    REQUIRED("v", SCHEMA_INTEGER),     REQUIRED("type", SCHEMA_STRING),
    REQUIRED("kind", SCHEMA_STRING),   OPTIONAL("id", SCHEMA_STRING_OR_INTEGER),
    OPTIONAL("field", SCHEMA_ROOT),    OBJECT("problem", problem_fields),
    REQUIRED("sha256", SCHEMA_STRING), REQUIRED("row", SCHEMA_STRING),
    OBJECT("verdict", verdict_fields), OBJECT("quantities", quantities_fields),
    OBJECT("witness", witness_fields), ENDS};

/* A verdict: a list of depth 4. */
/*@ assigns \nothing;
  @ ensures schema_within(&verdict_fields[0], 4 * SCHEMA_MAX_FIELDS); */
static void known_verdict(void)
{
    KNOWN_SCHEMA(modes_fields, 2);
    KNOWN_SCHEMA(painleve_fields, 2);
    KNOWN_SCHEMA(stability_fields, 2);
    KNOWN_SCHEMA(verdict_fields, 3);
}

const struct schema_field *known_contact_schema(void)
{
    KNOWN_SCHEMA(problem_fields, 3);
    KNOWN_SCHEMA(quantity_fields, 2);
    KNOWN_SCHEMA(quantities_fields, 3);
    KNOWN_SCHEMA(force_fields, 0);
    KNOWN_SCHEMA(mode_fields, 1);
    KNOWN_SCHEMA(witnesses_fields, 2);
    KNOWN_SCHEMA(solution_fields, 2);
    KNOWN_SCHEMA(witness_fields, 3);
    known_verdict();
    KNOWN_SCHEMA(contact_schema, 4);
    return contact_schema;
}

const struct schema_field *known_uncertain_schema(void)
{
    KNOWN_SCHEMA(any_fields, 4);
    KNOWN_SCHEMA(point_fields, 3);
    known_verdict();
    KNOWN_SCHEMA(verdicts_fields, 4);
    KNOWN_SCHEMA(value_fields, 3);
    KNOWN_SCHEMA(box_fields, 3);
    KNOWN_SCHEMA(cover_fields, 4);
    KNOWN_SCHEMA(contact_uncertain_schema, 5);
    return contact_uncertain_schema;
}

const struct schema_field *known_mechanism_schema(void)
{
    KNOWN_SCHEMA(variable_fields, 3);
    KNOWN_SCHEMA(data_fields, 2);
    KNOWN_SCHEMA(denominators_fields, 2);
    KNOWN_SCHEMA(region_fields, 3);
    KNOWN_SCHEMA(regions_fields, 4);
    known_verdict();
    KNOWN_SCHEMA(mechanism_verdicts_fields, 4);
    KNOWN_SCHEMA(contact_mechanism_schema, 5);
    return contact_mechanism_schema;
}
