/* SPDX-License-Identifier: BSD-2-Clause */
/* The report of a differential test as JSON. */
#ifndef DIFFTEST_REPORT_JSON_H
#define DIFFTEST_REPORT_JSON_H

#include "difftest/difftest.h"

#include <jansson.h>

/* step_json, answer_json: as the lines of spec/adapter.md have them, without id and status. */
json_t *step_json(const struct painleve_body_step *step);
json_t *answer_json(const struct painleve_body_step *step, const struct painleve_body_answer *answer);

/* counts_json: how often each judgement, of a class or of all. */
json_t *counts_json(const struct difftest *test, const char *class_name);

/* report_lists: whether the report lists a trial: every answer that is not `agree`, and with `only` that one. */
int report_lists(const struct difftest *test, const struct trial *trial);

/* report_json: counts by class, and the trials that are listed, in their order.
 * In      engine  what the adapter said of itself; NULL for a function.  Not kept */
json_t *report_json(const struct difftest *test, json_t *engine);

#endif
