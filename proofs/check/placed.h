/* SPDX-License-Identifier: BSD-2-Clause */
/* The predicates text_is_written, json_says and json_has of text.h, with the text as an argument instead of the pointer j->text.  In this form
 * they remain true while other pointers are written, since WP can then tell that the text does not change.
 *
 * The unit of json_read.c that proves the contracts below defines the predicates of text.h by these (member_placed.h). */
#ifndef PROOFS_CHECK_PLACED_H
#define PROOFS_CHECK_PLACED_H

#include "check/text/json.h"

/*@ predicate is_written_at{L}(unsigned char *text, integer from, integer to, char *s) =
  @   s[to - from] == 0 && \forall integer i; 0 <= i < to - from ==> s[i] != 0 && text[from + i] == (unsigned char)s[i];
  @ predicate says_at{L}(struct json *j, unsigned char *text, integer node, char *s) =
  @   is_written_at(text, j->node[node].start, j->node[node].end, s);
  @ predicate member_at{L}(struct json *j, unsigned char *text, integer end, integer i, char *key, integer value) =
  @   i + 1 >= end ? value == 0 :
  @   says_at(j, text, i, key) ? value == i + 1 : member_at(j, text, end, j->node[i + 1].next, key, value);
  @ predicate has_at{L}(struct json *j, unsigned char *text, integer object, char *key, integer value) =
  @   member_at(j, text, j->node[object].next, object + 1, key, value); */

/*@ ensures says: \result != 0 <==> says_at(json, json->text, node, expected); */
int json_is(const struct json *json, int node, const char *expected);
/*@ ensures has: has_at(json, json->text, object, key, \result); */
int json_member(const struct json *json, int object, const char *key);

#endif
