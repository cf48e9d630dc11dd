/* SPDX-License-Identifier: BSD-2-Clause */
/* The meaning of an impact: impulse equations and Coulomb's law, and nothing else.
 *
 * This file does not use the verdict table, and no sign of p, k, D_c or D_r occurs in it. During an impact the velocity
 * (u, v) of the contact point moves on straight pieces; a piece has a normal impulse I > 0 and a tangential impulse J.
 * Compression lasts until v = 0; a law determines the end of restitution. */
#ifndef SPEC_IMPACT_MEANING_H
#define SPEC_IMPACT_MEANING_H

#define BODY_PARAMETERS real A, real B, real C, real mu
#define BODY A, B, C, mu
#define PIECE_PARAMETERS BODY_PARAMETERS, real u, real v, real I, real J, real u2, real v2
#define PIECE BODY, u, v, I, J, u2, v2

/*@ // The inverse contact inertia is positive definite, and friction does not push.
    predicate body(BODY_PARAMETERS) = A > 0 && C > 0 && A * C - B * B > 0 && mu >= 0;

    // The bodies do not separate before the impact, and the coefficient of restitution is between 0 and 1.
    predicate arrival(real v, real r) = v <= 0 && 0 <= r && r <= 1;

    // The impulses of a piece take the velocity from (u, v) to (u2, v2).
    predicate impulse_equations(PIECE_PARAMETERS) =
        I > 0 && u2 == u + A * J + B * I && v2 == v + B * J + C * I;

    // Coulomb: the point slips forward, slips backward, or sticks, all along the piece.
    predicate slips_forward(PIECE_PARAMETERS) =
        impulse_equations(PIECE) && J == -mu * I && u >= 0 && u2 >= 0 && (u > 0 || u2 > 0);
    predicate slips_backward(PIECE_PARAMETERS) =
        impulse_equations(PIECE) && J == mu * I && u <= 0 && u2 <= 0 && (u < 0 || u2 < 0);
    predicate sticks(PIECE_PARAMETERS) =
        impulse_equations(PIECE) && u == 0 && u2 == 0 && -mu * I <= J && J <= mu * I;

    // Kinetic energy of the contact point, times 2 (A C - B^2).
    logic real energy(BODY_PARAMETERS, real u, real v) = C * u * u - 2 * B * u * v + A * v * v;

    // Twice the work of the normal force, and of friction, on a piece: velocity is linear in the impulse.
    logic real normal_work(real v, real v2, real I) = (v + v2) * I;
    logic real friction_work(real u, real u2, real J) = (u + u2) * J;
*/

#endif
