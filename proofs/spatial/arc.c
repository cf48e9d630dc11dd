/* SPDX-License-Identifier: BSD-2-Clause */
/* The arc of directions of slip in paradox (p < 0), for all real data: there is one if and only if D > 0.  For D = 0 exactly one direction has
 * p = 0, for D > 0 two, d+ and d-.  Besides, the smallest coefficient of friction for which some direction has p = 0. */
#include "spatial/formulas.h"

/* Directions along B and across it. */
/*@ logic real s_B2(real B1, real B2) = B1 * B1 + B2 * B2;
    predicate s_square(real x, real r) = r > 0 && r * r == x;
    lemma root: \forall real x; x > 0 ==> s_square(x, \sqrt(x));
    lemma D_is: ALL_DATA; value_D(LOGIC_ARGUMENTS) == mu * mu * s_B2(B1, B2) - C * C;
    lemma cauchy: \forall real B1, B2, d1, d2; UNIT ==> (B1 * d1 + B2 * d2) * (B1 * d1 + B2 * d2) + (B2 * d1 - B1 * d2) * (B2 * d1 - B1 * d2) == s_B2(B1, B2);
    predicate paradox(SPATIAL_SLIP_PARAMETERS) = UNIT && S_p < 0;
    predicate edge(SPATIAL_SLIP_PARAMETERS) = UNIT && S_p == 0;
    logic real s_D(SPATIAL_MATRIX_PARAMETERS, real mu) = mu * mu * s_B2(B1, B2) - C * C; */
#define ALL_SLIPS \forall SPATIAL_SLIP_PARAMETERS
#define S_D s_D(SPATIAL_MATRIX, mu)

/*@ lemma steeper: \forall real mu, C, x, q; mu >= 0 && C > 0 && mu * x > C && q >= x * x ==> mu * mu * q - C * C > 0;
    lemma not_flatter: \forall real mu, C, x, q; mu >= 0 && C > 0 && mu * x >= C && q >= x * x ==> mu * mu * q - C * C >= 0;
    lemma along_at_most: \forall real B1, B2, d1, d2; UNIT ==> s_B2(B1, B2) >= (B1 * d1 + B2 * d2) * (B1 * d1 + B2 * d2);
    lemma paradox_only: ALL_SLIPS; mu >= 0 && C > 0 && paradox(SPATIAL_SLIP) ==> S_D > 0;
    lemma edge_only: ALL_SLIPS; mu >= 0 && C > 0 && edge(SPATIAL_SLIP) ==> S_D >= 0;
    lemma along_B: \forall SPATIAL_MATRIX_PARAMETERS, real mu, r; mu >= 0 && C > 0 && S_D > 0 && s_square(s_B2(B1, B2), r) ==>
        paradox(SPATIAL_MATRIX, mu, B1 / r, B2 / r);
    lemma B_not_zero: \forall SPATIAL_MATRIX_PARAMETERS, real mu; C > 0 && S_D >= 0 ==> s_B2(B1, B2) > 0 && mu != 0;
    predicate some_paradox(SPATIAL_MATRIX_PARAMETERS, real mu) = \exists real d1, d2; paradox(SPATIAL_SLIP);
    lemma paradox_plant: \forall SPATIAL_MATRIX_PARAMETERS, real mu; mu >= 0 && C > 0 && S_D > 0 ==>
        paradox(SPATIAL_MATRIX, mu, B1 / \sqrt(s_B2(B1, B2)), B2 / \sqrt(s_B2(B1, B2)));
    lemma paradox_back: \forall SPATIAL_MATRIX_PARAMETERS, real mu; mu >= 0 && C > 0 && some_paradox(SPATIAL_MATRIX, mu) ==> S_D > 0;
    lemma paradox_iff: \forall SPATIAL_MATRIX_PARAMETERS, real mu; mu >= 0 && C > 0 ==> (some_paradox(SPATIAL_MATRIX, mu) <==> S_D > 0); */

