/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/kernel/mode_private.h"

#include <stddef.h>

int mode_holds(const struct mode_outcome *outcome)
{
    return outcome->status == MODE_CONSISTENT || outcome->status == MODE_BOUNDARY;
}

/* The equations of a mode and their matrix. */
static void read_equations(struct system *s, const struct mode_table *mode)
{
    const int n = s->n->unknowns;
    s->matrix.n = n;
    for (int i = 0; i < n; i++) {
        form_read(s->n, &mode->equation[i], 1, &s->equation[i]);
        for (int j = 0; j < n; j++) s->matrix.at[MATRIX_MAX * i + j] = s->equation[i].of[j];
    }
}

/* Its inequalities, those whose condition holds. */
static void read_inequalities(struct system *s, const struct mode_table *mode, const short *sign)
{
    s->inequalities = 0;
    for (int k = 0; k < mode->inequalities; k++) {
        const struct mode_inequality *x = &mode->inequality[k];
        if (!condition_holds(x->when, sign)) continue;
        s->index[s->inequalities] = (short)k;
        s->strict[s->inequalities] = x->strict;
        form_read(s->n, &x->form, x->side, &s->inequality[s->inequalities]);
        s->inequalities++;
    }
}

/* Row i of the adjugate times the constants of the equations. */
static rational adjugate_times_constants(const struct system *s, int i)
{
    struct rational_pool *pool = s->n->pool;
    rational sum = rational_zero(pool);
    for (int j = 0; j < s->n->unknowns; j++) {
        const rational cofactor = matrix_cofactor(&s->matrix, j, i, pool);
        sum = rational_add(pool, sum, rational_multiply(pool, cofactor, s->equation[j].constant));
    }
    return sum;
}

/* Whether the equations, whose determinant is 0, contradict each other: 1 when the adjugate shows it. */
static int is_contradiction(const struct system *s)
{
    for (int i = 0; i < s->n->unknowns; i++)
        if (rational_sign(adjugate_times_constants(s, i)) != 0) return 1;
    return 0;
}

const char *system_meets(const struct system *s, const rational *point)
{
    if (point == NULL) return known_text("the force is missing");
    for (int i = 0; i < s->n->unknowns; i++)
        if (rational_sign(form_at(s->n, &s->equation[i], point)) != 0)
            return known_text("the force does not meet the equalities of the mode");
    return NULL;
}

void system_keep(const struct system *s, const rational *point, struct mode_outcome *outcome)
{
    outcome->has_point = 1;
    for (int k = 0; k < FORM_MAX_UNKNOWNS; k++) outcome->point[k] = point[k];
    for (int k = 0; k < s->inequalities; k++)
        outcome->tight[s->index[k]] = rational_sign(form_at(s->n, &s->inequality[k], point)) == 0;
}

/* The inequalities at the only point that meets the equations. */
static void judge_only_point(const struct system *s, struct mode_outcome *outcome)
{
    outcome->candidates = MODE_ONE;
    outcome->status = MODE_CONSISTENT;
    for (int k = 0; k < s->inequalities; k++) {
        const int sign = rational_sign(form_at(s->n, &s->inequality[k], outcome->point));
        if (sign < 0 || (sign == 0 && s->strict[k])) {
            outcome->status = MODE_INCONSISTENT;
            outcome->fails = s->index[k];
            return;
        }
        if (sign == 0) outcome->status = MODE_BOUNDARY;
    }
}

/* The three cases of the equations. */
static const char *find(const struct system *s, const rational *point, struct mode_outcome *outcome)
{
    if (rational_sign(matrix_determinant(&s->matrix, s->n->pool)) != 0) {
        const char *wrong = system_meets(s, point);
        if (wrong != NULL) return wrong;
        system_keep(s, point, outcome);
        judge_only_point(s, outcome);
        return NULL;
    }
    if (!is_contradiction(s)) return system_on_line(s, point, outcome);
    outcome->status = MODE_INCONSISTENT;
    outcome->candidates = MODE_NONE;
    return NULL;
}

const char *mode_find(const struct numbers *n, const struct mode_table *mode, const short *sign, const rational *point,
                      struct mode_outcome *outcome)
{
    struct system s = {.n = n};
    const struct mode_outcome nothing = {.status = MODE_INADMISSIBLE, .candidates = MODE_NOT_ASKED, .fails = -1};
    *outcome = nothing;
    if (!condition_holds(mode->admissible, sign)) return NULL;
    read_equations(&s, mode);
    read_inequalities(&s, mode, sign);
    return find(&s, point, outcome);
}
