/* SPDX-License-Identifier: BSD-2-Clause */
/* The parts of the checker of atlases. */
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

/* What a kind says for its atlases: its formulas; whether signs of the quantities meet its hypotheses; whether the row in a node is that of
 * such signs; a field of the problem that is a word, or NULL; and, or NULL, whether numbers that are in no formula meet the hypotheses, with a
 * list of their fields that ends with NULL. */
struct atlas_theory {
    const struct program *program;
    const struct identity *identities;
    int identity_count;
    int (*is_inside)(const signed char *sign);
    int (*is_row)(const struct json *json, int row, const signed char *sign);
    const char *word;
    int (*holds)(const struct json *json, struct rational_pool *pool, int problem);
    const char *const *further;
};

/* atlas_theory_of: that of a record whose kind has atlases; without a program where the problem has none. */
struct atlas_theory atlas_theory_of(const struct json *json);

/* atlas_rest_theory: that of kind rest with the law in a node; without a program where it is none of the three. */
struct atlas_theory atlas_rest_theory(const struct json *json, int law);

/* atlas_chatter_theory: that of kind chatter with the law and the first velocity of a problem; without a program where there is none of the
 * three laws. */
struct atlas_theory atlas_chatter_theory(const struct json *json, int problem);

/* atlas_fold_theory, atlas_slide2_theory, atlas_spatial_theory, atlas_wedge_theory: those of these kinds; of slide2 and spatial
 * by the problem; of wedge by the node of the model; without a program where there is no atlas. */
struct atlas_theory atlas_fold_theory(void);
struct atlas_theory atlas_slide2_theory(const struct json *json, int problem);
struct atlas_theory atlas_spatial_theory(const struct json *json, int problem);
struct atlas_theory atlas_wedge_theory(const struct json *json, int model);

/* atlas_add_word: appends a word of three parts to the name of a row, of ATLAS_NAME_SIZE characters at most, after `_and_` where it is not empty. */
void atlas_add_word(char *name, const char *first, const char *second, const char *third);

/* constant * product of factor[i]^exponent[i] */
struct atlas_product {
    rational constant;
    signed char exponent[ATLAS_MAX_FACTORS];
};

/* One piece of each parameter. */
struct atlas_region {
    int node, axes; /* the parameters, then the constants */
    struct cell start;
    int grid[CELL_MAX_AXES]; /* the first value of each variable on the grid where formulas are compared */
    int factors;
    struct tensor factor[ATLAS_MAX_FACTORS], slope[ATLAS_MAX_FACTORS][ATLAS_AXES]; /* and its derivatives */
    int terms[ATLAS_MAX_FACTORS];                                                  /* nodes: the lists of terms */
    unsigned char divides[ATLAS_MAX_FACTORS]; /* 1 when it stands below the line of some quantity */
    struct atlas_product quantity[PROGRAM_MAX_QUANTITIES];
};

/* One record while it is checked. */
struct atlas {
    struct uncertain c; /* the record, for the parts that the checker of mechanisms has */
    struct atlas_theory theory;
    struct mechanism m; /* its variables */
    int names, rows;    /* the node of verdict.rows, and how many there are */
    int name[ATLAS_MAX_ROWS];
    unsigned char used[ATLAS_MAX_ROWS], outside;
    rational undecided, area;
    struct signs *room; /* for the combinations of signs */
};

/* atlas_rejected: answers REJECTED; returns 0. */
int atlas_rejected(const struct atlas *a, const char *item, const char *what);

/* atlas_read_region: reads a region and checks its formulas; atlas_free_region: frees what it owns.
 * atlas_check_formulas: that the quantities are what the formulas give.  atlas_check_cover: every cell, and the share of the undecided.
 * Return 1, or 0 with the reason. */
int atlas_read_region(struct atlas *a, int node, int index, struct atlas_region *region);
void atlas_free_region(struct atlas_region *region);
int atlas_check_formulas(const struct atlas *a, const struct atlas_region *region);
int atlas_check_cover(struct atlas *a, const struct atlas_region *region);

#endif
