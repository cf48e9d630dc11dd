/* SPDX-License-Identifier: BSD-2-Clause */
/* The filter: on random programs and doubles of every size, in the four rounding modes, each ball contains the
 * exact value and no sign is wrong.  A filter whose bounds are 500 times too small is caught by the same check. */
#include "numbers/filter.h"
#include "oracle/random.h"

#include <fenv.h>
#include <gmp.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

enum { INPUTS = 4, OPERATIONS_MAX = 8, NODES = INPUTS + OPERATIONS_MAX, RUNS = 15000 };

static const int modes[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};

struct run {
    int operations;
    struct instruction code[OPERATIONS_MAX];
    double input[INPUTS];
};

/* What a family of runs is made of: doubles of any bits, near 1, very large or very small. */
enum family { ANY_BITS, NEAR_ONE, LARGE, SMALL, FAMILIES };

static double random_double(uint64_t *state, enum family family)
{
    if (family == ANY_BITS) {
        double x;
        const uint64_t bits = random_next(state);
        memcpy(&x, &bits, sizeof x);
        return isfinite(x) ? x : 1.0;
    }
    const double x = 1 + random_between(state, -3, 3) * 0x1p-52;
    const int negative = random_below(state, 2), spread = random_between(state, 0, 60);
    const int exponent = family == LARGE   ? 1023 - spread
                         : family == SMALL ? -1074 + 10 * spread
                                           : random_between(state, -1, 1);
    return ldexp(negative ? -x : x, exponent);
}

/* Half of the runs begin with x y - fl(x y), whose sign is that of the rounding. */
static void random_run(struct run *run, uint64_t *state)
{
    const enum family family = (enum family)random_below(state, FAMILIES);
    run->operations = random_between(state, 2, OPERATIONS_MAX);
    for (int i = 0; i < INPUTS; i++) run->input[i] = random_double(state, family);
    for (int i = 0; i < run->operations; i++)
        run->code[i] = (struct instruction){random_below(state, 3), random_below(state, INPUTS + i),
                                            random_below(state, INPUTS + i)};
    const double product = run->input[0] * run->input[1];
    if (random_below(state, 2) == 0 || !isfinite(product)) return;
    run->input[2] = product;
    run->code[0] = (struct instruction){OPERATION_MUL, 0, 1};
    run->code[1] = (struct instruction){OPERATION_SUB, INPUTS, 2};
}

static void evaluate_exactly(const struct run *run, mpq_t *node)
{
    for (int i = 0; i < INPUTS; i++) mpq_set_d(node[i], run->input[i]);
    for (int i = 0; i < run->operations; i++) {
        const struct instruction *step = &run->code[i];
        if (step->operation == OPERATION_ADD)
            mpq_add(node[INPUTS + i], node[step->left], node[step->right]);
        else if (step->operation == OPERATION_SUB)
            mpq_sub(node[INPUTS + i], node[step->left], node[step->right]);
        else
            mpq_mul(node[INPUTS + i], node[step->left], node[step->right]);
    }
}

/* |exact - value| <= error, exactly; a ball without a finite bound contains everything. */
static int contains(struct ball ball, const mpq_t exact)
{
    mpq_t distance, error;
    if (isnan(ball.error) || ball.error == INFINITY) return 1;
    if (!isfinite(ball.value)) return 0;
    mpq_inits(distance, error, NULL);
    mpq_set_d(distance, ball.value);
    mpq_set_d(error, ball.error);
    mpq_sub(distance, distance, exact);
    mpq_abs(distance, distance);
    const int inside = mpq_cmp(distance, error) <= 0;
    mpq_clears(distance, error, NULL);
    return inside;
}

struct outcome {
    long outside, wrong, decided, undecided;
};

/* The filter as it is, and with every bound divided by `fault`. */
static void evaluate(const struct run *run, struct ball *node, double fault)
{
    for (int i = 0; i < INPUTS; i++) node[i] = ball_from_double(run->input[i], 0);
    if (fault == 1) {
        filter_evaluate(run->code, run->operations, INPUTS, node);
        return;
    }
    for (int i = 0; i < run->operations; i++) {
        const struct ball x = node[run->code[i].left], y = node[run->code[i].right];
        struct ball *z = &node[INPUTS + i];
        const int operation = run->code[i].operation;
        *z = operation == OPERATION_ADD   ? ball_add(x, y)
             : operation == OPERATION_SUB ? ball_subtract(x, y)
                                          : ball_multiply(x, y);
        z->error /= fault;
    }
}

