/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of records of type `atlas`. */
#include "check/atlas/private.h"
#include "check/known_schema.h"

#include <stddef.h>

static const struct schema_field verdict_fields[] = {
    REQUIRED("rows", SCHEMA_STRINGS), REQUIRED("outside", SCHEMA_TRUTH), REQUIRED("undecided", SCHEMA_NUMBER), ENDS};
static const struct schema_field variable_fields[] = {REQUIRED("field", SCHEMA_STRING),
                                                      REQUIRED("pieces", SCHEMA_OBJECTS), ENDS};
static const struct schema_field region_fields[] = {REQUIRED("constants", SCHEMA_OBJECTS),
                                                    REQUIRED("grid", SCHEMA_OBJECTS),
                                                    REQUIRED("factors", SCHEMA_OBJECTS),
                                                    REQUIRED("quantities", SCHEMA_OBJECT),
                                                    REQUIRED("leaves", SCHEMA_OBJECTS),
                                                    REQUIRED("cover", SCHEMA_OBJECTS),
                                                    ENDS};
static const struct schema_field witness_fields[] = {
    {"variables", SCHEMA_OBJECTS, 0, variable_fields}, {"regions", SCHEMA_OBJECTS, 0, region_fields}, ENDS};
static const struct schema_field atlas_schema[] = {REQUIRED("v", SCHEMA_INTEGER),
                                                   REQUIRED("type", SCHEMA_STRING),
                                                   REQUIRED("kind", SCHEMA_STRING),
                                                   OPTIONAL("id", SCHEMA_STRING_OR_INTEGER),
                                                   REQUIRED("problem", SCHEMA_OBJECT),
                                                   REQUIRED("sha256", SCHEMA_STRING),
                                                   OBJECT("verdict", verdict_fields),
                                                   OBJECT("witness", witness_fields),
                                                   ENDS};

const struct schema_field *known_atlas_schema(void)
{
    KNOWN_SCHEMA(verdict_fields, 0);
    KNOWN_SCHEMA(variable_fields, 0);
    KNOWN_SCHEMA(region_fields, 0);
    KNOWN_SCHEMA(witness_fields, 1);
    KNOWN_SCHEMA(atlas_schema, 2);
    return atlas_schema;
}

/* A record, and the pool for its numbers. */
struct form {
    const struct json *json;
    struct scalar_pool *pool;
};

typedef int is_form(struct form f, int node);

static int is_type(struct form f, int node, enum json_type type)
{
    return node != 0 && f.json->node[node].type == type;
}

static int is_integer(struct form f, int node)
{
    return is_type(f, node, JSON_INTEGER);
}

static int is_rational(struct form f, int node)
{
    if (!is_type(f, node, JSON_STRING)) return 0;
    const struct json_node *x = f.json->node + node;
    return scalar_is_written(f.json->text + x->start, x->end - x->start) &&
           scalar_read(f.pool, f.json->text + x->start, x->end - x->start) != NULL;
}

static int member(struct form f, int object, const char *key)
{
    return is_type(f, object, JSON_OBJECT) ? json_member(f.json, object, key) : 0;
}

/* 1 for an array whose values all have a form. */
static int is_list(struct form f, int array, is_form *form)
{
    if (!is_type(f, array, JSON_ARRAY)) return 0;
    for (int i = array + 1; i < f.json->node[array].next; i = f.json->node[i].next)
        if (!form(f, i)) return 0;
    return 1;
}

static int are_members(struct form f, int object, is_form *form)
{
    if (!is_type(f, object, JSON_OBJECT)) return 0;
    for (int i = object + 1; i + 1 < f.json->node[object].next; i = f.json->node[i + 1].next)
        if (!form(f, i + 1)) return 0;
    return 1;
}

static int is_enclosure(struct form f, int node, int size)
{
    return is_rational(f, member(f, node, "lo")) && is_rational(f, member(f, node, "hi")) &&
           json_size(f.json, node) == size;
}

static int is_enclosed(struct form f, int node)
{
    return is_type(f, member(f, node, "text"), JSON_STRING) && is_enclosure(f, node, 3);
}

