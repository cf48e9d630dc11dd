/* SPDX-License-Identifier: BSD-2-Clause */
/* The formulas of kind `fold` as programs: for a point given by its rates; with the derivatives of the rates; for the
 * wheel; for the wheel at rest; for all its two-folds; for the funnel of a two-fold. */
#ifndef FOLD_PROGRAM_H
#define FOLD_PROGRAM_H

#include "fold/formula.h"
#include "numbers/program.h"

#define PROGRAM fold_rates
#define PROGRAM_INPUTS FOLD_RATE_INPUTS
#define PROGRAM_FORMULAS FOLD_RATE_FORMULAS
#include "formula/program.h"

#define PROGRAM fold_tangent
#define PROGRAM_INPUTS FOLD_TANGENT_POINT_INPUTS
#define PROGRAM_FORMULAS FOLD_CLASS_FORMULAS
#include "formula/program.h"

#define PROGRAM fold_wheel
#define PROGRAM_INPUTS FOLD_WHEEL_INPUTS
#define PROGRAM_FORMULAS FOLD_WHEEL_FORMULAS
#include "formula/program.h"

#define PROGRAM fold_funnel
#define PROGRAM_INPUTS FOLD_FUNNEL_INPUTS
#define PROGRAM_FORMULAS FOLD_FUNNEL_FORMULAS
#include "formula/program.h"

#define PROGRAM fold_rest
#define PROGRAM_INPUTS FOLD_REST_INPUTS
#define PROGRAM_FORMULAS FOLD_REST_FORMULAS
#include "formula/program.h"

#define PROGRAM fold_count
#define PROGRAM_INPUTS FOLD_PARAMETER_INPUTS
#define PROGRAM_FORMULAS FOLD_COUNT_FORMULAS
#include "formula/program.h"

#endif
