/* SPDX-License-Identifier: BSD-2-Clause */
/* Whether a verdict may be given when some work was refused because of the budget (number_pool_begin). */
#ifndef COVER_DECISION_BUDGET_H
#define COVER_DECISION_BUDGET_H

#include "problem/problem.h"

/* budget_of_decision: the final status of a decision. When work was refused, the reason is extended by this fact, and a
 * verdict is given only if its certificate needs nothing that was not computed. The certificate gets a budget of its
 * own, as large as that of the decision.
 *
 * In      status    of the decision, with its `answer` or `failure`
 * Returns `status`, or STATUS_UNDECIDED */
enum status budget_of_decision(const struct problem *problem, const struct options *options, enum status status,
                               const struct answer *answer, struct failure *failure) WARN_UNUSED;

#endif
