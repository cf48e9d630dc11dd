/* SPDX-License-Identifier: BSD-2-Clause */
/* The tokens of JSON that src/check/text/json_scan.c finds, defined byte by byte. */
#ifndef PROOFS_CHECK_JSON_TOKENS_H
#define PROOFS_CHECK_JSON_TOKENS_H

#include "check/text/json.h"

/*@ predicate digit{L}(unsigned char *text, integer k) = '0' <= text[k] <= '9';
  @ predicate hexadecimal{L}(unsigned char *text, integer k) =
  @   '0' <= text[k] <= '9' || 'a' <= text[k] <= 'f' || 'A' <= text[k] <= 'F'; */

/* Strings. */
/*@ // Exactly 2 n backslashes come directly before position k of a string that begins at `from`.
  @ predicate pairs{L}(unsigned char *text, integer from, integer k, integer n) = 0 <= n && from <= k - 2 * n &&
  @   (\forall integer m; k - 2 * n <= m < k ==> text[m] == '\\') && (k - 2 * n > from ==> text[k - 2 * n - 1] != '\\');
  @ // The byte at k is not escaped: directly before it is no backslash, or an even number of them.
  @ predicate unescaped{L}(unsigned char *text, integer from, integer k) =
  @   (from <= k && (from < k ==> text[k - 1] != '\\')) || \exists integer n; pairs(text, from, k, n);
  @ predicate escape_letter{L}(unsigned char *text, integer k) = text[k] == '"' || text[k] == '\\' || text[k] == '/' ||
  @   text[k] == 'b' || text[k] == 'f' || text[k] == 'n' || text[k] == 'r' || text[k] == 't';
  @ // The bytes after the backslash of an escape sequence.
  @ predicate escape{L}(unsigned char *text, integer k, integer to) = (k < to && escape_letter(text, k)) ||
  @   (k + 4 < to && text[k] == 'u' && \forall integer m; k < m < k + 5 ==> hexadecimal(text, m));
  @ predicate letter{L}(unsigned char *text, integer from, integer k, integer to) = 0x20 <= text[k] <= 0x7f &&
  @   (text[k] == '"' ==> !unescaped(text, from, k)) &&
  @   (text[k] == '\\' && unescaped(text, from, k) ==> escape(text, k + 1, to));
  @ predicate letters{L}(unsigned char *text, integer from, integer to) = from <= to && unescaped(text, from, to) &&
  @   \forall integer k; from <= k < to ==> letter(text, from, k, to);
  @ // The bytes from `from` to `to` - 1 are the characters of a string, which ends at the first quote that is not escaped.
  @ predicate string_token{L}(unsigned char *text, integer length, integer from, integer to) =
  @   1 <= from && text[from - 1] == '"' && letters(text, from, to) && to < length && text[to] == '"'; */

/* Integers and words. */
/*@ predicate digits{L}(unsigned char *text, integer from, integer to) =
  @   from < to && (\forall integer k; from <= k < to ==> digit(text, k)) && (text[from] == '0' ==> to == from + 1);
  @ predicate no_more{L}(unsigned char *text, integer length, integer to) =
  @   to < length ==> !digit(text, to) && text[to] != '.' && text[to] != 'e' && text[to] != 'E';
  @ predicate integer_token{L}(unsigned char *text, integer length, integer from, integer to) =
  @   no_more(text, length, to) && (digits(text, from, to) ||
  @     (text[from] == '-' && digits(text, from + 1, to) && text[from + 1] != '0'));
  @ predicate word_token{L}(unsigned char *text, integer from, integer to, char *word) =
  @   word[to - from] == 0 &&
  @   \forall integer k; 0 <= k < to - from ==> word[k] != 0 && text[from + k] == (unsigned char)word[k]; */

#endif
