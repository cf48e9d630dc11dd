/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations shared by the files of the checker of kind `compliance`: the data, exact arithmetic, and what is exact
 * about the start of the motion. */
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

/* The derivatives y[0] = f, y[1], ... of the force that are used. */
enum { DERIVATIVES = 6 };
struct derivatives {
    scalar y[DERIVATIVES];
};

/* A phase, exactly: v_dot = beta + pi f, u_dot = drift - kappa f. */
struct phase {
    int word;
    scalar beta, pi, kappa, drift;
    scalar damping, rate2;             /* d pi / 2; and its square minus k pi */
    int has_rest, has_least, has_most; /* 1 when the numbers below exist; those that do not are 0 */
    scalar rest;                       /* -beta / pi; when pi is not 0 */
    scalar least, most;                /* the forces between which stick persists */
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

/*@ predicate compliance_reads{L}(struct compliance *c) = \valid_read(c) &&
  @   quantities_ready(c->json, c->pool, c->answer) && 0 <= c->verdict < c->json->count &&
  @   0 <= c->witness < c->json->count && \separated(c, c->json, c->answer);
  @ predicate compliance_numbers{L}(struct compliance *c) = \forall integer k; 0 <= k < COMPLIANCE_QUANTITIES ==>
  @   c->q[k] != \null;
  @ predicate compliance_signs{L}(struct compliance *c) = \forall integer k; 0 <= k < COMPLIANCE_QUANTITIES ==>
  @   -1 <= c->sign[k] <= 1;
  @ // What is known when the quantities have been evaluated, and when the bits are known too.
  @ predicate compliance_sees{L}(struct compliance *c) = compliance_reads(c) && compliance_numbers(c) &&
  @   compliance_signs(c);
  @ predicate compliance_encloses{L}(struct compliance *c) = compliance_sees(c) && enclose_ok(&c->e);
  @ predicate derivatives_ok(struct derivatives d) = \forall integer k; 0 <= k < DERIVATIVES ==> d.y[k] != \null;
  @ predicate phase_ok(struct phase p) = -1 <= p.word <= 1 && p.beta != \null && p.pi != \null && p.kappa != \null &&
  @   p.drift != \null && p.damping != \null && p.rate2 != \null && p.rest != \null && p.least != \null &&
  @   p.most != \null; */

/* compliance_rejected: sets the answer REJECTED; returns 0. */
/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
int compliance_rejected(const struct compliance *c, const char *place, const char *item, const char *what);

/* Exact arithmetic. */
/*@ requires compliance_sees(c) && x != \null && y != \null;
  @ assigns \result \from *c, x, y;
  @ ensures \result != \null; */
scalar compliance_add(const struct compliance *c, scalar x, scalar y);
/*@ requires compliance_sees(c) && x != \null && y != \null;
  @ assigns \result \from *c, x, y;
  @ ensures \result != \null; */
scalar compliance_subtract(const struct compliance *c, scalar x, scalar y);
/*@ requires compliance_sees(c) && x != \null && y != \null;
  @ assigns \result \from *c, x, y;
  @ ensures \result != \null; */
scalar compliance_multiply(const struct compliance *c, scalar x, scalar y);
/*@ requires compliance_sees(c) && x != \null && y != \null;
  @ assigns scalar_doubt, \result \from *c, x, y;
  @ ensures \result != \null && DOUBT_STAYS; */
scalar compliance_divide(const struct compliance *c, scalar x, scalar y);
/*@ requires compliance_sees(c) && x != \null;
  @ assigns \result \from *c, x;
  @ ensures \result != \null; */
scalar compliance_negate(const struct compliance *c, scalar x);

/* compliance_ends: the exact range {"low","high"} at a node. */
/*@ requires compliance_sees(c) && 0 <= node < c->json->count;
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range compliance_ends(const struct compliance *c, int node);

/* compliance_states: 1 when a node gives an interval that contains x. */
/*@ requires compliance_encloses(c) && 0 <= node < c->json->count && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int compliance_states(const struct compliance *c, int node, struct range x);

/* phase_of: the phase with this word. phase_name: "S+", "S-" or "T". */
/*@ requires compliance_sees(c) && -1 <= word <= 1;
  @ assigns scalar_doubt;
  @ ensures phase_ok(\result) && \result.word == word && DOUBT_STAYS; */
struct phase phase_of(const struct compliance *c, int word);
/*@ assigns \result \from word;
  @ ensures constant_text(\result); */
const char *phase_name(int word);

/* start_derivatives: those of an exact state with force f. start_u_derivative: the derivative of u of order j >= 1,
 * where y is that of the force of order j - 1. */
/*@ requires compliance_sees(c) && phase_ok(phase) && f != \null && v != \null;
  @ assigns \nothing;
  @ ensures derivatives_ok(\result); */
struct derivatives start_derivatives(const struct compliance *c, struct phase phase, scalar f, scalar v);
/*@ requires compliance_sees(c) && phase_ok(phase) && y != \null;
  @ assigns \result \from *c, phase, y, j;
  @ ensures \result != \null; */
scalar start_u_derivative(const struct compliance *c, struct phase phase, scalar y, int j);

/* start_phase: the word of the first phase. start_rises: the sign of f just after the start; 0 when f remains 0. */
/*@ requires compliance_sees(c);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
int start_phase(const struct compliance *c);
/*@ requires compliance_sees(c) && phase_ok(phase);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
int start_rises(const struct compliance *c, struct phase phase);

/* start_is_bounded: 1 when the energy proves that f never becomes negative in the first phase; it may be 0.
 * start_is_constant: 1 when f is constant in it. start_slips_through: 1 when a = b = d = delta = 0 and slip does not
 * stop before the force is 0 again. */
/*@ requires compliance_sees(c) && phase_ok(phase);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int start_is_bounded(const struct compliance *c, struct phase phase);
/*@ requires derivatives_ok(d);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int start_is_constant(struct derivatives d);
/*@ requires compliance_sees(c) && phase_ok(phase);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int start_slips_through(const struct compliance *c, struct phase phase);

/* start_goes_on: 1 when exact inequalities prove that the first phase, which begins with these derivatives of the force,
 * never ends. */
/*@ requires compliance_sees(c) && phase_ok(phase) && derivatives_ok(d);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int start_goes_on(const struct compliance *c, struct phase phase, struct derivatives d);

/* compliance_check_phases, compliance_check_limit, compliance_check_widths: check the rest of the verdict; the widths
 * only when all else is right. */
/*@ requires compliance_encloses(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures encloses: \result == 1 ==> compliance_encloses(c); */
int compliance_check_phases(const struct compliance *c);
/*@ requires compliance_encloses(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures encloses: \result == 1 ==> compliance_encloses(c); */
int compliance_check_limit(const struct compliance *c, int begins);
/*@ requires compliance_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int compliance_check_widths(const struct compliance *c);

#endif
