/* SPDX-License-Identifier: BSD-2-Clause */
/* What chatter must have, whoever computes it: mirror symmetry, homogeneity in the velocity, the statements of spec/chatter/README.md
 * on random problems, the map of the ratio, and the figure of Champneys & Varkonyi (2016) to 12 digits. */
#include "chatter/bounce.h"
#include "chatter/program.h"
#include "problem/problem.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { PROBLEMS = 4000, RATIOS = 24, NUMBERS = 9, LENGTH = 24 };

static const char *const field[NUMBERS] = {"a", "b", "A", "B", "C", "mu", "r", "u", "v"};
static const char *const laws[] = {"poisson", "energetic", "newton"};
enum { a, b, A, B, C, mu, r, u, v };

/* A problem as fractions n / d. */
struct data {
    long n[NUMBERS], d[NUMBERS];
    const char *law;
    int given;
};

static uint64_t state = 2016;

static long random_below(long n)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (long)((state >> 33) % (uint64_t)n);
}

static void set(struct data *data, int i, long n, long d)
{
    data->n[i] = n;
    data->d[i] = d;
}

static void set_random(struct data *data, int i, long low, long high)
{
    set(data, i, low + random_below(high - low + 1), 1 + random_below(3));
}

static double value(const struct data *data, int i)
{
    return (double)data->n[i] / (double)data->d[i];
}

/* Within the hypotheses; one in three without coupling to spare: friction just holds, or is absent. */
static struct data random_data(int given)
{
    struct data data = {.law = laws[random_below(3)], .given = given};
    do {
        set_random(&data, A, 1, 6);
        set_random(&data, B, -6, 6);
        set_random(&data, C, 1, 6);
    } while (value(&data, A) * value(&data, C) <= value(&data, B) * value(&data, B) + 1e-9);
    set_random(&data, mu, 0, 8);
    if (random_below(6) == 0) set(&data, mu, labs(data.n[B]) * data.d[A], data.d[B] * data.n[A]);
    if (random_below(9) == 0) set(&data, mu, 0, 1);
    set_random(&data, a, -8, 8);
    set_random(&data, b, -4, -1);
    set(&data, r, random_below(9), 8);
    set_random(&data, u, -30, 30);
    set_random(&data, v, -8, -1);
    return data;
}

/* A decided problem. */
struct run {
    struct problem *problem;
    struct answer answer;
    enum status status;
};

static void set_field(struct run *run, const char *name, const char *text)
{
    struct failure failure;
    assert_int_equal(problem_set(run->problem, name, text, strlen(text), &failure), STATUS_OK);
}

static struct run begin(const struct data *data)
{
    struct failure failure;
    struct run run = {.problem = problem_new(kind_find("chatter"))};
    for (int i = 0; i < (data->given ? NUMBERS : u); i++) {
        char text[2 * LENGTH + 2];
        snprintf(text, sizeof text, "%ld/%ld", data->n[i], data->d[i]);
        set_field(&run, field[i], text);
    }
    set_field(&run, "law", data->law);
    run.status = problem_decide(run.problem, &options_default, &run.answer, &failure);
    return run;
}

static void end(struct run *run)
{
    answer_free(&run->answer);
    problem_free(run->problem);
}

static const json_t *verdict_of(const struct run *run, const char *key)
{
    return json_object_get(run->answer.verdict, key);
}

static int is_word(const struct run *run, const char *key, const char *word)
{
    const char *text = json_string_value(verdict_of(run, key));
    return text == NULL ? word == NULL : word != NULL && strcmp(text, word) == 0;
}

static int sign_of(const struct run *run, int node)
{
    return (int)run->answer.evaluation.sign[node];
}

static double number_of(const json_t *value)
{
    const char *text = json_string_value(value), *slash = strchr(text, '/');
    return strtod(text, NULL) / (slash != NULL ? strtod(slash + 1, NULL) : 1.0);
}

/* A number, or a + b sqrt(d). */
static double surd_of(const json_t *value)
{
    if (json_is_string(value)) return number_of(value);
    return number_of(json_object_get(value, "a")) +
           number_of(json_object_get(value, "b")) * sqrt(number_of(json_object_get(value, "d")));
}

