/* SPDX-License-Identifier: BSD-2-Clause */
/* The meaning of the words of kind spatial: Newton, Signorini, and Coulomb's law with the Euclidean norm of the
 * friction force, and nothing else.
 *
 * No sign of p, h, R, E or D occurs here. A body is (A, B, C, mu, a, b) as in spec/spatial/formula.h, at y = v = 0; a
 * force is (T1, T2, N), the friction force and the normal one. No root is taken: a vector is a direction of length 1
 * times its length. */
#ifndef SPEC_SPATIAL_MEANING_H
#define SPEC_SPATIAL_MEANING_H

#define SPATIAL_MATRIX_PARAMETERS real A11, real A12, real A22, real B1, real B2, real C
#define SPATIAL_MATRIX A11, A12, A22, B1, B2, C
#define SPATIAL_PARAMETERS SPATIAL_MATRIX_PARAMETERS, real mu, real a1, real a2, real b
#define SPATIAL SPATIAL_MATRIX, mu, a1, a2, b
#define FORCE_PARAMETERS real T1, real T2, real N
#define FORCE T1, T2, N

/*@ // [A B; B^T C] is positive definite, and friction does not push.
    logic real spatial_power(SPATIAL_MATRIX_PARAMETERS, real x, real y, real z) =
        A11 * x * x + 2 * A12 * x * y + A22 * y * y + 2 * (B1 * x + B2 * y) * z + C * z * z;
    predicate spatial_definite(SPATIAL_MATRIX_PARAMETERS) =
        \forall real x, y, z; x != 0 || y != 0 || z != 0 ==> spatial_power(SPATIAL_MATRIX, x, y, z) > 0;

    // Newton: the accelerations of the point under a force.
    logic real spatial_u1_dot(SPATIAL_PARAMETERS, FORCE_PARAMETERS) = a1 + A11 * T1 + A12 * T2 + B1 * N;
    logic real spatial_u2_dot(SPATIAL_PARAMETERS, FORCE_PARAMETERS) = a2 + A12 * T1 + A22 * T2 + B2 * N;
    logic real spatial_v_dot(SPATIAL_PARAMETERS, FORCE_PARAMETERS) = b + B1 * T1 + B2 * T2 + C * N; */
#define SPATIAL_U1_DOT spatial_u1_dot(SPATIAL, FORCE)
#define SPATIAL_U2_DOT spatial_u2_dot(SPATIAL, FORCE)
#define SPATIAL_V_DOT spatial_v_dot(SPATIAL, FORCE)

/*@ // w is r > 0 times the direction d.
    predicate spatial_unit(real d1, real d2) = d1 * d1 + d2 * d2 == 1;
    predicate spatial_along(real w1, real w2, real d1, real d2, real r) =
        spatial_unit(d1, d2) && r > 0 && w1 == r * d1 && w2 == r * d2;

    // Signorini: the contact pushes or opens, never both.
    predicate spatial_signorini(SPATIAL_PARAMETERS, FORCE_PARAMETERS) = N >= 0 && SPATIAL_V_DOT >= 0 && N * SPATIAL_V_DOT == 0;

    // Coulomb: the friction force lies in the cone, and opposes the slip, or the slip that begins.
    predicate spatial_in_cone(real mu, FORCE_PARAMETERS) = N >= 0 && T1 * T1 + T2 * T2 <= (mu * N) * (mu * N);
    predicate spatial_inside_cone(real mu, FORCE_PARAMETERS) = N > 0 && T1 * T1 + T2 * T2 < (mu * N) * (mu * N);
    predicate spatial_opposes(real mu, real d1, real d2, FORCE_PARAMETERS) = T1 == -(mu * N * d1) && T2 == -(mu * N * d2);
    predicate spatial_coulomb_in_slip(real mu, real d1, real d2, FORCE_PARAMETERS) =
        spatial_in_cone(mu, FORCE) && spatial_opposes(mu, d1, d2, FORCE);
    predicate spatial_coulomb_at_rest(SPATIAL_PARAMETERS, FORCE_PARAMETERS) = spatial_in_cone(mu, FORCE) &&
        \forall real d1, d2, r; spatial_along(SPATIAL_U1_DOT, SPATIAL_U2_DOT, d1, d2, r) ==> spatial_opposes(mu, d1, d2, FORCE);

    // The forces that solve the problem, in slip along d and at rest.
    predicate spatial_solution_in_slip(SPATIAL_PARAMETERS, real d1, real d2, FORCE_PARAMETERS) =
        spatial_signorini(SPATIAL, FORCE) && spatial_coulomb_in_slip(mu, d1, d2, FORCE);
    predicate spatial_solution_at_rest(SPATIAL_PARAMETERS, FORCE_PARAMETERS) =
        spatial_signorini(SPATIAL, FORCE) && spatial_coulomb_at_rest(SPATIAL, FORCE); */

