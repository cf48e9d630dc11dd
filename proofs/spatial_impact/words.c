/* SPDX-License-Identifier: BSD-2-Clause */
/* The words of kind spatial-impact that are algebraic conditions, for all real data.  A point at rest sticks, sticks at the edge of the friction
 * cone, or slips, by the sign of (mu det A)^2 - |adj(A) B|^2.  Slip keeps its direction if and only if g = 0, and then |u|' = -k.  If the point
 * sticks, no slip starts; if not, slip starts in at most one direction, and v increases in it.  Besides, the impulse of a compression that ends
 * at rest; and the rows of spec/spatial_impact/table.h are complete and disjoint. */
#include "spatial_impact/meaning.h"
#include "spatial_impact/table.h"

#define ALL_IMPACTS \forall IMPACT3_PARAMETERS
#define SLIP_OF -(mu * d1), -(mu * d2)
/*@ logic real i_detA(IMPACT3_PARAMETERS) = A11 * A22 - A12 * A12;
    logic real i_w1(IMPACT3_PARAMETERS) = A22 * B1 - A12 * B2;
    logic real i_w2(IMPACT3_PARAMETERS) = A11 * B2 - A12 * B1;
    logic real i_detG(IMPACT3_PARAMETERS) = C * i_detA(IMPACT3) - B1 * i_w1(IMPACT3) - B2 * i_w2(IMPACT3);
    logic real i_stick(IMPACT3_PARAMETERS) = mu * i_detA(IMPACT3) * (mu * i_detA(IMPACT3)) - (i_w1(IMPACT3) * i_w1(IMPACT3) + i_w2(IMPACT3) * i_w2(IMPACT3));
    logic real i_over(real n, real D) = n / D;
    predicate i_named(real D, real x, real n) = D * x == n; */
#define i_A i_detA(IMPACT3)
#define i_W1 i_w1(IMPACT3)
#define i_W2 i_w2(IMPACT3)

