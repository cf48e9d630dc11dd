/* SPDX-License-Identifier: BSD-2-Clause */
/* The rows of kind `chatter` from the signs of polynomials, for atlases. */
#ifndef CHATTER_BY_SIGNS_H
#define CHATTER_BY_SIGNS_H

#include "problem/problem.h"

/* chatter_rows: how the row of a problem follows from signs; NULL when the law is missing or `width` is given. The rows
 * are those of spec/chatter/table.h. When u and v are not given and a row leaves open whether |v| decreases, remains
 * constant or increases in later impacts, `_neutral` or `_reverse` is appended to its name in the last two cases
 * (spec/atlas.md). */
const struct row_theory *chatter_rows(const struct problem *problem);

#endif
