/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proofs assume (proofs/TRUST.md), tried on the libraries and the machine that run: A1 to A4 on numbers of every size
 * against arithmetic that uses no number library; F1, F2 and L1 on doubles of every kind, in the four rounding modes, and
 * with results flushed to zero where the processor can. */
#include "numbers/filter.c"
#include "numbers/number.h"
#include "oracle/quotient.h"
#include "oracle/random.h"

#include <fenv.h>
#include <gmp.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef __SSE2__
#include <xmmintrin.h>
#endif

#include <cmocka.h>

enum { NUMBERS = 200, ROUNDS = 200, PAIRS_OF_A_ROUND = 600, DOUBLES = 200000 };

static const struct number *apply(struct number_pool *pool, int operation, const struct number *x,
                                  const struct number *y)
{
    return operation == OPERATION_ADD   ? number_add(pool, x, y)
           : operation == OPERATION_SUB ? number_subtract(pool, x, y)
                                        : number_multiply(pool, x, y);
}

static void assert_value(const struct number *x, const struct quotient *expected)
{
    static struct quotient value;
    char *text = number_text(x);
    quotient_read(&value, text);
    if (!quotient_equal(&value, expected)) fail_msg("%.200s", text);
    free(text);
}

struct known {
    const struct number *number;
    struct quotient value;
    char text[QUOTIENT_TEXT];
};

static void make_known(struct number_pool *pool, struct known *known, uint64_t *state)
{
    struct failure failure;
    quotient_random(known->text, state);
    assert_int_equal(number_read(pool, known->text, strlen(known->text), &known->number, &failure), STATUS_OK);
    quotient_read(&known->value, known->text);
}

/* A2, A3, A4: ensures value(\result) == value(x) op value(y); the operands may be the same handle. */
static void operations_have_the_value(void **unused)
{
    (void)unused;
    static struct known known[NUMBERS];
    static struct quotient expected;
    uint64_t state = 41;
    for (int round = 0; round < ROUNDS; round++) {
        struct number_pool *pool = number_pool_new();
        for (int i = 0; i < NUMBERS; i++) make_known(pool, &known[i], &state);
        for (int i = 0; i < PAIRS_OF_A_ROUND; i++) {
            const struct known *x = &known[random_below(&state, NUMBERS)];
            const struct known *y = random_below(&state, 8) == 0 ? x : &known[random_below(&state, NUMBERS)];
            for (int operation = OPERATION_ADD; operation <= OPERATION_MUL; operation++) {
                quotient_apply(&expected, operation, &x->value, &y->value);
                assert_value(apply(pool, operation, x->number, y->number), &expected);
            }
        }
        /* A1, and `assigns \result`: what has gone through the pool has changed no number. */
        for (int i = 0; i < NUMBERS; i++) assert_value(known[i].number, &known[i].value);
        number_pool_free(pool);
    }
}

/* What \result \from x, y says: the same operands, the same value; and results are numbers like any other. */
static void results_depend_on_the_operands_alone(void **unused)
{
    (void)unused;
    static struct known x, y;
    uint64_t state = 43;
    struct number_pool *pool = number_pool_new();
    for (int i = 0; i < 2000; i++) {
        make_known(pool, &x, &state);
        make_known(pool, &y, &state);
        const int operation = random_below(&state, 3);
        char *first = number_text(apply(pool, operation, x.number, y.number));
        const struct number *other = number_subtract(pool, number_add(pool, x.number, y.number), y.number);
        assert_value(other, &x.value);
        char *second = number_text(apply(pool, operation, other, y.number));
        assert_string_equal(first, second);
        free(first);
        free(second);
    }
    number_pool_free(pool);
}

/* The harness must notice a wrong value: a unit more in the last place of p. */
static void a_wrong_value_is_noticed(void **unused)
{
    (void)unused;
    static struct quotient x, y;
    static struct decimal one;
    uint64_t state = 47;
    char text[QUOTIENT_TEXT];
    decimal_read(&one, "1", 1);
    for (int i = 0; i < 2000; i++) {
        quotient_random(text, &state);
        quotient_read(&x, text);
        y.q = x.q;
        decimal_add(&y.p, &x.p, &one);
        assert_false(quotient_equal(&x, &y));
        assert_true(quotient_equal(&x, &x));
    }
}

static double random_double(uint64_t *state)
{
    static const double ends[] = {0.0,
                                  -0.0,
                                  0x1p-1074,
                                  0x1p-1022,
                                  0x1.fffffffffffffp-1023,
                                  1.0,
                                  0x1.fffffffffffffp1023,
                                  0x1p512,
                                  0x1p-537,
                                  INFINITY,
                                  -INFINITY,
                                  NAN,
                                  0x1p1010};
    double x;
    const uint64_t bits = random_next(state);
    switch (random_below(state, 4)) {
    case 0: return ends[random_below(state, sizeof ends / sizeof *ends)];
    case 1: memcpy(&x, &bits, sizeof x); return x;
    case 2: return ldexp(1 + random_between(state, -2, 2) * 0x1p-52, random_between(state, -1070, 1020));
    default: return random_between(state, -3, 3) * (1 + random_between(state, -2, 2) * 0x1p-52);
    }
}

