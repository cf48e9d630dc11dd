/* SPDX-License-Identifier: BSD-2-Clause */
/* A process that decides records, so that a record which takes too long, or too much memory, can be abandoned without
 * harm to the others.
 *
 * It is made when it is first needed, decides one record after another, and is replaced when it has ended. */
#ifndef CLI_WORKER_H
#define CLI_WORKER_H

#include "cli/record_reader.h"

/* Bounds of the time for a record, and of the memory beyond what the program has; 0 means no bound. */
struct bounds {
    long milliseconds, bytes;
};

/* The work on a record, in the worker, which writes its output to stdout and stderr. Returns an exit status. */
typedef int worker_job(const struct record *record, void *context);

struct worker;

/* worker_new: the process is not made yet; `context` must be valid as long as the worker. worker_free: ends it; NULL is
 * allowed. */
struct worker *worker_new(const struct bounds *bounds, worker_job *job, void *context);
void worker_free(struct worker *worker);

/* How the work on a record ended. */
enum worker_end { WORKER_DONE, WORKER_TOO_LONG, WORKER_OUT_OF_MEMORY, WORKER_DIED };

/* worker_run: lets the worker process a record, and copies its output if the work was completed; otherwise no byte is
 * written.
 *
 * Out     exit_status  the result of the job */
enum worker_end worker_run(struct worker *worker, const struct record *record, int *exit_status);

#endif
