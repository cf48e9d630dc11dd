/* SPDX-License-Identifier: BSD-2-Clause */
/* Stick in three dimensions, for all real data: it has exactly one force, by Cramer's rule; it is consistent if and only if T_N > 0 and T_cone > 0,
 * and consistent or boundary if and only if T_N >= 0 and T_cone >= 0 (spec/spatial/meaning.h). */
#include "spatial/formulas.h"

#define V(x) value_##x(LOGIC_ARGUMENTS)
#define BIG s_big(LOGIC_ARGUMENTS)

/* The determinants. */
/*@ logic real s_big(LOGIC_PARAMETERS) = C * V(detG);
    logic real s_normal(LOGIC_PARAMETERS) = C * V(T_N);
    lemma S_determinant: ALL_DATA; V(S11) * V(S22) - V(S12) * V(S12) == BIG; */

/* Cramer's rule gives each component of the force times the determinant.  The quotients do keep the point at rest, since each acceleration times
 * the determinant vanishes. */
/*@ predicate s_named(real D, real x, real numerator) = D * x == numerator;
    lemma normal_row: ALL_DATA, FORCE_PARAMETERS; V(detG) * N - V(T_N) ==
        V(detA) * SPATIAL_V_DOT - V(w1) * SPATIAL_U1_DOT - V(w2) * SPATIAL_U2_DOT;
    lemma first_row: ALL_DATA, FORCE_PARAMETERS; BIG * T1 - V(T_1) ==
        V(S22) * (C * SPATIAL_U1_DOT - B1 * SPATIAL_V_DOT) - V(S12) * (C * SPATIAL_U2_DOT - B2 * SPATIAL_V_DOT);
    lemma second_row: ALL_DATA, FORCE_PARAMETERS; BIG * T2 - V(T_2) ==
        V(S11) * (C * SPATIAL_U2_DOT - B2 * SPATIAL_V_DOT) - V(S12) * (C * SPATIAL_U1_DOT - B1 * SPATIAL_V_DOT);
    predicate stick_named(LOGIC_PARAMETERS, FORCE_PARAMETERS) =
        s_named(V(detG), N, V(T_N)) && s_named(BIG, T1, V(T_1)) && s_named(BIG, T2, V(T_2));
    lemma stick_only: ALL_DATA, FORCE_PARAMETERS; spatial_holds(SPATIAL, FORCE) ==> stick_named(LOGIC_ARGUMENTS, FORCE);
    logic real s_line(real a, real x, real y, real z, FORCE_PARAMETERS) = a + x * T1 + y * T2 + z * N;
    predicate s_balanced(real D, real a, real x, real y, real z, real s, real t, real n) = D * a + x * s + y * t + z * n == 0;
    lemma s_zero_factor: \forall real D, x; D != 0 && D * x == 0 ==> x == 0;
    lemma s_line_times: \forall real D, a, x, y, z, FORCE_PARAMETERS, real s, t, n; s_named(D, T1, s) && s_named(D, T2, t) && s_named(D, N, n) ==>
        D * s_line(a, x, y, z, FORCE) == D * a + x * s + y * t + z * n;
    lemma s_line_vanishes: \forall real D, a, x, y, z, FORCE_PARAMETERS, real s, t, n; D != 0 && s_named(D, T1, s) && s_named(D, T2, t) && s_named(D, N, n) &&
        s_balanced(D, a, x, y, z, s, t, n) ==> s_line(a, x, y, z, FORCE) == 0;
    lemma normal_named: ALL_DATA, FORCE_PARAMETERS; stick_named(LOGIC_ARGUMENTS, FORCE) ==> s_named(BIG, N, s_normal(LOGIC_ARGUMENTS));
    lemma first_named: ALL_DATA, FORCE_PARAMETERS; stick_named(LOGIC_ARGUMENTS, FORCE) ==> s_named(BIG, T1, V(T_1));
    lemma second_named: ALL_DATA, FORCE_PARAMETERS; stick_named(LOGIC_ARGUMENTS, FORCE) ==> s_named(BIG, T2, V(T_2));
    lemma u1_balanced: ALL_DATA; s_balanced(BIG, a1, A11, A12, B1, V(T_1), V(T_2), s_normal(LOGIC_ARGUMENTS));
    lemma u2_balanced: ALL_DATA; s_balanced(BIG, a2, A12, A22, B2, V(T_1), V(T_2), s_normal(LOGIC_ARGUMENTS));
    lemma v_balanced: ALL_DATA; s_balanced(BIG, b, B1, B2, C, V(T_1), V(T_2), s_normal(LOGIC_ARGUMENTS));
    lemma stick_u1: ALL_DATA, FORCE_PARAMETERS; BIG != 0 && stick_named(LOGIC_ARGUMENTS, FORCE) ==> s_line(a1, A11, A12, B1, FORCE) == 0;
    lemma stick_u2: ALL_DATA, FORCE_PARAMETERS; BIG != 0 && stick_named(LOGIC_ARGUMENTS, FORCE) ==> s_line(a2, A12, A22, B2, FORCE) == 0;
    lemma stick_v: ALL_DATA, FORCE_PARAMETERS; BIG != 0 && stick_named(LOGIC_ARGUMENTS, FORCE) ==> s_line(b, B1, B2, C, FORCE) == 0;
    lemma lines_hold: ALL_SPATIAL, FORCE_PARAMETERS; spatial_holds(SPATIAL, FORCE) <==>
        s_line(a1, A11, A12, B1, FORCE) == 0 && s_line(a2, A12, A22, B2, FORCE) == 0 && s_line(b, B1, B2, C, FORCE) == 0;
    lemma stick_here: ALL_DATA, FORCE_PARAMETERS; BIG != 0 && stick_named(LOGIC_ARGUMENTS, FORCE) ==> spatial_holds(SPATIAL, FORCE);
    lemma big_positive: ALL_DATA; C > 0 && V(detG) > 0 ==> BIG > 0;
    logic real s_over(real n, real D) = n / D;
    lemma over: \forall real D, n; D > 0 ==> s_named(D, s_over(n, D), n);
    predicate s_sound(LOGIC_PARAMETERS) = C > 0 && V(detG) > 0;
    lemma stick_of_names: ALL_DATA, FORCE_PARAMETERS; s_named(V(detG), N, V(T_N)) && s_named(BIG, T1, V(T_1)) && s_named(BIG, T2, V(T_2)) ==>
        stick_named(LOGIC_ARGUMENTS, FORCE);
    lemma sound_big: ALL_DATA; s_sound(LOGIC_ARGUMENTS) ==> BIG > 0 && V(detG) > 0;
    lemma plant_T1: ALL_DATA; s_sound(LOGIC_ARGUMENTS) ==> s_named(BIG, s_over(V(T_1), BIG), V(T_1));
    lemma plant_T2: ALL_DATA; s_sound(LOGIC_ARGUMENTS) ==> s_named(BIG, s_over(V(T_2), BIG), V(T_2));
    lemma plant_N: ALL_DATA; s_sound(LOGIC_ARGUMENTS) ==> s_named(V(detG), s_over(V(T_N), V(detG)), V(T_N));
    lemma stick_plant: ALL_DATA; s_sound(LOGIC_ARGUMENTS) ==> stick_named(LOGIC_ARGUMENTS, s_over(V(T_1), BIG), s_over(V(T_2), BIG), s_over(V(T_N), V(detG)));
    lemma named_once: \forall real D, x, y, n; D > 0 && s_named(D, x, n) && s_named(D, y, n) ==> x == y;
    lemma holds_named: ALL_DATA, FORCE_PARAMETERS; spatial_holds(SPATIAL, FORCE) ==> s_named(BIG, T1, V(T_1)) && s_named(BIG, T2, V(T_2)) &&
        s_named(BIG, N, s_normal(LOGIC_ARGUMENTS));
    lemma stick_once: ALL_DATA, FORCE_PARAMETERS, real X1, X2, M; s_sound(LOGIC_ARGUMENTS) && spatial_holds(SPATIAL, FORCE) &&
        spatial_holds(SPATIAL, X1, X2, M) ==> T1 == X1 && T2 == X2 && N == M; */

