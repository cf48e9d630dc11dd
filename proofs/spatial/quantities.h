/* SPDX-License-Identifier: BSD-2-Clause */
/* The quantities of spec/spatial/formula.h in a direction of slip, as the tables name them, and the words of the rows of spec/spatial/table.h. */
#ifndef PROOFS_SPATIAL_QUANTITIES_H
#define PROOFS_SPATIAL_QUANTITIES_H

#include "spatial/meaning.h"
#include "spatial/table.h"

#define ALL_SPATIAL \forall SPATIAL_PARAMETERS
#define ALL_DIRECTIONS \forall SPATIAL_PARAMETERS, real d1, real d2
#define IN_DIRECTION SPATIAL, d1, d2
#define UNIT spatial_unit(d1, d2)

/* With e = (-d2, d1): p = C - mu B.d, g = e.B - mu e.Ad, k = mu d.Ad - B.d, h = p e.Ae - (B.e) g, R = p (e.a) - b g, E = p (d.a) + b k. */
/*@ logic real s_dAd(SPATIAL_SLIP_PARAMETERS) = A11 * d1 * d1 + 2 * A12 * d1 * d2 + A22 * d2 * d2;
    logic real s_eAd(SPATIAL_SLIP_PARAMETERS) = (A22 - A11) * d1 * d2 + A12 * (d1 * d1 - d2 * d2);
    logic real s_eAe(SPATIAL_SLIP_PARAMETERS) = A11 * d2 * d2 - 2 * A12 * d1 * d2 + A22 * d1 * d1;
    logic real s_dB(SPATIAL_SLIP_PARAMETERS) = B1 * d1 + B2 * d2;
    logic real s_eB(SPATIAL_SLIP_PARAMETERS) = B2 * d1 - B1 * d2;
    logic real s_p(SPATIAL_SLIP_PARAMETERS) = C - mu * s_dB(SPATIAL_SLIP);
    logic real s_g(SPATIAL_SLIP_PARAMETERS) = s_eB(SPATIAL_SLIP) - mu * s_eAd(SPATIAL_SLIP);
    logic real s_k(SPATIAL_SLIP_PARAMETERS) = mu * s_dAd(SPATIAL_SLIP) - s_dB(SPATIAL_SLIP);
    logic real s_h(SPATIAL_SLIP_PARAMETERS) = s_p(SPATIAL_SLIP) * s_eAe(SPATIAL_SLIP) - s_eB(SPATIAL_SLIP) * s_g(SPATIAL_SLIP);
    logic real s_ea(SPATIAL_PARAMETERS, real d1, real d2) = a2 * d1 - a1 * d2;
    logic real s_da(SPATIAL_PARAMETERS, real d1, real d2) = a1 * d1 + a2 * d2;
    // The force of slip, -b / p.
    predicate s_lifts(real b, real p, real N) = p * N == -b;
    logic real s_R(SPATIAL_PARAMETERS, real d1, real d2) = s_p(SPATIAL_SLIP) * s_ea(SPATIAL, d1, d2) - b * s_g(SPATIAL_SLIP);
    logic real s_E(SPATIAL_PARAMETERS, real d1, real d2) = s_p(SPATIAL_SLIP) * s_da(SPATIAL, d1, d2) + b * s_k(SPATIAL_SLIP); */
#define S_p s_p(SPATIAL_SLIP)
#define S_g s_g(SPATIAL_SLIP)
#define S_k s_k(SPATIAL_SLIP)
#define S_h s_h(SPATIAL_SLIP)
#define S_R s_R(IN_DIRECTION)
#define S_E s_E(IN_DIRECTION)
#define S_ea s_ea(IN_DIRECTION)
#define S_da s_da(IN_DIRECTION)

#endif
