/* SPDX-License-Identifier: BSD-2-Clause */
/* Planar problems as Siconos writes them: dimension, number of contacts, W (dense by columns, or as CSparse prints it), q, mu. */
#include "audit/format.h"
#include "audit/helper.h"
#include "memory/memory.h"
#include "numbers/underflow.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DENSE = 0, SPARSE = 2, MAX_DENSE_CONTACTS = 5000 };

struct reader {
    FILE *file;
    long line;
    char text[4096];
    char *at; /* the next value in the line */
    struct log_trouble *trouble;
};

static int fails(struct reader *r, const char *reason)
{
    log_trouble_is(r->trouble, r->line, "", "%s", reason);
    return 0;
}

static int next_line(struct reader *r)
{
    r->at = r->text;
    r->line++;
    if (fgets(r->text, sizeof r->text, r->file) == NULL) return fails(r, "the problem ends here, before it is whole");
    if (strchr(r->text, '\n') == NULL && !feof(r->file))
        return fails(r, "the line is too long for the dimensions or an entry of W");
    return 1;
}

/* Reads a word that is a finite number, and not 0 only because doubles are not that small. */
static int read_double(const char *word, double *x)
{
    char *end;
    *x = strtod(word, &end);
    return end != word && *end == '\0' && isfinite(*x) && !underflows(word, end, *x);
}

/* The next number; a value that the end of the buffer divides is completed from the file. */
static int next_number(struct reader *r, double *x)
{
    char word[64];
    if (fscanf(r->file, "%63s", word) != 1) return fails(r, "the problem ends here, before it is whole");
    const int behind = getc(r->file);
    if (behind == EOF) return fails(r, "the file ends in a number, which may be cut off; a newline belongs behind it");
    if (!isspace(behind)) return fails(r, "a number of at most 63 characters is expected");
    return read_double(word, x) ? 1 : fails(r, "a finite number, and one that a double can hold, is expected");
}

static int next_count(struct reader *r, long largest, long *n)
{
    double x;
    if (!next_number(r, &x)) return 0;
    r->line++;
    if (!(x >= 0 && x <= (double)largest && x == floor(x)))
        return fails(r, "a count is expected, and not one beyond the limits of painleve audit");
    *n = (long)x;
    return 1;
}

static int put(struct reader *r, struct contact_problem *problem, long row, long column, double value)
{
    return contact_problem_put(problem, row, column, value)
               ? 1
               : fails(r, "the entry does not lie in W, is not finite, or W has too many");
}

static int read_dense(struct reader *r, struct contact_problem *problem)
{
    const long size = 2 * problem->contacts;
    long rows, columns;
    double value;
    if (problem->contacts > MAX_DENSE_CONTACTS)
        return fails(r, "a dense W of so many contacts is not read; write it sparse");
    if (!next_count(r, size, &rows) || !next_count(r, size, &columns)) return 0;
    if (rows != size || columns != size) return fails(r, "W does not have two rows and columns for each contact");
    for (long i = 0; i < size * size; i++)
        if (!next_number(r, &value) || !put(r, problem, i % size, i / size, value)) return 0;
    return 1;
}

/* 1 when a line is an entry: "ROW : VALUE" in the column named last, or "ROW COLUMN : VALUE". */
static int is_entry(const char *text, long *row, long *column, double *value)
{
    char word[64];
    long one, other;
    int end = 0;
    if (sscanf(text, " %ld : %63s %n", &one, word, &end) == 2 && text[end] == '\0')
        return *row = one, read_double(word, value);
    if (sscanf(text, " %ld %ld : %63s %n", &one, &other, word, &end) == 3 && text[end] == '\0')
        return *row = one, *column = other, read_double(word, value);
    return 0;
}

static int read_sparse(struct reader *r, struct contact_problem *problem)
{
    long row, column = 0, rows, columns, nzmax, entries = -1;
    double value;
    while (entries < 0) {
        if (!next_line(r)) return 0;
        const char *const sizes = strncmp(r->text, "triplet: ", 9) == 0 ? r->text + 9 : r->text;
        if (sscanf(sizes, "%ld-by-%ld, nzmax: %ld nnz: %ld", &rows, &columns, &nzmax, &entries) != 4) entries = -1;
    }
    if (rows != 2 * problem->contacts || columns != rows || entries > PROBLEM_MAX_ENTRIES)
        return fails(r, "W does not have two rows and columns for each contact, or has too many entries");
    while (problem->entries < entries) {
        if (!next_line(r)) return 0;
        if (sscanf(r->text, " col %ld :", &column) == 1) continue;
        if (!is_entry(r->text, &row, &column, &value))
            return fails(r, "an entry 'row : value' of W is expected, with a number that a double can hold");
        if (value == 0) entries--; /* explicit zeros are not stored */
        if (!put(r, problem, row, column, value)) return 0;
    }
    return 1;
}

