/* SPDX-License-Identifier: BSD-2-Clause */
/* Verdict table of one planar contact, for every state with A, C, Delta > 0 and mu >= 0.
 *
 *   ROW(name, condition, F, S_plus, S_minus, T, solutions)
 *
 * The condition is about the signs of u, a, b, p_plus, p_minus, E_plus, E_minus.  It is written so
 * that it reads the same whether a name denotes a sign (C: -1, 0, 1) or the real number (ACSL).
 * Status of a mode: CONSISTENT    a force meets Newton, Signorini and Coulomb with every inequality strict
 *                   BOUNDARY      a force meets them, but only with some equality
 *                   INCONSISTENT  no force meets them
 *                   INADMISSIBLE  the sign of u rules the mode out
 * solutions: the number of distinct contact forces (lambda_N, lambda_T), or CONTINUUM.
 *
 * The rows are complete and disjoint over the states in the hypotheses.  What they mean is proved from
 * spec/contact/meaning.h; the paper's table [CV16, Table 2] has only the generic rows and is compared
 * with this one in the tests.
 */
#ifndef SPEC_CONTACT_TABLE_H
#define SPEC_CONTACT_TABLE_H

#define T_CONTACT(ROW)                                                                                                                  \
    /* u > 0: only F and S+ are admissible.  A p+ < 0 gives two forces or none: the Painleve paradox. */                                \
    ROW(forward_flight,             u > 0 && b > 0 && p_plus > 0,   CONSISTENT, INCONSISTENT, INADMISSIBLE, INADMISSIBLE, 1)            \
    ROW(forward_flight_at_pole,     u > 0 && b > 0 && p_plus == 0,  CONSISTENT, INCONSISTENT, INADMISSIBLE, INADMISSIBLE, 1)            \
    ROW(forward_indeterminate,      u > 0 && b > 0 && p_plus < 0,   CONSISTENT, CONSISTENT,   INADMISSIBLE, INADMISSIBLE, 2)            \
    ROW(forward_grazing,            u > 0 && b == 0 && p_plus > 0,  BOUNDARY,   BOUNDARY,     INADMISSIBLE, INADMISSIBLE, 1)            \
    ROW(forward_g_spot,             u > 0 && b == 0 && p_plus == 0, BOUNDARY,   CONSISTENT,   INADMISSIBLE, INADMISSIBLE, CONTINUUM)    \
    ROW(forward_grazing_paradox,    u > 0 && b == 0 && p_plus < 0,  BOUNDARY,   BOUNDARY,     INADMISSIBLE, INADMISSIBLE, 1)            \
    ROW(forward_slip,               u > 0 && b < 0 && p_plus > 0,   INCONSISTENT, CONSISTENT, INADMISSIBLE, INADMISSIBLE, 1)            \
    ROW(forward_arrest,             u > 0 && b < 0 && p_plus == 0,  INCONSISTENT, INCONSISTENT, INADMISSIBLE, INADMISSIBLE, 0)          \
    ROW(forward_inconsistent,       u > 0 && b < 0 && p_plus < 0,   INCONSISTENT, INCONSISTENT, INADMISSIBLE, INADMISSIBLE, 0)          \
    /* u < 0: the mirror image. */                                                                                                      \
    ROW(backward_flight,            u < 0 && b > 0 && p_minus > 0,  CONSISTENT, INADMISSIBLE, INCONSISTENT, INADMISSIBLE, 1)            \
    ROW(backward_flight_at_pole,    u < 0 && b > 0 && p_minus == 0, CONSISTENT, INADMISSIBLE, INCONSISTENT, INADMISSIBLE, 1)            \
    ROW(backward_indeterminate,     u < 0 && b > 0 && p_minus < 0,  CONSISTENT, INADMISSIBLE, CONSISTENT,   INADMISSIBLE, 2)            \
    ROW(backward_grazing,           u < 0 && b == 0 && p_minus > 0, BOUNDARY,   INADMISSIBLE, BOUNDARY,     INADMISSIBLE, 1)            \
    ROW(backward_g_spot,            u < 0 && b == 0 && p_minus == 0, BOUNDARY,  INADMISSIBLE, CONSISTENT,   INADMISSIBLE, CONTINUUM)    \
    ROW(backward_grazing_paradox,   u < 0 && b == 0 && p_minus < 0, BOUNDARY,   INADMISSIBLE, BOUNDARY,     INADMISSIBLE, 1)            \
    ROW(backward_slip,              u < 0 && b < 0 && p_minus > 0,  INCONSISTENT, INADMISSIBLE, CONSISTENT, INADMISSIBLE, 1)            \
    ROW(backward_arrest,            u < 0 && b < 0 && p_minus == 0, INCONSISTENT, INADMISSIBLE, INCONSISTENT, INADMISSIBLE, 0)          \
    ROW(backward_inconsistent,      u < 0 && b < 0 && p_minus < 0,  INCONSISTENT, INADMISSIBLE, INCONSISTENT, INADMISSIBLE, 0)          \
    /* u = 0, b > 0: flight; with p of a slip direction negative, stick and that slip too, inside the cone. */                          \
    ROW(rest_flight,                u == 0 && b > 0 && p_plus >= 0 && p_minus >= 0,  CONSISTENT, INCONSISTENT, INCONSISTENT, INCONSISTENT, 1) \
    ROW(rest_indeterminate_plus,    u == 0 && b > 0 && p_plus < 0 && E_plus < 0,     CONSISTENT, CONSISTENT, INCONSISTENT, CONSISTENT, 3)     \
    ROW(rest_indeterminate_plus_edge, u == 0 && b > 0 && p_plus < 0 && E_plus == 0,  CONSISTENT, BOUNDARY, INCONSISTENT, BOUNDARY, 2)         \
    ROW(rest_flight_plus,           u == 0 && b > 0 && p_plus < 0 && E_plus > 0,     CONSISTENT, INCONSISTENT, INCONSISTENT, INCONSISTENT, 1) \
    ROW(rest_indeterminate_minus,   u == 0 && b > 0 && p_minus < 0 && E_minus < 0,   CONSISTENT, INCONSISTENT, CONSISTENT, CONSISTENT, 3)     \
    ROW(rest_indeterminate_minus_edge, u == 0 && b > 0 && p_minus < 0 && E_minus == 0, CONSISTENT, INCONSISTENT, BOUNDARY, BOUNDARY, 2)       \
    ROW(rest_flight_minus,          u == 0 && b > 0 && p_minus < 0 && E_minus > 0,   CONSISTENT, INCONSISTENT, INCONSISTENT, INCONSISTENT, 1) \
    /* u = 0, b = 0: the contact force may vanish. */                                                                                         \
    ROW(rest_weightless,            u == 0 && b == 0 && a == 0,                      BOUNDARY, BOUNDARY, BOUNDARY, BOUNDARY, 1)               \
    ROW(rest_grazing_plus,          u == 0 && b == 0 && a > 0 && p_plus > 0,         BOUNDARY, BOUNDARY, INCONSISTENT, INCONSISTENT, 1)       \
    ROW(rest_g_spot_plus,           u == 0 && b == 0 && a > 0 && p_plus == 0,        BOUNDARY, CONSISTENT, INCONSISTENT, BOUNDARY, CONTINUUM) \
    ROW(rest_grazing_paradox_plus,  u == 0 && b == 0 && a > 0 && p_plus < 0,         BOUNDARY, BOUNDARY, INCONSISTENT, CONSISTENT, 2)         \
    ROW(rest_grazing_minus,         u == 0 && b == 0 && a < 0 && p_minus > 0,        BOUNDARY, INCONSISTENT, BOUNDARY, INCONSISTENT, 1)       \
    ROW(rest_g_spot_minus,          u == 0 && b == 0 && a < 0 && p_minus == 0,       BOUNDARY, INCONSISTENT, CONSISTENT, BOUNDARY, CONTINUUM) \
    ROW(rest_grazing_paradox_minus, u == 0 && b == 0 && a < 0 && p_minus < 0,        BOUNDARY, INCONSISTENT, BOUNDARY, CONSISTENT, 2)         \
    /* u = 0, b < 0: exactly one force, stick inside the friction cone, slip outside. */                                                      \
    ROW(rest_stick,                 u == 0 && b < 0 && E_plus < 0 && E_minus < 0,    INCONSISTENT, INCONSISTENT, INCONSISTENT, CONSISTENT, 1) \
    ROW(rest_slip_plus,             u == 0 && b < 0 && p_plus > 0 && E_plus > 0,     INCONSISTENT, CONSISTENT, INCONSISTENT, INCONSISTENT, 1) \
    ROW(rest_slip_minus,            u == 0 && b < 0 && p_minus > 0 && E_minus > 0,   INCONSISTENT, INCONSISTENT, CONSISTENT, INCONSISTENT, 1) \
    ROW(rest_stick_edge_plus,       u == 0 && b < 0 && E_plus == 0 && E_minus < 0,   INCONSISTENT, BOUNDARY, INCONSISTENT, BOUNDARY, 1)       \
    ROW(rest_stick_edge_minus,      u == 0 && b < 0 && E_plus < 0 && E_minus == 0,   INCONSISTENT, INCONSISTENT, BOUNDARY, BOUNDARY, 1)       \
    ROW(rest_frictionless_balance,  u == 0 && b < 0 && E_plus == 0 && E_minus == 0,  INCONSISTENT, BOUNDARY, BOUNDARY, BOUNDARY, 1)

