/* SPDX-License-Identifier: BSD-2-Clause */
/* The numbers of the rows of spec/rest/table.h: ROW_flight ... ROWS. */
#ifndef REST_ROWS_H
#define REST_ROWS_H

#include "rest/table.h"

#define ROW_INDEX(name, condition, verdict) ROW_##name,
enum { T_REST(ROW_INDEX) ROWS };

#endif
