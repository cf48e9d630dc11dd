/* SPDX-License-Identifier: BSD-2-Clause */
#include "modes/modes.h"

#include "numbers/program.h"
#include "problem/number_json.h"

/* No formula is common to all numbers of contacts; this kind has quantities only for a body with irrational data. */
static const struct program no_formulas = {.name = "modes"};

static const struct field fields[MODES_FIELDS] = {
    {"W", "1/kg",
     "matrix: acceleration per force, two rows and columns for each contact, tangential and normal; symmetric, "
     "positive "
     "semidefinite",
     field_table, 1},
    {"q", "m/s^2", "matrix: accelerations without contact forces, tangential and normal of each contact",
     field_long_list, 1},
    {"mass", "kg", "body: mass; mass > 0", NULL, 1},
    {"gyration", "m", "body: radius of gyration; gyration > 0", NULL, 1},
    {"x", "m", "body: contact points, relative to the centre of mass", field_long_list, 1},
    {"z", "m", "body: contact points, relative to the centre of mass", field_long_list, 1},
    {"nx", "1", "body: normals, into the body, of any length but 0; the tangent is (nz, -nx)", field_long_list, 1},
    {"nz", "1", "body: normals, into the body", field_long_list, 1},
    {"Fx", "N", "body: load", NULL, 1},
    {"Fz", "N", "body: load", NULL, 1},
    {"tau", "N m", "body: moment of the load about the centre of mass, from x to z", NULL, 1},
    {"omega", "rad/s", "body: angular velocity; 0 if left out", NULL, 1},
    {"M", "kg", "coordinates: mass matrix; symmetric, positive definite, of 12 rows at most", field_table, 1},
    {"J", "1", "coordinates: velocities of the contacts per generalised velocity, rows as those of W", field_table, 1},
    {"F", "N", "coordinates: generalised load, velocity terms included", field_long_list, 1},
    {"bias", "m/s^2", "coordinates: accelerations that J M^-1 F leaves out (J' times velocity); 0 if left out",
     field_long_list, 1},
    {"mu", "1", "Coulomb's coefficients of friction, one for each contact; mu >= 0", field_long_list, 0},
    {"mu_high", "1", "where friction is uncertain: the largest coefficients, and mu the least; for 32 contacts at most",
     field_long_list, 1},
    {"u", "m/s", "tangential velocities, of which only the signs matter; 0 if left out", field_long_list, 1},
    {"words", "word", "closed: also the status of every closed word, for 3 contacts at most; kinematic if left out",
     "kinematic|closed", 1}};

/* The number of JSON values that the checkers accept, and that of a record besides the problem, the words and the
 * witness. */
enum { MODES_MOST_VALUES = 65536, FRAME_VALUES = 128, MODES_MAX_CLOSED = 3 };

static long values_left(const struct problem *problem)
{
    long left = MODES_MOST_VALUES - FRAME_VALUES;
    for (int i = 0; i < MODES_FIELDS; i++) left -= (long)problem->value[i].rows * (problem->value[i].columns + 1) + 2;
    return left;
}

static enum status add_closed(struct modes_search *search, struct answer *answer, struct failure *failure)
{
    json_t *statuses, *proofs;
    const enum status status = modes_closed_json(search, &statuses, &proofs, failure);
    json_object_set_new(answer->verdict, "closed", statuses);
    json_object_set_new(answer->witness, "closed", proofs);
    return status;
}

/* The additional values of a record over a number field: roots in the problem, the field, and quantities with their
 * numbers. */
static json_t *irrational_parts(const struct problem *problem, const struct evaluation *e)
{
    json_t *parts = json_array(), *field = number_field_json(problem->pool, 0);
    json_array_append_new(parts, problem_to_json(problem));
    if (field != NULL) json_array_append_new(parts, field);
    for (int i = 0; i < e->program->quantities; i++)
        json_array_append_new(parts, number_value_json(problem->pool, e->value[e->program->quantity[i].node]));
    return parts;
}

