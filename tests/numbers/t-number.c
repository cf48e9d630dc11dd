/* SPDX-License-Identifier: BSD-2-Clause */
/* Exact numbers against plain GMP rationals, on values that are biased towards the ends: zero, one, powers of two,
 * borders of machine words, hundreds of digits. */
#include "numbers/number.h"
#include "oracle/random.h"
#include "oracle/read.h"

#include <fenv.h>
#include <gmp.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { PAIRS = 4000 };

static void random_integer(mpz_t n, uint64_t *state)
{
    static const unsigned long bits[] = {1, 31, 32, 53, 63, 64, 65, 128, 1000, 1100};
    mpz_set_ui(n, 1);
    switch (random_below(state, 4)) {
    case 0: mpz_set_si(n, random_between(state, -3, 3)); return;
    case 1: mpz_set_si(n, random_between(state, -100000, 100000)); return;
    default: mpz_mul_2exp(n, n, bits[random_below(state, 10)]);
    }
    if (random_below(state, 2) == 0) mpz_add_ui(n, n, 1);
    if (random_below(state, 2) == 0) mpz_sub_ui(n, n, 2);
    if (random_below(state, 2) == 0) mpz_neg(n, n);
}

static void random_rational(mpq_t x, uint64_t *state)
{
    random_integer(mpq_numref(x), state);
    do random_integer(mpq_denref(x), state);
    while (mpz_sgn(mpq_denref(x)) == 0);
    mpq_canonicalize(x);
}

static const struct number *read(struct number_pool *pool, const char *text)
{
    const struct number *x = NULL;
    struct failure failure = {"", ""};
    if (number_read(pool, text, strlen(text), &x, &failure) != STATUS_OK) fail_msg("%s: %s", text, failure.reason);
    return x;
}

static const struct number *import(struct number_pool *pool, const mpq_t x)
{
    char *text = mpq_get_str(NULL, 10, x);
    const struct number *number = read(pool, text);
    free(text);
    return number;
}

static void assert_value(const struct number *x, const mpq_t expected)
{
    char *text = number_text(x), *expected_text = mpq_get_str(NULL, 10, expected);
    assert_string_equal(text, expected_text);
    assert_int_equal(number_sign(x), mpq_sgn(expected));
    free(text);
    free(expected_text);
}

static void check_pair(struct number_pool *pool, mpq_t x, mpq_t y, mpq_t z)
{
    const struct number *a = import(pool, x), *b = import(pool, y);
    mpq_add(z, x, y);
    assert_value(number_add(pool, a, b), z);
    assert_value(number_add(pool, b, a), z);
    mpq_sub(z, x, y);
    assert_value(number_subtract(pool, a, b), z);
    assert_value(number_add(pool, number_subtract(pool, a, b), b), x);
    mpq_mul(z, x, y);
    assert_value(number_multiply(pool, a, b), z);
    if (mpq_sgn(y) != 0) {
        mpq_div(z, x, y);
        assert_value(number_divide(pool, a, b), z);
        assert_value(number_multiply(pool, number_divide(pool, a, b), b), x);
    }
    mpq_set_ui(z, 0, 1);
    assert_value(number_subtract(pool, a, a), z);
    assert_value(a, x);
    assert_value(b, y);
}

static void arithmetic(void **state)
{
    (void)state;
    uint64_t seed = 3;
    mpq_t x, y, z;
    mpq_inits(x, y, z, NULL);
    for (int i = 0; i < PAIRS; i++) {
        struct number_pool *pool = number_pool_new();
        random_rational(x, &seed);
        random_rational(y, &seed);
        check_pair(pool, x, y, z);
        number_pool_free(pool);
    }
    mpq_clears(x, y, z, NULL);
}

/* |x - double| <= distance, exactly, in every rounding mode; and 0 only for a double. */
static void check_double(const struct number *number, const mpq_t x)
{
    double distance;
    mpq_t error, bound;
    const double value = number_to_double(number, &distance);
    if (!isfinite(value) || !isfinite(distance)) return;
    const int rounding = fegetround();
    fesetround(FE_TONEAREST);
    mpq_inits(error, bound, NULL);
    mpq_set_d(error, value);
    mpq_set_d(bound, distance);
    mpq_sub(error, error, x);
    mpq_abs(error, error);
    assert_true(mpq_cmp(error, bound) <= 0);
    mpq_clears(error, bound, NULL);
    fesetround(rounding);
}

