/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker's rule ENCLOSE against MPFR with many more bits: the value lies in the range, and the range is narrow; for points, for wide ranges, at and
 * near 0, for large arguments. */
#include "check/budget.h"
#include "check/kernel/enclose.h"
#include "check/numbers/scalar_round.h"
#include "oracle/random.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <mpfr.h>

enum { BITS = 160, MORE_BITS = 1024, COUNT = 400, LOST_BITS = 40 };

typedef struct range (*enclosing)(const struct enclose *, struct range);
typedef int (*exact)(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t);

static struct function {
    const char *name;
    enclosing enclose;
    exact value;
    int positive; /* its arguments are */
} functions[] = {{"exp", enclose_exp, mpfr_exp, 0},       {"sine", enclose_sine, mpfr_sin, 0},
                 {"cosine", enclose_cosine, mpfr_cos, 0}, {"arctangent", enclose_arctangent, mpfr_atan, 0},
                 {"log", enclose_log, mpfr_log, 1},       {"sqrt", enclose_sqrt, mpfr_sqrt, 1}};

/* n / 2^30 2^power. */
static scalar argument(struct scalar_pool *pool, long n, int power)
{
    char text[200];
    mpq_t x;
    mpq_init(x);
    mpq_set_si(x, n, 1);
    if (power >= 30)
        mpq_mul_2exp(x, x, (mp_bitcnt_t)(power - 30));
    else
        mpq_div_2exp(x, x, (mp_bitcnt_t)(30 - power));
    gmp_snprintf(text, sizeof text, "%Qd", x);
    mpq_clear(x);
    return scalar_read(pool, (const unsigned char *)text, (int)strlen(text));
}

/* The sign of the rational x less the value y, by a range of rationals around y that is much narrower than what is compared. */
static int compare(struct scalar_pool *pool, scalar x, mpfr_srcptr y)
{
    mpq_t value;
    mpq_init(value);
    mpfr_get_q(value, y);
    char *text = mpq_get_str(NULL, 10, value);
    const scalar other = scalar_read(pool, (const unsigned char *)text, (int)strlen(text));
    const int sign = scalar_sign(scalar_subtract(pool, x, other));
    void (*release)(void *, size_t);
    mp_get_memory_functions(NULL, NULL, &release);
    release(text, strlen(text) + 1);
    mpq_clear(value);
    return sign;
}

/* The function by MPFR at n 2^(power - 30), which `bits` bits hold, rounded in this direction. */
static void value_at(const struct function *f, long n, int power, long bits, mpfr_rnd_t rounding, mpfr_ptr out)
{
    mpfr_t x;
    mpfr_init2(x, bits);
    mpfr_set_si_2exp(x, n, power - 30, MPFR_RNDN);
    f->value(out, x, rounding);
    mpfr_clear(x);
}

/* low <= value <= high at both ends; and at one point high - low is at most 2^(LOST_BITS - BITS) times the larger of 1 and |value|. */
static void check(const struct function *f, long first, long last, int power)
{
    struct scalar_pool *pool = scalar_pool_new();
    const struct enclose e = {pool, BITS};
    const struct range found =
        f->enclose(&e, (struct range){argument(pool, first, power), argument(pool, last, power)});
    mpfr_t value;
    mpfr_init2(value, MORE_BITS);
    for (int i = 0; i < 2; i++) {
        value_at(f, i == 0 ? first : last, power, MORE_BITS, MPFR_RNDN, value);
        if (compare(pool, found.low, value) > 0 || compare(pool, found.high, value) < 0)
            fail_msg("%s of %ld 2^%d", f->name, i == 0 ? first : last, power - 30);
    }
    if (first == last) {
        if (mpfr_cmpabs_ui(value, 1) < 0) mpfr_set_ui(value, 1, MPFR_RNDN);
        mpfr_abs(value, value, MPFR_RNDN);
        mpfr_mul_2si(value, value, LOST_BITS - BITS, MPFR_RNDN);
        if (compare(pool, scalar_subtract(pool, found.high, found.low), value) > 0)
            fail_msg("%s of %ld 2^%d is wide", f->name, first, power - 30);
    }
    mpfr_clear(value);
    scalar_pool_free(pool);
}

static void functions_are_enclosed(void **state)
{
    (void)state;
    uint64_t random = 2026;
    for (size_t k = 0; k < sizeof functions / sizeof functions[0]; k++)
        for (int i = 0; i < COUNT; i++) {
            const int power = (int)(random_next(&random) % 40) - 28;
            long first = (long)(random_next(&random) % (1UL << 30)) - (functions[k].positive ? -1 : 1L << 29);
            const long width = i % 2 == 0 ? 0 : (long)(random_next(&random) % (1UL << (i % 24)));
            if (i == 2 && !functions[k].positive) first = 0;
            check(&functions[k], first, first + width, power);
        }
}

