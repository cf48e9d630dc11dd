/* SPDX-License-Identifier: BSD-2-Clause */
/* The programs whose signs tell the row and the fate (spec/chatter/atlas_formula.h and orbit_formula.h). */
#ifndef CHATTER_SIGN_PROGRAMS_H
#define CHATTER_SIGN_PROGRAMS_H

#include "chatter/orbit_formula.h"
#include "numbers/program.h"

#define PROGRAM chatter_stick
#define PROGRAM_INPUTS REST_INPUTS
#define PROGRAM_FORMULAS CHATTER_STICK_FORMULAS
#include "formula/program.h"
#define PROGRAM chatter_stick_poisson
#define PROGRAM_INPUTS REST_INPUTS
#define PROGRAM_FORMULAS CHATTER_STICK_POISSON_FORMULAS
#include "formula/program.h"
#define PROGRAM chatter_stick_energetic
#define PROGRAM_INPUTS REST_INPUTS
#define PROGRAM_FORMULAS CHATTER_STICK_ENERGETIC_FORMULAS
#include "formula/program.h"
#define PROGRAM chatter_state
#define PROGRAM_INPUTS CHATTER_INPUTS
#define PROGRAM_FORMULAS CHATTER_STATE_FORMULAS
#include "formula/program.h"
#define PROGRAM chatter_orbit
#define PROGRAM_INPUTS CHATTER_INPUTS
#define PROGRAM_FORMULAS CHATTER_ORBIT_FORMULAS
#include "formula/program.h"
#define PROGRAM chatter_orbit_poisson
#define PROGRAM_INPUTS CHATTER_INPUTS
#define PROGRAM_FORMULAS CHATTER_ORBIT_POISSON_FORMULAS
#include "formula/program.h"
#define PROGRAM chatter_orbit_ahead
#define PROGRAM_INPUTS CHATTER_INPUTS
#define PROGRAM_FORMULAS CHATTER_ORBIT_AHEAD_FORMULAS
#include "formula/program.h"
#define PROGRAM chatter_orbit_back
#define PROGRAM_INPUTS CHATTER_INPUTS
#define PROGRAM_FORMULAS CHATTER_ORBIT_BACK_FORMULAS
#include "formula/program.h"

#endif
