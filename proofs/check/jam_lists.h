/* SPDX-License-Identifier: BSD-2-Clause */
/* The lists `outcomes` and `zeros` of a verdict on a G-spot, as a record gives them, and as src/check/jam/verdict.c makes them of signs. */
#ifndef PROOFS_CHECK_JAM_LISTS_H
#define PROOFS_CHECK_JAM_LISTS_H

#include "jam_denoted.h"
#include "jam_words.h"
#include "list.h"

#define LAST_FATE (resting != JAM_NONE ? resting : falling)
/*@ predicate spells_key_outcomes{L}(char *s) = SPELT_8(0, 'o', 'u', 't', 'c', 'o', 'm', 'e', 's');
  @ // If there is this fate, and it is not the one before it, the element at `node` is its word; otherwise the list has no such element here.
  @ predicate fate_is_listed{L}(struct json *j, integer array, integer node, integer fate, integer last, integer after) =
  @   fate == JAM_NONE || fate == last ? after == node : \exists char *s; fate_spelt(fate, s) && element_is_listed(j, array, node, s, after);
  @ predicate fates_at{L}(struct json *j, integer array, integer falling, integer resting, integer rising, integer x, integer y) =
  @   fate_is_listed(j, array, array + 1, falling, JAM_NONE, x) && fate_is_listed(j, array, x, resting, falling, y) &&
  @   fate_is_listed(j, array, y, rising, LAST_FATE, j->node[array].next);
  @ predicate fates_are_listed{L}(struct json *j, integer array, integer falling, integer resting, integer rising) =
  @   \exists integer x, y; fates_at(j, array, falling, resting, rising, x, y);
  @ // The member `outcomes` of the verdict lists these fates, of the states whose normal force falls, is constant, or rises, each once.
  @ predicate says_fates{L}(struct json *j, integer verdict, integer falling, integer resting, integer rising) = \exists char *key, integer array;
  @   spells_key_outcomes(key) && json_has(j, verdict, key, array) && fates_are_listed(j, array, falling, resting, rising);
  @ predicate spells_key_zeros{L}(char *s) = SPELT_5(0, 'z', 'e', 'r', 'o', 's');
  @ predicate spells_delta{L}(char *s) = SPELT_5(0, 'd', 'e', 'l', 't', 'a');
  @ predicate spells_fall{L}(char *s) = SPELT_4(0, 'f', 'a', 'l', 'l');
  @ predicate jam_quantity_spelt{L}(integer quantity, char *s) = (quantity == JAM_alpha1 ==> spells_alpha1(s)) &&
  @   (quantity == JAM_alpha2 ==> spells_alpha2(s)) && (quantity == JAM_alpha3 ==> spells_alpha3(s)) &&
  @   (quantity == JAM_delta ==> spells_delta(s)) && (quantity == JAM_fall ==> spells_fall(s));
  @ predicate zero_is_listed{L}(struct json *j, integer array, integer node, integer quantity, integer value, integer after) =
  @   value != 0 ? after == node : \exists char *s; jam_quantity_spelt(quantity, s) && element_is_listed(j, array, node, s, after);
  @ predicate rates_at{L}(struct json *j, integer array, integer a1, integer a2, integer a3, integer d, integer x, integer y, integer z, integer after) =
  @   zero_is_listed(j, array, array + 1, JAM_alpha1, a1, x) && zero_is_listed(j, array, x, JAM_alpha2, a2, y) &&
  @   zero_is_listed(j, array, y, JAM_alpha3, a3, z) && zero_is_listed(j, array, z, JAM_delta, d, after);
  @ predicate rates_are_listed{L}(struct json *j, integer array, integer a1, integer a2, integer a3, integer d, integer after) =
  @   \exists integer x, y, z; rates_at(j, array, a1, a2, a3, d, x, y, z, after);
  @ predicate jam_zeros_are_listed{L}(struct json *j, integer array, SIGNS_OF_SPOT) = \exists integer x;
  @   rates_are_listed(j, array, a1, a2, a3, d, x) && zero_is_listed(j, array, x, JAM_fall, f, j->node[array].next);
  @ // The member `zeros` of the verdict lists the names of the quantities whose sign is 0.
  @ predicate says_jam_zeros{L}(struct json *j, integer verdict, SIGNS_OF_SPOT) = \exists char *key, integer array;
  @   spells_key_zeros(key) && json_has(j, verdict, key, array) && jam_zeros_are_listed(j, array, SPOT_SIGNS); */

#define LIST_SIGN(name) \old(c->sign[JAM_##name])
#define LIST_SIGNS LIST_SIGN(alpha1), LIST_SIGN(alpha2), LIST_SIGN(alpha3), LIST_SIGN(delta)
#define FATE_BEFORE(f) fate_word(LIST_SIGNS, f)
/*@ ensures list: \result != 0 ==> says_fates(\old(c->json), \old(c->verdict), FATE_BEFORE(1), FATE_BEFORE(0), FATE_BEFORE(-1));
  @ ensures list: zeros: \result != 0 && \old(c->state) != 0 ==> says_jam_zeros(\old(c->json), \old(c->verdict), LIST_SIGNS, LIST_SIGN(fall));
  @ ensures list: none: \result != 0 && \old(c->state) == 0 ==> says_jam_zeros(\old(c->json), \old(c->verdict), LIST_SIGNS, 1); */
int jam_check_verdict(const struct jam *c);

#endif
