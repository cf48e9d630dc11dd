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

/*@ predicate parser_memory{L}(struct parser *p) =
  @   \valid(p) && \valid(p->json) && \valid(p->answer) && \separated(p, p->json, p->answer) && json_text(p->json) &&
  @   \separated(p->json->text + (0 .. p->json->length - 1), p) &&
  @   \separated(p->json->text + (0 .. p->json->length - 1), p->json) &&
  @   \separated(p->json->text + (0 .. p->json->length - 1), p->answer);
  @ predicate parser_stack{L}(struct parser *p) = 0 <= p->depth <= JSON_MAX_LEVELS &&
  @   \forall integer k; 0 <= k < p->depth ==> 0 <= p->open[k] < p->json->count;
  @ predicate parser_state{L}(struct parser *p) =
  @   0 <= p->position <= p->json->length && 0 <= p->last_key && (p->last_key > 0 ==> p->last_key < p->json->count) &&
  @   (p->expect != VALUE ==> p->json->count > 0) && (p->expect != VALUE && p->expect != END ==> p->depth > 0);
  @ predicate parser_ok{L}(struct parser *p) =
  @   parser_memory(p) && parser_stack(p) && parser_state(p) && json_nodes(p->json);
  @ predicate parser_at{L}(struct parser *p) = parser_ok(p) && p->position < p->json->length; */
#define PARSER_STATE p->position, p->last_key, p->expect, p->depth, p->open[0..JSON_MAX_LEVELS - 1]
#define PARSER_JSON p->json->count, p->json->escapes, p->json->node[0..JSON_MAX_VALUES - 1]

/*@ requires \valid(p) && \valid(p->answer) && 0 <= p->position <= JSON_MAX_BYTES;
  @ assigns *p->answer;
  @ ensures \result == 0; */
static int malformed(struct parser *p, const char *what)
{
    return answer_at(p->answer, p->position, "", what);
}

/* Adds a node for the bytes start to end - 1. */
/*@ requires parser_memory(p) && json_nodes(p->json) && 0 <= start <= end <= p->json->length;
  @ requires 0 <= p->position <= JSON_MAX_BYTES && parser_stack(p);
  @ assigns p->json->count, p->json->node[0 .. JSON_MAX_VALUES - 1], *p->answer;
  @ ensures \result == 0 || \result == 1;
  @ ensures \result == 1 ==> json_nodes(p->json) && p->json->count == \old(p->json->count) + 1;
  @ ensures \result == 1 ==> parser_memory(p);
  @ ensures \result == 1 ==> parser_stack(p); */
static int add_node(struct parser *p, enum json_type type, int start, int end)
{
    struct json *json = p->json;
    if (json->count >= JSON_MAX_VALUES) return malformed(p, "too many values");
    json->node[json->count] = (struct json_node){type, start, end, json->count + 1};
    json->count++;
    return 1;
}

/*@ requires parser_memory(p) && parser_stack(p) && p->json->count > 0;
  @ requires 0 <= p->last_key && (p->last_key > 0 ==> p->last_key < p->json->count);
  @ requires 0 <= position <= p->json->length && json_nodes(p->json);
  @ assigns p->position, p->expect;
  @ ensures \result == 1 && parser_ok(p) && p->position == position; */
static int after_value(struct parser *p, int position)
{
    p->position = position;
    p->expect = p->depth == 0 ? END : COMMA_OR_END;
    return 1;
}

/*@ requires parser_at(p);
  @ assigns PARSER_STATE, PARSER_JSON, *p->answer;
  @ ensures \result != 0 ==> parser_ok(p) && p->position > \old(p->position); */
static int open_container(struct parser *p, enum json_type type)
{
    if (p->depth >= JSON_MAX_LEVELS) return malformed(p, "nested too deeply");
    if (!add_node(p, type, p->position, p->position + 1)) return 0;
    p->open[p->depth] = p->json->count - 1;
    p->depth++;
    //@ assert stack: parser_stack(p);
    //@ assert nodes: json_nodes(p->json);
    //@ assert memory: parser_memory(p);
    p->position++;
    p->expect = type == JSON_OBJECT ? KEY_OR_END : VALUE_OR_END;
    //@ assert stack_again: parser_stack(p);
    //@ assert nodes_again: json_nodes(p->json);
    //@ assert memory_again: parser_memory(p);
    return 1;
}

