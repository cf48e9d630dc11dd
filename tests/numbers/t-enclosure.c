/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proofs of the interval tier assume of MPFR (M2 to M10, M13, M14 and I9 of proofs/TRUST.md), and the enclosures themselves, against exact rationals of
 * GMP.  The range of exponents is made small, so that results overflow and underflow although they are rational numbers that can be compared. */
#include "numbers/enclosure.h"
#include "numbers/enclosure_functions.h"
#include "numbers/enclosures.h"
#include "numbers/number_private.h"
#include "numbers/real.h"
#include "oracle/random.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

enum { TRIES = 20000, SMALLEST_EXPONENT = -120, LARGEST_EXPONENT = 120 };

/* An end: zero, a power of two, a number of all its bits, or one whose exponent is at the edge. */
static void random_end(mpfr_t x, uint64_t *state)
{
    mpfr_set_si(x, random_between(state, -1, 1), MPFR_RNDN);
    for (int words = random_between(state, 0, 2); words > 0; words--) {
        mpfr_mul_2si(x, x, 60, MPFR_RNDZ);
        mpfr_add_ui(x, x, random_next(state) >> random_between(state, 4, 63), MPFR_RNDZ);
    }
    if (random_below(state, 2)) mpfr_neg(x, x, MPFR_RNDN);
    if (mpfr_zero_p(x)) return;
    static const long edges[] = {SMALLEST_EXPONENT, SMALLEST_EXPONENT / 2, 0, LARGEST_EXPONENT / 2, LARGEST_EXPONENT};
    mpfr_set_exp(x, random_below(state, 2) ? random_between(state, -30, 30) : edges[random_below(state, 5)]);
}

/* Whether a result, where it is a number, is on the right side of the exact value; counts those that are rounded, and those that are none. */
static void check_rounded(const mpfr_t z, mpfr_rnd_t rounding, const mpq_t exact, int *rounded, int *lost)
{
    mpq_t value;
    if (!mpfr_number_p(z)) {
        ++*lost;
        return;
    }
    mpq_init(value);
    mpfr_get_q(value, z);
    const int order = mpq_cmp(value, exact);
    assert_true(rounding == MPFR_RNDD ? order <= 0 : order >= 0);
    *rounded += order != 0;
    mpq_clear(value);
}

static void exact_of(mpq_t out, int operation, const mpq_t a, const mpq_t b)
{
    if (operation == 0) mpq_add(out, a, b);
    if (operation == 1) mpq_sub(out, a, b);
    if (operation == 2) mpq_mul(out, a, b);
}

/* M3 to M8 */
static void mpfr_rounds_as_assumed(void **unused)
{
    (void)unused;
    static int (*const operations[])(mpfr_ptr, mpfr_srcptr, mpfr_srcptr, mpfr_rnd_t) = {mpfr_add, mpfr_sub, mpfr_mul};
    uint64_t state = 211;
    int rounded = 0, lost = 0;
    mpq_t a, b, c;
    mpq_inits(a, b, c, NULL);
    for (int i = 0; i < TRIES; i++) {
        const mpfr_rnd_t rounding = random_below(&state, 2) ? MPFR_RNDD : MPFR_RNDU;
        mpfr_t x, y, z;
        mpfr_init2(x, random_between(&state, 2, 150));
        mpfr_init2(y, random_between(&state, 2, 150));
        mpfr_init2(z, random_between(&state, 2, 150));
        random_end(x, &state);
        random_end(y, &state);
        mpfr_get_q(a, x);
        mpfr_get_q(b, y);
        for (int operation = 0; operation < 3; operation++) {
            operations[operation](z, x, y, rounding);
            exact_of(c, operation, a, b);
            check_rounded(z, rounding, c, &rounded, &lost);
        }
        mpfr_set(z, x, rounding);
        check_rounded(z, rounding, a, &rounded, &lost);
        if (mpq_sgn(b) != 0) mpq_div(c, a, b);
        mpfr_set_q(z, c, rounding);
        check_rounded(z, rounding, c, &rounded, &lost);
        assert_true(mpfr_number_p(x) && mpfr_sgn(x) == mpq_sgn(a));
        assert_true((mpfr_cmp(x, y) > 0) == (mpq_cmp(a, b) > 0) && (mpfr_cmp(x, y) < 0) == (mpq_cmp(a, b) < 0));
        mpfr_set_nan(z);
        assert_false(mpfr_number_p(z));
        mpfr_clears(x, y, z, (mpfr_ptr)NULL);
    }
    assert_true(rounded > TRIES && lost > TRIES / 100);
    mpq_clears(a, b, c, NULL);
}