/* Rest: T = -adj(A) B / det A. */
/*@ predicate i_force(IMPACT3_PARAMETERS, real T1, real T2) = i_named(i_A, T1, -i_W1) && i_named(i_A, T2, -i_W2);
    lemma over: \forall real n, D; D > 0 ==> i_named(D, i_over(n, D), n);
    lemma zero_factor: \forall real D, x; D > 0 && D * x == 0 ==> x == 0;
    lemma body_A: ALL_IMPACTS; impact3_body(IMPACT3) ==> i_A > 0 && A11 > 0 && mu >= 0 && i_detG(IMPACT3) > 0;
    lemma row_1: ALL_IMPACTS, real T1, T2; i_A * T1 + i_W1 == A22 * impact3_u1(IMPACT3, T1, T2) - A12 * impact3_u2(IMPACT3, T1, T2);
    lemma row_2: ALL_IMPACTS, real T1, T2; i_A * T2 + i_W2 == A11 * impact3_u2(IMPACT3, T1, T2) - A12 * impact3_u1(IMPACT3, T1, T2);
    logic real i_gap(real D, real x, real n) = D * x + n;
    predicate i_combines(real D, real u, real a, real x, real b, real y) = D * u == a * x + b * y;
    lemma combination: \forall real D, u, a, x, b, y; D > 0 && i_combines(D, u, a, x, b, y) && x == 0 && y == 0 ==> u == 0;
    lemma column_1: ALL_IMPACTS, real T1, T2; i_combines(i_A, impact3_u1(IMPACT3, T1, T2), A11, i_gap(i_A, T1, i_W1), A12, i_gap(i_A, T2, i_W2));
    lemma column_2: ALL_IMPACTS, real T1, T2; i_combines(i_A, impact3_u2(IMPACT3, T1, T2), A12, i_gap(i_A, T1, i_W1), A22, i_gap(i_A, T2, i_W2));
    lemma no_gap: ALL_IMPACTS, real T1, T2; i_force(IMPACT3, T1, T2) ==> i_gap(i_A, T1, i_W1) == 0 && i_gap(i_A, T2, i_W2) == 0;
    lemma holds_only: ALL_IMPACTS, real T1, T2; impact3_holds(IMPACT3, T1, T2) ==> i_force(IMPACT3, T1, T2);
    lemma force_u1: ALL_IMPACTS, real T1, T2; i_A > 0 && i_force(IMPACT3, T1, T2) ==> impact3_u1(IMPACT3, T1, T2) == 0;
    lemma force_u2: ALL_IMPACTS, real T1, T2; i_A > 0 && i_force(IMPACT3, T1, T2) ==> impact3_u2(IMPACT3, T1, T2) == 0;
    lemma force_holds: ALL_IMPACTS, real T1, T2; i_A > 0 && i_force(IMPACT3, T1, T2) ==> impact3_holds(IMPACT3, T1, T2);
    logic real i_cone_value(real mu, real D, real w1, real w2) = mu * D * (mu * D) - (w1 * w1 + w2 * w2);
    predicate i_cone(real mu, real D, real T1, real T2, real w1, real w2) = D > 0 && D * T1 == -w1 && D * T2 == -w2;
    lemma cone_sign: \forall real mu, D, T1, T2, w1, w2; i_cone(mu, D, T1, T2, w1, w2) ==>
        (T1 * T1 + T2 * T2 < mu * mu <==> i_cone_value(mu, D, w1, w2) > 0) && (T1 * T1 + T2 * T2 <= mu * mu <==> i_cone_value(mu, D, w1, w2) >= 0);
    lemma stick_is: ALL_IMPACTS; i_stick(IMPACT3) == i_cone_value(mu, i_A, i_W1, i_W2);
    lemma force_cone: ALL_IMPACTS, real T1, T2; i_A > 0 && i_force(IMPACT3, T1, T2) ==> i_cone(mu, i_A, T1, T2, i_W1, i_W2);
    lemma force_sign: ALL_IMPACTS, real T1, T2; i_A > 0 && i_force(IMPACT3, T1, T2) ==>
        (T1 * T1 + T2 * T2 < mu * mu <==> i_stick(IMPACT3) > 0) && (T1 * T1 + T2 * T2 <= mu * mu <==> i_stick(IMPACT3) >= 0);
    lemma closed_only: ALL_IMPACTS, real T1, T2; impact3_body(IMPACT3) && impact3_holds_closed(IMPACT3, T1, T2) ==> i_stick(IMPACT3) >= 0;
    lemma open_only: ALL_IMPACTS, real T1, T2; impact3_body(IMPACT3) && impact3_holds_open(IMPACT3, T1, T2) ==> i_stick(IMPACT3) > 0;
    lemma plant_1: ALL_IMPACTS; i_A > 0 ==> i_named(i_A, i_over(-i_W1, i_A), -i_W1);
    lemma plant_2: ALL_IMPACTS; i_A > 0 ==> i_named(i_A, i_over(-i_W2, i_A), -i_W2);
    lemma force_of_names: ALL_IMPACTS, real T1, T2; i_named(i_A, T1, -i_W1) && i_named(i_A, T2, -i_W2) ==> i_force(IMPACT3, T1, T2);
    lemma force_plant: ALL_IMPACTS; i_A > 0 ==> i_force(IMPACT3, i_over(-i_W1, i_A), i_over(-i_W2, i_A));
    lemma closed_here: ALL_IMPACTS, real T1, T2; impact3_body(IMPACT3) && i_force(IMPACT3, T1, T2) && i_stick(IMPACT3) >= 0 ==> impact3_holds_closed(IMPACT3, T1, T2);
    lemma open_here: ALL_IMPACTS, real T1, T2; impact3_body(IMPACT3) && i_force(IMPACT3, T1, T2) && i_stick(IMPACT3) > 0 ==> impact3_holds_open(IMPACT3, T1, T2);
    lemma closed_plant: ALL_IMPACTS; impact3_body(IMPACT3) && i_stick(IMPACT3) >= 0 ==> impact3_holds_closed(IMPACT3, i_over(-i_W1, i_A), i_over(-i_W2, i_A));
    lemma open_plant: ALL_IMPACTS; impact3_body(IMPACT3) && i_stick(IMPACT3) > 0 ==> impact3_holds_open(IMPACT3, i_over(-i_W1, i_A), i_over(-i_W2, i_A));
    lemma closed_iff: ALL_IMPACTS; impact3_body(IMPACT3) ==> (impact3_some_closed(IMPACT3) <==> i_stick(IMPACT3) >= 0);
    lemma stick_iff: ALL_IMPACTS; impact3_body(IMPACT3) ==> (impact3_stick(IMPACT3) <==> i_stick(IMPACT3) > 0);
    lemma stick_edge_iff: ALL_IMPACTS; impact3_body(IMPACT3) ==> (impact3_stick_edge(IMPACT3) <==> i_stick(IMPACT3) == 0);
    lemma slip_iff: ALL_IMPACTS; impact3_body(IMPACT3) ==> (impact3_slip(IMPACT3) <==> i_stick(IMPACT3) < 0);
    lemma held_rises: ALL_IMPACTS, real T1, T2; impact3_body(IMPACT3) && impact3_holds(IMPACT3, T1, T2) ==> i_A * impact3_v(IMPACT3, T1, T2) == i_detG(IMPACT3);
    lemma held_v_rises: ALL_IMPACTS, real T1, T2; impact3_body(IMPACT3) && impact3_holds(IMPACT3, T1, T2) ==> impact3_v(IMPACT3, T1, T2) > 0; */

