/* SPDX-License-Identifier: BSD-2-Clause */
/* Uncertain friction: decides both ends of the interval of mu, and proves that nothing changes between them. */
#include "spatial/interval.h"

#include "problem/failure.h"
#include "problem/number_json.h"
#include "spatial/spatial.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_CELLS = 4000, HALVINGS = 60 };

/* The problem at an end of the interval, and its answer. */
struct end {
    spatial_number mu;
    struct answer answer;
};

struct interval {
    struct number_pool *pool;
    struct end end[2];
    json_t *cuts; /* of s, between which no slip appears or disappears; NULL when none are needed */
    struct failure *failure;
};

static enum status undecided(const struct interval *x, const char *reason)
{
    snprintf(x->failure->field, sizeof x->failure->field, "mu");
    snprintf(x->failure->reason, sizeof x->failure->reason, "%s", reason);
    return STATUS_UNDECIDED;
}

static enum status decide_end(const struct problem *problem, const struct options *options, struct end *end,
                              struct failure *failure)
{
    struct problem copy = *problem;
    struct value *mu = copy.value + SPATIAL_FIRST_FRICTION;
    mu->low = mu->high = NULL;
    mu->number = end->mu;
    end->answer.pool = problem->pool;
    return problem->kind->decide(&copy, options, &end->answer, failure);
}

static spatial_number value_of(const struct interval *x, int node)
{
    return x->end[0].answer.evaluation.value[node];
}

static int sign_at(const struct interval *x, int end, int node)
{
    return (int)x->end[end].answer.evaluation.sign[node];
}

/* ---------------------------------------------------------------- words */

/* The words of a verdict without the numbers that depend on mu. */
static json_t *words_of(const json_t *verdict)
{
    static const char *const numbers[] = {"t", "chart", "lambda_N", "rho"};
    json_t *words = json_deep_copy(verdict), *start;
    size_t i;
    json_array_foreach (json_object_get(words, "slip_directions"), i, start)
        for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) (void)json_object_del(start, numbers[k]);
    return words;
}

static int by_index(const json_t *slips, int index)
{
    size_t i;
    const json_t *slip;
    int count = 0;
    json_array_foreach (slips, i, slip) count += json_integer_value(json_object_get(slip, "index")) == index;
    return count;
}

/* 1 when the words are the same, where slips may be in another order. */
static int have_same_words(const struct interval *x, json_t *first, json_t *second)
{
    json_t *slips = json_object_get(first, "slip_directions"), *others = json_object_get(second, "slip_directions");
    for (int index = -1; index <= 1; index++)
        if (by_index(slips, index) != by_index(others, index)) return 0;
    if (slips != NULL) json_object_set(second, "slip_directions", slips);
    return strcmp(x->end[0].answer.row, x->end[1].answer.row) == 0 && json_equal(first, second);
}

static int has_word(const json_t *words, const char *key, const char *word)
{
    const char *text = json_string_value(json_object_get(words, key));
    return text != NULL && strcmp(text, word) == 0;
}

/* ---------------------------------------------------------------- slips that begin at rest */

/* At rest lambda(s) = -G_s^-1 (a, b) does not depend on mu. It has the numerators T of the friction force (times C),
 * linear in s, and N of the normal force, of degree 2: slip begins where N > 0 and |T|^2 = (mu C N)^2. Slips appear or
 * disappear, in pairs, only at values of mu for which the quotient |T|^2/(C N)^2 has a critical point: (T.T') N = |T|^2
 * N'. */
struct forces {
    struct polynomial critical, size, weight; /* |T|^2 and (C N)^2 */
    struct polynomial N;
    spatial_number low, high; /* squares of the ends of mu */
};

static void linear(spatial_number constant, spatial_number slope, struct polynomial *out)
{
    *out = (struct polynomial){2, {constant, slope}};
    if (number_sign(slope) == 0) out->length = number_sign(constant) != 0;
}

static spatial_number product(const struct interval *x, spatial_number a, spatial_number b)
{
    return number_multiply(x->pool, a, b);
}

/* x + factor y of polynomials. */
static void combine(const struct interval *x, const struct polynomial *a, spatial_number factor,
                    const struct polynomial *b, struct polynomial *out)
{
    (void)!polynomial_combine(x->pool, a, factor, b, out);
}