/* The statuses: the force of stick against the cone. */
/*@ predicate cone_named(real C, real mu, real D, real big, FORCE_PARAMETERS, real t1, real t2, real n) =
        s_named(big, T1, t1) && s_named(big, T2, t2) && s_named(D, N, n) && big == C * D && C > 0 && D > 0;
    logic real cone_of(real mu, FORCE_PARAMETERS) = (mu * N) * (mu * N) - (T1 * T1 + T2 * T2);
    logic real cone_value(real C, real mu, real t1, real t2, real n) = (mu * C * n) * (mu * C * n) - (t1 * t1 + t2 * t2);
    predicate s_scaled(real D, real x, real y) = (D * D) * x == y;
    lemma cone_force: \forall real C, mu, D, big, FORCE_PARAMETERS, real t1, t2, n; cone_named(C, mu, D, big, FORCE, t1, t2, n) ==>
        (N > 0 <==> n > 0) && (N >= 0 <==> n >= 0);
    lemma cone_times: \forall real C, mu, D, big, FORCE_PARAMETERS, real t1, t2, n; cone_named(C, mu, D, big, FORCE, t1, t2, n) ==>
        s_scaled(big, cone_of(mu, FORCE), cone_value(C, mu, t1, t2, n));
    lemma square_factor: \forall real D, x, y; D > 0 && s_scaled(D, x, y) ==> (x > 0 <==> y > 0) && (x >= 0 <==> y >= 0);
    lemma cone_is: ALL_DATA; V(T_cone) == cone_value(C, mu, V(T_1), V(T_2), V(T_N));
    lemma stick_cone: ALL_DATA, FORCE_PARAMETERS; s_sound(LOGIC_ARGUMENTS) && stick_named(LOGIC_ARGUMENTS, FORCE) ==>
        cone_named(C, mu, V(detG), BIG, FORCE, V(T_1), V(T_2), V(T_N));
    lemma cone_sign: ALL_DATA, FORCE_PARAMETERS; s_sound(LOGIC_ARGUMENTS) && stick_named(LOGIC_ARGUMENTS, FORCE) ==>
        (cone_of(mu, FORCE) > 0 <==> V(T_cone) > 0) && (cone_of(mu, FORCE) >= 0 <==> V(T_cone) >= 0);
    predicate cone_says_closed(LOGIC_PARAMETERS) = V(T_N) >= 0 && V(T_cone) >= 0;
    predicate cone_says_open(LOGIC_PARAMETERS) = V(T_N) > 0 && V(T_cone) > 0;
    lemma in_cone: \forall real mu, FORCE_PARAMETERS; spatial_in_cone(mu, FORCE) <==> N >= 0 && cone_of(mu, FORCE) >= 0;
    lemma inside_cone: \forall real mu, FORCE_PARAMETERS; spatial_inside_cone(mu, FORCE) <==> N > 0 && cone_of(mu, FORCE) > 0;
    lemma stick_in_cone: ALL_DATA, FORCE_PARAMETERS; s_sound(LOGIC_ARGUMENTS) && stick_named(LOGIC_ARGUMENTS, FORCE) ==>
        (spatial_in_cone(mu, FORCE) <==> cone_says_closed(LOGIC_ARGUMENTS)) && (spatial_inside_cone(mu, FORCE) <==> cone_says_open(LOGIC_ARGUMENTS));
    lemma T_only: ALL_DATA, FORCE_PARAMETERS; s_sound(LOGIC_ARGUMENTS) && spatial_closed_T(SPATIAL, FORCE) ==> cone_says_closed(LOGIC_ARGUMENTS);
    lemma T_only_open: ALL_DATA, FORCE_PARAMETERS; s_sound(LOGIC_ARGUMENTS) && spatial_open_T(SPATIAL, FORCE) ==> cone_says_open(LOGIC_ARGUMENTS);
    lemma T_here: ALL_DATA, FORCE_PARAMETERS; s_sound(LOGIC_ARGUMENTS) && cone_says_closed(LOGIC_ARGUMENTS) && stick_named(LOGIC_ARGUMENTS, FORCE) ==>
        spatial_closed_T(SPATIAL, FORCE);
    lemma T_here_open: ALL_DATA, FORCE_PARAMETERS; s_sound(LOGIC_ARGUMENTS) && cone_says_open(LOGIC_ARGUMENTS) && stick_named(LOGIC_ARGUMENTS, FORCE) ==>
        spatial_open_T(SPATIAL, FORCE);
    lemma T_plant: ALL_DATA; s_sound(LOGIC_ARGUMENTS) && cone_says_closed(LOGIC_ARGUMENTS) ==>
        spatial_closed_T(SPATIAL, s_over(V(T_1), BIG), s_over(V(T_2), BIG), s_over(V(T_N), V(detG)));
    lemma T_plant_open: ALL_DATA; s_sound(LOGIC_ARGUMENTS) && cone_says_open(LOGIC_ARGUMENTS) ==>
        spatial_open_T(SPATIAL, s_over(V(T_1), BIG), s_over(V(T_2), BIG), s_over(V(T_N), V(detG)));
    lemma T_some: ALL_DATA; s_sound(LOGIC_ARGUMENTS) ==> (spatial_some_T(SPATIAL) <==> cone_says_closed(LOGIC_ARGUMENTS));
    lemma T_consistent: ALL_DATA; s_sound(LOGIC_ARGUMENTS) ==> (spatial_T_consistent(SPATIAL) <==> V(T_N) > 0 && V(T_cone) > 0);
    lemma T_inconsistent: ALL_DATA; s_sound(LOGIC_ARGUMENTS) ==> (spatial_T_inconsistent(SPATIAL) <==> V(T_N) < 0 || V(T_cone) < 0);
    lemma T_boundary: ALL_DATA; s_sound(LOGIC_ARGUMENTS) ==>
        (spatial_T_boundary(SPATIAL) <==> V(T_N) >= 0 && V(T_cone) >= 0 && (V(T_N) == 0 || V(T_cone) == 0)); */
