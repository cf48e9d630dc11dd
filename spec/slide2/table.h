/* SPDX-License-Identifier: BSD-2-Clause */
/* Verdict tables of two contacts that both slip, for all real p11 p12 p21 p22 b1 b2.
 *
 * A condition is about the signs of the quantities of spec/slide2/formula.h, and reads the same for a sign and for the real number.
 * What the rows mean is stated in spec/slide2/meaning.h, and proved in proofs/slide2.
 */
#ifndef SPEC_SLIDE2_TABLE_H
#define SPEC_SLIDE2_TABLE_H

/* -b = t p_1 with t > 0, where p_1 and b are parallel (c1 = 0) and b is not zero: the signs of b are opposite to those of p_1. */
#define SLIDE2_ON_RAY_1 (c1 == 0 && !SLIDE2_B_ZERO && SLIDE2_OPPOSITE(b1, p11) && SLIDE2_OPPOSITE(b2, p21))
#define SLIDE2_ON_RAY_2 (c2 == 0 && !SLIDE2_B_ZERO && SLIDE2_OPPOSITE(b1, p12) && SLIDE2_OPPOSITE(b2, p22))
#define SLIDE2_OPPOSITE(x, y) ((x > 0 && y < 0) || (x < 0 && y > 0) || (x == 0 && y == 0))
#define SLIDE2_B_ZERO (b1 == 0 && b2 == 0)
#define SLIDE2_P_ZERO (p11 == 0 && p12 == 0 && p21 == 0 && p22 == 0)
/* p_2 = -t p_1 with t > 0, or both are zero, where D = 0. */
#define SLIDE2_COLUMNS_OPPOSE (SLIDE2_OPPOSITE(p11, p12) && SLIDE2_OPPOSITE(p21, p22))

/* The modes.  MODE(name, word, closed, open)
 *   closed   some forces meet the equations of the mode, and its inequalities
 *   open     some forces meet them strictly */
#define T_SLIDE2_MODES(MODE)                                                                     \
    MODE(FF, "FF", b1 >= 0 && b2 >= 0, b1 > 0 && b2 > 0)                                          \
    MODE(SF, "S+F",                                                                               \
         (p11 > 0 && b1 <= 0 && c1 <= 0) || (p11 < 0 && b1 >= 0 && c1 >= 0) ||                    \
             (p11 == 0 && b1 == 0 && (b2 >= 0 || p21 > 0)),                                       \
         (p11 > 0 && b1 < 0 && c1 < 0) || (p11 < 0 && b1 > 0 && c1 > 0) ||                        \
             (p11 == 0 && b1 == 0 && (b2 > 0 || p21 > 0)))                                        \
    MODE(FS, "FS+",                                                                               \
         (p22 > 0 && b2 <= 0 && c2 >= 0) || (p22 < 0 && b2 >= 0 && c2 <= 0) ||                    \
             (p22 == 0 && b2 == 0 && (b1 >= 0 || p12 > 0)),                                       \
         (p22 > 0 && b2 < 0 && c2 > 0) || (p22 < 0 && b2 > 0 && c2 < 0) ||                        \
             (p22 == 0 && b2 == 0 && (b1 > 0 || p12 > 0)))                                        \
    MODE(SS, "S+S+",                                                                              \
         (D > 0 && c1 >= 0 && c2 <= 0) || (D < 0 && c1 <= 0 && c2 >= 0) ||                        \
             (D == 0 && (SLIDE2_B_ZERO || SLIDE2_ON_RAY_1 || SLIDE2_ON_RAY_2)),                   \
         (D > 0 && c1 > 0 && c2 < 0) || (D < 0 && c1 < 0 && c2 > 0) ||                            \
             (D == 0 && ((SLIDE2_B_ZERO && SLIDE2_COLUMNS_OPPOSE) || SLIDE2_ON_RAY_1 || SLIDE2_ON_RAY_2)))

/* Normal stability of S+S+ in the stiff limit.  ROW(name, condition, word); complete and disjoint */
#define T_SLIDE2_STABILITY(ROW)                                                                   \
    ROW(singular, D == 0, DEGENERATE)                                                             \
    ROW(unstable_for_all, D < 0 || (D > 0 && p11 <= 0 && p22 <= 0), UNSTABLE)                                \
    ROW(stable_for_all, D > 0 && (p11 > 0 || p22 > 0) && X >= 0, STABLE)                                  \
    ROW(depends, D > 0 && (p11 > 0 || p22 > 0) && X < 0, DEPENDS)

/* With stiffness and damping: where the roots of s^4 + a3 s^3 + a2 s^2 + a1 s + a0 lie.  WORD(name, condition, word); the first that holds */
#define T_SLIDE2_HURWITZ(WORD)                                                                    \
    WORD(inside, a3 > 0 && a2 > 0 && a1 > 0 && a0 > 0 && H > 0, STABLE)                            \
    WORD(imaginary_pair, a3 > 0 && a2 > 0 && a1 > 0 && a0 > 0 && H == 0, MARGINAL)                 \
    WORD(double_zero, D == 0 && a3 >= 0 && a2 >= 0, MARGINAL)                                      \
    WORD(outside, 1, UNSTABLE)

/* Impacts without collision.  IMPACT(name, word if it is open, open, closed) */
#define T_SLIDE2_IMPACTS(IMPACT)                                                                  \
    IMPACT(IF, "possible", p11 < 0 && p21 > 0, p11 <= 0 && p21 >= 0)                               \
    IMPACT(FI, "possible", p22 < 0 && p12 > 0, p22 <= 0 && p12 >= 0)                               \
    IMPACT(II, "not_excluded",                                                                    \
           (p11 < 0 && p21 < 0) || (p12 < 0 && p22 < 0) ||                                        \
               (p11 < 0 && p21 >= 0 && p22 < 0 && p12 >= 0 && D > 0) ||                           \
               (p21 < 0 && p11 >= 0 && p12 < 0 && p22 >= 0 && D < 0),                             \
           (p11 <= 0 && p21 <= 0) || (p12 <= 0 && p22 <= 0) ||                                    \
               (p11 <= 0 && p21 >= 0 && p22 <= 0 && p12 >= 0 && D >= 0) ||                        \
               (p21 <= 0 && p11 >= 0 && p12 <= 0 && p22 >= 0 && D <= 0))

/* Signs that are not zero belong to real data exactly where no sum has a sign opposite to both of its terms.
 * SUM(x, y, z): x = y + z, each a product of two quantities of which one may be 1 */
#define SLIDE2_SUMS(SUM)              \
    SUM(D, p11 * p22, -p12 * p21)     \
    SUM(c1, p21 * b1, -p11 * b2)      \
    SUM(c2, p22 * b1, -p12 * b2)      \
    SUM(b1 * D, p11 * c2, -p12 * c1)  \
    SUM(b2 * D, p21 * c2, -p22 * c1)

#endif