/* Whether a root, where it is a number, has its square on the right side of the exact value. */
static void check_root(const mpfr_t z, mpfr_rnd_t rounding, const mpq_t exact)
{
    mpq_t value;
    if (!mpfr_number_p(z)) return;
    assert_true(mpfr_sgn(z) >= 0);
    mpq_init(value);
    mpfr_get_q(value, z);
    mpq_mul(value, value, value);
    assert_true(rounding == MPFR_RNDD ? mpq_cmp(value, exact) <= 0 : mpq_cmp(value, exact) >= 0);
    mpq_clear(value);
}

/* M9, M10, M13 */
static void mpfr_divides_as_assumed(void **unused)
{
    (void)unused;
    uint64_t state = 212;
    int rounded = 0, lost = 0, nothing = 0;
    mpq_t a, c;
    mpq_inits(a, c, NULL);
    for (int i = 0; i < TRIES; i++) {
        const mpfr_rnd_t rounding = random_below(&state, 2) ? MPFR_RNDD : MPFR_RNDU;
        const long n = (long)random_next(&state) >> random_between(&state, 0, 63);
        mpfr_t x, z;
        mpfr_init2(x, random_between(&state, 2, 150));
        mpfr_init2(z, random_between(&state, 2, 150));
        random_end(x, &state);
        mpfr_get_q(a, x);
        mpfr_neg(z, x, rounding);
        mpq_neg(c, a);
        check_rounded(z, rounding, c, &rounded, &lost);
        mpq_set_si(c, n, 1);
        mpfr_set_si(z, n, rounding);
        check_rounded(z, rounding, c, &rounded, &lost);
        const int order = mpfr_cmp_si(x, n), wanted = mpq_cmp(a, c);
        assert_true((order > 0) == (wanted > 0) && (order < 0) == (wanted < 0));
        mpfr_sqrt(z, x, rounding);
        assert_true(mpfr_sgn(x) >= 0 || !mpfr_number_p(z));
        check_root(z, rounding, a);
        mpfr_ui_div(z, (unsigned long)labs(n), x, rounding);
        if (mpfr_zero_p(x)) {
            assert_false(mpfr_number_p(z));
            nothing++;
        } else {
            mpq_set_ui(c, (unsigned long)labs(n), 1);
            mpq_div(c, c, a);
            check_rounded(z, rounding, c, &rounded, &lost);
        }
        mpfr_clears(x, z, (mpfr_ptr)NULL);
    }
    assert_true(rounded > TRIES && lost > TRIES / 100 && nothing > 0);
    mpq_clears(a, c, NULL);
}

/* Two ends in their order, with a rational between them: an end, the middle or another. */
static void random_enclosure(struct enclosure *x, mpq_t member, uint64_t *state)
{
    mpq_t other;
    mpq_init(other);
    random_end(x->low, state);
    random_end(x->high, state);
    if (random_below(state, 5) == 0) mpfr_set(x->high, x->low, MPFR_RNDN);
    if (mpfr_cmp(x->low, x->high) > 0) mpfr_swap(x->low, x->high);
    x->known = 1;
    mpfr_get_q(member, x->low);
    mpfr_get_q(other, x->high);
    mpq_sub(other, other, member);
    for (int quarters = random_between(state, 0, 2); quarters > 0; quarters--) mpq_div_2exp(other, other, 1);
    if (random_below(state, 3)) mpq_add(member, member, other);
    mpq_clear(other);
}

