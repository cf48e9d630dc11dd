/* SPDX-License-Identifier: BSD-2-Clause */
/* The cascade: each tier forced alone gives the same sign or none; budgets; a wrong sign is not let through. */
#include "oracle/plant.h"
#include "oracle/response.h"
#include "support.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

enum { PROBLEMS = 15000 };

/* Moves one datum by a relative 10^-5 to 10^-40, so that an exact zero becomes a near tie. */
static void disturb(struct oracle_problem *problem, uint64_t *seed)
{
    mpq_t step;
    mpz_t power;
    mpq_init(step);
    mpz_init(power);
    mpz_ui_pow_ui(power, 10, (unsigned long)random_between(seed, 5, 40));
    mpq_set_z(step, power);
    mpq_inv(step, step);
    if (random_below(seed, 2) == 0) mpq_neg(step, step);
    mpq_t *datum = &problem->in[random_between(seed, ORACLE_b, ORACLE_mu)];
    mpq_mul(step, step, *datum);
    mpq_add(*datum, *datum, step);
    mpz_clear(power);
    mpq_clear(step);
}

static enum status run(struct number_pool *pool, const struct oracle_problem *problem, unsigned tiers,
                       struct evaluation *e)
{
    const struct number *inputs[ORACLE_INPUTS];
    struct failure failure = {"", ""};
    for (int i = 0; i < ORACLE_INPUTS; i++) {
        char *text = mpq_get_str(NULL, 10, problem->in[i]);
        assert_int_equal(number_read(pool, text, strlen(text), &inputs[i], &failure), STATUS_OK);
        free(text);
    }
    return cascade_signs(pool, &contact_program, inputs, tiers, AMPLE_BUDGET, e, &failure);
}

struct tally {
    int zero, open, decided;
};

/* A tier alone either finds the exact sign or says that it does not know; never zero for unknown. */
static void compare_tiers(const struct evaluation *exact, const struct evaluation *alone, enum status status,
                          struct tally *tally)
{
    int open = 0;
    for (int i = 0; i < contact_program.quantities; i++) {
        const int k = contact_program.quantity[i].node;
        assert_in_range(exact->sign[k] + 1, 0, 2);
        if (alone->sign[k] == SIGN_UNKNOWN) {
            open++;
            tally->zero += exact->sign[k] == SIGN_ZERO;
        } else if (alone->sign[k] != exact->sign[k]) {
            fail_msg("%s: exact %d, alone %d", contact_program.quantity[i].name, exact->sign[k], alone->sign[k]);
        } else {
            tally->decided++;
        }
    }
    tally->open += open;
    assert_int_equal(status, open == 0 ? STATUS_OK : STATUS_UNDECIDED);
}

static void compare_problem(const struct oracle_problem *problem, struct tally *filter, struct tally *interval)
{
    struct number_pool *pool = number_pool_new();
    struct evaluation exact, alone;
    struct tally all = {0, 0, 0};
    assert_int_equal(run(pool, problem, TIER_EXACT, &exact), STATUS_OK);
    for (int i = 0; i < contact_program.quantities; i++)
        assert_int_equal(exact.by[contact_program.quantity[i].node], TIER_EXACT);
    compare_tiers(&exact, &alone, run(pool, problem, TIER_FILTER, &alone), filter);
    compare_tiers(&exact, &alone, run(pool, problem, TIER_INTERVAL, &alone), interval);
    compare_tiers(&exact, &alone, run(pool, problem, TIER_ALL, &alone), &all);
    assert_int_equal(all.open, 0);
    number_pool_free(pool);
}

