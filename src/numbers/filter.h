/* SPDX-License-Identifier: BSD-2-Clause */
/* The floating-point filter: a double together with a bound of its distance from the exact value.
 *
 * The bound is carried through every operation, so that no constant is chosen by hand for a formula. It is valid in
 * every rounding mode and with subnormal results flushed to zero: each operation is charged 2^-51 of its result plus
 * 2^-1000, which is more than its rounding error in any of these modes. A value beyond 2^1000 is treated as unknown,
 * because an overflow does not give infinity in every rounding mode. */
#ifndef NUMBERS_FILTER_H
#define NUMBERS_FILTER_H

#include "numbers/program.h"

#ifdef __FAST_MATH__
#error "painleve decides with IEEE arithmetic: do not compile it with -ffast-math"
#endif

struct ball {
    double value, error; /* |exact - value| <= error; infinite or NaN when the value is unknown */
};

/*@ // Each of the first n nodes is in its ball.
    predicate nodes_hold{L}(integer h, struct ball *node, integer n) =
        \forall integer k; 0 <= k < n ==> holds(node[k].value, node[k].error, assigned(h, k)); */

/* ball_from_double: the number within `distance` of `value`. */
/*@ assigns \nothing;
    ensures contains: \forall real exact; holds(value, distance, exact) ==> holds(\result.value, \result.error, exact); */
struct ball ball_from_double(double value, double distance);

/*@ assigns \nothing;
    ensures contains: \forall real X, Y; holds(x.value, x.error, X) && holds(y.value, y.error, Y) ==>
        holds(\result.value, \result.error, sum(X, Y)); */
struct ball ball_add(struct ball x, struct ball y);
/*@ assigns \nothing;
    ensures contains: \forall real X, Y; holds(x.value, x.error, X) && holds(y.value, y.error, Y) ==>
        holds(\result.value, \result.error, difference(X, Y)); */
struct ball ball_subtract(struct ball x, struct ball y);
/*@ assigns \nothing;
    ensures contains: \forall real X, Y; holds(x.value, x.error, X) && holds(y.value, y.error, Y) ==>
        holds(\result.value, \result.error, product(X, Y)); */
struct ball ball_multiply(struct ball x, struct ball y);

/* ball_sign: 1 or -1 when every number in the ball has that sign, else 2 (unknown). */
/*@ assigns \nothing;
    ensures answer: \result == 1 || \result == -1 || \result == 2;
    ensures positive: \result == 1 ==> \forall real exact; holds(x.value, x.error, exact) ==> exact > 0;
    ensures negative: \result == -1 ==> \forall real exact; holds(x.value, x.error, exact) ==> exact < 0; */
int ball_sign(struct ball x);

/* filter_evaluate: evaluates a straight-line program in balls; arguments as for exact_evaluate. */
/*@ requires sizes: 0 <= n && 0 <= inputs && inputs + n <= PROGRAM_MAX_NODES;
    requires program: well_formed(code, n, inputs);
    requires memory: \valid_read(code + (0 .. n - 1)) && \valid(node + (0 .. inputs + n - 1));
    requires apart: \separated(code + (0 .. n - 1), node + (0 .. inputs + n - 1));
    assigns node[inputs .. inputs + n - 1];
    ensures contains: \forall integer h; nodes_hold{Pre}(h, node, inputs) && follows{Pre}(h, code, n, inputs) ==>
        \forall integer k; 0 <= k < inputs + n ==> holds(node[k].value, node[k].error, assigned(h, k)); */
void filter_evaluate(const struct instruction *code, int n, int inputs, struct ball *node);

#endif