/* M10 to M12 of proofs/TRUST.md: the value rounded down at a point is not above what rationals enclose there, and, of a function that rises, at a point
 * above it; of sine and cosine not by more than what is between the points.  Rounded up, the same the other way.  Counts what lies beyond the
 * enclosure where it should, so that a wrong direction would have been seen. */
static int check_rounding(const struct function *f, long n, long more, int power)
{
    struct scalar_pool *pool = scalar_pool_new();
    const struct enclose e = {pool, BITS};
    const struct range x = range_of(argument(pool, n, power)), y = range_of(argument(pool, n + more, power));
    const int swings = f->value == mpfr_sin || f->value == mpfr_cos;
    const scalar way = swings ? argument(pool, more, power) : scalar_zero(pool);
    const struct range at = f->enclose(&e, x), beyond = f->enclose(&e, y);
    mpfr_t down, up, top;
    mpfr_inits2(53, down, up, top, (mpfr_ptr)NULL);
    value_at(f, n, power, 64, MPFR_RNDD, down);
    value_at(f, n, power, 64, MPFR_RNDU, up);
    value_at(f, n + more, power, 64, MPFR_RNDU, top);
    assert_true(compare(pool, at.high, down) >= 0 && compare(pool, at.low, up) <= 0);
    assert_true(compare(pool, scalar_add(pool, beyond.high, way), down) >= 0);
    assert_true(compare(pool, scalar_subtract(pool, at.low, way), top) <= 0);
    const int seen = compare(pool, at.high, up) < 0 && compare(pool, at.low, down) > 0;
    mpfr_clears(down, up, top, (mpfr_ptr)NULL);
    scalar_pool_free(pool);
    return seen;
}

static void mpfr_rounds_functions_as_assumed(void **state)
{
    (void)state;
    uint64_t random = 2027;
    for (size_t k = 0; k < sizeof functions / sizeof functions[0]; k++) {
        int seen = 0;
        for (int i = 0; i < COUNT; i++) {
            const int power = (int)(random_next(&random) % 36) - 28;
            const long first = (long)(random_next(&random) % (1UL << 30)) - (functions[k].positive ? -1 : 1L << 29);
            seen += check_rounding(&functions[k], first, (long)(random_next(&random) % (1UL << (i % 24))), power);
        }
        assert_true(seen > COUNT / 2);
    }
}

static void pi_is_enclosed(void **state)
{
    (void)state;
    struct scalar_pool *pool = scalar_pool_new();
    const struct enclose e = {pool, BITS};
    const struct range found = enclose_pi(&e);
    mpfr_t pi;
    mpfr_init2(pi, MORE_BITS);
    mpfr_const_pi(pi, MPFR_RNDN);
    assert_true(compare(pool, found.low, pi) <= 0 && compare(pool, found.high, pi) >= 0);
    mpfr_clear(pi);
    scalar_pool_free(pool);
}

typedef struct range (*operation)(const struct enclose *, struct range, struct range);
typedef scalar (*exact_operation)(struct scalar_pool *, scalar, scalar);

/* A rational of up to 62 bits, dyadic or not, of any sign, often 0, far below 1 or far above. */
static scalar operand(struct scalar_pool *pool, uint64_t *random)
{
    const long n = (long)(random_next(random) % (1UL << 30)) - (1L << 29);
    const scalar x = argument(pool, random_next(random) % 8 == 0 ? 0 : n, (int)(random_next(random) % 80) - 10);
    if (random_next(random) % 2 == 0) return x;
    return scalar_divide(pool, x, scalar_integer(pool, (long)(random_next(random) % 1000) + 1));
}

static struct range range_between(scalar x, scalar y, struct scalar_pool *pool)
{
    return scalar_sign(scalar_subtract(pool, x, y)) <= 0 ? (struct range){x, y} : (struct range){y, x};
}

