/* SPDX-License-Identifier: BSD-2-Clause */
/* The words of the rows of T_SPATIAL_SLIP (spec/spatial/table.h) are equivalent to their meanings in spec/spatial/meaning.h, for all real data and
 * directions of slip: the statuses of flight and slip, impact without collision, and what follows.  The lemmas *_is state that the formulas are
 * what Newton's equations give. */
#include "spatial/quantities.h"

/* The words of the first row whose condition holds. */
enum { CONSISTENT = 1, BOUNDARY, INCONSISTENT, FOLLOWS_NONE };
#define NUMBER_FOLLOWS(name, first, second) FOLLOWS_##name,
enum { FOLLOWS_BEFORE = 9, T_SPATIAL_FOLLOWS(NUMBER_FOLLOWS) };
#define F_OF(name, condition, F, S, follows) (condition) ? F :
#define S_OF(name, condition, F, S, follows) (condition) ? S :
#define FOLLOWS_OF(name, condition, F, S, follows) (condition) ? FOLLOWS_##follows :
#define ROW_HOLDS(name, condition, F, S, follows) (condition) ||
#define ROW_COUNTS(name, condition, F, S, follows) ((condition) ? 1 : 0) +
/*@ logic integer row_F(real b, real p, real h) = T_SPATIAL_SLIP(F_OF) 0;
    logic integer row_S(real b, real p, real h) = T_SPATIAL_SLIP(S_OF) 0;
    logic integer row_follows(real b, real p, real h) = T_SPATIAL_SLIP(FOLLOWS_OF) 0;
    lemma rows_complete: \forall real b, p, h; T_SPATIAL_SLIP(ROW_HOLDS) \false;
    lemma rows_disjoint: \forall real b, p, h; T_SPATIAL_SLIP(ROW_COUNTS) 0 <= 1; */

/* Flight. */
/*@ lemma F_consistent: ALL_DIRECTIONS; spatial_F_consistent(SPATIAL) <==> row_F(b, S_p, S_h) == CONSISTENT;
    lemma F_boundary: ALL_DIRECTIONS; spatial_F_boundary(SPATIAL) <==> row_F(b, S_p, S_h) == BOUNDARY;
    lemma F_inconsistent: ALL_DIRECTIONS; spatial_F_inconsistent(SPATIAL) <==> row_F(b, S_p, S_h) == INCONSISTENT; */

/* Slip: v_dot = b + p N. */
#define OF_SLIP -(mu * N * d1), -(mu * N * d2), N
/*@ predicate s_pushed(real b, real p) = p != 0 && b * p <= 0;
    predicate s_free(real b, real p) = p == 0 && b == 0;
    predicate slip_some(real b, real p) = s_pushed(b, p) || s_free(b, p);
    predicate slip_strict(real b, real p) = b * p < 0;
    lemma v_dot_is: ALL_DIRECTIONS, real N; spatial_v_dot(SPATIAL, OF_SLIP) == b + S_p * N;
    lemma S_is: ALL_DIRECTIONS, FORCE_PARAMETERS; spatial_closed_S(IN_DIRECTION, FORCE) ==> N >= 0 && s_lifts(b, S_p, N);
    lemma S_is_open: ALL_DIRECTIONS, FORCE_PARAMETERS; spatial_open_S(IN_DIRECTION, FORCE) ==> N > 0 && s_lifts(b, S_p, N);
    lemma S_here: ALL_DIRECTIONS, real N; N >= 0 && s_lifts(b, S_p, N) ==> spatial_closed_S(IN_DIRECTION, OF_SLIP);
    lemma S_here_open: ALL_DIRECTIONS, real N; N > 0 && s_lifts(b, S_p, N) ==> spatial_open_S(IN_DIRECTION, OF_SLIP);
    lemma force_plant: \forall real b, p; p != 0 ==> s_lifts(b, p, -b / p);
    lemma force_once: \forall real b, p, N, M; p != 0 && s_lifts(b, p, N) && s_lifts(b, p, M) ==> N == M;
    lemma force_sign: \forall real b, p, N; p != 0 && s_lifts(b, p, N) ==> (N > 0 <==> b * p < 0) && (N >= 0 <==> b * p <= 0);
    lemma force_of_edge: \forall real b, p, N; p == 0 ==> (s_lifts(b, p, N) <==> b == 0);
    lemma force_is: \forall real b, p; s_pushed(b, p) ==> -b / p >= 0 && s_lifts(b, p, -b / p);
    lemma force_is_strict: \forall real b, p; slip_strict(b, p) ==> -b / p > 0 && s_lifts(b, p, -b / p); */

