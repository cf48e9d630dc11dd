/* SPDX-License-Identifier: BSD-2-Clause */
/* The words of a verdict on an equilibrium, as a certificate gives them. */
#ifndef PROOFS_CHECK_REST_WORDS_H
#define PROOFS_CHECK_REST_WORDS_H

#include "check/rest/condition.h"

#include "text.h"
#include "words.h"

/*@ predicate spells_conditions{L}(char *s) = SPELT_10(0, 'c', 'o', 'n', 'd', 'i', 't', 'i', 'o', 'n', 's');
  @ predicate spells_condition_contact{L}(char *s) = SPELT_7(0, 'c', 'o', 'n', 't', 'a', 'c', 't');
  @ predicate spells_holds{L}(char *s) = SPELT_5(0, 'h', 'o', 'l', 'd', 's');
  @ predicate spells_fails{L}(char *s) = SPELT_5(0, 'f', 'a', 'i', 'l', 's');
  @ predicate spells_open{L}(char *s) = SPELT_9(0, 'u', 'n', 'd', 'e', 'c', 'i', 'd', 'e', 'd');
  @ predicate condition_spelt{L}(integer state, char *s) = (state == CONDITION_HOLDS ==> spells_holds(s)) &&
  @   (state == CONDITION_FAILS ==> spells_fails(s)) && (state == CONDITION_UNDECIDED ==> spells_open(s));
  @ predicate conclusion_spelt{L}(integer state, char *s) = (state == CONDITION_HOLDS ==> spells_stable(s)) &&
  @   (state == CONDITION_FAILS ==> spells_unstable(s)) && (state == CONDITION_UNDECIDED ==> spells_open(s));
  @ predicate node_says_state{L}(struct json *j, integer node, integer state) = \exists char *s; condition_spelt(state, s) && json_says(j, node, s);
  @ predicate node_says_stability{L}(struct json *j, integer node, integer state) =
  @   \exists char *s; conclusion_spelt(state, s) && json_says(j, node, s);
  @ // A member of the object `conditions` says that the condition holds, fails or is undecided.
  @ predicate says_condition{L}(struct json *j, integer verdict, char *key, integer state) = \exists char *all, integer conditions, node;
  @   spells_conditions(all) && json_has(j, verdict, all, conditions) && json_has(j, conditions, key, node) && node_says_state(j, node, state);
  @ predicate says_contact{L}(struct json *j, integer verdict, integer state) =
  @   \exists char *key; spells_condition_contact(key) && says_condition(j, verdict, key, state);
  @ predicate rest_says_stability{L}(struct json *j, integer verdict, integer state) =
  @   \exists char *key, integer node; spells_stability(key) && json_has(j, verdict, key, node) && node_says_stability(j, node, state);
  @ // The equilibrium is stable only if the condition `contact` holds, and unstable where it fails.
  @ predicate stability_agrees(integer contact, integer stability) = CONDITION_HOLDS <= stability <= CONDITION_FAILS &&
  @   (stability == CONDITION_HOLDS ==> contact == CONDITION_HOLDS) && (contact == CONDITION_FAILS ==> stability == CONDITION_FAILS);
  @ predicate says_stability_for{L}(struct json *j, integer verdict, integer contact) =
  @   \exists integer stability; rest_says_stability(j, verdict, stability) && stability_agrees(contact, stability);
  @ // What the condition `contact` is by the signs.
  @ logic integer contact_state(integer b, integer plus, integer minus) =
  @   b > 0 ? CONDITION_FAILS : b < 0 && plus < 0 && minus < 0 ? CONDITION_HOLDS : CONDITION_UNDECIDED; */

#endif
