/* SPDX-License-Identifier: BSD-2-Clause */
/* What the rule MODE shows of a system (src/check/kernel/mode_private.h): about all real points, which are lists. */
#ifndef PROOFS_CHECK_SYSTEM_STATUS_H
#define PROOFS_CHECK_SYSTEM_STATUS_H

#include "systems.h"

/*@ // The point p of the checker satisfies the first n equations; the first n inequalities; all of them strictly.
    predicate meets_for(struct system s, struct point p, integer n) = \forall integer i; 0 <= i < n ==> value_at(s.equation[i], p) == 0;
    predicate closed_for(struct system s, struct point p, integer n) = \forall integer k; 0 <= k < n ==>
      edge_holds(s.strict[k], value_at(s.inequality[k], p));
    predicate inside_for(struct system s, struct point p, integer n) = \forall integer k; 0 <= k < n ==> value_at(s.inequality[k], p) > 0;
    // Every unknown has a pivot; every unknown but a.
    predicate all_pivots(struct system s) = \forall integer l; 0 <= l < s.unknowns ==> has_pivot(s, l);
    predicate pivots_but(struct system s, integer a) = \forall integer l; 0 <= l < s.unknowns && l != a ==> has_pivot(s, l); */

/*@ // A point that satisfies everything, the inequalities strictly; that satisfies everything.
    predicate satisfies_strictly(struct system s, struct point p) = is_padded(p, s.unknowns) && \forall \list<real> x; has_point(p, x) ==>
      on_equations(s, x) && rows_inside(s, x, s.inequalities);
    predicate satisfies(struct system s, struct point p) = is_padded(p, s.unknowns) && \forall \list<real> x; has_point(p, x) ==>
      on_equations(s, x) && rows_closed(s, x, s.inequalities);
    // No point satisfies the equations and the inequalities; the equations and the inequalities strictly.
    predicate never_closed(struct system s) = \forall \list<real> x; is_point(x, s.unknowns) && on_equations(s, x) ==> !rows_closed(s, x, s.inequalities);
    predicate never_inside(struct system s) = \forall \list<real> x; is_point(x, s.unknowns) && on_equations(s, x) ==> !rows_inside(s, x, s.inequalities);
    // The point p is the only one on the equations.
    predicate is_only(struct system s, struct point p) = \forall \list<real> x; is_point(x, s.unknowns) && on_equations(s, x) ==> has_point(p, x);
    // The meaning of a status.
    predicate status_means(struct system s, struct point p, integer status) = (status == MODE_CONSISTENT ==> satisfies_strictly(s, p)) &&
      (status == MODE_BOUNDARY ==> satisfies(s, p) && never_inside(s)) && (status == MODE_INCONSISTENT ==> never_closed(s));
    // The meaning of the number of points on the equations.
    predicate candidates_mean(struct system s, struct point p, integer candidates) =
      (candidates == MODE_ONE ==> is_only(s, p)) && (candidates == MODE_NONE ==> never_met(s)); */

/*@ STEP(meets_point: \forall struct system s, struct point p, \list<real> x; has_point(p, x) && meets_for(s, p, s.unknowns) ==> on_equations(s, x))
    STEP(closed_point: \forall struct system s, struct point p, \list<real> x, integer n; has_point(p, x) ==> (closed_for(s, p, n) <==> rows_closed(s, x, n)))
    STEP(inside_point: \forall struct system s, struct point p, \list<real> x, integer n; has_point(p, x) ==> (inside_for(s, p, n) <==> rows_inside(s, x, n)))
    lemma inside_shown: \forall struct system s, struct point p; is_padded(p, s.unknowns) && meets_for(s, p, s.unknowns) && inside_for(s, p, s.inequalities) ==> satisfies_strictly(s, p);
    lemma closed_shown: \forall struct system s, struct point p; is_padded(p, s.unknowns) && meets_for(s, p, s.unknowns) && closed_for(s, p, s.inequalities) ==> satisfies(s, p);
    lemma never_closed_of: \forall struct system s; never_met(s) ==> never_closed(s); */

