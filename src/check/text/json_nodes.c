/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/text/json_nodes.h"

/* Writes a node for the bytes start to end - 1; there must be room. */
/*@ requires \valid(json) && 0 <= json->count < JSON_MAX_VALUES && type <= JSON_OBJECT;
  @ assigns (&json->count)[0 .. 0], json->node[0 .. JSON_MAX_VALUES - 1];
  @ ensures count: json->count == \old(json->count) + 1 && json->length == \old(json->length);
  @ ensures stays: nodes_stay{Pre,Here}(json, \old(json->count));
  @ ensures new: added(json, \old(json->count), type, start, end); */
static void put_node(struct json *json, enum json_type type, int start, int end)
{
    struct json_node *node = json->node + json->count;
    node->type = type;
    node->start = start;
    node->end = end;
    node->next = json->count + 1;
    json->count++;
}

/* The same; its contract adds what remains true of the objects and arrays that are not closed. */
/*@ requires \valid(json) && 0 <= json->count < JSON_MAX_VALUES && type <= JSON_OBJECT && json_nodes(json);
  @ assigns (&json->count)[0 .. 0], json->node[0 .. JSON_MAX_VALUES - 1];
  @ ensures count: json->count == \old(json->count) + 1 && json->length == \old(json->length);
  @ ensures new: added(json, \old(json->count), type, start, end);
  @ ensures nodes: 0 <= start <= end <= json->length ==> json_nodes(json);
  @ ensures written: level: \forall integer top, to; to <= \old(json->count) && level{Pre}(json, top, to) ==>
  @   level(json, top, to);
  @ ensures written: stays: nodes_stay{Pre,Here}(json, \old(json->count)); */
static void lay_level(struct json *json, enum json_type type, int start, int end)
{
    //@ ghost int n = json->count;
    put_node(json, type, start, end);
    //@ assert written: ended: \forall integer i; 0 <= i < n ==> (ended{Pre}(json, i) <==> ended(json, i));
    /*@ assert written: low: \forall integer top, to; to <= n && level{Pre}(json, top, to) ==>
      @   CONTAINER_AT(json, top) && !ended(json, top) && json->node[top].next == top + 1; */
    /*@ assert written: under: \forall integer top, to, i; to <= n && level{Pre}(json, top, to) && 0 <= i < top ==>
      @   json->node[i].next <= top; */
    /*@ assert written: inner: \forall integer top, to, i; to <= n && level{Pre}(json, top, to) && top < i < to ==>
      @   ended(json, i); */
}

/* The same; its contract adds what remains true because no node changes. */
/*@ requires \valid(json) && 0 <= json->count < JSON_MAX_VALUES && type <= JSON_OBJECT && json_nodes(json);
  @ assigns (&json->count)[0 .. 0], json->node[0 .. JSON_MAX_VALUES - 1];
  @ ensures count: json->count == \old(json->count) + 1 && json->length == \old(json->length);
  @ ensures new: added(json, \old(json->count), type, start, end);
  @ ensures nodes: 0 <= start <= end <= json->length ==> json_nodes(json);
  @ ensures written: tokens: tokens{Pre}(json, json->text, \old(json->length), \old(json->count)) &&
  @   token(json->text, \old(json->length), type, start, end) ==>
  @   tokens(json, json->text, \old(json->length), \old(json->count) + 1);
  @ ensures written: nested: nested{Pre}(json, \old(json->count)) ==> nested(json, \old(json->count) + 1);
  @ ensures written: empty: empty{Pre}(json, json->text, \old(json->count)) && (is_container(type) ==> start == end) ==>
  @   empty(json, json->text, \old(json->count) + 1);
  @ ensures written: keyed: keyed{Pre}(json, json->text, \old(json->count)) &&
  @   (\exists integer top; fits{Pre}(json, json->text, top, \old(json->count), type, begins(type, start))) ==>
  @   keyed(json, json->text, \old(json->count) + 1);
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
static void lay_node(struct json *json, enum json_type type, int start, int end)
{
    lay_level(json, type, start, end);
    /*@ assert written: closed_before: \forall integer d, i; i < json->count - 1 &&
      @   closed_at{Pre}(json, json->text, \at(json->count, Pre), d, i) ==>
      @   closed_at(json, json->text, json->count, d, i); */
    //@ assert written: closed_last: \forall integer d; closed_at(json, json->text, json->count, d, json->count - 1);
}

