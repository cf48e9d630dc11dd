/* SPDX-License-Identifier: BSD-2-Clause */
/* The programs whose signs tell the row and the fate of the impacts of a problem without u and v. */
#ifndef CHECK_CHATTER_STICK_PROGRAM_H
#define CHECK_CHATTER_STICK_PROGRAM_H

#include "check/program.h"
#include "chatter/atlas_formula.h"

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

#endif
