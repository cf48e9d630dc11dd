/* SPDX-License-Identifier: BSD-2-Clause */
/* The best naive kernel we can write: the same formulas, logic and packing as src/batch/kernel.h, every
 * rounded sign believed.  It is included like that file. */
#include "batch/batch.h"
#include "batch/logic.h"
#include "rival.h"

#include <float.h>
#include <stdint.h>

#include "batch/vector.h"

struct record {
    V a, b, A, B, C, mu, u;
};

typedef struct {
    LOGIC_SIGNS(I);
} signs;
typedef struct {
    LOGIC_WORDS(I);
} words;
LOGIC_FUNCTION(logic, I, signs, words)

#define TOP_BIT(word, k) ((I)((U)((word)&SIGN_BIT) >> (k)))
#define FORMULAS                                                                                                       \
    const V a = r.a, b = r.b, A = r.A, B = r.B, C = r.C, mu = r.mu, u = r.u;                                           \
    F_P_PLUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)                                                                    \
    F_P_MINUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)                                                                   \
    F_K_PLUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)                                                                    \
    F_K_MINUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)                                                                   \
    F_E_PLUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)                                                                    \
    F_E_MINUS(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)                                                                   \
    F_DELTA(READ, FUSED_ADD, FUSED_SUB, FUSED_MUL)

static inline I hot(struct record r, I *open)
{
    FORMULAS
    const V edges = V_MIN_ABS(E_plus.value, E_minus.value), inertia = V_MIN(A, Delta.value);
    const V poles = V_MIN(V_MIN_ABS(p_plus, p_minus), V_ABS(b));
    const V margin = V_MIN(V_MIN(poles, inertia), edges);
    *open = (I)(margin > 0) ^ -1;
    *open |= (I)mu; /* a negative mu */
    const I z_u = (I)(u == 0), n_b = (I)b;
    const I S_plus = (n_b ^ (I)p_plus) & I_SELECT(z_u, n_b ^ (I)E_plus.value, ~(I)u);
    const I S_minus = (n_b ^ (I)p_minus) & I_SELECT(z_u, n_b ^ (I)E_minus.value, (I)u);
    const I T = z_u & ((S_plus | S_minus) ^ n_b);
    const I upper = I_SELECT(SIGN_BIT, T, (I)((U)S_minus >> 1)), lower = I_SELECT(SIGN_BIT, S_plus, (I)((U)~n_b >> 1));
    return I_SELECT((I)((U)SIGN_BIT + (1ull << 62)), upper, (I)((U)lower >> 2));
}

static inline struct record load(const double *const *field, size_t k)
{
    return (struct record){V_LOAD(field[0] + k), V_LOAD(field[1] + k), V_LOAD(field[2] + k), V_LOAD(field[3] + k),
                           V_LOAD(field[4] + k), V_LOAD(field[5] + k), V_LOAD(field[6] + k)};
}

static __attribute__((noinline)) I careful(const double *const *field, size_t k)
{
    const struct record r = load(field, k);
    FORMULAS
    const words w = logic((signs){(I)a, (I)(a == 0), (I)b, (I)(b == 0), (I)u, (I)(u == 0), (I)p_plus, (I)(p_plus == 0),
                                  (I)p_minus, (I)(p_minus == 0), (I)E_plus.value, (I)(E_plus.value == 0),
                                  (I)E_minus.value, (I)(E_minus.value == 0)});
    const I good = (I)(A > 0) & (I)(C > 0) & (I)(mu >= 0) & (I)(Delta.value > 0);
    const I bytes = TOP_BIT(w.F, 3) | TOP_BIT(w.S_plus, 2) | TOP_BIT(w.S_minus, 1) | TOP_BIT(w.T, 0) |
                    TOP_BIT(w.tie, 7) | TOP_BIT(w.degenerate, 6);
    return I_SELECT(good, bytes, TOP_BIT(SIGN_BIT, 5));
}

static inline void block(const double *const *field, size_t at, unsigned char *verdict)
{
    const U low = (U){0} + 0x0f0f0f0f0f0f0f0full;
    I columns = {0};
    for (int i = 0; i < VECTORS; i++) {
        const size_t k = at + (size_t)(i * LANES);
        I open, bytes = hot(load(field, k), &open) & (I)((U){0} + (0xfull << 60));
        if (__builtin_expect(I_BITS(open) != 0, 0)) bytes = careful(field, k);
        columns = (I)((U)columns >> 8) | bytes;
    }
    STORE_BYTES(verdict + at, (((U)columns >> 4) & low) | (((U)columns & low) << 4));
}

/* n is a multiple of BLOCK in the benchmark. */
void KERNEL(naive)(size_t n, const double *const *field, unsigned char *verdict)
{
    const double *const local[] = {field[0], field[1], field[2], field[3], field[4], field[5], field[6]};
    for (size_t at = 0; at < n; at += BLOCK) block(local, at, verdict);
}
