/* SPDX-License-Identifier: BSD-2-Clause */
/* Linear forms in real unknowns (src/check/kernel/form.h).  A point is a list of
 * FORM_MAX_UNKNOWNS reals. */
#ifndef PROOFS_CHECK_FORMS_H
#define PROOFS_CHECK_FORMS_H

#include "model.h"

#include "check/kernel/form.h"

/*@ logic real coordinate(\list<real> x, integer k) = \nth(x, k);
    logic real plus_term(real sum, real a, real x) = check_sum(sum, check_product(a, x));
    logic real form_sum(real a, real b, real c, real d, real e, \list<real> x) =
      plus_term(plus_term(plus_term(plus_term(e, a, coordinate(x, 0)), b, coordinate(x, 1)), c, coordinate(x, 2)), d, coordinate(x, 3));
    logic real coefficient_of(struct linear f, integer k) = scalar_value(f.of[k]);
    // The value of a form at a point.
    logic real form_value(struct linear f, \list<real> x) = form_sum(coefficient_of(f, 0), coefficient_of(f, 1), coefficient_of(f, 2),
      coefficient_of(f, 3), scalar_value(f.constant), x);
    // Its value at a point of the checker.
    logic real value_at(struct linear f, struct point p) = plus_term(plus_term(plus_term(plus_term(scalar_value(f.constant),
      coefficient_of(f, 0), scalar_value(p.of[0])), coefficient_of(f, 1), scalar_value(p.of[1])),
      coefficient_of(f, 2), scalar_value(p.of[2])), coefficient_of(f, 3), scalar_value(p.of[3]));
    // The point x has the coordinates of p.
    predicate has_point(struct point p, \list<real> x) = \forall integer k; 0 <= k < FORM_MAX_UNKNOWNS ==> coordinate(x, k) == scalar_value(p.of[k]);
    predicate edge_holds(integer strict, real v) = v >= 0 && (strict != 0 ==> v > 0);
    predicate same_sign(real x, real y) = (x > 0 <==> y > 0) && (x < 0 <==> y < 0);
    // The point x is 0 from the n-th coordinate on.
    predicate is_point(\list<real> x, integer n) = \forall integer k; n <= k < FORM_MAX_UNKNOWNS ==> coordinate(x, k) == 0;
    predicate is_padded(struct point p, integer n) = \forall integer k; n <= k < FORM_MAX_UNKNOWNS ==> scalar_value(p.of[k]) == 0;
    predicate same_point(\list<real> x, \list<real> y) = \forall integer k; 0 <= k < FORM_MAX_UNKNOWNS ==> coordinate(x, k) == coordinate(y, k); */

/*@ // A row in which no unknown, or only unknown k, has a coefficient that is not 0.
    predicate is_constant(struct linear f, integer n) = \forall integer j; 0 <= j < n ==> coefficient_of(f, j) == 0;
    predicate has_only(struct linear f, integer n, integer k) = \forall integer j; 0 <= j < n && j != k ==> coefficient_of(f, j) == 0;
    logic real line_value(real a, real b, real t) = check_sum(a, check_product(b, t)); */
