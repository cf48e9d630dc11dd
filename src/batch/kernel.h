/* SPDX-License-Identifier: BSD-2-Clause */
/* The batch kernel, the same text for every vector width.  A file that includes it once defines
 *     LANES                  doubles in a vector
 *     V_FMA(x, y, z)         x y + z, rounded once
 *     V_MIN(x, y)            the smaller; y where either is NaN
 *     KERNEL(name)           the name with the suffix of the kernel
 * and, where the processor has something better than the text below, V_MIN_ABS, V_MAX_ABS, I_SELECT, I_BITS, I_SHIFT,
 * I_COMPRESS and STORE_BYTES.
 */
#include "batch/batch.h"
#include "batch/logic.h"
#include "batch/modular.h"

#include <float.h>
#include <math.h>
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

/* The results of the filter, and bounds of their reliability. */
struct filtered {
    V p_plus, p_minus;
    struct sum E_plus, E_minus;
    V inertia; /* the least of A, mu, Delta */
    V finite;  /* infinite or NaN when some operand was */
};

/* TINY: the filter answers only when the quantities on which it relies are larger. */
static const double TINY = 0x1p-400;

/* Let u = 2^-53, and A, mu, Delta and the distance of E+- from its bound be above TINY, with `finite` finite.
 *   p+-   one rounding: exact sign where not 0, relative error at most u.  Where one is 0 and the other above
 *         TINY, C > 2^-402, and no bit of mu B is below 2^-1074: the zero is exact.
 *   k+-   one rounding, relative error at most u: mu A > 2^-800, so no bit of it is below 2^-1074 and the
 *         rounding of mu A -+ B cannot underflow.
 *   E+-   with t the first product and c the result: E - c is at most 3u|t| + 2u|c| + 2^-1074 (1 + ...), and
 *         |c| > 8u|t| + TINY makes this less than |c|.  proofs/batch/edge.gappa.
 *   Delta A C and B^2 are each rounded once, and rounding is monotone: if the rounded ones differ, so do they.
 *         If both overflow, Delta is NaN, and it is the argument that V_MIN returns.
 *   No infinity or NaN hides: if a, b, A, B, C or mu is not finite, or p, k or a product overflows, then E+
 *   or E- is infinite or NaN, hence so is `finite`, and 0 times it is NaN.  (k infinite with b = 0, or p with
 *   a = 0, give NaN.) */
INLINE struct filtered apply_filter(struct record r)
{
    LOCALS(r);
    F_P_PLUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)
    F_P_MINUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)
    F_K_PLUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)
    F_K_MINUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)
    F_E_PLUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)
    F_E_MINUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)
    F_DELTA(READ, ROUNDED_ADD, ROUNDED_SUB, ROUNDED_MUL)
    return (struct filtered){.p_plus = p_plus,
                             .p_minus = p_minus,
                             .E_plus = E_plus,
                             .E_minus = E_minus,
                             .inertia = V_MIN(V_MIN(A, mu), Delta),
                             .finite = V_FMA(u, u, E_plus.value + E_minus.value)};
}

/* The common case: no decisive quantity is 0 or close to 0, except u. Returns the flags T S- S+ F at the top of each
 * lane, and in `open` the lanes that must be decided again. */
