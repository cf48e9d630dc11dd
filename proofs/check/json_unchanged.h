/* SPDX-License-Identifier: BSD-2-Clause */
/* What json_written.h states about the list of nodes remains true as long as neither the nodes nor the text change.  The definitions of
 * token and white space are not needed for this, and are hidden (A65). */
#ifndef PROOFS_CHECK_JSON_UNCHANGED_H
#define PROOFS_CHECK_JSON_UNCHANGED_H
#define JSON_TOKENS_NAMED

#include "json_written.h"

/*@ predicate types_stay{K,L}(struct json *j, integer n) =
  @   \forall integer i; 0 <= i < n ==> \at(j->node[i].type, K) == \at(j->node[i].type, L);
  @ predicate starts_stay{K,L}(struct json *j, integer n) =
  @   \forall integer i; 0 <= i < n ==> \at(j->node[i].start, K) == \at(j->node[i].start, L);
  @ predicate ends_stay{K,L}(struct json *j, integer n) =
  @   \forall integer i; 0 <= i < n ==> \at(j->node[i].end, K) == \at(j->node[i].end, L);
  @ predicate next_stay{K,L}(struct json *j, integer n) =
  @   \forall integer i; 0 <= i < n ==> \at(j->node[i].next, K) == \at(j->node[i].next, L);
  @ predicate nodes_stay{K,L}(struct json *j, integer n) =
  @   types_stay{K,L}(j, n) && starts_stay{K,L}(j, n) && ends_stay{K,L}(j, n) && next_stay{K,L}(j, n);
  @ predicate forward{L}(struct json *j, integer n) =
  @   j->node[0].next == n && \forall integer i; 0 <= i < n ==> i < j->node[i].next;
  @ predicate count_stays{K,L}(struct json *j) = \at(j->count, K) == \at(j->count, L);
  @ predicate text_stays{K,L}(unsigned char *text) =
  @   (\forall integer from, to; blank{K}(text, from, to) ==> blank{L}(text, from, to)) &&
  @   (\forall integer from, to, c; mark{K}(text, from, to, c) ==> mark{L}(text, from, to, c)) &&
  @   (\forall integer length, type, from, to; token{K}(text, length, type, from, to) ==> token{L}(text, length, type, from, to)); */

/*@ lemma outermost_stays{K,L}: \forall struct json *j, integer n, from, i; nodes_stay{K,L}(j, n) && 0 <= from && i < n &&
  @   outermost{L}(j, from, i) ==> outermost{K}(j, from, i);
  @ lemma ended_stays{K,L}: \forall struct json *j, integer n, i; nodes_stay{K,L}(j, n) && 0 <= i < n ==>
  @   (ended{K}(j, i) <==> ended{L}(j, i));
  @ lemma all_ended_stay{K,L}: \forall struct json *j, integer n; nodes_stay{K,L}(j, n) && all_ended{K}(j, n) ==>
  @   all_ended{L}(j, n);
  @ lemma tokens_stay{K,L}: \forall struct json *j, unsigned char *text, integer length, n; nodes_stay{K,L}(j, n) &&
  @   text_stays{K,L}(text) && tokens{K}(j, text, length, n) ==> tokens{L}(j, text, length, n);
  @ lemma nested_stays{K,L}: \forall struct json *j, integer n; nodes_stay{K,L}(j, n) && nested{K}(j, n) ==> nested{L}(j, n);
  @ lemma opened_at_stays{K,L}: \forall struct json *j, unsigned char *text, integer n, i; nodes_stay{K,L}(j, n) &&
  @   text_stays{K,L}(text) && opened_at{K}(j, text, n, i) ==> opened_at{L}(j, text, n, i);
  @ lemma opened_stays{K,L}: \forall struct json *j, unsigned char *text, integer n; nodes_stay{K,L}(j, n) &&
  @   text_stays{K,L}(text) && opened{K}(j, text, n) ==> opened{L}(j, text, n);
  @ lemma empty_stays{K,L}: \forall struct json *j, unsigned char *text, integer n; nodes_stay{K,L}(j, n) &&
  @   text_stays{K,L}(text) && empty{K}(j, text, n) ==> empty{L}(j, text, n);
  @ lemma keyed_stays{K,L}: \forall struct json *j, unsigned char *text, integer n; nodes_stay{K,L}(j, n) &&
  @   text_stays{K,L}(text) && keyed{K}(j, text, n) ==> keyed{L}(j, text, n);
  @ lemma joined_at_stays{K,L}: \forall struct json *j, unsigned char *text, integer n, i; nodes_stay{K,L}(j, n) &&
  @   text_stays{K,L}(text) && 0 < i < \at(j->node[i].next, K) && joined_at{K}(j, text, n, i) ==> joined_at{L}(j, text, n, i);
  @ lemma joined_stays{K,L}: \forall struct json *j, unsigned char *text, integer n; nodes_stay{K,L}(j, n) &&
  @   text_stays{K,L}(text) && forward{K}(j, n) && joined{K}(j, text, n) ==> joined{L}(j, text, n);
  @ lemma closed_at_stays{K,L}: \forall struct json *j, unsigned char *text, integer n, c, i; nodes_stay{K,L}(j, n) &&
  @   text_stays{K,L}(text) && closed_at{K}(j, text, n, c, i) ==> closed_at{L}(j, text, n, c, i);
  @ lemma closed_stays{K,L}: \forall struct json *j, unsigned char *text, integer n; nodes_stay{K,L}(j, n) &&
  @   text_stays{K,L}(text) && closed{K}(j, text, n) ==> closed{L}(j, text, n);
  @ lemma value_stays{K,L}: \forall struct json *j, unsigned char *text, integer length, n; nodes_stay{K,L}(j, n) &&
  @   text_stays{K,L}(text) && one_value{K}(j, text, length, n) ==> one_value{L}(j, text, length, n);
  @ lemma goes_forward: \forall struct json *j, unsigned char *text, integer length; json_ok(j) && json_written(j, text, length) ==>
  @   forward(j, j->count);
  @ lemma written_stays{K,L}: \forall struct json *j, unsigned char *text, integer length; json_ok{K}(j) &&
  @   nodes_stay{K,L}(j, \at(j->count, K)) && count_stays{K,L}(j) && text_stays{K,L}(text) &&
  @   json_written{K}(j, text, length) ==> json_written{L}(j, text, length); */

#endif
