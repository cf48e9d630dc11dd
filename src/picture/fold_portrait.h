/* SPDX-License-Identifier: BSD-2-Clause */
/* The switching surface near a point, in the plane of the rates Lp, Lm of h along both fields: sliding, escaping and crossing. */
#ifndef PICTURE_FOLD_PORTRAIT_H
#define PICTURE_FOLD_PORTRAIT_H

#include "picture/sectors.h"

/* picture_fold_portrait: draws the regions with a mark at the point, in any units of the rates; at a two-fold also the
 * motion on the surface to leading order. The answer has the quantities Lp Lm Kpp Kpm Kmp Kmm. Returns 1, or 0 when the
 * file could not be written. */
int picture_fold_portrait(const struct problem *problem, const struct answer *answer, const char *file);

#endif
