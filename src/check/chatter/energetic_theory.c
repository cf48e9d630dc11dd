/* SPDX-License-Identifier: BSD-2-Clause */
/* The theories of uncertain data of kind `chatter` with u and v, under the energetic law. */
#define PROGRAM_TABLE
#include "check/chatter/energetic_program.h"
#undef PROGRAM_TABLE

#include "check/chatter/theories.h"
#include "check/cover/theories.h"
#include "check/known_long_theory.h"

#include <stddef.h>

static const struct uncertain_theory orbit_ahead = {.program = &chatter_orbit_ahead_program,
                                                    .name = THEORY_CHATTER_ORBIT_AHEAD},
                                     orbit_back = {.program = &chatter_orbit_back_program,
                                                   .name = THEORY_CHATTER_ORBIT_BACK};

/* Each quantity of a table is at its place: the inputs first. */
#define PLACE_OF_INPUT(x, unit, meaning) AT_##x,
enum { CHATTER_INPUTS(PLACE_OF_INPUT) INPUTS_END };
#define ORBIT_AHEAD_PLACE(macro, x, unit, meaning) ORBIT_AHEAD_AT_##x,
enum { ORBIT_AHEAD_BEFORE = INPUTS_END - 1, CHATTER_ORBIT_AHEAD_FORMULAS(ORBIT_AHEAD_PLACE) ORBIT_AHEAD_AT_END };
#define ORBIT_BACK_PLACE(macro, x, unit, meaning) ORBIT_BACK_AT_##x,
enum { ORBIT_BACK_BEFORE = INPUTS_END - 1, CHATTER_ORBIT_BACK_FORMULAS(ORBIT_BACK_PLACE) ORBIT_BACK_AT_END };
#define ORBIT_AHEAD_INPUT_TEXT(x, unit, meaning) constant_text(chatter_orbit_ahead_quantities[AT_##x].name) &&
#define ORBIT_AHEAD_TEXT(macro, x, unit, meaning)                                                                      \
    constant_text(chatter_orbit_ahead_quantities[ORBIT_AHEAD_AT_##x].name) &&
#define ORBIT_BACK_INPUT_TEXT(x, unit, meaning) constant_text(chatter_orbit_back_quantities[AT_##x].name) &&
#define ORBIT_BACK_TEXT(macro, x, unit, meaning) constant_text(chatter_orbit_back_quantities[ORBIT_BACK_AT_##x].name) &&

const struct uncertain_theory *chatter_orbit_ahead_theory(void)
{
    //@ assert inputs: CHATTER_INPUTS(ORBIT_AHEAD_INPUT_TEXT) \true;
    //@ assert formulas: CHATTER_ORBIT_AHEAD_FORMULAS(ORBIT_AHEAD_TEXT) \true;
    return known_long_theory(&orbit_ahead, &chatter_orbit_ahead_program, chatter_orbit_ahead_code,
                             chatter_orbit_ahead_quantities, NULL);
}

const struct uncertain_theory *chatter_orbit_back_theory(void)
{
    //@ assert inputs: CHATTER_INPUTS(ORBIT_BACK_INPUT_TEXT) \true;
    //@ assert formulas: CHATTER_ORBIT_BACK_FORMULAS(ORBIT_BACK_TEXT) \true;
    return known_long_theory(&orbit_back, &chatter_orbit_back_program, chatter_orbit_back_code,
                             chatter_orbit_back_quantities, NULL);
}