static void doubles_near_numbers(void **state)
{
    (void)state;
    static const int modes[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
    struct number_pool *pool = number_pool_new();
    uint64_t seed = 5;
    mpq_t x;
    mpq_init(x);
    for (int i = 0; i < PAIRS; i++) {
        random_rational(x, &seed);
        const struct number *number = import(pool, x);
        fesetround(modes[i % 4]);
        check_double(number, x);
        fesetround(FE_TONEAREST);
    }
    mpq_clear(x);
    number_pool_free(pool);
}

static void doubles_are_exact(void **state)
{
    (void)state;
    struct number_pool *pool = number_pool_new();
    uint64_t seed = 9;
    mpq_t x;
    mpq_init(x);
    for (int i = 0; i < PAIRS; i++) {
        double value, distance;
        const uint64_t bits = random_next(&seed);
        memcpy(&value, &bits, sizeof value);
        if (!isfinite(value)) continue;
        mpq_set_d(x, value);
        const struct number *number = number_from_double(pool, value);
        assert_value(number, x);
        assert_true(number_to_double(number, &distance) == value && distance == 0);
    }
    mpq_clear(x);
    number_pool_free(pool);
}

static void notations(void **state)
{
    (void)state;
    static const char *const same[][2] = {
        {"3", "3"},      {"-7/3", "-7/3"}, {"0.1", "1/10"},   {"1.5e-3", "3/2000"}, {"0x1.8p-1", "3/4"},
        {"+2", "2"},     {"-0", "0"},      {"0.0", "0"},      {"6/4", "3/2"},       {"1e3", "1000"},
        {"0x10", "16"},  {"0x1p+4", "16"}, {"0.5/0.25", "2"}, {"-0x1p-2", "-1/4"},  {"1/-2", "-1/2"},
        {"00012", "12"}, {"1.", "1"},      {".5", "1/2"},     {" 4 ", "4"},         {"1E2", "100"},
    };
    struct number_pool *pool = number_pool_new();
    for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
        char *text = number_text(read(pool, same[i][0]));
        assert_string_equal(text, same[i][1]);
        free(text);
    }
    number_pool_free(pool);
}

/* Random decimals and binary literals, read by the program and by the reader of the tests. */
static void random_notations(void **state)
{
    (void)state;
    struct number_pool *pool = number_pool_new();
    uint64_t seed = 13;
    mpq_t x;
    mpq_init(x);
    for (int i = 0; i < PAIRS; i++) {
        char text[100];
        const int whole = random_between(&seed, -999, 999), part = random_below(&seed, 100000);
        if (random_below(&seed, 2) == 0)
            snprintf(text, sizeof text, "%d.%05de%d", whole, part, random_between(&seed, -400, 400));
        else
            snprintf(text, sizeof text, "0x%x.%xp%d", (unsigned)abs(whole), (unsigned)part,
                     random_between(&seed, -1100, 1100));
        assert_int_equal(oracle_read(x, text), 1);
        assert_value(read(pool, text), x);
    }
    mpq_clear(x);
    number_pool_free(pool);
}

static void refusals(void **state)
{
    (void)state;
    static const char *const bad[] = {"",    " ",   "x",     "1/0", "1/",  "/2",  "1e",    "1e999999999",  "1.2.3",
                                      "nan", "inf", "0x",    "0xg", "--1", "1 2", "1/2/3", "1e-999999999", "0x1p99999",
                                      "1,5", "1_0", "1/0.0", "e5",  ".",   "- 1", "1e1.5", "\t",           "1\n"};
    struct number_pool *pool = number_pool_new();
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        const struct number *const untouched = number_from_integer(pool, 77), *x = untouched;
        struct failure failure = {"", ""};
        if (number_read(pool, bad[i], strlen(bad[i]), &x, &failure) != STATUS_MALFORMED)
            fail_msg("'%s' is not a number", bad[i]);
        assert_ptr_equal(x, untouched);
        assert_true(failure.reason[0] != '\0');
    }
    number_pool_free(pool);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arithmetic), cmocka_unit_test(doubles_near_numbers), cmocka_unit_test(doubles_are_exact),
        cmocka_unit_test(notations),  cmocka_unit_test(random_notations),     cmocka_unit_test(refusals),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