/* The exact results at the four corners, of which a range over both operands has its ends, lie in the result, which is rounded to few bits. */
static void check_operation(operation enclose, exact_operation exact_value, uint64_t *random)
{
    enum { FEW_BITS = 16 };
    struct scalar_pool *pool = scalar_pool_new();
    const struct enclose e = {pool, FEW_BITS};
    const struct range x = range_between(operand(pool, random), operand(pool, random), pool);
    const struct range y = range_between(operand(pool, random), operand(pool, random), pool);
    const int divides = exact_value == scalar_divide;
    if (!divides || scalar_sign(y.low) > 0 || scalar_sign(y.high) < 0) {
        const struct range found = enclose(&e, x, y);
        for (int i = 0; i < 4; i++) {
            const scalar value = exact_value(pool, i % 2 ? x.high : x.low, i / 2 ? y.high : y.low);
            assert_true(scalar_sign(scalar_subtract(pool, value, found.low)) >= 0);
            assert_true(scalar_sign(scalar_subtract(pool, found.high, value)) >= 0);
        }
    }
    scalar_pool_free(pool);
}

static void operations_are_enclosed(void **state)
{
    (void)state;
    uint64_t random = 28;
    for (int i = 0; i < 10 * COUNT; i++) {
        check_operation(enclose_add, scalar_add, &random);
        check_operation(enclose_subtract, scalar_subtract, &random);
        check_operation(enclose_multiply, scalar_multiply, &random);
        check_operation(enclose_divide, scalar_divide, &random);
    }
}

/* x <= y <= x + 2^(2 - bits) |y| */
static void assert_just_below(struct scalar_pool *pool, scalar x, scalar y, int bits)
{
    const scalar gap = scalar_subtract(pool, y, x), zero = scalar_zero(pool);
    const scalar size = scalar_sign(y) < 0 ? scalar_subtract(pool, zero, y) : y;
    const scalar scaled = scalar_multiply(pool, gap, scalar_integer(pool, 1L << (bits - 2)));
    assert_true(scalar_sign(gap) >= 0 && scalar_sign(scalar_subtract(pool, size, scaled)) >= 0);
}

/* A coefficient of a product of series against the exact one, also where its terms cancel. */
static void check_convolution(int n, uint64_t *random)
{
    enum { FEW_BITS = 16 };
    struct scalar_pool *pool = scalar_pool_new();
    const struct enclose e = {pool, FEW_BITS};
    struct range x[ENCLOSE_MAX_TERMS], y[ENCLOSE_MAX_TERMS], right = range_of(scalar_zero(pool));
    for (int i = 0; i < n; i++) {
        x[i] = range_between(operand(pool, random), operand(pool, random), pool);
        y[i] = range_between(operand(pool, random), operand(pool, random), pool);
    }
    if (n > 1 && random_next(random) % 2 == 0) {
        x[n - 1] = x[0];
        y[0] = range_subtract(pool, right, y[n - 1]);
    }
    for (int i = 0; i < n; i++) {
        const struct range product = range_multiply(pool, x[i], y[n - 1 - i]);
        right = (struct range){scalar_add(pool, right.low, product.low), scalar_add(pool, right.high, product.high)};
    }
    const struct range found = enclose_convolve(&e, x, y, n);
    const scalar zero = scalar_zero(pool);
    assert_just_below(pool, found.low, right.low, FEW_BITS);
    assert_just_below(pool, scalar_subtract(pool, zero, found.high), scalar_subtract(pool, zero, right.high), FEW_BITS);
    scalar_pool_free(pool);
}

static void convolutions_are_enclosed(void **state)
{
    (void)state;
    uint64_t random = 29;
    for (int i = 0; i < 2 * COUNT; i++) check_convolution(i % ENCLOSE_MAX_TERMS + 1, &random);
}

/* What is rounded into a pool is a number of that pool: it may outlive the pool of what was rounded. */
static void rounded_numbers_are_of_their_pool(void **state)
{
    (void)state;
    struct scalar_pool *pool = scalar_pool_new(), *scratch = scalar_pool_scratch(pool);
    const scalar x[] = {scalar_zero(scratch), argument(scratch, 3, 30), argument(scratch, 5, 27)};
    for (int i = 0; i < 3; i++) {
        assert_ptr_not_equal(scalar_round(pool, x[i], BITS, 0), x[i]);
        assert_ptr_not_equal(scalar_root(pool, x[i], BITS, 0), x[i]);
        assert_ptr_not_equal(scalar_sum_round(pool, x[i], x[0], BITS, 0), x[i]);
        assert_ptr_not_equal(scalar_product_round(pool, x[i], x[0], BITS, 0), x[0]);
    }
    scalar_pool_free(scratch);
    scalar_pool_free(pool);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(functions_are_enclosed),
                                       cmocka_unit_test(mpfr_rounds_functions_as_assumed),
                                       cmocka_unit_test(pi_is_enclosed),
                                       cmocka_unit_test(operations_are_enclosed),
                                       cmocka_unit_test(convolutions_are_enclosed),
                                       cmocka_unit_test(rounded_numbers_are_of_their_pool)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
