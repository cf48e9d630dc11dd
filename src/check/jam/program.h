/* SPDX-License-Identifier: BSD-2-Clause */
/* The formulas of the G-spot as programs: `jam`, of the G-spot alone, and `jam_state`, with a state near it. */
#ifndef CHECK_JAM_PROGRAM_H
#define CHECK_JAM_PROGRAM_H

#include "check/program.h"
#include "jam/formula.h"

#define PROGRAM jam
#define PROGRAM_INPUTS JAM_INPUTS
#define PROGRAM_FORMULAS JAM_FORMULAS
#include "formula/program.h"
#define PROGRAM jam_state
#define PROGRAM_INPUTS JAM_STATE_INPUTS
#define PROGRAM_FORMULAS JAM_STATE_FORMULAS
#include "formula/program.h"

#endif