void json_nodes_add(struct json *json, enum json_type type, int start, int end)
{
    //@ ghost int n = json->count;
    //@ assert written: top: \forall integer top; level(json, top, n) && !ended(json, n - 1) ==> top == n - 1;
    /*@ assert written: last: \forall integer top, i; 0 <= i < n && json->node[i].next == n && !KEY_AT(json, i) &&
      @   ended(json, i) && level(json, top, n) ==> top < i; */
    /*@ assert written: held: \forall integer top, i; 0 <= i < n && json->node[i].next == n && !KEY_AT(json, i) &&
      @   ended(json, i) && fits(json, json->text, top, n, type, begins(type, start)) ==>
      @   !KEY_AT(json, n - 1) && n - 1 != top; */
    /*@ assert written: comma: \forall integer top, i; 0 <= i < n && json->node[i].next == n && !KEY_AT(json, i) &&
      @   ended(json, i) && outermost(json, 0, i) && fits(json, json->text, top, n, type, begins(type, start)) ==>
      @   mark(json->text, END_OF(json, i), begins(type, start), ',') && (type == JSON_KEY <==> KEY_AT(json, i - 1)); */
    lay_node(json, type, start, end);
    //@ assert written: outer: \forall integer i; 0 <= i < n && outermost(json, 0, i) ==> outermost{Pre}(json, 0, i);
    //@ assert written: ended: \forall integer i; 0 <= i < n ==> (ended{Pre}(json, i) <==> ended(json, i));
    /*@ assert written: opened_before: \forall integer i; i + 1 < n && opened_at{Pre}(json, json->text, n, i) ==>
      @   opened_at(json, json->text, n + 1, i); */
    /*@ assert written: opened_last: \forall integer top; fits{Pre}(json, json->text, top, n, type,
      @   begins(type, start)) ==>
      @   opened_at(json, json->text, n + 1, n - 1); */
    /*@ assert written: joined_before: \forall integer i; json->node[i].next < n &&
      @   joined_at{Pre}(json, json->text, n, i) ==>
      @   joined_at(json, json->text, n + 1, i); */
    /*@ assert written: joined_last: \forall integer top, i; json->node[i].next == n &&
      @   fits{Pre}(json, json->text, top, n, type, begins(type, start)) ==> joined_at(json, json->text, n + 1, i); */
    /*@ assert written: joined_others: \forall integer i; json->node[i].next > n || i < 0 || n <= i ==>
      @   joined_at(json, json->text, n + 1, i); */
}

/* Records that an object or array ends before `end`. */
/*@ requires \valid(json) && 0 <= c < json->count <= JSON_MAX_VALUES;
  @ assigns json->node[0 .. JSON_MAX_VALUES - 1];
  @ ensures others: others_stay{Pre,Here}(json, json->count, c);
  @ ensures fields: json->node[c].end == end && json->node[c].next == json->count;
  @ ensures same: json->node[c].type == \old(json->node[c].type) && json->node[c].start == \old(json->node[c].start);
  @ ensures count: json->count == \old(json->count) && json->length == \old(json->length); */
static void put_end(struct json *json, int c, int end)
{
    json->node[c].end = end;
    json->node[c].next = json->count;
}

/* The same; its contract adds what remains true because the other nodes do not change. */
/*@ requires \valid(json) && 0 <= c < json->count <= JSON_MAX_VALUES && json_nodes(json);
  @ requires start: json->node[c].start < end <= json->length;
  @ requires written: level(json, c, json->count);
  @ assigns json->node[0 .. JSON_MAX_VALUES - 1];
  @ ensures count: json->count == \old(json->count) && json->length == \old(json->length);
  @ ensures nodes: json_nodes(json);
  @ ensures fields: json->node[c].end == end && json->node[c].next == json->count;
  @ ensures written: others: others_stay{Pre,Here}(json, json->count, c);
  @ ensures written: same: \forall integer i; 0 <= i < json->count ==>
  @   json->node[i].type == \at(json->node[i].type, Pre) && json->node[i].start == \at(json->node[i].start, Pre);
  @ ensures written: tokens: tokens{Pre}(json, json->text, \old(json->length), \old(json->count)) &&
  @   token(json->text, \old(json->length), \old(json->node[c].type), \old(json->node[c].start), end) ==>
  @   tokens(json, json->text, \old(json->length), \old(json->count));
  @ ensures written: nested: nested{Pre}(json, \old(json->count)) ==> nested(json, \old(json->count));
  @ ensures written: empty: empty{Pre}(json, json->text, \old(json->count)) &&
  @   (\old(json->count) == c + 1 ==> blank(json->text, \old(json->node[c].start) + 1, end - 1)) ==>
  @   empty(json, json->text, \old(json->count));
  @ ensures written: keyed: keyed{Pre}(json, json->text, \old(json->count)) ==>
  @   keyed(json, json->text, \old(json->count));
  @ ensures written: joined: joined{Pre}(json, json->text, \old(json->count)) ==>
  @   joined(json, json->text, \old(json->count));
  @ ensures written: all: c == 0 ==> all_ended(json, \old(json->count));
  @ ensures written: root: root_begins{Pre}(json, json->text, \old(json->count)) ==>
  @   root_begins(json, json->text, \old(json->count)); */
