/* SPDX-License-Identifier: BSD-2-Clause */
/* The conditions of each mode on the force z alone; the friction forces are known functions of z. */
#include "wedge/wedge.h"

#include <stddef.h>

const char *wedge_mode_name(enum wedge_mode mode)
{
    static const char *const names[WEDGE_MODES] = {"++", "+-", "-+", "--", "0+", "0-"};
    return names[mode];
}

int wedge_direction(enum wedge_mode mode)
{
    static const int direction[WEDGE_MODES] = {1, 1, -1, -1, 0, 0};
    return direction[mode];
}

int wedge_side(enum wedge_mode mode)
{
    static const int side[WEDGE_MODES] = {1, -1, 1, -1, 1, -1};
    return side[mode];
}

static wedge_number times(struct number_pool *pool, int sign, wedge_number x)
{
    return sign > 0 ? x : number_negate(pool, x);
}

static void ask(struct wedge_system *s, const char *name, wedge_number at_zero, wedge_number per_z)
{
    s->inequality[s->inequalities].name = name;
    s->inequality[s->inequalities].value = (struct wedge_line){at_zero, per_z};
    s->inequalities++;
}

/* The condition on the sign of z. */
static void ask_side(struct number_pool *pool, enum wedge_mode mode, struct wedge_system *s)
{
    ask(s, "z", number_from_integer(pool, 0), number_from_integer(pool, wedge_side(mode)));
}

/* The condition |R| <= k |z| on friction force number i. */
static void ask_cone(struct number_pool *pool, enum wedge_mode mode, wedge_number k, int i, const char *plus,
                     const char *minus, struct wedge_system *s)
{
    const wedge_number cone = times(pool, wedge_side(mode), k);
    const struct wedge_line R = s->friction[i];
    ask(s, plus, R.at_zero, number_add(pool, cone, R.per_z));
    ask(s, minus, number_negate(pool, R.at_zero), number_subtract(pool, cone, R.per_z));
}

/* Sliding: R = -e k |z| for each coefficient, and c z = H. */
static void ask_sliding(struct number_pool *pool, const struct wedge_values *v, enum wedge_mode mode,
                        struct wedge_system *s)
{
    const int against = -wedge_direction(mode) * wedge_side(mode);
    const wedge_number zero = number_from_integer(pool, 0), first = v->k != NULL ? v->k : v->k1;
    s->c = v->c[mode];
    s->H = v->H;
    s->frictions = v->k != NULL ? 1 : 2;
    s->friction[0] = (struct wedge_line){zero, times(pool, against, first)};
    if (v->k == NULL) s->friction[1] = (struct wedge_line){zero, times(pool, against, v->k2)};
    ask_side(pool, mode, s);
}

/* Rest with one coefficient: R = -P, and A z = H + B P. */
static void ask_rest(struct number_pool *pool, const struct wedge_values *v, enum wedge_mode mode,
                     struct wedge_system *s)
{
    const wedge_number B = wedge_side(mode) > 0 ? v->B_plus : v->B_minus;
    s->c = v->A;
    s->H = number_add(pool, v->H, number_multiply(pool, B, v->P));
    s->frictions = 1;
    s->friction[0] = (struct wedge_line){number_negate(pool, v->P), number_from_integer(pool, 0)};
    ask_side(pool, mode, s);
    ask_cone(pool, mode, v->k, 0, "cone_plus", "cone_minus", s);
}

/* Rest with two coefficients of friction: R1 = -P1 - z and R2 = z - P2 for any z. */
static void ask_rest_of_two(struct number_pool *pool, const struct wedge_values *v, enum wedge_mode mode,
                            struct wedge_system *s)
{
    s->free = 1;
    s->frictions = 2;
    s->friction[0] = (struct wedge_line){number_negate(pool, v->P1), number_from_integer(pool, -1)};
    s->friction[1] = (struct wedge_line){number_negate(pool, v->P2), number_from_integer(pool, 1)};
    ask_side(pool, mode, s);
    ask_cone(pool, mode, v->k1, 0, "cone1_plus", "cone1_minus", s);
    ask_cone(pool, mode, v->k2, 1, "cone2_plus", "cone2_minus", s);
}

void wedge_find_modes(struct number_pool *pool, struct wedge_result *result)
{
    const struct wedge_values *v = &result->values;
    for (int i = 0; i < WEDGE_MODES; i++) {
        const enum wedge_mode mode = (enum wedge_mode)i;
        struct wedge_system *s = &result->system[i];
        *s = (struct wedge_system){.inequalities = 0};
        if (i < WEDGE_MOVING_MODES)
            ask_sliding(pool, v, mode, s);
        else if (v->k != NULL)
            ask_rest(pool, v, mode, s);
        else
            ask_rest_of_two(pool, v, mode, s);
        wedge_solve(pool, s, v->P, &result->outcome[i]);
    }
}
