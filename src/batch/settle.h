/* SPDX-License-Identifier: BSD-2-Clause */
/* Part of the batch kernel: decides the records that the filter leaves undecided (waiting.h), with the signs of edge.h. */

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
