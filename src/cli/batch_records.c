/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/batch_records.h"

#include "batch/little_endian.h"
#include "memory/memory.h"
#include "numbers/decimal_double.h"
#include "painleve.h"

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

static long long f64_finished(int file, long long *records)
{
    return *records = (long long)lseek(file, 0, SEEK_END);
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

/* A valid line consists of seven numbers separated by commas, each of which is read as the nearest double; one beyond
 * the range of doubles becomes infinite, hence invalid. A zero byte ends the line in memory; an earlier one is part of
 * no number. */
static int csv_line(const char *line, const char *line_end, double *x)
{
    for (int k = 0; k < BATCH_FIELDS; k++) {
        const char *end = decimal_to_double(line, x + k);
        if (end == line) return 0;
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

static void csv_print(struct batch_block *block)
{
    static const struct {
        int bit;
        const char *word;
    } words[] = {{PAINLEVE_BIT_INVALID, "invalid "},      {PAINLEVE_BIT_F, "F "}, {PAINLEVE_BIT_S_PLUS, "S+ "},
                 {PAINLEVE_BIT_S_MINUS, "S- "},           {PAINLEVE_BIT_T, "T "}, {PAINLEVE_BIT_TIE, "tie "},
                 {PAINLEVE_BIT_DEGENERATE, "degenerate "}};
    const int modes = PAINLEVE_BIT_F | PAINLEVE_BIT_S_PLUS | PAINLEVE_BIT_S_MINUS | PAINLEVE_BIT_T;
    char *to = block->text;
    for (size_t i = 0; i < block->count; i++) {
        const int byte = block->verdict[i];
        if (!(byte & (modes | PAINLEVE_BIT_INVALID))) to = memcpy(to, "none ", 5), to += 5;
        for (size_t k = 0; k < sizeof words / sizeof *words; k++) {
            if (!(byte & words[k].bit)) continue;
            const size_t n = strlen(words[k].word);
            memcpy(to, words[k].word, n), to += n;
        }
        to[-1] = '\n';
    }
    block->length = (size_t)(to - block->text);
}

static long long csv_finished(int file, long long *records)
{
    static const size_t size = 1 << 16;
    char *const buffer = memory_new(size, 1);
    long long at = 0, end = 0;
    ssize_t n;
    *records = 0;
    while ((n = read(file, buffer, size)) > 0) {
        for (ssize_t i = 0; i < n; i++)
            if (buffer[i] == '\n') ++*records, end = at + i + 1;
        at += n;
    }
    free(buffer);
    return n < 0 ? -1 : end;
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
