/* SPDX-License-Identifier: BSD-2-Clause */
/* The search for the proof of a verdict: a partition, or a trap. */
#ifndef STANCE_SEARCH_H
#define STANCE_SEARCH_H

#include "stance/guess.h"
#include "stance/rules.h"

enum search_end { SEARCH_OPEN, SEARCH_STABLE, SEARCH_TRAP, SEARCH_NEUTRAL };

struct search {
    struct step *step;
    struct guess guess;
    int judged;                     /* the number of intervals judged so far */
    struct partition partition;     /* for SEARCH_STABLE */
    const struct number *from, *to; /* for SEARCH_TRAP and SEARCH_NEUTRAL */
};

/* The number of intervals that may be judged, and the number of halvings of the narrowest one. */
enum { SEARCH_MOST_JUDGED = 4000, SEARCH_MOST_HALVINGS = 40 };

/* search_run: searches for a proof, for an equilibrium that is persistent or not. */
enum search_end search_run(struct step *step, int persistent, struct search *search);

/* search_partition: a partition that proves stability.  Returns 1, or 0. */
int search_partition(struct search *search);

/* search_levels: levels for the graph of a partition. Returns 1, or 0 with those intervals in `split` that lie on a
 * cycle with one that is not safe. */
int search_levels(struct search *search, struct partition *partition, char split[PARTITION_MOST]);

#endif
