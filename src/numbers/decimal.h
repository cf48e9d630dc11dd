/* SPDX-License-Identifier: BSD-2-Clause */
/* The digits of a decimal number in a text, for the reader of doubles. */
#ifndef NUMBERS_DECIMAL_H
#define NUMBERS_DECIMAL_H

#include <stddef.h>
#include <stdint.h>

/* The number is digits 10^exponent. */
struct decimal {
    uint64_t digits;
    int count, exponent; /* of the digits, without leading zeros */
};

/*@ // A text that ends, and is no longer than what an int counts.
  @ predicate is_line{L}(char *text) = \exists integer n; 0 <= n <= 0x1fffffff && \valid_read(text + (0 .. n)) && text[n] == 0;
  @ // A place in a text, not behind its end.
  @ predicate is_in{L}(char *at, char *text) = \base_addr(at) == \base_addr(text) && text <= at &&
  @   \forall integer n; 0 <= n && text[n] == 0 ==> at <= text + n;
  @ predicate is_counted{L}(struct decimal *d, integer most) = 0 <= d->count <= most && -most <= d->exponent <= most; */

/* read_digits: appends digits, `step` to the exponent for each.  Returns the place behind them. */
/*@ requires is_line(text) && \valid(d) && is_counted(d, 0x20000000) && -1 <= step <= 0;
  @ assigns *d;
  @ ensures is_in(\result, text) && is_counted(d, 0x40000000); */
static inline const char *read_digits(const char *text, struct decimal *d, int step)
{
    /*@ loop invariant is_in(text, \at(text, Pre)) && is_counted(d, 0x20000000 + (text - \at(text, Pre)));
      @ loop assigns text, *d;
      @ loop variant 0x1fffffff - (text - \at(text, Pre)); */
    for (; *text >= '0' && *text <= '9'; text++) {
        d->digits = 10 * d->digits + (uint64_t)(*text - '0');
        d->count += d->count != 0 || *text != '0';
        d->exponent += step;
    }
    return text;
}

/* read_exponent: adds the exponent that follows the letter at `text`.  Returns the place behind it, or NULL where it has no digits or
 * too many. */
/*@ requires is_line(text) && *text != 0 && \valid(d) && is_counted(d, 0x40000000);
  @ assigns d->exponent;
  @ ensures \result == \null || is_in(\result, text); */
static inline const char *read_exponent(const char *text, struct decimal *d)
{
    int e = 0, digits = 0;
    const int negative = *++text == '-';
    text += *text == '-' || *text == '+';
    /*@ loop invariant is_in(text, \at(text, Pre)) && 0 <= digits <= 4;
      @ loop invariant 0 <= e <= 9999 && (digits == 0 ==> e == 0) && (digits <= 1 ==> e <= 9) && (digits <= 2 ==> e <= 99) &&
      @   (digits <= 3 ==> e <= 999);
      @ loop assigns text, e, digits;
      @ loop variant 4 - digits; */
    for (; *text >= '0' && *text <= '9' && digits < 4; text++, digits++) e = 10 * e + (*text - '0');
    d->exponent += negative ? -e : e;
    return digits == 0 || digits == 4 ? NULL : text;
}

/*@ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static inline int ends_number(char c)
{
    return c == ',' || c == '\0' || c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

#endif
