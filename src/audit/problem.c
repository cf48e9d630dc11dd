/* SPDX-License-Identifier: BSD-2-Clause */
#include "audit/problem.h"

#include "audit/exact.h"
#include "audit/format.h"
#include "memory/memory.h"
#include "numbers/number.h"
#include "numbers/underflow.h"

#include <fcntl.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct contact_problem *contact_problem_new(long contacts)
{
    struct contact_problem *problem = memory_new(1, sizeof *problem);
    problem->contacts = contacts;
    problem->q = memory_new((size_t)contacts * 2, sizeof(double));
    problem->mu = memory_new((size_t)contacts, sizeof(double));
    problem->first = memory_new((size_t)contacts * 2 + 1, sizeof(long));
    return problem;
}

static void free_texts(struct contact_problem *problem)
{
    for (int i = 0; i < 4; i++) free(problem->text[i]), problem->text[i] = NULL;
}

void contact_problem_free(struct contact_problem *problem)
{
    if (problem == NULL) return;
    free_texts(problem);
    free(problem->entry);
    free(problem->q);
    free(problem->mu);
    free(problem->reaction);
    free(problem->first);
    free(problem);
}

int contact_problem_put(struct contact_problem *problem, long row, long column, double value)
{
    const long size = 2 * problem->contacts;
    if (row < 0 || row >= size || column < 0 || column >= size || !isfinite(value) ||
        problem->entries == PROBLEM_MAX_ENTRIES)
        return 0;
    if (value == 0) return 1;
    if (problem->entries == problem->capacity) {
        problem->capacity = problem->capacity > 0 ? 2 * problem->capacity : 1024;
        problem->entry = realloc(problem->entry, (size_t)problem->capacity * sizeof *problem->entry);
        if (problem->entry == NULL) memory_out();
    }
    problem->entry[problem->entries++] = (struct entry){row, column, value};
    return 1;
}

static int compare(const void *one, const void *other)
{
    const struct entry *x = one, *y = other;
    if (x->row != y->row) return x->row < y->row ? -1 : 1;
    return x->column < y->column ? -1 : x->column > y->column;
}

int contact_problem_ready(struct contact_problem *problem, long *row)
{
    const long size = 2 * problem->contacts;
    if (problem->entries > 0) qsort(problem->entry, (size_t)problem->entries, sizeof *problem->entry, compare);
    for (long i = 0; i < problem->entries; i++) {
        *row = problem->entry[i].row;
        if (i > 0 && compare(problem->entry + i - 1, problem->entry + i) == 0) return 0;
        problem->first[*row + 1]++;
    }
    for (long i = 0; i < size; i++) problem->first[i + 1] += problem->first[i];
    for (*row = 0; *row < size; ++*row)
        if (!isfinite(problem->q[*row]) || !isfinite(problem->mu[*row / 2])) return 0;
    return 1;
}

/* One line of a file of reactions: two numbers, and arbitrary text after them. */
static int read_reaction(const char *line, double *reaction)
{
    char *end, *after;
    reaction[0] = strtod(line, &end);
    reaction[1] = strtod(end, &after);
    return end != line && after != end && isfinite(reaction[0]) && isfinite(reaction[1]) &&
           !underflows(line, end, reaction[0]) && !underflows(end, after, reaction[1]);
}

/* Reads the reaction of one contact from its line. Returns NULL, or what is wrong with the line. */
static const char *reaction_fault(const struct contact_problem *problem, const struct lines *lines, enum line_kind kind,
                                  const char *text, long contact)
{
    if (kind != LINE_WHOLE) return "the line is too long, or holds a NUL byte";
    if (contact == problem->contacts) return "more reactions than contacts";
    if (lines->is_cut)
        return "the file ends in this line, whose last number may be cut off; a newline belongs behind it";
    return read_reaction(text, problem->reaction + 2 * contact) ? NULL : "two finite numbers P_N P_T are expected";
}

