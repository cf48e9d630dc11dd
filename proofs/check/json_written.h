/* SPDX-License-Identifier: BSD-2-Clause */
/* That a list of values is the one that a text means: the tokens are where the list says, and between them is
 * what the grammar of JSON requires there.
 *
 * The list is a tree by `next`: what a node holds is what comes after it, up to its `next`; what an object or array
 * holds begins with the node after it, and after a value that it holds comes the `next` of that, or its end.
 * Everything here is stated of one node and the one that comes after it in this sense.  As the brackets nest (nested),
 * it says of each object and array what the grammar of JSON says. */
#ifndef PROOFS_CHECK_JSON_WRITTEN_H
#define PROOFS_CHECK_JSON_WRITTEN_H

#include "json_tokens.h"

/*@ predicate white{L}(unsigned char *text, integer k) =
  @   text[k] == ' ' || text[k] == '\t' || text[k] == '\n' || text[k] == '\r'; */

/* Words and brackets. */
/*@ predicate null_token{L}(unsigned char *text, integer from, integer to) = to == from + 4 &&
  @   text[from] == 'n' && text[from + 1] == 'u' && text[from + 2] == 'l' && text[from + 3] == 'l';
  @ predicate true_token{L}(unsigned char *text, integer from, integer to) = to == from + 4 &&
  @   text[from] == 't' && text[from + 1] == 'r' && text[from + 2] == 'u' && text[from + 3] == 'e';
  @ predicate false_token{L}(unsigned char *text, integer from, integer to) = to == from + 5 && text[from] == 'f' &&
  @   text[from + 1] == 'a' && text[from + 2] == 'l' && text[from + 3] == 's' && text[from + 4] == 'e';
  @ // Brackets: of one that is not closed yet, to == from.
  @ predicate brackets{L}(unsigned char *text, integer from, integer to, integer opens, integer closes) =
  @   text[from] == opens && (from < to ==> text[to - 1] == closes); */

#ifdef JSON_TOKENS_NAMED /* what tokens and white space are, is not needed */
/*@ // A65: white space only, white space with one mark in it, and tokens.
    axiomatic json_tokens {
        predicate blank{L}(unsigned char *text, integer from, integer to) reads text[from .. to - 1];
        predicate mark{L}(unsigned char *text, integer from, integer to, integer c) reads text[from .. to - 1];
        predicate token{L}(unsigned char *text, integer length, integer type, integer from, integer to)
            reads text[0 .. length - 1];
    } */
#else
/*@ // White space only, and white space with one mark in it.
  @ predicate blank{L}(unsigned char *text, integer from, integer to) =
  @   from <= to && \forall integer k; from <= k < to ==> white(text, k);
  @ predicate mark{L}(unsigned char *text, integer from, integer to, integer c) =
  @   \exists integer k; blank(text, from, k) && text[k] == c && blank(text, k + 1, to); */
/*@ predicate token{L}(unsigned char *text, integer length, integer type, integer from, integer to) =
  @   (type == JSON_NULL && null_token(text, from, to)) || (type == JSON_FALSE && false_token(text, from, to)) ||
  @   (type == JSON_TRUE && true_token(text, from, to)) ||
  @   (type == JSON_INTEGER && integer_token(text, length, from, to)) ||
  @   (type == JSON_STRING && string_token(text, length, from, to)) ||
  @   (type == JSON_KEY && string_token(text, length, from, to)) ||
  @   (type == JSON_ARRAY && brackets(text, from, to, '[', ']')) ||
  @   (type == JSON_OBJECT && brackets(text, from, to, '{', '}')); */
#endif

/* Nodes: the first byte of one, and the position after its last. */
/*@ predicate is_container(integer type) = type == JSON_ARRAY || type == JSON_OBJECT;
  @ logic integer begins(integer type, integer start) = type == JSON_STRING || type == JSON_KEY ? start - 1 : start;
  @ logic integer stops(integer type, integer end) = type == JSON_STRING || type == JSON_KEY ? end + 1 : end; */
#define KEY_AT(j, i) ((j)->node[i].type == JSON_KEY)
#define OBJECT_AT(j, i) ((j)->node[i].type == JSON_OBJECT)
#define CONTAINER_AT(j, i) is_container((j)->node[i].type)
#define BEGIN_OF(j, i) begins((j)->node[i].type, (j)->node[i].start)
#define END_OF(j, i) stops((j)->node[i].type, (j)->node[i].end)