static int has(const struct enclosure *x, const mpq_t a)
{
    mpq_t end;
    if (!x->known) return 1;
    mpq_init(end);
    mpfr_get_q(end, x->low);
    int within = mpq_cmp(end, a) <= 0;
    mpfr_get_q(end, x->high);
    within = within && mpq_cmp(a, end) <= 0;
    mpq_clear(end);
    return within;
}

/* Two random enclosures with a number in each, and a third for what follows, all of one random precision. */
static void begin(struct enclosure *x, struct enclosure *y, struct enclosure *z, mpq_t a, mpq_t b, uint64_t *state)
{
    const long precision = random_between(state, 2, 150);
    enclosure_init(x, precision);
    enclosure_init(y, precision);
    enclosure_init(z, precision);
    random_enclosure(x, a, state);
    random_enclosure(y, b, state);
}

/* All signs of both factors, points, and ends that overflow. */
static void operations_enclose(void **unused)
{
    (void)unused;
    static void (*const operations[])(struct enclosure *, const struct enclosure *, const struct enclosure *) = {
        enclosure_add, enclosure_subtract, enclosure_multiply};
    uint64_t state = 223;
    int signs = 0, unknown = 0;
    mpq_t a, b, c;
    mpq_inits(a, b, c, NULL);
    for (int i = 0; i < TRIES; i++) {
        struct enclosure x, y, z;
        begin(&x, &y, &z, a, b, &state);
        assert_true(has(&x, a) && has(&y, b));
        for (int operation = 0; operation < 3; operation++) {
            operations[operation](&z, &x, &y);
            exact_of(c, operation, a, b);
            assert_true(has(&z, c));
            const int sign = enclosure_find_sign(&z);
            if (sign != NUMBER_SIGN_UNKNOWN) assert_int_equal(sign, mpq_sgn(c));
            signs += sign != NUMBER_SIGN_UNKNOWN;
            unknown += !z.known;
        }
        x.known = 0;
        enclosure_multiply(&z, &x, &y);
        assert_false(z.known);
        assert_int_equal(enclosure_find_sign(&z), NUMBER_SIGN_UNKNOWN);
        enclosure_clear(&x);
        enclosure_clear(&y);
        enclosure_clear(&z);
    }
    assert_true(signs > TRIES && unknown > TRIES / 50);
    mpq_clears(a, b, c, NULL);
}

/* What lies in x, and is inverted, rooted, or lies between, in both, or around. */
static void functions_enclose(void **unused)
{
    (void)unused;
    uint64_t state = 229;
    int known = 0, inverted = 0, met = 0;
    mpq_t a, b, c;
    mpq_inits(a, b, c, NULL);
    for (int i = 0; i < TRIES; i++) {
        struct enclosure x, y, z;
        begin(&x, &y, &z, a, b, &state);
        enclosure_invert(&z, &x);
        if (mpq_sgn(a) != 0) mpq_inv(c, a);
        assert_true(mpq_sgn(a) != 0 ? has(&z, c) : !z.known);
        inverted += z.known;
        enclosure_sqrt(&z, &x);
        if (z.known) check_root(z.low, MPFR_RNDD, a);
        if (z.known) check_root(z.high, MPFR_RNDU, a);
        enclosure_around(&z, &x);
        mpq_neg(c, a);
        assert_true(mpq_sgn(a) < 0 || (has(&z, a) && has(&z, c)));
        enclosure_between(&z, &x, &y);
        mpq_add(c, a, b);
        mpq_div_2exp(c, c, 1);
        assert_true(mpq_cmp(a, b) > 0 || (has(&z, a) && has(&z, b) && has(&z, c)));
        enclosure_meet(&z, &x, &y);
        if (has(&y, a)) assert_true(z.known && has(&z, a));
        if (has(&x, b)) assert_true(z.known && has(&z, b));
        if (z.known) met++;
        enclosure_low(&z, &x);
        assert_true(z.known && mpfr_equal_p(z.low, x.low) && mpfr_equal_p(z.high, x.low));
        enclosure_high(&z, &x);
        assert_true(z.known && mpfr_equal_p(z.low, x.high) && mpfr_equal_p(z.high, x.high));
        enclosure_integer(&z, i);
        mpq_set_si(c, i, 1);
        assert_true(has(&z, c));
        known += z.known;
        x.known = 0;
        enclosure_exp(&z, &x);
        assert_false(z.known);
        enclosure_clear(&x);
        enclosure_clear(&y);
        enclosure_clear(&z);
    }
    assert_true(known == TRIES && inverted > TRIES / 20 && met > TRIES / 20);
    mpq_clears(a, b, c, NULL);
}