/* Slip that keeps its direction. */
/*@ logic real i_g(IMPACT3_PARAMETERS, real d1, real d2) = B2 * d1 - B1 * d2 - mu * ((A22 - A11) * d1 * d2 + A12 * (d1 * d1 - d2 * d2));
    logic real i_k(IMPACT3_PARAMETERS, real d1, real d2) = mu * (A11 * d1 * d1 + 2 * A12 * d1 * d2 + A22 * d2 * d2) - (B1 * d1 + B2 * d2);
    predicate i_measured(real w1, real w2, real d1, real d2, real along, real across) = d1 * w1 + d2 * w2 == along && d1 * w2 - d2 * w1 == across;
    lemma measures: ALL_IMPACTS, real d1, d2; i_measured(impact3_u1(IMPACT3, SLIP_OF), impact3_u2(IMPACT3, SLIP_OF), d1, d2,
        -i_k(IMPACT3, d1, d2), i_g(IMPACT3, d1, d2));
    predicate i_along(real w1, real w2, real d1, real d2, real rho) = w1 == rho * d1 && w2 == rho * d2;
    lemma resolves: \forall real w1, w2, d1, d2, along; impact3_unit(d1, d2) && i_measured(w1, w2, d1, d2, along, 0.0) ==> i_along(w1, w2, d1, d2, along);
    lemma along_only: \forall real w1, w2, d1, d2, rho, along, across; impact3_unit(d1, d2) && i_measured(w1, w2, d1, d2, along, across) &&
        i_along(w1, w2, d1, d2, rho) ==> along == rho && across == 0;
    lemma straight_along: ALL_IMPACTS, real d1, d2, rho; impact3_straight(IMPACT3, d1, d2, rho) <==>
        impact3_unit(d1, d2) && i_along(impact3_u1(IMPACT3, SLIP_OF), impact3_u2(IMPACT3, SLIP_OF), d1, d2, rho);
    lemma straight_only: ALL_IMPACTS, real d1, d2, rho; impact3_straight(IMPACT3, d1, d2, rho) ==> i_g(IMPACT3, d1, d2) == 0 && rho == -i_k(IMPACT3, d1, d2);
    lemma straight_here: ALL_IMPACTS, real d1, d2; impact3_unit(d1, d2) && i_g(IMPACT3, d1, d2) == 0 ==> impact3_straight(IMPACT3, d1, d2, -i_k(IMPACT3, d1, d2)); */

