/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/text/canonical.h"

#include "check/text/sha256.h"

/* 1 when the text of key x precedes that of key y in the order of bytes. */
/*@ requires json_ok(json) && 0 <= x < json->count && 0 <= y < json->count;
  @ assigns \nothing; */
static int comes_before(const struct json *json, int x, int y)
{
    const int length_x = json->node[x].end - json->node[x].start;
    const int length_y = json->node[y].end - json->node[y].start;
    /*@ loop invariant 0 <= i <= length_x && i <= length_y;
      @ loop assigns i;
      @ loop variant length_x - i; */
    for (int i = 0; i < length_x && i < length_y; i++) {
        const unsigned char c = json->text[json->node[x].start + i], d = json->text[json->node[y].start + i];
        if (c != d) return c < d;
    }
    return length_x < length_y;
}

/* The first key of an object, in the order of bytes, after the key `last` (0: the first of all); 0 when there is none. */
/*@ requires json_ok(json) && 0 <= object < json->count && 0 <= last < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result && \result + 1 <= json->count;
  @ ensures \result != 0 ==> \result + 1 < json->count; */
static int key_after(const struct json *json, int object, int last)
{
    int best = 0;
    /*@ loop invariant object < i <= json->count && 0 <= best && (best != 0 ==> best + 1 < json->count);
      @ loop assigns i, best;
      @ loop variant json->count - i; */
    for (int i = object + 1; i + 1 < json->node[object].next; i = json->node[i + 1].next) {
        if (last != 0 && !comes_before(json, last, i)) continue;
        if (best == 0 || comes_before(json, i, best)) best = i;
    }
    return best;
}

/*@ requires \valid(hash);
  @ assigns *hash; */
static void add_mark(struct sha256 *hash, unsigned char mark)
{
    sha256_add(hash, &mark, 1);
}

/*@ predicate hashable{L}(struct sha256 *hash, struct json *json) = \valid(hash) && json_ok(json) &&
  @   \separated(hash, json) && \separated(hash, json->text + (0 .. json->length - 1)); */
/*@ requires hashable(hash, json) && 0 <= node < json->count;
  @ assigns *hash;
  @ ensures hashable(hash, json); */
static void add_string(struct sha256 *hash, const struct json *json, int node)
{
    const int start = json->node[node].start, end = json->node[node].end;
    add_mark(hash, '"');
    sha256_add(hash, json->text + start, end - start);
    add_mark(hash, '"');
}

/* Hashes an array of strings. */
/*@ requires hashable(hash, json) && 0 <= array < json->count;
  @ assigns *hash;
  @ ensures hashable(hash, json); */
static void add_strings(struct sha256 *hash, const struct json *json, int array)
{
    const int end = json->node[array].next;
    add_mark(hash, '[');
    /*@ loop invariant array < node <= json->count && end <= json->count && hashable(hash, json);
      @ loop assigns node, *hash;
      @ loop variant json->count - node; */
    for (int node = array + 1; node < end; node = json->node[node].next) {
        if (node > array + 1) add_mark(hash, ',');
        add_string(hash, json, node);
    }
    add_mark(hash, ']');
}

/* Hashes {"interval":[...],"poly":[...]}. */
/*@ requires hashable(hash, json) && 0 <= node < json->count;
  @ assigns *hash;
  @ ensures hashable(hash, json); */
static void add_root(struct sha256 *hash, const struct json *json, int node)
{
    static const unsigned char interval[] = "{\"interval\":", poly[] = ",\"poly\":";
    const int ends = json_member(json, node, "interval"), terms = json_member(json, node, "poly");
    sha256_add(hash, interval, (int)sizeof interval - 1);
    add_strings(hash, json, ends);
    sha256_add(hash, poly, (int)sizeof poly - 1);
    add_strings(hash, json, terms);
    add_mark(hash, '}');
}

/* Hashes {"hi":string,"lo":string,"text":string}. */
/*@ requires hashable(hash, json) && 0 <= node < json->count;
  @ assigns *hash;
  @ ensures hashable(hash, json); */
static void add_enclosed(struct sha256 *hash, const struct json *json, int node)
{
    static const unsigned char high[] = "{\"hi\":", low[] = ",\"lo\":", text[] = ",\"text\":";
    sha256_add(hash, high, (int)sizeof high - 1);
    add_string(hash, json, json_member(json, node, "hi"));
    sha256_add(hash, low, (int)sizeof low - 1);
    add_string(hash, json, json_member(json, node, "lo"));
    sha256_add(hash, text, (int)sizeof text - 1);
    add_string(hash, json, json_member(json, node, "text"));
    add_mark(hash, '}');
}

