/* SPDX-License-Identifier: BSD-2-Clause */
/* A point at rest, for all real data: which forces solve (spec/spatial/meaning.h), and in which directions slip starts.  For b not 0 these are
 * the directions with R = 0, b p < 0 and E p > 0; for b = 0 those with p = 0 in which a force balances e.a.  (For stick see stick.c.) */
#include "spatial/quantities.h"

/* Each vector but 0 has a direction. */
/*@ logic real square_of(real x, real y) = x * x + y * y;
    logic real s_norm(real x, real y) = \sqrt(square_of(x, y));
    predicate moves(real x, real y) = x != 0 || y != 0;
    predicate is_length(real x, real y, real r) = r > 0 && r * r == x * x + y * y;
    lemma moves_square: \forall real x, y; moves(x, y) ==> square_of(x, y) > 0;
    lemma root_positive: \forall real z; z > 0 ==> \sqrt(z) > 0 && \sqrt(z) * \sqrt(z) == z;
    lemma root_is: \forall real x, y; s_norm(x, y) == \sqrt(square_of(x, y));
    lemma root_square: \forall real x, y; moves(x, y) ==> s_norm(x, y) > 0 && s_norm(x, y) * s_norm(x, y) == square_of(x, y);
    lemma root_length: \forall real x, y, r; r > 0 && r * r == square_of(x, y) ==> is_length(x, y, r);
    lemma root: \forall real x, y; moves(x, y) ==> is_length(x, y, s_norm(x, y));
    lemma direction_of_length: \forall real x, y, r; is_length(x, y, r) ==> spatial_along(x, y, x / r, y / r, r);
    lemma moves_along: \forall real x, y; moves(x, y) ==> spatial_along(x, y, x / s_norm(x, y), y / s_norm(x, y), s_norm(x, y));
    lemma along_length: \forall real x, y, d1, d2, r; spatial_along(x, y, d1, d2, r) ==> is_length(x, y, r);
    lemma length_once: \forall real x, y, r, s; is_length(x, y, r) && is_length(x, y, s) ==> r == s;
    lemma along_same_length: \forall real x, y, d1, d2, r, e1, e2; spatial_along(x, y, d1, d2, r) && spatial_along(x, y, e1, e2, r) ==> d1 == e1 && d2 == e2;
    lemma direction_once: \forall real x, y, d1, d2, r, e1, e2, s; spatial_along(x, y, d1, d2, r) && spatial_along(x, y, e1, e2, s) ==>
        r == s && d1 == e1 && d2 == e2;
    lemma no_direction: \forall real d1, d2, r; !spatial_along(0.0, 0.0, d1, d2, r); */

