/* SPDX-License-Identifier: BSD-2-Clause */
/* The meaning of the algebraic words of kind spatial-impact: the impulse equations and Coulomb's law in three
 * dimensions, and nothing else.
 *
 * A body is (A, B, C, mu) as in spec/spatial/formula.h. The velocity changes by A T + B and B.T + C per normal impulse,
 * where T is the friction impulse per normal impulse: -mu d in slip along d; at rest any T in the cone that holds the
 * point. */
#ifndef SPEC_SPATIAL_IMPACT_MEANING_H
#define SPEC_SPATIAL_IMPACT_MEANING_H

#define IMPACT3_PARAMETERS real A11, real A12, real A22, real B1, real B2, real C, real mu
#define IMPACT3 A11, A12, A22, B1, B2, C, mu

/*@ predicate impact3_body(IMPACT3_PARAMETERS) = A11 > 0 && A11 * A22 - A12 * A12 > 0 && mu >= 0 &&
        C * (A11 * A22 - A12 * A12) - B1 * (A22 * B1 - A12 * B2) - B2 * (A11 * B2 - A12 * B1) > 0;
    logic real impact3_u1(IMPACT3_PARAMETERS, real T1, real T2) = A11 * T1 + A12 * T2 + B1;
    logic real impact3_u2(IMPACT3_PARAMETERS, real T1, real T2) = A12 * T1 + A22 * T2 + B2;
    logic real impact3_v(IMPACT3_PARAMETERS, real T1, real T2) = B1 * T1 + B2 * T2 + C;
    predicate impact3_unit(real d1, real d2) = d1 * d1 + d2 * d2 == 1;

    // Rest: the impulse that holds the point, within the cone (closed) or with friction to spare (open).
    predicate impact3_holds(IMPACT3_PARAMETERS, real T1, real T2) = impact3_u1(IMPACT3, T1, T2) == 0 && impact3_u2(IMPACT3, T1, T2) == 0;
    predicate impact3_holds_closed(IMPACT3_PARAMETERS, real T1, real T2) = impact3_holds(IMPACT3, T1, T2) && T1 * T1 + T2 * T2 <= mu * mu;
    predicate impact3_holds_open(IMPACT3_PARAMETERS, real T1, real T2) = impact3_holds(IMPACT3, T1, T2) && T1 * T1 + T2 * T2 < mu * mu;
    predicate impact3_some_closed(IMPACT3_PARAMETERS) = \exists real T1, T2; impact3_holds_closed(IMPACT3, T1, T2);
    predicate impact3_some_open(IMPACT3_PARAMETERS) = \exists real T1, T2; impact3_holds_open(IMPACT3, T1, T2);
    // The words `stick`, `stick-edge` and `slip` of a point at rest.
    predicate impact3_stick(IMPACT3_PARAMETERS) = impact3_some_open(IMPACT3);
    predicate impact3_stick_edge(IMPACT3_PARAMETERS) = impact3_some_closed(IMPACT3) && !impact3_some_open(IMPACT3);
    predicate impact3_slip(IMPACT3_PARAMETERS) = !impact3_some_closed(IMPACT3);

    // Slip along d keeps its direction, and its speed grows at the rate rho; from rest it starts for rho > 0.
    predicate impact3_straight(IMPACT3_PARAMETERS, real d1, real d2, real rho) = impact3_unit(d1, d2) &&
        impact3_u1(IMPACT3, -(mu * d1), -(mu * d2)) == rho * d1 && impact3_u2(IMPACT3, -(mu * d1), -(mu * d2)) == rho * d2;
    predicate impact3_starts(IMPACT3_PARAMETERS, real d1, real d2, real rho) = impact3_straight(IMPACT3, d1, d2, rho) && rho > 0;

    // Compression from (u, v) that ends at rest, with the normal impulse I and the friction impulse P.
    predicate impact3_stops(IMPACT3_PARAMETERS, real u1, real u2, real v, real P1, real P2, real I) =
        u1 + A11 * P1 + A12 * P2 + B1 * I == 0 && u2 + A12 * P1 + A22 * P2 + B2 * I == 0 && v + B1 * P1 + B2 * P2 + C * I == 0; */

#endif
