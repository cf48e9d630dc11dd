/* SPDX-License-Identifier: BSD-2-Clause */
/* The value of an exact number, and what it means to run a program on numbers.
 *
 * A number is an immutable handle, so its value is a function of the handle alone.  TRUST.md lists the assumptions by number;
 * tests/proofs/t-assumed-contracts.c tests them.
 */
#ifndef PROOFS_NUMBERS_MODEL_H
#define PROOFS_NUMBERS_MODEL_H

#include "numbers/number.h"
#include "numbers/program.h"

/*@ // A1
    axiomatic Number { logic real value(struct number *x); }

    logic real sum(real x, real y) = x + y;
    logic real difference(real x, real y) = x - y;
    logic real product(real x, real y) = x * y;

    // Each instruction uses only nodes before its own.
    predicate well_formed{L}(struct instruction *code, integer n, integer inputs) =
        \forall integer i; 0 <= i < n ==>
            0 <= code[i].left < inputs + i && 0 <= code[i].right < inputs + i &&
            OPERATION_ADD <= code[i].operation <= OPERATION_MUL;

    // z = x operation y
    predicate applies(integer operation, real x, real y, real z) =
        (operation == OPERATION_ADD ==> z == sum(x, y)) &&
        (operation == OPERATION_SUB ==> z == difference(x, y)) &&
        (operation == OPERATION_MUL ==> z == product(x, y));

    // Node inputs + i has the value that instruction i gives it.
    predicate runs{L}(struct instruction *code, integer i, integer inputs, struct number **node) =
        applies(code[i].operation, value(node[code[i].left]), value(node[code[i].right]), value(node[inputs + i]));
*/

/*@ // A2: `assigned(h, k)` is the real number that the assignment h gives node k of a program.  It has no properties, so what is proved for
    // every h is proved for all reals.
    axiomatic Assignment { logic real assigned(integer h, integer k); }
    // begins: the assignment gives the inputs the values of these numbers.  follows: it gives each other node the value of its instruction.
    predicate begins{L}(integer h, struct number **input, integer inputs) =
        \forall integer k; 0 <= k < inputs ==> assigned(h, k) == value(input[k]);
    predicate follows{L}(integer h, struct instruction *code, integer n, integer inputs) =
        \forall integer i; 0 <= i < n ==> applies(code[i].operation, assigned(h, code[i].left),
            assigned(h, code[i].right), assigned(h, inputs + i)); */

/*@ // same_sign: s has the sign of x.  is_sign: s is the sign of x, -1, 0 or 1.
    predicate same_sign(integer s, real x) = (s > 0 <==> x > 0) && (s == 0 <==> x == 0) && (s < 0 <==> x < 0);
    // If s is 1, x > 0; if s is -1, x < 0.
    predicate proves(integer s, real x) = (s == 1 ==> x > 0) && (s == -1 ==> x < 0);
    predicate is_sign(integer s, real x) = -1 <= s <= 1 && same_sign(s, x); */

/* Proved in src/numbers/number.c, from the contracts of gmp.h. */
/*@ assigns \result \from x, y;
    ensures value: value(\result) == sum(value(x), value(y)); */
const struct number *number_add(struct number_pool *pool, const struct number *x, const struct number *y);
/*@ assigns \result \from x, y;
    ensures value: value(\result) == difference(value(x), value(y)); */
const struct number *number_subtract(struct number_pool *pool, const struct number *x, const struct number *y);
/*@ assigns \result \from x, y;
    ensures value: value(\result) == product(value(x), value(y)); */
const struct number *number_multiply(struct number_pool *pool, const struct number *x, const struct number *y);
/*@ requires divisor: value(y) != 0;
    assigns \result \from x, y;
    ensures value: product(value(\result), value(y)) == value(x); */
const struct number *number_divide(struct number_pool *pool, const struct number *x, const struct number *y);
/*@ assigns \nothing;
    ensures sign: \result == NUMBER_SIGN_UNKNOWN || is_sign(\result, value(x)); */
int number_sign(const struct number *x);
/*@ assigns \nothing;
    ensures sign: \result == NUMBER_SIGN_UNKNOWN || same_sign(\result, difference(value(x), value(y))); */
int number_compare(struct number_pool *pool, const struct number *x, const struct number *y);
/*@ assigns \result \from n;
    ensures value: value(\result) == n; */
const struct number *number_from_integer(struct number_pool *pool, long n);
/*@ requires denominator: d > 0;
    assigns \result \from n, d;
    ensures value: product(value(\result), (real)d) == (real)n; */
const struct number *number_from_ratio(struct number_pool *pool, long n, long d);
/*@ assigns \result \from x;
    ensures value: value(\result) == difference(0.0, value(x)); */
const struct number *number_negate(struct number_pool *pool, const struct number *x);

#endif
