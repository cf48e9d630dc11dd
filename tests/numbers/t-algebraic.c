/* SPDX-License-Identifier: BSD-2-Clause */
/* Exact algebraic numbers: identities that are zero, near ties that are not, and random expressions against a
 * second evaluation with MPFR. */
#include "contact/program.h"
#include "numbers/expression.h"
#include "numbers/interval.h"
#include "numbers/output.h"
#include "oracle/random.h"

#include <mpfr.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { PRECISION = 1500, TREES = 400 };

static const struct number *read(struct number_pool *pool, const char *text)
{
    const struct number *x = NULL;
    struct failure failure = {"", ""};
    if (expression_read(pool, text, strlen(text), &x, &failure) != STATUS_OK) fail_msg("%s: %s", text, failure.reason);
    return x;
}

static int sign_of(const char *text)
{
    struct number_pool *pool = number_pool_new();
    const int sign = number_sign(read(pool, text));
    number_pool_free(pool);
    return sign;
}

/* p+ of the uniform rod at the angle, with the friction of the edge of the paradox, and `more`. */
static int sign_of_p_plus(const char *angle, const char *more)
{
    char text[1024];
    snprintf(text, sizeof text, "1+3*cos(%s)*(cos(%s)-((1+3*cos(%s)^2)/(3*sin(%s)*cos(%s))%s)*sin(%s))", angle, angle,
             angle, angle, angle, more, angle);
    return sign_of(text);
}

static void check_edge(const char *angle)
{
    if (sign_of_p_plus(angle, "") != 0) fail_msg("p+ is not zero at %s", angle);
    if (sign_of_p_plus(angle, "+10^-300") != -1) fail_msg("p+ is not negative just above the edge at %s", angle);
    if (sign_of_p_plus(angle, "-10^-300") != 1) fail_msg("p+ is not positive just below the edge at %s", angle);
}

static void test_paradox_boundary(void **state)
{
    char angle[64];
    int n = 0;
    (void)state;
    for (int k = 1; k < 12; k++, n++) snprintf(angle, sizeof angle, "%d/24*pi", k), check_edge(angle);
    for (int k = 5; k < 90; k += 5, n++) snprintf(angle, sizeof angle, "%ddeg", k), check_edge(angle);
    for (int k = 1; k <= 12; k++, n++) snprintf(angle, sizeof angle, "atan(%d/7)", k), check_edge(angle);
    for (int k = 2; k <= 11; k++, n++) snprintf(angle, sizeof angle, "atan(sqrt(%d))", k), check_edge(angle);
    check_edge("atan(3-sqrt(5))");
    check_edge("37deg");
    check_edge("atan(2)/2");
    check_edge("pi/3-atan(1/4)");
    printf("# note: p+ is exactly zero on the edge of the paradox at %d angles\n", n + 4);
}

static void test_g_spot(void **state)
{
    (void)state;
    assert_int_equal(sign_of("1/sin(atan(3-sqrt(5)))*sin(atan(3-sqrt(5)))-1"), 0);
    assert_int_equal(sign_of("sqrt(1/sin(atan(3-sqrt(5))))^2*sin(atan(3-sqrt(5)))-1"), 0);
    assert_int_equal(sign_of("1+3*cos(atan(3-sqrt(5)))*(cos(atan(3-sqrt(5)))-2*sin(atan(3-sqrt(5))))"), 0);
}

static void test_pythagoras(void **state)
{
    char text[128];
    (void)state;
    for (int k = 1; k < 90; k += 4) {
        snprintf(text, sizeof text, "sin(%ddeg)^2+cos(%ddeg)^2-1", k, k);
        assert_int_equal(sign_of(text), 0);
    }
}

static void test_near_ties(void **state)
{
    (void)state;
    assert_int_equal(sign_of("sqrt(2)+sqrt(3)-sqrt(5+2*sqrt(6))+10^-300"), 1);
    assert_int_equal(sign_of("sqrt(2)+sqrt(3)-sqrt(5+2*sqrt(6))-10^-300"), -1);
    assert_int_equal(sign_of("sqrt(2)+sqrt(3)-sqrt(5+2*sqrt(6)+10^-300)"), -1);
    assert_int_equal(sign_of("cos(65deg)-cos(65deg+10^-300)"), 1);
    assert_int_equal(sign_of("cos(1)-cos(1+10^-300)"), 1);
    assert_int_equal(sign_of("sqrt(10^600+1)-10^300-1/2/10^300"), -1);
}

static void test_polynomial(void **state)
{
    struct number_pool *pool = number_pool_new();
    struct root_text root;
    (void)state;
    assert_int_equal(output_root(pool, read(pool, "cos(36deg)"), &root), 1);
    assert_int_equal(root.polynomial.count, 3);
    assert_string_equal(root.polynomial.text[0], "-1");
    assert_string_equal(root.polynomial.text[1], "-2");
    assert_string_equal(root.polynomial.text[2], "4");
    assert_string_equal(root.low, "0");
    assert_string_equal(root.high, "1");
    root_text_free(&root);
    assert_int_equal(output_root(pool, read(pool, "sqrt(2)^2"), &root), 0);
    assert_int_equal(output_root(pool, read(pool, "cos(1)"), &root), 0);
    number_pool_free(pool);
}

