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

/* The filter of the common case: every decisive quantity is well away from 0, or has an exact sign.
 *
 * Let u = 2^-53, and let every number below be above TINY = 2^-400 where `margin` says so.
 *   p+-   one rounding: exact sign, relative error at most u.
 *   k+-   one rounding, relative error at most u: mu A > 2^-800, so no bit of it is below 2^-1074 and the
 *         rounding of mu A -+ B cannot underflow.
 *   E+-   with t the first product and c the result: E - c is at most 3u|t| + 2u|c| + 2^-1074 (1 + ...), and
 *         |c| > 8u|t| + TINY makes this less than |c|.  proofs/batch/edge.gappa.
 *   Delta A C and B^2 are each rounded once, and rounding is monotone: if the rounded ones differ, so do they.
 *         If both overflow, Delta is NaN, and it stands where V_MIN keeps it.
 *   No infinity or NaN hides: if a, b, A, B, C or mu is not finite, or p, k or a product overflows, then E+
 *   or E- is infinite or NaN (b is not 0 here), hence so is E+ + E- + u^2, and `margin` is NaN.
 * Returns the flags T S- S+ F at the top of each lane, and in `open` the lanes that must be looked at again. */
static inline I hot(struct record r, V filter, I *open)
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
    const V edges = V_FMA(-filter, first, nearest);
    const V poles = V_MIN(V_MIN_ABS(p_plus, p_minus), V_ABS(b)), inertia = V_MIN(V_MIN(A, mu), Delta);
    const V finite = V_FMA(u, u, E_plus.value + E_minus.value);
    const V margin = V_FMA(finite, (V){0}, V_MIN(edges, V_MIN(poles, inertia)));
    *open = (I)(margin > 0x1p-400) ^ -1;

    const I z_u = (I)(u == 0), n_b = (I)b;
    const I S_plus = (n_b ^ (I)p_plus) & I_SELECT(z_u, n_b ^ (I)E_plus.value, ~(I)u);
    const I S_minus = (n_b ^ (I)p_minus) & I_SELECT(z_u, n_b ^ (I)E_minus.value, (I)u);
    const I T = z_u & ((S_plus | S_minus) ^ n_b);
    const I upper = I_SELECT(SIGN_BIT, T, (I)((U)S_minus >> 1)), lower = I_SELECT(SIGN_BIT, S_plus, (I)((U)~n_b >> 1));
    return I_SELECT((I)((U)SIGN_BIT + (1ull << 62)), upper, (I)((U)lower >> 2));
}

#include "batch/edge.h"

/* In the moderate range every nonzero number is between 2^-150 and 2^150: nothing below overflows, and since
 * every result is a multiple of 2^-606, nothing underflows: products and their errors are exact. */
static inline I moderate(struct record r)
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
static inline I valid(struct record r)
{
    const V A_C = r.A * r.C, B_B = r.B * r.B;
    const I larger = (I)(A_C > B_B) | ((I)(A_C == B_B) & (I)(V_FMA(r.A, r.C, -A_C) > V_FMA(r.B, r.B, -B_B)));
    return (I)(r.A > 0) & (I)(r.C > 0) & (I)(r.mu >= 0) & larger;
}

/* Where an edge of the cone matters at rest but the filter does not decide it. */
static inline I undecided(struct sum E, V filter)
{
    const I decided = (I)(V_ABS(E.value) > filter * V_ABS(E.first)) | ((I)(E.value == 0) & (I)(E.first == 0));
    return ~decided;
}

