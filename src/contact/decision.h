/* SPDX-License-Identifier: BSD-2-Clause */
/* One planar contact from exact numbers to the verdict: signs, hypotheses, table. */
#ifndef CONTACT_DECISION_H
#define CONTACT_DECISION_H

#include "contact/verdict.h"
#include "sign/cascade.h"

/* contact_verdict_of_signs: the verdict for these signs of the quantities of contact_program. Returns STATUS_OK,
 * STATUS_HYPOTHESIS, or STATUS_INTERNAL when no row of the table holds. */
enum status contact_verdict_of_signs(const struct evaluation *evaluation, struct contact_verdict *verdict,
                                     struct failure *failure) WARN_UNUSED;

/* contact_verdict_of_numbers: the verdict on a state.
 *
 * In      pool, tiers, budget_bits  as for cascade_signs
 *         inputs                    a, b, A, B, C, mu, u, the inputs of contact_program
 * Out     evaluation                for every quantity its sign, tier and exact value
 *         verdict                   every field
 * Returns STATUS_OK; STATUS_HYPOTHESIS; STATUS_UNDECIDED; STATUS_INTERNAL */
enum status contact_verdict_of_numbers(struct number_pool *pool, const struct number *const *inputs, unsigned tiers,
                                       long budget_bits, struct evaluation *evaluation, struct contact_verdict *verdict,
                                       struct failure *failure) WARN_UNUSED;

#endif
