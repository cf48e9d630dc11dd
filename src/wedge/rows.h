/* SPDX-License-Identifier: BSD-2-Clause */
/* The rows of atlases of two sliders (spec/wedge/README.md, "Rows of atlases"). */
#ifndef WEDGE_ROWS_H
#define WEDGE_ROWS_H

#include "wedge/wedge.h"

/* wedge_rows: how rows follow from signs in a problem; NULL for the model `enlarged`, and at rest for two coefficients
 * of friction or a slipper. */
const struct row_theory *wedge_rows(const struct problem *problem);

/* wedge_check_hypotheses: whether the signs of the quantities of a model satisfy its hypotheses. */
enum status wedge_check_hypotheses(enum wedge_model model, const struct evaluation *e, struct failure *failure);

#endif
