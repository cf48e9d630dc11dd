/* SPDX-License-Identifier: BSD-2-Clause */
/* The batch kernel, the same text for every vector width.  A file that includes it once defines
 *     LANES                  doubles in a vector
 *     V_FMA(x, y, z)         x y + z, rounded once
 *     V_MIN(x, y)            the smaller; y where either is NaN
 *     KERNEL(name)           the name with the suffix of the kernel
 * and, where the processor has something better than the text below, V_MIN_ABS, V_MAX_ABS, I_SELECT, I_BITS, I_SHIFT,
 * V_COMPRESS and STORE_BYTES.
 */
#include "batch/batch.h"
#include "batch/logic.h"
#include "batch/modular.h"

#include <float.h>
#include <stdint.h>
#include <string.h>

_Static_assert(FLT_EVAL_METHOD == 0 && DBL_MANT_DIG == 53, "the bounds below are those of IEEE double arithmetic");

#include "batch/vector.h"

struct record {
    V a, b, A, B, C, mu, u;
};

#define LOCALS(r)                                                                                                      \
    const V a = (r).a, b = (r).b, A = (r).A, B = (r).B, C = (r).C, mu = (r).mu, u = (r).u;                             \
    (void)a, (void)b, (void)A, (void)B, (void)C, (void)mu, (void)u

typedef struct {
    LOGIC_SIGNS(I);
} signs;
typedef struct {
    LOGIC_WORDS(I);
} words;
LOGIC_FUNCTION(logic, I, signs, words)

/* Flag k of a byte, its two halves exchanged, at the top of a lane: T S- S+ F, then 0 invalid degenerate tie. */
#define TOP_BIT(word, k) ((I)((U)((word)&SIGN_BIT) >> (k)))
enum { AT_T, AT_S_MINUS, AT_S_PLUS, AT_F, AT_INVALID = 5, AT_DEGENERATE, AT_TIE };
#define TOP_BYTE ((I)((U){0} + (0xffull << 56)))
_Static_assert(PAINLEVE_BIT_F == 1 && PAINLEVE_BIT_S_PLUS == 2 && PAINLEVE_BIT_S_MINUS == 4 && PAINLEVE_BIT_T == 8 &&
                   PAINLEVE_BIT_TIE == 16 && PAINLEVE_BIT_DEGENERATE == 32 && PAINLEVE_BIT_INVALID == 64,
               "the bits of a verdict are packed by hand");

/* What the filter computes, and what it knows of it. */
struct filtered {
    V p_plus, p_minus;
    struct sum E_plus, E_minus;
    V poles;  /* the least of |p+|, |p-|, |b| */
    V margin; /* above TINY where all that follows holds */
};

/* TINY: the filter only answers where what it relies on is above. */
static const double TINY = 0x1p-400;

/* Let u = 2^-53, and margin > TINY, that is: A, mu, Delta and the distance of E+- from their bounds are.
 *   p+-   one rounding: exact sign where not 0, relative error at most u.  Where one is 0 and the other above
 *         TINY, C > 2^-402, and no bit of mu B is below 2^-1074: the zero is exact.
 *   k+-   one rounding, relative error at most u: mu A > 2^-800, so no bit of it is below 2^-1074 and the
 *         rounding of mu A -+ B cannot underflow.
 *   E+-   with t the first product and c the result: E - c is at most 3u|t| + 2u|c| + 2^-1074 (1 + ...), and
 *         |c| > 8u|t| + TINY makes this less than |c|.  proofs/batch/edge.gappa.
 *   Delta A C and B^2 are each rounded once, and rounding is monotone: if the rounded ones differ, so do they.
 *         If both overflow, Delta is NaN, and it stands where V_MIN keeps it.
 *   No infinity or NaN hides: if a, b, A, B, C or mu is not finite, or p, k or a product overflows, then E+
 *   or E- is infinite or NaN, hence so is E+ + E- + u^2, and `margin` is NaN.  (k infinite with b = 0, or p with
 *   a = 0, give NaN.) */
