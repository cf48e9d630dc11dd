/* SPDX-License-Identifier: BSD-2-Clause */
/* The errata of spec/errata.md that one exact example can show: what is printed fails, what we say holds. */
#include "oracle/plant.h"
#include "support.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void decide(const char *const data[ORACLE_INPUTS], struct contact_verdict *v, int sign[ORACLE_QUANTITIES])
{
    struct oracle_problem problem;
    oracle_problem_init(&problem);
    oracle_set(&problem, data);
    assert_true(oracle_in_hypotheses(&problem));
    assert_true(support_decide(&problem, sign, v));
    oracle_problem_clear(&problem);
}

/* E2: the rod with sine s = 2 w, cosine c = w, w^2 = 1/5: s c = 2/5, c^2 = 1/5, l^2 / r^2 = 3, m = 1.
 * p+ = 1 + 3 (c^2 - mu s c); printed is 1 + 3 c^2 - mu s c, which at mu = 4/3 would be 16/15. */
static void rod_has_its_pole_at_four_thirds(void **state)
{
    (void)state;
    struct contact_verdict v;
    int sign[ORACLE_QUANTITIES];
    decide((const char *const[]){"0", "-1", "17/5", "6/5", "8/5", "4/3", "1"}, &v, sign);
    assert_int_equal(sign[ORACLE_p_plus], 0);
    assert_int_not_equal(1 * 15 + 3 * 3 - 4 * 2, 0); /* 15 (1 + 3/5 - (4/3)(2/5)), as printed */
    assert_int_equal(1 * 5 + 3 * 1 - 4 * 2, 0);      /* 5 (1 + 3 (1/5 - (4/3)(2/5))) */
}

/* E6: without friction E+ = E- = 0 on a line, half of which has a pulling force of stick. */
static void cone_without_friction_needs_the_normal_force(void **state)
{
    (void)state;
    struct contact_verdict v;
    int sign[ORACLE_QUANTITIES];
    decide((const char *const[]){"1/2", "1", "2", "1/2", "1", "0", "0"}, &v, sign);
    assert_int_equal(sign[ORACLE_E_plus], 0);
    assert_int_equal(sign[ORACLE_E_minus], 0);
    assert_int_equal(sign[ORACLE_N], -1);
    assert_int_equal(v.mode[MODE_T], INCONSISTENT);
    assert_int_equal(v.cone, CONE_EXTERIOR);
    decide((const char *const[]){"-1/2", "-1", "2", "1/2", "1", "0", "0"}, &v, sign);
    assert_int_equal(sign[ORACLE_N], 1);
    assert_int_equal(v.mode[MODE_T], BOUNDARY);
    assert_int_equal(v.cone, CONE_BOUNDARY);
}

/* E7: inconsistency needs b < 0 and p+ < 0, indeterminacy b > 0 and p+ < 0; with p+ > 0 as printed there is one mode. */
static void paradox_needs_a_negative_parameter(void **state)
{
    (void)state;
    struct contact_verdict v;
    int sign[ORACLE_QUANTITIES];
    decide((const char *const[]){"0", "-1", "17/5", "6/5", "8/5", "1", "1"}, &v, sign);
    assert_int_equal(sign[ORACLE_p_plus], 1);
    assert_int_equal(v.class, DETERMINATE);
    decide((const char *const[]){"0", "-1", "17/5", "6/5", "8/5", "2", "1"}, &v, sign);
    assert_int_equal(sign[ORACLE_p_plus], -1);
    assert_int_equal(v.class, INCONSISTENT_CONTACT);
    decide((const char *const[]){"0", "1", "17/5", "6/5", "8/5", "1", "1"}, &v, sign);
    assert_int_equal(v.class, DETERMINATE);
    decide((const char *const[]){"0", "1", "17/5", "6/5", "8/5", "2", "1"}, &v, sign);
    assert_int_equal(v.class, INDETERMINATE);
}

/* E13: while u_dot = 0, v_dot grows by K = Delta / A per unit of lambda_N; the paper prints lambda_N of stick.
 * A = 2, B = 1, C = 1: K = 1/2, while N / Delta = a - 2 b takes any value. */
static void stick_stiffness_is_delta_over_A(void **state)
{
    (void)state;
    mpq_t a, b, lambda_T, v_dot[2], K, one;
    mpq_inits(a, b, lambda_T, v_dot[0], v_dot[1], K, one, NULL);
    for (int trial = 0; trial < 10; trial++) {
        mpq_set_si(a, trial - 5, 1);
        mpq_set_si(b, 3 * trial - 7, 2);
        mpq_canonicalize(b);
        for (int lambda_N = 0; lambda_N < 2; lambda_N++) {
            mpq_set_si(one, lambda_N, 1);
            mpq_add(lambda_T, a, one); /* 0 = a + 2 lambda_T + lambda_N */
            mpq_div_2exp(lambda_T, lambda_T, 1);
            mpq_neg(lambda_T, lambda_T);
            mpq_add(v_dot[lambda_N], b, lambda_T); /* v_dot = b + lambda_T + lambda_N */
            mpq_add(v_dot[lambda_N], v_dot[lambda_N], one);
        }
        mpq_sub(K, v_dot[1], v_dot[0]);
        assert_int_equal(mpq_cmp_si(K, 1, 2), 0);
    }
    mpq_clears(a, b, lambda_T, v_dot[0], v_dot[1], K, one, NULL);
}

