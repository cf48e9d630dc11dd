/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `contact` (spec/certificate.md, sections 3 and 4). */
#include "check/contact/contact.h"
#include "check/known_shape.h"
#include "check/mechanism/mechanism.h"

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
#define ANY_FIELD(name, unit, meaning) REQUIRED(#name, SHAPE_FIELD),
#define POINT_FIELD(name, unit, meaning) OPTIONAL(#name, SHAPE_EXACT),
#define VALUE_FIELD(name, unit, meaning) OPTIONAL(#name, SHAPE_VALUE),
#define BOX_FIELD(name, unit, meaning) OPTIONAL(#name, SHAPE_BOX),
static const struct shape_field any_fields[] = {REQUIRED("kind", SHAPE_STRING), CONTACT_INPUTS(ANY_FIELD) ENDS};
static const struct shape_field point_fields[] = {CONTACT_INPUTS(POINT_FIELD) ENDS};
static const struct shape_field value_fields[] = {CONTACT_INPUTS(VALUE_FIELD) ENDS};
static const struct shape_field box_fields[] = {CONTACT_INPUTS(BOX_FIELD) ENDS};

static const struct shape_field verdicts_fields[] = {
    REQUIRED("certain", SHAPE_TRUTH), {"possible", SHAPE_OBJECTS, 0, verdict_fields},
    REQUIRED("rows", SHAPE_STRINGS),  {"at", SHAPE_OBJECTS_OR_NULLS, 0, point_fields},
    REQUIRED("outside", SHAPE_TRUTH), ENDS};

static const struct shape_field cover_fields[] = {{"values", SHAPE_OBJECT, 1, value_fields},
                                                  {"box", SHAPE_OBJECT, 1, box_fields},
                                                  REQUIRED("cover", SHAPE_COVER),
                                                  ENDS};

const struct shape_field contact_uncertain_shape[] = {
    REQUIRED("v", SHAPE_INTEGER),     REQUIRED("type", SHAPE_STRING),
    REQUIRED("kind", SHAPE_STRING),   OPTIONAL("id", SHAPE_STRING_OR_INTEGER),
    OPTIONAL("field", SHAPE_ROOT),    OBJECT("problem", any_fields),
    REQUIRED("sha256", SHAPE_STRING), OBJECT("verdict", verdicts_fields),
    OBJECT("witness", cover_fields),  ENDS};

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
    KNOWN_SHAPE(modes_fields, 2);
    KNOWN_SHAPE(painleve_fields, 2);
    KNOWN_SHAPE(stability_fields, 2);
    KNOWN_SHAPE(verdict_fields, 3);
}

const struct shape_field *known_contact_shape(void)
{
    KNOWN_SHAPE(problem_fields, 3);
    KNOWN_SHAPE(quantity_fields, 2);
    KNOWN_SHAPE(quantities_fields, 3);
    KNOWN_SHAPE(force_fields, 0);
    KNOWN_SHAPE(mode_fields, 1);
    KNOWN_SHAPE(witnesses_fields, 2);
    KNOWN_SHAPE(solution_fields, 2);
    KNOWN_SHAPE(witness_fields, 3);
    known_verdict();
    KNOWN_SHAPE(contact_shape, 4);
    return contact_shape;
}

const struct shape_field *known_uncertain_shape(void)
{
    KNOWN_SHAPE(any_fields, 4);
    KNOWN_SHAPE(point_fields, 3);
    known_verdict();
    KNOWN_SHAPE(verdicts_fields, 4);
    KNOWN_SHAPE(value_fields, 3);
    KNOWN_SHAPE(box_fields, 3);
    KNOWN_SHAPE(cover_fields, 4);
    KNOWN_SHAPE(contact_uncertain_shape, 5);
    return contact_uncertain_shape;
}

const struct shape_field *known_mechanism_shape(void)
{
    KNOWN_SHAPE(variable_fields, 3);
    KNOWN_SHAPE(data_fields, 2);
    KNOWN_SHAPE(denominators_fields, 2);
    KNOWN_SHAPE(region_fields, 3);
    KNOWN_SHAPE(regions_fields, 4);
    known_verdict();
    KNOWN_SHAPE(mechanism_verdicts_fields, 4);
    KNOWN_SHAPE(contact_mechanism_shape, 5);
    return contact_mechanism_shape;
}
