/* SPDX-License-Identifier: BSD-2-Clause */
/* The condition of the row S+S+ holds if and only if forces at both contacts exist that meet the mode, for all real data.  If D is not zero,
 * they are given by Cramer's rule; if D is zero, they lie on rays.  Each direction is a lemma of one of these forms, as in single.h:
 *   *_only    what follows if forces exist                 polynomial arithmetic          z3nra
 *   *_here    forces that satisfy certain equations
 *             meet the mode, where the row holds           the same                       z3nra
 *   *_intro   if these forces do, then some exist          unfolding                      cvc4 */
#ifndef PROOFS_SLIDE2_BOTH_H
#define PROOFS_SLIDE2_BOTH_H

#include "quantities.h"

/*@ lemma SS_closed_intro: ALL_SLIDES, real l, m; closed_SS(SLIDE2, l, m) ==> exists_closed_SS(SLIDE2);
    lemma SS_open_intro: ALL_SLIDES, real l, m; open_SS(SLIDE2, l, m) ==> exists_open_SS(SLIDE2);
    predicate rests(SLIDE2_PARAMETERS, real l, real m) = v1_dot(SLIDE2, l, m) == 0 && v2_dot(SLIDE2, l, m) == 0;
    lemma cramer_1: ALL_SLIDES, real l, m; rests(SLIDE2, l, m) ==> DET * l == -C_2;
    lemma cramer_2: ALL_SLIDES, real l, m; rests(SLIDE2, l, m) ==> DET * m == C_1;
    predicate named(real D, real c1, real c2, real l, real m) = D * l == -c2 && D * m == c1;
    predicate line_is(real c, real a, real b, real l, real m, real y) = y == c + a * l + b * m;
    lemma line_times: \forall real D, c, a, b, c1, c2, l, m, y; named(D, c1, c2, l, m) && line_is(c, a, b, l, m, y) ==>
        D * y == D * c - a * c2 + b * c1;
    lemma line_vanishes: \forall real D, c, a, b, c1, c2, l, m, y; D != 0 && named(D, c1, c2, l, m) && line_is(c, a, b, l, m, y) &&
        D * c - a * c2 + b * c1 == 0 ==> y == 0;
    lemma cramer_first: ALL_SLIDES; DET * b1 - p11 * C_2 + p12 * C_1 == 0;
    lemma cramer_second: ALL_SLIDES; DET * b2 - p21 * C_2 + p22 * C_1 == 0;
    lemma v1_is_line: ALL_SLIDES, real l, m; line_is(b1, p11, p12, l, m, v1_dot(SLIDE2, l, m));
    lemma v2_is_line: ALL_SLIDES, real l, m; line_is(b2, p21, p22, l, m, v2_dot(SLIDE2, l, m)); */

/* D is not zero: the signs of the forces by Cramer's rule. */
/*@ lemma regular_closed: \forall real D, c1, c2, l, m; D != 0 && named(D, c1, c2, l, m) ==>
        ((l >= 0 && m >= 0) <==> ((D > 0 && c1 >= 0 && c2 <= 0) || (D < 0 && c1 <= 0 && c2 >= 0)));
    lemma regular_open: \forall real D, c1, c2, l, m; D != 0 && named(D, c1, c2, l, m) ==>
        ((l > 0 && m > 0) <==> ((D > 0 && c1 > 0 && c2 < 0) || (D < 0 && c1 < 0 && c2 > 0)));
    lemma regular_plant: \forall real D, c1, c2; D != 0 ==> named(D, c1, c2, -c2 / D, c1 / D); */

/* D is zero: the columns of P are parallel, and forces exist only if b lies on their line. */
#define ZERO_B (b1 == 0 && b2 == 0)
/*@ predicate opposite(real x, real y) = (x > 0 && y < 0) || (x < 0 && y > 0) || (x == 0 && y == 0);
    predicate on_ray(real p, real q, real b, real d) = opposite(b, p) && opposite(d, q);
    lemma singular_line_1: ALL_SLIDES, real l, m; rests(SLIDE2, l, m) && DET == 0 ==> C_1 == 0;
    lemma singular_line_2: ALL_SLIDES, real l, m; rests(SLIDE2, l, m) && DET == 0 ==> C_2 == 0;
    lemma singular_closed_only: ALL_SLIDES, real l, m; closed_SS(SLIDE2, l, m) && DET == 0 ==>
        ZERO_B || on_ray(p11, p21, b1, b2) || on_ray(p12, p22, b1, b2);
    lemma singular_zero_only: ALL_SLIDES, real l, m; open_SS(SLIDE2, l, m) && DET == 0 && ZERO_B ==> on_ray(p11, p21, p12, p22);
    lemma closed_zero_here: ALL_SLIDES; ZERO_B ==> closed_SS(SLIDE2, 0.0, 0.0);
    lemma closed_ray_1_here: ALL_SLIDES, real l; C_1 == 0 && on_ray(p11, p21, b1, b2) && p11 != 0 && p11 * l == -b1 ==> closed_SS(SLIDE2, l, 0.0);
    lemma closed_ray_1_below: ALL_SLIDES, real l; C_1 == 0 && on_ray(p11, p21, b1, b2) && p21 != 0 && p21 * l == -b2 ==> closed_SS(SLIDE2, l, 0.0);
    lemma closed_ray_2_here: ALL_SLIDES, real m; C_2 == 0 && on_ray(p12, p22, b1, b2) && p12 != 0 && p12 * m == -b1 ==> closed_SS(SLIDE2, 0.0, m);
    lemma closed_ray_2_below: ALL_SLIDES, real m; C_2 == 0 && on_ray(p12, p22, b1, b2) && p22 != 0 && p22 * m == -b2 ==> closed_SS(SLIDE2, 0.0, m);
    lemma ray_sides: \forall real p, q, b, d; on_ray(p, q, b, d) && !(b == 0 && d == 0) ==> p != 0 || q != 0; */