/* Some force meets the mode. */
/*@ lemma S_some_only: ALL_DIRECTIONS, FORCE_PARAMETERS; spatial_closed_S(IN_DIRECTION, FORCE) ==> slip_some(b, S_p);
    lemma S_pushed_here: ALL_DIRECTIONS; \let N = -b / S_p; s_pushed(b, S_p) ==> spatial_closed_S(IN_DIRECTION, OF_SLIP);
    lemma S_free_here: ALL_DIRECTIONS, real N; s_free(b, S_p) && N >= 0 ==> spatial_closed_S(IN_DIRECTION, OF_SLIP);
    lemma S_free_plant: ALL_DIRECTIONS; s_free(b, S_p) ==> spatial_closed_S(IN_DIRECTION, -(mu * d1), -(mu * d2), 1.0);
    lemma S_some_pushed: ALL_DIRECTIONS; s_pushed(b, S_p) ==> spatial_some_S(IN_DIRECTION);
    lemma S_some_free: ALL_DIRECTIONS; s_free(b, S_p) ==> spatial_some_S(IN_DIRECTION);
    lemma S_some_back: ALL_DIRECTIONS; spatial_some_S(IN_DIRECTION) ==> slip_some(b, S_p);
    lemma S_some: ALL_DIRECTIONS; spatial_some_S(IN_DIRECTION) <==> slip_some(b, S_p); */

