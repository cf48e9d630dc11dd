/* SPDX-License-Identifier: BSD-2-Clause */
#ifndef CHECK_ATLAS_MULTIPLES_H
#define CHECK_ATLAS_MULTIPLES_H

#include "check/numbers/scalar.h"

/* atlas_multiple: n x. atlas_power: x^n. atlas_half: x / 2^n. */
/*@ requires pool != \null && x != \null && 0 <= n;
  @ assigns \nothing;
  @ ensures \result != \null; */
scalar atlas_multiple(struct scalar_pool *pool, scalar x, long n);
/*@ requires pool != \null && x != \null && 0 <= n;
  @ assigns \nothing;
  @ ensures \result != \null; */
scalar atlas_power(struct scalar_pool *pool, scalar x, int n);
/*@ requires pool != \null && x != \null && 0 <= n;
  @ assigns scalar_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
scalar atlas_half(struct scalar_pool *pool, scalar x, int n);

#endif
