/* SPDX-License-Identifier: BSD-2-Clause */
/* The list of nodes during parsing, for json.c: the steps that change it, each with a contract about what remains true
 * of the list (proofs/check/json_written.h). */
#ifndef CHECK_TEXT_JSON_NODES_H
#define CHECK_TEXT_JSON_NODES_H

#include "check/text/json.h"

/* The invariant of the first n nodes, and of the text up to the position `to`. */
/*@ // The node `top` and its ancestors are not closed; all nodes after it, up to node `to`, are.
  @ predicate is_open{L}(struct json *j, integer top) =
  @   CONTAINER_AT(j, top) && !ended(j, top) && j->node[top].next == top + 1;
  @ predicate none_holds{L}(struct json *j, integer top) = \forall integer i; 0 <= i < top ==> j->node[i].next <= top;
  @ predicate ended_between{L}(struct json *j, integer top, integer to) = \forall integer i; top < i < to ==>
  @   ended(j, i);
  @ predicate level{L}(struct json *j, integer top, integer to) = 0 <= top < to && CONTAINER_AT(j, top) &&
  @   !ended(j, top) && j->node[top].next == top + 1 && (\forall integer i; 0 <= i < top ==> j->node[i].next <= top) &&
  @   (\forall integer i; top < i < to ==> ended(j, i));
  @ // The value i is the last child of the node `top`.
  @ predicate is_last{L}(struct json *j, integer top, integer n, integer i) = top < i < n && j->node[i].next == n &&
  @   outermost(j, top + 1, i);
  @ predicate last_of{L}(struct json *j, integer top, integer i) = ended(j, i) && !KEY_AT(j, i) &&
  @   (KEY_AT(j, i - 1) <==> OBJECT_AT(j, top));
  @ predicate after_last{L}(struct json *j, unsigned char *text, integer top, integer n, integer to) =
  @   \forall integer i;
  @   is_last(j, top, n, i) ==> last_of(j, top, i) && blank(text, END_OF(j, i), to);
  @ predicate after_comma{L}(struct json *j, unsigned char *text, integer top, integer n, integer to) =
  @   \forall integer i;
  @   is_last(j, top, n, i) ==> last_of(j, top, i) && mark(text, END_OF(j, i), to, ',');
  @ predicate none_before{L}(struct json *j, integer n) = \forall integer i; 0 <= i < n - 1 ==>
  @   j->node[i].next <= n - 1;
  @ // Node n may begin at `to`, below `top`.
  @ predicate may_begin{L}(struct json *j, unsigned char *text, integer top, integer n, integer to) = top < n &&
  @   (KEY_AT(j, n - 1) ==> none_before(j, n) && OBJECT_AT(j, top) && mark(text, END_OF(j, n - 1), to, ':')) &&
  @   (n - 1 == top ==> none_before(j, n) && blank(text, j->node[top].start + 1, to)) &&
  @   (n - 1 != top && !KEY_AT(j, n - 1) ==> after_comma(j, text, top, n, to));
  @ // An object or array may end before `to`.
  @ predicate may_end{L}(struct json *j, unsigned char *text, integer top, integer n, integer to) = top < n &&
  @   !KEY_AT(j, n - 1) && (n - 1 == top ==> blank(text, j->node[top].start + 1, to)) &&
  @   after_last(j, text, top, n, to);
  @ // The next node has to be a key.
  @ predicate key_comes{L}(struct json *j, integer top, integer n) = OBJECT_AT(j, top) && !KEY_AT(j, n - 1);
  @ predicate root_begins{L}(struct json *j, unsigned char *text, integer n) = n > 0 ==>
  @   !KEY_AT(j, 0) && blank(text, 0, BEGIN_OF(j, 0));
  @ // A node may be added, below the node `top` if it is not the first.
  @ predicate fits{L}(struct json *j, unsigned char *text, integer top, integer n, integer type, integer begin) =
  @   n > 0 ==> level(j, top, n) && may_begin(j, text, top, n, begin) && (type == JSON_KEY <==> key_comes(j, top, n));
  @ predicate fits_root{L}(unsigned char *text, integer type, integer begin) =
  @   type != JSON_KEY && blank(text, 0, begin);
  @ // What is known of node n when it has been added as a child of `top`.
  @ predicate below{L}(struct json *j, integer top, integer n) = level(j, top, n) &&
  @   (KEY_AT(j, n) ==> OBJECT_AT(j, top)) && (!KEY_AT(j, n) ==> (KEY_AT(j, n - 1) <==> OBJECT_AT(j, top)));
  @ predicate added{L}(struct json *j, integer n, integer type, integer start, integer end) =
  @   j->node[n].type == type && j->node[n].start == start && j->node[n].end == end && j->node[n].next == n + 1;
  @ predicate nodes_stay{K,L}(struct json *j, integer n) =
  @   (\forall integer i; 0 <= i < n ==> \at(j->node[i].type, K) == \at(j->node[i].type, L)) &&
  @   (\forall integer i; 0 <= i < n ==> \at(j->node[i].start, K) == \at(j->node[i].start, L)) &&
  @   (\forall integer i; 0 <= i < n ==> \at(j->node[i].end, K) == \at(j->node[i].end, L)) &&
  @   (\forall integer i; 0 <= i < n ==> \at(j->node[i].next, K) == \at(j->node[i].next, L));
  @ predicate others_stay{K,L}(struct json *j, integer n, integer c) =
  @   (\forall integer i; 0 <= i < n && i != c ==> \at(j->node[i].type, K) == \at(j->node[i].type, L)) &&
  @   (\forall integer i; 0 <= i < n && i != c ==> \at(j->node[i].start, K) == \at(j->node[i].start, L)) &&
  @   (\forall integer i; 0 <= i < n && i != c ==> \at(j->node[i].end, K) == \at(j->node[i].end, L)) &&
  @   (\forall integer i; 0 <= i < n && i != c ==> \at(j->node[i].next, K) == \at(j->node[i].next, L)); */

