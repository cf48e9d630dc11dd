/* SPDX-License-Identifier: BSD-2-Clause */
/* Verdict table of the G-spot, for all real alpha1, alpha2, alpha3.
 *
 *   ROW(name, condition, falling, resting, rising)
 *
 * The condition is about the signs of alpha1, alpha2, alpha3 and delta = alpha3 - alpha1, and reads the same for a sign and for the
 * real number.  The three words say what becomes of a state with p > 0, b < 0 whose normal force beta = -b / p falls, rests or
 * rises at the beginning, and so for ever:
 *   NEVER         no state does so
 *   LIFT_OFF      beta reaches 0 at a finite time, with p > 0
 *   SLIP          beta > 0 for ever, and p grows: the state leaves the neighbourhood of the G-spot slipping
 *   JAM_INFINITE  p and b tend to 0, in finite time; beta grows beyond bounds
 *   JAM_FINITE    p and b tend to 0, in finite time; beta tends to a positive limit
 *   JAM_ZERO      p and b tend to 0, in finite time; beta tends to 0 but does not reach it
 *   ARREST        p tends to 0 and b does not: the impulse of the normal force grows beyond bounds, so the slip ends before
 *   UNDECIDED     beta > 0 for ever, and p is constant: terms of higher order decide
 * Names: what the origin is as an equilibrium of the linear equations; `slow_b` and `fast_b`: the b axis is the slower or the faster
 * of the two directions; `up`, `level`, `down`: the sign of alpha2.  A class is degenerate when alpha1, alpha2, alpha3 or delta is zero.
 * Complete and disjoint, and what the rows mean: proofs/jam/theory.c.
 */
#ifndef SPEC_JAM_TABLE_H
#define SPEC_JAM_TABLE_H

