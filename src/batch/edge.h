/* SPDX-License-Identifier: BSD-2-Clause */
/* Part of the batch kernel: the records that the filter leaves open, collected and then decided LANES at a
 * time.  E- of (a, b, A, B, C, mu) is E+ of (-a, b, A, -B, C, mu): one formula serves both edges. */

/* Records that wait until there are enough of them for full vectors. */
enum { WAITING = 4 * BLOCK + 2 * LANES };

struct waiting {
    size_t count;
    struct {
        double a[WAITING], b[WAITING], A[WAITING], B[WAITING], C[WAITING], mu[WAITING], u[WAITING];
    } field;
    double place[WAITING]; /* index of the record; below 2^53 */
};

/* Those that the first look leaves open, and those that the second does. */
struct lists {
    struct waiting open, hard;
};

/* A vector may be stored beyond the end of the list. */
INLINE void waiting_add(struct waiting *list, struct record r, unsigned lanes, V place)
{
#define COMPRESS(x, unit, meaning) V_COMPRESS(list->field.x + list->count, lanes, r.x);
    CONTACT_INPUTS(COMPRESS)
    V_COMPRESS(list->place + list->count, lanes, place);
    list->count += (size_t)__builtin_popcount(lanes);
}

/* The last LANES records or fewer, taken off the list; the last lanes repeat one when there are fewer. */
INLINE struct record waiting_take(struct waiting *list, size_t *count)
{
    const size_t n = list->count < LANES ? list->count : LANES, k = list->count - n;
    for (size_t i = n; i < LANES; i++) {
#define REPEAT(x, unit, meaning) list->field.x[k + i] = list->field.x[k];
        CONTACT_INPUTS(REPEAT)
    }
    list->count = k;
    *count = n;
#define TAKE(x, unit, meaning) .x = V_LOAD(list->field.x + k),
    return (struct record){CONTACT_INPUTS(TAKE)};
}

/* The bytes of n records just taken, to where they belong. */
INLINE void waiting_answer(const struct waiting *list, size_t n, I bytes, unsigned char *verdict)
{
    unsigned char byte[LANES];
    store_vector(byte, bytes);
    for (size_t i = 0; i < n; i++) verdict[(size_t)list->place[list->count + i]] = byte[i];
}

/* Error-free transformations: high + low is exactly x y, and exactly x + y, in round to nearest. */
struct pair {
    V high, low;
};

INLINE struct pair exact_product(V x, V y)
{
    const V high = x * y;
    return (struct pair){high, V_FMA(x, y, -high)};
}

INLINE struct pair exact_sum(V x, V y)
{
    const V high = x + y, part = high - x;
    return (struct pair){high, (x - (high - part)) + (y - part)};
}

/* x + y or x - y for a double and an exact product: high + low, where low has relative error at most u. */
INLINE struct pair sum_value_plus(V x, struct pair y)
{
    const struct pair s = exact_sum(x, y.high);
    return (struct pair){s.high, s.low + y.low};
}
INLINE struct pair sum_value_minus(V x, struct pair y)
{
    return sum_value_plus(x, (struct pair){-y.high, -y.low});
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
};
INLINE struct triple product_of_sum(V x, struct pair y)
{
    const struct pair p = exact_product(x, y.high);
    return (struct triple){p.high, p.low, x * y.low};
}

/* A value, and the sum of the sizes of everything that was added to it after rounding. */
struct estimate {
    V value, spread;
};
INLINE struct estimate sum_of_triples(struct triple x, struct triple y)
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

/* A normal double or zero as an odd integer times a power of two: the lowest bit of the fraction, taken out,
 * leaves a difference that is that power of two (or x itself is one). */
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