/*@ requires parser_at(p) && p->depth > 0;
  @ assigns PARSER_STATE, PARSER_JSON, *p->answer;
  @ ensures \result != 0 ==> parser_ok(p) && p->position > \old(p->position); */
static int close_container(struct parser *p)
{
    p->depth--;
    p->json->node[p->open[p->depth]].next = p->json->count;
    return after_value(p, p->position + 1);
}

/* The key just added must be new in its object. */
/*@ requires parser_memory(p) && parser_stack(p) && p->depth > 0 && json_nodes(p->json);
  @ requires p->json->count > 0 && 0 <= p->position <= JSON_MAX_BYTES;
  @ assigns *p->answer; */
static int check_new_key(struct parser *p)
{
    const struct json *json = p->json;
    const int key = json->count - 1;
    int keys = 0;
    /*@ loop invariant 0 < i <= json->count && 0 <= keys < i;
      @ loop assigns i, keys;
      @ loop variant json->count - i; */
    for (int i = p->open[p->depth - 1] + 1; i + 1 < key; i = json->node[i + 1].next) {
        if (json_same(json, i, key)) return malformed(p, "a key stands twice in an object");
        keys++;
    }
    return keys < JSON_MAX_KEYS || malformed(p, "too many keys in an object");
}

/*@ requires parser_at(p) && p->depth > 0;
  @ assigns PARSER_STATE, PARSER_JSON, *p->answer;
  @ ensures \result != 0 ==> parser_ok(p) && p->position > \old(p->position); */
static int read_key(struct parser *p)
{
    int escaped = 0;
    if (p->json->text[p->position] != '"') return malformed(p, "a key was expected");
    const int end = scan_string(p->json->text, p->json->length, p->position, &escaped);
    if (end < 0) return malformed(p, "a string is not closed, or holds what no string may hold");
    if (escaped) return malformed(p, "an escape in a key");
    if (!add_node(p, JSON_KEY, p->position + 1, end - 1)) return 0;
    if (!check_new_key(p)) return 0;
    //@ assert memory: parser_memory(p);
    //@ assert stack: parser_stack(p);
    //@ assert nodes: json_nodes(p->json);
    p->last_key = p->json->count - 1;
    p->position = end;
    p->expect = COLON;
    //@ assert memory_again: parser_memory(p);
    //@ assert stack_again: parser_stack(p);
    //@ assert nodes_again: json_nodes(p->json);
    return 1;
}

/* Where an escape may stand: in the value of `id`, and where the record is no certificate. */
/*@ requires parser_at(p);
  @ assigns p->json->escapes, *p->answer; */
static int note_escape(struct parser *p)
{
    const struct json *json = p->json;
    if (p->last_key > 0 && (json_is(json, p->last_key, "type") || json_is(json, p->last_key, "kind")))
        return malformed(p, "an escape in type or kind");
    if (p->last_key == 0 || !json_is(json, p->last_key, "id")) p->json->escapes = 1;
    return 1;
}

/*@ requires parser_at(p);
  @ assigns PARSER_STATE, PARSER_JSON, *p->answer;
  @ ensures \result != 0 ==> parser_ok(p) && p->position > \old(p->position); */
static int read_string(struct parser *p)
{
    int escaped = 0;
    const int end = scan_string(p->json->text, p->json->length, p->position, &escaped);
    if (end < 0) return malformed(p, "a string is not closed, or holds what no string may hold");
    if (escaped && !note_escape(p)) return 0;
    return add_node(p, JSON_STRING, p->position + 1, end - 1) && after_value(p, end);
}

