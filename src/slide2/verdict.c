/* SPDX-License-Identifier: BSD-2-Clause */
#include "slide2/verdict.h"

#include <stddef.h>

/* The names of the arguments of a condition. */
#define SIGNS_OF(s)                                                                                                    \
    const int p11 = s->p11, p12 = s->p12, p21 = s->p21, p22 = s->p22, b1 = s->b1, b2 = s->b2;                          \
    const int D = s->D, X = s->X, c1 = s->c1, c2 = s->c2;                                                              \
    (void)p11, (void)p12, (void)p21, (void)p22, (void)b1, (void)b2, (void)D, (void)X, (void)c1, (void)c2

const char *slide2_mode_word(enum slide2_mode mode)
{
#define MODE_WORD(name, word, closed, open) word,
    static const char *const words[SLIDE2_MODES] = {T_SLIDE2_MODES(MODE_WORD)};
    return words[mode];
}

const char *slide2_impact_word(enum slide2_impact impact)
{
#define IMPACT_NAME(name, word, open, closed) #name,
    static const char *const words[SLIDE2_IMPACTS] = {T_SLIDE2_IMPACTS(IMPACT_NAME)};
    return words[impact];
}

const char *slide2_status_word(enum slide2_status status)
{
    static const char *const words[] = {"consistent", "boundary", "inconsistent"};
    return words[status];
}

const char *slide2_stability_word(enum slide2_stability stability)
{
    static const char *const words[] = {"stable", "degenerate", "unstable", "depends"};
    return words[stability];
}

const char *slide2_hurwitz_word(enum slide2_hurwitz hurwitz)
{
    static const char *const words[] = {"", "stable", "marginal", "unstable"};
    return words[hurwitz];
}

const char *slide2_iwc_word(enum slide2_impact impact, enum slide2_iwc iwc)
{
#define IMPACT_WORD(name, word, open, closed) word,
    static const char *const words[SLIDE2_IMPACTS] = {T_SLIDE2_IMPACTS(IMPACT_WORD)};
    return iwc == SLIDE2_IWC_NO ? "no" : iwc == SLIDE2_IWC_DEGENERATE ? "degenerate" : words[impact];
}

static enum slide2_status status_of(enum slide2_mode mode, const struct slide2_signs *s)
{
    SIGNS_OF(s);
#define READ_MODE(name, word, closed, open)                                                                            \
    case SLIDE2_##name: return (open) ? SLIDE2_CONSISTENT : (closed) ? SLIDE2_BOUNDARY : SLIDE2_INCONSISTENT;
    switch ((int)mode) {
        T_SLIDE2_MODES(READ_MODE)
    default: return SLIDE2_INCONSISTENT;
    }
}

static enum slide2_iwc iwc_of(enum slide2_impact impact, const struct slide2_signs *s)
{
    SIGNS_OF(s);
#define READ_IMPACT(name, word, open, closed)                                                                          \
    case SLIDE2_IMPACT_##name: return (open) ? SLIDE2_IWC_OPEN : (closed) ? SLIDE2_IWC_DEGENERATE : SLIDE2_IWC_NO;
    switch ((int)impact) {
        T_SLIDE2_IMPACTS(READ_IMPACT)
    default: return SLIDE2_IWC_NO;
    }
}

#define ROW_INDEX(name, condition, word) ROW_##name,
enum { T_SLIDE2_STABILITY(ROW_INDEX) ROWS };

const char *slide2_row_name(int row)
{
#define ROW_NAME(name, condition, word) #name,
    static const char *const names[ROWS] = {T_SLIDE2_STABILITY(ROW_NAME)};
    return 0 <= row && row < (int)ROWS ? names[row] : NULL;
}

/* The row for the stability of S+S+ that holds, or ROWS. */
static int row_of(const struct slide2_signs *s)
{
    SIGNS_OF(s);
#define READ_ROW(name, condition, word)                                                                                \
    if (condition) return ROW_##name;
    T_SLIDE2_STABILITY(READ_ROW)
    return ROWS;
}

static enum slide2_stability stability_of_row(int row)
{
#define ROW_STABILITY(name, condition, word) SLIDE2_##word,
    static const enum slide2_stability stability[ROWS] = {T_SLIDE2_STABILITY(ROW_STABILITY)};
    return stability[row];
}

/* The first row that holds; the last one always does. */
static enum slide2_hurwitz hurwitz_of(const struct slide2_signs *s)
{
    const int D = s->D, a3 = s->a3, a2 = s->a2, a1 = s->a1, a0 = s->a0, H = s->H;
#define READ_HURWITZ(name, condition, word)                                                                            \
    if (condition) return SLIDE2_HURWITZ_##word;
    T_SLIDE2_HURWITZ(READ_HURWITZ)
    return SLIDE2_HURWITZ_UNSTABLE;
}

/* The stability of slip at one contact, as for a single contact. */
static enum slide2_stability single_stability(int p)
{
    return p > 0 ? SLIDE2_STABLE : p == 0 ? SLIDE2_DEGENERATE : SLIDE2_UNSTABLE;
}

enum status slide2_classify(const struct slide2_signs *s, int compliant, struct slide2_verdict *verdict)
{
    const int row = row_of(s);
    if (row == ROWS) return STATUS_INTERNAL;
    verdict->row = row;
    for (int mode = 0; mode < SLIDE2_MODES; mode++) verdict->mode[mode] = status_of((enum slide2_mode)mode, s);
    for (int i = 0; i < SLIDE2_IMPACTS; i++) verdict->impact[i] = iwc_of((enum slide2_impact)i, s);
    verdict->stability[SLIDE2_FF] = SLIDE2_STABLE;
    verdict->stability[SLIDE2_SF] = single_stability(s->p11);
    verdict->stability[SLIDE2_FS] = single_stability(s->p22);
    verdict->stability[SLIDE2_SS] = stability_of_row(row);
    verdict->hurwitz = compliant ? hurwitz_of(s) : SLIDE2_HURWITZ_NONE;
    return STATUS_OK;
}

int slide2_stays(const struct slide2_verdict *verdict, enum slide2_mode mode)
{
    const enum slide2_stability stability = verdict->stability[mode];
    if (verdict->mode[mode] != SLIDE2_CONSISTENT) return 0;
    if (stability != SLIDE2_DEPENDS) return stability == SLIDE2_STABLE;
    return verdict->hurwitz == SLIDE2_HURWITZ_NONE || verdict->hurwitz == SLIDE2_HURWITZ_STABLE;
}