/*@ STEP(vanishes: \forall real s, a, x; a == 0 || x == 0 ==> plus_term(s, a, x) == s)
    STEP(vanishes_at: \forall struct linear f, \list<real> x, integer n, j, real s; is_constant(f, n) && is_point(x, n) && 0 <= j < FORM_MAX_UNKNOWNS ==>
      plus_term(s, coefficient_of(f, j), coordinate(x, j)) == s)
    STEP(vanishes_beside: \forall struct linear f, \list<real> x, integer n, k, j, real s; has_only(f, n, k) && is_point(x, n) &&
      0 <= j < FORM_MAX_UNKNOWNS && j != k ==> plus_term(s, coefficient_of(f, j), coordinate(x, j)) == s)
    lemma constant_row: \forall struct linear f, \list<real> x, integer n; is_constant(f, n) && is_point(x, n) ==>
      form_value(f, x) == scalar_value(f.constant);
    STEP(line_first: \forall struct linear f, \list<real> x, integer n; has_only(f, n, 0) && is_point(x, n) ==>
      form_value(f, x) == line_value(scalar_value(f.constant), coefficient_of(f, 0), coordinate(x, 0)))
    STEP(line_second: \forall struct linear f, \list<real> x, integer n; has_only(f, n, 1) && is_point(x, n) ==>
      form_value(f, x) == line_value(scalar_value(f.constant), coefficient_of(f, 1), coordinate(x, 1)))
    STEP(line_third: \forall struct linear f, \list<real> x, integer n; has_only(f, n, 2) && is_point(x, n) ==>
      form_value(f, x) == line_value(scalar_value(f.constant), coefficient_of(f, 2), coordinate(x, 2)))
    STEP(line_fourth: \forall struct linear f, \list<real> x, integer n; has_only(f, n, 3) && is_point(x, n) ==>
      form_value(f, x) == line_value(scalar_value(f.constant), coefficient_of(f, 3), coordinate(x, 3)))
    lemma line_row: \forall struct linear f, \list<real> x, integer n, k; has_only(f, n, k) && is_point(x, n) && 0 <= k < FORM_MAX_UNKNOWNS ==>
      form_value(f, x) == line_value(scalar_value(f.constant), coefficient_of(f, k), coordinate(x, k));
    STEP(vanishes_there: \forall struct linear f, struct point p, integer n, k, j, real s; has_only(f, n, k) && is_padded(p, n) &&
      0 <= j < FORM_MAX_UNKNOWNS && j != k ==> plus_term(s, coefficient_of(f, j), scalar_value(p.of[j])) == s)
    STEP(at_first: \forall struct linear f, struct point p, integer n; has_only(f, n, 0) && is_padded(p, n) ==>
      value_at(f, p) == line_value(scalar_value(f.constant), coefficient_of(f, 0), scalar_value(p.of[0])))
    STEP(at_second: \forall struct linear f, struct point p, integer n; has_only(f, n, 1) && is_padded(p, n) ==>
      value_at(f, p) == line_value(scalar_value(f.constant), coefficient_of(f, 1), scalar_value(p.of[1])))
    STEP(at_third: \forall struct linear f, struct point p, integer n; has_only(f, n, 2) && is_padded(p, n) ==>
      value_at(f, p) == line_value(scalar_value(f.constant), coefficient_of(f, 2), scalar_value(p.of[2])))
    STEP(at_fourth: \forall struct linear f, struct point p, integer n; has_only(f, n, 3) && is_padded(p, n) ==>
      value_at(f, p) == line_value(scalar_value(f.constant), coefficient_of(f, 3), scalar_value(p.of[3])))
    lemma line_at: \forall struct linear f, struct point p, integer n, k; has_only(f, n, k) && is_padded(p, n) && 0 <= k < FORM_MAX_UNKNOWNS ==>
      value_at(f, p) == line_value(scalar_value(f.constant), coefficient_of(f, k), scalar_value(p.of[k]));
    lemma value_at_point: \forall struct linear f, struct point p, \list<real> x; has_point(p, x) ==> form_value(f, x) == value_at(f, p);
    lemma padded_point: \forall struct point p, \list<real> x, integer n; 0 <= n && has_point(p, x) && is_padded(p, n) ==> is_point(x, n);
    lemma value_at_same: \forall struct linear f, \list<real> x, y; same_point(x, y) ==> form_value(f, x) == form_value(f, y);
    // Such a point exists.
    STEP(first_of: \forall real a, b, c, d; coordinate([| a, b, c, d |], 0) == a)
    STEP(second_of: \forall real a, b, c, d; coordinate([| a, b, c, d |], 1) == b)
    STEP(third_of: \forall real a, b, c, d; coordinate([| a, b, c, d |], 2) == c)
    STEP(fourth_of: \forall real a, b, c, d; coordinate([| a, b, c, d |], 3) == d)
    lemma point_exists: \forall struct point p; has_point(p,
      [| scalar_value(p.of[0]), scalar_value(p.of[1]), scalar_value(p.of[2]), scalar_value(p.of[3]) |]);
    lemma only_root: \forall real a, b, t, u; b != 0 && line_value(a, b, t) == 0 && line_value(a, b, u) == 0 ==> t == u; */

#endif
