/* SPDX-License-Identifier: BSD-2-Clause */
#include "problem/answer.h"

#include "problem/number_json.h"

#include <stdio.h>
#include <string.h>

json_t *surd_json(struct number_pool *pool, struct surd x)
{
    json_t *a = number_value_json(pool, x.a);
    if (x.b == NULL) return a;
    return json_pack("{s:o, s:o, s:o}", "a", a, "b", number_value_json(pool, x.b), "d", number_value_json(pool, x.d));
}

/* "b sqrt(d)" with its sign, or the sign as an operator when something stands before it. */
static void root_words(const char *b, const char *d, int first, char *text, size_t size)
{
    const char *magnitude = b + (*b == '-'), *sign = *b == '-' ? first ? "-" : " - " : first ? "" : " + ";
    if (strcmp(magnitude, "1") == 0)
        snprintf(text, size, "%ssqrt(%s)", sign, d);
    else
        snprintf(text, size, "%s%s sqrt(%s)", sign, magnitude, d);
}

const char *surd_words(const json_t *value, char *text, size_t size)
{
    const char *a = json_string_value(json_object_get(value, "a")), *b = json_string_value(json_object_get(value, "b"));
    const char *d = json_string_value(json_object_get(value, "d"));
    if (a == NULL || b == NULL || d == NULL) {
        snprintf(text, size, "%s", json_is_string(value) ? json_string_value(value) : "none");
        return text;
    }
    const int alone = strcmp(a, "0") == 0;
    const int length = alone ? 0 : snprintf(text, size, "%s", a);
    if ((size_t)length < size) root_words(b, d, alone, text + length, size - (size_t)length);
    return text;
}

enum status hypothesis_fails(struct failure *failure, const char *field, const char *what)
{
    snprintf(failure->field, sizeof failure->field, "%s", field);
    snprintf(failure->reason, sizeof failure->reason, "outside the hypotheses of the theory: %s fails", what);
    return STATUS_HYPOTHESIS;
}
