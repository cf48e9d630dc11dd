/* SPDX-License-Identifier: BSD-2-Clause */
/* The claim of a record of kind contact, stated of the bytes of the record.  The functions between contact_check and the answer VERIFIED
 * pass it on: each one that accepts ensures that the claim holds (its meaning is in claim.h). */
#ifndef PROOFS_CHECK_CLAIMED_H
#define PROOFS_CHECK_CLAIMED_H

#include "../contact/known.h"

#include "accepted_claim.h"

#include "placed.h"

/*@ predicate spells_type{L}(char *s) = SPELT_4(0, 't', 'y', 'p', 'e');
  @ predicate spells_kind{L}(char *s) = SPELT_4(0, 'k', 'i', 'n', 'd');
  @ predicate spells_text{L}(char *s) = SPELT_4(0, 't', 'e', 'x', 't');
  @ predicate spells_contact{L}(char *s) = SPELT_7(0, 'c', 'o', 'n', 't', 'a', 'c', 't');
  @ predicate spells_verdict{L}(char *s) = SPELT_7(0, 'v', 'e', 'r', 'd', 'i', 'c', 't');
  @ predicate verdict_node{L}(struct json *j, unsigned char *text, integer node) =
  @   \exists char *key; spells_verdict(key) && has_at(j, text, 0, key, node);
  @ // The verdict in the record holds for the state that the problem denotes, where `root` is the root of the number field (accepted_claim.h).
  @ predicate contact_claim{K,L}(struct json *j, unsigned char *text, real root) = \exists integer verdict;
  @   verdict_node{K}(j, text, verdict) && verdict_stands{K,L}(j, text, verdict, root);
  @ // If the record has a member `field`, the root is the one that it describes; otherwise any root will do.
  @ predicate spells_field{L}(char *s) = SPELT_5(0, 'f', 'i', 'e', 'l', 'd');
  @ predicate field_node{L}(struct json *j, unsigned char *text, integer node) =
  @   \exists char *key; spells_field(key) && has_at(j, text, 0, key, node);
  @ predicate is_field_root{L}(struct json *j, unsigned char *text, real root) =
  @   \exists integer node; field_node(j, text, node) && (node != 0 ==> root_denotes(j, text, node, root));
  @ predicate contact_stands{L}(struct json *j, unsigned char *text) =
  @   \exists real root; is_field_root(j, text, root) && contact_claim{L,L}(j, text, root); */

/* The records about which the theorem says nothing: those of another type or kind, and those with numbers known only by enclosures. */
/*@ predicate is_no_verdict{L}(struct json *j, unsigned char *text, integer node) =
  @   \exists char *s; spells_verdict(s) && !says_at(j, text, node, s);
  @ predicate is_no_contact{L}(struct json *j, unsigned char *text, integer node) =
  @   \exists char *s; spells_contact(s) && !says_at(j, text, node, s);
  @ predicate has_other_type{L}(struct json *j, unsigned char *text) =
  @   \exists char *key, integer node; spells_type(key) && has_at(j, text, 0, key, node) && is_no_verdict(j, text, node);
  @ predicate has_other_kind{L}(struct json *j, unsigned char *text) =
  @   \exists char *key, integer node; spells_kind(key) && has_at(j, text, 0, key, node) && is_no_contact(j, text, node);
  @ // An object in the problem has a member `text`: this marks a number that is known only by an enclosure.
  @ predicate is_enclosed{L}(struct json *j, unsigned char *text, integer node) =
  @   \exists char *key, integer value; spells_text(key) && has_at(j, text, node, key, value) && value != 0;
  @ predicate has_enclosed{L}(struct json *j, unsigned char *text) = \exists char *key, integer problem, node;
  @   spells_problem(key) && has_at(j, text, 0, key, problem) && problem < node < j->node[problem].next &&
  @   is_enclosed(j, text, node);
  @ // The claim of a verified record: if it is a verdict on a contact with exact numbers, this verdict holds.
  @ predicate record_claim{L}(struct json *j, unsigned char *text) = contact_stands(j, text) ||
  @   has_other_type(j, text) || has_other_kind(j, text) || has_enclosed(j, text); */

/*@ ensures claim: \result != 0 && rational_doubt == 0 ==> contact_claim{Pre,Here}(json, \old(json->text), pool_root(pool)); */
int contact_check(const struct json *json, struct rational_pool *pool, struct answer *answer);
/*@ ensures claim: \result != 0 ==> has_enclosed(json, json->text); */
int uncertain_is_enclosed(const struct json *json);

#include "../contact/proved.h"

#endif
