/* SPDX-License-Identifier: BSD-2-Clause */
/* A checker determines the sign of every number in a record, of the differences between a root and the ends of its
 * interval, and of a few sums and products of those numbers. Half of the bisections are reserved for the latter. */
#include "certificate/interval_bits.h"

#include <string.h>

static long larger(long x, long y)
{
    return x > y ? x : y;
}

/* The bits that the elements in the record need. */
static long bits_of_elements(struct number_pool *pool, const json_t *json)
{
    size_t i;
    const char *key;
    json_t *inside;
    long bits = number_bits(pool, json, "0");
    json_array_foreach ((json_t *)json, i, inside) bits = larger(bits, bits_of_elements(pool, inside));
    json_object_foreach ((json_t *)json, key, inside) bits = larger(bits, bits_of_elements(pool, inside));
    return bits;
}

/* The bits that the roots in a part of the problem need, together with the elements of the record that represent them. */
static long bits_of_roots(struct number_pool *pool, const json_t *problem, const json_t *values)
{
    size_t i;
    const char *key;
    json_t *inside;
    const json_t *interval = json_object_get(problem, "interval"), *value = json_object_get(values, "value");
    long bits = 0;
    if (value != NULL) values = value; /* of a quantity */
    json_array_foreach ((json_t *)interval, i, inside)
        bits = larger(bits, number_bits(pool, values, json_string_value(inside)));
    if (interval != NULL) return bits;
    json_array_foreach ((json_t *)problem, i, inside)
        bits = larger(bits, bits_of_roots(pool, inside, json_array_get(values, i)));
    json_object_foreach ((json_t *)problem, key, inside)
        bits = larger(bits, bits_of_roots(pool, inside, json_object_get(values, key)));
    return bits;
}

/* The reserve for sums and products of the numbers of a record. In kind chatter squares of velocities are compared with
 * squares of others. */
static long spare(const json_t *record, long bits)
{
    const char *kind = json_string_value(json_object_get(record, "kind"));
    return kind != NULL && strcmp(kind, "chatter") == 0 ? 3 * bits : bits / 4;
}

long interval_bits(struct number_pool *pool, const json_t *record)
{
    const json_t *problem = json_object_get(record, "problem"), *witness = json_object_get(record, "witness");
    const json_t *matrix = json_object_get(json_object_get(witness, "potential"), "values");
    long bits = bits_of_elements(pool, record);
    bits = larger(bits, bits_of_roots(pool, problem, json_object_get(record, "quantities")));
    bits = larger(bits, bits_of_roots(pool, problem, json_object_get(witness, "values")));
    bits = larger(bits, bits_of_roots(pool, json_object_get(problem, "H"), matrix));
    return bits <= INTERVAL_HALVINGS / 2 ? 0 : bits + spare(record, bits);
}
