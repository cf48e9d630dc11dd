/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/canonical.h"

#include "check/sha256.h"

/* Whether the text of key x comes before that of key y, byte by byte. */
static int comes_before(const struct json *json, int x, int y)
{
    const int length_x = json->node[x].end - json->node[x].start;
    const int length_y = json->node[y].end - json->node[y].start;
    for (int i = 0; i < length_x && i < length_y; i++) {
        const unsigned char c = json->text[json->node[x].start + i], d = json->text[json->node[y].start + i];
        if (c != d) return c < d;
    }
    return length_x < length_y;
}

/* The first key of an object after the key `last` (0: the first of all); 0 when there is none. */
static int key_after(const struct json *json, int object, int last)
{
    int best = 0;
    for (int i = object + 1; i < json->node[object].next; i = json->node[i + 1].next) {
        if (last != 0 && !comes_before(json, last, i)) continue;
        if (best == 0 || comes_before(json, i, best)) best = i;
    }
    return best;
}

static void add_text(struct sha256 *hash, const char *text)
{
    for (int i = 0; text[i] != '\0'; i++) {
        const unsigned char byte = (unsigned char)text[i];
        sha256_add(hash, &byte, 1);
    }
}

static void add_string(struct sha256 *hash, const struct json *json, int node)
{
    const int start = json->node[node].start, end = json->node[node].end;
    add_text(hash, "\"");
    sha256_add(hash, json->text + start, end - start);
    add_text(hash, "\"");
}

static void add_object(struct sha256 *hash, const struct json *json, int object)
{
    int key = key_after(json, object, 0);
    add_text(hash, "{");
    for (int n = 0; n < JSON_MAX_KEYS && key != 0; n++) {
        if (n > 0) add_text(hash, ",");
        add_string(hash, json, key);
        add_text(hash, ":");
        add_string(hash, json, key + 1);
        key = key_after(json, object, key);
    }
    add_text(hash, "}");
}

int canonical_hash_is(const struct json *json, int object, int hash)
{
    struct sha256 sha;
    char hex[SHA256_HEX];
    if (json->node[hash].end - json->node[hash].start != SHA256_HEX) return 0;
    sha256_begin(&sha);
    add_object(&sha, json, object);
    sha256_end(&sha, hex);
    for (int i = 0; i < SHA256_HEX; i++)
        if (json->text[json->node[hash].start + i] != (unsigned char)hex[i]) return 0;
    return 1;
}
