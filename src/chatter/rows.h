/* SPDX-License-Identifier: BSD-2-Clause */
/* The numbers of the rows of spec/chatter/table.h: ROW_lifts_off ... ROWS. */
#ifndef CHATTER_ROWS_H
#define CHATTER_ROWS_H

#include "chatter/table.h"

#define ROW_INDEX(name, condition, course, direction) ROW_##name,
enum { T_CHATTER(ROW_INDEX) ROWS };

#endif
