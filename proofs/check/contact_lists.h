/* SPDX-License-Identifier: BSD-2-Clause */
/* The fields `painleve`, `resolution` and `zeros` of a verdict on a contact: the signs of the Painleve parameters, what can follow, and
 * which quantities are zero.  (The other words are in contact_words.h.) */
#ifndef PROOFS_CHECK_CONTACT_LISTS_H
#define PROOFS_CHECK_CONTACT_LISTS_H

#include "contact/quantities.h"
#include "contact_words.h"

#include "quantity_names.h"
#include "signs_compared.h"

/*@ predicate spells_painleve{L}(char *s) = SPELT_8(0, 'p', 'a', 'i', 'n', 'l', 'e', 'v', 'e');
  @ // The object has this sign under the name of the mode.
  @ predicate says_sign{L}(struct json *j, integer object, integer mode, integer value) =
  @   \exists char *name, integer node; mode_spelt(mode, name) && json_has(j, object, name, node) && node_says_sign(j, node, value);
  @ predicate says_painleve{L}(struct json *j, integer verdict, integer plus, integer minus) =
  @   \exists char *key, integer object; spells_painleve(key) && json_has(j, verdict, key, object) &&
  @     says_sign(j, object, SLIP_PLUS, plus) && says_sign(j, object, SLIP_MINUS, minus); */

/* What can follow: the modes, and after them an impact without collision (4) and an arrest (5). */
#define AN_IMPACT 4
#define AN_ARREST 5
#define FOLLOWS(c, mode) follow_word(mode, c->status[mode], SIGNS_OF(c))
#define IMPACT_FOLLOWS(c) impact_word(SLIP_OF(c))
#define ARREST_FOLLOWS(c) arrest_word(c->sign[Q_b], SLIP_OF(c))
#define ALL_FOLLOW(c)                                                                                                  \
    FOLLOWS(c, FLIGHT), FOLLOWS(c, SLIP_PLUS), FOLLOWS(c, SLIP_MINUS), FOLLOWS(c, STICK), IMPACT_FOLLOWS(c), ARREST_FOLLOWS(c)
/*@ predicate spells_resolution{L}(char *s) = SPELT_10(0, 'r', 'e', 's', 'o', 'l', 'u', 't', 'i', 'o', 'n');
  @ predicate spells_IWC{L}(char *s) = SPELT_3(0, 'I', 'W', 'C');
  @ predicate spells_arrest{L}(char *s) = SPELT_6(0, 'a', 'r', 'r', 'e', 's', 't');
  @ predicate item_spelt{L}(integer item, char *s) =
  @   mode_spelt(item, s) && (item == AN_IMPACT ==> spells_IWC(s)) && (item == AN_ARREST ==> spells_arrest(s));
  @ // 1 if the mode, with this status, is consistent and stable.
  @ logic integer follow_word(integer mode, integer status, SIGN_PARAMETERS) =
  @   status == CONSISTENT && stability_word(mode, u, a, b, p_plus, p_minus, E_plus, E_minus) == STABLE ? 1 : 0;
  @ // 1 if an impact without collision can follow; 1 if an arrest can.
  @ logic integer impact_word(SLIP_SIGNS) = iwc_word(u, a, p_plus, p_minus) == IWC_POSSIBLE ? 1 : 0;
  @ logic integer arrest_word(integer b, SLIP_SIGNS) = iwc_word(u, a, p_plus, p_minus) == IWC_DEGENERATE && b < 0 ? 1 : 0;
  @ // If wanted != 0, the element at `node` has the text s and `after` is the next node; otherwise the list has no such element here.
  @ predicate may_stand{L}(struct json *j, integer array, integer node, integer wanted, char *s, integer after) =
  @   wanted != 0 ? element_is_listed(j, array, node, s, after) : after == node;
  @ predicate item_is_listed{L}(struct json *j, integer array, integer node, integer wanted, integer item, integer after) =
  @   \exists char *s; item_spelt(item, s) && may_stand(j, array, node, wanted, s, after);
  @ // The array consists of those of the six items whose argument is not 0, in this order; x to t are the nodes after the first five.
  @ predicate items_at{L}(struct json *j, integer array, integer flight, integer plus, integer minus, integer stick, integer impact,
  @   integer arrest, integer x, integer y, integer z, integer s, integer t) = item_is_listed(j, array, array + 1, flight, FLIGHT, x) &&
  @     item_is_listed(j, array, x, plus, SLIP_PLUS, y) && item_is_listed(j, array, y, minus, SLIP_MINUS, z) &&
  @     item_is_listed(j, array, z, stick, STICK, s) && item_is_listed(j, array, s, impact, AN_IMPACT, t) &&
  @     item_is_listed(j, array, t, arrest, AN_ARREST, j->node[array].next);
  @ predicate items_stand{L}(struct json *j, integer array, integer flight, integer plus, integer minus, integer stick, integer impact,
  @   integer arrest) = \exists integer x, y, z, s, t; items_at(j, array, flight, plus, minus, stick, impact, arrest, x, y, z, s, t);
  @ predicate says_resolution{L}(struct json *j, integer verdict, integer flight, integer plus, integer minus, integer stick, integer impact,
  @   integer arrest) = \exists char *key, integer array; spells_resolution(key) && json_has(j, verdict, key, array) &&
  @     items_stand(j, array, flight, plus, minus, stick, impact, arrest);
  @ // The array lists what follows from the signs and statuses, if these are those of a row of the table.
  @ predicate items_checked{L}(struct contact *c, integer array) = \forall integer row; contact_row(c, row) ==>
  @   items_stand(c->json, array, ALL_FOLLOW(c));
  @ predicate resolution_checked{L}(struct contact *c) = \exists char *key, integer array;
  @   spells_resolution(key) && json_has(c->json, c->verdict, key, array) && items_checked(c, array); */

