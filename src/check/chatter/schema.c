/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `chatter` (spec/certificate.md, sections 3 and 10). */
#include "check/chatter/chatter.h"
#include "check/known_schema.h"

#include <stddef.h>

static const struct shape_field problem_fields[] = {REQUIRED("kind", SHAPE_STRING),
                                                    REQUIRED("law", SHAPE_STRING),
                                                    REQUIRED("a", SHAPE_NUMBER),
                                                    REQUIRED("b", SHAPE_NUMBER),
                                                    REQUIRED("A", SHAPE_NUMBER),
                                                    REQUIRED("B", SHAPE_NUMBER),
                                                    REQUIRED("C", SHAPE_NUMBER),
                                                    REQUIRED("mu", SHAPE_NUMBER),
                                                    REQUIRED("r", SHAPE_NUMBER),
                                                    OPTIONAL("u", SHAPE_NUMBER),
                                                    OPTIONAL("v", SHAPE_NUMBER),
                                                    OPTIONAL("width", SHAPE_NUMBER),
                                                    ENDS};

static const struct shape_field range_fields[] = {REQUIRED("low", SHAPE_SURD_OR_NULL),
                                                  REQUIRED("high", SHAPE_SURD_OR_NULL), REQUIRED("low_in", SHAPE_TRUTH),
                                                  REQUIRED("high_in", SHAPE_TRUTH), ENDS};

static const struct shape_field fate_fields[] = {
    REQUIRED("low", SHAPE_SURD_OR_NULL), REQUIRED("high", SHAPE_SURD_OR_NULL), REQUIRED("low_in", SHAPE_TRUTH),
    REQUIRED("high_in", SHAPE_TRUTH),    REQUIRED("fate", SHAPE_STRING),       ENDS};

static const struct shape_field set_fields[] = {{"less", SHAPE_OBJECTS, 0, range_fields},
                                                {"equal", SHAPE_OBJECTS, 0, range_fields},
                                                {"greater", SHAPE_OBJECTS, 0, range_fields},
                                                ENDS};

static const struct shape_field ends_fields[] = {REQUIRED("low", SHAPE_NUMBER), REQUIRED("high", SHAPE_NUMBER), ENDS};

static const struct shape_field orbit_fields[] = {REQUIRED("e", SHAPE_STRING),
                                                  REQUIRED("fate", SHAPE_STRING),
                                                  REQUIRED("reason", SHAPE_STRING_OR_NULL),
                                                  REQUIRED("rest", SHAPE_STRING_OR_NULL),
                                                  {"zeno_time", SHAPE_OBJECT_OR_NULL, 0, ends_fields},
                                                  REQUIRED("zeno_time_exact", SHAPE_SURD_OR_NULL),
                                                  REQUIRED("bounces", SHAPE_INTEGER_OR_NULL),
                                                  REQUIRED("u", SHAPE_SURD_OR_NULL),
                                                  ENDS};

static const struct shape_field sets_fields[] = {OBJECT("e", set_fields),
                                                 REQUIRED("fate", SHAPE_STRING),
                                                 REQUIRED("reason", SHAPE_STRING_OR_NULL),
                                                 REQUIRED("rest", SHAPE_STRING_OR_NULL),
                                                 {"fates", SHAPE_OBJECTS_OR_NULL, 0, fate_fields},
                                                 {"alpha", SHAPE_OBJECTS, 0, range_fields},
                                                 {"mu", SHAPE_OBJECTS_OR_NULL, 0, range_fields},
                                                 REQUIRED("mu_tip", SHAPE_NUMBER_OR_NULL),
                                                 ENDS};

static const struct shape_field quantity_fields[] = {REQUIRED("value", SHAPE_NUMBER), REQUIRED("sign", SHAPE_INTEGER),
                                                     REQUIRED("by", SHAPE_STRING), ENDS};

#define QUANTITY_INPUT_FIELD(name, unit, meaning) OBJECT(#name, quantity_fields),
#define QUANTITY_FIELD(macro, output, unit, meaning) OBJECT(#output, quantity_fields),
static const struct shape_field quantities_fields[] = {CHATTER_INPUTS(QUANTITY_INPUT_FIELD)
                                                           CHATTER_FORMULAS(QUANTITY_FIELD) ENDS};

static const struct shape_field piece_fields[] = {REQUIRED("slip", SHAPE_STRING),
                                                  REQUIRED("phase", SHAPE_STRING),
                                                  REQUIRED("normal", SHAPE_SURD),
                                                  REQUIRED("tangential", SHAPE_SURD),
                                                  REQUIRED("u", SHAPE_SURD),
                                                  REQUIRED("v", SHAPE_SURD),
                                                  ENDS};

