/* SPDX-License-Identifier: BSD-2-Clause */
/* The formulas of one planar contact as programs: contact_program and newton_program, with the nodes
 * contact_a ... contact_N_T and newton_a ... newton_v_dot. */
#ifndef CONTACT_PROGRAM_H
#define CONTACT_PROGRAM_H

#include "contact/formula.h"
#include "numbers/program.h"

#define PROGRAM contact
#define PROGRAM_INPUTS CONTACT_INPUTS
#define PROGRAM_FORMULAS CONTACT_FORMULAS
#include "formula/program.h"

#define PROGRAM newton
#define PROGRAM_INPUTS NEWTON_INPUTS
#define PROGRAM_FORMULAS NEWTON_FORMULAS
#include "formula/program.h"

#endif