/* The quantities that are zero. */
#define VALUE_OF_INPUT(x, unit, meaning) quantity == Q_##x ? x :
#define VALUE_OF_FORMULA(macro, x, unit, meaning) quantity == Q_##x ? value_##x(STATE) :
/*@ predicate spells_zeros{L}(char *s) = SPELT_5(0, 'z', 'e', 'r', 'o', 's');
  @ logic real quantity_value(integer quantity, STATE_PARAMETERS) =
  @   CONTACT_INPUTS(VALUE_OF_INPUT) CONTACT_FORMULAS(VALUE_OF_FORMULA) 0.0;
  @ // If the value is zero, the element at `node` is the name of the quantity; otherwise the list has no such element here.
  @ predicate quantity_is_listed{L}(struct json *j, integer array, integer node, real value, integer quantity, integer after) =
  @   value == 0 ? \exists char *s; quantity_spelt(quantity, s) && element_is_listed(j, array, node, s, after) : after == node;
  @ // The elements of the array before `node` are the names of those of the first n quantities that are zero.
  @ predicate zeros_to{L}(struct json *j, integer array, integer n, integer node, STATE_PARAMETERS) =
  @   n <= 0 ? node == array + 1 : \exists integer before; zeros_to(j, array, n - 1, before, STATE) &&
  @     quantity_is_listed(j, array, before, quantity_value(n - 1, STATE), n - 1, node);
  @ predicate says_zeros{L}(struct json *j, integer verdict, STATE_PARAMETERS) = \exists char *key, integer array;
  @   spells_zeros(key) && json_has(j, verdict, key, array) && zeros_to(j, array, QUANTITIES, j->node[array].next, STATE);
  @ // The signs are 0 for exactly those quantities that are zero in the state.
  @ predicate same_zeros{L}(struct contact *c, STATE_PARAMETERS) = \forall integer quantity; 0 <= quantity < QUANTITIES ==>
  @   (c->sign[quantity] == 0 <==> quantity_value(quantity, STATE) == 0);
  @ predicate zeros_before{L}(struct contact *c, integer array, integer n, integer node) = \forall STATE_PARAMETERS;
  @   same_zeros(c, STATE) ==> zeros_to(c->json, array, n, node, STATE);
  @ predicate zeros_checked{L}(struct contact *c) = \forall STATE_PARAMETERS; same_zeros(c, STATE) ==>
  @   says_zeros(c->json, c->verdict, STATE); */

/*@ // What holds when contact_wrong_word finds no wrong word.
  @ predicate lists_checked{L}(struct contact *c) = says_painleve(c->json, c->verdict, c->sign[Q_p_plus], c->sign[Q_p_minus]) &&
  @   resolution_checked(c) && zeros_checked(c); */

/*@ ensures lists: \result == \null && contact_possible(c) ==> lists_checked(c); */
const char *contact_wrong_word(const struct contact *c);

#endif
