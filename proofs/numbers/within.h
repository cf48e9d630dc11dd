/* SPDX-License-Identifier: BSD-2-Clause */
/* What it means that a number lies within a distance of a double, in the words of proofs/filter/model.h. */
#ifndef PROOFS_NUMBERS_WITHIN_H
#define PROOFS_NUMBERS_WITHIN_H

#include <math.h>

/*@ // F2: the macro INFINITY is +infinity.  (WP reads it as the real number 1 / 0.)
    assigns \nothing;
    ensures \is_plus_infinity(\result); */
double infinity(void);
#undef INFINITY
#define INFINITY infinity()

/*@ predicate unknown(double error) = \is_NaN(error) || \is_plus_infinity(error);
    predicate holds(double value, double error, real exact) =
        unknown(error) || (\is_finite(error) && \is_finite(value) && \abs(exact - (real)value) <= (real)error); */

#endif
