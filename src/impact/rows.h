/* SPDX-License-Identifier: BSD-2-Clause */
/* The numbers of the rows of spec/table/impact.h: ROW_forward_slip ... ROWS. */
#ifndef IMPACT_ROWS_H
#define IMPACT_ROWS_H

#include "table/impact.h"

#define ROW_INDEX(name, condition, region, first, second, phase) ROW_##name,
enum { T_IMPACT(ROW_INDEX) ROWS };

#endif
