/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/text/json.h"

#include "check/text/json_nodes.h"
#include "check/text/json_private.h"

/* The token that is expected next. */
enum expect { VALUE, VALUE_OR_END, KEY, KEY_OR_END, COLON, COMMA_OR_END, END };

/* The members have types that differ from those of a node: WP then knows that changing them leaves the nodes unchanged. */
struct parser {
    struct json *json;
    struct answer *answer;
    long position;
    unsigned long last_key;
    short expect; /* enum expect */
    long depth;
    unsigned short open[JSON_MAX_LEVELS]; /* the objects and arrays that are not yet closed */
};

/*@ predicate parser_memory{L}(struct parser *p) =
  @   \valid(p) && \valid(p->json) && \valid(p->answer) && \separated(p, p->json, p->answer) && json_text(p->json) &&
  @   \separated(p->json->text + (0 .. p->json->length - 1), p) &&
  @   \separated(p->json->text + (0 .. p->json->length - 1), p->json) &&
  @   \separated(p->json->text + (0 .. p->json->length - 1), p->answer);
  @ predicate parser_stack{L}(struct parser *p) = 0 <= p->depth <= JSON_MAX_LEVELS &&
  @   \forall integer k; 0 <= k < p->depth ==> 0 <= p->open[k] < p->json->count;
  @ predicate parser_state{L}(struct parser *p) =
  @   0 <= p->position <= p->json->length && (p->last_key > 0 ==> p->last_key < p->json->count) &&
  @   VALUE <= p->expect <= END && (p->expect != VALUE ==> p->json->count > 0) &&
  @   (p->expect != VALUE && p->expect != END ==> p->depth > 0);
  @ predicate parser_ok{L}(struct parser *p) =
  @   parser_memory(p) && parser_stack(p) && parser_state(p) && json_nodes(p->json);
  @ predicate parser_at{L}(struct parser *p) = parser_ok(p) && p->position < p->json->length; */

#define OPEN &p->open[0], p->depth

/* The frame of the parsing functions: the state of the parser, besides the n nodes. */
/*@ predicate levels{L}(unsigned short *open, integer depth, struct json *j, integer n) =
  @   (\forall integer k; 0 < k < depth ==> level(j, open[k - 1], open[k])) &&
  @   (depth > 0 ==> level(j, open[depth - 1], n) && open[0] == 0) && (depth == 0 ==> all_ended(j, n));
  @ predicate stack_keys{L}(unsigned short *open, integer depth, struct json *j) = \forall integer k; 0 < k < depth ==>
  @   (KEY_AT(j, open[k] - 1) <==> OBJECT_AT(j, open[k - 1]));
  @ predicate may_colon{L}(struct json *j, unsigned char *text, integer top, integer n, integer to) = top < n &&
  @   KEY_AT(j, n - 1) && none_before(j, n) && OBJECT_AT(j, top) && blank(text, END_OF(j, n - 1), to);
  @ // The outermost value has been read.
  @ predicate at_end{L}(struct json *j, unsigned char *text, integer n, integer to) = 0 < n && !KEY_AT(j, n - 1) &&
  @   !KEY_AT(j, 0) && j->node[0].next == n && blank(text, END_OF(j, 0), to);
  @ predicate expected{L}(struct json *j, unsigned char *text, integer depth, integer top, integer n, integer to,
  @   integer expect) =
  @   (depth == 0 && expect != END ==> expect == VALUE && n == 0 && blank(text, 0, to)) &&
  @   (expect == END ==> depth == 0 && at_end(j, text, n, to)) &&
  @   (depth > 0 && (expect == VALUE || expect == VALUE_OR_END) ==>
  @   may_begin(j, text, top, n, to) && !key_comes(j, top, n)) &&
  @   (expect == KEY || expect == KEY_OR_END ==> may_begin(j, text, top, n, to) && key_comes(j, top, n)) &&
  @   (expect == VALUE_OR_END || expect == KEY_OR_END || expect == COMMA_OR_END ==> may_end(j, text, top, n, to)) &&
  @   (expect == COLON ==> may_colon(j, text, top, n, to)) &&
  @   (expect == COMMA_OR_END ==> top < n - 1);
  @ predicate stack_before{L}(unsigned short *open, integer depth, struct json *j, integer to) =
  @   \forall integer k; 0 <= k < depth ==> j->node[open[k]].start <= to;
  @ predicate nodes_written{L}(struct parser *p, struct json *j, unsigned char *text) =
  @   written_so_far(j, text, j->length, j->count) && root_begins(j, text, j->count) && levels(OPEN, j, j->count) &&
  @   stack_keys(OPEN, j) && stack_before(OPEN, j, p->position);
  @ predicate parser_written{L}(struct parser *p, struct json *j, unsigned char *text) = nodes_written(p, j, text) &&
  @   expected(j, text, p->depth, p->open[p->depth - 1], j->count, p->position, p->expect);
  @ predicate last_below{L}(unsigned short *open, integer depth, struct json *j, integer n) =
  @   (depth > 0 ==> below(j, open[depth - 1], n)) && (depth == 0 ==> n == 0 && !KEY_AT(j, 0));
  @ predicate nodes_added{L}(unsigned short *open, integer depth, struct json *j, unsigned char *text, integer length,
  @   integer n,
  @   integer to) = written_so_far(j, text, length, n + 1) && root_begins(j, text, n + 1) &&
  @   levels(open, depth, j, n) &&
  @   stack_keys(open, depth, j) && stack_before(open, depth, j, to) && none_before(j, n + 1) &&
  @   last_below(open, depth, j, n); */
