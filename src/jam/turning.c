/* SPDX-License-Identifier: BSD-2-Clause */
/* The normal force beta of slip satisfies beta' = Q(beta): it moves monotonically to the next zero of Q, to 0, or to
 * infinity. */
#include "jam/turning.h"

#include "problem/answer.h"
#include "problem/budget.h"
#include "problem/failure.h"
#include "problem/number_json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum fate { LIFT_OFF, SLIP, JAM, ARREST, PARADOX, UNDECIDED };

/* The limit of the normal force. */
enum limit { NOWHERE, AT_ZERO, DIVERGES, AT_REST };

/* The axis of beta from 0 upwards: intervals on which Q has one sign, separated by its positive zeros. */
enum { MOST_ZEROS = 2 };
struct turning {
    struct number_pool *pool;
    struct surd alpha1, eta, zero[MOST_ZEROS];
    int zeros, course[MOST_ZEROS + 1]; /* the sign of Q in interval i, which is below zero number i */
    int zero_at_0;                     /* Q(0) = 0 */
    int signs[4];                      /* of alpha1, alpha3, eta, alpha2 */
};

/* The fate of the states in one interval, or at one zero. */
struct outcome {
    enum fate fate;
    enum limit limit;
    int zero; /* for AT_REST: the index of the zero that is the limit */
};

static struct surd times(const struct turning *t, struct surd x, struct surd y)
{
    return surd_multiply(t->pool, x, y);
}

/* beta tends to a value: then p increases or decreases like alpha1 - eta beta. */
static struct outcome at_value(const struct turning *t, struct surd beta, enum limit limit, int zero)
{
    const int rate = surd_sign(t->pool, surd_subtract(t->pool, t->alpha1, times(t, t->eta, beta)));
    if (rate > 0) return (struct outcome){SLIP, NOWHERE, 0};
    if (rate == 0) return (struct outcome){UNDECIDED, NOWHERE, 0};
    return (struct outcome){JAM, limit, zero};
}

/* beta tends to infinity: for eta > 0, p reaches 0 before b does; eta = 0 is the planar case. */
static struct outcome beyond_bounds(const struct turning *t)
{
    if (t->signs[2] > 0) return (struct outcome){PARADOX, DIVERGES, 0};
    if (t->signs[0] > 0) return (struct outcome){SLIP, NOWHERE, 0};
    if (t->signs[0] == 0) return (struct outcome){UNDECIDED, NOWHERE, 0};
    return (struct outcome){t->signs[1] < 0 ? JAM : ARREST, DIVERGES, 0};
}

static struct surd nothing(const struct turning *t)
{
    return surd_from_number(number_from_integer(t->pool, 0));
}

/* The fate in interval i. */
static struct outcome in_range(const struct turning *t, int i)
{
    const int course = t->course[i];
    if (course > 0) return i < t->zeros ? at_value(t, t->zero[i], AT_REST, i) : beyond_bounds(t);
    if (i > 0) return at_value(t, t->zero[i - 1], AT_REST, i - 1);
    return t->zero_at_0 ? at_value(t, nothing(t), AT_ZERO, 0) : (struct outcome){LIFT_OFF, AT_ZERO, 0};
}

/* The zeros of Q: for eta = 0 that of delta beta - alpha2; otherwise (-delta -+ sqrt(discriminant)) / (2 eta). */
static int all_zeros(const struct turning *t, const struct evaluation *e, struct surd zero[2])
{
    const struct number *delta = e->value[jam_turning_delta], *alpha2 = e->value[jam_turning_alpha2];
    const struct number *eta = e->value[jam_turning_eta], *discriminant = e->value[jam_turning_discriminant];
    const struct number *two_eta = number_add(t->pool, eta, eta);
    const struct surd middle = surd_from_number(number_negate(t->pool, delta));
    if (number_sign(eta) == 0) {
        if (number_sign(delta) == 0) return 0;
        zero[0] = surd_from_number(number_divide(t->pool, alpha2, delta));
        return 1;
    }
    if (number_sign(discriminant) < 0) return 0;
    const struct surd root = surd_root(t->pool, discriminant);
    const int rises = number_sign(eta) > 0;
    zero[!rises] = surd_divide(t->pool, surd_subtract(t->pool, middle, root), two_eta);
    zero[rises] = surd_divide(t->pool, surd_add(t->pool, middle, root), two_eta);
    return number_sign(discriminant) == 0 ? 1 : 2;
}

/* Between 0 and the first zero Q has the sign of -alpha2 or, if that is 0, of its next nonzero coefficient; the sign
 * changes at simple zeros. */
static void find_ranges(struct turning *t, const struct evaluation *e)
{
    struct surd zero[2];
    const int zeros = all_zeros(t, e, zero), twice = number_sign(e->value[jam_turning_discriminant]) == 0;
    const int delta = number_sign(e->value[jam_turning_delta]), near_zero = -t->signs[3];
    t->zero_at_0 = near_zero == 0;
    t->course[0] = near_zero != 0 ? near_zero : delta != 0 ? delta : t->signs[2];
    for (int i = 0; i < zeros; i++) {
        if (surd_sign(t->pool, zero[i]) <= 0) continue;
        t->course[t->zeros + 1] = t->signs[2] != 0 && twice ? t->course[t->zeros] : -t->course[t->zeros];
        t->zero[t->zeros++] = zero[i];
    }
}

