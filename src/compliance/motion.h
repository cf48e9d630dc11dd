/* SPDX-License-Identifier: BSD-2-Clause */
/* The motion in one phase, enclosed, by its closed form.
 *
 * c and s are the solutions of y'' + d pi y' + k pi y = 0 with (y, y') = (1, 0) and (0, 1) at the start; every derivative of f is a sum of them. */
#ifndef COMPLIANCE_MOTION_H
#define COMPLIANCE_MOTION_H

#include "compliance/body.h"
#include "numbers/enclosures.h"

/* What must stay positive in a phase: the force; the slip |u|; in stick f - least and most - f. */
enum watch { WATCH_FORCE, WATCH_SLIP, WATCH_LEAST, WATCH_MOST, WATCHES };

struct motion {
    const struct compliance_body *body;
    const struct compliance_phase *phase;
    struct enclosures *arena;
    int first;                                  /* 1 in the first phase, whose start is exact */
    int u_is_zero, slope_is_zero;               /* of a later phase: what is exactly 0 at its start */
    int is_bounded, is_constant, slips_through; /* of the first phase: as body_force_is_bounded, ... say */
    enclosed slow, fast;                        /* of an overdamped phase: the rates of the exponentials; else NULL */
    const struct compliance_start *start;       /* of the first phase */
    enclosed y[DERIVATIVES], u, v;
    enclosed beta, pi, kappa, drift, k, d, damping, rate, rest; /* rate: root of |rate2| */
    enclosed speed, swing;             /* where pi > 0: bounds of |v| and of |f - rest| in the whole phase */
    const struct number *least, *most; /* of stick; NULL for none */
    enclosed least_enclosed, most_enclosed;
};

/* motion_of: the phase begins with f, v, u (y[0], v, u of `motion`, set by the caller with the first five fields); in the first phase with `start`. */
void motion_begin(struct motion *motion);

/* motion_watches: 1 when a quantity must stay positive in this phase. */
int motion_watches(const struct motion *motion, enum watch watch);

/* motion_value: the j-th derivative of a watched quantity at all times in `time`; j = 0 for the slip at a short range of times only. */
enclosed motion_value(const struct motion *motion, enum watch watch, int j, enclosed time);

/* motion_force, motion_v, motion_u, motion_impulse: f, v, u and the integral of f from the start of the phase. */
enclosed motion_force(const struct motion *motion, int j, enclosed time);
enclosed motion_v(const struct motion *motion, enclosed time);
enclosed motion_u(const struct motion *motion, enclosed time);
enclosed motion_impulse(const struct motion *motion, enclosed time);

/* motion_sign: the sign of the j-th derivative of a watched quantity for all times between low and high, at which it may be 0; 0 when it is
 * not seen.  A function has a sign when its range has, or when its derivative has one and the end that counts is not on the other side. */
int motion_sign(const struct motion *motion, enum watch watch, int j, const struct number *low,
                const struct number *high);

/* motion_sign_at: the sign at one time; NUMBER_SIGN_UNKNOWN when it is not seen. */
int motion_sign_at(const struct motion *motion, enum watch watch, int j, const struct number *time);

/* motion_swing: bounds of |v| and |f - rest| from a state on, by its energy (spec/compliance/README.md, section 5); pi > 0. */
void motion_swing(const struct motion *motion, enclosed f, enclosed v, enclosed *speed, enclosed *swing);

/* motion_goes_on: 1 when from `time` on the phase never ends, by the inequalities of spec/compliance/README.md, section 5. */
int motion_goes_on(const struct motion *motion, const struct number *time);

#endif
