/* SPDX-License-Identifier: BSD-2-Clause */
/* A bound of the distance between a number and the double to which it was rounded. */
#ifndef NUMBERS_DOUBLE_ERROR_H
#define NUMBERS_DOUBLE_ERROR_H

/* double_error: a bound, computed in doubles, of the distance between a number and the finite double `value` to which it was rounded,
 * in whichever direction; the number may be as small as a subnormal. */
/*@ assigns \nothing;
    ensures near: \is_finite(value) ==> \is_finite(\result) && 0x1p-52 * \abs((real)value) + 0x1p-1023 <= (real)\result; */
double double_error(double value);

/* double_error_of_ball: the same for a number that lies no farther than `radius` >= 0 from the one that was rounded.  The bound is infinite
 * where the radius is, or the sum. */
/*@ assigns \nothing;
    ensures near: \is_finite(value) && (\is_plus_infinity(radius) || \is_finite(radius) && (real)radius >= 0) ==>
        \is_plus_infinity(\result) || \is_finite(\result) && \is_finite(radius) && (real)radius + (0x1p-52 * \abs((real)value) + 0x1p-1074) <= (real)\result; */
double double_error_of_ball(double radius, double value);

#endif
