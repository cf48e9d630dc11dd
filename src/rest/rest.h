/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of an equilibrium on one contact: signs, matrix, impact -> verdict -> witness -> words. */
#ifndef REST_REST_H
#define REST_REST_H

#include "chatter/bounce.h"
#include "problem/definite.h"
#include "problem/problem.h"
#include "rest/verdict.h"

/* The results for an equilibrium. */
struct rest_result {
    struct rest_verdict verdict;
    int has_potential, has_impact;
    const struct number *const *H; /* row by row, if there is a matrix */
    struct definite potential;     /* its definiteness, with proof */
    struct bounce impact;          /* the impact with the ratio 2 a / (-b), which follows stick; when it was needed */
};

/* rest_verdict_json, rest_witness_json: the objects of the certificate (spec/certificate.md).  Owned by the caller. */
json_t *rest_verdict_json(struct number_pool *pool, const struct rest_result *result, const struct evaluation *e);
json_t *rest_witness_json(struct number_pool *pool, const struct rest_result *result);

/* rest_words_json: the part of the verdict that follows from the three conditions alone, which is the whole verdict on uncertain data. */
json_t *rest_words_json(const struct rest_verdict *verdict);

/* rest_describe: the verdict in words. */
void rest_describe(const struct answer *answer, FILE *out);

#endif
