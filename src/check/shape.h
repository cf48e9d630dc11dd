/* SPDX-License-Identifier: BSD-2-Clause */
/* The shape of a record: which keys an object has, and what stands under each. */
#ifndef CHECK_SHAPE_H
#define CHECK_SHAPE_H

#include "check/json.h"
#include "check/rational.h"

enum shape {
    SHAPE_NUMBER,
    SHAPE_NUMBER_OR_NULL,
    SHAPE_NUMBER_STRING_OR_NULL,
    SHAPE_SURD, /* a number, or {"a","b","d"}: a + b sqrt(d) */
    SHAPE_SURD_OR_NULL,
    SHAPE_NUMBERS, /* an array of rationals */
    SHAPE_MATRIX,  /* an array of such arrays */
    SHAPE_ROOT,    /* {"poly":[...],"interval":[low,high]} */
    SHAPE_INTEGER,
    SHAPE_INTEGER_OR_NULL,
    SHAPE_STRING,
    SHAPE_STRING_OR_NULL,
    SHAPE_STRING_OR_INTEGER,
    SHAPE_STRINGS, /* an array of strings */
    SHAPE_TRUTH,
    SHAPE_TRUTH_OR_NULL,
    SHAPE_OBJECT, /* with the fields `inside` */
    SHAPE_OBJECT_OR_NULL,
    SHAPE_OBJECTS, /* an array of such objects */
    SHAPE_OBJECTS_OR_NULL
};

/* One key.  A list of them ends with key NULL. */
struct shape_field {
    const char *key;
    enum shape shape;
    int optional;
    const struct shape_field *inside;
};

/* How a list of fields is written. */
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

/* shape_check: whether an object, and all that it holds, has the keys and shapes of `fields`.
 *
 * In      place    what the object is, for messages
 * Out     foreign  set to 1 when some number belongs to a number system that this checker does not know
 *         algebraic  set to 1 when some number belongs to a number field
 * Returns 1, or 0 with the reason in `answer`
 */
int shape_check(const struct json *json, int object, const struct shape_field *fields, const char *place,
                struct rational_pool *pool, int *foreign, int *algebraic, struct answer *answer);

#endif
