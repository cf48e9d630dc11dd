/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/interrupt.h"

#include <signal.h>
#include <stddef.h>

static atomic_int *stop_of_run; /* for the signal handler */

static void interrupt(int signal)
{
    (void)signal;
    if (stop_of_run != NULL) atomic_store(stop_of_run, 1);
}

void interrupt_catch(atomic_int *stop)
{
    const struct sigaction action = {.sa_handler = interrupt, .sa_flags = SA_RESETHAND};
    stop_of_run = stop;
    if (stop == NULL) return;
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
}
