/* SPDX-License-Identifier: BSD-2-Clause */
/* The texts of an answer are constants, as main.c needs to know to print them. */
#ifndef PROOFS_CHECK_ANSWERS_H
#define PROOFS_CHECK_ANSWERS_H

#include "check/answer.h"

/*@ predicate answer_texts{L}(char *place, char *item, char *what) =
  @   constant_text(place) && constant_text(item) && constant_text(what); */

/*@ ensures texts: answer->place == place && answer->item == item && answer->what == what;
  @ ensures word: answer->word == word; */
int answer_set(struct answer *answer, enum answer_word word, const char *place, const char *item, const char *what);
/*@ ensures texts: constant_text(answer->place) && answer->item == item && answer->what == what;
  @ ensures word: answer->word == ANSWER_MALFORMED; */
int answer_at(struct answer *answer, int position, const char *item, const char *what);
/*@ ensures verified: \result[0] == 'V' <==> word == ANSWER_VERIFIED; */
const char *answer_name(enum answer_word word);

#endif
