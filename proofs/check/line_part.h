/* SPDX-License-Identifier: BSD-2-Clause */
/* The rule MODE when the points on the equations form a line (src/check/kernel/mode_line.c): bounds of the unknown t without a pivot, and what
 * they show of all real points. */
#ifndef PROOFS_CHECK_LINE_PART_H
#define PROOFS_CHECK_LINE_PART_H

#include "system_status.h"

/*@ // t is above numerator / denominator, or equal to it when this is not strict; below it.
    predicate above_quotient(integer strict, real n, real d, real t) = strict != 0 ? n < check_product(t, d) : n <= check_product(t, d);
    predicate below_quotient(integer strict, real n, real d, real t) = strict != 0 ? check_product(t, d) < n : check_product(t, d) <= n;
    predicate above_bound(struct bound x, real t) = x.is == 0 || above_quotient(x.strict, scalar_value(x.numerator), scalar_value(x.denominator), t);
    predicate below_bound(struct bound x, real t) = x.is == 0 || below_quotient(x.strict, scalar_value(x.numerator), scalar_value(x.denominator), t);
    predicate part_contains(struct part x, real t) = x.empty == 0 && above_bound(x.low, t) && below_bound(x.high, t);
    // The denominators are positive.
    predicate bound_positive(struct bound x) = x.is == 0 || scalar_value(x.denominator) > 0;
    predicate part_positive(struct part x) = bound_positive(x.low) && bound_positive(x.high);
    // The sign of x - y, multiplied by the denominators.
    logic real bounds_apart(struct bound x, struct bound y) = check_difference(check_product(scalar_value(x.numerator), scalar_value(y.denominator)),
      check_product(scalar_value(y.numerator), scalar_value(x.denominator)));
    // The first n inequalities hold at t, when t is the unknown a and no other unknown is in them. An inequality without t that is an equality.
    predicate line_closed(struct system s, integer a, real t, integer n) = \forall integer k; 0 <= k < n ==>
      edge_holds(s.strict[k], line_value(scalar_value(s.inequality[k].constant), coefficient_of(s.inequality[k], a), t));
    predicate row_level(struct system s, integer a, integer k) = coefficient_of(s.inequality[k], a) == 0 && scalar_value(s.inequality[k].constant) == 0;
    predicate none_flat(struct system s, integer a, integer n) = \forall integer k; 0 <= k < n ==> !row_level(s, a, k); */

/*@ STEP(higher: \forall real a, b, c, d, t; b > 0 && d > 0 && check_product(a, d) < check_product(c, b) && c <= check_product(t, d) ==>
      a < check_product(t, b))
    STEP(level: \forall real a, b, c, d, t; b > 0 && d > 0 && check_product(a, d) == check_product(c, b) ==> (c <= check_product(t, d) <==>
      a <= check_product(t, b)))
    STEP(level_strictly: \forall real a, b, c, d, t; b > 0 && d > 0 && check_product(a, d) == check_product(c, b) ==> (c < check_product(t, d) <==>
      a < check_product(t, b)))
    STEP(lower: \forall real a, b, c, d, t; b > 0 && d > 0 && check_product(a, d) > check_product(c, b) && check_product(t, d) <= c ==>
      check_product(t, b) < a)
    STEP(difference_sign: \forall real x, y; (check_difference(x, y) > 0 <==> x > y) && (check_difference(x, y) < 0 <==> x < y) &&
      (check_difference(x, y) == 0 <==> x == y))
    lemma above_lower: \forall real a, b, c, d, t, integer r, s; b > 0 && d > 0 &&
      check_difference(check_product(a, d), check_product(c, b)) < 0 && above_quotient(s, c, d, t) ==> above_quotient(r, a, b, t);
    lemma above_level: \forall real a, b, c, d, t, integer r, s; b > 0 && d > 0 &&
      check_difference(check_product(a, d), check_product(c, b)) == 0 ==>
      (above_quotient(r, a, b, t) && above_quotient(s, c, d, t) <==> above_quotient(r != 0 || s != 0 ? 1 : 0, a, b, t));
    lemma below_higher: \forall real a, b, c, d, t, integer r, s; b > 0 && d > 0 &&
      check_difference(check_product(a, d), check_product(c, b)) > 0 && below_quotient(s, c, d, t) ==> below_quotient(r, a, b, t);
    lemma below_level: \forall real a, b, c, d, t, integer r, s; b > 0 && d > 0 &&
      check_difference(check_product(a, d), check_product(c, b)) == 0 ==>
      (below_quotient(r, a, b, t) && below_quotient(s, c, d, t) <==> below_quotient(r != 0 || s != 0 ? 1 : 0, a, b, t)); */

