/* SPDX-License-Identifier: BSD-2-Clause */
/* The data of one step: a contact in the form of a linear complementarity problem, given, or computed from a body. */
#ifndef STEP_DATA_H
#define STEP_DATA_H

#include "numbers/number.h"
#include "step/program.h"
#include "step/verdict.h"

/* Every number is rational. */
struct step_data {
    const struct number *a, *b, *A, *B, *C, *mu, *P_T, *P_N, *U_T, *U_N;
    const struct number *u;                         /* tangential velocity before the step; NULL when it is unknown */
    const struct number *v, *e;                     /* normal velocity before the step, and restitution */
    const struct number *a_size, *b_size;           /* sums of the absolute values of the terms of a and b */
    const struct number *body_noise, *body_impulse; /* 0 when there is no body */
    const struct number *moment, *s_M, *noise_M;    /* NULL when there is no body */
    const struct number *eps, *floor;
    enum step_law law;
};

/* A body: the inputs of the program step_body, without the inverses. */
struct step_body {
    const struct number *input[step_body_INPUTS - 2];
};

/* step_size_of: the absolute value of x. */
const struct number *step_size_of(struct number_pool *pool, const struct number *x);

/* step_body_contact: computes the data that a body determines: all but mu, e, eps, floor and law. Returns STATUS_OK, or
 * STATUS_HYPOTHESIS when m, I or h is not positive. */
enum status step_body_contact(struct number_pool *pool, const struct step_body *body, struct step_data *data,
                              struct failure *failure) WARN_UNUSED;

/* step_fill_contact: sets the optional data of a contact that are NULL: U_T and U_N, v, e, a_size and b_size, and those
 * of a body. */
void step_fill_contact(struct number_pool *pool, struct step_data *data);

/* step_data_check: whether restitution, eps, floor and sizes satisfy the hypotheses. Returns STATUS_OK or
 * STATUS_HYPOTHESIS. */
enum status step_data_check(struct number_pool *pool, const struct step_data *data,
                            struct failure *failure) WARN_UNUSED;

/* The largest eps is 1 / STEP_EPS_INVERSE. */
enum { STEP_EPS_INVERSE = 100 };

#endif
