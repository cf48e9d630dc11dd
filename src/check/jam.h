/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker of kind `jam`: spec/certificate.md, the section on it: the closed solution of two linear equations. */
#ifndef CHECK_JAM_H
#define CHECK_JAM_H

#include "check/json.h"
#include "check/rational.h"
#include "check/shape.h"
#include "formula/jam.h"

/* The quantities: those of the G-spot, JAM_alpha1, ..., JAM_delta; then those of a state. */
#define JAM_QUANTITY_OF_INPUT(name, unit, meaning) JAM_##name,
#define JAM_QUANTITY_OF_FORMULA(macro, output, unit, meaning) JAM_##output,
enum {
    JAM_INPUTS(JAM_QUANTITY_OF_INPUT) JAM_FORMULAS(JAM_QUANTITY_OF_FORMULA) JAM_SPOT_QUANTITIES,
    JAM_p = JAM_SPOT_QUANTITIES,
    JAM_b,
    JAM_fall,
    JAM_QUANTITIES
};

/* How the normal force of a state begins, and goes on. */
enum jam_course { JAM_FALLING, JAM_RESTING, JAM_RISING, JAM_COURSES };

/* Where the normal force ends. */
enum jam_limit { JAM_NOWHERE, JAM_AT_ZERO, JAM_DIVERGES, JAM_AT_FIXED };

/* What becomes of a state. */
struct jam_outcome {
    const char *word;
    enum jam_limit limit;
};

/* What has been verified so far of one certificate. */
struct jam {
    const struct json *json;
    struct rational_pool *pool;
    struct answer *answer;
    int verdict, witness; /* nodes */
    int state;            /* 1 when the problem has p and b */
    rational q[JAM_QUANTITIES];
    int sign[JAM_QUANTITIES];
    rational force, fixed; /* -b / p, alpha2 / delta; NULL where there is none */
};

extern const struct shape_field jam_shape[];

/* jam_check: whether every statement of a certificate of the right shape is true.
 * Returns 1, or 0 with the reason in `answer`. */
int jam_check(const struct json *json, struct rational_pool *pool, struct answer *answer);

/* jam_check_verdict: the part of it that is about verdict and row. */
int jam_check_verdict(const struct jam *c);

/* jam_course_exists: 1 when some state with p > 0, b < 0 takes that course.
 * jam_outcome_of: what becomes of states that do.  The word is "" where there are none. */
int jam_course_exists(const struct jam *c, enum jam_course course);
struct jam_outcome jam_outcome_of(const struct jam *c, enum jam_course course);

/* jam_rejected: answers REJECTED; returns 0. */
int jam_rejected(const struct jam *c, const char *place, const char *item, const char *what);

#endif
