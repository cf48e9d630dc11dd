/* SPDX-License-Identifier: BSD-2-Clause */
/* The atlas in which a decided problem lies, with a mark at the problem. */
#ifndef PICTURE_AROUND_H
#define PICTURE_AROUND_H

#include "problem/problem.h"

/* One axis of such an atlas: a field of the kind, and its range. */
struct around_axis {
    const char *name;
    double low, high;
};

/* picture_around: draws the atlas of the problem's kind where two fields go through their ranges and the others have the values of the
 * problem.  Fields that are lists or matrices are left out.  Returns 1, or 0 when it could not be drawn. */
int picture_around(const struct problem *problem, const struct around_axis axis[2], const char *file);

#endif