/* Products of straight ends are as narrow as they can be: the ends of a product of integers are those of the products of ends. */
static void products_are_narrow(void **unused)
{
    (void)unused;
    struct enclosure x, y, z;
    enclosure_init(&x, 30);
    enclosure_init(&y, 30);
    enclosure_init(&z, 30);
    x.known = y.known = 1;
    for (int code = 0; code < 9 * 9 * 9 * 9; code++) {
        const int xl = code % 9 - 4, xh = code / 9 % 9 - 4, yl = code / 81 % 9 - 4, yh = code / 729 - 4;
        if (xl > xh || yl > yh) continue;
        mpfr_set_si(x.low, xl, MPFR_RNDN);
        mpfr_set_si(x.high, xh, MPFR_RNDN);
        mpfr_set_si(y.low, yl, MPFR_RNDN);
        mpfr_set_si(y.high, yh, MPFR_RNDN);
        enclosure_multiply(&z, &x, &y);
        const int products[] = {xl * yl, xl * yh, xh * yl, xh * yh};
        int low = products[0], high = products[0];
        for (int i = 1; i < 4; i++) {
            if (products[i] < low) low = products[i];
            if (products[i] > high) high = products[i];
        }
        assert_true(z.known && mpfr_cmp_si(z.low, low) == 0 && mpfr_cmp_si(z.high, high) == 0);
    }
    enclosure_clear(&x);
    enclosure_clear(&y);
    enclosure_clear(&z);
}

/* I9, and the enclosure of a rational and of a square root. */
static void numbers_are_enclosed(void **unused)
{
    (void)unused;
    uint64_t state = 227;
    for (int i = 0; i < TRIES / 20; i++) {
        const long precision = random_between(&state, 2, 300);
        struct number_pool *pool = number_pool_new();
        const struct number *ratio =
            number_from_ratio(pool, random_between(&state, -1000, 1000), random_between(&state, 1, 1000));
        const struct number *root = real_new(pool, REAL_ROOT, number_multiply(pool, ratio, ratio), NULL);
        struct enclosure x, square;
        enclosure_init(&x, precision);
        enclosure_init(&square, precision);
        enclosure_of_number(&x, ratio, precision);
        assert_true(x.known && has(&x, ratio->value));
        enclosure_of_number(&x, root, precision);
        enclosure_multiply(&square, &x, &x);
        const struct number *ratio_squared = number_multiply(pool, ratio, ratio);
        assert_true(square.known && has(&square, ratio_squared->value));
        enclosure_clear(&x);
        enclosure_clear(&square);
        number_pool_free(pool);
    }
}

