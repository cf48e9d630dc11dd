/* SPDX-License-Identifier: BSD-2-Clause */
/* Why the cascade did not answer, in words. */
#ifndef SIGN_UNDECIDED_H
#define SIGN_UNDECIDED_H

#include "sign/cascade.h"

/* Each fills `failure` and returns what the cascade then returns.
 * too_large: the value of a node may need more bits than the budget has.
 * not_decided, not_decided_within: the sign of a quantity, by the tiers that were allowed, or within the budget.
 * contradicted: a tier gave a quantity a sign that its value does not have. */
enum status too_large(struct failure *failure, const struct program *program, int node, long bits, long budget_bits);
enum status not_decided(struct failure *failure, const struct quantity *quantity);
enum status not_decided_within(struct failure *failure, const struct quantity *quantity, long budget_bits);
enum status contradicted(struct failure *failure, const struct quantity *quantity, enum tier by);

#endif
