/* SPDX-License-Identifier: BSD-2-Clause */
/* The parts of a record that the schema leaves open. */
#include "check/atlas/atlas.h"

#include <stddef.h>

/* A record, and the pool for its numbers. */
struct form {
    const struct json *json;
    struct scalar_pool *pool;
};

/*@ predicate form_ok{L}(struct form f) = json_ok(f.json) && f.json->count > 0 && f.pool != \null; */

/*@ requires form_ok(f) && 0 <= node < f.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_type(struct form f, int node, enum json_type type)
{
    return node != 0 && f.json->node[node].type == type;
}

/*@ requires form_ok(f) && 0 <= node < f.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_rational(struct form f, int node)
{
    if (!is_type(f, node, JSON_STRING)) return 0;
    const struct json_node *x = f.json->node + node;
    return scalar_is_written(f.json->text + x->start, x->end - x->start) &&
           scalar_read(f.pool, f.json->text + x->start, x->end - x->start) != NULL;
}

/*@ requires form_ok(f) && 0 <= object < f.json->count;
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result < f.json->count; */
static int member(struct form f, int object, const char *key)
{
    return is_type(f, object, JSON_OBJECT) ? json_member(f.json, object, key) : 0;
}

/* ---- forms without lists */

/*@ requires form_ok(f) && 0 <= node < f.json->count && 0 <= size <= 3;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_enclosure(struct form f, int node, int size)
{
    return is_rational(f, member(f, node, "lo")) && is_rational(f, member(f, node, "hi")) &&
           json_size(f.json, node) == size;
}

/*@ requires form_ok(f) && 0 <= node < f.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_enclosed(struct form f, int node)
{
    return is_type(f, member(f, node, "text"), JSON_STRING) && is_enclosure(f, node, 3);
}

enum simple { RATIONAL, INTEGER, INTEGER_OR_NULL, ENCLOSED, ITEM_OF_COVER };

/*@ requires form_ok(f) && 0 <= node < f.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_simple(struct form f, int node, enum simple form)
{
    if (form == RATIONAL) return is_rational(f, node);
    if (form == ENCLOSED) return is_enclosed(f, node);
    if (is_type(f, node, JSON_INTEGER)) return 1;
    return (form != INTEGER && is_type(f, node, JSON_NULL)) || (form == ITEM_OF_COVER && is_type(f, node, JSON_STRING));
}

/* 1 for an array whose values all have a form. */
/*@ requires form_ok(f) && 0 <= array < f.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int are_simple(struct form f, int array, enum simple form)
{
    if (!is_type(f, array, JSON_ARRAY)) return 0;
    /*@ loop invariant array < i <= f.json->count;
      @ loop assigns i;
      @ loop variant f.json->count - i; */
    for (int i = array + 1; i < f.json->node[array].next; i = f.json->node[i].next)
        if (!is_simple(f, i, form)) return 0;
    return 1;
}

/* ---- forms with such lists */

/*@ requires form_ok(f) && 0 <= node < f.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_root(struct form f, int node)
{
    const int poly = member(f, node, "poly"), interval = member(f, node, "interval");
    return are_simple(f, poly, RATIONAL) && json_size(f.json, poly) >= 3 && are_simple(f, interval, RATIONAL) &&
           json_size(f.json, interval) == 2 && json_size(f.json, node) == 2;
}

/*@ requires form_ok(f) && 0 <= node < f.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_end(struct form f, int node)
{
    return is_rational(f, node) || is_root(f, node) || is_enclosed(f, node);
}

/*@ requires form_ok(f) && 0 <= node < f.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_text_or_number(struct form f, int node)
{
    return is_type(f, node, JSON_STRING) || is_root(f, node) || is_enclosed(f, node);
}

/* A field of the problem: a word or a number, or an interval. The ends are numbers; beside a mechanism they may be texts
 * such as 1/36*pi. */
/*@ requires form_ok(f) && 0 <= node < f.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_field(struct form f, int node, int beside_mechanism)
{
    const int low = member(f, node, "lo"), high = member(f, node, "hi");
    if (is_text_or_number(f, node)) return 1;
    if (json_size(f.json, node) != 2) return 0;
    return beside_mechanism ? is_text_or_number(f, low) && is_text_or_number(f, high)
                            : is_end(f, low) && is_end(f, high);
}

/*@ requires form_ok(f) && 0 <= node < f.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_piece(struct form f, int node)
{
    const int turns = member(f, node, "half_turns"), box = member(f, node, "box");
    return is_end(f, member(f, node, "lo")) && is_end(f, member(f, node, "hi")) &&
           (turns == 0 || is_type(f, turns, JSON_INTEGER)) && (box == 0 || is_enclosure(f, box, 2)) &&
           json_size(f.json, node) == 2 + (turns != 0) + (box != 0);
}

/* A number and its exponents: an array of a rational and integers. */
/*@ requires form_ok(f) && 0 <= node < f.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_term(struct form f, int node)
{
    if (!is_type(f, node, JSON_ARRAY) || json_size(f.json, node) == 0 || !is_rational(f, node + 1)) return 0;
    /*@ loop invariant node < i <= f.json->count;
      @ loop assigns i;
      @ loop variant f.json->count - i; */
    for (int i = f.json->node[node + 1].next; i < f.json->node[node].next; i = f.json->node[i].next)
        if (!is_type(f, i, JSON_INTEGER)) return 0;
    return 1;
}