/* One force meets the mode strictly; all forces do. */
/*@ lemma S_alone: ALL_DIRECTIONS, real N; S_p != 0 && s_lifts(b, S_p, N) ==> spatial_only_S(IN_DIRECTION, N);
    lemma S_strict_open: ALL_DIRECTIONS; \let N = -b / S_p; slip_strict(b, S_p) ==> spatial_open_S(IN_DIRECTION, OF_SLIP);
    lemma S_strict_alone: ALL_DIRECTIONS; slip_strict(b, S_p) ==> spatial_only_S(IN_DIRECTION, -b / S_p);
    lemma S_strict_plant: ALL_DIRECTIONS; slip_strict(b, S_p) ==> spatial_S_consistent(IN_DIRECTION);
    lemma S_only_here: ALL_DIRECTIONS, real X1, X2, M, N; spatial_closed_S(IN_DIRECTION, X1, X2, M) && spatial_only_S(IN_DIRECTION, N) ==> M == N;
    lemma S_free_plant_2: ALL_DIRECTIONS; s_free(b, S_p) ==> spatial_closed_S(IN_DIRECTION, -(mu * 2 * d1), -(mu * 2 * d2), 2.0);
    lemma S_free_one: ALL_DIRECTIONS, real N; s_free(b, S_p) && spatial_only_S(IN_DIRECTION, N) ==> N == 1;
    lemma S_free_two: ALL_DIRECTIONS, real N; s_free(b, S_p) && spatial_only_S(IN_DIRECTION, N) ==> N == 2;
    lemma S_not_alone: ALL_DIRECTIONS, real N; spatial_only_S(IN_DIRECTION, N) ==> !s_free(b, S_p);
    lemma S_strict_sign: ALL_DIRECTIONS, FORCE_PARAMETERS; spatial_open_S(IN_DIRECTION, FORCE) && !s_free(b, S_p) ==> slip_strict(b, S_p);
    lemma S_strict_only: ALL_DIRECTIONS, FORCE_PARAMETERS; spatial_open_S(IN_DIRECTION, FORCE) && spatial_only_S(IN_DIRECTION, N) ==> slip_strict(b, S_p);
    lemma S_strict: ALL_DIRECTIONS; spatial_S_consistent(IN_DIRECTION) <==> slip_strict(b, S_p);
    lemma S_many: ALL_DIRECTIONS; s_free(b, S_p) ==> spatial_S_continuum(IN_DIRECTION);
    lemma S_two: ALL_DIRECTIONS; spatial_closed_S(IN_DIRECTION, -(mu * d1), -(mu * d2), 1.0) &&
        spatial_closed_S(IN_DIRECTION, -(mu * 2 * d1), -(mu * 2 * d2), 2.0) ==> s_free(b, S_p);
    lemma opposes_one: \forall real mu, d1, d2; spatial_opposes(mu, d1, d2, -(mu * d1), -(mu * d2), 1.0);
    lemma opposes_two: \forall real mu, d1, d2; spatial_opposes(mu, d1, d2, -(mu * 2 * d1), -(mu * 2 * d2), 2.0);
    lemma S_many_here: ALL_DIRECTIONS, FORCE_PARAMETERS; spatial_S_continuum(IN_DIRECTION) && N >= 0 && spatial_opposes(mu, d1, d2, FORCE) ==>
        spatial_closed_S(IN_DIRECTION, FORCE);
    lemma S_many_one: ALL_DIRECTIONS; spatial_S_continuum(IN_DIRECTION) ==> spatial_closed_S(IN_DIRECTION, -(mu * d1), -(mu * d2), 1.0);
    lemma S_many_two: ALL_DIRECTIONS; spatial_S_continuum(IN_DIRECTION) ==> spatial_closed_S(IN_DIRECTION, -(mu * 2 * d1), -(mu * 2 * d2), 2.0);
    lemma S_many_iff: ALL_DIRECTIONS; spatial_S_continuum(IN_DIRECTION) <==> s_free(b, S_p);
    lemma row_S_consistent: \forall real b, p, h; row_S(b, p, h) == CONSISTENT <==> slip_strict(b, p);
    lemma row_S_boundary: \forall real b, p, h; row_S(b, p, h) == BOUNDARY <==> slip_some(b, p) && !slip_strict(b, p);
    lemma row_S_inconsistent: \forall real b, p, h; row_S(b, p, h) == INCONSISTENT <==> !slip_some(b, p);
    lemma S_consistent: ALL_DIRECTIONS; spatial_S_consistent(IN_DIRECTION) <==> row_S(b, S_p, S_h) == CONSISTENT;
    lemma S_boundary: ALL_DIRECTIONS; spatial_S_boundary(IN_DIRECTION) <==> row_S(b, S_p, S_h) == BOUNDARY;
    lemma S_inconsistent: ALL_DIRECTIONS; spatial_S_inconsistent(IN_DIRECTION) <==> row_S(b, S_p, S_h) == INCONSISTENT; */

/* Impact without collision, and the crossing of p = 0. */
/*@ lemma answer_is: \forall SPATIAL_SLIP_PARAMETERS; spatial_v_answer(SPATIAL_SLIP) == S_p;
    lemma answers_along: \forall SPATIAL_SLIP_PARAMETERS; d1 * spatial_u1_answer(SPATIAL_SLIP) + d2 * spatial_u2_answer(SPATIAL_SLIP) == -S_k;
    lemma answers_across: \forall SPATIAL_SLIP_PARAMETERS; d1 * spatial_u2_answer(SPATIAL_SLIP) - d2 * spatial_u1_answer(SPATIAL_SLIP) == S_g;
    lemma across: \forall SPATIAL_SLIP_PARAMETERS, real w1, w2; UNIT ==>
        B1 * spatial_across1(d1, d2, w1, w2) + B2 * spatial_across2(d1, d2, w1, w2) == s_eB(SPATIAL_SLIP) * (d1 * w2 - d2 * w1);
    lemma rate_is_across: \forall SPATIAL_SLIP_PARAMETERS; UNIT ==> spatial_v_answer_rate(SPATIAL_SLIP) == -(mu * (s_eB(SPATIAL_SLIP) * S_g));
    lemma rate_is: \forall SPATIAL_SLIP_PARAMETERS; UNIT ==> spatial_v_answer_rate(SPATIAL_SLIP) == mu * (S_h - S_p * s_eAe(SPATIAL_SLIP)); */

/* What can follow: an impact without collision if p < 0, or if b < 0, p = 0 and it begins; slip through p = 0 with an unbounded force if b < 0,
 * p = 0 and it does not begin. */