static int read_matrix(struct reader *r, struct contact_problem *problem)
{
    long storage, size;
    if (!next_count(r, SPARSE, &storage) || !next_count(r, 2L * PROBLEM_MAX_CONTACTS, &size) ||
        !next_count(r, 2L * PROBLEM_MAX_CONTACTS, &size))
        return 0;
    if (storage == DENSE) return read_dense(r, problem);
    return storage == SPARSE ? read_sparse(r, problem)
                             : fails(r, "the storage of W is neither dense (0) nor sparse (2)");
}

/* Reads the reactions that painleve-fclib writes after the problem. */
static int read_reactions(struct reader *r, struct contact_problem *problem)
{
    char word[16];
    if (fscanf(r->file, "%15s", word) != 1) return 1;
    if (strcmp(word, "reactions") != 0) return fails(r, "the problem goes on behind its friction coefficients");
    problem->reaction = memory_new((size_t)problem->contacts * 2, sizeof(double));
    for (long i = 0; i < 2 * problem->contacts; i++)
        if (!next_number(r, problem->reaction + i)) return 0;
    return 1;
}

static int read_problem(struct reader *r, struct contact_problem **problem)
{
    long dimension, contacts, row;
    if (!next_count(r, 3, &dimension) || !next_count(r, PROBLEM_MAX_CONTACTS, &contacts)) return 0;
    if (dimension != 2)
        return fails(
            r, "a planar problem is expected, of dimension 2: contact in three dimensions has no theory here yet");
    *problem = contact_problem_new(contacts);
    if (!read_matrix(r, *problem)) return 0;
    for (long i = 0; i < 2 * contacts; i++)
        if (!next_number(r, (*problem)->q + i)) return 0;
    for (long i = 0; i < contacts; i++)
        if (!next_number(r, (*problem)->mu + i)) return 0;
    if (!read_reactions(r, *problem)) return 0;
    if (contact_problem_ready(*problem, &row)) return 1;
    log_trouble_is(r->trouble, r->line, "", "two entries of row %ld of W have one place", row);
    return 0;
}

static struct contact_problem *load_from(FILE *file, struct log_trouble *trouble)
{
    struct contact_problem *problem = NULL;
    struct reader r = {.file = file, .trouble = trouble};
    if (read_problem(&r, &problem)) return problem;
    contact_problem_free(problem);
    return NULL;
}

static struct contact_problem *load(const char *name, struct log_trouble *trouble)
{
    FILE *const file = strcmp(name, "-") == 0 ? stdin : memory_open(name, "r");
    if (file == NULL) return log_trouble_is(trouble, 0, "", "cannot read the file: %s", strerror(errno)), NULL;
    struct contact_problem *const problem = load_from(file, trouble);
    if (file != stdin) fclose(file);
    return problem;
}

/* Reads the problem that painleve-fclib writes, unless it reports an error. */
static struct contact_problem *load_converted(FILE *file, struct log_trouble *trouble)
{
    char reason[200] = "";
    const int first = getc(file);
    if (first != EOF) ungetc(first, file);
    if (first != 'e') return load_from(file, trouble);
    if (fscanf(file, "error %199[^\n]", reason) != 1) snprintf(reason, sizeof reason, "painleve-fclib failed");
    return log_trouble_is(trouble, 0, "", "%s", reason), NULL;
}

static struct contact_problem *load_fclib(const char *name, struct log_trouble *trouble)
{
    int status = 0;
    struct helper helper;
    if (!helper_start(&helper, "painleve-fclib", name))
        return log_trouble_is(trouble, 0, "",
                              "cannot start painleve-fclib, which reads HDF5; was painleve built where HDF5 is?"),
               NULL;
    struct contact_problem *problem = load_converted(helper.output, trouble);
    if (!helper_end(&helper, &status) || (status != 0 && problem != NULL)) {
        contact_problem_free(problem);
        return log_trouble_is(trouble, 0, "", "painleve-fclib did not end well"), NULL;
    }
    return problem;
}

/* The contacts one after the other, as one step. */
static enum log_step next(struct log *log, struct observation *o, struct log_trouble *trouble)
{
    (void)trouble;
    if (log->next_contact == log->problem->contacts) return LOG_END;
    contact_problem_take(log->problem, log->next_contact++, o);
    return LOG_RECORD;
}

const struct log_format log_format_siconos = {"siconos", {".dat"}, load, next};
const struct log_format log_format_fclib = {"fclib", {".hdf5"}, load_fclib, next};
