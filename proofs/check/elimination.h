/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/kernel/mode_solve.c: a step of elimination removes an unknown from a row, and keeps the sign of the row at every real point at
 * which the pivot is 0. */
#ifndef PROOFS_CHECK_ELIMINATION_H
#define PROOFS_CHECK_ELIMINATION_H

#include "../contact/known.h"

#include "scaled.h"

#include "../contact/proved.h"

#define TURNS(p) (rational_doubt == 0 && rational_value(p) != 0)
/*@ ensures value: rational_value(\result) == scaled(rational_value(size), rational_value(x), rational_value(by), rational_value(y)); */
static rational reduced(struct rational_pool *pool, rational size, rational x, rational by, rational y);
/*@ ensures entries: \forall integer j; 0 <= j < FORM_MAX_UNKNOWNS ==> coefficient_of(row, j) ==
      scaled(rational_value(size), \old(coefficient_of(row, j)), rational_value(by), \old(coefficient_of(pivot, j)));
    ensures value: \forall \list<real> x; form_value(row, x) ==
      scaled(rational_value(size), \old(form_value(row, x)), rational_value(by), \old(form_value(pivot, x))); */
static void reduce(struct rational_pool *pool, rational size, rational by, const struct linear *pivot, struct linear *row);
/*@ ensures cleared: coefficient_of(row, k) == 0;
    ensures zero: \forall integer j; 0 <= j < FORM_MAX_UNKNOWNS && \old(coefficient_of(pivot, j)) == 0 && \old(coefficient_of(row, j)) == 0 ==>
      coefficient_of(row, j) == 0;
    ensures nonzero: TURNS(\old(pivot->of[k])) ==> \forall integer j; 0 <= j < FORM_MAX_UNKNOWNS && \old(coefficient_of(pivot, j)) == 0 &&
      \old(coefficient_of(row, j)) != 0 ==> coefficient_of(row, j) != 0;
    ensures same: TURNS(\old(pivot->of[k])) ==> \forall \list<real> x; \old(form_value(pivot, x)) == 0 ==>
      same_sign(form_value(row, x), \old(form_value(row, x))); */
static void clear_row(struct rational_pool *pool, const struct linear *pivot, unsigned k, struct linear *row);

#endif