static int is_root(struct form f, int node)
{
    const int poly = member(f, node, "poly"), interval = member(f, node, "interval");
    return is_list(f, poly, is_rational) && json_size(f.json, poly) >= 3 && is_list(f, interval, is_rational) &&
           json_size(f.json, interval) == 2 && json_size(f.json, node) == 2;
}

static int is_end(struct form f, int node)
{
    return is_rational(f, node) || is_root(f, node) || is_enclosed(f, node);
}

static int is_text_or_number(struct form f, int node)
{
    return is_type(f, node, JSON_STRING) || is_root(f, node) || is_enclosed(f, node);
}

static int is_field(struct form f, int node)
{
    return is_text_or_number(f, node) || (is_text_or_number(f, member(f, node, "lo")) &&
                                          is_text_or_number(f, member(f, node, "hi")) && json_size(f.json, node) == 2);
}

static int is_piece(struct form f, int node)
{
    const int turns = member(f, node, "half_turns"), box = member(f, node, "box");
    return is_end(f, member(f, node, "lo")) && is_end(f, member(f, node, "hi")) &&
           (turns == 0 || is_integer(f, turns)) && (box == 0 || is_enclosure(f, box, 2)) &&
           json_size(f.json, node) == 2 + (turns != 0) + (box != 0);
}

static int is_variable(struct form f, int node)
{
    return is_list(f, member(f, node, "pieces"), is_piece);
}

/* 1 for an array of a number and integers. */
static int is_number_and_integers(struct form f, int node)
{
    if (!is_type(f, node, JSON_ARRAY) || json_size(f.json, node) == 0 || !is_rational(f, node + 1)) return 0;
    for (int i = f.json->node[node + 1].next; i < f.json->node[node].next; i = f.json->node[i].next)
        if (!is_integer(f, i)) return 0;
    return 1;
}

static int is_polynomial(struct form f, int node)
{
    return is_list(f, node, is_number_and_integers);
}

static int is_row(struct form f, int node)
{
    return is_integer(f, node) || is_type(f, node, JSON_NULL);
}

static int is_leaf(struct form f, int node)
{
    const int rows = member(f, node, "rows");
    if (is_integer(f, member(f, node, "row"))) return json_size(f.json, node) == 1;
    return is_integer(f, member(f, node, "curve")) && is_type(f, member(f, node, "across"), JSON_STRING) &&
           is_list(f, rows, is_row) && json_size(f.json, rows) == 3 && json_size(f.json, node) == 3;
}

static int is_item(struct form f, int node)
{
    return is_integer(f, node) || is_type(f, node, JSON_STRING) || is_type(f, node, JSON_NULL);
}

static int is_region(struct form f, int node)
{
    return is_list(f, member(f, node, "constants"), is_enclosed) && is_list(f, member(f, node, "grid"), is_integer) &&
           is_list(f, member(f, node, "factors"), is_polynomial) &&
           are_members(f, member(f, node, "quantities"), is_number_and_integers) &&
           is_list(f, member(f, node, "leaves"), is_leaf) && is_list(f, member(f, node, "cover"), is_item);
}

static int misshapen(struct form f, int node, const char *item, struct answer *answer)
{
    return answer_at(answer, f.json->node[node].start, item, "has not the form that belongs here");
}

int atlas_check_schema(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    const struct form f = {json, pool};
    const int problem = json_member(json, 0, "problem"), witness = json_member(json, 0, "witness"),
              verdict = json_member(json, 0, "verdict");
    const int variables = json_member(json, witness, "variables"), regions = json_member(json, witness, "regions"),
              undecided = json_member(json, verdict, "undecided");
    if (!is_type(f, member(f, problem, "kind"), JSON_STRING) || !are_members(f, problem, is_field))
        return misshapen(f, problem, "problem", answer);
    if (!is_rational(f, undecided)) return misshapen(f, undecided, "undecided", answer);
    if (!is_list(f, variables, is_variable)) return misshapen(f, variables, "variables", answer);
    return is_list(f, regions, is_region) || misshapen(f, regions, "regions", answer);
}
