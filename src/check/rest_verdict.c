/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict and its row, from the three conditions. */
#include "check/quantities.h"
#include "check/rest.h"

#include <stddef.h>
#include <string.h>

#define NAME_OF_INPUT(name, unit, meaning) #name,
#define NAME_OF_FORMULA(macro, output, unit, meaning) #output,
static const char *const quantity_name[REST_QUANTITIES] = {REST_INPUTS(NAME_OF_INPUT) REST_FORMULAS(NAME_OF_FORMULA)};

enum { CONDITION_CONTACT, CONDITION_POTENTIAL, CONDITION_IMPACTS, CONDITIONS };

/* The states of the conditions, and the stability that follows.  A state is NULL where it is not asked for. */
struct conclusion {
    const char *state[CONDITIONS], *stability;
    int inside; /* 1 strictly inside the friction cone */
};

static int wrong(const struct rest *c, const char *item)
{
    return rest_rejected(c, "verdict", item, "does not follow from the three conditions");
}

static int member(const struct rest *c, const char *key)
{
    return json_member(c->json, c->verdict, key);
}

static const char *state_of(int sign)
{
    return sign > 0 ? "holds" : sign < 0 ? "fails" : "undecided";
}

/* Whether condition i has the state, and its failure counts: that of the potential only where stick goes on. */
static int counts(const struct conclusion *x, int i, const char *state)
{
    if (x->state[i] == NULL || strcmp(x->state[i], state) != 0) return 0;
    return i != CONDITION_POTENTIAL || x->inside || strcmp(state, "fails") != 0;
}

static int how_many(const struct conclusion *x, const char *state)
{
    int n = 0;
    for (int i = 0; i < CONDITIONS; i++) n += counts(x, i, state);
    return n;
}

static struct conclusion conclude(const struct rest *c)
{
    const int b = c->sign[REST_b];
    struct conclusion x = {.inside = c->sign[REST_E_plus] < 0 && c->sign[REST_E_minus] < 0};
    x.state[CONDITION_CONTACT] = b > 0 ? "fails" : b < 0 && x.inside ? "holds" : "undecided";
    x.state[CONDITION_POTENTIAL] = state_of(c->potential);
    x.state[CONDITION_IMPACTS] = b < 0 ? state_of(-c->impacts) : NULL;
    x.stability = how_many(&x, "fails") > 0                  ? "unstable"
                  : how_many(&x, "holds") == (int)CONDITIONS ? "stable"
                                                             : "undecided";
    return x;
}

static int check_conditions(const struct rest *c, const struct conclusion *x)
{
    static const char *const name[] = {"contact", "potential", "impacts"};
    const int conditions = member(c, "conditions");
    const char *wanted = strcmp(x->stability, "stable") == 0     ? "holds"
                         : strcmp(x->stability, "unstable") == 0 ? "fails"
                                                                 : "undecided";
    const char *list[CONDITIONS];
    int n = 0;
    for (int i = 0; i < CONDITIONS; i++) {
        const int node = json_member(c->json, conditions, name[i]), null = c->json->node[node].type == JSON_NULL;
        if (x->state[i] == NULL ? !null : null || !json_is(c->json, node, x->state[i])) return wrong(c, "conditions");
        if (counts(x, i, wanted)) list[n++] = name[i];
    }
    return json_lists(c->json, member(c, "decides"), list, n) || wrong(c, "decides");
}

static int check_e_squared(const struct rest *c)
{
    const int node = member(c, "e_squared"), null = c->json->node[node].type == JSON_NULL;
    if (c->e_squared == NULL || null) return c->e_squared == NULL && null;
    return rational_equal(quantity_number(c->json, c->pool, node), c->e_squared);
}

static int check_zeros(const struct rest *c)
{
    const char *list[REST_QUANTITIES];
    int n = 0;
    for (int i = 0; i < REST_QUANTITIES; i++)
        if (c->sign[i] == 0) list[n++] = quantity_name[i];
    return json_lists(c->json, member(c, "zeros"), list, n);
}

static const char *row_inside(const struct rest *c)
{
    static const char *const rows[3][3] = {{"falls", "falls", "falls_and_chatters"},
                                           {"flat", "flat_and_neutral", "reverse_chatter"},
                                           {"stable", "neutral_impacts", "reverse_chatter"}};
    return rows[c->potential + 1][c->impacts + 1];
}

static const char *row_of(const struct rest *c, const struct conclusion *x)
{
    if (c->sign[REST_b] > 0) return "flight";
    if (c->sign[REST_b] < 0) return x->inside ? row_inside(c) : "edge";
    return !x->inside ? "weightless_edge" : c->potential < 0 ? "weightless_falls" : "weightless";
}

int rest_check_verdict(const struct rest *c)
{
    const struct conclusion x = conclude(c);
    if (!json_is(c->json, member(c, "stability"), x.stability)) return wrong(c, "stability");
    if (!check_conditions(c, &x)) return 0;
    if (!check_e_squared(c)) return wrong(c, "e_squared");
    if (!check_zeros(c)) return wrong(c, "zeros");
    return json_is(c->json, json_member(c->json, 0, "row"), row_of(c, &x)) ||
           rest_rejected(c, "", "row", "is not the name of the case");
}
