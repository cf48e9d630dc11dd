/* SPDX-License-Identifier: BSD-2-Clause */
#include "jam/verdict.h"

#include "table/jam.h"

#include <stddef.h>

#define ROW_INDEX(name, condition, falling, resting, rising) ROW_##name,
enum { T_JAM(ROW_INDEX) ROWS };

const char *jam_row_name(int row)
{
#define ROW_NAME(name, condition, falling, resting, rising) #name,
    static const char *const names[ROWS] = {T_JAM(ROW_NAME)};
    return 0 <= row && row < ROWS ? names[row] : NULL;
}

const char *jam_fate_word(enum jam_fate fate)
{
    static const char *const words[] = {"", "lift-off", "slip", "jam", "jam", "jam", "arrest", "undecided"};
    return words[fate];
}

/* The one place where the verdict table is read.  The names below are those of its conditions. */
static enum status read_table(const struct jam_signs *s, struct jam_verdict *verdict)
{
    const int alpha1 = s->alpha1, alpha2 = s->alpha2, alpha3 = s->alpha3, delta = s->delta;
#define READ_ROW(name, condition, falling, resting, rising)                                                            \
    if (condition) {                                                                                                   \
        verdict->row = ROW_##name;                                                                                     \
        verdict->fate[FALLING] = falling;                                                                              \
        verdict->fate[RESTING] = resting;                                                                              \
        verdict->fate[RISING] = rising;                                                                                \
        return STATUS_OK;                                                                                              \
    }
    T_JAM(READ_ROW)
    return STATUS_INTERNAL;
}

enum status jam_classify(const struct jam_signs *s, struct jam_verdict *verdict)
{
    struct jam_verdict result;
    const enum status status = read_table(s, &result);
    if (status != STATUS_OK) return status;
    result.degenerate = s->alpha1 == 0 || s->alpha2 == 0 || s->alpha3 == 0 || s->delta == 0;
    result.has_threshold = s->delta > 0 && s->alpha2 > 0;
    *verdict = result;
    return STATUS_OK;
}

enum jam_fate jam_fate_of(const struct jam_verdict *verdict, const struct jam_signs *s)
{
    return verdict->fate[s->fall > 0 ? FALLING : s->fall < 0 ? RISING : RESTING];
}

enum jam_name jam_name_of(enum jam_fate fate, const struct jam_signs *s)
{
    if (fate == JAM_INFINITE && s->delta > 0) return G1;
    return fate == JAM_FINITE && s->delta < 0 ? G2 : NO_NAME;
}

static int is_jam(enum jam_fate fate)
{
    return fate == JAM_INFINITE || fate == JAM_FINITE || fate == JAM_ZERO;
}

/* Falling and rising states are open sets; a resting one is alone, but where every state rests. */
enum jam_fate jam_open_fate(const struct jam_verdict *verdict, const struct jam_signs *s)
{
    if (is_jam(verdict->fate[RISING])) return verdict->fate[RISING];
    if (is_jam(verdict->fate[FALLING])) return verdict->fate[FALLING];
    return s->delta == 0 && is_jam(verdict->fate[RESTING]) ? verdict->fate[RESTING] : NEVER;
}
