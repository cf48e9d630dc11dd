/* SPDX-License-Identifier: BSD-2-Clause */
/* What a verdict on an impact states of its end: the velocity (u, v) after it, and what becomes of the energy. */
#ifndef PROOFS_CHECK_IMPACT_END_STATED_H
#define PROOFS_CHECK_IMPACT_END_STATED_H

#include "impact_denoted.h"
#include "surd_denoted.h"

/*@ predicate member_surd{L}(struct json *j, unsigned char *text, integer object, char *key, real root, real x) =
  @   \exists integer node; has_at(j, text, object, key, node) && surd_denoted(j, text, node, root, x);
  @ predicate u_stated{L}(struct json *j, unsigned char *text, integer verdict, real root, real u) =
  @   \exists char *key; spells_u(key) && member_surd(j, text, verdict, key, root, u);
  @ predicate v_stated{L}(struct json *j, unsigned char *text, integer verdict, real root, real v) =
  @   \exists char *key; spells_v(key) && member_surd(j, text, verdict, key, root, v);
  @ predicate spells_energy{L}(char *s) = SPELT_6(0, 'e', 'n', 'e', 'r', 'g', 'y');
  @ predicate energy_spelt{L}(integer change, char *s) = (change < 0 ==> SPELT_4(0, 'l', 'o', 's', 't')) &&
  @   (change == 0 ==> SPELT_9(0, 'c', 'o', 'n', 's', 'e', 'r', 'v', 'e', 'd')) && (change > 0 ==> SPELT_6(0, 'g', 'a', 'i', 'n', 'e', 'd'));
  @ // By the sign of its change.
  @ predicate energy_stated{L}(struct json *j, unsigned char *text, integer verdict, integer change) = \exists char *key, *s, integer node;
  @   spells_energy(key) && energy_spelt(change, s) && has_at(j, text, verdict, key, node) && says_at(j, text, node, s); */

#endif
