/* SPDX-License-Identifier: BSD-2-Clause */
/* The theories of atlases of kind `spatial`: circular and elliptic friction. */
#define PROGRAM_TABLE
#include "check/program.h"
#include "spatial/formula.h"
#define PROGRAM atlas_spatial
#define PROGRAM_INPUTS SPATIAL_INPUTS
#define PROGRAM_FORMULAS SPATIAL_SLIP_FORMULAS
#include "formula/program.h"
#define PROGRAM atlas_elliptic
#define PROGRAM_INPUTS SPATIAL_ELLIPTIC_INPUTS
#define PROGRAM_FORMULAS SPATIAL_ELLIPTIC_SLIP_FORMULAS
#include "formula/program.h"
#undef PROGRAM_TABLE

#include "check/atlas/theories.h"
#include "check/known_long_theory.h"

#include <stddef.h>

static const struct uncertain_theory spatial_theory = {.program = &atlas_spatial_program},
                                     elliptic = {.program = &atlas_elliptic_program};

/* Each quantity of a table is at its place: the inputs first. */
#define SPATIAL_INPUT_PLACE(x, unit, meaning) SPATIAL_AT_##x,
#define SPATIAL_PLACE(macro, x, unit, meaning) SPATIAL_AT_##x,
enum { SPATIAL_INPUTS(SPATIAL_INPUT_PLACE) SPATIAL_SLIP_FORMULAS(SPATIAL_PLACE) SPATIAL_AT_END };
#define ELLIPTIC_INPUT_PLACE(x, unit, meaning) ELLIPTIC_AT_##x,
#define ELLIPTIC_PLACE(macro, x, unit, meaning) ELLIPTIC_AT_##x,
enum { SPATIAL_ELLIPTIC_INPUTS(ELLIPTIC_INPUT_PLACE) SPATIAL_ELLIPTIC_SLIP_FORMULAS(ELLIPTIC_PLACE) ELLIPTIC_AT_END };
#define SPATIAL_INPUT_TEXT(x, unit, meaning) constant_text(atlas_spatial_quantities[SPATIAL_AT_##x].name) &&
#define SPATIAL_TEXT(macro, x, unit, meaning) constant_text(atlas_spatial_quantities[SPATIAL_AT_##x].name) &&
#define ELLIPTIC_INPUT_TEXT(x, unit, meaning) constant_text(atlas_elliptic_quantities[ELLIPTIC_AT_##x].name) &&
#define ELLIPTIC_TEXT(macro, x, unit, meaning) constant_text(atlas_elliptic_quantities[ELLIPTIC_AT_##x].name) &&

const struct uncertain_theory *atlas_spatial_theory(void)
{
    //@ assert inputs: SPATIAL_INPUTS(SPATIAL_INPUT_TEXT) \true;
    //@ assert formulas: SPATIAL_SLIP_FORMULAS(SPATIAL_TEXT) \true;
    return known_long_theory(&spatial_theory, &atlas_spatial_program, atlas_spatial_code, atlas_spatial_quantities,
                             NULL);
}

const struct uncertain_theory *atlas_elliptic_theory(void)
{
    //@ assert inputs: SPATIAL_ELLIPTIC_INPUTS(ELLIPTIC_INPUT_TEXT) \true;
    //@ assert formulas: SPATIAL_ELLIPTIC_SLIP_FORMULAS(ELLIPTIC_TEXT) \true;
    return known_long_theory(&elliptic, &atlas_elliptic_program, atlas_elliptic_code, atlas_elliptic_quantities, NULL);
}
