/* SPDX-License-Identifier: BSD-2-Clause */
/* The meaning of the letters of kind modes at one contact, by Signorini and Coulomb. u: the tangential velocity; du,
 * dv: the tangential and normal accelerations, which Newton's equations give from the forces of all contacts; T, N: the
 * forces of this one. */
#ifndef SPEC_MODES_MEANING_H
#define SPEC_MODES_MEANING_H

#define MODES_CONTACT_PARAMETERS real mu, real u, real du, real dv, real T, real N
#define MODES_CONTACT mu, u, du, dv, T, N

/* Signorini: the contact does not pull, does not penetrate, and presses only while it stays closed. Coulomb: friction
 * lies in the cone, and is opposite to slip when there is slip or when slip begins. */
/*@ predicate signorini(real dv, real N) = N >= 0 && dv >= 0 && N * dv == 0;
    predicate slips_forward(real u, real du) = u > 0 || (u == 0 && du > 0);
    predicate slips_backward(real u, real du) = u < 0 || (u == 0 && du < 0);
    predicate coulomb(real mu, real u, real du, real T, real N) = -(mu * N) <= T && T <= mu * N &&
        (slips_forward(u, du) ==> T == -(mu * N)) && (slips_backward(u, du) ==> T == mu * N);
    predicate contact_obeys(MODES_CONTACT_PARAMETERS) = signorini(dv, N) && coulomb(mu, u, du, T, N); */

/* The kinematic letters. */
/*@ predicate letter_F(MODES_CONTACT_PARAMETERS) = dv > 0 && N == 0 && T == 0;
    predicate letter_S_plus(MODES_CONTACT_PARAMETERS) = dv == 0 && slips_forward(u, du) && N >= 0 && T == -(mu * N);
    predicate letter_S_minus(MODES_CONTACT_PARAMETERS) = dv == 0 && slips_backward(u, du) && N >= 0 && T == mu * N;
    predicate letter_T(MODES_CONTACT_PARAMETERS) = dv == 0 && u == 0 && du == 0 && N >= 0 && -(mu * N) <= T && T <= mu * N; */

/* The letters of a partial word: their conditions on the normal acceleration, and the forces that they allow. */
/*@ predicate letter_touch(MODES_CONTACT_PARAMETERS) = dv == 0 && N >= 0 && -(mu * N) <= T && T <= mu * N && (u > 0 ==> T == -(mu * N)) && (u < 0 ==> T == mu * N);
    predicate letter_open(MODES_CONTACT_PARAMETERS) = dv >= 0 && N >= 0 && -(mu * N) <= T && T <= mu * N && (u > 0 ==> T == -(mu * N)) && (u < 0 ==> T == mu * N); */

/* A force as a sum of the extreme forces N = 1, T = -mu and N = 1, T = mu. */
/*@ predicate rays(real mu, real T, real N, real p, real m) = p >= 0 && m >= 0 && N == p + m && T == mu * m - mu * p; */

#endif