#define PARSER_STATE p->position, p->last_key, p->expect, p->depth, p->open[0..JSON_MAX_LEVELS - 1]
#define PARSER_JSON p->json->count, p->json->escapes, p->json->node[0..JSON_MAX_VALUES - 1]
#define TEXT p->json->text
#define ADDED nodes_added(OPEN, p->json, TEXT, p->json->length, p->json->count - 1, p->position)

/*@ requires \valid(p) && \valid(p->answer) && 0 <= p->position <= JSON_MAX_BYTES;
  @ assigns *p->answer;
  @ ensures \result == 0; */
static int malformed(struct parser *p, const char *what)
{
    return answer_at(p->answer, (int)p->position, "", what);
}

/* Appends a node if there is room. */
/*@ requires parser_memory(p) && json_nodes(p->json) && 0 <= start <= end <= p->json->length && type <= JSON_OBJECT;
  @ requires 0 <= p->position <= JSON_MAX_BYTES && parser_stack(p);
  @ requires written: nodes_written(p, p->json, TEXT);
  @ requires written: root: p->depth == 0 ==> p->json->count == 0 && fits_root(TEXT, type, begins(type, start));
  @ requires written: fits: p->depth > 0 ==> p->json->count > 0 &&
  @   fits(p->json, TEXT, p->open[p->depth - 1], p->json->count, type, begins(type, start));
  @ requires written: token: token(TEXT, p->json->length, type, start, end) && (is_container(type) ==> start == end);
  @ assigns p->json->count, p->json->node[0 .. JSON_MAX_VALUES - 1], *p->answer;
  @ ensures \result == 0 || \result == 1;
  @ ensures count: \result == 1 ==> p->json->count == \old(p->json->count) + 1;
  @ ensures \result == 1 ==> json_nodes(p->json);
  @ ensures \result == 1 ==> parser_memory(p);
  @ ensures \result == 1 ==> parser_stack(p);
  @ ensures written: new: \result == 1 ==> added(p->json, p->json->count - 1, type, start, end);
  @ ensures written: nodes: \result == 1 ==> ADDED; */
static int add_node(struct parser *p, enum json_type type, int start, int end)
{
    struct json *json = p->json;
    const int n = json->count;
    if (n >= JSON_MAX_VALUES) return malformed(p, "too many values");
    //@ assert written: inside: \forall integer k; 0 <= k < p->depth ==> 0 <= p->open[k] <= n;
    /*@ assert written: pairs: \forall integer k, m; 0 <= k < m <= k + 1 && m < p->depth ==>
      @   level(json, p->open[k], p->open[m]); */
    //@ assert written: order: \forall integer k; 0 < k < p->depth ==> 0 <= p->open[k - 1] < p->open[k] <= n;
    //@ assert written: keys_before: stack_keys(OPEN, json);
    json_nodes_add(json, type, start, end);
    //@ assert written: ended: \forall integer i; 0 <= i < n ==> (ended(json, i) <==> ended{Pre}(json, i));
    /*@ assert written: open: \forall integer k, m; 0 <= k < m <= k + 1 && m < p->depth ==>
      @   0 <= p->open[k] < p->open[m] && is_open(json, p->open[k]); */
    /*@ assert written: none_holds: \forall integer k, m; 0 <= k < m <= k + 1 && m < p->depth ==>
      @   p->open[k] < p->open[m] && none_holds(json, p->open[k]); */
    /*@ assert written: ended_between: \forall integer k, m; 0 <= k < m <= k + 1 && m < p->depth ==>
      @   ended_between(json, p->open[k], p->open[m]); */
    /*@ assert written: pairs_stay: \forall integer k, m; 0 <= k < m <= k + 1 && m < p->depth ==>
      @   level(json, p->open[k], p->open[m]); */
    //@ assert written: lower: \forall integer k; 0 < k < p->depth ==> level(json, p->open[k - 1], p->open[k]);
    //@ assert written: so_far: written_so_far(json, json->text, json->length, n + 1);
    //@ assert written: root: root_begins(json, json->text, n + 1);
    //@ assert written: upper: p->depth > 0 ==> level(json, p->open[p->depth - 1], n);
    //@ assert written: bottom: p->depth > 0 ==> p->open[0] == 0;
    //@ assert written: none_yet: p->depth == 0 ==> all_ended(json, n);
    //@ assert written: levels: levels(OPEN, json, n);
    //@ assert written: keys: stack_keys(OPEN, json);
    //@ assert written: before: stack_before(OPEN, json, p->position);
    //@ assert written: none: none_before(json, n + 1);
    //@ assert written: below: last_below(OPEN, json, n);
    //@ assert written: all: nodes_added(OPEN, json, json->text, json->length, n, p->position);
    //@ assert written: count: json->count == n + 1;
    return 1;
}

