/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/record_scanner.h"

static void scan_in_string(struct record_scanner *s, int byte)
{
    if (byte == '\n') {
        s->in_string = s->escaped = 0;
    } else if (s->escaped) {
        s->escaped = 0;
    } else if (byte == '\\') {
        s->escaped = 1;
    } else if (byte == '"') {
        s->in_string = 0;
    }
}

static void push(struct record_scanner *s, int byte)
{
    if (s->depth < RECORD_MAX_DEPTH)
        s->open[s->depth] = (char)byte;
    else
        s->too_deep = 1;
    s->depth++;
}

/* 1 when a bracket of this kind is open, among those that are recorded. */
static int is_open(const struct record_scanner *s, char bracket)
{
    for (int i = 0; i < s->depth && i < RECORD_MAX_DEPTH; i++)
        if (s->open[i] == bracket) return 1;
    return 0;
}

/* Closes the innermost bracket that fits, and all brackets inside it that were left open. */
static enum scan_step pop(struct record_scanner *s, char bracket, int in_array)
{
    if (s->depth > RECORD_MAX_DEPTH) {
        s->depth--;
        return SCAN_MORE;
    }
    if (!is_open(s, bracket)) return bracket == '[' && in_array ? SCAN_ARRAY_END : SCAN_MORE;
    while (s->open[s->depth - 1] != bracket) s->depth--;
    s->depth--;
    return s->depth == 0 ? SCAN_COMPLETE : SCAN_MORE;
}

/* A `{` that is first on its line where the grammar allows no value starts the next record; so does one in column 0 as
 * the value of a field, which in most cases is due to a line that was cut after its colon. */
static int starts_record(const struct record_scanner *s, int in_column_0)
{
    if (s->depth > RECORD_MAX_DEPTH) return in_column_0;
    if (s->open[s->depth - 1] == '[') return s->last != '[' && s->last != ',';
    return s->last != ':' || in_column_0;
}

enum scan_step record_scan(struct record_scanner *s, int byte, int first_on_line, int in_column_0, int in_array)
{
    if (s->in_string) {
        scan_in_string(s, byte);
        return SCAN_MORE;
    }
    if (byte == ' ' || byte == '\t' || byte == '\r' || byte == '\n') return SCAN_MORE;
    if (byte == '{' && s->depth > 0 && first_on_line && starts_record(s, in_column_0)) return SCAN_NEXT_RECORD;
    s->last = byte;
    if (byte == '{' || byte == '[') push(s, byte);
    if (byte == '"') s->in_string = 1;
    if (byte == '}') return pop(s, '{', in_array);
    if (byte == ']') return pop(s, '[', in_array);
    return SCAN_MORE;
}
