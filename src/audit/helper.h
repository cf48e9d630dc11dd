/* SPDX-License-Identifier: BSD-2-Clause */
/* A program of painleve's own that writes to a pipe. */
#ifndef AUDIT_HELPER_H
#define AUDIT_HELPER_H

#include <stdio.h>
#include <sys/types.h>

struct helper {
    pid_t process;
    FILE *output; /* what it writes */
};

/* helper_start: starts a program in the folder of this one, or in ../libexec/painleve, with one argument.
 * Returns 1 or 0 */
int helper_start(struct helper *helper, const char *program, const char *argument);

/* helper_end: closes the pipe and waits.
 * Out     status   with which the program ended
 * Returns 0 when a signal ended it */
int helper_end(struct helper *helper, int *status);

#endif
