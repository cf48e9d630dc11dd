/* SPDX-License-Identifier: BSD-2-Clause */
/* The part of a text that has not been read yet; shared by the readers of this folder. */
#ifndef NUMBERS_CURSOR_H
#define NUMBERS_CURSOR_H

#include "numbers/number_private.h"

struct cursor {
    const char *at, *end;
};

/*@ predicate is_text{L}(char *text, integer length) = \valid_read(text + (0 .. length - 1));
  @ predicate is_cursor{L}(struct cursor *c) = \valid(c) && \base_addr(c->at) == \base_addr(c->end) && c->at <= c->end &&
  @   is_text(c->at, c->end - c->at);
  @ // The cursor does not go back: at L2 no more is left to read than at L1.
  @ predicate goes_on{L1, L2}(struct cursor *c) = is_cursor{L2}(c) && \at(c->end - c->at, L2) <= \at(c->end - c->at, L1);
  @ // A word of the language: a short text that ends with NUL.
  @ predicate short_text{L}(char *s) = \exists integer n; 0 < n <= 20 && \valid_read(s + (0 .. n)) && s[n] == 0; */

/*@ requires is_cursor(c);
  @ assigns \nothing;
  @ ensures -1 <= \result <= 255 && (c->at < c->end <==> \result >= 0); */
static inline int peek(const struct cursor *c)
{
    return c->at < c->end ? (unsigned char)*c->at : -1;
}

/*@ requires is_cursor(c);
  @ assigns c->at;
  @ ensures goes_on{Pre, Here}(c); */
static inline void skip_space(struct cursor *c)
{
    /*@ loop invariant goes_on{Pre, Here}(c);
      @ loop assigns c->at;
      @ loop variant c->end - c->at; */
    while (peek(c) == ' ' || peek(c) == '\t') c->at++;
}

/*@ requires is_cursor(c) && character >= 0;
  @ assigns c->at;
  @ ensures goes_on{Pre, Here}(c) && (\result != 0 ==> c->end - c->at < \old(c->end - c->at)); */
static inline int accept(struct cursor *c, int character)
{
    if (peek(c) != character) return 0;
    c->at++;
    return 1;
}

/* begins_with: the length of `word` when the text begins with it, else 0. */
/*@ requires is_text(text, length) && short_text(word);
  @ assigns \nothing;
  @ ensures \result <= length; */
static inline size_t begins_with(const char *text, size_t length, const char *word)
{
    size_t n = 0;
    /*@ loop invariant 0 <= n <= length && n <= 20;
      @ loop invariant \forall integer k; 0 <= k < n ==> word[k] != 0;
      @ loop assigns n;
      @ loop variant length - n; */
    for (; word[n] != '\0'; n++)
        if (n == length || text[n] != word[n]) return 0;
    return n;
}

/* refuse: puts the reason into `failure` and returns STATUS_MALFORMED. */
/*@ requires \valid(failure);
  @ assigns failure->reason[0 .. 511];
  @ ensures \result == STATUS_MALFORMED; */
enum status refuse(struct failure *failure, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* literal_read: reads an unsigned decimal or hexadecimal literal, without white space around it. */
/*@ requires is_cursor(c) && \valid(x) && \valid(failure);
  @ assigns c->at, *x, failure->reason[0 .. 511];
  @ ensures goes_on{Pre, Here}(c); */
enum status literal_read(struct cursor *c, mpq_t x, struct failure *failure) WARN_UNUSED;

/* number_take: moves the rational x into a number of the pool; x is 0 afterwards. */
/*@ requires pool != \null && \valid(x);
  @ assigns \result, *x;
  @ ensures \result != \null; */
const struct number *number_take(struct number_pool *pool, mpq_t x);

enum { QUOTE_SIZE = 48 };

/* quote: a copy of the first 40 bytes at most, for a message; control characters and bytes that are not UTF-8 are
 * replaced by '?'. */
/*@ requires is_text(text, length) && \valid(shown + (0 .. QUOTE_SIZE - 1));
  @ assigns shown[0 .. QUOTE_SIZE - 1];
  @ ensures \exists integer n; 0 <= n < QUOTE_SIZE && shown[n] == 0; */
void quote(const char *text, size_t length, char shown[QUOTE_SIZE]);

#endif
