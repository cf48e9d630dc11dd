/* SPDX-License-Identifier: BSD-2-Clause */
#include "problem/list.h"

#include "memory/memory.h"
#include "numbers/expression.h"

#include <stdlib.h>

/* The part of a text that has not been read. */
struct rest {
    const char *at, *end;
};

static enum status fail(struct failure *failure, const char *reason)
{
    snprintf(failure->reason, sizeof failure->reason, "%s", reason);
    return STATUS_MALFORMED;
}

static void skip_space(struct rest *rest)
{
    while (rest->at < rest->end && (*rest->at == ' ' || *rest->at == '\t')) rest->at++;
}

/* Reads the character c if it comes next. */
static int take(struct rest *rest, char c)
{
    skip_space(rest);
    if (rest->at == rest->end || *rest->at != c) return 0;
    rest->at++;
    return 1;
}

static int at_end(struct rest *rest)
{
    skip_space(rest);
    return rest->at == rest->end;
}

/* 1 when an entry begins with a bracket or contains "+/-". */
static int is_interval(const char *start, const struct rest *rest)
{
    if (rest->at == start) return rest->at < rest->end && *rest->at == '[';
    for (const char *c = start; c + 2 < rest->at; c++)
        if (c[0] == '+' && c[1] == '/' && c[2] == '-') return 1;
    return 0;
}

/* Reads one number, up to the next comma or bracket. */
static enum status take_number(struct number_pool *pool, struct rest *rest, const struct number **x,
                               struct failure *failure)
{
    const char *start = rest->at;
    if (!number_work_affords(pool, 0)) return fail(failure, "the numbers are too long");
    while (rest->at < rest->end && *rest->at != ',' && *rest->at != '[' && *rest->at != ']') rest->at++;
    if (is_interval(start, rest))
        return fail(failure, "an entry of a list is one exact number, not an interval or a list");
    return expression_read(pool, start, (size_t)(rest->at - start), x, failure);
}

/* The greatest length of a row, and the messages for the user. */
struct form {
    int longest;
    const char *list, *too_long, *matrix;
    int square;
};

static const struct form short_form = {LIST_MAX_LENGTH, "a list of numbers in brackets is expected, like [1, 1/2]",
                                       "a list holds 12 numbers at most",
                                       "a square matrix is expected, like [[2, 1], [1, 2]], of 12 rows at most", 1};
static const struct form long_form = {LONG_LIST_MAX_LENGTH, "a list of numbers in brackets is expected, like [1, 1/2]",
                                      "a list holds 128 numbers at most",
                                      "a matrix is expected, like [[2, 1], [1, 2]]: rows of one length, 128 at most",
                                      0};

/* Reads [x, y, ...]. */
static enum status take_row(struct number_pool *pool, struct rest *rest, const struct form *form,
                            const struct number **entry, int *columns, struct failure *failure)
{
    *columns = 0;
    if (!take(rest, '[')) return fail(failure, form->list);
    do {
        if (*columns == form->longest) return fail(failure, form->too_long);
        const enum status status = take_number(pool, rest, &entry[(*columns)++], failure);
        if (status != STATUS_OK) return status;
    } while (take(rest, ','));
    return take(rest, ']') ? STATUS_OK : fail(failure, "a comma or ']' is missing");
}

/* Reads the rows between the outer brackets; a square matrix has as many rows as columns. */
static enum status take_rows(struct number_pool *pool, struct rest *rest, const struct form *form, struct value *value,
                             struct failure *failure)
{
    if (!take(rest, '[')) return fail(failure, form->matrix);
    do {
        int columns;
        if (value->rows == form->longest) return fail(failure, form->matrix);
        const enum status status =
            take_row(pool, rest, form, value->entry + value->rows * value->columns, &columns, failure);
        if (status != STATUS_OK) return status;
        if (value->rows++ > 0 && columns != value->columns) return fail(failure, form->matrix);
        value->columns = columns;
    } while (take(rest, ','));
    return take(rest, ']') && (!form->square || value->rows == value->columns) ? STATUS_OK
                                                                               : fail(failure, form->matrix);
}

static void allocate(struct value *value, int size)
{
    free(value->entry);
    value->rows = value->columns = 0;
    value->entry = memory_new((size_t)size, sizeof *value->entry);
}

static enum status read_row(struct number_pool *pool, const struct form *form, struct value *value, const char *text,
                            size_t length, struct failure *failure)
{
    struct rest rest = {text, text + length};
    allocate(value, form->longest);
    value->rows = 1;
    const enum status status = take_row(pool, &rest, form, value->entry, &value->columns, failure);
    if (status == STATUS_OK && !at_end(&rest)) return fail(failure, "there is text after the list");
    return status;
}

static enum status read_rows(struct number_pool *pool, const struct form *form, struct value *value, const char *text,
                             size_t length, struct failure *failure)
{
    struct rest rest = {text, text + length};
    /* a row is read before it is known whether it fits, so there is room for one more row than a matrix has */
    allocate(value, form->longest * (form->longest + 1));
    const enum status status = take_rows(pool, &rest, form, value, failure);
    if (status == STATUS_OK && !at_end(&rest)) return fail(failure, "there is text after the matrix");
    return status;
}

enum status list_read(struct number_pool *pool, struct value *value, const char *text, size_t length,
                      struct failure *failure)
{
    return read_row(pool, &short_form, value, text, length, failure);
}

enum status matrix_read(struct number_pool *pool, struct value *value, const char *text, size_t length,
                        struct failure *failure)
{
    return read_rows(pool, &short_form, value, text, length, failure);
}

enum status long_list_read(struct number_pool *pool, struct value *value, const char *text, size_t length,
                           struct failure *failure)
{
    return read_row(pool, &long_form, value, text, length, failure);
}

enum status table_read(struct number_pool *pool, struct value *value, const char *text, size_t length,
                       struct failure *failure)
{
    return read_rows(pool, &long_form, value, text, length, failure);
}