static void each_tier_alone(void **state)
{
    (void)state;
    struct oracle_problem problem;
    struct tally filter = {0, 0, 0}, interval = {0, 0, 0};
    uint64_t seed = 17;
    oracle_problem_init(&problem);
    for (int i = 0; i < PROBLEMS; i++) {
        oracle_plant(&problem, &seed);
        if (i % 2 == 0) disturb(&problem, &seed);
        if (oracle_in_hypotheses(&problem)) compare_problem(&problem, &filter, &interval);
    }
    oracle_problem_clear(&problem);
    print_message("# filter alone: %d decided, %d left open, of which %d exact zeros\n", filter.decided, filter.open,
                  filter.zero);
    print_message("# interval alone: %d decided, %d left open, of which %d exact zeros\n", interval.decided,
                  interval.open, interval.zero);
    assert_true(filter.open > filter.zero);
    assert_true(filter.decided > 4 * filter.open);
}

static const char *const rod[ORACLE_INPUTS] = {"0", "-1", "17/5", "6/5", "8/5", "4/3", "1"};

static void budget_names_quantity_and_reason(void **state)
{
    (void)state;
    struct oracle_problem problem;
    struct failure failure = {"", ""};
    int sign[ORACLE_QUANTITIES];
    oracle_problem_init(&problem);
    oracle_set(&problem, rod);
    assert_int_equal(support_signs(&problem, TIER_FILTER | TIER_EXACT, 10, sign, &failure), STATUS_UNDECIDED);
    assert_non_null(strstr(failure.reason, "the budget is 10"));
    assert_true(failure.field[0] != '\0');
    assert_int_equal(support_signs(&problem, TIER_FILTER | TIER_EXACT, 1000, sign, &failure), STATUS_OK);
    assert_int_equal(sign[ORACLE_p_plus], 0);
    oracle_problem_clear(&problem);
}

static void filter_alone_leaves_zero_open(void **state)
{
    (void)state;
    struct oracle_problem problem;
    struct failure failure = {"", ""};
    int sign[ORACLE_QUANTITIES];
    oracle_problem_init(&problem);
    oracle_set(&problem, rod);
    assert_int_equal(support_signs(&problem, TIER_FILTER, AMPLE_BUDGET, sign, &failure), STATUS_UNDECIDED);
    assert_string_equal(failure.field, "a");
    assert_true(failure.reason[0] != '\0');
    oracle_problem_clear(&problem);
}

/* A number too large for doubles goes through the cascade all the same. */
static void beyond_doubles(void **state)
{
    (void)state;
    struct oracle_problem problem;
    struct failure failure;
    int sign[ORACLE_QUANTITIES];
    oracle_problem_init(&problem);
    oracle_set(&problem, rod);
    mpz_ui_pow_ui(mpq_numref(problem.in[ORACLE_a]), 10, 400);
    mpz_ui_pow_ui(mpq_denref(problem.in[ORACLE_b]), 10, 400);
    assert_int_equal(support_signs(&problem, TIER_ALL, AMPLE_BUDGET, sign, &failure), STATUS_OK);
    assert_int_equal(sign[ORACLE_a], 1);
    assert_int_equal(sign[ORACLE_b], -1);
    assert_int_equal(sign[ORACLE_E_minus], -1);
    oracle_problem_clear(&problem);
}

/* What the certificate is written from is checked against the exact values. */
static void a_wrong_sign_is_an_internal_error(void **state)
{
    (void)state;
    struct oracle_problem problem;
    struct evaluation e;
    struct failure failure = {"", ""};
    struct number_pool *pool = number_pool_new();
    oracle_problem_init(&problem);
    oracle_set(&problem, rod);
    assert_int_equal(run(pool, &problem, TIER_ALL, &e), STATUS_OK);
    assert_int_equal(evaluation_values(pool, AMPLE_BUDGET, &e, &failure), STATUS_OK);
    e.sign[contact_p_plus] = SIGN_POSITIVE;
    assert_int_equal(evaluation_values(pool, AMPLE_BUDGET, &e, &failure), STATUS_INTERNAL);
    assert_string_equal(failure.field, "p_plus");
    oracle_problem_clear(&problem);
    number_pool_free(pool);
}

