/* SPDX-License-Identifier: BSD-2-Clause */
/* The formulas of one contact in three dimensions as programs: the quantities of a circular cone, the reduction of an
 * elliptic cone, the forms on the circle of slip directions, and the quantities that determine the row of slip, for
 * either cone. */
#ifndef SPATIAL_PROGRAM_H
#define SPATIAL_PROGRAM_H

#include "numbers/program.h"
#include "spatial/formula.h"

#define PROGRAM spatial
#define PROGRAM_INPUTS SPATIAL_INPUTS
#define PROGRAM_FORMULAS SPATIAL_FORMULAS
#include "formula/program.h"

#define PROGRAM spatial_slip
#define PROGRAM_INPUTS SPATIAL_INPUTS
#define PROGRAM_FORMULAS SPATIAL_SLIP_FORMULAS
#include "formula/program.h"

#define PROGRAM spatial_elliptic_slip
#define PROGRAM_INPUTS SPATIAL_ELLIPTIC_INPUTS
#define PROGRAM_FORMULAS SPATIAL_ELLIPTIC_SLIP_FORMULAS
#include "formula/program.h"

#define PROGRAM spatial_elliptic
#define PROGRAM_INPUTS SPATIAL_ELLIPTIC_INPUTS
#define PROGRAM_FORMULAS SPATIAL_ELLIPTIC_FORMULAS
#include "formula/program.h"

#define PROGRAM spatial_forms
#define PROGRAM_INPUTS SPATIAL_INPUTS
#define PROGRAM_FORMULAS SPATIAL_FORM_FORMULAS
#include "formula/program.h"

#endif
