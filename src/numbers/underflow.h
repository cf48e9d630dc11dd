/* SPDX-License-Identifier: BSD-2-Clause */
/* Numbers that are too small for a double. */
#ifndef NUMBERS_UNDERFLOW_H
#define NUMBERS_UNDERFLOW_H

/* is_zero_as_written: 1 when no digit before the exponent of a number is other than 0. The number is written from `text` to `end`, in
 * decimals, or hexadecimal as in C. */
/*@ requires 0 <= end - text && \valid_read(text + (0 .. end - text - 1));
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int is_zero_as_written(const char *text, const char *end);

/* underflows: 1 when x, the double nearest to this number, is 0 and the number is not: x has lost its sign. (Inline, since it is asked of
 * every number of a batch, and few are 0.) */
/*@ requires 0 <= end - text && \valid_read(text + (0 .. end - text - 1));
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static inline int underflows(const char *text, const char *end, double x)
{
    return x == 0 && !is_zero_as_written(text, end);
}

#endif