/* The modes. `closed`: a force of the mode satisfies every inequality; `open`: strictly. */
/*@ predicate spatial_closed_F(SPATIAL_PARAMETERS, FORCE_PARAMETERS) = T1 == 0 && T2 == 0 && N == 0 && SPATIAL_V_DOT >= 0;
    predicate spatial_open_F(SPATIAL_PARAMETERS, FORCE_PARAMETERS) = T1 == 0 && T2 == 0 && N == 0 && SPATIAL_V_DOT > 0;
    predicate spatial_closed_S(SPATIAL_PARAMETERS, real d1, real d2, FORCE_PARAMETERS) =
        spatial_opposes(mu, d1, d2, FORCE) && SPATIAL_V_DOT == 0 && N >= 0;
    predicate spatial_open_S(SPATIAL_PARAMETERS, real d1, real d2, FORCE_PARAMETERS) =
        spatial_opposes(mu, d1, d2, FORCE) && SPATIAL_V_DOT == 0 && N > 0;
    predicate spatial_holds(SPATIAL_PARAMETERS, FORCE_PARAMETERS) = SPATIAL_U1_DOT == 0 && SPATIAL_U2_DOT == 0 && SPATIAL_V_DOT == 0;
    predicate spatial_closed_T(SPATIAL_PARAMETERS, FORCE_PARAMETERS) = spatial_holds(SPATIAL, FORCE) && spatial_in_cone(mu, FORCE);
    predicate spatial_open_T(SPATIAL_PARAMETERS, FORCE_PARAMETERS) = spatial_holds(SPATIAL, FORCE) && spatial_inside_cone(mu, FORCE);
    // Slip that begins at rest along d, with the acceleration rho.
    predicate spatial_starts(SPATIAL_PARAMETERS, real d1, real d2, real rho, FORCE_PARAMETERS) =
        spatial_open_S(SPATIAL, d1, d2, FORCE) && spatial_along(SPATIAL_U1_DOT, SPATIAL_U2_DOT, d1, d2, rho); */

/* The words of a verdict on slip along d. Consistent: one force satisfies the mode strictly, and no other force
 * satisfies it; boundary: some force satisfies it, but it is not consistent (none strictly, or many); inconsistent:
 * none. */
/*@ predicate spatial_F_consistent(SPATIAL_PARAMETERS) = spatial_open_F(SPATIAL, 0.0, 0.0, 0.0);
    predicate spatial_F_boundary(SPATIAL_PARAMETERS) = spatial_closed_F(SPATIAL, 0.0, 0.0, 0.0) && !spatial_F_consistent(SPATIAL);
    predicate spatial_F_inconsistent(SPATIAL_PARAMETERS) = !spatial_closed_F(SPATIAL, 0.0, 0.0, 0.0);
    predicate spatial_only_S(SPATIAL_PARAMETERS, real d1, real d2, real N) =
        \forall real X1, X2, M; spatial_closed_S(SPATIAL, d1, d2, X1, X2, M) ==> M == N;
    predicate spatial_some_S(SPATIAL_PARAMETERS, real d1, real d2) = \exists FORCE_PARAMETERS; spatial_closed_S(SPATIAL, d1, d2, FORCE);
    predicate spatial_S_consistent(SPATIAL_PARAMETERS, real d1, real d2) =
        \exists FORCE_PARAMETERS; spatial_open_S(SPATIAL, d1, d2, FORCE) && spatial_only_S(SPATIAL, d1, d2, N);
    predicate spatial_S_boundary(SPATIAL_PARAMETERS, real d1, real d2) =
        spatial_some_S(SPATIAL, d1, d2) && !spatial_S_consistent(SPATIAL, d1, d2);
    predicate spatial_S_inconsistent(SPATIAL_PARAMETERS, real d1, real d2) = !spatial_some_S(SPATIAL, d1, d2);
    // Every normal force is one of slip.
    predicate spatial_S_continuum(SPATIAL_PARAMETERS, real d1, real d2) =
        \forall FORCE_PARAMETERS; N >= 0 && spatial_opposes(mu, d1, d2, FORCE) ==> spatial_closed_S(SPATIAL, d1, d2, FORCE); */

/* Stick: consistent, boundary, inconsistent as a force meets its conditions strictly, only so, or not at all. */
/*@ predicate spatial_some_T(SPATIAL_PARAMETERS) = \exists FORCE_PARAMETERS; spatial_closed_T(SPATIAL, FORCE);
    predicate spatial_T_consistent(SPATIAL_PARAMETERS) = \exists FORCE_PARAMETERS; spatial_open_T(SPATIAL, FORCE);
    predicate spatial_T_boundary(SPATIAL_PARAMETERS) = spatial_some_T(SPATIAL) && !spatial_T_consistent(SPATIAL);
    predicate spatial_T_inconsistent(SPATIAL_PARAMETERS) = !spatial_some_T(SPATIAL); */

