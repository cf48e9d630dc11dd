/* SPDX-License-Identifier: BSD-2-Clause */
/* What the checkers of uncertain data and of atlases need to know of the kind `jam`. */
#define PROGRAM_TABLE
#include "check/jam/program.h"
#undef PROGRAM_TABLE

#include "check/cover/theories.h"
#include "check/jam/jam.h"
#include "check/jam/theory.h"
#include "check/known_theory.h"

#include <stddef.h>

static const struct uncertain_theory spot = {.program = &jam_program, .name = THEORY_JAM},
                                     state = {.program = &jam_state_program, .name = THEORY_JAM_STATE};

#define TEXT(i) constant_text(jam_quantities[i].name)
#define STATE_TEXT(i) constant_text(jam_state_quantities[i].name)

const struct uncertain_theory *jam_known_theory(void)
{
    //@ assert names: TEXT(0) && TEXT(1) && TEXT(2) && TEXT(3);
    return known_theory(&spot, &jam_program, jam_code, jam_quantities, NULL);
}

const struct uncertain_theory *jam_state_known_theory(void)
{
    //@ assert first: STATE_TEXT(0) && STATE_TEXT(1) && STATE_TEXT(2) && STATE_TEXT(3);
    //@ assert second: STATE_TEXT(4) && STATE_TEXT(5) && STATE_TEXT(6);
    return known_theory(&state, &jam_state_program, jam_state_code, jam_state_quantities, NULL);
}
