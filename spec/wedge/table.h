/* SPDX-License-Identifier: BSD-2-Clause */
/* Verdict tables of the equation of sliding in one direction:  c_plus z = H with z >= 0, or c_minus z = H with z <= 0.
 *
 * A condition is about the signs of c_plus, c_minus and H, and reads the same for a sign and for the real number.  What the rows mean is stated
 * in spec/wedge/meaning.h.  The row is the first whose condition holds. */
#ifndef SPEC_WEDGE_TABLE_H
#define SPEC_WEDGE_TABLE_H

/* How many z solve it.  ROW(word, NAME, condition) */
#define T_WEDGE_SLIDING(ROW)                                                                                        \
    ROW(continuum, CONTINUUM, H == 0 && (c_plus == 0 || c_minus == 0))                                             \
    ROW(two, TWO, (H > 0 && c_plus > 0 && c_minus < 0) || (H < 0 && c_plus < 0 && c_minus > 0))                    \
    ROW(none, NONE, (H > 0 && c_plus <= 0 && c_minus >= 0) || (H < 0 && c_plus >= 0 && c_minus <= 0))              \
    ROW(one, ONE, 1)

/* Whether there is exactly one for every H. */
#define T_WEDGE_DOMAIN(WORD)                                                                                         \
    WORD(regular, REGULAR, (c_plus > 0 && c_minus > 0) || (c_plus < 0 && c_minus < 0))                              \
    WORD(boundary, BOUNDARY, c_plus == 0 || c_minus == 0)                                                           \
    WORD(painleve, PAINLEVE, 1)

/* Where z goes from 0 when the rod, or the wall of the gap, is stiff and damped: z'' has the sign of H - c z. */
#define T_WEDGE_REGULARIZED(WORD)                                                                                    \
    WORD(unloaded, UNLOADED, H == 0)                                                                                \
    WORD(settles, SETTLES, (H > 0 && c_plus > 0) || (H < 0 && c_minus > 0))                                         \
    WORD(jams, JAMS, (H > 0 && c_plus < 0) || (H < 0 && c_minus < 0))                                               \
    WORD(jams_algebraically, JAMS_ALGEBRAICALLY, 1)

#endif
