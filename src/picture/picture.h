/* SPDX-License-Identifier: BSD-2-Clause */
/* A picture of a decided problem in SVG. Pictures are drawn in doubles, on which no decision depends: the filling of a
 * region is the verdict of the program at a point inside it. */
#ifndef PICTURE_PICTURE_H
#define PICTURE_PICTURE_H

#include "problem/problem.h"

/* picture_write: draws the problem and its answer into a file.
 * Returns STATUS_OK; STATUS_MALFORMED with the reason when the kind has no picture or the problem is uncertain;
 * STATUS_INTERNAL with the reason when the file cannot be written */
enum status picture_write(const struct problem *problem, const struct answer *answer, const char *file,
                          struct failure *failure) WARN_UNUSED;

#endif
