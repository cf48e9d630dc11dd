/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/json_private.h"

/*@ assigns \nothing; */
static int is_hexadecimal(unsigned char c)
{
    return is_digit(c) || ('a' <= c && c <= 'f') || ('A' <= c && c <= 'F');
}

/*@ assigns \nothing; */
static int is_simple_escape(unsigned char c)
{
    return c == '"' || c == '\\' || c == '/' || c == 'b' || c == 'f' || c == 'n' || c == 'r' || c == 't';
}

/* From the backslash to the position after the escape, or -1. */
/*@ requires 0 <= start < length <= JSON_MAX_BYTES && \valid_read(text + (0 .. length - 1));
  @ assigns \nothing;
  @ ensures \result == -1 || start + 2 <= \result <= length; */
static int scan_escape(const unsigned char *text, int length, int start)
{
    if (length - start < 2) return -1;
    if (is_simple_escape(text[start + 1])) return start + 2;
    if (text[start + 1] != 'u' || length - start < 6) return -1;
    /*@ loop invariant start + 2 <= i <= start + 6;
      @ loop assigns i;
      @ loop variant start + 6 - i; */
    for (int i = start + 2; i < start + 6; i++)
        if (!is_hexadecimal(text[i])) return -1;
    return start + 6;
}

int scan_string(const unsigned char *text, int length, int start, int *escaped)
{
    int i = start + 1;
    /*@ loop invariant start + 1 <= i <= length;
      @ loop assigns i, *escaped;
      @ loop variant length - i; */
    while (i < length && text[i] != '"') {
        if (text[i] < 0x20 || text[i] > 0x7f) return -1;
        if (text[i] == '\\') {
            *escaped = 1;
            i = scan_escape(text, length, i);
            if (i < 0) return -1;
        } else {
            i++;
        }
    }
    return i < length ? i + 1 : -1;
}

int scan_integer(const unsigned char *text, int length, int start)
{
    const int first = text[start] == '-' ? start + 1 : start;
    int i = first;
    /*@ loop invariant first <= i <= length;
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
      @ loop assigns i;
      @ loop variant length - i; */
    while (word[i] != '\0') {
        if (length - start <= i || text[start + i] != (unsigned char)word[i]) return -1;
        i++;
    }
    return start + i;
}
