/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proofs assume (proofs/TRUST.md), tried on the libraries and the machine that run: A1, A3, A4 and G1 to G10 on numbers of every
 * size against arithmetic that uses no number library; R1, R2 and I8 on numbers
 * a + b sqrt(d); the operations and functions of Arb's balls (I10 to I14) on balls and numbers in them; G19, N5; E1 to E15; L6; F1, F2 and L1 on doubles of every kind, in the four rounding modes, and
 * with results flushed to zero where the processor can. */
#include "contact/program.h"
#include "numbers/angle.h"
#include "numbers/cursor.h"
#include "numbers/filter.c"
#include "numbers/number.h"
#include "numbers/number_private.h"
#include "numbers/real.h"
#include "oracle/quotient.h"
#include "oracle/random.h"
#include "problem/failure.h"
#include "sign/undecided.h"

#include <fenv.h>
#include <float.h>
#include <gmp.h>
#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef __SSE2__
#include <xmmintrin.h>
#endif

#include <cmocka.h>

enum { GMP_PAIRS = 20000, FRESH_NUMBERS = 2000, SURDS = 3000, BALLS = 60000, NEAR = 20000 };
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

/* The contracts of number_add, number_subtract, number_multiply, which are proved; the operands may be the same handle. */
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
        /* A1, and `assigns \result`: the operations have changed no number of the pool. */
        for (int i = 0; i < NUMBERS; i++) assert_value(known[i].number, &known[i].value);
        number_pool_free(pool);
    }
}

/* `\result \from x, y`: equal operands give equal values; and a result can be an operand. */
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

static void set_random(mpq_t x, struct quotient *value, uint64_t *state)
{
    static char text[QUOTIENT_TEXT];
    quotient_random(text, state);
    quotient_read(value, text);
    assert_int_equal(mpq_set_str(x, text, 10), 0);
    mpq_canonicalize(x);
}

static void assert_rational(const mpq_t x, const struct quotient *expected)
{
    static struct quotient value;
    char *text = mpq_get_str(NULL, 10, x);
    quotient_read(&value, text);
    if (!quotient_equal(&value, expected)) fail_msg("%.200s", text);
    free(text);
}

static int sign_of_quotient(const struct quotient *x)
{
    return x->p.limbs == 0 ? 0 : x->p.negative ? -1 : 1;
}

static int sign_of_integer(int x)
{
    return (x > 0) - (x < 0);
}

static void apply_gmp(mpq_t z, int operation, const mpq_t x, const mpq_t y)
{
    if (operation == OPERATION_ADD) mpq_add(z, x, y);
    if (operation == OPERATION_SUB) mpq_sub(z, x, y);
    if (operation == OPERATION_MUL) mpq_mul(z, x, y);
}

/* G4 to G9, and G10 for the integers that number.c asks for. */
static void gmp_computes_as_assumed(void **unused)
{
    (void)unused;
    static struct quotient a, b, expected, value;
    uint64_t state = 131;
    char text[8];
    mpq_t x, y;
    mpq_inits(x, y, NULL);
    for (int i = 0; i < GMP_PAIRS; i++) {
        set_random(x, &a, &state);
        set_random(y, &b, &state);
        if (random_below(&state, 8) == 0) mpq_set(y, x), b = a;
        for (int operation = OPERATION_ADD; operation <= OPERATION_MUL; operation++) {
            mpq_t z;
            mpq_init(z);
            quotient_apply(&expected, operation, &a, &b);
            apply_gmp(z, operation, x, y);
            assert_rational(z, &expected);
            assert_int_equal(mpq_sgn(z), sign_of_quotient(&expected));
            if (operation == OPERATION_SUB)
                assert_int_equal(sign_of_integer(mpq_cmp(x, y)), sign_of_quotient(&expected));
            mpq_clear(z);
        }
        if (mpq_sgn(y) != 0) {
            mpq_t z;
            char *quotient;
            mpq_init(z);
            mpq_div(z, x, y);
            quotient = mpq_get_str(NULL, 10, z);
            quotient_read(&value, quotient);
            quotient_apply(&expected, QUOTIENT_MULTIPLY, &value, &b);
            assert_true(quotient_equal(&expected, &a));
            free(quotient);
            mpq_clear(z);
        }
        for (int n = -1; n <= 1; n++) {
            snprintf(text, sizeof text, "%d", n);
            quotient_read(&value, text);
            assert_int_equal(mpq_cmp_si(x, n, 1) == 0, quotient_equal(&a, &value));
        }
        assert_rational(x, &a);
        assert_rational(y, &b);
    }
    mpq_clears(x, y, NULL);
}

/* G2, G3, and A3: the place of a new number differs from those of all numbers before it. */
static void fresh_numbers_are_set_as_assumed(void **unused)
{
    (void)unused;
    static struct number *made[FRESH_NUMBERS];
    static struct quotient expected;
    static const long ends[] = {LONG_MIN, LONG_MIN + 1, -1, 0, 1, LONG_MAX};
    uint64_t state = 137;
    char text[64];
    struct number_pool *pool = number_pool_new();
    for (int i = 0; i < FRESH_NUMBERS; i++) {
        struct number *x = made[i] = number_fresh(pool);
        const long n = i % 2 ? (long)random_next(&state) : ends[random_below(&state, 6)];
        const long d = i % 3 ? (long)(random_next(&state) >> random_between(&state, 1, 60)) + 1 : LONG_MAX;
        for (int k = 0; k < i; k++) assert_true(made[k] != x);
        mpq_set_si(x->value, n, (unsigned long)d);
        mpq_canonicalize(x->value);
        snprintf(text, sizeof text, "%ld/%ld", n, d);
        quotient_read(&expected, text);
        assert_rational(x->value, &expected);
        /* A4 */
        assert_true(number_is_plain(x));
        assert_value(x, &expected);
    }
    number_pool_free(pool);
}

/* The number a + b sqrt(d), and its sign by squares: what the reals are compared with. */
struct surd_known {
    mpq_t a, b;
    const struct number *number;
};

static const struct number *number_of(struct number_pool *pool, const mpq_t x)
{
    struct number *number = number_fresh(pool);
    mpq_set(number->value, x);
    return number;
}

static const struct number *make_surd(struct number_pool *pool, const mpq_t a, const mpq_t b, const struct number *root)
{
    return real_new(pool, REAL_SUM, number_of(pool, a), real_new(pool, REAL_PRODUCT, number_of(pool, b), root));
}

static void random_surd(struct number_pool *pool, struct surd_known *x, const struct number *root, uint64_t *state)
{
    mpq_inits(x->a, x->b, NULL);
    mpq_set_si(x->a, random_between(state, -9, 9), (unsigned long)random_between(state, 1, 5));
    mpq_set_si(x->b, random_between(state, -5, 5), (unsigned long)random_between(state, 1, 5));
    mpq_canonicalize(x->a);
    mpq_canonicalize(x->b);
    x->number = make_surd(pool, x->a, x->b, root);
}