/*@ predicate s_follows_iwc(real b, real p, real h) = \let w = row_follows(b, p, h); w == FOLLOWS_IWC || w == FOLLOWS_F_IWC;
    predicate s_follows_F(real b, real p, real h) = \let w = row_follows(b, p, h); w == FOLLOWS_F || w == FOLLOWS_F_IWC;
    predicate s_follows_S(real b, real p, real h) = row_follows(b, p, h) == FOLLOWS_S;
    predicate s_follows_singular(real b, real p, real h) = row_follows(b, p, h) == FOLLOWS_S_SINGULAR;
    predicate s_follows_undecided(real b, real p, real h) = row_follows(b, p, h) == FOLLOWS_UNDECIDED;
    predicate s_turns(real mu, real p, real h, real eAe, real rate) = rate == mu * (h - p * eAe);
    lemma mu_of_edge: \forall SPATIAL_SLIP_PARAMETERS; C > 0 && mu >= 0 && S_p == 0 ==> mu > 0;
    lemma rate_turns: \forall SPATIAL_SLIP_PARAMETERS; UNIT ==> s_turns(mu, S_p, S_h, s_eAe(SPATIAL_SLIP), spatial_v_answer_rate(SPATIAL_SLIP));
    lemma rate_sign: \forall real mu, h, eAe, rate; mu > 0 && s_turns(mu, 0.0, h, eAe, rate) ==> (rate < 0 <==> h < 0) && (rate > 0 <==> h > 0);
    lemma rate_of_edge: \forall SPATIAL_SLIP_PARAMETERS; UNIT && mu > 0 && S_p == 0 ==>
        (spatial_v_answer_rate(SPATIAL_SLIP) < 0 <==> S_h < 0) && (spatial_v_answer_rate(SPATIAL_SLIP) > 0 <==> S_h > 0);
    lemma iwc_possible: \forall SPATIAL_SLIP_PARAMETERS; UNIT && C > 0 && mu >= 0 ==>
        (spatial_iwc_possible(SPATIAL_SLIP) <==> S_p < 0 || (S_p == 0 && S_h < 0));
    lemma iwc_no: \forall SPATIAL_SLIP_PARAMETERS; UNIT && C > 0 && mu >= 0 ==> (spatial_iwc_no(SPATIAL_SLIP) <==> S_p > 0 || (S_p == 0 && S_h > 0));
    lemma iwc_degenerate: \forall SPATIAL_SLIP_PARAMETERS; UNIT && C > 0 && mu >= 0 ==> (spatial_iwc_degenerate(SPATIAL_SLIP) <==> S_p == 0 && S_h == 0);
    lemma straight_is: \forall SPATIAL_SLIP_PARAMETERS; spatial_straight(SPATIAL_SLIP) <==> S_g == 0;
    lemma row_iwc: \forall real b, p, h; s_follows_iwc(b, p, h) <==> p < 0 || (b < 0 && p == 0 && h < 0);
    lemma row_flight: \forall real b, p, h; s_follows_F(b, p, h) <==> b > 0;
    lemma row_slip: \forall real b, p, h; s_follows_S(b, p, h) <==> b < 0 && p > 0;
    lemma row_singular: \forall real b, p, h; s_follows_singular(b, p, h) <==> b < 0 && p == 0 && h > 0;
    lemma row_undecided: \forall real b, p, h; s_follows_undecided(b, p, h) <==> b < 0 && p == 0 && h == 0;
    lemma F_follows: ALL_DIRECTIONS; s_follows_F(b, S_p, S_h) <==> spatial_F_consistent(SPATIAL);
    lemma S_follows: ALL_DIRECTIONS; s_follows_S(b, S_p, S_h) <==> spatial_S_consistent(IN_DIRECTION) && spatial_v_answer(SPATIAL_SLIP) > 0;
    lemma iwc_follows: ALL_DIRECTIONS; UNIT && C > 0 && mu >= 0 && b < 0 ==> (s_follows_iwc(b, S_p, S_h) <==> spatial_iwc_possible(SPATIAL_SLIP));
    lemma iwc_follows_at_once: ALL_DIRECTIONS; b >= 0 ==> (s_follows_iwc(b, S_p, S_h) <==> spatial_v_answer(SPATIAL_SLIP) < 0); */

