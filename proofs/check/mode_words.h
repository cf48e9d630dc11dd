/* SPDX-License-Identifier: BSD-2-Clause */
/* How a certificate writes the status of a mode. */
#ifndef PROOFS_CHECK_MODE_WORDS_H
#define PROOFS_CHECK_MODE_WORDS_H

#include "contact_words.h"

/*@ predicate spells_modes{L}(char *s) = SPELT_5(0, 'm', 'o', 'd', 'e', 's');
  @ predicate spells_consistent{L}(char *s) = SPELT_10(0, 'c', 'o', 'n', 's', 'i', 's', 't', 'e', 'n', 't');
  @ predicate spells_inadmissible{L}(char *s) = SPELT_12(0, 'i', 'n', 'a', 'd', 'm', 'i', 's', 's', 'i', 'b', 'l', 'e');
  @ predicate status_spelt{L}(integer status, char *s) =
  @   (status == CONSISTENT ==> spells_consistent(s)) && (status == BOUNDARY ==> spells_boundary(s)) &&
  @   (status == INCONSISTENT ==> spells_inconsistent(s)) && (status == INADMISSIBLE ==> spells_inadmissible(s));
  @ predicate node_says_status{L}(struct json *j, integer node, integer status) =
  @   \exists char *s; status_spelt(status, s) && json_says(j, node, s);
  @ // The object `modes` of the verdict gives the mode this status.
  @ predicate says_status{L}(struct json *j, integer verdict, integer mode, integer status) =
  @   \exists char *key, *name, integer object, node; spells_modes(key) && json_has(j, verdict, key, object) &&
  @     mode_spelt(mode, name) && json_has(j, object, name, node) && node_says_status(j, node, status);
  @ predicate statuses_are_stated{L}(struct contact *c, integer n) = \forall integer i; 0 <= i < n ==>
  @   says_status(c->json, c->verdict, i, c->status[i]); */

#endif
