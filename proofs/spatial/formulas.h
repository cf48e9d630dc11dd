/* SPDX-License-Identifier: BSD-2-Clause */
/* The formulas of spec/spatial/formula.h as polynomials in the real data. */
#ifndef PROOFS_SPATIAL_FORMULAS_H
#define PROOFS_SPATIAL_FORMULAS_H

#include "formula/logic.h"
#include "spatial/formula.h"
#include "spatial/quantities.h"

#define LOGIC_PARAMETERS SPATIAL_PARAMETERS, real u1, real u2
#define LOGIC_ARGUMENTS SPATIAL, u1, u2
#define ALL_DATA \forall LOGIC_PARAMETERS

/* The products muB1 and muB2, which several formulas use, are defined besides. */
/*@ SPATIAL_INPUTS(LOGIC_INPUT)
    logic real value_muB1(LOGIC_PARAMETERS) = mu * B1;
    logic real value_muB2(LOGIC_PARAMETERS) = mu * B2;
    SPATIAL_FORMULAS(LOGIC_FORMULA) */

#endif
