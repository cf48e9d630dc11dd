/* SPDX-License-Identifier: BSD-2-Clause */
/* The properties of an interval that a certificate can state, decided exactly, as the checkers decide them. */
#ifndef STANCE_RULES_H
#define STANCE_RULES_H

#include "stance/half.h"

/* On an interval: the map is not defined; it contracts; its values lie above, or below, its arguments. */
enum interval_word { WORD_UNDEF, WORD_SAFE, WORD_UP, WORD_DOWN, WORD_NONE };

enum { PARTITION_MOST = 128 };

/* Intervals with ascending ends; the first and the last are unbounded. */
struct partition {
    int intervals;
    const struct number *end[PARTITION_MOST]; /* end[k] is between interval k and interval k + 1 */
    enum interval_word word[PARTITION_MOST];
    int graph; /* contact 2 is lifted by the load: levels are used in place of monotonicity */
    int level[PARTITION_MOST];
};

/* partition_span: interval k. */
struct span partition_span(const struct partition *partition, int k);

/* rules_word: a word that is true on an interval, or WORD_NONE; `outer`: it is the first or the last. */
enum interval_word rules_word(struct step *step, const struct span *span, int outer, int graph);

/* rules_is_trap: 1 when the map has a fixed point between two numbers, and growth above 1 on the whole interval. */
int rules_is_trap(struct step *step, const struct number *from, const struct number *to, int persistent);

/* rules_is_neutral: 1 when t is a fixed point with growth 1. */
int rules_is_neutral(struct step *step, const struct number *t);

#endif