static void test_readable(void **state)
{
    static const char *const cases[][2] = {
        {"8/(3*sqrt(3))", "8 sqrt(3)/9 = 1.53960071783..."},
        {"(1+sqrt(5))/2", "(1 + sqrt(5))/2 = 1.61803398874..."},
        {"3-sqrt(5)", "3 - sqrt(5) = 0.763932022500..."},
        {"-sqrt(2)", "-sqrt(2) = -1.41421356237..."},
        {"cos(65deg)", "0.422618261740..."},
        {"sqrt(2)*sqrt(8)", "4"},
        {"sqrt(2)/10^9", "sqrt(2)/1000000000 = 1.41421356237...e-9"},
        {"10^6*sqrt(2)", "1000000 sqrt(2) = 1414213.56237..."},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct number_pool *pool = number_pool_new();
        char *text = output_readable(pool, read(pool, cases[i][0]));
        assert_string_equal(text, cases[i][1]);
        free(text);
        number_pool_free(pool);
    }
}

/* A random expression as text, and its value by MPFR. */
struct tree {
    char text[2000];
    mpfr_t value;
};

static void leaf(struct tree *t, uint64_t *state)
{
    const int n = random_between(state, 1, 9), d = random_between(state, 1, 5);
    mpfr_t angle;
    mpfr_init2(angle, PRECISION);
    switch (random_below(state, 4)) {
    case 0:
        snprintf(t->text, sizeof t->text, "(%d/%d)", n, d);
        mpfr_set_si(t->value, n, MPFR_RNDN);
        mpfr_div_si(t->value, t->value, d, MPFR_RNDN);
        break;
    case 1:
        snprintf(t->text, sizeof t->text, "sqrt(%d)", n);
        mpfr_sqrt_ui(t->value, (unsigned long)n, MPFR_RNDN);
        break;
    case 2:
        snprintf(t->text, sizeof t->text, "sin(%ddeg)", 15 * n);
        mpfr_const_pi(angle, MPFR_RNDN);
        mpfr_mul_si(angle, angle, n, MPFR_RNDN);
        mpfr_div_si(angle, angle, 12, MPFR_RNDN);
        mpfr_sin(t->value, angle, MPFR_RNDN);
        break;
    default:
        snprintf(t->text, sizeof t->text, "cos(atan(%d))", n);
        mpfr_set_si(angle, n, MPFR_RNDN);
        mpfr_atan(angle, angle, MPFR_RNDN);
        mpfr_cos(t->value, angle, MPFR_RNDN);
        break;
    }
    mpfr_clear(angle);
}

static void grow(struct tree *t, uint64_t *state, int depth)
{
    static int (*const operation[])(mpfr_ptr, mpfr_srcptr, mpfr_srcptr, mpfr_rnd_t) = {mpfr_add, mpfr_sub, mpfr_mul,
                                                                                       mpfr_div};
    if (depth == 0) {
        leaf(t, state);
        return;
    }
    struct tree left, right;
    mpfr_inits2(PRECISION, left.value, right.value, (mpfr_ptr)0);
    grow(&left, state, depth - 1);
    grow(&right, state, random_below(state, depth));
    int which = random_below(state, 4);
    if (which == 3 && mpfr_cmpabs_ui(right.value, 0) == 0) which = 0;
    if (which == 3 && mpfr_get_exp(right.value) < -100) which = 2;
    operation[which](t->value, left.value, right.value, MPFR_RNDN);
    snprintf(t->text, sizeof t->text, "(%.900s%c%.900s)", left.text, "+-*/"[which], right.text);
    mpfr_clears(left.value, right.value, (mpfr_ptr)0);
}

/* |value| < 2^-1300 counts as zero for MPFR, whose errors here are far below; the exact side must then say 0. */
static int second_sign(const mpfr_t value)
{
    if (mpfr_zero_p(value) || mpfr_get_exp(value) < -1300) return 0;
    return mpfr_sgn(value);
}

static void check_enclosure(const struct number *x, const struct tree *t)
{
    char *low, *high;
    mpq_t end;
    mpfr_t moved;
    output_enclosure(x, 200, &low, &high);
    mpq_init(end);
    mpfr_init2(moved, PRECISION);
    mpfr_set_ui_2exp(moved, 1, -1300, MPFR_RNDN);
    mpfr_add(moved, t->value, moved, MPFR_RNDN);
    mpq_set_str(end, low, 10);
    if (mpfr_cmp_q(moved, end) < 0) fail_msg("%s lies below its enclosure", t->text);
    mpfr_set_ui_2exp(moved, 1, -1300, MPFR_RNDN);
    mpfr_sub(moved, t->value, moved, MPFR_RNDN);
    mpq_set_str(end, high, 10);
    if (mpfr_cmp_q(moved, end) > 0) fail_msg("%s lies above its enclosure", t->text);
    mpq_clear(end);
    mpfr_clear(moved);
    free(low);
    free(high);
}

