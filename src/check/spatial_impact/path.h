/* SPDX-License-Identifier: BSD-2-Clause */
/* The path of an impact in which the slip turns, in intervals (spec/spatial_impact/README.md, section 3). */
#ifndef CHECK_SPATIAL_IMPACT_PATH_H
#define CHECK_SPATIAL_IMPACT_PATH_H

#include "check/kernel/enclose.h"

enum { IMPACT3_BITS = 160, IMPACT3_TERMS = 12, IMPACT3_FRAMES = 4 };

/* Speed of slip, normal impulse, normal velocity, work. */
struct impact3_state {
    struct range r, I, v, W;
};

/* The data of the contact, and the direction of slip at the beginning. Both are mirrored when the slip turns to the
 * right, so that it turns to the left. */
struct impact3_body {
    struct range A11, A12, A22, B1, B2, C, mu, cosine, sine;
    int is_mirrored;
    int is_edge; /* 1 when p = 0 at the beginning */
};

/* Coefficients of a power series, or of a polynomial, constant first; those behind the last are 0. */
struct series {
    struct range c[IMPACT3_TERMS + 1];
};

/* A frame, whose first axis is u / |u| rotated by right angles; and one cell of the path in it. */
struct impact3_frame {
    struct range c, s;
    struct series Q, K, P; /* of degrees 4, 4 and 2 */
    int is_edge;           /* P = 0 at 0: for t > 0 P has the sign of the first coefficient + the second times t */
};
struct impact3_cell {
    int is_found; /* 0 when Q is not seen to be positive, or the slip may stop */
    struct impact3_state end, all;
    int p; /* the sign of P in the cell, except for a zero at its beginning; 0 when it has no sign */
};

/* A stop of the slip between two times, and the normal velocities before it. */
struct impact3_pause {
    int is_found;
    struct impact3_state end;
    struct range between;
};

/* Two components. */
struct impact3_vector {
    struct range x1, x2;
};

/*@ predicate impact3_state_ok(struct impact3_state s) = range_ok(s.r) && range_ok(s.I) && range_ok(s.v) && range_ok(s.W);
  @ predicate impact3_body_ok(struct impact3_body b) = range_ok(b.A11) && range_ok(b.A12) && range_ok(b.A22) &&
  @   range_ok(b.B1) && range_ok(b.B2) && range_ok(b.C) && range_ok(b.mu) && range_ok(b.cosine) && range_ok(b.sine);
  @ predicate series_ok(struct series x) = \forall integer k; 0 <= k <= IMPACT3_TERMS ==> range_ok(x.c[k]);
  @ predicate impact3_frame_ok(struct impact3_frame f) = range_ok(f.c) && range_ok(f.s) && series_ok(f.Q) &&
  @   series_ok(f.K) && series_ok(f.P);
  @ predicate impact3_cell_ok(struct impact3_cell x) = 0 <= x.is_found <= 1 && impact3_state_ok(x.end) &&
  @   impact3_state_ok(x.all) && -1 <= x.p <= 1;
  @ predicate impact3_pause_ok(struct impact3_pause x) = 0 <= x.is_found <= 1 && impact3_state_ok(x.end) &&
  @   range_ok(x.between);
  @ predicate impact3_vector_ok(struct impact3_vector x) = range_ok(x.x1) && range_ok(x.x2); */

/* impact3_frame: the frame after `quarter` right angles. */
/*@ requires enclose_ok(e) && impact3_body_ok(body) && 0 <= quarter;
  @ assigns scalar_doubt;
  @ ensures impact3_frame_ok(\result) && DOUBT_STAYS; */
struct impact3_frame impact3_frame(const struct enclose *e, struct impact3_body body, int quarter);

/* impact3_step: the path from a to b, where it begins in a state; the numbers are in the pool of e. impact3_stop: the
 * stop of the slip between a and b. */
/*@ requires enclose_ok(e) && impact3_frame_ok(f) && a != \null && b != \null && impact3_state_ok(begin);
  @ assigns scalar_doubt;
  @ ensures impact3_cell_ok(\result) && DOUBT_STAYS; */
struct impact3_cell impact3_step(const struct enclose *e, struct impact3_frame f, scalar a, scalar b,
                                 struct impact3_state begin);
/*@ requires enclose_ok(e) && impact3_frame_ok(f) && a != \null && b != \null && impact3_state_ok(begin);
  @ assigns scalar_doubt;
  @ ensures impact3_pause_ok(\result) && DOUBT_STAYS; */
struct impact3_pause impact3_stop(const struct enclose *e, struct impact3_frame f, scalar a, scalar b,
                                  struct impact3_state begin);

/* impact3_velocity: the velocity of slip with speed r between a and b. */
/*@ requires enclose_ok(e) && impact3_body_ok(body) && 0 <= quarter && a != \null && b != \null && range_ok(r);
  @ assigns scalar_doubt;
  @ ensures impact3_vector_ok(\result) && DOUBT_STAYS; */
struct impact3_vector impact3_velocity(const struct enclose *e, struct impact3_body body, int quarter, scalar a,
                                       scalar b, struct range r);

#endif
