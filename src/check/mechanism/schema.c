/* SPDX-License-Identifier: BSD-2-Clause */
/* The forms that occur in section 9.7 of spec/certificate.md only; contact_mechanism_schema leaves them to this file. */
#include "check/mechanism/mechanism.h"

#include <stddef.h>

struct record {
    const struct json *json;
    struct scalar_pool *pool;
};

/* The form of the values of a list, or of the members of an object. */
enum form {
    FORM_RATIONAL,
    FORM_ENCLOSED,
    FORM_FIELD,
    FORM_PLACE_OF_FIELD,
    FORM_POINT,
    FORM_PIECE,
    FORM_VARIABLE,
    FORM_TERM,
    FORM_POLYNOMIAL,
    FORM_ITEM,
    FORM_REGION
};

/*@ predicate record_reads{L}(struct record r) = json_ok(r.json) && r.json->count > 0 && r.pool != \null; */

/* 1 when a value has a form. */
/*@ requires record_reads(r) && 0 <= node < r.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has_form(struct record r, int node, enum form form);

/*@ requires record_reads(r) && 0 <= node < r.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_type(struct record r, int node, enum json_type type)
{
    return node != 0 && r.json->node[node].type == type;
}

/*@ requires record_reads(r) && 0 <= node < r.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_string(struct record r, int node)
{
    return is_type(r, node, JSON_STRING);
}

/*@ requires record_reads(r) && 0 <= node < r.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_integer(struct record r, int node)
{
    return is_type(r, node, JSON_INTEGER);
}

/*@ requires record_reads(r) && 0 <= node < r.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_rational(struct record r, int node)
{
    if (!is_string(r, node)) return 0;
    const unsigned char *text = r.json->text + r.json->node[node].start;
    const int length = r.json->node[node].end - r.json->node[node].start;
    return scalar_is_written(text, length) && scalar_read(r.pool, text, length) != NULL;
}

/* 1 for an array of at least n values of a form. */
/*@ requires record_reads(r) && 0 <= array < r.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_list(struct record r, int array, enum form form, int n)
{
    if (!is_type(r, array, JSON_ARRAY) || json_size(r.json, array) < n) return 0;
    /*@ loop invariant array < i <= r.json->count;
      @ loop assigns i;
      @ loop variant r.json->count - i; */
    for (int i = array + 1; i < r.json->node[array].next; i = r.json->node[i].next)
        if (!has_form(r, i, form)) return 0;
    return 1;
}

/*@ requires record_reads(r) && 0 <= object < r.json->count;
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result < r.json->count; */
static int member(struct record r, int object, const char *key)
{
    return is_type(r, object, JSON_OBJECT) ? json_member(r.json, object, key) : 0;
}

/* 1 for an object with these two keys and `more` others. */
/*@ requires record_reads(r) && 0 <= node < r.json->count && 0 <= more <= 2;
  @ requires constant_text(first);
  @ requires constant_text(second);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has_two(struct record r, int node, const char *first, const char *second, int more)
{
    return member(r, node, first) != 0 && member(r, node, second) != 0 && json_size(r.json, node) == 2 + more;
}

/*@ requires record_reads(r) && 0 <= node < r.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_root(struct record r, int node)
{
    const int interval = member(r, node, "interval");
    return has_two(r, node, "poly", "interval", 0) && is_list(r, member(r, node, "poly"), FORM_RATIONAL, 3) &&
           is_list(r, interval, FORM_RATIONAL, 2) && json_size(r.json, interval) == 2;
}

/*@ requires record_reads(r) && 0 <= node < r.json->count && 0 <= more <= 1;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_enclosure(struct record r, int node, int more)
{
    return has_two(r, node, "lo", "hi", more) && is_rational(r, member(r, node, "lo")) &&
           is_rational(r, member(r, node, "hi"));
}

/*@ requires record_reads(r) && 0 <= node < r.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_enclosed(struct record r, int node)
{
    return is_string(r, member(r, node, "text")) && is_enclosure(r, node, 1);
}

/*@ requires record_reads(r) && 0 <= node < r.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_end(struct record r, int node)
{
    return is_rational(r, node) || is_root(r, node) || is_enclosed(r, node);
}

/* ---- the problem */

/*@ requires record_reads(r) && 0 <= node < r.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_text_or_number(struct record r, int node)
{
    return is_string(r, node) || is_root(r, node) || is_enclosed(r, node);
}

/*@ requires record_reads(r) && 0 <= node < r.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_field(struct record r, int node)
{
    return is_text_or_number(r, node) ||
           (has_two(r, node, "lo", "hi", 0) && is_text_or_number(r, member(r, node, "lo")) &&
            is_text_or_number(r, member(r, node, "hi")));
}

/* 1 when all values of an object have a form. */
/*@ requires record_reads(r) && 0 <= object < r.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int are_members(struct record r, int object, enum form form)
{
    /*@ loop invariant object < i <= r.json->count;
      @ loop assigns i;
      @ loop variant r.json->count - i; */
    for (int i = object + 1; i + 1 < r.json->node[object].next; i = r.json->node[i + 1].next)
        if (!has_form(r, i + 1, form)) return 0;
    return 1;
}

