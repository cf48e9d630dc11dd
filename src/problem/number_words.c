/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/output.h"
#include "problem/number_json.h"

#include <stdlib.h>
#include <string.h>

static char *copy_of(const char *text)
{
    char *copy = malloc(strlen(text) + 1);
    if (copy == NULL) abort();
    return strcpy(copy, text);
}

static const struct number *read(struct number_pool *pool, const json_t *text)
{
    struct failure failure;
    const struct number *x = NULL;
    const enum status status = number_read(pool, json_string_value(text), json_string_length(text), &x, &failure);
    if (status != STATUS_OK) abort(); /* the text was written by number_text */
    return x;
}

/* The polynomial at x, by Horner's scheme. */
static const struct number *evaluate(struct number_pool *pool, const json_t *coefficients, const struct number *x)
{
    const struct number *sum = number_from_integer(pool, 0);
    for (size_t i = json_array_size(coefficients); i-- > 0;)
        sum = number_add(pool, number_multiply(pool, sum, x), read(pool, json_array_get(coefficients, i)));
    return sum;
}

/* The root of a quadratic polynomial in its interval. */
static const struct number *quadratic_root(struct number_pool *pool, const json_t *poly, const json_t *interval)
{
    const struct number *c0 = read(pool, json_array_get(poly, 0)), *c1 = read(pool, json_array_get(poly, 1)),
                        *twice =
                            number_multiply(pool, number_from_integer(pool, 2), read(pool, json_array_get(poly, 2)));
    const struct number *product =
        number_multiply(pool, number_multiply(pool, number_from_integer(pool, 2), twice), c0);
    const struct number *root = number_sqrt(pool, number_subtract(pool, number_multiply(pool, c1, c1), product));
    const struct number *x = number_divide(pool, number_subtract(pool, root, c1), twice);
    if (number_compare(pool, x, read(pool, json_array_get(interval, 1))) <= 0) return x;
    return number_negate(pool, number_divide(pool, number_add(pool, root, c1), twice));
}

static char *text_in_place(const json_t *value)
{
    return json_dumps(value, JSON_COMPACT | JSON_ENCODE_ANY);
}

char *value_words(struct number_pool *pool, const json_t *value)
{
    const json_t *coefficients = json_object_get(value, "coefficients"), *poly = json_object_get(value, "poly");
    if (json_is_string(value)) return copy_of(json_string_value(value));
    if (coefficients != NULL && pool != NULL && output_generator(pool) != NULL)
        return output_readable(pool, evaluate(pool, coefficients, output_generator(pool)));
    if (poly != NULL && pool != NULL && json_array_size(poly) == 3)
        return output_readable(pool, quadratic_root(pool, poly, json_object_get(value, "interval")));
    if (json_object_get(value, "lo") != NULL && pool != NULL)
        return output_readable(pool, number_from_range(pool, read(pool, json_object_get(value, "lo")),
                                                       read(pool, json_object_get(value, "hi"))));
    return text_in_place(value);
}
