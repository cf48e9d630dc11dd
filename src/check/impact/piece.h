/* SPDX-License-Identifier: BSD-2-Clause */
/* A piece of the motion that the witness of an impact describes, for pieces.c. */
#ifndef CHECK_IMPACT_PIECE_H
#define CHECK_IMPACT_PIECE_H

#include "check/impact/impact.h"

struct piece {
    int slip, phase;  /* slip 1 forward, -1 backward, 0 stick; phase PHASES for a piece that cannot be read */
    struct surd I, J; /* the normal and tangential impulse */
    struct velocity before, after;
};

/*@ predicate piece_numbers{L}(struct impact *c, struct piece p) = impact_velocity(c, p.before) && impact_velocity(c, p.after) &&
  @   surd_ok(&c->field, p.I) && surd_ok(&c->field, p.J);
  @ // What is known of a piece that has been read.
  @ predicate piece_ok{L}(struct impact *c, struct piece p) =
  @   impact_followed(c) && -1 <= p.slip <= 1 && 0 <= p.phase < PHASES && piece_numbers(c, p); */

#endif
