/* SPDX-License-Identifier: BSD-2-Clause */
#include "impact/verdict.h"

#include "table/impact.h"

#include <stddef.h>

#define ROW_INDEX(name, condition, region, first, second, phase) ROW_##name,
enum { T_IMPACT(ROW_INDEX) ROWS };

const char *impact_row_name(int row)
{
#define ROW_NAME(name, condition, region, first, second, phase) #name,
    static const char *const names[ROWS] = {T_IMPACT(ROW_NAME)};
    return 0 <= row && row < ROWS ? names[row] : NULL;
}

const char *impact_slip_name(enum impact_slip slip)
{
    static const char *const names[] = {"S+", "S-", "T", ""};
    return names[slip];
}

/* The one place where the verdict table is read.  The names below are those of its conditions. */
static enum status read_table(const struct impact_signs *s, struct impact_verdict *verdict)
{
    const int u = s->u, v = s->v, p_plus = s->p_plus, p_minus = s->p_minus, k_plus = s->k_plus, k_minus = s->k_minus;
    const int D_c_plus = s->D_c_plus, D_r_plus = s->D_r_plus, D_c_minus = s->D_c_minus, D_r_minus = s->D_r_minus;
#define READ_ROW(name, condition, number, begin, then, phase)                                                          \
    if (condition) {                                                                                                   \
        verdict->row = ROW_##name;                                                                                     \
        verdict->region = number;                                                                                      \
        verdict->first = begin;                                                                                        \
        verdict->second = then;                                                                                        \
        verdict->switch_phase = phase;                                                                                 \
        return STATUS_OK;                                                                                              \
    }
    T_IMPACT(READ_ROW)
    return STATUS_INTERNAL;
}

int impact_boundaries(const struct impact_signs *s, const char *names[IMPACT_MAX_BOUNDARIES])
{
    const int u = s->u, v = s->v, D_r_plus = s->D_r_plus, D_r_minus = s->D_r_minus;
    int count = 0;
#define READ_BOUNDARY(name, condition)                                                                                 \
    if (s->name == 0 && (condition)) names[count++] = #name;
    T_IMPACT_BOUNDARY(READ_BOUNDARY)
    return count;
}

static enum impact_outcome outcome_of(const struct impact_verdict *verdict)
{
    if (verdict->region != NO_REGION) return OUTCOME_IMPACT;
    return verdict->first == NONE ? OUTCOME_NONE : OUTCOME_DEGENERATE;
}

enum status impact_classify(const struct impact_signs *s, struct impact_verdict *verdict)
{
    struct impact_verdict result;
    const enum status status = read_table(s, &result);
    if (status != STATUS_OK) return status;
    result.outcome = outcome_of(&result);
    result.reversal = result.second == SLIP_PLUS || result.second == SLIP_MINUS;
    result.without_collision = result.outcome == OUTCOME_IMPACT && s->v == 0;
    *verdict = result;
    return STATUS_OK;
}
