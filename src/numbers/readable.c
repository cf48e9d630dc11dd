/* SPDX-License-Identifier: BSD-2-Clause */
/* Numbers for people. */
#include "numbers/algebraic.h"
#include "numbers/output.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DIGITS = 11, LAST_PRECISION = 4096 };

/* floor(|x| 10^places) of a rational as text. */
static char *rational_digits(const struct number *x, long places)
{
    mpz_t power, digits;
    mpz_init(power);
    mpz_init(digits);
    mpz_ui_pow_ui(power, 10, (unsigned long)labs(places));
    mpz_abs(digits, mpq_numref(x->value));
    if (places >= 0) mpz_mul(digits, digits, power);
    if (places >= 0) mpz_set(power, mpq_denref(x->value));
    if (places < 0) mpz_mul(power, power, mpq_denref(x->value));
    mpz_fdiv_q(digits, digits, power);
    char *text = mpz_get_str(NULL, 10, digits);
    mpz_clear(power);
    mpz_clear(digits);
    return text;
}

/* floor(|x| 10^places) as text; NULL when no enclosure tells it, as for a number that is not known to be irrational. */
static char *scaled_digits(const struct number *x, long places)
{
    char *text = NULL;
    if (number_is_plain(x)) return rational_digits(x, places);
    arb_t scaled, power;
    fmpz_t n;
    arb_init(scaled);
    arb_init(power);
    fmpz_init(n);
    for (long precision = 128; precision <= LAST_PRECISION && text == NULL; precision *= 2) {
        real_enclose(scaled, x, precision);
        arb_abs(scaled, scaled);
        arb_set_si(power, 10);
        arb_pow_ui(power, power, (ulong)labs(places), precision);
        if (places >= 0)
            arb_mul(scaled, scaled, power, precision);
        else
            arb_div(scaled, scaled, power, precision);
        arb_floor(scaled, scaled, precision);
        if (arb_get_unique_fmpz(n, scaled)) text = fmpz_get_str(NULL, 10, n);
    }
    arb_clear(scaled);
    arb_clear(power);
    fmpz_clear(n);
    return text;
}

/* The decimal exponent of x, perhaps one off. */
static long exponent_of(const struct number *x)
{
    arb_t enclosure, ten;
    arb_init(enclosure);
    arb_init(ten);
    real_enclose(enclosure, x, 128);
    arb_abs(enclosure, enclosure);
    arb_log(enclosure, enclosure, 64);
    arb_const_log10(ten, 64);
    arb_div(enclosure, enclosure, ten, 64);
    const double exponent = arf_get_d(arb_midref(enclosure), ARF_RND_NEAR);
    arb_clear(enclosure);
    arb_clear(ten);
    return isfinite(exponent) ? (long)floor(exponent) : 0;
}

static char *scientific(const char *sign, const char *digits, long exponent)
{
    const size_t size = strlen(digits) + 64;
    char *text = malloc(size);
    if (text == NULL) abort();
    snprintf(text, size, "%s%.1s.%s...e%ld", sign, digits, digits + 1, exponent);
    return text;
}

static char *fixed(const char *sign, const char *digits, long places)
{
    const size_t size = strlen(digits) + (size_t)places + 16;
    char *text = malloc(size);
    if (text == NULL) abort();
    const int missing = (int)(places + 1 - (long)strlen(digits));
    if (missing > 0)
        snprintf(text, size, "%s0.%0*d%s...", sign, missing - 1, 0, digits);
    else
        snprintf(text, size, "%s%.*s.%s...", sign, 1 - missing, digits, digits + 1 - missing);
    if (missing == 1) snprintf(text, size, "%s0.%s...", sign, digits);
    return text;
}

char *output_decimal(const struct number *x)
{
    const long exponent = exponent_of(x);
    const char *sign = number_sign(x) < 0 ? "-" : "";
    const int is_fixed = exponent > -5 && exponent < DIGITS;
    char *digits = scaled_digits(x, DIGITS - exponent);
    if (digits == NULL) {
        char *low, *high;
        output_enclosure(x, 64, &low, &high);
        free(high);
        return low;
    }
    char *text = is_fixed ? fixed(sign, digits, DIGITS - exponent)
                          : scientific(sign, digits, exponent + (long)strlen(digits) - DIGITS - 1);
    free(digits);
    return text;
}

/* n = square^2 rest; the square of a large n is not looked for. */
static void split_square(fmpz_t square, fmpz_t rest, const fmpz_t n)
{
    fmpz_one(square);
    fmpz_set(rest, n);
    if (fmpz_bits(n) > 64) return;
    fmpz_factor_t factors;
    fmpz_t power;
    fmpz_factor_init(factors);
    fmpz_init(power);
    fmpz_factor(factors, n);
    for (slong i = 0; i < factors->num; i++) {
        fmpz_pow_ui(power, factors->p + i, factors->exp[i] / 2);
        fmpz_mul(square, square, power);
    }
    fmpz_mul(power, square, square);
    fmpz_divexact(rest, n, power);
    fmpz_factor_clear(factors);
    fmpz_clear(power);
}

