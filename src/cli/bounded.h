/* SPDX-License-Identifier: BSD-2-Clause */
/* Records that may take so long, or so much memory, and no more. */
#ifndef CLI_BOUNDED_H
#define CLI_BOUNDED_H

#include "cli/command.h"
#include "cli/worker.h"

/* bounded_decide: has a worker decide a record; where it goes beyond its bounds, the outcome that says so is handed on in its place.
 *
 * In      worker  does the whole work on a record, with the output
 *         file    the name of the input; NULL for the command line
 * Returns an exit status
 */
int bounded_decide(struct worker *worker, const char *file, const struct record *record, const struct task *task);

#endif
