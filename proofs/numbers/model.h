/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proofs know of an exact number, and what running a program means.
 *
 * A number is an immutable handle, so its value is a function of the handle alone.  The contracts below are
 * assumed, not proved: they are the boundary to GMP.  TRUST.md numbers them; tests/t-assumed-contracts.c exercises them.
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

    // An instruction uses only nodes below its own.
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

/*@ // A2
    assigns \result \from x, y;
    ensures value(\result) == sum(value(x), value(y)); */
const struct number *number_add(struct number_pool *pool, const struct number *x, const struct number *y);
/*@ // A3
    assigns \result \from x, y;
    ensures value(\result) == difference(value(x), value(y)); */
const struct number *number_subtract(struct number_pool *pool, const struct number *x, const struct number *y);
/*@ // A4
    assigns \result \from x, y;
    ensures value(\result) == product(value(x), value(y)); */
const struct number *number_multiply(struct number_pool *pool, const struct number *x, const struct number *y);

#endif
