/* SPDX-License-Identifier: BSD-2-Clause */
/* The rule EVAL on a record: the values of the quantities, their signs, and the hypotheses. */
#include "check/kernel/theory.h"

#include "check/kernel/eval.h"

#include <stddef.h>

void case_begin(struct theory_case *c, const struct theory *theory, const struct json *json, struct scalar_pool *pool,
                struct answer *answer)
{
    c->theory = theory;
    c->json = json;
    c->pool = pool;
    c->answer = answer;
    c->problem = json_member(json, 0, "problem");
    c->verdict = json_member(json, 0, "verdict");
    c->witness = json_member(json, 0, "witness");
    c->continuum = -1;
    c->solutions = 0;
}

int case_rejected(const struct theory_case *c, const char *place, const char *item, const char *what)
{
    return answer_set(c->answer, ANSWER_REJECTED, place, item, what);
}

/* The values of the quantities. */
static void evaluate(struct theory_case *c)
{
    const struct program *program = c->theory->program;
    scalar value[PROGRAM_MAX_NODES];
    for (int i = 0; i < program->inputs; i++) {
        const int node = json_member(c->json, c->problem, program->quantity[i].name);
        value[i] = quantity_number(c->json, c->pool, node);
    }
    eval_program(program, c->pool, value);
    for (int i = 0; i < program->quantities; i++) {
        c->q[i] = value[program->quantity[i].node];
        c->sign[i] = (short)scalar_sign(c->q[i]);
    }
}

/* The hypotheses. */
static int check_hypotheses(const struct theory_case *c)
{
    for (int i = 0; i < c->theory->hypotheses; i++)
        if (!condition_holds(c->theory->hypothesis[i].condition, c->sign))
            return case_rejected(c, "problem", c->theory->hypothesis[i].name, "outside the hypothesis on it");
    return 1;
}

int case_check_quantities(struct theory_case *c)
{
    const struct program *program = c->theory->program;
    const char *name[PROGRAM_MAX_QUANTITIES];
    evaluate(c);
    for (int i = 0; i < program->quantities; i++) name[i] = program->quantity[i].name;
    if (json_size(c->json, json_member(c->json, 0, "quantities")) != program->quantities)
        return case_rejected(c, "quantities", "", "one is missing, or there is one too many");
    return check_hypotheses(c) && quantities_check(c->json, c->pool, name, c->q, program->quantities, c->answer);
}

int case_is_word(const struct theory_case *c, int node, const char *word)
{
    const int is_null = c->json->node[node].type == JSON_NULL;
    if (word == NULL) return is_null;
    return !is_null && json_is(c->json, node, word);
}

/* 1 when a node, which may be of any type, is a string that denotes a number. */
static int is_written_number(const struct theory_case *c, const struct json_node *at)
{
    const unsigned char *text = c->json->text + at->start;
    if (at->type != JSON_STRING) return 1;
    return scalar_is_written(text, at->end - at->start) && scalar_read(c->pool, text, at->end - at->start) != NULL;
}

int case_is_number(const struct theory_case *c, int node, scalar x)
{
    const struct json_node *at = c->json->node + node;
    if (x == NULL || at->type == JSON_NULL) return x == NULL && at->type == JSON_NULL;
    return is_written_number(c, at) && scalar_equal(quantity_number(c->json, c->pool, node), x);
}

int case_lists_zeros(const struct theory_case *c, int array)
{
    const struct program *program = c->theory->program;
    int node = array + 1;
    for (int i = 0; i < program->quantities; i++)
        if (c->sign[i] == 0) node = json_after(c->json, array, node, program->quantity[i].name);
    return node == c->json->node[array].next;
}

struct numbers case_numbers(const struct theory_case *c)
{
    return (struct numbers){c->pool, c->q, c->theory->program->quantities, c->theory->unknowns};
}