/* Continues at a position, with what is expected there. */
/*@ requires parser_memory(p) && parser_stack(p) && json_nodes(p->json) && 0 <= position <= p->json->length;
  @ requires p->last_key > 0 ==> p->last_key < p->json->count;
  @ requires expect <= END && (expect != VALUE ==> p->json->count > 0) &&
  @   (expect != VALUE && expect != END ==> p->depth > 0);
  @ requires written: place: p->position <= position;
  @ requires written: nodes: nodes_written(p, p->json, TEXT);
  @ requires written: expected: expected(p->json, TEXT, p->depth, p->open[p->depth - 1], p->json->count, position,
  @   expect);
  @ assigns p->position, p->expect;
  @ ensures \result == 1 && parser_ok(p) && p->position == position;
  @ ensures written: parser_written(p, p->json, TEXT); */
static int go_on(struct parser *p, int position, enum expect expect)
{
    p->position = position;
    p->expect = expect;
    return 1;
}

/*@ requires parser_memory(p) && parser_stack(p) && p->json->count > 0;
  @ requires p->last_key > 0 ==> p->last_key < p->json->count;
  @ requires 0 <= position <= p->json->length && json_nodes(p->json);
  @ requires written: p->position <= position && nodes_written(p, p->json, TEXT);
  @ requires written: last: p->depth > 0 ==> p->open[p->depth - 1] < p->json->count - 1 &&
  @   after_last(p->json, TEXT, p->open[p->depth - 1], p->json->count, position);
  @ requires written: key: !KEY_AT(p->json, p->json->count - 1);
  @ requires written: end: p->depth == 0 ==> at_end(p->json, TEXT, p->json->count, position);
  @ assigns p->position, p->expect;
  @ ensures \result == 1 && parser_ok(p) && p->position == position;
  @ ensures written: parser_written(p, \old(p->json), \old(TEXT)); */
static int after_value(struct parser *p, int position)
{
    return go_on(p, position, p->depth == 0 ? END : COMMA_OR_END);
}

/* Continues after a node that is neither object nor array. */
/*@ requires parser_memory(p) && parser_stack(p) && p->json->count > 0;
  @ requires p->last_key > 0 ==> p->last_key < p->json->count;
  @ requires 0 <= position <= p->json->length && json_nodes(p->json);
  @ requires written: p->position <= position && ADDED;
  @ requires written: leaf: !CONTAINER_AT(p->json, p->json->count - 1) && !KEY_AT(p->json, p->json->count - 1);
  @ requires written: end: END_OF(p->json, p->json->count - 1) == position;
  @ requires written: next: p->json->node[p->json->count - 1].next == p->json->count;
  @ assigns p->position, p->expect;
  @ ensures \result == 1 && parser_ok(p) && p->position == position;
  @ ensures written: parser_written(p, \old(p->json), \old(TEXT)); */
static int after_leaf(struct parser *p, int position)
{
    //@ assert written: here: blank(p->json->text, position, position);
    //@ assert written: levels: levels(OPEN, p->json, p->json->count);
    /*@ assert written: last: p->depth > 0 ==>
      @   after_last(p->json, TEXT, p->open[p->depth - 1], p->json->count, position); */
    return after_value(p, position);
}