static int is_near(double x, double y)
{
    return fabs(x - y) <= 1e-12 * (fabs(x) + fabs(y)) || (x == 0 && y == 0);
}

/* Runs a check on random problems. */
static void on_problems(int given, void (*check)(struct data *data))
{
    for (int i = 0; i < PROBLEMS; i++) {
        struct data data = random_data(given);
        check(&data);
    }
}

static const char *mirrored(const char *rest)
{
    if (rest == NULL || strcmp(rest, "T") == 0) return rest;
    return strcmp(rest, "S+") == 0 ? "S-" : "S+";
}

static void check_mirror(struct data *data)
{
    struct run x = begin(data);
    data->n[a] = -data->n[a];
    data->n[B] = -data->n[B];
    data->n[u] = -data->n[u];
    struct run y = begin(data);
    assert_int_equal(x.status, STATUS_OK);
    assert_int_equal(y.status, STATUS_OK);
    static const char *const same[] = {"e", "fate", "reason", "zeno_time", "zeno_time_exact", "bounces"};
    for (size_t i = 0; i < sizeof same / sizeof same[0]; i++)
        assert_true(json_equal(verdict_of(&x, same[i]), verdict_of(&y, same[i])));
    assert_true(is_word(&y, "rest", mirrored(json_string_value(verdict_of(&x, "rest")))));
    assert_int_equal(json_is_null(verdict_of(&x, "u")), json_is_null(verdict_of(&y, "u")));
    if (!json_is_null(verdict_of(&x, "u")))
        assert_true(is_near(surd_of(verdict_of(&x, "u")), -surd_of(verdict_of(&y, "u"))));
    end(&x);
    end(&y);
}

/* Twice the velocities: twice the time, nothing else. */
static void check_homogeneity(struct data *data)
{
    struct run x = begin(data);
    data->n[u] *= 2;
    data->n[v] *= 2;
    struct run y = begin(data);
    static const char *const same[] = {"e", "fate", "reason", "rest", "bounces"};
    for (size_t i = 0; i < sizeof same / sizeof same[0]; i++)
        assert_true(json_equal(verdict_of(&x, same[i]), verdict_of(&y, same[i])));
    const json_t *s = verdict_of(&x, "zeno_time"), *t = verdict_of(&y, "zeno_time");
    if (json_is_object(s))
        assert_true(number_of(json_object_get(t, "low")) <= 2 * number_of(json_object_get(s, "high")) * (1 + 1e-15));
    if (json_is_object(s))
        assert_true(number_of(json_object_get(t, "high")) >= 2 * number_of(json_object_get(s, "low")) * (1 - 1e-15));
    end(&x);
    end(&y);
}

static long zeno_points, reverse_chatters;

/* Statements 6 and 7 of spec/chatter/README.md. */
static void check_statements(struct data *data)
{
    struct run x = begin(data);
    if (is_word(&x, "rest", "S+")) assert_true(sign_of(&x, chatter_p_plus) > 0);
    if (is_word(&x, "rest", "S-")) assert_true(sign_of(&x, chatter_p_minus) > 0);
    zeno_points += is_word(&x, "fate", "chatters");
    if (is_word(&x, "fate", "reverse-chatter")) {
        assert_true(sign_of(&x, chatter_a) * sign_of(&x, chatter_B) > 0);
        assert_true(sign_of(&x, chatter_E_plus) < 0 && sign_of(&x, chatter_E_minus) < 0);
        assert_string_not_equal(data->law, "newton");
        reverse_chatters++;
    }
    end(&x);
}

/* Statement 7 for all ratios at once: the set of alpha lies on the side of B. */
static void check_alpha(struct data *data)
{
    struct run x = begin(data);
    const json_t *set = verdict_of(&x, "alpha"), *one = json_array_get(set, 0);
    assert_true(json_array_size(set) <= 1);
    if (one != NULL && data->n[B] > 0) assert_true(surd_of(json_object_get(one, "low")) >= 0);
    if (one != NULL && data->n[B] < 0) assert_true(surd_of(json_object_get(one, "high")) <= 0);
    if (one != NULL) assert_int_not_equal(data->n[B], 0);
    end(&x);
}

