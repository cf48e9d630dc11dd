/* SPDX-License-Identifier: BSD-2-Clause */
/* What src/check/rest/verdict.c reads of the verdict. */
#ifndef PROOFS_CHECK_REST_WORDS_COMPARED_H
#define PROOFS_CHECK_REST_WORDS_COMPARED_H

#include "rest_words_accepted.h"

/*@ ensures stated: json_has(c->json, c->verdict, key, \result); */
static int member(const struct rest *c, const char *key);
/*@ ensures stated: CONDITION_HOLDS <= state <= CONDITION_FAILS ==> condition_spelt(state, \result); */
static const char *state_name(enum condition state);
/*@ ensures stated: CONDITION_HOLDS <= stability <= CONDITION_FAILS ==> conclusion_spelt(stability, \result); */
static const char *stability_name(enum condition stability);
/*@ ensures stated: \result != 0 && CONDITION_HOLDS <= state <= CONDITION_FAILS ==> node_says_state(c->json, node, state); */
static int is_state(const struct rest *c, int node, enum condition state);
/*@ ensures stated: \result != 0 && CONDITION_HOLDS <= state <= CONDITION_FAILS ==> says_condition(c->json, c->verdict, key, state); */
static int condition_is(const struct rest *c, const char *key, enum condition state);
/*@ ensures stated: \result != 0 && CONDITION_HOLDS <= state <= CONDITION_FAILS ==> says_contact(c->json, c->verdict, state); */
static int contact_is(const struct rest *c, enum condition state);
/*@ ensures stated: \result != 0 && CONDITION_HOLDS <= x.state[CONDITION_CONTACT] <= CONDITION_FAILS ==>
  @   says_contact(c->json, c->verdict, x.state[CONDITION_CONTACT]); */
static int check_conditions(const struct rest *c, struct conclusion x);
/*@ ensures stated: \result != 0 && CONDITION_HOLDS <= stability <= CONDITION_FAILS ==> rest_says_stability(c->json, c->verdict, stability); */
static int stability_is(const struct rest *c, enum condition stability);

#endif