/* The forces of each mode are solutions, and each solution is a force of some mode. */
/*@ lemma cone_of_opposing: \forall real mu, d1, d2, FORCE_PARAMETERS; UNIT && N >= 0 && spatial_opposes(mu, d1, d2, FORCE) ==> spatial_in_cone(mu, FORCE);
    lemma F_solves_in_slip: ALL_DIRECTIONS, FORCE_PARAMETERS; spatial_closed_F(SPATIAL, FORCE) ==> spatial_solution_in_slip(IN_DIRECTION, FORCE);
    lemma S_solves_in_slip: ALL_DIRECTIONS, FORCE_PARAMETERS; UNIT && spatial_closed_S(IN_DIRECTION, FORCE) ==> spatial_solution_in_slip(IN_DIRECTION, FORCE);
    lemma slip_complete: ALL_DIRECTIONS, FORCE_PARAMETERS; spatial_solution_in_slip(IN_DIRECTION, FORCE) ==>
        spatial_closed_F(SPATIAL, FORCE) || spatial_closed_S(IN_DIRECTION, FORCE);
    lemma F_coulomb: ALL_SPATIAL, FORCE_PARAMETERS; spatial_closed_F(SPATIAL, FORCE) ==> spatial_coulomb_at_rest(SPATIAL, FORCE);
    lemma F_solves: ALL_SPATIAL, FORCE_PARAMETERS; spatial_closed_F(SPATIAL, FORCE) ==> spatial_solution_at_rest(SPATIAL, FORCE);
    lemma T_still: ALL_SPATIAL, FORCE_PARAMETERS, real d1, d2, r; spatial_holds(SPATIAL, FORCE) ==> !spatial_along(SPATIAL_U1_DOT, SPATIAL_U2_DOT, d1, d2, r);
    lemma T_coulomb: ALL_SPATIAL, FORCE_PARAMETERS; spatial_closed_T(SPATIAL, FORCE) ==> spatial_coulomb_at_rest(SPATIAL, FORCE);
    lemma T_signorini: ALL_SPATIAL, FORCE_PARAMETERS; spatial_closed_T(SPATIAL, FORCE) ==> spatial_signorini(SPATIAL, FORCE);
    lemma T_solves: ALL_SPATIAL, FORCE_PARAMETERS; spatial_closed_T(SPATIAL, FORCE) ==> spatial_solution_at_rest(SPATIAL, FORCE);
    lemma S_opposes: ALL_DIRECTIONS, FORCE_PARAMETERS, real rho, e1, e2, r; spatial_starts(IN_DIRECTION, rho, FORCE) &&
        spatial_along(SPATIAL_U1_DOT, SPATIAL_U2_DOT, e1, e2, r) ==> spatial_opposes(mu, e1, e2, FORCE);
    lemma S_in_cone: ALL_DIRECTIONS, FORCE_PARAMETERS, real rho; spatial_starts(IN_DIRECTION, rho, FORCE) ==> spatial_in_cone(mu, FORCE);
    lemma S_signorini: ALL_DIRECTIONS, FORCE_PARAMETERS, real rho; spatial_starts(IN_DIRECTION, rho, FORCE) ==> spatial_signorini(SPATIAL, FORCE);
    lemma S_coulomb: ALL_DIRECTIONS, FORCE_PARAMETERS, real rho; spatial_starts(IN_DIRECTION, rho, FORCE) ==> spatial_coulomb_at_rest(SPATIAL, FORCE);
    lemma S_solves: ALL_DIRECTIONS, FORCE_PARAMETERS, real rho; spatial_starts(IN_DIRECTION, rho, FORCE) ==> spatial_solution_at_rest(SPATIAL, FORCE);
    lemma without_force: ALL_SPATIAL, FORCE_PARAMETERS; spatial_solution_at_rest(SPATIAL, FORCE) && N == 0 ==> spatial_closed_F(SPATIAL, FORCE);
    lemma without_slip: ALL_SPATIAL, FORCE_PARAMETERS; spatial_solution_at_rest(SPATIAL, FORCE) && N != 0 && !moves(SPATIAL_U1_DOT, SPATIAL_U2_DOT) ==>
        spatial_closed_T(SPATIAL, FORCE);
    lemma with_slip: ALL_DIRECTIONS, FORCE_PARAMETERS, real r; spatial_solution_at_rest(SPATIAL, FORCE) && N != 0 &&
        spatial_along(SPATIAL_U1_DOT, SPATIAL_U2_DOT, d1, d2, r) ==> spatial_starts(IN_DIRECTION, r, FORCE);
    predicate some_start(SPATIAL_PARAMETERS, FORCE_PARAMETERS) = \exists real d1, d2, rho; spatial_starts(IN_DIRECTION, rho, FORCE);
    lemma moving_starts: ALL_SPATIAL, FORCE_PARAMETERS; spatial_solution_at_rest(SPATIAL, FORCE) && N != 0 && moves(SPATIAL_U1_DOT, SPATIAL_U2_DOT) ==>
        some_start(SPATIAL, FORCE);
    lemma rest_complete: ALL_SPATIAL, FORCE_PARAMETERS; spatial_solution_at_rest(SPATIAL, FORCE) <==>
        spatial_closed_F(SPATIAL, FORCE) || spatial_closed_T(SPATIAL, FORCE) || some_start(SPATIAL, FORCE);
    lemma T_is_no_start: ALL_SPATIAL, FORCE_PARAMETERS; spatial_closed_T(SPATIAL, FORCE) ==> !some_start(SPATIAL, FORCE);
    lemma F_is_no_start: ALL_SPATIAL, FORCE_PARAMETERS; spatial_closed_F(SPATIAL, FORCE) ==> !some_start(SPATIAL, FORCE); */

