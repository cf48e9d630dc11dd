/* SPDX-License-Identifier: BSD-2-Clause */
/* Products of powers of a real. */
#ifndef PROOFS_CHECK_POWERS_H
#define PROOFS_CHECK_POWERS_H

#include "power.h"

#ifndef STEP
#define STEP(...)
#endif

/*@ predicate is_product(real z, real x, real y) = z == x * y;
  @ predicate powers_add(real y, integer m, integer n) = is_product(power(y, m + n), power(y, m), power(y, n));
  @ lemma power_none: \forall real y; power(y, 0) == 1.0;
  @ lemma power_next: \forall real y, integer n; 0 <= n ==> is_product(power(y, n + 1), y, power(y, n));
  @ STEP(product_rise: \forall real x, y, z, a, next_y, next_z;
  @   is_product(z, x, y) ==> is_product(next_z, a, z) ==> is_product(next_y, a, y) ==> is_product(next_z, x, next_y))
  @ STEP(powers_add_none: \forall real y, integer m; powers_add(y, m, 0))
  @ STEP(powers_add_next: \forall real y, integer m, n;
  @   0 <= m ==> 0 <= n ==> powers_add(y, m, n) ==> powers_add(y, m, n + 1))
  @ STEP(powers_sum: \forall real y, integer m, n; 0 <= m ==> 0 <= n ==> powers_add(y, m, n))
  @ lemma power_sum: \forall real y, integer m, n; 0 <= m ==> 0 <= n ==> is_product(power(y, m + n), power(y, m), power(y, n)); */

#endif
