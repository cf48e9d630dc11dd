/* SPDX-License-Identifier: BSD-2-Clause */
/* For commands that report their results so far when they are interrupted. */
#ifndef CLI_INTERRUPT_H
#define CLI_INTERRUPT_H

#include <stdatomic.h>

enum { EXIT_INTERRUPTED = 130 }; /* 128 plus SIGINT, the convention of shells */

/* interrupt_catch: from now on SIGINT and SIGTERM set *stop; each of them ends the process when it comes a second time.
 * `stop` must be valid until the next call; NULL ends this. */
void interrupt_catch(atomic_int *stop);

#endif
