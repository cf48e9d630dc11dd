/* SPDX-License-Identifier: BSD-2-Clause */
/* painleve decide --batch. */
#ifndef CLI_BATCH_H
#define CLI_BATCH_H

/* batch_is_asked_for: whether --batch is among the options of `decide`. */
int batch_is_asked_for(int argc, char **argv);

/* command_decide_batch: decide with --batch; arguments and result as for the other commands. */
int command_decide_batch(int argc, char **argv);

#endif