/* Appends a value that is neither object nor array, and that ends before `position`. */
/*@ requires parser_at(p) && 0 <= start <= end <= position <= p->json->length && p->position < position &&
  @   type <= JSON_STRING;
  @ requires written: parser_written(p, p->json, TEXT) && (p->expect == VALUE || p->expect == VALUE_OR_END);
  @ requires written: token: token(TEXT, p->json->length, type, start, end);
  @ requires written: place: begins(type, start) == p->position && stops(type, end) == position;
  @ assigns PARSER_STATE, PARSER_JSON, *p->answer;
  @ ensures \result != 0 ==> parser_ok(p) && p->position == position;
  @ ensures written: \result != 0 ==> parser_written(p, \old(p->json), \old(TEXT)); */
static int add_leaf(struct parser *p, enum json_type type, int start, int end, int position)
{
    if (!add_node(p, type, start, end)) return 0;
    //@ assert written: type: p->json->node[p->json->count - 1].type == type;
    //@ assert written: leaf: !is_container(type) && type != JSON_KEY;
    return after_leaf(p, position);
}

/* Continues after a key. */
/*@ requires parser_memory(p) && parser_stack(p) && p->json->count > 0 && p->depth > 0;
  @ requires 0 <= position <= p->json->length && json_nodes(p->json);
  @ requires written: p->position <= position && ADDED;
  @ requires written: key: KEY_AT(p->json, p->json->count - 1);
  @ requires written: end: END_OF(p->json, p->json->count - 1) == position;
  @ assigns p->position, p->last_key, p->expect;
  @ ensures \result == 1 && parser_ok(p) && p->position == position;
  @ ensures written: parser_written(p, \old(p->json), \old(TEXT)); */
static int after_key(struct parser *p, int position)
{
    //@ assert written: here: blank(p->json->text, position, position);
    //@ assert written: levels: levels(OPEN, p->json, p->json->count);
    //@ assert written: colon: may_colon(p->json, TEXT, p->open[p->depth - 1], p->json->count, position);
    p->last_key = (unsigned long)p->json->count - 1;
    return go_on(p, position, COLON);
}

/* Pushes the last node, c, on the stack of open objects and arrays. */
/*@ requires \valid(p) && 0 <= p->depth < JSON_MAX_LEVELS && \valid_read(p->json) && parser_stack(p);
  @ requires c == p->json->count - 1;
  @ requires written: levels: levels(OPEN, p->json, c);
  @ requires written: keys: stack_keys(OPEN, p->json);
  @ requires written: node: level(p->json, c, p->json->count);
  @ requires written: root: p->depth == 0 ==> c == 0;
  @ requires written: key: p->depth > 0 ==> below(p->json, p->open[p->depth - 1], c) && !KEY_AT(p->json, c);
  @ assigns p->depth, p->open[0 .. JSON_MAX_LEVELS - 1];
  @ ensures p->depth == \old(p->depth) + 1 && p->open[p->depth - 1] == c;
  @ ensures stack: parser_stack(p);
  @ ensures written: levels: levels(OPEN, p->json, p->json->count);
  @ ensures written: keys: stack_keys(OPEN, p->json);
  @ ensures written: before: \forall integer to; stack_before{Pre}(&p->open[0], \old(p->depth), p->json, to) &&
  @   p->json->node[c].start <= to ==> stack_before(OPEN, p->json, to); */
static void push(struct parser *p, unsigned short c)
{
    //@ ghost struct json *json = p->json;
    const long depth = p->depth;
    p->open[depth] = c;
    //@ assert written: others: \forall integer k; 0 <= k < depth ==> p->open[k] == \at(p->open[k], Pre);
    //@ assert written: lower: \forall integer k; 0 < k < depth ==> level(json, p->open[k - 1], p->open[k]);
    //@ assert written: upper: depth > 0 ==> level(json, p->open[depth - 1], c);
    //@ assert written: bottom: p->open[0] == 0;
    //@ assert written: levels: levels(&p->open[0], depth + 1, json, json->count);
    /*@ assert written: keys_lower: \forall integer k; 0 < k < depth ==>
      @   (KEY_AT(json, p->open[k] - 1) <==> OBJECT_AT(json, p->open[k - 1])); */
    /*@ assert written: keys_upper: depth > 0 ==> (KEY_AT(json, c - 1) <==> OBJECT_AT(json, p->open[depth - 1])); */
    //@ assert written: keys: stack_keys(&p->open[0], depth + 1, json);
    p->depth = depth + 1;
}