/* The row: the sign of eta, and the course of the force from 0 upwards. */
static const char *row_of(const struct turning *t)
{
    static const char *const names[3][9] = {
        {"repel_falls", "repel_falls_falls", "repel_rises_falls", "repel_falls_rises_falls"},
        {"straight_falls", "straight_rests", "straight_rises", "straight_falls_rises", "straight_rises_falls"},
        {"enter_rises", "enter_rises_rises", "enter_falls_rises", "enter_rises_falls_rises"}};
    const int eta = t->signs[2], last = t->course[t->zeros];
    if (eta != 0) return names[eta + 1][t->zeros == 2 ? 3 : t->zeros == 0 ? 0 : t->course[0] == last ? 1 : 2];
    return names[1][t->zeros == 0 ? last + 1 : last > 0 ? 3 : 4];
}

static const char *fate_word(enum fate fate)
{
    static const char *const words[] = {"lift-off", "slip", "jam", "arrest", "paradox", "undecided"};
    return words[fate];
}

/* A word for the limit; the zero itself for AT_REST. */
static json_t *limit_json(enum limit limit)
{
    static const char *const words[] = {NULL, "0", "diverges", "rests"};
    return limit == NOWHERE ? json_null() : json_string(words[limit]);
}

static json_t *force_json(const struct turning *t, struct outcome outcome, struct surd force)
{
    if (outcome.limit != AT_REST) return json_null();
    return surd_json(t->pool, outcome.zero < 0 ? force : t->zero[outcome.zero]);
}

/* 1 when every state is constant: eta = delta = alpha2 = 0. */
static int rests_everywhere(const struct turning *t)
{
    return t->zeros == 0 && t->course[0] == 0;
}

static void append_fate(json_t *list, enum fate fate)
{
    const size_t n = json_array_size(list);
    const char *word = fate_word(fate);
    if (n == 0 || strcmp(json_string_value(json_array_get(list, n - 1)), word) != 0)
        json_array_append_new(list, json_string(word));
}

/* The list of fates for increasing force; equal neighbours occur once. */
static json_t *outcomes_json(const struct turning *t)
{
    json_t *list = json_array();
    for (int i = 0; i <= t->zeros; i++) {
        append_fate(list, rests_everywhere(t) ? at_value(t, nothing(t), AT_ZERO, 0).fate : in_range(t, i).fate);
        if (i < t->zeros) append_fate(list, at_value(t, t->zero[i], AT_REST, i).fate);
    }
    return list;
}

/* The fate of a state: at a zero, or in the interval above as many zeros as are smaller. */
static struct outcome outcome_of(const struct turning *t, struct surd force)
{
    int below = 0;
    if (rests_everywhere(t)) return at_value(t, force, AT_REST, -1);
    for (; below < t->zeros; below++) {
        const int side = surd_sign(t->pool, surd_subtract(t->pool, force, t->zero[below]));
        if (side == 0) return at_value(t, force, AT_REST, below);
        if (side < 0) break;
    }
    return in_range(t, below);
}

static json_t *verdict_json(const struct turning *t, const struct evaluation *e, const struct surd *force)
{
    json_t *json = json_object(), *resting = json_array();
    const struct outcome outcome = force != NULL ? outcome_of(t, *force) : (struct outcome){UNDECIDED, NOWHERE, 0};
    for (int i = 0; i < t->zeros; i++)
        json_array_append_new(resting, json_pack("{s:o}", "force", surd_json(t->pool, t->zero[i])));
    json_object_set_new(json, "zeros", zeros_json(e));
    json_object_set_new(json, "resting", resting);
    json_object_set_new(json, "outcomes", outcomes_json(t));
    json_object_set_new(json, "outcome", force != NULL ? json_string(fate_word(outcome.fate)) : json_null());
    json_object_set_new(json, "limit", limit_json(outcome.limit));
    json_object_set_new(json, "normal_force", force != NULL ? force_json(t, outcome, *force) : json_null());
    return json;
}

static enum status check_state(const struct evaluation *e, struct failure *failure)
{
    if (e->sign[jam_turning_state_p] <= 0) return hypothesis_fails(failure, "p", "p > 0");
    if (e->sign[jam_turning_state_b] >= 0) return hypothesis_fails(failure, "b", "b < 0");
    return STATUS_OK;
}

/* The quantities that both programs have are at different nodes: copies the values to the nodes of `jam_turning`. */
static void common_part(const struct evaluation *e, struct evaluation *common)
{
    if (e->program == &jam_turning_program) {
        *common = *e;
        return;
    }
    common->program = &jam_turning_program;
    const int from[] = {jam_turning_state_alpha1, jam_turning_state_alpha2, jam_turning_state_alpha3,
                        jam_turning_state_eta,    jam_turning_state_delta,  jam_turning_state_discriminant};
    const int to[] = {jam_turning_alpha1, jam_turning_alpha2, jam_turning_alpha3,
                      jam_turning_eta,    jam_turning_delta,  jam_turning_discriminant};
    for (unsigned i = 0; i < sizeof from / sizeof *from; i++) common->value[to[i]] = e->value[from[i]];
}