/* rounded(r, x) of proofs/filter/model.h: |r - x| <= 2^-52 |x| + 2^-1022. */
static int is_rounded(const mpq_t r, const mpq_t x)
{
    mpq_t distance, bound, tiny;
    mpq_inits(distance, bound, tiny, NULL);
    mpq_sub(distance, r, x);
    mpq_abs(distance, distance);
    mpq_abs(bound, x);
    mpq_div_2exp(bound, bound, 52);
    mpq_set_ui(tiny, 1, 1);
    mpq_div_2exp(tiny, tiny, 1022);
    mpq_add(bound, bound, tiny);
    const int good = mpq_cmp(distance, bound) <= 0;
    mpq_clears(distance, bound, tiny, NULL);
    return good;
}

/* ensures near: moderate(r) ==> rounded(r, exact), computed in the default mode. */
static int is_near(double r, double x, double y, int operation)
{
    if (!(isfinite(r) && fabs(r) <= 0x1p1010)) return 1;
    mpq_t exact, other, result;
    mpq_inits(exact, other, result, NULL);
    mpq_set_d(exact, x);
    mpq_set_d(other, y);
    mpq_set_d(result, r);
    if (operation == OPERATION_ADD) mpq_add(exact, exact, other);
    if (operation == OPERATION_SUB) mpq_sub(exact, exact, other);
    if (operation == OPERATION_MUL) mpq_mul(exact, exact, other);
    const int good = is_rounded(result, exact);
    mpq_clears(exact, other, result, NULL);
    return good;
}

static unsigned set_mode(int rounding, int flush)
{
    fesetround(rounding);
#ifdef __SSE2__
    const unsigned before = _mm_getcsr();
    _mm_setcsr(flush ? before | 0x8000u : before & ~0x8000u);
    return before;
#else
    return (unsigned)flush;
#endif
}

static void check_operation(double x, double y, int operation, double r)
{
    const int non_negative = isfinite(r) && x >= 0 && y >= 0 && operation != OPERATION_SUB;
    if (isfinite(r)) assert_true(isfinite(x) && isfinite(y));
    if (!is_near(r, x, y, operation)) fail_msg("%a op %d %a = %a", x, operation, y, r);
    if (non_negative) assert_true(r >= 0);
}

/* F1: the contracts of plus, minus, times, magnitude, negative, is_above, is_below. */
static void the_machine_computes_as_assumed(void **unused)
{
    (void)unused;
    static const int modes[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
    uint64_t state = 53;
    for (int i = 0; i < DOUBLES; i++) {
        const volatile double x = random_double(&state), y = random_double(&state);
        set_mode(modes[i % 4], i / 4 % 2);
        const volatile double sum = plus(x, y), difference = minus(x, y), product = times(x, y);
        const volatile double size = magnitude(x), opposite = negative(x);
        const volatile int above = is_above(x, y), below = is_below(x);
        set_mode(FE_TONEAREST, 0);
        check_operation(x, y, OPERATION_ADD, sum);
        check_operation(x, y, OPERATION_SUB, difference);
        check_operation(x, y, OPERATION_MUL, product);
        if (isfinite(size)) assert_true(isfinite(x) && size == (x < 0 ? 0 - x : x));
        if (isfinite(x)) assert_true(isfinite(opposite) && opposite == 0 - x);
        if (above) assert_true(!isnan(y) && !(isinf(y) && y > 0) && !(isfinite(x) && isfinite(y) && x <= y));
        assert_int_equal(below != 0, isfinite(x) && -0x1p1000 < x && x < 0x1p1000);
    }
}

/* Two roundings upwards exceed the bound of one, and this is noticed. */
static void a_rounding_too_many_is_noticed(void **unused)
{
    (void)unused;
    mpq_t r, x;
    mpq_inits(r, x, NULL);
    set_mode(FE_UPWARD, 0);
    const volatile double one = 1.0, tiny = 0x1p-60;
    const double sum = plus(plus(one, tiny), tiny);
    set_mode(FE_TONEAREST, 0);
    mpq_set_d(r, sum);
    mpq_set_ui(x, 1, 1);
    assert_true(sum > 1);
    assert_false(is_rounded(r, x));
    mpq_clears(r, x, NULL);
}

/* F2 and L1. */
static void infinity_and_fabs(void **unused)
{
    (void)unused;
    uint64_t state = 59;
    assert_true(isinf(INFINITY) && INFINITY > 0);
    for (int i = 0; i < DOUBLES; i++) {
        const volatile double x = random_double(&state);
        const double size = fabs(x);
        assert_int_equal(isnan(size) != 0, isnan(x) != 0);
        if (isinf(x)) assert_true(isinf(size) && size > 0);
        if (isfinite(x)) assert_true(isfinite(size) && !signbit(size) && (size == x || size == 0 - x));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(operations_have_the_value),      cmocka_unit_test(results_depend_on_the_operands_alone),
        cmocka_unit_test(a_wrong_value_is_noticed),       cmocka_unit_test(the_machine_computes_as_assumed),
        cmocka_unit_test(a_rounding_too_many_is_noticed), cmocka_unit_test(infinity_and_fabs),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
