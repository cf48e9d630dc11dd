/* SPDX-License-Identifier: BSD-2-Clause */
/* The cascade: the sign of every quantity of a program, by the cheapest tier that can prove it. */
#ifndef SIGN_CASCADE_H
#define SIGN_CASCADE_H

#include "numbers/number.h"
#include "numbers/program.h"

/* Unknown is not a sign and is never 0. */
enum sign { SIGN_NEGATIVE = -1, SIGN_ZERO = 0, SIGN_POSITIVE = 1, SIGN_UNKNOWN = 2 };

enum tier { TIER_FILTER = 1, TIER_INTERVAL = 2, TIER_EXACT = 4, TIER_ALL = 7 };

/* tier_name: "filter", "interval" or "exact", the words of the certificate. */
const char *tier_name(enum tier tier);

/* One evaluation of a program: the signs of its quantities, and the tier that proved each. */
struct evaluation {
    const struct program *program;
    /* exact values; those of inputs are always set, the others by evaluation_values */
    const struct number *value[PROGRAM_MAX_NODES];
    enum sign sign[PROGRAM_MAX_NODES]; /* per node; SIGN_UNKNOWN for nodes that are not quantities */
    enum tier by[PROGRAM_MAX_NODES];
};

/* cascade_signs: the sign of every quantity of a program.
 *
 * In      pool         owns the numbers that the exact tier makes
 *         program      the formulas
 *         inputs       program->inputs exact numbers
 *         tiers        the tiers that may be used, a sum of enum tier
 *         budget_bits  size of the largest number that the exact tier may make, in bits
 * Out     evaluation   signs and tiers, and the exact values when the exact tier ran
 * Returns STATUS_OK, or STATUS_UNDECIDED with the first undecided quantity and the reason in `failure` */
enum status cascade_signs(struct number_pool *pool, const struct program *program, const struct number *const *inputs,
                          unsigned tiers, long budget_bits, struct evaluation *evaluation,
                          struct failure *failure) WARN_UNUSED;

/* evaluation_values: computes the exact value of every node, for the certificate, unless it is known, and compares its
 * sign with the one that was decided. Returns STATUS_OK, STATUS_UNDECIDED (budget) or STATUS_INTERNAL (a tier gave a
 * wrong sign: a bug). */
enum status evaluation_values(struct number_pool *pool, long budget_bits, struct evaluation *evaluation,
                              struct failure *failure) WARN_UNUSED;

#endif
