/* SPDX-License-Identifier: BSD-2-Clause */
/* The numbers of the rows and cells of spec/contact/table.h: ROW_forward_flight ... ROWS, CELL_I_i ... CELLS. */
#ifndef CONTACT_ROWS_H
#define CONTACT_ROWS_H

#include "contact/table.h"

#define ROW_INDEX(name, condition, F, S_plus, S_minus, T, solutions) ROW_##name,
#define CELL_INDEX(name, condition, text) CELL_##name,
enum { T_CONTACT(ROW_INDEX) ROWS };
enum { T_CONTACT_CASE(CELL_INDEX) CELLS };

#endif