static int read_reactions(struct contact_problem *problem, struct lines *lines, const char *name,
                          struct log_trouble *trouble)
{
    char *text = NULL;
    size_t length;
    long count = 0;
    for (enum line_kind kind; (kind = lines_next(lines, &text, &length)) != LINE_NONE;) {
        if (kind == LINE_WHOLE && (*text == '#' || text[strspn(text, " \t")] == '\0')) continue;
        const char *const fault = reaction_fault(problem, lines, kind, text, count++);
        if (fault != NULL) return log_trouble_is(trouble, 0, "", "%.180s:%ld: %s", name, lines->line, fault), 0;
    }
    if (lines->error != 0) return log_trouble_is(trouble, 0, "", "%.180s: %s", name, strerror(lines->error)), 0;
    if (count == problem->contacts) return 1;
    return log_trouble_is(trouble, 0, "", "%.180s: %ld reactions for %ld contacts", name, count, problem->contacts), 0;
}

int contact_problem_reactions(struct contact_problem *problem, const char *name, struct log_trouble *trouble)
{
    struct lines lines;
    const int file = open(name, O_RDONLY | O_CLOEXEC);
    if (file < 0) return log_trouble_is(trouble, 0, "", "cannot read the reactions in %.180s", name), 0;
    free(problem->reaction);
    problem->reaction = memory_new((size_t)problem->contacts * 2, sizeof(double));
    lines_new(&lines, file);
    const int good = read_reactions(problem, &lines, name, trouble);
    lines_free(&lines);
    close(file);
    return good;
}

static double entry_of(const struct contact_problem *problem, long row, long column)
{
    for (long i = problem->first[row]; i < problem->first[row + 1]; i++)
        if (problem->entry[i].column == column) return problem->entry[i].value;
    return 0;
}

/* q of a row plus the contribution of the reactions of the other contacts, and the sum of the absolute values of its
 * terms. */
static void sum_row(struct number_pool *pool, const struct contact_problem *problem, long row,
                    const struct number **sum, const struct number **size)
{
    *sum = number_from_double(pool, problem->q[row]);
    *size = exact_absolute(pool, *sum);
    for (long i = problem->first[row]; i < problem->first[row + 1]; i++) {
        const struct entry *entry = problem->entry + i;
        if (entry->column / 2 == row / 2) continue;
        const struct number *term = number_multiply(pool, number_from_double(pool, entry->value),
                                                    number_from_double(pool, problem->reaction[entry->column]));
        *sum = number_add(pool, *sum, term);
        *size = number_add(pool, *size, exact_absolute(pool, term));
    }
}

static void put_sums(struct contact_problem *problem, long contact, struct observation *o)
{
    struct number_pool *pool = number_pool_new();
    if (pool == NULL) memory_out();
    const struct number *a, *b, *a_size, *b_size;
    double distance;
    sum_row(pool, problem, 2 * contact, &b, &b_size);
    sum_row(pool, problem, 2 * contact + 1, &a, &a_size);
    free_texts(problem);
    problem->text[0] = number_text(a), problem->text[1] = number_text(b);
    problem->text[2] = number_text(a_size), problem->text[3] = number_text(b_size);
    o->a = problem->text[0], o->b = problem->text[1], o->a_size = problem->text[2], o->b_size = problem->text[3];
    o->a_size_double = number_to_double(a_size, &distance);
    o->b_size_double = number_to_double(b_size, &distance);
    observation_put(o, OBSERVED_q_T, number_to_double(a, &distance));
    observation_put(o, OBSERVED_q_N, number_to_double(b, &distance));
    number_pool_free(pool);
}

void contact_problem_take(struct contact_problem *problem, long contact, struct observation *o)
{
    const long N = 2 * contact, T = N + 1;
    o->line = contact + 1;
    observation_put(o, OBSERVED_contact, (double)contact);
    observation_put(o, OBSERVED_W_NN, entry_of(problem, N, N));
    observation_put(o, OBSERVED_W_NT, entry_of(problem, N, T));
    observation_put(o, OBSERVED_W_TN, entry_of(problem, T, N));
    observation_put(o, OBSERVED_W_TT, entry_of(problem, T, T));
    observation_put(o, OBSERVED_q_N, problem->q[N]);
    observation_put(o, OBSERVED_q_T, problem->q[T]);
    observation_put(o, OBSERVED_mu, problem->mu[contact]);
    if (problem->reaction == NULL) return;
    put_sums(problem, contact, o);
    observation_put(o, OBSERVED_P_N, problem->reaction[N]);
    observation_put(o, OBSERVED_P_T, problem->reaction[T]);
}
