/* SPDX-License-Identifier: BSD-2-Clause */
/* The programs whose signs tell the row and the fate of the impacts of a problem with u and v, under Newton's and Poisson's law. */
#ifndef CHECK_CHATTER_ORBIT_PROGRAM_H
#define CHECK_CHATTER_ORBIT_PROGRAM_H

#include "check/program.h"
#include "chatter/orbit_formula.h"

#define PROGRAM chatter_orbit
#define PROGRAM_INPUTS CHATTER_INPUTS
#define PROGRAM_FORMULAS CHATTER_ORBIT_FORMULAS
#include "formula/program.h"
#define PROGRAM chatter_orbit_poisson
#define PROGRAM_INPUTS CHATTER_INPUTS
#define PROGRAM_FORMULAS CHATTER_ORBIT_POISSON_FORMULAS
#include "formula/program.h"

#endif
