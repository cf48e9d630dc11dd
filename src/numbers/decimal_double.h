/* SPDX-License-Identifier: BSD-2-Clause */
/* Doubles from decimal text, faster than strtod where that is safe. */
#ifndef NUMBERS_DECIMAL_DOUBLE_H
#define NUMBERS_DECIMAL_DOUBLE_H

#include "numbers/decimal.h"

/* decimal_to_double: the double nearest to the decimal number at the start of a text, as strtod computes it in the C
 * locale with rounding to nearest.
 *
 * In text ends with 0; every form that strtod accepts is accepted
 * Out     x      the number
 * Returns the place behind the number, or `text` when it does not start with a number */
/*@ requires is_line(text) && \valid(x);
  @ assigns *x;
  @ ensures is_in(\result, text); */
const char *decimal_to_double(const char *text, double *x);

#endif