static void multiply(const struct interval *x, const struct polynomial *a, const struct polynomial *b,
                     struct polynomial *out)
{
    (void)!polynomial_multiply(x->pool, a, b, out);
}

/* (S + C s) T = -q, so det(S + C s) lambda_T = T with T_1 = S12 q2 - S22 q1 - C q1 s; C lambda_N = -(b + B.lambda_T), det(S + C s) times this. */
static void find_forces(const struct interval *x, struct forces *f)
{
    struct number_pool *pool = x->pool;
    const spatial_number C = value_of(x, spatial_C), b = value_of(x, spatial_b), one = number_from_integer(pool, 1);
    const spatial_number minus_one = number_from_integer(pool, -1);
    const spatial_number q1 = value_of(x, spatial_q1), q2 = value_of(x, spatial_q2);
    const spatial_number slope1 = number_negate(pool, product(x, C, q1)),
                         slope2 = number_negate(pool, product(x, C, q2));
    const spatial_number S11 = value_of(x, spatial_S11), S22 = value_of(x, spatial_S22), S12 = value_of(x, spatial_S12);
    const spatial_number det = number_subtract(pool, product(x, S11, S22), product(x, S12, S12));
    const spatial_number trace = product(x, C, number_add(pool, S11, S22));
    const struct polynomial zero = {.length = 0};
    struct polynomial T1, T2, rate1, rate2, rate, other, all = {3, {det, trace, product(x, C, C)}}, bend;
    linear(value_of(x, spatial_T_1), slope1, &T1);
    linear(value_of(x, spatial_T_2), slope2, &T2);
    combine(x, &zero, number_negate(pool, b), &all, &f->N);
    combine(x, &f->N, number_negate(pool, value_of(x, spatial_B1)), &T1, &f->N);
    combine(x, &f->N, number_negate(pool, value_of(x, spatial_B2)), &T2, &f->N);
    multiply(x, &T1, &T1, &f->size);
    multiply(x, &T2, &T2, &other);
    combine(x, &f->size, one, &other, &f->size);
    multiply(x, &f->N, &f->N, &f->weight);
    combine(x, &zero, slope1, &T1, &rate1);
    combine(x, &zero, slope2, &T2, &rate2);
    combine(x, &rate1, one, &rate2, &rate);
    bend = (struct polynomial){f->N.length > 1 ? f->N.length - 1 : 0, {NULL}};
    for (int i = 0; i < bend.length; i++) bend.c[i] = product(x, number_from_integer(pool, i + 1), f->N.c[i + 1]);
    multiply(x, &rate, &f->N, &f->critical);
    multiply(x, &f->size, &bend, &other);
    combine(x, &f->critical, minus_one, &other, &f->critical);
    f->low = product(x, x->end[0].mu, x->end[0].mu);
    f->high = product(x, x->end[1].mu, x->end[1].mu);
}

/* The sign of |T|^2 - square (C N)^2 on a cell, with C lambda_N = N; 0 when the enclosure does not determine it. */
static int sign_of_gap(const struct interval *x, const struct forces *f, spatial_number square,
                       const struct spatial_interval *cell)
{
    struct polynomial gap;
    const spatial_number C = value_of(x, spatial_C);
    const spatial_number scale = number_divide(x->pool, square, product(x, C, C));
    combine(x, &f->size, number_negate(x->pool, scale), &f->weight, &gap);
    if (gap.length == 0) return 0;
    const struct spatial_interval range = spatial_horner(x->pool, &gap, cell);
    return spatial_interval_sign(&range);
}

/* 1 when there is no critical point on the cell with N > 0 and the quotient between the squares of the ends. */
static int is_quiet(const struct interval *x, const struct forces *f, const struct spatial_interval *cell)
{
    const struct spatial_interval normal = spatial_horner(x->pool, &f->N, cell);
    return spatial_interval_sign(&normal) < 0 ||
           spatial_variations(x->pool, &f->critical, cell->low, cell->high) == 0 ||
           sign_of_gap(x, f, f->low, cell) < 0 || sign_of_gap(x, f, f->high, cell) > 0;
}

