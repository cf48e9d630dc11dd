/* SPDX-License-Identifier: BSD-2-Clause */
#include "problem/answer.h"

#include "problem/number_json.h"

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

/* a + b sqrt(d), without a when it is 0 and without b when it is 1 or -1. */
static void write_surd(const char *a, const char *b, const char *d, FILE *out)
{
    const char *magnitude = b + (*b == '-');
    const int alone = strcmp(a, "0") == 0, unit = strcmp(magnitude, "1") == 0;
    if (!alone) fprintf(out, "%s %c ", a, *b == '-' ? '-' : '+');
    if (alone && *b == '-') fputc('-', out);
    fprintf(out, "%s%ssqrt(%s)", unit ? "" : magnitude, unit ? "" : " ", d);
}

char *surd_words(const json_t *value)
{
    char *text = NULL;
    size_t length;
    FILE *out = open_memstream(&text, &length);
    if (out == NULL) abort();
    const char *a = part_of(value, "a"), *b = part_of(value, "b"), *d = part_of(value, "d");
    if (a != NULL && b != NULL && d != NULL)
        write_surd(a, b, d, out);
    else
        fputs(json_is_string(value) ? json_string_value(value) : "none", out);
    if (fclose(out) != 0) abort();
    return text;
}

enum status hypothesis_fails(struct failure *failure, const char *field, const char *what)
{
    snprintf(failure->field, sizeof failure->field, "%s", field);
    snprintf(failure->reason, sizeof failure->reason, "outside the hypotheses of the theory: %s fails", what);
    return STATUS_HYPOTHESIS;
}
