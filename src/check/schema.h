/* SPDX-License-Identifier: BSD-2-Clause */
/* Schemas of records: the keys of an object, and the form of the value under each. */
#ifndef CHECK_SCHEMA_H
#define CHECK_SCHEMA_H

#include "check/text/json.h"
#include "check/numbers/rational.h"

enum shape {
    SHAPE_NUMBER,
    SHAPE_NUMBER_OR_NULL,
    SHAPE_NUMBER_STRING_OR_NULL,
    SHAPE_SURD, /* a number, or {"a","b","d"}, numbers or elements: a + b sqrt(d) */
    SHAPE_SURD_OR_NULL,
    SHAPE_NUMBERS, /* an array of numbers */
    SHAPE_MATRIX,  /* an array of arrays of numbers */
    SHAPE_ROOT,    /* {"poly":[...],"interval":[low,high]} */
    SHAPE_INTEGER,
    SHAPE_INTEGER_OR_NULL,
    SHAPE_STRING,
    SHAPE_STRING_OR_NULL,
    SHAPE_STRING_OR_INTEGER,
    SHAPE_STRINGS, /* an array of strings */
    SHAPE_TRUTH,
    SHAPE_TRUTH_OR_NULL,
    SHAPE_OBJECT, /* an object with the fields `inside` */
    SHAPE_OBJECT_OR_NULL,
    SHAPE_OBJECTS, /* an array of such objects */
    SHAPE_OBJECTS_OR_NULL,
    SHAPE_OBJECTS_OR_NULLS, /* an array of such objects or null */
    /* For uncertain data (spec/certificate.md, section 9): */
    SHAPE_FIELD, /* a number, a root, or an enclosed number; or {"lo","hi"} with two of them */
    SHAPE_EXACT, /* a number or an element */
    SHAPE_VALUE, /* an element, or {"lo","hi"} with one or two elements */
    SHAPE_BOX,   /* {"lo","hi"} with two numbers */
    SHAPE_COVER  /* an array of null, a string, or {"cut":string,"at":number or element} */
};

/* One key of an object. A list of keys ends with key NULL. */
struct shape_field {
    const char *key;
    enum shape shape;
    int optional;
    const struct shape_field *inside;
};

/* A list has fewer than `size` fields, counting inner fields. */
/*@ predicate shape_list{L}(struct shape_field *f, integer size) = size > 0 && \valid_read(f) &&
  @   (f->key != \null ==> constant_text(f->key) && shape_list(f + 1, size - 1) &&
  @    (f->inside != \null ==> shape_list(f->inside, size - 1)));
  @ predicate shape_fields{L}(struct shape_field *f) = \exists integer size; shape_list(f, size); */

/* Notation for the entries of a schema. */
#define REQUIRED(key, shape)                                                                                           \
    {                                                                                                                  \
        key, shape, 0, NULL                                                                                            \
    }
#define OPTIONAL(key, shape)                                                                                           \
    {                                                                                                                  \
        key, shape, 1, NULL                                                                                            \
    }
#define OBJECT(key, inside)                                                                                            \
    {                                                                                                                  \
        key, SHAPE_OBJECT, 0, inside                                                                                   \
    }
#define ENDS                                                                                                           \
    {                                                                                                                  \
        NULL, SHAPE_STRING, 0, NULL                                                                                    \
    }

/* The kinds of numbers, besides rationals, that occur in a record: a sum of these. */
enum {
    NUMBERS_FOREIGN = 1,   /* of a number system that this checker does not support */
    NUMBERS_ROOT = 2,      /* roots, in the problem */
    NUMBERS_ELEMENT = 4,   /* elements of a number field */
    NUMBERS_ENCLOSED = 8,  /* {"lo","hi","text"}, in the problem */
    NUMBERS_ENCLOSURE = 16 /* {"lo","hi"} in the place of a value */
};

/* shape_check: whether an object with all its contents has the keys and forms of `fields`.
 *
 * In      place    the name of the object, for messages
 * Out     numbers  the kinds of numbers that occur; those in SHAPE_FIELD and SHAPE_BOX are not counted
 * Returns 1, or 0 with the reason in `answer` */
/*@ requires json_ok(json) && 0 <= object < json->count && pool != \null && shape_fields(fields);
  @ requires \valid(numbers) && \valid(answer) && \separated(answer, json, numbers);
  @ requires \separated(answer, json->text + (0 .. json->length - 1));
  @ assigns *numbers, *answer;
  @ ensures 0 <= \result <= 1; */
int shape_check(const struct json *json, int object, const struct shape_field *fields, const char *place,
                struct rational_pool *pool, int *numbers, struct answer *answer);

#endif
