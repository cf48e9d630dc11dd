/* SPDX-License-Identifier: BSD-2-Clause */
#include "chatter/chatter.h"

#include "chatter/by_signs.h"
#include "chatter/program.h"
#include "memory/memory.h"
#include "problem/answer.h"
#include "problem/width.h"

#include <stdlib.h>

enum {
    FIELD_A_TANGENTIAL,
    FIELD_B_NORMAL,
    FIELD_U = chatter_u,
    FIELD_V = chatter_v,
    FIELD_LAW = chatter_INPUTS,
    FIELD_WIDTH,
    FIELDS
};

#define IS_STATE(name) ((chatter_##name) == chatter_u || (chatter_##name) == chatter_v)
#define FIELD(name, unit, meaning) {#name, unit, meaning, NULL, IS_STATE(name)},
static const struct field fields[FIELDS] = {
    CHATTER_INPUTS(FIELD){"law", "word", "law of restitution: how an impact ends", "poisson|energetic|newton", 0},
    {"width", "", "how narrow zeno_time shall be: high - low <= width low; without it 2^-40", NULL, 1}};

static enum status check_hypotheses(const struct evaluation *e, int given, struct failure *failure)
{
    if (e->sign[chatter_A] <= 0) return hypothesis_fails(failure, "A", "A > 0");
    if (e->sign[chatter_C] <= 0) return hypothesis_fails(failure, "C", "C > 0");
    if (e->sign[chatter_Delta] <= 0) return hypothesis_fails(failure, "Delta", "A C - B^2 > 0");
    if (e->sign[chatter_mu] < 0) return hypothesis_fails(failure, "mu", "mu >= 0");
    if (given && e->sign[chatter_v] >= 0) return hypothesis_fails(failure, "v", "v < 0 (before an impact)");
    if (e->sign[chatter_r_range] < 0) return hypothesis_fails(failure, "r", "0 <= r <= 1");
    return STATUS_OK;
}

static struct chatter_signs signs_of(const struct evaluation *e)
{
#define SIGN(name) .name = (int)e->sign[chatter_##name]
    return (struct chatter_signs){SIGN(b),       SIGN(r),       SIGN(u),        SIGN(p_plus),    SIGN(p_minus),
                                  SIGN(k_plus),  SIGN(k_minus), SIGN(D_r_plus), SIGN(D_r_minus), SIGN(E_plus),
                                  SIGN(E_minus), SIGN(L_plus),  SIGN(L_minus),  SIGN(R_plus),    SIGN(R_minus)};
#undef SIGN
}

static int is_given(const struct problem *problem)
{
    return problem_has(problem, FIELD_V);
}

/* Computes the exact values of all quantities, whose signs satisfy the hypotheses. When u and v are not given, the
 * orbit begins with the ratio after an impact that ends in stick. */
static enum status evaluate(const struct problem *problem, const struct options *options, struct evaluation *e,
                            struct failure *failure)
{
    const struct number *inputs[chatter_INPUTS];
    for (int i = 0; i < chatter_INPUTS; i++) {
        inputs[i] = problem_number(problem, i);
        if (inputs[i] != NULL && (!number_is_certain(inputs[i]) || !number_is_algebraic(inputs[i])))
            return malformed(
                failure, fields[i].name,
                "with width, this number is rational or algebraic, and no interval: what follows from signs "
                "has no time");
    }
    const int given = is_given(problem);
    if (given != (inputs[chatter_u] != NULL))
        return malformed(failure, given ? "u" : "v", "u and v are given together, or neither");
    if (!given) inputs[chatter_u] = number_add(problem->pool, inputs[chatter_a], inputs[chatter_a]);
    if (!given) inputs[chatter_v] = inputs[chatter_b];
    enum status status =
        cascade_signs(problem->pool, &chatter_program, inputs, options->tiers, options->budget_bits, e, failure);
    if (status == STATUS_OK) status = check_hypotheses(e, given, failure);
    if (status == STATUS_OK) status = evaluation_values(problem->pool, options->budget_bits, e, failure);
    return status;
}

/* Reads the width required of zeno_time, in bits. */
static enum status read_width(const struct problem *problem, const struct options *options, long *bits,
                              struct failure *failure)
{
    const struct number *width = problem_number(problem, FIELD_WIDTH);
    *bits = options->width_bits;
    if (width == NULL || width_bits(problem->pool, width, bits)) return STATUS_OK;
    return malformed(failure, "width", "a rational number from 2^-8192 to 1 is expected");
}

static struct orbit orbit_of(const struct problem *problem, const struct options *options, const struct evaluation *e)
{
    struct number_pool *pool = problem->pool;
    struct orbit orbit = {.pool = pool, .e = e, .signs = signs_of(e)};
    orbit.row = chatter_classify(&orbit.signs);
    orbit.body = (struct chatter_body){e->value[chatter_A], e->value[chatter_B],
                                       e->value[chatter_C], e->value[chatter_mu],
                                       e->value[chatter_r], (enum impact_law)problem->value[FIELD_LAW].word};
    orbit.budget_bits = options->budget_bits;
    if (orbit.signs.b != 0)
        orbit.alpha = number_divide(pool, e->value[chatter_a], number_negate(pool, e->value[chatter_b]));
    return orbit;
}

