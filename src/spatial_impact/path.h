/* SPDX-License-Identifier: BSD-2-Clause */
/* Slip during an impact, enclosed: quadratures along the direction of slip (spec/spatial_impact/README.md, section 3).
 *
 * The direction turns one way only. It is followed in frames, each rotated by a right angle against the one before; in
 * a frame t = tan(angle / 2) goes from 0 to 1, and with w = 1 + t^2 and polynomials Q, K, P of t
 *     dr/dt = -2 K r / (Q w),   dI/dt = 2 w r / Q,   dv/dt = 2 P r / Q,   dW/dt = v dI/dt. */
#ifndef SPATIAL_IMPACT_PATH_H
#define SPATIAL_IMPACT_PATH_H

#include "numbers/enclosures.h"
#include "spatial/circle.h"

enum { PATH_BITS = 160, PATH_TERMS = 12, PATH_MOST_CUTS = 1200, PATH_FRAMES = 4 };

/* The data as numbers, mirrored so that the slip turns to the left, and the direction of u at the beginning as enclosures. */
struct path_data {
    struct number_pool *pool;
    spatial_number A11, A12, A22, B1, B2, C, mu, u1, u2, speed2;
    int edge;                 /* p = 0 at the beginning */
    struct enclosures *arena; /* with PATH_BITS; the enclosures of a step are released at its end */
};

/* Speed of slip, normal impulse, normal velocity, work of the normal force. */
struct path_state {
    struct spatial_interval r, I, v, W;
};

/* One frame: polynomials, constant first. */
struct path_frame {
    enclosed c, s; /* its first axis */
    enclosed Q[5], K[5], P[3];
    int edge; /* P[0] = 0, so that P has the sign of P[1] + P[2] t for t > 0 */
};

void path_frame(struct enclosures *arena, const struct path_data *data, int quarter, struct path_frame *frame);

/* A cell [a, b] of a frame: the state at its end, and an enclosure of the states inside. */
struct path_cell {
    struct path_state end, all;
    int p;       /* the sign of P in the cell, disregarding a zero at its beginning; 0 when it is not determined */
    int regular; /* Q > 0 on the cell */
    int fine;    /* the remainder of the series is small */
};
void path_step(const struct path_data *data, int quarter, spatial_number a, spatial_number b,
               const struct path_state *begin, struct path_cell *cell);

/* path_stop: the slip stops between a and b, where Q changes its sign and K > 0: encloses the state at that moment, and
 * v before it. Returns 1, or 0 when that is not proved. */
int path_stop(const struct path_data *data, int quarter, spatial_number a, spatial_number b,
              const struct path_state *begin, struct path_state *end, struct spatial_interval *between);

/* path_velocity: the components of slip with speed r in a direction between a and b. */
void path_velocity(const struct path_data *data, int quarter, spatial_number a, spatial_number b,
                   const struct spatial_interval *r, struct spatial_interval velocity[2]);

#endif
