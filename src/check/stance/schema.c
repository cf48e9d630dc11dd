/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `stance`. */
#include "check/known_schema.h"
#include "check/stance/stance.h"

#include <stddef.h>

static const struct schema_field problem_fields[] = {REQUIRED("kind", SCHEMA_STRING),  REQUIRED("l1", SCHEMA_NUMBER),
                                                     REQUIRED("l2", SCHEMA_NUMBER),    REQUIRED("h", SCHEMA_NUMBER),
                                                     REQUIRED("phi1", SCHEMA_STRING),  REQUIRED("phi2", SCHEMA_STRING),
                                                     REQUIRED("mu1", SCHEMA_NUMBER),   REQUIRED("mu2", SCHEMA_NUMBER),
                                                     OPTIONAL("alpha", SCHEMA_STRING), OPTIONAL("Fx", SCHEMA_NUMBER),
                                                     OPTIONAL("Fz", SCHEMA_NUMBER),    OPTIONAL("tau", SCHEMA_NUMBER),
                                                     OPTIONAL("rho", SCHEMA_NUMBER),   ENDS};

static const struct schema_field verdict_fields[] = {REQUIRED("of", SCHEMA_STRING),
                                                     REQUIRED("stability", SCHEMA_STRING),
                                                     REQUIRED("by", SCHEMA_STRING_OR_NULL),
                                                     REQUIRED("reason", SCHEMA_STRING_OR_NULL),
                                                     REQUIRED("region", SCHEMA_INTEGER_OR_NULL),
                                                     REQUIRED("contact_1", SCHEMA_INTEGER_OR_NULL),
                                                     REQUIRED("persistent", SCHEMA_TRUTH_OR_NULL),
                                                     REQUIRED("moves", SCHEMA_STRINGS),
                                                     ENDS};

static const struct schema_field level_fields[] = {REQUIRED("ends", SCHEMA_NUMBERS), REQUIRED("words", SCHEMA_STRINGS),
                                                   OPTIONAL("levels", SCHEMA_NUMBERS), ENDS};

static const struct schema_field trap_fields[] = {REQUIRED("from", SCHEMA_NUMBER), REQUIRED("to", SCHEMA_NUMBER), ENDS};

static const struct schema_field witness_fields[] = {
    {"partition", SCHEMA_OBJECT, 1, level_fields}, {"trap", SCHEMA_OBJECT, 1, trap_fields}, ENDS};

static const struct schema_field quantities_fields[] = {ENDS};

static const struct schema_field stance_schema[] = {REQUIRED("v", SCHEMA_INTEGER),
                                                    REQUIRED("type", SCHEMA_STRING),
                                                    REQUIRED("kind", SCHEMA_STRING),
                                                    OPTIONAL("id", SCHEMA_STRING_OR_INTEGER),
                                                    OBJECT("problem", problem_fields),
                                                    REQUIRED("sha256", SCHEMA_STRING),
                                                    REQUIRED("row", SCHEMA_STRING),
                                                    OBJECT("verdict", verdict_fields),
                                                    OBJECT("quantities", quantities_fields),
                                                    OBJECT("witness", witness_fields),
                                                    ENDS};

/*@ assigns \nothing;
  @ ensures schema_within(&problem_fields[0], 3 * SCHEMA_MAX_FIELDS); */
static void known_problem(void)
{
    KNOWN_SCHEMA(problem_fields, 2);
}

/*@ assigns \nothing;
  @ ensures schema_within(&verdict_fields[0], 3 * SCHEMA_MAX_FIELDS); */
static void known_verdict(void)
{
    KNOWN_SCHEMA(verdict_fields, 2);
}

/*@ assigns \nothing;
  @ ensures schema_within(&witness_fields[0], 3 * SCHEMA_MAX_FIELDS); */
static void known_witness(void)
{
    KNOWN_SCHEMA(level_fields, 1);
    KNOWN_SCHEMA(trap_fields, 1);
    KNOWN_SCHEMA(witness_fields, 2);
}

const struct schema_field *known_stance_schema(void)
{
    known_problem();
    known_verdict();
    KNOWN_SCHEMA(quantities_fields, 2);
    known_witness();
    KNOWN_SCHEMA(stance_schema, 3);
    return stance_schema;
}