/*@ requires form_ok(f) && 0 <= node < f.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_leaf(struct form f, int node)
{
    const int rows = member(f, node, "rows");
    if (is_type(f, member(f, node, "row"), JSON_INTEGER)) return json_size(f.json, node) == 1;
    return is_type(f, member(f, node, "curve"), JSON_INTEGER) && is_type(f, member(f, node, "across"), JSON_STRING) &&
           are_simple(f, rows, INTEGER_OR_NULL) && json_size(f.json, rows) == 3 && json_size(f.json, node) == 3;
}

enum compound { FIELD_OF_KIND, FIELD_OF_MECHANISM, PIECE, TERM, LEAF };

/*@ requires form_ok(f) && 0 <= node < f.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_compound(struct form f, int node, enum compound form)
{
    if (form == FIELD_OF_KIND || form == FIELD_OF_MECHANISM) return is_field(f, node, form == FIELD_OF_MECHANISM);
    if (form == PIECE) return is_piece(f, node);
    return form == TERM ? is_term(f, node) : is_leaf(f, node);
}

/*@ requires form_ok(f) && 0 <= array < f.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int are_compound(struct form f, int array, enum compound form)
{
    if (!is_type(f, array, JSON_ARRAY)) return 0;
    /*@ loop invariant array < i <= f.json->count;
      @ loop assigns i;
      @ loop variant f.json->count - i; */
    for (int i = array + 1; i < f.json->node[array].next; i = f.json->node[i].next)
        if (!is_compound(f, i, form)) return 0;
    return 1;
}

/* 1 for an object whose values all have a form. */
/*@ requires form_ok(f) && 0 <= object < f.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int are_members(struct form f, int object, enum compound form)
{
    if (!is_type(f, object, JSON_OBJECT)) return 0;
    /*@ loop invariant object < i <= f.json->count;
      @ loop assigns i;
      @ loop variant f.json->count - i; */
    for (int i = object + 1; i + 1 < f.json->node[object].next; i = f.json->node[i + 1].next)
        if (!is_compound(f, i + 1, form)) return 0;
    return 1;
}

/* ---- variables and regions */

/*@ requires form_ok(f) && 0 <= array < f.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int are_variables(struct form f, int array)
{
    if (!is_type(f, array, JSON_ARRAY)) return 0;
    /*@ loop invariant array < i <= f.json->count;
      @ loop assigns i;
      @ loop variant f.json->count - i; */
    for (int i = array + 1; i < f.json->node[array].next; i = f.json->node[i].next)
        if (!are_compound(f, member(f, i, "pieces"), PIECE)) return 0;
    return 1;
}

/* A polynomial is a list of terms. */
/*@ requires form_ok(f) && 0 <= array < f.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int are_polynomials(struct form f, int array)
{
    if (!is_type(f, array, JSON_ARRAY)) return 0;
    /*@ loop invariant array < i <= f.json->count;
      @ loop assigns i;
      @ loop variant f.json->count - i; */
    for (int i = array + 1; i < f.json->node[array].next; i = f.json->node[i].next)
        if (!are_compound(f, i, TERM)) return 0;
    return 1;
}

/*@ requires form_ok(f) && 0 <= node < f.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_region(struct form f, int node)
{
    return are_simple(f, member(f, node, "constants"), ENCLOSED) && are_simple(f, member(f, node, "grid"), INTEGER) &&
           are_polynomials(f, member(f, node, "factors")) && are_members(f, member(f, node, "quantities"), TERM) &&
           are_compound(f, member(f, node, "leaves"), LEAF) && are_simple(f, member(f, node, "cover"), ITEM_OF_COVER);
}

/*@ requires form_ok(f) && 0 <= array < f.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int are_regions(struct form f, int array)
{
    if (!is_type(f, array, JSON_ARRAY)) return 0;
    /*@ loop invariant array < i <= f.json->count;
      @ loop assigns i;
      @ loop variant f.json->count - i; */
    for (int i = array + 1; i < f.json->node[array].next; i = f.json->node[i].next)
        if (!is_region(f, i)) return 0;
    return 1;
}

/*@ requires form_ok(f) && 0 <= node < f.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_problem(struct form f, int node)
{
    const int mechanism = member(f, node, "mechanism");
    if (!is_type(f, member(f, node, "kind"), JSON_STRING)) return 0;
    if (mechanism == 0) return are_members(f, node, FIELD_OF_KIND);
    return is_type(f, mechanism, JSON_STRING) && are_members(f, node, FIELD_OF_MECHANISM);
}

/* The part that has another form, and its node; NULL when all have theirs. */
struct misshapen {
    const char *item;
    int node;
};

/*@ requires form_ok(f);
  @ assigns \nothing;
  @ ensures 0 <= \result.node < f.json->count; */
static struct misshapen misshapen(struct form f)
{
    const int problem = json_member(f.json, 0, "problem"), witness = json_member(f.json, 0, "witness"),
              verdict = json_member(f.json, 0, "verdict");
    const int variables = json_member(f.json, witness, "variables"), regions = json_member(f.json, witness, "regions"),
              undecided = json_member(f.json, verdict, "undecided");
    if (!is_problem(f, problem)) return (struct misshapen){"problem", problem};
    if (!is_rational(f, undecided)) return (struct misshapen){"undecided", undecided};
    if (!are_variables(f, variables)) return (struct misshapen){"variables", variables};
    return (struct misshapen){are_regions(f, regions) ? NULL : "regions", regions};
}

int atlas_check_schema(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    const struct form f = {json, pool};
    const struct misshapen part = misshapen(f);
    if (part.item == NULL) return 1;
    return answer_at(answer, json->node[part.node].start, part.item, "has not the form that belongs here");
}
