/* SPDX-License-Identifier: BSD-2-Clause */
/* The formulas of the planar impact as programs: impact_program, piece_program, rebound_program and
 * energy_program, with their nodes impact_A ... energy_E. */
#ifndef IMPACT_PROGRAM_H
#define IMPACT_PROGRAM_H

#include "impact/formula.h"
#include "numbers/program.h"

#define PROGRAM impact
#define PROGRAM_INPUTS IMPACT_INPUTS
#define PROGRAM_FORMULAS IMPACT_FORMULAS
#include "formula/program.h"

#define PROGRAM piece
#define PROGRAM_INPUTS PIECE_INPUTS
#define PROGRAM_FORMULAS PIECE_FORMULAS
#include "formula/program.h"

#define PROGRAM rebound
#define PROGRAM_INPUTS REBOUND_INPUTS
#define PROGRAM_FORMULAS REBOUND_FORMULAS
#include "formula/program.h"

#define PROGRAM energy
#define PROGRAM_INPUTS ENERGY_INPUTS
#define PROGRAM_FORMULAS ENERGY_FORMULAS
#include "formula/program.h"

#endif
