/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker of kind `rest`: spec/certificate.md, the section on it: three conditions, each with what shows it. */
#ifndef CHECK_REST_H
#define CHECK_REST_H

#include "check/impact.h"
#include "check/json.h"
#include "check/rational.h"
#include "check/shape.h"
#include "formula/rest.h"

/* The quantities in the order of the specification: REST_a, ..., REST_N. */
#define REST_QUANTITY_OF_INPUT(name, unit, meaning) REST_##name,
#define REST_QUANTITY_OF_FORMULA(macro, output, unit, meaning) REST_##output,
enum { REST_INPUTS(REST_QUANTITY_OF_INPUT) REST_FORMULAS(REST_QUANTITY_OF_FORMULA) REST_QUANTITIES };

enum { REST_MAX_SIZE = 12 };

/* What has been verified so far of one certificate. */
struct rest {
    const struct json *json;
    struct rational_pool *pool;
    struct answer *answer;
    int verdict, witness; /* nodes */
    rational q[REST_QUANTITIES];
    int sign[REST_QUANTITIES];
    int size; /* of the matrix H; 0 for none */
    rational H[REST_MAX_SIZE][REST_MAX_SIZE];
    int potential;      /* 1 definite, 0 semidefinite, -1 negative in some direction */
    int impacts;        /* the sign of e - 1, as far as it is asked for */
    rational e_squared; /* NULL where there is no impact to follow */
};

extern const struct shape_field rest_shape[];

/* rest_check: whether every statement of a certificate of the right shape is true.
 * Returns 1, or 0 with the reason in `answer`. */
int rest_check(const struct json *json, struct rational_pool *pool, struct answer *answer);

/* The parts of rest_check, in order.  Each returns 1, or 0 with the reason. */
int rest_check_potential(struct rest *c); /* H and witness.potential */
int rest_check_impact(struct rest *c);    /* witness.impact and witness.e */
int rest_check_verdict(const struct rest *c);

/* rest_rejected: answers REJECTED; returns 0. */
int rest_rejected(const struct rest *c, const char *place, const char *item, const char *what);

#endif
