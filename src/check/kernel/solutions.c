/* SPDX-License-Identifier: BSD-2-Clause */
/* The distinct solutions of all modes (spec/certificate.md, section 4.4). */
#include "check/kernel/theory.h"

#include <stddef.h>

static int solutions_rejected(const struct theory_case *c, const char *what)
{
    return case_rejected(c, "witness", "solutions", what);
}

static int holds(const struct theory_case *c, int mode)
{
    return mode_holds(&c->outcome[mode]);
}

static int same_point(const struct theory_case *c, int i, int k)
{
    for (int x = 0; x < c->theory->unknowns; x++)
        if (!scalar_equal(c->outcome[i].point.of[x], c->outcome[k].point.of[x])) return 0;
    return 1;
}

/* 1 when the point of a mode is also that of an earlier mode that holds. */
static int is_repeated(const struct theory_case *c, int mode)
{
    for (int i = 0; i < mode; i++)
        if (holds(c, i) && same_point(c, i, mode)) return 1;
    return 0;
}

/* 1 when `modes` lists exactly the modes that hold: all of them, or those that share the point of a mode. */
static int lists_modes(const struct theory_case *c, int array, int all, int point_of)
{
    int node = array + 1;
    for (int i = 0; i < c->theory->modes; i++)
        if (holds(c, i) && (all || same_point(c, i, point_of)))
            node = json_after(c->json, array, node, c->theory->mode[i].name);
    return node == c->json->node[array].next;
}

/* 1 when an entry describes the point of a mode that is the first with this point. */
static int is_solution(const struct theory_case *c, int node, int mode)
{
    for (int k = 0; k < c->theory->unknowns; k++) {
        const int x = json_member(c->json, node, c->theory->unknown[k]);
        if (x == 0 || !scalar_equal(quantity_number(c->json, c->pool, x), c->outcome[mode].point.of[k])) return 0;
    }
    return json_size(c->json, node) == 1 + c->theory->unknowns &&
           lists_modes(c, json_member(c->json, node, "modes"), 0, mode);
}

/* 1 when an entry describes the continuum: `from` is 0, and `to` its end. */
static int is_continuum(const struct theory_case *c, int node)
{
    const struct mode_outcome *line = &c->outcome[c->continuum];
    const int flag = json_member(c->json, node, "continuum"), from = json_member(c->json, node, "from");
    const int to = json_member(c->json, node, "to");
    if (flag == 0 || from == 0 || to == 0 || json_size(c->json, node) != 4) return 0;
    if (c->json->node[flag].type != JSON_TRUE || !lists_modes(c, json_member(c->json, node, "modes"), 1, 0)) return 0;
    if (scalar_sign(quantity_number(c->json, c->pool, from)) != 0) return 0;
    if (!line->ends || c->json->node[to].type == JSON_NULL) return !line->ends && c->json->node[to].type == JSON_NULL;
    const scalar x = quantity_number(c->json, c->pool, to);
    return scalar_equal(scalar_multiply(c->pool, x, line->end_denominator), line->end_numerator);
}

/* The first mode that is consistent on a line. */
static short find_continuum(const struct theory_case *c)
{
    for (int i = 0; i < c->theory->modes; i++)
        if (c->outcome[i].status == MODE_CONSISTENT && c->outcome[i].candidates == MODE_LINE) return (short)i;
    return -1;
}

/* Checks the entries: one for each point that occurs in no earlier mode. */
static int check_points(struct theory_case *c, int array)
{
    int node = array + 1;
    c->solutions = 0;
    for (int i = 0; i < c->theory->modes; i++) {
        if (!holds(c, i) || is_repeated(c, i)) continue;
        if (node >= c->json->node[array].next || !is_solution(c, node, i))
            return solutions_rejected(c, "an entry is not the next distinct force, with its modes");
        node = c->json->node[node].next;
        c->solutions++;
    }
    return node == c->json->node[array].next || solutions_rejected(c, "there is an entry too many");
}

int case_check_solutions(struct theory_case *c)
{
    const int array = json_member(c->json, c->witness, "solutions");
    c->continuum = find_continuum(c);
    if (c->continuum < 0) return check_points(c, array);
    if (json_size(c->json, array) != 1 || !is_continuum(c, array + 1))
        return solutions_rejected(c, "is not the one continuum of forces");
    return 1;
}
