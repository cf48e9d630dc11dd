/* SPDX-License-Identifier: BSD-2-Clause */
/* Where rational functions of one variable vanish, against zeros that are known, and that people can read them. */
#include "numbers/breakpoints.h"
#include "numbers/expression.h"
#include "numbers/output.h"
#include "numbers/simple.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

struct scene {
    struct number_pool *pool;
    const struct number *x, *low, *high;
    struct breakpoint breakpoint[BREAKPOINTS_MAX];
};

static const struct number *read_number(struct number_pool *pool, const char *text)
{
    const struct number *x;
    struct failure failure;
    if (expression_read(pool, text, strlen(text), &x, &failure) != STATUS_OK) fail_msg("%s", failure.reason);
    return x;
}

static struct scene scene_of(const char *low, const char *high)
{
    struct scene s = {.pool = number_pool_new()};
    s.low = read_number(s.pool, low);
    s.high = read_number(s.pool, high);
    s.x = number_from_range(s.pool, s.low, s.high);
    return s;
}

/* x - root */
static const struct number *factor(struct scene *s, const char *root)
{
    return number_subtract(s->pool, s->x, read_number(s->pool, root));
}

static const struct number *times(struct scene *s, const struct number *x, const struct number *y)
{
    return number_multiply(s->pool, x, y);
}

static void expect_cut(struct scene *s, int index, const char *at, unsigned long long zero)
{
    const struct number *difference = number_subtract(s->pool, s->breakpoint[index].at, read_number(s->pool, at));
    double distance;
    if (number_to_double(difference, &distance) > 1e-12 || number_to_double(difference, &distance) < -1e-12)
        fail_msg("cut %d is not %s", index, at);
    assert_int_equal(s->breakpoint[index].zero, zero);
}

static void test_common_and_multiple_zeros(void **state)
{
    (void)state;
    struct scene s = scene_of("-10", "10");
    const struct number *one = factor(&s, "1"), *two = factor(&s, "2"), *root = factor(&s, "sqrt(3)");
    const struct number *value[4] = {times(&s, one, times(&s, one, two)), times(&s, two, factor(&s, "3")),
                                     number_subtract(s.pool, times(&s, s.x, s.x), read_number(s.pool, "2")),
                                     times(&s, root, times(&s, root, factor(&s, "sqrt(5)")))};
    assert_int_equal(breakpoints_find(s.pool, s.x, s.low, s.high, value, 4, s.breakpoint), 7);
    expect_cut(&s, 0, "-sqrt(2)", 4);
    expect_cut(&s, 1, "1", 1);
    expect_cut(&s, 2, "sqrt(2)", 4);
    expect_cut(&s, 3, "sqrt(3)", 8);
    expect_cut(&s, 4, "2", 3);
    expect_cut(&s, 5, "sqrt(5)", 8);
    expect_cut(&s, 6, "3", 2);
    number_pool_free(s.pool);
}

static void test_near_zeros(void **state)
{
    (void)state;
    struct scene s = scene_of("0", "2");
    const struct number *square = times(&s, factor(&s, "1"), factor(&s, "1"));
    const struct number *value[1] = {number_subtract(s.pool, square, read_number(s.pool, "2/10^80"))};
    assert_int_equal(breakpoints_find(s.pool, s.x, s.low, s.high, value, 1, s.breakpoint), 2);
    const struct number *between = number_simple_between(s.pool, s.breakpoint[0].at, s.breakpoint[1].at);
    assert_int_equal(number_compare(s.pool, s.breakpoint[0].at, between), -1);
    assert_int_equal(number_compare(s.pool, between, s.breakpoint[1].at), -1);
    number_pool_free(s.pool);
}

static void test_ends_do_not_count(void **state)
{
    (void)state;
    struct scene s = scene_of("sqrt(2)", "3");
    const struct number *value[2] = {number_subtract(s.pool, times(&s, s.x, s.x), read_number(s.pool, "2")),
                                     times(&s, factor(&s, "3"), factor(&s, "5/2"))};
    assert_int_equal(breakpoints_find(s.pool, s.x, s.low, s.high, value, 2, s.breakpoint), 1);
    expect_cut(&s, 0, "5/2", 2);
    number_pool_free(s.pool);
}

