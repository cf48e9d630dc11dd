/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `stance`. */
#include "check/known_schema.h"
#include "check/stance/stance.h"

#include <stddef.h>

static const struct shape_field problem_fields[] = {REQUIRED("kind", SHAPE_STRING),  REQUIRED("l1", SHAPE_NUMBER),
                                                    REQUIRED("l2", SHAPE_NUMBER),    REQUIRED("h", SHAPE_NUMBER),
                                                    REQUIRED("phi1", SHAPE_STRING),  REQUIRED("phi2", SHAPE_STRING),
                                                    REQUIRED("mu1", SHAPE_NUMBER),   REQUIRED("mu2", SHAPE_NUMBER),
                                                    OPTIONAL("alpha", SHAPE_STRING), OPTIONAL("Fx", SHAPE_NUMBER),
                                                    OPTIONAL("Fz", SHAPE_NUMBER),    OPTIONAL("tau", SHAPE_NUMBER),
                                                    OPTIONAL("rho", SHAPE_NUMBER),   ENDS};

static const struct shape_field verdict_fields[] = {REQUIRED("of", SHAPE_STRING),
                                                    REQUIRED("stability", SHAPE_STRING),
                                                    REQUIRED("by", SHAPE_STRING_OR_NULL),
                                                    REQUIRED("reason", SHAPE_STRING_OR_NULL),
                                                    REQUIRED("region", SHAPE_INTEGER_OR_NULL),
                                                    REQUIRED("contact_1", SHAPE_INTEGER_OR_NULL),
                                                    REQUIRED("persistent", SHAPE_TRUTH_OR_NULL),
                                                    REQUIRED("moves", SHAPE_STRINGS),
                                                    ENDS};

static const struct shape_field level_fields[] = {REQUIRED("ends", SHAPE_NUMBERS), REQUIRED("words", SHAPE_STRINGS),
                                                  OPTIONAL("levels", SHAPE_NUMBERS), ENDS};

static const struct shape_field trap_fields[] = {REQUIRED("from", SHAPE_NUMBER), REQUIRED("to", SHAPE_NUMBER), ENDS};

static const struct shape_field witness_fields[] = {
    {"partition", SHAPE_OBJECT, 1, level_fields}, {"trap", SHAPE_OBJECT, 1, trap_fields}, ENDS};

static const struct shape_field quantities_fields[] = {ENDS};

const struct shape_field stance_shape[] = {REQUIRED("v", SHAPE_INTEGER),
                                           REQUIRED("type", SHAPE_STRING),
                                           REQUIRED("kind", SHAPE_STRING),
                                           OPTIONAL("id", SHAPE_STRING_OR_INTEGER),
                                           OBJECT("problem", problem_fields),
                                           REQUIRED("sha256", SHAPE_STRING),
                                           REQUIRED("row", SHAPE_STRING),
                                           OBJECT("verdict", verdict_fields),
                                           OBJECT("quantities", quantities_fields),
                                           OBJECT("witness", witness_fields),
                                           ENDS};

const struct shape_field *known_stance_shape(void)
{
    KNOWN_SCHEMA(problem_fields, 0);
    KNOWN_SCHEMA(verdict_fields, 0);
    KNOWN_SCHEMA(level_fields, 0);
    KNOWN_SCHEMA(trap_fields, 0);
    KNOWN_SCHEMA(witness_fields, 1);
    KNOWN_SCHEMA(quantities_fields, 0);
    KNOWN_SCHEMA(stance_shape, 2);
    return stance_shape;
}
