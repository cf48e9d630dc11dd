/* SPDX-License-Identifier: BSD-2-Clause */
/* The invariant of a real (a number that is not rational), for flint.h and real_value.h. */
#ifndef PROOFS_NUMBERS_MADE_REAL_H
#define PROOFS_NUMBERS_MADE_REAL_H

/*@ // E9: real_new and zeros_of make the real of a number like this: a known form, and the operands that the form needs.
    predicate is_operand(integer form) = form <= REAL_ROOT || form == REAL_COSINE || form == REAL_SINE || form == REAL_ARCTANGENT ||
        form == REAL_RANGE;
    predicate is_pair(integer form) = form <= REAL_QUOTIENT || form == REAL_RANGE;
    predicate is_real{L}(struct real *r) = \valid(r) && (r->form == REAL_ZERO ==> is_zero(r->zero) && \separated(r, r->zero)) && r->pool != \null && REAL_SUM <= r->form <= REAL_RANGE &&
        (is_operand(r->form) ==> r->left != \null) && (is_pair(r->form) ==> r->right != \null) &&
        -1 <= r->sign <= NUMBER_SIGN_UNKNOWN && 0 <= r->roots <= 0x3fffffff; */

#endif
