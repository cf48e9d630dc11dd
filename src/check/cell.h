/* SPDX-License-Identifier: BSD-2-Clause */
/* Cells of a box of uncertain inputs, and the signs that quantities may have in a cell (spec/certificate.md, section 9.3). */
#ifndef CHECK_CELL_H
#define CHECK_CELL_H

#include "check/range.h"
#include "check/signs.h"

enum { CELL_MAX_AXES = 8 };

/* A point or an interval for each uncertain input; low and high are the same handle at a point. */
struct cell {
    struct {
        rational low, high;
        int has_low, has_high; /* whether the end belongs to the cell */
    } side[CELL_MAX_AXES];
};

/* What cells are evaluated with. */
struct cell_data {
    const struct program *program;
    int axes;
    int axis[PROGRAM_MAX_NODES];           /* of an input; -1 when it is certain */
    struct range input[PROGRAM_MAX_NODES]; /* of a certain input */
    unsigned char degree[PROGRAM_MAX_NODES][CELL_MAX_AXES];
};

/* cell_find_degrees: fills in the degrees of the nodes.  Returns 1, or 0 when some quantity has a degree above 2. */
int cell_find_degrees(struct cell_data *data);

/* cell_signs: the signs that each quantity may have in the cell. */
void cell_signs(struct rational_pool *pool, const struct cell_data *data, const struct cell *cell, unsigned char *may);

#endif
