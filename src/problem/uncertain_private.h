/* SPDX-License-Identifier: BSD-2-Clause */
#ifndef PROBLEM_UNCERTAIN_PRIVATE_H
#define PROBLEM_UNCERTAIN_PRIVATE_H

#include "problem/problem.h"

enum { UNCERTAIN_MAX_FIELDS = 8, UNCERTAIN_MAX_CUTS = 256 };

/* A box: the ends of every uncertain field, in the order of the fields. */
struct box {
    const struct number *low[UNCERTAIN_MAX_FIELDS], *high[UNCERTAIN_MAX_FIELDS];
    int depth;
};

/* The search for the verdicts of one problem. */
struct search {
    struct problem *problem; /* a copy, whose uncertain fields are set to points and boxes */
    const struct options *options;
    int fields, field[UNCERTAIN_MAX_FIELDS];
    json_t *possible, *rows, *at;
    int outside;
    struct failure *failure;
};

/* search_point: adds the verdict at one point. */
enum status search_point(struct search *search, const struct number *const *point) WARN_UNUSED;

/* search_line: adds the verdicts on the segment where field `axis` goes through the box and the others stay at `point`.
 * Out     exact    1 when these are all the verdicts on it
 */
enum status search_line(struct search *search, const struct box *box, int axis, const struct number **point,
                        int *exact) WARN_UNUSED;

/* search_inputs: the inputs of the kind's program when the uncertain fields have these values. */
enum status search_inputs(struct search *search, const struct number *const *point,
                          const struct number **input) WARN_UNUSED;

/* search_add: adds a verdict with its row and its point, or NULL. */
void search_add(struct search *search, const struct answer *answer, const struct number *const *point);

#endif
