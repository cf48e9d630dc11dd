/* SPDX-License-Identifier: BSD-2-Clause */
/* The rows of spec/wedge/table.h give the number of forces of the rod that let the sliders slide, for all real slopes and loads.  Each direction is
 * a lemma without quotients: which forces a row excludes, and that numbers which satisfy certain equations are such forces.  The equivalences of
 * spec/wedge/meaning.h follow, since exactly one row holds, the first whose condition does, and for each row the number of forces is proved.
 *   *_only    what follows from such a force                  polynomial arithmetic          z3nra
 *   *_here    numbers that satisfy certain equations are
 *             such forces                                     the same                       z3nra
 *   *_plant   the quotient that solves an equation            the same                       z3nra */
#include "wedge/meaning.h"
#include "wedge/table.h"

#define SAYS(word, name, condition) predicate row_says_##word(real c_plus, real c_minus, real H) = condition;
#define DOMAIN(word, name, condition) predicate domain_says_##word(real c_plus, real c_minus, real H) = condition;
/*@ T_WEDGE_SLIDING(SAYS)
    T_WEDGE_DOMAIN(DOMAIN)
    predicate is_continuum(real p, real m, real H) = row_says_continuum(p, m, H);
    predicate is_two(real p, real m, real H) = !is_continuum(p, m, H) && row_says_two(p, m, H);
    predicate is_none(real p, real m, real H) = !is_continuum(p, m, H) && !row_says_two(p, m, H) && row_says_none(p, m, H);
    predicate is_one(real p, real m, real H) = !is_continuum(p, m, H) && !row_says_two(p, m, H) && !row_says_none(p, m, H); */

#define ALL \forall real p, m, H
/*@ predicate solves(real c, real H, real z) = c * z == H;
    lemma solves_plant: \forall real c, H; c != 0 ==> solves(c, H, H / c); */

/* A ray of forces: two different forces on one side imply it. */
/*@ lemma continuum_here: ALL, real z; is_continuum(p, m, H) && p == 0 && z >= 0 ==> wedge_slides(p, m, H, z);
    lemma continuum_here_below: ALL, real z; is_continuum(p, m, H) && m == 0 && z <= 0 ==> wedge_slides(p, m, H, z);
    lemma continuum_sides: ALL; is_continuum(p, m, H) ==> p == 0 || m == 0;
    lemma continuum_only: ALL; wedge_slides(p, m, H, 1.0) && wedge_slides(p, m, H, 2.0) ==> is_continuum(p, m, H);
    lemma continuum_only_below: ALL; wedge_slides(p, m, H, -1.0) && wedge_slides(p, m, H, -2.0) ==> is_continuum(p, m, H); */

/* No force. */
/*@ lemma none_only: ALL, real z; is_none(p, m, H) ==> !wedge_slides(p, m, H, z); */

/* Two forces: one on each side, and no others. */
/*@ lemma two_sides: ALL; is_two(p, m, H) ==> p != 0 && m != 0;
    lemma two_here: ALL, real y, z; is_two(p, m, H) && solves(m, H, y) && solves(p, H, z) ==>
      y < 0 && 0 < z && wedge_slides(p, m, H, y) && wedge_slides(p, m, H, z);
    lemma two_only: ALL, real x, y, z; is_two(p, m, H) && solves(m, H, y) && solves(p, H, z) && wedge_slides(p, m, H, x) ==> x == y || x == z; */

/* One force. */
/*@ lemma one_only: ALL, real y, z; is_one(p, m, H) && wedge_slides(p, m, H, y) && wedge_slides(p, m, H, z) ==> y == z;
    lemma one_zero: ALL; is_one(p, m, H) && H == 0 ==> wedge_slides(p, m, H, 0.0);
    lemma one_sides: ALL; is_one(p, m, H) && H != 0 ==> p * H > 0 || m * H < 0;
    lemma one_here: ALL, real z; p * H > 0 && solves(p, H, z) ==> wedge_slides(p, m, H, z);
    lemma one_here_below: ALL, real z; m * H < 0 && solves(m, H, z) ==> wedge_slides(p, m, H, z); */

/* The words of the domain, which concern all loads: one force for every load; none for some loads and two for others; a ray for the load 0. */
/*@ lemma regular_only: ALL; domain_says_regular(p, m, H) ==> is_one(p, m, H);
    lemma boundary_here: ALL; !domain_says_regular(p, m, H) && domain_says_boundary(p, m, H) ==> is_continuum(p, m, 0.0);
    lemma painleve_here: ALL; p > 0 && m < 0 ==> is_two(p, m, 1.0) && is_none(p, m, -1.0);
    lemma painleve_here_below: ALL; p < 0 && m > 0 ==> is_two(p, m, -1.0) && is_none(p, m, 1.0);
    lemma painleve_sides: ALL; !domain_says_regular(p, m, H) && !domain_says_boundary(p, m, H) ==>
      (p > 0 && m < 0) || (p < 0 && m > 0); */

/* The equivalences: the condition of a row implies its meaning; and since both the rows and their meanings are complete and disjoint, the converse
 * holds too. */
/*@ predicate above(real p, real H) = p * H > 0;
    predicate below(real m, real H) = m * H < 0;
    predicate one_at(real p, real m, real H, real z) = wedge_slides(p, m, H, z) && \forall real y; wedge_slides(p, m, H, y) ==> y == z;
    predicate two_at(real p, real m, real H, real y, real z) = y < z && wedge_slides(p, m, H, y) && wedge_slides(p, m, H, z) &&
      \forall real x; wedge_slides(p, m, H, x) ==> x == y || x == z; */