/*@ // What holds for a system holds for one that is alike.
    STEP(alike_of: \forall struct system s, t, \list<real> x; are_alike(s, t) && on_equations(t, x) ==> on_equations(s, x) && same_signs(s, t, x))
    STEP(alike_to: \forall struct system s, t, \list<real> x; are_alike(s, t) && on_equations(s, x) ==> on_equations(t, x) && same_signs(s, t, x))
    STEP(strict_same: \forall struct system s, t, integer k; are_alike(s, t) && SIZES(s) && 0 <= k < s.inequalities ==> s.strict[k] == t.strict[k])
    STEP(inside_same: \forall struct system s, t, \list<real> x; are_alike(s, t) && SIZES(s) && same_signs(s, t, x) ==>
      (rows_inside(s, x, s.inequalities) <==> rows_inside(t, x, t.inequalities)))
    STEP(closed_same_at: \forall struct system s, t, \list<real> x, integer k; are_alike(s, t) && SIZES(s) && same_signs(s, t, x) && 0 <= k < s.inequalities ==>
      (edge_holds(s.strict[k], form_value(s.inequality[k], x)) <==> edge_holds(t.strict[k], form_value(t.inequality[k], x))))
    STEP(closed_same: \forall struct system s, t, \list<real> x; are_alike(s, t) && SIZES(s) && same_signs(s, t, x) ==>
      (rows_closed(s, x, s.inequalities) <==> rows_closed(t, x, t.inequalities)))
    STEP(inside_passed: \forall struct system s, t, struct point p; are_alike(s, t) && SIZES(s) && satisfies_strictly(s, p) ==> satisfies_strictly(t, p))
    STEP(closed_passed: \forall struct system s, t, struct point p; are_alike(s, t) && SIZES(s) && satisfies(s, p) ==> satisfies(t, p))
    STEP(never_closed_passed: \forall struct system s, t; are_alike(s, t) && SIZES(s) && never_closed(s) ==> never_closed(t))
    STEP(never_inside_passed: \forall struct system s, t; are_alike(s, t) && SIZES(s) && never_inside(s) ==> never_inside(t))
    lemma status_passed: \forall struct system s, t, struct point p, integer status; are_alike(s, t) && SIZES(s) && status_means(s, p, status) ==>
      status_means(t, p, status);
    lemma candidates_passed: \forall struct system s, t, struct point p, integer n; are_alike(s, t) && SIZES(s) && candidates_mean(s, p, n) ==>
      candidates_mean(t, p, n); */

/*@ // Every unknown has a pivot: one point at most.
    STEP(done_at: \forall struct system s, integer l; is_solved(s, 0) && 0 <= l < s.unknowns && has_pivot(s, l) ==>
      0 <= s.pivot[l] < s.unknowns && pivot_done(s, l))
    STEP(pivots_differ: \forall struct system s, integer l, m; is_solved(s, 0) && all_pivots(s) && 0 <= l < s.unknowns && 0 <= m < s.unknowns && l != m ==>
      s.pivot[l] != s.pivot[m])
    STEP(zero_elsewhere: \forall struct system s, integer m, i; is_solved(s, 0) && 0 <= m < s.unknowns && has_pivot(s, m) && 0 <= i < s.unknowns &&
      i != s.pivot[m] ==> coefficient_of(s.equation[i], m) == 0)
    STEP(pivot_in_range: \forall struct system s, integer l; is_solved(s, 0) && all_pivots(s) && 0 <= l < s.unknowns ==> 0 <= s.pivot[l] < s.unknowns)
    STEP(pivot_zero: \forall struct system s, integer l, m; is_solved(s, 0) && all_pivots(s) && 0 <= l < s.unknowns && 0 <= m < s.unknowns && l != m ==>
      coefficient_of(s.equation[s.pivot[l]], m) == 0)
    STEP(pivot_has_only: \forall struct system s, integer l; is_solved(s, 0) && all_pivots(s) && 0 <= l < s.unknowns ==>
      has_only(s.equation[s.pivot[l]], s.unknowns, l))
    STEP(root_of_point: \forall struct system s, integer l, \list<real> x; is_solved(s, 0) && all_pivots(s) && SIZES(s) && 0 <= l < s.unknowns &&
      is_point(x, s.unknowns) && on_equations(s, x) ==>
      line_value(scalar_value(s.equation[s.pivot[l]].constant), coefficient_of(s.equation[s.pivot[l]], l), coordinate(x, l)) == 0)
    STEP(root_at_point: \forall struct system s, integer l, struct point p; is_solved(s, 0) && all_pivots(s) && SIZES(s) && 0 <= l < s.unknowns &&
      is_padded(p, s.unknowns) && meets_for(s, p, s.unknowns) ==>
      line_value(scalar_value(s.equation[s.pivot[l]].constant), coefficient_of(s.equation[s.pivot[l]], l), scalar_value(p.of[l])) == 0)
    STEP(same_root: \forall struct system s, integer l, \list<real> x, struct point p; is_solved(s, 0) && all_pivots(s) && SIZES(s) && 0 <= l < s.unknowns &&
      is_point(x, s.unknowns) && on_equations(s, x) && is_padded(p, s.unknowns) && meets_for(s, p, s.unknowns) ==> coordinate(x, l) == scalar_value(p.of[l]))
    lemma only_point: \forall struct system s, struct point p; is_solved(s, 0) && all_pivots(s) && SIZES(s) && is_padded(p, s.unknowns) &&
      meets_for(s, p, s.unknowns) ==> is_only(s, p);
    STEP(only_not_inside: \forall struct system s, struct point p; is_only(s, p) && !inside_for(s, p, s.inequalities) ==> never_inside(s))
    STEP(only_not_closed: \forall struct system s, struct point p; is_only(s, p) && !closed_for(s, p, s.inequalities) ==> never_closed(s))
    // What the only point shows.
    lemma only_status: \forall struct system s, struct point p, integer status; is_only(s, p) && is_padded(p, s.unknowns) && meets_for(s, p, s.unknowns) &&
      (status == MODE_CONSISTENT ==> inside_for(s, p, s.inequalities)) &&
      (status == MODE_BOUNDARY ==> closed_for(s, p, s.inequalities) && !inside_for(s, p, s.inequalities)) &&
      (status == MODE_INCONSISTENT ==> !closed_for(s, p, s.inequalities)) ==> status_means(s, p, status); */

#endif
