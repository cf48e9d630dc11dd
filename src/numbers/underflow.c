/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/underflow.h"

/*@ assigns \nothing;
  @ ensures \result == 1 <==> c == 'x' || c == 'X';
  @ ensures 0 <= \result <= 1; */
static int is_mark_of_hexadecimals(char c)
{
    return c == 'x' || c == 'X';
}

/*@ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int begins_exponent(char c, int is_hexadecimal)
{
    return is_hexadecimal ? c == 'p' || c == 'P' : c == 'e' || c == 'E';
}

/* 1 when c is a hexadecimal digit other than 0. */
/*@ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_nonzero_digit(char c)
{
    return ('1' <= c && c <= '9') || ('a' <= c && c <= 'f') || ('A' <= c && c <= 'F');
}

int is_zero_as_written(const char *text, const char *end)
{
    const long length = end - text;
    int is_hexadecimal = 0;
    /*@ loop invariant 0 <= i <= length && 0 <= is_hexadecimal <= 1;
      @ loop assigns i, is_hexadecimal;
      @ loop variant length - i; */
    for (long i = 0; i < length && !is_hexadecimal; i++) is_hexadecimal = is_mark_of_hexadecimals(text[i]);
    /*@ loop invariant 0 <= i <= length;
      @ loop assigns i;
      @ loop variant length - i; */
    for (long i = 0; i < length && text[i] != '\0' && !begins_exponent(text[i], is_hexadecimal); i++)
        if (is_nonzero_digit(text[i])) return 0;
    return 1;
}