/* D is zero, and both forces are to be positive.  If b lies on the ray of one column, the other contact gets a unit of force (its column is
 * opposite or zero), or each of the two takes half of b (the columns point the same way). */
/*@ lemma open_zero_here: ALL_SLIDES; p11 == 0 && p12 == 0 && p21 == 0 && p22 == 0 && ZERO_B ==> open_SS(SLIDE2, 1.0, 1.0);
    lemma open_oppose_here: ALL_SLIDES, real l; DET == 0 && ZERO_B && on_ray(p11, p21, p12, p22) && p11 != 0 && p11 * l == -p12 ==> open_SS(SLIDE2, l, 1.0);
    lemma open_oppose_below: ALL_SLIDES, real l; DET == 0 && ZERO_B && on_ray(p11, p21, p12, p22) && p21 != 0 && p21 * l == -p22 ==> open_SS(SLIDE2, l, 1.0);
    lemma open_ray_1_half: ALL_SLIDES, real l, m; DET == 0 && C_1 == 0 && on_ray(p11, p21, b1, b2) && p11 * p12 > 0 && 2 * p11 * l == -b1 &&
        2 * p12 * m == -b1 ==> open_SS(SLIDE2, l, m);
    lemma open_ray_1_unit: ALL_SLIDES, real l; DET == 0 && C_1 == 0 && on_ray(p11, p21, b1, b2) && p11 != 0 && p11 * p12 <= 0 &&
        p11 * l == -b1 - p12 ==> open_SS(SLIDE2, l, 1.0);
    lemma open_ray_1_half_below: ALL_SLIDES, real l, m; DET == 0 && C_1 == 0 && on_ray(p11, p21, b1, b2) && p21 * p22 > 0 && 2 * p21 * l == -b2 &&
        2 * p22 * m == -b2 ==> open_SS(SLIDE2, l, m);
    lemma open_ray_1_unit_below: ALL_SLIDES, real l; DET == 0 && C_1 == 0 && on_ray(p11, p21, b1, b2) && p21 != 0 && p21 * p22 <= 0 &&
        p21 * l == -b2 - p22 ==> open_SS(SLIDE2, l, 1.0);
    lemma open_ray_2_half: ALL_SLIDES, real l, m; DET == 0 && C_2 == 0 && on_ray(p12, p22, b1, b2) && p11 * p12 > 0 && 2 * p11 * l == -b1 &&
        2 * p12 * m == -b1 ==> open_SS(SLIDE2, l, m);
    lemma open_ray_2_unit: ALL_SLIDES, real m; DET == 0 && C_2 == 0 && on_ray(p12, p22, b1, b2) && p12 != 0 && p11 * p12 <= 0 &&
        p12 * m == -b1 - p11 ==> open_SS(SLIDE2, 1.0, m);
    lemma open_ray_2_half_below: ALL_SLIDES, real l, m; DET == 0 && C_2 == 0 && on_ray(p12, p22, b1, b2) && p21 * p22 > 0 && 2 * p21 * l == -b2 &&
        2 * p22 * m == -b2 ==> open_SS(SLIDE2, l, m);
    lemma open_ray_2_unit_below: ALL_SLIDES, real m; DET == 0 && C_2 == 0 && on_ray(p12, p22, b1, b2) && p22 != 0 && p21 * p22 <= 0 &&
        p22 * m == -b2 - p21 ==> open_SS(SLIDE2, 1.0, m); */

/* The condition of the row is the disjunction of these cases. */
/*@ lemma SS_row_closed: ALL_SLIDES; says_closed_SS(SLIDE2) <==>
        (DET > 0 && C_1 >= 0 && C_2 <= 0) || (DET < 0 && C_1 <= 0 && C_2 >= 0) || (DET == 0 && (ZERO_B ||
        (C_1 == 0 && !ZERO_B && on_ray(p11, p21, b1, b2)) || (C_2 == 0 && !ZERO_B && on_ray(p12, p22, b1, b2))));
    lemma SS_row_open: ALL_SLIDES; says_open_SS(SLIDE2) <==>
        (DET > 0 && C_1 > 0 && C_2 < 0) || (DET < 0 && C_1 < 0 && C_2 > 0) || (DET == 0 && ((ZERO_B && on_ray(p11, p21, p12, p22)) ||
        (C_1 == 0 && !ZERO_B && on_ray(p11, p21, b1, b2)) || (C_2 == 0 && !ZERO_B && on_ray(p12, p22, b1, b2)))); */

#endif
