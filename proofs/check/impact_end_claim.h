/* SPDX-License-Identifier: BSD-2-Clause */
/* What a record of an impact states of its end: the law of restitution that its problem names, and that the motion obeys this law. */
#ifndef PROOFS_CHECK_IMPACT_END_CLAIM_H
#define PROOFS_CHECK_IMPACT_END_CLAIM_H

#include "check/impact/private.h"

#include "impact/words.h"

#include "state_denoted.h"

#define LAW r, v, v_end, I_c, I_r, W_c, W_r

/*@ predicate spells_law{L}(char *s) = SPELT_3(0, 'l', 'a', 'w');
  @ predicate law_spelt{L}(integer law, char *s) = (law == LAW_NEWTON && SPELT_6(0, 'n', 'e', 'w', 't', 'o', 'n')) ||
  @   (law == LAW_POISSON && SPELT_7(0, 'p', 'o', 'i', 's', 's', 'o', 'n')) ||
  @   (law == LAW_ENERGETIC && SPELT_9(0, 'e', 'n', 'e', 'r', 'g', 'e', 't', 'i', 'c'));
  @ predicate node_names_law{L}(struct json *j, unsigned char *text, integer node, integer law) = \exists char *s; law_spelt(law, s) && says_at(j, text, node, s);
  @ // The problem of the record names this law.
  @ predicate law_node{L}(struct json *j, unsigned char *text, integer node) = \exists integer problem, char *key; problem_node(j, text, problem) &&
  @   spells_law(key) && has_at(j, text, problem, key, node);
  @ predicate names_law{L}(struct json *j, unsigned char *text, integer law) =
  @   \exists integer node; law_node(j, text, node) && node_names_law(j, text, node, law);
  @ predicate obeys(integer law, LAW_PARAMETERS) = (law == LAW_NEWTON && newton(LAW)) ||
  @   (law == LAW_POISSON && poisson(LAW)) || (law == LAW_ENERGETIC && energetic(LAW));
  @ // The motion with this end and these sums obeys the law that the problem names.
  @ predicate law_holds_for{L}(struct json *j, unsigned char *text, LAW_PARAMETERS) =
  @   \exists integer law; names_law(j, text, law) && obeys(law, LAW); */

/*@ ensures named: \result < LAWS ==> names_law(c->json, c->json->text, \result); */
int impact_law(const struct impact *c);

#endif
