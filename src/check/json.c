/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/json.h"

#include "check/json_private.h"

/* What may come next. */
enum expect { VALUE, VALUE_OR_END, KEY, KEY_OR_END, COLON, COMMA_OR_END, END };

struct parser {
    struct json *json;
    struct answer *answer;
    int position, last_key;
    enum expect expect;
    int depth, open[JSON_MAX_LEVELS]; /* the objects and arrays that are not yet closed */
};

static int malformed(struct parser *p, const char *what)
{
    return answer_at(p->answer, p->position, "", what);
}

/* Adds a node for the bytes start to end - 1. */
static int add_node(struct parser *p, enum json_type type, int start, int end)
{
    struct json *json = p->json;
    if (json->count >= JSON_MAX_VALUES) return malformed(p, "too many values");
    json->node[json->count] = (struct json_node){type, start, end, json->count + 1};
    json->count++;
    return 1;
}

static int after_value(struct parser *p, int position)
{
    p->position = position;
    p->expect = p->depth == 0 ? END : COMMA_OR_END;
    return 1;
}

static int open_container(struct parser *p, enum json_type type)
{
    if (p->depth >= JSON_MAX_LEVELS) return malformed(p, "nested too deeply");
    if (!add_node(p, type, p->position, p->position + 1)) return 0;
    p->open[p->depth] = p->json->count - 1;
    p->depth++;
    p->position++;
    p->expect = type == JSON_OBJECT ? KEY_OR_END : VALUE_OR_END;
    return 1;
}

static int close_container(struct parser *p)
{
    p->depth--;
    p->json->node[p->open[p->depth]].next = p->json->count;
    p->json->node[p->open[p->depth]].end = p->position + 1;
    return after_value(p, p->position + 1);
}

static int same_text(const struct json *json, int x, int y)
{
    const int length = json->node[x].end - json->node[x].start;
    if (json->node[y].end - json->node[y].start != length) return 0;
    for (int i = 0; i < length; i++)
        if (json->text[json->node[x].start + i] != json->text[json->node[y].start + i]) return 0;
    return 1;
}

/* The key just added must be new in its object. */
static int check_new_key(struct parser *p)
{
    const struct json *json = p->json;
    const int key = json->count - 1;
    int keys = 0;
    for (int i = p->open[p->depth - 1] + 1; i < key; i = json->node[i + 1].next) {
        if (same_text(json, i, key)) return malformed(p, "a key stands twice in an object");
        keys++;
    }
    return keys < JSON_MAX_KEYS || malformed(p, "too many keys in an object");
}

static int read_key(struct parser *p)
{
    int escaped = 0;
    if (p->json->text[p->position] != '"') return malformed(p, "a key was expected");
    const int end = scan_string(p->json->text, p->json->length, p->position, &escaped);
    if (end < 0) return malformed(p, "a string is not closed, or holds what no string may hold");
    if (escaped) return malformed(p, "an escape in a key");
    if (!add_node(p, JSON_KEY, p->position + 1, end - 1)) return 0;
    if (!check_new_key(p)) return 0;
    p->last_key = p->json->count - 1;
    p->position = end;
    p->expect = COLON;
    return 1;
}

/* Where an escape may stand: in the value of `id`, and where the record is no certificate. */
static int note_escape(struct parser *p)
{
    const struct json *json = p->json;
    if (p->last_key > 0 && (json_is(json, p->last_key, "type") || json_is(json, p->last_key, "kind")))
        return malformed(p, "an escape in type or kind");
    if (p->last_key == 0 || !json_is(json, p->last_key, "id")) p->json->escapes = 1;
    return 1;
}

static int read_string(struct parser *p)
{
    int escaped = 0;
    const int end = scan_string(p->json->text, p->json->length, p->position, &escaped);
    if (end < 0) return malformed(p, "a string is not closed, or holds what no string may hold");
    if (escaped && !note_escape(p)) return 0;
    return add_node(p, JSON_STRING, p->position + 1, end - 1) && after_value(p, end);
}

static int read_integer(struct parser *p)
{
    const int end = scan_integer(p->json->text, p->json->length, p->position);
    if (end < 0) return malformed(p, "an integer of at most 18 digits was expected; there are no floating literals");
    return add_node(p, JSON_INTEGER, p->position, end) && after_value(p, end);
}

static int read_word(struct parser *p, const char *word, enum json_type type)
{
    const int end = scan_word(p->json->text, p->json->length, p->position, word);
    if (end < 0) return malformed(p, "a value was expected");
    return add_node(p, type, p->position, end) && after_value(p, end);
}

static int read_value(struct parser *p)
{
    const unsigned char c = p->json->text[p->position];
    if (c == '{') return open_container(p, JSON_OBJECT);
    if (c == '[') return open_container(p, JSON_ARRAY);
    if (c == '"') return read_string(p);
    if (c == '-' || is_digit(c)) return read_integer(p);
    if (c == 't') return read_word(p, "true", JSON_TRUE);
    if (c == 'f') return read_word(p, "false", JSON_FALSE);
    return read_word(p, "null", JSON_NULL);
}

static int read_comma_or_end(struct parser *p)
{
    const unsigned char c = p->json->text[p->position];
    const int in_object = p->json->node[p->open[p->depth - 1]].type == JSON_OBJECT;
    if (c == (in_object ? '}' : ']')) return close_container(p);
    if (c != ',') return malformed(p, "a comma or the end of an object or array was expected");
    p->expect = in_object ? KEY : VALUE;
    p->position++;
    return 1;
}

static int read_colon(struct parser *p)
{
    if (p->json->text[p->position] != ':') return malformed(p, "a colon was expected");
    p->expect = VALUE;
    p->position++;
    return 1;
}

static int read_token(struct parser *p)
{
    const unsigned char c = p->json->text[p->position];
    switch (p->expect) {
    case VALUE: return read_value(p);
    case VALUE_OR_END: return c == ']' ? close_container(p) : read_value(p);
    case KEY: return read_key(p);
    case KEY_OR_END: return c == '}' ? close_container(p) : read_key(p);
    case COLON: return read_colon(p);
    case COMMA_OR_END: return read_comma_or_end(p);
    case END: break;
    }
    return malformed(p, "text after the end of the certificate");
}

int json_parse(struct json *json, const unsigned char *text, int length, struct answer *answer)
{
    struct parser p = {.json = json, .answer = answer, .expect = VALUE};
    json->text = text;
    json->length = length;
    json->count = 0;
    json->escapes = 0;
    while (p.position < length) {
        if (is_space(text[p.position]))
            p.position++;
        else if (!read_token(&p))
            return 0;
    }
    return p.expect == END || malformed(&p, "the certificate ends too early");
}