static void lay_end(struct json *json, int c, int end)
{
    put_end(json, c, end);
    /*@ assert written: ended: \forall integer i; 0 <= i < json->count && i != c ==>
      @   (ended{Pre}(json, i) <==> ended(json, i)); */
    /*@ assert written: outer: \forall integer i; 0 <= i < json->count && i != c && outermost(json, 0, i) ==>
      @   outermost{Pre}(json, 0, i); */
    /*@ assert written: joined_others: \forall integer i; i != c && joined_at{Pre}(json, json->text, json->count, i) ==>
      @   joined_at(json, json->text, json->count, i); */
    //@ assert written: joined_this: joined_at(json, json->text, json->count, c);
}

/* The same; its contract adds what remains true of the objects and arrays that are not closed. */
/*@ requires \valid(json) && 0 <= c < json->count <= JSON_MAX_VALUES && json_nodes(json);
  @ requires start: json->node[c].start < end <= json->length;
  @ requires written: level(json, c, json->count);
  @ assigns json->node[0 .. JSON_MAX_VALUES - 1];
  @ ensures count: json->count == \old(json->count) && json->length == \old(json->length);
  @ ensures nodes: json_nodes(json);
  @ ensures fields: json->node[c].end == end && json->node[c].next == json->count;
  @ ensures written: others: others_stay{Pre,Here}(json, json->count, c);
  @ ensures written: same: \forall integer i; 0 <= i < json->count ==>
  @   json->node[i].type == \at(json->node[i].type, Pre) && json->node[i].start == \at(json->node[i].start, Pre);
  @ ensures written: tokens: tokens{Pre}(json, json->text, \old(json->length), \old(json->count)) &&
  @   token(json->text, \old(json->length), \old(json->node[c].type), \old(json->node[c].start), end) ==>
  @   tokens(json, json->text, \old(json->length), \old(json->count));
  @ ensures written: nested: nested{Pre}(json, \old(json->count)) ==> nested(json, \old(json->count));
  @ ensures written: empty: empty{Pre}(json, json->text, \old(json->count)) &&
  @   (\old(json->count) == c + 1 ==> blank(json->text, \old(json->node[c].start) + 1, end - 1)) ==>
  @   empty(json, json->text, \old(json->count));
  @ ensures written: keyed: keyed{Pre}(json, json->text, \old(json->count)) ==>
  @   keyed(json, json->text, \old(json->count));
  @ ensures written: joined: joined{Pre}(json, json->text, \old(json->count)) ==>
  @   joined(json, json->text, \old(json->count));
  @ ensures written: level: \forall integer top; top < c && level{Pre}(json, top, c) ==>
  @   level(json, top, \old(json->count));
  @ ensures written: other: \forall integer top, to; to <= c && level{Pre}(json, top, to) ==> level(json, top, to);
  @ ensures written: all: c == 0 ==> all_ended(json, \old(json->count));
  @ ensures written: last: \forall integer top, i; 0 <= top < c && is_last(json, top, \old(json->count), i) ==> i == c;
  @ ensures written: root: root_begins{Pre}(json, json->text, \old(json->count)) ==>
  @   root_begins(json, json->text, \old(json->count)); */
static void lay_level_end(struct json *json, int c, int end)
{
    lay_end(json, c, end);
    //@ assert written: before: \forall integer i; 0 <= i < c ==> json->node[i].next <= c;
    /*@ assert written: ended: \forall integer i; 0 <= i < json->count && i != c ==>
      @   (ended{Pre}(json, i) <==> ended(json, i)); */
    //@ assert written: after: \forall integer i; c <= i < json->count ==> ended(json, i);
    /*@ assert written: low: \forall integer top, to; top < c && level{Pre}(json, top, to) ==>
      @   CONTAINER_AT(json, top) && !ended(json, top) && json->node[top].next == top + 1; */
    /*@ assert written: under: \forall integer top, to, i; top < c && level{Pre}(json, top, to) && 0 <= i < top ==>
      @   json->node[i].next <= top; */
    /*@ assert written: inner: \forall integer top, to, i; to <= c && level{Pre}(json, top, to) && top < i < to ==>
      @   ended(json, i); */
    /*@ assert written: covered: \forall integer top, i; 0 <= top < c < i && is_last(json, top, json->count, i) ==>
      @   \false; */
    /*@ assert written: early: \forall integer top, i; 0 <= top < c && i < c && is_last(json, top, json->count, i) ==>
      @   \false; */
}

