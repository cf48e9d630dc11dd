/* SPDX-License-Identifier: BSD-2-Clause */
/* The row of a verdict on an equilibrium, its conditions and the word `stability`, as a record gives them, and as src/check/rest/verdict.c makes them of
 * signs. */
#ifndef PROOFS_CHECK_REST_ROW_STATED_H
#define PROOFS_CHECK_REST_ROW_STATED_H

#include "check/rest/rest.h"
#include "rest/table.h"

#include "rest_words.h"
#include "row_key.h"

/*@ predicate spells_rest_flight{L}(char *s) = SPELT_6(0, 'f', 'l', 'i', 'g', 'h', 't');
  @ predicate spells_rest_weightless_falls{L}(char *s) = SPELT_16(0, 'w', 'e', 'i', 'g', 'h', 't', 'l', 'e', 's', 's', '_', 'f', 'a', 'l', 'l', 's');
  @ predicate spells_rest_weightless{L}(char *s) = SPELT_10(0, 'w', 'e', 'i', 'g', 'h', 't', 'l', 'e', 's', 's');
  @ predicate spells_rest_weightless_edge{L}(char *s) = SPELT_15(0, 'w', 'e', 'i', 'g', 'h', 't', 'l', 'e', 's', 's', '_', 'e', 'd', 'g', 'e');
  @ predicate spells_rest_edge{L}(char *s) = SPELT_4(0, 'e', 'd', 'g', 'e');
  @ predicate spells_rest_falls{L}(char *s) = SPELT_5(0, 'f', 'a', 'l', 'l', 's');
  @ predicate spells_rest_reverse_chatter{L}(char *s) = SPELT_15(0, 'r', 'e', 'v', 'e', 'r', 's', 'e', '_', 'c', 'h', 'a', 't', 't', 'e', 'r');
  @ predicate spells_rest_falls_and_chatters{L}(char *s) =
  @   SPELT_18(0, 'f', 'a', 'l', 'l', 's', '_', 'a', 'n', 'd', '_', 'c', 'h', 'a', 't', 't', 'e', 'r', 's');
  @ predicate spells_rest_stable{L}(char *s) = SPELT_6(0, 's', 't', 'a', 'b', 'l', 'e');
  @ predicate spells_rest_flat{L}(char *s) = SPELT_4(0, 'f', 'l', 'a', 't');
  @ predicate spells_rest_neutral_impacts{L}(char *s) = SPELT_15(0, 'n', 'e', 'u', 't', 'r', 'a', 'l', '_', 'i', 'm', 'p', 'a', 'c', 't', 's');
  @ predicate spells_rest_flat_and_neutral{L}(char *s) = SPELT_16(0, 'f', 'l', 'a', 't', '_', 'a', 'n', 'd', '_', 'n', 'e', 'u', 't', 'r', 'a', 'l'); */

#define REST_NAME_SPELT(name, condition, verdict) && (row == REST_ROW_##name ==> spells_rest_##name(s))
#define REST_NAME_OF_SIGNS(name, condition, verdict) && ((condition) ==> spells_rest_##name(s))
#define REST_SIGNS integer b, integer E_plus, integer E_minus, integer potential, integer impacts
#define REST_SIGNED b, E_plus, E_minus, potential, impacts
#define REST_ROW_VERDICT(name, condition, verdict) && (row == REST_ROW_##name ==> stability == REST_WORD_##verdict)
#define REST_WORD_STABLE CONDITION_HOLDS
#define REST_WORD_UNSTABLE CONDITION_FAILS
#define REST_WORD_UNDECIDED CONDITION_UNDECIDED
/*@ predicate rest_name_of_signs{L}(REST_SIGNS, char *s) = \true T_REST(REST_NAME_OF_SIGNS);
  @ predicate node_says_rest_signs{L}(struct json *j, integer node, REST_SIGNS) = \exists char *s;
  @   rest_name_of_signs(REST_SIGNED, s) && json_says(j, node, s);
  @ predicate rest_row_says_signs{L}(struct json *j, REST_SIGNS) = \exists char *key, integer node;
  @   spells_key_row(key) && json_has(j, 0, key, node) && node_says_rest_signs(j, node, REST_SIGNED);
  @ // The state of a condition by its sign; whether the equilibrium is stable.
  @ logic integer state_of_sign(integer x) = x > 0 ? CONDITION_HOLDS : x < 0 ? CONDITION_FAILS : CONDITION_UNDECIDED;
  @ logic integer impacts_state(integer b, integer impacts) = b < 0 ? state_of_sign(-impacts) : CONDITION_NOT_ASKED;
  @ predicate strictly_inside(integer plus, integer minus) = plus < 0 && minus < 0;
  @ logic integer stability_of_signs(REST_SIGNS) =
  @   b > 0 || (potential < 0 && E_plus < 0 && E_minus < 0) || (b < 0 && impacts > 0) ? CONDITION_FAILS :
  @   b < 0 && E_plus < 0 && E_minus < 0 && potential > 0 && impacts < 0 ? CONDITION_HOLDS : CONDITION_UNDECIDED;
  @ // The node has the word of a state, or null where the condition is not needed.
  @ predicate node_has_state{L}(struct json *j, integer node, integer state) = state == CONDITION_NOT_ASKED ? j->node[node].type == JSON_NULL :
  @   node_says_state(j, node, state);
  @ predicate has_condition{L}(struct json *j, integer verdict, char *key, integer state) = \exists char *all, integer conditions, node;
  @   spells_conditions(all) && json_has(j, verdict, all, conditions) && json_has(j, conditions, key, node) && node_has_state(j, node, state);
  @ predicate spells_potential{L}(char *s) = SPELT_9(0, 'p', 'o', 't', 'e', 'n', 't', 'i', 'a', 'l');
  @ predicate spells_impacts{L}(char *s) = SPELT_7(0, 'i', 'm', 'p', 'a', 'c', 't', 's');
  @ predicate says_potential{L}(struct json *j, integer verdict, integer state) = \exists char *key; spells_potential(key) && has_condition(j, verdict, key, state);
  @ predicate says_impacts{L}(struct json *j, integer verdict, integer state) = \exists char *key; spells_impacts(key) && has_condition(j, verdict, key, state);
  @ // What the verdict says, by signs.
  @ predicate rest_says_signs{L}(struct json *j, integer verdict, REST_SIGNS) = rest_row_says_signs(j, REST_SIGNED) &&
  @   says_potential(j, verdict, state_of_sign(potential)) && says_impacts(j, verdict, impacts_state(b, impacts)) &&
  @   rest_says_stability(j, verdict, stability_of_signs(REST_SIGNED)); */

#define REST_SIGN_BEFORE(name) \old(c->sign[REST_##name])
#define REST_EDGES_BEFORE REST_SIGN_BEFORE(b), REST_SIGN_BEFORE(E_plus), REST_SIGN_BEFORE(E_minus)
/*@ ensures row: \result != 0 && \old(c->sign[REST_E_plus] <= 0 && c->sign[REST_E_minus] <= 0) ==>
  @   rest_says_signs(\old(c->json), \old(c->verdict), REST_EDGES_BEFORE, \old(c->potential), \old(c->impacts)); */
int rest_check_verdict(const struct rest *c);

#endif
