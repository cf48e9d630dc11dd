/* SPDX-License-Identifier: BSD-2-Clause */
/* The numbers of the rows of spec/jam/table.h: ROW_stable_node_slow_b_up ... ROWS. */
#ifndef JAM_ROWS_H
#define JAM_ROWS_H

#include "jam/table.h"

#define ROW_INDEX(name, condition, falling, resting, rising) ROW_##name,
enum { T_JAM(ROW_INDEX) ROWS };

#endif
