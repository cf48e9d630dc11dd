/* SPDX-License-Identifier: BSD-2-Clause */
/* The linear algebra behind the rule MODE of the checker (src/check/kernel/README.md, "Why MODE decides"): n equations in n real unknowns,
 * for n = 1 to 3.  The case n = 4, in which the determinant is expanded once more, is not proved here.  The rows of the matrix are a, b, c,
 * the constants p, q, r, the unknowns w, x, y: the first equation is a1 w + a2 x + a3 y + p = 0. */

/*@ logic real two(real a1, real a2, real b1, real b2) = a1 * b2 - a2 * b1;
  @ logic real three(real a1, real a2, real a3, real b1, real b2, real b3, real c1, real c2, real c3) =
  @   a1 * two(b2, b3, c2, c3) - a2 * two(b1, b3, c1, c3) + a3 * two(b1, b2, c1, c2);
  @ logic real row1(real a1, real p, real w) = a1 * w + p;
  @ logic real row2(real a1, real a2, real p, real w, real x) = a1 * w + a2 * x + p;
  @ logic real row3(real a1, real a2, real a3, real p, real w, real x, real y) = a1 * w + a2 * x + a3 * y + p; */

/* Cramer's rule: the first row of the adjugate times the equations gives the determinant times the first unknown.  For the other unknowns,
 * exchange columns. */
/*@ lemma cramer_2: \forall real a1, a2, b1, b2, p, q, w, x;
  @   b2 * row2(a1, a2, p, w, x) - a2 * row2(b1, b2, q, w, x) == two(a1, a2, b1, b2) * w + (b2 * p - a2 * q);
  @ lemma cramer_3: \forall real a1, a2, a3, b1, b2, b3, c1, c2, c3, p, q, r, w, x, y;
  @   two(b2, b3, c2, c3) * row3(a1, a2, a3, p, w, x, y) - two(a2, a3, c2, c3) * row3(b1, b2, b3, q, w, x, y) +
  @   two(a2, a3, b2, b3) * row3(c1, c2, c3, r, w, x, y) ==
  @   three(a1, a2, a3, b1, b2, b3, c1, c2, c3) * w +
  @   (two(b2, b3, c2, c3) * p - two(a2, a3, c2, c3) * q + two(a2, a3, b2, b3) * r); */

/* So if the equations hold, det w + (adj c)_1 = 0, where c are the constants.  If det is not 0, there is at most one w; if det = 0, the
 * equations can hold only for adj c = 0. */
/*@ lemma only_one: \forall real determinant, constants, w, other; determinant != 0 && determinant * w + constants == 0 &&
  @   determinant * other + constants == 0 ==> w == other;
  @ lemma contradiction: \forall real determinant, constants, w; determinant == 0 && determinant * w + constants == 0 ==> constants == 0; */

/* On a line x = (start + t direction) / scale, an inequality f x + g >= 0 becomes a + b t >= 0 with a = scale (f start + g scale) and
 * b = scale (f direction).  It bounds t by -a / b; two such bounds are compared by multiplying out. */
/*@ lemma on_line: \forall real start, direction, scale, x, t, f, g; scale != 0 && scale * x == start + t * direction ==>
  @   (f * x + g >= 0 <==> scale * (f * start + g * scale) + (scale * (f * direction)) * t >= 0);
  @ lemma bounds_below: \forall real a, b, t; b > 0 ==> (a + b * t >= 0 <==> t * b >= -a);
  @ lemma bounds_above: \forall real a, b, t; b < 0 ==> (a + b * t >= 0 <==> t * -b <= a);
  @ lemma bounds_cross: \forall real low, below, high, above, t; below > 0 && above > 0 && t * below >= low && t * above <= high ==>
  @   high * below - low * above >= 0;
  @ lemma bounds_meet: \forall real low, below, high, above, t; below > 0 && above > 0 && t * below >= low && t * above <= high &&
  @   high * below - low * above == 0 ==> t * below == low && t * above == high; */
