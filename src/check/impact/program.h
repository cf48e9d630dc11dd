/* SPDX-License-Identifier: BSD-2-Clause */
/* The formulas of the planar impact as a program; its quantities are those of enum IMPACT_A, ... in impact.h. */
#ifndef CHECK_IMPACT_PROGRAM_H
#define CHECK_IMPACT_PROGRAM_H

#include "check/program.h"
#include "impact/formula.h"

#define PROGRAM impact
#define PROGRAM_INPUTS IMPACT_INPUTS
#define PROGRAM_FORMULAS IMPACT_FORMULAS
#include "formula/program.h"

#endif