/* E14, E15, E17: the cells that the text means. */
static void cells_that_the_text_means(void **state)
{
    (void)state;
    struct contact_verdict v;
    int sign[ORACLE_QUANTITIES];
    decide((const char *const[]){"0", "1", "17/5", "-6/5", "8/5", "2", "-1"}, &v, sign); /* unstable S- */
    assert_string_equal(contact_case_text(v.cell), "III(ii)");
    assert_int_equal(v.stability[MODE_S_MINUS], UNSTABLE);
    decide((const char *const[]){"0", "1", "17/5", "6/5", "8/5", "2", "-1"}, &v, sign);
    assert_string_equal(contact_case_text(v.cell), "III(iii)");
    assert_int_equal(v.mode[MODE_S_MINUS], INCONSISTENT);
    decide((const char *const[]){"0", "-1", "17/5", "6/5", "8/5", "1", "1"}, &v, sign); /* no impact in I(iv) */
    assert_string_equal(contact_case_text(v.cell), "I(iv)");
    assert_int_equal(v.impact_without_collision, IWC_NO);
    decide((const char *const[]){"0", "-1", "17/5", "6/5", "8/5", "2", "1"}, &v, sign);
    assert_string_equal(contact_case_text(v.cell), "I(vi)");
    assert_int_equal(v.resolution_iwc, 1);
}

/* E16: the second motion beside flight in II(ii) and II(iii) is stick: from u = 0 no impact starts by itself. */
static void at_rest_flight_or_stick(void **state)
{
    (void)state;
    struct contact_verdict v;
    int sign[ORACLE_QUANTITIES];
    decide((const char *const[]){"1", "1/10", "17/5", "6/5", "8/5", "2", "0"}, &v, sign);
    assert_string_equal(contact_case_text(v.cell), "II(iii)");
    assert_int_equal(v.resolution[MODE_F] && v.resolution[MODE_T], 1);
    assert_int_equal(v.resolution_iwc, 0);
    assert_int_equal(v.stability[MODE_S_PLUS], UNSTABLE);
}

/* The mirror image: B alone (and x) is not enough; a and u must change sign too. */
static void mirror_image_turns_a_and_u(void **state)
{
    (void)state;
    struct contact_verdict v, image, half;
    int sign[ORACLE_QUANTITIES];
    decide((const char *const[]){"10", "-1", "17/5", "6/5", "8/5", "1", "0"}, &v, sign);
    decide((const char *const[]){"-10", "-1", "17/5", "-6/5", "8/5", "1", "0"}, &image, sign);
    decide((const char *const[]){"10", "-1", "17/5", "-6/5", "8/5", "1", "0"}, &half, sign);
    assert_int_equal(v.mode[MODE_S_PLUS], CONSISTENT);
    assert_int_equal(image.mode[MODE_S_MINUS], CONSISTENT);
    assert_int_equal(half.mode[MODE_S_MINUS], INCONSISTENT);
}

/* "At most one of k+, k-, p+, p- can be non-positive" needs mu > 0: with mu = 0 and B = 0, k+ = k- = 0. */
static void two_parameters_vanish_without_friction(void **state)
{
    (void)state;
    struct contact_verdict v;
    int sign[ORACLE_QUANTITIES];
    decide((const char *const[]){"1", "-1", "1", "0", "1", "0", "1"}, &v, sign);
    assert_int_equal(sign[ORACLE_k_plus], 0);
    assert_int_equal(sign[ORACLE_k_minus], 0);
}

/* ... and with mu > 0 it is true. */
static void at_most_one_parameter_is_not_positive(void **state)
{
    (void)state;
    struct oracle_problem problem;
    struct oracle_verdict v;
    uint64_t seed = 29;
    oracle_problem_init(&problem);
    for (int i = 0; i < 5000; i++) {
        oracle_plant(&problem, &seed);
        if (mpq_sgn(problem.in[ORACLE_mu]) == 0) continue;
        oracle_contact(&problem, &v);
        int count = 0;
        for (int k = ORACLE_p_plus; k <= ORACLE_k_minus; k++) count += v.sign[k] <= 0;
        assert_in_range(count, 0, 1);
    }
    oracle_problem_clear(&problem);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rod_has_its_pole_at_four_thirds),
        cmocka_unit_test(cone_without_friction_needs_the_normal_force),
        cmocka_unit_test(paradox_needs_a_negative_parameter),
        cmocka_unit_test(stick_stiffness_is_delta_over_A),
        cmocka_unit_test(cells_that_the_text_means),
        cmocka_unit_test(at_rest_flight_or_stick),
        cmocka_unit_test(mirror_image_turns_a_and_u),
        cmocka_unit_test(two_parameters_vanish_without_friction),
        cmocka_unit_test(at_most_one_parameter_is_not_positive),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