static void report(const struct problem *problem, struct answer *answer)
{
    struct evaluation e;
    struct turning t = {.pool = problem->pool};
    const int state = answer->evaluation.program == &jam_turning_state_program;
    common_part(&answer->evaluation, &e);
    t.alpha1 = surd_from_number(e.value[jam_turning_alpha1]);
    t.eta = surd_from_number(e.value[jam_turning_eta]);
    const int nodes[] = {jam_turning_alpha1, jam_turning_alpha3, jam_turning_eta, jam_turning_alpha2};
    for (int i = 0; i < 4; i++) t.signs[i] = number_sign(e.value[nodes[i]]);
    find_ranges(&t, &e);
    if (number_pool_is_in_doubt(problem->pool)) return; /* the problem is undecided */
    answer->row = row_of(&t);
    answer->witness = json_object();
    if (!state) {
        answer->verdict = verdict_json(&t, &answer->evaluation, NULL);
        return;
    }
    const struct number *b = answer->evaluation.value[jam_turning_state_b];
    const struct surd force = surd_from_number(
        number_negate(problem->pool, number_divide(problem->pool, b, answer->evaluation.value[jam_turning_state_p])));
    json_object_set_new(answer->witness, "force", number_value_json(problem->pool, force.a));
    answer->verdict = verdict_json(&t, &answer->evaluation, &force);
}

/* The inputs alpha1 alpha2 alpha3 eta, and p b if they are given; eta is the last field of the problem. */
static const struct program *inputs_of(const struct problem *problem, int eta, const struct number **input)
{
    for (int i = 0; i < 3; i++) input[i] = problem_number(problem, i);
    input[3] = problem_number(problem, eta);
    input[4] = problem_number(problem, 3);
    input[5] = problem_number(problem, 4);
    return input[4] != NULL ? &jam_turning_state_program : &jam_turning_program;
}

enum status jam_turning_decide(const struct problem *problem, const struct options *options, int eta,
                               struct answer *answer, struct failure *failure)
{
    const struct number *input[jam_turning_state_INPUTS];
    struct evaluation *e = &answer->evaluation;
    const struct program *program = inputs_of(problem, eta, input);
    if ((input[4] == NULL) != (input[5] == NULL))
        return malformed(failure, input[4] == NULL ? "p" : "b", "a state needs both p and b");
    for (int i = 0; i < program->inputs; i++)
        if (!number_is_algebraic(input[i]) || !number_is_certain(input[i]))
            return malformed(failure, program->node_names[i], "with eta, the numbers are rational or algebraic");
    number_pool_trust(problem->pool);
    enum status status = cascade_signs(problem->pool, program, input, options->tiers, options->budget_bits, e, failure);
    if (status == STATUS_OK && program == &jam_turning_state_program) status = check_state(e, failure);
    if (status == STATUS_OK) status = evaluation_values(problem->pool, options->budget_bits, e, failure);
    if (status == STATUS_OK) report(problem, answer);
    return budget_of_signs(problem, options->budget_bits, status, failure);
}

static void describe_value(const struct answer *answer, const char *before, const json_t *value, FILE *out)
{
    char *words = surd_words(answer->pool, value);
    fprintf(out, "%s%s", before, words);
    free(words);
}

void jam_turning_describe(const struct answer *answer, FILE *out)
{
    size_t i;
    const json_t *x, *verdict = answer->verdict, *limit = json_object_get(verdict, "normal_force"),
                     *end = json_object_get(verdict, "limit");
    const char *word = json_string_value(json_object_get(verdict, "outcome"));
    fprintf(out, "  in three dimensions, beta' = eta beta^2 + delta beta - alpha2: %s\n", answer->row);
    json_array_foreach (json_object_get(verdict, "resting"), i, x)
        describe_value(answer, "  a normal force that rests: ", json_object_get(x, "force"), out), fputc('\n', out);
    fputs("  what states that slip can do, as their normal force grows:", out);
    json_array_foreach (json_object_get(verdict, "outcomes"), i, x)
        fprintf(out, "%s %s", i > 0 ? "," : "", json_string_value(x));
    fputc('\n', out);
    if (word == NULL) return;
    describe_value(answer, "  normal force lambda_N = ", json_object_get(answer->witness, "force"), out);
    fprintf(out, "; outcome: %s%s\n", word,
            strcmp(word, "paradox") == 0 ? " (p reaches 0 while b < 0: an impact without collision)" : "");
    if (json_is_string(end) && strcmp(json_string_value(end), "diverges") == 0)
        fputs("  the normal force grows beyond bounds\n", out);
    else if (!json_is_null(limit))
        describe_value(answer, "  the normal force tends to ", limit, out), fputc('\n', out);
}