/* If the point sticks, no slip starts: with x = T + mu d, A x = -rho d and d.x = d.T + mu >= 0, so x.Ax <= 0.  Two directions d, e in which slip
 * starts are the same: with x = d - e, mu x.Ax = (rho + sigma) (d.e - 1) <= 0. */
/*@ logic real i_form(IMPACT3_PARAMETERS, real x, real y) = A11 * x * x + 2 * A12 * x * y + A22 * y * y;
    logic real i_row1(IMPACT3_PARAMETERS, real x, real y) = A11 * x + A12 * y;
    logic real i_row2(IMPACT3_PARAMETERS, real x, real y) = A12 * x + A22 * y;
    lemma form_is: ALL_IMPACTS, real x, y; i_form(IMPACT3, x, y) == x * i_row1(IMPACT3, x, y) + y * i_row2(IMPACT3, x, y);
    lemma form_squares: ALL_IMPACTS, real x, y; A11 * i_form(IMPACT3, x, y) == (A11 * x + A12 * y) * (A11 * x + A12 * y) + i_A * (y * y);
    lemma only_zero: ALL_IMPACTS, real x, y; A11 > 0 && i_A > 0 && i_form(IMPACT3, x, y) <= 0 ==> x == 0 && y == 0;
    predicate i_against(IMPACT3_PARAMETERS, real x, real y, real d1, real d2, real rho) =
        i_row1(IMPACT3, x, y) == -(rho * d1) && i_row2(IMPACT3, x, y) == -(rho * d2);
    logic real i_shift(real T, real mu, real d) = T + mu * d;
    lemma held_against: ALL_IMPACTS, real T1, T2, d1, d2, rho; impact3_holds(IMPACT3, T1, T2) && impact3_starts(IMPACT3, d1, d2, rho) ==>
        i_against(IMPACT3, i_shift(T1, mu, d1), i_shift(T2, mu, d2), d1, d2, rho);
    logic real i_dot(real x, real y, real d1, real d2) = x * d1 + y * d2;
    lemma against_form: ALL_IMPACTS, real x, y, d1, d2, rho; i_against(IMPACT3, x, y, d1, d2, rho) ==> i_form(IMPACT3, x, y) == -(rho * i_dot(x, y, d1, d2));
    logic real i_cross(real x, real y, real d1, real d2) = y * d1 - x * d2;
    predicate i_split(real z, real w, real q) = z * z + w * w == q;
    lemma splits: \forall real x, y, d1, d2; impact3_unit(d1, d2) ==> i_split(i_dot(x, y, d1, d2), i_cross(x, y, d1, d2), x * x + y * y);
    lemma least_part: \forall real z, w, q, N; i_split(z, w, q) && q <= N * N && N >= 0 ==> z + N >= 0;
    lemma in_cone: \forall real T1, T2, mu, d1, d2; impact3_unit(d1, d2) && mu >= 0 && T1 * T1 + T2 * T2 <= mu * mu ==> i_dot(T1, T2, d1, d2) + mu >= 0;
    lemma shifted: \forall real T1, T2, mu, d1, d2; impact3_unit(d1, d2) ==> i_dot(i_shift(T1, mu, d1), i_shift(T2, mu, d2), d1, d2) == i_dot(T1, T2, d1, d2) + mu;
    lemma shifted_up: \forall real T1, T2, mu, d1, d2; impact3_unit(d1, d2) && mu >= 0 && T1 * T1 + T2 * T2 <= mu * mu ==>
        i_dot(i_shift(T1, mu, d1), i_shift(T2, mu, d2), d1, d2) >= 0;
    lemma against_zero: ALL_IMPACTS, real x, y, d1, d2, rho; A11 > 0 && i_A > 0 && rho > 0 && i_against(IMPACT3, x, y, d1, d2, rho) && i_dot(x, y, d1, d2) >= 0 ==>
        x == 0 && y == 0;
    lemma zero_rows: ALL_IMPACTS, real x, y, d1, d2, rho; rho > 0 && impact3_unit(d1, d2) && i_against(IMPACT3, x, y, d1, d2, rho) && x == 0 && y == 0 ==> \false;
    lemma against_never: ALL_IMPACTS, real x, y, d1, d2, rho; A11 > 0 && i_A > 0 && rho > 0 && impact3_unit(d1, d2) && i_against(IMPACT3, x, y, d1, d2, rho) &&
        i_dot(x, y, d1, d2) >= 0 ==> \false;
    lemma held_starts_not: ALL_IMPACTS, real T1, T2, d1, d2, rho; impact3_body(IMPACT3) && impact3_holds_closed(IMPACT3, T1, T2) ==>
        !impact3_starts(IMPACT3, d1, d2, rho);
    lemma starts_only: ALL_IMPACTS, real d1, d2, rho; impact3_starts(IMPACT3, d1, d2, rho) ==> i_g(IMPACT3, d1, d2) == 0 && i_k(IMPACT3, d1, d2) < 0;
    lemma starts_here: ALL_IMPACTS, real d1, d2; impact3_unit(d1, d2) && i_g(IMPACT3, d1, d2) == 0 && i_k(IMPACT3, d1, d2) < 0 ==>
        impact3_starts(IMPACT3, d1, d2, -i_k(IMPACT3, d1, d2));
    logic real i_less(real d, real e) = d - e;
    logic real i_pull(real sigma, real e, real rho, real d) = sigma * e - rho * d;
    predicate i_pulled(real mu, real r1, real r2, real s1, real s2) = mu * r1 == s1 && mu * r2 == s2;
    predicate i_between(IMPACT3_PARAMETERS, real d1, real d2, real rho, real e1, real e2, real sigma) = i_pulled(mu, i_row1(IMPACT3, i_less(d1, e1), i_less(d2, e2)),
        i_row2(IMPACT3, i_less(d1, e1), i_less(d2, e2)), i_pull(sigma, e1, rho, d1), i_pull(sigma, e2, rho, d2));
    lemma starts_between: ALL_IMPACTS, real d1, d2, rho, e1, e2, sigma; impact3_starts(IMPACT3, d1, d2, rho) && impact3_starts(IMPACT3, e1, e2, sigma) ==>
        i_between(IMPACT3, d1, d2, rho, e1, e2, sigma);
    lemma pulled_sum: \forall real mu, x, y, r1, r2, s1, s2; i_pulled(mu, r1, r2, s1, s2) ==> mu * (x * r1 + y * r2) == i_dot(x, y, s1, s2);
    lemma pulls: \forall real d1, d2, rho, e1, e2, sigma; impact3_unit(d1, d2) && impact3_unit(e1, e2) ==>
        i_dot(i_less(d1, e1), i_less(d2, e2), i_pull(sigma, e1, rho, d1), i_pull(sigma, e2, rho, d2)) == (rho + sigma) * (d1 * e1 + d2 * e2 - 1);
    lemma cosine: \forall real d1, d2, e1, e2; impact3_unit(d1, d2) && impact3_unit(e1, e2) ==>
        d1 * e1 + d2 * e2 - 1 == -(i_less(d1, e1) * i_less(d1, e1) + i_less(d2, e2) * i_less(d2, e2)) / 2;
    predicate i_drawn(real mu, real f, real s, real x, real y) = mu * f == s * (-(x * x + y * y) / 2);
    lemma pulls_together: \forall real d1, d2, rho, e1, e2, sigma; impact3_unit(d1, d2) && impact3_unit(e1, e2) ==>
        i_dot(i_less(d1, e1), i_less(d2, e2), i_pull(sigma, e1, rho, d1), i_pull(sigma, e2, rho, d2)) ==
        (rho + sigma) * (-(i_less(d1, e1) * i_less(d1, e1) + i_less(d2, e2) * i_less(d2, e2)) / 2);
    lemma form_pulled: ALL_IMPACTS, real x, y, s1, s2; i_pulled(mu, i_row1(IMPACT3, x, y), i_row2(IMPACT3, x, y), s1, s2) ==>
        mu * i_form(IMPACT3, x, y) == i_dot(x, y, s1, s2);
    lemma between_form: ALL_IMPACTS, real d1, d2, rho, e1, e2, sigma; impact3_unit(d1, d2) && impact3_unit(e1, e2) && i_between(IMPACT3, d1, d2, rho, e1, e2, sigma) ==>
        i_drawn(mu, i_form(IMPACT3, i_less(d1, e1), i_less(d2, e2)), rho + sigma, i_less(d1, e1), i_less(d2, e2));
    lemma same_by_square: \forall real x, y, s, mu, f; s > 0 && mu >= 0 && f >= 0 && i_drawn(mu, f, s, x, y) ==> x == 0 && y == 0;
    lemma form_positive: ALL_IMPACTS, real x, y; A11 > 0 && i_A > 0 ==> i_form(IMPACT3, x, y) >= 0;
    lemma less_zero: \forall real d, e; i_less(d, e) == 0 ==> d == e;
    lemma starts_same: ALL_IMPACTS, real d1, d2, rho, e1, e2, sigma; impact3_body(IMPACT3) && impact3_starts(IMPACT3, d1, d2, rho) &&
        impact3_starts(IMPACT3, e1, e2, sigma) ==> i_less(d1, e1) == 0 && i_less(d2, e2) == 0;
    lemma starts_once: ALL_IMPACTS, real d1, d2, rho, e1, e2, sigma; impact3_body(IMPACT3) && impact3_starts(IMPACT3, d1, d2, rho) &&
        impact3_starts(IMPACT3, e1, e2, sigma) ==> d1 == e1 && d2 == e2; */