/* M14, and what makes room for more: enclosures stay as they are while their arena grows, and their ends as rationals lie outside. */
static void arenas_keep_enclosures(void **unused)
{
    (void)unused;
    enum { MANY = 300 };
    struct number_pool *pool = number_pool_new();
    struct enclosures *arena = enclosures_new(100);
    const struct number *ratio[MANY], *low, *high;
    enclosed made[MANY];
    for (int i = 0; i < MANY; i++) {
        ratio[i] = number_from_ratio(pool, i - MANY / 2, 7);
        made[i] = enclosures_of(arena, ratio[i]);
    }
    assert_int_equal(enclosures_mark(arena), MANY);
    assert_true(enclosures_work(arena) > 0);
    for (int i = 0; i < MANY; i++) {
        assert_true(made[i]->known && has(made[i], ratio[i]->value));
        assert_int_equal(enclosures_ends(pool, made[i], 2 + i % 120, &low, &high), 1);
        assert_true(mpq_cmp(low->value, ratio[i]->value) <= 0 && mpq_cmp(ratio[i]->value, high->value) <= 0);
        assert_true(mpfr_cmp_q(made[i]->low, low->value) >= 0 && mpfr_cmp_q(made[i]->high, high->value) <= 0);
        assert_true(i % 120 < 98 || mpfr_cmp_q(made[i]->low, low->value) == 0);
        assert_int_equal(mpfr_zero_p(made[i]->low) != 0, i == MANY / 2);
    }
    assert_int_equal(enclosures_exponent(enclosures_integer(arena, 5)), 3);
    assert_int_equal(enclosures_exponent(enclosures_integer(arena, 0)), 0);
    enclosures_release(arena, MANY);
    assert_ptr_not_equal(enclosures_integer(arena, 1), made[MANY - 1]);
    enclosures_free(arena);
    number_pool_free(pool);
}

/* An end that overflows when it is rounded to fewer bits is no rational. */
static void ends_may_overflow(void **unused)
{
    (void)unused;
    struct number_pool *pool = number_pool_new();
    const struct number *low = NULL, *high = NULL;
    struct enclosure x;
    enclosure_init(&x, 64);
    mpfr_set_si(x.low, 0, MPFR_RNDN);
    mpfr_set_inf(x.high, 1);
    mpfr_nextbelow(x.high);
    x.known = 1;
    assert_int_equal(enclosures_ends(pool, &x, 64, &low, &high), 1);
    assert_int_equal(mpfr_cmp_q(x.high, high->value), 0);
    low = high = NULL;
    assert_int_equal(enclosures_ends(pool, &x, 63, &low, &high), 0);
    assert_true(low == NULL && high == NULL);
    x.known = 0;
    assert_int_equal(enclosures_ends(pool, &x, 64, &low, &high), 0);
    enclosure_clear(&x);
    number_pool_free(pool);
}

/* The harness must notice an end on the wrong side by the last bit. */
static void a_wrong_end_is_noticed(void **unused)
{
    (void)unused;
    struct enclosure x;
    mpq_t third;
    mpq_init(third);
    mpq_set_si(third, 1, 3);
    enclosure_init(&x, 64);
    x.known = 1;
    mpfr_set_q(x.low, third, MPFR_RNDD);
    mpfr_set_q(x.high, third, MPFR_RNDU);
    assert_true(has(&x, third));
    mpfr_set(x.low, x.high, MPFR_RNDN);
    assert_false(has(&x, third));
    enclosure_clear(&x);
    mpq_clear(third);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(mpfr_rounds_as_assumed),  cmocka_unit_test(operations_enclose),
        cmocka_unit_test(mpfr_divides_as_assumed), cmocka_unit_test(functions_enclose),
        cmocka_unit_test(products_are_narrow),     cmocka_unit_test(numbers_are_enclosed),
        cmocka_unit_test(arenas_keep_enclosures),  cmocka_unit_test(ends_may_overflow),
        cmocka_unit_test(a_wrong_end_is_noticed)};
    mpfr_set_emin(SMALLEST_EXPONENT - 10);
    mpfr_set_emax(LARGEST_EXPONENT + 10);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
