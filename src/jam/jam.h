/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of the G-spot: from the signs to the verdict, its limits, and the words for it. */
#ifndef JAM_JAM_H
#define JAM_JAM_H

#include "jam/verdict.h"
#include "problem/problem.h"

/* The verdict, and the values that belong to it. */
struct jam_result {
    struct jam_verdict verdict;
    struct jam_signs signs;
    int state;                  /* 1 when the problem has p and b */
    const struct number *force; /* -b / p; NULL without a state, or where only signs are known */
    const struct number *fixed; /* alpha2 / delta: the force that stays as it is; NULL when delta = 0, or likewise */
};

/* jam_verdict_json: the object `verdict` of the certificate (spec/certificate.md), where only signs are known with formulas in the
 * place of numbers.  Owned by the caller. */
json_t *jam_verdict_json(struct number_pool *pool, const struct jam_result *result, const struct evaluation *e);

/* jam_witness_json: the object `witness` with `force` and `fixed`, as far as they exist. */
json_t *jam_witness_json(struct number_pool *pool, const struct jam_result *result);

/* jam_describe: the verdict in words. */
void jam_describe(const struct answer *answer, FILE *out);

/* jam_row_words: explains a row for a legend: how the slip of its states ends. */
void jam_row_words(const char *row, char *words, size_t size);

#endif