#define T_JAM(ROW)                                                                                                               \
    ROW(stable_node_slow_b_up,      alpha1 < 0 && alpha3 < 0 && delta > 0 && alpha2 > 0,   LIFT_OFF,   JAM_FINITE, JAM_INFINITE) \
    ROW(stable_node_slow_b_level,   alpha1 < 0 && alpha3 < 0 && delta > 0 && alpha2 == 0,  NEVER,      NEVER,      JAM_INFINITE) \
    ROW(stable_node_slow_b_down,    alpha1 < 0 && alpha3 < 0 && delta > 0 && alpha2 < 0,   NEVER,      NEVER,      JAM_INFINITE) \
    ROW(stable_node_fast_b_up,      alpha1 < 0 && alpha3 < 0 && delta < 0 && alpha2 > 0,   LIFT_OFF,   NEVER,      NEVER)        \
    ROW(stable_node_fast_b_level,   alpha1 < 0 && alpha3 < 0 && delta < 0 && alpha2 == 0,  JAM_ZERO,   NEVER,      NEVER)        \
    ROW(stable_node_fast_b_down,    alpha1 < 0 && alpha3 < 0 && delta < 0 && alpha2 < 0,   JAM_FINITE, JAM_FINITE, JAM_FINITE)   \
    ROW(stable_star_up,             alpha1 < 0 && alpha3 < 0 && delta == 0 && alpha2 > 0,  LIFT_OFF,   NEVER,      NEVER)        \
    ROW(stable_star_level,          alpha1 < 0 && alpha3 < 0 && delta == 0 && alpha2 == 0, NEVER,      JAM_FINITE, NEVER)        \
    ROW(stable_star_down,           alpha1 < 0 && alpha3 < 0 && delta == 0 && alpha2 < 0,  NEVER,      NEVER,      JAM_INFINITE) \
    ROW(saddle_unstable_b_up,       alpha1 < 0 && alpha3 > 0 && alpha2 > 0,                LIFT_OFF,   JAM_FINITE, ARREST)       \
    ROW(saddle_unstable_b_level,    alpha1 < 0 && alpha3 > 0 && alpha2 == 0,               NEVER,      NEVER,      ARREST)       \
    ROW(saddle_unstable_b_down,     alpha1 < 0 && alpha3 > 0 && alpha2 < 0,                NEVER,      NEVER,      ARREST)       \
    ROW(attracting_b_axis_up,       alpha1 < 0 && alpha3 == 0 && alpha2 > 0,               LIFT_OFF,   JAM_FINITE, ARREST)       \
    ROW(attracting_b_axis_level,    alpha1 < 0 && alpha3 == 0 && alpha2 == 0,              NEVER,      NEVER,      ARREST)       \
    ROW(attracting_b_axis_down,     alpha1 < 0 && alpha3 == 0 && alpha2 < 0,               NEVER,      NEVER,      ARREST)       \
    ROW(saddle_stable_b_up,         alpha1 > 0 && alpha3 < 0 && alpha2 > 0,                LIFT_OFF,   NEVER,      NEVER)        \
    ROW(saddle_stable_b_level,      alpha1 > 0 && alpha3 < 0 && alpha2 == 0,               SLIP,       NEVER,      NEVER)        \
    ROW(saddle_stable_b_down,       alpha1 > 0 && alpha3 < 0 && alpha2 < 0,                SLIP,       SLIP,       SLIP)         \
    ROW(repelling_b_axis_up,        alpha1 > 0 && alpha3 == 0 && alpha2 > 0,               LIFT_OFF,   NEVER,      NEVER)        \
    ROW(repelling_b_axis_level,     alpha1 > 0 && alpha3 == 0 && alpha2 == 0,              SLIP,       NEVER,      NEVER)        \
    ROW(repelling_b_axis_down,      alpha1 > 0 && alpha3 == 0 && alpha2 < 0,               SLIP,       SLIP,       SLIP)         \
    ROW(unstable_node_fast_b_up,    alpha1 > 0 && alpha3 > 0 && delta > 0 && alpha2 > 0,   LIFT_OFF,   SLIP,       SLIP)         \
    ROW(unstable_node_fast_b_level, alpha1 > 0 && alpha3 > 0 && delta > 0 && alpha2 == 0,  NEVER,      NEVER,      SLIP)         \
    ROW(unstable_node_fast_b_down,  alpha1 > 0 && alpha3 > 0 && delta > 0 && alpha2 < 0,   NEVER,      NEVER,      SLIP)         \
    ROW(unstable_node_slow_b_up,    alpha1 > 0 && alpha3 > 0 && delta < 0 && alpha2 > 0,   LIFT_OFF,   NEVER,      NEVER)        \
    ROW(unstable_node_slow_b_level, alpha1 > 0 && alpha3 > 0 && delta < 0 && alpha2 == 0,  SLIP,       NEVER,      NEVER)        \
    ROW(unstable_node_slow_b_down,  alpha1 > 0 && alpha3 > 0 && delta < 0 && alpha2 < 0,   SLIP,       SLIP,       SLIP)         \
    ROW(unstable_star_up,           alpha1 > 0 && alpha3 > 0 && delta == 0 && alpha2 > 0,  LIFT_OFF,   NEVER,      NEVER)        \
    ROW(unstable_star_level,        alpha1 > 0 && alpha3 > 0 && delta == 0 && alpha2 == 0, NEVER,      SLIP,       NEVER)        \
    ROW(unstable_star_down,         alpha1 > 0 && alpha3 > 0 && delta == 0 && alpha2 < 0,  NEVER,      NEVER,      SLIP)         \
    ROW(repelling_line_up,          alpha1 == 0 && alpha3 > 0 && alpha2 > 0,               LIFT_OFF,   UNDECIDED,  UNDECIDED)    \
    ROW(repelling_line_level,       alpha1 == 0 && alpha3 > 0 && alpha2 == 0,              NEVER,      NEVER,      UNDECIDED)    \
    ROW(repelling_line_down,        alpha1 == 0 && alpha3 > 0 && alpha2 < 0,               NEVER,      NEVER,      UNDECIDED)    \
    ROW(attracting_line_up,         alpha1 == 0 && alpha3 < 0 && alpha2 > 0,               LIFT_OFF,   NEVER,      NEVER)        \
    ROW(attracting_line_level,      alpha1 == 0 && alpha3 < 0 && alpha2 == 0,              UNDECIDED,  NEVER,      NEVER)        \
    ROW(attracting_line_down,       alpha1 == 0 && alpha3 < 0 && alpha2 < 0,               UNDECIDED,  UNDECIDED,  UNDECIDED)    \
    ROW(still_up,                   alpha1 == 0 && alpha3 == 0 && alpha2 > 0,              LIFT_OFF,   NEVER,      NEVER)        \
    ROW(still_level,                alpha1 == 0 && alpha3 == 0 && alpha2 == 0,             NEVER,      UNDECIDED,  NEVER)        \
    ROW(still_down,                 alpha1 == 0 && alpha3 == 0 && alpha2 < 0,              NEVER,      NEVER,      UNDECIDED)

#endif
