/* SPDX-License-Identifier: BSD-2-Clause */
/* The associated law (spec/step.md): a mode has an impulse if and only if its condition in spec/step/table.h holds, and some mode has one.  (That
 * the impulse is unique is proved in unique.c.) */
#include "../contact/proved.h"

#include "step/meaning.h"

#define ALL_LAWS \forall LAW_PARAMETERS
#define TURN_PLUS (B - mu * A)
#define TURN_MINUS (B + mu * A)
#define SLOPE_PLUS (C - 2 * mu * B + mu * mu * A)
#define SLOPE_MINUS (C + 2 * mu * B + mu * mu * A)
#define Q_PLUS (b - mu * a)
#define Q_MINUS (b + mu * a)
#define EDGE_PLUS (a * (C - mu * B) + b * (mu * A - B))
#define EDGE_MINUS (b * (mu * A + B) - a * (C + mu * B))
#define NORMAL (a * B - A * b)
/* The impulse of slip by its defining equations: q + s N = 0 and T = -mu N; the tangential velocity U after it satisfies s U = e.  The polynomials
 * have names, so that the prover that puts the steps together does not expand them. */
/*@ predicate plus_numbers(LAW_PARAMETERS, real q, real s, real e) = q == Q_PLUS && s == SLOPE_PLUS && e == EDGE_PLUS;
    predicate minus_numbers(LAW_PARAMETERS, real q, real s, real e) = q == Q_MINUS && s == SLOPE_MINUS && e == EDGE_MINUS;
    predicate slips(real q, real s, real N, real e) = s > 0 && q + s * N == 0 && q <= 0 && e >= 0;
    predicate balanced(real q, real s, real N) = q + s * N == 0;
    predicate pushes(real N) = N >= 0;
    predicate leaves(LAW_PARAMETERS, real N, real T, real U, real y) = U == a + A * T + B * N && y == b + B * T + C * N;
    predicate lawful(real mu, real N, real T, real U, real y) = in_cone(mu, N, T) && in_dual(mu, y, U) && T * U + N * y == 0;
    predicate slides_plus(real mu, real N, real T) = T == -mu * N;
    predicate slides_minus(real mu, real N, real T) = T == mu * N;
    predicate rises_plus(real mu, real U, real y) = y == mu * U;
    predicate rises_minus(real mu, real U, real y) = y == -mu * U;
    predicate moves_plus(real s, real U, real e) = s * U == e;
    predicate moves_minus(real s, real U, real e) = s * U == -e;
    predicate forward_plus(real U) = U >= 0;
    predicate forward_minus(real U) = U <= 0;
    STEP(leaves_plant: ALL_LAWS, real N, T; leaves(LAW, N, T, after_T(LAW, N, T), after_N(LAW, N, T))) */