/* The cells of the paper's table of consistent modes [CV16, Table 2]: columns I, II, III by the sign
 * of u, rows (i) to (vi) by the signs of b and p+-.  A state on a boundary of a mode has no cell.
 *   CELL(name, condition, text) */
#define T_CONTACT_CASE(CELL)                                                   \
    CELL(I_i,     u > 0 && b > 0 && p_plus > 0 && p_minus > 0, "I(i)")         \
    CELL(I_ii,    u > 0 && b > 0 && p_plus > 0 && p_minus < 0, "I(ii)")        \
    CELL(I_iii,   u > 0 && b > 0 && p_plus < 0 && p_minus > 0, "I(iii)")       \
    CELL(I_iv,    u > 0 && b < 0 && p_plus > 0 && p_minus > 0, "I(iv)")        \
    CELL(I_v,     u > 0 && b < 0 && p_plus > 0 && p_minus < 0, "I(v)")         \
    CELL(I_vi,    u > 0 && b < 0 && p_plus < 0 && p_minus > 0, "I(vi)")        \
    CELL(II_i,    u == 0 && b > 0 && p_plus > 0 && p_minus > 0, "II(i)")       \
    CELL(II_ii,   u == 0 && b > 0 && p_plus > 0 && p_minus < 0, "II(ii)")      \
    CELL(II_iii,  u == 0 && b > 0 && p_plus < 0 && p_minus > 0, "II(iii)")     \
    CELL(II_iv,   u == 0 && b < 0 && p_plus > 0 && p_minus > 0, "II(iv)")      \
    CELL(II_v,    u == 0 && b < 0 && p_plus > 0 && p_minus < 0, "II(v)")       \
    CELL(II_vi,   u == 0 && b < 0 && p_plus < 0 && p_minus > 0, "II(vi)")      \
    CELL(III_i,   u < 0 && b > 0 && p_plus > 0 && p_minus > 0, "III(i)")       \
    CELL(III_ii,  u < 0 && b > 0 && p_plus > 0 && p_minus < 0, "III(ii)")      \
    CELL(III_iii, u < 0 && b > 0 && p_plus < 0 && p_minus > 0, "III(iii)")     \
    CELL(III_iv,  u < 0 && b < 0 && p_plus > 0 && p_minus > 0, "III(iv)")      \
    CELL(III_v,   u < 0 && b < 0 && p_plus > 0 && p_minus < 0, "III(v)")       \
    CELL(III_vi,  u < 0 && b < 0 && p_plus < 0 && p_minus > 0, "III(vi)")

#endif
