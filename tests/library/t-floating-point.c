/* SPDX-License-Identifier: BSD-2-Clause */
/* No answer of the library depends on the floating-point environment of its caller, which is as before afterwards: rounding modes,
 * subnormals taken for zero, traps. */
#define _GNU_SOURCE /* feenableexcept */
#include "painleve.h"
#include "batch/t-batch-records.h"

#include <fenv.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#if defined(__x86_64__)
#include <xmmintrin.h>
enum { CONTROL = 0xffc0, NO_SUBNORMALS = 0x8040, TRAP_ALL = 0x1f80 };
#endif

/* A caller's environment; the traps are those of every exception, a subnormal operand's too. */
struct setting {
    int rounding, without_subnormals, trapping;
};

enum { SETTINGS = 16 };

static struct setting setting_of(int index)
{
    static const int rounding[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
    return (struct setting){rounding[index & 3], index >> 2 & 1, index >> 3};
}

/* The part of the environment that the library must restore. */
static unsigned long control(void)
{
    unsigned long all = (unsigned long)fegetround() << 16 | (unsigned long)fegetexcept();
#if defined(__x86_64__)
    all = all << 16 | (_mm_getcsr() & CONTROL);
#endif
    return all;
}

static void begin(struct setting s)
{
    assert_int_equal(fesetround(s.rounding), 0);
    if (s.trapping) assert_int_not_equal(feenableexcept(FE_ALL_EXCEPT), -1);
#if defined(__x86_64__)
    if (s.without_subnormals) _mm_setcsr(_mm_getcsr() | NO_SUBNORMALS);
    if (s.trapping) _mm_setcsr(_mm_getcsr() & ~(unsigned)TRAP_ALL);
#endif
}

static void end(void)
{
    assert_int_equal(fesetenv(FE_DFL_ENV), 0);
}

/* The certificate of a contact, and what the words say; the caller frees it.  The environment is in force during the calls only. */
static char *certificate(const double *x, struct setting s)
{
    static const char *const names[RECORD_FIELDS] = {"a", "b", "A", "B", "C", "mu", "u"};
    enum painleve_status status = PAINLEVE_OK;
    painleve_problem *problem;
    painleve_verdict *verdict = NULL;
    assert_int_equal(painleve_problem_new("contact", &problem), PAINLEVE_OK);
    begin(s);
    const unsigned long before = control();
    for (int i = 0; i < RECORD_FIELDS && status == PAINLEVE_OK; i++)
        status = painleve_problem_set_double(problem, names[i], x[i]);
    if (status == PAINLEVE_OK) status = painleve_decide(problem, 0, &verdict);
    const unsigned long after = control();
    end();
    assert_int_equal(before, after);
    char *text = strdup(verdict != NULL ? painleve_verdict_json(verdict) : painleve_problem_error(problem));
    painleve_verdict_free(verdict);
    painleve_problem_free(problem);
    return text;
}

/* A record of any kind of the batch's; every third gets subnormals, in fields that have no hypothesis or in all. */
static void random_record_of(uint64_t *seed, double *x)
{
    record_random((enum record_kind)random_below(seed, RECORD_KINDS), seed, x);
    const unsigned chosen = random_below(seed, 3);
    for (int i = 0; i < RECORD_FIELDS && chosen == 0; i++)
        if (random_below(seed, 2) != 0) x[i] = copysign((double)random_below(seed, 1000) * 0x1p-1074, x[i]);
}

static long rounds(long few, long many)
{
    return getenv("NIGHTLY") != NULL ? many : few;
}

static void doubles_are_exact(void **state)
{
    (void)state;
    uint64_t seed = 20261123;
    long decided = 0;
    for (long n = rounds(600, 20000); n > 0; n--) {
        double x[RECORD_FIELDS];
        random_record_of(&seed, x);
        char *expected = certificate(x, setting_of(0));
        for (int i = 1; i < SETTINGS; i++) {
            char *text = certificate(x, setting_of(i));
            assert_string_equal(text, expected);
            free(text);
        }
        decided += expected[0] == '{';
        free(expected);
    }
    assert_true(decided > 100);
}

static void batches_are_exact(void **state)
{
    (void)state;
    enum { COUNT = 1000 };
    static double field[RECORD_FIELDS][COUNT];
    static unsigned char expected[COUNT], verdict[COUNT], one[COUNT];
    uint64_t seed = 7;
    for (long n = rounds(20, 1000); n > 0; n--) {
        for (int k = 0; k < COUNT; k++) {
            double x[RECORD_FIELDS];
            random_record_of(&seed, x);
            for (int i = 0; i < RECORD_FIELDS; i++) field[i][k] = x[i];
        }
        for (int i = 0; i < SETTINGS; i++) {
            begin(setting_of(i));
            const unsigned long before = control();
            painleve_contact_batch(COUNT, field[0], field[1], field[2], field[3], field[4], field[5], field[6],
                                   i == 0 ? expected : verdict);
            const unsigned long between = control();
            for (int k = 0; k < COUNT; k++)
                one[k] = painleve_contact_one(field[0][k], field[1][k], field[2][k], field[3][k], field[4][k],
                                              field[5][k], field[6][k]);
            const unsigned long after = control();
            end();
            assert_true(before == between && between == after);
            assert_memory_equal(one, expected, COUNT);
            if (i > 0) assert_memory_equal(verdict, expected, COUNT);
        }
    }
}

/* What a batch says of a record and what the certificate does: the modes that are consistent. */
static void batch_and_certificate_agree(void **state)
{
    (void)state;
    static const char *const words[] = {"\"F\":\"consistent\"", "\"S+\":\"consistent\"", "\"S-\":\"consistent\"",
                                        "\"T\":\"consistent\""};
    uint64_t seed = 11;
    for (long n = rounds(1000, 50000); n > 0; n--) {
        double x[RECORD_FIELDS];
        random_record_of(&seed, x);
        const struct setting s = setting_of((int)random_below(&seed, SETTINGS));
        char *text = certificate(x, s);
        const char *modes = strstr(text, "\"modes\"");
        begin(s);
        const int byte = painleve_contact_one(x[0], x[1], x[2], x[3], x[4], x[5], x[6]);
        end();
        assert_int_equal((byte & PAINLEVE_BIT_INVALID) != 0, text[0] != '{');
        for (int i = 0; i < 4 && modes != NULL; i++)
            assert_int_equal(byte >> i & 1,
                             strstr(modes, words[i]) != NULL && strstr(modes, words[i]) < strchr(modes, '}'));
        free(text);
    }
}

/* Every arithmetic: rationals, roots, angles, enclosures, intervals, logarithms, times that are enclosed; refused ones too. */
static const char *const records[] = {
    "{\"kind\":\"contact\",\"a\":\"sin(1)\",\"b\":\"-sqrt(2)\",\"A\":\"3\",\"B\":\"cos(pi/7)\",\"C\":\"2\",\"mu\":\"1/"
    "3\",\"u\":\"0\"}",
    "{\"kind\":\"contact\",\"mechanism\":\"falling-rod\",\"theta\":\"65deg\",\"thetadot\":\"sqrt(3)\",\"mu\":\"4/"
    "3\",\"u\":\"1\"}",
    "{\"kind\":\"contact\",\"a\":\"[0, 1]\",\"b\":\"-1\",\"A\":\"3\",\"B\":\"[1, 2]\",\"C\":\"2\",\"mu\":\"1.1 +/- "
    "0.1\",\"u\":\"1\"}",
    "{\"kind\":\"impact\",\"A\":1,\"B\":0,\"C\":3,\"mu\":\"sqrt(2)\",\"u\":9,\"v\":-1,\"law\":\"newton\",\"r\":1}",
    "{\"kind\":\"chatter\",\"a\":\"1/2\",\"b\":-1,\"A\":1,\"B\":\"1/2\",\"C\":1,\"mu\":\"3/2\",\"r\":\"7/"
    "10\",\"law\":\"energetic\",\"u\":1,\"v\":-1}",
    "{\"kind\":\"chatter\",\"a\":\"1/2\",\"b\":-1,\"A\":1,\"B\":\"1/2\",\"C\":1,\"mu\":\"3/2\",\"r\":\"7/"
    "10\",\"law\":\"poisson\"}",
    "{\"kind\":\"jam\",\"alpha1\":-1,\"alpha2\":\"-2\",\"alpha3\":\"-sqrt(5)\",\"p\":1,\"b\":\"-1/3\"}",
    "{\"kind\":\"rest\",\"a\":\"-3/5\",\"b\":-1,\"A\":1,\"B\":\"4/5\",\"C\":1,\"mu\":\"2/5\",\"r\":\"1/"
    "2\",\"law\":\"energetic\"}",
    "{\"kind\":\"contact\",\"a\":0.5}",
    "{\"kind\":\"contact\",\"a\":1e400}"};

/* The library's words on a record: the certificate, one of its numbers, and what was wrong. */
static char *answer(const char *record, struct setting s)
{
    painleve_problem *problem;
    painleve_verdict *verdict = NULL;
    const char *u = NULL;
    char *text = NULL;
    size_t length;
    begin(s);
    const unsigned long before = control();
    enum painleve_status status = painleve_problem_from_json(record, &problem);
    if (status == PAINLEVE_OK) status = painleve_decide(problem, 0, &verdict);
    if (status == PAINLEVE_OK) u = painleve_verdict_get(verdict, "u");
    const unsigned long after = control();
    end();
    assert_int_equal(before, after);
    FILE *out = open_memstream(&text, &length);
    fprintf(out, "%d %s %s %s", (int)status, painleve_problem_error(problem), u != NULL ? u : "",
            verdict != NULL ? painleve_verdict_json(verdict) : "");
    fclose(out);
    painleve_verdict_free(verdict);
    painleve_problem_free(problem);
    return text;
}

static void every_kind_is_exact(void **state)
{
    (void)state;
    for (size_t k = 0; k < sizeof records / sizeof *records; k++) {
        char *expected = answer(records[k], setting_of(0));
        assert_int_equal(expected[0] == '0', k + 2 < sizeof records / sizeof *records);
        for (int i = 1; i < SETTINGS; i++) {
            char *text = answer(records[k], setting_of(i));
            assert_string_equal(text, expected);
            free(text);
        }
        free(expected);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(doubles_are_exact),
        cmocka_unit_test(batches_are_exact),
        cmocka_unit_test(batch_and_certificate_agree),
        cmocka_unit_test(every_kind_is_exact),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
