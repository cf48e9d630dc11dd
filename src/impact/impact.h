/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of the planar impact: signs -> verdict -> motion -> witness -> words. */
#ifndef IMPACT_IMPACT_H
#define IMPACT_IMPACT_H

#include "impact/motion.h"
#include "impact/verdict.h"
#include "problem/problem.h"

/* impact_verdict_json: the object `verdict` of the certificate (spec/certificate.md). Owned by the caller. `motion` is
 * NULL for OUTCOME_DEGENERATE. */
json_t *impact_verdict_json(struct number_pool *pool, const struct impact_verdict *verdict,
                            const struct impact_signs *signs, const struct impact_motion *motion);

/* impact_words_json: the part of it that follows from the signs alone, which is the whole verdict on uncertain data: everything but the velocity
 * after the impact and the energy. Owned by the caller. */
json_t *impact_words_json(const struct impact_verdict *verdict, const struct impact_signs *signs);

/* impact_witness_json: the object `witness`: the pieces of the motion, and the sums over each phase; {} when `motion`
 * is NULL. */
json_t *impact_witness_json(struct number_pool *pool, const struct impact_motion *motion);

/* impact_signs_of: the signs of an evaluation of impact_program. */
struct impact_signs impact_signs_of(const struct evaluation *evaluation);

/* impact_pieces_json: the part of the witness about the motion, with the keys pieces, compression, restitution. */
json_t *impact_pieces_json(struct number_pool *pool, const struct impact_motion *motion);

/* impact_describe: the verdict in words. */
void impact_describe(const struct answer *answer, FILE *out);

/* impact_row_words: a row of the table in words, to be printed after its name: the region of the impact map. */
void impact_row_words(const char *row, char *words, size_t size);

#endif