/* (p + q sqrt(d)) / r without what is 0 or 1; p, q, r have no common factor, r > 0. */
static char *surd(const fmpz_t p, const fmpz_t q, const fmpz_t d, const fmpz_t r)
{
    char *ps = fmpz_get_str(NULL, 10, p), *qs = fmpz_get_str(NULL, 10, q), *ds = fmpz_get_str(NULL, 10, d),
         *rs = fmpz_get_str(NULL, 10, r);
    const size_t size = strlen(ps) + strlen(qs) + strlen(ds) + strlen(rs) + 32;
    char *text = malloc(size);
    if (text == NULL) abort();
    const int sum = !fmpz_is_zero(p), divided = !fmpz_is_one(r), negative = fmpz_sgn(q) < 0;
    const char *factor = qs + negative;
    size_t n = (size_t)snprintf(text, size, "%s%s%s", sum && divided ? "(" : "", sum ? ps : "",
                                sum ? (negative ? " - " : " + ") : (negative ? "-" : ""));
    n += (size_t)snprintf(text + n, size - n, "%s%ssqrt(%s)", strcmp(factor, "1") == 0 ? "" : factor,
                          strcmp(factor, "1") == 0 ? "" : " ", ds);
    snprintf(text + n, size - n, "%s%s%s", sum && divided ? ")" : "", divided ? "/" : "", divided ? rs : "");
    flint_free(ps);
    flint_free(qs);
    flint_free(ds);
    flint_free(rs);
    return text;
}

/* The root of c2 x^2 + c1 x + c0 that lies on the side `sign` of -c1 / (2 c2). */
static char *quadratic(const fmpz_poly_t polynomial, int sign)
{
    fmpz_t p, q, d, r, common;
    fmpz_init(p);
    fmpz_init(q);
    fmpz_init(d);
    fmpz_init(r);
    fmpz_init(common);
    fmpz_neg(p, fmpz_poly_get_coeff_ptr(polynomial, 1));
    fmpz_mul(r, fmpz_poly_get_coeff_ptr(polynomial, 0), fmpz_poly_get_coeff_ptr(polynomial, 2));
    fmpz_mul_ui(r, r, 4);
    fmpz_mul(d, p, p);
    fmpz_sub(r, d, r);
    split_square(q, d, r);
    fmpz_mul_ui(r, fmpz_poly_get_coeff_ptr(polynomial, 2), 2);
    if (sign < 0) fmpz_neg(q, q);
    fmpz_gcd(common, p, q);
    fmpz_gcd(common, common, r);
    fmpz_divexact(p, p, common);
    fmpz_divexact(q, q, common);
    fmpz_divexact(r, r, common);
    char *text = surd(p, q, d, r);
    fmpz_clear(p);
    fmpz_clear(q);
    fmpz_clear(d);
    fmpz_clear(r);
    fmpz_clear(common);
    return text;
}

/* The sign of c1 + 2 c2 x. */
static int side_of(struct number_pool *pool, const fmpz_poly_t polynomial, const struct number *x)
{
    struct number *c1 = number_fresh(pool), *c2 = number_fresh(pool);
    fmpz_get_mpz(mpq_numref(c1->value), fmpz_poly_get_coeff_ptr(polynomial, 1));
    fmpz_get_mpz(mpq_numref(c2->value), fmpz_poly_get_coeff_ptr(polynomial, 2));
    return number_sign(
        number_add(pool, c1, number_multiply(pool, number_from_integer(pool, 2), number_multiply(pool, c2, x))));
}

/* "exact = decimal"; frees both. */
static char *join(char *exact, char *near)
{
    const size_t size = strlen(exact) + strlen(near) + 4;
    char *text = malloc(size);
    if (text == NULL) abort();
    snprintf(text, size, "%s = %s", exact, near);
    free(exact);
    free(near);
    return text;
}

char *output_readable(struct number_pool *pool, const struct number *x)
{
    fmpz_poly_t polynomial;
    x = number_settle(pool, x);
    if (number_is_plain(x)) return number_text(x);
    char *text = output_decimal(x);
    fmpz_poly_init(polynomial);
    if (algebraic_polynomial(pool, x, polynomial) && fmpz_poly_degree(polynomial) == 2)
        text = join(quadratic(polynomial, side_of(pool, polynomial, x)), text);
    fmpz_poly_clear(polynomial);
    return text;
}
