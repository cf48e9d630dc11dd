/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/batch_records.h"

#include "batch/little_endian.h"
#include "memory/memory.h"
#include "numbers/decimal_double.h"
#include "numbers/underflow.h"
#include "painleve.h"

#include <ctype.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void batch_block_new(struct batch_block *block)
{
    block->bytes = memory_new(BATCH_BYTES + 1, 1);
    for (int k = 0; k < BATCH_FIELDS; k++) block->field[k] = memory_new(BATCH_MAX_RECORDS, sizeof(double));
    block->verdict = memory_new(BATCH_MAX_RECORDS, 1);
    block->text = memory_new(BATCH_MAX_RECORDS, BATCH_LINE_OUT);
}

void batch_block_free(struct batch_block *block)
{
    free(block->bytes);
    for (int k = 0; k < BATCH_FIELDS; k++) free(block->field[k]);
    free(block->verdict);
    free(block->text);
}

enum { MODE_BITS = PAINLEVE_BIT_F | PAINLEVE_BIT_S_PLUS | PAINLEVE_BIT_S_MINUS | PAINLEVE_BIT_T };

/* 1 when a byte can be an answer: an invalid record has no other bit, and what is degenerate is a tie. */
static int is_answer(int byte)
{
    if (byte >= PAINLEVE_BIT_INVALID) return byte == PAINLEVE_BIT_INVALID;
    return !(byte & PAINLEVE_BIT_DEGENERATE) || (byte & PAINLEVE_BIT_TIE);
}

/* ---- f64 ---- */

enum { F64_BYTES = BATCH_FIELDS * 8 };

static size_t f64_whole(const char *bytes, size_t n, int at_end, size_t *records)
{
    (void)bytes, (void)at_end;
    if (*records > n / F64_BYTES) *records = n / F64_BYTES;
    return *records * F64_BYTES;
}

static void f64_parse(struct batch_block *block)
{
    for (size_t i = 0; i < block->count; i++)
        for (size_t k = 0; k < BATCH_FIELDS; k++)
            block->field[k][i] = little_endian(block->bytes + i * F64_BYTES + k * 8);
}

static void f64_print(struct batch_block *block)
{
    memcpy(block->text, block->verdict, block->count);
    block->length = block->count;
}

static enum resume f64_finished(int file, struct batch_kept *kept)
{
    unsigned char bytes[1 << 12];
    ssize_t n;
    *kept = (struct batch_kept){0};
    while ((n = read(file, bytes, sizeof bytes)) > 0)
        for (ssize_t i = 0; i < n; i++, kept->end = ++kept->records) {
            if (!is_answer(bytes[i])) return RESUME_NO_ANSWER;
            kept->invalid += bytes[i] == PAINLEVE_BIT_INVALID;
        }
    return n < 0 ? RESUME_UNREADABLE : RESUME_GOOD;
}

/* ---- csv ---- */

static size_t csv_whole(const char *bytes, size_t n, int at_end, size_t *records)
{
    size_t end = 0, count = 0;
    while (end < n && count < *records) {
        const char *const newline = memchr(bytes + end, '\n', n - end);
        if (newline == NULL && !at_end) break;
        end = newline != NULL ? (size_t)(newline - bytes) + 1 : n;
        count++;
    }
    *records = count;
    return end;
}

/* A valid line consists of seven numbers separated by commas, each of which is read as the nearest double. One beyond
 * the range of doubles becomes infinite, hence invalid; so is one that becomes 0 without being 0, since it lost its
 * sign. A zero byte ends the line in memory; an earlier one is part of no number. */
static int csv_line(const char *line, const char *line_end, double *x)
{
    for (int k = 0; k < BATCH_FIELDS; k++) {
        const char *end = decimal_to_double(line, x + k);
        if (end == line || underflows(line, end, x[k])) return 0;
        while (*end == ' ' || *end == '\t' || *end == '\r') end++;
        if (k < BATCH_FIELDS - 1 ? *end != ',' : end != line_end) return 0;
        line = end + 1;
    }
    return 1;
}

