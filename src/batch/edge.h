/* SPDX-License-Identifier: BSD-2-Clause */
/* Part of the batch kernel: the edges of the cone that the filter leaves open, collected and then decided
 * LANES at a time.  Only records of the moderate range come here (kernel.h), so that products split exactly
 * and nothing underflows.  E- of (a, b, A, B, C, mu) is E+ of (-a, b, A, -B, C, mu): one formula serves both. */

enum { EDGE_FIELDS = 6, EDGES = 2 * BLOCK + 2 * LANES };

struct edges {
    size_t count;
    double field[EDGE_FIELDS][EDGES]; /* a, b, A, B, C, mu */
    size_t place[EDGES];              /* index of the record, and 1 in the lowest bit for E- */
};

static inline void edges_add(struct edges *list, struct record r, unsigned lanes, size_t at, size_t side)
{
    if (lanes == 0) return;
    const V value[EDGE_FIELDS] = {r.a, r.b, r.A, r.B, r.C, r.mu};
    for (int k = 0; k < EDGE_FIELDS; k++) V_COMPRESS(list->field[k] + list->count, lanes, value[k]);
    for (; lanes != 0; lanes &= lanes - 1) list->place[list->count++] = (at + (size_t)__builtin_ctz(lanes)) << 1 | side;
}

/* Error-free transformations: high + low is exactly x y, and exactly x + y, in round to nearest. */
struct pair {
    V high, low;
};

static inline struct pair exact_product(V x, V y)
{
    const V high = x * y;
    return (struct pair){high, V_FMA(x, y, -high)};
}

static inline struct pair exact_sum(V x, V y)
{
    const V high = x + y, part = high - x;
    return (struct pair){high, (x - (high - part)) + (y - part)};
}

/* x + y or x - y for a double and an exact product: high + low, where low has relative error at most u. */
static inline struct pair sum_value_plus(V x, struct pair y)
{
    const struct pair s = exact_sum(x, y.high);
    return (struct pair){s.high, s.low + y.low};
}
static inline struct pair sum_value_minus(V x, struct pair y)
{
    return sum_value_plus(x, (struct pair){-y.high, -y.low});
}
static inline struct pair sum_plus_value(struct pair x, V y)
{
    return sum_value_plus(y, x);
}
static inline struct pair sum_minus_value(struct pair x, V y)
{
    return sum_value_plus(-y, x);
}

/* x (y.high + y.low) as high + low + rest: high + low is exactly x y.high, rest is x y.low rounded. */
struct triple {
    V high, low, rest;
};
static inline struct triple product_of_sum(V x, struct pair y)
{
    const struct pair p = exact_product(x, y.high);
    return (struct triple){p.high, p.low, x * y.low};
}

/* A value, and the sum of the sizes of everything that was added to it after rounding. */
struct estimate {
    V value, spread;
};
static inline struct estimate sum_of_triples(struct triple x, struct triple y)
{
    const struct pair high = exact_sum(x.high, y.high);
    const V low = ((x.low + y.low) + (x.rest + y.rest)) + high.low;
    const V spread = ((V_ABS(x.low) + V_ABS(y.low)) + (V_ABS(x.rest) + V_ABS(y.rest))) + V_ABS(high.low);
    return (struct estimate){high.high + low, spread};
}

#define EXACT_MUL(t, x, y) const __auto_type t = _Generic((y), V : exact_product, struct pair : product_of_sum)(x, y);
#define EXACT_ADD(t, x, y)                                                                                             \
    const __auto_type t = _Generic((x), V                                                                              \
                                   : sum_value_plus, struct pair                                                       \
                                   : sum_plus_value, struct triple                                                     \
                                   : sum_of_triples)(x, y);
#define EXACT_SUB(t, x, y)                                                                                             \
    const __auto_type t = _Generic((x), V : sum_value_minus, struct pair : sum_minus_value)(x, y);

/* E+ with its rounding errors carried along.  With X the value and S the spread, |E - X| <= u|X| + 5.2 u S:
 * two roundings in each of the rests (2.01 u), one in each sum of the low parts (3 u in all), one in X; so
 * |X| > 8uS fixes the sign.  proofs/batch/compensated.gappa. */
static inline struct estimate compensated(V a, V b, V A, V B, V C, V mu)
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
static inline I I_SHIFT(I x, I n)
{
    return (I)((U)x << (U)(n & 63)) & (I)(n < 64);
}
#endif

/* A normal double or zero as an odd integer times a power of two: the lowest bit of the fraction, taken out,
 * leaves a difference that is that power of two (or x itself is one). */
