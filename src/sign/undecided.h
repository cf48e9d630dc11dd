/* SPDX-License-Identifier: BSD-2-Clause */
/* Messages that explain why the cascade gave no answer. */
#ifndef SIGN_UNDECIDED_H
#define SIGN_UNDECIDED_H

#include "sign/cascade.h"

/* Each writes a message into `failure` and returns the status of the cascade.
 * too_large: the value of a node may need more bits than the budget allows.
 * not_decided, not_decided_within: the sign of a quantity was not found by the allowed tiers, or within the budget.
 * contradicted: a tier found a sign for a quantity that differs from the sign of its exact value. */
enum status too_large(struct failure *failure, const struct program *program, int node, long bits, long budget_bits);
enum status not_decided(struct failure *failure, const struct quantity *quantity);
enum status not_decided_within(struct failure *failure, const struct quantity *quantity, long budget_bits);
enum status contradicted(struct failure *failure, const struct quantity *quantity, enum tier by);

#endif
