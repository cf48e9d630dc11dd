/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of one planar contact: signs -> verdict -> witness -> words. */
#ifndef CONTACT_CONTACT_H
#define CONTACT_CONTACT_H

#include "contact/verdict.h"
#include "problem/problem.h"

/* contact_mode_name: "F", "S+", "S-" or "T"; static. */
const char *contact_mode_name(enum contact_mode mode);

/* contact_verdict_json: the object `verdict` of the certificate (spec/certificate.md). Owned by the caller. */
json_t *contact_verdict_json(const struct contact_verdict *verdict, const struct evaluation *evaluation);

/* contact_witness_json: the object `witness`: the forces of the modes that have one, the inequality that fails for the
 * others, and the list of distinct forces. `evaluation` must have its exact values. */
json_t *contact_witness_json(struct number_pool *pool, const struct contact_verdict *verdict,
                             const struct evaluation *evaluation);

/* contact_describe: the verdict in words. */
void contact_describe(const struct answer *answer, FILE *out);

/* contact_row_words: a row of the table in words, to be printed after its name: the modes that are consistent. */
void contact_row_words(const char *row, char *words, size_t size);

#endif