/* Slip that starts in the direction d: d.u_dot = rho > 0 and e.u_dot = 0, multiplied by p. */
#define OF_SLIP -(mu * N * d1), -(mu * N * d2), N
/*@ lemma v_dot_is: ALL_DIRECTIONS, real N; spatial_v_dot(SPATIAL, OF_SLIP) == b + S_p * N;
    lemma along_is: ALL_DIRECTIONS, real N; d1 * spatial_u1_dot(SPATIAL, OF_SLIP) + d2 * spatial_u2_dot(SPATIAL, OF_SLIP) == S_da - S_k * N;
    lemma across_is: ALL_DIRECTIONS, real N; d1 * spatial_u2_dot(SPATIAL, OF_SLIP) - d2 * spatial_u1_dot(SPATIAL, OF_SLIP) == S_ea + S_g * N;
    lemma unit_times: \forall real d1, d2, w; UNIT ==> (d1 * d1 + d2 * d2) * w == w;
    lemma resolved_1: \forall real d1, d2, w1, w2; (d1 * w1 + d2 * w2) * d1 - (d1 * w2 - d2 * w1) * d2 == (d1 * d1 + d2 * d2) * w1;
    lemma resolved_2: \forall real d1, d2, w1, w2; (d1 * w1 + d2 * w2) * d2 + (d1 * w2 - d2 * w1) * d1 == (d1 * d1 + d2 * d2) * w2;
    predicate resolved(real w1, real w2, real d1, real d2, real along, real across) =
        d1 * w1 + d2 * w2 == along && d1 * w2 - d2 * w1 == across && w1 == along * d1 - across * d2 && w2 == along * d2 + across * d1;
    lemma resolves_1: \forall real d1, d2, w1, w2; UNIT ==> w1 == (d1 * w1 + d2 * w2) * d1 - (d1 * w2 - d2 * w1) * d2;
    lemma resolves_2: \forall real d1, d2, w1, w2; UNIT ==> w2 == (d1 * w1 + d2 * w2) * d2 + (d1 * w2 - d2 * w1) * d1;
    predicate measured(real w1, real w2, real d1, real d2, real along, real across) = d1 * w1 + d2 * w2 == along && d1 * w2 - d2 * w1 == across;
    lemma resolves: \forall real d1, d2, w1, w2, along, across; UNIT && measured(w1, w2, d1, d2, along, across) ==>
        resolved(w1, w2, d1, d2, along, across);
    lemma along_here: \forall real w1, w2, d1, d2, rho; UNIT && rho > 0 && resolved(w1, w2, d1, d2, rho, 0.0) ==> spatial_along(w1, w2, d1, d2, rho);
    lemma times_length: \forall real d1, d2, rho; UNIT ==> d1 * (rho * d1) + d2 * (rho * d2) == rho;
    lemma along_only: \forall real w1, w2, d1, d2, rho; spatial_along(w1, w2, d1, d2, rho) ==>
        rho > 0 && d1 * w1 + d2 * w2 == rho && d1 * w2 - d2 * w1 == 0;
    predicate begins(real b, real p, real ea, real g, real da, real k, real N, real rho) =
        N > 0 && s_lifts(b, p, N) && ea + g * N == 0 && da - k * N == rho && rho > 0;
    lemma starts_only: ALL_DIRECTIONS, real N, rho; spatial_starts(IN_DIRECTION, rho, OF_SLIP) ==>
        UNIT && N > 0 && spatial_v_dot(SPATIAL, OF_SLIP) == 0 && rho > 0 &&
        spatial_along(spatial_u1_dot(SPATIAL, OF_SLIP), spatial_u2_dot(SPATIAL, OF_SLIP), d1, d2, rho);
    lemma starts_here: ALL_DIRECTIONS, real N, rho; N > 0 && spatial_v_dot(SPATIAL, OF_SLIP) == 0 &&
        spatial_along(spatial_u1_dot(SPATIAL, OF_SLIP), spatial_u2_dot(SPATIAL, OF_SLIP), d1, d2, rho) ==> spatial_starts(IN_DIRECTION, rho, OF_SLIP);
    logic real plus(real x, real y, real N) = x + y * N;
    logic real less(real x, real y, real N) = x - y * N;
    lemma measures: ALL_DIRECTIONS, real N; measured(spatial_u1_dot(SPATIAL, OF_SLIP), spatial_u2_dot(SPATIAL, OF_SLIP), d1, d2,
        less(S_da, S_k, N), plus(S_ea, S_g, N));
    lemma begins_values: \forall real b, p, ea, g, da, k, N, rho; begins(b, p, ea, g, da, k, N, rho) ==> plus(ea, g, N) == 0 && less(da, k, N) == rho &&
        rho > 0 && N > 0 && s_lifts(b, p, N);
    lemma measures_rho: ALL_DIRECTIONS, real N, rho; begins(b, S_p, S_ea, S_g, S_da, S_k, N, rho) ==>
        measured(spatial_u1_dot(SPATIAL, OF_SLIP), spatial_u2_dot(SPATIAL, OF_SLIP), d1, d2, rho, 0.0);
    lemma lifts_v_dot: ALL_DIRECTIONS, real N; s_lifts(b, S_p, N) ==> spatial_v_dot(SPATIAL, OF_SLIP) == 0;
    lemma starts_resolved: ALL_DIRECTIONS, real N, rho; UNIT && begins(b, S_p, S_ea, S_g, S_da, S_k, N, rho) ==>
        resolved(spatial_u1_dot(SPATIAL, OF_SLIP), spatial_u2_dot(SPATIAL, OF_SLIP), d1, d2, rho, 0.0);
    lemma begins_starts: ALL_DIRECTIONS, real N, rho; UNIT && begins(b, S_p, S_ea, S_g, S_da, S_k, N, rho) ==> spatial_starts(IN_DIRECTION, rho, OF_SLIP);
    lemma starts_begins: ALL_DIRECTIONS, real N, rho; spatial_starts(IN_DIRECTION, rho, OF_SLIP) ==> begins(b, S_p, S_ea, S_g, S_da, S_k, N, rho);
    lemma starts_force: ALL_DIRECTIONS, FORCE_PARAMETERS, real rho; spatial_starts(IN_DIRECTION, rho, FORCE) ==>
        T1 == -(mu * N * d1) && T2 == -(mu * N * d2); */

