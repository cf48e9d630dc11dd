/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of n contacts, put together: data -> words -> verdict -> certificate -> words for people. */
#ifndef MODES_MODES_H
#define MODES_MODES_H

#include "modes/verdict.h"
#include "problem/answer.h"

/* modes_verdict_json: the object `verdict` of the certificate, but for the closed words (modes_closed_json).  Owned by the caller. */
json_t *modes_verdict_json(const struct modes_search *search, const struct modes_verdict *verdict);

/* modes_closed_json: the status of each of the 4^n closed words, and under `proofs` what shows it.  Both are owned by the caller.
 * Returns STATUS_OK, or STATUS_UNDECIDED. */
enum status modes_closed_json(struct modes_search *search, json_t **statuses, json_t **proofs,
                              struct failure *failure) WARN_UNUSED;

/* modes_describe: the verdict in words. */
void modes_describe(const struct answer *answer, FILE *out);

#endif
