/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/numbers/scalar.h"

/*@ assigns \nothing;
  @ ensures \result != 0 <==> '0' <= c <= '9'; */
static int is_digit(unsigned char c)
{
    return '0' <= c && c <= '9';
}

/* The position after the digits that begin at `start`; -1 when there are none, or too many, or a zero before other
 * digits. */
/*@ requires 0 <= start <= length && \valid_read(text + (0 .. length - 1));
  @ assigns \nothing;
  @ ensures \result == -1 || start < \result <= length;
  @ ensures digits: \result != -1 ==> digits_stand(text, start, \result);
  @ ensures positive: \result != -1 && text[start] != '0' ==> 0 < digits_value(text, start, \result); */
static int skip_digits(const unsigned char *text, int length, int start)
{
    int i = start;
    /*@ loop invariant start <= i <= length;
      @ loop invariant digits: \forall integer k; start <= k < i ==> '0' <= text[k] <= '9';
      @ loop invariant positive: 0 <= digits_value(text, start, i) &&
      @   (start < i && text[start] != '0' ==> 0 < digits_value(text, start, i));
      @ loop assigns i;
      @ loop variant length - i; */
    while (i < length && is_digit(text[i])) i++;
    if (i == start || i - start > SCALAR_MAX_DIGITS) return -1;
    if (text[start] == '0' && i - start > 1) return -1;
    return i;
}

int scalar_is_written(const unsigned char *text, int length)
{
    const int first = length > 0 && text[0] == '-' ? 1 : 0;
    const int bar = skip_digits(text, length, first);
    if (bar < 0) return 0;
    //@ assert integer: is_integer(text, bar);
    if (first == 1 && text[1] == '0') return 0;
    if (bar == length) return 1;
    if (text[bar] != '/') return 0;
    const int end = skip_digits(text, length, bar + 1);
    if (end != length || text[bar + 1] == '0') return 0;
    //@ assert fraction: is_fraction(text, bar, length);
    return !(end == bar + 2 && text[bar + 1] == '1');
}
