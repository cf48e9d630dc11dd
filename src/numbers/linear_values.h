/* SPDX-License-Identifier: BSD-2-Clause */
/* The point of a basis: what linear.c asks of linear_values.c. */
#ifndef NUMBERS_LINEAR_VALUES_H
#define NUMBERS_LINEAR_VALUES_H

#include "numbers/linear_private.h"

/* linear_too_large: 1 when a number of the inverse has more than this many bits. */
/*@ requires is_decision(d) && is_reduced(d);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int linear_too_large(const struct linear_decision *d, long bits);

/* linear_find_values: the values of the columns of the basis. */
/*@ requires is_decision(d) && is_reduced(d);
  @ assigns d->x[0 .. LINEAR_MAX_SIZE - 1];
  @ ensures stays: stays{Pre, Post}(d);
  @ ensures decision: is_decision(d);
  @ ensures reduced: is_reduced(d);
  @ ensures values: are_entries(&d->x[0], d->basis->size); */
void linear_find_values(struct linear_decision *d);

/* linear_direction: the direction in which a variable must change to satisfy its bound; 0 when it does. */
/*@ requires is_decision(d) && are_entries(&d->x[0], d->basis->size);
  @ requires 0 <= variable < d->q->matrix->rows + d->q->matrix->columns;
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1 && (\result != 0 && variable >= d->q->matrix->rows ==> d->basis->size > 0); */
int linear_direction(const struct linear_decision *d, int variable);

/* linear_find_coefficients: the coefficients of a basic variable with respect to the rows of the basis. */
/*@ requires is_decision(d) && is_reduced(d);
  @ requires 0 <= variable < d->q->matrix->rows + d->q->matrix->columns;
  @ assigns d->y[0 .. LINEAR_MAX_SIZE - 1];
  @ ensures stays: stays{Pre, Post}(d);
  @ ensures decision: is_decision(d);
  @ ensures reduced: is_reduced(d);
  @ ensures coefficients: are_entries(&d->y[0], d->basis->size); */
void linear_find_coefficients(struct linear_decision *d, int variable);

/* linear_find_helper: the first nonbasic variable whose change moves a basic one in this direction; -1 when there is none. */
/*@ requires is_decision(d) && are_entries(&d->y[0], d->basis->size) && 0 <= variable && -1 <= direction <= 1;
  @ assigns \nothing;
  @ ensures -1 <= \result < d->q->matrix->rows + d->q->matrix->columns;
  @ ensures 0 <= \result < d->q->matrix->rows ==> d->basis->size > 0; */
int linear_find_helper(const struct linear_decision *d, int variable, int direction);

#endif
