/* SPDX-License-Identifier: BSD-2-Clause */
/* A process of its own that decides records, so that one which takes too long, or too much memory, is given up without harm to the others.
 *
 * It is made when it is first needed, decides one record after another, and is replaced when it ended or was ended. */
#ifndef CLI_WORKER_H
#define CLI_WORKER_H

#include "cli/record_reader.h"

/* How long a record may take, and how much memory beyond what the program has; 0 means any. */
struct bounds {
    long milliseconds, bytes;
};

/* What is done with a record, in the worker: its output goes to stdout and stderr.  Returns an exit status. */
typedef int worker_job(const struct record *record, void *context);

struct worker;

/* worker_new: none is made yet.  `context` must last as long.  worker_free: ends it; NULL is allowed. */
struct worker *worker_new(const struct bounds *bounds, worker_job *job, void *context);
void worker_free(struct worker *worker);

/* How the work on a record ended. */
enum worker_end { WORKER_DONE, WORKER_TOO_LONG, WORKER_OUT_OF_MEMORY, WORKER_DIED };

/* worker_run: has a record worked on, and hands on what it put out when it was done: of another no byte is put out.
 *
 * Out     exit_status  what the job returned
 */
enum worker_end worker_run(struct worker *worker, const struct record *record, int *exit_status);

#endif
