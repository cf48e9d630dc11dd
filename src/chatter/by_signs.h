/* SPDX-License-Identifier: BSD-2-Clause */
/* The rows of impact after impact by signs of polynomials, for atlases. */
#ifndef CHATTER_BY_SIGNS_H
#define CHATTER_BY_SIGNS_H

#include "problem/problem.h"

/* chatter_rows: how rows follow from signs in a problem; NULL where the law is missing, or `width` is given.  The rows are those of
 * spec/chatter/table.h.  Without u and v, where a row leaves open whether |v| falls, stays or grows for ever, `_neutral` or `_reverse` stands
 * after its name in the latter two cases (spec/atlas.md). */
const struct row_theory *chatter_rows(const struct problem *problem);

#endif
