/* SPDX-License-Identifier: BSD-2-Clause */
/* Verdict tables of one contact in three dimensions. */
#ifndef SPEC_SPATIAL_TABLE_H
#define SPEC_SPATIAL_TABLE_H

/* While the point slips: by the signs of b, of p in the direction of slip, and of h there.
 * ROW(name, condition, F, S, what follows); complete and disjoint */
#define T_SPATIAL_SLIP(ROW)                                                        \
    ROW(flight, b > 0 && p > 0, CONSISTENT, INCONSISTENT, F)                       \
    ROW(flight_at_the_edge, b > 0 && p == 0, CONSISTENT, INCONSISTENT, F)          \
    ROW(flight_or_slip, b > 0 && p < 0, CONSISTENT, CONSISTENT, F_IWC)             \
    ROW(weightless, b == 0 && p > 0, BOUNDARY, BOUNDARY, NOTHING)                  \
    ROW(weightless_in_paradox, b == 0 && p < 0, BOUNDARY, BOUNDARY, IWC)           \
    ROW(g_spot, b == 0 && p == 0, BOUNDARY, BOUNDARY, NOTHING)                     \
    ROW(slip, b < 0 && p > 0, INCONSISTENT, CONSISTENT, S)                         \
    ROW(enter, b < 0 && p == 0 && h < 0, INCONSISTENT, INCONSISTENT, IWC)          \
    ROW(repel, b < 0 && p == 0 && h > 0, INCONSISTENT, INCONSISTENT, S_SINGULAR)   \
    ROW(edge, b < 0 && p == 0 && h == 0, INCONSISTENT, INCONSISTENT, UNDECIDED)    \
    ROW(paradox, b < 0 && p < 0, INCONSISTENT, INCONSISTENT, IWC)

/* What follows: FOLLOWS(name, words).  UNDECIDED: these signs do not tell; the sign of g does (README.md, section 1). */
#define T_SPATIAL_FOLLOWS(FOLLOWS)     \
    FOLLOWS(F, "F", NULL)              \
    FOLLOWS(F_IWC, "F", "IWC")         \
    FOLLOWS(S, "S", NULL)              \
    FOLLOWS(IWC, "IWC", NULL)          \
    FOLLOWS(S_SINGULAR, "S-singular", NULL) \
    FOLLOWS(UNDECIDED, "undecided", NULL) \
    FOLLOWS(NOTHING, NULL, NULL)

/* At rest: by b, how many motions satisfy the laws, and whether one is on a boundary.  ROW(name, condition, class); the first that holds */
#define T_SPATIAL_REST(ROW)                              \
    ROW(rest_weightless, b == 0, "degenerate")           \
    ROW(rest_on_a_boundary, degenerate, "degenerate")    \
    ROW(rest_one_motion, solutions == 1, "determinate")  \
    ROW(rest_several_motions, solutions > 1, "indeterminate")

#endif
