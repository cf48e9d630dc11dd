/* SPDX-License-Identifier: BSD-2-Clause */
/* The associated law: each mode has an impulse exactly where spec/table/step.h says so, some mode has one, and the impulse is unique. */
#include "../contact/proved.h"

#include "meaning/step.h"

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
/*@ lemma slopes_positive: ALL_LAWS; law_hypotheses(LAW) ==> SLOPE_PLUS > 0 && SLOPE_MINUS > 0;

    lemma associated_F_only: ALL_LAWS, real N, T; law_hypotheses(LAW) && associated_F(LAW, N, T) ==> Q_PLUS >= 0 && Q_MINUS >= 0;
    lemma associated_F_witness: ALL_LAWS; law_hypotheses(LAW) && Q_PLUS >= 0 && Q_MINUS >= 0 ==> associated_F(LAW, 0.0, 0.0);

    lemma associated_S_plus_only: ALL_LAWS, real N, T; law_hypotheses(LAW) && associated_S_plus(LAW, N, T) ==>
        Q_PLUS + SLOPE_PLUS * N == 0 && SLOPE_PLUS * after_T(LAW, N, T) == EDGE_PLUS;
    lemma associated_S_plus_signs: ALL_LAWS, real N, T; law_hypotheses(LAW) && SLOPE_PLUS > 0 && associated_S_plus(LAW, N, T) ==>
        Q_PLUS <= 0 && EDGE_PLUS >= 0;
    lemma associated_S_plus_witness: ALL_LAWS, real N; law_hypotheses(LAW) && SLOPE_PLUS > 0 && Q_PLUS + SLOPE_PLUS * N == 0 &&
        Q_PLUS <= 0 && EDGE_PLUS >= 0 ==> associated_S_plus(LAW, N, -mu * N);

    lemma associated_S_minus_only: ALL_LAWS, real N, T; law_hypotheses(LAW) && associated_S_minus(LAW, N, T) ==>
        Q_MINUS + SLOPE_MINUS * N == 0 && SLOPE_MINUS * after_T(LAW, N, T) == -EDGE_MINUS;
    lemma associated_S_minus_signs: ALL_LAWS, real N, T; law_hypotheses(LAW) && SLOPE_MINUS > 0 && associated_S_minus(LAW, N, T) ==>
        Q_MINUS <= 0 && EDGE_MINUS >= 0;
    lemma associated_S_minus_witness: ALL_LAWS, real N; law_hypotheses(LAW) && SLOPE_MINUS > 0 && Q_MINUS + SLOPE_MINUS * N == 0 &&
        Q_MINUS <= 0 && EDGE_MINUS >= 0 ==> associated_S_minus(LAW, N, mu * N);

    lemma associated_T_only: ALL_LAWS, real N, T; law_hypotheses(LAW) && associated_T(LAW, N, T) ==>
        EDGE_PLUS <= 0 && EDGE_MINUS <= 0 && NORMAL >= 0;
    lemma associated_T_witness: ALL_LAWS, real N, T; law_hypotheses(LAW) && after_T(LAW, N, T) == 0 && after_N(LAW, N, T) == 0 &&
        EDGE_PLUS <= 0 && EDGE_MINUS <= 0 && NORMAL >= 0 ==> associated_T(LAW, N, T);

    lemma some_mode: ALL_LAWS; law_hypotheses(LAW) ==>
        (Q_PLUS >= 0 && Q_MINUS >= 0) || (Q_PLUS <= 0 && EDGE_PLUS >= 0) || (Q_MINUS <= 0 && EDGE_MINUS >= 0) ||
        (EDGE_PLUS <= 0 && EDGE_MINUS <= 0 && NORMAL >= 0);

    // The impulse is unique: W is positive definite, and the law is monotone.
    lemma monotone: ALL_LAWS, real N, T, N1, T1; in_cone(mu, N, T) && in_dual(mu, after_N(LAW, N1, T1), after_T(LAW, N1, T1)) && mu >= 0 ==>
        T * after_T(LAW, N1, T1) + N * after_N(LAW, N1, T1) >= 0;
    lemma definite_form: \forall real A, B, C, x, y; A > 0 && A * C - B * B > 0 && A * x * x + 2 * B * x * y + C * y * y <= 0 ==> x == 0 && y == 0;
    lemma form_of_difference: ALL_LAWS, real N, T, N1, T1;
        A * (T - T1) * (T - T1) + 2 * B * (T - T1) * (N - N1) + C * (N - N1) * (N - N1) ==
        (T * after_T(LAW, N, T) + N * after_N(LAW, N, T)) + (T1 * after_T(LAW, N1, T1) + N1 * after_N(LAW, N1, T1)) -
        (T * after_T(LAW, N1, T1) + N * after_N(LAW, N1, T1)) - (T1 * after_T(LAW, N, T) + N1 * after_N(LAW, N, T));
    lemma form_not_positive: ALL_LAWS, real N, T, N1, T1; law_hypotheses(LAW) && associated(LAW, N, T) && associated(LAW, N1, T1) ==>
        A * (T - T1) * (T - T1) + 2 * B * (T - T1) * (N - N1) + C * (N - N1) * (N - N1) <= 0;
    lemma unique: ALL_LAWS, real N, T, N1, T1; law_hypotheses(LAW) && associated(LAW, N, T) && associated(LAW, N1, T1) ==> N == N1 && T == T1;
*/
