/* SPDX-License-Identifier: BSD-2-Clause */
/* The numbers of the rows of spec/step/table.h: ROW_other_problem ... ROWS, DIFFERENCE_problem ... DIFFERENCES. */
#ifndef STEP_ROWS_H
#define STEP_ROWS_H

#include "step/table.h"

#define ROW_INDEX(name, condition, word) ROW_##name,
#define DIFFERENCE_INDEX(name, condition, word) DIFFERENCE_##name,
enum { T_STEP(ROW_INDEX) ROWS };
enum { T_STEP_DIFFERENCE(DIFFERENCE_INDEX) DIFFERENCES };

#endif
