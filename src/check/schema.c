/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/schema.h"

#include <stddef.h>

struct walk {
    const struct json *json;
    struct scalar_pool *pool;
    int *numbers; /* the kinds of numbers found so far */
    int in_problem;
};

/*@ predicate walk_reads{L}(struct walk w) = json_ok(w.json) && w.pool != \null;
  @ predicate walk_ready{L}(struct walk w) = walk_reads(w) && \valid(w.numbers) && \separated(w.numbers, w.json); */

/* The first flaw; node -1 when there is none. */
struct flaw {
    int node;
    const char *item, *what;
};

/*@ assigns \nothing;
  @ ensures \result.node == node; */
static struct flaw flaw_at(int node, const char *item, const char *what)
{
    return (struct flaw){node, item, what};
}

/*@ assigns \nothing;
  @ ensures \result.node == -1; */
static struct flaw no_flaw(void)
{
    return flaw_at(-1, "", "");
}

/*@ assigns \result \from type; */
static const char *expected(enum schema_type type)
{
    switch (type) {
    case SCHEMA_NUMBER: return "a number was expected: a string \"p\" or \"p/q\" in lowest terms";
    case SCHEMA_NUMBER_OR_NULL: return "a number in lowest terms, or null, was expected";
    case SCHEMA_NUMBER_STRING_OR_NULL: return "a number in lowest terms, a string, or null, was expected";
    case SCHEMA_SURD:
    case SCHEMA_SURD_OR_NULL: return "a number, or a, b, d of a + b sqrt(d), was expected";
    case SCHEMA_NUMBERS: return "a list of numbers was expected";
    case SCHEMA_MATRIX: return "a list of lists of numbers was expected";
    case SCHEMA_ROOT: return "a polynomial and an interval were expected";
    case SCHEMA_INTEGER: return "an integer was expected";
    case SCHEMA_INTEGER_OR_NULL: return "an integer, or null, was expected";
    case SCHEMA_STRING: return "a string was expected";
    case SCHEMA_STRING_OR_NULL: return "a string, or null, was expected";
    case SCHEMA_STRING_OR_INTEGER: return "a string or an integer was expected";
    case SCHEMA_STRINGS: return "a list of strings was expected";
    case SCHEMA_TRUTH: return "true or false was expected";
    case SCHEMA_TRUTH_OR_NULL: return "true, false or null was expected";
    case SCHEMA_OBJECT: return "an object was expected";
    case SCHEMA_OBJECT_OR_NULL: return "an object, or null, was expected";
    case SCHEMA_OBJECTS: return "a list of objects was expected";
    case SCHEMA_OBJECTS_OR_NULL: return "a list of objects, or null, was expected";
    case SCHEMA_OBJECTS_OR_NULLS: return "a list of objects and null was expected";
    case SCHEMA_FIELD: return "a number, a root, an enclosed number, or lo and hi of an interval was expected";
    case SCHEMA_EXACT: return "a number, or an element of the number field, was expected";
    case SCHEMA_VALUE: return "an element of the number field, or those of the ends, was expected";
    case SCHEMA_BOX: return "lo and hi, two numbers in lowest terms, were expected";
    case SCHEMA_COVER: return "a list of null, names of fields, and cuts was expected";
    }
    return "something else was expected";
}

/*@ requires walk_reads(w) && 0 <= node < w.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_rational(struct walk w, int node)
{
    const struct json_node *x = w.json->node + node;
    const unsigned char *text = w.json->text + x->start;
    return x->type == JSON_STRING && scalar_is_written(text, x->end - x->start) &&
           scalar_read(w.pool, text, x->end - x->start) != NULL;
}

/* 1 for an array of at least n rationals. */
/*@ requires walk_reads(w) && 0 <= array < w.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_rationals(struct walk w, int array, int n)
{
    if (array == 0 || w.json->node[array].type != JSON_ARRAY || json_size(w.json, array) < n) return 0;
    /*@ loop invariant array < i <= w.json->count;
      @ loop assigns i;
      @ loop variant w.json->count - i; */
    for (int i = array + 1; i < w.json->node[array].next; i = w.json->node[i].next)
        if (!is_rational(w, i)) return 0;
    return 1;
}

