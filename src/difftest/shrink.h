/* SPDX-License-Identifier: BSD-2-Clause */
/* Simplifies the problem of a wrong answer. */
#ifndef DIFFTEST_SHRINK_H
#define DIFFTEST_SHRINK_H

#include "difftest/difftest.h"

/* trial_shrink: replaces numbers of the problem by simpler ones (0, 1, fewer binary digits) as long as the engine still
 * answers wrongly and the exact solutions have the same modes. A contact point without normal velocity remains so.
 *
 * In   restitution  1 when the engine treats e > 0
 *      stop         ends the search when it becomes nonzero
 * Out  trial        the simplest problem found, its answer and its certificate */
void trial_shrink(struct trial *trial, const struct engine *engine, const struct measure *measure, int restitution,
                  const atomic_int *stop);

#endif
