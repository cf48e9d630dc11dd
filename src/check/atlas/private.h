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
    ATLAS_MAX_FIRST = 1000,
    ATLAS_NAME_SIZE = 128
};

/* The data that a kind supplies for its atlases: its formulas; a function that checks the hypotheses on the signs of
 * the quantities; one that compares the row at a node with that of such signs; the name of a field that is a word, or
 * NULL; and a function that checks hypotheses on numbers that occur in no formula, or NULL, with a list of their fields
 * that ends with NULL. */
struct atlas_theory {
    const struct program *program;
    const struct identity *identities;
    int identity_count;
    int (*is_inside)(const signed char *sign);
    int (*is_row)(const struct json *json, int row, const signed char *sign);
    const char *word;
    int (*holds)(const struct json *json, struct scalar_pool *pool, int problem);
    const char *const *further;
};

/* atlas_theory_of: the theory of a record whose kind has atlases; its program is NULL when the problem has no atlas. */
struct atlas_theory atlas_theory_of(const struct json *json);

/* atlas_rest_theory: the theory of kind rest with the law at a node; its program is NULL for an unknown law. */
struct atlas_theory atlas_rest_theory(const struct json *json, int law);

/* atlas_chatter_theory: the theory of kind chatter with the law and the first velocity of a problem; its program is
 * NULL for an unknown law. */
struct atlas_theory atlas_chatter_theory(const struct json *json, int problem);

/* atlas_fold_theory, atlas_slide2_theory, atlas_spatial_theory, atlas_wedge_theory: the theories of these kinds; for
 * slide2 and spatial they depend on the problem, for wedge on the model at a node. The program is NULL when there is no
 * atlas. */
struct atlas_theory atlas_fold_theory(void);
struct atlas_theory atlas_slide2_theory(const struct json *json, int problem);
struct atlas_theory atlas_spatial_theory(const struct json *json, int problem);
struct atlas_theory atlas_wedge_theory(const struct json *json, int model);

/* atlas_add_word: appends a word composed of three parts to the name of a row of at most ATLAS_NAME_SIZE characters,
 * with `_and_` before it unless the name is empty. */
void atlas_add_word(char *name, const char *first, const char *second, const char *third);

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
