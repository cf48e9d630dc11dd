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

/*@ // `end` is the end of the text, whose length fits into an int.
  @ predicate ends_at{L}(char *text, char *end) = \base_addr(end) == \base_addr(text) && text <= end && end - text <= 0x1fffffff &&
  @   \valid_read(text + (0 .. end - text)) && *end == 0;
  @ predicate is_line{L}(char *text) = \exists char *end; ends_at(text, end);
  @ // `at` is in the text, not behind its end.
  @ predicate is_in{L}(char *at, char *text) = \base_addr(at) == \base_addr(text) && text <= at &&
  @   \forall char *end; ends_at(text, end) ==> at <= end;
  @ lemma end_is_same{L}: \forall char *at, char *text, char *end; ends_at(text, end) && is_in(at, text) ==> ends_at(at, end);
  @ lemma line_goes_on{L}: \forall char *at, char *text; is_line(text) && is_in(at, text) ==> is_line(at);
  @ lemma place_goes_on{L}: \forall char *at, char *from, char *text; is_in(at, from) && is_in(from, text) ==> is_in(at, text);
  @ predicate is_counted{L}(struct decimal *d, integer most) = 0 <= d->count <= most && -most <= d->exponent <= most; */

/* read_digits: appends the digits at `text` and adds `step` to the exponent for each. Returns the place behind them. */
/*@ requires is_line(text) && \valid(d) && is_counted(d, 0x20000000) && -1 <= step <= 0;
  @ assigns *d;
  @ ensures is_in(\result, text) && 0 <= d->count <= \old(d->count) + (\result - text);
  @ ensures 0 <= \old(d->exponent) - d->exponent <= \result - text; */
static inline const char *read_digits(const char *text, struct decimal *d, int step)
{
    /*@ loop invariant is_in(text, \at(text, Pre)) && 0 <= d->count <= \at(d->count, Pre) + (text - \at(text, Pre));
      @ loop invariant 0 <= \at(d->exponent, Pre) - d->exponent <= text - \at(text, Pre);
      @ loop assigns text, *d;
      @ loop variant 0x1fffffff - (text - \at(text, Pre)); */
    for (; *text >= '0' && *text <= '9'; text++) {
        d->digits = 10 * d->digits + (uint64_t)(*text - '0');
        d->count += d->count != 0 || *text != '0';
        d->exponent += step;
    }
    return text;
}

/* read_exponent: adds the exponent that follows the letter at `text`. Returns the place behind it, or NULL when there
 * are no digits or too many. */
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
