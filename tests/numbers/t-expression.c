/* SPDX-License-Identifier: BSD-2-Clause */
/* The language of numbers: what it means, what it refuses and how fast, and that all notations of an angle agree. */
#include "numbers/expression.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

static const struct number *read(struct number_pool *pool, const char *text)
{
    const struct number *x = NULL;
    struct failure failure = {"", ""};
    if (expression_read(pool, text, strlen(text), &x, &failure) != STATUS_OK) fail_msg("%s: %s", text, failure.reason);
    return x;
}

/* The sign of LEFT - RIGHT. */
static int compare(const char *left, const char *right)
{
    struct number_pool *pool = number_pool_new();
    const int order = number_compare(pool, read(pool, left), read(pool, right));
    number_pool_free(pool);
    return order;
}

static void equal(const char *left, const char *right)
{
    if (compare(left, right) != 0) fail_msg("%s is not %s", left, right);
}

static void test_arithmetic(void **state)
{
    (void)state;
    equal("1+2*3", "7");
    equal("(1+2)*3", "9");
    equal("-2^2", "-4");
    equal("2^-3", "1/8");
    equal("2^3^2", "512");
    equal("2-3-4", "-5");
    equal("12/3/2", "2");
    equal("6/4*2", "3");
    equal(" ( 1 + 0.5 ) * 0x1.8p-1 ", "9/8");
    equal("3e2+1", "301");
    equal("+5-+3", "2");
    equal("2*-3", "-6");
    equal("(2/3)^3", "8/27");
    equal("0^0", "1");
}

static void test_roots(void **state)
{
    (void)state;
    equal("sqrt(9/4)", "3/2");
    equal("sqrt(0)", "0");
    equal("sqrt(2)^2", "2");
    equal("sqrt(8)", "2*sqrt(2)");
    equal("sqrt(2)*sqrt(3)", "sqrt(6)");
    equal("1/(sqrt(3)-sqrt(2))", "sqrt(3)+sqrt(2)");
    equal("sqrt(5+2*sqrt(6))", "sqrt(2)+sqrt(3)");
    equal("sqrt(3-2*sqrt(2))", "sqrt(2)-1");
    equal("sqrt(16-2*sqrt(29)+2*sqrt(55-10*sqrt(29)))", "sqrt(5)+sqrt(11-2*sqrt(29))");
    equal("8/(3*sqrt(3))", "8*sqrt(3)/9");
    equal("(3*2+sqrt(9*4-16))/2", "3+sqrt(5)");
    assert_int_equal(compare("sqrt(2)+sqrt(3)", "sqrt(5)+1/10"), 1);
    assert_int_equal(compare("sqrt(2)+sqrt(3)+sqrt(5)+sqrt(7)", "8.028"), 1);
}

static void test_angles(void **state)
{
    static const char *const sixty_five[] = {"65deg",      "13/36*pi",      "13*pi/36",   "pi*13/36",    "(65)deg",
                                             "6.5e1deg",   "180deg-115deg", "pi/2-25deg", "5deg*13",     "-295deg",
                                             "2*pi+65deg", "130deg/2",      "425 deg",    "65deg-4*pi*3"};
    char text[64];
    (void)state;
    for (size_t i = 0; i < sizeof sixty_five / sizeof *sixty_five; i++) {
        snprintf(text, sizeof text, "cos(%s)", sixty_five[i]);
        equal(text, "cos(65deg)");
        snprintf(text, sizeof text, "sin(%s)", sixty_five[i]);
        equal(text, "sin(65deg)");
    }
    equal("tan(45deg)", "1");
    equal("sin(30deg)", "1/2");
    equal("cos(pi)", "-1");
    equal("cos(75deg)", "(sqrt(6)-sqrt(2))/4");
    equal("cos(36deg)", "(1+sqrt(5))/4");
    equal("sin(atan(2))", "2/sqrt(5)");
    equal("tan(atan(7/3))", "7/3");
    equal("tan(2*atan(1/2))", "4/3");
    equal("cos(atan(2)/2)^2", "(1+1/sqrt(5))/2");
    equal("sin(-atan(2)/2)", "-sqrt((1-1/sqrt(5))/2)");
    equal("cos(atan(1)+atan(2)+atan(3))", "-1");
    equal("tan(pi/4+atan(1/3))", "2");
    equal("cos(4*atan(1/5)-atan(1/239))", "cos(pi/4)");
    equal("tan(atan(sqrt(2)))", "sqrt(2)");
    equal("sin(0)", "0");
    equal("tan(15deg)", "2-sqrt(3)");
}

