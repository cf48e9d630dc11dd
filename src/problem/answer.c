/* SPDX-License-Identifier: BSD-2-Clause */
#include "problem/answer.h"

#include "memory/memory.h"
#include "numbers/output.h"
#include "problem/number_json.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

json_t *surd_json(struct number_pool *pool, struct surd x)
{
    json_t *a = number_value_json(pool, x.a);
    if (x.b == NULL) return a;
    return json_pack("{s:o, s:o, s:o}", "a", a, "b", number_value_json(pool, x.b), "d", number_value_json(pool, x.d));
}

static const char *part_of(const json_t *value, const char *key)
{
    return json_string_value(json_object_get(value, key));
}

/* Writes a + b sqrt(d), without a when it is 0 and without b when it is 1 or -1. */
static void write_surd(const char *a, const char *b, const char *d, FILE *out)
{
    const char *magnitude = b + (*b == '-');
    const int alone = strcmp(a, "0") == 0, unit = strcmp(magnitude, "1") == 0;
    if (!alone) fprintf(out, "%s %c ", a, *b == '-' ? '-' : '+');
    if (alone && *b == '-') fputc('-', out);
    fprintf(out, "%s%ssqrt(%s)", unit ? "" : magnitude, unit ? "" : " ", d);
}

static char *words_of_parts(const char *a, const char *b, const char *d)
{
    struct text_stream text;
    write_surd(a, b, d, text_stream_open(&text));
    return text_stream_close(&text);
}

/* A number of this absolute value is recognised as nonzero by an enclosure; to represent it in the number field might
 * need a larger field. */
static const double CLEARLY_NOT_ZERO = 1e-50;

/* The decimal of a + b sqrt(d) when one of them is irrational. */
static char *decimal_of_surd(struct number_pool *pool, const json_t *value)
{
    double distance;
    const struct number *a = number_of_value(pool, json_object_get(value, "a")),
                        *b = number_of_value(pool, json_object_get(value, "b")),
                        *d = number_of_value(pool, json_object_get(value, "d"));
    const struct number *x = number_add(pool, a, number_multiply(pool, b, number_sqrt(pool, d)));
    if (fabs(number_to_double(x, &distance)) > CLEARLY_NOT_ZERO) return output_decimal(x);
    return json_dumps(value, JSON_COMPACT);
}

char *surd_words(struct number_pool *pool, const json_t *value)
{
    const char *a = part_of(value, "a"), *b = part_of(value, "b"), *d = part_of(value, "d");
    if (a != NULL && b != NULL && d != NULL) return words_of_parts(a, b, d);
    if (json_is_null(value)) return memory_copy("none");
    if (json_is_string(value)) return memory_copy(json_string_value(value));
    if (pool == NULL) return json_dumps(value, JSON_COMPACT);
    return json_object_get(value, "d") != NULL ? decimal_of_surd(pool, value) : value_words(pool, value);
}

json_t *zeros_json(const struct evaluation *e)
{
    json_t *zeros = json_array();
    for (int i = 0; i < e->program->quantities; i++)
        if (e->sign[e->program->quantity[i].node] == SIGN_ZERO)
            json_array_append_new(zeros, json_string(e->program->quantity[i].name));
    return zeros;
}
