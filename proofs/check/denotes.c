/* SPDX-License-Identifier: BSD-2-Clause */
/* A text denotes at most one number. */
#include "denotes.h"

#define RATIO(text, bar, length, x) is_ratio(x, integer_value(text, bar), digits_value(text, bar + 1, length))

/*@ predicate is_ratio(real x, integer p, integer q) = 0 < q && x * q == p;
  @ predicate fraction_denotes{L}(unsigned char *text, integer bar, integer length, real x) =
  @   is_fraction(text, bar, length) && RATIO(text, bar, length, x);
  @ predicate integer_denotes{L}(unsigned char *text, integer length, real x) =
  @   is_integer(text, length) && x == integer_value(text, length);
  @ lemma bar_is_one{L}: \forall unsigned char *text, integer x, y, length;
  @   is_fraction(text, x, length) && is_fraction(text, y, length) ==> x == y;
  @ lemma integer_has_no_bar{L}: \forall unsigned char *text, integer bar, length;
  @   is_fraction(text, bar, length) ==> !is_integer(text, length);
  @ lemma ratio_is_one: \forall real x, y, integer p, q; is_ratio(x, p, q) && is_ratio(y, p, q) ==> x == y;
  @ lemma same_bar{L}: \forall unsigned char *text, integer bar, length, real x, y;
  @   fraction_denotes(text, bar, length, x) && fraction_denotes(text, bar, length, y) ==> x == y;
  @ lemma any_bar{L}: \forall unsigned char *text, integer bar, other, length, real x, y;
  @   fraction_denotes(text, bar, length, x) && fraction_denotes(text, other, length, y) ==> x == y;
  @ lemma fraction_intro{L}: \forall unsigned char *text, integer bar, length, real x; text_denotes(text, length, x) &&
  @   is_fraction(text, bar, length) && x * digits_value(text, bar + 1, length) == integer_value(text, bar) ==>
  @   fraction_denotes(text, bar, length, x);
  @ lemma one_of_two{L}: \forall unsigned char *text, integer length, real x; text_denotes(text, length, x) ==>
  @   integer_denotes(text, length, x) || \exists integer bar; fraction_denotes(text, bar, length, x);
  @ lemma never_both{L}: \forall unsigned char *text, integer bar, length, real x, y;
  @   integer_denotes(text, length, x) && fraction_denotes(text, bar, length, y) ==> x == y;
  @ lemma integers_agree{L}: \forall unsigned char *text, integer length, real x, y;
  @   integer_denotes(text, length, x) && integer_denotes(text, length, y) ==> x == y;
  @ lemma denotes_one{L}: \forall unsigned char *text, integer length, real x, y;
  @   text_denotes(text, length, x) && text_denotes(text, length, y) ==> x == y; */
