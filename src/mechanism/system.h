/* SPDX-License-Identifier: BSD-2-Clause */
/* A Lagrangian system with one contact: M q'' = f + c lambda_T + d lambda_N. */
#ifndef MECHANISM_SYSTEM_H
#define MECHANISM_SYSTEM_H

#include "mechanism/arithmetic.h"
#include "problem/mechanism.h"

enum { SYSTEM_MAX_COORDINATES = 12 };

/* The contact point has velocities u = c . q', v = d . q'.  f holds every generalised force, the velocity terms of
 * Lagrange's equations with their sign; c_rate and d_rate are the parts c' . q' and d' . q' of the accelerations
 * of the contact point. */
struct system {
    int n;
    exact M[SYSTEM_MAX_COORDINATES][SYSTEM_MAX_COORDINATES]; /* symmetric; only M[i][j], j <= i, is read */
    exact f[SYSTEM_MAX_COORDINATES], c[SYSTEM_MAX_COORDINATES], d[SYSTEM_MAX_COORDINATES];
    exact c_rate, d_rate;
};

/* system_new: n coordinates, everything zero. */
struct system system_new(struct number_pool *pool, int n);

/* system_reduce: a = c.M^-1 f + c_rate, b = d.M^-1 f + d_rate, A = c.M^-1 c, B = c.M^-1 d, C = d.M^-1 d.
 * Returns STATUS_OK, or STATUS_MALFORMED when M is not positive definite. */
enum status system_reduce(struct number_pool *pool, struct system *system, struct raw *raw,
                          struct failure *failure) WARN_UNUSED;

/* rotated_least_friction: the least friction of a paradox when the inverse inertia at the contact has the constant
 * principal values 1/m and (1 + 1/kappa)/m in axes that turn: 2 sqrt(kappa (kappa + 1)). */
exact rotated_least_friction(struct number_pool *pool, exact kappa);

#endif
