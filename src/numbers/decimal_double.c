/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/decimal_double.h"

#include "numbers/decimal.h"

#include <stdlib.h>

enum { LARGEST = 27, DIGITS = 19 };

/* A power of ten: it lies in [f, f + 1) unit / 2, where f has 64 bits; from 10^0 upwards it is exactly f unit / 2. */
struct power {
    uint64_t f;
    double unit;
};

static const struct power power[2 * LARGEST + 1] = {
    {0x9e74d1b791e07e48, 0x1p-152}, {0xc612062576589dda, 0x1p-149}, {0xf79687aed3eec551, 0x1p-146},
    {0x9abe14cd44753b52, 0x1p-142}, {0xc16d9a0095928a27, 0x1p-139}, {0xf1c90080baf72cb1, 0x1p-136},
    {0x971da05074da7bee, 0x1p-132}, {0xbce5086492111aea, 0x1p-129}, {0xec1e4a7db69561a5, 0x1p-126},
    {0x9392ee8e921d5d07, 0x1p-122}, {0xb877aa3236a4b449, 0x1p-119}, {0xe69594bec44de15b, 0x1p-116},
    {0x901d7cf73ab0acd9, 0x1p-112}, {0xb424dc35095cd80f, 0x1p-109}, {0xe12e13424bb40e13, 0x1p-106},
    {0x8cbccc096f5088cb, 0x1p-102}, {0xafebff0bcb24aafe, 0x1p-99},  {0xdbe6fecebdedd5be, 0x1p-96},
    {0x89705f4136b4a597, 0x1p-92},  {0xabcc77118461cefc, 0x1p-89},  {0xd6bf94d5e57a42bc, 0x1p-86},
    {0x8637bd05af6c69b5, 0x1p-82},  {0xa7c5ac471b478423, 0x1p-79},  {0xd1b71758e219652b, 0x1p-76},
    {0x83126e978d4fdf3b, 0x1p-72},  {0xa3d70a3d70a3d70a, 0x1p-69},  {0xcccccccccccccccc, 0x1p-66},
    {0x8000000000000000, 0x1p-62},  {0xa000000000000000, 0x1p-59},  {0xc800000000000000, 0x1p-56},
    {0xfa00000000000000, 0x1p-53},  {0x9c40000000000000, 0x1p-49},  {0xc350000000000000, 0x1p-46},
    {0xf424000000000000, 0x1p-43},  {0x9896800000000000, 0x1p-39},  {0xbebc200000000000, 0x1p-36},
    {0xee6b280000000000, 0x1p-33},  {0x9502f90000000000, 0x1p-29},  {0xba43b74000000000, 0x1p-26},
    {0xe8d4a51000000000, 0x1p-23},  {0x9184e72a00000000, 0x1p-19},  {0xb5e620f480000000, 0x1p-16},
    {0xe35fa931a0000000, 0x1p-13},  {0x8e1bc9bf04000000, 0x1p-9},   {0xb1a2bc2ec5000000, 0x1p-6},
    {0xde0b6b3a76400000, 0x1p-3},   {0x8ac7230489e80000, 0x1p+1},   {0xad78ebc5ac620000, 0x1p+4},
    {0xd8d726b7177a8000, 0x1p+7},   {0x878678326eac9000, 0x1p+11},  {0xa968163f0a57b400, 0x1p+14},
    {0xd3c21bcecceda100, 0x1p+17},  {0x84595161401484a0, 0x1p+21},  {0xa56fa5b99019a5c8, 0x1p+24},
    {0xcecb8f27f4200f3a, 0x1p+27}};

/* The upper 64 bits of x y. */
/*@ assigns \nothing; */
static uint64_t high_half(uint64_t x, uint64_t y)
{
    const uint64_t x1 = x >> 32, x0 = x & 0xffffffff, y1 = y >> 32, y0 = y & 0xffffffff;
    const uint64_t middle = x1 * y0 + (x0 * y0 >> 32);
    return x1 * y1 + (middle >> 32) + ((x0 * y1 + (middle & 0xffffffff)) >> 32);
}

/* With the digits shifted to 64 bits, digits 10^exponent lies in [q, q + 2) times a power of two: f is too small by
 * less than one, and the product of two 64-bit numbers is truncated. q has 63 or 64 bits. The midpoint of two doubles
 * has 54 bits; if none lies in that interval, the double nearest to q is the double nearest to the number. Numbers near
 * the ends of the range of doubles are not handled here. */
/*@ requires \valid_read(d) && \valid(x);
  @ assigns *x;
  @ ensures 0 <= \result <= 1; */
static int nearest(const struct decimal *d, double *x)
{
    if (d->count > DIGITS || d->exponent > LARGEST || d->exponent < -LARGEST) return 0;
    *x = 0;
    if (d->digits == 0) return 1;
    const struct power *const ten = power + (LARGEST + d->exponent);
    const int zeros = __builtin_clzll(d->digits);
    const uint64_t q = high_half(d->digits << zeros, ten->f);
    const uint64_t half = q >> 63 != 0 ? 0x400 : 0x200, rest = q & (2 * half - 1);
    *x = (double)q * (ten->unit * (double)((uint64_t)1 << (63 - zeros)));
    return rest != half && rest + 1 != half;
}

/*@ requires is_line(text) && \valid(x);
  @ assigns *x;
  @ ensures is_in(\result, text); */
static const char *by_library(const char *text, double *x)
{
    char *end;
    *x = strtod(text, &end);
    return end;
}

const char *decimal_to_double(const char *text, double *x)
{
    struct decimal d = {0, 0, 0};
    //@ assert is_line(text);
    const int negative = *text == '-';
    const char *const first = text + negative;
    //@ assert is_in(first, text);
    const char *point = read_digits(first, &d, 0), *end = point;
    //@ assert is_in(point, text);
    if (*point == '.') end = read_digits(point + 1, &d, -1);
    //@ assert is_in(end, text);
    if (end - first == (*point == '.')) return by_library(text, x); /* no digit */
    if (*end == 'e' || *end == 'E') end = read_exponent(end, &d);
    if (end == NULL || !ends_number(*end) || !nearest(&d, x)) return by_library(text, x);
    if (negative) *x = -*x;
    return end;
}
