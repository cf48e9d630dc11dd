/* SPDX-License-Identifier: BSD-2-Clause */
/* The systems of the rule MODE (src/check/kernel/mode_private.h) over the real numbers, and what a step of elimination does to them. */
#ifndef PROOFS_CHECK_SYSTEMS_H
#define PROOFS_CHECK_SYSTEMS_H

#include "scaled.h"

#include "check/kernel/mode_private.h"

/*@ // The point x satisfies the equations.
    predicate on_equations(struct system s, \list<real> x) = \forall integer i; 0 <= i < s.unknowns ==> form_value(s.equation[i], x) == 0;
    // No point does.
    predicate never_met(struct system s) = \forall \list<real> x; is_point(x, s.unknowns) ==> !on_equations(s, x);
    // The point satisfies the first n inequalities; all of them strictly.
    predicate rows_closed(struct system s, \list<real> x, integer n) = \forall integer k; 0 <= k < n ==>
      edge_holds(s.strict[k], form_value(s.inequality[k], x));
    predicate rows_inside(struct system s, \list<real> x, integer n) = \forall integer k; 0 <= k < n ==> form_value(s.inequality[k], x) > 0;
    predicate same_row(struct linear f, struct linear g) = f.constant == g.constant &&
      \forall integer j; 0 <= j < FORM_MAX_UNKNOWNS ==> f.of[j] == g.of[j];
    // The two systems have the same equations, and everything but inequalities and pivots; and so on.
    predicate same_equations(struct system s, struct system t) = s.unknowns == t.unknowns && s.inequalities == t.inequalities &&
      s.pivot == t.pivot && s.index == t.index && s.strict == t.strict && s.equation == t.equation;
    predicate same_inequalities(struct system s, struct system t) = s.unknowns == t.unknowns && s.inequalities == t.inequalities &&
      s.pivot == t.pivot && s.index == t.index && s.strict == t.strict && s.inequality == t.inequality;
    // Equation i is the pivot of no unknown after k.
    predicate is_free(struct system s, integer k, integer i) = \forall integer l; k < l < s.unknowns ==> s.pivot[l] != i;
    // Unknown k is in none of the first n equations that are the pivot of no unknown after it.
    predicate free_without(struct system s, integer k, integer n) = \forall integer i; 0 <= i < n && is_free(s, k, i) ==>
      coefficient_of(s.equation[i], k) == 0; */

/*@ // What becomes of a number y of a row with the coefficient a, where the pivot has the number x, and the coefficient p.
    logic real positive(real p) = p > 0 ? p : check_difference(0.0, p);
    logic real turned_with(real p, real a) = p > 0 ? a : check_difference(0.0, a);
    logic real cleared(real p, real a, real x, real y) = scaled(positive(p), y, turned_with(p, a), x);
    // The row f is g after unknown k has been eliminated with a pivot.
    predicate is_cleared(struct linear f, struct linear g, struct linear pivot, integer k) =
      scalar_value(f.constant) == cleared(coefficient_of(pivot, k), coefficient_of(g, k), scalar_value(pivot.constant), scalar_value(g.constant)) &&
      \forall integer j; 0 <= j < FORM_MAX_UNKNOWNS ==>
        coefficient_of(f, j) == cleared(coefficient_of(pivot, k), coefficient_of(g, k), coefficient_of(pivot, j), coefficient_of(g, j));
    predicate inequalities_cleared(struct system s, struct system t, struct linear pivot, integer k, integer n) =
      \forall integer i; 0 <= i < n ==> is_cleared(s.inequality[i], t.inequality[i], pivot, k);
    predicate equations_cleared(struct system s, struct system t, integer pivot, integer k, integer n) =
      \forall integer i; 0 <= i < n && i != pivot ==> is_cleared(s.equation[i], t.equation[i], t.equation[pivot], k); */

/*@ lemma constant_contradicts: \forall struct system s, integer i; 0 <= i < s.unknowns && is_constant(s.equation[i], s.unknowns) &&
      scalar_value(s.equation[i].constant) != 0 ==> never_met(s);
    lemma same_entry: \forall struct linear f, g, integer j; same_row(f, g) && 0 <= j < FORM_MAX_UNKNOWNS ==> coefficient_of(f, j) == coefficient_of(g, j);
    lemma same_value: \forall struct linear f, g, \list<real> x; same_row(f, g) ==> form_value(f, x) == form_value(g, x);
    STEP(size: \forall real p; p != 0 ==> positive(p) > 0)
    STEP(away: \forall real p, a; cleared(p, a, p, a) == 0)
    lemma cleared_away: \forall struct linear f, g, p, integer k; is_cleared(f, g, p, k) && 0 <= k < FORM_MAX_UNKNOWNS ==> coefficient_of(f, k) == 0;
    lemma cleared_zero: \forall struct linear f, g, p, integer k, j; is_cleared(f, g, p, k) && 0 <= j < FORM_MAX_UNKNOWNS &&
      coefficient_of(p, j) == 0 && coefficient_of(g, j) == 0 ==> coefficient_of(f, j) == 0;
    lemma cleared_nonzero: \forall struct linear f, g, p, integer k, j; is_cleared(f, g, p, k) && coefficient_of(p, k) != 0 &&
      0 <= j < FORM_MAX_UNKNOWNS && coefficient_of(p, j) == 0 && coefficient_of(g, j) != 0 ==> coefficient_of(f, j) != 0;
    STEP(cleared_value: \forall struct linear f, g, p, integer k, \list<real> x; is_cleared(f, g, p, k) ==>
      form_value(f, x) == cleared(coefficient_of(p, k), coefficient_of(g, k), form_value(p, x), form_value(g, x)))
    lemma cleared_sign: \forall struct linear f, g, p, integer k, \list<real> x; is_cleared(f, g, p, k) && coefficient_of(p, k) != 0 &&
      form_value(p, x) == 0 ==> same_sign(form_value(f, x), form_value(g, x)); */

