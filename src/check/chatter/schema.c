/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of certificates of kind `chatter` (spec/certificate.md, sections 3 and 10). */
#include "check/chatter/chatter.h"
#include "check/known_schema.h"

#include <stddef.h>

static const struct schema_field problem_fields[] = {REQUIRED("kind", SCHEMA_STRING),
                                                     REQUIRED("law", SCHEMA_STRING),
                                                     REQUIRED("a", SCHEMA_NUMBER),
                                                     REQUIRED("b", SCHEMA_NUMBER),
                                                     REQUIRED("A", SCHEMA_NUMBER),
                                                     REQUIRED("B", SCHEMA_NUMBER),
                                                     REQUIRED("C", SCHEMA_NUMBER),
                                                     REQUIRED("mu", SCHEMA_NUMBER),
                                                     REQUIRED("r", SCHEMA_NUMBER),
                                                     OPTIONAL("u", SCHEMA_NUMBER),
                                                     OPTIONAL("v", SCHEMA_NUMBER),
                                                     OPTIONAL("width", SCHEMA_NUMBER),
                                                     ENDS};

static const struct schema_field range_fields[] = {
    REQUIRED("low", SCHEMA_SURD_OR_NULL), REQUIRED("high", SCHEMA_SURD_OR_NULL), REQUIRED("low_in", SCHEMA_TRUTH),
    REQUIRED("high_in", SCHEMA_TRUTH), ENDS};

static const struct schema_field fate_fields[] = {
    REQUIRED("low", SCHEMA_SURD_OR_NULL), REQUIRED("high", SCHEMA_SURD_OR_NULL), REQUIRED("low_in", SCHEMA_TRUTH),
    REQUIRED("high_in", SCHEMA_TRUTH),    REQUIRED("fate", SCHEMA_STRING),       ENDS};

static const struct schema_field set_fields[] = {{"less", SCHEMA_OBJECTS, 0, range_fields},
                                                 {"equal", SCHEMA_OBJECTS, 0, range_fields},
                                                 {"greater", SCHEMA_OBJECTS, 0, range_fields},
                                                 ENDS};

static const struct schema_field ends_fields[] = {REQUIRED("low", SCHEMA_NUMBER), REQUIRED("high", SCHEMA_NUMBER),
                                                  ENDS};

static const struct schema_field orbit_fields[] = {REQUIRED("e", SCHEMA_STRING),
                                                   REQUIRED("fate", SCHEMA_STRING),
                                                   REQUIRED("reason", SCHEMA_STRING_OR_NULL),
                                                   REQUIRED("rest", SCHEMA_STRING_OR_NULL),
                                                   {"zeno_time", SCHEMA_OBJECT_OR_NULL, 0, ends_fields},
                                                   REQUIRED("zeno_time_exact", SCHEMA_SURD_OR_NULL),
                                                   REQUIRED("bounces", SCHEMA_INTEGER_OR_NULL),
                                                   REQUIRED("u", SCHEMA_SURD_OR_NULL),
                                                   ENDS};

static const struct schema_field sets_fields[] = {OBJECT("e", set_fields),
                                                  REQUIRED("fate", SCHEMA_STRING),
                                                  REQUIRED("reason", SCHEMA_STRING_OR_NULL),
                                                  REQUIRED("rest", SCHEMA_STRING_OR_NULL),
                                                  {"fates", SCHEMA_OBJECTS_OR_NULL, 0, fate_fields},
                                                  {"alpha", SCHEMA_OBJECTS, 0, range_fields},
                                                  {"mu", SCHEMA_OBJECTS_OR_NULL, 0, range_fields},
                                                  REQUIRED("mu_tip", SCHEMA_NUMBER_OR_NULL),
                                                  ENDS};

static const struct schema_field quantity_fields[] = {
    REQUIRED("value", SCHEMA_NUMBER), REQUIRED("sign", SCHEMA_INTEGER), REQUIRED("by", SCHEMA_STRING), ENDS};

#define QUANTITY_INPUT_FIELD(name, unit, meaning) OBJECT(#name, quantity_fields),
#define QUANTITY_FIELD(macro, output, unit, meaning) OBJECT(#output, quantity_fields),
static const struct schema_field quantities_fields[] = {CHATTER_INPUTS(QUANTITY_INPUT_FIELD)
                                                            CHATTER_FORMULAS(QUANTITY_FIELD) ENDS};

