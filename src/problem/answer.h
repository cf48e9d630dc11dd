/* SPDX-License-Identifier: BSD-2-Clause */
/* Parts of an answer that theories write in the same way: values with a square root, and the quantities that are zero. */
#ifndef PROBLEM_ANSWER_H
#define PROBLEM_ANSWER_H

#include "numbers/surd.h"
#include "problem/failure.h"
#include "sign/cascade.h"

#include <jansson.h>

/* surd_json: a number without a root as by number_value_json, else {"a":number,"b":number,"d":number}, meaning a + b
 * sqrt(d). */
json_t *surd_json(struct number_pool *pool, struct surd x);

/* surd_words: such a value for people: "3/2" or "1 - 2/3 sqrt(5)"; a decimal when a part is irrational, or the JSON
 * text when `pool` is NULL; "none" for null. The caller frees it. */
char *surd_words(struct number_pool *pool, const json_t *value);

/* zeros_json: the names of the quantities whose sign is exactly zero, in the order of the program; the caller owns the list. */
json_t *zeros_json(const struct evaluation *e);

#endif
