/* SPDX-License-Identifier: BSD-2-Clause */
/* decide --batch on any bytes, in blocks so small (fuzz.mk) that every boundary is met.  What must hold:
 *
 *   - each record gets one answer, that of painleve_contact_one for the doubles that strtod reads, or `invalid`; the first ones that of painleve_decide too;
 *   - the answer is the same with several jobs, and when reads return little at a time;
 *   - a run that was stopped anywhere in its output, and goes on with --resume, gives the same bytes and exit status.
 */
#define _GNU_SOURCE
#include "cli/batch.h"
#include "cli/batch_records.h"
#include "painleve.h"
#include "target.h"

#include <errno.h>
#include <getopt.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LONGEST = 4096, LONGEST_WORDS = 40, DECIDED = 3, EXIT_INVALID = 3 };

/* ---- short reads ---- */

static unsigned longest_read; /* 0 for what is asked */
static uint32_t noise;
ssize_t __real_read(int file, void *bytes, size_t size);
ssize_t __wrap_read(int file, void *bytes, size_t size);

ssize_t __wrap_read(int file, void *bytes, size_t size)
{
    noise = noise * 1103515245u + 12345u;
    const size_t most = longest_read == 0 ? size : 1 + (noise >> 16) % longest_read;
    return __real_read(file, bytes, most < size ? most : size);
}

/* ---- the expected answers ---- */

struct answers {
    char text[LONGEST * LONGEST_WORDS];
    size_t length;
    int invalid, cut, records;
};

static int byte_of_verdict(painleve_verdict *verdict)
{
    static const char *const modes[] = {"modes/F", "modes/S+", "modes/S-", "modes/T"};
    int byte = 0;
    for (int k = 0; k < 4; k++) byte |= (strcmp(painleve_verdict_get(verdict, modes[k]), "consistent") == 0) << k;
    if (painleve_verdict_get(verdict, "case")[0] == '\0') byte |= PAINLEVE_BIT_TIE;
    if (strcmp(painleve_verdict_get(verdict, "class"), "degenerate") == 0) byte |= PAINLEVE_BIT_DEGENERATE;
    return byte;
}

/* The same record, decided as a problem. */
static int decided_exactly(const double *x)
{
    static const char *const names[] = {"a", "b", "A", "B", "C", "mu", "u"};
    painleve_problem *problem;
    painleve_verdict *verdict = NULL;
    int byte = PAINLEVE_BIT_INVALID, good = 1;
    if (painleve_problem_new("contact", &problem) != PAINLEVE_OK) finding("no contact");
    for (int k = 0; k < 7 && good; k++) good = painleve_problem_set_double(problem, names[k], x[k]) == PAINLEVE_OK;
    if (good && painleve_decide(problem, 0, &verdict) == PAINLEVE_OK) byte = byte_of_verdict(verdict);
    painleve_verdict_free(verdict);
    painleve_problem_free(problem);
    return byte;
}

static int answer(struct answers *expected, const double *x)
{
    const int byte = painleve_contact_one(x[0], x[1], x[2], x[3], x[4], x[5], x[6]);
    if (expected->records++ < DECIDED && decided_exactly(x) != byte)
        finding("painleve_decide differs from the byte %d", byte);
    expected->invalid += byte == PAINLEVE_BIT_INVALID;
    return byte;
}

static void add_word(struct answers *expected, const char *word)
{
    memcpy(expected->text + expected->length, word, strlen(word));
    expected->length += strlen(word);
}

static void add_line(struct answers *expected, int byte)
{
    static const char *const words[] = {"F ", "S+ ", "S- ", "T ", "tie ", "degenerate ", "invalid "};
    if ((byte & 0x4F) == 0) add_word(expected, "none ");
    if (byte & PAINLEVE_BIT_INVALID) add_word(expected, words[6]);
    for (int k = 0; k < 6; k++)
        if (byte >> k & 1) add_word(expected, words[k]);
    expected->text[expected->length - 1] = '\n';
}

/* Seven numbers, as strtod reads them, with commas between them. Returns 0 when the line is something else, or a number is so small that it is read
 * as 0. */
static int read_line(const char *line, double *x)
{
    for (int k = 0; k < 7; k++) {
        char *end;
        errno = 0;
        x[k] = strtod(line, &end);
        if (end == line || (x[k] == 0 && errno == ERANGE)) return 0;
        end += strspn(end, " \t\r");
        if (*end != (k < 6 ? ',' : '\0')) return 0;
        line = end + 1;
    }
    return 1;
}

static void expect_line(struct answers *expected, const uint8_t *bytes, size_t size)
{
    char line[LONGEST + 1];
    double x[7];
    memcpy(line, bytes, size);
    line[size] = '\0';
    if (memchr(bytes, '\0', size) != NULL || size >= BATCH_BYTES || !read_line(line, x)) x[0] = NAN;
    for (int k = 1; k < 7; k++) x[k] = isnan(x[0]) ? NAN : x[k];
    add_line(expected, answer(expected, x));
}

