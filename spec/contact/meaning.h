/* SPDX-License-Identifier: BSD-2-Clause */
/* The meaning of the verdict on one planar contact: Newton, Signorini, Coulomb, and nothing else.
 *
 * This file does not use the verdict table, and no sign of any Painleve parameter occurs in it. A reader who doubts a
 * row of spec/contact/table.h finds here the statement that is proved of the row.
 *
 * A state is (a, b, A, B, C, mu, u) as in spec/contact/formula.h, at y = v = 0: the contact is closed and has no normal
 * velocity. A force is (lambda_N, lambda_T). */
#ifndef SPEC_CONTACT_MEANING_H
#define SPEC_CONTACT_MEANING_H

#define STATE_PARAMETERS real a, real b, real A, real B, real C, real mu, real u
#define STATE a, b, A, B, C, mu, u

/*@ // The inverse contact inertia is positive definite, and friction does not push.
    predicate hypotheses(STATE_PARAMETERS) = A > 0 && C > 0 && A * C - B * B > 0 && mu >= 0;

    // Newton: the accelerations of the contact point under a force.
    logic real acceleration_T(STATE_PARAMETERS, real lambda_N, real lambda_T) = a + A * lambda_T + B * lambda_N;
    logic real acceleration_N(STATE_PARAMETERS, real lambda_N, real lambda_T) = b + B * lambda_T + C * lambda_N;
*/
#define U_DOT acceleration_T(STATE, lambda_N, lambda_T)
#define V_DOT acceleration_N(STATE, lambda_N, lambda_T)

/*@ // Signorini: the contact pushes or opens, never both.
    predicate signorini(STATE_PARAMETERS, real lambda_N, real lambda_T) =
        0 <= lambda_N && 0 <= V_DOT && lambda_N * V_DOT == 0;

    // Coulomb: the friction of slip opposes it; at u = 0 it lies in the cone and opposes the slip that begins.
    predicate coulomb(STATE_PARAMETERS, real lambda_N, real lambda_T) =
        (u > 0 ==> lambda_T == -mu * lambda_N) && (u < 0 ==> lambda_T == mu * lambda_N) &&
        (u == 0 ==> -mu * lambda_N <= lambda_T <= mu * lambda_N &&
                    (U_DOT > 0 ==> lambda_T == -mu * lambda_N) && (U_DOT < 0 ==> lambda_T == mu * lambda_N));

    // The forces that solve the problem.
    predicate solution(STATE_PARAMETERS, real lambda_N, real lambda_T) =
        signorini(STATE, lambda_N, lambda_T) && coulomb(STATE, lambda_N, lambda_T);
*/

/* The four contact modes.  `closed`: a force of the mode satisfies every inequality; `open`: strictly.
 *   F  flight           S_plus, S_minus  slip, or beginning slip, in one direction           T  stick */
/*@ predicate closed_F(STATE_PARAMETERS, real lambda_N, real lambda_T) =
        lambda_N == 0 && lambda_T == 0 && V_DOT >= 0;
    predicate open_F(STATE_PARAMETERS, real lambda_N, real lambda_T) =
        lambda_N == 0 && lambda_T == 0 && V_DOT > 0;

    predicate closed_S_plus(STATE_PARAMETERS, real lambda_N, real lambda_T) =
        u >= 0 && lambda_T == -mu * lambda_N && V_DOT == 0 && lambda_N >= 0 && (u == 0 ==> U_DOT >= 0);
    predicate open_S_plus(STATE_PARAMETERS, real lambda_N, real lambda_T) =
        u >= 0 && lambda_T == -mu * lambda_N && V_DOT == 0 && lambda_N > 0 && (u == 0 ==> U_DOT > 0);

    predicate closed_S_minus(STATE_PARAMETERS, real lambda_N, real lambda_T) =
        u <= 0 && lambda_T == mu * lambda_N && V_DOT == 0 && lambda_N >= 0 && (u == 0 ==> U_DOT <= 0);
    predicate open_S_minus(STATE_PARAMETERS, real lambda_N, real lambda_T) =
        u <= 0 && lambda_T == mu * lambda_N && V_DOT == 0 && lambda_N > 0 && (u == 0 ==> U_DOT < 0);

    predicate closed_T(STATE_PARAMETERS, real lambda_N, real lambda_T) =
        u == 0 && U_DOT == 0 && V_DOT == 0 && lambda_N >= 0 && -mu * lambda_N <= lambda_T <= mu * lambda_N;
    predicate open_T(STATE_PARAMETERS, real lambda_N, real lambda_T) =
        u == 0 && U_DOT == 0 && V_DOT == 0 && lambda_N > 0 && -mu * lambda_N < lambda_T < mu * lambda_N;

    predicate admissible_F(real u) = \true;
    predicate admissible_S_plus(real u) = u >= 0;
    predicate admissible_S_minus(real u) = u <= 0;
    predicate admissible_T(real u) = u == 0;
*/

