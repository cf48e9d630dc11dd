/* SPDX-License-Identifier: BSD-2-Clause */
/* The quantities of a point that is given by its rates, with or without the K. */
#ifndef CHECK_FOLD_POINT_H
#define CHECK_FOLD_POINT_H

#include "check/fold/private.h"

/* fold_read_point: reads the data, and computes the quantities, their signs and their names. */
/*@ requires fold_reads(c) && c->count == 0;
  @ assigns c->count, c->name[0 .. FOLD_MAX_QUANTITIES - 1], c->q[0 .. FOLD_MAX_QUANTITIES - 1],
  @   c->sign[0 .. FOLD_MAX_QUANTITIES - 1], c->seen[0 .. FOLD_SEEN - 1], c->seen_sign[0 .. FOLD_SEEN - 1], scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures lists: fold_lists(c);
  @ ensures seen: fold_seen(c, FOLD_SEEN); */
void fold_read_point(struct fold *c);

#endif
