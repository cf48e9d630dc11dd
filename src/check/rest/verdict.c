/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict and its row, from the three conditions. */
#include "check/rest/condition.h"
#include "check/rest/rest.h"
#include "check/rest/signs.h"

#include <stddef.h>

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int reject_verdict(const struct rest *c, const char *item)
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
  @ ensures CONDITION_HOLDS <= \result <= CONDITION_FAILS; */
static enum condition state_of(int sign)
{
    return sign > 0 ? CONDITION_HOLDS : sign < 0 ? CONDITION_FAILS : CONDITION_UNDECIDED;
}

/* 1 when condition i has the state and matters: the failure of the potential matters only when stick persists. */
/*@ requires 0 <= i < CONDITIONS;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures state: \result == 1 ==> x.state[i] == state;
  @ ensures contact: x.state[i] == state && i == CONDITION_CONTACT ==> \result == 1; */
static int counts(struct conclusion x, int i, enum condition state)
{
    return x.state[i] == state && (i != CONDITION_POTENTIAL || x.inside || state != CONDITION_FAILS);
}

/*@ assigns \nothing;
  @ ensures 0 <= \result <= CONDITIONS;
  @ ensures all: \result == CONDITIONS ==> x.state[CONDITION_CONTACT] == state;
  @ ensures some: x.state[CONDITION_CONTACT] == state ==> \result > 0; */
static int how_many(struct conclusion x, enum condition state)
{
    return counts(x, CONDITION_CONTACT, state) + counts(x, CONDITION_POTENTIAL, state) +
           counts(x, CONDITION_IMPACTS, state);
}

/*@ requires rest_knows(c);
  @ assigns \nothing;
  @ ensures contact: \result.state[CONDITION_CONTACT] == (c->sign[REST_b] > 0 ? CONDITION_FAILS :
  @   c->sign[REST_b] < 0 && c->sign[REST_E_plus] < 0 && c->sign[REST_E_minus] < 0 ? CONDITION_HOLDS : CONDITION_UNDECIDED);
  @ ensures known: CONDITION_HOLDS <= \result.stability <= CONDITION_FAILS;
  @ ensures stable: \result.stability == CONDITION_HOLDS ==> \result.state[CONDITION_CONTACT] == CONDITION_HOLDS;
  @ ensures unstable: \result.state[CONDITION_CONTACT] == CONDITION_FAILS ==> \result.stability == CONDITION_FAILS; */
static struct conclusion conclude(const struct rest *c)
{
    const int b = c->sign[REST_b], inside = c->sign[REST_E_plus] < 0 && c->sign[REST_E_minus] < 0;
    struct conclusion x = {.inside = inside};
    x.state[CONDITION_CONTACT] = b > 0 ? CONDITION_FAILS : b < 0 && inside ? CONDITION_HOLDS : CONDITION_UNDECIDED;
    x.state[CONDITION_POTENTIAL] = state_of(c->potential);
    x.state[CONDITION_IMPACTS] = b < 0 ? state_of(-c->impacts) : CONDITION_NOT_ASKED;
    x.stability = how_many(x, CONDITION_FAILS) > 0                  ? CONDITION_FAILS
                  : how_many(x, CONDITION_HOLDS) == (int)CONDITIONS ? CONDITION_HOLDS
                                                                    : CONDITION_UNDECIDED;
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
    return state == CONDITION_HOLDS   ? known_text("holds")
           : state == CONDITION_FAILS ? known_text("fails")
                                      : known_text("undecided");
}

/*@ assigns \result \from stability;
  @ ensures constant_text(\result); */
static const char *stability_name(enum condition stability)
{
    if (stability == CONDITION_HOLDS) return known_text("stable");
    return stability == CONDITION_FAILS ? known_text("unstable") : known_text("undecided");
}

/* 1 when a node is the word for a state, or null when the condition is not needed. */
/*@ requires rest_knows(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_state(const struct rest *c, int node, enum condition state)
{
    const int null = c->json->node[node].type == JSON_NULL;
    return state == CONDITION_NOT_ASKED ? null : !null && json_is(c->json, node, state_name(state));
}

/*@ requires rest_knows(c);
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int condition_is(const struct rest *c, const char *key, enum condition state)
{
    return is_state(c, json_member(c->json, member(c, "conditions"), key), state);
}

/*@ requires rest_knows(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int contact_is(const struct rest *c, enum condition state)
{
    return condition_is(c, "contact", state);
}

/*@ requires rest_knows(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int check_conditions(const struct rest *c, struct conclusion x)
{
    return contact_is(c, x.state[CONDITION_CONTACT]) && condition_is(c, "potential", x.state[CONDITION_POTENTIAL]) &&
           condition_is(c, "impacts", x.state[CONDITION_IMPACTS]);
}

/*@ requires rest_knows(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int stability_is(const struct rest *c, enum condition stability)
{
    return json_is(c->json, member(c, "stability"), stability_name(stability));
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
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_e_squared(const struct rest *c)
{
    const int node = member(c, "e_squared"), null = c->json->node[node].type == JSON_NULL;
    if (c->e_squared == NULL || null) return c->e_squared == NULL && null;
    return scalar_equal(quantity_number(c->json, c->pool, node), c->e_squared);
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
    return stability_is(c, x.stability) && check_conditions(c, x) && check_decides(c, x) && rest_row_is(c, row);
}

/*@ requires rest_knows(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int row_is_stated(const struct rest *c)
{
    return rest_row_is(c, json_member(c->json, 0, "row"));
}

int rest_check_verdict(const struct rest *c)
{
    const struct conclusion x = conclude(c);
    if (!stability_is(c, x.stability)) return reject_verdict(c, "stability");
    if (!check_conditions(c, x)) return reject_verdict(c, "conditions");
    if (!check_decides(c, x)) return reject_verdict(c, "decides");
    if (!check_e_squared(c)) return reject_verdict(c, "e_squared");
    if (!check_zeros(c)) return reject_verdict(c, "zeros");
    return row_is_stated(c) || rest_rejected(c, "", "row", "is not the name of the case");
}