/*@ requires parser_at(p);
  @ assigns PARSER_STATE, PARSER_JSON, *p->answer;
  @ ensures \result != 0 ==> parser_ok(p) && p->position > \old(p->position); */
static int read_integer(struct parser *p)
{
    const int end = scan_integer(p->json->text, p->json->length, p->position);
    if (end < 0) return malformed(p, "an integer of at most 18 digits was expected; there are no floating literals");
    return add_node(p, JSON_INTEGER, p->position, end) && after_value(p, end);
}

/*@ requires parser_at(p) && constant_text(word) && word[0] != 0;
  @ assigns PARSER_STATE, PARSER_JSON, *p->answer;
  @ ensures \result != 0 ==> parser_ok(p) && p->position > \old(p->position); */
static int read_word(struct parser *p, const char *word, enum json_type type)
{
    const int end = scan_word(p->json->text, p->json->length, p->position, word);
    if (end < 0) return malformed(p, "a value was expected");
    return add_node(p, type, p->position, end) && after_value(p, end);
}

/*@ requires parser_at(p);
  @ assigns PARSER_STATE, PARSER_JSON, *p->answer;
  @ ensures \result != 0 ==> parser_ok(p) && p->position > \old(p->position); */
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

/*@ requires parser_at(p) && p->depth > 0;
  @ assigns PARSER_STATE, PARSER_JSON, *p->answer;
  @ ensures \result != 0 ==> parser_ok(p) && p->position > \old(p->position); */
static int read_comma_or_end(struct parser *p)
{
    const unsigned char c = p->json->text[p->position];
    const int in_object = p->json->node[p->open[p->depth - 1]].type == JSON_OBJECT;
    if (c == (in_object ? '}' : ']')) return close_container(p);
    if (c != ',') return malformed(p, "a comma or the end of an object or array was expected");
    p->expect = in_object ? KEY : VALUE;
    p->position++;
    //@ assert memory: parser_memory(p);
    //@ assert stack: parser_stack(p);
    //@ assert nodes: json_nodes(p->json);
    return 1;
}

/*@ requires parser_at(p);
  @ assigns PARSER_STATE, PARSER_JSON, *p->answer;
  @ ensures \result != 0 ==> parser_ok(p) && p->position > \old(p->position); */
static int read_colon(struct parser *p)
{
    if (p->json->text[p->position] != ':') return malformed(p, "a colon was expected");
    p->expect = VALUE;
    p->position++;
    return 1;
}

/*@ requires parser_at(p);
  @ assigns PARSER_STATE, PARSER_JSON, *p->answer;
  @ ensures \result != 0 ==> parser_ok(p) && p->position > \old(p->position); */
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

/* One token, or one character of white space. */
/*@ requires parser_at(p);
  @ assigns PARSER_STATE, PARSER_JSON, *p->answer;
  @ ensures \result != 0 ==> parser_ok(p) && p->position > \old(p->position); */
static int read_next(struct parser *p)
{
    if (!is_space(p->json->text[p->position])) return read_token(p);
    p->position++;
    return 1;
}

int json_parse(struct json *json, const unsigned char *text, int length, struct answer *answer)
{
    struct parser p = {.json = json, .answer = answer, .expect = VALUE};
    json->text = text;
    json->length = length;
    json->count = 0;
    json->escapes = 0;
    /*@ loop invariant mine: p.json == json && p.answer == answer;
      @ loop invariant text: json->text == text && json->length == length;
      @ loop invariant memory: parser_memory(&p);
      @ loop invariant stack: parser_stack(&p);
      @ loop invariant state: parser_state(&p);
      @ loop invariant nodes: json_nodes(json);
      @ loop assigns p.position, p.last_key, p.expect, p.depth, p.open[0 .. JSON_MAX_LEVELS - 1], json->count, json->escapes,
      @   json->node[0 .. JSON_MAX_VALUES - 1], *answer;
      @ loop variant length - p.position; */
    while (p.position < length)
        if (!read_next(&p)) return 0;
    return p.expect == END || malformed(&p, "the certificate ends too early");
}