static const struct schema_field piece_fields[] = {REQUIRED("slip", SCHEMA_STRING),
                                                   REQUIRED("phase", SCHEMA_STRING),
                                                   REQUIRED("normal", SCHEMA_SURD),
                                                   REQUIRED("tangential", SCHEMA_SURD),
                                                   REQUIRED("u", SCHEMA_SURD),
                                                   REQUIRED("v", SCHEMA_SURD),
                                                   ENDS};

static const struct schema_field sum_fields[] = {REQUIRED("normal", SCHEMA_SURD), REQUIRED("tangential", SCHEMA_SURD),
                                                 REQUIRED("work", SCHEMA_SURD), ENDS};

static const struct schema_field impact_fields[] = {
    REQUIRED("ratio", SCHEMA_NUMBER),  REQUIRED("e", SCHEMA_SURD),        {"pieces", SCHEMA_OBJECTS, 0, piece_fields},
    OBJECT("compression", sum_fields), OBJECT("restitution", sum_fields), ENDS};

static const struct schema_field step_fields[] = {OBJECT("ratio", ends_fields), OBJECT("e", ends_fields), ENDS};

static const struct schema_field enclosure_fields[] = {{"steps", SCHEMA_OBJECTS, 0, step_fields},
                                                       REQUIRED("end", SCHEMA_STRING),
                                                       OBJECT("ratio", ends_fields),
                                                       OBJECT("e", ends_fields),
                                                       ENDS};

static const struct schema_field witness_fields[] = {
    {"first", SCHEMA_OBJECT_OR_NULL, 0, impact_fields},        REQUIRED("transient", SCHEMA_INTEGER_OR_NULL),
    {"landing", SCHEMA_OBJECT_OR_NULL, 0, impact_fields},      {"limit", SCHEMA_OBJECT_OR_NULL, 0, impact_fields},
    {"enclosure", SCHEMA_OBJECT_OR_NULL, 0, enclosure_fields}, ENDS};

#define CHATTER_SCHEMA(verdict_fields)                                                                                 \
    {                                                                                                                  \
        REQUIRED("v", SCHEMA_INTEGER), REQUIRED("type", SCHEMA_STRING), REQUIRED("kind", SCHEMA_STRING),               \
            OPTIONAL("id", SCHEMA_STRING_OR_INTEGER), OPTIONAL("field", SCHEMA_ROOT),                                  \
            OBJECT("problem", problem_fields), REQUIRED("sha256", SCHEMA_STRING), REQUIRED("row", SCHEMA_STRING),      \
            OBJECT("verdict", verdict_fields), OBJECT("quantities", quantities_fields),                                \
            OBJECT("witness", witness_fields), ENDS                                                                    \
    }
const struct schema_field chatter_schema[] = CHATTER_SCHEMA(sets_fields);
const struct schema_field chatter_orbit_schema[] = CHATTER_SCHEMA(orbit_fields);

/* The parts that both kinds of records contain: lists of depth 4. */
/*@ assigns \nothing;
  @ ensures schema_within(&problem_fields[0], 4 * SCHEMA_MAX_FIELDS) &&
  @   schema_within(&quantities_fields[0], 4 * SCHEMA_MAX_FIELDS); */
static void known_parts(void)
{
    KNOWN_SCHEMA(problem_fields, 3);
    KNOWN_SCHEMA(quantity_fields, 2);
    KNOWN_SCHEMA(quantities_fields, 3);
}

/* The witness of both kinds of records. */
/*@ assigns \nothing;
  @ ensures schema_within(&witness_fields[0], 4 * SCHEMA_MAX_FIELDS); */
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

const struct schema_field *known_chatter_schema(void)
{
    KNOWN_SCHEMA(range_fields, 1);
    KNOWN_SCHEMA(set_fields, 2);
    KNOWN_SCHEMA(range_fields, 2);
    KNOWN_SCHEMA(fate_fields, 2);
    KNOWN_SCHEMA(sets_fields, 3);
    known_parts();
    known_witness();
    KNOWN_SCHEMA(chatter_schema, 4);
    return chatter_schema;
}

const struct schema_field *known_chatter_orbit_schema(void)
{
    KNOWN_SCHEMA(ends_fields, 2);
    KNOWN_SCHEMA(orbit_fields, 3);
    known_parts();
    known_witness();
    KNOWN_SCHEMA(chatter_orbit_schema, 4);
    return chatter_orbit_schema;
}
