/* SPDX-License-Identifier: BSD-2-Clause */
/* Problems with uncertain numbers: every verdict that some point of the box has.
 *
 * The verdict is {"certain":...,"possible":[...],"rows":[...],"at":[...],"outside":...}: the possible verdicts, each with
 * its row and a point of the box where it holds, or null when none was found (the list then may hold more than what is possible, never
 * less), and whether some of the box lies outside the hypotheses.  With one uncertain field whose quantities are
 * polynomials of degree 2 at most, the list is exact: the box is cut at every zero of a quantity.  In general the
 * box is halved until enclosures decide every sign, and where the budget of boxes ends, every combination of
 * the signs that are still open is taken.
 */
#ifndef COVER_UNCERTAIN_H
#define COVER_UNCERTAIN_H

#include "problem/problem.h"

/* uncertain_decide: as the function `decide` of a kind; there must be a problem_uncertain_theory. */
enum status uncertain_decide(const struct problem *problem, const struct options *options, struct answer *answer,
                             struct failure *failure) WARN_UNUSED;

/* uncertain_describe: the possible verdicts in words. */
void uncertain_describe(const struct problem *problem, const struct answer *answer, FILE *out);

#endif
