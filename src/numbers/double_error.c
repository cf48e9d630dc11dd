/* SPDX-License-Identifier: BSD-2-Clause */
/* Proved for rounding to nearest, from the floating-point model of WP; the bounds have room for any other direction. */
#include "numbers/double_error.h"

#include <math.h>

/*@ predicate is_rounded(real r, real x) = \abs(r - x) <= 0x1p-52 * \abs(x) + 0x1p-1074;
    lemma error_covers: \forall real size, part, bound; size >= 0 && part >= 0 && is_rounded(part, size * 0x1p-51) && is_rounded(bound, part + 0x1p-1022) ==>
        0x1p-52 * size + 0x1p-1023 <= bound;
    lemma sum_covers: \forall real radius, error, sum, bound; radius >= 0 && error >= 0x1p-1023 && is_rounded(sum, radius + error) &&
        is_rounded(bound, sum * 0x1.000000000001p0) ==> radius + error <= bound; */

/*@ assigns \nothing;
    ensures finite: \is_finite(\result) ==> \is_finite(x) && \is_finite(y);
    ensures infinite: \is_plus_infinity(x) && \is_finite(y) && (real)y > 0 ==> \is_plus_infinity(\result);
    ensures positive: \is_finite(x) && \is_finite(y) && (real)x >= 0 && (real)y >= 0 ==> \is_plus_infinity(\result) || \is_finite(\result);
    ensures part: \is_finite(x) && \is_finite(y) && 0 <= (real)x && 0 <= (real)y <= 0x1p-51 ==> \is_finite(\result) && 0 <= (real)\result <= 0x1p974;
    ensures near: \is_finite(\result) ==> is_rounded((real)\result, (real)x * (real)y); */
static double times(double x, double y)
{
    //@ assert sign: (real)x >= 0 && (real)y >= 0 ==> (real)x * (real)y >= 0;
    return x * y;
}

/*@ assigns \nothing;
    ensures infinite: \is_plus_infinity(x) && \is_finite(y) ==> \is_plus_infinity(\result);
    ensures finite: \is_finite(\result) ==> \is_finite(x) && \is_finite(y);
    ensures positive: \is_finite(x) && \is_finite(y) && (real)x >= 0 && (real)y >= 0 ==> \is_plus_infinity(\result) || \is_finite(\result);
    ensures part: \is_finite(x) && \is_finite(y) && 0 <= (real)x <= 0x1p974 && 0 <= (real)y <= 1 ==> \is_finite(\result);
    ensures near: \is_finite(\result) ==> is_rounded((real)\result, (real)x + (real)y); */
static double plus(double x, double y)
{
    return x + y;
}

/*@ assigns \nothing;
    ensures size: \is_finite(x) ==> \is_finite(\result) && (real)\result == \abs((real)x); */
static double magnitude(double x)
{
    return fabs(x);
}

double double_error(double value)
{
    if (!isfinite(value)) return value;
    const double size = magnitude(value);
    //@ assert size: \is_finite(size) && (real)size == \abs((real)value);
    return plus(times(size, 0x1p-51), 0x1p-1022);
}

double double_error_of_ball(double radius, double value)
{
    const double error = double_error(value);
    //@ assert error: \is_finite(value) ==> \is_finite(error) && (real)error >= 0x1p-1023;
    const double sum = plus(radius, error);
    const double bound = times(sum, 0x1.000000000001p0);
    //@ assert infinite: \is_finite(value) && \is_plus_infinity(radius) ==> \is_plus_infinity(bound);
    //@ assert finite: \is_finite(value) && \is_finite(radius) && (real)radius >= 0 ==> \is_plus_infinity(bound) || \is_finite(bound);
    //@ assert covers: \is_finite(value) && \is_finite(bound) && (real)radius >= 0 ==> \is_finite(radius) && (real)radius + (real)error <= (real)bound;
    return bound;
}