/* Of the first n nodes. */
/*@ // All but the objects and arrays that are not closed yet.
  @ predicate ended{L}(struct json *j, integer i) = CONTAINER_AT(j, i) ==> j->node[i].start < j->node[i].end;
  @ predicate tokens{L}(struct json *j, unsigned char *text, integer length, integer n) =
  @   \forall integer i; 0 <= i < n ==>
  @   token(text, length, j->node[i].type, j->node[i].start, j->node[i].end) &&
  @   (CONTAINER_AT(j, i) || j->node[i].next == i + 1);
  @ predicate nested{L}(struct json *j, integer n) = \forall integer i, d; 0 <= i < d < n && d < j->node[i].next ==>
  @   j->node[d].next <= j->node[i].next;
  @ // What comes first in an object or array, or that nothing comes.
  @ predicate opened_at{L}(struct json *j, unsigned char *text, integer n, integer i) = 0 <= i && i + 1 < n &&
  @   CONTAINER_AT(j, i) && (j->node[i].next == i + 1 ==> !ended(j, i)) ==>
  @     blank(text, j->node[i].start + 1, BEGIN_OF(j, i + 1)) && (KEY_AT(j, i + 1) <==> OBJECT_AT(j, i));
  @ predicate opened{L}(struct json *j, unsigned char *text, integer n) = \forall integer i; opened_at(j, text, n, i);
  @ predicate empty{L}(struct json *j, unsigned char *text, integer n) = \forall integer i; 0 <= i < n &&
  @   CONTAINER_AT(j, i) && ended(j, i) && j->node[i].next == i + 1 ==>
  @     blank(text, j->node[i].start + 1, j->node[i].end - 1);
  @ // A key is followed by its value.
  @ predicate keyed{L}(struct json *j, unsigned char *text, integer n) = \forall integer i; 0 <= i && i + 1 < n &&
  @   KEY_AT(j, i) ==> !KEY_AT(j, i + 1) && mark(text, END_OF(j, i), BEGIN_OF(j, i + 1), ':');
  @ // No node from `from` on that holds i ends where i does: so i is held by the one that comes before `from`, not by
  @ // one of what that holds.
  @ predicate outermost{L}(struct json *j, integer from, integer i) =
  @   \forall integer d; from <= d < i ==> j->node[d].next != j->node[i].next;
  @ // A value that is not the last of an object or array: a comma, and the next one; after the value of a key, a key.
  @ predicate joined_at{L}(struct json *j, unsigned char *text, integer n, integer i) = 0 < i < n && ended(j, i) &&
  @   !KEY_AT(j, i) && j->node[i].next < n && outermost(j, 0, i) ==>
  @     mark(text, END_OF(j, i), BEGIN_OF(j, j->node[i].next), ',') &&
  @     (KEY_AT(j, j->node[i].next) <==> KEY_AT(j, i - 1));
  @ predicate joined{L}(struct json *j, unsigned char *text, integer n) = \forall integer i; joined_at(j, text, n, i);
  @ // The last value of an object or array.
  @ predicate closed_at{L}(struct json *j, unsigned char *text, integer n, integer c, integer i) = 0 <= c < i < n &&
  @   CONTAINER_AT(j, c) && ended(j, c) && j->node[i].next == j->node[c].next && outermost(j, c + 1, i) ==>
  @     !KEY_AT(j, i) && blank(text, END_OF(j, i), j->node[c].end - 1);
  @ predicate closed{L}(struct json *j, unsigned char *text, integer n) =
  @   \forall integer c, i; closed_at(j, text, n, c, i);
  @ predicate written_so_far{L}(struct json *j, unsigned char *text, integer length, integer n) =
  @   tokens(j, text, length, n) && nested(j, n) && opened(j, text, n) && empty(j, text, n) && keyed(j, text, n) &&
  @   joined(j, text, n) && closed(j, text, n);
  @ predicate all_ended{L}(struct json *j, integer n) = \forall integer i; 0 <= i < n ==> ended(j, i);
  @ // One value, with white space around it: the root, which holds all the others.
  @ predicate one_value{L}(struct json *j, unsigned char *text, integer length, integer n) = 0 < n &&
  @   j->node[0].next == n && blank(text, 0, BEGIN_OF(j, 0)) && blank(text, END_OF(j, 0), length) && !KEY_AT(j, 0) &&
  @   !KEY_AT(j, n - 1);
  @ // The list is what the text means.
  @ predicate json_written{L}(struct json *j, unsigned char *text, integer length) =
  @   written_so_far(j, text, length, j->count) && all_ended(j, j->count) && one_value(j, text, length, j->count); */

/*@ ensures written: \result != 0 ==> json_written(json, text, length); */
int json_parse(struct json *json, const unsigned char *text, int length, struct answer *answer);

#endif
