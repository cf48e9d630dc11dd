/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `contact` (spec/certificate.md, sections 3 and 4). */
#include "check/contact/contact.h"
#include "check/known_schema.h"
#include "check/mechanism/mechanism.h"
#include "check/uncertain_schema.h"

#include <stddef.h>

#define NUMBER_FIELD(name, unit, meaning) REQUIRED(#name, SHAPE_NUMBER),
static const struct shape_field problem_fields[] = {REQUIRED("kind", SHAPE_STRING), CONTACT_INPUTS(NUMBER_FIELD) ENDS};

static const struct shape_field modes_fields[] = {REQUIRED("F", SHAPE_STRING), REQUIRED("S+", SHAPE_STRING),
                                                  REQUIRED("S-", SHAPE_STRING), REQUIRED("T", SHAPE_STRING), ENDS};

static const struct shape_field stability_fields[] = {OPTIONAL("F", SHAPE_STRING), OPTIONAL("S+", SHAPE_STRING),
                                                      OPTIONAL("S-", SHAPE_STRING), OPTIONAL("T", SHAPE_STRING), ENDS};

static const struct shape_field painleve_fields[] = {REQUIRED("S+", SHAPE_INTEGER), REQUIRED("S-", SHAPE_INTEGER),
                                                     ENDS};

static const struct shape_field verdict_fields[] = {OBJECT("modes", modes_fields),
                                                    REQUIRED("solutions", SHAPE_STRING_OR_INTEGER),
                                                    REQUIRED("class", SHAPE_STRING),
                                                    REQUIRED("case", SHAPE_STRING_OR_NULL),
                                                    OBJECT("painleve", painleve_fields),
                                                    REQUIRED("cone", SHAPE_STRING),
                                                    OBJECT("stability", stability_fields),
                                                    REQUIRED("impact_without_collision", SHAPE_STRING),
                                                    REQUIRED("resolution", SHAPE_STRINGS),
                                                    REQUIRED("zeros", SHAPE_STRINGS),
                                                    ENDS};

static const struct shape_field quantity_fields[] = {REQUIRED("value", SHAPE_NUMBER), REQUIRED("sign", SHAPE_INTEGER),
                                                     REQUIRED("by", SHAPE_STRING), ENDS};

#define QUANTITY_INPUT_FIELD(name, unit, meaning) OBJECT(#name, quantity_fields),
#define QUANTITY_FIELD(macro, output, unit, meaning) OBJECT(#output, quantity_fields),
static const struct shape_field quantities_fields[] = {CONTACT_INPUTS(QUANTITY_INPUT_FIELD)
                                                           CONTACT_FORMULAS(QUANTITY_FIELD) ENDS};

static const struct shape_field force_fields[] = {REQUIRED("lambda_N", SHAPE_NUMBER),
                                                  REQUIRED("lambda_T", SHAPE_NUMBER), REQUIRED("u_dot", SHAPE_NUMBER),
                                                  REQUIRED("v_dot", SHAPE_NUMBER), ENDS};

static const struct shape_field mode_fields[] = {
    REQUIRED("candidates", SHAPE_STRING), {"force", SHAPE_OBJECT, 1, force_fields},
    OPTIONAL("fails", SHAPE_STRING),      OPTIONAL("value", SHAPE_NUMBER),
    OPTIONAL("sign", SHAPE_INTEGER),      OPTIONAL("equalities", SHAPE_STRINGS),
    OPTIONAL("to", SHAPE_NUMBER_OR_NULL), ENDS};

static const struct shape_field witnesses_fields[] = {OBJECT("F", mode_fields), OBJECT("S+", mode_fields),
                                                      OBJECT("S-", mode_fields), OBJECT("T", mode_fields), ENDS};

static const struct shape_field solution_fields[] = {REQUIRED("modes", SHAPE_STRINGS),
                                                     OPTIONAL("lambda_N", SHAPE_NUMBER),
                                                     OPTIONAL("lambda_T", SHAPE_NUMBER),
                                                     OPTIONAL("continuum", SHAPE_TRUTH),
                                                     OPTIONAL("from", SHAPE_NUMBER),
                                                     OPTIONAL("to", SHAPE_NUMBER_OR_NULL),
                                                     ENDS};

static const struct shape_field witness_fields[] = {
    OBJECT("modes", witnesses_fields), {"solutions", SHAPE_OBJECTS, 0, solution_fields}, ENDS};

/* Schemas for uncertain data (section 9). */
static const struct shape_field any_fields[] = {REQUIRED("kind", SHAPE_STRING), CONTACT_INPUTS(SET_FIELD) ENDS};
UNCERTAIN_INPUT_LISTS(CONTACT_INPUTS)

