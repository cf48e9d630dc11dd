/* SPDX-License-Identifier: BSD-2-Clause */
#include "stance/stance.h"

#include "memory/memory.h"
#include "numbers/program.h"

#include <stdlib.h>

/* The quantities of this kind are intervals that the checkers compute themselves; the certificate contains none. */
static const struct program no_formulas = {.name = "stance"};

static const struct field fields[STANCE_FIELDS] = {
    {"l1", "m", "contact point 1 is (l1, -h) relative to the centre of mass", NULL, 0},
    {"l2", "m", "contact point 2 is (l2, -h); l2 is not l1", NULL, 0},
    {"h", "m", "height of the centre of mass above both contact points", NULL, 0},
    {"phi1", "rad", "angle of the tangent at contact 1: (cos phi1, sin phi1); the normal is (-sin phi1, cos phi1)",
     field_angle, 0},
    {"phi2", "rad", "angle of the tangent at contact 2; cos phi is not 0", field_angle, 0},
    {"mu1", "1", "Coulomb's coefficient of friction; mu1 >= 0", NULL, 0},
    {"mu2", "1", "Coulomb's coefficient of friction; mu2 >= 0", NULL, 0},
    {"alpha", "rad", "angle of the load (sin alpha, -cos alpha): gravity on a slope; or Fx and Fz", field_angle, 1},
    {"Fx", "N", "load at the centre of mass, in place of alpha", NULL, 1},
    {"Fz", "N", "load at the centre of mass, in place of alpha", NULL, 1},
    {"tau", "N m", "moment of the load about the centre of mass; 0 if left out", NULL, 1},
    {"rho", "m", "radius of gyration; rho > 0; 1 if left out", NULL, 1}};

/* Ties of irrational numbers are left undetermined, as by the checkers: enclosures of 1024 bits, no number fields. */
enum { ENCLOSURE_BUDGET_BITS = 1 << 16, NO_FIELD = 1 };

static void follow_maps(struct stance_result *result, struct stance_statics *statics, struct search *search)
{
    struct step step;
    if (statics->code != STATICS_EQUILIBRIUM) return;
    step_make(&statics->body, &step);
    statics->body.arithmetic.open = 0;
    result->end = search_run(&step, statics->persistent, search);
}

static enum status decide(const struct problem *problem, const struct options *options, struct answer *answer,
                          struct failure *failure)
{
    struct stance_given given;
    struct stance_statics statics;
    answer->evaluation.program = &no_formulas;
    const enum status status = body_read(problem, &given, failure);
    if (status != STATUS_OK) return status;
    number_pool_limit(problem->pool, ENCLOSURE_BUDGET_BITS, NO_FIELD);
    struct search *search = memory_new(1, sizeof *search);
    struct stance_result result = {&statics, search, SEARCH_OPEN};
    statics_find(problem->pool, &given, &statics);
    follow_maps(&result, &statics, search);
    answer->row = stance_row(&result);
    answer->verdict = stance_verdict_json(&result);
    answer->witness = stance_witness_json(&result);
    free(search);
    number_pool_limit(problem->pool, options->budget_bits, NUMBER_BUDGET_DEGREE);
    return STATUS_OK;
}

const struct kind kind_stance = {
    .name = "stance",
    .summary = "a body on two contacts: finite-time Lyapunov stability of its equilibrium",
    .source =
        "Varkonyi & Or, Lyapunov stability of a rigid body with two frictional contacts (2017); spec/stance/README.md",
    .fields = fields,
    .field_count = STANCE_FIELDS,
    .example = "{\"kind\":\"stance\",\"id\":\"example 2 of the paper\",\"l1\":\"-3.5\",\"l2\":\"2.25\",\"h\":\"1.25\","
               "\"phi1\":\"75deg\",\"phi2\":\"30deg\",\"mu1\":\"0.75\",\"mu2\":\"0.6\",\"alpha\":\"65deg\"}",
    .no_atlas = "stability is decided by a partition of directions whose cuts are iterates of a map, of no bounded "
                "degree, and is no list of signs of polynomials; "
                "`painleve explain --svg` draws the map of such a body",
    .accepts = ACCEPTS_RATIONALS,
    .decide = decide,
    .describe = stance_describe,
};
