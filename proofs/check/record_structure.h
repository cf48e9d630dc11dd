/* SPDX-License-Identifier: BSD-2-Clause */
/* The parts of a record, stated of its bytes: its problem, its verdict, its kind and its number field; and the records about which the theorem says
 * nothing: those that are no verdict, and those with numbers known only by enclosures. */
#ifndef PROOFS_CHECK_RECORD_STRUCTURE_H
#define PROOFS_CHECK_RECORD_STRUCTURE_H

#include "check/cover/uncertain.h"
#include "check/text/record_parts.h"

#include "placed.h"
#include "state_denoted.h"

/*@ predicate spells_type{L}(char *s) = SPELT_4(0, 't', 'y', 'p', 'e');
  @ predicate spells_kind{L}(char *s) = SPELT_4(0, 'k', 'i', 'n', 'd');
  @ predicate spells_text{L}(char *s) = SPELT_4(0, 't', 'e', 'x', 't');
  @ predicate spells_verdict{L}(char *s) = SPELT_7(0, 'v', 'e', 'r', 'd', 'i', 'c', 't');
  @ predicate verdict_node{L}(struct json *j, unsigned char *text, integer node) =
  @   \exists char *key; spells_verdict(key) && has_at(j, text, 0, key, node);
  @ predicate kind_node{L}(struct json *j, unsigned char *text, integer node) =
  @   \exists char *key; spells_kind(key) && has_at(j, text, 0, key, node);
  @ predicate type_node{L}(struct json *j, unsigned char *text, integer node) =
  @   \exists char *key; spells_type(key) && has_at(j, text, 0, key, node);
  @ // If the record has a member `field`, the root is the one that it describes; otherwise any root will do.
  @ predicate spells_field{L}(char *s) = SPELT_5(0, 'f', 'i', 'e', 'l', 'd');
  @ predicate field_node{L}(struct json *j, unsigned char *text, integer node) =
  @   \exists char *key; spells_field(key) && has_at(j, text, 0, key, node);
  @ predicate is_field_root{L}(struct json *j, unsigned char *text, real root) =
  @   \exists integer node; field_node(j, text, node) && (node != 0 ==> root_denotes(j, text, node, root));
  @ predicate is_no_verdict{L}(struct json *j, unsigned char *text, integer node) =
  @   \exists char *s; spells_verdict(s) && !says_at(j, text, node, s);
  @ predicate has_other_type{L}(struct json *j, unsigned char *text) =
  @   \exists integer node; type_node(j, text, node) && is_no_verdict(j, text, node);
  @ // An object in the problem has a member `text`: this marks a number that is known only by an enclosure.
  @ predicate is_enclosed{L}(struct json *j, unsigned char *text, integer node) =
  @   \exists char *key, integer value; spells_text(key) && has_at(j, text, node, key, value) && value != 0;
  @ predicate has_enclosed{L}(struct json *j, unsigned char *text) = \exists char *key, integer problem, node;
  @   spells_problem(key) && has_at(j, text, 0, key, problem) && problem < node < j->node[problem].next &&
  @   is_enclosed(j, text, node); */

/*@ ensures claim: problem_node(json, json->text, \result); */
int record_problem(const struct json *json);
/*@ ensures claim: verdict_node(json, json->text, \result); */
int record_verdict(const struct json *json);
/*@ ensures claim: \result != 0 ==> has_enclosed(json, json->text); */
int uncertain_is_enclosed(const struct json *json);

#endif