static void check_tree(struct number_pool *pool, const struct tree *t)
{
    const struct number *x = read(pool, t->text);
    if (number_sign(x) != second_sign(t->value)) fail_msg("%s: sign %d", t->text, number_sign(x));
    check_enclosure(x, t);
}

/* x minus itself written differently: an exact zero that no enclosure can decide. */
static void check_difference(struct number_pool *pool, const struct tree *t)
{
    const struct number *x = read(pool, t->text), *again = read(pool, t->text);
    const struct number *one = number_from_integer(pool, 1);
    const struct number *left = number_multiply(pool, number_add(pool, x, one), number_subtract(pool, again, one));
    const struct number *right = number_subtract(pool, number_multiply(pool, again, x), one);
    if (number_compare(pool, left, right) != 0) fail_msg("(x+1)(x-1) is not x^2-1 for x = %s", t->text);
}

static void test_random_trees(void **state)
{
    uint64_t seed = 5;
    struct tree t;
    (void)state;
    mpfr_init2(t.value, PRECISION);
    for (int i = 0; i < TREES; i++) {
        struct number_pool *pool = number_pool_new();
        grow(&t, &seed, random_between(&seed, 1, 3));
        check_tree(pool, &t);
        /* An exact zero over five roots may cost more than the default budget of work. */
        number_pool_begin(pool, 4L * NUMBER_BUDGET_BITS);
        check_difference(pool, &t);
        number_pool_free(pool);
    }
    mpfr_clear(t.value);
    mpfr_free_cache();
}

/* The quantities of a contact over random boxes with ends in eighths: at 64 points each, in 64ths, computed in
 * doubles without rounding, no sign that the enclosure of the box excludes. */
static long sample_box(const int *sign, const double *low, const double *high, uint64_t *seed)
{
    double node[contact_NODES];
    for (int k = 0; k < contact_INPUTS; k++) node[k] = low[k] + random_below(seed, 65) * (high[k] - low[k]) / 64;
    for (int i = 0; i < contact_OPERATIONS; i++) {
        const struct instruction *step = contact_program.code + i;
        const double x = node[step->left], y = node[step->right];
        node[contact_INPUTS + i] = step->operation == OPERATION_ADD   ? x + y
                                   : step->operation == OPERATION_SUB ? x - y
                                                                      : x * y;
    }
    long escapes = 0;
    for (int k = 0; k < contact_NODES; k++)
        escapes += sign[k] != NUMBER_SIGN_UNKNOWN && (node[k] > 0) - (node[k] < 0) != sign[k];
    return escapes;
}

static void test_interval_soundness(void **state)
{
    enum { BOXES = 16000, POINTS = 64 };
    uint64_t seed = 7;
    long escapes = 0, decided = 0;
    (void)state;
    for (int box = 0; box < BOXES; box++) {
        struct number_pool *pool = number_pool_new();
        const struct number *input[contact_INPUTS];
        double low[contact_INPUTS], high[contact_INPUTS];
        int sign[contact_NODES];
        for (int k = 0; k < contact_INPUTS; k++) {
            const int from = random_between(&seed, -16, 16), to = from + random_below(&seed, 8);
            low[k] = from / 8.0;
            high[k] = to / 8.0;
            input[k] = number_from_range(pool, number_from_ratio(pool, from, 8), number_from_ratio(pool, to, 8));
        }
        interval_evaluate(contact_program.code, contact_OPERATIONS, contact_INPUTS, input, 64 + box % 3 * 64, sign);
        for (int k = 0; k < contact_NODES; k++) decided += sign[k] != NUMBER_SIGN_UNKNOWN;
        for (int point = 0; point < POINTS; point++) escapes += sample_box(sign, low, high, &seed);
        number_pool_free(pool);
    }
    assert_int_equal(escapes, 0);
    assert_true(decided > BOXES);
    printf("# note: %d points in %d boxes, no escape\n", BOXES * POINTS, BOXES);
}

static int cleanup(void **state)
{
    (void)state;
    number_cleanup();
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_paradox_boundary), cmocka_unit_test(test_g_spot),
        cmocka_unit_test(test_pythagoras),       cmocka_unit_test(test_near_ties),
        cmocka_unit_test(test_polynomial),       cmocka_unit_test(test_readable),
        cmocka_unit_test(test_random_trees),     cmocka_unit_test(test_interval_soundness),
    };
    return cmocka_run_group_tests_name("algebraic", tests, NULL, cleanup);
}
