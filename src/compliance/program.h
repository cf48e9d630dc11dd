/* SPDX-License-Identifier: BSD-2-Clause */
/* The formulas of a compliant contact as a program: compliance_program, with the nodes compliance_a ... compliance_N. */
#ifndef COMPLIANCE_PROGRAM_H
#define COMPLIANCE_PROGRAM_H

#include "compliance/formula.h"
#include "numbers/program.h"

#define PROGRAM compliance
#define PROGRAM_INPUTS COMPLIANCE_INPUTS
#define PROGRAM_FORMULAS COMPLIANCE_FORMULAS
#include "formula/program.h"

#endif
