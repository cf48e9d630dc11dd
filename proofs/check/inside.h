/* SPDX-License-Identifier: BSD-2-Clause */
/* The value of a number in terms of how it is stored: a polynomial, whose coefficients are the terms, at the root of the field. */
#ifndef PROOFS_CHECK_INSIDE_H
#define PROOFS_CHECK_INSIDE_H

#include "polynomial.h"

/*@ // A63: numbers are immutable, so the terms of a number (constant term first) depend on its handle alone, and so does the root of a
    // field.  A rational has one term, itself.
    axiomatic Inside {
      logic integer inside_count(struct scalar *x);
      logic struct scalar *inside_term(struct scalar *x, integer i);
      logic real root_of(struct field *field);
    }
    logic real inside_value(struct scalar *x, integer n, real y) =
      n <= 0 ? 0.0 : inside_value(x, n - 1, y) + monomial(inside_term(x, n - 1), y, n - 1);
    lemma inside_none: \forall struct scalar *x, real y; inside_value(x, 0, y) == 0.0;
    lemma inside_next: \forall struct scalar *x, integer n, real y;
      0 <= n ==> inside_value(x, n + 1, y) == inside_value(x, n, y) + monomial(inside_term(x, n), y, n);
    lemma inside_same{L}: \forall struct scalar *x, scalar *c, integer n, real y;
      0 <= n ==> (\forall integer i; 0 <= i < n ==> c[i] == inside_term(x, i)) ==> polynomial_value(c, n, y) == inside_value(x, n, y); */

#endif