static int sign_of_surd(const mpq_t a, const mpq_t b, unsigned long d)
{
    mpq_t aa, bbd, factor;
    mpq_inits(aa, bbd, factor, NULL);
    mpq_mul(aa, a, a);
    mpq_mul(bbd, b, b);
    mpq_set_ui(factor, d, 1);
    mpq_mul(bbd, bbd, factor);
    const int order = sign_of_integer(mpq_cmp(aa, bbd));
    mpq_clears(aa, bbd, factor, NULL);
    if (order == 0) return mpq_sgn(a) == mpq_sgn(b) ? mpq_sgn(a) : 0;
    return order > 0 ? mpq_sgn(a) : mpq_sgn(b);
}

/* (a, b) := x operation y, in Q(sqrt d) */
static void apply_surd(mpq_t a, mpq_t b, enum real_form form, const struct surd_known *x, const struct surd_known *y,
                       unsigned long d)
{
    mpq_t term, factor;
    mpq_inits(term, factor, NULL);
    if (form == REAL_SUM) mpq_add(a, x->a, y->a), mpq_add(b, x->b, y->b);
    if (form == REAL_DIFFERENCE) mpq_sub(a, x->a, y->a), mpq_sub(b, x->b, y->b);
    if (form == REAL_PRODUCT) {
        mpq_set_ui(factor, d, 1);
        mpq_mul(a, x->b, y->b);
        mpq_mul(a, a, factor);
        mpq_mul(term, x->a, y->a);
        mpq_add(a, a, term);
        mpq_mul(b, x->a, y->b);
        mpq_mul(term, x->b, y->a);
        mpq_add(b, b, term);
    }
    mpq_clears(term, factor, NULL);
}

static void check_surd(struct number_pool *pool, const struct surd_known *x, const struct surd_known *y,
                       const struct number *root, unsigned long d)
{
    for (int form = REAL_SUM; form <= REAL_PRODUCT; form++) {
        mpq_t a, b;
        mpq_inits(a, b, NULL);
        apply_surd(a, b, (enum real_form)form, x, y, d);
        const struct number *z = real_new(pool, (enum real_form)form, x->number, y->number);
        assert_int_equal(real_sign(z), sign_of_surd(a, b, d));
        assert_int_equal(real_sign(real_new(pool, REAL_DIFFERENCE, z, make_surd(pool, a, b, root))), 0);
        mpq_clears(a, b, NULL);
    }
    if (sign_of_surd(y->a, y->b, d) == 0) return;
    const struct number *quotient = real_new(pool, REAL_QUOTIENT, x->number, y->number);
    const struct number *back = real_new(pool, REAL_PRODUCT, quotient, y->number);
    assert_int_equal(real_sign(real_new(pool, REAL_DIFFERENCE, back, x->number)), 0);
}

/* R1, R2 */
static void reals_compute_as_assumed(void **unused)
{
    (void)unused;
    uint64_t state = 139;
    for (int i = 0; i < SURDS; i++) {
        static const unsigned long radicands[] = {2, 3, 4, 5, 6, 49};
        const unsigned long d = radicands[i % 6];
        struct number_pool *pool = number_pool_new();
        const struct number *root = real_new(pool, REAL_ROOT, number_from_integer(pool, (long)d), NULL);
        struct surd_known x, y;
        random_surd(pool, &x, root, &state);
        random_surd(pool, &y, root, &state);
        check_surd(pool, &x, &y, root, d);
        check_surd(pool, &x, &x, root, d);
        mpq_clears(x.a, x.b, y.a, y.b, NULL);
        number_pool_free(pool);
    }
}

static void random_ball(arb_t x, uint64_t *state)
{
    fmpz_t mantissa, exponent;
    fmpz_init(mantissa);
    fmpz_init(exponent);
    for (int words = random_between(state, 1, 4); words > 0; words--) {
        fmpz_mul_2exp(mantissa, mantissa, 62);
        fmpz_add_ui(mantissa, mantissa, random_next(state) >> random_between(state, 2, 63));
    }
    if (random_below(state, 2)) fmpz_neg(mantissa, mantissa);
    if (random_below(state, 6) == 0) fmpz_zero(mantissa);
    fmpz_set_si(exponent, random_between(state, -200, 60));
    arb_set_fmpz_2exp(x, mantissa, exponent);
    if (random_below(state, 3)) {
        arf_t radius;
        arf_init(radius);
        arf_set_ui(radius, random_next(state) >> random_between(state, 34, 63));
        arf_mul_2exp_si(radius, radius, random_between(state, -150, 60));
        arb_add_error_arf(x, radius);
        arf_clear(radius);
    }
    if (random_below(state, 50) == 0) arb_zero_pm_inf(x);
    fmpz_clear(mantissa);
    fmpz_clear(exponent);
}

static void set_arf(mpq_t out, const arf_t x)
{
    fmpq_t exact;
    fmpq_init(exact);
    arf_get_fmpq(exact, x);
    fmpq_get_mpq(out, exact);
    fmpq_clear(exact);
}

static void middle_and_radius(const arb_t x, mpq_t middle, mpq_t radius)
{
    arf_t r;
    arf_init_set_mag_shallow(r, arb_radref(x));
    set_arf(middle, arb_midref(x));
    set_arf(radius, r);
}

/* |a - middle| <= radius, by GMP. */
static int ball_has(const arb_t x, const mpq_t a)
{
    mpq_t middle, radius;
    if (mag_is_inf(arb_radref(x))) return 1;
    mpq_inits(middle, radius, NULL);
    middle_and_radius(x, middle, radius);
    mpq_sub(middle, a, middle);
    mpq_abs(middle, middle);
    const int has = mpq_cmp(middle, radius) <= 0;
    mpq_clears(middle, radius, NULL);
    return has;
}

/* The sign that all numbers in the ball have; 0 when there is none. */
static int sign_of_all(const arb_t x)
{
    mpq_t middle, radius;
    if (mag_is_inf(arb_radref(x))) return 0;
    mpq_inits(middle, radius, NULL);
    middle_and_radius(x, middle, radius);
    const int sign = mpq_sgn(middle);
    mpq_abs(middle, middle);
    const int all = mpq_cmp(middle, radius) > 0;
    mpq_clears(middle, radius, NULL);
    return all ? sign : 0;
}

/* A rational in the ball: an end, the middle, or another. */
static void random_member(mpq_t a, const arb_t x, uint64_t *state)
{
    mpq_t radius, part;
    mpq_inits(radius, part, NULL);
    if (mag_is_inf(arb_radref(x))) {
        mpq_set_si(a, random_between(state, -9, 9), 7);
        mpq_canonicalize(a);
    } else {
        middle_and_radius(x, a, radius);
        mpq_set_si(part, random_between(state, -3, 3), 3);
        mpq_canonicalize(part);
        mpq_mul(part, part, radius);
        mpq_add(a, a, part);
    }
    mpq_clears(radius, part, NULL);
}

static void apply_arb(arb_t z, int operation, const arb_t x, const arb_t y, long precision)
{
    if (operation == OPERATION_ADD) arb_add(z, x, y, precision);
    if (operation == OPERATION_SUB) arb_sub(z, x, y, precision);
    if (operation == OPERATION_MUL) arb_mul(z, x, y, precision);
}

