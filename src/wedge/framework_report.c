/* SPDX-License-Identifier: BSD-2-Clause */
/* The answer for the model `enlarged`: computes with increasing precision, and writes the verdict in JSON. */
#include "memory/memory.h"
#include "numbers/narrow.h"
#include "problem/failure.h"
#include "problem/number_json.h"
#include "wedge/framework.h"
#include "wedge/program.h"

#include <stdlib.h>

enum { FIRST_PRECISION = 160, LAST_PRECISION = 2560 };

/* The data at one precision; V^2 = drive total / (m hold). */
static void begin(struct framework *w, const struct evaluation *e, struct number_pool *pool, long precision)
{
    w->pool = pool;
    w->precision = precision;
    w->charged = 0;
    w->arena = enclosures_new(precision);
    w->heavy = (int)e->sign[enlarged_excess];
    w->one = enclosures_integer(w->arena, 1);
    w->two = enclosures_integer(w->arena, 2);
    w->two_pi = enclosures_multiply(w->arena, enclosures_integer(w->arena, 8), enclosures_arctangent(w->arena, w->one));
    w->rho = enclosures_of(w->arena, number_divide(pool, e->value[enlarged_M], e->value[enlarged_m]));
    w->total = enclosures_add(w->arena, w->one, w->rho);
    const struct number *drive = number_multiply(pool, e->value[enlarged_drive], e->value[enlarged_total]);
    const struct number *hold = number_multiply(pool, e->value[enlarged_m], e->value[enlarged_hold]);
    w->V = enclosures_sqrt(w->arena, enclosures_of(w->arena, number_divide(pool, drive, hold)));
}

/* The time of the first stop: theta / Omega with Omega^2 = c total / (m M). */
static int find_time(const struct framework *w, const struct evaluation *e, struct framework_motion *motion)
{
    const struct number *masses = number_multiply(w->pool, e->value[enlarged_m], e->value[enlarged_M]);
    const struct number *stiffness = number_multiply(w->pool, e->value[enlarged_c], e->value[enlarged_total]);
    const enclosed unit = enclosures_of(w->arena, number_divide(w->pool, masses, stiffness));
    const enclosed theta = enclosures_between(w->arena, enclosures_of(w->arena, motion->theta.low),
                                              enclosures_of(w->arena, motion->theta.high));
    const enclosed time = enclosures_multiply(w->arena, theta, enclosures_sqrt(w->arena, unit));
    return enclosures_ends(w->pool, framework_widened(w, time), w->precision, &motion->time.low, &motion->time.high);
}

/* 1 when high - low <= high / 2^40, as both checkers require. */
static int is_narrow(const struct framework *w, const struct framework_range *x)
{
    enum { WIDTH_BITS = 40 };
    return number_range_is_narrow(w->pool, x->low, x->high, x->high, WIDTH_BITS);
}

static int are_narrow(const struct framework *w, const struct framework_motion *motion)
{
    return is_narrow(w, &motion->theta) && is_narrow(w, &motion->time) &&
           (!motion->has_turn || is_narrow(w, &motion->critical));
}

static enum status undecided(struct failure *failure, const char *why, long precision)
{
    snprintf(failure->field, sizeof failure->field, "slips");
    snprintf(failure->reason, sizeof failure->reason, "%s (%ld bits)", why, precision);
    return STATUS_UNDECIDED;
}

static enum status find(const struct problem *problem, const struct options *options, const struct evaluation *e,
                        struct framework_motion *motion, struct failure *failure)
{
    const long limit = number_precision_limit(options->budget_bits);
    const char *why = "the budget is too small";
    long precision = FIRST_PRECISION;
    int more_may_help = 1;
    for (; more_may_help && precision <= LAST_PRECISION && precision <= limit; precision *= 2) {
        struct framework w;
        begin(&w, e, problem->pool, precision);
        why = framework_find(&w, motion, &more_may_help);
        if (why == NULL && !find_time(&w, e, motion)) why = "the time of the first stop is not enclosed";
        if (why == NULL && !are_narrow(&w, motion)) why = "the first stop is not enclosed narrowly";
        enclosures_free(w.arena);
        if (why == NULL) return STATUS_OK;
    }
    return undecided(failure, why, precision > FIRST_PRECISION ? precision / 2 : 0);
}

static json_t *range_json(struct number_pool *pool, const struct framework_range *x)
{
    return json_pack("{s:o, s:o}", "lo", number_value_json(pool, x->low), "hi", number_value_json(pool, x->high));
}

static const char *direction_word(int direction)
{
    return direction > 0 ? "+" : direction < 0 ? "-" : "rest";
}

static json_t *directions_json(const struct framework_motion *motion)
{
    json_t *list = json_pack("[s]", "+");
    const int count = motion->listed + (motion->slips < 0);
    for (int i = 0; i < count; i++) json_array_append_new(list, json_string(direction_word(motion->direction[i])));
    return list;
}

