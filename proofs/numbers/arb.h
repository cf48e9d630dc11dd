/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proof of src/numbers/interval.c knows of Arb, and of the enclosure of a number: assumed, not proved.  TRUST.md
 * numbers the contracts; tests/t-assumed-contracts.c tries them.  What a ball holds is one thing, its `state`: which reals it contains
 * is a function of that. */
#ifndef PROOFS_NUMBERS_ARB_H
#define PROOFS_NUMBERS_ARB_H

#include "gmp.h"

typedef arb_struct *arb_ptr;
typedef const arb_struct *arb_srcptr;

/*@ // I1
    axiomatic Arb { predicate ball_contains(void *state, real x); }
    predicate contains{L}(arb_struct *ball, real x) = ball_contains((void *)ball->state, x); */

/*@ // I2
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z;
    ensures \forall real a, b; contains{Pre}(x, a) && contains{Pre}(y, b) ==> contains(z, sum(a, b)); */
void arb_add(arb_struct *z, const arb_struct *x, const arb_struct *y, long precision);
/*@ // I3
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z;
    ensures \forall real a, b; contains{Pre}(x, a) && contains{Pre}(y, b) ==> contains(z, difference(a, b)); */
void arb_sub(arb_struct *z, const arb_struct *x, const arb_struct *y, long precision);
/*@ // I4
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z;
    ensures \forall real a, b; contains{Pre}(x, a) && contains{Pre}(y, b) ==> contains(z, product(a, b)); */
void arb_mul(arb_struct *z, const arb_struct *x, const arb_struct *y, long precision);
/*@ // I5
    requires \valid_read(x);
    assigns \nothing;
    ensures \result != 0 ==> \forall real a; contains(x, a) ==> a > 0; */
int arb_is_positive(const arb_struct *x);
/*@ // I6
    requires \valid_read(x);
    assigns \nothing;
    ensures \result != 0 ==> \forall real a; contains(x, a) ==> a < 0; */
int arb_is_negative(const arb_struct *x);
/*@ // I7
    requires \valid(x);
    assigns *x; */
void arb_init(arb_struct *x);
/*@ // I7
    requires \valid(x);
    assigns *x; */
void arb_clear(arb_struct *x);
/*@ // I8
    requires \valid(out);
    assigns *out;
    ensures contains(out, value(x)); */
void real_enclose(arb_struct *out, const struct number *x, long precision);

#endif