/* E+ of every lane in `ask`, exactly: negative, zero, positive as the sign of the result. */
INLINE I edge_signs(struct record r, I ask, const struct batch_bounds *bounds)
{
    const struct estimate E = compensated(r.a, r.b, r.A, r.B, r.C, r.mu);
    I open = ~(I)(V_ABS(E.value) > bounds->compensated * E.spread) & ask;
    I value = (I)E.value | 1; /* not 0 where decided, with its sign */
    if (I_BITS(open) == 0) return value;
    /* |E| <= (1 + u)|X| + 5.2uS < 1.1 size, and size < 2^(its exponent + 1), so |E| < 2^exponent; size = 0
     * makes E = 0.  (Where the bound was respected this is at most 17uS.) */
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

/* In the moderate range every nonzero number is between 2^-150 and 2^150: nothing below overflows, and since
 * every result is a multiple of 2^-606, nothing underflows: products and their errors are exact. */
INLINE I moderate(struct record r)
{
    const V sum = V_ABS(r.a) + V_ABS(r.b) + V_ABS(r.A) + V_ABS(r.B) + V_ABS(r.C) + V_ABS(r.mu);
    I small = (I)(V_ABS(r.a) < 0x1p-150) & (I)(r.a != 0);
    small |= (I)(V_ABS(r.b) < 0x1p-150) & (I)(r.b != 0);
    small |= (I)(V_ABS(r.A) < 0x1p-150) & (I)(r.A != 0);
    small |= (I)(V_ABS(r.B) < 0x1p-150) & (I)(r.B != 0);
    small |= (I)(V_ABS(r.C) < 0x1p-150) & (I)(r.C != 0);
    small |= (I)(V_ABS(r.mu) < 0x1p-150) & (I)(r.mu != 0);
    return (I)(sum <= 0x1p150) & (I)(V_ABS(r.u) <= DBL_MAX) & ~small;
}

/* The hypotheses, in the moderate range: rounded products that are equal are compared by their exact errors. */
INLINE I valid(struct record r)
{
    const V A_C = r.A * r.C, B_B = r.B * r.B;
    const I larger = (I)(A_C > B_B) | ((I)(A_C == B_B) & (I)(V_FMA(r.A, r.C, -A_C) > V_FMA(r.B, r.B, -B_B)));
    return (I)(r.A > 0) & (I)(r.C > 0) & (I)(r.mu >= 0) & larger;
}

/* Where an edge of the cone matters at rest but the filter does not decide it. */
INLINE I undecided(struct sum E, V filter)
{
    const I decided = (I)(V_ABS(E.value) > filter * V_ABS(E.first)) | ((I)(E.value == 0) & (I)(E.first == 0));
    return ~decided;
}

/* The lanes in `lanes` by the last tier; the bytes at the top of the others are kept. */
static __attribute__((noinline)) I by_integers(struct record r, unsigned lanes, I bytes)
{
    for (; lanes != 0; lanes &= lanes - 1) {
        const int i = __builtin_ctz(lanes);
        const double one[] = {r.a[i], r.b[i], r.A[i], r.B[i], r.C[i], r.mu[i], r.u[i]};
        const unsigned byte = batch_integers(one);
        bytes[i] = (long long)((unsigned long long)(byte >> 4 | (byte & 15) << 4) << 56);
    }
    return bytes;
}

/* LANES records with whatever zeros and exponents they have.  Returns whole bytes at the top of the lanes. */
INLINE I cold(struct record r, const struct batch_bounds *bounds)
{
    const V filter = V_ALL(bounds->filter);
    const struct filtered q = apply_filter(r, filter);
    const I usual = bounds->only_integers ? (I){0} : moderate(r), good = usual & valid(r);
    signs s = {.n_a = (I)r.a, .n_b = (I)r.b, .n_u = (I)r.u, .n_p_plus = (I)q.p_plus, .n_p_minus = (I)q.p_minus};
    s.z_a = (I)(r.a == 0), s.z_b = (I)(r.b == 0), s.z_u = (I)(r.u == 0);
    s.z_p_plus = (I)(q.p_plus == 0), s.z_p_minus = (I)(q.p_minus == 0);
    s.n_E_plus = (I)q.E_plus.value, s.z_E_plus = (I)(q.E_plus.value == 0);
    s.n_E_minus = (I)q.E_minus.value, s.z_E_minus = (I)(q.E_minus.value == 0);

    /* the edges that matter: at rest, b and p not 0 and of opposite signs */
    const I matters = good & s.z_u & ~s.z_b;
    const I plus = (undecided(q.E_plus, filter) & matters & (s.n_b ^ s.n_p_plus) & ~s.z_p_plus) < 0;
    const I minus = (undecided(q.E_minus, filter) & matters & (s.n_b ^ s.n_p_minus) & ~s.z_p_minus) < 0;
    if (I_BITS(plus | minus) != 0) {
        /* one edge of each lane, E- as the mirror image; then E- of the lanes that have both */
        const I flip = ~plus & minus & SIGN_BIT;
        struct record x = r;
        x.a = (V)((I)x.a ^ flip), x.B = (V)((I)x.B ^ flip);
        const I E = edge_signs(x, plus | minus, bounds), both = plus & minus;
        s.n_E_plus = I_SELECT(plus, E, s.n_E_plus), s.z_E_plus = I_SELECT(plus, (I)(E == 0), s.z_E_plus);
        s.n_E_minus = I_SELECT(minus, E, s.n_E_minus), s.z_E_minus = I_SELECT(minus, (I)(E == 0), s.z_E_minus);
        if (I_BITS(both) != 0) {
            x.a = -r.a, x.B = -r.B;
            const I other = edge_signs(x, both, bounds);
            s.n_E_minus = I_SELECT(both, other, s.n_E_minus);
            s.z_E_minus = I_SELECT(both, (I)(other == 0), s.z_E_minus);
        }
    }
    const I bytes = I_SELECT(good, pack(logic(s)), TOP_BIT(SIGN_BIT, AT_INVALID));
    return I_BITS(~usual) == 0 ? bytes : by_integers(r, I_BITS(~usual), bytes);
}

/* While records are settled, the memory fetches what the first look needs next, from record `ahead` on;
 * harmless beyond the end. */
INLINE size_t prefetch(const struct batch *batch, size_t ahead)
{
#define PREFETCH(x, unit, meaning)                                                                                     \
    __builtin_prefetch((const void *)((uintptr_t)batch->x + ahead * sizeof(double)), 0, 2);
    CONTACT_INPUTS(PREFETCH)
    return ahead + 8;
}

static __attribute__((noinline)) void settle_hard(struct waiting *hard, const struct batch_bounds *bounds,
                                                  const struct batch *batch, size_t ahead, size_t least)
{
    while (hard->count >= least) {
        size_t n;
        ahead = prefetch(batch, prefetch(batch, ahead));
        const struct record r = waiting_take(hard, &n);
        waiting_answer(hard, n, cold(r, bounds), batch->verdict);
    }
}

/* Decides what waits while at least `least` records do, 1 or LANES. */
static __attribute__((noinline)) void settle(struct lists *lists, const struct batch_bounds *bounds,
                                             const struct batch *batch, size_t ahead, size_t least)
{
    const V filter = V_ALL(bounds->filter);
    struct waiting *const open = &lists->open;
    while (open->count >= least) {
        size_t n;
        I hard;
        ahead = prefetch(batch, ahead);
        const struct record r = waiting_take(open, &n);
        waiting_answer(open, n, warm(r, filter, &hard), batch->verdict);
        waiting_add(&lists->hard, r, I_BITS(hard) & ((1u << n) - 1), V_LOAD(open->place + open->count));
    }
    settle_hard(&lists->hard, bounds, batch, ahead, least);
}
