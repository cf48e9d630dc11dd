/* SPDX-License-Identifier: BSD-2-Clause */
/* A polynomial that changes its sign between two numbers at one place alone. */
#ifndef PROOFS_CHECK_CROSSES_H
#define PROOFS_CHECK_CROSSES_H

#include "polynomial.h"
#include "side.h"

#include "model.h"

/*@ // A polynomial changes its sign between low and high at r, and nowhere else.
    predicate crosses{L}(rational *c, integer n, real low, real high, real r, integer s) = low < r < high && (s == 1 || s == -1) &&
      (\forall real t; low < t < high ==> sign_of(side(s, t, r), polynomial_value(c, n, t))) &&
      (polynomial_value(c, n, low) == 0 || sign_of(s, polynomial_value(c, n, low))); */

#endif
