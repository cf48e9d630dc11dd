/* SPDX-License-Identifier: BSD-2-Clause */
/* The enlarged model of kind wedge: the velocity of the framework over time. */
#ifndef PICTURE_FRAMEWORK_H
#define PICTURE_FRAMEWORK_H

#include "problem/problem.h"

/* picture_framework: draws [WZ], Figure 8, with the certified stops: the framework, the classical solution, and the
 * jumps that [WZ] expects. Returns 1, or 0 when the file could not be written. */
int picture_framework(const struct problem *problem, const struct answer *answer, const char *file);

#endif
