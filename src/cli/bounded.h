/* SPDX-License-Identifier: BSD-2-Clause */
/* Decides records with bounds on time and memory. */
#ifndef CLI_BOUNDED_H
#define CLI_BOUNDED_H

#include "cli/command.h"
#include "cli/worker.h"

/* bounded_decide: lets a worker decide a record. When it exceeds its bounds, an outcome that reports this takes its
 * place.
 *
 * In      worker  does the whole work on a record, including its output
 *         file    the name of the input; NULL for the command line
 * Returns an exit status */
int bounded_decide(struct worker *worker, const char *file, const struct record *record, const struct task *task);

#endif
