/* SPDX-License-Identifier: BSD-2-Clause */
/* Why a problem has no atlas, and what to use instead. */
#include "atlas/private.h"

static void take_middles(struct problem *problem)
{
    struct variable variable[UNCERTAIN_MAX_FIELDS];
    const int count = variable_find(problem, variable, UNCERTAIN_MAX_FIELDS);
    struct number_pool *pool = problem->pool;
    for (int i = 0; i < count && i < UNCERTAIN_MAX_FIELDS; i++) {
        struct value *value = variable[i].value;
        if (variable[i].is_angle) continue;
        value->number = number_divide(pool, number_add(pool, value->low, value->high), number_from_integer(pool, 2));
        value->low = value->high = NULL;
    }
}

static const char *why_of(const struct kind *kind)
{
    return kind->no_atlas != NULL ? kind->no_atlas : "the verdict of this kind is no list of signs of polynomials";
}

const char *atlas_why_never(const struct kind *kind)
{
    return kind->rows == NULL ? why_of(kind) : NULL;
}

enum status atlas_absent(struct problem *problem, struct failure *failure)
{
    struct answer answer = {.pool = problem->pool};
    enum status status = STATUS_OK;
    take_middles(problem);
    if (problem->derivation == NULL) status = problem->kind->decide(problem, &options_default, &answer, failure);
    json_decref(answer.verdict);
    json_decref(answer.witness);
    if (status == STATUS_MALFORMED) return status;
    failure->field[0] = '\0';
    snprintf(failure->reason, sizeof failure->reason, "there is no atlas of this problem: %s", why_of(problem->kind));
    return STATUS_MALFORMED;
}
