/* SPDX-License-Identifier: BSD-2-Clause */
#ifndef NUMBERS_EXPRESSION_PRIVATE_H
#define NUMBERS_EXPRESSION_PRIVATE_H

#include "numbers/expression.h"

/* expression_parse: an angle when `angle` is not NULL, else a number.  The failure quotes the text. */
enum status expression_parse(struct number_pool *pool, const char *text, size_t length, const struct number **number,
                             struct angle *angle, struct failure *failure) WARN_UNUSED;

#endif
