/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict and its row, from the three conditions. */
#include "check/rest/rest.h"
#include "check/rest/signs.h"

#include <stddef.h>

enum { CONDITION_CONTACT, CONDITION_POTENTIAL, CONDITION_IMPACTS, CONDITIONS };

enum condition { NOT_ASKED, HOLDS, UNDECIDED, FAILS };

/* The states of the conditions, and the conclusion: stable when they hold, unstable when one fails. */
struct conclusion {
    enum condition state[CONDITIONS], stability;
    int inside; /* 1 when the force is strictly inside the friction cone */
};

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int wrong(const struct rest *c, const char *item)
{
    return rest_rejected(c, "verdict", item, "does not follow from the three conditions");
}

/*@ requires rest_knows(c);
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result < c->json->count; */
static int member(const struct rest *c, const char *key)
{
    return json_member(c->json, c->verdict, key);
}

/*@ assigns \nothing;
  @ ensures HOLDS <= \result <= FAILS; */
static enum condition state_of(int sign)
{
    return sign > 0 ? HOLDS : sign < 0 ? FAILS : UNDECIDED;
}

/* 1 when condition i has the state and matters: the failure of the potential matters only when stick persists. */
/*@ requires 0 <= i < CONDITIONS;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int counts(struct conclusion x, int i, enum condition state)
{
    return x.state[i] == state && (i != CONDITION_POTENTIAL || x.inside || state != FAILS);
}

/*@ assigns \nothing;
  @ ensures 0 <= \result <= CONDITIONS; */
static int how_many(struct conclusion x, enum condition state)
{
    int n = 0;
    /*@ loop invariant 0 <= n <= i <= CONDITIONS;
      @ loop assigns i, n;
      @ loop variant CONDITIONS - i; */
    for (int i = 0; i < CONDITIONS; i++) n += counts(x, i, state);
    return n;
}

/*@ requires rest_knows(c);
  @ assigns \nothing; */
static struct conclusion conclude(const struct rest *c)
{
    const int b = c->sign[REST_b], inside = c->sign[REST_E_plus] < 0 && c->sign[REST_E_minus] < 0;
    struct conclusion x = {.inside = inside};
    x.state[CONDITION_CONTACT] = b > 0 ? FAILS : b < 0 && inside ? HOLDS : UNDECIDED;
    x.state[CONDITION_POTENTIAL] = state_of(c->potential);
    x.state[CONDITION_IMPACTS] = b < 0 ? state_of(-c->impacts) : NOT_ASKED;
    x.stability = how_many(x, FAILS) > 0 ? FAILS : how_many(x, HOLDS) == (int)CONDITIONS ? HOLDS : UNDECIDED;
    return x;
}

/*@ assigns \result \from i;
  @ ensures constant_text(\result); */
static const char *condition_name(int i)
{
    if (i == CONDITION_CONTACT) return known_text("contact");
    return i == CONDITION_POTENTIAL ? known_text("potential") : known_text("impacts");
}

/*@ assigns \result \from state;
  @ ensures constant_text(\result); */
static const char *state_name(enum condition state)
{
    return state == HOLDS ? known_text("holds") : state == FAILS ? known_text("fails") : known_text("undecided");
}

/*@ assigns \result \from stability;
  @ ensures constant_text(\result); */
static const char *stability_name(enum condition stability)
{
    if (stability == HOLDS) return known_text("stable");
    return stability == FAILS ? known_text("unstable") : known_text("undecided");
}

/* 1 when a node is the word for a state, or null when the condition is not needed. */
/*@ requires rest_knows(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_state(const struct rest *c, int node, enum condition state)
{
    const int null = c->json->node[node].type == JSON_NULL;
    return state == NOT_ASKED ? null : !null && json_is(c->json, node, state_name(state));
}

/*@ requires rest_knows(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int check_conditions(const struct rest *c, struct conclusion x)
{
    const int conditions = member(c, "conditions");
    /*@ loop invariant 0 <= i <= CONDITIONS;
      @ loop assigns i;
      @ loop variant CONDITIONS - i; */
    for (int i = 0; i < CONDITIONS; i++)
        if (!is_state(c, json_member(c->json, conditions, condition_name(i)), x.state[i])) return 0;
    return 1;
}

