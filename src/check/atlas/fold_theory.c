/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of atlases of kind `fold`. */
#define PROGRAM_TABLE
#include "check/program.h"
#include "fold/formula.h"
#define PROGRAM atlas_fold_tangent
#define PROGRAM_INPUTS FOLD_TANGENT_POINT_INPUTS
#define PROGRAM_FORMULAS FOLD_CLASS_FORMULAS
#include "formula/program.h"
#undef PROGRAM_TABLE

#include "check/atlas/theories.h"
#include "check/known_long_theory.h"

#include <stddef.h>

static const struct uncertain_theory fold_tangent = {.program = &atlas_fold_tangent_program};

/* Each quantity of a table is at its place: the inputs first. */
#define FOLD_TANGENT_INPUT_PLACE(x, unit, meaning) FOLD_TANGENT_AT_##x,
#define FOLD_TANGENT_PLACE(macro, x, unit, meaning) FOLD_TANGENT_AT_##x,
enum {
    FOLD_TANGENT_POINT_INPUTS(FOLD_TANGENT_INPUT_PLACE) FOLD_CLASS_FORMULAS(FOLD_TANGENT_PLACE) FOLD_TANGENT_AT_END
};
#define FOLD_TANGENT_INPUT_TEXT(x, unit, meaning)                                                                      \
    constant_text(atlas_fold_tangent_quantities[FOLD_TANGENT_AT_##x].name) &&
#define FOLD_TANGENT_TEXT(macro, x, unit, meaning)                                                                     \
    constant_text(atlas_fold_tangent_quantities[FOLD_TANGENT_AT_##x].name) &&

const struct uncertain_theory *atlas_fold_tangent_theory(void)
{
    //@ assert inputs: FOLD_TANGENT_POINT_INPUTS(FOLD_TANGENT_INPUT_TEXT) \true;
    //@ assert formulas: FOLD_CLASS_FORMULAS(FOLD_TANGENT_TEXT) \true;
    return known_long_theory(&fold_tangent, &atlas_fold_tangent_program, atlas_fold_tangent_code,
                             atlas_fold_tangent_quantities, NULL);
}
