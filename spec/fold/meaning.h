/* SPDX-License-Identifier: BSD-2-Clause */
/* The meaning of the words of kind fold, by Filippov's convex combinations and the leading terms of the motion. */
#ifndef SPEC_FOLD_MEANING_H
#define SPEC_FOLD_MEANING_H

#define FOLD_PARAMETERS real Lp, real Lm, real Kpp, real Kpm, real Kmp, real Kmm

/* The rate of h for the weight a of f+ and 1 - a of f-; a motion on the surface has the rate 0. */
/*@ logic real rate(real Lp, real Lm, real a) = a * Lp + (1 - a) * Lm;
    predicate on_surface(real Lp, real Lm, real a) = 0 <= a <= 1 && rate(Lp, Lm, a) == 0;
    predicate can_stay(real Lp, real Lm) = \exists real a; on_surface(Lp, Lm, a); */

/* Both fields point to the surface; away from it. */
/*@ predicate attracts(real Lp, real Lm) = Lp < 0 && Lm > 0;
    predicate repels(real Lp, real Lm) = Lp > 0 && Lm < 0; */

/* Twice h along a field that touches the surface, after the time t, to leading order. */
/*@ logic real height(real K, real t) = K * t * t; */

/* A direction (-1, y), y > 0, of the sliding motion (Lp, Lm)' = M (Lp, Lm), with its eigenvalue `growth`. */
/*@ predicate direction(real Kpp, real Kpm, real Kmp, real Kmm, real y, real growth) =
        y > 0 && Kpm + Kpp * y == -growth && Kmm + Kmp * y == growth * y; */

/* J1 and J2 of Szalai & Jeffrey, section IV, for invisible folds: D is the square root. */
/*@ predicate constants(real Kpp, real Kpm, real Kmp, real Kmm, real D, real j1, real j2) =
        D > 0 && D * D == -(Kpp * Kmm) && j1 * D == Kmp && j2 * D == -Kpm; */

#endif
