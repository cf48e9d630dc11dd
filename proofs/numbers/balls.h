/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contracts of Arb's operations on balls (I10, I11 of TRUST.md), for real_value.h and zero_value.h. */
#ifndef PROOFS_NUMBERS_BALLS_H
#define PROOFS_NUMBERS_BALLS_H

#include "ends.h"

/*@ // The ball z contains the result of the operation for all numbers in the balls x and y.
    predicate holds_sum{L1,L2}(arb_struct *z, arb_struct *x, arb_struct *y) = \forall real a, b;
        contains{L1}(x, a) && contains{L1}(y, b) ==> contains{L2}(z, sum(a, b));
    predicate holds_difference{L1,L2}(arb_struct *z, arb_struct *x, arb_struct *y) = \forall real a, b;
        contains{L1}(x, a) && contains{L1}(y, b) ==> contains{L2}(z, difference(a, b));
    predicate holds_product{L1,L2}(arb_struct *z, arb_struct *x, arb_struct *y) = \forall real a, b;
        contains{L1}(x, a) && contains{L1}(y, b) ==> contains{L2}(z, product(a, b));
    predicate holds_ratio{L1,L2}(arb_struct *z, arb_struct *x, arb_struct *y) = \forall real a, b, c;
        contains{L1}(x, a) && contains{L1}(y, b) && is_ratio(c, a, b) ==> contains{L2}(z, c);
    predicate holds_root{L1,L2}(arb_struct *z, arb_struct *x) = \forall real a, c; contains{L1}(x, a) && is_root(c, a) ==> contains{L2}(z, c);
    predicate holds_between{L1,L2}(arb_struct *z, arb_struct *x, arb_struct *y) = \forall real a, b, c;
        contains{L1}(x, a) && contains{L1}(y, b) && lies_from_to(c, a, b) ==> contains{L2}(z, c); */

/*@ // I10
    requires \valid(z) && \valid_read(x);
    assigns *z;
    ensures \forall real a; contains{Pre}(x, a) ==> contains(z, a); */
void arb_set(arb_struct *z, const arb_struct *x);
/*@ // I11
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z;
    ensures holds_sum{Pre,Here}(z, x, y); */
void arb_add(arb_struct *z, const arb_struct *x, const arb_struct *y, long n);
/*@ // I11
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z;
    ensures holds_difference{Pre,Here}(z, x, y); */
void arb_sub(arb_struct *z, const arb_struct *x, const arb_struct *y, long n);
/*@ // I11
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z;
    ensures holds_product{Pre,Here}(z, x, y); */
void arb_mul(arb_struct *z, const arb_struct *x, const arb_struct *y, long n);
/*@ // I11
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z;
    ensures holds_ratio{Pre,Here}(z, x, y); */
void arb_div(arb_struct *z, const arb_struct *x, const arb_struct *y, long n);
/*@ // I11
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z;
    ensures holds_between{Pre,Here}(z, x, y); */
void arb_union(arb_struct *z, const arb_struct *x, const arb_struct *y, long n);
/*@ // I11
    requires \valid_read(x);
    assigns \nothing;
    ensures \result != 0 ==> \forall real a; contains(x, a) ==> 0 < a; */
int arb_is_positive(const arb_struct *x);
/*@ // I11
    requires \valid_read(x);
    assigns \nothing;
    ensures \result != 0 ==> \forall real a; contains(x, a) ==> a < 0; */
int arb_is_negative(const arb_struct *x);

#endif
