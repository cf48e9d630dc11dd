/* SPDX-License-Identifier: BSD-2-Clause */
/* The text of a certificate as a list of nodes (spec/certificate.md, section 1).
 *
 * Nodes are in the order of the text, an object or array before its contents; a member of an object is a key followed
 * by its value. The root is node 0, so that 0 also means "no such member". */
#ifndef CHECK_TEXT_JSON_H
#define CHECK_TEXT_JSON_H

#include "check/answer.h"

enum {
    JSON_MAX_BYTES = 16 << 20,
    JSON_MAX_VALUES = 65536,
    JSON_MAX_LEVELS = 16,
    JSON_MAX_KEYS = 64,
    JSON_MAX_INTEGER_DIGITS = 18
};

enum json_type { JSON_NULL, JSON_FALSE, JSON_TRUE, JSON_INTEGER, JSON_STRING, JSON_KEY, JSON_ARRAY, JSON_OBJECT };

struct json_node {
    enum json_type type;
    int start, end; /* the text is bytes start to end - 1: of strings and keys without the quotes; of objects and
                       arrays with their brackets, and while one is still being read end == start */
    int next;       /* the node after this one and all its contents */
};

struct json {
    const unsigned char *text;
    int length;
    int count;   /* the number of nodes */
    int escapes; /* 1 when some string outside the value of a key `id` contains a backslash */
    struct json_node node[JSON_MAX_VALUES];
};

/*@ predicate json_text{L}(struct json *j) = \valid_read(j) && 0 <= j->length <= JSON_MAX_BYTES &&
  @   0 <= j->count <= JSON_MAX_VALUES && \valid_read(j->text + (0 .. j->length - 1));
  @ predicate json_nodes{L}(struct json *j) = \forall integer i; 0 <= i < j->count ==>
  @   0 <= j->node[i].start <= j->node[i].end <= j->length && i < j->node[i].next <= j->count;
  @ predicate json_ok{L}(struct json *j) = json_text(j) && json_nodes(j); */

/* json_parse: reads one JSON value, which fills the text except for white space.
 *
 * In      text, length   at most JSON_MAX_BYTES; the text is not copied and must outlive `json`
 * Out     json           the nodes
 * Returns 1, or 0 with the reason in `answer` */
/*@ requires bounds: 0 <= length <= JSON_MAX_BYTES && \valid_read(text + (0 .. length - 1));
  @ requires space: \valid(json) && \valid(answer) && \separated(json, answer);
  @ requires apart: \separated(text + (0 .. length - 1), json) && \separated(text + (0 .. length - 1), answer);
  @ assigns *json, *answer;
  @ ensures parsed: \result != 0 ==> json_ok(json) && json->count > 0; */
int json_parse(struct json *json, const unsigned char *text, int length, struct answer *answer);

/* json_member: the value of a key of an object; 0 when the object has no such key. */
/*@ requires json_ok(json) && 0 <= object < json->count;
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures \result == 0 || object < \result < json->node[object].next;
  @ ensures 0 <= \result < json->count; */
int json_member(const struct json *json, int object, const char *key);

/* json_size: the number of members of an object, or of values of an array. */
/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= json->node[node].next - node - 1; */
int json_size(const struct json *json, int node);

/* json_is: 1 when the text of a string, key or integer is `expected`. json_is_joined: the same for three texts
 * concatenated. */
/*@ requires json_ok(json) && 0 <= node < json->count;
  @ requires constant_text(expected);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int json_is(const struct json *json, int node, const char *expected);
/*@ requires json_ok(json) && 0 <= node < json->count;
  @ requires constant_text(first);
  @ requires constant_text(second);
  @ requires constant_text(third);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int json_is_joined(const struct json *json, int node, const char *first, const char *second, const char *third);

/* json_same: 1 when two strings, keys or integers have the same text. */
/*@ requires json_ok(json) && 0 <= x < json->count && 0 <= y < json->count;
  @ assigns \nothing; */
int json_same(const struct json *json, int x, int y);

/* json_after: steps through an array of strings. Begin with the node array + 1. The result is the node after `node`
 * when `node` is an element with the text `expected`, else 0; for node 0 it is 0. After the last element it is the
 * `next` of the array. */
/*@ requires json_ok(json) && 0 <= array < json->count && (node == 0 || array < node <= json->count);
  @ requires constant_text(expected);
  @ assigns \nothing;
  @ ensures \result == 0 || array < \result <= json->count; */
int json_after(const struct json *json, int array, int node, const char *expected);

/* json_lists: 1 when an array consists of exactly these n strings, in order. */
/*@ requires json_ok(json) && 0 <= array < json->count && 0 <= n && \valid_read(strings + (0 .. n - 1));
  @ requires \forall integer k; 0 <= k < n ==> constant_text(strings[k]);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int json_lists(const struct json *json, int array, const char *const *strings, int n);

#endif