/* 1 for {"poly":[...],"interval":[low,high]}. */
/*@ requires walk_reads(w) && 0 <= node < w.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_root(struct walk w, int node)
{
    const int interval = json_member(w.json, node, "interval");
    return json_size(w.json, node) == 2 && is_rationals(w, json_member(w.json, node, "poly"), 3) &&
           is_rationals(w, interval, 2) && json_size(w.json, interval) == 2;
}

/* 1 for {"lo":number,"hi":number} with `more` further keys. */
/*@ requires walk_reads(w) && 0 <= node < w.json->count && 0 <= more <= 1;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_enclosure(struct walk w, int node, int more)
{
    const int low = json_member(w.json, node, "lo"), high = json_member(w.json, node, "hi");
    return json_size(w.json, node) == 2 + more && low != 0 && high != 0 && is_rational(w, low) && is_rational(w, high);
}

/* 1 for a number, a root, or {"lo","hi","text"}. */
/*@ requires walk_reads(w) && 0 <= node < w.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_end(struct walk w, int node)
{
    const struct json *json = w.json;
    if (json->node[node].type != JSON_OBJECT) return is_rational(w, node);
    const int text = json_member(json, node, "text");
    return is_root(w, node) || (text != 0 && json->node[text].type == JSON_STRING && is_enclosure(w, node, 1));
}

/*@ requires walk_ready(w) && 0 <= node < w.json->count;
  @ assigns *w.numbers;
  @ ensures 0 <= \result <= 1 && walk_ready(w); */
static int is_element(struct walk w, int node)
{
    if (node == 0 || w.json->node[node].type != JSON_OBJECT) return 0;
    *w.numbers |= NUMBERS_ELEMENT;
    return json_size(w.json, node) == 1 && is_rationals(w, json_member(w.json, node, "coefficients"), 2);
}

/* 1 for a rational, an element of a number field, or an enclosure; in the problem also for a root, or a number given by
 * an enclosure with its text. Another object is noted as a number of a later version. */
/*@ requires walk_ready(w) && 0 <= node < w.json->count;
  @ assigns *w.numbers;
  @ ensures 0 <= \result <= 1 && walk_ready(w); */
static int is_number(struct walk w, int node)
{
    const struct json *json = w.json;
    if (json->node[node].type != JSON_OBJECT) return is_rational(w, node);
    if (json_member(json, node, "coefficients") != 0 && !w.in_problem) return is_element(w, node);
    if (json_member(json, node, "poly") == 0 && json_member(json, node, "lo") == 0) return 0;
    if (w.in_problem && is_root(w, node))
        *w.numbers |= NUMBERS_ROOT;
    else if (w.in_problem && is_end(w, node))
        *w.numbers |= NUMBERS_ENCLOSED;
    else if (!w.in_problem && is_enclosure(w, node, 0))
        *w.numbers |= NUMBERS_ENCLOSURE;
    else
        *w.numbers |= NUMBERS_FOREIGN;
    return 1;
}

/*@ requires walk_ready(w) && 0 <= node < w.json->count;
  @ assigns *w.numbers;
  @ ensures 0 <= \result <= 1 && walk_ready(w); */
static int is_exact(struct walk w, int node)
{
    return w.json->node[node].type == JSON_OBJECT ? is_element(w, node) : is_rational(w, node);
}

/*@ requires walk_ready(w) && 0 <= array < w.json->count;
  @ assigns *w.numbers;
  @ ensures 0 <= \result <= 1 && walk_ready(w); */
static int is_numbers(struct walk w, int array)
{
    if (w.json->node[array].type != JSON_ARRAY) return 0;
    /*@ loop invariant array < i <= w.json->count && walk_ready(w);
      @ loop assigns i, *w.numbers;
      @ loop variant w.json->count - i; */
    for (int i = array + 1; i < w.json->node[array].next; i = w.json->node[i].next)
        if (!is_number(w, i)) return 0;
    return 1;
}

