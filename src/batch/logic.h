/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict from sign bits, on words of any width at once.
 *
 * W is an integer type or a vector of integers; only the top bit of each lane counts.  These lines restate
 * spec/contact/table.h for speed; tests/batch/t-batch-logic.c runs them on every sign vector that a state can have
 * and compares the byte with contact_classify, so the table stays the source.
 */
#ifndef BATCH_LOGIC_H
#define BATCH_LOGIC_H

#include "painleve.h"

/* The functions are inlined so that vectors stay in registers. */
#define INLINE static inline __attribute__((always_inline))

/* Sign words: n_x = x < 0, z_x = x == 0. */
#define LOGIC_SIGNS(W)                                                                                                 \
    W n_a, z_a, n_b, z_b, n_u, z_u, n_p_plus, z_p_plus, n_p_minus, z_p_minus, n_E_plus, z_E_plus, n_E_minus, z_E_minus

#define LOGIC_WORDS(W) W F, S_plus, S_minus, T, tie, degenerate

/* A force with positive normal part is consistent with slip exactly when b and p have opposite signs and,
 * at rest, E has the sign opposite to b (rows *_slip, *_indeterminate).  Where b = 0 slip is consistent only
 * at the pole p = 0, in the direction of the motion that starts (rows *_g_spot). */
#define LOGIC_FUNCTION(NAME, W, SIGNS, WORDS)                                                                          \
    INLINE WORDS NAME(SIGNS s)                                                                                         \
    {                                                                                                                  \
        WORDS r;                                                                                                       \
        const W force_plus = (s.n_b ^ s.n_p_plus) & ~(s.z_b | s.z_p_plus);                                             \
        const W force_minus = (s.n_b ^ s.n_p_minus) & ~(s.z_b | s.z_p_minus);                                          \
        const W slips_plus = s.z_u & (s.n_b ^ s.n_E_plus) & ~s.z_E_plus;                                               \
        const W slips_minus = s.z_u & (s.n_b ^ s.n_E_minus) & ~s.z_E_minus;                                            \
        const W plus = ~s.z_u & ~s.n_u, minus = ~s.z_u & s.n_u;                                                        \
        const W start_plus = plus | (s.z_u & ~s.n_a & ~s.z_a), start_minus = minus | (s.z_u & s.n_a & ~s.z_a);         \
        r.F = ~s.n_b & ~s.z_b;                                                                                         \
        r.S_plus = (force_plus & (plus | slips_plus)) | (s.z_b & s.z_p_plus & start_plus);                             \
        r.S_minus = (force_minus & (minus | slips_minus)) | (s.z_b & s.z_p_minus & start_minus);                       \
        r.degenerate = s.z_b | (s.z_u & ((force_plus & s.z_E_plus) | (force_minus & s.z_E_minus)));                    \
        r.tie = r.degenerate | s.z_p_plus | s.z_p_minus;                                                               \
        const W rest = (s.z_b & ((start_plus & s.n_p_plus) | (start_minus & s.n_p_minus))) |                           \
                       (~s.z_b & ~r.degenerate & ((r.S_plus | r.S_minus) ^ s.n_b));                                    \
        r.T = s.z_u & rest;                                                                                            \
        return r;                                                                                                      \
    }

#endif
