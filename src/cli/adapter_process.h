/* SPDX-License-Identifier: BSD-2-Clause */
/* An adapter as a process: the protocol of spec/adapter.md; any misbehaviour of the process is contained. */
#ifndef CLI_ADAPTER_PROCESS_H
#define CLI_ADAPTER_PROCESS_H

#include "difftest/difftest.h"

#include <jansson.h>
#include <stdatomic.h>

enum { ADAPTER_REASON = 160 };

struct adapter;

/* adapter_new: an adapter that is not running yet.
 *
 * In  command  for /bin/sh; must outlive the adapter
 *     seconds  time limit for one problem
 *     stop     ends waiting when it becomes nonzero */
struct adapter *adapter_new(const char *command, double seconds, const atomic_int *stop);

/* adapter_free: ends the process, and frees. */
void adapter_free(struct adapter *adapter);

/* adapter_start: starts the process and performs the handshake, unless it is running. Returns 0, or -1 with the reason
 * in words that are safe for a terminal. */
int adapter_start(struct adapter *adapter, char reason[ADAPTER_REASON]);

/* adapter_hello: the description that the adapter gave at the first start; NULL before. */
json_t *adapter_hello(const struct adapter *adapter);

/* adapter_restarts: the number of restarts, after the process ended, was ended, or gave an invalid answer. */
long adapter_restarts(const struct adapter *adapter);

/* adapter_ask: asks one problem; the function `ask` of struct engine, where `self` is the adapter. */
enum painleve_answer_status adapter_ask(void *self, const char *id, const struct painleve_body_step *step,
                                        struct painleve_body_answer *answer, char note[TRIAL_NOTE]);

/* adapter_folder: the folder of the adapters of this program; "" when there is none. */
const char *adapter_folder(void);

#endif