static enum chatter_fate fate_of_factor(int against_one)
{
    return against_one < 0 ? FATE_CHATTERS : against_one == 0 ? FATE_NEUTRAL : FATE_REVERSE;
}

/* The fate when |v| is multiplied by r in every later impact. */
static enum chatter_fate fate_of_slide(const struct orbit *orbit)
{
    const struct number *one = number_from_integer(orbit->pool, 1);
    return fate_of_factor(number_compare(orbit->pool, orbit_r(orbit), one));
}

static enum chatter_fate fate_of_enclosure(const struct orbit *orbit, const struct ends *e)
{
    const struct number *one = number_from_integer(orbit->pool, 1);
    if (number_compare(orbit->pool, e->high, one) < 0) return FATE_CHATTERS;
    return number_compare(orbit->pool, e->low, one) == 0 ? FATE_NEUTRAL : FATE_UNDECIDED;
}

static enum chatter_fate fate_of(const struct chatter_result *result)
{
    const struct orbit *orbit = result->orbit;
    switch (orbit->row.course) {
    case FLIES: return FATE_LIFTS_OFF;
    case LANDS: return FATE_UNDECIDED;
    case STOPS: return FATE_CHATTERS;
    case SLIDES:
    case STICK_SLIDES: return fate_of_slide(orbit);
    case REVERSES: return fate_of_enclosure(orbit, &result->enclosure->last.e);
    case SETTLES: break;
    }
    return fate_of_factor(bounce_against_one(orbit->pool, &orbit->limit));
}

static enum chatter_rest rest_of_enclosure(const struct orbit *orbit, enum enclosure_end end)
{
    if (end == END_OPEN) return REST_UNKNOWN;
    return chatter_slipping(&orbit->signs, end == END_FORWARD ? 1 : end == END_BACKWARD ? -1 : 0);
}

static enum chatter_rest rest_of(const struct chatter_result *result)
{
    const struct orbit *orbit = result->orbit;
    if (result->fate != FATE_CHATTERS) return REST_UNKNOWN;
    if (result->enclosure != NULL) return rest_of_enclosure(orbit, result->enclosure->end);
    const int stops = orbit->row.course == STOPS;
    return chatter_slipping(&orbit->signs,
                            stops ? surd_sign(orbit->pool, orbit->first.motion.u) : orbit->row.direction);
}

static enum status decide(const struct problem *problem, const struct options *options, struct answer *answer,
                          struct failure *failure)
{
    struct evaluation *e = &answer->evaluation;
    enum status status = evaluate(problem, options, e, failure);
    if (status != STATUS_OK) return status;
    struct orbit orbit = orbit_of(problem, options, e);
    status = read_width(problem, options, &orbit.width_bits, failure);
    if (status == STATUS_OK) status = orbit_follow(&orbit, failure);
    if (status != STATUS_OK) return status;
    struct enclosure *enclosure = orbit.row.course == REVERSES ? malloc(sizeof *enclosure) : NULL;
    if (orbit.row.course == REVERSES && enclosure == NULL) memory_out();
    if (enclosure != NULL) enclosure_of(&orbit, enclosure);
    struct chatter_result result = {.orbit = &orbit, .enclosure = enclosure, .given = is_given(problem)};
    result.fate = fate_of(&result);
    result.rest = rest_of(&result);
    if (result.fate == FATE_UNDECIDED) result.reason = orbit.row.course == LANDS ? "contact" : "reversal";
    answer->row = chatter_row_name(orbit.row.row);
    answer->verdict = chatter_verdict_json(&result);
    answer->witness = chatter_witness_json(&result);
    free(enclosure);
    return STATUS_OK;
}

const struct kind kind_chatter = {
    .name = "chatter",
    .summary = "impact after impact under constant acceleration: chatter, reverse chatter, Zeno time",
    .source = "Champneys & Varkonyi (2016), sections 3.3, 5.2 and 5.3",
    .fields = fields,
    .field_count = FIELDS,
    .example = "{\"kind\":\"chatter\",\"id\":\"from stick into reverse "
               "chatter\",\"a\":\"1\",\"b\":\"-1\",\"A\":\"1\",\"B\":\"1/2\","
               "\"C\":\"1\",\"mu\":\"3/2\",\"r\":\"7/10\",\"law\":\"energetic\",\"u\":\"0\",\"v\":\"-1\"}",
    .no_atlas = "an atlas has no times, so that width says nothing; leave it out",
    .accepts = ACCEPTS_ENCLOSED,
    .intervals = INTERVALS_IN_FIELDS,
    .narrows = 1,
    .rows = chatter_rows,
    .decide = decide,
    .describe = chatter_describe,
};
