/* SPDX-License-Identifier: BSD-2-Clause */
/* The trigonometric forms whose coefficients are in spec/spatial/formula.h are p, g, k, h, R and E of spec/spatial/README.md; their derivatives
 * by the angle, and the index of a slip; and an elliptic friction cone is the circular one for transformed data. */
#include "spatial/formulas.h"

/* Intermediate results that several formulas use. */
/*@ logic real value_nothing(LOGIC_PARAMETERS) = 0.0;
    logic real value_k_cc(LOGIC_PARAMETERS) = mu * A11;
    logic real value_k_ss(LOGIC_PARAMETERS) = mu * A22;
    logic real value_C_a1(LOGIC_PARAMETERS) = C * a1;
    logic real value_b_B1(LOGIC_PARAMETERS) = b * B1;
    logic real value_b_muA12(LOGIC_PARAMETERS) = b * (mu * A12);
    logic real value_muB1_a1(LOGIC_PARAMETERS) = mu * B1 * a1;
    logic real value_muB1_a2(LOGIC_PARAMETERS) = mu * B1 * a2;
    logic real value_muB2_a1(LOGIC_PARAMETERS) = mu * B2 * a1;
    logic real value_muB2_a2(LOGIC_PARAMETERS) = mu * B2 * a2;
    SPATIAL_FORM_FORMULAS(LOGIC_FORMULA) */

/* A form in a direction, and its derivative by the angle. */
#define V(x) value_##x(LOGIC_ARGUMENTS)
#define ALL_ON_CIRCLE \forall LOGIC_PARAMETERS, real d1, d2
/*@ logic real s_form(real one, real c, real s, real cc, real cs, real ss, real d1, real d2) =
        one + c * d1 + s * d2 + cc * d1 * d1 + cs * d1 * d2 + ss * d2 * d2;
    logic real form_turns(real c, real s, real cc, real cs, real ss, real d1, real d2) =
        s * d1 - c * d2 + 2 * (ss - cc) * d1 * d2 + cs * (d1 * d1 - d2 * d2);
    lemma p_is: ALL_ON_CIRCLE; S_p == s_form(C, V(p_c), V(p_s), 0.0, 0.0, 0.0, d1, d2);
    lemma g_is: ALL_ON_CIRCLE; S_g == s_form(0.0, B2, V(g_s), V(g_cc), V(g_cs), V(g_ss), d1, d2);
    lemma k_is: ALL_ON_CIRCLE; S_k == s_form(0.0, V(k_c), V(k_s), V(k_cc), V(k_cs), V(k_ss), d1, d2);
    lemma h_differs: ALL_ON_CIRCLE; S_h == s_form(0.0, V(h_c), V(h_s), V(h_cc), V(h_cs), V(h_ss), d1, d2) +
        (V(h_c) * d1 + V(h_s) * d2) * (d1 * d1 + d2 * d2 - 1);
    lemma nothing_more: \forall real d1, d2, x; UNIT ==> x * (d1 * d1 + d2 * d2 - 1) == 0;
    lemma h_is: ALL_ON_CIRCLE; UNIT ==> S_h == s_form(0.0, V(h_c), V(h_s), V(h_cc), V(h_cs), V(h_ss), d1, d2);
    lemma R_is: ALL_ON_CIRCLE; S_R == s_form(0.0, V(R_c), V(R_s), V(R_cc), V(R_cs), V(R_ss), d1, d2);
    lemma E_is: ALL_ON_CIRCLE; S_E == s_form(0.0, V(E_c), V(R_c), V(E_cc), V(E_cs), V(E_ss), d1, d2); */

