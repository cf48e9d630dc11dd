/* SPDX-License-Identifier: BSD-2-Clause */
/* The formulas of the models as programs. */
#ifndef WEDGE_PROGRAM_H
#define WEDGE_PROGRAM_H

#include "numbers/program.h"
#include "wedge/formula.h"

#define PROGRAM klein
#define PROGRAM_INPUTS WEDGE_KLEIN_INPUTS
#define PROGRAM_FORMULAS WEDGE_KLEIN_FORMULAS
#include "formula/program.h"

#define PROGRAM two_mu
#define PROGRAM_INPUTS WEDGE_TWO_MU_INPUTS
#define PROGRAM_FORMULAS WEDGE_TWO_MU_FORMULAS
#include "formula/program.h"

#define PROGRAM slipper
#define PROGRAM_INPUTS WEDGE_SLIPPER_INPUTS
#define PROGRAM_FORMULAS WEDGE_SLIPPER_FORMULAS
#include "formula/program.h"

#define PROGRAM slipper_as_printed
#define PROGRAM_INPUTS WEDGE_SLIPPER_INPUTS
#define PROGRAM_FORMULAS WEDGE_PRINTED_FORMULAS
#include "formula/program.h"

#define PROGRAM enlarged
#define PROGRAM_INPUTS WEDGE_ENLARGED_INPUTS
#define PROGRAM_FORMULAS WEDGE_ENLARGED_FORMULAS
#include "formula/program.h"

#endif
