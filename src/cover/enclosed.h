/* SPDX-License-Identifier: BSD-2-Clause */
/* Verdicts on numbers that have no exact representation here: sines of angles in radians, and algebraic numbers that
 * would need too large a number field. */
#ifndef COVER_ENCLOSED_H
#define COVER_ENCLOSED_H

#include "cover/cover.h"

/* enclosed_are_exact: 1 when every input has an exact representation and every quantity lies in the number field. */
int enclosed_are_exact(struct number_pool *pool, const struct evaluation *evaluation);

/* enclosed_proof: enclosures of all nodes of a program that prove the signs, computed from rational enclosures of the
 * inputs.
 *
 * In      evaluation   the inputs, and the signs that were decided
 * Out     node         the enclosures, with rational ends
 * Returns 1; 0 when no enclosures within the budget prove the signs
 *
 * enclosed_values: the same for inputs that have no exact representation; 0 when all of them have one. */
int enclosed_proof(struct number_pool *pool, const struct evaluation *evaluation, struct range *node);
int enclosed_values(struct number_pool *pool, const struct evaluation *evaluation, struct range *node);

/* enclosed_value_json: such an enclosure in JSON: "p/q", or {"lo":...,"hi":...}. The caller owns it. */
json_t *enclosed_value_json(struct number_pool *pool, struct range range);

#endif
