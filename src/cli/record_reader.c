/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/record_reader.h"

#include "cli/byte_stream.h"
#include "cli/record_scanner.h"
#include "cli/text.h"
#include "memory/memory.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The reading of a file ends after this many bytes of text that is not a record, without the end of a line. */
enum { GARBAGE_MAX_BYTES = 1 << 20 };

/* What may come next. */
struct expectation {
    int in_array, value, comma, close; /* when in_array is 0, the other members are meaningless */
    int after_array;                   /* for the message only */
    long array_line;
};

struct record_reader {
    struct byte_stream bytes;
    struct expectation expect;
    struct record_scanner scanner;
    long seen; /* the number of records and troubles so far */
    size_t length;
    char text[RECORD_MAX_BYTES];
};

struct record_reader *record_reader_new(int file)
{
    struct record_reader *r = memory_new(1, sizeof *r);
    r->bytes.file = file;
    r->bytes.line = 1;
    r->bytes.first_on_line = 1;
    return r;
}

void record_reader_free(struct record_reader *r)
{
    if (r == NULL) return;
    free(r->bytes.again);
    free(r);
}

/* Reports a trouble in place of a record. Returns 1, for record_reader_next. */
static int trouble(struct record *record, long line, const char *format, ...) __attribute__((format(printf, 3, 4)));
static int trouble(struct record *record, long line, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(record->trouble, sizeof record->trouble, format, arguments);
    va_end(arguments);
    record->line = line;
    return 1;
}

/* ---- a record ---- */

/* Appends a byte. Returns 0 when the record is too long. */
static int keep(struct record_reader *r, int byte)
{
    if (r->length == sizeof r->text) return 0;
    r->text[r->length++] = (char)byte;
    return 1;
}

/* A record that was cut short seems to contain what follows it: a line in it that starts with a brace is read again,
 * because it is probably another record. Returns 0 when there is none. */
static int read_again(struct record_reader *r)
{
    for (size_t from = 1; from < r->length; from++) {
        if (r->text[from - 1] != '\n' || r->text[from] != '{') continue;
        byte_read_again(&r->bytes, r->text + from, r->length - from);
        r->length = from;
        return 1;
    }
    return 0;
}

static int cut_short(struct record_reader *r, struct record *record, enum scan_step step)
{
    const int error = r->bytes.error;
    if (error != 0) trouble(record, r->bytes.line, "cannot read further: %s", strerror(error));
    r->bytes.error = 0;
    const char *const where = read_again(r) || step == SCAN_NEXT_RECORD ? "the next record starts"
                              : step == SCAN_ARRAY_END                  ? "the array ends"
                                                                        : "the input ends";
    if (error != 0) return 1;
    return trouble(record, record->line,
                   "the record is not finished: a '}' is missing on line %ld at the latest, where %s", r->bytes.line,
                   where);
}

/* Reads the record that starts here, up to its end or to where it is cut short. Returns 0 when it is too long. */
static int take_text(struct record_reader *r, enum scan_step *step)
{
    int byte, kept = 1;
    r->scanner = (struct record_scanner){0};
    r->length = 0;
    for (*step = SCAN_MORE; *step == SCAN_MORE && (byte = byte_peek(&r->bytes)) >= 0; byte_take(&r->bytes, byte)) {
        *step = record_scan(&r->scanner, byte, r->bytes.first_on_line, r->bytes.column == 0, r->expect.in_array);
        if (*step == SCAN_NEXT_RECORD || *step == SCAN_ARRAY_END) break;
        kept = kept && !r->scanner.too_deep && keep(r, byte);
    }
    return kept || r->scanner.too_deep;
}

static int take_record(struct record_reader *r, struct record *record)
{
    enum scan_step step;
    record->line = r->bytes.line;
    const int fits = take_text(r, &step);
    r->expect.value = step != SCAN_COMPLETE;
    r->expect.comma = r->expect.close = 1;
    record->text = r->text;
    record->length = r->length;
    if (r->scanner.too_deep)
        return trouble(record, record->line, "the record is nested deeper than %d levels", RECORD_MAX_DEPTH);
    if (!fits) return trouble(record, record->line, "the record is longer than 1 MiB");
    if (step != SCAN_COMPLETE) return cut_short(r, record, step);
    if (r->text[0] == '[')
        return trouble(record, record->line,
                       "an element of the array is no object: a problem must be a JSON object {...}");
    return 1;
}

/* ---- between records ---- */

