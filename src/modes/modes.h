/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of n contacts, put together: data -> words -> verdict -> certificate -> words for people. */
#ifndef MODES_MODES_H
#define MODES_MODES_H

#include "modes/verdict.h"
#include "problem/answer.h"

/* modes_verdict_json: the object `verdict` of the certificate, but for the closed words (modes_closed_json).  Owned by the caller. */
json_t *modes_verdict_json(const struct modes_search *search, const struct modes_verdict *verdict);

/* modes_uncertain_row, modes_uncertain_json: row and verdict where friction is uncertain: for which coefficients each word has a solution. */
const char *modes_uncertain_row(const struct modes_search *search);
json_t *modes_uncertain_json(const struct modes_search *search);

/* modes_closed_json: the status of each of the 4^n closed words, and under `proofs` what shows it.  Both are owned by the caller.
 * Returns STATUS_OK, or STATUS_UNDECIDED. */
enum status modes_closed_json(struct modes_search *search, json_t **statuses, json_t **proofs,
                              struct failure *failure) WARN_UNUSED;

/* modes_evaluate_body: the numbers of a rigid body that are no lists, where one of them is irrational; else `e` stays as it is.
 * Returns STATUS_OK, or STATUS_UNDECIDED within the budget. */
enum status modes_evaluate_body(const struct problem *problem, const struct options *options, struct evaluation *e,
                                struct failure *failure) WARN_UNUSED;

/* modes_values_json: an object with the lists and matrices that hold irrational numbers, written as elements of the number field of the certificate; empty
 * where there are none.  Owned by the caller. */
json_t *modes_values_json(const struct problem *problem);

/* modes_describe: the verdict in words. */
void modes_describe(const struct answer *answer, FILE *out);

#endif
