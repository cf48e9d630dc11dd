/* SPDX-License-Identifier: BSD-2-Clause */
#ifndef COVER_UNCERTAIN_PRIVATE_H
#define COVER_UNCERTAIN_PRIVATE_H

#include "problem/problem.h"

#include <stdint.h>

enum { UNCERTAIN_MAX_FIELDS = 8, UNCERTAIN_MAX_CUTS = 256, UNCERTAIN_MAX_QUANTITIES = 40 };

/* A cell: for every uncertain field, in order, the ends of its interval, and whether the interval is open there. Both
 * ends are the same handle when the field is fixed. */
struct box {
    const struct number *low[UNCERTAIN_MAX_FIELDS], *high[UNCERTAIN_MAX_FIELDS];
    unsigned char low_open[UNCERTAIN_MAX_FIELDS], high_open[UNCERTAIN_MAX_FIELDS];
    int halvings;
    /* How the cell was divided: the field, the value (NULL for the middle), and the parts, which are consecutive. */
    int axis, parts, first_part;
    const struct number *cut;
};

/* What is known about an entry of the catalog: a point of the box where the verdict holds. */
struct entry {
    const struct number *point[UNCERTAIN_MAX_FIELDS];
    int has_point, used; /* used: the certificate needs the entry */
    /* for region.h: the combination of pieces in which the point lies; whether the certificate leaves open that it has the verdict */
    int piece, is_open;
};

/* The verdicts found so far, each with its row; and a hash table of the combinations of signs that were classified, by
 * their codes. The entry of a combination is NO_STATE when no state has these signs, OUTSIDE when the hypotheses fail. */
enum { NO_STATE = -1, OUTSIDE = -2 };

struct catalog {
    json_t *possible, *rows;
    struct entry *entries;
    uint64_t *code;
    int *entry;
    size_t codes, room;
};

struct cover;

/* The search for the verdicts of one problem. */
struct search {
    struct problem *problem; /* a copy, whose uncertain fields are set to points and boxes in turn */
    const struct row_theory *theory;
    const struct options *options;
    int fields, field[UNCERTAIN_MAX_FIELDS];
    struct box whole;
    /* the cover that proves the verdicts at points when some number is not algebraic; else NULL */
    const struct cover *enclosed;
    struct catalog catalog;
    int outside_met;            /* 1 when a point outside the hypotheses was found */
    int outside;                /* 1 when a cell of the cover may contain such points */
    int has_why;                /* 1 when the next member is set */
    struct failure why_outside; /* what the reasons of all of them have in common */
    struct failure *failure;
};

/* catalog_new: makes the catalog empty. catalog_free: frees what it owns. */
void catalog_new(struct catalog *catalog);
void catalog_free(struct catalog *catalog);

/* catalog_entry: the index of the verdict of an answer, which is added if it is new. */
int catalog_entry(struct catalog *catalog, const struct answer *answer);

/* catalog_find: 1 when this combination of signs was classified; its entry is in `entry`. catalog_remember: stores the
 * entry of a combination. */
int catalog_find(const struct catalog *catalog, uint64_t code, int *entry);
void catalog_remember(struct catalog *catalog, uint64_t code, int entry);

/* catalog_size: the number of entries. */
int catalog_size(const struct catalog *catalog);

/* search_note_outside: takes the reason in `failure`, for which a point or a cell is outside the hypotheses.
 * search_all_outside: says in `failure` why no point of the intervals has a verdict. Returns STATUS_HYPOTHESIS. */
void search_note_outside(struct search *search);
enum status search_all_outside(const struct search *search);

/* json_values: the number of values in a JSON value, counting itself and its keys. */
size_t json_values(const json_t *json);

/* The verdicts that the points of one cell may have. The caller sets the first two members. */
struct derived {
    struct search *search;
    const struct program *program;
    int *entry; /* indices into the catalog */
    int count, room, outside;
};

/* derived_find: finds the verdicts of all combinations of signs that `may` allows (sign/vectors.h); at most
 * VECTORS_MAX_OPEN signs may be undetermined. derived_free: frees what it owns. */
enum status derived_find(struct derived *derived, const unsigned char *may) WARN_UNUSED;
void derived_free(struct derived *derived);

/* derived_is_settled: 1 when dividing the cell cannot add knowledge, because a point is known for each verdict. */
int derived_is_settled(const struct derived *derived);

/* derived_keep: marks the verdicts as part of the answer. */
void derived_keep(struct derived *derived);

/* search_point: adds the verdict at one point of the box, if it can be decided. */
enum status search_point(struct search *search, const struct number *const *point) WARN_UNUSED;

/* search_line: adds the verdicts on the segment where field `axis` ranges over the box and the others have their values
 * in `point`: at its ends, at the zeros of quantities and between them. */
enum status search_line(struct search *search, const struct box *box, int axis,
                        const struct number **point) WARN_UNUSED;

/* search_zeros: the zeros, between the ends of the box or at them, of the quantities that depend on field `axis` alone.
 * Returns their number. */
int search_zeros(struct search *search, const struct cover *cover, int axis, const struct number **zero);

/* search_inputs: the inputs of the kind's program when the uncertain fields have these values. */
enum status search_inputs(struct search *search, const struct number *const *point,
                          const struct number **input) WARN_UNUSED;

/* search_middle: the middle of a cell. */
void search_middle(const struct search *search, const struct box *box, const struct number **point);

/* search_prepare: represents every number of the certificate, except the breakpoints of the cover, in the number field. */
void search_prepare(const struct search *search);

/* search_cover: covers the box by cells and adds every verdict that some cell may have.
 *
 * Out     json       the cover, in the form of spec/certificate.md, section 9; owned by the caller
 *         attained   1 when a point is known for each verdict
 * Returns STATUS_OK, or STATUS_UNDECIDED when the intervals are too wide */
enum status search_cover(struct search *search, const struct cover *cover, const struct box *whole, json_t **json,
                         int *attained) WARN_UNUSED;

#endif
