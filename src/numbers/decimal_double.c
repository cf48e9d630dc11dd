/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/decimal_double.h"

#include <float.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static const char *by_library(const char *text, double *x)
{
    char *end;
    *x = strtod(text, &end);
    return end;
}

#if LDBL_MANT_DIG == 64 && defined(__x86_64__)
/* The number is digits 10^exponent. */
struct decimal {
    uint64_t digits;
    int count, exponent; /* of the digits, without leading zeros */
};

/*@ // A text that ends, and is no longer than what an int counts.
  @ predicate is_line{L}(char *text) = \exists integer n; 0 <= n <= 0x1fffffff && \valid_read(text + (0 .. n)) && text[n] == 0;
  @ // A place in a text, not behind its end.
  @ predicate is_in{L}(char *at, char *text) = \base_addr(at) == \base_addr(text) && text <= at &&
  @   \forall integer n; 0 <= n && text[n] == 0 ==> at <= text + n;
  @ predicate is_counted{L}(struct decimal *d, integer most) = 0 <= d->count <= most && -most <= d->exponent <= most; */

/*@ requires is_line(text) && \valid(d) && is_counted(d, 0x20000000) && -1 <= step <= 0;
  @ assigns *d;
  @ ensures is_in(\result, text); */
static const char *read_digits(const char *text, struct decimal *d, int step)
{
    /*@ loop invariant is_in(text, \at(text, Pre)) && is_counted(d, 0x20000000 + (text - \at(text, Pre)));
      @ loop assigns text, *d; */
    for (; *text >= '0' && *text <= '9'; text++) {
        d->digits = 10 * d->digits + (uint64_t)(*text - '0');
        d->count += d->count != 0 || *text != '0';
        d->exponent += step;
    }
    return text;
}

/* Returns NULL where the exponent has no digits or too many. */
/*@ requires is_line(text) && *text != 0 && \valid(d) && is_counted(d, 0x40000000);
  @ assigns d->exponent;
  @ ensures \result == \null || is_in(\result, text); */
static const char *read_exponent(const char *text, struct decimal *d)
{
    int e = 0;
    const int negative = *++text == '-';
    text += *text == '-' || *text == '+';
    const char *const first = text;
    /*@ loop invariant is_in(text, \at(text, Pre)) && first <= text <= first + 4 && \base_addr(first) == \base_addr(text);
      @ loop invariant 0 <= e <= 0x7ffffff && (text <= first ==> e <= 9) && (text <= first + 1 ==> e <= 9) &&
      @   (text <= first + 2 ==> e <= 99) && (text <= first + 3 ==> e <= 999) && e <= 9999;
      @ loop assigns text, e; */
    for (; *text >= '0' && *text <= '9' && text < first + 4; text++) e = 10 * e + (*text - '0');
    d->exponent += negative ? -e : e;
    return text == first || text == first + 4 ? NULL : text;
}

/*@ assigns \nothing; */
static int ends_number(char c)
{
    return c == ',' || c == '\0' || c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

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
