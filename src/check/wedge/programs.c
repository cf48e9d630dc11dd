/* SPDX-License-Identifier: BSD-2-Clause */
#define PROGRAM_TABLE
#include "check/wedge/programs.h"
#undef PROGRAM_TABLE

#include "check/known_program.h"

/* Each quantity of a table is at its place: the inputs first. */
#define KLEIN_INPUT_PLACE(x, unit, meaning) KLEIN_AT_##x,
#define KLEIN_PLACE(macro, x, unit, meaning) KLEIN_AT_##x,
enum { WEDGE_KLEIN_INPUTS(KLEIN_INPUT_PLACE) WEDGE_KLEIN_FORMULAS(KLEIN_PLACE) KLEIN_AT_END };
#define TWO_MU_INPUT_PLACE(x, unit, meaning) TWO_MU_AT_##x,
#define TWO_MU_PLACE(macro, x, unit, meaning) TWO_MU_AT_##x,
enum { WEDGE_TWO_MU_INPUTS(TWO_MU_INPUT_PLACE) WEDGE_TWO_MU_FORMULAS(TWO_MU_PLACE) TWO_MU_AT_END };
#define SLIPPER_INPUT_PLACE(x, unit, meaning) SLIPPER_AT_##x,
#define SLIPPER_PLACE(macro, x, unit, meaning) SLIPPER_AT_##x,
enum { WEDGE_SLIPPER_INPUTS(SLIPPER_INPUT_PLACE) WEDGE_SLIPPER_FORMULAS(SLIPPER_PLACE) SLIPPER_AT_END };
#define PRINTED_INPUT_PLACE(x, unit, meaning) PRINTED_AT_##x,
#define PRINTED_PLACE(macro, x, unit, meaning) PRINTED_AT_##x,
enum { WEDGE_SLIPPER_INPUTS(PRINTED_INPUT_PLACE) WEDGE_PRINTED_FORMULAS(PRINTED_PLACE) PRINTED_AT_END };
#define ENLARGED_INPUT_PLACE(x, unit, meaning) ENLARGED_AT_##x,
#define ENLARGED_PLACE(macro, x, unit, meaning) ENLARGED_AT_##x,
enum { WEDGE_ENLARGED_INPUTS(ENLARGED_INPUT_PLACE) WEDGE_ENLARGED_FORMULAS(ENLARGED_PLACE) ENLARGED_AT_END };
#define KLEIN_INPUT_TEXT(x, unit, meaning) constant_text(klein_quantities[KLEIN_AT_##x].name) &&
#define KLEIN_TEXT(macro, x, unit, meaning) constant_text(klein_quantities[KLEIN_AT_##x].name) &&
#define TWO_MU_INPUT_TEXT(x, unit, meaning) constant_text(two_mu_quantities[TWO_MU_AT_##x].name) &&
#define TWO_MU_TEXT(macro, x, unit, meaning) constant_text(two_mu_quantities[TWO_MU_AT_##x].name) &&
#define SLIPPER_INPUT_TEXT(x, unit, meaning) constant_text(slipper_quantities[SLIPPER_AT_##x].name) &&
#define SLIPPER_TEXT(macro, x, unit, meaning) constant_text(slipper_quantities[SLIPPER_AT_##x].name) &&
#define PRINTED_INPUT_TEXT(x, unit, meaning) constant_text(slipper_as_printed_quantities[PRINTED_AT_##x].name) &&
#define PRINTED_TEXT(macro, x, unit, meaning) constant_text(slipper_as_printed_quantities[PRINTED_AT_##x].name) &&
#define ENLARGED_INPUT_TEXT(x, unit, meaning) constant_text(enlarged_quantities[ENLARGED_AT_##x].name) &&
#define ENLARGED_TEXT(macro, x, unit, meaning) constant_text(enlarged_quantities[ENLARGED_AT_##x].name) &&

const struct program *wedge_klein_program(void)
{
    //@ assert inputs: WEDGE_KLEIN_INPUTS(KLEIN_INPUT_TEXT) \true;
    //@ assert formulas: WEDGE_KLEIN_FORMULAS(KLEIN_TEXT) \true;
    return known_program(&klein_program, klein_code, klein_quantities);
}

const struct program *wedge_two_mu_program(void)
{
    //@ assert inputs: WEDGE_TWO_MU_INPUTS(TWO_MU_INPUT_TEXT) \true;
    //@ assert formulas: WEDGE_TWO_MU_FORMULAS(TWO_MU_TEXT) \true;
    return known_program(&two_mu_program, two_mu_code, two_mu_quantities);
}

const struct program *wedge_slipper_program(void)
{
    //@ assert inputs: WEDGE_SLIPPER_INPUTS(SLIPPER_INPUT_TEXT) \true;
    //@ assert formulas: WEDGE_SLIPPER_FORMULAS(SLIPPER_TEXT) \true;
    return known_program(&slipper_program, slipper_code, slipper_quantities);
}

const struct program *wedge_printed_program(void)
{
    //@ assert inputs: WEDGE_SLIPPER_INPUTS(PRINTED_INPUT_TEXT) \true;
    //@ assert formulas: WEDGE_PRINTED_FORMULAS(PRINTED_TEXT) \true;
    return known_program(&slipper_as_printed_program, slipper_as_printed_code, slipper_as_printed_quantities);
}

const struct program *wedge_enlarged_program(void)
{
    //@ assert inputs: WEDGE_ENLARGED_INPUTS(ENLARGED_INPUT_TEXT) \true;
    //@ assert formulas: WEDGE_ENLARGED_FORMULAS(ENLARGED_TEXT) \true;
    return known_program(&enlarged_program, enlarged_code, enlarged_quantities);
}