/* The words of a verdict: the meaning of CONSISTENT, BOUNDARY, INCONSISTENT, INADMISSIBLE for a mode. */
#define STATUS_WORDS(mode)                                                                                    \
    predicate exists_open_##mode(STATE_PARAMETERS) =                                                          \
        \exists real lambda_N, lambda_T; open_##mode(STATE, lambda_N, lambda_T);                              \
    predicate exists_closed_##mode(STATE_PARAMETERS) =                                                        \
        \exists real lambda_N, lambda_T; closed_##mode(STATE, lambda_N, lambda_T);                            \
    predicate mode##_CONSISTENT(STATE_PARAMETERS) = exists_open_##mode(STATE);                                \
    predicate mode##_BOUNDARY(STATE_PARAMETERS) = exists_closed_##mode(STATE) && !exists_open_##mode(STATE);  \
    predicate mode##_INCONSISTENT(STATE_PARAMETERS) = admissible_##mode(u) && !exists_closed_##mode(STATE);   \
    predicate mode##_INADMISSIBLE(STATE_PARAMETERS) = !admissible_##mode(u);

/*@ STATUS_WORDS(F) STATUS_WORDS(S_plus) STATUS_WORDS(S_minus) STATUS_WORDS(T) */

/* How many forces solve the problem. */
/*@ predicate only_1(STATE_PARAMETERS, real N1, real T1) =
        \forall real N, T; solution(STATE, N, T) ==> N == N1 && T == T1;
    predicate only_2(STATE_PARAMETERS, real N1, real T1, real N2, real T2) =
        \forall real N, T; solution(STATE, N, T) ==> (N == N1 && T == T1) || (N == N2 && T == T2);
    predicate only_3(STATE_PARAMETERS, real N1, real T1, real N2, real T2, real N3, real T3) =
        \forall real N, T; solution(STATE, N, T) ==>
            (N == N1 && T == T1) || (N == N2 && T == T2) || (N == N3 && T == T3);
    predicate distinct(real N1, real T1, real N2, real T2) = N1 != N2 || T1 != T2;
    logic real between(real t, real x, real y) = (1 - t) * x + t * y;
    predicate segment(STATE_PARAMETERS, real N1, real T1, real N2, real T2) =
        \forall real t; 0 <= t <= 1 ==> solution(STATE, between(t, N1, N2), between(t, T1, T2));

    predicate solutions_0(STATE_PARAMETERS) = \forall real N, T; !solution(STATE, N, T);
    predicate solutions_1(STATE_PARAMETERS) =
        \exists real N1, T1; solution(STATE, N1, T1) && only_1(STATE, N1, T1);
    predicate solutions_2(STATE_PARAMETERS) = \exists real N1, T1, N2, T2;
        solution(STATE, N1, T1) && solution(STATE, N2, T2) && distinct(N1, T1, N2, T2) &&
        only_2(STATE, N1, T1, N2, T2);
    predicate solutions_3(STATE_PARAMETERS) = \exists real N1, T1, N2, T2, N3, T3;
        solution(STATE, N1, T1) && solution(STATE, N2, T2) && solution(STATE, N3, T3) &&
        distinct(N1, T1, N2, T2) && distinct(N1, T1, N3, T3) && distinct(N2, T2, N3, T3) &&
        only_3(STATE, N1, T1, N2, T2, N3, T3);
    // infinitely many: a whole segment of forces
    predicate solutions_CONTINUUM(STATE_PARAMETERS) = \exists real N1, T1, N2, T2;
        distinct(N1, T1, N2, T2) && segment(STATE, N1, T1, N2, T2);
*/

/* The class of the contact. */
/*@ predicate some_boundary(STATE_PARAMETERS) =
        F_BOUNDARY(STATE) || S_plus_BOUNDARY(STATE) || S_minus_BOUNDARY(STATE) || T_BOUNDARY(STATE);
    predicate some_consistent(STATE_PARAMETERS) =
        F_CONSISTENT(STATE) || S_plus_CONSISTENT(STATE) || S_minus_CONSISTENT(STATE) || T_CONSISTENT(STATE);
    predicate two_consistent(STATE_PARAMETERS) =
        (F_CONSISTENT(STATE) && (S_plus_CONSISTENT(STATE) || S_minus_CONSISTENT(STATE) || T_CONSISTENT(STATE))) ||
        (S_plus_CONSISTENT(STATE) && (S_minus_CONSISTENT(STATE) || T_CONSISTENT(STATE))) ||
        (S_minus_CONSISTENT(STATE) && T_CONSISTENT(STATE));
    predicate class_DEGENERATE(STATE_PARAMETERS) = some_boundary(STATE) || solutions_CONTINUUM(STATE);
    predicate class_INCONSISTENT_CONTACT(STATE_PARAMETERS) = !class_DEGENERATE(STATE) && !some_consistent(STATE);
    predicate class_DETERMINATE(STATE_PARAMETERS) =
        !class_DEGENERATE(STATE) && some_consistent(STATE) && !two_consistent(STATE);
    predicate class_INDETERMINATE(STATE_PARAMETERS) = !class_DEGENERATE(STATE) && two_consistent(STATE);
*/

