/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/record_reader.h"

#include <stdlib.h>
#include <string.h>

/* Where the reader stands between records. */
enum place { AT_START, IN_ARRAY_FIRST, IN_ARRAY_AFTER_RECORD, IN_ARRAY_AFTER_COMMA, AFTER_ARRAY, IN_SEQUENCE, AT_END };

struct record_reader {
    FILE *in;
    enum place place;
    long line;
    int at_line_start; /* nothing but the newline was read before the next character */
    size_t length;
    char text[RECORD_MAX_BYTES];
};

struct record_reader *record_reader_new(FILE *in)
{
    struct record_reader *reader = malloc(sizeof *reader);
    if (reader == NULL) abort();
    reader->in = in;
    reader->place = AT_START;
    reader->line = 1;
    reader->at_line_start = 1;
    reader->length = 0;
    return reader;
}

void record_reader_free(struct record_reader *reader)
{
    free(reader);
}

static int next_character(struct record_reader *reader)
{
    const int c = getc(reader->in);
    reader->at_line_start = c == '\n';
    if (c == '\n') reader->line++;
    return c;
}

static int peek_character(struct record_reader *reader)
{
    const int c = getc(reader->in);
    if (c != EOF) ungetc(c, reader->in);
    return c;
}

static int is_space(int c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static int peek_after_space(struct record_reader *reader)
{
    while (is_space(peek_character(reader))) next_character(reader);
    return peek_character(reader);
}

/* The brackets that are open in a record, and whether a string is. */
struct nesting {
    int depth, lists, in_string, escaped, too_deep;
};

static void nest(struct nesting *n, int c)
{
    if (n->in_string) {
        const int ends = (c == '"' && !n->escaped) || c == '\n';
        n->escaped = c == '\\' && !n->escaped;
        n->in_string = !ends;
    } else if (c == '"') {
        n->in_string = 1;
        n->escaped = 0;
    } else if (c == '{' || c == '[') {
        n->depth++;
        n->lists += c == '[';
    } else if (c == '}' || c == ']') {
        n->depth--;
        n->lists -= c == ']' && n->lists > 0;
    }
    n->too_deep |= n->depth > RECORD_MAX_DEPTH;
}

static void keep(struct record_reader *reader, int c)
{
    if (reader->length < RECORD_MAX_BYTES) reader->text[reader->length] = (char)c;
    reader->length++;
}

static const char *trouble_of(const struct record_reader *reader, const struct nesting *nesting, int finished)
{
    if (nesting->too_deep) return "the record is nested deeper than 64 levels";
    if (reader->length > RECORD_MAX_BYTES) return "the record is longer than 1 MiB";
    return finished ? NULL : "the record is not finished: a '}' is missing";
}

/* Reads an object; the next character is its '{'. */
static void read_object(struct record_reader *reader, struct record *record)
{
    struct nesting nesting = {0, 0, 0, 0, 0};
    do {
        const int c = peek_character(reader);
        const int begins_next = c == '{' && reader->at_line_start && nesting.depth > 0 && nesting.lists == 0;
        if (c == EOF || begins_next) break;
        next_character(reader);
        keep(reader, c);
        nest(&nesting, c);
    } while (nesting.depth > 0);
    record->trouble = trouble_of(reader, &nesting, nesting.depth == 0);
}

/* Reads something that is no object, up to where the next record can begin; always at least one character. */
static void read_stray(struct record_reader *reader, struct record *record)
{
    const int in_array = reader->place == IN_ARRAY_FIRST || reader->place == IN_ARRAY_AFTER_RECORD ||
                         reader->place == IN_ARRAY_AFTER_COMMA;
    do {
        keep(reader, next_character(reader));
        const int c = peek_character(reader);
        if (c == EOF || c == '\n' || c == '{' || (in_array && (c == ',' || c == ']'))) break;
    } while (1);
    record->trouble = in_array ? "an element of the array is no object: a problem must be a JSON object {...}"
                               : "a problem must be a JSON object {...}, or an array of objects";
    if (memchr(reader->text, 0xEF, reader->length < 4 ? reader->length : 4) != NULL && record->line == 1)
        record->trouble = "the file begins with a byte order mark: save it as UTF-8 without one";
}

static void read_one(struct record_reader *reader, struct record *record)
{
    const enum place place = reader->place;
    reader->length = 0;
    record->line = reader->line;
    if (peek_character(reader) == '{')
        read_object(reader, record);
    else
        read_stray(reader, record);
    if (place == IN_ARRAY_AFTER_RECORD && record->trouble == NULL)
        record->trouble = "a comma is missing before this element of the array";
    reader->place = place == AT_START || place == IN_SEQUENCE ? IN_SEQUENCE
                    : place == AFTER_ARRAY                    ? AFTER_ARRAY
                                                              : IN_ARRAY_AFTER_RECORD;
    record->text = reader->text;
    record->length = reader->length < RECORD_MAX_BYTES ? reader->length : RECORD_MAX_BYTES;
}

static int report(struct record_reader *reader, struct record *record, const char *trouble, enum place next)
{
    *record = (struct record){reader->text, 0, reader->line, trouble};
    reader->place = next;
    return 1;
}

/* At the end of the stream: 0, or what is missing. */
static int finish(struct record_reader *reader, struct record *record)
{
    const enum place place = reader->place;
    reader->place = AT_END;
    if (place == AT_START) return report(reader, record, "there is no problem in the input", AT_END);
    if (place == IN_SEQUENCE || place == AFTER_ARRAY || place == AT_END) return 0;
    return report(reader, record, "the array is not closed: a ']' is missing", AT_END);
}

int record_reader_next(struct record_reader *reader, struct record *record)
{
    const int c = reader->place == AT_END ? EOF : peek_after_space(reader);
    const enum place place = reader->place;
    if (c == EOF) return finish(reader, record);
    if (place == AT_START && c == '[') {
        next_character(reader);
        reader->place = IN_ARRAY_FIRST;
        return record_reader_next(reader, record);
    }
    if (c == ']' && (place == IN_ARRAY_FIRST || place == IN_ARRAY_AFTER_RECORD || place == IN_ARRAY_AFTER_COMMA)) {
        next_character(reader);
        reader->place = AFTER_ARRAY;
        if (place == IN_ARRAY_FIRST) return report(reader, record, "the array holds no problem", AFTER_ARRAY);
        if (place == IN_ARRAY_AFTER_COMMA)
            return report(reader, record, "a comma without an element after it", AFTER_ARRAY);
        return record_reader_next(reader, record);
    }
    if (c == ',' && place == IN_ARRAY_AFTER_RECORD) {
        next_character(reader);
        reader->place = IN_ARRAY_AFTER_COMMA;
        return record_reader_next(reader, record);
    }
    read_one(reader, record);
    if (place == AFTER_ARRAY) record->trouble = "there is text after the end of the array";
    return 1;
}

long record_key_line(const struct record *record, const char *key)
{
    struct nesting nesting = {0, 0, 0, 0, 0};
    const size_t key_length = strlen(key);
    long line = 1, found = 1;
    for (size_t i = 0; i < record->length; i++) {
        const char c = record->text[i];
        const int opens = c == '"' && !nesting.in_string && nesting.depth == 1;
        nest(&nesting, c);
        line += c == '\n';
        if (!opens || record->length - i < key_length + 2) continue;
        const char *after = record->text + i + 1 + key_length;
        if (memcmp(record->text + i + 1, key, key_length) != 0 || *after != '"') continue;
        const char *end = record->text + record->length;
        for (after++; after < end && is_space((unsigned char)*after);) after++;
        if (after < end && *after == ':') found = line;
    }
    return found;
}
