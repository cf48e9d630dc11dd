/* SPDX-License-Identifier: BSD-2-Clause */
/* Whether a symmetric matrix is positive definite, exactly, with a proof of the answer. */
#ifndef PROBLEM_DEFINITE_H
#define PROBLEM_DEFINITE_H

#include "numbers/number.h"

enum { DEFINITE_MAX_SIZE = 12 };

/* The proof: H = L D L^T with a unit lower triangular L and a diagonal D >= 0; or a vector x with x^T H x < 0. */
struct definite {
    int size;
    int sign; /* 1: definite; 0: semidefinite but not definite; -1: x^T H x < 0 for some x */
    const struct number *lower[DEFINITE_MAX_SIZE][DEFINITE_MAX_SIZE]; /* L; entries [i][j] with j < i */
    const struct number *pivot[DEFINITE_MAX_SIZE];                    /* D */
    const struct number *direction[DEFINITE_MAX_SIZE];                /* x; when sign is -1 */
    const struct number *value;                                       /* x^T H x */
};

/* definite_of: decides a symmetric matrix, given row by row, whose entries have known signs. */
void definite_of(struct number_pool *pool, const struct number *const *H, int size, struct definite *result);

#endif
