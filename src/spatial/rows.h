/* SPDX-License-Identifier: BSD-2-Clause */
/* The rows of atlases of one contact in three dimensions (spec/spatial/README.md, "Rows of atlases"). */
#ifndef SPATIAL_ROWS_H
#define SPATIAL_ROWS_H

#include "spatial/spatial.h"

/* spatial_rows: how rows follow from signs in a problem; NULL at rest, and for an elliptic cone. */
const struct row_theory *spatial_rows(const struct problem *problem);

#endif