/* The words of a crossing, for b < 0 and p = 0: enter, repel, degenerate as p tends to 0, moves away from it, or neither.  By Newton's and Coulomb's
 * laws p p' r = -mu (B.e) R if p is not 0; for p = 0, the same polynomial is mu h (-b). */
#define TO_EDGE to_edge(mu, s_eB(SPATIAL_SLIP), S_p, S_ea, b, S_g)
/*@ logic real turn_of(SPATIAL_PARAMETERS, real d1, real d2, real N) =
        d1 * spatial_u2_dot(SPATIAL, OF_SLIP) - d2 * spatial_u1_dot(SPATIAL, OF_SLIP);
    logic real to_edge(real mu, real eB, real p, real ea, real b, real g) = -(mu * (eB * (p * ea - b * g)));
    logic real affine(real x, real y, real N) = x + y * N;
    predicate turned(real mu, real p, real eB, real b, real N, real turn, real approach) = p * N == -b && approach == p * -(mu * (eB * turn));
    predicate turns_at(SPATIAL_SLIP_PARAMETERS, real w1, real w2, real approach) = approach == S_p *
        spatial_v_answer_turns(SPATIAL_SLIP, spatial_across1(d1, d2, w1, w2), spatial_across2(d1, d2, w1, w2));
    lemma turn_of_slip: ALL_DIRECTIONS, real N; turn_of(IN_DIRECTION, N) == affine(S_ea, S_g, N);
    lemma turns_is: \forall SPATIAL_SLIP_PARAMETERS, real w1, w2; UNIT ==> spatial_v_answer_turns(SPATIAL_SLIP, spatial_across1(d1, d2, w1, w2),
        spatial_across2(d1, d2, w1, w2)) == -(mu * (s_eB(SPATIAL_SLIP) * (d1 * w2 - d2 * w1)));
    lemma approach_lifts: ALL_DIRECTIONS, real N, approach; spatial_approach(IN_DIRECTION, N, approach) ==> s_lifts(b, S_p, N);
    lemma approach_turns_at: ALL_DIRECTIONS, real N, approach; spatial_approach(IN_DIRECTION, N, approach) ==>
        turns_at(SPATIAL_SLIP, spatial_u1_dot(SPATIAL, OF_SLIP), spatial_u2_dot(SPATIAL, OF_SLIP), approach);
    lemma turns_at_is: ALL_DIRECTIONS, real N, w1, w2, approach; UNIT && s_lifts(b, S_p, N) && turns_at(SPATIAL_SLIP, w1, w2, approach) ==>
        turned(mu, S_p, s_eB(SPATIAL_SLIP), b, N, d1 * w2 - d2 * w1, approach);
    lemma approach_turned: ALL_DIRECTIONS, real N, approach; UNIT && spatial_approach(IN_DIRECTION, N, approach) ==>
        turned(mu, S_p, s_eB(SPATIAL_SLIP), b, N, turn_of(IN_DIRECTION, N), approach);
    lemma approach_across: ALL_DIRECTIONS, real N, approach; UNIT && spatial_approach(IN_DIRECTION, N, approach) ==>
        turned(mu, S_p, s_eB(SPATIAL_SLIP), b, N, affine(S_ea, S_g, N), approach);
    lemma turned_is: \forall real mu, p, eB, ea, b, g, N, approach; turned(mu, p, eB, b, N, affine(ea, g, N), approach) ==>
        approach == to_edge(mu, eB, p, ea, b, g);
    lemma approach_is: ALL_DIRECTIONS, real N, approach; UNIT && spatial_approach(IN_DIRECTION, N, approach) ==> approach == TO_EDGE;
    lemma approach_R: ALL_DIRECTIONS; TO_EDGE == -(mu * (s_eB(SPATIAL_SLIP) * S_R));
    lemma approach_at_edge: ALL_DIRECTIONS; S_p == 0 ==> TO_EDGE == -(mu * (S_h * b));
    lemma crossing_enters: ALL_DIRECTIONS; b < 0 && mu > 0 && S_p == 0 ==> (TO_EDGE < 0 <==> S_h < 0);
    lemma crossing_repels: ALL_DIRECTIONS; b < 0 && mu > 0 && S_p == 0 ==> (TO_EDGE > 0 <==> S_h > 0); */
