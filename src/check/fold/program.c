/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/fold/program.h"

#define STEP_ADD(t, x, y) {OPERATION_ADD, NODE_##t, NODE_##x, NODE_##y},
#define STEP_SUB(t, x, y) {OPERATION_SUB, NODE_##t, NODE_##x, NODE_##y},
#define STEP_MUL(t, x, y) {OPERATION_MUL, NODE_##t, NODE_##x, NODE_##y},
#define STEPS(macro, output, unit, meaning) macro(FOLD_NOTHING, STEP_ADD, STEP_SUB, STEP_MUL)
#define OUTPUT(macro, output, unit, meaning) NODE_##output,
#define LENGTH(list) ((int)(sizeof(list) / sizeof(list)[0]))
#define ONE(name, unit, meaning) +1

static const struct fold_step wheel_steps[] = {FOLD_WHEEL_FORMULAS(STEPS)};
static const struct fold_step rest_steps[] = {FOLD_REST_FORMULAS(STEPS)};
static const struct fold_step count_steps[] = {FOLD_COUNT_FORMULAS(STEPS)};
static const struct fold_step funnel_steps[] = {FOLD_FUNNEL_FORMULAS(STEPS)};
static const struct fold_step motion_steps[] = {FOLD_ANGLE_FORMULAS(STEPS) FOLD_MOTION_FORMULAS(STEPS)};

static const short wheel_quantities[] = {FOLD_WHEEL_INPUTS(FOLD_INPUT_NODE) FOLD_WHEEL_FORMULAS(OUTPUT)};
static const short rest_quantities[] = {FOLD_REST_INPUTS(FOLD_INPUT_NODE) FOLD_REST_FORMULAS(OUTPUT)};
static const short count_quantities[] = {FOLD_PARAMETER_INPUTS(FOLD_INPUT_NODE) FOLD_COUNT_FORMULAS(OUTPUT)};
static const short funnel_quantities[] = {FOLD_FUNNEL_INPUTS(FOLD_INPUT_NODE) FOLD_FUNNEL_FORMULAS(OUTPUT)};

#define PROGRAM_OF(inputs, quantities, steps)                                                                          \
    ((struct fold_program){quantities, 0 inputs(ONE), LENGTH(quantities), steps, LENGTH(steps)})

struct fold_program fold_program_of(enum fold_form form)
{
    if (form == FOLD_WHEEL) return PROGRAM_OF(FOLD_WHEEL_INPUTS, wheel_quantities, wheel_steps);
    if (form == FOLD_REST) return PROGRAM_OF(FOLD_REST_INPUTS, rest_quantities, rest_steps);
    if (form == FOLD_COUNT) return PROGRAM_OF(FOLD_PARAMETER_INPUTS, count_quantities, count_steps);
    return PROGRAM_OF(FOLD_FUNNEL_INPUTS, funnel_quantities, funnel_steps);
}

struct fold_program fold_motion(void)
{
    return PROGRAM_OF(FOLD_WHEEL_INPUTS, wheel_quantities, motion_steps);
}

#define NAME_OF_INPUT(name, unit, meaning)                                                                             \
    if (node == NODE_##name) return known_text(#name);
#define NAME_OF_FORMULA(macro, output, unit, meaning)                                                                  \
    if (node == NODE_##output) return known_text(#output);
const char *fold_name(int node)
{
    FOLD_FUNNEL_INPUTS(NAME_OF_INPUT)
    FOLD_FUNNEL_FORMULAS(NAME_OF_FORMULA)
    FOLD_PLACE_FORMULAS(NAME_OF_FORMULA)
    FOLD_HOLD_FORMULAS(NAME_OF_FORMULA)
    return known_text("");
}

int fold_node(int node)
{
    return 0 <= node && node < FOLD_NODES ? node : 0;
}
