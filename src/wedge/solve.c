/* SPDX-License-Identifier: BSD-2-Clause */
/* Solves one mode: the equation c z = H and the inequalities a + b z >= 0. */
#include "wedge/wedge.h"

#include <stddef.h>

static wedge_number at(struct number_pool *pool, const struct wedge_line *line, wedge_number z)
{
    return number_add(pool, line->at_zero, number_multiply(pool, line->per_z, z));
}

/* Sets the forces for z, and records which inequalities are equalities there. */
static void keep(struct number_pool *pool, const struct wedge_system *s, wedge_number load, wedge_number z,
                 struct wedge_outcome *outcome)
{
    outcome->z = z;
    outcome->force = load;
    for (int i = 0; i < s->frictions; i++) {
        outcome->friction[i] = at(pool, &s->friction[i], z);
        outcome->force = number_add(pool, outcome->force, outcome->friction[i]);
    }
    for (int i = 0; i < s->inequalities; i++)
        outcome->tight[i] = number_sign(at(pool, &s->inequality[i].value, z)) == 0;
}

static void judge_only(struct number_pool *pool, const struct wedge_system *s, struct wedge_outcome *outcome)
{
    outcome->status = WEDGE_CONSISTENT;
    for (int i = 0; i < s->inequalities; i++) {
        const int sign = number_sign(at(pool, &s->inequality[i].value, outcome->z));
        if (sign == 0) outcome->status = WEDGE_ON_BOUNDARY;
        if (sign >= 0) continue;
        outcome->status = WEDGE_INCONSISTENT;
        outcome->fails = i;
        return;
    }
}

/* The part of the line of all z on which the inequalities hold. */
struct part {
    wedge_number low, high; /* NULL when there is no bound */
    int empty, flat;        /* flat: 1 when some inequality is an equality for all z */
};

static struct part find_part(struct number_pool *pool, const struct wedge_system *s)
{
    struct part part = {NULL, NULL, 0, 0};
    for (int i = 0; i < s->inequalities; i++) {
        const struct wedge_line *line = &s->inequality[i].value;
        const int slope = number_sign(line->per_z), sign = number_sign(line->at_zero);
        if (slope == 0) {
            part.empty |= sign < 0;
            part.flat |= sign == 0;
            continue;
        }
        const wedge_number bound = number_negate(pool, number_divide(pool, line->at_zero, line->per_z));
        if (slope > 0 && (part.low == NULL || number_compare(pool, bound, part.low) > 0)) part.low = bound;
        if (slope < 0 && (part.high == NULL || number_compare(pool, bound, part.high) < 0)) part.high = bound;
    }
    return part;
}

/* A number inside; one bound exists, because the sign of z is prescribed. */
static wedge_number inside(struct number_pool *pool, const struct part *part)
{
    const wedge_number one = number_from_integer(pool, 1);
    if (part->high == NULL) return number_add(pool, part->low, one);
    if (part->low == NULL) return number_subtract(pool, part->high, one);
    return number_multiply(pool, number_from_ratio(pool, 1, 2), number_add(pool, part->low, part->high));
}

static void judge_line(struct number_pool *pool, const struct wedge_system *s, wedge_number load,
                       struct wedge_outcome *outcome)
{
    const struct part part = find_part(pool, s);
    const int both = part.low != NULL && part.high != NULL;
    const int width = both ? number_compare(pool, part.high, part.low) : 1;
    outcome->candidates = WEDGE_LINE_OF_FORCES;
    outcome->status = WEDGE_INCONSISTENT;
    if (part.empty || width < 0) return;
    keep(pool, s, load, width == 0 ? part.low : inside(pool, &part), outcome);
    outcome->to = part.high;
    outcome->continuum = width > 0;
    outcome->status = width == 0 || part.flat ? WEDGE_ON_BOUNDARY : WEDGE_CONSISTENT;
}

void wedge_solve(struct number_pool *pool, const struct wedge_system *s, wedge_number load,
                 struct wedge_outcome *outcome)
{
    const int slope = s->free ? 0 : number_sign(s->c), H = s->free ? 0 : number_sign(s->H);
    *outcome = (struct wedge_outcome){.candidates = WEDGE_NO_FORCE, .status = WEDGE_INCONSISTENT, .fails = -1};
    if (slope == 0 && H == 0) {
        judge_line(pool, s, load, outcome);
    } else if (slope != 0) {
        outcome->candidates = WEDGE_ONE_FORCE;
        keep(pool, s, load, number_divide(pool, s->H, s->c), outcome);
        judge_only(pool, s, outcome);
    }
}
