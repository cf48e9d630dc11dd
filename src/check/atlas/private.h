/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations shared by the files of the checker of atlases. */
#ifndef CHECK_ATLAS_PRIVATE_H
#define CHECK_ATLAS_PRIVATE_H

#include "check/atlas/atlas.h"
#include "check/cover/signs_list.h"
#include "check/mechanism/parts.h"

enum {
    ATLAS_AXES = 2,
    ATLAS_MAX_FACTORS = 40,
    ATLAS_MAX_OPEN = 6,
    ATLAS_MAX_ROWS = 64,
    ATLAS_MAX_POINTS = 20000,
    ATLAS_MAX_EXPONENT = 64,
    ATLAS_MAX_LEVEL = 64,
    ATLAS_MAX_FIRST = 1000
};

/* The data that a kind supplies for its atlases: its formulas, or NULL when the problem has no atlas; the name of a
 * field that is a word, or NULL; and the fields that occur in no formula, which atlas_is_semidefinite checks, or NULL:
 * a list that ends with NULL. What the kind states about signs is in rows.h, under the name of the theory. */
struct atlas_theory {
    int name; /* enum atlas_name */
    const struct program *program;
    const struct identity *identities;
    int identity_count;
    const char *word;
    const char *const *further;
};

/* atlas_theory_of: the theory of a record whose kind has atlases. */
struct atlas_theory atlas_theory_of(const struct json *json);

/* constant * product of factor[i]^exponent[i] */
struct atlas_product {
    scalar constant;
    signed char exponent[ATLAS_MAX_FACTORS];
};

/* A choice of one piece for each parameter. */
struct atlas_region {
    int node, axes; /* the parameters come first, then the constants */
    struct cell start;
    int grid[CELL_MAX_AXES]; /* the first value of each variable on the grid on which formulas are compared */
    int factors;
    /* the factors and their derivatives */
    struct tensor factor[ATLAS_MAX_FACTORS], slope[ATLAS_MAX_FACTORS][ATLAS_AXES];
    int terms[ATLAS_MAX_FACTORS];             /* the nodes of the lists of terms */
    unsigned char divides[ATLAS_MAX_FACTORS]; /* 1 when it occurs in the denominator of some quantity */
    struct atlas_product quantity[PROGRAM_MAX_QUANTITIES];
};

/* The state of the check of one record. */
struct atlas {
    struct uncertain c; /* the record, for the functions shared with the checker of mechanisms */
    struct atlas_theory theory;
    struct mechanism m; /* the variables of the atlas */
    int names, rows;    /* the node of verdict.rows, and the number of rows */
    int name[ATLAS_MAX_ROWS];
    unsigned char used[ATLAS_MAX_ROWS], outside;
    scalar undecided, area;
    struct signs *room; /* memory for the combinations of signs */
};

/* atlas_rejected: sets the answer REJECTED; returns 0. */
int atlas_rejected(const struct atlas *a, const char *item, const char *what);

/* atlas_read_region: reads a region and checks its formulas. atlas_free_region: frees what the region owns.
 * atlas_check_formulas: checks that the quantities are those of the formulas. atlas_check_cover: checks every cell, and
 * the share of undecided cells. Return 1, or 0 with the reason. */
int atlas_read_region(struct atlas *a, int node, int index, struct atlas_region *region);
void atlas_free_region(struct atlas_region *region);
int atlas_check_formulas(const struct atlas *a, const struct atlas_region *region);
int atlas_check_cover(struct atlas *a, const struct atlas_region *region);

#endif