/*@ requires walk_ready(w) && 0 <= array < w.json->count;
  @ assigns *w.numbers;
  @ ensures 0 <= \result <= 1 && walk_ready(w); */
static int is_matrix(struct walk w, int array)
{
    if (w.json->node[array].type != JSON_ARRAY) return 0;
    /*@ loop invariant array < i <= w.json->count && walk_ready(w);
      @ loop assigns i, *w.numbers;
      @ loop variant w.json->count - i; */
    for (int i = array + 1; i < w.json->node[array].next; i = w.json->node[i].next)
        if (!is_numbers(w, i)) return 0;
    return 1;
}

/* 1 when the object has an exact number under this key. */
/*@ requires walk_ready(w) && 0 <= node < w.json->count;
  @ requires constant_text(key);
  @ assigns *w.numbers;
  @ ensures 0 <= \result <= 1 && walk_ready(w); */
static int has_exact(struct walk w, int node, const char *key)
{
    const int part = json_member(w.json, node, key);
    return part != 0 && is_exact(w, part);
}

/*@ requires walk_ready(w) && 0 <= node < w.json->count;
  @ assigns *w.numbers;
  @ ensures 0 <= \result <= 1 && walk_ready(w); */
static int is_surd(struct walk w, int node)
{
    if (w.json->node[node].type != JSON_OBJECT) return is_rational(w, node);
    if (json_size(w.json, node) == 3 && has_exact(w, node, "a") && has_exact(w, node, "b") && has_exact(w, node, "d"))
        return 1;
    return is_number(w, node);
}

/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_strings(const struct json *json, int node)
{
    if (json->node[node].type != JSON_ARRAY) return 0;
    /*@ loop invariant node < i <= json->count;
      @ loop assigns i;
      @ loop variant json->count - i; */
    for (int i = node + 1; i < json->node[node].next; i = json->node[i].next)
        if (json->node[i].type != JSON_STRING) return 0;
    return 1;
}

/*@ requires walk_reads(w) && 0 <= node < w.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_field(struct walk w, int node)
{
    if (is_end(w, node)) return 1;
    if (w.json->node[node].type != JSON_OBJECT || json_size(w.json, node) != 2) return 0;
    const int low = json_member(w.json, node, "lo"), high = json_member(w.json, node, "hi");
    return low != 0 && high != 0 && is_end(w, low) && is_end(w, high);
}

/*@ requires walk_ready(w) && 0 <= node < w.json->count;
  @ assigns *w.numbers;
  @ ensures 0 <= \result <= 1 && walk_ready(w); */
static int is_value(struct walk w, int node)
{
    const struct json *json = w.json;
    if (json->node[node].type != JSON_OBJECT || json_size(json, node) == 0) return 0;
    if (json_member(json, node, "coefficients") != 0) return is_element(w, node);
    const int low = json_member(json, node, "lo"), high = json_member(json, node, "hi");
    return json_size(json, node) == (low != 0) + (high != 0) && (low == 0 || is_element(w, low)) &&
           (high == 0 || is_element(w, high));
}

/*@ requires walk_ready(w) && 0 <= node < w.json->count;
  @ assigns *w.numbers;
  @ ensures 0 <= \result <= 1 && walk_ready(w); */
static int is_item(struct walk w, int node)
{
    const struct json *json = w.json;
    if (json->node[node].type == JSON_NULL || json->node[node].type == JSON_STRING) return 1;
    if (json->node[node].type != JSON_OBJECT || json_size(json, node) != 2) return 0;
    const int cut = json_member(json, node, "cut"), at = json_member(json, node, "at");
    return cut != 0 && json->node[cut].type == JSON_STRING && at != 0 && is_exact(w, at);
}

/*@ requires walk_ready(w) && 0 <= node < w.json->count;
  @ assigns *w.numbers;
  @ ensures 0 <= \result <= 1 && walk_ready(w); */
