/* SPDX-License-Identifier: BSD-2-Clause */
/* Whether a verdict may be given out where work was refused (number_pool_begin). */
#ifndef COVER_DECISION_BUDGET_H
#define COVER_DECISION_BUDGET_H

#include "problem/problem.h"

/* budget_of_decision: the status of a decision.  Where work was refused, the reason says so; and a verdict stands only when its
 * certificate needs none of what was not computed.  The certificate gets a budget of its own, as large as that of the decision.
 *
 * In      status    of the decision, with `answer` and `failure`
 * Returns `status`, or STATUS_UNDECIDED
 */
enum status budget_of_decision(const struct problem *problem, const struct options *options, enum status status,
                               const struct answer *answer, struct failure *failure) WARN_UNUSED;

#endif