/* x + y z + w v */
static void affine(mpq_t sum, const mpq_t x, const mpq_t y, const mpq_t z, const mpq_t w, const mpq_t v)
{
    mpq_t product;
    mpq_init(product);
    mpq_mul(product, y, z);
    mpq_add(sum, x, product);
    mpq_mul(product, w, v);
    mpq_add(sum, sum, product);
    mpq_clear(product);
}

static void assert_node(const struct evaluation *e, int node, const mpq_t expected)
{
    char *text = number_text(e->value[node]), *expected_text = mpq_get_str(NULL, 10, expected);
    assert_string_equal(text, expected_text);
    free(text);
    free(expected_text);
}

/* Newton's equations of the witness, against plain rationals; lambda_N and lambda_T are those of mu and u. */
static void newton(void **state)
{
    (void)state;
    struct oracle_problem problem;
    struct failure failure;
    uint64_t seed = 23;
    mpq_t expected;
    mpq_init(expected);
    oracle_problem_init(&problem);
    const mpq_t *const in = (const mpq_t *)problem.in;
    for (int i = 0; i < 2000; i++) {
        struct number_pool *pool = number_pool_new();
        const struct number *inputs[newton_INPUTS];
        struct evaluation e;
        oracle_plant(&problem, &seed);
        for (int k = 0; k < newton_INPUTS; k++) {
            char *text = mpq_get_str(NULL, 10, in[k]);
            assert_int_equal(number_read(pool, text, strlen(text), &inputs[k], &failure), STATUS_OK);
            free(text);
        }
        assert_int_equal(cascade_signs(pool, &newton_program, inputs, TIER_ALL, AMPLE_BUDGET, &e, &failure), STATUS_OK);
        assert_int_equal(evaluation_values(pool, AMPLE_BUDGET, &e, &failure), STATUS_OK);
        affine(expected, in[ORACLE_a], in[ORACLE_A], in[newton_lambda_T], in[ORACLE_B], in[newton_lambda_N]);
        assert_node(&e, newton_u_dot, expected);
        affine(expected, in[ORACLE_b], in[ORACLE_B], in[newton_lambda_T], in[ORACLE_C], in[newton_lambda_N]);
        assert_node(&e, newton_v_dot, expected);
        number_pool_free(pool);
    }
    oracle_problem_clear(&problem);
    mpq_clear(expected);
}

/* Every quantity of bodies that do not exist too: the hypotheses are decided by Delta, which is positive within them. */
static void signs_outside_the_hypotheses(void **state)
{
    (void)state;
    struct oracle_problem problem;
    struct failure failure;
    uint64_t seed = 31;
    int seen[3] = {0, 0, 0};
    oracle_problem_init(&problem);
    for (int i = 0; i < 5000; i++) {
        int sign[ORACLE_QUANTITIES], expected[ORACLE_QUANTITIES];
        for (int k = 0; k < ORACLE_INPUTS; k++) mpq_set_si(problem.in[k], random_between(&seed, -4, 4), 1);
        if (mpq_sgn(problem.in[ORACLE_A]) == 0) continue;
        assert_int_equal(support_signs(&problem, TIER_ALL, AMPLE_BUDGET, sign, &failure), STATUS_OK);
        oracle_signs(&problem, expected);
        assert_memory_equal(sign, expected, sizeof sign);
        seen[1 + sign[ORACLE_Delta]]++;
    }
    oracle_problem_clear(&problem);
    for (int k = 0; k < 3; k++) assert_true(seen[k] > 50);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_tier_alone),
        cmocka_unit_test(budget_names_quantity_and_reason),
        cmocka_unit_test(filter_alone_leaves_zero_open),
        cmocka_unit_test(beyond_doubles),
        cmocka_unit_test(a_wrong_sign_is_an_internal_error),
        cmocka_unit_test(newton),
        cmocka_unit_test(signs_outside_the_hypotheses),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
