/* SPDX-License-Identifier: BSD-2-Clause */
/* The rest of a text that is being read, for the readers of this folder. */
#ifndef NUMBERS_CURSOR_H
#define NUMBERS_CURSOR_H

#include "numbers/number.h"

#include <gmp.h>

struct cursor {
    const char *at, *end;
};

static inline int peek(const struct cursor *c)
{
    return c->at < c->end ? (unsigned char)*c->at : -1;
}

static inline void skip_space(struct cursor *c)
{
    while (peek(c) == ' ' || peek(c) == '\t') c->at++;
}

static inline int accept(struct cursor *c, int character)
{
    if (peek(c) != character) return 0;
    c->at++;
    return 1;
}

/* refuse: puts the reason into `failure` and returns STATUS_MALFORMED. */
enum status refuse(struct failure *failure, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* literal_read: an unsigned decimal or hexadecimal literal, without white space. */
enum status literal_read(struct cursor *c, mpq_t x, struct failure *failure) WARN_UNUSED;

enum { QUOTE_SIZE = 48 };

/* quote: at most 40 characters of what was read, for a message; control characters are shown as '?'. */
void quote(const char *text, size_t length, char shown[QUOTE_SIZE]);

#endif
