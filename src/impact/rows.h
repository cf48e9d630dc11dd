/* SPDX-License-Identifier: BSD-2-Clause */
/* The numbers of the rows of spec/impact/table.h: ROW_forward_slip ... ROWS. */
#ifndef IMPACT_ROWS_H
#define IMPACT_ROWS_H

#include "impact/table.h"

#define ROW_INDEX(name, condition, region, first, second, phase) ROW_##name,
enum { T_IMPACT(ROW_INDEX) ROWS };

#endif
