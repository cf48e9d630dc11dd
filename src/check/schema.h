/* SPDX-License-Identifier: BSD-2-Clause */
/* Schemas of records: the keys of an object, and the form of the value under each. */
#ifndef CHECK_SCHEMA_H
#define CHECK_SCHEMA_H

#include "check/text/json.h"
#include "check/numbers/scalar.h"

enum schema_type {
    SCHEMA_NUMBER,
    SCHEMA_NUMBER_OR_NULL,
    SCHEMA_NUMBER_STRING_OR_NULL,
    SCHEMA_SURD, /* a number, or {"a","b","d"}, numbers or elements: a + b sqrt(d) */
    SCHEMA_SURD_OR_NULL,
    SCHEMA_NUMBERS, /* an array of numbers */
    SCHEMA_MATRIX,  /* an array of arrays of numbers */
    SCHEMA_ROOT,    /* {"poly":[...],"interval":[low,high]} */
    SCHEMA_INTEGER,
    SCHEMA_INTEGER_OR_NULL,
    SCHEMA_STRING,
    SCHEMA_STRING_OR_NULL,
    SCHEMA_STRING_OR_INTEGER,
    SCHEMA_STRINGS, /* an array of strings */
    SCHEMA_TRUTH,
    SCHEMA_TRUTH_OR_NULL,
    SCHEMA_OBJECT, /* an object with the fields `inside` */
    SCHEMA_OBJECT_OR_NULL,
    SCHEMA_OBJECTS, /* an array of such objects */
    SCHEMA_OBJECTS_OR_NULL,
    SCHEMA_OBJECTS_OR_NULLS, /* an array of such objects or null */
    /* For uncertain data (spec/certificate.md, section 9): */
    SCHEMA_FIELD, /* a number, a root, or an enclosed number; or {"lo","hi"} with two of them */
    SCHEMA_EXACT, /* a number or an element */
    SCHEMA_VALUE, /* an element, or {"lo","hi"} with one or two elements */
    SCHEMA_BOX,   /* {"lo","hi"} with two numbers */
    SCHEMA_COVER  /* an array of null, a string, or {"cut":string,"at":number or element} */
};

/* One key of an object. A list of keys ends with key NULL. */
struct schema_field {
    const char *key;
    enum schema_type type;
    int optional;
    const struct schema_field *inside;
};

/* A list has fewer than `size` fields, counting inner fields. */
/*@ predicate schema_list{L}(struct schema_field *f, integer size) = size > 0 && \valid_read(f) &&
  @   (f->key != \null ==> constant_text(f->key) && schema_list(f + 1, size - 1) &&
  @    (f->inside != \null ==> schema_list(f->inside, size - 1)));
  @ predicate schema_fields{L}(struct schema_field *f) = \exists integer size; schema_list(f, size); */

/* Notation for the entries of a schema. */
#define REQUIRED(key, type)                                                                                            \
    {                                                                                                                  \
        key, type, 0, NULL                                                                                             \
    }
#define OPTIONAL(key, type)                                                                                            \
    {                                                                                                                  \
        key, type, 1, NULL                                                                                             \
    }
#define OBJECT(key, inside)                                                                                            \
    {                                                                                                                  \
        key, SCHEMA_OBJECT, 0, inside                                                                                  \
    }
#define ENDS                                                                                                           \
    {                                                                                                                  \
        NULL, SCHEMA_STRING, 0, NULL                                                                                   \
    }

/* The kinds of numbers, besides rationals, that occur in a record: a sum of these. */
enum {
    NUMBERS_FOREIGN = 1,   /* of a number system that this checker does not support */
    NUMBERS_ROOT = 2,      /* roots, in the problem */
    NUMBERS_ELEMENT = 4,   /* elements of a number field */
    NUMBERS_ENCLOSED = 8,  /* {"lo","hi","text"}, in the problem */
    NUMBERS_ENCLOSURE = 16 /* {"lo","hi"} in the place of a value */
};

/* schema_check: whether an object with all its contents has the keys and forms of `fields`.
 *
 * In      place    the name of the object, for messages
 * Out     numbers  the kinds of numbers that occur; those in SCHEMA_FIELD and SCHEMA_BOX are not counted
 * Returns 1, or 0 with the reason in `answer` */
/*@ requires json_ok(json) && 0 <= object < json->count && pool != \null && schema_fields(fields);
  @ requires \valid(numbers) && \valid(answer) && \separated(answer, json, numbers);
  @ requires \separated(answer, json->text + (0 .. json->length - 1));
  @ assigns *numbers, *answer;
  @ ensures 0 <= \result <= 1; */
int schema_check(const struct json *json, int object, const struct schema_field *fields, const char *place,
                 struct scalar_pool *pool, int *numbers, struct answer *answer);

#endif