static size_t line_length(const uint8_t *bytes, size_t size)
{
    const uint8_t *const newline = memchr(bytes, '\n', size);
    return newline == NULL ? size : (size_t)(newline - bytes);
}

/* Whether a line holds the fields' names in their order, blanks and quotation marks apart. */
static int is_heading(const uint8_t *line, size_t n)
{
    char names[32];
    size_t kept = 0;
    for (size_t i = 0; i < n && kept < sizeof names - 1; i++)
        if (line[i] == '\0' || strchr(" \t\r\"'", line[i]) == NULL) names[kept++] = (char)line[i];
    names[kept] = '\0';
    return kept == strlen(names) && strcmp(names, "a,b,A,B,C,mu,u") == 0;
}

/* Where the records begin: behind a byte order mark, lines that begin with '#', and a heading.  Returns -1 for another heading. */
static long begin_csv(const uint8_t *bytes, size_t size)
{
    size_t at = size >= 3 && memcmp(bytes, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;
    while (at < size && bytes[at] == '#') at += line_length(bytes + at, size - at) + 1;
    if (at >= size || bytes[at] == '\0' || strchr("abABCmu\"'", bytes[at]) == NULL) return (long)at;
    const size_t n = line_length(bytes + at, size - at);
    return is_heading(bytes + at, n < BATCH_BYTES ? n : BATCH_BYTES) ? (long)(at + n + 1) : -1;
}

static void expect_csv(struct answers *expected, const uint8_t *bytes, size_t size)
{
    const long begin = begin_csv(bytes, size);
    expected->invalid = begin < 0;
    for (size_t n, at = begin < 0 ? size : (size_t)begin; at < size; at += n + 1) {
        n = line_length(bytes + at, size - at);
        expect_line(expected, bytes + at, n);
    }
}

static void expect_f64(struct answers *expected, const uint8_t *bytes, size_t size)
{
    for (; size >= 56; bytes += 56, size -= 56) {
        double x[7];
        memcpy(x, bytes, sizeof x);
        expected->text[expected->length++] = (char)answer(expected, x);
    }
    expected->cut = size > 0;
}

/* ---- the runs ---- */

static size_t bytes_of(int file, char *bytes, size_t size)
{
    lseek(file, 0, SEEK_SET);
    const ssize_t n = __real_read(file, bytes, size);
    if (n < 0) finding("the output cannot be read");
    return (size_t)n;
}

/* Runs the command; `output` holds what an earlier run left. */
static void run(const char *format, int jobs, int resume, int input, int output, const struct answers *expected)
{
    static char bytes[sizeof expected->text];
    char format_option[32], jobs_option[32], from[32], to[32];
    snprintf(format_option, sizeof format_option, "--format=%s", format);
    snprintf(jobs_option, sizeof jobs_option, "--jobs=%d", jobs);
    memory_file_path(input, from), memory_file_path(output, to);
    char decide[] = "decide", batch[] = "--batch", out[] = "-o", again[] = "--resume";
    char *arguments[] = {decide, batch, format_option, jobs_option, out, to, from, resume ? again : NULL, NULL};
    optind = 0;
    const int status = command_decide_batch(resume ? 8 : 7, arguments);
    const size_t length = bytes_of(output, bytes, sizeof bytes);
    const char *const how = resume ? "resumed" : longest_read > 0 ? "with short reads" : "at once";
    if (length != expected->length || memcmp(bytes, expected->text, length) != 0)
        finding("%s %s: '%.*s' instead of '%.*s'", format, how, (int)length, bytes, (int)expected->length,
                expected->text);
    if (status != (expected->invalid || expected->cut ? EXIT_INVALID : 0))
        finding("%s %s: exit status %d", format, how, status);
}

/* Data: format; how long reads are, and where the output is cut; the file. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct answers expected;
    if (size < 3 || size > LONGEST) return 0;
    const char *const format = data[0] % 2 ? "f64" : "csv";
    expected.length = 0;
    expected.invalid = expected.cut = expected.records = 0;
    (data[0] % 2 ? expect_f64 : expect_csv)(&expected, data + 2, size - 2);
    noise = data[1];
    const int input = memory_file(data + 2, size - 2), output = memory_file(data, 0);
    longest_read = 0;
    run(format, 1, 0, input, output, &expected);
    longest_read = 1 + data[1] % 61;
    run(format, 1 + data[0] / 2 % 3, 0, input, output, &expected);
    if (ftruncate(output, (off_t)(expected.length * data[1] / 255)) != 0) finding("the output cannot be cut");
    run(format, 1, 1, input, output, &expected);
    longest_read = 0;
    close(input);
    close(output);
    painleve_cleanup();
    return 0;
}
