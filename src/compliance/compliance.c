/* SPDX-License-Identifier: BSD-2-Clause */
#include "compliance/compliance.h"

#include "compliance/program.h"
#include "memory/memory.h"
#include "problem/answer.h"
#include "problem/budget.h"

#include <stdlib.h>

#define FIELD(name, unit, meaning) {#name, unit, meaning, NULL, 0},
static const struct field fields[] = {COMPLIANCE_INPUTS(FIELD)};

static enum status check_hypotheses(const struct evaluation *e, struct failure *failure)
{
    if (e->sign[compliance_A] <= 0) return hypothesis_fails(failure, "A", "A > 0");
    if (e->sign[compliance_C] <= 0) return hypothesis_fails(failure, "C", "C > 0");
    if (e->sign[compliance_Delta] <= 0) return hypothesis_fails(failure, "Delta", "A C - B^2 > 0");
    if (e->sign[compliance_mu] < 0) return hypothesis_fails(failure, "mu", "mu >= 0");
    if (e->sign[compliance_k] <= 0) return hypothesis_fails(failure, "k", "k > 0");
    if (e->sign[compliance_d] < 0) return hypothesis_fails(failure, "d", "d >= 0");
    if (e->sign[compliance_delta] < 0) return hypothesis_fails(failure, "delta", "delta >= 0");
    if (e->sign[compliance_f_0] < 0)
        return hypothesis_fails(failure, "f_0", "k delta - d v >= 0 (no force that pulls)");
    return STATUS_OK;
}

static enum status evaluate(const struct problem *problem, const struct options *options, struct evaluation *e,
                            struct failure *failure)
{
    const struct number *inputs[compliance_INPUTS];
    for (int i = 0; i < compliance_INPUTS; i++) inputs[i] = problem_number(problem, i);
    enum status status =
        cascade_signs(problem->pool, &compliance_program, inputs, options->tiers, options->budget_bits, e, failure);
    if (status == STATUS_OK) status = check_hypotheses(e, failure);
    if (status == STATUS_OK) status = evaluation_values(problem->pool, options->budget_bits, e, failure);
    return status;
}

static enum status undecided(struct failure *failure, const char *field, const char *reason)
{
    snprintf(failure->field, sizeof failure->field, "%s", field);
    snprintf(failure->reason, sizeof failure->reason, "%s", reason);
    return STATUS_UNDECIDED;
}

/* Records a motion whose first phase never ends, by exact inequalities. */
static void go_on_at_once(struct number_pool *pool, enum phase_word word, struct follow *f)
{
    const struct number *zero = number_from_integer(pool, 0);
    f->outcome = FOLLOW_SUSTAINS;
    f->precision = 0;
    f->phases = 1;
    f->phase[0].word = word;
    f->phase[0].end = PHASE_GOES_ON;
    f->phase[0].cells = 0;
    f->phase[0].low = f->phase[0].high = zero;
}

enum { FIRST_PRECISION = 192, LAST_PRECISION = 768 };

/* Follows the motion with increasing precision, as long as that may help. */
static enum status follow_all(const struct compliance_result *r, enum phase_word word, const struct options *options,
                              struct failure *failure)
{
    struct follow *f = r->follow;
    const long limit = number_precision_limit(options->budget_bits);
    if (body_goes_on(r->body, &r->body->phase[word], r->start)) {
        go_on_at_once(r->body->pool, word, f);
        return STATUS_OK;
    }
    for (long precision = FIRST_PRECISION; precision <= LAST_PRECISION && precision <= limit; precision *= 2) {
        follow_from(r->body, r->start, word, precision, f);
        if (f->outcome != FOLLOW_UNKNOWN && follow_is_narrow(r->body, r->start, f)) return STATUS_OK;
        if (f->outcome == FOLLOW_UNKNOWN && !f->more_may_help) break;
    }
    if (number_work_was_refused(r->body->pool)) {
        undecided(failure, "phases", "");
        return budget_used_up(failure, "the motion cannot be followed");
    }
    if (f->outcome != FOLLOW_UNKNOWN) return undecided(failure, "phases", "the end is known, but not narrowly enough");
    char reason[sizeof failure->reason];
    snprintf(reason, sizeof reason, "in phase %d: %s (%ld bits)", f->phases + 1, f->why, f->precision);
    return undecided(failure, "phases", reason);
}

