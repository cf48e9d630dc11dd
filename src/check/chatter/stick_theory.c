/* SPDX-License-Identifier: BSD-2-Clause */
/* The theories of uncertain data of kind `chatter` without u and v. */
#define PROGRAM_TABLE
#include "check/chatter/stick_program.h"
#undef PROGRAM_TABLE

#include "check/chatter/theories.h"
#include "check/cover/theories.h"
#include "check/known_long_theory.h"

#include <stddef.h>

static const struct uncertain_theory stick = {.program = &chatter_stick_program, .name = THEORY_CHATTER_STICK},
                                     stick_poisson = {.program = &chatter_stick_poisson_program,
                                                      .name = THEORY_CHATTER_STICK_POISSON},
                                     stick_energetic = {.program = &chatter_stick_energetic_program,
                                                        .name = THEORY_CHATTER_STICK_ENERGETIC};

/* Each quantity of a table is at its place: the inputs first. */
#define PLACE_OF_INPUT(x, unit, meaning) AT_##x,
enum { REST_INPUTS(PLACE_OF_INPUT) INPUTS_END };
#define STICK_PLACE(macro, x, unit, meaning) STICK_AT_##x,
enum { STICK_BEFORE = INPUTS_END - 1, CHATTER_STICK_FORMULAS(STICK_PLACE) STICK_AT_END };
#define STICK_POISSON_PLACE(macro, x, unit, meaning) STICK_POISSON_AT_##x,
enum {
    STICK_POISSON_BEFORE = INPUTS_END - 1,
    CHATTER_STICK_POISSON_FORMULAS(STICK_POISSON_PLACE) STICK_POISSON_AT_END
};
#define STICK_ENERGETIC_PLACE(macro, x, unit, meaning) STICK_ENERGETIC_AT_##x,
enum {
    STICK_ENERGETIC_BEFORE = INPUTS_END - 1,
    CHATTER_STICK_ENERGETIC_FORMULAS(STICK_ENERGETIC_PLACE) STICK_ENERGETIC_AT_END
};
#define STICK_INPUT_TEXT(x, unit, meaning) constant_text(chatter_stick_quantities[AT_##x].name) &&
#define STICK_TEXT(macro, x, unit, meaning) constant_text(chatter_stick_quantities[STICK_AT_##x].name) &&
#define STICK_POISSON_INPUT_TEXT(x, unit, meaning) constant_text(chatter_stick_poisson_quantities[AT_##x].name) &&
#define STICK_POISSON_TEXT(macro, x, unit, meaning)                                                                    \
    constant_text(chatter_stick_poisson_quantities[STICK_POISSON_AT_##x].name) &&
#define STICK_ENERGETIC_INPUT_TEXT(x, unit, meaning) constant_text(chatter_stick_energetic_quantities[AT_##x].name) &&
#define STICK_ENERGETIC_TEXT(macro, x, unit, meaning)                                                                  \
    constant_text(chatter_stick_energetic_quantities[STICK_ENERGETIC_AT_##x].name) &&

const struct uncertain_theory *chatter_stick_theory(void)
{
    //@ assert inputs: REST_INPUTS(STICK_INPUT_TEXT) \true;
    //@ assert formulas: CHATTER_STICK_FORMULAS(STICK_TEXT) \true;
    return known_long_theory(&stick, &chatter_stick_program, chatter_stick_code, chatter_stick_quantities, NULL);
}

const struct uncertain_theory *chatter_stick_poisson_theory(void)
{
    //@ assert inputs: REST_INPUTS(STICK_POISSON_INPUT_TEXT) \true;
    //@ assert formulas: CHATTER_STICK_POISSON_FORMULAS(STICK_POISSON_TEXT) \true;
    return known_long_theory(&stick_poisson, &chatter_stick_poisson_program, chatter_stick_poisson_code,
                             chatter_stick_poisson_quantities, NULL);
}

const struct uncertain_theory *chatter_stick_energetic_theory(void)
{
    //@ assert inputs: REST_INPUTS(STICK_ENERGETIC_INPUT_TEXT) \true;
    //@ assert formulas: CHATTER_STICK_ENERGETIC_FORMULAS(STICK_ENERGETIC_TEXT) \true;
    return known_long_theory(&stick_energetic, &chatter_stick_energetic_program, chatter_stick_energetic_code,
                             chatter_stick_energetic_quantities, NULL);
}