/* v increases in a slip that starts at rest: p + mu k > 0, and k < 0 there. */
/*@ logic real i_p(IMPACT3_PARAMETERS, real d1, real d2) = C - mu * (B1 * d1 + B2 * d2);
    lemma v_is: ALL_IMPACTS, real d1, d2; impact3_v(IMPACT3, SLIP_OF) == i_p(IMPACT3, d1, d2);
    logic real i_power(IMPACT3_PARAMETERS, real x, real y) = A11 * x * x + 2 * A12 * x * y + A22 * y * y + 2 * (B1 * x + B2 * y) + C;
    lemma power_of_slip: ALL_IMPACTS, real d1, d2; i_power(IMPACT3, SLIP_OF) == i_p(IMPACT3, d1, d2) + mu * i_k(IMPACT3, d1, d2);
    lemma power_squares: ALL_IMPACTS, real x, y; i_A * (i_A * i_power(IMPACT3, x, y)) == i_form(IMPACT3, i_gap(i_A, x, i_W1), i_gap(i_A, y, i_W2)) + i_A * i_detG(IMPACT3);
    lemma product_positive: \forall real D, x, f, g; D > 0 && g > 0 && f >= 0 && D * (D * x) == f + D * g ==> x > 0;
    lemma power_positive: ALL_IMPACTS, real x, y; impact3_body(IMPACT3) ==> i_power(IMPACT3, x, y) > 0;
    lemma braking: ALL_IMPACTS, real d1, d2; impact3_body(IMPACT3) ==> i_p(IMPACT3, d1, d2) + mu * i_k(IMPACT3, d1, d2) > 0;
    lemma rises_by: \forall real p, mu, k; mu >= 0 && k < 0 && p + mu * k > 0 ==> p > 0;
    lemma starts_rises: ALL_IMPACTS, real d1, d2, rho; impact3_body(IMPACT3) && impact3_starts(IMPACT3, d1, d2, rho) ==> impact3_v(IMPACT3, SLIP_OF) > 0; */