/* Continues after the opening bracket of the last node, c, an object or array. */
/*@ requires parser_memory(p) && parser_stack(p) && p->depth < JSON_MAX_LEVELS;
  @ requires p->last_key > 0 ==> p->last_key < p->json->count;
  @ requires 0 <= position <= p->json->length && json_nodes(p->json) && c == p->json->count - 1;
  @ requires written: added: p->position == position - 1 && ADDED;
  @ requires written: node: type == p->json->node[c].type && is_container(type) && p->json->node[c].next == c + 1;
  @ requires written: open: p->json->node[c].start == position - 1 && p->json->node[c].end == position - 1;
  @ assigns p->position, p->expect, p->depth, p->open[0 .. JSON_MAX_LEVELS - 1];
  @ ensures \result == 1 && parser_ok(p) && p->position == position;
  @ ensures written: parser_written(p, p->json, TEXT); */
static int after_bracket(struct parser *p, unsigned short c, enum json_type type, int position)
{
    //@ ghost struct json *json = p->json;
    const enum expect expect = type == JSON_OBJECT ? KEY_OR_END : VALUE_OR_END;
    //@ assert written: so_far: written_so_far(json, json->text, json->length, json->count);
    //@ assert written: root: root_begins(json, json->text, json->count);
    //@ assert written: here: blank(json->text, position, position);
    //@ assert written: level: level(json, c, json->count);
    //@ assert written: before: stack_before(OPEN, json, p->position);
    //@ assert written: key: last_below(OPEN, json, c);
    //@ assert written: begin: may_begin(json, json->text, c, c + 1, position);
    //@ assert written: end: may_end(json, json->text, c, c + 1, position);
    //@ assert written: comes: key_comes(json, c, c + 1) <==> expect == KEY_OR_END;
    push(p, c);
    //@ assert memory: parser_memory(p);
    //@ assert nodes: json_nodes(json);
    //@ assert written: before_this: stack_before(OPEN, json, p->position);
    //@ assert written: all: nodes_written(p, json, json->text);
    //@ assert written: expected: expected(json, json->text, p->depth, c, c + 1, position, expect);
    return go_on(p, position, expect);
}

/*@ requires parser_at(p) && (type == JSON_OBJECT || type == JSON_ARRAY);
  @ requires written: parser_written(p, p->json, TEXT) && (p->expect == VALUE || p->expect == VALUE_OR_END);
  @ requires written: bracket: TEXT[p->position] == (type == JSON_OBJECT ? '{' : '[');
  @ assigns PARSER_STATE, PARSER_JSON, *p->answer;
  @ ensures \result != 0 ==> parser_ok(p) && p->position > \old(p->position);
  @ ensures written: \result != 0 ==> parser_written(p, \old(p->json), \old(TEXT)); */
static int open_container(struct parser *p, enum json_type type)
{
    const int position = (int)p->position;
    if (p->depth >= JSON_MAX_LEVELS) return malformed(p, "nested too deeply");
    const unsigned short c = (unsigned short)p->json->count;
    if (!add_node(p, type, position, position)) return 0;
    //@ assert c: c == p->json->count - 1;
    return after_bracket(p, c, type, position + 1);
}

/* Closes the innermost open object or array, which ends before `end`. */
/*@ requires parser_memory(p) && parser_stack(p) && json_nodes(p->json) && p->depth > 0 && 0 < end <= p->json->length;
  @ requires written: nodes_written(p, p->json, TEXT);
  @ requires written: may_end(p->json, TEXT, p->open[p->depth - 1], p->json->count, end - 1);
  @ requires written: bracket: TEXT[end - 1] == (OBJECT_AT(p->json, p->open[p->depth - 1]) ? '}' : ']');
  @ requires written: place: p->position == end - 1;
  @ assigns p->depth, p->json->node[0 .. JSON_MAX_VALUES - 1];
  @ ensures memory: parser_memory(p) && parser_stack(p) && json_nodes(p->json) &&
  @   p->json->count == \old(p->json->count);
  @ ensures written: nodes_written(p, \old(p->json), \old(TEXT)) && !KEY_AT(p->json, p->json->count - 1);
  @ ensures written: last: p->depth > 0 ==> p->open[p->depth - 1] < p->json->count - 1 &&
  @   after_last(p->json, \old(TEXT), p->open[p->depth - 1], p->json->count, end);
  @ ensures written: end: p->depth == 0 ==> at_end(p->json, \old(TEXT), p->json->count, end); */