/* json_nodes_add: adds a node for the bytes start to end - 1; there must be room. */
/*@ requires \valid(json) && 0 <= json->count < JSON_MAX_VALUES && type <= JSON_OBJECT && json_nodes(json);
  @ assigns (&json->count)[0 .. 0], json->node[0 .. JSON_MAX_VALUES - 1];
  @ ensures count: json->count == \old(json->count) + 1 && json->length == \old(json->length);
  @ ensures new: added(json, \old(json->count), type, start, end);
  @ ensures nodes: 0 <= start <= end <= json->length ==> json_nodes(json);
  @ ensures written: tokens: tokens{Pre}(json, json->text, \old(json->length), \old(json->count)) &&
  @   token(json->text, \old(json->length), type, start, end) ==>
  @   tokens(json, json->text, \old(json->length), \old(json->count) + 1);
  @ ensures written: nested: nested{Pre}(json, \old(json->count)) ==> nested(json, \old(json->count) + 1);
  @ ensures written: opened: opened{Pre}(json, json->text, \old(json->count)) &&
  @   (\exists integer top; fits{Pre}(json, json->text, top, \old(json->count), type, begins(type, start))) ==>
  @   opened(json, json->text, \old(json->count) + 1);
  @ ensures written: empty: empty{Pre}(json, json->text, \old(json->count)) && (is_container(type) ==> start == end) ==>
  @   empty(json, json->text, \old(json->count) + 1);
  @ ensures written: keyed: keyed{Pre}(json, json->text, \old(json->count)) &&
  @   (\exists integer top; fits{Pre}(json, json->text, top, \old(json->count), type, begins(type, start))) ==>
  @   keyed(json, json->text, \old(json->count) + 1);
  @ ensures written: joined: joined{Pre}(json, json->text, \old(json->count)) &&
  @   (\exists integer top; fits{Pre}(json, json->text, top, \old(json->count), type, begins(type, start))) ==>
  @   joined(json, json->text, \old(json->count) + 1);
  @ ensures written: closed: closed{Pre}(json, json->text, \old(json->count)) ==>
  @   closed(json, json->text, \old(json->count) + 1);
  @ ensures written: level: \forall integer top, to; to <= \old(json->count) && level{Pre}(json, top, to) ==>
  @   level(json, top, to);
  @ ensures written: below: \forall integer top; \old(json->count) > 0 &&
  @   fits{Pre}(json, json->text, top, \old(json->count), type, begins(type, start)) ==>
  @   below(json, top, \old(json->count));
  @ ensures written: none: none_before(json, \old(json->count) + 1);
  @ ensures written: stays: nodes_stay{Pre,Here}(json, \old(json->count));
  @ ensures written: root: root_begins{Pre}(json, json->text, \old(json->count)) &&
  @   (\old(json->count) == 0 ==> fits_root(json->text, type, begins(type, start))) ==>
  @   root_begins(json, json->text, \old(json->count) + 1); */
