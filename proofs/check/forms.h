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
    logic real coefficient_of{L}(struct linear *f, integer k) = rational_value(f->of[k]);
    // The value of a form at a point.
    logic real form_value{L}(struct linear *f, \list<real> x) = form_sum(coefficient_of(f, 0), coefficient_of(f, 1), coefficient_of(f, 2),
      coefficient_of(f, 3), rational_value(f->constant), x);
    // The point x has the coordinates of p; it is 0 from the n-th coordinate on.
    predicate has_point{L}(rational *p, \list<real> x) = \forall integer k; 0 <= k < FORM_MAX_UNKNOWNS ==> coordinate(x, k) == rational_value(p[k]);
    predicate edge_holds(integer strict, real v) = v >= 0 && (strict != 0 ==> v > 0);
    predicate same_sign(real x, real y) = (x > 0 <==> y > 0) && (x < 0 <==> y < 0);
    predicate is_point(\list<real> x, integer n) = \forall integer k; n <= k < FORM_MAX_UNKNOWNS ==> coordinate(x, k) == 0; */

/*@ // A row in which no unknown, or only unknown k, has a coefficient that is not 0.
    predicate is_constant{L}(struct linear *f, integer n) = \forall integer j; 0 <= j < n ==> coefficient_of(f, j) == 0;
    predicate has_only{L}(struct linear *f, integer n, integer k) = \forall integer j; 0 <= j < n && j != k ==> coefficient_of(f, j) == 0;
    logic real line_value(real a, real b, real t) = check_sum(a, check_product(b, t)); */
/*@ STEP(vanishes: \forall real s, a, x; a == 0 || x == 0 ==> plus_term(s, a, x) == s)
    STEP(vanishes_at{L}: \forall struct linear *f, \list<real> x, integer n, j, real s; is_constant(f, n) && is_point(x, n) && 0 <= j < FORM_MAX_UNKNOWNS ==>
      plus_term(s, coefficient_of(f, j), coordinate(x, j)) == s)
    STEP(vanishes_beside{L}: \forall struct linear *f, \list<real> x, integer n, k, j, real s; has_only(f, n, k) && is_point(x, n) &&
      0 <= j < FORM_MAX_UNKNOWNS && j != k ==> plus_term(s, coefficient_of(f, j), coordinate(x, j)) == s)
    lemma constant_row{L}: \forall struct linear *f, \list<real> x, integer n; is_constant(f, n) && is_point(x, n) ==>
      form_value(f, x) == rational_value(f->constant);
    STEP(line_first{L}: \forall struct linear *f, \list<real> x, integer n; has_only(f, n, 0) && is_point(x, n) ==>
      form_value(f, x) == line_value(rational_value(f->constant), coefficient_of(f, 0), coordinate(x, 0)))
    STEP(line_second{L}: \forall struct linear *f, \list<real> x, integer n; has_only(f, n, 1) && is_point(x, n) ==>
      form_value(f, x) == line_value(rational_value(f->constant), coefficient_of(f, 1), coordinate(x, 1)))
    STEP(line_third{L}: \forall struct linear *f, \list<real> x, integer n; has_only(f, n, 2) && is_point(x, n) ==>
      form_value(f, x) == line_value(rational_value(f->constant), coefficient_of(f, 2), coordinate(x, 2)))
    STEP(line_fourth{L}: \forall struct linear *f, \list<real> x, integer n; has_only(f, n, 3) && is_point(x, n) ==>
      form_value(f, x) == line_value(rational_value(f->constant), coefficient_of(f, 3), coordinate(x, 3)))
    lemma line_row{L}: \forall struct linear *f, \list<real> x, integer n, k; has_only(f, n, k) && is_point(x, n) && 0 <= k < FORM_MAX_UNKNOWNS ==>
      form_value(f, x) == line_value(rational_value(f->constant), coefficient_of(f, k), coordinate(x, k));
    lemma only_root: \forall real a, b, t, u; b != 0 && line_value(a, b, t) == 0 && line_value(a, b, u) == 0 ==> t == u; */

#endif
