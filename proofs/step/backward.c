/* SPDX-License-Identifier: BSD-2-Clause */
/* eta is the smallest relative change of the data that makes the answer exact (spec/step.md, section 3; Oettli & Prager, 1964).  Changing the
 * data of a row of Newton's law by at most a fraction t reaches exactly the velocities within t times the size of the row; changing mu so
 * reaches exactly the friction mu' N with |mu' - mu| <= t mu.  The rows are changed independently, so the largest of their terms counts. */
#include "../contact/proved.h"

#include "step/meaning.h"

#define ALL_ROWS \forall real t, free, size, x, y, P, Q
#define GIVEN t >= 0 && size >= 0
/*@ lemma term_reaches: \forall real t, x, x1, P; t >= 0 && within(t, magnitude(x), x, x1) ==>
        within(t, magnitude(x) * magnitude(P), x * P, x1 * P);
    // No change of the data within t moves the velocity further.
    lemma row_reaches_only: ALL_ROWS, real free1, x1, y1; GIVEN && row_within(t, free, size, x, y, free1, x1, y1) &&
        within(t, magnitude(x) * magnitude(P), x * P, x1 * P) && within(t, magnitude(y) * magnitude(Q), y * Q, y1 * Q) ==>
        within(t, row_size(size, x, y, P, Q), row_value(free, x, y, P, Q), row_value(free1, x1, y1, P, Q));

    // Some change within t does reach it: each term is changed by the fraction k, with the sign of its factor.
    logic real signed_part(real x, real P) = P < 0 ? -magnitude(x) : magnitude(x);
    lemma part_within: \forall real t, k, x, P; t >= 0 && -t <= k <= t ==> within(t, magnitude(x), x, x + k * signed_part(x, P));
    lemma part_gives: \forall real k, x, P; (x + k * signed_part(x, P)) * P == x * P + k * (magnitude(x) * magnitude(P));
    lemma row_reaches: ALL_ROWS, real k; GIVEN && -t <= k <= t ==>
        row_within(t, free, size, x, y, free + k * size, x + k * signed_part(x, P), y + k * signed_part(y, Q)) &&
        row_value(free + k * size, x + k * signed_part(x, P), y + k * signed_part(y, Q), P, Q) ==
            row_value(free, x, y, P, Q) + k * row_size(size, x, y, P, Q);
    // The fraction: a velocity at the distance z needs k = z / s, and no t below |z| / s suffices.
    lemma share: \forall real t, s, z, k; s > 0 && k * s == z ==> (-t <= k <= t <==> -t * s <= z <= t * s);
    lemma eta_of_row: \forall real t, s, z, eta; s > 0 && eta * s == magnitude(z) ==> (eta <= t <==> -t * s <= z <= t * s);

    // Friction: slip needs |T| = mu' N, and stick |T| <= mu' N, for which a mu' below mu does not help.
    lemma slip_reaches: \forall real t, mu, N, T, mu1; mu >= 0 && N > 0 && T == -mu1 * N ==>
        (within(t, mu, mu, mu1) <==> within(t, mu * N, 0, T + mu * N));
    lemma stick_reaches: \forall real t, mu, N, T; t >= 0 && mu >= 0 && N > 0 ==>
        (within(t, mu, mu, mu + t * mu) && (-(mu + t * mu) * N <= T <= (mu + t * mu) * N <==>
            T - mu * N <= t * (mu * N) && -T - mu * N <= t * (mu * N)));
    lemma stick_reaches_only: \forall real t, mu, N, T, mu1; t >= 0 && mu >= 0 && N >= 0 && within(t, mu, mu, mu1) && -mu1 * N <= T <= mu1 * N ==>
        T - mu * N <= t * (mu * N) && -T - mu * N <= t * (mu * N);
    // Without a normal impulse there is no friction, whatever mu is.
    lemma no_friction: \forall real t, mu, T, mu1; (T == -mu1 * 0 <==> T == 0) && (within(t, mu * 0, 0, T + mu * 0) <==> T == 0);
*/