/* The falling rod with tan theta = n / d, scaled by 1 + tan^2: A = 1 + 3 s^2, B = 3 s c, C = 1 + 3 c^2, aB <= 0. */
static void check_rod(struct data *data)
{
    const long n = random_below(20), d = 1 + random_below(9);
    set(data, A, d * d + 4 * n * n, 1);
    set(data, B, 3 * n * d, 1);
    set(data, C, 4 * d * d + n * n, 1);
    set(data, a, -random_below(50), 1 + random_below(9));
    struct run x = begin(data);
    assert_int_equal(x.status, STATUS_OK);
    assert_false(is_word(&x, "fate", "reverse-chatter"));
    end(&x);
}

static const struct number *fraction(struct number_pool *pool, const struct data *data, int i)
{
    return number_divide(pool, number_from_integer(pool, data->n[i]), number_from_integer(pool, data->d[i]));
}

static const struct number *as_number(struct number_pool *pool, struct surd x)
{
    if (x.b == NULL) return x.a;
    return number_add(pool, x.a, number_multiply(pool, x.b, number_sqrt(pool, x.d)));
}

/* The map of the ratio rises, and e rises above r only on the side of B x > 0. */
static void check_map(struct data *data)
{
    if (data->n[r] == 0) return;
    struct number_pool *pool = number_pool_new();
    struct failure failure;
    struct chatter_body body = {fraction(pool, data, A),  fraction(pool, data, B), fraction(pool, data, C),
                                fraction(pool, data, mu), fraction(pool, data, r), (enum impact_law)random_below(3)};
    const struct number *before = NULL, *square = number_multiply(pool, body.r, body.r);
    for (int i = 0; i < RATIOS; i++) {
        struct bounce bounce;
        const struct number *x = number_from_ratio(pool, i - RATIOS / 2, 3);
        assert_int_equal(bounce_of(pool, &body, x, options_default.budget_bits, &bounce, &failure), STATUS_OK);
        const struct number *next =
            number_divide(pool, as_number(pool, bounce.motion.u), as_number(pool, bounce.motion.v));
        if (before != NULL) assert_true(number_compare(pool, before, next) <= 0);
        if (number_compare(pool, bounce_square(pool, &bounce), square) > 0)
            assert_true(number_sign(x) * number_sign(body.B) > 0);
        before = next;
    }
    number_pool_free(pool);
}

static void mirror(void **unused)
{
    (void)unused;
    on_problems(1, check_mirror);
}

static void homogeneity(void **unused)
{
    (void)unused;
    on_problems(1, check_homogeneity);
}

static void statements(void **unused)
{
    (void)unused;
    on_problems(1, check_statements);
    on_problems(0, check_statements);
    on_problems(0, check_alpha);
    assert_true(zeno_points > PROBLEMS / 2 && reverse_chatters > PROBLEMS / 50);
}

static void unforced_rod(void **unused)
{
    (void)unused;
    on_problems(0, check_rod);
}

static void map_rises(void **unused)
{
    (void)unused;
    on_problems(0, check_map);
}

/* [CV16], Figure 11 (a): B = 1/2, A = C = 1; the ends of the alphas with e > 1, high = 0 for none. */
static void figure(void **unused)
{
    static const struct {
        long mu, r; /* tenths */
        double low, high;
    } points[] = {
        {10, 10, 0, 1},
        {11, 10, 0, 4.0 / 3},
        {12, 10, 0, 1.75},
        {13, 10, 0, 16.0 / 7},
        {15, 10, 0, 4},
        {18, 10, 0, 13},
        {19, 10, 0, 28},
        {13, 7, .801363254475888, 1.38190286472402},
        {15, 7, .614948612166763, 2.96953597148327},
        {16, 7, .581992827031973, 4.26760502107762},
        {18, 7, .543096955837621, 10.6698321309137},
        {19, 7, .530457638487808, 23.4286796530585},
        {20, 7, .520408163265306, 0},
        {25, 7, .490352470143346, 0},
        {30, 7, .475237942808361, 0},
        {40, 7, .459961214914997, 0},
    };
    (void)unused;
    for (size_t i = 0; i < sizeof points / sizeof points[0]; i++) {
        struct data data = {
            {1, -1, 1, 1, 1, points[i].mu, points[i].r, 0, 0}, {1, 1, 1, 2, 1, 10, 10, 1, 1}, laws[1], 0};
        struct run x = begin(&data);
        const json_t *alpha = verdict_of(&x, "alpha"), *one = json_array_get(alpha, 0);
        assert_int_equal(json_array_size(alpha), 1);
        assert_true(is_near(surd_of(json_object_get(one, "low")), points[i].low));
        if (points[i].high == 0)
            assert_true(json_is_null(json_object_get(one, "high")));
        else
            assert_true(is_near(surd_of(json_object_get(one, "high")), points[i].high));
        assert_true(is_near(surd_of(verdict_of(&x, "mu_tip")), points[i].r == 10 ? 0.5 : 1.265));
        end(&x);
    }
}