/* Every lane again, with zeros.  Returns whole bytes at the top of the lanes. */
static __attribute__((noinline)) I careful(const struct record *whole, const struct batch_bounds *bounds, size_t at,
                                           struct edges *list)
{
    const struct record r = *whole;
    LOCALS(r);
    const V filter = V_ALL(bounds->filter);
    const I usual = bounds->only_integers ? (I){0} : moderate(r);
    F_P_PLUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)
    F_P_MINUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)
    F_K_PLUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)
    F_K_MINUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)
    F_E_PLUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)
    F_E_MINUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)
    signs s = {.n_a = (I)a, .n_b = (I)b, .n_u = (I)u, .n_p_plus = (I)p_plus, .n_p_minus = (I)p_minus};
    s.z_a = (I)(a == 0), s.z_b = (I)(b == 0), s.z_u = (I)(u == 0);
    s.z_p_plus = (I)(p_plus == 0), s.z_p_minus = (I)(p_minus == 0);
    const I good = usual & valid(r), matters = good & s.z_u & ~s.z_b;
    const I open_plus = undecided(E_plus, filter) & matters & (s.n_b ^ s.n_p_plus) & ~s.z_p_plus;
    const I open_minus = undecided(E_minus, filter) & matters & (s.n_b ^ s.n_p_minus) & ~s.z_p_minus;
    s.n_E_plus = I_SELECT(open_plus >> 63, s.n_b, (I)E_plus.value);
    s.n_E_minus = I_SELECT(open_minus >> 63, s.n_b, (I)E_minus.value);
    s.z_E_plus = (I)(E_plus.value == 0) & ~(open_plus >> 63),
    s.z_E_minus = (I)(E_minus.value == 0) & ~(open_minus >> 63);
    edges_add(list, r, I_BITS(open_plus), at, 0);
    edges_add(list, (struct record){-a, b, A, -B, C, mu, u}, I_BITS(open_minus), at, 1);

    const words w = logic(s);
    I bytes = TOP_BIT(w.F, AT_F) | TOP_BIT(w.S_plus, AT_S_PLUS) | TOP_BIT(w.S_minus, AT_S_MINUS) | TOP_BIT(w.T, AT_T) |
              TOP_BIT(w.tie, AT_TIE) | TOP_BIT(w.degenerate, AT_DEGENERATE);
    bytes = I_SELECT(good, bytes, TOP_BIT(SIGN_BIT, AT_INVALID));
    return I_BITS(~usual) == 0 ? bytes : by_integers(whole, I_BITS(~usual), bytes);
}

static inline struct record load(const struct batch *batch, size_t at)
{
#define LOAD(x, unit, meaning) .x = V_LOAD(batch->x + at),
    return (struct record){CONTACT_INPUTS(LOAD)};
}

/* Halves exchanged back, bytes put in the order of the records. */
static inline void store(unsigned char *to, I columns)
{
    const U low = (U){0} + 0x0f0f0f0f0f0f0f0full;
    STORE_BYTES(to, (((U)columns >> 4) & low) | (((U)columns & low) << 4));
}

static inline void block(const struct batch_bounds *bounds, const struct batch *batch, size_t at, struct edges *list)
{
    const V filter = V_ALL(bounds->filter);
    I columns = {0};
    for (int i = 0; i < VECTORS; i++) {
        const struct record r = load(batch, at + (size_t)(i * LANES));
        I open, bytes = hot(r, filter, &open);
        bytes &= (I)((U){0} + (0xfull << 60));
        if (__builtin_expect(I_BITS(open) != 0, 0)) bytes = careful(&r, bounds, at + (size_t)(i * LANES), list);
        columns = (I)((U)columns >> 8) | bytes;
    }
    store(batch->verdict + at, columns);
    if (__builtin_expect(list->count >= LANES, 0)) edges_settle(list, bounds, batch->verdict, LANES);
}

/* The records after the last whole block: copied next to harmless ones. */
static void rest(const struct batch_bounds *bounds, size_t n, const struct batch *batch, size_t at, struct edges *list)
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
    block(bounds, &copy, 0, list);
    edges_settle(list, bounds, verdict, 1);
    memcpy(batch->verdict + at, verdict, left);
}

void KERNEL(batch_decide)(const struct batch_bounds *bounds, size_t n, const struct batch *batch)
{
    struct edges list;
    list.count = 0;
    const struct batch_bounds local = *bounds;
    size_t at = 0;
    for (; n - at >= BLOCK; at += BLOCK) block(&local, batch, at, &list);
    edges_settle(&list, &local, batch->verdict, 1);
    if (at < n) rest(&local, n, batch, at, &list);
}

#ifdef KERNEL_ONE
unsigned char KERNEL(batch_decide_one)(double a, double b, double A, double B, double C, double mu, double u)
{
    const struct record r = {V_ALL(a), V_ALL(b), V_ALL(A), V_ALL(B), V_ALL(C), V_ALL(mu), V_ALL(u)};
    I open, bytes = hot(r, V_ALL(batch_exact.filter), &open);
    if (__builtin_expect(open[0] == 0, 1)) return (unsigned char)((unsigned long long)bytes[0] >> 60);
    struct edges list;
    list.count = 0;
    unsigned char verdict[LANES];
    const unsigned top = (unsigned)((unsigned long long)careful(&r, &batch_exact, 0, &list)[0] >> 56);
    for (int i = 0; i < LANES; i++) verdict[i] = (unsigned char)(top >> 4 | (top & 15) << 4);
    edges_settle(&list, &batch_exact, verdict, 1);
    return verdict[0];
}
#endif
