/* SPDX-License-Identifier: BSD-2-Clause */
/* The kinds that have a picture: each has a file picture/<kind>.c with picture_<kind>. */
#ifndef PICTURE_KINDS_H
#define PICTURE_KINDS_H

#include "problem/problem.h"

/* Written by tests/registry. */
#define PICTURES(PICTURE)                                                                                              \
    PICTURE(contact)                                                                                                   \
    PICTURE(impact)                                                                                                    \
    PICTURE(chatter)                                                                                                   \
    PICTURE(jam)                                                                                                       \
    PICTURE(rest)                                                                                                      \
    PICTURE(slide2)                                                                                                    \
    PICTURE(modes)                                                                                                     \
    PICTURE(fold)                                                                                                      \
    PICTURE(compliance)                                                                                                \
    PICTURE(wedge)                                                                                                     \
    PICTURE(spatial)                                                                                                   \
    PICTURE(stance)                                                                                                    \
    PICTURE(spatial_impact)
/* end of the kinds */

/* picture_<kind>: draws a decided problem. Returns 1; 0 when the file could not be written; or why there is no picture
 * of such data: PICTURE_NONE when only planes of parameters of the kind can be drawn, PICTURE_NEEDS_BODY when only a
 * body with its modes can be, PICTURE_NO_PLANE when the plane around the problem cannot be decided or shown in doubles. */
enum { PICTURE_NONE = -1, PICTURE_NEEDS_BODY = -2, PICTURE_NO_PLANE = -3 };
#define PICTURE_DECLARE(name)                                                                                          \
    int picture_##name(const struct problem *problem, const struct answer *answer, const char *file);
PICTURES(PICTURE_DECLARE)

#endif
