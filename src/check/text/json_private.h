/* SPDX-License-Identifier: BSD-2-Clause */
/* The tokens of JSON, for json.c. */
#ifndef CHECK_TEXT_JSON_PRIVATE_H
#define CHECK_TEXT_JSON_PRIVATE_H

#include "check/text/json.h"

/* Each scan_ function gets the position of the first character of a token and returns the position after its last one,
 * or -1 when the token does not have the form that spec/certificate.md requires. */

/* scan_string: from the opening quote to the closing one; *escaped is set to 1 when the string contains a backslash. */
/*@ requires bounds: 0 <= start < length <= JSON_MAX_BYTES && \valid_read(text + (0 .. length - 1)) && \valid(escaped);
  @ requires apart: \separated(escaped, text + (0 .. length - 1));
  @ assigns *escaped;
  @ ensures \result == -1 || start + 2 <= \result <= length;
  @ ensures written: \result >= 0 && text[start] == '"' ==> string_token(text, length, start + 1, \result - 1); */
int scan_string(const unsigned char *text, int length, int start, int *escaped);

/* scan_integer: 0 or -?[1-9][0-9]*, at most JSON_MAX_INTEGER_DIGITS digits, no fraction or exponent after it. */
/*@ requires bounds: 0 <= start < length <= JSON_MAX_BYTES && \valid_read(text + (0 .. length - 1));
  @ assigns \nothing;
  @ ensures \result == -1 || start < \result <= length;
  @ ensures written: \result >= 0 ==> integer_token(text, length, start, \result); */
int scan_integer(const unsigned char *text, int length, int start);

/* scan_word: exactly `word`. */
/*@ requires bounds: 0 <= start < length <= JSON_MAX_BYTES && \valid_read(text + (0 .. length - 1));
  @ requires word: constant_text(word) && word[0] != 0;
  @ assigns \nothing;
  @ ensures \result == -1 || start < \result <= length;
  @ ensures written: \result >= 0 ==> word_token(text, start, \result, word); */
int scan_word(const unsigned char *text, int length, int start, const char *word);

/*@ assigns \nothing;
  @ ensures \result != 0 <==> c == ' ' || c == '\t' || c == '\n' || c == '\r'; */
static inline int is_space(unsigned char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/*@ assigns \nothing;
  @ ensures \result != 0 <==> '0' <= c <= '9'; */
static inline int is_digit(unsigned char c)
{
    return '0' <= c && c <= '9';
}

#endif
