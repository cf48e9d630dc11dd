/* SPDX-License-Identifier: BSD-2-Clause */
/* Problems from files. */
#ifndef CLI_DIFFTEST_FILES_H
#define CLI_DIFFTEST_FILES_H

#include "cli/difftest_command.h"

/* difftest_read_files: adds the problems in all operands to the test. Returns -1 to continue, or EXIT_MALFORMED after a
 * message on stderr. */
int difftest_read_files(struct difftest_call *call, int argc, char **argv);

#endif
