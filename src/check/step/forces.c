/* SPDX-License-Identifier: BSD-2-Clause */
/* The exact set of a step: for each mode its force, if it exists, by Newton's law (spec/step.md, section 5). */
#include "check/step/step.h"

#include <stddef.h>

/* Coulomb's slip in the direction d: P_T = -d mu P_N. */
struct slip {
    int d;
    scalar mu, friction; /* d mu */
};

/*@ predicate slip_ready{L}(struct slip s) = -1 <= s.d <= 1 && s.mu != \null && s.friction != \null; */

/*@ assigns \nothing;
  @ ensures STEP_CONSISTENT <= \result <= STEP_INCONSISTENT; */
static enum step_status status_of(int least)
{
    return least > 0 ? STEP_CONSISTENT : least == 0 ? STEP_BOUNDARY : STEP_INCONSISTENT;
}

/*@ assigns \nothing;
  @ ensures \result == x || \result == y; */
static int lesser(int x, int y)
{
    return x < y ? x : y;
}

/* The force of a mode with this status; none when the status allows none. */
/*@ requires P_T != \null && P_N != \null && STEP_CONSISTENT <= status <= STEP_INCONSISTENT;
  @ assigns \nothing;
  @ ensures \result.status == status && (status <= STEP_BOUNDARY ==> \result.P_T != \null && \result.P_N != \null); */
static struct step_force force_of(enum step_status status, scalar P_T, scalar P_N)
{
    if (status == STEP_INCONSISTENT) return (struct step_force){status, NULL, NULL};
    return (struct step_force){status, P_T, P_N};
}

/*@ requires step_ready(c) && x != \null && y != \null && z != \null;
  @ assigns scalar_doubt, \result \from *c, x, y, z;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar plus_product(const struct step *c, scalar x, scalar y, scalar z)
{
    return scalar_add(c->pool, x, scalar_multiply(c->pool, y, z));
}

/*@ requires step_ready(c) && x != \null && y != \null && z != \null;
  @ assigns scalar_doubt, \result \from *c, x, y, z;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar less_product(const struct step *c, scalar x, scalar y, scalar z)
{
    return scalar_subtract(c->pool, x, scalar_multiply(c->pool, y, z));
}

/*@ requires step_ready(c) && (d == 1 || d == -1);
  @ assigns scalar_doubt;
  @ ensures slip_ready(\result) && \result.d == d && DOUBT_STAYS; */
static struct slip slip_in(const struct step *c, int d)
{
    const scalar mu = c->q[STEP_mu];
    const struct slip slip = {d, mu, d > 0 ? mu : scalar_subtract(c->pool, scalar_zero(c->pool), mu)};
    return slip;
}

/* The force for which a normal row, free + rate P_N, vanishes; its velocity U_T = a + (B - d mu A) P_N must have
 * direction d. */
/*@ requires step_sees(c) && slip_ready(slip) && free != \null && rate != \null;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && STEP_CONSISTENT <= \result.status <= STEP_INCONSISTENT &&
  @   (\result.status <= STEP_BOUNDARY ==> \result.P_T != \null && \result.P_N != \null); */
static struct step_force force_at(const struct step *c, struct slip slip, scalar free, scalar rate)
{
    const scalar zero = scalar_zero(c->pool);
    const scalar P_N = scalar_divide(c->pool, scalar_subtract(c->pool, zero, free), rate);
    const scalar turn = less_product(c, c->q[STEP_B], slip.friction, c->q[STEP_A]);
    const int U_T = scalar_sign(plus_product(c, c->q[STEP_a], turn, P_N));
    const enum step_status status = status_of(lesser(scalar_sign(P_N), slip.d > 0 ? U_T : -U_T));
    return force_of(status, less_product(c, zero, slip.friction, P_N), P_N);
}

/* Coulomb's slip: y = q + (C - d mu B) P_N. When the factor of P_N is 0, either every P_N >= 0 or none makes y vanish.
 * The first of them is 0, with U_T = a; larger ones slow the slip down, since then B / (d mu) = C / mu^2 < A. */
/*@ requires step_sees(c) && slip_ready(slip);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && STEP_CONSISTENT <= \result.status <= STEP_INCONSISTENT &&
  @   (\result.status <= STEP_BOUNDARY ==> \result.P_T != \null && \result.P_N != \null); */
