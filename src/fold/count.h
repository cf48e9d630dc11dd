/* SPDX-License-Identifier: BSD-2-Clause */
/* All two-folds of a wheel: A = 0 is a quadratic equation for r, for each sign of g, and then B = 0 is a quadratic
 * equation for omega. */
#ifndef FOLD_COUNT_H
#define FOLD_COUNT_H

#include "fold/verdict.h"
#include "numbers/surd.h"
#include "sign/cascade.h"

/* Two signs of g, two radii, two angular velocities. */
enum { FOLD_MAX_TWO_FOLDS = 8 };

struct fold_two_fold {
    int side, any_omega; /* any_omega: 1 when B = 0 for every omega */
    const struct number *r;
    struct surd omega;
    struct fold_signs signs;
    int row; /* index into spec/fold/table.h */
};

struct fold_count {
    int found, genuine,
        continuum; /* the number of two-folds; of those with side = sign(g); and 1 when some is a continuum */
    const struct number *root; /* of the discriminant `reach` of the radii; NULL when it is negative */
    struct fold_two_fold two_fold[FOLD_MAX_TWO_FOLDS];
};

/* fold_find_two_folds: finds all points with A = B = 0, for side 1 and -1.
 *
 * In      e      the quantities of the program fold_count, with their values
 * Out     count  in the order of spec/fold/certificate.md, section 5
 * Returns STATUS_OK; STATUS_INTERNAL when no row holds */
enum status fold_find_two_folds(struct number_pool *pool, const struct evaluation *e,
                                struct fold_count *count) WARN_UNUSED;

#endif