/* (x^2 - 1)/(x - 1) has no zero at 1, since it is x + 1; 1/(x - 1) has a pole there. */
static void test_quotients(void **state)
{
    (void)state;
    struct scene s = scene_of("-2", "3");
    const struct number *one = read_number(s.pool, "1");
    const struct number *square = number_subtract(s.pool, times(&s, s.x, s.x), one);
    const struct number *even = number_add(s.pool, times(&s, s.x, s.x), one);
    const struct number *value[1] = {number_divide(s.pool, square, even)};
    assert_int_equal(breakpoints_find(s.pool, s.x, s.low, s.high, value, 1, s.breakpoint), 2);
    value[0] = number_divide(s.pool, one, factor(&s, "1"));
    assert_int_equal(breakpoints_find(s.pool, s.x, s.low, s.high, value, 1, s.breakpoint), -1);
    value[0] = number_sqrt(s.pool, even);
    assert_int_equal(breakpoints_find(s.pool, s.x, s.low, s.high, value, 1, s.breakpoint), -1);
    number_pool_free(s.pool);
}

/* 40 zeros k/7 + sqrt(3) that are known, in one product. */
static void test_many_zeros(void **state)
{
    (void)state;
    char text[64];
    struct scene s = scene_of("0", "8");
    const struct number *product = read_number(s.pool, "1");
    for (int k = 1; k <= 40; k++) {
        snprintf(text, sizeof text, "%d/7+sqrt(3)", k);
        product = times(&s, product, factor(&s, text));
    }
    assert_int_equal(breakpoints_find(s.pool, s.x, s.low, s.high, &product, 1, s.breakpoint), 40);
    for (int k = 1; k <= 40; k++) {
        snprintf(text, sizeof text, "%d/7+sqrt(3)", k);
        expect_cut(&s, k - 1, text, 1);
    }
    number_pool_free(s.pool);
}

static void expect_words(const char *number, const char *words)
{
    struct number_pool *pool = number_pool_new();
    char *text = output_readable(pool, read_number(pool, number));
    assert_string_equal(text, words);
    free(text);
    number_pool_free(pool);
}

static void test_words(void **state)
{
    (void)state;
    expect_words("-22/7", "-22/7");
    expect_words("1/3^200", "3.76486194959...e-96 (a fraction of 97 digits)");
    expect_words("2^400/3", "8.60749959362...e119 (a fraction of 122 digits)");
    expect_words("(1 + sqrt(5))/2", "(1 + sqrt(5))/2 = 1.61803398874...");
    expect_words("sin(1)^2 + cos(1)^2", "1.00000000000 +/- 1e-11");
    expect_words("sin(1)", "0.841470984807...");
    expect_words("1000*(sin(1)^2 + cos(1)^2)", "1000.0000000 +/- 1e-7");
}

static void expect_range_words(const char *low, const char *high, const char *words)
{
    struct number_pool *pool = number_pool_new();
    char *text = output_readable(pool, number_from_range(pool, read_number(pool, low), read_number(pool, high)));
    assert_string_equal(text, words);
    free(text);
    number_pool_free(pool);
}

static void test_words_of_ranges(void **state)
{
    (void)state;
    expect_range_words("1.123456", "1.3", "between 1.1234 and 1.3001");
    expect_range_words("-1/3", "1/3", "between -0.334 and 0.334");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_common_and_multiple_zeros),
        cmocka_unit_test(test_near_zeros),
        cmocka_unit_test(test_ends_do_not_count),
        cmocka_unit_test(test_quotients),
        cmocka_unit_test(test_many_zeros),
        cmocka_unit_test(test_words),
        cmocka_unit_test(test_words_of_ranges),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    const int failed = cmocka_run_group_tests_name("breakpoints", tests, NULL, NULL);
    number_cleanup();
    return failed;
}
