/* SPDX-License-Identifier: BSD-2-Clause */
/* The conditions in closed form of the static words of kind stance (spec/stance/README.md, section 2) hold if and only if the motion may begin at
 * rest (spec/stance/meaning.h), for all real data: slip, for p^s = Gzz - s mu Gxz > 0; stick, for a positive determinant; and rest, by linear
 * inequalities in one unknown. */
#include "stance/meaning.h"

#define ALL \forall STANCE_PARAMETERS
#define P (Gzz - s * mu * Gxz)
#define DETERMINANT (Gxx * Gzz - Gxz * Gxz)

/* Slip: exactly one normal force keeps the contact closed, N = -cz / p^s. */
/*@ lemma slip_force: ALL, real s, N; stance_up(STANCE, -(s * mu * N), N) == 0 <==> P * N == -cz;
    lemma slip_alone: ALL, real s, N, M; P > 0 && P * N == -cz && stance_slips(STANCE, s, M) ==> M == N;
    lemma slip_sign: \forall real p, c, N; p > 0 && p * N == -c ==> (N > 0 <==> c < 0);
    lemma slip_plant: \forall real p, c; p > 0 ==> p * (-c / p) == -c; */

/* Stick, by Cramer's rule.  The point that it gives meets both equations, since each of them times the determinant vanishes (line_vanishes). */
/*@ lemma stick_T: ALL, real T, N; stance_up(STANCE, T, N) == 0 && stance_along(STANCE, T, N) == 0 ==> DETERMINANT * T == Gxz * cz - Gzz * cx;
    lemma stick_N: ALL, real T, N; stance_up(STANCE, T, N) == 0 && stance_along(STANCE, T, N) == 0 ==> DETERMINANT * N == Gxz * cx - Gxx * cz; */
/*@ predicate named(real D, real x, real numerator) = D * x == numerator;
    predicate line_is(real c, real a, real b, real T, real N, real y) = y == c + a * T + b * N;
    lemma zero_factor: \forall real D, x; D > 0 && D * x == 0 ==> x == 0;
    lemma line_times: \forall real D, c, a, b, T, N, t, n, y; named(D, T, t) && named(D, N, n) && line_is(c, a, b, T, N, y) ==>
        D * y == D * c + a * t + b * n;
    lemma line_vanishes: \forall real D, c, a, b, T, N, t, n, y; D > 0 && named(D, T, t) && named(D, N, n) && line_is(c, a, b, T, N, y) &&
        D * c + a * t + b * n == 0 ==> y == 0;
    lemma stick_up: ALL; DETERMINANT * cz + Gxz * (Gxz * cz - Gzz * cx) + Gzz * (Gxz * cx - Gxx * cz) == 0;
    lemma stick_along: ALL; DETERMINANT * cx + Gxx * (Gxz * cz - Gzz * cx) + Gxz * (Gxz * cx - Gxx * cz) == 0;
    lemma up_is_line: ALL, real T, N; line_is(cz, Gxz, Gzz, T, N, stance_up(STANCE, T, N));
    lemma along_is_line: ALL, real T, N; line_is(cx, Gxx, Gxz, T, N, stance_along(STANCE, T, N)); */

/* Rest: four inequalities a + b s > 0 in one unknown s; those with b > 0 bound it from below, those with b < 0 from above. */
/*@ predicate bound_below(real a, real b, real e) = b > 0 && b * e == -a;
    predicate bound_above(real a, real b, real e) = b < 0 && b * e == -a;
    lemma below: \forall real a, b, e, s; bound_below(a, b, e) ==> (a + b * s > 0 <==> e < s);
    lemma above: \forall real a, b, e, s; bound_above(a, b, e) ==> (a + b * s > 0 <==> s < e);
    lemma between: \forall real k, l, m, n; k < m && k < n && l < m && l < n ==>
        \let s = ((k > l ? k : l) + (m < n ? m : n)) / 2; k < s && l < s && s < m && s < n;
    lemma between_only: \forall real k, m, s; k < s && s < m ==> k < m; */

/* The Painleve parameters of both directions are not negative if and only if friction is small enough. */
/*@ lemma painleve: \forall real mu, Gxz, Gzz; mu >= 0 ==> ((Gzz - mu * Gxz > 0 && Gzz + mu * Gxz > 0) <==> (Gzz > 0 && mu * Gxz < Gzz && -(mu * Gxz) < Gzz)); */
