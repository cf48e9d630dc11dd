/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of switching surfaces and their two-folds: data -> signs -> verdict -> words. */
#ifndef FOLD_FOLD_H
#define FOLD_FOLD_H

#include "fold/count.h"
#include "fold/formula.h"
#include "fold/funnel.h"
#include "fold/verdict.h"
#include "problem/problem.h"

/* The fields of the kind, in their order: the rates, their derivatives, the parameters of the wheel, its state, the end of a funnel. */
enum fold_field {
#define FOLD_FIELD_INDEX(name, unit, meaning) FOLD_FIELD_##name,
    FOLD_RATE_INPUTS(FOLD_FIELD_INDEX) FOLD_TANGENT_INPUTS(FOLD_FIELD_INDEX) FOLD_PARAMETER_INPUTS(FOLD_FIELD_INDEX)
        FOLD_STATE_INPUTS(FOLD_FIELD_INDEX) FOLD_END_INPUTS(FOLD_FIELD_INDEX) FOLD_FIELDS
};

/* The question of a problem, by the fields that it has. */
enum fold_question { FOLD_POINT, FOLD_REST, FOLD_COUNT, FOLD_FUNNEL };

struct fold_result {
    enum fold_question question;
    int row; /* index into spec/fold/table.h */
    struct fold_signs signs;
    struct fold_rest_signs rest;
    int is_wheel;
    const struct number *weight;         /* the weight of f+ in the sliding motion; NULL at other points */
    const struct number *product;        /* J1 J2 of an invisible-invisible two-fold; NULL at other points */
    const struct number *force, *moment; /* friction at rest */
    struct fold_count count;
    struct fold_funnel funnel;
};

/* fold_verdict_json: the object `verdict` of the certificate, owned by the caller. fold_row_of: its `row`. */
json_t *fold_verdict_json(struct number_pool *pool, const struct fold_result *result, const struct evaluation *e);
const char *fold_row_of(const struct fold_result *result);

/* fold_witness_json: the object `witness`, owned by the caller. */
json_t *fold_witness_json(struct number_pool *pool, const struct fold_result *result);

/* fold_describe: the verdict in words. */
void fold_describe(const struct answer *answer, FILE *out);

#endif
