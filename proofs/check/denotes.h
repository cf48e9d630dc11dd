/* SPDX-License-Identifier: BSD-2-Clause */
/* Which number a text denotes: `p` or `p/q` in decimal digits, where p may begin with a minus. */
#ifndef PROOFS_CHECK_DENOTES_H
#define PROOFS_CHECK_DENOTES_H

#include "check/numbers/scalar.h"

/*@ predicate digits_stand{L}(unsigned char *text, integer from, integer to) =
  @   from < to && \forall integer i; from <= i < to ==> '0' <= text[i] <= '9';
  @ // The natural number whose decimal digits are the bytes from `from` to `to` - 1.
  @ logic integer digits_value{L}(unsigned char *text, integer from, integer to) =
  @   to <= from ? 0 : 10 * digits_value(text, from, to - 1) + (text[to - 1] - '0');
  @ // The first `length` bytes of the text are an integer.
  @ predicate is_integer{L}(unsigned char *text, integer length) = digits_stand(text, text[0] == '-' ? 1 : 0, length);
  @ logic integer integer_value{L}(unsigned char *text, integer length) =
  @   text[0] == '-' ? -digits_value(text, 1, length) : digits_value(text, 0, length);
  @ // They are an integer, a slash at position `bar`, and a divisor that is not 0.
  @ predicate is_fraction{L}(unsigned char *text, integer bar, integer length) = 0 < bar && is_integer(text, bar) &&
  @   text[bar] == '/' && digits_stand(text, bar + 1, length) && 0 < digits_value(text, bar + 1, length);
  @ predicate is_rational{L}(unsigned char *text, integer length) =
  @   is_integer(text, length) || \exists integer bar; is_fraction(text, bar, length);
  @ predicate text_denotes{L}(unsigned char *text, integer length, real x) =
  @   (is_integer(text, length) && x == integer_value(text, length)) ||
  @   \exists integer bar; is_fraction(text, bar, length) &&
  @     x * digits_value(text, bar + 1, length) == integer_value(text, bar); */

/*@ ensures denotes: \result != \null ==> text_denotes(text, length, scalar_value(\result)); */
scalar scalar_read(struct scalar_pool *pool, const unsigned char *text, int length);

#endif