/*@ lemma slopes_positive: ALL_LAWS; law_hypotheses(LAW) ==> SLOPE_PLUS > 0 && SLOPE_MINUS > 0;

    lemma associated_F_only: ALL_LAWS, real N, T; law_hypotheses(LAW) && associated_F(LAW, N, T) ==> Q_PLUS >= 0 && Q_MINUS >= 0;
    lemma associated_F_witness: ALL_LAWS; law_hypotheses(LAW) && Q_PLUS >= 0 && Q_MINUS >= 0 ==> associated_F(LAW, 0.0, 0.0);

    lemma associated_S_plus_only: ALL_LAWS, real N, T; law_hypotheses(LAW) && associated_S_plus(LAW, N, T) ==>
        Q_PLUS + SLOPE_PLUS * N == 0 && SLOPE_PLUS * after_T(LAW, N, T) == EDGE_PLUS;
    STEP(plus_force: ALL_LAWS, real N, T, q, s, e; plus_numbers(LAW, q, s, e) && associated_S_plus(LAW, N, T) ==>
        balanced(q, s, N) && pushes(N) && moves_plus(s, after_T(LAW, N, T), e) && forward_plus(after_T(LAW, N, T)))
    STEP(plus_balance: \forall real q, s, N, U, e; s > 0 && balanced(q, s, N) && pushes(N) && moves_plus(s, U, e) && forward_plus(U) ==>
        q <= 0 && e >= 0)
    lemma associated_S_plus_signs: ALL_LAWS, real N, T, q, s, e; s > 0 && plus_numbers(LAW, q, s, e) && associated_S_plus(LAW, N, T) ==>
        q <= 0 && e >= 0;
    STEP(plus_edges: ALL_LAWS, real N, T, U, y, q, s, e; plus_numbers(LAW, q, s, e) && leaves(LAW, N, T, U, y) && slips(q, s, N, e) &&
        slides_plus(mu, N, T) ==> rises_plus(mu, U, y) && moves_plus(s, U, e))
    STEP(plus_law: \forall real mu, N, T, U, y, q, s, e; mu >= 0 && slips(q, s, N, e) && slides_plus(mu, N, T) && rises_plus(mu, U, y) &&
        moves_plus(s, U, e) ==> lawful(mu, N, T, U, y) && forward_plus(U))
    STEP(plus_intro: ALL_LAWS, real N, T; lawful(mu, N, T, after_T(LAW, N, T), after_N(LAW, N, T)) && slides_plus(mu, N, T) &&
        rises_plus(mu, after_T(LAW, N, T), after_N(LAW, N, T)) && forward_plus(after_T(LAW, N, T)) ==> associated_S_plus(LAW, N, T))
    lemma associated_S_plus_witness: ALL_LAWS, real N, T, q, s, e; mu >= 0 && plus_numbers(LAW, q, s, e) && slips(q, s, N, e) &&
        slides_plus(mu, N, T) ==> associated_S_plus(LAW, N, T);

    lemma associated_S_minus_only: ALL_LAWS, real N, T; law_hypotheses(LAW) && associated_S_minus(LAW, N, T) ==>
        Q_MINUS + SLOPE_MINUS * N == 0 && SLOPE_MINUS * after_T(LAW, N, T) == -EDGE_MINUS;
    STEP(minus_force: ALL_LAWS, real N, T, q, s, e; minus_numbers(LAW, q, s, e) && associated_S_minus(LAW, N, T) ==>
        balanced(q, s, N) && pushes(N) && moves_minus(s, after_T(LAW, N, T), e) && forward_minus(after_T(LAW, N, T)))
    STEP(minus_balance: \forall real q, s, N, U, e; s > 0 && balanced(q, s, N) && pushes(N) && moves_minus(s, U, e) && forward_minus(U) ==>
        q <= 0 && e >= 0)
    lemma associated_S_minus_signs: ALL_LAWS, real N, T, q, s, e; s > 0 && minus_numbers(LAW, q, s, e) && associated_S_minus(LAW, N, T) ==>
        q <= 0 && e >= 0;
    STEP(minus_edges: ALL_LAWS, real N, T, U, y, q, s, e; minus_numbers(LAW, q, s, e) && leaves(LAW, N, T, U, y) && slips(q, s, N, e) &&
        slides_minus(mu, N, T) ==> rises_minus(mu, U, y) && moves_minus(s, U, e))
    STEP(minus_law: \forall real mu, N, T, U, y, q, s, e; mu >= 0 && slips(q, s, N, e) && slides_minus(mu, N, T) && rises_minus(mu, U, y) &&
        moves_minus(s, U, e) ==> lawful(mu, N, T, U, y) && forward_minus(U))
    STEP(minus_intro: ALL_LAWS, real N, T; lawful(mu, N, T, after_T(LAW, N, T), after_N(LAW, N, T)) && slides_minus(mu, N, T) &&
        rises_minus(mu, after_T(LAW, N, T), after_N(LAW, N, T)) && forward_minus(after_T(LAW, N, T)) ==> associated_S_minus(LAW, N, T))
    lemma associated_S_minus_witness: ALL_LAWS, real N, T, q, s, e; mu >= 0 && minus_numbers(LAW, q, s, e) && slips(q, s, N, e) &&
        slides_minus(mu, N, T) ==> associated_S_minus(LAW, N, T);

    lemma associated_T_only: ALL_LAWS, real N, T; law_hypotheses(LAW) && associated_T(LAW, N, T) ==>
        EDGE_PLUS <= 0 && EDGE_MINUS <= 0 && NORMAL >= 0;
    lemma associated_T_witness: ALL_LAWS, real N, T; law_hypotheses(LAW) && after_T(LAW, N, T) == 0 && after_N(LAW, N, T) == 0 &&
        EDGE_PLUS <= 0 && EDGE_MINUS <= 0 && NORMAL >= 0 ==> associated_T(LAW, N, T);

    lemma some_mode: ALL_LAWS; law_hypotheses(LAW) ==>
        (Q_PLUS >= 0 && Q_MINUS >= 0) || (Q_PLUS <= 0 && EDGE_PLUS >= 0) || (Q_MINUS <= 0 && EDGE_MINUS >= 0) ||
        (EDGE_PLUS <= 0 && EDGE_MINUS <= 0 && NORMAL >= 0);
*/
