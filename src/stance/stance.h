/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of a body on two contacts: data -> statics -> map -> verdict -> certificate -> words for people. */
#ifndef STANCE_STANCE_H
#define STANCE_STANCE_H

#include "problem/answer.h"
#include "stance/search.h"
#include "stance/statics.h"

/* The results. */
struct stance_result {
    const struct stance_statics *statics;
    const struct search *search;
    enum search_end end;
};

/* stance_row: the name of the row. stance_verdict_json, stance_witness_json: parts of the certificate, owned by the
 * caller. */
const char *stance_row(const struct stance_result *result);
json_t *stance_verdict_json(const struct stance_result *result);
json_t *stance_witness_json(const struct stance_result *result);

/* stance_describe: the verdict in words. */
void stance_describe(const struct answer *answer, FILE *out);

#endif
