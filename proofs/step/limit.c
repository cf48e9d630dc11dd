/* SPDX-License-Identifier: BSD-2-Clause */
/* The difference between a time step and continuous time (spec/step.md, section 7): the modes of a sufficiently short step are those of
 * continuous time and, if the point slips, also stick if and only if p < 0, or p = 0 and b <= 0. */
#include "../contact/known.h"

#include "../contact/modes.h"

#include "../contact/proved.h"

#include "step/meaning.h"

#define ALL_STEPS ALL_STATES, real h, a1, b1
#define E1_PLUS (a1 * (C - mu * B) + b1 * (mu * A - B))
#define E1_MINUS (b1 * (mu * A + B) - a1 * (C + mu * B))
/*@ // The quantities of the step, with names: z3nra gets no definitions of predicates.
    lemma step_hypotheses: ALL_STEPS; hypotheses(STATE) ==> hypotheses(STEP_STATE);
    lemma step_edges: ALL_STEPS; value_E_plus(STEP_STATE) == E1_PLUS && value_E_minus(STEP_STATE) == E1_MINUS;
    lemma step_slopes: ALL_STEPS; value_p_plus(STEP_STATE) == P_PLUS && value_p_minus(STEP_STATE) == P_MINUS; */

/* Flight, for a step of any length. */
/*@ STEP(step_F_sign: ALL_STEPS; step_of(SHORT) ==> (b1 >= 0 <==> b >= 0))
    lemma limit_F: ALL_STEPS; step_of(SHORT) ==> (exists_closed_F(STEP_STATE) <==> exists_closed_F(STATE)); */

/* A point at rest: the quantities of the step are those of the contact, multiplied by h. */
/*@ STEP(rest_edges: ALL_STEPS; u == 0 && step_of(SHORT) ==> E1_PLUS == h * E_PLUS && E1_MINUS == h * E_MINUS && a1 == h * a)
    STEP(positive_multiple: \forall real h, x, y; h > 0 && y == h * x ==> (y >= 0 <==> x >= 0) && (y <= 0 <==> x <= 0) && (y < 0 <==> x < 0))
    STEP(rest_S_plus_to: ALL_STEPS; hypotheses(STATE) && u == 0 && step_of(SHORT) && E1_PLUS == h * E_PLUS &&
        S_plus_closed_signs(STATE) ==> S_plus_closed_signs(STEP_STATE))
    STEP(rest_S_plus_from: ALL_STEPS; hypotheses(STATE) && u == 0 && step_of(SHORT) && E1_PLUS == h * E_PLUS &&
        S_plus_closed_signs(STEP_STATE) ==> S_plus_closed_signs(STATE))
    STEP(rest_S_plus_signs: ALL_STEPS; hypotheses(STATE) && u == 0 && step_of(SHORT) ==>
        (S_plus_closed_signs(STEP_STATE) <==> S_plus_closed_signs(STATE)))
    STEP(rest_S_minus_signs: ALL_STEPS; hypotheses(STATE) && u == 0 && step_of(SHORT) ==>
        (S_minus_closed_signs(STEP_STATE) <==> S_minus_closed_signs(STATE)))
    predicate T_signs(STATE_PARAMETERS) = CLOSED_STICK;
    STEP(rest_T_to: ALL_STEPS; hypotheses(STATE) && u == 0 && step_of(SHORT) && E1_PLUS == h * E_PLUS && E1_MINUS == h * E_MINUS &&
        T_signs(STATE) ==> T_signs(STEP_STATE))
    STEP(rest_T_from: ALL_STEPS; hypotheses(STATE) && u == 0 && step_of(SHORT) && E1_PLUS == h * E_PLUS && E1_MINUS == h * E_MINUS &&
        T_signs(STEP_STATE) ==> T_signs(STATE))
    STEP(rest_T_signs: ALL_STEPS; hypotheses(STATE) && u == 0 && step_of(SHORT) ==> (T_signs(STEP_STATE) <==> T_signs(STATE)))
    STEP(slip_plus_says: ALL_STATES; hypotheses(STATE) ==> (exists_closed_S_plus(STATE) <==> S_plus_closed_signs(STATE)))
    STEP(slip_minus_says: ALL_STATES; hypotheses(STATE) ==> (exists_closed_S_minus(STATE) <==> S_minus_closed_signs(STATE)))
    STEP(stick_says: ALL_STATES; hypotheses(STATE) ==> (exists_closed_T(STATE) <==> T_signs(STATE)))
    lemma limit_rest: ALL_STEPS; hypotheses(STATE) && u == 0 && step_of(SHORT) ==>
        (exists_closed_S_plus(STEP_STATE) <==> exists_closed_S_plus(STATE)) &&
        (exists_closed_S_minus(STEP_STATE) <==> exists_closed_S_minus(STATE)) &&
        (exists_closed_T(STEP_STATE) <==> exists_closed_T(STATE)); */

