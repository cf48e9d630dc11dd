/* SPDX-License-Identifier: BSD-2-Clause */
/* Differential tests through painleve.h: a solver that is right, one that is wrong, and one that misbehaves. */
#include "painleve.h"

#include <fenv.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static painleve_difftest *asked(const char *const options[][2])
{
    painleve_difftest *test = painleve_difftest_new();
    for (; (*options)[0] != NULL; options++)
        assert_int_equal(painleve_difftest_set(test, (*options)[0], (*options)[1]), PAINLEVE_OK);
    return test;
}

/* Every solution of one contact: flight, stick, and slip either way; the first that fits.  Right where nothing is a tie. */
static enum painleve_answer_status enumerate(const struct painleve_body_step *s, struct painleve_body_answer *answer,
                                             void *context)
{
    const double A = 1 / s->m + s->ry * s->ry / s->I, B = -s->rx * s->ry / s->I, C = 1 / s->m + s->rx * s->rx / s->I,
                 D = A * C - B * B, a = s->vx + s->h * s->gx - s->w * s->ry, v = s->vy + s->w * s->rx,
                 b = v + s->h * s->gy + s->e * fmin(v, 0);
    double N = 0, T = 0;
    ++*(long *)context;
    if (b < 0) {
        N = -(A * b - B * a) / D;
        T = -(C * a - B * b) / D;
        for (int i = 0; i < 2 && fabs(T) > s->mu * N; i++) {
            const double side = i == 0 ? 1 : -1, n = -b / (C - side * s->mu * B);
            if (n < 0 || side * (a + (B - side * s->mu * A) * n) < 0) continue;
            N = n;
            T = -side * s->mu * n;
        }
    }
    answer->vx = s->vx + s->h * s->gx + T / s->m;
    answer->vy = s->vy + s->h * s->gy + N / s->m;
    answer->w = s->w + (s->rx * N - s->ry * T) / s->I;
    return PAINLEVE_ANSWERED;
}

static enum painleve_answer_status odd(const struct painleve_body_step *s, struct painleve_body_answer *answer,
                                       void *context)
{
    const long n = (*(long *)context)++;
    assert_true(answer->m == s->m && answer->I == s->I && answer->rx == s->rx && answer->ry == s->ry);
    assert_int_equal(answer->contacts, -1);
    if (n % 5 == 0) return PAINLEVE_UNSUPPORTED;
    if (n % 5 == 1) return PAINLEVE_NO_ANSWER;
    answer->vx = answer->vy = answer->w = n % 5 == 2 ? NAN : n % 5 == 3 ? INFINITY : 0;
    if (n % 5 == 4) answer->m = -1;
    return PAINLEVE_ANSWERED;
}

static void a_right_solver(void **state)
{
    (void)state;
    long calls = 0;
    painleve_difftest *test = asked((const char *const[][2]){{"random", "300"}, {"paradox", "300"}, {NULL, NULL}});
    assert_int_equal(painleve_difftest_run(test, enumerate, &calls), PAINLEVE_OK);
    assert_int_equal(calls, 9 * 300);
    assert_int_equal(painleve_difftest_count(test, NULL, NULL), 9 * 300);
    assert_int_equal(painleve_difftest_count(test, "generic", "agree"), 300);
    assert_int_equal(painleve_difftest_count(test, "mirror", "agree"), 300);
    assert_int_equal(painleve_difftest_count(test, "inconsistent", "agree"), 300);
    assert_int_equal(painleve_difftest_count(test, "impact-e0.5", "agree"), 300);
    assert_int_equal(painleve_difftest_count(test, NULL, "wrong"), 0);
    assert_int_equal(painleve_difftest_count(test, "tie-p", NULL), 0);
    assert_int_equal(painleve_difftest_count(test, "no such class", NULL), -1);
    assert_int_equal(painleve_difftest_count(test, NULL, "no such word"), -1);
    assert_non_null(strstr(painleve_difftest_json(test), "\"type\":\"difftest\""));
    painleve_difftest_free(test);
}

static void a_solver_that_misbehaves(void **state)
{
    (void)state;
    long calls = 0;
    painleve_difftest *test = asked((const char *const[][2]){{"ties", "25"}, {NULL, NULL}});
    assert_int_equal(painleve_difftest_run(test, odd, &calls), PAINLEVE_OK);
    assert_int_equal(painleve_difftest_count(test, NULL, "unsupported"), 20);
    assert_int_equal(painleve_difftest_count(test, NULL, "no-answer"), 80);
    assert_non_null(strstr(painleve_difftest_json(test), "cannot be judged"));
    calls = 0;
    assert_int_equal(painleve_difftest_run(test, enumerate, &calls), PAINLEVE_OK); /* a second run replaces the first */
    assert_int_equal(painleve_difftest_count(test, NULL, NULL), 100);
    assert_int_equal(painleve_difftest_count(test, NULL, "no-answer"), 0);
    painleve_difftest_free(test);
}