/*@ lemma line_above: \forall real a, b, t, integer s; edge_holds(s, line_value(a, b, t)) <==> above_quotient(s, check_difference(0.0, a), b, t);
    lemma line_below: \forall real a, b, t, integer s; edge_holds(s, line_value(a, b, t)) <==> below_quotient(s, a, check_difference(0.0, b), t);
    lemma line_flat: \forall real a, b, t, integer s; b == 0 ==> (edge_holds(s, line_value(a, b, t)) <==> a > 0 || (a == 0 && s == 0)); */
/*@ // The sign of the difference of the bounds of a part; 1 when there are not both.
    predicate width_found(struct part x, integer width) = (width < 0 ==> x.low.is != 0 && x.high.is != 0 && bounds_apart(x.high, x.low) < 0) &&
      (width == 0 ==> x.low.is != 0 && x.high.is != 0 && bounds_apart(x.high, x.low) == 0);
    predicate part_empty(struct part x) = \forall real t; !part_contains(x, t);
    predicate part_single(struct part x) = \forall real t, u; part_contains(x, t) && part_contains(x, u) ==> t == u; */

/*@ STEP(crossing: \forall real a, b, c, d, t; b > 0 && d > 0 && check_product(c, b) < check_product(a, d) && a <= check_product(t, b) ==>
      check_product(t, d) > c)
    STEP(meeting: \forall real a, b, c, d, t; b > 0 && d > 0 && check_product(c, b) == check_product(a, d) && check_product(t, d) <= c ==>
      check_product(t, b) <= a)
    STEP(meeting_strictly: \forall real a, b, c, d, t; b > 0 && d > 0 && check_product(c, b) == check_product(a, d) && check_product(t, d) < c ==>
      check_product(t, b) < a)
    STEP(same_quotient: \forall real a, b, t, u; b > 0 && check_product(t, b) == a && check_product(u, b) == a ==> t == u)
    STEP(bounds_crossed: \forall real a, b, c, d, t, integer r, s; b > 0 && d > 0 && check_difference(check_product(c, b), check_product(a, d)) < 0 ==>
      !(above_quotient(r, a, b, t) && below_quotient(s, c, d, t)))
    STEP(bounds_met: \forall real a, b, c, d, t, integer r, s; b > 0 && d > 0 && check_difference(check_product(c, b), check_product(a, d)) == 0 &&
      above_quotient(r, a, b, t) && below_quotient(s, c, d, t) ==> check_product(t, b) == a && r == 0 && s == 0)
    STEP(part_crossed: \forall struct part x, real t; part_positive(x) && x.low.is != 0 && x.high.is != 0 && bounds_apart(x.high, x.low) < 0 ==>
      !part_contains(x, t))
    STEP(part_met: \forall struct part x, real t; part_positive(x) && x.low.is != 0 && x.high.is != 0 && bounds_apart(x.high, x.low) == 0 &&
      part_contains(x, t) ==> check_product(t, scalar_value(x.low.denominator)) == scalar_value(x.low.numerator) && x.low.strict == 0 && x.high.strict == 0)
    lemma empty_part: \forall struct part x, integer width; part_positive(x) && width_found(x, width) &&
      (x.empty != 0 || width < 0 || (width == 0 && (x.low.strict != 0 || x.high.strict != 0))) ==> part_empty(x);
    lemma single_part: \forall struct part x, integer width; part_positive(x) && width_found(x, width) && width == 0 ==> part_single(x); */

#endif
