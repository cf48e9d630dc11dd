/* SPDX-License-Identifier: BSD-2-Clause */
#include "certificate/cost.h"

#include <string.h>

/* By how much the bound may exceed the smaller budget, 6e9: no certificate that was tried takes more than 0.9 of its bound. */
static const long MOST_UNITS = 6500000000;

/* Counts and lengths beyond this use up everything. */
enum { MANY = 1000000 };

/* The numbers of a record: how many values, the characters of all strings, and of the longest. */
struct lengths {
    long values, characters, longest;
};

static long least(long x)
{
    return x < MANY ? x : MANY;
}

static void measure(const json_t *json, struct lengths *lengths)
{
    size_t i;
    const char *key;
    json_t *inside;
    if (json_is_object(json) || json_is_array(json)) {
        json_array_foreach ((json_t *)json, i, inside) measure(inside, lengths);
        json_object_foreach ((json_t *)json, key, inside)
            if (strcmp(key, "id") != 0) measure(inside, lengths);
        return;
    }
    const long length = (long)json_string_length(json);
    lengths->values = least(lengths->values + 1);
    lengths->characters += length;
    if (length > lengths->longest) lengths->longest = least(length);
}

static long degree_of(const json_t *record)
{
    const size_t coefficients = json_array_size(json_object_get(json_object_get(record, "field"), "poly"));
    return coefficients > 1 ? (long)coefficients - 1 : 1;
}

static int is_type(const json_t *record, const char *type)
{
    return strcmp(json_string_value(json_object_get(record, "type")), type) == 0;
}

/* In a field of degree d each coefficient meets some d others, and an operation of long numbers takes the product of their lengths.  Parts of a box have bounds that
 * grow with the lengths of the ends, and one value each; those of a mechanism are counted when they are made (region_proof_most). */
long certificate_cost(const json_t *record)
{
    struct lengths t = {0};
    measure(record, &t);
    if (is_type(record, "verdicts-of-mechanism")) return 0;
    if (is_type(record, "verdicts")) return t.values * (100000 + 300 * t.longest + t.longest * t.longest / 8);
    return 700 * degree_of(record) * t.characters + t.characters * t.longest / 2;
}

enum status certificate_is_checkable(const json_t *record, struct failure *failure)
{
    if (certificate_cost(record) <= MOST_UNITS) return STATUS_OK;
    failure->field[0] = '\0';
    snprintf(failure->reason, sizeof failure->reason,
             "the verdict is known, but its certificate might take the checkers more work than they spend by default");
    return STATUS_UNDECIDED;
}
