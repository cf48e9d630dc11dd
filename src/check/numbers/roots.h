/* SPDX-License-Identifier: BSD-2-Clause */
/* Signs of sums of two square roots, by squaring. */
#ifndef CHECK_NUMBERS_ROOTS_H
#define CHECK_NUMBERS_ROOTS_H

#include "check/numbers/rational.h"

/* A multiple of a square root: by sqrt(of), of >= 0. */
struct root {
    rational by, of;
};

/*@ predicate root_ok(struct root x) = x.by != \null && x.of != \null; */

/* roots_sign: the sign of x + c. roots_sum_sign: the sign of x + y + c. */
/*@ requires pool != \null && root_ok(x) && c != \null;
  @ assigns rational_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
int roots_sign(struct rational_pool *pool, struct root x, rational c);
/*@ requires pool != \null && root_ok(x) && root_ok(y) && c != \null;
  @ assigns rational_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
int roots_sum_sign(struct rational_pool *pool, struct root x, struct root y, rational c);

#endif