/* The ends of the arc: mu |B|^2 d = C B + s J B with s^2 = D, for both signs of s. */
/*@ logic real s_x(real B1, real B2, real d1, real d2) = B1 * d1 + B2 * d2;
    logic real s_y(real B1, real B2, real d1, real d2) = B1 * d2 - B2 * d1;
    logic real s_e1(real B1, real B2, real C, real s) = C * B1 - s * B2;
    logic real s_e2(real B1, real B2, real C, real s) = C * B2 + s * B1;
    predicate s_lines(real m, real d1, real d2, real e1, real e2) = m * d1 == e1 && m * d2 == e2;
    predicate s_end(SPATIAL_SLIP_PARAMETERS, real s) = s_lines(mu * s_B2(B1, B2), d1, d2, s_e1(B1, B2, C, s), s_e2(B1, B2, C, s));
    predicate root_of_D(SPATIAL_MATRIX_PARAMETERS, real mu, real s) = s * s == S_D && C > 0 && mu > 0;
    predicate s_split(real x, real y, real q) = x * x + y * y == q;
    predicate s_edge(real mu, real C, real x, real y, real q, real n, real s) =
        mu > 0 && C > 0 && s * s == mu * mu * q - C * C && s_split(x, y, q * n) && mu * x == C;
    predicate s_reaches(real mu, real y, real s) = mu * y == s || mu * y == -s;
    logic real s_size(real d1, real d2) = d1 * d1 + d2 * d2;
    lemma s_lagrange: \forall real B1, B2, d1, d2; s_split(s_x(B1, B2, d1, d2), s_y(B1, B2, d1, d2), s_B2(B1, B2) * s_size(d1, d2));
    lemma splits: \forall real B1, B2, d1, d2; UNIT ==> s_split(s_x(B1, B2, d1, d2), s_y(B1, B2, d1, d2), s_B2(B1, B2) * 1.0);
    lemma same_square: \forall real z, s; z * z == s * s ==> z == s || z == -s;
    lemma across_square: \forall real mu, C, x, y, q, s; s_edge(mu, C, x, y, q, 1.0, s) ==> (mu * y) * (mu * y) == s * s;
    lemma across_root: \forall real mu, C, x, y, q, s; s_edge(mu, C, x, y, q, 1.0, s) ==> s_reaches(mu, y, s);
    lemma edge_x: ALL_SLIPS; edge(SPATIAL_SLIP) ==> UNIT && mu * s_x(B1, B2, d1, d2) == C;
    lemma x_edge: ALL_SLIPS; UNIT && mu * s_x(B1, B2, d1, d2) == C ==> edge(SPATIAL_SLIP);
    lemma edge_case: ALL_SLIPS, real s; root_of_D(SPATIAL_MATRIX, mu, s) && edge(SPATIAL_SLIP) ==>
        s_edge(mu, C, s_x(B1, B2, d1, d2), s_y(B1, B2, d1, d2), s_B2(B1, B2), 1.0, s);
    lemma edge_across: ALL_SLIPS, real s; root_of_D(SPATIAL_MATRIX, mu, s) && edge(SPATIAL_SLIP) ==> s_reaches(mu, s_y(B1, B2, d1, d2), s);
    lemma edge_end: ALL_SLIPS, real s; edge(SPATIAL_SLIP) && mu * s_y(B1, B2, d1, d2) == s ==> s_end(SPATIAL_SLIP, s);
    lemma edge_is_end: ALL_SLIPS, real s; root_of_D(SPATIAL_MATRIX, mu, s) && edge(SPATIAL_SLIP) ==> s_end(SPATIAL_SLIP, s) || s_end(SPATIAL_SLIP, -s);
    logic real s_sum(real B1, real B2, real e1, real e2) = B1 * e1 + B2 * e2;
    logic real s_difference(real B1, real B2, real e1, real e2) = B1 * e2 - B2 * e1;
    lemma lines_x: \forall real m, B1, B2, d1, d2, e1, e2; s_lines(m, d1, d2, e1, e2) ==> m * s_x(B1, B2, d1, d2) == s_sum(B1, B2, e1, e2);
    lemma lines_y: \forall real m, B1, B2, d1, d2, e1, e2; s_lines(m, d1, d2, e1, e2) ==> m * s_y(B1, B2, d1, d2) == s_difference(B1, B2, e1, e2);
    lemma end_sum: \forall real B1, B2, C, s; s_sum(B1, B2, s_e1(B1, B2, C, s), s_e2(B1, B2, C, s)) == C * s_B2(B1, B2);
    lemma end_difference: \forall real B1, B2, C, s; s_difference(B1, B2, s_e1(B1, B2, C, s), s_e2(B1, B2, C, s)) == s * s_B2(B1, B2);
    lemma end_x_times: ALL_SLIPS, real s; s_end(SPATIAL_SLIP, s) ==> (mu * s_B2(B1, B2)) * s_x(B1, B2, d1, d2) == C * s_B2(B1, B2);
    lemma end_y_times: ALL_SLIPS, real s; s_end(SPATIAL_SLIP, s) ==> (mu * s_B2(B1, B2)) * s_y(B1, B2, d1, d2) == s * s_B2(B1, B2);
    lemma cancel: \forall real q, mu, x, C; q > 0 && (mu * q) * x == C * q ==> mu * x == C;
    lemma end_x: ALL_SLIPS, real s; s_B2(B1, B2) > 0 && s_end(SPATIAL_SLIP, s) ==> mu * s_x(B1, B2, d1, d2) == C;
    lemma end_y: ALL_SLIPS, real s; s_B2(B1, B2) > 0 && s_end(SPATIAL_SLIP, s) ==> mu * s_y(B1, B2, d1, d2) == s;
    lemma root_positive: \forall SPATIAL_MATRIX_PARAMETERS, real mu, s; root_of_D(SPATIAL_MATRIX, mu, s) ==> s_B2(B1, B2) > 0;
    lemma end_case: ALL_SLIPS, real s; root_of_D(SPATIAL_MATRIX, mu, s) && s_end(SPATIAL_SLIP, s) ==>
        s_edge(mu, C, s_x(B1, B2, d1, d2), s_y(B1, B2, d1, d2), s_B2(B1, B2), s_size(d1, d2), s);
    predicate s_met(real mu, real C, real x, real y, real q, real n, real s) = q > 0 && s_edge(mu, C, x, y, q, n, s) && mu * y == s;
    lemma unit_of_square: \forall real mu, C, x, y, q, n, s; s_met(mu, C, x, y, q, n, s) ==> n == 1;
    lemma end_met: ALL_SLIPS, real s; root_of_D(SPATIAL_MATRIX, mu, s) && s_end(SPATIAL_SLIP, s) ==>
        s_met(mu, C, s_x(B1, B2, d1, d2), s_y(B1, B2, d1, d2), s_B2(B1, B2), s_size(d1, d2), s);
    lemma end_size: ALL_SLIPS, real s; root_of_D(SPATIAL_MATRIX, mu, s) && s_end(SPATIAL_SLIP, s) ==> s_size(d1, d2) == 1;
    lemma unit_is: \forall real d1, d2; s_size(d1, d2) == 1 ==> UNIT;
    lemma end_unit: ALL_SLIPS, real s; root_of_D(SPATIAL_MATRIX, mu, s) && s_end(SPATIAL_SLIP, s) ==> UNIT;
    lemma end_along: ALL_SLIPS, real s; root_of_D(SPATIAL_MATRIX, mu, s) && s_end(SPATIAL_SLIP, s) ==> mu * s_x(B1, B2, d1, d2) == C;
    lemma end_is_edge: ALL_SLIPS, real s; root_of_D(SPATIAL_MATRIX, mu, s) && s_end(SPATIAL_SLIP, s) ==> edge(SPATIAL_SLIP);
    lemma least_friction: \forall SPATIAL_MATRIX_PARAMETERS, real mu, m; C > 0 && mu >= 0 && m >= 0 && m * m * s_B2(B1, B2) == C * C && s_B2(B1, B2) > 0 ==>
        (S_D >= 0 <==> mu >= m) && (S_D > 0 <==> mu > m);
    lemma no_paradox_without_B: \forall SPATIAL_MATRIX_PARAMETERS, real mu; C > 0 && s_B2(B1, B2) == 0 ==> S_D < 0; */
