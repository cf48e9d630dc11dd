/* SPDX-License-Identifier: BSD-2-Clause */
/* The answer of the checker to one certificate (spec/certificate.md, section 2). */
#ifndef CHECK_ANSWER_H
#define CHECK_ANSWER_H

/* The greatest length of a constant text: words of the format, and reasons. */
enum { MAX_CONSTANT_TEXT = 200 };
/*@ predicate constant_text{L}(char *s) =
  @   \exists integer n; 0 <= n <= MAX_CONSTANT_TEXT && \valid_read(s + (0 .. n)) && s[n] == 0; */

enum answer_word { ANSWER_VERIFIED, ANSWER_REJECTED, ANSWER_UNSUPPORTED, ANSWER_MALFORMED, ANSWER_UNCHECKED };

/* known_text: returns its argument, a constant text. The initializers of tables of such texts use it. */
/*@ requires constant_text(text);
  @ assigns \result \from text;
  @ ensures \result == text && constant_text(\result); */
const char *known_text(const char *text);

/* The answer and its reason: "place.item: what", or "byte N: item: what" when `byte` is positive. Every text is a
 * constant; `place` and `item` may be empty. */
struct answer {
    enum answer_word word;
    const char *place, *item, *what;
    long byte;
};

/* answer_set: sets every member and returns 0, so that a failing check can be written as one return statement.
 * answer_at: the same for malformed text, with the position of the flaw (in bytes, from 0). */
/*@ requires \valid(answer);
  @ assigns *answer;
  @ ensures \result == 0; */
int answer_set(struct answer *answer, enum answer_word word, const char *place, const char *item, const char *what);
/*@ requires \valid(answer) && 0 <= position <= 0x7ffffffe;
  @ assigns *answer;
  @ ensures \result == 0; */
int answer_at(struct answer *answer, int position, const char *item, const char *what);

/* answer_name: "VERIFIED", "REJECTED", "UNSUPPORTED", "MALFORMED" or "UNCHECKED". answer_exit: the exit status for a
 * word. */
/*@ assigns \result \from word; */
const char *answer_name(enum answer_word word);
/*@ assigns \nothing;
  @ ensures \result == 0 <==> word == ANSWER_VERIFIED; */
int answer_exit(enum answer_word word);

#endif
