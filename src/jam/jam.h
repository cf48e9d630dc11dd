/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of the G-spot, put together: signs -> verdict -> limits -> words. */
#ifndef JAM_JAM_H
#define JAM_JAM_H

#include "jam/verdict.h"
#include "problem/problem.h"

/* What was found: the verdict and the values that belong to it. */
struct jam_result {
    struct jam_verdict verdict;
    struct jam_signs signs;
    const struct number *force; /* -b / p; NULL without a state */
    const struct number *fixed; /* alpha2 / delta: the force that stays as it is; NULL when delta = 0 */
};

/* jam_verdict_json: the object `verdict` of the certificate (spec/certificate.md).  Owned by the caller. */
json_t *jam_verdict_json(struct number_pool *pool, const struct jam_result *result, const struct evaluation *e);

/* jam_witness_json: the object `witness`: force and fixed, where they are. */
json_t *jam_witness_json(struct number_pool *pool, const struct jam_result *result);

/* jam_describe: the verdict in words. */
void jam_describe(const struct answer *answer, FILE *out);

/* jam_row_words: what a row of the table means, to stand after its name: what becomes of the states that slip. */
void jam_row_words(const char *row, char *words, size_t size);

#endif