/* Irrational numbers are written as roots in the problem, and as elements of a field in the witness and the quantities. */
static enum status spend_irrational(struct modes_search *search, const struct problem *problem, const json_t *values,
                                    const struct evaluation *e, struct failure *failure)
{
    if (json_object_size(values) == 0 && e->program->quantities == 0) return STATUS_OK;
    json_t *parts = irrational_parts(problem, e);
    enum status status = modes_spend(search, values, failure);
    if (status == STATUS_OK) status = modes_spend(search, parts, failure);
    json_decref(parts);
    return status;
}

static enum status put_witness(const struct modes_search *search, json_t *values, struct answer *answer)
{
    answer->witness = json_pack("{s:O}", "tree", search->tree);
    if (json_object_size(values) > 0) json_object_set(answer->witness, "values", values);
    return STATUS_OK;
}

static enum status search_and_report(struct modes_search *search, json_t *values, int closed, struct answer *answer,
                                     struct failure *failure)
{
    struct modes_verdict verdict;
    enum status status = modes_search_words(search, failure);
    if (status != STATUS_OK) return status;
    if (search->data->uncertain) {
        answer->row = modes_uncertain_row(search);
        answer->verdict = modes_uncertain_json(search);
        return put_witness(search, values, answer);
    }
    if (modes_classify(search, &verdict) != STATUS_OK) return no_row_holds(failure);
    answer->row = modes_row_name(verdict.row);
    answer->verdict = modes_verdict_json(search, &verdict);
    (void)put_witness(search, values, answer);
    return closed ? add_closed(search, answer, failure) : STATUS_OK;
}

static enum status decide_data(const struct problem *problem, const struct modes_data *data,
                               const struct options *options, struct answer *answer, struct failure *failure)
{
    const int closed = problem->value[MODES_words].word == 1;
    if (closed && data->contacts > MODES_MAX_CLOSED)
        return malformed(failure, "words", "closed words are listed for 3 contacts at most: there are 4^n of them");
    struct modes_search search;
    modes_search_begin(&search, problem->pool, data, options->budget_bits, values_left(problem));
    json_t *values = modes_values_json(problem);
    enum status status = spend_irrational(&search, problem, values, &answer->evaluation, failure);
    if (status == STATUS_OK) status = search_and_report(&search, values, closed, answer, failure);
    json_decref(values);
    modes_search_end(&search);
    if (status != STATUS_OK) answer_free(answer);
    return status;
}

static enum status decide(const struct problem *problem, const struct options *options, struct answer *answer,
                          struct failure *failure)
{
    struct modes_data data;
    answer->evaluation.program = &no_formulas;
    enum status status = modes_read(problem, &data, failure);
    if (status == STATUS_OK) status = modes_evaluate_body(problem, options, &answer->evaluation, failure);
    if (status == STATUS_OK) status = decide_data(problem, &data, options, answer, failure);
    modes_free(&data);
    return status;
}

const struct kind kind_modes = {
    .name = "modes",
    .summary = "n contacts: every contact mode that has a solution, weak and strong stability",
    .source =
        "Champneys & Varkonyi (2016), section 6; Varkonyi & Or (2017); Pang & Trinkle (2000); spec/modes/README.md",
    .fields = fields,
    .field_count = MODES_FIELDS,
    .example = "{\"kind\":\"modes\",\"id\":\"a body on two feet slides\",\"mass\":\"1\",\"gyration\":\"1/2\","
               "\"x\":\"[-1, 1]\",\"z\":\"[-1, -1]\",\"nx\":\"[0, 0]\",\"nz\":\"[1, 1]\",\"Fx\":\"1/2\",\"Fz\":\"-1\","
               "\"tau\":\"0\",\"mu\":\"[3/5, 1/5]\"}",
    .no_atlas = "which modes have a solution is decided by linear programs, whose outcome follows from the signs of "
                "minors: for two contacts at rest 125, and 34 where one of them slips, and a certificate holds 32 "
                "quantities; kind slide2 has atlases for two contacts that slip, and contact for one",
    .accepts = ACCEPTS_ALGEBRAIC,
    .decide = decide,
    .describe = modes_describe,
};
