/* SPDX-License-Identifier: BSD-2-Clause */
/* Part of the batch kernel: the sign of E+, first with its rounding errors carried along, then by modular arithmetic. E-
 * of (a, b, A, B, C, mu) is E+ of (-a, b, A, -B, C, mu): one formula serves both edges. */

/* Error-free transformations: high + low is exactly x y, and exactly x + y, in round to nearest. */
struct pair {
    V high, low;
    I lost; /* nonzero, apart from a sign bit, where a rounding error was omitted */
};

INLINE struct pair exact_product(V x, V y)
{
    const V high = x * y;
    return (struct pair){high, V_FMA(x, y, -high), (I){0}};
}

INLINE struct pair exact_sum(V x, V y)
{
    const V high = x + y, part = high - x;
    return (struct pair){high, (x - (high - part)) + (y - part), (I){0}};
}

/* x + y or x - y for a double and an exact product: high + low, where low has relative error at most u. */
INLINE struct pair sum_value_plus(V x, struct pair y)
{
    const struct pair s = exact_sum(x, y.high), low = exact_sum(s.low, y.low);
    return (struct pair){s.high, low.high, (I)low.low};
}
INLINE struct pair sum_value_minus(V x, struct pair y)
{
    return sum_value_plus(x, (struct pair){-y.high, -y.low, y.lost});
}
INLINE struct pair sum_plus_value(struct pair x, V y)
{
    return sum_value_plus(y, x);
}
INLINE struct pair sum_minus_value(struct pair x, V y)
{
    return sum_value_plus(-y, x);
}

/* x (y.high + y.low) as high + low + rest: high + low is exactly x y.high, rest is x y.low rounded. */
struct triple {
    V high, low, rest;
    I lost;
};
INLINE struct triple product_of_sum(V x, struct pair y)
{
    const struct pair p = exact_product(x, y.high), rest = exact_product(x, y.low);
    return (struct triple){p.high, p.low, rest.high, y.lost | (I)rest.low};
}

/* A value, and the sum of the absolute values of everything that was added to it after rounding. */
struct estimate {
    V value, spread;
    I lost;
};
INLINE struct estimate sum_of_triples(struct triple x, struct triple y)
{
    const struct pair high = exact_sum(x.high, y.high), lows = exact_sum(x.low, y.low),
                      rests = exact_sum(x.rest, y.rest);
    const struct pair both = exact_sum(lows.high, rests.high), low = exact_sum(both.high, high.low);
    const V spread = ((V_ABS(x.low) + V_ABS(y.low)) + (V_ABS(x.rest) + V_ABS(y.rest))) + V_ABS(high.low);
    const I lost = x.lost | y.lost | (I)lows.low | (I)rests.low | (I)both.low | (I)low.low;
    return (struct estimate){high.high + low.high, spread, lost};
}

#define EXACT_MUL(t, x, y)                                                                                             \
    __extension__ const __auto_type t = _Generic((y), V : exact_product, struct pair : product_of_sum)(x, y);
#define EXACT_ADD(t, x, y)                                                                                             \
    __extension__ const __auto_type t = _Generic((x), V                                                                \
                                                 : sum_value_plus, struct pair                                         \
                                                 : sum_plus_value, struct triple                                       \
                                                 : sum_of_triples)(x, y);
#define EXACT_SUB(t, x, y)                                                                                             \
    __extension__ const __auto_type t = _Generic((x), V : sum_value_minus, struct pair : sum_minus_value)(x, y);

/* E+ with its rounding errors carried along. When none was omitted (`lost` is 0), value is the sum of two doubles whose
 * exact sum is E+, rounded once: it has the sign of E+, and is 0 only if E+ is. Otherwise, with X the value and S the
 * spread,
 * E - X| <= u|X| + 5.2 u S: two roundings in each of the rests (2.01 u), one in each sum of the low parts (3 u in all), one
 * in X; so |X| > 8uS determines the sign. proofs/batch/compensated.gappa. */
INLINE struct estimate compensated(V a, V b, V A, V B, V C, V mu)
{
    F_P_PLUS(READ, EXACT_ADD, EXACT_SUB, EXACT_MUL)
    F_K_PLUS(READ, EXACT_ADD, EXACT_SUB, EXACT_MUL)
    F_E_PLUS(READ, EXACT_ADD, EXACT_SUB, EXACT_MUL)
    return E_plus;
}

/* Dyadic numbers modulo 2^64, as modular.h has them modulo 2^128: m 2^e. */
struct modular {
    I m, e;
};

