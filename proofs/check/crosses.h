/* SPDX-License-Identifier: BSD-2-Clause */
/* A polynomial that changes its sign between two numbers at exactly one place. */
#ifndef PROOFS_CHECK_CROSSES_H
#define PROOFS_CHECK_CROSSES_H

#include "polynomial.h"
#include "side.h"

#include "model.h"

/*@ // Between low and high, the polynomial has the sign s below r, is 0 at r, and has the sign -s above r; at low it is 0 or has the sign s.
    predicate crosses{L}(scalar *c, integer n, real low, real high, real r, integer s) = low < r < high && (s == 1 || s == -1) &&
      (\forall real t; low < t < high ==> sign_of(side(s, t, r), polynomial_value(c, n, t))) &&
      (polynomial_value(c, n, low) == 0 || sign_of(s, polynomial_value(c, n, low))); */

#endif