/* 1 for a cell, or for both its halves, whose ends become cuts. A zero of `critical` at the middle itself is in neither
 * open half, so that the middle is tested separately. */
static int are_quiet(const struct interval *x, const struct forces *f, spatial_number low, spatial_number high,
                     int halvings, int *cells)
{
    const struct spatial_interval cell = {low, high};
    if (is_quiet(x, f, &cell)) return json_array_append_new(x->cuts, number_value_json(x->pool, high)) == 0;
    if (halvings == 0 || ++*cells > MOST_CELLS) return 0;
    const spatial_number middle =
        number_divide(x->pool, number_add(x->pool, low, high), number_from_integer(x->pool, 2));
    const struct spatial_interval point = {middle, middle};
    if (number_sign(polynomial_at(x->pool, &f->critical, middle)) == 0 && sign_of_gap(x, f, f->low, &point) >= 0 &&
        sign_of_gap(x, f, f->high, &point) <= 0)
        return 0;
    return are_quiet(x, f, low, middle, halvings - 1, cells) && are_quiet(x, f, middle, high, halvings - 1, cells);
}

/* Cauchy's bound for the zeros of a polynomial that is not 0. */
static spatial_number bound_of(const struct interval *x, const struct polynomial *p)
{
    spatial_number bound = number_from_integer(x->pool, 1);
    for (int i = 0; i < p->length - 1; i++) {
        const spatial_number ratio = number_divide(x->pool, p->c[i], p->c[p->length - 1]);
        bound = number_add(x->pool, bound, number_sign(ratio) < 0 ? number_negate(x->pool, ratio) : ratio);
    }
    return bound;
}

static int slips_stay(struct interval *x)
{
    struct forces f;
    int cells = 0;
    find_forces(x, &f);
    if (f.critical.length == 0)
        return f.size.length == 0; /* there is no friction force, or the same quotient for each s */
    x->cuts = json_pack("[s]", "0");
    return are_quiet(x, &f, number_from_integer(x->pool, 0), bound_of(x, &f.critical), HALVINGS, &cells);
}

/* ---------------------------------------------------------------- the ends of the arc */

/* At an end of the arc h has the sign of e.Sd (B.e < 0 or > 0). This vanishes only when d is an eigenvector of S, in
 * which case x = (B.d)^2 = C^2/mu^2 solves delta x^2 - delta |B|^2 x + (B x SB)^2 = 0 with delta = (S11 - S22)^2 + 4
 * S12^2. */
static spatial_number turn(const struct interval *x, spatial_number delta, spatial_number square, spatial_number cross,
                           spatial_number at)
{
    struct number_pool *pool = x->pool;
    const spatial_number bend = product(x, delta, product(x, at, number_subtract(pool, at, square)));
    return number_add(pool, bend, product(x, cross, cross));
}

static spatial_number inverse_square(const struct interval *x, spatial_number mu)
{
    const spatial_number ratio = number_divide(x->pool, value_of(x, spatial_C), mu);
    return product(x, ratio, ratio);
}

static int ends_stay(const struct interval *x)
{
    struct number_pool *pool = x->pool;
    const spatial_number B1 = value_of(x, spatial_B1), B2 = value_of(x, spatial_B2), S12 = value_of(x, spatial_S12);
    const spatial_number gap = number_subtract(pool, value_of(x, spatial_S11), value_of(x, spatial_S22));
    const spatial_number delta =
        number_add(pool, product(x, gap, gap), product(x, number_from_integer(pool, 4), product(x, S12, S12)));
    const spatial_number B1_squared = product(x, B1, B1), B2_squared = product(x, B2, B2);
    const spatial_number square = number_add(pool, B1_squared, B2_squared);
    /* B x SB = S12 (B1^2 - B2^2) - (S11 - S22) B1 B2 */
    const spatial_number cross = number_subtract(pool, product(x, S12, number_subtract(pool, B1_squared, B2_squared)),
                                                 product(x, gap, product(x, B1, B2)));
    if (number_sign(delta) == 0) return 1;
    const spatial_number high = inverse_square(x, x->end[0].mu), low = inverse_square(x, x->end[1].mu);
    const spatial_number vertex = number_divide(pool, square, number_from_integer(pool, 2));
    const int first = number_sign(turn(x, delta, square, cross, low)),
              last = number_sign(turn(x, delta, square, cross, high));
    if (first == 0 || first != last) return 0;
    const int inside = number_compare(pool, low, vertex) < 0 && number_compare(pool, vertex, high) < 0;
    return first < 0 || !inside || number_sign(turn(x, delta, square, cross, vertex)) > 0;
}

