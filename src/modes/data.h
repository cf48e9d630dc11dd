/* SPDX-License-Identifier: BSD-2-Clause */
/* The data of n contacts, which a problem gives in one of three forms, as one matrix. */
#ifndef MODES_DATA_H
#define MODES_DATA_H

#include "problem/problem.h"

enum {
    MODES_MAX_CONTACTS = 64,
    MODES_MAX_UNCERTAIN = 32,
    MODES_MAX_ROWS = 2 * MODES_MAX_CONTACTS,
    MODES_MAX_COORDINATES = 12
};

/* The fields of kind modes, in order. */
enum modes_field {
    MODES_W,
    MODES_q,
    MODES_mass,
    MODES_gyration,
    MODES_x,
    MODES_z,
    MODES_nx,
    MODES_nz,
    MODES_Fx,
    MODES_Fz,
    MODES_tau,
    MODES_omega,
    MODES_M,
    MODES_J,
    MODES_F,
    MODES_bias,
    MODES_mu,
    MODES_mu_high,
    MODES_u,
    MODES_words,
    MODES_FIELDS
};

/* acc = q + W f. Row 2i is the tangential acceleration of contact i, and column 2i its tangential force; row and column
 * 2i + 1 are the normal ones. */
struct modes_data {
    int contacts;
    const struct number **W; /* row by row; owned */
    const struct number *q[MODES_MAX_ROWS];
    const struct number *mu[MODES_MAX_CONTACTS],
        *mu_high[MODES_MAX_CONTACTS]; /* the least and the greatest coefficient; equal unless `uncertain` */
    int uncertain;
    int u[MODES_MAX_CONTACTS]; /* the sign of the tangential velocity */
};

/* modes_read: reads the data of a problem. Memory: modes_free frees what they own, also after an error. Returns
 * STATUS_OK, STATUS_MALFORMED (sizes, symmetry, fields of two forms) or STATUS_HYPOTHESIS, which names the condition
 * that fails: mass > 0, gyration > 0, a normal that is not 0, M positive definite, W positive semidefinite, mu >= 0. */
enum status modes_read(const struct problem *problem, struct modes_data *data, struct failure *failure) WARN_UNUSED;
void modes_free(struct modes_data *data);

/* A system in generalised coordinates: the mass matrix M (size x size), the Jacobian J of the contacts (2n x size), the
 * load F, and the accelerations `bias` that are not in J M^-1 F. */
struct modes_motion {
    int size;
    const struct number **M, **J; /* owned */
    const struct number *F[MODES_MAX_COORDINATES], *bias[MODES_MAX_ROWS];
};

/* modes_reduce: computes W = J M^-1 J^T and q = J M^-1 F + bias. Returns STATUS_HYPOTHESIS unless M is positive
 * definite. */
enum status modes_reduce(struct number_pool *pool, const struct modes_motion *motion, struct modes_data *data,
                         struct failure *failure) WARN_UNUSED;

/* modes_check_symmetric: STATUS_MALFORMED unless a matrix is symmetric. modes_check_semidefinite: STATUS_HYPOTHESIS
 * unless it is positive semidefinite. `name` is the name of the field. */
enum status modes_check_symmetric(struct number_pool *pool, const struct number *const *W, int size, const char *name,
                                  struct failure *failure) WARN_UNUSED;
enum status modes_check_semidefinite(struct number_pool *pool, const struct number *const *W, int size,
                                     const char *name, struct failure *failure) WARN_UNUSED;

#endif
