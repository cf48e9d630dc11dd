/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of one contact in three dimensions: data -> forms on the circle -> solutions -> words. The mathematics is
 * in spec/spatial/README.md. */
#ifndef SPATIAL_SPATIAL_H
#define SPATIAL_SPATIAL_H

#include "problem/problem.h"
#include "spatial/circle.h"
#include "spatial/program.h"

enum spatial_status { SPATIAL_CONSISTENT, SPATIAL_BOUNDARY, SPATIAL_INCONSISTENT, SPATIAL_INADMISSIBLE };

/* How a motion meets p = 0, at a direction where it vanishes, while b < 0. */
enum spatial_end { SPATIAL_ENTER, SPATIAL_REPEL, SPATIAL_DEGENERATE };

/* The data of a circular cone, to which an elliptic cone is reduced, and its quantities. */
struct spatial_body {
    struct number_pool *pool;
    const struct evaluation *e; /* of the program `spatial` */
    struct spatial_forms forms;
    /* the width 2^-width_bits of the intervals in the verdict; at least SPATIAL_WIDTH_BITS, which certificates require */
    long width_bits;
    long budget_bits; /* of the work of dividing the circle */
};
enum { SPATIAL_WIDTH_BITS = 40 };

/* The arc of slip directions with p < 0. */
struct spatial_arc {
    int sign; /* the sign of D when mu B is not 0: -1 none, 0 one direction, 1 an arc; also -1 when mu B = 0 */
    spatial_number
        mu_P_squared;      /* the square of the least coefficient for which p <= 0 in some direction; NULL for B = 0 */
    struct surd end[2][2]; /* d+ and d-; equal for sign 0 */
    enum spatial_end crossing[2]; /* for sign 1 */
    int always_unique;            /* 1 when there is one solution at rest for each a and each b < 0 */
    struct spatial_cuts cuts;     /* for h and p, which prove it */
};

/* Slip with u not 0. */
struct spatial_slip {
    int p, h, g, row; /* h and g when p = 0, else 0 */
    int has_force;    /* 1 when S has one force */
    struct surd lambda_N;
    int crossing; /* enum spatial_end, or -1 when p is not 0 or b >= 0 */
};

/* Slip that begins at rest: when b is not 0, in the direction of a zero of R, in a cell; when b = 0, at an end of the
 * arc. */
struct spatial_start {
    int sigma; /* chart, or 0 for an end */
    struct spatial_interval cell;
    int index, p;
    struct spatial_interval lambda_N, rho;
    int end; /* 0 for d+, 1 for d- */
    struct surd force, rate;
    int continuum; /* any force from 0 to `force` */
};
enum { SPATIAL_MOST_STARTS = 8 };

struct spatial_rest {
    enum spatial_status F, S, T;
    int starts;
    struct spatial_start start[SPATIAL_MOST_STARTS];
    int solutions; /* -1 for a continuum */
    int row, degenerate, has_cuts;
    const char *stick; /* the word for the stability of stick; NULL when there is no stick */
    struct spatial_cuts cuts;
};

struct spatial_result {
    int elliptic, moving;
    struct spatial_arc arc;
    struct spatial_slip slip;
    struct spatial_rest rest;
};

/* spatial_value, spatial_sign: the value and the sign of a quantity or input of the program `spatial`. */
static inline spatial_number spatial_value(const struct spatial_body *body, int node)
{
    return body->e->value[node];
}
static inline int spatial_sign(const struct spatial_body *body, int node)
{
    return (int)body->e->sign[node];
}

/* The fields of the kind, in order: body, friction, ellipse, state. */
#define SPATIAL_COUNT(name, unit, meaning) +1
enum {
    SPATIAL_FIRST_FRICTION = 0 SPATIAL_BODY_INPUTS(SPATIAL_COUNT),
    SPATIAL_FIRST_ELLIPSE = SPATIAL_FIRST_FRICTION SPATIAL_FRICTION_INPUTS(SPATIAL_COUNT),
    SPATIAL_FIRST_STATE = SPATIAL_FIRST_ELLIPSE SPATIAL_ELLIPSE_INPUTS(SPATIAL_COUNT),
    SPATIAL_FIELDS = SPATIAL_FIRST_STATE SPATIAL_STATE_INPUTS(SPATIAL_COUNT)
};

/* spatial_check_form: either mu, or both mu1 and mu2 (elliptic) are given; the fields are in the order of the kind
 * `spatial`. spatial_check_axes: mu1, mu2 > 0, which are two consecutive inputs of a program. Return STATUS_OK;
 * STATUS_MALFORMED; STATUS_HYPOTHESIS. */
enum status spatial_check_form(const struct problem *problem, int *elliptic, struct failure *failure) WARN_UNUSED;
enum status spatial_check_axes(const struct evaluation *e, int mu1, struct failure *failure) WARN_UNUSED;

/* spatial_check_hypotheses: the hypotheses on a circular cone, by the signs of these quantities. */
struct spatial_hypotheses {
    int A11, detA, detG, mu;
};
enum status spatial_check_hypotheses(const struct spatial_hypotheses *sign, struct failure *failure) WARN_UNUSED;

/* spatial_find_arc, spatial_find_slip, spatial_find_rest: compute their parts of the result. Return STATUS_OK;
 * STATUS_UNDECIDED when zeros are not separated; STATUS_INTERNAL when the solutions at rest contradict the theorem on
 * their indices, or no row holds. */
enum status spatial_find_arc(const struct spatial_body *body, struct spatial_arc *arc,
                             struct failure *failure) WARN_UNUSED;
enum status spatial_find_slip(const struct spatial_body *body, struct spatial_slip *slip,
                              struct failure *failure) WARN_UNUSED;
enum status spatial_find_rest(const struct spatial_body *body, const struct spatial_arc *arc, struct spatial_rest *rest,
                              struct failure *failure) WARN_UNUSED;

/* spatial_end_of_sign: the meaning of a sign of h where p = 0. */
enum spatial_end spatial_end_of_sign(int h);

/* The words of the certificate.  spatial_slip_row, spatial_rest_row: NULL when the index is out of range. */
const char *spatial_status_word(enum spatial_status status);
const char *spatial_end_word(enum spatial_end end);
const char *spatial_slip_row(int row);
const char *spatial_rest_row(int row);
const char *spatial_rest_class(int row);

/* spatial_slip_status: the status of F and S in a row. spatial_follows: what can follow, up to two words, the rest
 * NULL. */
enum spatial_status spatial_slip_status(int row, int slips);
const char *const *spatial_follows(int row);

/* spatial_classify_slip, spatial_classify_rest: the row of spec/spatial/table.h; -1 when none holds. */
int spatial_classify_slip(int b, int p, int h);
int spatial_classify_rest(int b, int degenerate, int solutions);

/* spatial_verdict_json, spatial_witness_json: owned by the caller; the witness takes ownership of the cuts. */
json_t *spatial_verdict_json(const struct spatial_body *body, const struct spatial_result *result);
json_t *spatial_witness_json(const struct spatial_body *body, struct spatial_result *result);

/* spatial_describe: the verdict in words. */
void spatial_describe(const struct answer *answer, FILE *out);

#endif
