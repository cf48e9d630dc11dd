/* SPDX-License-Identifier: BSD-2-Clause */
#ifndef SPATIAL_IMPACT_PROGRAM_H
#define SPATIAL_IMPACT_PROGRAM_H

#include "numbers/program.h"
#include "spatial_impact/formula.h"

#define PROGRAM spatial_impact
#define PROGRAM_INPUTS SPATIAL_IMPACT_INPUTS
#define PROGRAM_FORMULAS SPATIAL_IMPACT_FORMULAS
#include "formula/program.h"

#define PROGRAM spatial_impact_elliptic
#define PROGRAM_INPUTS SPATIAL_IMPACT_ELLIPTIC_INPUTS
#define PROGRAM_FORMULAS SPATIAL_IMPACT_ELLIPTIC_FORMULAS
#include "formula/program.h"

#endif
