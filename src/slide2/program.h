/* SPDX-License-Identifier: BSD-2-Clause */
/* The formulas of two slipping contacts as programs: from P and b, or from the inertia, each with or without
 * compliance; and those of a slipping body, for atlases. */
#ifndef SLIDE2_PROGRAM_H
#define SLIDE2_PROGRAM_H

#include "numbers/program.h"
#include "slide2/formula.h"

#define PROGRAM slide2
#define PROGRAM_INPUTS SLIDE2_RAW_INPUTS
#define PROGRAM_FORMULAS SLIDE2_FORMULAS
#include "formula/program.h"

#define PROGRAM slide2_compliant
#define PROGRAM_INPUTS SLIDE2_RAW_COMPLIANT_INPUTS
#define PROGRAM_FORMULAS SLIDE2_COMPLIANT_FORMULAS
#include "formula/program.h"

#define PROGRAM slide2_inertia
#define PROGRAM_INPUTS SLIDE2_BODY_INPUTS
#define PROGRAM_FORMULAS SLIDE2_BODY_FORMULAS
#include "formula/program.h"

#define PROGRAM slide2_slipping_body
#define PROGRAM_INPUTS SLIDE2_SLIPPING_BODY_INPUTS
#define PROGRAM_FORMULAS SLIDE2_BODY_FORMULAS
#include "formula/program.h"

#define PROGRAM slide2_inertia_compliant
#define PROGRAM_INPUTS SLIDE2_BODY_COMPLIANT_INPUTS
#define PROGRAM_FORMULAS SLIDE2_BODY_COMPLIANT_FORMULAS
#include "formula/program.h"

#endif