static void pop(struct parser *p, int end)
{
    struct json *json = p->json;
    const long depth = p->depth - 1;
    const int c = p->open[depth];
    //@ assert written: level: level(json, c, json->count);
    //@ assert written: start: json->node[c].start < end;
    //@ assert written: token: token(json->text, json->length, json->node[c].type, json->node[c].start, end);
    //@ assert written: here: blank(json->text, end, end);
    //@ assert written: levels_before: \forall integer k; 0 < k <= depth ==> level(json, p->open[k - 1], p->open[k]);
    //@ assert written: levels_next: \forall integer k; 0 <= k < depth ==> level(json, p->open[k], p->open[k + 1]);
    /*@ assert written: order: \forall integer k; 0 <= k < depth ==>
      @   p->open[k] < p->open[k + 1] && !ended(json, p->open[k]); */
    //@ assert written: keys_all: stack_keys(&p->open[0], depth + 1, json);
    //@ assert written: inside: \forall integer k; 0 <= k < depth ==> p->open[k] < json->count;
    //@ assert written: lowest: \forall integer k; 0 <= k < depth ==> p->open[k] <= c;
    //@ assert written: above: depth > 0 ==> level(json, p->open[depth - 1], c);
    //@ assert written: held: depth > 0 ==> (KEY_AT(json, c - 1) <==> OBJECT_AT(json, p->open[depth - 1]));
    //@ assert written: keys_before: stack_keys(&p->open[0], depth, json);
    json_nodes_end(json, c, end);
    //@ assert written: so_far: written_so_far(json, json->text, json->length, json->count);
    //@ assert written: lower: \forall integer k; 0 < k < depth ==> level(json, p->open[k - 1], p->open[k]);
    //@ assert written: upper: depth > 0 ==> level(json, p->open[depth - 1], json->count);
    //@ assert written: all: depth == 0 ==> all_ended(json, json->count);
    //@ assert written: levels: levels(&p->open[0], depth, json, json->count);
    //@ assert written: keys: stack_keys(&p->open[0], depth, json);
    //@ assert written: before: stack_before(&p->open[0], depth, json, p->position);
    //@ assert written: key: depth > 0 ==> last_of(json, p->open[depth - 1], c);
    p->depth = depth;
}

/*@ requires parser_at(p) && p->depth > 0;
  @ requires written: parser_written(p, p->json, TEXT) &&
  @   (p->expect == VALUE_OR_END || p->expect == KEY_OR_END || p->expect == COMMA_OR_END);
  @ requires written: bracket: TEXT[p->position] == (OBJECT_AT(p->json, p->open[p->depth - 1]) ? '}' : ']');
  @ assigns PARSER_STATE, PARSER_JSON, *p->answer;
  @ ensures \result != 0 ==> parser_ok(p) && p->position > \old(p->position);
  @ ensures written: \result != 0 ==> parser_written(p, \old(p->json), \old(TEXT)); */
static int close_container(struct parser *p)
{
    const int end = (int)p->position + 1;
    pop(p, end);
    return after_value(p, end);
}

/* The number of keys of the same object before the last node, or -1 when one of them is equal to it. */
/*@ requires parser_memory(p) && parser_stack(p) && p->depth > 0 && json_nodes(p->json) && p->json->count > 0;
  @ assigns \nothing; */
static int keys_before(const struct parser *p)
{
    const struct json *json = p->json;
    const int key = json->count - 1;
    int keys = 0;
    /*@ loop invariant 0 < i <= json->count && 0 <= keys < i;
      @ loop assigns i, keys;
      @ loop variant json->count - i; */
    for (int i = p->open[p->depth - 1] + 1; i + 1 < key; i = json->node[i + 1].next) {
        if (json_same(json, i, key)) return -1;
        keys++;
    }
    return keys;
}

/*@ requires parser_at(p) && p->depth > 0;
  @ requires written: parser_written(p, p->json, TEXT) && (p->expect == KEY || p->expect == KEY_OR_END);
  @ assigns PARSER_STATE, PARSER_JSON, *p->answer;
  @ ensures \result != 0 ==> parser_ok(p) && p->position > \old(p->position);
  @ ensures written: \result != 0 ==> parser_written(p, \old(p->json), \old(TEXT)); */
static int read_key(struct parser *p)
{
    int escaped = 0;
    const int start = (int)p->position;
    if (p->json->text[start] != '"') return malformed(p, "a key was expected");
    const int end = scan_string(p->json->text, p->json->length, start, &escaped);
    if (end < 0) return malformed(p, "a string is not closed, or holds what no string may hold");
    if (escaped) return malformed(p, "an escape in a key");
    if (!add_node(p, JSON_KEY, start + 1, end - 1)) return 0;
    const int keys = keys_before(p);
    if (keys < 0) return malformed(p, "a key stands twice in an object");
    if (keys >= JSON_MAX_KEYS) return malformed(p, "too many keys in an object");
    return after_key(p, end);
}

/* 1 when a string with an escape is allowed here: in the value of `id`, and in records that are not certificates. */
/*@ requires parser_at(p);
  @ assigns \nothing; */
