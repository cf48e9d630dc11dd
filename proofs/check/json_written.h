/* SPDX-License-Identifier: BSD-2-Clause */
/* json_written: a list of nodes describes the text.  Each node is a token at the position that the list gives, and between the tokens is
 * what the grammar of JSON requires.
 *
 * The list is a tree in preorder: the descendants of node i are the nodes i + 1 to next - 1, where `next` is its member.  So the first
 * child of an object or array i is node i + 1, and the sibling after a child c is the `next` of c, if it is less than that of i.
 * Everything here is stated for one node and its first child or next sibling.  Because the brackets nest (nested), this is what the
 * grammar of JSON says of each object and array. */
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
  @ // Brackets; of an object or array that is not closed yet, to == from.
  @ predicate brackets{L}(unsigned char *text, integer from, integer to, integer opens, integer closes) =
  @   text[from] == opens && (from < to ==> text[to - 1] == closes); */

#ifdef JSON_TOKENS_NAMED /* the definitions of token and white space are not needed, and hidden */
/*@ // A65: white space (blank), a punctuation mark with white space around it (mark), and tokens.
    axiomatic json_tokens {
        predicate blank{L}(unsigned char *text, integer from, integer to) reads text[from .. to - 1];
        predicate mark{L}(unsigned char *text, integer from, integer to, integer c) reads text[from .. to - 1];
        predicate token{L}(unsigned char *text, integer length, integer type, integer from, integer to)
            reads text[0 .. length - 1];
    } */
#else
/*@ // White space (blank), and a punctuation mark with white space around it (mark).
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

/* The first byte of a node, and the position after its last; the quotes of strings and keys are counted. */
/*@ predicate is_container(integer type) = type == JSON_ARRAY || type == JSON_OBJECT;
  @ logic integer begins(integer type, integer start) = type == JSON_STRING || type == JSON_KEY ? start - 1 : start;
  @ logic integer stops(integer type, integer end) = type == JSON_STRING || type == JSON_KEY ? end + 1 : end; */
#define KEY_AT(j, i) ((j)->node[i].type == JSON_KEY)
#define OBJECT_AT(j, i) ((j)->node[i].type == JSON_OBJECT)
#define CONTAINER_AT(j, i) is_container((j)->node[i].type)
#define BEGIN_OF(j, i) begins((j)->node[i].type, (j)->node[i].start)
#define END_OF(j, i) stops((j)->node[i].type, (j)->node[i].end)

/* Properties of the first n nodes. */
/*@ // The node is not an object or array that is still open.
  @ predicate ended{L}(struct json *j, integer i) = CONTAINER_AT(j, i) ==> j->node[i].start < j->node[i].end;
  @ predicate tokens{L}(struct json *j, unsigned char *text, integer length, integer n) =
  @   \forall integer i; 0 <= i < n ==>
  @   token(text, length, j->node[i].type, j->node[i].start, j->node[i].end) &&
  @   (CONTAINER_AT(j, i) || j->node[i].next == i + 1);
  @ predicate nested{L}(struct json *j, integer n) = \forall integer i, d; 0 <= i < d < n && d < j->node[i].next ==>
  @   j->node[d].next <= j->node[i].next;
  @ // Before the first child of an object or array is white space; in an object this child is a key, in an array it is not.
  @ // An object or array without children has only white space between its brackets (empty).
  @ predicate opened_at{L}(struct json *j, unsigned char *text, integer n, integer i) = 0 <= i && i + 1 < n &&
  @   CONTAINER_AT(j, i) && (j->node[i].next == i + 1 ==> !ended(j, i)) ==>
  @     blank(text, j->node[i].start + 1, BEGIN_OF(j, i + 1)) && (KEY_AT(j, i + 1) <==> OBJECT_AT(j, i));
  @ predicate opened{L}(struct json *j, unsigned char *text, integer n) = \forall integer i; opened_at(j, text, n, i);
  @ predicate empty{L}(struct json *j, unsigned char *text, integer n) = \forall integer i; 0 <= i < n &&
  @   CONTAINER_AT(j, i) && ended(j, i) && j->node[i].next == i + 1 ==>
  @     blank(text, j->node[i].start + 1, j->node[i].end - 1);
  @ // After a key come a colon and its value.
  @ predicate keyed{L}(struct json *j, unsigned char *text, integer n) = \forall integer i; 0 <= i && i + 1 < n &&
  @   KEY_AT(j, i) ==> !KEY_AT(j, i + 1) && mark(text, END_OF(j, i), BEGIN_OF(j, i + 1), ':');
  @ // No node from `from` to i - 1 ends where i does, so i is at the end of none of them.  For from = 0: i is not the last value of
  @ // its object or array.  For from = c + 1, where i ends where c does: i is the last child of c itself.
  @ predicate outermost{L}(struct json *j, integer from, integer i) =
  @   \forall integer d; from <= d < i ==> j->node[d].next != j->node[i].next;
  @ // A value that is not the last of its object or array: after it come a comma and the next value or, in an object, the next key.
  @ predicate joined_at{L}(struct json *j, unsigned char *text, integer n, integer i) = 0 < i < n && ended(j, i) &&
  @   !KEY_AT(j, i) && j->node[i].next < n && outermost(j, 0, i) ==>
  @     mark(text, END_OF(j, i), BEGIN_OF(j, j->node[i].next), ',') &&
  @     (KEY_AT(j, j->node[i].next) <==> KEY_AT(j, i - 1));
  @ predicate joined{L}(struct json *j, unsigned char *text, integer n) = \forall integer i; joined_at(j, text, n, i);
  @ // After the last value of an object or array is white space, up to the closing bracket.
  @ predicate closed_at{L}(struct json *j, unsigned char *text, integer n, integer c, integer i) = 0 <= c < i < n &&
  @   CONTAINER_AT(j, c) && ended(j, c) && j->node[i].next == j->node[c].next && outermost(j, c + 1, i) ==>
  @     !KEY_AT(j, i) && blank(text, END_OF(j, i), j->node[c].end - 1);
  @ predicate closed{L}(struct json *j, unsigned char *text, integer n) =
  @   \forall integer c, i; closed_at(j, text, n, c, i);
  @ predicate written_so_far{L}(struct json *j, unsigned char *text, integer length, integer n) =
  @   tokens(j, text, length, n) && nested(j, n) && opened(j, text, n) && empty(j, text, n) && keyed(j, text, n) &&
  @   joined(j, text, n) && closed(j, text, n);
  @ predicate all_ended{L}(struct json *j, integer n) = \forall integer i; 0 <= i < n ==> ended(j, i);
  @ // The text is one value with white space around it: node 0, of which all other nodes are descendants.
  @ predicate one_value{L}(struct json *j, unsigned char *text, integer length, integer n) = 0 < n &&
  @   j->node[0].next == n && blank(text, 0, BEGIN_OF(j, 0)) && blank(text, END_OF(j, 0), length) && !KEY_AT(j, 0) &&
  @   !KEY_AT(j, n - 1);
  @ // The list of nodes describes the text.
  @ predicate json_written{L}(struct json *j, unsigned char *text, integer length) =
  @   written_so_far(j, text, length, j->count) && all_ended(j, j->count) && one_value(j, text, length, j->count); */

/*@ ensures written: \result != 0 ==> json_written(json, text, length); */
int json_parse(struct json *json, const unsigned char *text, int length, struct answer *answer);

#endif
