/* SPDX-License-Identifier: BSD-2-Clause */
/* What mode.c, which tells the cases apart, and mode_line.c, where the points are a line, share. */
#ifndef CHECK_KERNEL_MODE_PRIVATE_H
#define CHECK_KERNEL_MODE_PRIVATE_H

#include "check/kernel/matrix.h"
#include "check/kernel/mode.h"

/* A mode with its numbers. */
struct system {
    const struct numbers *n;
    struct linear equation[FORM_MAX_UNKNOWNS];
    struct matrix matrix; /* of the equations */
    int inequalities;     /* those whose condition holds */
    short index[MODE_MAX_INEQUALITIES];
    short strict[MODE_MAX_INEQUALITIES];
    struct linear inequality[MODE_MAX_INEQUALITIES]; /* each >= 0 */
};

/* system_meets: NULL when the point meets the equations, else what is wrong with it; also when it is NULL. */
const char *system_meets(const struct system *s, const rational *point);

/* system_keep: makes the point that of the outcome, and notes which inequalities are equalities there. */
void system_keep(const struct system *s, const rational *point, struct mode_outcome *outcome);

/* system_on_line: the outcome where the points that meet the equations are a line, or the equations leave more.
 * Returns as mode_find. */
const char *system_on_line(const struct system *s, const rational *point, struct mode_outcome *outcome);

#endif