static int is_cover(struct walk w, int node)
{
    if (w.json->node[node].type != JSON_ARRAY) return 0;
    /*@ loop invariant node < i <= w.json->count && walk_ready(w);
      @ loop assigns i, *w.numbers;
      @ loop variant w.json->count - i; */
    for (int i = node + 1; i < w.json->node[node].next; i = w.json->node[i].next)
        if (!is_item(w, i)) return 0;
    return 1;
}

/* 1 when the node has the form of a wanted type without inner fields. */
/*@ requires walk_ready(w) && 0 <= node < w.json->count;
  @ assigns *w.numbers;
  @ ensures 0 <= \result <= 1 && walk_ready(w); */
static int fits(struct walk w, int node, enum schema_type wanted)
{
    const enum json_type type = w.json->node[node].type;
    switch (wanted) {
    case SCHEMA_NUMBER: return is_number(w, node);
    case SCHEMA_NUMBER_OR_NULL: return type == JSON_NULL || is_number(w, node);
    case SCHEMA_NUMBER_STRING_OR_NULL: return type == JSON_NULL || type == JSON_STRING || is_number(w, node);
    case SCHEMA_SURD: return is_surd(w, node);
    case SCHEMA_SURD_OR_NULL: return type == JSON_NULL || is_surd(w, node);
    case SCHEMA_NUMBERS: return is_numbers(w, node);
    case SCHEMA_MATRIX: return is_matrix(w, node);
    case SCHEMA_ROOT: return type == JSON_OBJECT && is_root(w, node);
    case SCHEMA_INTEGER: return type == JSON_INTEGER;
    case SCHEMA_INTEGER_OR_NULL: return type == JSON_INTEGER || type == JSON_NULL;
    case SCHEMA_STRING: return type == JSON_STRING;
    case SCHEMA_STRING_OR_NULL: return type == JSON_STRING || type == JSON_NULL;
    case SCHEMA_STRING_OR_INTEGER: return type == JSON_STRING || type == JSON_INTEGER;
    case SCHEMA_STRINGS: return is_strings(w.json, node);
    case SCHEMA_TRUTH: return type == JSON_TRUE || type == JSON_FALSE;
    case SCHEMA_TRUTH_OR_NULL: return type == JSON_TRUE || type == JSON_FALSE || type == JSON_NULL;
    case SCHEMA_OBJECT: return type == JSON_OBJECT;
    case SCHEMA_OBJECT_OR_NULL: return type == JSON_OBJECT || type == JSON_NULL;
    case SCHEMA_OBJECTS_OR_NULL: return type == JSON_ARRAY || type == JSON_NULL;
    case SCHEMA_OBJECTS:
    case SCHEMA_OBJECTS_OR_NULLS: return type == JSON_ARRAY;
    case SCHEMA_FIELD: return is_field(w, node);
    case SCHEMA_EXACT: return is_exact(w, node);
    case SCHEMA_VALUE: return is_value(w, node);
    case SCHEMA_BOX: return type == JSON_OBJECT && is_enclosure(w, node, 0);
    case SCHEMA_COVER: return is_cover(w, node);
    }
    return 0;
}

/* The entry of the schema for a key, or NULL. */
/*@ requires json_ok(json) && 0 <= key < json->count && schema_fields(fields);
  @ assigns \result \from fields, key;
  @ ensures \result != \null ==> schema_fields(\result) && \valid_read(\result) && \result->key != \null; */
static const struct schema_field *find_field(const struct json *json, int key, const struct schema_field *fields)
{
    const struct schema_field *f = fields;
    /*@ loop invariant schema_fields(f);
      @ loop assigns f; */
    for (; f->key != NULL; f++)
        if (json_is(json, key, f->key)) return f;
    return NULL;
}

/* A required field that the object lacks, or NULL. */
/*@ requires json_ok(json) && 0 <= object < json->count && schema_fields(fields);
  @ assigns \result \from fields, object;
  @ ensures \result != \null ==> \valid_read(\result); */
