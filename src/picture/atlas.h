/* SPDX-License-Identifier: BSD-2-Clause */
/* The picture of an atlas, drawn from its certificate (spec/atlas.md). */
#ifndef PICTURE_ATLAS_H
#define PICTURE_ATLAS_H

#include "picture/canvas.h"
#include "problem/problem.h"

struct atlas_picture {
    const json_t *record;
    const struct problem *problem; /* for the units of the axes */
    const char *x, *y;
    int has_mark;
    struct point mark;        /* a point of the plane, in the values of the two fields, which are numbers */
    const struct point *path; /* a motion that begins there */
    int corners;
};

/* picture_atlas: draws an atlas into a file, as SVG, or as PNG when `png` is 1.
 * Returns STATUS_OK; or with the reason STATUS_INTERNAL when the file could not be written, and STATUS_UNDECIDED when
 * doubles cannot show the atlas */
enum status picture_atlas(const struct atlas_picture *picture, const char *file, int png,
                          struct failure *failure) WARN_UNUSED;

/* picture_has_png: 1 when the program was built with cairo, and can make PNG. */
int picture_has_png(void);

#endif
