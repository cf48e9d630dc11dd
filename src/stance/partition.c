/* SPDX-License-Identifier: BSD-2-Clause */
/* Partitions: the line is divided between the special points found in doubles, intervals are halved until a word is
 * true on each, and then merged. */
#include "numbers/simple.h"
#include "stance/search.h"

#include <string.h>

static enum interval_word judge(struct search *search, const struct span *span, int graph)
{
    search->judged++;
    return rules_word(search->step, span, span->low.infinite || span->high.infinite, graph);
}

/* A number inside an interval; for an unbounded interval at twice the distance of its end. */
static const struct number *middle_of(const struct search *search, const struct span *span)
{
    const struct arithmetic *a = &search->step->body->arithmetic;
    if (!span->low.infinite && !span->high.infinite) return number_within(a->pool, span->low.x, span->high.x);
    if (span->low.infinite && span->high.infinite) return whole(a, 0);
    const struct number *x = span->low.infinite ? span->high.x : span->low.x;
    return plus(a, plus(a, x, x), whole(a, span->low.infinite ? -10 : 10));
}

static int append(struct partition *partition, const struct span *span, enum interval_word word)
{
    if (partition->intervals == PARTITION_MOST) return 0;
    if (partition->intervals > 0) partition->end[partition->intervals - 1] = span->low.x;
    partition->word[partition->intervals++] = word;
    return 1;
}

/* Appends an interval; its halves when no word is true on it. */
static int place(struct search *search, struct partition *partition, const struct span *span, int halvings)
{
    const enum interval_word word = judge(search, span, partition->graph);
    if (word != WORD_NONE) return append(partition, span, word);
    if (halvings == 0 || search->judged > SEARCH_MOST_JUDGED) return 0;
    const struct bound middle = bound_at(middle_of(search, span));
    return place(search, partition, &(struct span){span->low, middle}, halvings - 1) &&
           place(search, partition, &(struct span){middle, span->high}, halvings - 1);
}

static int place_all(struct search *search, struct partition *partition)
{
    const struct number *cut[GUESS_MOST + 1];
    const int cuts = guess_cuts(search->step->body->arithmetic.pool, &search->guess, cut);
    struct bound low = {-1, NULL};
    for (int k = 0; k <= cuts; k++) {
        const struct bound high = k == cuts ? (struct bound){1, NULL} : bound_at(cut[k]);
        if (!place(search, partition, &(struct span){low, high}, SEARCH_MOST_HALVINGS)) return 0;
        low = high;
    }
    return 1;
}

/* The word for the union of two neighbouring intervals. */
static enum interval_word word_of_both(struct search *search, const struct span *low, const struct span *high,
                                       enum interval_word first, enum interval_word second)
{
    if (first != second && first != WORD_SAFE && second != WORD_SAFE && first != WORD_UNDEF && second != WORD_UNDEF)
        return WORD_NONE;
    return judge(search, &(struct span){low->low, high->high}, 0);
}

/* Merges neighbours, from the left, as long as a word is true on both. */
static void join(struct search *search, struct partition *partition)
{
    const struct partition old = *partition;
    struct span last = partition_span(&old, 0);
    enum interval_word word = old.word[0];
    partition->intervals = 0;
    for (int k = 1; k < old.intervals; k++) {
        const struct span next = partition_span(&old, k);
        const enum interval_word both = word_of_both(search, &last, &next, word, old.word[k]);
        if (both == WORD_NONE) (void)!append(partition, &last, word);
        last = both == WORD_NONE ? next : (struct span){last.low, next.high};
        word = both == WORD_NONE ? old.word[k] : both;
    }
    (void)!append(partition, &last, word);
}

/* Halves the intervals of a partition that prevent a proof; 0 when there would be too many. */
static int refine(struct search *search, struct partition *partition, const char split[PARTITION_MOST])
{
    const struct partition old = *partition;
    partition->intervals = 0;
    for (int k = 0; k < old.intervals; k++) {
        const struct span span = partition_span(&old, k);
        if (!split[k]) {
            if (!append(partition, &span, old.word[k])) return 0;
            continue;
        }
        const struct bound middle = bound_at(middle_of(search, &span));
        if (!place(search, partition, &(struct span){span.low, middle}, SEARCH_MOST_HALVINGS) ||
            !place(search, partition, &(struct span){middle, span.high}, SEARCH_MOST_HALVINGS))
            return 0;
    }
    return search->judged <= SEARCH_MOST_JUDGED;
}

static int partition_by_levels(struct search *search, struct partition *partition)
{
    char split[PARTITION_MOST];
    while (!search_levels(search, partition, split))
        if (!refine(search, partition, split)) return 0;
    return 1;
}

int search_partition(struct search *search)
{
    struct partition *partition = &search->partition;
    struct arithmetic *a = &search->step->body->arithmetic;
    memset(partition, 0, sizeof *partition);
    partition->graph = sign_of(a, search->step->body->c[Z2]) > 0;
    if (!place_all(search, partition)) return 0;
    if (partition->graph) return partition_by_levels(search, partition);
    join(search, partition);
    return 1;
}
