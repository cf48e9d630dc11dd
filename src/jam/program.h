/* SPDX-License-Identifier: BSD-2-Clause */
/* The formulas of the G-spot as programs: jam_program with the nodes jam_alpha1 ... jam_delta, and jam_state_program with
 * jam_state_alpha1 ... jam_state_fall. */
#ifndef JAM_PROGRAM_H
#define JAM_PROGRAM_H

#include "jam/formula.h"
#include "numbers/program.h"

#define PROGRAM jam
#define PROGRAM_INPUTS JAM_INPUTS
#define PROGRAM_FORMULAS JAM_FORMULAS
#include "formula/program.h"

#define PROGRAM jam_state
#define PROGRAM_INPUTS JAM_STATE_INPUTS
#define PROGRAM_FORMULAS JAM_STATE_FORMULAS
#include "formula/program.h"

#endif