void json_nodes_end(struct json *json, int c, int end)
{
    lay_level_end(json, c, end);
    /*@ assert written: ended: \forall integer i; 0 <= i < json->count && i != c ==>
      @   (ended{Pre}(json, i) <==> ended(json, i)); */
    /*@ assert written: outer: \forall integer from, i; 0 <= from && 0 <= i < json->count && i != c &&
      @   outermost(json, from, i) ==>
      @   outermost{Pre}(json, from, i); */
    /*@ assert written: opened_this: opened_at{Pre}(json, json->text, json->count, c) ==>
      @   opened_at(json, json->text, json->count, c); */
    /*@ assert written: opened_others: \forall integer i; i != c && opened_at{Pre}(json, json->text, json->count, i) ==>
      @   opened_at(json, json->text, json->count, i); */
    //@ assert written: closed_c: \forall integer d; d != c ==> closed_at(json, json->text, json->count, d, c);
    /*@ assert written: closed_rest: \forall integer d, i; d != c && i != c &&
      @   closed_at{Pre}(json, json->text, json->count, d, i) ==> closed_at(json, json->text, json->count, d, i); */
    /*@ assert written: closed_others: \forall integer d, i; d != c &&
      @   closed_at{Pre}(json, json->text, json->count, d, i) ==>
      @   closed_at(json, json->text, json->count, d, i); */
    /*@ assert written: closed_this: after_last{Pre}(json, json->text, c, json->count, end - 1) ==>
      @   \forall integer i; closed_at(json, json->text, json->count, c, i); */
}

void json_nodes_note_escape(struct json *json)
{
    //@ ghost int n = json->count;
    json->escapes = 1;
    //@ assert written: stays: nodes_stay{Pre,Here}(json, n);
    //@ assert written: ended: \forall integer i; 0 <= i < n ==> (ended{Pre}(json, i) <==> ended(json, i));
    /*@ assert written: outer: \forall integer from, i; 0 <= from && 0 <= i < n ==>
      @   (outermost{Pre}(json, from, i) <==> outermost(json, from, i)); */
    /*@ assert written: tokens: tokens{Pre}(json, json->text, json->length, n) ==>
      @   tokens(json, json->text, json->length, n); */
    //@ assert written: nested: nested{Pre}(json, n) ==> nested(json, n);
    /*@ assert written: opened_at: \forall integer i; opened_at{Pre}(json, json->text, n, i) ==>
      @   opened_at(json, json->text, n, i); */
    //@ assert written: opened: opened{Pre}(json, json->text, n) ==> opened(json, json->text, n);
    //@ assert written: empty: empty{Pre}(json, json->text, n) ==> empty(json, json->text, n);
    //@ assert written: keyed: keyed{Pre}(json, json->text, n) ==> keyed(json, json->text, n);
    /*@ assert written: joined_at: \forall integer i; joined_at{Pre}(json, json->text, n, i) ==>
      @   joined_at(json, json->text, n, i); */
    //@ assert written: joined: joined{Pre}(json, json->text, n) ==> joined(json, json->text, n);
    /*@ assert written: closed_at: \forall integer c, i; closed_at{Pre}(json, json->text, n, c, i) ==>
      @   closed_at(json, json->text, n, c, i); */
    //@ assert written: closed: closed{Pre}(json, json->text, n) ==> closed(json, json->text, n);
    /*@ assert written: last: \forall integer top, i; 0 <= top && is_last(json, top, n, i) ==>
      @   is_last{Pre}(json, top, n, i); */
    /*@ assert written: last_of: \forall integer top, i; 0 <= top < i < n && last_of{Pre}(json, top, i) ==>
      @   last_of(json, top, i); */
    /*@ assert written: after_last: \forall integer top, to;
      @   0 <= top && after_last{Pre}(json, json->text, top, n, to) ==> after_last(json, json->text, top, n, to); */
    /*@ assert written: after_comma: \forall integer top, to;
      @   0 <= top && after_comma{Pre}(json, json->text, top, n, to) ==> after_comma(json, json->text, top, n, to); */
}
