/* SPDX-License-Identifier: BSD-2-Clause */
/* The meaning of the static words of kind stance, by Newton, Signorini and Coulomb at rest. At the contact that stays
 * closed the accelerations are x'' = cx + Gxx T + Gxz N and z'' = cz + Gxz T + Gzz N = 0; the other contact has no
 * force and the normal acceleration dz = cj + hx T + hz N. */
#ifndef SPEC_STANCE_MEANING_H
#define SPEC_STANCE_MEANING_H

#define STANCE_PARAMETERS real mu, real cx, real cz, real Gxx, real Gxz, real Gzz, real cj, real hx, real hz
#define STANCE mu, cx, cz, Gxx, Gxz, Gzz, cj, hx, hz

/*@ logic real stance_along(STANCE_PARAMETERS, real T, real N) = cx + Gxx * T + Gxz * N;
    logic real stance_up(STANCE_PARAMETERS, real T, real N) = cz + Gxz * T + Gzz * N;
    logic real stance_other(STANCE_PARAMETERS, real T, real N) = cj + hx * T + hz * N;
    // Slip in the direction s, 1 or -1; strictly.
    predicate stance_slips(STANCE_PARAMETERS, real s, real N) = N > 0 && stance_up(STANCE, -(s * mu * N), N) == 0 &&
        s * stance_along(STANCE, -(s * mu * N), N) > 0 && stance_other(STANCE, -(s * mu * N), N) > 0;
    predicate stance_sticks(STANCE_PARAMETERS, real T, real N) = stance_up(STANCE, T, N) == 0 && stance_along(STANCE, T, N) == 0 &&
        mu * N - T > 0 && mu * N + T > 0 && stance_other(STANCE, T, N) > 0; */

#endif
