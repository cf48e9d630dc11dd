/* SPDX-License-Identifier: BSD-2-Clause */
/* The formulas of the models as programs. */
#ifndef CHECK_WEDGE_PROGRAMS_H
#define CHECK_WEDGE_PROGRAMS_H

#include "check/program.h"
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

/* These return the programs; each is well formed. */
/*@ assigns \result \from \nothing;
  @ ensures \result == &klein_program && program_ok(\result) && \base_addr(\result) != \base_addr(\result->code);
  @ ensures \result->quantities == klein_QUANTITIES; */
const struct program *wedge_klein_program(void);
/*@ assigns \result \from \nothing;
  @ ensures \result == &two_mu_program && program_ok(\result) && \base_addr(\result) != \base_addr(\result->code);
  @ ensures \result->quantities == two_mu_QUANTITIES; */
const struct program *wedge_two_mu_program(void);
/*@ assigns \result \from \nothing;
  @ ensures \result == &slipper_program && program_ok(\result) && \base_addr(\result) != \base_addr(\result->code);
  @ ensures \result->quantities == slipper_QUANTITIES; */
const struct program *wedge_slipper_program(void);
/*@ assigns \result \from \nothing;
  @ ensures \result == &slipper_as_printed_program && program_ok(\result) && \base_addr(\result) != \base_addr(\result->code);
  @ ensures \result->quantities == slipper_as_printed_QUANTITIES; */
const struct program *wedge_printed_program(void);
/*@ assigns \result \from \nothing;
  @ ensures \result == &enlarged_program && program_ok(\result) && \base_addr(\result) != \base_addr(\result->code);
  @ ensures \result->quantities == enlarged_QUANTITIES; */
const struct program *wedge_enlarged_program(void);

#endif
