/* SPDX-License-Identifier: BSD-2-Clause */
/* The forms of what section 9.7 of spec/certificate.md alone has; contact_mechanism_shape leaves them to this file. */
#include "check/mechanism.h"

#include <stddef.h>

struct record {
    const struct json *json;
    struct rational_pool *pool;
};

typedef int (*form)(struct record r, int node);

static int is_type(struct record r, int node, enum json_type type)
{
    return node != 0 && r.json->node[node].type == type;
}

static int is_string(struct record r, int node)
{
    return is_type(r, node, JSON_STRING);
}

static int is_integer(struct record r, int node)
{
    return is_type(r, node, JSON_INTEGER);
}

static int is_rational(struct record r, int node)
{
    if (!is_string(r, node)) return 0;
    const unsigned char *text = r.json->text + r.json->node[node].start;
    const int length = r.json->node[node].end - r.json->node[node].start;
    return rational_is_written(text, length) && rational_read(r.pool, text, length) != NULL;
}

/* An array of at least n values of a form. */
static int is_list(struct record r, int array, form is, int n)
{
    if (!is_type(r, array, JSON_ARRAY) || json_size(r.json, array) < n) return 0;
    for (int i = array + 1; i < r.json->node[array].next; i = r.json->node[i].next)
        if (!is(r, i)) return 0;
    return 1;
}

static int member(struct record r, int object, const char *key)
{
    return is_type(r, object, JSON_OBJECT) ? json_member(r.json, object, key) : 0;
}

/* An object with these two keys and `more` others. */
static int has_two(struct record r, int node, const char *first, const char *second, int more)
{
    return member(r, node, first) != 0 && member(r, node, second) != 0 && json_size(r.json, node) == 2 + more;
}

static int is_root(struct record r, int node)
{
    const int interval = member(r, node, "interval");
    return has_two(r, node, "poly", "interval", 0) && is_list(r, member(r, node, "poly"), is_rational, 3) &&
           is_list(r, interval, is_rational, 2) && json_size(r.json, interval) == 2;
}

static int is_enclosure(struct record r, int node, int more)
{
    return has_two(r, node, "lo", "hi", more) && is_rational(r, member(r, node, "lo")) &&
           is_rational(r, member(r, node, "hi"));
}

static int is_enclosed(struct record r, int node)
{
    return is_string(r, member(r, node, "text")) && is_enclosure(r, node, 1);
}

static int is_end(struct record r, int node)
{
    return is_rational(r, node) || is_root(r, node) || is_enclosed(r, node);
}

/* ---- the problem */

static int is_text_or_number(struct record r, int node)
{
    return is_string(r, node) || is_root(r, node) || is_enclosed(r, node);
}

static int is_field(struct record r, int node)
{
    return is_text_or_number(r, node) ||
           (has_two(r, node, "lo", "hi", 0) && is_text_or_number(r, member(r, node, "lo")) &&
            is_text_or_number(r, member(r, node, "hi")));
}

/* All values of an object have a form. */
static int are_members(struct record r, int object, form is)
{
    for (int i = object + 1; i + 1 < r.json->node[object].next; i = r.json->node[i + 1].next)
        if (!is(r, i + 1)) return 0;
    return 1;
}

static int is_problem(struct record r, int node)
{
    return is_string(r, member(r, node, "kind")) && is_string(r, member(r, node, "mechanism")) &&
           are_members(r, node, is_field);
}

/* ---- points */

static int is_place(struct record r, int node)
{
    return is_rational(r, node) || is_root(r, node) || is_enclosure(r, node, 0);
}

static int is_place_of_field(struct record r, int node)
{
    if (is_string(r, node) || is_place(r, node)) return 1;
    return has_two(r, node, "half_turns", "tangent_of_half", 0) && is_integer(r, member(r, node, "half_turns")) &&
           is_place(r, member(r, node, "tangent_of_half"));
}

static int is_point(struct record r, int node)
{
    return is_type(r, node, JSON_NULL) || (is_type(r, node, JSON_OBJECT) && are_members(r, node, is_place_of_field));
}

/* ---- the witness */

static int is_piece(struct record r, int node)
{
    const int turns = member(r, node, "half_turns"), box = member(r, node, "box");
    return has_two(r, node, "lo", "hi", (turns != 0) + (box != 0)) && is_end(r, member(r, node, "lo")) &&
           is_end(r, member(r, node, "hi")) && (turns == 0 || is_integer(r, turns)) &&
           (box == 0 || is_enclosure(r, box, 0));
}

static int is_variable(struct record r, int node)
{
    return is_list(r, member(r, node, "pieces"), is_piece, 0);
}

/* A number and exponents. */
static int is_term(struct record r, int node)
{
    if (!is_type(r, node, JSON_ARRAY) || json_size(r.json, node) == 0 || !is_rational(r, node + 1)) return 0;
    for (int i = node + 2; i < r.json->node[node].next; i = r.json->node[i].next)
        if (!is_integer(r, i)) return 0;
    return 1;
}

static int is_polynomial(struct record r, int node)
{
    return is_list(r, node, is_term, 0);
}

static int is_item(struct record r, int node)
{
    if (is_type(r, node, JSON_NULL) || is_string(r, node)) return 1;
    if (has_two(r, node, "cut", "at", 0))
        return is_string(r, member(r, node, "cut")) && is_rational(r, member(r, node, "at"));
    return has_two(r, node, "root", "poly", 0) && is_string(r, member(r, node, "root")) &&
           is_list(r, member(r, node, "poly"), is_rational, 2);
}

static int is_region(struct record r, int node)
{
    return is_list(r, member(r, node, "constants"), is_enclosed, 0) &&
           are_members(r, member(r, node, "data"), is_polynomial) &&
           are_members(r, member(r, node, "denominators"), is_polynomial) &&
           is_list(r, member(r, node, "cover"), is_item, 0);
}

static int wrong(struct record r, int node, const char *item, struct answer *answer)
{
    return answer_at(answer, r.json->node[node].start, item, "has not the form that belongs here");
}

int mechanism_check_shape(const struct json *json, struct rational_pool *pool, struct answer *answer)
{
    const struct record r = {json, pool};
    const int problem = json_member(json, 0, "problem"), witness = json_member(json, 0, "witness");
    const int points = json_member(json, json_member(json, 0, "verdict"), "at");
    const int variables = json_member(json, witness, "variables"), regions = json_member(json, witness, "regions");
    if (!is_problem(r, problem)) return wrong(r, problem, "problem", answer);
    if (!is_list(r, points, is_point, 0)) return wrong(r, points, "at", answer);
    if (!is_list(r, variables, is_variable, 0)) return wrong(r, variables, "variables", answer);
    return is_list(r, regions, is_region, 0) || wrong(r, regions, "regions", answer);
}
