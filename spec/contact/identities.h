/* SPDX-License-Identifier: BSD-2-Clause */
/* Identities between the quantities of one planar contact: each states that a sum of three products is zero,
 *     IDENTITY(i, x, X,  j, y, Y,  k, z, Z)      i x X + j y Y + k z Z = 0
 * so that the nonzero products cannot all have the same sign. They are polynomial identities in the inputs of
 * spec/contact/formula.h, which tests/contact/t-identities.c checks. No decision depends on them: they only exclude
 * combinations of signs that no state has (spec/certificate.md, section 9). */
#ifndef SPEC_CONTACT_IDENTITIES_H
#define SPEC_CONTACT_IDENTITIES_H

#define CONTACT_IDENTITIES(IDENTITY)                                  \
    IDENTITY(1, A, p_plus,       1, A, p_minus,       -2, A, C)       \
    IDENTITY(1, A, p_minus,     -1, A, p_plus,        -2, A, mu_B_minus) \
    IDENTITY(1, A, k_plus,       1, A, k_minus,       -2, A, mu_A_plus)  \
    IDENTITY(1, A, k_minus,     -1, A, k_plus,        -2, A, B)       \
    IDENTITY(1, k_plus, p_minus, 1, k_minus, p_plus,  -2, mu, Delta)  \
    IDENTITY(1, A, E_plus,       1, A, E_minus,        2, mu_A_plus, N) \
    IDENTITY(1, A, E_minus,     -1, A, E_plus,        -2, A, N_T)     \
    IDENTITY(1, A, E_plus,       1, A, N_T,            1, mu_A_plus, N) \
    IDENTITY(1, A, E_minus,     -1, A, N_T,            1, mu_A_plus, N) \
    IDENTITY(1, A, N_T,          1, B, N,              1, a, Delta)   \
    IDENTITY(1, B, N_T,          1, C, N,              1, b, Delta)   \
    IDENTITY(1, p_plus, N,      -1, B, E_plus,         1, b, Delta)   \
    IDENTITY(1, p_minus, N,      1, B, E_minus,        1, b, Delta)   \
    IDENTITY(1, A, E_plus,       1, k_plus, N,        -1, a, Delta)   \
    IDENTITY(1, A, E_minus,      1, k_minus, N,        1, a, Delta)

#endif
