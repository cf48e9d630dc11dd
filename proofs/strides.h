/* SPDX-License-Identifier: BSD-2-Clause */
/* Indices in a list of the entries of a box: a variable has a length and a step, and the step of the next variable is their product.
 * Written as a product, `step[i + 1] == step[i] * length[i]` for all i is what no prover keeps over an assignment; as step_after, which
 * is defined by a case and so is not unfolded, any does.  How it is used: predicates and loop invariants say step_after, of all
 * i < n; small functions of integers (a step, a length, a digit) have it in their contracts, and there the lemma step_product
 * (strides_product.h) makes a product of it.  (is_product keeps WP from putting the product into the case, where cvc5 would not
 * find it.) */
#ifndef PROOFS_STRIDES_H
#define PROOFS_STRIDES_H

/*@ predicate is_product(integer product, integer step, integer length) = product == step * length;
    inductive step_after(integer step, integer length, integer next) {
      case product: \forall integer step, length, next; is_product(next, step, length) ==> step_after(step, length, next);
    } */

#endif
