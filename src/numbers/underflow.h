/* SPDX-License-Identifier: BSD-2-Clause */
/* Numbers that are too small for a double. */
#ifndef NUMBERS_UNDERFLOW_H
#define NUMBERS_UNDERFLOW_H

/* underflows: 1 when x, the double nearest to the number that is written from `text` to `end`, is 0 and the number is not: x has lost
 * its sign. The number is decimal, or hexadecimal as in C. */
int underflows(const char *text, const char *end, double x);

#endif
