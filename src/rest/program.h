/* SPDX-License-Identifier: BSD-2-Clause */
/* The formulas of an equilibrium as a program: rest_program, with its nodes rest_a ... rest_N. */
#ifndef REST_PROGRAM_H
#define REST_PROGRAM_H

#include "rest/formula.h"
#include "numbers/program.h"

#define PROGRAM rest
#define PROGRAM_INPUTS REST_INPUTS
#define PROGRAM_FORMULAS REST_FORMULAS
#include "formula/program.h"

#endif
