/* SPDX-License-Identifier: BSD-2-Clause */
/* The formulas of an equilibrium as programs: `rest`, and by Poisson's and the energetic law with those of the impact that chatter repeats. */
#ifndef CHECK_REST_PROGRAM_H
#define CHECK_REST_PROGRAM_H

#include "check/program.h"
#include "rest/impact_formula.h"

#define PROGRAM rest
#define PROGRAM_INPUTS REST_INPUTS
#define PROGRAM_FORMULAS REST_FORMULAS
#include "formula/program.h"
#define PROGRAM rest_poisson
#define PROGRAM_INPUTS REST_INPUTS
#define PROGRAM_FORMULAS REST_POISSON_FORMULAS
#include "formula/program.h"
#define PROGRAM rest_energetic
#define PROGRAM_INPUTS REST_INPUTS
#define PROGRAM_FORMULAS REST_ENERGETIC_FORMULAS
#include "formula/program.h"

#endif
