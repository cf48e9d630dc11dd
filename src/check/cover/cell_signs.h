/* SPDX-License-Identifier: BSD-2-Clause */
/* The signs of the quantities of a program in a cell. */
#ifndef CHECK_COVER_CELL_SIGNS_H
#define CHECK_COVER_CELL_SIGNS_H

#include "check/cover/cell.h"

enum { CELL_MAX_POINTS = 6561 };

/* Memory for the nodes of a program at the points of a cell. */
struct cell_room {
    struct range node[CELL_MAX_POINTS][PROGRAM_MAX_NODES];
};

/*@ predicate cell_apart{L}(char *base, struct program *p) =
  @   base != \base_addr(p) && base != \base_addr(p->code) && base != \base_addr(p->quantity); */

/* cell_signs: the signs that each quantity may have in the cell. */
/*@ requires pool != \null && \valid_read(data) && program_ok(data->program) && cell_axes(data) && cell_inputs(data) &&
  @   cell_degrees(data) && \valid_read(cell) && cell_sides(cell, data->axes);
  @ requires \valid(room) && cell_apart(\base_addr(room), data->program);
  @ requires apart: \base_addr(room) != \base_addr(data) && \base_addr(room) != \base_addr(cell);
  @ requires \valid(may + (0 .. data->program->quantities - 1));
  @ assigns *room, scalar_doubt, may[0 .. data->program->quantities - 1];
  @ ensures DOUBT_STAYS; */
void cell_signs(struct scalar_pool *pool, const struct cell_data *data, const struct cell *cell, struct cell_room *room,
                unsigned char *may);

#endif