INLINE I hot(struct record r, V filter, I *open)
{
    const struct filtered q = apply_filter(r);
    const V nearest = V_MIN_ABS(q.E_plus.value, q.E_minus.value), first = V_MAX_ABS(q.E_plus.first, q.E_minus.first);
    const V edges = V_FMA(-filter, first, nearest), poles = V_MIN(V_MIN_ABS(q.p_plus, q.p_minus), V_ABS(r.b));
    const V margin = V_FMA(q.finite, (V){0}, V_MIN(edges, q.inertia));
    *open = (I)(V_MIN(poles, margin) > TINY) ^ -1;
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

/* Edges of the cone that matter, at rest with b and p not 0 and of opposite signs, but are too close to 0. */
struct asked {
    I plus, minus, E_plus, E_minus;
};

/* The same when b, p+ or p- is exactly 0, the ties that the filter itself decides. An edge that is still needed counts
 * as 0 in the result. `strange` are the lanes for the last tier. */
INLINE I warm(struct record r, const struct batch_bounds *bounds, struct asked *asked, I *strange)
{
    const V filter = V_ALL(bounds->filter);
    const struct filtered q = apply_filter(r);
    signs s = {.n_a = (I)r.a, .n_b = (I)r.b, .n_u = (I)r.u, .n_p_plus = (I)q.p_plus, .n_p_minus = (I)q.p_minus};
    s.z_a = (I)(r.a == 0), s.z_b = (I)(r.b == 0), s.z_u = (I)(r.u == 0);
    s.z_p_plus = (I)(q.p_plus == 0), s.z_p_minus = (I)(q.p_minus == 0);
    s.n_E_plus = (I)q.E_plus.value, s.n_E_minus = (I)q.E_minus.value;

    const V larger = V_ABS(q.p_plus) + V_ABS(q.p_minus), guard = V_FMA(q.finite, (V){0}, V_MIN(larger, q.inertia));
    const I known = (I)(guard > TINY) & ((I)(V_ABS(r.b) > TINY) | s.z_b) & ((I)(V_ABS(q.p_plus) > TINY) | s.z_p_plus) &
                    ((I)(V_ABS(q.p_minus) > TINY) | s.z_p_minus);
    const I far_plus = (I)(V_FMA(-filter, V_ABS(q.E_plus.first), V_ABS(q.E_plus.value)) > TINY);
    const I far_minus = (I)(V_FMA(-filter, V_ABS(q.E_minus.first), V_ABS(q.E_minus.value)) > TINY);
    const I matters = s.z_u & ~s.z_b;
    asked->plus = s.z_E_plus = (I)((matters & (s.n_b ^ s.n_p_plus) & ~s.z_p_plus & ~far_plus) < 0);
    asked->minus = s.z_E_minus = (I)((matters & (s.n_b ^ s.n_p_minus) & ~s.z_p_minus & ~far_minus) < 0);
    asked->E_plus = s.n_E_plus, asked->E_minus = s.n_E_minus;
    *strange = bounds->only_integers ? (I){0} - 1 : ~known;
    return pack(logic(s));
}

/* The bytes at the top of the lanes, halves exchanged back. */
INLINE void store_vector(unsigned char *to, I bytes)
{
    STORE_LOW_BYTES(to, (I)(((U)bytes >> 60) | (((U)bytes >> 52) & 0xf0)));
}

INLINE struct record load(const struct batch *batch, size_t at)
{
#define LOAD(x, unit, meaning) .x = V_LOAD(batch->x + at),
    return (struct record){CONTACT_INPUTS(LOAD)};
}

#include "batch/waiting.h"

#include "batch/edge.h"

#include "batch/settle.h"

/* Halves exchanged back, bytes put in the order of the records. */
INLINE void store(unsigned char *to, I columns)
{
    const U low = (U){0} + 0x0f0f0f0f0f0f0f0full;
    STORE_BYTES(to, (((U)columns >> 4) & low) | (((U)columns & low) << 4));
}

/* The first pass over a block. Returns the lanes that it leaves undecided, one bit each. */
INLINE uint64_t block(V filter, const struct batch *batch, size_t at)
{
    I columns = {0};
    uint64_t lanes = 0;
#pragma GCC unroll 8
    for (int i = 0; i < VECTORS; i++) {
        I open;
        columns = (I)((U)columns >> 8) | hot(load(batch, at + (size_t)(i * LANES)), filter, &open);
        lanes |= (uint64_t)I_BITS(open) << (i * LANES);
    }
    store(batch->verdict + at, columns);
    return lanes;
}

/* The records after the last whole block: copied next to harmless ones. */
static __attribute__((noinline)) void rest(const struct batch_bounds *bounds, size_t n, const struct batch *batch,
                                           size_t at, struct waiting *waiting)
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
    (void)leave_open(waiting, bounds, &copy, 0, block(V_ALL(bounds->filter), &copy, 0));
    settle(waiting, bounds, &copy, 1);
    memcpy(batch->verdict + at, verdict, left);
}

enum { CHUNK = 8192 }; /* half a megabyte: fits in the second-level cache */

static unsigned first_look_and_again(const struct batch_bounds *bounds, const struct batch *batch, size_t from,
                                     size_t to, struct waiting *waiting)
{
    const V filter = V_ALL(bounds->filter);
    unsigned count = 0;
    for (size_t at = from; at < to; at += BLOCK) {
        const uint64_t lanes = block(filter, batch, at);
        if (__builtin_expect(lanes != 0, 0)) count += again(waiting, bounds, batch, at, lanes);
    }
    return count;
}

