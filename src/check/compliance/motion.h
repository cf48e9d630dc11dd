/* SPDX-License-Identifier: BSD-2-Clause */
/* The motion in one phase of a certificate of kind `compliance`, enclosed by its closed form. */
#ifndef CHECK_COMPLIANCE_MOTION_H
#define CHECK_COMPLIANCE_MOTION_H

#include "check/compliance/private.h"

/* The end of a phase: a monitored quantity reaches 0, in the order of `watch`; or the phase has no end. */
enum watch { WATCH_FORCE, WATCH_SLIP, WATCH_LEAST, WATCH_MOST, WATCHES };
enum { GOES_ON = WATCHES, NO_EVENT };

/* Upper bounds of |v| and |f - rest| in the whole phase, when pi > 0; else 0. */
struct swing {
    struct range speed, force;
};

/* The constants of a phase, enclosed. */
struct rates {
    struct range beta, pi, kappa, drift, k, d, damping, rate;
    struct range rest, least, most; /* those that do not exist are 0 */
    int is_overdamped;              /* d > 0 and 16 rate2 > damping^2 */
    struct range slow, fast;        /* of an overdamped phase: the rates of its two exponentials; else 0 */
    int oscillates; /* the sign of rate2: 1 when the basis consists of exponentials, -1 of sine and cosine, 0 of 1 and t */
};

/* The state at the start of a phase, and constants computed from it. Motions are passed as values: they change from phase
 * to phase, and the proofs need not show that nothing else does. */
struct motion {
    const struct compliance *c;
    struct phase phase;
    int first, u_is_zero, slope_is_zero;
    struct derivatives exact; /* in the first phase, where everything is exact */
    struct range u, v, y[DERIVATIVES];
    struct rates rates;
    struct swing swing;
    /* for the first phase: the results of start_is_bounded, start_is_constant, start_slips_through */
    int is_bounded, is_constant, slips_through;
};

/* A time interval, and the values there of the solutions of y'' + d pi y' + k pi y = 0 with (y, y') = (1, 0) and (0, 1)
 * at the start of the phase. */
struct moment {
    struct range time, c, s;
    struct range slow, fast; /* of an overdamped phase: e^(slow t) and e^(fast t); else as `time` */
};

/* A time interval and its ends. */
struct cell {
    struct moment low, whole, high;
};

/*@ predicate swing_ok(struct swing x) = range_ok(x.speed) && range_ok(x.force);
  @ predicate rates_ok(struct rates x) = range_ok(x.beta) && range_ok(x.pi) && range_ok(x.kappa) && range_ok(x.drift) &&
  @   range_ok(x.k) && range_ok(x.d) && range_ok(x.damping) && range_ok(x.rate) && range_ok(x.rest) &&
  @   range_ok(x.least) && range_ok(x.most) && range_ok(x.slow) && range_ok(x.fast) && -1 <= x.oscillates <= 1;
  @ predicate motion_made{L}(struct motion m) = compliance_encloses(m.c) && phase_ok(m.phase) &&
  @   derivatives_ok(m.exact) && range_ok(m.u) && range_ok(m.v) &&
  @   (\forall integer k; 0 <= k < DERIVATIVES ==> range_ok(m.y[k])) && rates_ok(m.rates) && swing_ok(m.swing);
  @ predicate moment_ok(struct moment t) = range_ok(t.time) && range_ok(t.c) && range_ok(t.s) && range_ok(t.slow) &&
  @   range_ok(t.fast);
  @ predicate cell_ok(struct cell x) = moment_ok(x.low) && moment_ok(x.whole) && moment_ok(x.high); */

/* motion_start: the first phase. motion_next: the phase with this word that follows another, with the velocity v and the
 * force at its start; `stopped` is 1 when slip has stopped there. */
/*@ requires compliance_encloses(c) && -1 <= word <= 1;
  @ assigns scalar_doubt;
  @ ensures motion_made(\result) && \result.c == c && DOUBT_STAYS; */
struct motion motion_start(const struct compliance *c, int word);
/*@ requires compliance_encloses(c) && -1 <= word <= 1 && range_ok(v) && range_ok(force);
  @ assigns scalar_doubt;
  @ ensures motion_made(\result) && \result.c == c && DOUBT_STAYS; */
struct motion motion_next(const struct compliance *c, int word, struct range v, struct range force, int stopped);

/* motion_at: the solutions on a time interval. motion_cell: the same with the ends of the interval. */
/*@ requires motion_made(m) && enclose_ok(e) && range_ok(time);
  @ assigns scalar_doubt;
  @ ensures moment_ok(\result) && DOUBT_STAYS; */
struct moment motion_at(struct motion m, const struct enclose *e, struct range time);
/*@ requires motion_made(m) && enclose_ok(e) && range_ok(time);
  @ assigns scalar_doubt;
  @ ensures cell_ok(\result) && DOUBT_STAYS; */
struct cell motion_cell(struct motion m, const struct enclose *e, struct range time);

/* motion_watches: 1 when a quantity is monitored in this phase. motion_force, ...: the quantities, in the arithmetic of
 * e; motion_force gives derivative j of the force. */
/*@ requires motion_made(m);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int motion_watches(struct motion m, int watch);
/*@ requires motion_made(m) && enclose_ok(e) && 0 <= j <= DERIVATIVES - 2 && moment_ok(t);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range motion_force(struct motion m, const struct enclose *e, int j, struct moment t);
/*@ requires motion_made(m) && enclose_ok(e) && moment_ok(t);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range motion_v(struct motion m, const struct enclose *e, struct moment t);
/*@ requires motion_made(m) && enclose_ok(e) && moment_ok(t);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range motion_u(struct motion m, const struct enclose *e, struct moment t);
/*@ requires motion_made(m) && enclose_ok(e) && moment_ok(t);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range motion_impulse(struct motion m, const struct enclose *e, struct moment t);
/*@ requires motion_made(m) && enclose_ok(e) && 0 <= j <= DERIVATIVES - 2 && moment_ok(t);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range motion_value(struct motion m, const struct enclose *e, int watch, int j, struct moment t);

/* motion_sign: the sign of derivative j of a monitored quantity between two times, perhaps not at the ends; 0 when it
 * is not determined. */
/*@ requires motion_made(m) && enclose_ok(e) && 0 <= j <= DERIVATIVES - 2 && cell_ok(cell);
  @ decreases DERIVATIVES - j;
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
int motion_sign(struct motion m, const struct enclose *e, int watch, int j, struct cell cell);

/* motion_goes_on: 1 when it is proved that the phase never ends from a time on. */
/*@ requires motion_made(m) && enclose_ok(e) && moment_ok(t);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int motion_goes_on(struct motion m, const struct enclose *e, struct moment t);

#endif
