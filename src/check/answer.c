/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/answer.h"

const char *known_text(const char *text)
{
    return text;
}

int answer_set(struct answer *answer, enum answer_word word, const char *place, const char *item, const char *what)
{
    answer->word = word;
    answer->place = place;
    answer->item = item;
    answer->what = what;
    answer->byte = 0;
    return 0;
}

int answer_at(struct answer *answer, int position, const char *item, const char *what)
{
    answer_set(answer, ANSWER_MALFORMED, "", item, what);
    answer->byte = position + 1L;
    return 0;
}

const char *answer_name(enum answer_word word)
{
    switch (word) {
    case ANSWER_VERIFIED: return "VERIFIED";
    case ANSWER_REJECTED: return "REJECTED";
    case ANSWER_UNSUPPORTED: return "UNSUPPORTED";
    case ANSWER_MALFORMED: return "MALFORMED";
    case ANSWER_UNCHECKED: return "UNCHECKED";
    }
    return "MALFORMED";
}

int answer_exit(enum answer_word word)
{
    switch (word) {
    case ANSWER_VERIFIED: return 0;
    case ANSWER_REJECTED:
    case ANSWER_UNSUPPORTED: return 1;
    case ANSWER_MALFORMED: return 3;
    case ANSWER_UNCHECKED: return 4;
    }
    return 1;
}