static const struct schema_field *find_missing(const struct json *json, int object, const struct schema_field *fields)
{
    const struct schema_field *f = fields;
    /*@ loop invariant schema_fields(f);
      @ loop assigns f; */
    for (; f->key != NULL; f++)
        if (!f->optional && json_member(json, object, f->key) == 0) return f;
    return NULL;
}

static struct flaw check_object(struct walk w, int object, const struct schema_field *fields, const char *place);

/* Checks the contents of an object. Roots are allowed in the object `problem`. */
/*@ requires walk_ready(w) && 0 < node < w.json->count && schema_fields(field->inside) && \valid_read(field);
  @ assigns *w.numbers;
  @ ensures -1 <= \result.node < w.json->count && walk_ready(w); */
static struct flaw check_inside(struct walk w, int node, const struct schema_field *field)
{
    struct walk inside = w;
    inside.in_problem = json_is(w.json, node - 1, "problem");
    return check_object(inside, node, field->inside, field->key);
}

/*@ requires walk_ready(w) && 0 <= array < w.json->count && schema_fields(field->inside) && \valid_read(field);
  @ assigns *w.numbers;
  @ ensures -1 <= \result.node < w.json->count && walk_ready(w); */
static struct flaw check_objects(struct walk w, int array, const struct schema_field *field)
{
    const struct json *json = w.json;
    /*@ loop invariant array < i <= json->count && walk_ready(w);
      @ loop assigns i, *w.numbers;
      @ loop variant json->count - i; */
    for (int i = array + 1; i < json->node[array].next; i = json->node[i].next) {
        if (field->type == SCHEMA_OBJECTS_OR_NULLS && json->node[i].type == JSON_NULL) continue;
        if (json->node[i].type != JSON_OBJECT) return flaw_at(i, field->key, expected(field->type));
        const struct flaw flaw = check_object(w, i, field->inside, field->key);
        if (flaw.node >= 0) return flaw;
    }
    return no_flaw();
}

/* Checks the value of one key. */
/*@ requires walk_ready(w) && 0 < node < w.json->count && schema_fields(field) && \valid_read(field);
  @ requires field->key != \null;
  @ assigns *w.numbers;
  @ ensures -1 <= \result.node < w.json->count && walk_ready(w); */
static struct flaw check_value(struct walk w, int node, const struct schema_field *field)
{
    const enum json_type type = w.json->node[node].type;
    if (!fits(w, node, field->type)) return flaw_at(node, field->key, expected(field->type));
    if (field->inside == NULL) return no_flaw();
    if (type == JSON_OBJECT) return check_inside(w, node, field);
    return type == JSON_ARRAY ? check_objects(w, node, field) : no_flaw();
}

/*@ requires walk_ready(w) && 0 <= object < w.json->count && schema_fields(fields);
  @ assigns *w.numbers;
  @ ensures -1 <= \result.node < w.json->count && walk_ready(w); */
static struct flaw check_object(struct walk w, int object, const struct schema_field *fields, const char *place)
{
    const struct json *json = w.json;
    const struct schema_field *missing = find_missing(json, object, fields);
    if (missing != NULL) return flaw_at(object, missing->key, "this key is missing");
    /*@ loop invariant object < i <= json->count && walk_ready(w);
      @ loop assigns i, *w.numbers;
      @ loop variant json->count - i; */
    for (int i = object + 1; i + 1 < json->node[object].next; i = json->node[i + 1].next) {
        const struct schema_field *field = find_field(json, i, fields);
        if (field == NULL) return flaw_at(i, place, "an unknown key");
        const struct flaw flaw = check_value(w, i + 1, field);
        if (flaw.node >= 0) return flaw;
    }
    return no_flaw();
}

int schema_check(const struct json *json, int object, const struct schema_field *fields, const char *place,
                 struct scalar_pool *pool, int *numbers, struct answer *answer)
{
    const struct walk w = {json, pool, numbers, 0};
    *numbers = 0;
    const struct flaw flaw = check_object(w, object, fields, place);
    return flaw.node < 0 || answer_at(answer, json->node[flaw.node].start, flaw.item, flaw.what);
}
