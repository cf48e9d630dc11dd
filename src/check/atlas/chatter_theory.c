/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of atlases of kind `chatter` with a state. */
#define PROGRAM_TABLE
#include "check/program.h"
#include "chatter/atlas_formula.h"
#define PROGRAM chatter_state
#define PROGRAM_INPUTS CHATTER_INPUTS
#define PROGRAM_FORMULAS CHATTER_STATE_FORMULAS
#include "formula/program.h"
#undef PROGRAM_TABLE

#include "check/atlas/theories.h"
#include "check/known_long_theory.h"

#include <stddef.h>

static const struct uncertain_theory chatter_state = {.program = &chatter_state_program};

/* Each quantity of a table is at its place: the inputs first. */
#define CHATTER_STATE_INPUT_PLACE(x, unit, meaning) CHATTER_STATE_AT_##x,
#define CHATTER_STATE_PLACE(macro, x, unit, meaning) CHATTER_STATE_AT_##x,
enum { CHATTER_INPUTS(CHATTER_STATE_INPUT_PLACE) CHATTER_STATE_FORMULAS(CHATTER_STATE_PLACE) CHATTER_STATE_AT_END };
#define CHATTER_STATE_INPUT_TEXT(x, unit, meaning) constant_text(chatter_state_quantities[CHATTER_STATE_AT_##x].name) &&
#define CHATTER_STATE_TEXT(macro, x, unit, meaning)                                                                    \
    constant_text(chatter_state_quantities[CHATTER_STATE_AT_##x].name) &&

const struct uncertain_theory *atlas_chatter_state_theory(void)
{
    //@ assert inputs: CHATTER_INPUTS(CHATTER_STATE_INPUT_TEXT) \true;
    //@ assert formulas: CHATTER_STATE_FORMULAS(CHATTER_STATE_TEXT) \true;
    return known_long_theory(&chatter_state, &chatter_state_program, chatter_state_code, chatter_state_quantities,
                             NULL);
}