/*@ lemma none_row: ALL; is_none(p, m, H) ==> wedge_none(p, m, H);
    lemma two_plant: ALL, real y, z; is_two(p, m, H) && solves(m, H, y) && solves(p, H, z) ==> two_at(p, m, H, y, z);
    lemma two_named: ALL; is_two(p, m, H) ==> two_at(p, m, H, H / m, H / p);
    lemma two_row: ALL; is_two(p, m, H) ==> wedge_two(p, m, H);
    lemma one_plant: ALL, real z; is_one(p, m, H) && wedge_slides(p, m, H, z) ==> one_at(p, m, H, z);
    lemma one_named_zero: ALL; is_one(p, m, H) && H == 0 ==> one_at(p, m, H, 0.0);
    lemma above_plant: ALL, real z; above(p, H) && solves(p, H, z) ==> wedge_slides(p, m, H, z);
    lemma below_plant: ALL, real z; below(m, H) && solves(m, H, z) ==> wedge_slides(p, m, H, z);
    lemma above_solves: \forall real p, H; above(p, H) ==> solves(p, H, H / p);
    lemma below_solves: \forall real m, H; below(m, H) ==> solves(m, H, H / m);
    lemma one_named_above: ALL; is_one(p, m, H) && above(p, H) ==> one_at(p, m, H, H / p);
    lemma one_named_below: ALL; is_one(p, m, H) && below(m, H) ==> one_at(p, m, H, H / m);
    lemma one_somewhere: ALL; is_one(p, m, H) ==> H == 0 || above(p, H) || below(m, H);
    lemma one_row: ALL; is_one(p, m, H) ==> wedge_one(p, m, H);
    lemma continuum_row: ALL; is_continuum(p, m, H) ==> wedge_continuum(p, m, H);
    lemma continuum_back: ALL; wedge_continuum(p, m, H) ==> is_continuum(p, m, H); */

/*@ lemma some_row: ALL; is_continuum(p, m, H) || is_two(p, m, H) || is_none(p, m, H) || is_one(p, m, H);
    lemma one_is_not_none: ALL; wedge_one(p, m, H) ==> !wedge_none(p, m, H);
    lemma two_is_not_none: ALL; wedge_two(p, m, H) ==> !wedge_none(p, m, H);
    lemma two_is_not_one: ALL; wedge_two(p, m, H) ==> !wedge_one(p, m, H);
    lemma continuum_points: ALL; wedge_continuum(p, m, H) ==>
      (wedge_slides(p, m, H, 1.0) && wedge_slides(p, m, H, 2.0) && wedge_slides(p, m, H, 3.0)) ||
      (wedge_slides(p, m, H, -1.0) && wedge_slides(p, m, H, -2.0) && wedge_slides(p, m, H, -3.0));
    lemma continuum_is_not_none: ALL; wedge_continuum(p, m, H) ==> !wedge_none(p, m, H);
    lemma continuum_is_not_one: ALL; wedge_continuum(p, m, H) ==> !wedge_one(p, m, H);
    lemma continuum_is_not_two: ALL; wedge_continuum(p, m, H) ==> !wedge_two(p, m, H); */

/*@ lemma none_iff: ALL; is_none(p, m, H) <==> wedge_none(p, m, H);
    lemma one_iff: ALL; is_one(p, m, H) <==> wedge_one(p, m, H);
    lemma two_iff: ALL; is_two(p, m, H) <==> wedge_two(p, m, H);
    lemma continuum_iff: ALL; is_continuum(p, m, H) <==> wedge_continuum(p, m, H); */

/* The domain, whose words do not depend on the load. */
#define SLOPES \forall real p, m
#define DOMAIN_IS(word) domain_says_##word(p, m, 0.0)
/*@ lemma regular_row: ALL; DOMAIN_IS(regular) ==> is_one(p, m, H);
    lemma regular_means: SLOPES; DOMAIN_IS(regular) ==> wedge_regular(p, m);
    lemma boundary_means: SLOPES; !DOMAIN_IS(regular) && DOMAIN_IS(boundary) ==> wedge_continuum(p, m, 0.0);
    lemma painleve_above: SLOPES; p > 0 && m < 0 ==> wedge_two(p, m, p) && wedge_none(p, m, m);
    lemma painleve_below: SLOPES; p < 0 && m > 0 ==> wedge_two(p, m, p) && wedge_none(p, m, m);
    lemma regular_has_no_two: ALL; wedge_regular(p, m) ==> !wedge_two(p, m, H) && !wedge_continuum(p, m, H);
    lemma boundary_is_not_regular: SLOPES; wedge_continuum(p, m, 0.0) ==> !wedge_regular(p, m);
    lemma two_is_not_regular: ALL; wedge_two(p, m, H) ==> !wedge_regular(p, m);
    lemma above_has_two: SLOPES; p > 0 && m < 0 ==> wedge_two(p, m, p);
    lemma two_at_p: SLOPES; wedge_two(p, m, p) ==> !wedge_regular(p, m);
    lemma above_is_not_regular: SLOPES; p > 0 && m < 0 ==> !wedge_regular(p, m);
    lemma below_has_two: SLOPES; p < 0 && m > 0 ==> wedge_two(p, m, p);
    lemma below_is_not_regular: SLOPES; p < 0 && m > 0 ==> !wedge_regular(p, m);
    lemma other_sides: SLOPES; !DOMAIN_IS(regular) && !DOMAIN_IS(boundary) ==> (p > 0 && m < 0) || (p < 0 && m > 0);
    lemma regular_for_all: SLOPES; DOMAIN_IS(regular) ==> wedge_regular(p, m);
    lemma regular_alone: SLOPES; wedge_regular(p, m) ==> DOMAIN_IS(regular); */