/* A solver that moves the contact below the centre of mass, where every step is easy. */
static enum painleve_answer_status point_mass(const struct painleve_body_step *s, struct painleve_body_answer *answer,
                                              void *context)
{
    struct painleve_body_step easy = *s;
    easy.rx = easy.ry = answer->rx = answer->ry = 0;
    answer->contacts = 0;
    return enumerate(&easy, answer, context);
}

static void a_solver_of_easier_problems(void **state)
{
    (void)state;
    long calls = 0;
    painleve_difftest *test = asked((const char *const[][2]){{"random", "20"}, {"paradox", "20"}, {NULL, NULL}});
    assert_int_equal(painleve_difftest_run(test, point_mass, &calls), PAINLEVE_OK);
    assert_int_equal(painleve_difftest_count(test, NULL, "other-problem"), 180);
    assert_non_null(strstr(painleve_difftest_json(test), "\"no_contact\":180"));
    painleve_difftest_free(test);
}

static void restitution_and_one_problem(void **state)
{
    (void)state;
    long calls = 0;
    painleve_difftest *test = asked((const char *const[][2]){{"random", "10"}, {"restitution", "none"}, {NULL, NULL}});
    assert_int_equal(painleve_difftest_run(test, enumerate, &calls), PAINLEVE_OK);
    assert_int_equal(calls, 20);
    assert_int_equal(painleve_difftest_count(test, "impact-e1", "unsupported"), 10);
    painleve_difftest_free(test);
    test = asked((const char *const[][2]){{"only", "mirror/1/7"}, {NULL, NULL}});
    assert_int_equal(painleve_difftest_run(test, enumerate, &calls), PAINLEVE_OK);
    assert_int_equal(painleve_difftest_count(test, NULL, NULL), 1);
    assert_non_null(strstr(painleve_difftest_json(test), "mirror/1/7"));
    painleve_difftest_free(test);
    test = asked((const char *const[][2]){{"only", "nothing/1/7"}, {NULL, NULL}});
    assert_int_equal(painleve_difftest_run(test, enumerate, &calls), PAINLEVE_MALFORMED);
    painleve_difftest_free(test);
}

static void options(void **state)
{
    (void)state;
    static const char *const bad[][2] = {{"random", "-1"},   {"random", ""},
                                         {"random", "1x"},   {"seed", "9223372036854775808"},
                                         {"eps", "1/10"},    {"eps", "0"},
                                         {"eps", "nothing"}, {"law", "newton"},
                                         {"law", ""},        {"precision", "80"},
                                         {"corpus", "2"},    {"restitution", "1"},
                                         {"speed", "1"},     {"", ""},
                                         {"only", ""}};
    painleve_difftest *test = painleve_difftest_new();
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_int_equal(painleve_difftest_set(test, bad[i][0], bad[i][1]), PAINLEVE_MALFORMED);
    assert_int_equal(painleve_difftest_set(test, "eps", "1/100"), PAINLEVE_OK);
    assert_int_equal(painleve_difftest_set(test, "law", "associated"), PAINLEVE_OK);
    painleve_difftest_free(test);
    painleve_difftest_free(NULL);
}

/* The problems and the judgements do not depend on the caller's rounding; the solver runs in it. */
static enum painleve_answer_status watch_rounding(const struct painleve_body_step *s,
                                                  struct painleve_body_answer *answer, void *context)
{
    assert_int_equal(fegetround(), FE_UPWARD);
    const enum painleve_answer_status status = enumerate(s, answer, context);
    return status;
}

static void rounding(void **state)
{
    (void)state;
    long calls = 0;
    painleve_difftest *test = asked((const char *const[][2]){{"paradox", "50"}, {NULL, NULL}});
    fesetround(FE_UPWARD);
    assert_int_equal(painleve_difftest_run(test, watch_rounding, &calls), PAINLEVE_OK);
    assert_int_equal(fegetround(), FE_UPWARD);
    fesetround(FE_TONEAREST);
    assert_int_equal(painleve_difftest_count(test, NULL, "agree"), 250);
    painleve_difftest_free(test);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_right_solver),
                                       cmocka_unit_test(a_solver_that_misbehaves),
                                       cmocka_unit_test(a_solver_of_easier_problems),
                                       cmocka_unit_test(restitution_and_one_problem),
                                       cmocka_unit_test(options),
                                       cmocka_unit_test(rounding)};
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);
    painleve_cleanup();
    return failed;
}
