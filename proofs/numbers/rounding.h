/* SPDX-License-Identifier: BSD-2-Clause */
/* Ends of inverses and of square roots, from products alone: for functions.h. */
#ifndef PROOFS_NUMBERS_ROUNDING_H
#define PROOFS_NUMBERS_ROUNDING_H

#include "model.h"

/*@ predicate is_inverse(real b, real a) = product(b, a) == 1;
    predicate is_root(real b, real a) = 0 <= b && product(b, b) == a;
    // z is not above, or not below, the inverse of what lies between two ends of one sign.
    predicate is_below_inverses(real z, real low, real high) = \forall real a, b; low <= a <= high && is_inverse(b, a) ==> z <= b;
    predicate is_above_inverses(real z, real low, real high) = \forall real a, b; low <= a <= high && is_inverse(b, a) ==> b <= z;
    lemma inverse_below: \forall real z, e, a, b; 0 < a <= e && product(z, e) <= 1 && product(b, a) == 1 ==> z <= b;
    lemma inverse_above: \forall real z, e, a, b; 0 < e <= a && 1 <= product(z, e) && product(b, a) == 1 ==> b <= z;
    lemma inverse_below_negative: \forall real z, e, a, b; a <= e < 0 && 1 <= product(z, e) && product(b, a) == 1 ==> z <= b;
    lemma inverse_above_negative: \forall real z, e, a, b; e <= a < 0 && product(z, e) <= 1 && product(b, a) == 1 ==> b <= z;
    lemma inverses_below: \forall real z, low, high; 0 < low && (0 < high ==> product(z, high) <= 1) ==> is_below_inverses(z, low, high);
    lemma inverses_below_negative: \forall real z, low, high; high < 0 && 1 <= product(z, high) ==> is_below_inverses(z, low, high);
    lemma inverses_above: \forall real z, low, high; 0 < low && 1 <= product(z, low) ==> is_above_inverses(z, low, high);
    lemma inverses_above_negative: \forall real z, low, high; high < 0 && (low < 0 ==> product(z, low) <= 1) ==> is_above_inverses(z, low, high);
    lemma inverses_between: \forall real y, z, low, high, a, b; is_below_inverses(y, low, high) && is_above_inverses(z, low, high) && low <= a <= high &&
        is_inverse(b, a) ==> y <= b <= z;
    // z is rounded from the root of an end.
    lemma root_below: \forall real z, e, a, b; is_root(b, a) && product(z, z) <= e <= a ==> z <= b;
    lemma root_above: \forall real z, e, a, b; is_root(b, a) && 0 <= z && a <= e <= product(z, z) ==> b <= z; */

#endif
