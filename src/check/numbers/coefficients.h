/* SPDX-License-Identifier: BSD-2-Clause */
/* Lists of rationals whose entries can be replaced. */
#ifndef CHECK_NUMBERS_COEFFICIENTS_H
#define CHECK_NUMBERS_COEFFICIENTS_H

#include "check/numbers/scalar.h"

struct coefficients;

/*@ // A47
  @ axiomatic Coefficients { logic integer coefficients_count(struct coefficients *list); } */

/* coefficients_new: a list of `count` zeros. coefficients_free: frees a list; NULL is allowed. */
/*@ requires pool != \null && 0 < count;
  @ assigns \result \from pool, count;
  @ ensures coefficients_count(\result) == count; */
struct coefficients *coefficients_new(struct scalar_pool *pool, int count);
/*@ assigns \nothing; */
void coefficients_free(struct coefficients *list);

/* coefficients_at: an entry. coefficients_put: replaces an entry. */
/*@ requires 0 <= at < coefficients_count(list);
  @ assigns \result \from list, at;
  @ ensures \result != \null; */
scalar coefficients_at(const struct coefficients *list, int at);
/*@ requires 0 <= at < coefficients_count(list) && x != \null;
  @ assigns \nothing; */
void coefficients_put(struct coefficients *list, int at, scalar x);

#endif
