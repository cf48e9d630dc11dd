/* SPDX-License-Identifier: BSD-2-Clause */
/* Finds the positions of the keys of a record. The text may be malformed: the keys are located, not validated. */
#include "cli/record_reader.h"

#include "numbers/status.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

struct key_cursor {
    const char *text;
    size_t length, at;
    int depth;
    size_t key, key_end; /* the text of the last key found, between its quotation marks */
};

/* The offset of the end of the string whose text starts at `at`: its quotation mark, or the end of its line when that
 * is missing (as in record_scanner.c), or the end of the record. */
static size_t string_end(const struct key_cursor *c, size_t at)
{
    for (int escaped = 0; at < c->length && c->text[at] != '\n'; at++) {
        if (c->text[at] == '"' && !escaped) break;
        escaped = c->text[at] == '\\' && !escaped;
    }
    return at;
}

static int colon_follows(const struct key_cursor *c, size_t at)
{
    while (at < c->length && strchr(" \t\r\n", c->text[at]) != NULL && c->text[at] != '\0') at++;
    return at < c->length && c->text[at] == ':';
}

/* Goes to the next key of the record itself, not of nested objects. Returns 0 when there is none. */
static int next_key(struct key_cursor *c)
{
    while (c->at < c->length) {
        const char byte = c->text[c->at];
        if (byte == '"') {
            const size_t start = c->at + 1, end = string_end(c, start);
            c->at = end + (end < c->length && c->text[end] == '"');
            if (c->depth != 1 || !colon_follows(c, c->at)) continue;
            c->key = start;
            c->key_end = end;
            return 1;
        }
        if (byte == '{' || byte == '[') c->depth++;
        if (byte == '}' || byte == ']') c->depth--;
        c->at++;
    }
    return 0;
}

/* The name that a key denotes, with its escapes decoded. The text between the quotation marks is read as JSON; a key
 * without closing mark is not JSON, and is copied as it is. */
static void key_name(const struct key_cursor *c, char *name, size_t size)
{
    const char *start = c->text + c->key;
    const size_t length = c->key_end - c->key, with_marks = c->key_end + (c->key_end < c->length) - c->key + 1;
    json_t *decoded = NULL;
    if (memchr(start, '\\', length) != NULL) decoded = json_loadb(start - 1, with_marks, JSON_DECODE_ANY, NULL);
    if (json_is_string(decoded))
        snprintf(name, size, "%s", json_string_value(decoded));
    else
        snprintf(name, size, "%.*s", length < size ? (int)length : (int)size, start);
    json_decref(decoded);
}

long record_key_line(const char *text, size_t length, const char *field)
{
    struct key_cursor cursor = {.text = text, .length = length};
    char name[sizeof((struct failure *)0)->field];
    size_t found = 0;
    long lines = 0;
    while (next_key(&cursor)) {
        key_name(&cursor, name, sizeof name);
        if (strcmp(name, field) == 0) found = cursor.key;
    }
    for (size_t i = 0; i < found; i++) lines += text[i] == '\n';
    return lines;
}

void record_key_before(const char *text, size_t length, size_t offset, char *field, size_t size)
{
    struct key_cursor cursor = {.text = text, .length = length};
    field[0] = '\0';
    while (next_key(&cursor) && cursor.key <= offset) key_name(&cursor, field, size);
}
