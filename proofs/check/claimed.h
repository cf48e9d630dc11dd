/* SPDX-License-Identifier: BSD-2-Clause */
/* The claim of a record of any kind, stated of the bytes of the record. The functions between the checker of the kind and the answer VERIFIED pass it
 * on: each one that accepts ensures that the claim holds. */
#ifndef PROOFS_CHECK_CLAIMED_H
#define PROOFS_CHECK_CLAIMED_H

#include "check/kind.h"

#include "chatter_record.h"
#include "contact_record.h"
#include "fold_record.h"
#include "impact_record.h"
#include "jam_record.h"
#include "rest_record.h"
#include "slide2_record.h"

#include "kind_names.h"

/*@ // What a verdict of this kind on exact numbers claims, in terms of the root of its number field. Nothing is claimed of the other kinds, nor of a
  @ // spot where the slip turns, another theory, nor of the wheel of kind fold.
  @ predicate kind_claim{K,L}(integer kind, struct json *j, unsigned char *text, real root) =
  @   (kind == KIND_chatter ==> chatter_claim{K,L}(j, text, root)) &&
  @   (kind == KIND_contact ==> contact_claim{K,L}(j, text, root)) &&
  @   (kind == KIND_fold ==> fold_claim{K,L}(j, text, root) || asks_wheel_of{K}(j, text)) &&
  @   (kind == KIND_impact ==> impact_claim{K,L}(j, text, root)) &&
  @   (kind == KIND_jam ==> jam_claim{K,L}(j, text, root) || asks_turning{K}(j, text)) &&
  @   (kind == KIND_rest ==> rest_claim{K,L}(j, text, root)) &&
  @   (kind == KIND_slide2 ==> slide2_claim{K,L}(j, text, root));
  @ predicate kind_is_stated{L}(integer kind, struct json *j, unsigned char *text) =
  @   \exists real root; is_field_root(j, text, root) && kind_claim{L,L}(kind, j, text, root);
  @ // If the node has the name of one of these kinds, this is the kind.
  @ predicate node_names{L}(struct json *j, unsigned char *text, integer node, integer kind) =
  @   (node_is_chatter(j, text, node) ==> kind == KIND_chatter) &&
  @   (node_is_contact(j, text, node) ==> kind == KIND_contact) && (node_is_fold(j, text, node) ==> kind == KIND_fold) &&
  @   (node_is_impact(j, text, node) ==> kind == KIND_impact) &&
  @   (node_is_jam(j, text, node) ==> kind == KIND_jam) && (node_is_rest(j, text, node) ==> kind == KIND_rest) &&
  @   (node_is_slide2(j, text, node) ==> kind == KIND_slide2);
  @ predicate named_is_stated{L}(struct json *j, unsigned char *text, integer node) =
  @   \exists integer kind; node_names(j, text, node, kind) && kind_is_stated(kind, j, text);
  @ // The claim of a verified record: if it is a verdict on exact numbers, this verdict holds by the meaning of the kind that the record names.
  @ predicate record_holds{L}(struct json *j, unsigned char *text) = 
  @   \exists integer node; kind_node(j, text, node) && named_is_stated(j, text, node);
  @ predicate record_claim{L}(struct json *j, unsigned char *text) =
  @   record_holds(j, text) || has_other_type(j, text) || has_enclosed(j, text);
  @ lemma field_root_given{L}: \forall struct json *j, unsigned char *text, integer node, real root; field_node(j, text, node) &&
  @   (node != 0 ==> root_denotes(j, text, node, root)) ==> is_field_root(j, text, root);
  @ lemma kind_is_stated_here{L}: \forall struct json *j, unsigned char *text, integer kind, real root; is_field_root(j, text, root) &&
  @   kind_claim{L,L}(kind, j, text, root) ==> kind_is_stated(kind, j, text);
  @ lemma named_is_stated_here{L}: \forall struct json *j, unsigned char *text, integer node, kind;
  @   (node_is_chatter(j, text, node) ==> kind == KIND_chatter) &&
  @   (node_is_contact(j, text, node) ==> kind == KIND_contact) && (node_is_fold(j, text, node) ==> kind == KIND_fold) &&
  @   (node_is_impact(j, text, node) ==> kind == KIND_impact) &&
  @   (node_is_jam(j, text, node) ==> kind == KIND_jam) && (node_is_rest(j, text, node) ==> kind == KIND_rest) &&
  @   (node_is_slide2(j, text, node) ==> kind == KIND_slide2) && kind_is_stated(kind, j, text) ==> named_is_stated(j, text, node);
  @ lemma verdict_is_stated_named{L}: \forall struct json *j, unsigned char *text, integer node; kind_node(j, text, node) && named_is_stated(j, text, node) ==>
  @   record_claim(j, text);
  @ lemma other_type_given{L}: \forall struct json *j, unsigned char *text, integer node; type_node(j, text, node) && is_no_verdict(j, text, node) ==>
  @   record_claim(j, text);
  @ lemma enclosed_given{L}: \forall struct json *j, unsigned char *text; has_enclosed(j, text) ==> record_claim(j, text); */

#endif