/* Derivatives by the angle: p' = -mu B.e, g' = k - mu e.Ae, k' = -g + mu d.Ae, and R'. */
/*@ logic real s_dR(SPATIAL_PARAMETERS, real d1, real d2) =
        -(mu * s_eB(SPATIAL_SLIP)) * S_ea - S_p * S_da - b * (S_k - mu * s_eAe(SPATIAL_SLIP));
    lemma p_turns: ALL_ON_CIRCLE; form_turns(V(p_c), V(p_s), 0.0, 0.0, 0.0, d1, d2) == -(mu * s_eB(SPATIAL_SLIP));
    lemma g_turns: ALL_ON_CIRCLE; form_turns(B2, V(g_s), V(g_cc), V(g_cs), V(g_ss), d1, d2) == S_k - mu * s_eAe(SPATIAL_SLIP);
    lemma R_turns: ALL_ON_CIRCLE; form_turns(V(R_c), V(R_s), V(R_cc), V(R_cs), V(R_ss), d1, d2) == s_dR(IN_DIRECTION);
    lemma turn_form: ALL_DIRECTIONS; S_p * s_dR(IN_DIRECTION) + S_p * S_E - mu * (b * S_h) == -(mu * (s_eB(SPATIAL_SLIP) * S_R));
    predicate turn_equation(real mu, real b, real p, real h, real R, real dR, real E, real eB) = p * dR + p * E - mu * (b * h) == -(mu * (eB * R));
    lemma turn_is: ALL_DIRECTIONS; turn_equation(mu, b, S_p, S_h, S_R, s_dR(IN_DIRECTION), S_E, s_eB(SPATIAL_SLIP));
    predicate s_moves(real b, real p, real E, real N, real rho) = p != 0 && p * N == -b && p * rho == E;
    logic real index_of(real mu, real p, real h, real N, real rho) = -(p * rho + mu * (N * h));
    lemma index_is: \forall real mu, b, p, h, R, dR, E, eB, N, rho; turn_equation(mu, b, p, h, R, dR, E, eB) && R == 0 && s_moves(b, p, E, N, rho) ==>
        dR == index_of(mu, p, h, N, rho);
    lemma index_of_slip: ALL_DIRECTIONS, real N, rho; S_R == 0 && s_moves(b, S_p, S_E, N, rho) ==> s_dR(IN_DIRECTION) == index_of(mu, S_p, S_h, N, rho); */

/* With the tangential force T = L f, the elliptic cone for T is the circular cone with mu = 1 for f, and the data are L A L, L B, C, L a, b. */
#define REDUCED mu1 * A11 * mu1, mu1 * A12 * mu2, mu2 * A22 * mu2, mu1 * B1, mu2 * B2, C, 1.0, mu1 * a1, mu2 * a2, b
#define ALL_ELLIPTIC \forall SPATIAL_PARAMETERS, real mu1, mu2, f1, f2, N
#define FORCE_OF mu1 * f1, mu2 * f2, N
/*@ lemma elliptic_u1: ALL_ELLIPTIC; spatial_u1_dot(REDUCED, f1, f2, N) == mu1 * spatial_u1_dot(SPATIAL, FORCE_OF);
    lemma elliptic_u2: ALL_ELLIPTIC; spatial_u2_dot(REDUCED, f1, f2, N) == mu2 * spatial_u2_dot(SPATIAL, FORCE_OF);
    lemma elliptic_v: ALL_ELLIPTIC; spatial_v_dot(REDUCED, f1, f2, N) == spatial_v_dot(SPATIAL, FORCE_OF);
    lemma divided: \forall real mu, f; mu > 0 ==> mu * f / mu == f;
    lemma elliptic_cone: \forall real mu1, mu2, f1, f2, N; mu1 > 0 && mu2 > 0 ==>
        (elliptic_in_cone(mu1, mu2, FORCE_OF) <==> spatial_in_cone(1.0, f1, f2, N));
    lemma elliptic_slip: \forall real mu1, mu2, d1, d2, f1, f2, N; mu1 > 0 && mu2 > 0 ==>
        (elliptic_opposes(mu1, mu2, d1, d2, FORCE_OF) <==> spatial_opposes(1.0, d1, d2, f1, f2, N));
    predicate resolved_square(real z, real w, real q) = z * z + w * w == q;
    logic real s_dot(real x, real y, real d1, real d2) = x * d1 + y * d2;
    logic real s_cross(real x, real y, real d1, real d2) = y * d1 - x * d2;
    lemma resolves_square: \forall real x, y, d1, d2; UNIT ==> resolved_square(s_dot(x, y, d1, d2), s_cross(x, y, d1, d2), x * x + y * y);
    lemma least_part: \forall real z, w, q, N; resolved_square(z, w, q) && q <= N * N && N >= 0 ==> z >= -N;
    lemma product_at_most: \forall real x, y, d1, d2, N; UNIT && N >= 0 && x * x + y * y <= N * N ==> s_dot(x, y, d1, d2) >= -N;
    lemma power_along: \forall real mu1, mu2, d1, d2, r, w1, w2, f1, f2, N; spatial_along(mu1 * w1, mu2 * w2, d1, d2, r) ==>
        elliptic_power(FORCE_OF, w1, w2) == r * s_dot(f1, f2, d1, d2);
    lemma most_dissipation: \forall real d1, d2, r, f1, f2, N; UNIT && r > 0 && spatial_in_cone(1.0, f1, f2, N) ==> r * s_dot(f1, f2, d1, d2) >= -(r * N);
    lemma most_is_reached: \forall real d1, d2, r, f1, f2, N; UNIT && spatial_opposes(1.0, d1, d2, f1, f2, N) ==> r * s_dot(f1, f2, d1, d2) == -(r * N); */
