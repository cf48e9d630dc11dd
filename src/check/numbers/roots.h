/* SPDX-License-Identifier: BSD-2-Clause */
/* Signs of sums of two square roots, by squaring. */
#ifndef CHECK_NUMBERS_ROOTS_H
#define CHECK_NUMBERS_ROOTS_H

#include "check/numbers/scalar.h"

/* A multiple of a square root: by sqrt(of), of >= 0. */
struct root {
    scalar by, of;
};

/*@ predicate root_ok(struct root x) = x.by != \null && x.of != \null; */

/* roots_sign: the sign of x + c. roots_sum_sign: the sign of x + y + c. */
/*@ requires pool != \null && root_ok(x) && c != \null;
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
int roots_sign(struct scalar_pool *pool, struct root x, scalar c);
/*@ requires pool != \null && root_ok(x) && root_ok(y) && c != \null;
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
int roots_sum_sign(struct scalar_pool *pool, struct root x, struct root y, scalar c);

#endif