static inline struct modular from_double(V x)
{
    const I bits = (I)x, fraction = bits & 0xfffffffffffff, lowest = fraction & -fraction;
    const V unit = (V)I_SELECT((I)(fraction == 0), (I)V_ABS(x), (I)V_ABS(x - (V)(bits ^ lowest)));
    const I e = (I)((U)bits >> 52) & 0x7ff, e_unit = (I)((U)(I)unit >> 52), zero = (I)(x == 0);
    const I size = (I)((U)(fraction | (1ll << 52)) >> (U)(52 - (e - e_unit)));
    const I negative = (I)(bits < 0);
    return (struct modular){((size ^ negative) - negative) & ~zero, I_SELECT(zero, (I){0} + (1 << 20), e_unit - 1023)};
}
static inline struct modular modular_plus(struct modular x, struct modular y)
{
    const I e = I_SELECT((I)(x.e < y.e), x.e, y.e);
    return (struct modular){I_SHIFT(x.m, x.e - e) + I_SHIFT(y.m, y.e - e), e};
}
static inline struct modular modular_minus(struct modular x, struct modular y)
{
    return modular_plus(x, (struct modular){-y.m, y.e});
}
static inline struct modular modular_times(struct modular x, struct modular y)
{
    return (struct modular){x.m * y.m, x.e + y.e};
}

#define MODULAR_ADD(t, x, y) const struct modular t = modular_plus(x, y);
#define MODULAR_SUB(t, x, y) const struct modular t = modular_minus(x, y);
#define MODULAR_MUL(t, x, y) const struct modular t = modular_times(x, y);

static inline struct modular modular_edge(V a_, V b_, V A_, V B_, V C_, V mu_)
{
    const struct modular a = from_double(a_), b = from_double(b_), A = from_double(A_);
    const struct modular B = from_double(B_), C = from_double(C_), mu = from_double(mu_);
    F_P_PLUS(READ, MODULAR_ADD, MODULAR_SUB, MODULAR_MUL)
    F_K_PLUS(READ, MODULAR_ADD, MODULAR_SUB, MODULAR_MUL)
    F_E_PLUS(READ, MODULAR_ADD, MODULAR_SUB, MODULAR_MUL)
    return E_plus;
}

/* The signs of LANES edges from the k-th on, as the top two bits of a lane: negative, zero. */
static inline void edges_decide(const struct edges *list, size_t k, const struct batch_bounds *bounds, int *sign)
{
    V x[EDGE_FIELDS];
    for (int f = 0; f < EDGE_FIELDS; f++) x[f] = V_LOAD(list->field[f] + k);
    const struct estimate E = compensated(x[0], x[1], x[2], x[3], x[4], x[5]);
    I open = ~(I)(V_ABS(E.value) > bounds->compensated * E.spread);
    I value = (I)E.value | 1; /* not 0 where decided, with its sign */
    I exponent = {0};
    if (I_BITS(open) != 0) {
        /* |E| <= (1 + u)|X| + 5.2uS < 1.1 size, and size < 2^(its exponent + 1), so |E| < 2^exponent; size = 0
         * makes E = 0.  (Where the bound was respected this is at most 17uS.) */
        const V size = V_ABS(E.value) + 0x1p-50 * E.spread;
        exponent = (I)((U)(I)size >> 52) - (1023 - 2);
        const struct modular m = modular_edge(x[0], x[1], x[2], x[3], x[4], x[5]);
        const I fits = (I)(exponent - m.e <= (long long)bounds->window_vector);
        value = I_SELECT(open & fits, m.m, value);
        open &= ~fits;
    }
    for (int i = 0; i < LANES; i++) sign[i] = (value[i] > 0) - (value[i] < 0);
    for (unsigned bits = I_BITS(open); bits != 0; bits &= bits - 1) {
        const int i = __builtin_ctz(bits);
        double record[EDGE_FIELDS];
        for (int f = 0; f < EDGE_FIELDS; f++) record[f] = list->field[f][k + (size_t)i];
        sign[i] = batch_edge_sign(record, (int)exponent[i], bounds->window_scalar);
    }
}

/* Decides edges from the end of the list while at least `least` are left, and corrects the bytes. */
static __attribute__((noinline)) void edges_settle(struct edges *list, const struct batch_bounds *bounds,
                                                   unsigned char *verdict, size_t least)
{
    int sign[LANES];
    while (list->count >= least) {
        const size_t n = list->count < LANES ? list->count : LANES, k = list->count - n;
        for (size_t i = n; i < LANES; i++)
            for (int f = 0; f < EDGE_FIELDS; f++) list->field[f][k + i] = list->field[f][k];
        edges_decide(list, k, bounds, sign);
        for (size_t i = 0; i < n; i++) {
            const size_t place = list->place[k + i];
            unsigned char *const byte = verdict + (place >> 1);
            const unsigned char slip = place & 1 ? PAINLEVE_BIT_S_MINUS : PAINLEVE_BIT_S_PLUS;
            *byte = logic_settle_edge(*byte, list->field[1][k + i] < 0, sign[i], slip);
        }
        list->count = k;
    }
}

/* The lanes in `lanes` by the last tier; the bytes at the top of the others are kept. */
static __attribute__((noinline)) I by_integers(const struct record *r, unsigned lanes, I bytes)
{
    for (; lanes != 0; lanes &= lanes - 1) {
        const int i = __builtin_ctz(lanes);
        const double one[] = {r->a[i], r->b[i], r->A[i], r->B[i], r->C[i], r->mu[i], r->u[i]};
        const unsigned byte = batch_integers(one);
        bytes[i] = (long long)((unsigned long long)(byte >> 4 | (byte & 15) << 4) << 56);
    }
    return bytes;
}