static void test_radians(void **state)
{
    (void)state;
    assert_int_equal(compare("cos(1)", "0.5403023058681397174009366074429766"), 1);
    assert_int_equal(compare("cos(1)", "0.5403023058681397174009366074429767"), -1);
    assert_int_equal(compare("sin(0.5+pi/2)", "0.87758256"), 1);
    assert_int_equal(compare("cos(atan(2)/3)", "0.93"), 1);
    assert_int_equal(compare("cos(1)^2+sin(1)^2", "1"), NUMBER_SIGN_UNKNOWN);
}

/* What is refused is refused at once. */
static void refuse(const char *text, const char *reason)
{
    struct number_pool *pool = number_pool_new();
    struct failure failure = {"", ""};
    const struct number *x = NULL;
    const clock_t start = clock();
    const enum status status = expression_read(pool, text, strlen(text), &x, &failure);
    if (status != STATUS_MALFORMED) fail_msg("%.60s was accepted", text);
    if (strstr(failure.reason, reason) == NULL) fail_msg("%.60s: %s", text, failure.reason);
    if (clock() - start > CLOCKS_PER_SEC / 2) fail_msg("%.60s: refused too slowly", text);
    assert_null(x);
    number_pool_free(pool);
}

static void test_refused(void **state)
{
    (void)state;
    refuse("1+", "ends too early");
    refuse("(1", "')' is expected");
    refuse("1*1)", "operator is expected");
    refuse("2 3+1", "operator is expected");
    refuse("--3", "is expected");
    refuse("sqrt 2", "'(' is expected");
    refuse("sqrt(-1)", "negative");
    refuse("sqrt(1-sqrt(2))", "negative");
    refuse("1/(sqrt(2)^2-2)", "division by zero");
    refuse("0^-1", "division by zero");
    refuse("2^(1/2)", "integer");
    refuse("2^sqrt(2)", "integer");
    refuse("pi", "angle");
    refuse("65deg", "angle");
    refuse("sqrt(pi)", "angle");
    refuse("pi*pi+1", "angle");
    refuse("cos(pi)deg", "angle");
    refuse("1/pi", "angle");
    refuse("pi deg", "angle");
    refuse("tan(90deg)", "right angle");
    refuse("atan(pi)", "angle");
    refuse("exp(1)", "is expected");
    refuse("cos(\xc2\xb0)", "is expected");
    refuse("[1,2]", "is expected");
}

static char *repeat(const char *left, int n, const char *middle, const char *right)
{
    char *text = calloc((strlen(left) + strlen(right)) * (size_t)n + strlen(middle) + 1, 1), *end = text;
    assert_non_null(text);
    for (int i = 0; i < n; i++, end += strlen(left)) memcpy(end, left, strlen(left));
    end = strcpy(end, middle) + strlen(middle);
    for (int i = 0; i < n; i++, end += strlen(right)) memcpy(end, right, strlen(right));
    return text;
}

static void refuse_repeated(const char *left, int n, const char *middle, const char *right, const char *reason)
{
    char *text = repeat(left, n, middle, right);
    refuse(text, reason);
    free(text);
}

