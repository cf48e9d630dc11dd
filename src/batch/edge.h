/* SPDX-License-Identifier: BSD-2-Clause */
/* Part of the batch kernel: the records that the filter leaves undecided are collected and then decided LANES at a
 * time. E- of (a, b, A, B, C, mu) is E+ of (-a, b, A, -B, C, mu): one formula serves both edges. */

/* Lists of records that are collected until there are enough for full vectors. The lists are processed when one of them
 * has MANY records, so that each has fewer than MANY before a block adds its own and each record moves through them. A
 * vector is stored as a whole, also beyond the last list. To process rarely lets the memory run on: 160 KB of stack. */
enum { MANY = 256, WAITING = 3 * MANY + BLOCK + LANES };

struct waiting_records {
    size_t count;
    double a[WAITING], b[WAITING], A[WAITING], B[WAITING], C[WAITING], mu[WAITING], u[WAITING];
    long long at[WAITING]; /* index of the record */
};

struct waiting {
    struct waiting_records open;  /* decided once by the filter */
    struct waiting_records edges; /* of which only the sign of E+ is missing: u is E- instead, with the right sign where
                                     it matters; mirror images, of which E- was missing, have the index -1 - at */
    struct waiting_records strange; /* for the last tier */
};

INLINE I indices(size_t first)
{
    static const long long lane[8] = {0, 1, 2, 3, 4, 5, 6, 7};
    return I_LOAD(lane) + (long long)first;
}

INLINE void push_lanes(struct waiting_records *list, struct record r, unsigned lanes, I at)
{
    const size_t n = list->count;
#define PUSH(x, unit, meaning) I_COMPRESS((long long *)(void *)(list->x + n), lanes, (I)r.x);
    CONTACT_INPUTS(PUSH)
    I_COMPRESS(list->at + n, lanes, at);
    list->count = n + (size_t)__builtin_popcount(lanes);
}

/* Appends lane by lane, because few are set. */
INLINE void push_open(struct waiting_records *list, const struct batch *batch, size_t first, uint64_t lanes)
{
    size_t n = list->count;
    for (; lanes != 0; lanes &= lanes - 1, n++) {
        const size_t at = first + (size_t)__builtin_ctzll(lanes);
#define PUSH_ONE(x, unit, meaning) list->x[n] = batch->x[at];
        CONTACT_INPUTS(PUSH_ONE)
        list->at[n] = (long long)at;
    }
    list->count = n;
}

/* Appends the lanes that need an edge; the mirror image of a record exchanges its edges. */
INLINE void push_edges(struct waiting_records *list, struct record r, struct asked asked, unsigned lanes, I at)
{
    const I flip = asked.minus & SIGN_BIT;
    r.a = (V)((I)r.a ^ flip), r.B = (V)((I)r.B ^ flip);
    r.u = (V)I_SELECT(asked.minus, asked.E_plus, asked.E_minus);
    push_lanes(list, r, lanes, at ^ asked.minus);
}

/* Removes the last LANES records of a list, or fewer; further lanes repeat one of them. */
INLINE size_t take(struct waiting_records *list, struct record *r, I *at)
{
    const size_t n = list->count < LANES ? list->count : LANES, k = list->count -= n;
    for (size_t i = n; i < LANES; i++) {
#define REPEAT(x, unit, meaning) list->x[k + i] = list->x[k];
        CONTACT_INPUTS(REPEAT)
        list->at[k + i] = list->at[k];
    }
#define TAKE(x, unit, meaning) .x = V_LOAD(list->x + k),
    *r = (struct record){CONTACT_INPUTS(TAKE)};
    *at = I_LOAD(list->at + k);
    return n;
}

/* Writes the bytes of the first n lanes to their places. */
INLINE void answer(I at, size_t n, I bytes, unsigned char *verdict)
{
    unsigned char byte[LANES];
    size_t to[LANES];
    store_vector(byte, bytes);
    memcpy(to, &at, sizeof to);
    if (__builtin_expect(n == LANES, 1)) {
#pragma GCC unroll 8
        for (int i = 0; i < LANES; i++) verdict[to[i]] = byte[i];
    } else {
        for (size_t i = 0; i < n; i++) verdict[to[i]] = byte[i];
    }
}

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

/* In the moderate range every nonzero number is between 2^-150 and 2^150: nothing below overflows, and since every
 * result is a multiple of 2^-606, nothing underflows: products and their errors are exact. */
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

/* 1 in the lanes in which an edge of the cone matters at rest but the filter does not decide it. */
INLINE I undecided(struct sum E, V filter)
{
    const I decided = (I)(V_ABS(E.value) > filter * V_ABS(E.first)) | ((I)(E.value == 0) & (I)(E.first == 0));
    return ~decided;
}

/* Decides the lanes in `lanes` by the last tier; the bytes at the top of the others are unchanged. */
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

