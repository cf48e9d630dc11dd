/* SPDX-License-Identifier: BSD-2-Clause */
/* The meaning of the tables of spec/wedge/table.h: the force z of sliding in one direction, from Newton's and Coulomb's
 * laws.
 *
 * z solves A z + B R = H with R = -e k |z|; that is c_plus z = H with z >= 0, or c_minus z = H with z <= 0 (README.md). */
#ifndef SPEC_WEDGE_MEANING_H
#define SPEC_WEDGE_MEANING_H

/*@ predicate wedge_slides(real c_plus, real c_minus, real H, real z) =
  @   (z >= 0.0 && c_plus * z == H) || (z <= 0.0 && c_minus * z == H);
  @ // The number of solutions z: none; exactly one; exactly two; at least a ray.
  @ predicate wedge_none(real p, real m, real H) = !(\exists real z; wedge_slides(p, m, H, z));
  @ predicate wedge_one(real p, real m, real H) =
  @   \exists real z; wedge_slides(p, m, H, z) && \forall real y; wedge_slides(p, m, H, y) ==> y == z;
  @ predicate wedge_two(real p, real m, real H) =
  @   \exists real y, z; y < z && wedge_slides(p, m, H, y) && wedge_slides(p, m, H, z) &&
  @     \forall real x; wedge_slides(p, m, H, x) ==> x == y || x == z;
  @ predicate wedge_continuum(real p, real m, real H) =
  @   (\forall real z; z >= 0.0 ==> wedge_slides(p, m, H, z)) || (\forall real z; z <= 0.0 ==> wedge_slides(p, m, H, z));
  @ // The words of the domain: one sliding force for every load; none or a ray for some; none or two for some.
  @ predicate wedge_regular(real p, real m) = \forall real H; wedge_one(p, m, H);
  @ predicate wedge_painleve(real p, real m) =
  @   (\exists real H; wedge_none(p, m, H)) && (\exists real H; wedge_two(p, m, H)); */

/* A stiff and damped rod accelerates its force z, from 0, by H - c z up to a positive factor (README.md), where c is
 * the slope of the side on which z is, the side of H. It settles if a force of sliding attracts z from that whole side;
 * it jams if the acceleration grows with |z|, so that |z| grows exponentially; it jams algebraically if the
 * acceleration is constant, so that |z| grows like a power of time. */
/*@ predicate rod_drives(real p, real m, real H, real z, real drive) =
  @   (z >= 0.0 && drive == H - p * z) || (z <= 0.0 && drive == H - m * z);
  @ predicate rod_draws(real p, real m, real H, real z) =
  @   wedge_slides(p, m, H, z) && z * H > 0.0 &&
  @     \forall real y, drive; y * H >= 0.0 && rod_drives(p, m, H, y, drive) ==> drive * (z - y) >= 0.0;
  @ predicate rod_grows(real p, real m, real H, real k) =
  @   \forall real z, drive; z * H >= 0.0 && rod_drives(p, m, H, z, drive) ==> drive * H >= H * H + k * (z * H);
  @ predicate rod_unloaded(real p, real m, real H) = rod_drives(p, m, H, 0.0, 0.0);
  @ predicate rod_settles(real p, real m, real H) = \exists real z; rod_draws(p, m, H, z);
  @ predicate rod_jams(real p, real m, real H) = H != 0.0 && \exists real k; k > 0.0 && rod_grows(p, m, H, k);
  @ predicate rod_jams_algebraically(real p, real m, real H) =
  @   H != 0.0 && \forall real z, drive; z * H >= 0.0 && rod_drives(p, m, H, z, drive) ==> drive == H; */

#endif
