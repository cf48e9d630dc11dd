/* SPDX-License-Identifier: BSD-2-Clause */
#include "memory/memory.h"
#include "numbers/expression.h"
#include "numbers/output.h"
#include "problem/number_json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct number *read(struct number_pool *pool, const json_t *text)
{
    const struct number *x = output_read_rational(pool, json_string_value(text));
    if (x == NULL) abort(); /* the text was written by number_text */
    return x;
}

/* The value of the polynomial at x, by Horner's scheme. */
static const struct number *evaluate(struct number_pool *pool, const json_t *coefficients, const struct number *x)
{
    const struct number *sum = number_from_integer(pool, 0);
    for (size_t i = json_array_size(coefficients); i-- > 0;)
        sum = number_add(pool, number_multiply(pool, sum, x), read(pool, json_array_get(coefficients, i)));
    return sum;
}

static const struct number *root_of(struct number_pool *pool, const json_t *poly, const json_t *interval)
{
    const int count = (int)json_array_size(poly);
    const struct number **coefficient = memory_new((size_t)count + 1, sizeof *coefficient);
    for (int i = 0; i < count; i++) coefficient[i] = read(pool, json_array_get(poly, (size_t)i));
    const struct number *root = output_read_root(pool, coefficient, count, read(pool, json_array_get(interval, 0)),
                                                 read(pool, json_array_get(interval, 1)));
    free(coefficient);
    return root;
}

const struct number *number_of_value(struct number_pool *pool, const json_t *value)
{
    const json_t *coefficients = json_object_get(value, "coefficients"), *poly = json_object_get(value, "poly");
    if (json_is_string(value)) return read(pool, value);
    if (coefficients != NULL && output_generator(pool) != NULL)
        return evaluate(pool, coefficients, output_generator(pool));
    if (poly != NULL) return root_of(pool, poly, json_object_get(value, "interval"));
    if (json_object_get(value, "lo") != NULL)
        return number_from_range(pool, read(pool, json_object_get(value, "lo")),
                                 read(pool, json_object_get(value, "hi")));
    return NULL;
}

char *value_words(struct number_pool *pool, const json_t *value)
{
    const struct number *x = pool != NULL ? number_of_value(pool, value) : NULL;
    if (x != NULL) return output_readable(pool, x);
    if (json_is_string(value)) return memory_copy(json_string_value(value));
    return json_dumps(value, JSON_COMPACT | JSON_ENCODE_ANY);
}

/* h pi + 2 atan(t) */
static struct angle angle_of(struct number_pool *pool, json_int_t h, const struct number *t)
{
    const struct angle turns = angle_from_half_turns(pool, number_from_integer(pool, (long)h));
    const struct angle half = angle_from_tangent(pool, t);
    const struct angle rest = angle_scale(pool, &half, number_from_integer(pool, 2));
    return angle_add(pool, &turns, &rest);
}

static char *words_of_angle(struct number_pool *pool, const char *text)
{
    struct angle angle;
    struct failure failure;
    if (expression_read_angle(pool, text, strlen(text), &angle, &failure) != STATUS_OK) return memory_copy(text);
    if (angle_is_fraction(&angle)) {
        char *degrees = output_readable(pool, number_multiply(pool, angle.half_turns, number_from_integer(pool, 180)));
        char *words = memory_print("%sdeg", degrees);
        free(degrees);
        return words;
    }
    char *degrees = output_degrees(pool, angle_value(pool, &angle));
    char *words = memory_print("%sdeg = %s", degrees, text);
    free(degrees);
    return words;
}

char *angle_words(struct number_pool *pool, const json_t *value)
{
    const json_t *half = json_object_get(value, "tangent_of_half");
    if (json_is_string(value)) return words_of_angle(pool, json_string_value(value));
    const json_int_t h = json_integer_value(json_object_get(value, "half_turns"));
    const struct number *t = number_of_value(pool, half);
    if (t == NULL) return json_dumps(value, JSON_COMPACT | JSON_ENCODE_ANY);
    const struct angle angle = angle_of(pool, h, t);
    char *degrees = output_degrees(pool, angle_value(pool, &angle)), *tangent = output_readable(pool, t);
    char *words = h == 0
                      ? memory_print("%sdeg, the tangent of its half is %s", degrees, tangent)
                      : memory_print("%sdeg, the tangent of half of its rest beyond %" JSON_INTEGER_FORMAT "*pi is %s",
                                     degrees, h, tangent);
    free(degrees);
    free(tangent);
    return words;
}
