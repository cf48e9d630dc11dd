/* SPDX-License-Identifier: BSD-2-Clause */
/* An adapter as a process: the protocol of spec/adapter.md, with every misbehaviour contained. */
#ifndef CLI_ADAPTER_PROCESS_H
#define CLI_ADAPTER_PROCESS_H

#include "difftest/difftest.h"

#include <jansson.h>
#include <stdatomic.h>

enum { ADAPTER_REASON = 160 };

struct adapter;

/* adapter_new: an adapter that is not running yet.
 * In  command  for /bin/sh; must outlive the adapter
 *     seconds  time limit for one problem
 *     stop     when it becomes nonzero, waiting ends */
struct adapter *adapter_new(const char *command, double seconds, const atomic_int *stop);

/* adapter_free: ends the process, and frees. */
void adapter_free(struct adapter *adapter);

/* adapter_start: starts the process and shakes hands, unless it runs.
 * Returns 0, or -1 with the reason, in words that a terminal may show */
int adapter_start(struct adapter *adapter, char reason[ADAPTER_REASON]);

/* adapter_hello: what the adapter said of itself at the first start; NULL before. */
json_t *adapter_hello(const struct adapter *adapter);

/* adapter_restarts: how often it was started again, since it had ended, was given up, or answered what is no answer. */
long adapter_restarts(const struct adapter *adapter);

/* adapter_ask: asks one problem, as struct engine wants it; `self` is the adapter. */
enum painleve_answer_status adapter_ask(void *self, const char *id, const struct painleve_body_step *step,
                                        struct painleve_body_answer *answer, char note[TRIAL_NOTE]);

/* adapter_folder: where the adapters of this program are; "" when there is no such place. */
const char *adapter_folder(void);

#endif
