/* SPDX-License-Identifier: BSD-2-Clause */
/* The atlas that contains a decided problem, with a mark at the problem. */
#ifndef PICTURE_AROUND_H
#define PICTURE_AROUND_H

#include "picture/canvas.h"
#include "problem/problem.h"

/* One axis of such an atlas: a field of the kind, and its range. */
struct around_axis {
    const char *name;
    double low, high;
};

/* A motion that begins at the problem, drawn over the atlas: its corners, beginning with the problem. */
struct around_path {
    const struct point *corner;
    int corners;
};

/* picture_around: draws the atlas of the problem's kind in which two fields vary over their ranges and the others have
 * the values of the problem. Fields that are lists or matrices are omitted. `path` may be NULL. Returns 1; 0 when the
 * file could not be written; or PICTURE_NO_PLANE. */
int picture_around(const struct problem *problem, const struct around_axis axis[2], const struct around_path *path,
                   const char *file);

/* picture_around_of: the same in the atlas of another kind, with those fields of the problem that it has, and without
 * motion. */
int picture_around_of(const struct kind *kind, const struct problem *problem, const struct around_axis axis[2],
                      const char *file);

/* picture_has_atlas: 1 when there are atlases of this kind for the form of the problem's data. */
int picture_has_atlas(const struct problem *problem);

#endif
