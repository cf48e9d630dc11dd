/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/decimal_double.h"

#include "numbers/decimal.h"

#include <float.h>
#include <stdlib.h>
#include <string.h>

static const char *by_library(const char *text, double *x)
{
    char *end;
    *x = strtod(text, &end);
    return end;
}

#if LDBL_MANT_DIG == 64 && defined(__x86_64__)
/* y = digits 10^exponent is one operation on exact numbers of 64 bits (5^27 < 2^63), so it is the nearest of 64
 * bits.  A midpoint of two doubles has 54 bits; as rounding is monotone, the number and y lie on the same side of every
 * midpoint, unless y is one.  Where it is not, the double nearest to y is the one nearest to the number.  Nothing
 * here is near the ends of the range of a double. */
static int nearest(const struct decimal *d, double *x)
{
    static const long double power[] = {1e0L,  1e1L,  1e2L,  1e3L,  1e4L,  1e5L,  1e6L,  1e7L,  1e8L,  1e9L,
                                        1e10L, 1e11L, 1e12L, 1e13L, 1e14L, 1e15L, 1e16L, 1e17L, 1e18L, 1e19L,
                                        1e20L, 1e21L, 1e22L, 1e23L, 1e24L, 1e25L, 1e26L, 1e27L};
    enum { LARGEST = sizeof power / sizeof *power - 1, DIGITS = 19 };
    if (d->count > DIGITS || d->exponent > LARGEST || d->exponent < -LARGEST) return 0;
    const long double digits = (long double)d->digits;
    const long double y = d->exponent < 0 ? digits / power[-d->exponent] : digits * power[d->exponent];
    uint64_t fraction;
    memcpy(&fraction, &y, sizeof fraction);
    *x = (double)y;
    return (fraction & 0x7ff) != 0x400;
}

const char *decimal_to_double(const char *text, double *x)
{
    struct decimal d = {0, 0, 0};
    const int negative = *text == '-';
    const char *const first = text + negative;
    const char *point = read_digits(first, &d, 0), *end = point;
    if (*point == '.') end = read_digits(point + 1, &d, -1);
    if (end - first == (*point == '.')) return by_library(text, x); /* no digit */
    if (*end == 'e' || *end == 'E') end = read_exponent(end, &d);
    if (end == NULL || !ends_number(*end) || !nearest(&d, x)) return by_library(text, x);
    if (negative) *x = -*x;
    return end;
}
#else
const char *decimal_to_double(const char *text, double *x)
{
    return by_library(text, x);
}
#endif
