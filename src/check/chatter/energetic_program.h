/* SPDX-License-Identifier: BSD-2-Clause */
/* The programs whose signs tell the row and the fate of the impacts of a problem with u and v, under the energetic law: one for each sign of B. */
#ifndef CHECK_CHATTER_ENERGETIC_PROGRAM_H
#define CHECK_CHATTER_ENERGETIC_PROGRAM_H

#include "check/program.h"
#include "chatter/orbit_formula.h"

#define PROGRAM chatter_orbit_ahead
#define PROGRAM_INPUTS CHATTER_INPUTS
#define PROGRAM_FORMULAS CHATTER_ORBIT_AHEAD_FORMULAS
#include "formula/program.h"
#define PROGRAM chatter_orbit_back
#define PROGRAM_INPUTS CHATTER_INPUTS
#define PROGRAM_FORMULAS CHATTER_ORBIT_BACK_FORMULAS
#include "formula/program.h"

#endif