UNCERTAIN_RESULT_LISTS(verdict_fields)

const struct shape_field contact_uncertain_shape[] = UNCERTAIN_RECORD;

/* Schemas for uncertain data of a mechanism (section 9.7); objects and lists without fields are left to
 * mechanism_check_shape. */
#define DATA_FIELD(name, unit, meaning) REQUIRED(#name, SHAPE_OBJECTS),
static const struct shape_field data_fields[] = {CONTACT_INPUTS(DATA_FIELD) ENDS};
static const struct shape_field denominators_fields[] = {REQUIRED("ab", SHAPE_OBJECTS), REQUIRED("ABC", SHAPE_OBJECTS),
                                                         ENDS};
static const struct shape_field variable_fields[] = {REQUIRED("field", SHAPE_STRING), REQUIRED("pieces", SHAPE_OBJECTS),
                                                     ENDS};
static const struct shape_field region_fields[] = {REQUIRED("constants", SHAPE_OBJECTS), OBJECT("data", data_fields),
                                                   OBJECT("denominators", denominators_fields),
                                                   REQUIRED("cover", SHAPE_OBJECTS), ENDS};
static const struct shape_field regions_fields[] = {
    {"variables", SHAPE_OBJECTS, 0, variable_fields}, {"regions", SHAPE_OBJECTS, 0, region_fields}, ENDS};
static const struct shape_field mechanism_verdicts_fields[] = {
    REQUIRED("certain", SHAPE_TRUTH), {"possible", SHAPE_OBJECTS, 0, verdict_fields},
    REQUIRED("rows", SHAPE_STRINGS),  REQUIRED("at", SHAPE_OBJECTS),
    REQUIRED("outside", SHAPE_TRUTH), ENDS};

const struct shape_field contact_mechanism_shape[] = {REQUIRED("v", SHAPE_INTEGER),
                                                      REQUIRED("type", SHAPE_STRING),
                                                      REQUIRED("kind", SHAPE_STRING),
                                                      OPTIONAL("id", SHAPE_STRING_OR_INTEGER),
                                                      REQUIRED("problem", SHAPE_OBJECT),
                                                      REQUIRED("sha256", SHAPE_STRING),
                                                      OBJECT("verdict", mechanism_verdicts_fields),
                                                      OBJECT("witness", regions_fields),
                                                      ENDS};

const struct shape_field contact_shape[] = {REQUIRED("v", SHAPE_INTEGER),      REQUIRED("type", SHAPE_STRING),
                                            REQUIRED("kind", SHAPE_STRING),    OPTIONAL("id", SHAPE_STRING_OR_INTEGER),
                                            OPTIONAL("field", SHAPE_ROOT),     OBJECT("problem", problem_fields),
                                            REQUIRED("sha256", SHAPE_STRING),  REQUIRED("row", SHAPE_STRING),
                                            OBJECT("verdict", verdict_fields), OBJECT("quantities", quantities_fields),
                                            OBJECT("witness", witness_fields), ENDS};

/* A verdict: a list of depth 4. */
/*@ assigns \nothing;
  @ ensures shape_within(&verdict_fields[0], 4 * SHAPE_MAX_FIELDS); */
static void known_verdict(void)
{
    KNOWN_SCHEMA(modes_fields, 2);
    KNOWN_SCHEMA(painleve_fields, 2);
    KNOWN_SCHEMA(stability_fields, 2);
    KNOWN_SCHEMA(verdict_fields, 3);
}

const struct shape_field *known_contact_shape(void)
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
    KNOWN_SCHEMA(contact_shape, 4);
    return contact_shape;
}

const struct shape_field *known_uncertain_shape(void)
{
    KNOWN_SCHEMA(any_fields, 4);
    KNOWN_SCHEMA(point_fields, 3);
    known_verdict();
    KNOWN_SCHEMA(verdicts_fields, 4);
    KNOWN_SCHEMA(value_fields, 3);
    KNOWN_SCHEMA(box_fields, 3);
    KNOWN_SCHEMA(cover_fields, 4);
    KNOWN_SCHEMA(contact_uncertain_shape, 5);
    return contact_uncertain_shape;
}

const struct shape_field *known_mechanism_shape(void)
{
    KNOWN_SCHEMA(variable_fields, 3);
    KNOWN_SCHEMA(data_fields, 2);
    KNOWN_SCHEMA(denominators_fields, 2);
    KNOWN_SCHEMA(region_fields, 3);
    KNOWN_SCHEMA(regions_fields, 4);
    known_verdict();
    KNOWN_SCHEMA(mechanism_verdicts_fields, 4);
    KNOWN_SCHEMA(contact_mechanism_shape, 5);
    return contact_mechanism_shape;
}
