/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker's word on a certificate that the program has just written; this file sees only the checker's headers. */
#define _GNU_SOURCE
#include "check/record.h"
#include "target.h"

#include <string.h>

/* The verdicts of an uncertain mechanism are listed even where no proof of the list fits into the budget. */
static const char MECHANISM[] = "\"type\":\"verdicts-of-mechanism\"";

static struct json json;
static struct scalar_pool *pool;

void judge_certificate(const char *line, size_t length)
{
    int id = 0;
    if (pool == NULL) pool = scalar_pool_new();
    if (length > JSON_MAX_BYTES) finding("a certificate of %zu bytes", length);
    const struct answer answer = record_check(&json, (const unsigned char *)line, (int)length, pool, &id);
    const int bare = answer.word == ANSWER_UNSUPPORTED && memmem(line, length, MECHANISM, sizeof MECHANISM - 1) != NULL;
    if (answer.word != ANSWER_VERIFIED && !bare)
        finding("%s %s.%s: %s: %.4000s", answer_name(answer.word), answer.place, answer.item, answer.what, line);
}
