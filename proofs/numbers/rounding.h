/* SPDX-License-Identifier: BSD-2-Clause */
/* Ends of inverses and of square roots, from products alone: for functions.h. */
#ifndef PROOFS_NUMBERS_ROUNDING_H
#define PROOFS_NUMBERS_ROUNDING_H

#include "model.h"

/*@ // b is 1 / a; z is rounded from 1 / e.
    lemma inverse_below: \forall real z, e, a, b; 0 < a <= e && product(z, e) <= 1 && product(b, a) == 1 ==> z <= b;
    lemma inverse_above: \forall real z, e, a, b; 0 < e <= a && 1 <= product(z, e) && product(b, a) == 1 ==> b <= z;
    lemma inverse_below_negative: \forall real z, e, a, b; a <= e < 0 && 1 <= product(z, e) && product(b, a) == 1 ==> z <= b;
    lemma inverse_above_negative: \forall real z, e, a, b; e <= a < 0 && product(z, e) <= 1 && product(b, a) == 1 ==> b <= z;
    // b is the root of a; z is rounded from the root of e.
    lemma root_below: \forall real z, e, a, b; 0 <= b && product(b, b) == a && product(z, z) <= e && e <= a ==> z <= b;
    lemma root_above: \forall real z, e, a, b; 0 <= z && product(b, b) == a && e <= product(z, z) && a <= e ==> b <= z; */

#endif
