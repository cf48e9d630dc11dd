/* SPDX-License-Identifier: BSD-2-Clause */
/* Verdicts on numbers that have no exact form: sines of angles in radians, and what needs too large a number field. */
#ifndef COVER_ENCLOSED_H
#define COVER_ENCLOSED_H

#include "cover/cover.h"

/* enclosed_are_exact: 1 when every input has an exact form, and every quantity its place in the number field. */
int enclosed_are_exact(struct number_pool *pool, const struct evaluation *evaluation);

/* enclosed_values: ranges of all nodes of a program that prove the signs, from rational enclosures of its inputs.
 *
 * In      evaluation   the inputs, and the signs that were decided
 * Out     node         the ranges, with rational ends
 * Returns 1; 0 when all of them are exact, or no enclosure within the budget proves the signs
 */
int enclosed_values(struct number_pool *pool, const struct evaluation *evaluation, struct range *node);

/* enclosed_value_json: such a range: "p/q", or {"lo":...,"hi":...}.  The caller owns it. */
json_t *enclosed_value_json(struct number_pool *pool, struct range range);

#endif