/* For b not 0, slip starts if and only if R = 0, b p < 0 and E p > 0; then lambda_N = -b / p and rho = E / p.  For b = 0, with a force N > 0, it
 * starts if and only if p = 0, e.a + g N = 0 and d.a > k N. */
/*@ predicate starts_at(real b, real p, real R, real E) = R == 0 && b * p < 0 && E * p > 0;
    predicate forms(real b, real p, real ea, real g, real da, real k, real R, real E) = R == p * ea - b * g && E == p * da + b * k;
    lemma forms_are: ALL_DIRECTIONS; forms(b, S_p, S_ea, S_g, S_da, S_k, S_R, S_E);
    lemma begins_only: \forall real b, p, ea, g, da, k, R, E, N, rho; b != 0 && forms(b, p, ea, g, da, k, R, E) && begins(b, p, ea, g, da, k, N, rho) ==>
        starts_at(b, p, R, E);
    lemma begins_here: \forall real b, p, ea, g, da, k, R, E, N, rho; forms(b, p, ea, g, da, k, R, E) && starts_at(b, p, R, E) && s_lifts(b, p, N) && p * rho == E ==>
        begins(b, p, ea, g, da, k, N, rho);
    predicate quotient(real p, real x, real q) = p * q == x;
    lemma quotients: \forall real b, p, R, E; starts_at(b, p, R, E) ==> s_lifts(b, p, -b / p) && p * (E / p) == E;
    lemma begins_plant: \forall real b, p, ea, g, da, k, R, E; forms(b, p, ea, g, da, k, R, E) && starts_at(b, p, R, E) ==>
        begins(b, p, ea, g, da, k, -b / p, E / p);
    predicate slip_starts(SPATIAL_PARAMETERS, real d1, real d2) = \exists FORCE_PARAMETERS, real rho; spatial_starts(IN_DIRECTION, rho, FORCE);
    lemma starts_opposing: ALL_DIRECTIONS, FORCE_PARAMETERS, real rho; spatial_starts(IN_DIRECTION, rho, FORCE) ==> spatial_starts(IN_DIRECTION, rho, OF_SLIP);
    lemma begins_only_at: ALL_DIRECTIONS, real N, rho; b != 0 && begins(b, S_p, S_ea, S_g, S_da, S_k, N, rho) ==> starts_at(b, S_p, S_R, S_E);
    lemma starts_begins_any: ALL_DIRECTIONS, FORCE_PARAMETERS, real rho; spatial_starts(IN_DIRECTION, rho, FORCE) ==>
        begins(b, S_p, S_ea, S_g, S_da, S_k, N, rho);
    lemma starts_only_at: ALL_DIRECTIONS, FORCE_PARAMETERS, real rho; b != 0 && spatial_starts(IN_DIRECTION, rho, FORCE) ==> starts_at(b, S_p, S_R, S_E);
    lemma start_only: ALL_DIRECTIONS; b != 0 && slip_starts(IN_DIRECTION) ==> starts_at(b, S_p, S_R, S_E);
    lemma start_here: ALL_DIRECTIONS; \let N = -b / S_p; UNIT && starts_at(b, S_p, S_R, S_E) ==> spatial_starts(IN_DIRECTION, S_E / S_p, OF_SLIP);
    lemma start_plant: ALL_DIRECTIONS; UNIT && starts_at(b, S_p, S_R, S_E) ==> slip_starts(IN_DIRECTION);
    lemma start_iff: ALL_DIRECTIONS; UNIT && b != 0 ==> (slip_starts(IN_DIRECTION) <==> starts_at(b, S_p, S_R, S_E));
    lemma start_once: ALL_DIRECTIONS, FORCE_PARAMETERS, real rho; b != 0 && spatial_starts(IN_DIRECTION, rho, FORCE) ==> s_lifts(b, S_p, N) && S_p * rho == S_E; */

