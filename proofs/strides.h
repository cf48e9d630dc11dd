/* SPDX-License-Identifier: BSD-2-Clause */
/* Strides of a multidimensional array: each variable has a length and a step, and the step of the next variable is their product.
 *
 * The provers lose the invariant `step[i + 1] == step[i] * length[i]` for all i < n at each assignment.  With step_after in place of the
 * product they keep it, because an inductive predicate is not unfolded.  So predicates and loop invariants use step_after; small functions
 * of integers (a step, a length, a digit) have it in their contracts, and there the lemma step_product (strides_product.h) turns it into
 * a product.  (is_product is a predicate of its own, because cvc5 does not find the case if WP writes the product into it.) */
#ifndef PROOFS_STRIDES_H
#define PROOFS_STRIDES_H

/*@ predicate is_product(integer product, integer step, integer length) = product == step * length;
    inductive step_after(integer step, integer length, integer next) {
      case product: \forall integer step, length, next; is_product(next, step, length) ==> step_after(step, length, next);
    } */

#endif
