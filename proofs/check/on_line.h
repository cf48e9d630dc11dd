/* SPDX-License-Identifier: BSD-2-Clause */
/* The rule MODE when the points on the equations form a line (src/check/kernel/mode_line.c): what the part of the line on which the inequalities
 * hold shows of all real points. */
#ifndef PROOFS_CHECK_ON_LINE_H
#define PROOFS_CHECK_ON_LINE_H

#include "line_part.h"

#define ON_LINE(s, a) (is_solved(s, 0) && pivots_but(s, a) && SIZES(s) && 0 <= a < s.unknowns)
/*@ // The part x is where the inequalities hold.
    predicate is_part(struct part x, struct system s, integer a) = \forall real t; part_contains(x, t) <==> line_closed(s, a, t, s.inequalities);
    // What the point of the witness shows.
    predicate point_judged(struct system s, struct point p, integer status) = (status == MODE_CONSISTENT || status == MODE_BOUNDARY) &&
      closed_for(s, p, s.inequalities) && (status == MODE_CONSISTENT <==> inside_for(s, p, s.inequalities)); */

/*@ STEP(zero_in_row: \forall struct system s, integer a, k, l; ON_LINE(s, a) && 0 <= k < s.inequalities && 0 <= l < s.unknowns && l != a ==>
      coefficient_of(s.inequality[k], l) == 0)
    STEP(row_on_line: \forall struct system s, integer a, k; ON_LINE(s, a) && 0 <= k < s.inequalities ==> has_only(s.inequality[k], s.unknowns, a))
    STEP(value_on_line: \forall struct system s, integer a, k, \list<real> x; ON_LINE(s, a) && 0 <= k < s.inequalities && is_point(x, s.unknowns) ==>
      form_value(s.inequality[k], x) == line_value(scalar_value(s.inequality[k].constant), coefficient_of(s.inequality[k], a), coordinate(x, a)))
    STEP(value_of_point: \forall struct system s, integer a, k, struct point p; ON_LINE(s, a) && 0 <= k < s.inequalities && is_padded(p, s.unknowns) ==>
      value_at(s.inequality[k], p) == line_value(scalar_value(s.inequality[k].constant), coefficient_of(s.inequality[k], a), scalar_value(p.of[a])))
    STEP(closed_on_line: \forall struct system s, integer a, \list<real> x; ON_LINE(s, a) && is_point(x, s.unknowns) &&
      rows_closed(s, x, s.inequalities) ==> line_closed(s, a, coordinate(x, a), s.inequalities))
    STEP(closed_of_point: \forall struct system s, integer a, struct point p; ON_LINE(s, a) && is_padded(p, s.unknowns) &&
      closed_for(s, p, s.inequalities) ==> line_closed(s, a, scalar_value(p.of[a]), s.inequalities))
    STEP(inside_closed: \forall struct system s, integer n, \list<real> x; rows_inside(s, x, n) ==> rows_closed(s, x, n))
    STEP(part_of_closed: \forall struct part x, struct system s, integer a, real t; is_part(x, s, a) && line_closed(s, a, t, s.inequalities) ==>
      part_contains(x, t))
    lemma never_on_line: \forall struct part x, struct system s, integer a; ON_LINE(s, a) && is_part(x, s, a) && part_empty(x) ==> never_closed(s);
    STEP(single_coordinate: \forall struct part x, struct system s, integer a, struct point p, \list<real> y; ON_LINE(s, a) && is_part(x, s, a) &&
      part_single(x) && is_padded(p, s.unknowns) && closed_for(s, p, s.inequalities) && is_point(y, s.unknowns) && rows_closed(s, y, s.inequalities) ==>
      coordinate(y, a) == scalar_value(p.of[a]))
    STEP(single_value: \forall struct part x, struct system s, integer a, k, struct point p, \list<real> y; ON_LINE(s, a) && is_part(x, s, a) &&
      part_single(x) && is_padded(p, s.unknowns) && closed_for(s, p, s.inequalities) && is_point(y, s.unknowns) && rows_closed(s, y, s.inequalities) &&
      0 <= k < s.inequalities ==> form_value(s.inequality[k], y) == value_at(s.inequality[k], p))
    STEP(single_inside: \forall struct part x, struct system s, integer a, struct point p, \list<real> y; ON_LINE(s, a) && is_part(x, s, a) &&
      part_single(x) && is_padded(p, s.unknowns) && closed_for(s, p, s.inequalities) && is_point(y, s.unknowns) && rows_inside(s, y, s.inequalities) ==>
      inside_for(s, p, s.inequalities))
    STEP(single_never: \forall struct part x, struct system s, integer a, struct point p; ON_LINE(s, a) && is_part(x, s, a) && part_single(x) &&
      is_padded(p, s.unknowns) && closed_for(s, p, s.inequalities) && !inside_for(s, p, s.inequalities) ==> never_inside(s))
    STEP(level_value: \forall real a, b, t; a == 0 && b == 0 ==> line_value(a, b, t) == 0)
    STEP(flat_value: \forall struct system s, integer a, k, \list<real> x; ON_LINE(s, a) && 0 <= k < s.inequalities && is_point(x, s.unknowns) &&
      row_level(s, a, k) ==> form_value(s.inequality[k], x) == 0)
    STEP(flat_at: \forall struct system s, integer a, \list<real> x; ON_LINE(s, a) && is_point(x, s.unknowns) && rows_inside(s, x, s.inequalities) ==>
      none_flat(s, a, s.inequalities))
    STEP(flat_never: \forall struct system s, integer a; ON_LINE(s, a) && !none_flat(s, a, s.inequalities) ==> never_inside(s))
    lemma single_status: \forall struct part x, struct system s, integer a, struct point p, integer status; ON_LINE(s, a) && is_part(x, s, a) &&
      part_single(x) && is_padded(p, s.unknowns) && meets_for(s, p, s.unknowns) && point_judged(s, p, status) ==> status_means(s, p, status);
    lemma line_status: \forall struct system s, integer a, struct point p, integer status; ON_LINE(s, a) && is_padded(p, s.unknowns) &&
      meets_for(s, p, s.unknowns) && point_judged(s, p, status) && (status == MODE_BOUNDARY ==> !none_flat(s, a, s.inequalities)) ==>
      status_means(s, p, status); */

#endif