/*@ requires record_reads(r) && 0 <= node < r.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_problem(struct record r, int node)
{
    return is_string(r, member(r, node, "kind")) && is_string(r, member(r, node, "mechanism")) &&
           are_members(r, node, FORM_FIELD);
}

/* ---- points */

/*@ requires record_reads(r) && 0 <= node < r.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_place(struct record r, int node)
{
    return is_rational(r, node) || is_root(r, node) || is_enclosure(r, node, 0);
}

/*@ requires record_reads(r) && 0 <= node < r.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_place_of_field(struct record r, int node)
{
    if (is_string(r, node) || is_place(r, node)) return 1;
    return has_two(r, node, "half_turns", "tangent_of_half", 0) && is_integer(r, member(r, node, "half_turns")) &&
           is_place(r, member(r, node, "tangent_of_half"));
}

/*@ requires record_reads(r) && 0 <= node < r.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_point(struct record r, int node)
{
    return is_type(r, node, JSON_NULL) || (is_type(r, node, JSON_OBJECT) && are_members(r, node, FORM_PLACE_OF_FIELD));
}

/* ---- the witness */

/*@ requires record_reads(r) && 0 <= node < r.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_piece(struct record r, int node)
{
    const int turns = member(r, node, "half_turns"), box = member(r, node, "box");
    return has_two(r, node, "lo", "hi", (turns != 0) + (box != 0)) && is_end(r, member(r, node, "lo")) &&
           is_end(r, member(r, node, "hi")) && (turns == 0 || is_integer(r, turns)) &&
           (box == 0 || is_enclosure(r, box, 0));
}

/*@ requires record_reads(r) && 0 <= node < r.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_variable(struct record r, int node)
{
    return is_list(r, member(r, node, "pieces"), FORM_PIECE, 0);
}

/* 1 for a term: a number and exponents. */
/*@ requires record_reads(r) && 0 <= node < r.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_term(struct record r, int node)
{
    if (!is_type(r, node, JSON_ARRAY) || json_size(r.json, node) == 0 || !is_rational(r, node + 1)) return 0;
    /*@ loop invariant node < i <= r.json->count;
      @ loop assigns i;
      @ loop variant r.json->count - i; */
    for (int i = node + 2; i < r.json->node[node].next; i = r.json->node[i].next)
        if (!is_integer(r, i)) return 0;
    return 1;
}

/*@ requires record_reads(r) && 0 <= node < r.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_polynomial(struct record r, int node)
{
    return is_list(r, node, FORM_TERM, 0);
}

/*@ requires record_reads(r) && 0 <= node < r.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_item(struct record r, int node)
{
    if (is_type(r, node, JSON_NULL) || is_string(r, node)) return 1;
    if (has_two(r, node, "cut", "at", 0))
        return is_string(r, member(r, node, "cut")) && is_rational(r, member(r, node, "at"));
    return has_two(r, node, "root", "poly", 0) && is_string(r, member(r, node, "root")) &&
           is_list(r, member(r, node, "poly"), FORM_RATIONAL, 2);
}

/*@ requires record_reads(r) && 0 <= node < r.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_region(struct record r, int node)
{
    return is_list(r, member(r, node, "constants"), FORM_ENCLOSED, 0) &&
           are_members(r, member(r, node, "data"), FORM_POLYNOMIAL) &&
           are_members(r, member(r, node, "denominators"), FORM_POLYNOMIAL) &&
           is_list(r, member(r, node, "cover"), FORM_ITEM, 0);
}

static int has_form(struct record r, int node, enum form form)
{
    switch (form) {
    case FORM_RATIONAL: return is_rational(r, node);
    case FORM_ENCLOSED: return is_enclosed(r, node);
    case FORM_FIELD: return is_field(r, node);
    case FORM_PLACE_OF_FIELD: return is_place_of_field(r, node);
    case FORM_POINT: return is_point(r, node);
    case FORM_PIECE: return is_piece(r, node);
    case FORM_VARIABLE: return is_variable(r, node);
    case FORM_TERM: return is_term(r, node);
    case FORM_POLYNOMIAL: return is_polynomial(r, node);
    case FORM_ITEM: return is_item(r, node);
    case FORM_REGION: return is_region(r, node);
    }
    return 0;
}

/*@ requires record_reads(r) && 0 <= node < r.json->count && \valid(answer);
  @ assigns *answer;
  @ ensures \result == 0; */
static int reject_form(struct record r, int node, const char *item, struct answer *answer)
{
    return answer_at(answer, r.json->node[node].start, item, "has not the form that belongs here");
}

int mechanism_check_schema(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    const struct record r = {json, pool};
    const int problem = json_member(json, 0, "problem"), witness = json_member(json, 0, "witness");
    const int points = json_member(json, json_member(json, 0, "verdict"), "at");
    const int variables = json_member(json, witness, "variables"), regions = json_member(json, witness, "regions");
    if (!is_problem(r, problem)) return reject_form(r, problem, "problem", answer);
    if (!is_list(r, points, FORM_POINT, 0)) return reject_form(r, points, "at", answer);
    if (!is_list(r, variables, FORM_VARIABLE, 0)) return reject_form(r, variables, "variables", answer);
    return is_list(r, regions, FORM_REGION, 0) || reject_form(r, regions, "regions", answer);
}
