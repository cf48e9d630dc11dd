/* SPDX-License-Identifier: BSD-2-Clause */
/* The numbers of a rigid body as a program: modes_body_program. */
#ifndef MODES_PROGRAM_H
#define MODES_PROGRAM_H

#include "modes/formula.h"
#include "numbers/program.h"

#define PROGRAM modes_body
#define PROGRAM_INPUTS MODES_BODY_INPUTS
#define PROGRAM_FORMULAS MODES_BODY_FORMULAS
#include "formula/program.h"

#endif
