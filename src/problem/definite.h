/* SPDX-License-Identifier: BSD-2-Clause */
/* Whether a symmetric matrix is positive definite, exactly, with what shows it. */
#ifndef PROBLEM_DEFINITE_H
#define PROBLEM_DEFINITE_H

#include "numbers/number.h"

enum { DEFINITE_MAX_SIZE = 12 };

/* Either H = L D L^T with a unit lower triangle L and a diagonal D >= 0; or x with x^T H x < 0. */
struct definite {
    int size;
    int sign; /* 1 definite; 0 semidefinite, not definite; -1 some x^T H x < 0 */
    const struct number *lower[DEFINITE_MAX_SIZE][DEFINITE_MAX_SIZE]; /* L; entries [i][j] with j < i */
    const struct number *pivot[DEFINITE_MAX_SIZE];                    /* D */
    const struct number *direction[DEFINITE_MAX_SIZE];                /* x; where sign is -1 */
    const struct number *value;                                       /* x^T H x */
};

/* definite_of: decides a symmetric matrix of numbers with signs, given row by row. */
void definite_of(struct number_pool *pool, const struct number *const *H, int size, struct definite *result);

#endif
