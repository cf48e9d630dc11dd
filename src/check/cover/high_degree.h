/* SPDX-License-Identifier: BSD-2-Clause */
/* Quantities of a degree above 2 in some uncertain input, which have no coefficients in a cell (spec/certificate.md, section 9.3). */
#ifndef CHECK_COVER_HIGH_DEGREE_H
#define CHECK_COVER_HIGH_DEGREE_H

#include "check/cover/cell.h"

/* cell_high_signs: for each quantity of a degree above 2 the signs of the numbers in its range, each uncertain input ranging over its side
 * of the cell; for the others 0. */
/*@ requires pool != \null && \valid_read(data) && program_ok(data->program) && cell_axes(data) && cell_inputs(data);
  @ requires \valid_read(cell) && cell_sides(cell, data->axes) && \valid(high + (0 .. PROGRAM_MAX_QUANTITIES - 1));
  @ assigns high[0 .. PROGRAM_MAX_QUANTITIES - 1], scalar_doubt;
  @ ensures DOUBT_STAYS; */
void cell_high_signs(struct scalar_pool *pool, const struct cell_data *data, const struct cell *cell,
                     unsigned char *high);

#endif
