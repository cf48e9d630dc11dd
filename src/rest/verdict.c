/* SPDX-License-Identifier: BSD-2-Clause */
#include "rest/verdict.h"

#include "table/rest.h"

#include <stddef.h>

#define ROW_INDEX(name, condition, verdict) ROW_##name,
enum { T_REST(ROW_INDEX) ROWS };

const char *rest_row_name(int row)
{
#define ROW_NAME(name, condition, verdict) #name,
    static const char *const names[ROWS] = {T_REST(ROW_NAME)};
    return 0 <= row && row < ROWS ? names[row] : NULL;
}

const char *rest_stability_word(enum rest_stability stability)
{
    static const char *const words[] = {"stable", "unstable", "undecided"};
    return words[stability];
}

const char *rest_condition_name(enum rest_condition condition)
{
    static const char *const names[] = {"contact", "potential", "impacts"};
    return names[condition];
}

const char *rest_state_word(enum condition_state state)
{
    static const char *const words[] = {"holds", "fails", "undecided", NULL};
    return words[state];
}

/* The one place where the verdict table is read.  The names below are those of its conditions. */
static enum status read_table(const struct rest_signs *s, struct rest_verdict *result)
{
    const int b = s->b, E_plus = s->E_plus, E_minus = s->E_minus, potential = s->potential, impacts = s->impacts;
#define READ_ROW(name, condition, verdict)                                                                             \
    if (condition) {                                                                                                   \
        result->row = ROW_##name;                                                                                      \
        result->stability = verdict;                                                                                   \
        return STATUS_OK;                                                                                              \
    }
    T_REST(READ_ROW)
    return STATUS_INTERNAL;
}

static enum condition_state state_of_sign(int sign)
{
    return sign > 0 ? HOLDS : sign < 0 ? FAILS : OPEN;
}

/* Flight fails where b < 0; slip fails strictly inside the friction cone. */
static enum condition_state state_of_contact(const struct rest_signs *s)
{
    const int inside = s->E_plus < 0 && s->E_minus < 0;
    return s->b > 0 ? FAILS : s->b < 0 && inside ? HOLDS : OPEN;
}

/* A potential that falls along stick decides only strictly inside the cone, where stick goes on. */
static int counts(const struct rest_signs *s, enum rest_condition condition)
{
    return condition != CONDITION_POTENTIAL || (s->E_plus < 0 && s->E_minus < 0);
}

enum status rest_classify(const struct rest_signs *s, struct rest_verdict *verdict)
{
    static const enum condition_state wanted[] = {HOLDS, FAILS, OPEN};
    struct rest_verdict result;
    const enum status status = read_table(s, &result);
    if (status != STATUS_OK) return status;
    result.state[CONDITION_CONTACT] = state_of_contact(s);
    result.state[CONDITION_POTENTIAL] = state_of_sign(s->potential);
    result.state[CONDITION_IMPACTS] = s->b < 0 ? state_of_sign(-s->impacts) : NOT_ASKED;
    for (int i = 0; i < CONDITIONS; i++) {
        const int fits = result.state[i] == wanted[result.stability];
        result.decides[i] = fits && (result.stability != UNSTABLE || counts(s, (enum rest_condition)i));
    }
    *verdict = result;
    return STATUS_OK;
}