/* A point that slips forward, and its mirror image. */
/*@ STEP(forward_S_plus_signs: ALL_STEPS; hypotheses(STATE) && u > 0 && is_short(SHORT) ==>
        (S_plus_closed_signs(STEP_STATE) <==> S_plus_closed_signs(STATE)))
    STEP(forward_S_minus_signs: ALL_STEPS; hypotheses(STATE) && u > 0 && is_short(SHORT) ==> !S_minus_closed_signs(STEP_STATE))
    STEP(forward_T_signs: ALL_STEPS; hypotheses(STATE) && u > 0 && is_short(SHORT) ==>
        (T_signs(STEP_STATE) <==> P_PLUS < 0 || (P_PLUS == 0 && b <= 0)))
    lemma limit_forward: ALL_STEPS; hypotheses(STATE) && u > 0 && is_short(SHORT) ==>
        (exists_closed_S_plus(STEP_STATE) <==> exists_closed_S_plus(STATE)) && !exists_closed_S_minus(STEP_STATE) &&
        (exists_closed_T(STEP_STATE) <==> P_PLUS < 0 || (P_PLUS == 0 && b <= 0));
    STEP(backward_S_minus_signs: ALL_STEPS; hypotheses(STATE) && u < 0 && is_short(SHORT) ==>
        (S_minus_closed_signs(STEP_STATE) <==> S_minus_closed_signs(STATE)))
    STEP(backward_S_plus_signs: ALL_STEPS; hypotheses(STATE) && u < 0 && is_short(SHORT) ==> !S_plus_closed_signs(STEP_STATE))
    STEP(backward_T_signs: ALL_STEPS; hypotheses(STATE) && u < 0 && is_short(SHORT) ==>
        (T_signs(STEP_STATE) <==> P_MINUS < 0 || (P_MINUS == 0 && b <= 0)))
    lemma limit_backward: ALL_STEPS; hypotheses(STATE) && u < 0 && is_short(SHORT) ==>
        (exists_closed_S_minus(STEP_STATE) <==> exists_closed_S_minus(STATE)) && !exists_closed_S_plus(STEP_STATE) &&
        (exists_closed_T(STEP_STATE) <==> P_MINUS < 0 || (P_MINUS == 0 && b <= 0)); */

/* In continuous time, the modes of a point that slips are flight and slip in its direction only. */
/*@ lemma sliding_modes: ALL_STATES;
        (u > 0 ==> !exists_closed_S_minus(STATE) && !exists_closed_T(STATE)) &&
        (u < 0 ==> !exists_closed_S_plus(STATE) && !exists_closed_T(STATE)); */

