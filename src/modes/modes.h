/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of n contacts: data -> words -> verdict -> certificate -> words for people. */
#ifndef MODES_MODES_H
#define MODES_MODES_H

#include "modes/verdict.h"
#include "problem/answer.h"

/* modes_verdict_json: the object `verdict` of the certificate, without the closed words (modes_closed_json). Owned by
 * the caller. */
json_t *modes_verdict_json(const struct modes_search *search, const struct modes_verdict *verdict);

/* modes_uncertain_row, modes_uncertain_json: row and verdict when friction is uncertain: for which coefficients each
 * word has a solution. */
const char *modes_uncertain_row(const struct modes_search *search);
json_t *modes_uncertain_json(const struct modes_search *search);

/* modes_closed_json: the status of each of the 4^n closed words, and their proofs under `proofs`. Both are owned by the
 * caller. Returns STATUS_OK, or STATUS_UNDECIDED. */
enum status modes_closed_json(struct modes_search *search, json_t **statuses, json_t **proofs,
                              struct failure *failure) WARN_UNUSED;

/* modes_evaluate_body: evaluates the scalar data of a rigid body when one of them is irrational; else `e` is untouched.
 * Returns STATUS_OK, or STATUS_UNDECIDED within the budget. */
enum status modes_evaluate_body(const struct problem *problem, const struct options *options, struct evaluation *e,
                                struct failure *failure) WARN_UNUSED;

/* modes_values_json: an object with those lists and matrices that contain irrational numbers, as elements of the number
 * field of the certificate; empty when there are none. Owned by the caller. */
json_t *modes_values_json(const struct problem *problem);

/* modes_describe: the verdict in words. */
void modes_describe(const struct answer *answer, FILE *out);

#endif
