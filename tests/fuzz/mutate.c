/* SPDX-License-Identifier: BSD-2-Clause */
/* A mutator for JSON text: it changes whole tokens (strings, integers, objects, arrays), so that most of what it makes is still read to the
 * end.  One time in eight libFuzzer's own mutator is used. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed);

enum { MOST_TOKENS = 1 << 16, LONGEST = 1 << 20 };

static const char *const words[] = {"0",
                                    "1",
                                    "-1",
                                    "1/2",
                                    "-1/2",
                                    "2",
                                    "3/4",
                                    "-7/3",
                                    "1000000007",
                                    "1/1000000007",
                                    "4/3",
                                    "100000000000000000000000000000000000000001",
                                    "999999999999999999",
                                    "-1000000000000",
                                    "consistent",
                                    "boundary",
                                    "inconsistent",
                                    "inadmissible",
                                    "determinate",
                                    "degenerate",
                                    "continuum",
                                    "filter",
                                    "exact",
                                    "interval",
                                    "poisson",
                                    "energetic",
                                    "newton",
                                    "F",
                                    "S+",
                                    "S-",
                                    "T",
                                    "none",
                                    "one",
                                    "line",
                                    "contact",
                                    "impact",
                                    "chatter",
                                    "jam",
                                    "rest",
                                    "modes",
                                    "closed",
                                    "verdict",
                                    "verdicts",
                                    "verdicts-of-mechanism",
                                    "poly",
                                    "lo",
                                    "hi",
                                    "coefficients",
                                    "a",
                                    "b",
                                    "d",
                                    "field",
                                    "sqrt(2)",
                                    "sqrt(3)-1",
                                    "sin(65deg)",
                                    "atan(2)",
                                    "65deg",
                                    "[1/3, 1/2]",
                                    "0.3 +/- 0.1",
                                    "tan(pi/8)",
                                    "1e9999",
                                    "0x1p-1074",
                                    "lagrangian",
                                    "falling-rod",
                                    "rimless-wheel",
                                    "[[2,1],[1,2]]"};

struct token {
    size_t start, end;
};

/* The input, its room and its tokens. */
struct text {
    uint8_t *byte;
    size_t size, room, tokens;
    uint64_t state;
};

static struct token token[MOST_TOKENS];
static uint8_t kept[LONGEST];

static size_t below(struct text *text, size_t n)
{
    text->state ^= text->state << 13;
    text->state ^= text->state >> 7;
    text->state ^= text->state << 17;
    return n == 0 ? 0 : (size_t)((text->state >> 16) % n);
}

/* ---- tokens ---- */

static size_t end_of_string(const struct text *text, size_t at)
{
    for (at++; at < text->size && text->byte[at] != '"'; at++) continue;
    return at < text->size ? at + 1 : text->size;
}

static int is_digit(int byte)
{
    return byte >= '0' && byte <= '9';
}

static size_t end_of_integer(const struct text *text, size_t at)
{
    for (at++; at < text->size && is_digit(text->byte[at]); at++) continue;
    return at;
}

static size_t end_of_group(const struct text *text, size_t at)
{
    for (int depth = 0; at < text->size;) {
        const int byte = text->byte[at];
        depth += (byte == '{' || byte == '[') - (byte == '}' || byte == ']');
        at = byte == '"' ? end_of_string(text, at) : at + 1;
        if (depth <= 0) break;
    }
    return at;
}

/* Groups are tokens, and what they hold are tokens again. */
static void find_tokens(struct text *text)
{
    size_t next;
    text->tokens = 0;
    for (size_t at = 0; at < text->size && text->tokens < MOST_TOKENS; at = next) {
        const int byte = text->byte[at];
        size_t end = at;
        if (byte == '"') end = end_of_string(text, at);
        if (byte == '-' || is_digit(byte)) end = end_of_integer(text, at);
        next = end > at ? end : at + 1;
        if (byte == '{' || byte == '[') end = end_of_group(text, at);
        if (end > at) token[text->tokens++] = (struct token){at, end};
    }
}

/* ---- changes ---- */

/* Puts n bytes in the place of those from start to end; nothing when there is no room. */
static void put(struct text *text, size_t start, size_t end, const void *bytes, size_t n)
{
    if (text->size - (end - start) + n > text->room) return;
    memmove(text->byte + start + n, text->byte + end, text->size - end);
    memcpy(text->byte + start, bytes, n);
    text->size = text->size - (end - start) + n;
}

static size_t keep(const struct text *text, struct token t)
{
    const size_t n = t.end - t.start <= sizeof kept ? t.end - t.start : 0;
    memcpy(kept, text->byte + t.start, n);
    return n;
}

static void copy_over(struct text *text, struct token a, struct token b)
{
    const size_t n = keep(text, b);
    if (n > 0) put(text, a.start, a.end, kept, n);
}

static void put_word(struct text *text, struct token a, struct token b)
{
    char word[80];
    (void)b;
    const int is_string = text->byte[a.start] == '"';
    const int n =
        snprintf(word, sizeof word, is_string ? "\"%s\"" : "%s", words[below(text, sizeof words / sizeof *words)]);
    put(text, a.start, a.end, word, (size_t)n);
}

static void change_digit(struct text *text, struct token a, struct token b)
{
    (void)b;
    for (int tries = 0; tries < 50; tries++) {
        uint8_t *const byte = text->byte + a.start + below(text, a.end - a.start);
        if (!is_digit(*byte)) continue;
        *byte = (uint8_t)('0' + below(text, 10));
        return;
    }
}

static void insert_digits(struct text *text, struct token a, struct token b)
{
    char digits[64];
    (void)b;
    if (a.end - a.start < 2) return;
    const size_t n = 1 + below(text, below(text, 10) > 0 ? 4 : sizeof digits),
                 at = a.start + 1 + below(text, a.end - a.start - 1);
    for (size_t i = 0; i < n; i++) digits[i] = (char)('0' + below(text, 10));
    put(text, at, at, digits, n);
}

static void change_sign(struct text *text, struct token a, struct token b)
{
    (void)b;
    const size_t at = a.start + (text->byte[a.start] == '"');
    if (at >= text->size) return;
    if (text->byte[at] == '-')
        put(text, at, at + 1, "", 0);
    else
        put(text, at, at, "-", 1);
}

static void double_it(struct text *text, struct token a, struct token b)
{
    (void)b;
    const size_t n = keep(text, a);
    put(text, a.end, a.end, kept, n);
    if (n > 0) put(text, a.end, a.end, ",", 1);
}

static void remove_it(struct text *text, struct token a, struct token b)
{
    (void)b;
    put(text, a.start, a.end + (a.end < text->size && text->byte[a.end] == ','), "", 0);
}

static void change(struct text *text)
{
    static void (*const changes[])(struct text * text, struct token a, struct token b) = {
        copy_over, copy_over, put_word, change_digit, insert_digits, change_sign, double_it, remove_it};
    const struct token a = token[below(text, text->tokens)], b = token[below(text, text->tokens)];
    changes[below(text, sizeof changes / sizeof *changes)](text, a, b);
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed)
{
    struct text text = {.byte = data, .size = size, .room = max_size, .state = seed * 0x9E3779B97F4A7C15u + 12345};
    for (int i = 0; i < 4; i++) (void)below(&text, 2);
    if (below(&text, 8) == 0) return LLVMFuzzerMutate(data, size, max_size);
    for (size_t times = 1 + below(&text, 3); times > 0; times--) {
        find_tokens(&text);
        if (text.tokens == 0) return LLVMFuzzerMutate(data, text.size, max_size);
        change(&text);
    }
    return text.size;
}