/* The operations from which src/numbers/real.c makes its enclosures (I11), in balls that are exact, wide, or the whole line; the operands may be the same ball. */
static void balls_enclose_as_assumed(void **unused)
{
    (void)unused;
    uint64_t state = 149;
    int signs = 0, rounded_points = 0;
    arb_t x, y, z;
    mpq_t a, b, c;
    arb_init(x);
    arb_init(y);
    arb_init(z);
    mpq_inits(a, b, c, NULL);
    for (int i = 0; i < BALLS; i++) {
        const long precision = random_between(&state, 2, 200);
        random_ball(x, &state);
        random_ball(y, &state);
        random_member(a, x, &state);
        random_member(b, y, &state);
        if (random_below(&state, 8) == 0) arb_set(y, x);
        if (!ball_has(y, b)) mpq_set(b, a);
        assert_true(ball_has(x, a) && ball_has(y, b));
        for (int operation = OPERATION_ADD; operation <= OPERATION_MUL; operation++) {
            apply_arb(z, operation, x, y, precision);
            apply_gmp(c, operation, a, b);
            assert_true(ball_has(z, c));
            rounded_points += arb_is_exact(x) && arb_is_exact(y) && !arb_is_exact(z);
            if (arb_is_positive(z)) assert_true(mpq_sgn(c) > 0);
            if (arb_is_negative(z)) assert_true(mpq_sgn(c) < 0);
            assert_int_equal((arb_is_positive(z) != 0) - (arb_is_negative(z) != 0), sign_of_all(z));
            signs += arb_is_positive(z) || arb_is_negative(z);
        }
    }
    assert_true(signs > BALLS / 2 && rounded_points > BALLS / 20);
    arb_clear(x);
    arb_clear(y);
    arb_clear(z);
    mpq_clears(a, b, c, NULL);
}

/* Whether the ball and the interval from low to high have a number in common. */
static int ball_overlaps(const arb_t x, const mpfr_t low, const mpfr_t high)
{
    mpq_t middle, radius, end;
    if (mag_is_inf(arb_radref(x))) return 1;
    mpq_inits(middle, radius, end, NULL);
    middle_and_radius(x, middle, radius);
    mpq_add(end, middle, radius);
    const int reaches_up = mpfr_cmp_q(low, end) <= 0;
    mpq_sub(end, middle, radius);
    const int reaches_down = mpfr_cmp_q(high, end) >= 0;
    mpq_clears(middle, radius, end, NULL);
    return reaches_up && reaches_down;
}

/* arb_div, arb_union and arb_sqrtpos of balls x and y, at the numbers a of x and b of y. */
static void check_quotient_and_root(const arb_t x, const arb_t y, const mpq_t a, const mpq_t b, long precision)
{
    arb_t z;
    mpq_t c;
    arb_init(z);
    mpq_init(c);
    arb_div(z, x, y, precision);
    if (mpq_sgn(b) != 0) {
        mpq_div(c, a, b);
        assert_true(ball_has(z, c));
    } else {
        assert_true(mag_is_inf(arb_radref(z)));
    }
    arb_union(z, x, y, precision);
    mpq_add(c, a, b);
    mpq_div_2exp(c, c, 1);
    assert_true(ball_has(z, a) && ball_has(z, b) && ball_has(z, c));
    arb_mul(z, x, x, precision);
    arb_sqrtpos(z, z, precision);
    mpq_abs(c, a);
    assert_true(ball_has(z, c));
    mpq_clear(c);
    arb_clear(z);
}

/* cos, sin and atan at the middle of a ball, which MPFR rounds down and up. */
static void check_functions(const arb_t x, long precision)
{
    static void (*const of_arb[])(arb_t, const arb_t, slong) = {arb_cos, arb_sin, arb_atan};
    static int (*const of_mpfr[])(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t) = {mpfr_cos, mpfr_sin, mpfr_atan};
    mpfr_t middle, low, high;
    arb_t z;
    arb_init(z);
    mpfr_init2(middle, 1000);
    mpfr_init2(low, 300);
    mpfr_init2(high, 300);
    assert_int_equal(arf_get_mpfr(middle, arb_midref(x), MPFR_RNDN), 0);
    for (int function = 0; function < 3; function++) {
        of_mpfr[function](low, middle, MPFR_RNDD);
        of_mpfr[function](high, middle, MPFR_RNDU);
        of_arb[function](z, x, precision);
        assert_true(ball_overlaps(z, low, high));
    }
    mpfr_clears(middle, low, high, NULL);
    arb_clear(z);
}

/* cos(pi k / n) where it is rational, and pi. */
static void check_half_turns(long precision)
{
    static const struct {
        long k;
        unsigned long n;
        long twice;
    } known[] = {{0, 1, 2}, {1, 3, 1}, {1, 2, 0}, {2, 3, -1}, {1, 1, -2}, {7, 3, 1}, {-5, 3, 1}};
    mpq_t a;
    fmpq_t multiple;
    mpfr_t low, high;
    arb_t z;
    arb_init(z);
    fmpq_init(multiple);
    mpq_init(a);
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        mpq_set_si(a, known[i].k, known[i].n);
        fmpq_set_mpq(multiple, a);
        arb_cos_pi_fmpq(z, multiple, precision);
        mpq_set_si(a, known[i].twice, 2);
        mpq_canonicalize(a);
        assert_true(ball_has(z, a));
    }
    mpfr_init2(low, 300);
    mpfr_init2(high, 300);
    mpfr_const_pi(low, MPFR_RNDD);
    mpfr_const_pi(high, MPFR_RNDU);
    arb_const_pi(z, precision);
    assert_true(ball_overlaps(z, low, high));
    mpfr_clears(low, high, NULL);
    mpq_clear(a);
    fmpq_clear(multiple);
    arb_clear(z);
}

/* I10 to I12, except for the operations that balls_enclose_as_assumed tries. */
static void functions_enclose_as_assumed(void **unused)
{
    (void)unused;
    uint64_t state = 157;
    arb_t x, y, z;
    mpq_t a, b;
    fmpq_t q;
    fmpq_poly_t polynomial;
    arb_init(x);
    arb_init(y);
    arb_init(z);
    mpq_inits(a, b, NULL);
    fmpq_init(q);
    for (int i = 0; i < BALLS / 20; i++) {
        const long precision = random_between(&state, 2, 200);
        random_ball(x, &state);
        random_ball(y, &state);
        random_member(a, x, &state);
        random_member(b, y, &state);
        check_quotient_and_root(x, y, a, b, precision);
        check_functions(x, precision);
        check_half_turns(precision);
        fmpq_set_mpq(q, a);
        arb_set_fmpq(z, q, precision);
        assert_true(ball_has(z, a));
        arb_set(z, x);
        assert_true(ball_has(z, a));
    }
    fmpq_poly_init(polynomial);
    assert_true(fmpq_poly_is_zero(polynomial));
    fmpq_poly_set_coeff_si(polynomial, 3, -1);
    assert_false(fmpq_poly_is_zero(polynomial));
    fmpq_poly_clear(polynomial);
    fmpq_clear(q);
    mpq_clears(a, b, NULL);
    arb_clear(x);
    arb_clear(y);
    arb_clear(z);
}

/* middle - radius <= a + b sqrt(d) <= middle + radius, by squares. */
static int ball_has_surd(const arb_t x, const mpq_t a, const mpq_t b, unsigned long d)
{
    mpq_t middle, radius, low, high;
    if (mag_is_inf(arb_radref(x))) return 1;
    mpq_inits(middle, radius, low, high, NULL);
    middle_and_radius(x, middle, radius);
    mpq_sub(high, a, middle);
    mpq_add(low, high, radius);
    mpq_sub(high, high, radius);
    const int has = sign_of_surd(low, b, d) >= 0 && sign_of_surd(high, b, d) <= 0;
    mpq_clears(middle, radius, low, high, NULL);
    return has;
}

