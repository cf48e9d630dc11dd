/* SPDX-License-Identifier: BSD-2-Clause */
/* The letters of kind modes, for all real data (spec/modes/meaning.h): the four letters partition the motions and forces that Signorini's
 * condition and Coulomb's law allow at a contact; a letter of a partial word allows everything that its completions allow; and the forces of
 * a letter are exactly the nonnegative combinations of its extreme forces. */
#include "modes/meaning.h"

#define ALL \forall MODES_CONTACT_PARAMETERS

/* Each solution has exactly one letter. */
/*@ lemma letters_complete: ALL; mu >= 0 && contact_obeys(MODES_CONTACT) ==>
        letter_F(MODES_CONTACT) || letter_S_plus(MODES_CONTACT) || letter_S_minus(MODES_CONTACT) || letter_T(MODES_CONTACT);
    lemma F_obeys: ALL; letter_F(MODES_CONTACT) ==> contact_obeys(MODES_CONTACT);
    lemma S_plus_obeys: ALL; mu >= 0 && letter_S_plus(MODES_CONTACT) ==> contact_obeys(MODES_CONTACT);
    lemma S_minus_obeys: ALL; mu >= 0 && letter_S_minus(MODES_CONTACT) ==> contact_obeys(MODES_CONTACT);
    lemma T_obeys: ALL; mu >= 0 && letter_T(MODES_CONTACT) ==> contact_obeys(MODES_CONTACT);
    lemma F_alone: ALL; letter_F(MODES_CONTACT) ==> !letter_S_plus(MODES_CONTACT) && !letter_S_minus(MODES_CONTACT) && !letter_T(MODES_CONTACT);
    lemma S_plus_alone: ALL; letter_S_plus(MODES_CONTACT) ==> !letter_S_minus(MODES_CONTACT) && !letter_T(MODES_CONTACT);
    lemma S_minus_alone: ALL; letter_S_minus(MODES_CONTACT) ==> !letter_T(MODES_CONTACT); */

/* Relaxation: if a partial word has no solution, neither have its completions. */
/*@ lemma touch_of_S_plus: ALL; mu >= 0 && letter_S_plus(MODES_CONTACT) ==> letter_touch(MODES_CONTACT);
    lemma touch_of_S_minus: ALL; mu >= 0 && letter_S_minus(MODES_CONTACT) ==> letter_touch(MODES_CONTACT);
    lemma touch_of_T: ALL; letter_T(MODES_CONTACT) ==> letter_touch(MODES_CONTACT);
    lemma open_of_touch: ALL; letter_touch(MODES_CONTACT) ==> letter_open(MODES_CONTACT);
    lemma open_of_F: ALL; letter_F(MODES_CONTACT) ==> letter_open(MODES_CONTACT); */

/* Extreme forces. */
/*@ lemma rays_of_cone: \forall real mu, T, N; mu > 0 && -(mu * N) <= T && T <= mu * N ==>
        rays(mu, T, N, (N - T / mu) / 2, (N + T / mu) / 2);
    lemma cone_of_rays: \forall real mu, T, N, p, m; mu >= 0 && rays(mu, T, N, p, m) ==> N >= 0 && -(mu * N) <= T && T <= mu * N;
    lemma rays_one: \forall real mu, T, N, p, m, x, y; mu > 0 && rays(mu, T, N, p, m) && rays(mu, T, N, x, y) ==> p == x && m == y;
    lemma rays_strict: \forall real mu, T, N, p, m; mu > 0 && rays(mu, T, N, p, m) ==> ((p > 0 && m > 0) <==> (-(mu * N) < T && T < mu * N));
    lemma rays_forward: \forall real mu, T, N, p, m; mu > 0 && rays(mu, T, N, p, m) ==> (T == -(mu * N) <==> m == 0);
    lemma rays_backward: \forall real mu, T, N, p, m; mu > 0 && rays(mu, T, N, p, m) ==> (T == mu * N <==> p == 0); */

/* The rule FARKAS, for one row and one force at a time: all terms of the sum have the same sign. */
/*@ lemma term_at_least: \forall real w, a; w >= 0 && a >= 0 ==> w * a >= 0;
    lemma term_at_most: \forall real w, a; w <= 0 && a <= 0 ==> w * a >= 0;
    lemma term_strictly: \forall real w, a; (w > 0 && a > 0) || (w < 0 && a < 0) ==> w * a > 0;
    lemma push_at_most: \forall real push, c; push <= 0 && c >= 0 ==> push * c <= 0; */