static int escape_may_stand(const struct parser *p)
{
    const struct json *json = p->json;
    return p->last_key == 0 || !(json_is(json, (int)p->last_key, "type") || json_is(json, (int)p->last_key, "kind"));
}

/* 1 when an escape must be noted, which is not so in the value of `id`. */
/*@ requires parser_at(p);
  @ assigns \nothing; */
static int escape_counts(const struct parser *p)
{
    return p->last_key == 0 || !json_is(p->json, (int)p->last_key, "id");
}

/*@ requires parser_at(p);
  @ requires written: parser_written(p, p->json, TEXT) && (p->expect == VALUE || p->expect == VALUE_OR_END);
  @ assigns p->json->escapes;
  @ ensures parser_at(p);
  @ ensures written: parser_written(p, p->json, TEXT); */
static void note_escape(struct parser *p)
{
    struct json *json = p->json;
    //@ ghost int n = json->count;
    json_nodes_note_escape(json);
    //@ assert written: lower: \forall integer k; 0 < k < p->depth ==> level(json, p->open[k - 1], p->open[k]);
    //@ assert written: upper: p->depth > 0 ==> level(json, p->open[p->depth - 1], n);
    //@ assert written: bottom: p->depth > 0 ==> p->open[0] == 0;
    //@ assert written: none_yet: p->depth == 0 ==> all_ended(json, n);
    //@ assert written: levels: levels(OPEN, json, n);
    //@ assert written: keys: stack_keys(OPEN, json);
    //@ assert written: before: stack_before(OPEN, json, p->position);
    //@ assert written: nodes: nodes_written(p, json, json->text);
    //@ assert written: top: p->depth > 0 ==> 0 <= p->open[p->depth - 1] < n;
    /*@ assert written: begin: p->depth > 0 ==> may_begin(json, json->text, p->open[p->depth - 1], n, p->position); */
    /*@ assert written: end: p->expect == VALUE_OR_END ==>
      @   may_end(json, json->text, p->open[p->depth - 1], n, p->position); */
    /*@ assert written: expected: expected(json, json->text, p->depth, p->open[p->depth - 1], n, p->position,
      @   p->expect); */
}

/*@ requires parser_at(p);
  @ requires written: parser_written(p, p->json, TEXT) && (p->expect == VALUE || p->expect == VALUE_OR_END) &&
  @   TEXT[p->position] == '"';
  @ assigns PARSER_STATE, PARSER_JSON, *p->answer;
  @ ensures \result != 0 ==> parser_ok(p) && p->position > \old(p->position);
  @ ensures written: \result != 0 ==> parser_written(p, \old(p->json), \old(TEXT)); */
static int read_string(struct parser *p)
{
    int escaped = 0;
    const int start = (int)p->position, end = scan_string(p->json->text, p->json->length, start, &escaped);
    if (end < 0) return malformed(p, "a string is not closed, or holds what no string may hold");
    if (escaped && !escape_may_stand(p)) return malformed(p, "an escape in type or kind");
    if (escaped && escape_counts(p)) note_escape(p);
    return add_leaf(p, JSON_STRING, start + 1, end - 1, end);
}

/*@ requires parser_at(p);
  @ requires written: parser_written(p, p->json, TEXT) && (p->expect == VALUE || p->expect == VALUE_OR_END);
  @ assigns PARSER_STATE, PARSER_JSON, *p->answer;
  @ ensures \result != 0 ==> parser_ok(p) && p->position > \old(p->position);
  @ ensures written: \result != 0 ==> parser_written(p, \old(p->json), \old(TEXT)); */
static int read_integer(struct parser *p)
{
    const int start = (int)p->position, end = scan_integer(p->json->text, p->json->length, start);
    if (end < 0) return malformed(p, "an integer of at most 18 digits was expected; there are no floating literals");
    return add_leaf(p, JSON_INTEGER, start, end, end);
}

/*@ predicate spells{L}(char *word, integer type) =
  @   (type == JSON_NULL && word[0] == 'n' && word[1] == 'u' && word[2] == 'l' && word[3] == 'l' && word[4] == 0) ||
  @   (type == JSON_TRUE && word[0] == 't' && word[1] == 'r' && word[2] == 'u' && word[3] == 'e' && word[4] == 0) ||
  @   (type == JSON_FALSE && word[0] == 'f' && word[1] == 'a' && word[2] == 'l' && word[3] == 's' && word[4] == 'e' &&
  @     word[5] == 0); */
