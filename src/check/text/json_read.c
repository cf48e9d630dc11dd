/* SPDX-License-Identifier: BSD-2-Clause */
/* Reading a parsed text. */
#include "check/text/json.h"

/* The position after `expected` when the text at `position` begins with it, else -1. */
/*@ requires json_ok(json) && 0 <= position <= end <= json->length && constant_text(expected);
  @ assigns \nothing;
  @ ensures \result == -1 || position <= \result <= end;
  @ ensures placed: \result >= 0 ==> text_is_written(json, position, \result, expected);
  @ ensures other: \result < 0 ==> !text_is_written(json, position, end, expected); */
static int skip(const struct json *json, int position, int end, const char *expected)
{
    int i = 0;
    /*@ loop invariant 0 <= i <= end - position && 0 <= i <= MAX_CONSTANT_TEXT;
      @ loop invariant \forall integer k; 0 <= k < i ==>
      @   expected[k] != 0 && json->text[position + k] == (unsigned char)expected[k];
      @ loop assigns i;
      @ loop variant end - i; */
    while (expected[i] != '\0') {
        if (end - position <= i || json->text[position + i] != (unsigned char)expected[i]) return -1;
        i++;
    }
    return position + i;
}

int json_is(const struct json *json, int node, const char *expected)
{
    return skip(json, json->node[node].start, json->node[node].end, expected) == json->node[node].end;
}

int json_same(const struct json *json, int x, int y)
{
    const int length = json->node[x].end - json->node[x].start;
    if (json->node[y].end - json->node[y].start != length) return 0;
    /*@ loop invariant 0 <= i <= length;
      @ loop assigns i;
      @ loop variant length - i; */
    for (int i = 0; i < length; i++)
        if (json->text[json->node[x].start + i] != json->text[json->node[y].start + i]) return 0;
    return 1;
}

int json_is_joined(const struct json *json, int node, const char *first, const char *second, const char *third)
{
    const int end = json->node[node].end;
    int position = skip(json, json->node[node].start, end, first);
    if (position >= 0) position = skip(json, position, end, second);
    if (position >= 0) position = skip(json, position, end, third);
    return position == end;
}

int json_member(const struct json *json, int object, const char *key)
{
    /*@ loop invariant object < i <= json->count;
      @ loop invariant found: \forall integer value; member_found(json, json->node[object].next, i, key, value) ==>
      @   json_has(json, object, key, value);
      @ loop assigns i;
      @ loop variant json->count - i; */
    for (int i = object + 1; i + 1 < json->node[object].next; i = json->node[i + 1].next)
        if (json_is(json, i, key)) return i + 1;
    return 0;
}

int json_size(const struct json *json, int node)
{
    const int step = json->node[node].type == JSON_OBJECT ? 1 : 0;
    int size = 0;
    /*@ loop invariant node < i <= json->count && 0 <= size < i - node && size <= json->node[node].next - node - 1;
      @ loop assigns i, size;
      @ loop variant json->count - i; */
    for (int i = node + 1; i + step < json->node[node].next; i = json->node[i + step].next) size++;
    return size;
}

int json_after(const struct json *json, int array, int node, const char *expected)
{
    if (node == 0 || node >= json->node[array].next || !json_is(json, node, expected)) return 0;
    return json->node[node].next;
}

int json_lists(const struct json *json, int array, const char *const *strings, int n)
{
    int i = array + 1;
    /*@ loop invariant 0 <= k <= n && array < i <= json->count;
      @ loop assigns i, k;
      @ loop variant n - k; */
    for (int k = 0; k < n; k++) {
        if (i >= json->node[array].next || !json_is(json, i, strings[k])) return 0;
        i = json->node[i].next;
    }
    return i == json->node[array].next;
}