static struct step_force coulomb_slip(const struct step *c, struct slip slip)
{
    const scalar p = less_product(c, c->q[STEP_C], slip.friction, c->q[STEP_B]), zero = scalar_zero(c->pool);
    if (scalar_sign(p) != 0) return force_at(c, slip, c->q[STEP_q], p);
    if (c->sign[STEP_q] != 0) return force_of(STEP_INCONSISTENT, zero, zero);
    return force_of(status_of(slip.d > 0 ? c->sign[STEP_a] : -c->sign[STEP_a]), zero, zero);
}

/* Slip by the associated law: y = d mu U_T, that is (q - d mu a) + (C - 2 d mu B + mu^2 A) P_N = 0. */
/*@ requires step_sees(c) && slip_ready(slip);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && STEP_CONSISTENT <= \result.status <= STEP_INCONSISTENT &&
  @   (\result.status <= STEP_BOUNDARY ==> \result.P_T != \null && \result.P_N != \null); */
static struct step_force associated_slip(const struct step *c, struct slip slip)
{
    const scalar turn = less_product(c, c->q[STEP_B], slip.friction, c->q[STEP_A]);
    const scalar p = less_product(c, c->q[STEP_C], slip.friction, c->q[STEP_B]);
    const scalar free = less_product(c, c->q[STEP_q], slip.friction, c->q[STEP_a]);
    return force_at(c, slip, free, less_product(c, p, slip.friction, turn));
}

/* No impulse: q is not negative; for the associated law it lies in the dual cone. */
/*@ requires step_sees(c);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && STEP_CONSISTENT <= \result.status <= STEP_INCONSISTENT &&
  @   (\result.status <= STEP_BOUNDARY ==> \result.P_T != \null && \result.P_N != \null); */
static struct step_force flight(const struct step *c)
{
    const scalar zero = scalar_zero(c->pool);
    const int edge = lesser(c->sign[STEP_q_plus], c->sign[STEP_q_minus]);
    return force_of(status_of(c->associated ? edge : c->sign[STEP_q]), zero, zero);
}

/* Stick: U_T = 0 and y = 0 by Cramer's rule; |P_T| <= mu P_N. */
/*@ requires step_sees(c);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && STEP_CONSISTENT <= \result.status <= STEP_INCONSISTENT &&
  @   (\result.status <= STEP_BOUNDARY ==> \result.P_T != \null && \result.P_N != \null); */
static struct step_force stick(const struct step *c)
{
    const scalar *q = c->q, zero = scalar_zero(c->pool);
    const scalar det = less_product(c, scalar_multiply(c->pool, q[STEP_A], q[STEP_C]), q[STEP_B], q[STEP_B]);
    const scalar N = less_product(c, scalar_multiply(c->pool, q[STEP_a], q[STEP_B]), q[STEP_A], q[STEP_q]);
    const scalar T = less_product(c, scalar_multiply(c->pool, q[STEP_q], q[STEP_B]), q[STEP_a], q[STEP_C]);
    const scalar P_N = scalar_divide(c->pool, N, det), P_T = scalar_divide(c->pool, T, det);
    const int plus = scalar_sign(plus_product(c, P_T, q[STEP_mu], P_N));
    const int minus = scalar_sign(less_product(c, P_T, q[STEP_mu], P_N));
    const int least = lesser(scalar_sign(scalar_subtract(c->pool, P_N, zero)), lesser(plus, -minus));
    return force_of(status_of(least), P_T, P_N);
}

/*@ requires step_sees(c) && 0 <= mode < STEP_MODES;
  @ assigns c->force[mode];
  @ ensures sees: step_sees(c);
  @ ensures status: c->force[mode].status == force.status;
  @ ensures impulse: c->force[mode].P_T == force.P_T && c->force[mode].P_N == force.P_N; */
static void set_force(struct step *c, enum step_mode mode, struct step_force force)
{
    c->force[mode] = force;
}

void step_find_forces(struct step *c)
{
    const struct slip plus = slip_in(c, 1), minus = slip_in(c, -1);
    const struct step_force flies = flight(c), sticks = stick(c);
    const struct step_force forward = c->associated ? associated_slip(c, plus) : coulomb_slip(c, plus);
    const struct step_force backward = c->associated ? associated_slip(c, minus) : coulomb_slip(c, minus);
    set_force(c, STEP_F, flies);
    set_force(c, STEP_S_PLUS, forward);
    set_force(c, STEP_S_MINUS, backward);
    set_force(c, STEP_T, sticks);
}