static enum compliance_end end_of(const struct follow *f)
{
    if (f->outcome == FOLLOW_DETACHES) return ENDS_detaches;
    return f->phase[f->phases - 1].word == STICK ? ENDS_sustains_stick : ENDS_sustains_slip;
}

static enum status decide_motion(struct compliance_result *r, struct compliance_start *start,
                                 const struct options *options, struct failure *failure)
{
    enum phase_word word;
    const enum beginning beginning = body_begin(r->body, start, &word);
    r->end = beginning == BEGIN_REST ? ENDS_rest : ENDS_no_contact;
    if (beginning == BEGIN_UNKNOWN) return undecided(failure, "u", "the first phase is not decided within the budget");
    if (beginning != BEGIN_CONTACT) return STATUS_OK;
    const struct number *p = r->body->phase[word].pi;
    r->without_collision = number_sign(start->y[0]) == 0 && number_sign(start->v) == 0 &&
                           number_sign(start->delta) == 0 && number_sign(start->u) != 0 && number_sign(p) < 0;
    r->limit = limit_of(r->body, start);
    r->follow = memory_new(1, sizeof *r->follow);
    const enum status status = follow_all(r, word, options, failure);
    if (status == STATUS_OK) r->end = end_of(r->follow);
    return status;
}

static enum status decide(const struct problem *problem, const struct options *options, struct answer *answer,
                          struct failure *failure)
{
    struct compliance_body body;
    const struct evaluation *e = &answer->evaluation;
    enum status status = evaluate(problem, options, &answer->evaluation, failure);
    if (status != STATUS_OK) return status;
    if (!body_of(problem->pool, e->value, &body))
        return undecided(failure, "p_plus", "a sign is not decided within the budget");
    struct compliance_start start = {
        .u = e->value[compliance_u], .v = e->value[compliance_v], .delta = e->value[compliance_delta]};
    start.y[0] = e->value[compliance_f_0];
    struct compliance_result result = {.body = &body, .start = &start};
    status = decide_motion(&result, &start, options, failure);
    if (status == STATUS_OK) {
        answer->row = compliance_row_name(result.end);
        answer->verdict = compliance_verdict_json(problem->pool, &result);
        answer->witness = compliance_witness_json(problem->pool, &result);
    }
    free(result.follow);
    return status;
}

const struct kind kind_compliance = {
    .name = "compliance",
    .summary = "a contact on a linear spring and damper: slip, stick and detachment in closed form, times and forces "
               "enclosed, the stiff limit",
    .source = "Zhao, Liu, Chen & Brogliato (2015), corrected; Champneys & Varkonyi (2016), section 4",
    .fields = fields,
    .field_count = compliance_INPUTS,
    .example = "{\"kind\":\"compliance\",\"id\":\"impact without "
               "collision\",\"a\":\"0\",\"b\":\"-1\",\"A\":\"17/5\",\"B\":\"6/5\",\"C\":\"8/5\",\"mu\":\"3/"
               "2\",\"u\":\"1\",\"v\":\"0\","
               "\"delta\":\"0\",\"k\":\"10000\",\"d\":\"0\"}",
    .no_atlas = "phases end at zeros of exponential functions and sines, so that the verdict is no list of signs of "
                "polynomials; `painleve explain "
                "--svg` draws the motion, and kind contact has atlases of the stiff limit",
    .accepts = ACCEPTS_ALGEBRAIC,
    .decide = decide,
    .describe = compliance_describe,
};
