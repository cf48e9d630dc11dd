/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations shared by the files of the checker of kind `spatial-impact`. The forms on the circle are those of
 * check/spatial with the load a = 0, b = -1; then R is g and E is -k. */
#ifndef CHECK_SPATIAL_IMPACT_PRIVATE_H
#define CHECK_SPATIAL_IMPACT_PRIVATE_H

#include "check/spatial/private.h"
#include "check/spatial_impact/verdict.h"
#include "check/spatial_impact/spatial_impact.h"

struct impact3 {
    struct spatial s; /* the contact, and the record */
    struct enclose e;
    scalar v0, restitution;
    int law;                                   /* the first letter of its name */
    int stick, v, p, h, turns;                 /* signs, as in the verdict */
    int open;                                  /* the record does not say what happens when p = v = 0 >= h */
    int every_direction, starts;               /* starts: 1 when the direction with k < 0 was found */
    struct range rate, speed_up, direction[2]; /* the motion of a point at rest */
};

/*@ predicate impact3_reads{L}(struct impact3 *x) = \valid_read(x) && quantities_ready(x->s.json, x->s.pool, x->s.answer) &&
  @   0 <= x->s.problem < x->s.json->count; */

/* A part of the check.  Returns 1, or 0 with the reason. */
int impact3_check_directions(struct impact3 *x);

/*@ requires \valid_read(x) && \valid(x->s.answer);
  @ assigns *x->s.answer;
  @ ensures \result == 0; */
int impact3_rejected(const struct impact3 *x, const char *place, const char *item, const char *what);

#endif
