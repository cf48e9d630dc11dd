/* SPDX-License-Identifier: BSD-2-Clause */
/* Verdict tables of the equation of sliding in one direction:  c_plus z = H with z >= 0, or c_minus z = H with z <= 0.
 *
 * A condition speaks of the signs of c_plus, c_minus and H, and reads the same for a sign and for the real number.  What the rows mean is stated
 * in spec/wedge/meaning.h.  The first row that holds counts. */
#ifndef SPEC_WEDGE_TABLE_H
#define SPEC_WEDGE_TABLE_H

/* How many z solve it.  ROW(name, word, condition) */
#define T_WEDGE_SLIDING(ROW)                                                                                        \
    ROW(CONTINUUM, "continuum", H == 0 && (c_plus == 0 || c_minus == 0))                                             \
    ROW(TWO, "two", (H > 0 && c_plus > 0 && c_minus < 0) || (H < 0 && c_plus < 0 && c_minus > 0))                    \
    ROW(NONE, "none", (H > 0 && c_plus <= 0 && c_minus >= 0) || (H < 0 && c_plus >= 0 && c_minus <= 0))              \
    ROW(ONE, "one", 1)

/* Whether there is exactly one for every H. */
#define T_WEDGE_DOMAIN(ROW)                                                                                         \
    ROW(REGULAR, "regular", (c_plus > 0 && c_minus > 0) || (c_plus < 0 && c_minus < 0))                              \
    ROW(BOUNDARY, "boundary", c_plus == 0 || c_minus == 0)                                                           \
    ROW(PAINLEVE, "painleve", 1)

/* Where z goes from 0 when the rod, or the wall of the gap, is stiff and damped: z'' has the sign of H - c z. */
#define T_WEDGE_REGULARIZED(ROW)                                                                                    \
    ROW(UNLOADED, "unloaded", H == 0)                                                                                \
    ROW(SETTLES, "settles", (H > 0 && c_plus > 0) || (H < 0 && c_minus > 0))                                         \
    ROW(JAMS, "jams", (H > 0 && c_plus < 0) || (H < 0 && c_minus < 0))                                               \
    ROW(JAMS_ALGEBRAICALLY, "jams_algebraically", 1)

#endif