/* The jumps in the picture of [WZ]: the velocity falls from v_c n^(1/2) to v_c (n - 1)^(1/2), and so on. */
static json_t *paper_jumps_json(struct number_pool *pool, const struct evaluation *e)
{
    const struct number *ratio = number_divide(pool, e->value[enlarged_drive], e->value[enlarged_hold]);
    const struct number *one = number_from_integer(pool, 1), *low = number_from_integer(pool, 0), *high = one;
    while (number_compare(pool, high, ratio) < 0) {
        low = high;
        high = number_add(pool, high, high);
    }
    while (number_compare(pool, number_subtract(pool, high, low), one) > 0) {
        const struct number *half = number_multiply(pool, number_from_ratio(pool, 1, 2), number_add(pool, low, high));
        *(number_compare(pool, half, ratio) < 0 ? &low : &high) = half;
    }
    return number_value_json(pool, low);
}

static json_t *zeros_json(const struct evaluation *e)
{
    json_t *zeros = json_array();
    for (int i = 0; i < e->program->quantities; i++)
        if (e->sign[e->program->quantity[i].node] == SIGN_ZERO)
            json_array_append_new(zeros, json_string(e->program->quantity[i].name));
    return zeros;
}

static json_t *verdict_json(struct number_pool *pool, const struct framework_motion *motion, const struct evaluation *e)
{
    json_t *json = json_object();
    json_object_set_new(json, "first_stop", range_json(pool, &motion->theta));
    json_object_set_new(json, "time", range_json(pool, &motion->time));
    json_object_set_new(json, "branch", json_integer(motion->branch));
    json_object_set_new(json, "critical", motion->has_turn ? range_json(pool, &motion->critical) : json_null());
    json_object_set_new(json, "after", json_string(direction_word(motion->after)));
    json_object_set_new(json, "slips", motion->slips < 0 ? json_string("infinite") : json_integer(motion->slips));
    json_object_set_new(json, "directions", directions_json(motion));
    json_object_set_new(json, "paper_jumps", paper_jumps_json(pool, e));
    json_object_set_new(json, "zeros", zeros_json(e));
    return json;
}

static json_t *witness_json(struct number_pool *pool, const struct framework_motion *motion)
{
    json_t *json = json_object(), *slips = json_array();
    for (int i = 0; i < motion->listed; i++) json_array_append_new(slips, range_json(pool, &motion->slip[i]));
    json_object_set_new(json, "bits", json_integer(motion->bits));
    json_object_set_new(json, "turn", motion->has_turn ? range_json(pool, &motion->turn) : json_null());
    json_object_set_new(json, "limit", motion->has_turn ? range_json(pool, &motion->limit) : json_null());
    json_object_set_new(json, "slips", slips);
    return json;
}

enum status framework_decide(const struct problem *problem, const struct options *options, struct answer *answer,
                             struct failure *failure)
{
    struct framework_motion *motion = memory_new(1, sizeof *motion);
    const enum status status = find(problem, options, &answer->evaluation, motion, failure);
    if (status == STATUS_OK) {
        answer->row = motion->slips < 0 ? "slips_for_ever" : motion->slips == 1 ? "stops" : "slips_again";
        answer->verdict = verdict_json(problem->pool, motion, &answer->evaluation);
        answer->witness = witness_json(problem->pool, motion);
    }
    free(motion);
    return status;
}

static void describe_value(const struct answer *answer, const char *before, const json_t *value, FILE *out)
{
    char *words = value_words(answer->pool, value);
    fprintf(out, "%s%s", before, words);
    free(words);
}

void framework_describe(const struct answer *answer, FILE *out)
{
    const json_t *verdict = answer->verdict, *slips = json_object_get(verdict, "slips");
    const json_t *critical = json_object_get(verdict, "critical"), *word;
    const char *after = json_string_value(json_object_get(verdict, "after"));
    size_t i;
    describe_value(
        answer, "  the framework stops for the first time at Omega t = ", json_object_get(verdict, "first_stop"), out);
    describe_value(answer, ", t = ", json_object_get(verdict, "time"), out);
    fprintf(out, ", on rising stretch %d of t + rho sin t\n",
            (int)json_integer_value(json_object_get(verdict, "branch")));
    if (!json_is_null(critical)) describe_value(answer, "  critical velocity, in units of mu g/Omega: ", critical, out);
    fprintf(out, "%s  after that it %s%s\n", json_is_null(critical) ? "" : "\n",
            *after == 'r' ? "rests" : "slips again in direction ", *after == 'r' ? "" : after);
    if (json_is_integer(slips))
        fprintf(out, "  slips in all: %d, in the directions", (int)json_integer_value(slips));
    else
        fputs("  it slips infinitely often, first in the directions", out);
    json_array_foreach (json_object_get(verdict, "directions"), i, word) fprintf(out, " %s", json_string_value(word));
    describe_value(answer, "\n  jumps of the paper's picture: ", json_object_get(verdict, "paper_jumps"), out);
    fputc('\n', out);
}
