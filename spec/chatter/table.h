/* SPDX-License-Identifier: BSD-2-Clause */
/* Verdict table of impact after impact, for A, C, Delta > 0, mu >= 0 and 0 <= r <= 1, and v < 0 where b < 0.
 *
 *   ROW(name, condition, course, direction)
 *
 * The condition is about the signs of b, r, u, p_plus, p_minus, k_plus, k_minus, D_r_plus, D_r_minus, L_plus, L_minus,
 * R_plus and R_minus, and reads the same for a sign and for the real number.  The row is the first whose condition holds.
 * course     what the impacts come to:
 *            FLIES    the point flies off and does not come back
 *            LANDS    the impact ends with v = 0, and nothing brings the point back to another
 *            STOPS    the impact is the only one: it ends with v = 0, b < 0
 *            SLIDES   every impact slips all through
 *            REVERSES slip can be reversed: the ratio is followed by enclosures
 *            STICK_SLIDES  an impact sticks, or slip dies out, after which every impact slips all through
 *            SETTLES  the ratio is 2 alpha from some impact on
 * direction  1 forward, -1 backward: of the slip that lasts, or that friction cannot hold; 0 for none
 */
#ifndef SPEC_CHATTER_TABLE_H
#define SPEC_CHATTER_TABLE_H

/* The first impact slips one way from its beginning to its end. */
#define SLIPS_FORWARD ((u > 0 && D_r_plus >= 0) || (u == 0 && k_plus < 0))
#define SLIPS_BACKWARD ((u < 0 && D_r_minus >= 0) || (u == 0 && k_minus < 0))

#define T_CHATTER(ROW)                                                                   \
    ROW(lifts_off,            b >= 0 && r > 0,                       FLIES,         0)   \
    ROW(lands,                b >= 0 && r == 0,                      LANDS,         0)   \
    ROW(stops,                b < 0 && r == 0,                       STOPS,         0)   \
    ROW(forward_slide,        SLIPS_FORWARD && R_plus > 0,           SLIDES,        1)   \
    ROW(forward_ray,          SLIPS_FORWARD && R_plus == 0,          SLIDES,        0)   \
    ROW(backward_slide,       SLIPS_BACKWARD && R_minus > 0,         SLIDES,       -1)   \
    ROW(backward_ray,         SLIPS_BACKWARD && R_minus == 0,        SLIDES,        0)   \
    ROW(reversal_forward,     k_plus < 0,                            REVERSES,      1)   \
    ROW(reversal_backward,    k_minus < 0,                           REVERSES,     -1)   \
    ROW(stick_slide_forward,  p_plus > 0 && L_plus > 0,              STICK_SLIDES,  1)   \
    ROW(stick_slide_backward, p_minus > 0 && L_minus > 0,            STICK_SLIDES, -1)   \
    ROW(settles,              1,                                     SETTLES,       0)

#endif
