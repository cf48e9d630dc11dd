/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of two slipping contacts: data -> signs -> verdict -> witness -> words. */
#ifndef SLIDE2_SLIDE2_H
#define SLIDE2_SLIDE2_H

#include "problem/definite.h"
#include "problem/problem.h"
#include "slide2/verdict.h"

typedef const struct number *slide2_number;

/* The data by name, and the quantities from which the witness is made. */
struct slide2_values {
    slide2_number p[2][2]; /* p[i][j]: row, column */
    slide2_number b[2], D, c[2];
};

/* Stiffness and damping of both contacts. */
struct slide2_compliance {
    slide2_number k[2], q[2];
};

/* Two normal forces. */
struct slide2_force {
    slide2_number lambda[2];
};

/* The proof of the status of a mode (spec/slide2/certificate.md, section 4). NULL for a part that is absent. */
struct slide2_evidence {
    int has_force, has_weights, continuum;
    /* satisfies the conditions, with every inequality strict that is strict for some force */
    struct slide2_force force;
    slide2_number
        weight[2]; /* of the rows: a proof that no force satisfies them, or that some are equalities for all forces */
};

struct slide2_witness {
    struct slide2_evidence mode[SLIDE2_MODES];
    int has_examples; /* 1 when the stability of S+S+ depends on compliance */
    struct slide2_compliance stable, unstable;
    int has_inertia; /* 0 when P and b are given */
    struct definite inertia;
};

struct slide2_result {
    struct slide2_verdict verdict;
    struct slide2_cases cases, dual;
    struct slide2_values values;
    struct slide2_witness witness;
    int solutions; /* -1 for a continuum */
};

/* slide2_slips: 1 where contact i, 0 or 1, has a force in the mode. */
int slide2_slips(enum slide2_mode mode, int i);

/* slide2_find_witness: computes the forces and weights of each mode, and examples of compliance when stability depends
 * on it. */
void slide2_find_witness(struct number_pool *pool, const struct slide2_signs *s, struct slide2_result *result);

/* slide2_find_examples: a compliance for which S+S+ is stable and one for which it is unstable; D > 0, X < 0 and p11 > 0 or p22 > 0. */
void slide2_find_examples(struct number_pool *pool, const struct slide2_values *values, struct slide2_witness *witness);

/* slide2_acceleration: the normal acceleration of contact i, 0 or 1, under these forces. */
slide2_number slide2_acceleration(struct number_pool *pool, const struct slide2_values *values,
                                  const struct slide2_force *force, int i);

/* slide2_verdict_json, slide2_witness_json: the objects `verdict` and `witness` of the certificate, owned by the caller. */
json_t *slide2_verdict_json(const struct slide2_result *result, const struct evaluation *e);
json_t *slide2_witness_json(struct number_pool *pool, const struct slide2_result *result);

/* slide2_describe: the verdict in words. */
void slide2_describe(const struct answer *answer, FILE *out);

/* slide2_check_friction: whether the signs of the coefficients of friction satisfy the hypotheses. */
enum status slide2_check_friction(int mu1, int mu2, struct failure *failure);

/* slide2_check_compliance: whether the signs of stiffness and damping satisfy the hypotheses. */
enum status slide2_check_compliance(const struct evaluation *e, struct failure *failure);

#endif
