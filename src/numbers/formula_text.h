/* SPDX-License-Identifier: BSD-2-Clause */
/* A number as the expression that makes it. */
#ifndef NUMBERS_FORMULA_TEXT_H
#define NUMBERS_FORMULA_TEXT_H

#include "numbers/number.h"

/* The longest formula in a record. That it can be read again is a matter of its operations. */
enum { FORMULA_MAX_LENGTH = 1 << 17 };

/* formula_text: x as text that expression_read reads as x again, e.g. "(1)+((3)*(sin(1/2)))"; NULL when it would be
 * longer than `longest` characters, have more operations or levels of parentheses than expression_read takes
 * (numbers/expression.h), or x is made from a range.  The caller frees it. */
char *formula_text(const struct number *x, size_t longest);

#endif