/* I8, of rationals and of reals. */
static void numbers_are_enclosed_as_assumed(void **unused)
{
    (void)unused;
    uint64_t state = 151;
    arb_t ball;
    arb_init(ball);
    for (int i = 0; i < SURDS; i++) {
        struct number_pool *pool = number_pool_new();
        const struct number *root = real_new(pool, REAL_ROOT, number_from_integer(pool, 2 + i % 5), NULL);
        struct surd_known x;
        random_surd(pool, &x, root, &state);
        for (long precision = 64; precision <= 256; precision *= 2) {
            real_enclose(ball, x.number, precision);
            assert_true(ball_has_surd(ball, x.a, x.b, (unsigned long)(2 + i % 5)));
            assert_true(arb_rel_accuracy_bits(ball) > 0 || arb_contains_zero(ball));
            real_enclose(ball, number_of(pool, x.a), precision);
            assert_true(ball_has(ball, x.a));
        }
        mpq_clears(x.a, x.b, NULL);
        number_pool_free(pool);
    }
    arb_clear(ball);
}

/* The harness must notice a ball that is too small by the last bit of its radius. */
static void a_ball_too_small_is_noticed(void **unused)
{
    (void)unused;
    arb_t ball;
    mpq_t a;
    arb_init(ball);
    mpq_init(a);
    mpq_set_si(a, 1, 3);
    arb_set_ui(ball, 1);
    arb_div_ui(ball, ball, 3, 64);
    assert_true(ball_has(ball, a));
    mag_zero(arb_radref(ball));
    assert_false(ball_has(ball, a));
    arb_clear(ball);
    mpq_clear(a);
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

/* Whether |r - x| <= 2^-52 |size| + 2^-exponent. */
static int is_within(const mpq_t r, const mpq_t x, const mpq_t size, unsigned long exponent)
{
    mpq_t distance, bound, tiny;
    mpq_inits(distance, bound, tiny, NULL);
    mpq_sub(distance, r, x);
    mpq_abs(distance, distance);
    mpq_abs(bound, size);
    mpq_div_2exp(bound, bound, 52);
    mpq_set_ui(tiny, 1, 1);
    mpq_div_2exp(tiny, tiny, exponent);
    mpq_add(bound, bound, tiny);
    const int good = mpq_cmp(distance, bound) <= 0;
    mpq_clears(distance, bound, tiny, NULL);
    return good;
}

/* Whether |x - value| <= 2^-52 |value| + 2^-1074, or the value is not finite. */
static int is_near_double(const mpq_t x, double value)
{
    if (!isfinite(value)) return 1;
    mpq_t exact;
    mpq_init(exact);
    mpq_set_d(exact, value);
    const int good = is_within(x, exact, exact, 1074);
    mpq_clear(exact);
    return good;
}

/* G19 */
static void rationals_are_near_doubles_as_assumed(void **unused)
{
    (void)unused;
    uint64_t state = 191;
    int small = 0, large = 0;
    mpq_t x, back;
    mpq_inits(x, back, NULL);
    for (int i = 0; i < NEAR; i++) {
        const unsigned long shift = (unsigned long)random_between(&state, 0, 1100);
        mpq_set_si(x, (long)random_next(&state), 1 + (random_next(&state) >> random_between(&state, 1, 63)));
        mpq_canonicalize(x);
        if (random_below(&state, 2))
            mpq_div_2exp(x, x, shift);
        else
            mpq_mul_2exp(x, x, shift);
        const double value = mpq_get_d(x);
        assert_true(is_near_double(x, value));
        small += fabs(value) < DBL_MIN;
        large += !isfinite(value);
        if (!isfinite(value)) continue;
        mpq_set_d(back, value);
        assert_true(mpq_get_d(back) == value);
        assert_true(is_near_double(back, value));
    }
    assert_true(small > NEAR / 100 && large > NEAR / 100);
    mpq_clears(x, back, NULL);
}

/* I13 */
static void balls_are_near_doubles_as_assumed(void **unused)
{
    (void)unused;
    uint64_t state = 193;
    int wide = 0;
    arb_t x;
    fmpq_t q;
    mpq_t middle, member, radius;
    arb_init(x);
    fmpq_init(q);
    mpq_inits(middle, member, radius, NULL);
    for (int i = 0; i < BALLS; i++) {
        random_ball(x, &state);
        random_member(member, x, &state);
        arf_get_fmpq(q, arb_midref(x));
        fmpq_get_mpq(middle, q);
        assert_true(is_near_double(middle, arf_get_d(arb_midref(x), ARF_RND_NEAR)));
        const double bound = mag_get_d(arb_radref(x));
        assert_true(bound >= 0);
        if (!isfinite(bound)) continue;
        mpq_set_d(radius, bound);
        mpq_sub(member, member, middle);
        mpq_abs(member, member);
        assert_true(mpq_cmp(member, radius) <= 0);
        wide += mpq_sgn(member) != 0;
    }
    assert_true(wide > BALLS / 10);
    mpq_clears(middle, member, radius, NULL);
    fmpq_clear(q);
    arb_clear(x);
}

/* What is proved of number_to_double from G19, and the sizes of the number. */
static void numbers_are_near_as_assumed(void **unused)
{
    (void)unused;
    static struct known x;
    uint64_t state = 173;
    int exact = 0, finite = 0;
    mpq_t value, radius, apart;
    mpq_inits(value, radius, apart, NULL);
    for (int i = 0; i < NEAR; i++) {
        double distance;
        struct number_pool *pool = number_pool_new();
        make_known(pool, &x, &state);
        const struct number *number = i % 3
                                          ? x.number
                                          : number_from_double(pool, ldexp(1 + random_between(&state, -2, 2) * 0x1p-52,
                                                                           random_between(&state, -1074, 1000)));
        const double near = number_to_double(number, &distance);
        assert_in_range(number_numerator_bits(number), 1, 1l << 40);
        assert_in_range(number_denominator_bits(number), 1, 1l << 40);
        if (isfinite(near) && isfinite(distance)) {
            mpq_set_d(value, near);
            mpq_set_d(radius, distance);
            mpq_sub(apart, value, number->value);
            mpq_abs(apart, apart);
            assert_true(mpq_cmp(apart, radius) <= 0);
            exact += distance == 0;
            finite++;
        } else {
            assert_true(isnan(distance) || distance > 0);
        }
        number_pool_free(pool);
    }
    assert_true(exact > NEAR / 10 && finite > NEAR / 2 && finite > exact);
    for (long budget = 0; budget < 1l << 60; budget = 2 * budget + random_below(&state, 9))
        assert_true(number_precision_limit(budget) <= 64 || number_precision_limit(budget) <= budget / 64);
    mpq_clears(value, radius, apart, NULL);
}

/* What is proved of number_to_double from I13. */
static void reals_are_near_as_assumed(void **unused)
{
    (void)unused;
    uint64_t state = 179;
    mpq_t low, high, radius;
    mpq_inits(low, high, radius, NULL);
    for (int i = 0; i < SURDS; i++) {
        double distance;
        struct number_pool *pool = number_pool_new();
        const struct number *root = real_new(pool, REAL_ROOT, number_from_integer(pool, 2 + i % 5), NULL);
        struct surd_known x;
        random_surd(pool, &x, root, &state);
        const double near = number_to_double(x.number, &distance);
        assert_true(isfinite(near) && isfinite(distance) && distance < 1e-9);
        mpq_set_d(low, near);
        mpq_set_d(radius, distance);
        mpq_sub(high, x.a, low);
        mpq_add(low, high, radius);
        mpq_sub(high, high, radius);
        assert_true(sign_of_surd(low, x.b, (unsigned long)(2 + i % 5)) >= 0);
        assert_true(sign_of_surd(high, x.b, (unsigned long)(2 + i % 5)) <= 0);
        mpq_clears(x.a, x.b, NULL);
        number_pool_free(pool);
    }
    mpq_clears(low, high, radius, NULL);
}

/* N5, and the messages of a theory. */
static void messages_are_written_as_assumed(void **unused)
{
    (void)unused;
    struct failure failure = {"", ""};
    const struct quantity *quantity = contact_program.quantity;
    assert_int_equal(too_large(&failure, &contact_program, contact_p_plus, 3, 2), STATUS_UNDECIDED);
    assert_string_equal(failure.field, "p_plus");
    assert_int_equal(not_decided(&failure, quantity), STATUS_UNDECIDED);
    assert_string_equal(failure.field, quantity->name);
    assert_int_equal(not_decided_within(&failure, quantity + 1, 1000), STATUS_UNDECIDED);
    assert_string_equal(failure.field, quantity[1].name);
    assert_int_equal(contradicted(&failure, quantity, TIER_FILTER), STATUS_INTERNAL);
    assert_string_equal(failure.field, quantity->name);
    assert_int_equal(hypothesis_fails(&failure, "mu", "mu >= 0"), STATUS_HYPOTHESIS);
    assert_string_equal(failure.field, "mu");
    assert_int_equal(no_row_holds(&failure), STATUS_INTERNAL);
    assert_string_equal(failure.field, "");
    assert_true(strlen(failure.reason) > 0 && strlen(failure.reason) < sizeof failure.reason);
}

/* rounded(r, x) of proofs/filter/model.h: |r - x| <= 2^-52 |x| + 2^-1022. */
static int is_rounded(const mpq_t r, const mpq_t x)
{
    return is_within(r, x, x, 1022);
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

/* E1, E2: the operations return numbers, and a number that is not stored as a rational has a real. */
static void handles_lead_to_numbers(void **unused)
{
    (void)unused;
    static struct known known;
    uint64_t state = 61;
    struct number_pool *pool = number_pool_new();
    const struct number *y = number_sqrt(pool, number_from_integer(pool, 2));
    for (int i = 0; i < 500; i++) {
        make_known(pool, &known, &state);
        const struct number *x = random_below(&state, 2) ? known.number : number_add(pool, known.number, y);
        const struct number *square = number_multiply(pool, x, x);
        const struct number *made[] = {x,
                                       square,
                                       number_subtract(pool, x, y),
                                       number_negate(pool, x),
                                       number_divide(pool, x, y),
                                       number_power(pool, x, random_between(&state, 0, 9)),
                                       number_power(pool, y, -random_between(&state, 1, 9)),
                                       number_sqrt(pool, square)};
        for (size_t k = 0; k < sizeof made / sizeof *made; k++) {
            assert_non_null(made[k]);
            if (!number_is_plain(made[k])) assert_ptr_equal(made[k]->real->pool, pool);
        }
        assert_int_equal(number_sign(number_subtract(pool, number_multiply(pool, made[7], made[7]), square)), 0);
    }
    number_pool_free(pool);
}

/* E3 to E5: integers as long as a word, and longer. */
static void integers_are_compared_as_assumed(void **unused)
{
    (void)unused;
    static const long ends[] = {LONG_MIN, LONG_MIN + 1, -10001, -10000, -1, 0, 1, 10000, 10001, LONG_MAX};
    static const unsigned long bounds[] = {0, 1, 64, 10000, LONG_MAX, ULONG_MAX};
    uint64_t state = 67;
    mpz_t x;
    mpz_init(x);
    for (int i = 0; i < GMP_PAIRS; i++) {
        const long n = i % 2 ? (long)random_next(&state) >> random_below(&state, 63) : ends[i / 2 % 10];
        const unsigned long bound = bounds[random_below(&state, 6)];
        const unsigned long size = n < 0 ? -(unsigned long)n : (unsigned long)n;
        mpz_set_si(x, n);
        assert_true(mpz_get_si(x) == n);
        assert_int_equal(mpz_cmpabs_ui(x, bound) <= 0, size <= bound);
        if (n == 0) continue;
        mpz_mul_2exp(x, x, 64);
        assert_true(mpz_cmpabs_ui(x, bound) > 0);
    }
    mpz_clear(x);
}

/* E6, E7: the places beside the one that is written do not change, byte for byte. */
static void places_are_written_alone(void **unused)
{
    (void)unused;
    static struct quotient expected;
    static const struct quotient zero;
    uint64_t state = 71;
    struct number_pool *pool = number_pool_new();
    for (int i = 0; i < 2000; i++) {
        mpq_t place[3], before[3];
        mpq_inits(place[0], place[2], NULL);
        mpq_init(place[1]);
        set_random(place[1], &expected, &state);
        memcpy(before, place, sizeof place);
        const struct number *x = number_take(pool, place[1]);
        assert_value(x, &expected);
        assert_rational(place[1], &zero);
        mpq_clear(place[1]);
        mpq_init(place[1]);
        (void)mpz_cmp_ui(mpq_denref(place[1]), 1);
        assert_memory_equal(place[0], before[0], sizeof place[0]);
        assert_memory_equal(place[2], before[2], sizeof place[2]);
        assert_value(x, &expected);
        mpq_clears(place[0], place[1], place[2], NULL);
    }
    number_pool_free(pool);
}

static void assert_angle(struct angle x)
{
    assert_non_null(x.half_turns);
    assert_non_null(x.arctangents);
    assert_non_null(x.cosine);
    assert_non_null(x.sine);
    assert_non_null(x.radians);
}

/* E9: the square root of a positive number is positive; a number that is not stored as a rational has a real of one of the forms that real_new makes. */
static void reals_are_formed_as_assumed(void **unused)
{
    (void)unused;
    uint64_t state = 211;
    for (int i = 0; i < 500; i++) {
        struct number_pool *pool = number_pool_new();
        const struct number *n = number_from_ratio(pool, random_between(&state, 1, 900), random_between(&state, 1, 30));
        const struct number *root = number_sqrt(pool, n);
        assert_int_equal(number_sign(root), 1);
        const struct number *sum = number_add(pool, root, n);
        assert_non_null(number_settle(pool, sum));
        if (!number_is_plain(sum)) {
            assert_ptr_equal(sum->real->pool, pool);
            assert_in_range(sum->real->form, REAL_SUM, REAL_RANGE);
            assert_non_null(sum->real->left);
            assert_non_null(sum->real->right);
            assert_null(sum->real->zero);
            assert_in_range(sum->real->roots, 1, 1 << 30);
        }
        number_pool_free(pool);
    }
}

/* E10, E11: the integers that functions of GMP and FLINT return. */
static void words_are_told_as_assumed(void **unused)
{
    (void)unused;
    uint64_t state = 223;
    mpz_t z;
    fmpz_t f;
    mpz_init(z);
    fmpz_init(f);
    for (int i = 0; i < 2000; i++) {
        const unsigned long n = random_next(&state) >> random_below(&state, 64), m = random_next(&state) >> 40 | 1;
        mpz_set_ui(z, n);
        assert_true(mpz_fits_ulong_p(z));
        assert_int_equal(mpz_get_ui(z), n);
        assert_int_equal(mpz_sgn(z), n != 0);
        mpz_neg(z, z);
        assert_int_equal(mpz_sgn(z), -(n != 0));
        mpz_neg(z, z);
        assert_int_equal(mpz_sizeinbase(z, 2), n == 0 ? 1 : FLINT_BIT_COUNT(n));
        assert_in_range(FLINT_BIT_COUNT(n), 0, 64);
        if (n != 0) assert_int_equal(n >> __builtin_ctzll(n) & 1, 1);
        const unsigned long common = n_gcd(n | 1, m);
        assert_true(common > 0 && (n | 1) % common == 0 && m % common == 0);
        assert_in_range(n_euler_phi(m), 1, m);
        fmpz_bin_uiui(f, (ulong)(i % 65), (ulong)(random_below(&state, i % 65 + 1)));
        assert_false(fmpz_is_zero(f));
    }
    mpz_clear(z);
    fmpz_clear(f);
}

static void random_polynomial(fmpq_poly_t x, int degree, uint64_t *state)
{
    fmpq_poly_zero(x);
    for (int i = 0; i < degree; i++) fmpq_poly_set_coeff_si(x, i, random_between(state, -9, 9));
    fmpq_poly_set_coeff_si(x, degree, random_between(state, 1, 9));
    fmpq_poly_scalar_div_si(x, x, random_between(state, 1, 6));
}

/* E11, E13: how many coefficients polynomials have. */
static void polynomials_are_as_long_as_assumed(void **unused)
{
    (void)unused;
    uint64_t state = 227;
    fmpq_poly_t x;
    fmpz_poly_t p, copy;
    fmpq_poly_init(x);
    fmpz_poly_init(p);
    fmpz_poly_init(copy);
    for (int i = 0; i < 400; i++) {
        fmpz_poly_factor_t factors;
        fmpq_mat_t matrix;
        const int degree = random_between(&state, 1, 9);
        random_polynomial(x, degree, &state);
        assert_int_equal(fmpq_poly_length(x), degree + 1);
        assert_int_equal(fmpq_poly_degree(x), degree);
        fmpq_poly_get_numerator(p, x);
        assert_int_equal(fmpz_poly_length(p), degree + 1);
        assert_false(fmpz_is_zero(fmpz_poly_get_coeff_ptr(p, degree)));
        fmpz_poly_set(copy, p);
        fmpz_poly_primitive_part(p, p);
        assert_int_equal(fmpz_poly_length(p), degree + 1);
        assert_int_equal(fmpz_poly_length(copy), degree + 1);
        fmpz_poly_factor_init(factors);
        assert_int_equal(factors->num, 0);
        fmpz_poly_factor(factors, p);
        for (slong k = 0; k < factors->num; k++) {
            const slong length = fmpz_poly_length(factors->p + k);
            assert_in_range(length, 2, fmpz_poly_length(p));
            assert_false(fmpz_is_zero(fmpz_poly_get_coeff_ptr(factors->p + k, length - 1)));
        }
        fmpz_poly_factor_clear(factors);
        fmpz_poly_factor_init(factors);
        fmpz_poly_factor_squarefree(factors, p);
        assert_true(factors->num >= 1);
        fmpz_poly_factor_clear(factors);
        fmpz_poly_cos_minpoly(p, (ulong)i + 1);
        assert_true(fmpz_poly_length(p) >= 2);
        fmpz_poly_zero(p);
        fmpz_poly_set_coeff_si(p, degree, 3);
        assert_true(fmpz_poly_length(p) >= degree + 1);
        fmpq_mat_init(matrix, degree, degree);
        assert_int_equal(fmpq_mat_nrows(matrix), degree);
        fmpq_set_si(fmpq_mat_entry(matrix, 0, degree - 1), 2, 3);
        fmpq_mat_charpoly(x, matrix);
        assert_int_equal(fmpq_poly_length(x), degree + 1);
        fmpq_mat_clear(matrix);
    }
    fmpq_poly_clear(x);
    fmpz_poly_clear(p);
    fmpz_poly_clear(copy);
}

/* E12, E13: a polynomial of balls has no more coefficients than were set; all its zeros fit into the array that is given for them. */
static void balls_of_polynomials_are_as_long_as_assumed(void **unused)
{
    (void)unused;
    uint64_t state = 229;
    for (int i = 0; i < 100; i++) {
        const slong degree = random_between(&state, 1, 8);
        arb_poly_t p;
        acb_poly_t q;
        arb_t c;
        arb_poly_init(p);
        acb_poly_init(q);
        arb_init(c);
        arb_poly_zero(p);
        assert_int_equal(arb_poly_length(p), 0);
        for (slong k = 0; k <= degree; k++) {
            arb_set_si(c, random_between(&state, -9, 9));
            arb_poly_set_coeff_arb(p, k, c);
            assert_true(arb_poly_length(p) <= k + 1);
        }
        acb_poly_set_arb_poly(q, p);
        assert_int_equal(acb_poly_length(q), arb_poly_length(p));
        if (arb_poly_length(p) > 0) {
            acb_ptr roots = _acb_vec_init(arb_poly_length(p) - 1);
            assert_true(acb_poly_find_roots(roots, q, NULL, 100, 100) <= arb_poly_length(p) - 1);
            _acb_vec_clear(roots, arb_poly_length(p) - 1);
        }
        arb_poly_clear(p);
        acb_poly_clear(q);
        arb_clear(c);
    }
}

/* A polynomial of balls, of which `member` has the coefficients. */
struct ball_polynomial {
    arb_poly_t balls, derivative;
    int length;
    mpq_t member[8];
};

static void random_ball_polynomial(struct ball_polynomial *p, long precision, uint64_t *state)
{
    arb_t c;
    mpq_t member;
    arb_init(c);
    mpq_init(member);
    p->length = random_between(state, 1, 8);
    arb_poly_zero(p->balls);
    for (int i = 0; i < p->length; i++) {
        random_ball(c, state);
        random_member(p->member[i], c, state);
        arb_poly_set_coeff_arb(p->balls, i, c);
    }
    arb_poly_derivative(p->derivative, p->balls, precision);
    for (int i = 0; i < 9; i++) {
        arb_poly_get_coeff_arb(c, p->balls, i);
        mpq_set_ui(member, 0, 1);
        assert_true(ball_has(c, i < p->length ? p->member[i] : member));
        arb_poly_get_coeff_arb(c, p->derivative, i);
        mpq_set_si(member, i + 1, 1);
        if (i + 1 < p->length)
            mpq_mul(member, member, p->member[i + 1]);
        else
            mpq_set_ui(member, 0, 1);
        assert_true(ball_has(c, member));
    }
    arb_clear(c);
    mpq_clear(member);
}

/* The value of the member polynomial at a, or of its derivative. */
static void member_at(mpq_t out, const struct ball_polynomial *p, const mpq_t a, int derivative)
{
    mpq_t term;
    mpq_init(term);
    mpq_set_ui(out, 0, 1);
    for (int i = p->length - 1; i >= derivative; i--) {
        mpq_mul(out, out, a);
        mpq_set_si(term, derivative ? i : 1, 1);
        mpq_mul(term, term, p->member[i]);
        mpq_add(out, out, term);
    }
    mpq_clear(term);
}

/* The slope of the member polynomial between a and b: of its tangent, if they are equal. */
static void member_slope(mpq_t out, const struct ball_polynomial *p, const mpq_t a, const mpq_t b)
{
    mpq_t apart, other;
    mpq_inits(apart, other, NULL);
    mpq_sub(apart, a, b);
    member_at(out, p, a, mpq_sgn(apart) == 0);
    if (mpq_sgn(apart) != 0) {
        member_at(other, p, b, 0);
        mpq_sub(out, out, other);
        mpq_div(out, out, apart);
    }
    mpq_clears(apart, other, NULL);
}

/* I14: a polynomial of balls, and its derivative, at a ball: they contain the values and the slopes of every polynomial that it encloses, at the
 * numbers of the ball; and the middle and the intersection of balls. */
static void polynomials_of_balls_enclose_as_assumed(void **unused)
{
    (void)unused;
    uint64_t state = 233;
    int apart = 0, common = 0;
    struct ball_polynomial p;
    arb_t x, y, z;
    mpq_t a, b, c;
    arb_poly_init(p.balls);
    arb_poly_init(p.derivative);
    for (int i = 0; i < 8; i++) mpq_init(p.member[i]);
    arb_init(x);
    arb_init(y);
    arb_init(z);
    mpq_inits(a, b, c, NULL);
    for (int i = 0; i < BALLS / 20; i++) {
        const long precision = random_between(&state, 2, 200);
        random_ball_polynomial(&p, precision, &state);
        random_ball(x, &state);
        random_member(a, x, &state);
        random_member(b, x, &state);
        arb_poly_evaluate(z, p.balls, x, precision);
        member_at(c, &p, a, 0);
        assert_true(ball_has(z, c));
        arb_poly_evaluate(z, p.derivative, x, precision);
        member_slope(c, &p, a, b);
        assert_true(ball_has(z, c));
        apart += !mpq_equal(a, b) && !mag_is_inf(arb_radref(z));
        arb_get_mid_arb(z, x);
        set_arf(c, arb_midref(x));
        assert_true(ball_has(z, c) && ball_has(x, c));
        random_ball(y, &state);
        arb_union(y, y, x, precision);
        assert_true(arb_intersection(z, x, y, precision) != 0 && ball_has(z, a) && ball_has(z, b));
        random_ball(y, &state);
        if (!arb_intersection(z, x, y, precision)) continue;
        random_member(a, y, &state);
        if (ball_has(x, a)) assert_true(ball_has(z, a));
        common += ball_has(x, a);
    }
    assert_true(apart > BALLS / 60 && common > BALLS / 200);
    arb_poly_clear(p.balls);
    arb_poly_clear(p.derivative);
    for (int i = 0; i < 8; i++) mpq_clear(p.member[i]);
    arb_clear(x);
    arb_clear(y);
    arb_clear(z);
    mpq_clears(a, b, c, NULL);
}

/* E11: fmpq_is_zero returns 1 exactly when the numerator is zero. */
static void rationals_are_zero_as_assumed(void **unused)
{
    (void)unused;
    int zeros = 0;
    fmpq_t x, y;
    fmpq_init(x);
    fmpq_init(y);
    for (long n = -30; n <= 30; n++)
        for (unsigned long d = 1; d <= 30; d++) {
            fmpq_set_si(x, n, d);
            fmpq_set_si(y, 1, d);
            fmpq_sub(x, x, y);
            assert_int_equal(fmpq_is_zero(x), fmpz_is_zero(fmpq_numref(x)));
            assert_int_equal(fmpq_is_zero(x), n == 1);
            zeros += fmpq_is_zero(x);
        }
    assert_int_equal(zeros, 30);
    fmpq_clear(x);
    fmpq_clear(y);
}

/* E11: divisors, and Euler's function; L6: __builtin_clzll and the end of the text that strtod reads. */
static void integers_and_texts_are_as_assumed(void **unused)
{
    (void)unused;
    static const char letters[] = "00123456789.-+eE xpinfa,";
    uint64_t state = 239;
    for (int i = 0; i < NEAR; i++) {
        const ulong n = random_next(&state) >> random_below(&state, 64),
                    m = random_next(&state) >> random_below(&state, 64);
        if (n == 0 || m == 0) continue;
        const ulong common = n_gcd(n, m);
        assert_true(0 < common && common <= n && n % common == 0);
        const ulong small = n >> 34;
        if (small != 0) assert_true(0 < n_euler_phi(small) && n_euler_phi(small) <= small);
        assert_true(0 <= __builtin_clzll(n) && __builtin_clzll(n) <= 63 && n << __builtin_clzll(n) >> 63 == 1);
        char text[20], *end;
        const int length = random_below(&state, (int)sizeof text);
        for (int k = 0; k < length; k++) text[k] = letters[random_below(&state, (int)sizeof letters - 1)];
        text[length] = '\0';
        (void)strtod(text, &end);
        assert_true(text <= end && end <= text + length);
    }
}

/* E11, E16: a polynomial whose coefficients are set one by one is no longer than the largest index that was set requires; a number that is set to an integer has the sign of this integer. */
static void coefficients_are_set_as_assumed(void **unused)
{
    (void)unused;
    uint64_t state = 241;
    struct number_pool *pool = number_pool_new();
    fmpq_poly_t x;
    fmpq_t c;
    fmpz_t n;
    fmpq_init(c);
    fmpz_init(n);
    for (int i = 0; i < 200; i++) {
        fmpq_poly_init(x);
        assert_int_equal(fmpq_poly_length(x), 0);
        for (int k = 0; k < 9; k++) {
            const int at = (int)random_between(&state, 0, 9);
            const slong before = fmpq_poly_length(x);
            fmpq_set_si(c, random_between(&state, -1, 1), 3);
            fmpq_poly_set_coeff_fmpq(x, at, c);
            assert_true(fmpq_poly_length(x) <= (before > at ? before : at + 1));
        }
        fmpq_poly_clear(x);
        struct number *number = number_fresh(pool);
        fmpz_set_si(n, random_between(&state, -2, 2));
        fmpz_mul_2exp(n, n, (ulong)random_between(&state, 0, 99));
        fmpz_get_mpz(mpq_numref(number->value), n);
        assert_int_equal(number_sign(number), fmpz_sgn(n));
    }
    fmpq_clear(c);
    fmpz_clear(n);
    number_pool_free(pool);
}

/* E14, E15: terms and powers of polynomials in several variables. */
static void powers_are_told_as_assumed(void **unused)
{
    (void)unused;
    uint64_t state = 233;
    fmpq_mpoly_ctx_t ring;
    fmpq_mpoly_t x, term;
    fmpq_mpoly_ctx_init(ring, 8, ORD_LEX);
    fmpq_mpoly_init(x, ring);
    fmpq_mpoly_init(term, ring);
    for (int i = 0; i < 200; i++) {
        slong largest[8], power[8];
        fmpq_mpoly_one(x, ring);
        for (int k = random_between(&state, 1, 5); k > 0; k--) {
            fmpq_mpoly_gen(term, random_below(&state, 8), ring);
            fmpq_mpoly_add(term, term, x, ring);
            fmpq_mpoly_mul(x, x, term, ring);
        }
        fmpq_mpoly_degrees_si(largest, x, ring);
        for (slong k = 0; k < fmpq_mpoly_length(x, ring); k++) {
            fmpq_mpoly_get_term_exp_si(power, x, k, ring);
            for (int n = 0; n < 8; n++) assert_true(0 <= power[n] && power[n] <= largest[n]);
        }
        fmpq_mpoly_factor_t factors;
        fmpq_mpoly_factor_init(factors, ring);
        assert_true(fmpq_mpoly_factor(factors, x, ring));
        assert_true(factors->num >= 0);
        assert_true(fmpq_mpoly_factor_make_integral(factors, ring));
        assert_true(factors->num >= 0);
        for (slong k = 0; k < factors->num; k++) {
            const slong exponent = fmpq_mpoly_factor_get_exp_si(factors, k, ring);
            assert_true(0 <= exponent && exponent <= 5);
        }
        fmpq_mpoly_factor_clear(factors, ring);
    }
    fmpq_mpoly_clear(x, ring);
    fmpq_mpoly_clear(term, ring);
    fmpq_mpoly_ctx_clear(ring);
}

/* E8: a reader does not leave its text; a message fits into its array; the parts of an angle are numbers. */
static void readers_stay_within_the_text(void **unused)
{
    (void)unused;
    static const char alphabet[] = "0123456789.eExXpPaf+- /";
    uint64_t state = 73;
    struct failure failure;
    struct number_pool *pool = number_pool_new();
    mpq_t x;
    mpq_init(x);
    for (int i = 0; i < GMP_PAIRS; i++) {
        const size_t length = (size_t)random_below(&state, 12);
        char shown[QUOTE_SIZE], *text = malloc(length + 1);
        assert_non_null(text);
        for (size_t k = 0; k < length; k++) text[k] = alphabet[random_below(&state, sizeof alphabet - 1)];
        text[length] = '5';
        struct cursor cursor = {text, text + length};
        const enum status status = literal_read(&cursor, x, &failure);
        assert_true(status == STATUS_OK || status == STATUS_MALFORMED);
        assert_true(text <= cursor.at && cursor.at <= cursor.end && cursor.end == text + length);
        const struct number *number = NULL;
        if (number_read(pool, text, length, &number, &failure) == STATUS_OK) assert_non_null(number);
        quote(text, length, shown);
        assert_non_null(memchr(shown, 0, sizeof shown));
        assert_int_equal(refuse(&failure, "%.*s", (int)length, text), STATUS_MALFORMED);
        assert_non_null(memchr(failure.reason, 0, sizeof failure.reason));
        free(text);
    }
    mpq_clear(x);
    number_pool_free(pool);
}

static void angles_are_made_of_numbers(void **unused)
{
    (void)unused;
    uint64_t state = 79;
    struct number_pool *pool = number_pool_new();
    for (int i = 0; i < 300; i++) {
        const struct number *a = number_from_ratio(pool, random_between(&state, -90, 90), random_between(&state, 1, 9));
        const struct number *b = random_below(&state, 2) ? a : number_sqrt(pool, number_from_integer(pool, i));
        const struct angle turn = angle_from_half_turns(pool, a), radians = angle_from_radians(pool, b);
        const struct angle tangent = angle_from_tangent(pool, b);
        const struct angle sum = angle_add(pool, &turn, random_below(&state, 2) ? &tangent : &radians);
        const struct angle scaled = angle_scale(pool, &sum, number_from_ratio(pool, random_between(&state, -3, 3), 4));
        assert_angle(turn);
        assert_angle(radians);
        assert_angle(tangent);
        assert_angle(sum);
        assert_angle(scaled);
        assert_non_null(angle_cosine(pool, &scaled));
        assert_non_null(angle_sine(pool, &scaled));
        assert_in_range(angle_sign(pool, &scaled) + 1, 0, 3);
    }
    number_pool_free(pool);
}

/* E17: the formulas of a contact are as short as the contract of dyadic_signs requires, which finds their signs for a record of doubles. */
static void formulas_are_as_short_as_assumed(void **unused)
{
    (void)unused;
    long inputs_in[PROGRAM_MAX_NODES];
    const struct program *const program = &contact_program;
    assert_in_range(program_nodes(program), 1, PROGRAM_MAX_NODES);
    for (int k = 0; k < program->inputs; k++) inputs_in[k] = 1;
    for (int i = 0; i < program->operations; i++) {
        const struct instruction *const step = program->code + i;
        const int k = program->inputs + i;
        assert_in_range(step->left, 0, k - 1);
        assert_in_range(step->right, 0, k - 1);
        inputs_in[k] = inputs_in[step->left] + inputs_in[step->right];
        assert_in_range(inputs_in[k], 2, 0x1000000);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(operations_have_the_value),
        cmocka_unit_test(results_depend_on_the_operands_alone),
        cmocka_unit_test(gmp_computes_as_assumed),
        cmocka_unit_test(fresh_numbers_are_set_as_assumed),
        cmocka_unit_test(reals_compute_as_assumed),
        cmocka_unit_test(balls_enclose_as_assumed),
        cmocka_unit_test(functions_enclose_as_assumed),
        cmocka_unit_test(numbers_are_enclosed_as_assumed),
        cmocka_unit_test(a_ball_too_small_is_noticed),
        cmocka_unit_test(rationals_are_near_doubles_as_assumed),
        cmocka_unit_test(balls_are_near_doubles_as_assumed),
        cmocka_unit_test(numbers_are_near_as_assumed),
        cmocka_unit_test(reals_are_near_as_assumed),
        cmocka_unit_test(messages_are_written_as_assumed),
        cmocka_unit_test(a_wrong_value_is_noticed),
        cmocka_unit_test(the_machine_computes_as_assumed),
        cmocka_unit_test(a_rounding_too_many_is_noticed),
        cmocka_unit_test(infinity_and_fabs),
        cmocka_unit_test(handles_lead_to_numbers),
        cmocka_unit_test(integers_are_compared_as_assumed),
        cmocka_unit_test(places_are_written_alone),
        cmocka_unit_test(readers_stay_within_the_text),
        cmocka_unit_test(angles_are_made_of_numbers),
        cmocka_unit_test(reals_are_formed_as_assumed),
        cmocka_unit_test(words_are_told_as_assumed),
        cmocka_unit_test(polynomials_are_as_long_as_assumed),
        cmocka_unit_test(balls_of_polynomials_are_as_long_as_assumed),
        cmocka_unit_test(polynomials_of_balls_enclose_as_assumed),
        cmocka_unit_test(rationals_are_zero_as_assumed),
        cmocka_unit_test(integers_and_texts_are_as_assumed),
        cmocka_unit_test(coefficients_are_set_as_assumed),
        cmocka_unit_test(powers_are_told_as_assumed),
        cmocka_unit_test(formulas_are_as_short_as_assumed),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