static const struct shape_field sum_fields[] = {REQUIRED("normal", SHAPE_SURD), REQUIRED("tangential", SHAPE_SURD),
                                                REQUIRED("work", SHAPE_SURD), ENDS};

static const struct shape_field impact_fields[] = {
    REQUIRED("ratio", SHAPE_NUMBER),   REQUIRED("e", SHAPE_SURD),         {"pieces", SHAPE_OBJECTS, 0, piece_fields},
    OBJECT("compression", sum_fields), OBJECT("restitution", sum_fields), ENDS};

static const struct shape_field step_fields[] = {OBJECT("ratio", ends_fields), OBJECT("e", ends_fields), ENDS};

static const struct shape_field enclosure_fields[] = {{"steps", SHAPE_OBJECTS, 0, step_fields},
                                                      REQUIRED("end", SHAPE_STRING),
                                                      OBJECT("ratio", ends_fields),
                                                      OBJECT("e", ends_fields),
                                                      ENDS};

static const struct shape_field witness_fields[] = {
    {"first", SHAPE_OBJECT_OR_NULL, 0, impact_fields},        REQUIRED("transient", SHAPE_INTEGER_OR_NULL),
    {"landing", SHAPE_OBJECT_OR_NULL, 0, impact_fields},      {"limit", SHAPE_OBJECT_OR_NULL, 0, impact_fields},
    {"enclosure", SHAPE_OBJECT_OR_NULL, 0, enclosure_fields}, ENDS};

#define CHATTER_SCHEMA(verdict_fields)                                                                                 \
    {                                                                                                                  \
        REQUIRED("v", SHAPE_INTEGER), REQUIRED("type", SHAPE_STRING), REQUIRED("kind", SHAPE_STRING),                  \
            OPTIONAL("id", SHAPE_STRING_OR_INTEGER), OPTIONAL("field", SHAPE_ROOT), OBJECT("problem", problem_fields), \
            REQUIRED("sha256", SHAPE_STRING), REQUIRED("row", SHAPE_STRING), OBJECT("verdict", verdict_fields),        \
            OBJECT("quantities", quantities_fields), OBJECT("witness", witness_fields), ENDS                           \
    }
const struct shape_field chatter_shape[] = CHATTER_SCHEMA(sets_fields);
const struct shape_field chatter_orbit_shape[] = CHATTER_SCHEMA(orbit_fields);

/* The parts that both kinds of records contain: lists of depth 4. */
/*@ assigns \nothing;
  @ ensures shape_within(&problem_fields[0], 4 * SHAPE_MAX_FIELDS) &&
  @   shape_within(&quantities_fields[0], 4 * SHAPE_MAX_FIELDS); */
static void known_parts(void)
{
    KNOWN_SCHEMA(problem_fields, 3);
    KNOWN_SCHEMA(quantity_fields, 2);
    KNOWN_SCHEMA(quantities_fields, 3);
}

/* The witness of both kinds of records. */
/*@ assigns \nothing;
  @ ensures shape_within(&witness_fields[0], 4 * SHAPE_MAX_FIELDS); */
static void known_witness(void)
{
    KNOWN_SCHEMA(piece_fields, 1);
    KNOWN_SCHEMA(sum_fields, 1);
    KNOWN_SCHEMA(impact_fields, 2);
    KNOWN_SCHEMA(ends_fields, 0);
    KNOWN_SCHEMA(step_fields, 1);
    KNOWN_SCHEMA(ends_fields, 1);
    KNOWN_SCHEMA(enclosure_fields, 2);
    KNOWN_SCHEMA(witness_fields, 3);
}

const struct shape_field *known_chatter_shape(void)
{
    KNOWN_SCHEMA(range_fields, 1);
    KNOWN_SCHEMA(set_fields, 2);
    KNOWN_SCHEMA(range_fields, 2);
    KNOWN_SCHEMA(fate_fields, 2);
    KNOWN_SCHEMA(sets_fields, 3);
    known_parts();
    known_witness();
    KNOWN_SCHEMA(chatter_shape, 4);
    return chatter_shape;
}

const struct shape_field *known_chatter_orbit_shape(void)
{
    KNOWN_SCHEMA(ends_fields, 2);
    KNOWN_SCHEMA(orbit_fields, 3);
    known_parts();
    known_witness();
    KNOWN_SCHEMA(chatter_orbit_shape, 4);
    return chatter_orbit_shape;
}