static int some_end_enters(const json_t *words)
{
    const json_t *ends = json_object_get(words, "ends");
    return has_word(ends, "+", "enter") || has_word(ends, "-", "enter");
}

/* ---------------------------------------------------------------- the verdict */

static enum status check_between(struct interval *x, json_t *words)
{
    const int arc = has_word(words, "paradox", "arc"), moving = sign_at(x, 0, spatial_speed2) != 0;
    if (number_sign(x->end[0].mu) == 0)
        return undecided(x, "mu = 0 is a case of its own: give an interval with mu > 0");
    if (arc && !ends_stay(x))
        return undecided(x, "how the ends of the arc of paradox are crossed may change within the interval");
    if (arc && !some_end_enters(words)) json_object_set_new(words, "onset_for_b_negative", json_string("undecided"));
    if (!moving && sign_at(x, 0, spatial_b) == 0 && arc)
        return undecided(x, "b = 0 and an arc of paradox: its ends move with mu");
    if (!moving && sign_at(x, 0, spatial_b) != 0 && !slips_stay(x))
        return undecided(x, "slips may appear or vanish within the interval");
    return STATUS_OK;
}

static json_t *witness_of(const struct interval *x)
{
    json_t *witness = json_pack("{s:O, s:O}", "low", x->end[0].answer.witness, "high", x->end[1].answer.witness);
    if (x->cuts != NULL) json_object_set(witness, "slips", x->cuts);
    return witness;
}

static enum status compare_ends(struct interval *x, struct answer *answer)
{
    json_t *words = words_of(x->end[0].answer.verdict), *others = words_of(x->end[1].answer.verdict);
    enum status status = have_same_words(x, words, others)
                             ? check_between(x, words)
                             : undecided(x, "the verdict is not the same at both ends of the interval");
    json_decref(others);
    if (status == STATUS_OK) {
        answer->row = x->end[0].answer.row;
        answer->verdict = json_pack("{s:b, s:s, s:o}", "certain", 1, "row", answer->row, "words", words);
        answer->witness = witness_of(x);
    } else
        json_decref(words);
    return status;
}

static int is_rational(const struct problem *problem)
{
    for (int i = 0; i < problem->kind->field_count; i++)
        if (i != SPATIAL_FIRST_FRICTION && problem_has(problem, i) && !number_is_rational(problem_number(problem, i)))
            return 0;
    return 1;
}

enum status spatial_decide_interval(const struct problem *problem, const struct options *options, struct answer *answer,
                                    struct failure *failure)
{
    const struct value *mu = problem->value + SPATIAL_FIRST_FRICTION;
    struct interval x = {.pool = problem->pool, .end = {{.mu = mu->low}, {.mu = mu->high}}, .failure = failure};
    if (!is_rational(problem) || !number_is_rational(mu->low) || !number_is_rational(mu->high))
        return undecided(&x, "an interval is decided with rational data alone");
    enum status status = decide_end(problem, options, &x.end[0], failure);
    if (status == STATUS_OK) status = decide_end(problem, options, &x.end[1], failure);
    if (status == STATUS_OK) status = compare_ends(&x, answer);
    for (int i = 0; i < 2; i++) answer_free(&x.end[i].answer);
    json_decref(x.cuts);
    return status;
}

void spatial_describe_interval(const struct answer *answer, FILE *out)
{
    const json_t *words = json_object_get(answer->verdict, "words"), *value;
    const char *key;
    fputs("  certain: the same for every mu of the interval\n", out);
    json_object_foreach ((json_t *)words, key, value) {
        char *text = json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT);
        fprintf(out, "  %-24s %s\n", key, text != NULL ? text : "");
        free(text);
    }
}