/* An impact without collision, v = 0, in slip along d with the speed r: whether v decreases or increases with the first
 * part of a normal impulse with friction against the slip, when no other force acts; and if it does neither, the sign
 * of its second derivative, since the slip turns: r d' = u' - (d.u') d. */
#define SPATIAL_SLIP_PARAMETERS SPATIAL_MATRIX_PARAMETERS, real mu, real d1, real d2
#define SPATIAL_SLIP SPATIAL_MATRIX, mu, d1, d2
#define IN_IMPULSE SPATIAL_MATRIX, mu, 0.0, 0.0, 0.0, -(mu * d1), -(mu * d2), 1.0
/*@ logic real spatial_v_answer(SPATIAL_SLIP_PARAMETERS) = spatial_v_dot(IN_IMPULSE);
    logic real spatial_u1_answer(SPATIAL_SLIP_PARAMETERS) = spatial_u1_dot(IN_IMPULSE);
    logic real spatial_u2_answer(SPATIAL_SLIP_PARAMETERS) = spatial_u2_dot(IN_IMPULSE);
    logic real spatial_across1(real d1, real d2, real w1, real w2) = w1 - (d1 * w1 + d2 * w2) * d1;
    logic real spatial_across2(real d1, real d2, real w1, real w2) = w2 - (d1 * w1 + d2 * w2) * d2;
    // The rate of spatial_v_answer as d turns with r d' = t.
    logic real spatial_v_answer_turns(SPATIAL_SLIP_PARAMETERS, real t1, real t2) = -(mu * (B1 * t1 + B2 * t2));
    logic real spatial_v_answer_rate(SPATIAL_SLIP_PARAMETERS) =
        \let w1 = spatial_u1_answer(SPATIAL_SLIP); \let w2 = spatial_u2_answer(SPATIAL_SLIP);
        spatial_v_answer_turns(SPATIAL_SLIP, spatial_across1(d1, d2, w1, w2), spatial_across2(d1, d2, w1, w2));
    predicate spatial_iwc_possible(SPATIAL_SLIP_PARAMETERS) =
        spatial_v_answer(SPATIAL_SLIP) < 0 || (spatial_v_answer(SPATIAL_SLIP) == 0 && spatial_v_answer_rate(SPATIAL_SLIP) < 0);
    predicate spatial_iwc_no(SPATIAL_SLIP_PARAMETERS) =
        spatial_v_answer(SPATIAL_SLIP) > 0 || (spatial_v_answer(SPATIAL_SLIP) == 0 && spatial_v_answer_rate(SPATIAL_SLIP) > 0);
    predicate spatial_iwc_degenerate(SPATIAL_SLIP_PARAMETERS) = spatial_v_answer(SPATIAL_SLIP) == 0 && spatial_v_answer_rate(SPATIAL_SLIP) == 0;
    // There the slip keeps its direction, or turns; if it turns, v increases (P11 of proofs/TRUST.md), and the word is `no`.
    predicate spatial_straight(SPATIAL_SLIP_PARAMETERS) = d1 * spatial_u2_answer(SPATIAL_SLIP) == d2 * spatial_u1_answer(SPATIAL_SLIP); */

/* How slip with b < 0 approaches p = 0, its Painleve parameter being p = spatial_v_answer: with the force N of slip, p
 * N = -b, and the speed r the slip turns, and p p' r, half the rate of p^2 times r, is this polynomial in the
 * direction, also for p = 0, where there is no N. */
/*@ predicate spatial_approach(SPATIAL_PARAMETERS, real d1, real d2, real N, real approach) =
        \let p = spatial_v_answer(SPATIAL_SLIP);
        \let w1 = spatial_u1_dot(SPATIAL, -(mu * N * d1), -(mu * N * d2), N); \let w2 = spatial_u2_dot(SPATIAL, -(mu * N * d1), -(mu * N * d2), N);
        p * N == -b &&
        approach == p * spatial_v_answer_turns(SPATIAL_SLIP, spatial_across1(d1, d2, w1, w2), spatial_across2(d1, d2, w1, w2)); */

/* An elliptic cone, mu1, mu2 > 0: friction forces with the semiaxes mu1 N, mu2 N; of these the one that dissipates most, for the slip w: with L = diag(mu1, mu2)
 * and the direction d of L w it is -N L d. */
/*@ predicate elliptic_in_cone(real mu1, real mu2, FORCE_PARAMETERS) = N >= 0 && (T1 / mu1) * (T1 / mu1) + (T2 / mu2) * (T2 / mu2) <= N * N;
    predicate elliptic_opposes(real mu1, real mu2, real d1, real d2, FORCE_PARAMETERS) = T1 == -(N * mu1 * d1) && T2 == -(N * mu2 * d2);
    logic real elliptic_power(FORCE_PARAMETERS, real w1, real w2) = T1 * w1 + T2 * w2; */

#endif