/*@ predicate turning_start(real p, real ea, real g, real da, real k) = p == 0 && g != 0 && ea * g < 0 && da + (ea / g) * k > 0;
    predicate straight_start(real p, real ea, real g, real da) = p == 0 && g == 0 && ea == 0 && da > 0;
    lemma unloaded_only: \forall real p, ea, g, da, k, N, rho; k > 0 && begins(0.0, p, ea, g, da, k, N, rho) ==>
        turning_start(p, ea, g, da, k) || straight_start(p, ea, g, da);
    lemma unloaded_turning: \forall real p, ea, g, da, k; turning_start(p, ea, g, da, k) ==>
        begins(0.0, p, ea, g, da, k, -ea / g, da - (-ea / g) * k);
    lemma unloaded_turning_once: \forall real p, ea, g, da, k, N, rho; g != 0 && begins(0.0, p, ea, g, da, k, N, rho) ==> g * N == -ea;
    lemma unloaded_straight: \forall real p, ea, g, da, k, N; k > 0 && straight_start(p, ea, g, da) ==>
        (begins(0.0, p, ea, g, da, k, N, da - k * N) <==> N > 0 && k * N < da); */

/* Consequences of the positive definite inverse inertia: relations between the signs of p and of k in one direction. */
/*@ lemma definite_C: \forall SPATIAL_MATRIX_PARAMETERS; spatial_power(SPATIAL_MATRIX, 0.0, 0.0, 1.0) == C;
    lemma power_of_slip: \forall SPATIAL_SLIP_PARAMETERS; spatial_power(SPATIAL_MATRIX, -(mu * d1), -(mu * d2), 1.0) == S_p + mu * S_k;
    lemma definite_here: \forall SPATIAL_MATRIX_PARAMETERS, real x, y; spatial_definite(SPATIAL_MATRIX) ==> spatial_power(SPATIAL_MATRIX, x, y, 1.0) > 0;
    lemma C_power: \forall SPATIAL_MATRIX_PARAMETERS; spatial_definite(SPATIAL_MATRIX) ==> spatial_power(SPATIAL_MATRIX, 0.0, 0.0, 1.0) > 0;
    lemma C_positive: \forall SPATIAL_MATRIX_PARAMETERS; spatial_definite(SPATIAL_MATRIX) ==> C > 0;
    lemma braking: \forall SPATIAL_SLIP_PARAMETERS; spatial_definite(SPATIAL_MATRIX) ==> S_p + mu * S_k > 0;
    lemma braked_in_paradox: \forall SPATIAL_SLIP_PARAMETERS; spatial_definite(SPATIAL_MATRIX) && mu > 0 && S_p <= 0 ==> S_k > 0; */
