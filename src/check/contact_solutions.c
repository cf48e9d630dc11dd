/* SPDX-License-Identifier: BSD-2-Clause */
/* The list of distinct forces, and their number (spec/certificate.md, sections 4.4 and 4.5). */
#include "check/contact.h"

#include <stddef.h>

static int same_force(const struct contact *c, int x, int y)
{
    return rational_equal(c->force[x].lambda_N, c->force[y].lambda_N) &&
           rational_equal(c->force[x].lambda_T, c->force[y].lambda_T);
}

/* Numbers the distinct forces in the order of their first modes; entry[mode] is -1 for a mode without force. */
static int number_forces(const struct contact *c, int entry[MODES])
{
    int count = 0;
    for (int i = 0; i < MODES; i++) {
        entry[i] = -1;
        if (!contact_has_force(c, (enum mode)i)) continue;
        entry[i] = count;
        for (int j = 0; j < i; j++)
            if (entry[j] >= 0 && same_force(c, i, j)) entry[i] = entry[j];
        if (entry[i] == count) count++;
    }
    return count;
}

/* The names of the modes of entry k; returns their number. */
static int modes_of(const int entry[MODES], int k, const char *names[MODES])
{
    int n = 0;
    for (int i = 0; i < MODES; i++)
        if (entry[i] == k) names[n++] = contact_mode_name((enum mode)i);
    return n;
}

static int first_mode_of(const int entry[MODES], int k)
{
    int first = 0;
    while (first < MODES - 1 && entry[first] != k) first++;
    return first;
}

static int number_is(const struct contact *c, int object, const char *key, rational x)
{
    const int node = json_member(c->json, object, key);
    return node != 0 && c->json->node[node].type != JSON_NULL && rational_equal(contact_number(c, node), x);
}

/* One entry: the force of its modes. */
static int check_entry(struct contact *c, int node, const int entry[MODES], int k)
{
    const char *names[MODES];
    const struct force *f = &c->force[first_mode_of(entry, k)];
    const int n = modes_of(entry, k, names);
    if (json_size(c->json, node) != 3 || !number_is(c, node, "lambda_N", f->lambda_N) ||
        !number_is(c, node, "lambda_T", f->lambda_T))
        return contact_rejected(c, "witness.solutions", "", "an entry is not the force of the next mode that has one");
    if (!json_lists(c->json, json_member(c->json, node, "modes"), names, n))
        return contact_rejected(c, "witness.solutions", "modes", "these are not all the modes that have this force");
    return 1;
}

static int check_entries(struct contact *c, int list)
{
    int entry[MODES];
    const int count = number_forces(c, entry);
    int node = list + 1;
    c->solutions = count;
    if (json_size(c->json, list) != count)
        return contact_rejected(c, "witness.solutions", "", "the number of distinct forces is another");
    for (int k = 0; k < count; k++) {
        if (!check_entry(c, node, entry, k)) return 0;
        node = c->json->node[node].next;
    }
    return 1;
}

/* The one entry of a continuum, which all the modes that have a force share. */
static int check_continuum(struct contact *c, int list)
{
    const struct json *json = c->json;
    const char *names[MODES];
    int n = 0;
    for (int i = 0; i < MODES; i++)
        if (contact_has_force(c, (enum mode)i)) names[n++] = contact_mode_name((enum mode)i);
    if (json_size(json, list) != 1) return contact_rejected(c, "witness.solutions", "", "a continuum is one entry");
    const int node = list + 1;
    const int continuum = json_member(json, node, "continuum"), to = json_member(json, node, "to");
    if (json_size(json, node) != 4 || continuum == 0 || json->node[continuum].type != JSON_TRUE || to == 0)
        return contact_rejected(c, "witness.solutions", "", "the forces are a continuum");
    if (!number_is(c, node, "from", rational_zero(c->pool)))
        return contact_rejected(c, "witness.solutions", "from", "the continuum begins at 0");
    if (c->to == NULL ? json->node[to].type != JSON_NULL : !number_is(c, node, "to", c->to))
        return contact_rejected(c, "witness.solutions", "to", "is not the end of the continuum");
    return json_lists(json, json_member(json, node, "modes"), names, n) ||
           contact_rejected(c, "witness.solutions", "modes", "these are not all the modes of the continuum");
}

int contact_check_number(const struct contact *c)
{
    static const char *const digits[MODES + 1] = {"0", "1", "2", "3", "4"};
    const int claim = json_member(c->json, c->verdict, "solutions");
    const enum json_type type = c->continuum >= 0 ? JSON_STRING : JSON_INTEGER;
    return (c->json->node[claim].type == type &&
            json_is(c->json, claim, c->continuum >= 0 ? "continuum" : digits[c->solutions])) ||
           contact_rejected(c, "verdict", "solutions", "the witness shows another number");
}

int contact_check_solutions(struct contact *c)
{
    const int list = json_member(c->json, c->witness, "solutions");
    return (c->continuum >= 0 ? check_continuum(c, list) : check_entries(c, list)) && contact_check_number(c);
}
