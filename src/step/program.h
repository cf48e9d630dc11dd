/* SPDX-License-Identifier: BSD-2-Clause */
/* The formulas of a step as programs: step_program, step_body_program, step_sizes_program, step_body_sizes_program, with the nodes
 * step_a ... step_work2 and so on. */
#ifndef STEP_PROGRAM_H
#define STEP_PROGRAM_H

#include "step/formula.h"
#include "numbers/program.h"

#define PROGRAM step
#define PROGRAM_INPUTS STEP_INPUTS
#define PROGRAM_FORMULAS STEP_FORMULAS
#include "formula/program.h"

#define PROGRAM step_body
#define PROGRAM_INPUTS STEP_BODY_PROGRAM_INPUTS
#define PROGRAM_FORMULAS STEP_BODY_FORMULAS
#include "formula/program.h"

#define PROGRAM step_sizes
#define PROGRAM_INPUTS STEP_SIZES_INPUTS
#define PROGRAM_FORMULAS STEP_SIZES_FORMULAS
#include "formula/program.h"

#define PROGRAM step_body_sizes
#define PROGRAM_INPUTS STEP_BODY_SIZES_INPUTS
#define PROGRAM_FORMULAS STEP_BODY_SIZES_FORMULAS
#include "formula/program.h"

#endif
