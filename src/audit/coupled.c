/* SPDX-License-Identifier: BSD-2-Clause */
#include "audit/coupled.h"

#include "audit/exact.h"
#include "memory/memory.h"
#include "modes/data.h"
#include "painleve.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A text that grows. */
struct text {
    char *words;
    size_t length, room;
};

static void put(struct text *text, const char *words)
{
    const size_t length = strlen(words);
    if (text->length + length >= text->room) {
        text->room = 2 * (text->length + length) + 64;
        text->words = realloc(text->words, text->room);
        if (text->words == NULL) memory_out();
    }
    memcpy(text->words + text->length, words, length + 1);
    text->length += length;
}

static void put_double(struct text *text, struct number_pool *pool, double x)
{
    char *const exact = number_text(number_from_double(pool, x));
    put(text, exact);
    free(exact);
}

/* Kind modes has the tangential row of a contact first. */
static long row_of(long k)
{
    return k % 2 == 0 ? k + 1 : k - 1;
}

static void put_matrix(struct text *text, struct number_pool *pool, const struct contact_problem *problem)
{
    const long size = 2 * problem->contacts;
    double row[MODES_MAX_ROWS];
    for (long i = 0; i < size; i++) {
        memset(row, 0, sizeof row);
        for (long k = problem->first[row_of(i)]; k < problem->first[row_of(i) + 1]; k++)
            row[row_of(problem->entry[k].column)] = problem->entry[k].value;
        put(text, i > 0 ? ",[" : "[[");
        for (long j = 0; j < size; j++) {
            if (j > 0) put(text, ",");
            put_double(text, pool, row[j]);
        }
        put(text, "]");
    }
    put(text, "]");
}

static void put_q(struct text *text, struct number_pool *pool, const struct contact_problem *problem)
{
    for (long i = 0; i < 2 * problem->contacts; i++) {
        put(text, i > 0 ? "," : "[");
        put_double(text, pool, problem->q[row_of(i)]);
    }
    put(text, "]");
}

static void put_mu(struct text *text, struct number_pool *pool, const struct contact_problem *problem)
{
    for (long i = 0; i < problem->contacts; i++) {
        put(text, i > 0 ? "," : "[");
        put_double(text, pool, problem->mu[i]);
    }
    put(text, "]");
}

typedef void put_field(struct text *text, struct number_pool *pool, const struct contact_problem *problem);

static int set_field(painleve_problem *to, const char *name, put_field *field, const struct contact_problem *problem)
{
    struct number_pool *pool = number_pool_new();
    struct text text = {0};
    if (pool == NULL) memory_out();
    field(&text, pool, problem);
    const int good = painleve_problem_set(to, name, text.words) == PAINLEVE_OK;
    free(text.words);
    number_pool_free(pool);
    return good;
}

void coupled_decide(const struct contact_problem *problem, struct coupled *coupled)
{
    painleve_problem *modes = NULL;
    painleve_verdict *verdict = NULL;
    *coupled = (struct coupled){0};
    if (problem->contacts > MODES_MAX_CONTACTS) {
        coupled->reason = memory_copy("kind modes takes at most 64 contacts");
        return;
    }
    if (painleve_problem_new("modes", &modes) != PAINLEVE_OK) abort();
    const int is_set = set_field(modes, "W", put_matrix, problem) && set_field(modes, "q", put_q, problem) &&
                       set_field(modes, "mu", put_mu, problem);
    const enum painleve_status status = is_set ? painleve_decide(modes, 0, &verdict) : PAINLEVE_MALFORMED;
    if (status == PAINLEVE_OK)
        coupled->certificate = memory_copy(painleve_verdict_json(verdict));
    else
        coupled->reason = memory_copy(painleve_problem_error(modes));
    coupled->is_undecided = status == PAINLEVE_UNDECIDED;
    if (status == PAINLEVE_OK) painleve_verdict_free(verdict);
    painleve_problem_free(modes);
}

void coupled_free(struct coupled *coupled)
{
    free(coupled->certificate);
    free(coupled->reason);
}
