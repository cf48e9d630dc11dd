/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/jam/signs.h"

#include "check/jam/jam.h"

#include <stddef.h>

/* The quantities in the order of the two programs. */
#define SPOT_INPUT(name, unit, meaning) SPOT_##name,
#define SPOT_FORMULA(macro, output, unit, meaning) SPOT_##output,
#define STATE_INPUT(name, unit, meaning) STATE_##name,
#define STATE_FORMULA(macro, output, unit, meaning) STATE_##output,
enum { JAM_INPUTS(SPOT_INPUT) JAM_FORMULAS(SPOT_FORMULA) SPOT_END };
enum { JAM_STATE_INPUTS(STATE_INPUT) JAM_STATE_FORMULAS(STATE_FORMULA) STATE_END };

int jam_state_signs_inside(const signed char *sign)
{
    return sign[STATE_p] > 0 && sign[STATE_b] < 0;
}

int jam_signs_match(const struct json *json, int verdict, int row, const signed char *sign)
{
    struct jam c = {.json = json, .verdict = verdict};
    c.sign[JAM_alpha1] = sign[SPOT_alpha1];
    c.sign[JAM_alpha2] = sign[SPOT_alpha2];
    c.sign[JAM_alpha3] = sign[SPOT_alpha3];
    c.sign[JAM_delta] = sign[SPOT_delta];
    return jam_words_follow(&c, row);
}

int jam_state_signs_match(const struct json *json, int verdict, int row, const signed char *sign)
{
    struct jam c = {.json = json, .verdict = verdict, .state = 1};
    c.sign[JAM_alpha1] = sign[STATE_alpha1];
    c.sign[JAM_alpha2] = sign[STATE_alpha2];
    c.sign[JAM_alpha3] = sign[STATE_alpha3];
    c.sign[JAM_delta] = sign[STATE_delta];
    c.sign[JAM_fall] = sign[STATE_fall];
    return jam_words_follow(&c, row);
}
