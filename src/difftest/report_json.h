/* SPDX-License-Identifier: BSD-2-Clause */
/* The report of a differential test as JSON. */
#ifndef DIFFTEST_REPORT_JSON_H
#define DIFFTEST_REPORT_JSON_H

#include "difftest/difftest.h"

#include <jansson.h>

/* step_json, answer_json: the objects of spec/adapter.md, without id and status. */
json_t *step_json(const struct painleve_body_step *step);
json_t *answer_json(const struct painleve_body_step *step, const struct painleve_body_answer *answer);

/* counts_json: the number of each judgement, in a class or in all. */
json_t *counts_json(const struct difftest *test, const char *class_name);

/* report_lists: whether the report lists a trial: every answer that is not `agree`; with `only` that problem. */
int report_lists(const struct difftest *test, const struct trial *trial);

/* report_json: counts by class, and the listed trials in order.
 *
 * In      engine  the description by the adapter; NULL for a function. The reference stays with the caller */
json_t *report_json(const struct difftest *test, json_t *engine);

#endif
