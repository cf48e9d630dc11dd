/* SPDX-License-Identifier: BSD-2-Clause */
/* What the functions of src/check/text/json.h answer about the text of a certificate.  (That they are safe is stated in json.h.) */
#ifndef PROOFS_CHECK_TEXT_H
#define PROOFS_CHECK_TEXT_H

#include "check/text/json.h"

/*@ // The bytes from `from` to `to` - 1 are the text s.
  @ predicate text_is_written{L}(struct json *j, integer from, integer to, char *s) =
  @   s[to - from] == 0 && \forall integer i; 0 <= i < to - from ==> s[i] != 0 && j->text[from + i] == (unsigned char)s[i];
  @ // The text of a node is s.
  @ predicate json_says{L}(struct json *j, integer node, char *s) =
  @   text_is_written(j, j->node[node].start, j->node[node].end, s);
  @ predicate json_says_joined{L}(struct json *j, integer node, char *first, char *second, char *third) =
  @   \exists integer x, y; j->node[node].start <= x <= y <= j->node[node].end &&
  @     text_is_written(j, j->node[node].start, x, first) && text_is_written(j, x, y, second) &&
  @     text_is_written(j, y, j->node[node].end, third);
  @ // `value` is the node of the value of the key, among the members that begin at node i; 0 if there is no such key.
  @ predicate member_found{L}(struct json *j, integer end, integer i, char *key, integer value) =
  @   i + 1 >= end ? value == 0 :
  @   json_says(j, i, key) ? value == i + 1 : member_found(j, end, j->node[i + 1].next, key, value);
  @ // `value` is the node of the value of the key in the object; 0 if there is no such key.
  @ predicate json_has{L}(struct json *j, integer object, char *key, integer value) =
  @   member_found(j, j->node[object].next, object + 1, key, value); */

/*@ ensures \result != 0 <==> json_says(json, node, expected); */
int json_is(const struct json *json, int node, const char *expected);
/*@ ensures \result != 0 ==> json_says_joined(json, node, first, second, third); */
int json_is_joined(const struct json *json, int node, const char *first, const char *second, const char *third);
/*@ ensures json_has(json, object, key, \result); */
int json_member(const struct json *json, int object, const char *key);

#endif
