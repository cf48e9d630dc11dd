/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of an impact in three dimensions: data -> invariant directions -> path -> events -> words (spec/spatial_impact/README.md). */
#ifndef SPATIAL_IMPACT_IMPACT3_H
#define SPATIAL_IMPACT_IMPACT3_H

#include "problem/problem.h"
#include "spatial/spatial.h"
#include "spatial_impact/path.h"
#include "spatial_impact/program.h"

enum impact3_law { IMPACT3_POISSON, IMPACT3_ENERGETIC, IMPACT3_NEWTON };
enum impact3_part { IMPACT3_SLIP, IMPACT3_STICK, IMPACT3_START, IMPACT3_PARTS }; /* START: slip that starts from rest */
enum { IMPACT3_NO_STOP, IMPACT3_STOP_COMPRESSION, IMPACT3_STOP_RESTITUTION, IMPACT3_AT_REST };

/* An invariant direction: a zero of g in a cell of a chart (spatial/circle.h), and the signs of k, of p and of -dg/dphi there. */
struct impact3_direction {
    int sigma, k, p, attracts;
    struct spatial_interval cell;
};
enum { IMPACT3_MOST_DIRECTIONS = 8 };

/* The motion of a point at rest: v' and, when it slips, |u|' and the direction. */
struct impact3_rest {
    int slips;
    struct spatial_interval rate, speed_up, direction[2];
};

/* Normal impulse, velocities and work at an event. */
struct impact3_event {
    struct spatial_interval I, v, W, u[2];
};

struct impact3_result {
    int stick, v, p, h, turns; /* signs; p and h in the direction of slip (p = 1 at rest) */
    int every_direction, directions;
    struct impact3_direction direction[IMPACT3_MOST_DIRECTIONS];
    struct spatial_cuts cuts;
    int row, stops;
    struct impact3_event stop, compression, end;
    int part[2][4], parts[2];       /* the parts of compression and of restitution */
    json_t *frames;                 /* of cuts */
    int compression_cell, end_cell; /* -1 for none */
    spatial_number stop_to;         /* NULL for none */
};

/* The problem and its data. */
struct impact3 {
    struct number_pool *pool;
    const struct evaluation *e; /* of the program `spatial_impact` */
    long budget_bits;           /* of the work of dividing the circle */
    spatial_number axis
        [2]; /* mu1 and mu2 of an elliptic cone, by which the components of the velocity are multiplied in its reduction to a circular cone; else NULL */
    struct spatial_forms forms;
    enum impact3_law law;
    struct path_data data; /* mirrored where the slip turns to the right */
    struct impact3_rest rest;
    struct failure *failure;
};

/* impact3_find_directions: finds the zeros of g, or that g vanishes identically. impact3_find_rest: finds the motion
 * after a stop. impact3_follow: follows the impact from beginning to end. All return STATUS_OK or STATUS_UNDECIDED with
 * the reason. */
enum status impact3_find_directions(struct impact3 *x, struct impact3_result *result) WARN_UNUSED;
enum status impact3_find_rest(struct impact3 *x, const struct impact3_result *result) WARN_UNUSED;
enum status impact3_follow(struct impact3 *x, struct impact3_result *result) WARN_UNUSED;

/* impact3_is_narrow: 1 when the intervals of an event are narrow compared with the changes in the impact: relative
 * 2^-20 in the record. */
int impact3_is_narrow(const struct impact3 *x, const struct impact3_event *event);

/* impact3_happens: 1 when there is an impact: v < 0, or slip presses the point into the ground at once (p < 0), or as
 * soon as it turns (p = 0, h < 0). */
static inline int impact3_happens(const struct impact3_result *result)
{
    return result->v < 0 || result->p < 0 || (result->p == 0 && result->h < 0);
}

/* impact3_row_of: the row of spec/spatial_impact/table.h, -1 when none holds. impact3_row_name: its name; NULL when out
 * of range. */
int impact3_row_of(int v, int p, int h, int g, int stops);
const char *impact3_row_name(int row);

/* Interval arithmetic on events, with enclosures of PATH_BITS. */
enum impact3_operation { IMPACT3_ADD, IMPACT3_SUBTRACT, IMPACT3_MULTIPLY, IMPACT3_DIVIDE, IMPACT3_ROOT };
struct spatial_interval impact3_do(struct number_pool *pool, enum impact3_operation operation,
                                   struct spatial_interval x, struct spatial_interval y);
struct spatial_interval impact3_exact(spatial_number x);

/* impact3_verdict_json, impact3_witness_json: owned by the caller; the witness takes ownership of cuts and frames. */
json_t *impact3_verdict_json(const struct impact3 *x, const struct impact3_result *result);
json_t *impact3_witness_json(const struct impact3 *x, struct impact3_result *result);
void impact3_describe(const struct answer *answer, FILE *out);

#endif