#ifndef I_SHIFT
INLINE I I_SHIFT(I x, I n)
{
    return (I)((U)x << (U)(n & 63)) & (I)(n < 64);
}
#endif

/* A normal double or zero as an odd integer times a power of two: subtracting the number without its lowest nonzero bit
 * leaves that power of two (unless x itself is one). */
INLINE struct modular from_double(V x)
{
    const I bits = (I)x, fraction = bits & 0xfffffffffffff, lowest = fraction & -fraction;
    const V unit = (V)I_SELECT((I)(fraction == 0), (I)V_ABS(x), (I)V_ABS(x - (V)(bits ^ lowest)));
    const I e = (I)((U)bits >> 52) & 0x7ff, e_unit = (I)((U)(I)unit >> 52), zero = (I)(x == 0);
    const I size = (I)((U)(fraction | (1ll << 52)) >> (U)(52 - (e - e_unit)));
    const I negative = (I)(bits < 0);
    return (struct modular){((size ^ negative) - negative) & ~zero, I_SELECT(zero, (I){0} + (1 << 20), e_unit - 1023)};
}
INLINE struct modular modular_plus(struct modular x, struct modular y)
{
    const I e = I_SELECT((I)(x.e < y.e), x.e, y.e);
    return (struct modular){I_SHIFT(x.m, x.e - e) + I_SHIFT(y.m, y.e - e), e};
}
INLINE struct modular modular_minus(struct modular x, struct modular y)
{
    return modular_plus(x, (struct modular){-y.m, y.e});
}
INLINE struct modular modular_times(struct modular x, struct modular y)
{
    return (struct modular){x.m * y.m, x.e + y.e};
}

#define MODULAR_ADD(t, x, y) const struct modular t = modular_plus(x, y);
#define MODULAR_SUB(t, x, y) const struct modular t = modular_minus(x, y);
#define MODULAR_MUL(t, x, y) const struct modular t = modular_times(x, y);

INLINE struct modular modular_edge(V a_, V b_, V A_, V B_, V C_, V mu_)
{
    const struct modular a = from_double(a_), b = from_double(b_), A = from_double(A_);
    const struct modular B = from_double(B_), C = from_double(C_), mu = from_double(mu_);
    F_P_PLUS(READ, MODULAR_ADD, MODULAR_SUB, MODULAR_MUL)
    F_K_PLUS(READ, MODULAR_ADD, MODULAR_SUB, MODULAR_MUL)
    F_E_PLUS(READ, MODULAR_ADD, MODULAR_SUB, MODULAR_MUL)
    return E_plus;
}

/* 1 in the lanes in which the sign of the value is that of E+. */
INLINE I is_decided(struct estimate E, const struct batch_bounds *bounds)
{
    return (I)(V_ABS(E.value) > bounds->compensated * E.spread) | (I)(V_ABS((V)E.lost) <= bounds->lost);
}

/* E+ of every lane in `ask`, exactly: negative, zero, positive as the sign of the result. */
INLINE I edge_signs(struct record r, I ask, const struct batch_bounds *bounds)
{
    const struct estimate E = compensated(r.a, r.b, r.A, r.B, r.C, r.mu);
    I open = ~is_decided(E, bounds) & ask;
    I value = (I)E.value & ~((I)(E.value == 0)); /* of its sign, 0 for -0 */
    if (I_BITS(open) == 0) return value;
    /* E| <= (1 + u)|X| + 5.2uS < 1.1 size, and size < 2^(its exponent + 1), so |E| < 2^exponent; size = 0 implies E = 0. (When
     * the bound was respected this is at most 17uS.) */
    const V size = V_ABS(E.value) + 0x1p-50 * E.spread;
    const I exponent = (I)((U)(I)size >> 52) - (1023 - 2);
    const struct modular m = modular_edge(r.a, r.b, r.A, r.B, r.C, r.mu);
    const I fits = (I)(exponent - m.e <= (long long)bounds->window_vector);
    value = I_SELECT(open & fits, m.m, value);
    for (unsigned bits = I_BITS(open & ~fits); bits != 0; bits &= bits - 1) {
        const int i = __builtin_ctz(bits);
        const double one[] = {r.a[i], r.b[i], r.A[i], r.B[i], r.C[i], r.mu[i]};
        value[i] = batch_edge_sign(one, (int)exponent[i], bounds->window_scalar);
    }
    return value;
}
