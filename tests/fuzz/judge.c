/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker's word on a certificate that the program has just written; this file sees only the checker's headers. */
#include "check/record.h"
#include "target.h"

static struct json json;
static struct rational_pool *pool;

void judge_certificate(const char *line, size_t length)
{
    int id = 0;
    if (pool == NULL) pool = rational_pool_new();
    if (length > JSON_MAX_BYTES) finding("a certificate of %zu bytes", length);
    const struct answer answer = record_check(&json, (const unsigned char *)line, (int)length, pool, &id);
    if (answer.word != ANSWER_VERIFIED)
        finding("%s %s.%s: %s: %.4000s", answer_name(answer.word), answer.place, answer.item, answer.what, line);
}
