/* SPDX-License-Identifier: BSD-2-Clause */
#include "chatter/verdict.h"

#include "table/chatter.h"

#include <stddef.h>

#define ROW_INDEX(name, condition, course, direction) ROW_##name,
enum { T_CHATTER(ROW_INDEX) ROWS };

const char *chatter_row_name(int row)
{
#define ROW_NAME(name, condition, course, direction) #name,
    static const char *const names[ROWS] = {T_CHATTER(ROW_NAME)};
    return 0 <= row && row < ROWS ? names[row] : NULL;
}

const char *chatter_fate_name(enum chatter_fate fate)
{
    static const char *const names[] = {"chatters", "reverse-chatter", "lifts-off", "neutral", "undecided"};
    return names[fate];
}

const char *chatter_rest_name(enum chatter_rest rest)
{
    static const char *const names[] = {"T", "S+", "S-", NULL};
    return names[rest];
}

/* The one place where the verdict table is read.  The names below are those of its conditions. */
struct chatter_row chatter_classify(const struct chatter_signs *s)
{
    const int b = s->b, r = s->r, u = s->u, p_plus = s->p_plus, p_minus = s->p_minus;
    const int k_plus = s->k_plus, k_minus = s->k_minus, D_r_plus = s->D_r_plus, D_r_minus = s->D_r_minus;
    const int L_plus = s->L_plus, L_minus = s->L_minus, R_plus = s->R_plus, R_minus = s->R_minus;
    const int transient = SLIPS_FORWARD && R_plus < 0 ? 1 : SLIPS_BACKWARD && R_minus < 0 ? -1 : 0;
#define READ_ROW(name, condition, course, direction)                                                                   \
    if (condition) return (struct chatter_row){ROW_##name, course, direction, transient};
    T_CHATTER(READ_ROW)
    return (struct chatter_row){ROWS, LANDS, 0, 0};
}

enum chatter_rest chatter_at_rest(const struct chatter_signs *s)
{
    if (s->p_plus > 0 && s->E_plus > 0) return REST_PLUS;
    return s->p_minus > 0 && s->E_minus > 0 ? REST_MINUS : REST_STICK;
}

enum chatter_rest chatter_slipping(const struct chatter_signs *s, int direction)
{
    if (direction == 0) return chatter_at_rest(s);
    return direction > 0 ? REST_PLUS : REST_MINUS;
}