/* h0: the line x + h (y - x)/h1, which is x at h = 0 and y at h = h1, keeps its sign up to h = h1 x/(x - y), if this is positive. */
/*@ lemma line_keeps: \forall real x, y, t, at; at == x + t * (y - x) && t > 0 &&
        (x != 0 && (x - y) * x > 0 ==> t * (x - y) * x < x * x) ==> keeps_sign(x, at);
    lemma line_leaves: \forall real x, y, t, at; at == x + t * (y - x) && x != 0 && (x - y) * x > 0 && t * (x - y) * x >= x * x ==>
        !keeps_sign(x, at);
    lemma lines_are_short: \forall real u, p, a, a1, b1, k, e, h, b; a1 == u + h * a && b1 == h * b && e == a * p + b * k ==>
        a1 * p + b1 * k == u * p + h * e;

    // h0 explicitly: a line x + h s with x and s of opposite signs has its zero at h = -x / s = |x| / |s|; h0 is the least of the three zeros.
    predicate before_zero(real x, real s, real h) = x * s < 0 ==> h * magnitude(s) < magnitude(x);
    predicate before_h0(STATE_PARAMETERS, real h) = before_zero(u, a, h) && before_zero(u * P_PLUS, E_PLUS, h) &&
        before_zero(u * P_MINUS, -E_MINUS, h);
    lemma zero_is_later: \forall real x, s, h, zero; x * s < 0 && zero * s == -x ==> zero > 0 && (before_zero(x, s, h) <==> h < zero);
    predicate on_line(real h, real x, real s, real y) = h > 0 && y == x + h * s;
    STEP(line_is_short: \forall real x, s, h, y; on_line(h, x, s, y) ==> (keeps_sign(x, y) <==> before_zero(x, s, h)))
    STEP(speed_line: ALL_STEPS; step_of(SHORT) ==> (keeps_sign(u, a1) <==> before_zero(u, a, h)))
    STEP(plus_at: ALL_STEPS; step_of(SHORT) ==> on_line(h, u * P_PLUS, E_PLUS, E1_PLUS))
    STEP(minus_at: ALL_STEPS; step_of(SHORT) ==> on_line(h, u * P_MINUS, -E_MINUS, -E1_MINUS))
    STEP(plus_line: ALL_STEPS; step_of(SHORT) ==> (keeps_sign(u * P_PLUS, E1_PLUS) <==> before_zero(u * P_PLUS, E_PLUS, h)))
    STEP(minus_line: ALL_STEPS; step_of(SHORT) ==> (keeps_sign(u * P_MINUS, -E1_MINUS) <==> before_zero(u * P_MINUS, -E_MINUS, h)))
    STEP(three_lines: ALL_STEPS; is_short(SHORT) <==> step_of(SHORT) && keeps_sign(u, a1) && keeps_sign(u * P_PLUS, E1_PLUS) &&
        keeps_sign(u * P_MINUS, -E1_MINUS))
    lemma short_before_h0: ALL_STEPS; is_short(SHORT) <==> step_of(SHORT) && before_h0(STATE, h);

    // The theorem of spec/step.md, section 7, for a point that slips.
    lemma theorem_forward: ALL_STEPS; hypotheses(STATE) && u > 0 && step_of(SHORT) && before_h0(STATE, h) ==>
        (exists_closed_F(STEP_STATE) <==> exists_closed_F(STATE)) && (exists_closed_S_plus(STEP_STATE) <==> exists_closed_S_plus(STATE)) &&
        !exists_closed_S_minus(STEP_STATE) && (exists_closed_T(STEP_STATE) <==> P_PLUS < 0 || (P_PLUS == 0 && b <= 0));
    lemma theorem_backward: ALL_STEPS; hypotheses(STATE) && u < 0 && step_of(SHORT) && before_h0(STATE, h) ==>
        (exists_closed_F(STEP_STATE) <==> exists_closed_F(STATE)) && (exists_closed_S_minus(STEP_STATE) <==> exists_closed_S_minus(STATE)) &&
        !exists_closed_S_plus(STEP_STATE) && (exists_closed_T(STEP_STATE) <==> P_MINUS < 0 || (P_MINUS == 0 && b <= 0)); */
