/* SPDX-License-Identifier: BSD-2-Clause */
/* What the checker says of one certificate (spec/certificate.md, section 2). */
#ifndef CHECK_ANSWER_H
#define CHECK_ANSWER_H

enum answer_word { ANSWER_VERIFIED, ANSWER_REJECTED, ANSWER_UNSUPPORTED, ANSWER_MALFORMED };

/* The answer and its reason: "place.item: what", or "byte N: item: what" where `byte` is positive.
 * Every text is a constant; `place` and `item` may be empty. */
struct answer {
    enum answer_word word;
    const char *place, *item, *what;
    int byte;
};

/* answer_set: sets every field and returns 0, so that a failing check can be written as one return.
 * answer_at: the same for malformed text, with the position of the flaw (bytes from the start, from 0). */
int answer_set(struct answer *answer, enum answer_word word, const char *place, const char *item, const char *what);
int answer_at(struct answer *answer, int position, const char *item, const char *what);

/* answer_name: "VERIFIED", "REJECTED", "UNSUPPORTED" or "MALFORMED".  answer_exit: the exit status it asks for. */
const char *answer_name(enum answer_word word);
int answer_exit(enum answer_word word);

#endif
