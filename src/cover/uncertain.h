/* SPDX-License-Identifier: BSD-2-Clause */
/* Problems with uncertain numbers: the list of all verdicts that occur in the box.
 *
 * The verdict is {"certain":...,"possible":[...],"rows":[...],"at":[...],"outside":...}: the possible verdicts, each
 * with its row and a point of the box where it holds, or null when no point was found; and whether some of the box lies
 * outside the hypotheses. A verdict without a point may be impossible; the list never omits a possible one. With one
 * uncertain field whose quantities are polynomials of degree at most 2 the list is exact: the box is divided at every
 * zero of a quantity. In general the box is halved until enclosures determine every sign; when the budget of boxes
 * ends, every combination of the signs that are still undetermined counts as possible. */
#ifndef COVER_UNCERTAIN_H
#define COVER_UNCERTAIN_H

#include "problem/problem.h"

/* uncertain_decide: the function `decide` of a kind for uncertain problems; the kind must have a
 * problem_uncertain_theory. */
enum status uncertain_decide(const struct problem *problem, const struct options *options, struct answer *answer,
                             struct failure *failure) WARN_UNUSED;

/* uncertain_describe: prints the possible verdicts for people. */
void uncertain_describe(const struct problem *problem, const struct answer *answer, FILE *out);

#endif