/*@ requires parser_at(p) && type <= JSON_TRUE;
  @ requires constant_text(word);
  @ requires word[0] != 0;
  @ requires written: parser_written(p, p->json, TEXT) && (p->expect == VALUE || p->expect == VALUE_OR_END) &&
  @   spells(word, type);
  @ assigns PARSER_STATE, PARSER_JSON, *p->answer;
  @ ensures \result != 0 ==> parser_ok(p) && p->position > \old(p->position);
  @ ensures written: \result != 0 ==> parser_written(p, \old(p->json), \old(TEXT)); */
static int read_word(struct parser *p, const char *word, enum json_type type)
{
    const int start = (int)p->position, end = scan_word(p->json->text, p->json->length, start, word);
    if (end < 0) return malformed(p, "a value was expected");
    return add_leaf(p, type, start, end, end);
}

/*@ requires parser_at(p);
  @ requires written: parser_written(p, p->json, TEXT) && (p->expect == VALUE || p->expect == VALUE_OR_END);
  @ assigns PARSER_STATE, PARSER_JSON, *p->answer;
  @ ensures \result != 0 ==> parser_ok(p) && p->position > \old(p->position);
  @ ensures written: \result != 0 ==> parser_written(p, \old(p->json), \old(TEXT)); */
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
  @ requires written: parser_written(p, p->json, TEXT) && p->expect == COMMA_OR_END;
  @ assigns PARSER_STATE, PARSER_JSON, *p->answer;
  @ ensures \result != 0 ==> parser_ok(p) && p->position > \old(p->position);
  @ ensures written: \result != 0 ==> parser_written(p, \old(p->json), \old(TEXT)); */
static int read_comma_or_end(struct parser *p)
{
    const unsigned char c = p->json->text[p->position];
    const int in_object = p->json->node[p->open[p->depth - 1]].type == JSON_OBJECT;
    if (c == (in_object ? '}' : ']')) return close_container(p);
    if (c != ',') return malformed(p, "a comma or the end of an object or array was expected");
    return go_on(p, (int)p->position + 1, in_object ? KEY : VALUE);
}

/*@ requires parser_at(p);
  @ requires written: parser_written(p, p->json, TEXT) && p->expect == COLON;
  @ assigns PARSER_STATE, PARSER_JSON, *p->answer;
  @ ensures \result != 0 ==> parser_ok(p) && p->position > \old(p->position);
  @ ensures written: \result != 0 ==> parser_written(p, \old(p->json), \old(TEXT)); */
static int read_colon(struct parser *p)
{
    if (p->json->text[p->position] != ':') return malformed(p, "a colon was expected");
    return go_on(p, (int)p->position + 1, VALUE);
}

/*@ requires parser_at(p);
  @ requires written: parser_written(p, p->json, TEXT);
  @ assigns PARSER_STATE, PARSER_JSON, *p->answer;
  @ ensures \result != 0 ==> parser_ok(p) && p->position > \old(p->position);
  @ ensures written: \result != 0 ==> parser_written(p, \old(p->json), \old(TEXT)); */
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

/* Reads one token, or one character of white space. */
/*@ requires parser_at(p);
  @ requires written: parser_written(p, p->json, TEXT);
  @ assigns PARSER_STATE, PARSER_JSON, *p->answer;
  @ ensures \result != 0 ==> parser_ok(p) && p->position > \old(p->position);
  @ ensures written: \result != 0 ==> parser_written(p, \old(p->json), \old(TEXT)); */
static int read_next(struct parser *p)
{
    const int to = (int)p->position;
    if (!is_space(p->json->text[to])) return read_token(p);
    //@ assert written: blank: \forall integer from; blank(TEXT, from, to) ==> blank(TEXT, from, to + 1);
    //@ assert written: mark: \forall integer from, c; mark(TEXT, from, to, c) ==> mark(TEXT, from, to + 1, c);
    return go_on(p, to + 1, (enum expect)p->expect);
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
      @ loop invariant written: parser_written(&p, json, text);
      @ loop assigns p.position, p.last_key, p.expect, p.depth, p.open[0 .. JSON_MAX_LEVELS - 1], json->count,
      @   json->escapes, json->node[0 .. JSON_MAX_VALUES - 1], *answer;
      @ loop variant length - p.position; */
    while (p.position < length)
        if (!read_next(&p)) return 0;
    if (p.expect != END) return malformed(&p, "the certificate ends too early");
    //@ assert written: end: at_end(json, text, json->count, length);
    //@ assert written: ended: all_ended(json, json->count);
    //@ assert written: one: one_value(json, text, length, json->count);
    //@ assert written: so_far: written_so_far(json, text, length, json->count);
    return 1;
}