/*@ requires rest_knows(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int check_decides(const struct rest *c, struct conclusion x)
{
    const int array = member(c, "decides");
    int node = array + 1;
    /*@ loop invariant 0 <= i <= CONDITIONS && (node == 0 || array < node <= c->json->count);
      @ loop assigns i, node;
      @ loop variant CONDITIONS - i; */
    for (int i = 0; i < CONDITIONS; i++)
        if (counts(x, i, x.stability)) node = json_after(c->json, array, node, condition_name(i));
    return node == c->json->node[array].next;
}

/*@ requires rest_sees(c) && rest_knows(c);
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_e_squared(const struct rest *c)
{
    const int node = member(c, "e_squared"), null = c->json->node[node].type == JSON_NULL;
    if (c->e_squared == NULL || null) return c->e_squared == NULL && null;
    return rational_equal(quantity_number(c->json, c->pool, node), c->e_squared);
}

/*@ requires rest_knows(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int check_zeros(const struct rest *c)
{
    const int array = member(c, "zeros");
    int node = array + 1;
    /*@ loop invariant 0 <= i <= REST_QUANTITIES && (node == 0 || array < node <= c->json->count);
      @ loop assigns i, node;
      @ loop variant REST_QUANTITIES - i; */
    for (int i = 0; i < REST_QUANTITIES; i++)
        if (c->sign[i] == 0) node = json_after(c->json, array, node, rest_quantity_name(i));
    return node == c->json->node[array].next;
}

/*@ requires \valid_read(c);
  @ assigns \result \from *c;
  @ ensures constant_text(\result); */
static const char *row_inside(const struct rest *c)
{
    if (c->potential < 0) return c->impacts > 0 ? known_text("falls_and_chatters") : known_text("falls");
    if (c->impacts > 0) return known_text("reverse_chatter");
    if (c->potential == 0) return c->impacts < 0 ? known_text("flat") : known_text("flat_and_neutral");
    return c->impacts < 0 ? known_text("stable") : known_text("neutral_impacts");
}

/*@ requires \valid_read(c);
  @ assigns \result \from *c, x;
  @ ensures constant_text(\result); */
static const char *row_of(const struct rest *c, struct conclusion x)
{
    if (c->sign[REST_b] > 0) return known_text("flight");
    if (c->sign[REST_b] < 0) return x.inside ? row_inside(c) : known_text("edge");
    if (!x.inside) return known_text("weightless_edge");
    return c->potential < 0 ? known_text("weightless_falls") : known_text("weightless");
}

int rest_row_is(const struct rest *c, int row)
{
    return json_is(c->json, row, row_of(c, conclude(c)));
}

int rest_words_follow(const struct rest *c, int row)
{
    const struct conclusion x = conclude(c);
    return json_is(c->json, member(c, "stability"), stability_name(x.stability)) && check_conditions(c, x) &&
           check_decides(c, x) && rest_row_is(c, row);
}

int rest_check_verdict(const struct rest *c)
{
    const struct conclusion x = conclude(c);
    if (!json_is(c->json, member(c, "stability"), stability_name(x.stability))) return wrong(c, "stability");
    if (!check_conditions(c, x)) return wrong(c, "conditions");
    if (!check_decides(c, x)) return wrong(c, "decides");
    if (!check_e_squared(c)) return wrong(c, "e_squared");
    if (!check_zeros(c)) return wrong(c, "zeros");
    return rest_row_is(c, json_member(c->json, 0, "row")) || rest_rejected(c, "", "row", "is not the name of the case");
}
