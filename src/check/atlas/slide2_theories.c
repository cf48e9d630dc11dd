/* SPDX-License-Identifier: BSD-2-Clause */
/* The theories of atlases of kind `slide2`: rows of contacts, compliant ones, and a body. */
#define PROGRAM_TABLE
#include "check/program.h"
#include "slide2/formula.h"
#define PROGRAM atlas_slide2
#define PROGRAM_INPUTS SLIDE2_RAW_INPUTS
#define PROGRAM_FORMULAS SLIDE2_FORMULAS
#include "formula/program.h"
#define PROGRAM atlas_compliant
#define PROGRAM_INPUTS SLIDE2_RAW_COMPLIANT_INPUTS
#define PROGRAM_FORMULAS SLIDE2_COMPLIANT_FORMULAS
#include "formula/program.h"
#define PROGRAM atlas_body
#define PROGRAM_INPUTS SLIDE2_SLIPPING_BODY_INPUTS
#define PROGRAM_FORMULAS SLIDE2_BODY_FORMULAS
#include "formula/program.h"
#undef PROGRAM_TABLE

#include "check/atlas/theories.h"
#include "check/known_long_theory.h"

#include <stddef.h>

static const struct uncertain_theory slide2_theory = {.program = &atlas_slide2_program},
                                     compliant = {.program = &atlas_compliant_program},
                                     body = {.program = &atlas_body_program};

/* Each quantity of a table is at its place: the inputs first. */
#define SLIDE2_INPUT_PLACE(x, unit, meaning) SLIDE2_AT_##x,
#define SLIDE2_PLACE(macro, x, unit, meaning) SLIDE2_AT_##x,
enum { SLIDE2_RAW_INPUTS(SLIDE2_INPUT_PLACE) SLIDE2_FORMULAS(SLIDE2_PLACE) SLIDE2_AT_END };
#define COMPLIANT_INPUT_PLACE(x, unit, meaning) COMPLIANT_AT_##x,
#define COMPLIANT_PLACE(macro, x, unit, meaning) COMPLIANT_AT_##x,
enum { SLIDE2_RAW_COMPLIANT_INPUTS(COMPLIANT_INPUT_PLACE) SLIDE2_COMPLIANT_FORMULAS(COMPLIANT_PLACE) COMPLIANT_AT_END };
#define BODY_INPUT_PLACE(x, unit, meaning) BODY_AT_##x,
#define BODY_PLACE(macro, x, unit, meaning) BODY_AT_##x,
enum { SLIDE2_SLIPPING_BODY_INPUTS(BODY_INPUT_PLACE) SLIDE2_BODY_FORMULAS(BODY_PLACE) BODY_AT_END };
#define SLIDE2_INPUT_TEXT(x, unit, meaning) constant_text(atlas_slide2_quantities[SLIDE2_AT_##x].name) &&
#define SLIDE2_TEXT(macro, x, unit, meaning) constant_text(atlas_slide2_quantities[SLIDE2_AT_##x].name) &&
#define COMPLIANT_INPUT_TEXT(x, unit, meaning) constant_text(atlas_compliant_quantities[COMPLIANT_AT_##x].name) &&
#define COMPLIANT_TEXT(macro, x, unit, meaning) constant_text(atlas_compliant_quantities[COMPLIANT_AT_##x].name) &&
#define BODY_INPUT_TEXT(x, unit, meaning) constant_text(atlas_body_quantities[BODY_AT_##x].name) &&
#define BODY_TEXT(macro, x, unit, meaning) constant_text(atlas_body_quantities[BODY_AT_##x].name) &&

const struct uncertain_theory *atlas_slide2_theory(void)
{
    //@ assert inputs: SLIDE2_RAW_INPUTS(SLIDE2_INPUT_TEXT) \true;
    //@ assert formulas: SLIDE2_FORMULAS(SLIDE2_TEXT) \true;
    return known_long_theory(&slide2_theory, &atlas_slide2_program, atlas_slide2_code, atlas_slide2_quantities, NULL);
}

const struct uncertain_theory *atlas_compliant_theory(void)
{
    //@ assert inputs: SLIDE2_RAW_COMPLIANT_INPUTS(COMPLIANT_INPUT_TEXT) \true;
    //@ assert formulas: SLIDE2_COMPLIANT_FORMULAS(COMPLIANT_TEXT) \true;
    return known_long_theory(&compliant, &atlas_compliant_program, atlas_compliant_code, atlas_compliant_quantities,
                             NULL);
}

const struct uncertain_theory *atlas_body_theory(void)
{
    //@ assert inputs: SLIDE2_SLIPPING_BODY_INPUTS(BODY_INPUT_TEXT) \true;
    //@ assert formulas: SLIDE2_BODY_FORMULAS(BODY_TEXT) \true;
    return known_long_theory(&body, &atlas_body_program, atlas_body_code, atlas_body_quantities, NULL);
}