/* Decides LANES records with any zeros and exponents. Returns whole bytes at the top of the lanes. */
INLINE I cold(struct record r, const struct batch_bounds *bounds)
{
    const V filter = V_ALL(bounds->filter);
    const struct filtered q = apply_filter(r);
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

/* Finds the sign of E+, when no rounding error was omitted or the value is larger than those that were; the other
 * records go to the last tier. Everything else about the verdict at rest with b != 0 is known. */
INLINE void settle_edges(struct waiting *waiting, const struct batch_bounds *bounds, const struct batch *batch)
{
    struct record r;
    I at;
    const size_t n = take(&waiting->edges, &r, &at);
    const struct estimate E = compensated(r.a, r.b, r.A, r.B, r.C, r.mu);
    LOCALS(r);
    F_P_PLUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)
    F_P_MINUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)
    words w = logic((signs){.n_b = (I)b,
                            .z_u = (I){0} - 1,
                            .n_p_plus = (I)p_plus,
                            .z_p_plus = (I)(p_plus == 0),
                            .n_p_minus = (I)p_minus,
                            .z_p_minus = (I)(p_minus == 0),
                            .n_E_plus = (I)E.value,
                            .z_E_plus = (I)(E.value == 0),
                            .n_E_minus = (I)u});
    const I mirrored = (I)(at < 0), S_plus = w.S_plus;
    w.S_plus = I_SELECT(mirrored, w.S_minus, S_plus), w.S_minus = I_SELECT(mirrored, S_plus, w.S_minus);
    answer(at ^ mirrored, n, pack(w), batch->verdict);
    const unsigned open = I_BITS(~(is_decided(E, bounds) & moderate(r))) & ((1u << n) - 1);
    if (__builtin_expect(open == 0, 1)) return;
    r.a = (V)I_SELECT(mirrored, (I)-r.a, (I)r.a), r.B = (V)I_SELECT(mirrored, (I)-r.B, (I)r.B), r.u = (V){0};
    push_lanes(&waiting->strange, r, open, at ^ mirrored);
}

INLINE void settle_strange(struct waiting *waiting, const struct batch_bounds *bounds, const struct batch *batch)
{
    struct record r;
    I at;
    const size_t n = take(&waiting->strange, &r, &at);
    answer(at, n, cold(r, bounds), batch->verdict);
}

/* Decides the lanes in `present` again; those that remain undecided are collected. Returns the bytes of the others. */
INLINE I look_again(struct waiting *waiting, const struct batch_bounds *bounds, struct record r, I at, unsigned present)
{
    struct asked asked;
    I strange;
    const I bytes = warm(r, bounds, &asked, &strange);
    strange |= asked.plus & asked.minus;
    const unsigned edges = I_BITS((asked.plus | asked.minus) & ~strange) & present, others = I_BITS(strange) & present;
    push_edges(&waiting->edges, r, asked, edges, at);
    if (__builtin_expect(others != 0, 0)) push_lanes(&waiting->strange, r, others, at);
    return bytes;
}

INLINE void settle_open(struct waiting *waiting, const struct batch_bounds *bounds, const struct batch *batch)
{
    struct record r;
    I at;
    const size_t n = take(&waiting->open, &r, &at);
    answer(at, n, look_again(waiting, bounds, r, at, (1u << n) - 1), batch->verdict);
}

/* Decides the collected records while there are at least `least` of them, 1 or LANES. */
static __attribute__((noinline)) void settle(struct waiting *waiting, const struct batch_bounds *bounds,
                                             const struct batch *batch, size_t least)
{
    for (; waiting->open.count >= least; settle_open(waiting, bounds, batch)) {
    }
    for (; waiting->edges.count >= least; settle_edges(waiting, bounds, batch)) {
    }
    while (waiting->strange.count >= least) settle_strange(waiting, bounds, batch);
}

/* Decides again the vectors of a block that have an undecided lane. Returns the number of undecided lanes. */
static __attribute__((noinline)) unsigned again(struct waiting *waiting, const struct batch_bounds *bounds,
                                                const struct batch *batch, size_t first, uint64_t lanes)
{
    for (uint64_t left = lanes; left != 0;) {
        const size_t lane = (size_t)__builtin_ctzll(left) / LANES * LANES, at = first + lane;
        left &= ~((uint64_t)ALL_LANES << lane);
        store_vector(batch->verdict + at, look_again(waiting, bounds, load(batch, at), indices(at), ALL_LANES));
    }
    if (waiting->edges.count >= MANY || waiting->strange.count >= MANY) settle(waiting, bounds, batch, LANES);
    return (unsigned)__builtin_popcountll(lanes);
}

/* Collects the undecided lanes of a block, one bit each, unless there are so many that whole vectors are cheaper. */
INLINE unsigned leave_open(struct waiting *waiting, const struct batch_bounds *bounds, const struct batch *batch,
                           size_t first, uint64_t lanes)
{
    if (lanes == 0) return 0;
    const unsigned count = (unsigned)__builtin_popcountll(lanes);
    if (4 * count > 3 * BLOCK) return again(waiting, bounds, batch, first, lanes);
    push_open(&waiting->open, batch, first, lanes);
    if (waiting->open.count >= MANY) settle(waiting, bounds, batch, LANES);
    return count;
}
