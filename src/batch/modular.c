/* SPDX-License-Identifier: BSD-2-Clause */
#include "batch/modular.h"

#include "contact/formula.h"

#include <stdint.h>
#include <string.h>

__extension__ typedef unsigned __int128 word;
__extension__ typedef __int128 signed_word;

struct modular {
    word m;
    int e;
};

/* The exponent of zero: so high that zero never lowers the unit of a sum.  Products and sums of at most
 * three such exponents stay far inside an int. */
enum { EXPONENT_OF_ZERO = 1 << 20 };

/* A double is an odd integer times a power of two, or zero. */
static struct modular from_double(double x)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    const int biased = (int)(bits >> 52 & 0x7ff);
    uint64_t m = (bits & 0xfffffffffffff) | (uint64_t)(biased != 0) << 52;
    if (m == 0) return (struct modular){0, EXPONENT_OF_ZERO};
    const int zeros = __builtin_ctzll(m);
    m >>= zeros;
    return (struct modular){bits >> 63 ? -(word)m : m, (biased != 0 ? biased : 1) - 1075 + zeros};
}

static word shift(struct modular x, int e)
{
    return x.e - e < 128 ? x.m << (x.e - e) : 0;
}

static struct modular add(struct modular x, struct modular y)
{
    const int e = x.e < y.e ? x.e : y.e;
    return (struct modular){shift(x, e) + shift(y, e), e};
}

static struct modular subtract(struct modular x, struct modular y)
{
    return add(x, (struct modular){-y.m, y.e});
}

static struct modular multiply(struct modular x, struct modular y)
{
    return (struct modular){x.m * y.m, x.e + y.e};
}

#define READ(x)
#define ADD(t, x, y) const struct modular t = add(x, y);
#define SUB(t, x, y) const struct modular t = subtract(x, y);
#define MUL(t, x, y) const struct modular t = multiply(x, y);

int modular_edge_sign(const double *record, int exponent, int window, int *sign)
{
    const struct modular a = from_double(record[0]), b = from_double(record[1]), A = from_double(record[2]);
    const struct modular B = from_double(record[3]), C = from_double(record[4]), mu = from_double(record[5]);
    F_P_PLUS(READ, ADD, SUB, MUL)
    F_K_PLUS(READ, ADD, SUB, MUL)
    F_E_PLUS(READ, ADD, SUB, MUL)
    if (exponent - E_plus.e > window) return 0;
    *sign = ((signed_word)E_plus.m > 0) - ((signed_word)E_plus.m < 0);
    return 1;
}