static unsigned first_look_then_again(const struct batch_bounds *bounds, const struct batch *batch, size_t from,
                                      size_t to, struct waiting *waiting)
{
    const V filter = V_ALL(bounds->filter);
    uint64_t lanes[CHUNK / BLOCK];
    unsigned count = 0;
    for (size_t at = from; at < to; at += BLOCK) lanes[(at - from) / BLOCK] = block(filter, batch, at);
    for (size_t at = from; at < to; at += BLOCK)
        count += leave_open(waiting, bounds, batch, at, lanes[(at - from) / BLOCK]);
    return count;
}

/* When few records are undecided, they are decided again at once. When many are, the first pass goes over a chunk
 * without a branch that depends on the data, since a misprediction would stall the memory accesses; the undecided
 * records are then collected from the cache into full vectors. */
void KERNEL(batch_decide)(const struct batch_bounds *bounds, size_t n, const struct batch *batch)
{
    struct waiting waiting;
    waiting.open.count = waiting.edges.count = waiting.strange.count = 0;
    const struct batch_bounds local_bounds = *bounds;
    const struct batch local = *batch;
    const size_t whole = n / BLOCK * BLOCK;
    int many = 1;
    for (size_t done = 0, end; done < whole; done = end) {
        end = whole - done < CHUNK ? whole : done + CHUNK;
        const unsigned open =
            (many ? first_look_then_again : first_look_and_again)(&local_bounds, &local, done, end, &waiting);
        many = open > (end - done) / 32;
    }
    settle(&waiting, &local_bounds, &local, 1);
    if (whole < n) rest(&local_bounds, n, &local, whole, &waiting);
}

#ifdef KERNEL_ONE
/* Decides a record that the first pass leaves undecided. */
static __attribute__((noinline)) unsigned char one_again(struct record r)
{
    struct asked asked;
    I strange;
    unsigned char verdict[LANES];
    const I bytes = warm(r, &batch_exact, &asked, &strange);
    store_vector(verdict, (asked.plus[0] | asked.minus[0] | strange[0]) < 0 ? cold(r, &batch_exact) : bytes);
    return verdict[0];
}

/* A record and its mirror image, which exchanges the directions of slip, in two lanes: S+, p+, k+ and E+ of the second
 * are S-, p-, k- and E- of the first. `open` as in hot(). */
INLINE unsigned hot_pair(struct record r, unsigned *open)
{
    LOCALS(r);
    F_P_PLUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)
    F_K_PLUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)
    F_E_PLUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)
    F_DELTA(READ, ROUNDED_ADD, ROUNDED_SUB, ROUNDED_MUL)
    const V edge = V_FMA(V_ALL(-batch_exact.filter), V_ABS(E_plus.first), V_ABS(E_plus.value));
    const V inertia = V_MIN(V_MIN(A, mu), Delta), finite = V_FMA(u, u, E_plus.value);
    const V margin = V_FMA(finite, (V){0}, V_MIN(edge, inertia)), pole = V_MIN(V_ABS(p_plus), V_ABS(b));
    *open = I_BITS((I)(V_MIN(pole, margin) > TINY)) ^ ALL_LANES;
    const I z_u = (I)(u == 0), slips = ((I)b ^ (I)p_plus) & I_SELECT(z_u, (I)b ^ (I)E_plus.value, ~(I)u);
    const unsigned S = I_BITS(slips), n_b = I_BITS((I)b) & 1, rest = I_BITS(z_u) & 1;
    return (n_b ^ 1) * PAINLEVE_BIT_F | S * PAINLEVE_BIT_S_PLUS | (rest & ((S != 0) ^ n_b)) * PAINLEVE_BIT_T;
}

unsigned char KERNEL(batch_decide_one)(double a, double b, double A, double B, double C, double mu, double u)
{
    _Static_assert(LANES == 2 && PAINLEVE_BIT_S_MINUS == 2 * PAINLEVE_BIT_S_PLUS, "a record and its mirror image");
    const struct record r = {{a, -a}, {b, b}, {A, A}, {B, -B}, {C, C}, {mu, mu}, {u, -u}};
    unsigned open;
    const unsigned byte = hot_pair(r, &open);
    return __builtin_expect(open == 0, 1) ? (unsigned char)byte : one_again(r);
}
#endif