/* The friction cone: the accelerations under which a contact at rest sticks. */
#define AT_REST a, b, A, B, C, mu, 0.0
/*@ predicate cone_INTERIOR(STATE_PARAMETERS) = T_CONSISTENT(AT_REST);
    predicate cone_BOUNDARY(STATE_PARAMETERS) = T_BOUNDARY(AT_REST);
    predicate cone_EXTERIOR(STATE_PARAMETERS) = T_INCONSISTENT(AT_REST);
*/

/* Impact without collision: whether the normal velocity, zero at first, decreases or increases with the first part of a
 * normal impulse with Coulomb friction; a and b have no effect during an impulse. If it decreases, the impulse sustains
 * itself. */
#define IMPULSE 0.0, 0.0, A, B, C, mu, u
/*@ predicate iwc_POSSIBLE(STATE_PARAMETERS) =
        \exists real T; coulomb(IMPULSE, 1.0, T) && acceleration_N(IMPULSE, 1.0, T) < 0;
    predicate iwc_DEGENERATE(STATE_PARAMETERS) =
        \exists real T; coulomb(IMPULSE, 1.0, T) && acceleration_N(IMPULSE, 1.0, T) == 0;
    predicate iwc_NO(STATE_PARAMETERS) =
        \forall real T; coulomb(IMPULSE, 1.0, T) ==> acceleration_N(IMPULSE, 1.0, T) > 0;
*/

/* Normal stability of a force N in the limit of a stiff contact: when the point is deeper the contact pushes more, when
 * it is higher less, above the ground not at all, and friction obeys Coulomb's law all the time. */
/*@ predicate rises(STATE_PARAMETERS, real from, real to) = \forall real lambda_N, lambda_T;
        from < lambda_N < to && coulomb(STATE, lambda_N, lambda_T) ==> V_DOT > 0;
    predicate sinks(STATE_PARAMETERS, real from, real to) = \forall real lambda_N, lambda_T;
        from < lambda_N < to && coulomb(STATE, lambda_N, lambda_T) ==> V_DOT < 0;
    predicate rises_pressed(STATE_PARAMETERS, real N) = \exists real more; N < more && rises(STATE, N, more);
    predicate sinks_pressed(STATE_PARAMETERS, real N) = \exists real more; N < more && sinks(STATE, N, more);
    predicate rises_lifted(STATE_PARAMETERS, real N) =
        (N > 0 && \exists real less; 0 <= less < N && rises(STATE, less, N)) || (N == 0 && b > 0);
    predicate sinks_lifted(STATE_PARAMETERS, real N) =
        (N > 0 && \exists real less; 0 <= less < N && sinks(STATE, less, N)) || (N == 0 && b < 0);
    predicate returns(STATE_PARAMETERS, real N) = rises_pressed(STATE, N) && sinks_lifted(STATE, N);
    predicate escapes(STATE_PARAMETERS, real N) = sinks_pressed(STATE, N) || rises_lifted(STATE, N);

    // A contact in flight has only to come back when it is pressed.
    predicate F_STABLE(STATE_PARAMETERS) = exists_closed_F(STATE) && b > 0 && rises_pressed(STATE, 0.0);
    predicate F_UNSTABLE(STATE_PARAMETERS) = exists_closed_F(STATE) && sinks_pressed(STATE, 0.0);
*/
#define STABLE_WORDS(mode)                                                                                    \
    predicate mode##_STABLE(STATE_PARAMETERS) =                                                               \
        \exists real lambda_N, lambda_T; closed_##mode(STATE, lambda_N, lambda_T) && returns(STATE, lambda_N); \
    predicate mode##_UNSTABLE(STATE_PARAMETERS) =                                                             \
        \exists real lambda_N, lambda_T; closed_##mode(STATE, lambda_N, lambda_T) && escapes(STATE, lambda_N);
#define STABILITY_WORDS(mode)                                                                                 \
    predicate mode##_NEUTRAL(STATE_PARAMETERS) =                                                              \
        exists_closed_##mode(STATE) && !mode##_STABLE(STATE) && !mode##_UNSTABLE(STATE);                      \
    predicate mode##_NO_FORCE(STATE_PARAMETERS) = !exists_closed_##mode(STATE);

/*@ STABLE_WORDS(S_plus) STABLE_WORDS(S_minus) STABLE_WORDS(T)
    STABILITY_WORDS(F) STABILITY_WORDS(S_plus) STABILITY_WORDS(S_minus) STABILITY_WORDS(T) */

/* What can follow: a mode that is consistent and stable; an impact without collision; the arrest of slip by an
 * unbounded normal force, when a contact is pressed and its normal acceleration does not depend on the force. */
#define FOLLOW_WORDS(mode)                                                                                    \
    predicate follows_##mode(STATE_PARAMETERS) = mode##_CONSISTENT(STATE) && mode##_STABLE(STATE);
/*@ FOLLOW_WORDS(F) FOLLOW_WORDS(S_plus) FOLLOW_WORDS(S_minus) FOLLOW_WORDS(T)
    predicate follows_impact(STATE_PARAMETERS) = iwc_POSSIBLE(STATE);
    predicate follows_arrest(STATE_PARAMETERS) = iwc_DEGENERATE(STATE) && b < 0;
*/

#endif