/*@ // The system s is t where unknown k has the pivot p.
    predicate is_marked(struct system s, struct system t, integer k, integer p) = s.unknowns == t.unknowns && s.inequalities == t.inequalities &&
      s.index == t.index && s.strict == t.strict && s.equation == t.equation && s.inequality == t.inequality && s.pivot[k] == p &&
      \forall integer l; 0 <= l < s.unknowns && l != k ==> s.pivot[l] == t.pivot[l];
    // The system s is t after elimination of unknown k with the equation `pivot`.
    predicate is_eliminated(struct system s, struct system t, integer k, integer pivot) = s.unknowns == t.unknowns &&
      s.inequalities == t.inequalities && s.index == t.index && s.strict == t.strict && s.pivot == t.pivot && s.pivot[k] == pivot && same_row(s.equation[pivot], t.equation[pivot]) &&
      equations_cleared(s, t, pivot, k, s.unknowns) && inequalities_cleared(s, t, t.equation[pivot], k, s.inequalities);
    // Unknown l is in none of the first n inequalities; in none of the first n equations but one.
    predicate inequalities_without(struct system s, integer l, integer n) = \forall integer i; 0 <= i < n ==> coefficient_of(s.inequality[i], l) == 0;
    predicate equations_without(struct system s, integer l, integer pivot, integer n) = \forall integer i; 0 <= i < n && i != pivot ==>
      coefficient_of(s.equation[i], l) == 0;
    // What elimination has achieved for unknown l: in its pivot it has a coefficient other than 0, in all other rows it has the coefficient 0; if
    // it has no pivot, in all equations that are the pivot of no unknown after it. No other unknown has its pivot.
    predicate pivot_apart(struct system s, integer l) = \forall integer m; l < m < s.unknowns ==> s.pivot[l] != s.pivot[m];
    predicate has_pivot(struct system s, integer l) = s.pivot[l] < s.unknowns;
    predicate pivot_done(struct system s, integer l) = coefficient_of(s.equation[s.pivot[l]], l) != 0 && pivot_apart(s, l) &&
      equations_without(s, l, s.pivot[l], s.unknowns) && inequalities_without(s, l, s.inequalities);
    predicate unknown_done(struct system s, integer l) = 0 <= s.pivot[l] <= s.unknowns &&
      (has_pivot(s, l) ==> pivot_done(s, l)) && (!has_pivot(s, l) ==> free_without(s, l, s.unknowns));
    predicate is_solved(struct system s, integer k) = \forall integer l; k <= l < s.unknowns ==> unknown_done(s, l);
    // The two systems have the same solutions of the equations, at which inequalities have the same signs.
    predicate same_signs(struct system s, struct system t, \list<real> x) = \forall integer i; 0 <= i < s.inequalities ==>
      same_sign(form_value(s.inequality[i], x), form_value(t.inequality[i], x));
    predicate alike_at(struct system s, struct system t, \list<real> x) = (on_equations(s, x) <==> on_equations(t, x)) && (on_equations(s, x) ==> same_signs(s, t, x));
    predicate are_alike(struct system s, struct system t) = s.unknowns == t.unknowns && s.inequalities == t.inequalities &&
      s.index == t.index && s.strict == t.strict && \forall \list<real> x; alike_at(s, t, x); */

#define ELIMINATED struct system s, struct system t, integer k, integer p
#define SIZES(s) (0 <= s.unknowns <= FORM_MAX_UNKNOWNS && 0 <= s.inequalities <= MODE_MAX_INEQUALITIES)
#define CLEARED(s, u, t, k, p) (SIZES(s) && same_equations(u, t) && same_inequalities(s, u) && 0 <= k < FORM_MAX_UNKNOWNS && 0 <= p < s.unknowns)
#define STEPPED(s, t, k, p) (is_eliminated(s, t, k, p) && coefficient_of(t.equation[p], k) != 0 && is_free(t, k, p) && \
  0 <= k < s.unknowns <= FORM_MAX_UNKNOWNS && 0 <= p < s.unknowns)

#endif
