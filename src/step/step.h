/* SPDX-License-Identifier: BSD-2-Clause */
/* The kind `step`: fields -> data -> judgement -> words. */
#ifndef STEP_STEP_H
#define STEP_STEP_H

#include "problem/problem.h"
#include "step/judge.h"

/* step_verdict_json, step_witness_json: the objects `verdict` and `witness` of the certificate (spec/certificate.md).  Owned by the
 * caller. */
json_t *step_verdict_json(struct number_pool *pool, const struct step_result *result);
json_t *step_witness_json(struct number_pool *pool, const struct step_data *data, const struct step_result *result);

/* step_describe: the verdict in words. */
void step_describe(const struct answer *answer, FILE *out);

#endif