INLINE struct filtered apply_filter(struct record r, V filter)
{
    LOCALS(r);
    F_P_PLUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)
    F_P_MINUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)
    F_K_PLUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)
    F_K_MINUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)
    F_E_PLUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)
    F_E_MINUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)
    F_DELTA(READ, ROUNDED_ADD, ROUNDED_SUB, ROUNDED_MUL)
    const V nearest = V_MIN_ABS(E_plus.value, E_minus.value), first = V_MAX_ABS(E_plus.first, E_minus.first);
    const V edges = V_FMA(-filter, first, nearest), inertia = V_MIN(V_MIN(A, mu), Delta);
    const V finite = V_FMA(u, u, E_plus.value + E_minus.value);
    return (struct filtered){.p_plus = p_plus,
                             .p_minus = p_minus,
                             .E_plus = E_plus,
                             .E_minus = E_minus,
                             .poles = V_MIN(V_MIN_ABS(p_plus, p_minus), V_ABS(b)),
                             .margin = V_FMA(finite, (V){0}, V_MIN(edges, inertia))};
}

/* The common case: nothing decisive is 0 or close to it, but u.  Returns the flags T S- S+ F at the top of each
 * lane, and in `open` the lanes that must be looked at again. */
INLINE I hot(struct record r, V filter, I *open)
{
    const struct filtered q = apply_filter(r, filter);
    *open = (I)(V_MIN(q.poles, q.margin) > TINY) ^ -1;
    const I z_u = (I)(r.u == 0), n_b = (I)r.b;
    const I S_plus = (n_b ^ (I)q.p_plus) & I_SELECT(z_u, n_b ^ (I)q.E_plus.value, ~(I)r.u);
    const I S_minus = (n_b ^ (I)q.p_minus) & I_SELECT(z_u, n_b ^ (I)q.E_minus.value, (I)r.u);
    const I T = z_u & ((S_plus | S_minus) ^ n_b);
    const I upper = I_SELECT(SIGN_BIT, T, (I)((U)S_minus >> 1)), lower = I_SELECT(SIGN_BIT, S_plus, (I)((U)~n_b >> 1));
    return I_SELECT((I)((U)SIGN_BIT + (1ull << 62)), upper, (I)((U)lower >> 2)) & (I)((U){0} + (0xfull << 60));
}

INLINE I pack(words w)
{
    return TOP_BIT(w.F, AT_F) | TOP_BIT(w.S_plus, AT_S_PLUS) | TOP_BIT(w.S_minus, AT_S_MINUS) | TOP_BIT(w.T, AT_T) |
           TOP_BIT(w.tie, AT_TIE) | TOP_BIT(w.degenerate, AT_DEGENERATE);
}

/* The same with b, p+ or p- exactly 0, the ties that the filter itself decides.  `open` are the lanes that are
 * left for edge.h. */
INLINE I warm(struct record r, V filter, I *open)
{
    const struct filtered q = apply_filter(r, filter);
    const I z_p_plus = (I)(q.p_plus == 0), z_p_minus = (I)(q.p_minus == 0), z_b = (I)(r.b == 0);
    const V larger = V_ABS(q.p_plus) + V_ABS(q.p_minus);
    const I small = ~((I)(V_ABS(r.b) > TINY) | z_b) | ~((I)(V_ABS(q.p_plus) > TINY) | z_p_plus) |
                    ~((I)(V_ABS(q.p_minus) > TINY) | z_p_minus) | ~(I)(larger > TINY);
    *open = (I)(q.margin > TINY) ^ -1;
    *open |= small;
    return pack(logic((signs){(I)r.a, (I)(r.a == 0), (I)r.b, z_b, (I)r.u, (I)(r.u == 0), (I)q.p_plus, z_p_plus,
                              (I)q.p_minus, z_p_minus, (I)q.E_plus.value, (I){0}, (I)q.E_minus.value, (I){0}}));
}

/* The bytes at the top of the lanes, halves exchanged back. */
INLINE void store_vector(unsigned char *to, I bytes)
{
    STORE_LOW_BYTES(to, (I)(((U)bytes >> 60) | (((U)bytes >> 52) & 0xf0)));
}

