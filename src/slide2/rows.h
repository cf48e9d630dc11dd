/* SPDX-License-Identifier: BSD-2-Clause */
/* The rows of atlases of two contacts that both slip (spec/slide2/README.md, "Rows of atlases"). */
#ifndef SLIDE2_ROWS_H
#define SLIDE2_ROWS_H

#include "problem/problem.h"

/* slide2_rows: how rows follow from signs when p11 p12 p21 p22 are given, with or without a compliance. */
const struct row_theory *slide2_rows(int compliant);

/* slide2_body_rows: the same for a body given by a mechanism, whose inertia is positive semidefinite for all
 * parameters. */
const struct row_theory *slide2_body_rows(void);

#endif
