/* SPDX-License-Identifier: BSD-2-Clause */
#ifndef COVER_UNCERTAIN_PRIVATE_H
#define COVER_UNCERTAIN_PRIVATE_H

#include "problem/problem.h"

#include <stdint.h>

enum { UNCERTAIN_MAX_FIELDS = 8, UNCERTAIN_MAX_CUTS = 256, UNCERTAIN_MAX_QUANTITIES = 40 };

/* A cell: the ends of every uncertain field, in the order of the fields, and whether they are left out.  Low and high
 * end are the same handle where the field keeps to a point. */
struct box {
    const struct number *low[UNCERTAIN_MAX_FIELDS], *high[UNCERTAIN_MAX_FIELDS];
    unsigned char low_open[UNCERTAIN_MAX_FIELDS], high_open[UNCERTAIN_MAX_FIELDS];
    int halvings;
    /* How it was split: the field, where (NULL for halves), and the parts, one after the other. */
    int axis, parts, first_part;
    const struct number *cut;
};

/* A point of the box where a verdict holds; what is known of an entry of the catalog. */
struct entry {
    const struct number *point[UNCERTAIN_MAX_FIELDS];
    int has_point, used; /* used: the certificate needs it */
    int piece;           /* for region.h: in which combination of pieces the point lies */
};

/* The verdicts that were met, each with its row; and the combinations of signs that were classified, by their codes.  A
 * combination without verdict has entry NO_STATE or OUTSIDE. */
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
    struct problem *problem; /* a copy, whose uncertain fields are set to points and boxes */
    const struct row_theory *theory;
    const struct options *options;
    int fields, field[UNCERTAIN_MAX_FIELDS];
    struct box whole;
    const struct cover *enclosed; /* the cover that proves points when some number is not algebraic; else NULL */
    struct catalog catalog;
    int outside_met; /* a point outside the hypotheses was met */
    int outside;     /* a cell of the cover may have such points */
    struct failure *failure;
};

/* catalog_new, catalog_free: an empty one; frees what it owns. */
void catalog_new(struct catalog *catalog);
void catalog_free(struct catalog *catalog);

/* catalog_entry: the entry of an answer, added if it is new. */
int catalog_entry(struct catalog *catalog, const struct answer *answer);

/* catalog_find: 1 when this combination of signs was classified, and its entry.  catalog_remember: that it has this entry. */
int catalog_find(const struct catalog *catalog, uint64_t code, int *entry);
void catalog_remember(struct catalog *catalog, uint64_t code, int entry);

/* catalog_size: the number of entries. */
int catalog_size(const struct catalog *catalog);

/* json_values: how many values a JSON value holds, with itself and its keys. */
size_t json_values(const json_t *json);

/* The verdicts that the points of one cell may have; made with its first two fields. */
struct derived {
    struct search *search;
    const struct program *program;
    int *entry; /* of the catalog */
    int count, room, outside;
};

/* derived_find: those of every combination of signs that agrees with `may` (sign/vectors.h), which leaves at most VECTORS_MAX_OPEN
 * signs open.  derived_free: frees what it owns. */
enum status derived_find(struct derived *derived, const unsigned char *may) WARN_UNUSED;
void derived_free(struct derived *derived);

/* derived_is_settled: 1 when splitting the cell would tell nothing new: each verdict has a point. */
int derived_is_settled(const struct derived *derived);

/* derived_keep: they are in the answer. */
void derived_keep(struct derived *derived);

/* search_point: notes the verdict at one point of the box, if it can be decided. */
enum status search_point(struct search *search, const struct number *const *point) WARN_UNUSED;

/* search_line: notes the verdicts on the segment where field `axis` goes through the box and the others stay at `point`:
 * at its ends, at the zeros of quantities and between them. */
enum status search_line(struct search *search, const struct box *box, int axis,
                        const struct number **point) WARN_UNUSED;

/* search_zeros: the zeros between the ends of the box, ends included, of the quantities that depend on field `axis` alone.
 * Returns their number. */
int search_zeros(struct search *search, const struct cover *cover, int axis, const struct number **zero);

/* search_inputs: the inputs of the kind's program when the uncertain fields have these values. */
enum status search_inputs(struct search *search, const struct number *const *point,
                          const struct number **input) WARN_UNUSED;

/* search_middle: the middle of a cell. */
void search_middle(const struct search *search, const struct box *box, const struct number **point);

/* search_prepare: makes room in the number field for every number of the certificate but the cuts of the cover. */
void search_prepare(const struct search *search);

/* search_cover: covers the box by cells and notes every verdict that some cell may have.
 *
 * Out     json       the cover as the certificate has it (spec/certificate.md, section 9); owned by the caller
 *         attained   1 when a point is known for each of them
 * Returns STATUS_OK, or STATUS_UNDECIDED when the intervals are too wide
 */
enum status search_cover(struct search *search, const struct cover *cover, const struct box *whole, json_t **json,
                         int *attained) WARN_UNUSED;

#endif
