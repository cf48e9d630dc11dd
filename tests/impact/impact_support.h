/* SPDX-License-Identifier: BSD-2-Clause */
/* What the tests of the theory `impact` share: the program under test on a problem of the oracle, and its exact
 * values read back from the verdict. */
#ifndef TESTS_IMPACT_SUPPORT_H
#define TESTS_IMPACT_SUPPORT_H

#include "oracle/impact.h"
#include "problem/problem.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A problem with the program's answer to it. */
struct run {
    struct problem *problem;
    struct answer answer;
};

static inline int run_set(struct run *run, const char *field, const char *text)
{
    struct failure failure;
    return problem_set(run->problem, field, text, strlen(text), &failure) == STATUS_OK;
}

/* run_begin: decides; the status, or STATUS_MALFORMED.  run_end frees. */
static inline enum status run_begin(struct run *run, const struct oracle_impact *data)
{
    struct failure failure;
    *run = (struct run){.problem = problem_new(kind_find("impact"))};
    for (int i = 0; i < IMPACT_NUMBERS; i++) {
        char *text = mpq_get_str(NULL, 10, data->in[i]);
        const int good = run_set(run, oracle_impact_field[i], text);
        free(text);
        if (!good) return STATUS_MALFORMED;
    }
    if (!run_set(run, "law", oracle_impact_law[data->law])) return STATUS_MALFORMED;
    return run->problem->kind->decide(run->problem, &options_default, &run->answer, &failure);
}

static inline void run_end(struct run *run)
{
    answer_free(&run->answer);
    problem_free(run->problem);
}

/* a + b sqrt(d) as the certificate writes it; b = d = 0 for a rational. */
struct exact {
    mpq_t a, b, d;
};

static inline void exact_init(struct exact *x)
{
    mpq_inits(x->a, x->b, x->d, NULL);
}

static inline void exact_clear(struct exact *x)
{
    mpq_clears(x->a, x->b, x->d, NULL);
}

static inline int exact_part(mpq_t x, const json_t *value)
{
    const char *text = json_string_value(value);
    return text != NULL && mpq_set_str(x, text, 10) == 0;
}

/* exact_read: 0 when the value is not written as it must be: canonical, b not 0, d > 0 not a square. */
static inline int exact_read(struct exact *x, const json_t *value)
{
    mpq_set_ui(x->b, 0, 1);
    mpq_set_ui(x->d, 0, 1);
    if (json_is_string(value)) return exact_part(x->a, value);
    return json_object_size(value) == 3 && exact_part(x->a, json_object_get(value, "a")) &&
           exact_part(x->b, json_object_get(value, "b")) && exact_part(x->d, json_object_get(value, "d")) &&
           mpq_sgn(x->b) != 0 && mpq_sgn(x->d) > 0 &&
           !(mpz_perfect_square_p(mpq_numref(x->d)) && mpz_perfect_square_p(mpq_denref(x->d)));
}

/* exact_is: the value is c (x.a + x.b sqrt(q)), where q is written as itself times c^2. */
static inline int exact_is(const json_t *value, const struct oracle_root *x, const mpq_t q)
{
    struct exact read;
    exact_init(&read);
    int same = exact_read(&read, value) && mpq_equal(read.a, x->a) && mpq_equal(read.b, x->b);
    same = same && (mpq_sgn(read.b) == 0 || mpq_equal(read.d, q));
    exact_clear(&read);
    return same;
}

static inline const json_t *verdict_of(const struct run *run, const char *key)
{
    return json_object_get(run->answer.verdict, key);
}

static inline const json_t *witness_of(const struct run *run, const char *key)
{
    return json_object_get(run->answer.witness, key);
}

#endif