static int end_is(const json_t *range, const char *key, double x)
{
    const json_t *end_value = json_object_get(range, key);
    return !json_is_null(end_value) && is_near(surd_of(end_value), x);
}

/* The friction from which on alpha has e* > 1 is the curve of the same figure: at mu, alpha is an end of its range. */
static void check_curve(struct data *data)
{
    struct run x = begin(data);
    const json_t *range = json_array_get(verdict_of(&x, "mu"), 0);
    if (range != NULL && json_is_string(json_object_get(range, "low"))) {
        long n, d = 1;
        sscanf(json_string_value(json_object_get(range, "low")), "%ld/%ld", &n, &d);
        set(data, mu, n, d);
        struct run y = begin(data);
        const json_t *alpha = json_array_get(verdict_of(&y, "alpha"), 0);
        const double at = value(data, a) / -value(data, b);
        assert_true(is_word(&y, "fate", "neutral"));
        if (alpha != NULL) assert_true(end_is(alpha, "low", at) || end_is(alpha, "high", at));
        end(&y);
    }
    end(&x);
}

static void curve(void **unused)
{
    (void)unused;
    for (int i = 0; i < PROBLEMS; i++) {
        struct data data = random_data(0);
        if (data.n[r] != 8) check_curve(&data);
    }
}

/* B = mu = 0: the tangential energy stays, the normal one is multiplied by r^2. */
static void energy_has_no_common_factor(void **unused)
{
    struct number_pool *pool = number_pool_new();
    const struct number *one = number_from_integer(pool, 1), *zero = number_from_integer(pool, 0);
    const struct chatter_body body = {one, zero, one, zero, number_from_ratio(pool, 1, 2), LAW_ENERGETIC};
    struct bounce bounce;
    struct failure failure;
    (void)unused;
    assert_int_equal(bounce_of(pool, &body, one, options_default.budget_bits, &bounce, &failure), STATUS_OK);
    assert_int_equal(number_compare(pool, bounce.motion.energy_before.a, one), 0);
    assert_int_equal(number_compare(pool, bounce.motion.energy_after.a, number_from_ratio(pool, 5, 8)), 0);
    number_pool_free(pool);
}

/* u and v come together, and v < 0. */
static void hypotheses(void **unused)
{
    struct data data = {{1, -1, 1, 1, 1, 1, 1, 0, 0}, {1, 1, 1, 2, 1, 1, 2, 1, 1}, laws[1], 1};
    struct failure failure;
    (void)unused;
    struct run x = begin(&data);
    assert_int_equal(x.status, STATUS_HYPOTHESIS);
    end(&x);
    data.given = 0;
    x = begin(&data);
    assert_int_equal(x.status, STATUS_OK);
    answer_free(&x.answer);
    set_field(&x, "u", "1");
    assert_int_equal(problem_decide(x.problem, &options_default, &x.answer, &failure), STATUS_MALFORMED);
    assert_string_equal(failure.field, "v");
    end(&x);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(mirror),    cmocka_unit_test(homogeneity),  cmocka_unit_test(statements),
        cmocka_unit_test(map_rises), cmocka_unit_test(unforced_rod), cmocka_unit_test(figure),
        cmocka_unit_test(curve),     cmocka_unit_test(hypotheses),   cmocka_unit_test(energy_has_no_common_factor),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