static void csv_parse(struct batch_block *block)
{
    char *line = block->bytes;
    for (size_t i = 0; i < block->count; i++) {
        double x[BATCH_FIELDS];
        char *const newline = memchr(line, '\n', (size_t)(block->bytes + block->size - line));
        char *const end = newline != NULL ? newline : block->bytes + block->size;
        *end = '\0';
        if (!csv_line(line, end, x)) x[0] = NAN;
        for (int k = 0; k < BATCH_FIELDS; k++) block->field[k][i] = x[0] != x[0] ? NAN : x[k];
        line = end + 1;
    }
}

/* Writes the line of an answer. Returns its end. */
static char *csv_answer(int byte, char *to)
{
    static const struct {
        int bit;
        const char *word;
    } words[] = {{PAINLEVE_BIT_INVALID, "invalid "},      {PAINLEVE_BIT_F, "F "}, {PAINLEVE_BIT_S_PLUS, "S+ "},
                 {PAINLEVE_BIT_S_MINUS, "S- "},           {PAINLEVE_BIT_T, "T "}, {PAINLEVE_BIT_TIE, "tie "},
                 {PAINLEVE_BIT_DEGENERATE, "degenerate "}};
    if (!(byte & (MODE_BITS | PAINLEVE_BIT_INVALID))) to = memcpy(to, "none ", 5), to += 5;
    for (size_t k = 0; k < sizeof words / sizeof *words; k++) {
        if (!(byte & words[k].bit)) continue;
        const size_t n = strlen(words[k].word);
        memcpy(to, words[k].word, n), to += n;
    }
    to[-1] = '\n';
    return to;
}

static void csv_print(struct batch_block *block)
{
    char *to = block->text;
    for (size_t i = 0; i < block->count; i++) to = csv_answer(block->verdict[i], to);
    block->length = (size_t)(to - block->text);
}

/* The lines of all answers. */
struct csv_answers {
    int count;
    unsigned char byte[PAINLEVE_BIT_INVALID + 1];
    char line[PAINLEVE_BIT_INVALID + 1][BATCH_LINE_OUT];
    size_t length[PAINLEVE_BIT_INVALID + 1];
};

static void csv_list_answers(struct csv_answers *answers)
{
    answers->count = 0;
    for (int byte = 0; byte <= PAINLEVE_BIT_INVALID; byte++) {
        if (!is_answer(byte)) continue;
        char *const line = answers->line[answers->count];
        answers->byte[answers->count] = (unsigned char)byte;
        answers->length[answers->count++] = (size_t)(csv_answer(byte, line) - line);
    }
}

/* The byte of an answer that is this line or, when it is not `whole`, begins with it; -1 when there is none. */
static int csv_find_answer(const struct csv_answers *answers, const char *line, size_t n, int whole)
{
    for (int i = 0; i < answers->count; i++)
        if ((whole ? answers->length[i] == n : answers->length[i] >= n) && memcmp(answers->line[i], line, n) == 0)
            return answers->byte[i];
    return -1;
}

static enum resume csv_finished(int file, struct batch_kept *kept)
{
    struct csv_answers answers;
    char bytes[1 << 12], line[BATCH_LINE_OUT];
    size_t length = 0;
    ssize_t n;
    *kept = (struct batch_kept){0};
    csv_list_answers(&answers);
    while ((n = read(file, bytes, sizeof bytes)) > 0)
        for (ssize_t i = 0; i < n; i++) {
            if (length == sizeof line) return RESUME_NO_ANSWER;
            line[length++] = bytes[i];
            if (bytes[i] != '\n') continue;
            const int byte = csv_find_answer(&answers, line, length, 1);
            if (byte < 0) return RESUME_NO_ANSWER;
            kept->end += (long long)length, kept->records++;
            kept->invalid += byte == PAINLEVE_BIT_INVALID;
            length = 0;
        }
    if (n < 0) return RESUME_UNREADABLE;
    return csv_find_answer(&answers, line, length, 0) >= 0 ? RESUME_GOOD : RESUME_NO_ANSWER;
}

static const struct batch_format formats[] = {
    {"csv", csv_whole, csv_parse, csv_print, csv_finished, 1},
    {"f64", f64_whole, f64_parse, f64_print, f64_finished, 0},
};

const struct batch_format *batch_format_named(const char *name)
{
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++)
        if (strcmp(formats[i].name, name) == 0) return formats + i;
    return NULL;
}
