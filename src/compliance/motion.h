/* SPDX-License-Identifier: BSD-2-Clause */
/* The motion in one phase, enclosed, by its closed form.
 *
 * c and s are the solutions of y'' + d pi y' + k pi y = 0 with (y, y') = (1, 0) and (0, 1) at the start; every
 * derivative of f is a combination of them. */
#ifndef COMPLIANCE_MOTION_H
#define COMPLIANCE_MOTION_H

#include "compliance/body.h"
#include "numbers/enclosures.h"

/* The quantities that must remain positive in a phase: the force; |u| in slip; f - least and most - f in stick. */
enum watch { WATCH_FORCE, WATCH_SLIP, WATCH_LEAST, WATCH_MOST, WATCHES };

struct motion {
    const struct compliance_body *body;
    const struct compliance_phase *phase;
    struct enclosures *arena;
    long precision;               /* of the arena, in bits */
    int first;                    /* 1 in the first phase, whose start is exact */
    int u_is_zero, slope_is_zero; /* for a later phase: what is exactly 0 at its start */
    int is_bounded, is_constant,
        slips_through; /* for the first phase: the results of body_force_is_bounded, body_is_constant, body_slips_through */
    enclosed error;                       /* that the exp, sin and cos of checkers may have */
    enclosed slow, fast;                  /* for an overdamped phase: the rates of the exponentials; else NULL */
    const struct compliance_start *start; /* of the first phase */
    enclosed y[DERIVATIVES], u, v;
    enclosed beta, pi, kappa, drift, k, d, damping, rate, rest; /* rate: the square root of |rate2| */
    enclosed speed, swing;             /* when pi > 0: bounds of |v| and |f - rest| in the whole phase */
    const struct number *least, *most; /* for stick; NULL when there is no such bound */
    enclosed least_enclosed, most_enclosed;
};

/* motion_begin: computes the constants of a phase that begins with f, v, u (y[0], v, u of `motion`, which the caller
 * has set with the first seven members); of the first phase with `start`. */
void motion_begin(struct motion *motion);

/* motion_watches: 1 when a quantity must stay positive in this phase. */
int motion_watches(const struct motion *motion, enum watch watch);

/* motion_value: derivative j of a monitored quantity at all times in `time`; for j = 0 and slip only on a short
 * interval. */
enclosed motion_value(const struct motion *motion, enum watch watch, int j, enclosed time);

/* motion_force, motion_v, motion_u, motion_impulse: f, v, u and the integral of f from the start of the phase. */
enclosed motion_force(const struct motion *motion, int j, enclosed time);
enclosed motion_v(const struct motion *motion, enclosed time);
enclosed motion_u(const struct motion *motion, enclosed time);
enclosed motion_impulse(const struct motion *motion, enclosed time);

/* motion_sign: the sign of derivative j of a monitored quantity for all times between low and high, at which it may be
 * 0; 0 when it is not determined. A function has a sign when its enclosure has it, or when its derivative has a sign
 * and the value at one end is not on the other side. */
int motion_sign(const struct motion *motion, enum watch watch, int j, const struct number *low,
                const struct number *high);

/* motion_sign_at: the sign at one time; NUMBER_SIGN_UNKNOWN when it is not determined. */
int motion_sign_at(const struct motion *motion, enum watch watch, int j, const struct number *time);

/* motion_swing: bounds of |v| and |f - rest| from a state on, by its energy (spec/compliance/README.md, section 5); pi
 * > 0. */
void motion_swing(const struct motion *motion, enclosed f, enclosed v, enclosed *speed, enclosed *swing);

/* motion_goes_on: 1 when the inequalities of spec/compliance/README.md, section 5, prove that the phase never ends
 * after `time`. */
int motion_goes_on(const struct motion *motion, const struct number *time);

#endif
