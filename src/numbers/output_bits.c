/* SPDX-License-Identifier: BSD-2-Clause */
/* How narrow an interval of the generator alpha must be for Horner's scheme to find a sign.
 *
 * For q(alpha) with q = q_0 + ... + q_n x^n, Horner's scheme in intervals, started with an interval [low, high] that
 * contains alpha, ends with an interval of width at most (high - low) sum i |q_i| A^(i - 1), where A is the largest
 * absolute value in [low, high]. (The width of a product of intervals is at most the width of each times the largest
 * absolute value of the other, added.) The result contains q(alpha), so it excludes 0 as soon as it is narrower than
 * q(alpha)|. */
#include "numbers/algebraic.h"
#include "numbers/output.h"

#include <stdlib.h>

static void read_rational(fmpq_t out, const char *text)
{
    if (fmpq_set_str(out, text, 10) != 0) abort(); /* the text was written by fmpq_get_str */
}

/* An upper bound of sum i |q_i| A^(i - 1), where A = |alpha| + 1. */
static void bound_of_slope(mag_t bound, const fmpq_poly_t q, const arb_t alpha)
{
    mag_t largest, term;
    arb_t coefficient;
    fmpq_t c;
    mag_init(largest);
    mag_init(term);
    arb_init(coefficient);
    fmpq_init(c);
    arb_get_mag(largest, alpha);
    mag_add_ui(largest, largest, 1);
    mag_zero(bound);
    for (slong i = fmpq_poly_length(q) - 1; i > 0; i--) {
        fmpq_poly_get_coeff_fmpq(c, q, i);
        arb_set_fmpq(coefficient, c, 64);
        arb_get_mag(term, coefficient);
        mag_mul_ui(term, term, (ulong)i);
        mag_mul(bound, bound, largest);
        mag_add(bound, bound, term);
    }
    mag_clear(largest);
    mag_clear(term);
    arb_clear(coefficient);
    fmpq_clear(c);
}

/* A lower bound of |q(alpha)|; 0 when the value is 0 or cannot be distinguished from 0 within the budget. */
static void bound_of_value(mag_t bound, const fmpq_poly_t q, const struct number *alpha, long limit)
{
    arb_t x, value;
    arb_init(x);
    arb_init(value);
    mag_zero(bound);
    for (long precision = 128; precision <= limit && mag_is_zero(bound) && !fmpq_poly_is_zero(q); precision *= 2) {
        fmpz_t denominator;
        fmpz_poly_t top;
        fmpz_init(denominator);
        fmpz_poly_init(top);
        fmpq_poly_get_numerator(top, q);
        fmpq_poly_get_denominator(denominator, q);
        real_enclose(x, alpha, precision);
        arb_fmpz_poly_evaluate_arb(value, top, x, precision);
        arb_div_fmpz(value, value, denominator, precision);
        arb_get_mag_lower(bound, value);
        fmpz_clear(denominator);
        fmpz_poly_clear(top);
    }
    arb_clear(x);
    arb_clear(value);
}

/* Sets q to the element minus the rational. */
static void read_difference(fmpq_poly_t q, const char *const *coefficient, int count, const char *less)
{
    fmpq_t c;
    fmpq_init(c);
    for (int i = count - 1; i >= 0; i--) {
        read_rational(c, coefficient[i]);
        fmpq_poly_set_coeff_fmpq(q, i, c);
    }
    read_rational(c, less);
    fmpq_poly_sub_fmpq(q, q, c);
    fmpq_clear(c);
}

/* The least n with slope / value <= 2^n, or one more. */
static long bits_of_ratio(const mag_t slope, const mag_t value)
{
    mag_t ratio;
    mag_init(ratio);
    mag_div(ratio, slope, value);
    const long bits = mag_cmp_2exp_si(ratio, 0) <= 0 ? 0 : fmpz_get_si(MAG_EXPREF(ratio));
    mag_clear(ratio);
    return bits;
}

long output_bits(struct number_pool *pool, const char *const *coefficient, int count, const char *less)
{
    const struct number *alpha = output_generator(pool);
    if (alpha == NULL) return 0;
    const long limit = number_precision_limit(number_pool_shared(pool)->budget_bits);
    fmpq_poly_t q;
    mag_t slope, value;
    arb_t near;
    fmpq_poly_init(q);
    mag_init(slope);
    mag_init(value);
    arb_init(near);
    read_difference(q, coefficient, count, less);
    real_enclose(near, alpha, 64);
    bound_of_slope(slope, q, near);
    bound_of_value(value, q, alpha, limit);
    const long bits = mag_is_zero(value) ? limit : bits_of_ratio(slope, value);
    fmpq_poly_clear(q);
    mag_clear(slope);
    mag_clear(value);
    arb_clear(near);
    return bits;
}
