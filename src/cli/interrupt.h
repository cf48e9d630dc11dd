/* SPDX-License-Identifier: BSD-2-Clause */
/* Commands that report what they have when they are interrupted. */
#ifndef CLI_INTERRUPT_H
#define CLI_INTERRUPT_H

#include <stdatomic.h>

enum { EXIT_INTERRUPTED = 130 }; /* as a shell says it of SIGINT */

/* interrupt_catch: from now on SIGINT and SIGTERM set *stop; each of them ends the process when it comes a second time.
 * In  stop  must outlive the last call; NULL: nothing is set any more */
void interrupt_catch(atomic_int *stop);

#endif
