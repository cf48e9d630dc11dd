/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/text/json_private.h"

/*@ assigns \nothing;
  @ ensures \result != 0 <==> '0' <= c <= '9' || 'a' <= c <= 'f' || 'A' <= c <= 'F'; */
static int is_hexadecimal(unsigned char c)
{
    return is_digit(c) || ('a' <= c && c <= 'f') || ('A' <= c && c <= 'F');
}

/*@ assigns \nothing;
  @ ensures \result != 0 <==>
  @   c == '"' || c == '\\' || c == '/' || c == 'b' || c == 'f' || c == 'n' || c == 'r' || c == 't'; */
static int is_simple_escape(unsigned char c)
{
    return c == '"' || c == '\\' || c == '/' || c == 'b' || c == 'f' || c == 'n' || c == 'r' || c == 't';
}

/*@ // An escape, from its backslash to the position after it.
  @ predicate escape_is_written{L}(unsigned char *text, integer start, integer to) =
  @   (to == start + 2 && escape_letter(text, start + 1)) || (to == start + 6 && text[start + 1] == 'u' &&
  @     \forall integer m; start + 2 <= m < start + 6 ==> hexadecimal(text, m)); */

/* Scans an escape from its backslash; returns the position after it, or -1. */
/*@ requires 0 <= start < length <= JSON_MAX_BYTES && \valid_read(text + (0 .. length - 1));
  @ assigns \nothing;
  @ ensures \result == -1 || start + 2 <= \result <= length;
  @ ensures written: \result >= 0 ==> escape_is_written(text, start, \result); */
static int scan_escape(const unsigned char *text, int length, int start)
{
    if (length - start < 2) return -1;
    if (is_simple_escape(text[start + 1])) return start + 2;
    if (text[start + 1] != 'u' || length - start < 6) return -1;
    /*@ loop invariant start + 2 <= i <= start + 6;
      @ loop invariant written: \forall integer m; start + 2 <= m < i ==> hexadecimal(text, m);
      @ loop assigns i;
      @ loop variant start + 6 - i; */
    for (int i = start + 2; i < start + 6; i++)
        if (!is_hexadecimal(text[i])) return -1;
    return start + 6;
}

/* Scans one character of a string, which may be an escape; returns the position after it, or -1. */
/*@ requires 0 <= start < length <= JSON_MAX_BYTES && \valid_read(text + (0 .. length - 1)) && text[start] != '"';
  @ assigns \nothing;
  @ ensures \result == -1 || start + 1 <= \result <= length;
  @ ensures written: \result >= 0 ==>
  @   \forall integer from; letters(text, from, start) ==> letters(text, from, \result); */
static int scan_letter(const unsigned char *text, int length, int start)
{
    if (text[start] < 0x20 || text[start] > 0x7f) return -1;
    if (text[start] != '\\') {
        //@ assert written: here: \forall integer from; from <= start ==> unescaped(text, from, start + 1);
        //@ assert written: \forall integer from, k; letter(text, from, k, start) ==> letter(text, from, k, start + 1);
        //@ assert written: \forall integer from; letter(text, from, start, start + 1);
        return start + 1;
    }
    const int end = scan_escape(text, length, start);
    if (end < 0) return -1;
    /*@ assert written: longer: \forall integer from, n, m;
      @   pairs(text, from, start, n) && pairs(text, from, start + 1, m) ==> 2 * m <= 2 * n + 1; */
    /*@ assert written: shorter: \forall integer from, n, m;
      @   pairs(text, from, start, n) && pairs(text, from, start + 1, m) ==> 2 * n + 1 <= 2 * m; */
    //@ assert written: odd: \forall integer from; unescaped(text, from, start) ==> !unescaped(text, from, start + 1);
    /*@ assert written: pair: end == start + 2 && text[start + 1] == '\\' ==>
      @   \forall integer from, n; pairs(text, from, start, n) ==> pairs(text, from, end, n + 1); */
    /*@ assert written: one: end == start + 2 && text[start + 1] == '\\' ==> \forall integer from;
      @   unescaped(text, from, start) && from <= start && (from < start ==> text[start - 1] != '\\') ==>
      @     pairs(text, from, end, 1); */
    /*@ assert written: two: end == start + 2 && text[start + 1] == '\\' ==>
      @   \forall integer from; unescaped(text, from, start) ==> unescaped(text, from, end); */
    //@ assert written: other: !(end == start + 2 && text[start + 1] == '\\') ==> text[end - 1] != '\\';
    /*@ assert written: none: !(end == start + 2 && text[start + 1] == '\\') ==>
      @   \forall integer from; from <= start ==> unescaped(text, from, end); */
    /*@ assert written: even: \forall integer from;
      @   from <= start && unescaped(text, from, start) ==> unescaped(text, from, end); */
    /*@ assert written: next: \forall integer from, k; letters(text, from, start) && start < k < end ==>
      @   letter(text, from, k, end); */
    //@ assert written: last: escape(text, start + 1, end);
    //@ assert written: first: \forall integer from; letter(text, from, start, end);
    //@ assert written: before: \forall integer from, k; letter(text, from, k, start) ==> letter(text, from, k, end);
    return end;
}

int scan_string(const unsigned char *text, int length, int start, int *escaped)
{
    int i = start + 1;
    /*@ loop invariant start + 1 <= i <= length;
      @ loop invariant written: letters(text, start + 1, i);
      @ loop assigns i, *escaped;
      @ loop variant length - i; */
    while (i < length && text[i] != '"') {
        if (text[i] == '\\') *escaped = 1;
        i = scan_letter(text, length, i);
        if (i < 0) return -1;
    }
    return i < length ? i + 1 : -1;
}

int scan_integer(const unsigned char *text, int length, int start)
{
    const int first = text[start] == '-' ? start + 1 : start;
    int i = first;
    /*@ loop invariant first <= i <= length;
      @ loop invariant written: \forall integer k; first <= k < i ==> digit(text, k);
      @ loop assigns i;
      @ loop variant length - i; */
    while (i < length && is_digit(text[i])) i++;
    if (i == first || i - first > JSON_MAX_INTEGER_DIGITS) return -1;
    if (text[first] == '0' && (i - first > 1 || first > start)) return -1;
    if (i < length && (text[i] == '.' || text[i] == 'e' || text[i] == 'E')) return -1;
    return i;
}

int scan_word(const unsigned char *text, int length, int start, const char *word)
{
    int i = 0;
    /*@ loop invariant 0 <= i <= length - start && 0 <= i <= MAX_CONSTANT_TEXT;
      @ loop invariant \forall integer k; 0 <= k < i ==> word[k] != 0;
      @ loop invariant written: \forall integer k; 0 <= k < i ==> text[start + k] == (unsigned char)word[k];
      @ loop assigns i;
      @ loop variant length - i; */
    while (word[i] != '\0') {
        if (length - start <= i || text[start + i] != (unsigned char)word[i]) return -1;
        i++;
    }
    return start + i;
}