static void test_bombs(void **state)
{
    (void)state;
    refuse("2^(10^9)", "exponent");
    refuse("2^2^2^2^2", "exponent");
    refuse("9^9^9", "exponent");
    refuse("(10^10000)^10000", "bits");
    refuse("((10^9999)^2)^2", "bits");
    refuse("(sqrt(2)+1)^10000^2", "exponent");
    refuse_repeated("sqrt(", 40, "2", ")", "square roots");
    refuse_repeated("atan(", 40, "2", ")", "angle");
    refuse_repeated("tan(atan(sqrt(1+", 25, "2", ")))", "square roots");
    refuse_repeated("(", 10000, "1+1", ")", "nested");
    refuse_repeated("2^", 10000, "1", "", "nested");
    refuse_repeated("1+", 100000, "1", "", "operations");
    refuse_repeated("sqrt(2)*", 5000, "1", "", "operations");
    refuse_repeated("-", 10000, "1", "", "is expected");
}

static void read_range(const char *text, const char *low, const char *high)
{
    struct number_pool *pool = number_pool_new();
    struct failure failure = {"", ""};
    const struct number *from, *to;
    int is_range = 0;
    if (expression_read_range(pool, text, strlen(text), &is_range, &from, &to, &failure) != STATUS_OK)
        fail_msg("%s: %s", text, failure.reason);
    assert_true(is_range);
    assert_int_equal(number_compare(pool, from, read(pool, low)), 0);
    assert_int_equal(number_compare(pool, to, read(pool, high)), 0);
    number_pool_free(pool);
}

static void refuse_range(const char *text, const char *reason)
{
    struct number_pool *pool = number_pool_new();
    struct failure failure = {"", ""};
    const struct number *from, *to;
    int is_range = 0;
    assert_int_equal(expression_read_range(pool, text, strlen(text), &is_range, &from, &to, &failure),
                     STATUS_MALFORMED);
    if (strstr(failure.reason, reason) == NULL) fail_msg("%s: %s", text, failure.reason);
    number_pool_free(pool);
}

/* The ends of an interval that has one point are one number, even where no precision shows that they are equal. */
static void read_point(const char *text)
{
    struct number_pool *pool = number_pool_new();
    struct failure failure = {"", ""};
    const struct number *from = NULL, *to = NULL;
    int is_range = 0;
    assert_int_equal(expression_read_range(pool, text, strlen(text), &is_range, &from, &to, &failure), STATUS_OK);
    assert_true(is_range && from != NULL && from == to);
    number_pool_free(pool);
}

static void read_angle_point(const char *text)
{
    struct number_pool *pool = number_pool_new();
    struct failure failure = {"", ""};
    struct angle from, to;
    int is_range = 0;
    assert_int_equal(expression_read_angle_range(pool, text, strlen(text), &is_range, &from, &to, &failure), STATUS_OK);
    assert_true(is_range);
    number_pool_free(pool);
}

static void test_ranges(void **state)
{
    (void)state;
    read_range("[1/3, 0.34]", "1/3", "17/50");
    read_range(" [ -1 , sqrt(2) ] ", "-1", "sqrt(2)");
    read_range("0.30 +/- 0.01", "29/100", "31/100");
    read_range("sqrt(2)+/-0", "sqrt(2)", "sqrt(2)");
    read_range("1+1 +/- 1/10", "1.9", "2.1");
    read_point("[sin(1),sin(1)]");
    read_point(" [ sin(1)\t,  sin(1) ] ");
    read_angle_point("[sin(1), sin(1)]");
    read_angle_point("[65deg,65deg]");
    refuse_range("[2,1]", "empty");
    refuse_range("1 +/- -1", "empty");
    refuse_range("[1]", "[low, high]");
    refuse_range("[1,2", "[low, high]");
    refuse_range("[1,2,3]", "'2,3'");
    refuse_range("[,]", "digit");
    refuse_range("+/- 1", "digit");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_arithmetic), cmocka_unit_test(test_roots),   cmocka_unit_test(test_angles),
        cmocka_unit_test(test_radians),    cmocka_unit_test(test_refused), cmocka_unit_test(test_bombs),
        cmocka_unit_test(test_ranges),
    };
    return cmocka_run_group_tests_name("expression", tests, NULL, NULL);
}
