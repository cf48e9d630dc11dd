/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict on n contacts, from the words that have a solution. */
#ifndef MODES_VERDICT_H
#define MODES_VERDICT_H

#include "modes/search.h"

enum modes_class { INCONSISTENT, DETERMINATE, INDETERMINATE };
enum modes_ambiguity { NONE, FORCES, MOTIONS };
enum modes_answer { NO, YES, ON_THE_BOUNDARY };

struct modes_verdict {
    int row; /* index into spec/modes/table.h */
    enum modes_class class;
    enum modes_ambiguity ambiguity;
    int at_rest;                        /* 1 when every tangential velocity is 0; the following members are set then */
    int weakly_stable, strongly_stable; /* T...T has a solution; no other word has one */
    enum modes_answer ambiguous;        /* T...T and another word are robust; or at least one of them is marginal */
    int static_forces;                  /* dimension of the forces of T...T; -1 when it has no solution */
};

/* modes_classify: the verdict from the results of a search. Returns STATUS_OK, or STATUS_INTERNAL when no row holds. */
enum status modes_classify(const struct modes_search *search, struct modes_verdict *verdict) WARN_UNUSED;

/* modes_row_name, modes_class_word, modes_ambiguity_word, modes_answer_word: the words of the certificate. */
const char *modes_row_name(int row);
const char *modes_class_word(enum modes_class class);
const char *modes_ambiguity_word(enum modes_ambiguity ambiguity);
const char *modes_answer_word(enum modes_answer answer);

#endif