/* The normal impulse I of a compression that ends at rest: det G I = w.u - v det A. */
/*@ lemma stop_impulse: ALL_IMPACTS, real u1, u2, v, P1, P2, I; impact3_stops(IMPACT3, u1, u2, v, P1, P2, I) ==>
        i_detG(IMPACT3) * I == i_W1 * u1 + i_W2 * u2 - v * i_A; */

/* The rows are complete and disjoint; and which signs make an impact.  For v = 0 = p: h = -(B.e) g; if g is not 0 and h = 0, slip is along B; if
 * g = 0, slip keeps its direction and is braked. */
#define ROW_HOLDS(name, condition) (condition) ||
#define ROW_COUNTS(name, condition) ((condition) ? 1 : 0) +
#define ROW_IS(name, condition) predicate row_##name(integer v, integer p, integer h, integer g, integer stops) = condition;
/*@ T_SPATIAL_IMPACT(ROW_IS)
    lemma rows_complete: \forall integer v, p, h, g, stops; v <= 0 && 0 <= stops <= 3 ==> T_SPATIAL_IMPACT(ROW_HOLDS) \false;
    lemma rows_disjoint: \forall integer v, p, h, g, stops; T_SPATIAL_IMPACT(ROW_COUNTS) 0 <= 1;
    predicate i_falls(integer v, integer p, integer h) = v < 0 || p < 0 || (p == 0 && h < 0);
    lemma rows_of_impacts: \forall integer v, p, h, g, stops; v <= 0 && 0 <= stops <= 3 ==> (i_falls(v, p, h) <==>
        !row_no_impact(v, p, h, g, stops) && !row_edge_of_the_paradox(v, p, h, g, stops));
    logic real i_eB(IMPACT3_PARAMETERS, real d1, real d2) = B2 * d1 - B1 * d2;
    logic real i_eAe(IMPACT3_PARAMETERS, real d1, real d2) = A11 * d2 * d2 - 2 * A12 * d1 * d2 + A22 * d1 * d1;
    logic real i_h(IMPACT3_PARAMETERS, real d1, real d2) = i_p(IMPACT3, d1, d2) * i_eAe(IMPACT3, d1, d2) - i_eB(IMPACT3, d1, d2) * i_g(IMPACT3, d1, d2);
    lemma h_at_edge: ALL_IMPACTS, real d1, d2; i_p(IMPACT3, d1, d2) == 0 ==> i_h(IMPACT3, d1, d2) == -(i_eB(IMPACT3, d1, d2) * i_g(IMPACT3, d1, d2));
    lemma edge_along_B: ALL_IMPACTS, real d1, d2; i_p(IMPACT3, d1, d2) == 0 && i_h(IMPACT3, d1, d2) == 0 && i_g(IMPACT3, d1, d2) != 0 ==>
        i_eB(IMPACT3, d1, d2) == 0;
    lemma edge_straight: ALL_IMPACTS, real d1, d2; i_p(IMPACT3, d1, d2) == 0 && i_g(IMPACT3, d1, d2) == 0 ==> i_h(IMPACT3, d1, d2) == 0;
    lemma braked_at_edge: \forall real p, mu, k; mu >= 0 && p + mu * k > 0 && p == 0 ==> k > 0;
    lemma edge_braked: ALL_IMPACTS, real d1, d2; impact3_body(IMPACT3) && i_p(IMPACT3, d1, d2) == 0 ==> i_k(IMPACT3, d1, d2) > 0;
    logic real i_turn1(real w1, real w2, real d1, real d2) = w1 - (d1 * w1 + d2 * w2) * d1;
    logic real i_turn2(real w1, real w2, real d1, real d2) = w2 - (d1 * w1 + d2 * w2) * d2;
    lemma turn_of_B: ALL_IMPACTS, real d1, d2, w1, w2; impact3_unit(d1, d2) ==>
        B1 * i_turn1(w1, w2, d1, d2) + B2 * i_turn2(w1, w2, d1, d2) == i_eB(IMPACT3, d1, d2) * (d1 * w2 - d2 * w1);
    lemma edge_rate: ALL_IMPACTS, real d1, d2, turn; impact3_unit(d1, d2) && i_p(IMPACT3, d1, d2) == 0 &&
        turn == i_g(IMPACT3, d1, d2) ==> -(mu * (i_eB(IMPACT3, d1, d2) * turn)) == mu * i_h(IMPACT3, d1, d2); */
