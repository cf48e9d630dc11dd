/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations shared by the files of the checker of kind `compliance`. */
#ifndef CHECK_COMPLIANCE_PRIVATE_H
#define CHECK_COMPLIANCE_PRIVATE_H

#include "check/compliance/compliance.h"
#include "check/kernel/enclose.h"
#include "compliance/formula.h"

#define COMPLIANCE_INPUT(name, unit, meaning) COMPLIANCE_##name,
#define COMPLIANCE_OUTPUT(macro, output, unit, meaning) COMPLIANCE_##output,
#define COMPLIANCE_COUNT(name, unit, meaning) +1
enum {
    COMPLIANCE_INPUTS(COMPLIANCE_INPUT) COMPLIANCE_FORMULAS(COMPLIANCE_OUTPUT) COMPLIANCE_QUANTITIES,
    COMPLIANCE_FIELDS = 0 COMPLIANCE_INPUTS(COMPLIANCE_COUNT)
};

/* S-, T, S+, so that a slip word is its direction. */
enum phase_word { BACKWARD = -1, STICK, FORWARD };

/* The end of a phase: a monitored quantity reaches 0, in the order of `watch`; or the phase has no end. */
enum watch { WATCH_FORCE, WATCH_SLIP, WATCH_LEAST, WATCH_MOST, WATCHES };
enum { GOES_ON = WATCHES, NO_EVENT };

/* The derivatives y[0] = f, y[1], ... that are used. */
enum { DERIVATIVES = 6 };

/* A phase, exactly: v_dot = beta + pi f, u_dot = drift - kappa f. */
struct phase {
    int word;
    scalar beta, pi, kappa, drift;
    scalar damping, rate2; /* d pi / 2; and its square minus k pi */
    scalar rest;           /* -beta / pi; NULL when pi = 0 */
    scalar least, most;    /* the forces between which stick persists; NULL when there is no such bound */
};

/* The bits with which this checker calculates beside those of the witness. */
enum { COMPLIANCE_MORE_BITS = 64 };

struct compliance {
    const struct json *json;
    struct scalar_pool *pool;
    struct answer *answer;
    int verdict, witness; /* indices of nodes */
    scalar q[COMPLIANCE_QUANTITIES];
    short sign[COMPLIANCE_QUANTITIES];
    struct enclose e; /* for numbers that are needed beyond one time interval */
};

/* The state at the start of a phase, and constants computed from it. In the first phase everything is exact. */
struct motion {
    const struct compliance *c;
    struct phase phase;
    int first, u_is_zero, slope_is_zero;
    scalar exact_u, exact_v, exact_y[DERIVATIVES];
    struct range u, v, y[DERIVATIVES];
    struct range beta, pi, kappa, drift, k, d, damping, rate, rest, least, most;
    struct range speed, swing; /* when pi > 0: upper bounds of |v| and |f - rest| in the whole phase */
    struct range slow, fast;   /* of an overdamped phase: the rates of its two exponentials */
    int is_overdamped;         /* d > 0 and 16 rate2 > damping^2 */
    /* for the first phase: the results of start_is_bounded, start_is_constant, start_slips_through */
    int is_bounded, is_constant, slips_through;
    int oscillates; /* the sign of rate2: 1 when the basis consists of exponentials, -1 of sine and cosine, 0 of 1 and t */
};

/* A time interval, and the values there of the solutions of y'' + d pi y' + k pi y = 0 with (y, y') = (1, 0) and (0, 1)
 * at the start of the phase. */
struct moment {
    struct range time, c, s;
    struct range slow, fast; /* of an overdamped phase: e^(slow t) and e^(fast t) */
};

/* A time interval and its ends. */
struct cell {
    struct moment low, whole, high;
};

/* The results at the end of the motion. */
struct outcome {
    struct range time, impulse, u, v, delta, peak;
    int has_peak;
};

int compliance_rejected(const struct compliance *c, const char *place, const char *item, const char *what);

/* Exact arithmetic. */
scalar compliance_add(const struct compliance *c, scalar x, scalar y);
scalar compliance_subtract(const struct compliance *c, scalar x, scalar y);
scalar compliance_multiply(const struct compliance *c, scalar x, scalar y);
scalar compliance_divide(const struct compliance *c, scalar x, scalar y);
scalar compliance_negate(const struct compliance *c, scalar x);

/* compliance_ends: the exact range {"low","high"} at a node. */
struct range compliance_ends(const struct compliance *c, int node);

/* compliance_states: 1 when a node gives an interval that contains x. */
int compliance_states(const struct compliance *c, int node, struct range x);

/* phase_of: the phase with this word. phase_name: "S+", "S-" or "T". */
struct phase phase_of(const struct compliance *c, int word);
const char *phase_name(int word);

/* start_derivatives: y[1] ... for an exact state. start_u_derivative: the derivative of u of order j >= 1. */
void start_derivatives(const struct compliance *c, const struct phase *phase, scalar v, scalar *y);
scalar start_u_derivative(const struct compliance *c, const struct phase *phase, const scalar *y, int j);

/* start_phase: the word of the first phase. start_rises: the sign of f just after the start; 0 when f remains 0. */
int start_phase(const struct compliance *c);
int start_rises(const struct compliance *c, const struct phase *phase);

/* start_is_bounded: 1 when the energy proves that f never becomes negative in the first phase; it may be 0.
 * start_is_constant: 1 when f is constant in it. start_slips_through: 1 when a = b = d = delta = 0 and slip does not
 * stop before the force is 0 again. */
int start_slips_through(const struct compliance *c, const struct phase *phase);
int start_is_bounded(const struct compliance *c, const struct phase *phase);
int start_is_constant(const scalar *y);

/* start_goes_on: 1 when exact inequalities prove that the first phase never ends. */
int start_goes_on(const struct motion *m);

/* motion_start: the first phase. motion_next: the phase with this word that follows another at `time`; f is `force`. */
struct motion motion_start(const struct compliance *c, int word);
struct motion motion_next(const struct motion *m, int word, const struct moment *end, struct range force, int stopped);

/* motion_at: the solutions on a time interval. motion_cell: the same with the ends of the interval. */
struct moment motion_at(const struct motion *m, const struct enclose *e, struct range time);
struct cell motion_cell(const struct motion *m, const struct enclose *e, struct range time);

/* motion_watches: 1 when a quantity is monitored in this phase. motion_force, ...: the quantities, in the arithmetic of
 * e. */
int motion_watches(const struct motion *m, int watch);
struct range motion_force(const struct motion *m, const struct enclose *e, int j, const struct moment *t);
struct range motion_v(const struct motion *m, const struct enclose *e, const struct moment *t);
struct range motion_u(const struct motion *m, const struct enclose *e, const struct moment *t);
struct range motion_impulse(const struct motion *m, const struct enclose *e, const struct moment *t);
struct range motion_value(const struct motion *m, const struct enclose *e, int watch, int j, const struct moment *t);

/* motion_sign: the sign of derivative j of a monitored quantity between two times, perhaps not at the ends; 0 when it
 * is not determined. */
int motion_sign(const struct motion *m, const struct enclose *e, int watch, int j, const struct cell *cell);

/* motion_goes_on: 1 when it is proved that the phase never ends from a time on. */
int motion_goes_on(const struct motion *m, const struct enclose *e, const struct moment *t);

/* compliance_check_phases, compliance_check_limit, compliance_check_widths: check the rest of the verdict; the widths
 * only when all else is right. */
int compliance_check_phases(const struct compliance *c);
int compliance_check_limit(const struct compliance *c, int begins);
int compliance_check_widths(const struct compliance *c);

#endif
