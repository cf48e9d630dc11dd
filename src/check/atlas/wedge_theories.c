/* SPDX-License-Identifier: BSD-2-Clause */
/* The theories of atlases of kind `wedge`: one for each model. */
#define PROGRAM_TABLE
#include "check/program.h"
#include "wedge/formula.h"
#define PROGRAM atlas_klein
#define PROGRAM_INPUTS WEDGE_KLEIN_INPUTS
#define PROGRAM_FORMULAS WEDGE_KLEIN_ATLAS_FORMULAS
#include "formula/program.h"
#define PROGRAM atlas_two_mu
#define PROGRAM_INPUTS WEDGE_TWO_MU_INPUTS
#define PROGRAM_FORMULAS WEDGE_TWO_MU_FORMULAS
#include "formula/program.h"
#define PROGRAM atlas_slipper
#define PROGRAM_INPUTS WEDGE_SLIPPER_INPUTS
#define PROGRAM_FORMULAS WEDGE_SLIPPER_FORMULAS
#include "formula/program.h"
#define PROGRAM atlas_printed
#define PROGRAM_INPUTS WEDGE_SLIPPER_INPUTS
#define PROGRAM_FORMULAS WEDGE_PRINTED_FORMULAS
#include "formula/program.h"
#undef PROGRAM_TABLE

#include "check/atlas/theories.h"
#include "check/known_long_theory.h"

#include <stddef.h>

static const struct uncertain_theory klein = {.program = &atlas_klein_program},
                                     two_mu = {.program = &atlas_two_mu_program},
                                     slipper = {.program = &atlas_slipper_program},
                                     printed = {.program = &atlas_printed_program};

/* Each quantity of a table is at its place: the inputs first. */
#define KLEIN_INPUT_PLACE(x, unit, meaning) KLEIN_AT_##x,
#define KLEIN_PLACE(macro, x, unit, meaning) KLEIN_AT_##x,
enum { WEDGE_KLEIN_INPUTS(KLEIN_INPUT_PLACE) WEDGE_KLEIN_ATLAS_FORMULAS(KLEIN_PLACE) KLEIN_AT_END };
#define TWO_MU_INPUT_PLACE(x, unit, meaning) TWO_MU_AT_##x,
#define TWO_MU_PLACE(macro, x, unit, meaning) TWO_MU_AT_##x,
enum { WEDGE_TWO_MU_INPUTS(TWO_MU_INPUT_PLACE) WEDGE_TWO_MU_FORMULAS(TWO_MU_PLACE) TWO_MU_AT_END };
#define SLIPPER_INPUT_PLACE(x, unit, meaning) SLIPPER_AT_##x,
#define SLIPPER_PLACE(macro, x, unit, meaning) SLIPPER_AT_##x,
enum { WEDGE_SLIPPER_INPUTS(SLIPPER_INPUT_PLACE) WEDGE_SLIPPER_FORMULAS(SLIPPER_PLACE) SLIPPER_AT_END };
#define PRINTED_INPUT_PLACE(x, unit, meaning) PRINTED_AT_##x,
#define PRINTED_PLACE(macro, x, unit, meaning) PRINTED_AT_##x,
enum { WEDGE_SLIPPER_INPUTS(PRINTED_INPUT_PLACE) WEDGE_PRINTED_FORMULAS(PRINTED_PLACE) PRINTED_AT_END };
#define KLEIN_INPUT_TEXT(x, unit, meaning) constant_text(atlas_klein_quantities[KLEIN_AT_##x].name) &&
#define KLEIN_TEXT(macro, x, unit, meaning) constant_text(atlas_klein_quantities[KLEIN_AT_##x].name) &&
#define TWO_MU_INPUT_TEXT(x, unit, meaning) constant_text(atlas_two_mu_quantities[TWO_MU_AT_##x].name) &&
#define TWO_MU_TEXT(macro, x, unit, meaning) constant_text(atlas_two_mu_quantities[TWO_MU_AT_##x].name) &&
#define SLIPPER_INPUT_TEXT(x, unit, meaning) constant_text(atlas_slipper_quantities[SLIPPER_AT_##x].name) &&
#define SLIPPER_TEXT(macro, x, unit, meaning) constant_text(atlas_slipper_quantities[SLIPPER_AT_##x].name) &&
#define PRINTED_INPUT_TEXT(x, unit, meaning) constant_text(atlas_printed_quantities[PRINTED_AT_##x].name) &&
#define PRINTED_TEXT(macro, x, unit, meaning) constant_text(atlas_printed_quantities[PRINTED_AT_##x].name) &&

const struct uncertain_theory *atlas_klein_theory(void)
{
    //@ assert inputs: WEDGE_KLEIN_INPUTS(KLEIN_INPUT_TEXT) \true;
    //@ assert formulas: WEDGE_KLEIN_ATLAS_FORMULAS(KLEIN_TEXT) \true;
    return known_long_theory(&klein, &atlas_klein_program, atlas_klein_code, atlas_klein_quantities, NULL);
}

const struct uncertain_theory *atlas_two_mu_theory(void)
{
    //@ assert inputs: WEDGE_TWO_MU_INPUTS(TWO_MU_INPUT_TEXT) \true;
    //@ assert formulas: WEDGE_TWO_MU_FORMULAS(TWO_MU_TEXT) \true;
    return known_long_theory(&two_mu, &atlas_two_mu_program, atlas_two_mu_code, atlas_two_mu_quantities, NULL);
}

const struct uncertain_theory *atlas_slipper_theory(void)
{
    //@ assert inputs: WEDGE_SLIPPER_INPUTS(SLIPPER_INPUT_TEXT) \true;
    //@ assert formulas: WEDGE_SLIPPER_FORMULAS(SLIPPER_TEXT) \true;
    return known_long_theory(&slipper, &atlas_slipper_program, atlas_slipper_code, atlas_slipper_quantities, NULL);
}

const struct uncertain_theory *atlas_printed_theory(void)
{
    //@ assert inputs: WEDGE_SLIPPER_INPUTS(PRINTED_INPUT_TEXT) \true;
    //@ assert formulas: WEDGE_PRINTED_FORMULAS(PRINTED_TEXT) \true;
    return known_long_theory(&printed, &atlas_printed_program, atlas_printed_code, atlas_printed_quantities, NULL);
}