/* Skips text that is not a record: to the end of its line, or to where a record may start. */
static int take_garbage(struct record_reader *r, struct record *record)
{
    char shown[TEXT_SHOWN];
    const struct expectation *expect = &r->expect;
    const char *const what = expect->in_array
                                 ? "an element of the array is no object: a problem must be a JSON object {...}"
                             : expect->after_array ? "there is text after the end of the array"
                                                   : "a problem must be a JSON object {...}, or an array of objects";
    const long line = r->bytes.line;
    int byte, in_string = 0;
    size_t n = 0;
    for (; (byte = byte_peek(&r->bytes)) >= 0 && byte != '\n' && n <= GARBAGE_MAX_BYTES; n++) {
        if (!in_string && n > 0 && (byte == '{' || (expect->in_array && (byte == ',' || byte == ']')))) break;
        if (byte == '"') in_string = !in_string;
        if (n < sizeof shown) shown[n] = (char)byte;
        byte_take(&r->bytes, byte);
    }
    if (n > GARBAGE_MAX_BYTES) byte_stop(&r->bytes);
    text_shorten(shown, n);
    r->expect.value = r->expect.comma = r->expect.close = 1;
    return trouble(record, line, "%s; this is '%s'", what, shown);
}

/* Reads a comma or closing bracket. Returns 1, after reporting it, when it is not allowed here. */
static int punctuation(struct record_reader *r, struct record *record, int byte)
{
    const struct expectation before = r->expect;
    const long line = r->bytes.line;
    byte_take(&r->bytes, byte);
    if (byte == ',') {
        r->expect.value = 1;
        r->expect.comma = r->expect.close = 0;
        if (!before.in_array) return trouble(record, line, "a comma is outside of an array of objects");
        return !before.comma && trouble(record, line, "a comma without an element before it");
    }
    r->expect = (struct expectation){.after_array = 1};
    if (!before.in_array) return trouble(record, line, "a ']' is outside of an array of objects");
    if (before.value && before.close && !before.comma) return trouble(record, line, "the array holds no problem");
    return !before.close && trouble(record, line, "a comma without an element after it");
}

static int at_end(struct record_reader *r, struct record *record)
{
    const struct expectation expect = r->expect;
    const int error = r->bytes.error;
    r->expect = (struct expectation){0};
    r->bytes.error = 0;
    if (error != 0) return trouble(record, r->bytes.line, "cannot read the file: %s", strerror(error));
    if (expect.in_array)
        return trouble(record, r->bytes.line, "the array is not closed: a ']' is missing; it starts on line %ld",
                       expect.array_line);
    return r->seen == 0 && trouble(record, r->bytes.line, "there is no problem in the input");
}

/* Skips a byte order mark, which some editors put at the beginning. Returns 1, after reporting it, when the file has
 * another encoding. */
static int byte_order_mark(struct record_reader *r, struct record *record)
{
    static const unsigned char mark[] = {0xEF, 0xBB, 0xBF};
    int n = 0;
    while (n < 3 && byte_peek(&r->bytes) == mark[n]) byte_take(&r->bytes, mark[n++]);
    r->bytes.column = 0;
    r->bytes.first_on_line = 1;
    if (n == 3) return 0;
    if (n > 0) return trouble(record, 1, "the file begins with part of a byte order mark: save it as UTF-8");
    if (byte_peek(&r->bytes) != 0xFE && byte_peek(&r->bytes) != 0xFF) return 0;
    byte_stop(&r->bytes);
    return trouble(record, 1, "the file is UTF-16 or binary, not UTF-8: nothing of it is read");
}

static void open_array(struct record_reader *r)
{
    r->expect = (struct expectation){.in_array = 1, .value = 1, .close = 1, .array_line = r->bytes.line};
    byte_take(&r->bytes, '[');
}

/* Reads what starts with this byte. Returns 0 when it is neither a record nor trouble. */
static int take(struct record_reader *r, struct record *record, int byte)
{
    if (byte == ' ' || byte == '\t' || byte == '\r' || byte == '\n') return byte_take(&r->bytes, byte), 0;
    if (byte == ',' || byte == ']') return punctuation(r, record, byte);
    if (byte == '[' && !r->expect.in_array) return open_array(r), 0;
    if (byte != '{' && byte != '[') return take_garbage(r, record);
    if (!r->expect.in_array || r->expect.value) return take_record(r, record);
    r->expect.value = 1;
    return trouble(record, r->bytes.line, "a comma is missing before this element of the array");
}

int record_reader_next(struct record_reader *r, struct record *record)
{
    int byte, found = 0;
    record->trouble[0] = '\0';
    record->text = r->text;
    record->length = 0;
    if (r->seen == 0 && r->bytes.line == 1 && r->bytes.column == 0) found = byte_order_mark(r, record);
    while (!found && (byte = byte_peek(&r->bytes)) >= 0) found = take(r, record, byte);
    if (!found) found = at_end(r, record);
    r->seen += found;
    return found;
}