void json_nodes_add(struct json *json, enum json_type type, int start, int end);

/* json_nodes_end: records that the object or array c ends before `end`. */
/*@ requires \valid(json) && 0 <= c < json->count <= JSON_MAX_VALUES && json_nodes(json);
  @ requires start: json->node[c].start < end <= json->length;
  @ requires written: level(json, c, json->count);
  @ assigns json->node[0 .. JSON_MAX_VALUES - 1];
  @ ensures count: json->count == \old(json->count) && json->length == \old(json->length);
  @ ensures nodes: json_nodes(json);
  @ ensures fields: json->node[c].end == end && json->node[c].next == json->count;
  @ ensures written: same: \forall integer i; 0 <= i < json->count ==>
  @   json->node[i].type == \at(json->node[i].type, Pre) && json->node[i].start == \at(json->node[i].start, Pre);
  @ ensures written: tokens: tokens{Pre}(json, json->text, \old(json->length), \old(json->count)) &&
  @   token(json->text, \old(json->length), \old(json->node[c].type), \old(json->node[c].start), end) ==>
  @   tokens(json, json->text, \old(json->length), \old(json->count));
  @ ensures written: nested: nested{Pre}(json, \old(json->count)) ==> nested(json, \old(json->count));
  @ ensures written: opened: opened{Pre}(json, json->text, \old(json->count)) ==>
  @   opened(json, json->text, \old(json->count));
  @ ensures written: empty: empty{Pre}(json, json->text, \old(json->count)) &&
  @   (\old(json->count) == c + 1 ==> blank(json->text, \old(json->node[c].start) + 1, end - 1)) ==>
  @   empty(json, json->text, \old(json->count));
  @ ensures written: keyed: keyed{Pre}(json, json->text, \old(json->count)) ==>
  @   keyed(json, json->text, \old(json->count));
  @ ensures written: joined: joined{Pre}(json, json->text, \old(json->count)) ==>
  @   joined(json, json->text, \old(json->count));
  @ ensures written: closed: closed{Pre}(json, json->text, \old(json->count)) &&
  @   after_last{Pre}(json, json->text, c, \old(json->count), end - 1) ==> closed(json, json->text, \old(json->count));
  @ ensures written: level: \forall integer top; top < c && level{Pre}(json, top, c) ==>
  @   level(json, top, \old(json->count));
  @ ensures written: other: \forall integer top, to; to <= c && level{Pre}(json, top, to) ==> level(json, top, to);
  @ ensures written: all: c == 0 ==> all_ended(json, \old(json->count));
  @ ensures written: last: \forall integer top, i; 0 <= top < c && is_last(json, top, \old(json->count), i) ==> i == c;
  @ ensures written: root: root_begins{Pre}(json, json->text, \old(json->count)) ==>
  @   root_begins(json, json->text, \old(json->count)); */
void json_nodes_end(struct json *json, int c, int end);

/* json_nodes_note_escape: records that some string outside the value of a key `id` contains a backslash. */
/*@ requires \valid(json) && 0 <= json->count <= JSON_MAX_VALUES;
  @ assigns json->escapes;
  @ ensures stays: nodes_stay{Pre,Here}(json, JSON_MAX_VALUES);
  @ ensures count: json->count == \old(json->count) && json->length == \old(json->length);
  @ ensures written: so_far: written_so_far{Pre}(json, json->text, json->length, json->count) ==>
  @   written_so_far(json, json->text, json->length, json->count);
  @ ensures written: level: \forall integer top, to; to <= json->count && level{Pre}(json, top, to) ==>
  @   level(json, top, to);
  @ ensures written: all: all_ended{Pre}(json, json->count) ==> all_ended(json, json->count);
  @ ensures written: root: root_begins{Pre}(json, json->text, json->count) ==>
  @   root_begins(json, json->text, json->count);
  @ ensures written: begin: \forall integer top, to;
  @   0 <= top && may_begin{Pre}(json, json->text, top, json->count, to) ==>
  @   may_begin(json, json->text, top, json->count, to);
  @ ensures written: end: \forall integer top, to; 0 <= top && may_end{Pre}(json, json->text, top, json->count, to) ==>
  @   may_end(json, json->text, top, json->count, to); */
void json_nodes_note_escape(struct json *json);

#endif