/* Hashes a string, a root or an enclosed number. */
/*@ requires hashable(hash, json) && 0 <= node < json->count;
  @ assigns *hash;
  @ ensures hashable(hash, json); */
static void add_number(struct sha256 *hash, const struct json *json, int node)
{
    if (json->node[node].type != JSON_OBJECT)
        add_string(hash, json, node);
    else if (json_member(json, node, "poly") != 0)
        add_root(hash, json, node);
    else
        add_enclosed(hash, json, node);
}

/* Hashes a list of numbers. */
/*@ requires hashable(hash, json) && 0 <= array < json->count;
  @ assigns *hash;
  @ ensures hashable(hash, json); */
static void add_numbers(struct sha256 *hash, const struct json *json, int array)
{
    const int end = json->node[array].next;
    add_mark(hash, '[');
    /*@ loop invariant array < node <= json->count && end <= json->count && hashable(hash, json);
      @ loop assigns node, *hash;
      @ loop variant json->count - node; */
    for (int node = array + 1; node < end; node = json->node[node].next) {
        if (node > array + 1) add_mark(hash, ',');
        add_number(hash, json, node);
    }
    add_mark(hash, ']');
}

/* Hashes a list of numbers, or a list of such lists. */
/*@ requires hashable(hash, json) && 0 <= array < json->count;
  @ assigns *hash;
  @ ensures hashable(hash, json); */
static void add_rows(struct sha256 *hash, const struct json *json, int array)
{
    const int end = json->node[array].next;
    add_mark(hash, '[');
    /*@ loop invariant array < node <= json->count && end <= json->count && hashable(hash, json);
      @ loop assigns node, *hash;
      @ loop variant json->count - node; */
    for (int node = array + 1; node < end; node = json->node[node].next) {
        if (node > array + 1) add_mark(hash, ',');
        if (json->node[node].type == JSON_ARRAY)
            add_numbers(hash, json, node);
        else
            add_number(hash, json, node);
    }
    add_mark(hash, ']');
}

/* Hashes any of these, or an interval {"hi":...,"lo":...} between two of them. */
/*@ requires hashable(hash, json) && 0 <= node < json->count;
  @ assigns *hash;
  @ ensures hashable(hash, json); */
static void add_value(struct sha256 *hash, const struct json *json, int node)
{
    static const unsigned char high[] = "{\"hi\":", low[] = ",\"lo\":";
    if (json->node[node].type == JSON_ARRAY) {
        add_rows(hash, json, node);
        return;
    }
    if (json->node[node].type != JSON_OBJECT || json_member(json, node, "lo") == 0 ||
        json_member(json, node, "text") != 0) {
        add_number(hash, json, node);
        return;
    }
    sha256_add(hash, high, (int)sizeof high - 1);
    add_number(hash, json, json_member(json, node, "hi"));
    sha256_add(hash, low, (int)sizeof low - 1);
    add_number(hash, json, json_member(json, node, "lo"));
    add_mark(hash, '}');
}

/*@ requires hashable(hash, json) && 0 <= object < json->count;
  @ assigns *hash;
  @ ensures hashable(hash, json); */
static void add_object(struct sha256 *hash, const struct json *json, int object)
{
    int key = key_after(json, object, 0);
    add_mark(hash, '{');
    /*@ loop invariant 0 <= n <= JSON_MAX_KEYS && hashable(hash, json) && 0 <= key &&
      @   (key != 0 ==> key + 1 < json->count);
      @ loop assigns n, key, *hash;
      @ loop variant JSON_MAX_KEYS - n; */
    for (int n = 0; n < JSON_MAX_KEYS && key != 0; n++) {
        if (n > 0) add_mark(hash, ',');
        add_string(hash, json, key);
        add_mark(hash, ':');
        add_value(hash, json, key + 1);
        key = key_after(json, object, key);
    }
    add_mark(hash, '}');
}

int canonical_hash_is(const struct json *json, int object, int hash)
{
    struct sha256 sha;
    char hex[SHA256_HEX];
    if (json->node[hash].end - json->node[hash].start != SHA256_HEX) return 0;
    sha256_begin(&sha);
    add_object(&sha, json, object);
    sha256_end(&sha, hex);
    /*@ loop invariant 0 <= i <= SHA256_HEX;
      @ loop assigns i;
      @ loop variant SHA256_HEX - i; */
    for (int i = 0; i < SHA256_HEX; i++)
        if (json->text[json->node[hash].start + i] != (unsigned char)hex[i]) return 0;
    return 1;
}