static void check_run(const struct run *run, mpq_t *exact, double fault, struct outcome *outcome)
{
    struct ball node[NODES];
    evaluate(run, node, fault);
    const int rounding = fegetround();
    fesetround(FE_TONEAREST);
    evaluate_exactly(run, exact);
    for (int k = INPUTS; k < INPUTS + run->operations; k++) {
        const int sign = ball_sign(node[k]);
        outcome->outside += !contains(node[k], exact[k]);
        outcome->wrong += sign != 2 && sign != mpq_sgn(exact[k]);
        outcome->decided += sign != 2;
        outcome->undecided += sign == 2;
    }
    fesetround(rounding);
}

static struct outcome check_many(int rounding, double fault)
{
    struct outcome outcome = {0, 0, 0, 0};
    struct run run;
    mpq_t exact[NODES];
    uint64_t seed = 11;
    for (int k = 0; k < NODES; k++) mpq_init(exact[k]);
    for (int i = 0; i < RUNS; i++) {
        random_run(&run, &seed);
        fesetround(rounding);
        check_run(&run, exact, fault, &outcome);
        fesetround(FE_TONEAREST);
    }
    for (int k = 0; k < NODES; k++) mpq_clear(exact[k]);
    return outcome;
}

static void balls_contain_the_exact_value(void **state)
{
    (void)state;
    for (int i = 0; i < 4; i++) {
        const struct outcome outcome = check_many(modes[i], 1);
        print_message("# rounding mode %d: %ld signs decided, %ld left open\n", i, outcome.decided, outcome.undecided);
        assert_int_equal(outcome.outside, 0);
        assert_int_equal(outcome.wrong, 0);
        assert_true(outcome.decided > RUNS);
    }
}

static void a_bound_500_times_too_small_is_caught(void **state)
{
    (void)state;
    for (int i = 0; i < 4; i++) {
        const struct outcome outcome = check_many(modes[i], 500);
        assert_true(outcome.outside > 0);
        assert_true(outcome.wrong > 0);
    }
}

/* Rounded towards zero, 2^1000 2^1000 and 2^1020 2^1020 are both the largest double, but half of the second is
 * still more than the first. */
static void overflow_is_not_a_number(void **state)
{
    (void)state;
    static const struct instruction code[] = {
        {OPERATION_MUL, 0, 0}, {OPERATION_MUL, 1, 1}, {OPERATION_MUL, 4, 2}, {OPERATION_SUB, 3, 5}};
    for (int i = 0; i < 4; i++) {
        struct ball node[7] = {ball_from_double(0x1p1000, 0), ball_from_double(0x1p1020, 0), ball_from_double(0.5, 0)};
        fesetround(modes[i]);
        filter_evaluate(code, 4, 3, node);
        fesetround(FE_TONEAREST);
        assert_int_not_equal(ball_sign(node[6]), 1);
    }
}

static void unknown_is_not_a_sign(void **state)
{
    (void)state;
    assert_int_equal(ball_sign(ball_from_double(0, 0)), 2);
    assert_int_equal(ball_sign(ball_from_double(1, 1)), 2);
    assert_int_equal(ball_sign(ball_from_double(1, INFINITY)), 2);
    assert_int_equal(ball_sign(ball_from_double(1, NAN)), 2);
    assert_int_equal(ball_sign(ball_from_double(NAN, 0)), 2);
    assert_int_equal(ball_sign(ball_from_double(INFINITY, INFINITY)), 2);
    assert_int_equal(ball_sign(ball_from_double(1, 0.5)), 1);
    assert_int_equal(ball_sign(ball_from_double(-1, 0.5)), -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(balls_contain_the_exact_value),
        cmocka_unit_test(a_bound_500_times_too_small_is_caught),
        cmocka_unit_test(overflow_is_not_a_number),
        cmocka_unit_test(unknown_is_not_a_sign),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