#include "batch/edge.h"

INLINE struct record load(const struct batch *batch, size_t at)
{
#define LOAD(x, unit, meaning) .x = V_LOAD(batch->x + at),
    return (struct record){CONTACT_INPUTS(LOAD)};
}

/* Halves exchanged back, bytes put in the order of the records. */
/* Halves exchanged back, bytes put in the order of the records. */
INLINE void store(unsigned char *to, I columns)
{
    const U low = (U){0} + 0x0f0f0f0f0f0f0f0full;
    STORE_BYTES(to, (((U)columns >> 4) & low) | (((U)columns & low) << 4));
}

INLINE void block(const struct batch_bounds *bounds, const struct batch *batch, size_t at, struct lists *lists)
{
    static const double lane[8] = {0, 1, 2, 3, 4, 5, 6, 7};
    const V filter = V_ALL(bounds->filter);
    I columns = {0};
#pragma GCC unroll 8
    for (int i = 0; i < VECTORS; i++) {
        I open;
        const size_t k = at + (size_t)(i * LANES);
        const struct record r = load(batch, k);
        columns = (I)((U)columns >> 8) | hot(r, filter, &open);
        const unsigned lanes = I_BITS(open);
        if (__builtin_expect(lanes != 0, 0)) waiting_add(&lists->open, r, lanes, V_ALL((double)k) + V_LOAD(lane));
    }
    store(batch->verdict + at, columns);
    if (__builtin_expect(lists->open.count > WAITING - BLOCK - 2 * LANES, 0))
        settle(lists, bounds, batch, at + BLOCK, LANES);
}

/* The records after the last whole block: copied next to harmless ones. */
static void rest(const struct batch_bounds *bounds, size_t n, const struct batch *batch, size_t at, struct lists *lists)
{
    enum { FIELDS = 7 };
    double field[FIELDS][BLOCK];
    unsigned char verdict[BLOCK];
    static const double harmless[FIELDS] = {1, 1, 1, 0.25, 1, 1, 1};
    const double *const from[FIELDS] = {batch->a, batch->b, batch->A, batch->B, batch->C, batch->mu, batch->u};
    const size_t left = n - at;
    for (int k = 0; k < FIELDS; k++)
        for (size_t i = 0; i < BLOCK; i++) field[k][i] = i < left ? from[k][at + i] : harmless[k];
    const struct batch copy = {field[0], field[1], field[2], field[3], field[4], field[5], field[6], verdict};
    block(bounds, &copy, 0, lists);
    settle(lists, bounds, &copy, 0, 1);
    memcpy(batch->verdict + at, verdict, left);
}

void KERNEL(batch_decide)(const struct batch_bounds *bounds, size_t n, const struct batch *batch)
{
    struct lists lists;
    lists.open.count = lists.hard.count = 0;
    const struct batch_bounds local_bounds = *bounds;
    const struct batch local = *batch;
    size_t at = 0;
    for (; n - at >= BLOCK; at += BLOCK) block(&local_bounds, &local, at, &lists);
    settle(&lists, &local_bounds, &local, at, 1);
    if (at < n) rest(&local_bounds, n, &local, at, &lists);
}

#ifdef KERNEL_ONE
/* What the first look leaves open. */
static __attribute__((noinline)) unsigned char one_again(struct record r)
{
    I open;
    unsigned char verdict[LANES];
    const I bytes = warm(r, V_ALL(batch_exact.filter), &open);
    store_vector(verdict, open[0] == 0 ? bytes : cold(r, &batch_exact));
    return verdict[0];
}

unsigned char KERNEL(batch_decide_one)(double a, double b, double A, double B, double C, double mu, double u)
{
    const struct record r = {V_ALL(a), V_ALL(b), V_ALL(A), V_ALL(B), V_ALL(C), V_ALL(mu), V_ALL(u)};
    I open;
    const I bytes = hot(r, V_ALL(batch_exact.filter), &open);
    if (__builtin_expect(open[0] == 0, 1)) return (unsigned char)((unsigned long long)bytes[0] >> 60);
    return one_again(r);
}
#endif
