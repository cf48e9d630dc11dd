/* SPDX-License-Identifier: BSD-2-Clause */
/* The formulas of impact after impact as a program: chatter_program, with its nodes chatter_a ... chatter_R_minus. */
#ifndef CHATTER_PROGRAM_H
#define CHATTER_PROGRAM_H

#include "chatter/formula.h"
#include "numbers/program.h"

#define PROGRAM chatter
#define PROGRAM_INPUTS CHATTER_INPUTS
#define PROGRAM_FORMULAS CHATTER_FORMULAS
#include "formula/program.h"

#endif
