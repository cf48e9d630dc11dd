/* SPDX-License-Identifier: BSD-2-Clause */
/* The theories of uncertain data of kind `chatter` with u and v, under Newton's and Poisson's law. */
#define PROGRAM_TABLE
#include "check/chatter/orbit_program.h"
#undef PROGRAM_TABLE

#include "check/chatter/theories.h"
#include "check/cover/theories.h"
#include "check/known_long_theory.h"

#include <stddef.h>

static const struct uncertain_theory orbit = {.program = &chatter_orbit_program, .name = THEORY_CHATTER_ORBIT},
                                     orbit_poisson = {.program = &chatter_orbit_poisson_program,
                                                      .name = THEORY_CHATTER_ORBIT_POISSON};

/* Each quantity of a table is at its place: the inputs first. */
#define PLACE_OF_INPUT(x, unit, meaning) AT_##x,
enum { CHATTER_INPUTS(PLACE_OF_INPUT) INPUTS_END };
#define ORBIT_PLACE(macro, x, unit, meaning) ORBIT_AT_##x,
enum { ORBIT_BEFORE = INPUTS_END - 1, CHATTER_ORBIT_FORMULAS(ORBIT_PLACE) ORBIT_AT_END };
#define ORBIT_POISSON_PLACE(macro, x, unit, meaning) ORBIT_POISSON_AT_##x,
enum {
    ORBIT_POISSON_BEFORE = INPUTS_END - 1,
    CHATTER_ORBIT_POISSON_FORMULAS(ORBIT_POISSON_PLACE) ORBIT_POISSON_AT_END
};
#define ORBIT_INPUT_TEXT(x, unit, meaning) constant_text(chatter_orbit_quantities[AT_##x].name) &&
#define ORBIT_TEXT(macro, x, unit, meaning) constant_text(chatter_orbit_quantities[ORBIT_AT_##x].name) &&
#define ORBIT_POISSON_INPUT_TEXT(x, unit, meaning) constant_text(chatter_orbit_poisson_quantities[AT_##x].name) &&
#define ORBIT_POISSON_TEXT(macro, x, unit, meaning)                                                                    \
    constant_text(chatter_orbit_poisson_quantities[ORBIT_POISSON_AT_##x].name) &&

const struct uncertain_theory *chatter_orbit_theory(void)
{
    //@ assert inputs: CHATTER_INPUTS(ORBIT_INPUT_TEXT) \true;
    //@ assert formulas: CHATTER_ORBIT_FORMULAS(ORBIT_TEXT) \true;
    return known_long_theory(&orbit, &chatter_orbit_program, chatter_orbit_code, chatter_orbit_quantities, NULL);
}

const struct uncertain_theory *chatter_orbit_poisson_theory(void)
{
    //@ assert inputs: CHATTER_INPUTS(ORBIT_POISSON_INPUT_TEXT) \true;
    //@ assert formulas: CHATTER_ORBIT_POISSON_FORMULAS(ORBIT_POISSON_TEXT) \true;
    return known_long_theory(&orbit_poisson, &chatter_orbit_poisson_program, chatter_orbit_poisson_code,
                             chatter_orbit_poisson_quantities, NULL);
}
