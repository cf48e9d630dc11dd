/* SPDX-License-Identifier: BSD-2-Clause */
/* The words of a verdict on an impact, as a certificate gives them. */
#ifndef PROOFS_CHECK_IMPACT_WORDS_H
#define PROOFS_CHECK_IMPACT_WORDS_H

#include "text.h"
#include "words.h"

#include "impact_at.h"

/*@ // The member of an object with this key has this type.
  @ predicate member_is{L}(struct json *j, integer object, char *key, integer type) =
  @   \exists integer node; json_has(j, object, key, node) && j->node[node].type == type;
  @ // `impact_without_collision` is true, false or null.
  @ predicate says_collision{L}(struct json *j, integer verdict, integer type) =
  @   \exists char *key; spells_impact_without_collision(key) && member_is(j, verdict, key, type);
  @ // What it is by the motion, and by the signs.
  @ logic integer collision_followed{L}(struct impact *c) =
  @   IMPACT_IS_POLE(c) ? JSON_NULL : c->pieces > 0 && c->sign[IMPACT_v] == 0 ? JSON_TRUE : JSON_FALSE;
  @ logic integer collision_type(integer su, integer sv, integer sp_plus, integer sp_minus) = \let sp = su < 0 ? sp_minus : sp_plus;
  @   sv == 0 && su != 0 && sp == 0 ? JSON_NULL : sv == 0 && su != 0 && sp < 0 ? JSON_TRUE : JSON_FALSE; */
#define COLLISION_AT(c) c->sign[IMPACT_u], c->sign[IMPACT_v], c->sign[IMPACT_p_plus], c->sign[IMPACT_p_minus]

/*@ ensures said: \result != 0 ==> says_collision(\old(c->json), \old(c->verdict), \old(collision_followed(c))); */
int impact_check_verdict(struct impact *c);

#endif
