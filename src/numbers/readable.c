/* SPDX-License-Identifier: BSD-2-Clause */
/* Numbers for people. */
#include "memory/memory.h"
#include "numbers/algebraic.h"
#include "numbers/output.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DIGITS = 11, LAST_PRECISION = 4096, LONGEST_RATIONAL = 50, LONGEST_FORM = 150 };

/* 10^|places| */
static void power_of_ten(fmpz_t out, long places)
{
    fmpz_set_ui(out, 10);
    fmpz_pow_ui(out, out, (ulong)labs(places));
}

/* x 10^places */
static void scale(arb_t x, long places, long precision)
{
    fmpz_t power;
    fmpz_init(power);
    power_of_ten(power, places);
    if (places >= 0)
        arb_mul_fmpz(x, x, power, precision);
    else
        arb_div_fmpz(x, x, power, precision);
    fmpz_clear(power);
}

static char *digits_of_rational(const mpq_t x, long places)
{
    fmpq_t scaled;
    fmpz_t n;
    fmpq_init(scaled);
    fmpz_init(n);
    fmpq_set_mpq(scaled, x);
    fmpq_abs(scaled, scaled);
    power_of_ten(n, places);
    if (places >= 0)
        fmpq_mul_fmpz(scaled, scaled, n);
    else
        fmpq_div_fmpz(scaled, scaled, n);
    fmpz_fdiv_q(n, fmpq_numref(scaled), fmpq_denref(scaled));
    char *text = fmpz_get_str(NULL, 10, n);
    fmpq_clear(scaled);
    fmpz_clear(n);
    return text;
}

/* floor(|x| 10^places) as text; NULL when no enclosure determines it. */
static char *scaled_digits(const struct number *x, long places)
{
    char *text = NULL;
    arb_t scaled;
    fmpz_t n;
    if (number_is_plain(x)) return digits_of_rational(x->value, places);
    arb_init(scaled);
    fmpz_init(n);
    const long limit = number_is_certain(x) ? LAST_PRECISION : 128;
    for (long precision = 128; precision <= limit && text == NULL; precision *= 2) {
        real_enclose(scaled, x, precision);
        arb_abs(scaled, scaled);
        scale(scaled, places, precision);
        arb_floor(scaled, scaled, precision);
        if (arb_get_unique_fmpz(n, scaled)) text = fmpz_get_str(NULL, 10, n);
    }
    arb_clear(scaled);
    fmpz_clear(n);
    return text;
}

/* The decimal exponent of x, with an error of at most one. */
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

static char *scientific(const char *sign, const char *digits, long exponent, const char *end)
{
    return memory_print("%s%.1s.%s%se%ld", sign, digits, digits + 1, end, exponent);
}

/* The number digits / 10^places, places >= 0. */
static char *fixed(const char *sign, const char *digits, long places, const char *end)
{
    const int missing = (int)(places + 1 - (long)strlen(digits));
    const char *point = places > 0 ? "." : "";
    if (missing == 1) return memory_print("%s0%s%s%s", sign, point, digits, end);
    if (missing > 0) return memory_print("%s0.%0*d%s%s", sign, missing - 1, 0, digits, end);
    return memory_print("%s%.*s%s%s%s", sign, 1 - missing, digits, point, digits + 1 - missing, end);
}

/* n / 10^places, or n 10^-places as "ne5". */
static char *shifted(const fmpz_t n, long places)
{
    fmpz_t magnitude;
    fmpz_init(magnitude);
    fmpz_abs(magnitude, n);
    char *digits = fmpz_get_str(NULL, 10, magnitude);
    const char *sign = fmpz_sgn(n) < 0 ? "-" : "";
    const int is_fixed = places >= 0 && places < 20;
    char *text = is_fixed            ? fixed(sign, digits, places, "")
                 : fmpz_is_zero(n)   ? memory_print("0")
                 : digits[1] == '\0' ? memory_print("%s%se%ld", sign, digits, -places)
                                     : scientific(sign, digits, (long)strlen(digits) - 1 - places, "");
    flint_free(digits);
    fmpz_clear(magnitude);
    return text;
}

/* The ends of an enclosure in units of 10^-places, rounded outwards. */
static void round_outwards(fmpz_t low, fmpz_t high, const arb_t enclosure, long places)
{
    arb_t scaled;
    arf_t end;
    arb_init(scaled);
    arf_init(end);
    arb_set(scaled, enclosure);
    scale(scaled, places, 128);
    arb_get_lbound_arf(end, scaled, 128);
    arf_get_fmpz(low, end, ARF_RND_FLOOR);
    arb_get_ubound_arf(end, scaled, 128);
    arf_get_fmpz(high, end, ARF_RND_CEIL);
    arb_clear(scaled);
    arf_clear(end);
}

/* An upper bound of the decimal exponent of the radius of an enclosure; `least` when it is smaller. */
static long exponent_of_radius(const arb_t enclosure, long least)
{
    const double bits = mag_get_d_log2_approx(arb_radref(enclosure));
    const double exponent = floor(bits * 0.30102999566398) - 1;
    return exponent > (double)least ? (long)exponent : least;
}

/* A text for a number none of whose digits an enclosure determines: it may be a short decimal, or uncertain. */
static char *approximate(const struct number *x, long exponent)
{
    arb_t enclosure;
    fmpz_t low, high;
    arb_init(enclosure);
    fmpz_init(low);
    fmpz_init(high);
    real_enclose(enclosure, x, 128);
    char *text, *first, *last;
    const long places = 1 - exponent_of_radius(enclosure, exponent - DIGITS + 2);
    if (arb_is_finite(enclosure)) round_outwards(low, high, enclosure, places);
    first = shifted(low, places);
    last = shifted(high, places);
    fmpz_sub(low, high, low);
    if (!arb_is_finite(enclosure))
        text = memory_print("not known");
    else if (fmpz_cmp_ui(low, 2) <= 0) {
        fmpz_sub_ui(high, high, 1);
        char *middle = shifted(high, places);
        text = memory_print("%s +/- 1e%ld", middle, -places);
        free(middle);
    } else
        text = memory_print("between %s and %s", first, last);
    free(first);
    free(last);
    arb_clear(enclosure);
    fmpz_clear(low);
    fmpz_clear(high);
    return text;
}

/* The decimal of a number that is not a short rational. */
char *output_decimal(const struct number *x)
{
    const long exponent = exponent_of(x);
    const char *sign = number_sign(x) < 0 ? "-" : "";
    const int is_fixed = exponent > -5 && exponent < DIGITS;
    char *digits = scaled_digits(x, DIGITS - exponent);
    if (digits == NULL) return approximate(x, exponent);
    char *text = is_fixed ? fixed(sign, digits, DIGITS - exponent, "...")
                          : scientific(sign, digits, exponent + (long)strlen(digits) - DIGITS - 1, "...");
    flint_free(digits);
    return text;
}

/* Writes n as square^2 rest; a square factor of a large n is not searched for. */
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

/* The text of (p + q sqrt(d)) / r, without factors 1 and terms 0; p, q, r have no common factor, and r > 0. */
static char *surd(const fmpz_t p, const fmpz_t q, const fmpz_t d, const fmpz_t r)
{
    char *ps = fmpz_get_str(NULL, 10, p), *qs = fmpz_get_str(NULL, 10, q), *ds = fmpz_get_str(NULL, 10, d),
         *rs = fmpz_get_str(NULL, 10, r);
    const int sum = !fmpz_is_zero(p), divided = !fmpz_is_one(r), negative = fmpz_sgn(q) < 0;
    const char *factor = qs + negative, *between = sum ? (negative ? " - " : " + ") : (negative ? "-" : "");
    if (strcmp(factor, "1") == 0) factor = "";
    char *text =
        memory_print("%s%s%s%s%ssqrt(%s)%s%s%s", sum && divided ? "(" : "", sum ? ps : "", between, factor,
                     *factor != '\0' ? " " : "", ds, sum && divided ? ")" : "", divided ? "/" : "", divided ? rs : "");
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
    char *text = memory_print("%s = %s", exact, near);
    free(exact);
    free(near);
    return text;
}

static size_t count_digits(const char *text)
{
    size_t count = 0;
    for (; *text != '\0'; text++) count += *text >= '0' && *text <= '9';
    return count;
}

/* A rational as it is; a long one as a decimal. */
static char *rational(const struct number *x)
{
    char *text = number_text(x);
    const size_t digits = count_digits(text);
    if (digits <= LONGEST_RATIONAL) return text;
    char *near = output_decimal(x), *words = memory_print("%s (a fraction of %zu digits)", near, digits);
    free(near);
    free(text);
    return words;
}

/* "form = decimal"; a long form is left out. Frees both. */
static char *with_short_form(char *form, char *decimal)
{
    if (count_digits(form) <= LONGEST_FORM) return join(form, decimal);
    free(form);
    return decimal;
}

char *output_readable(struct number_pool *pool, const struct number *x)
{
    fmpz_poly_t polynomial;
    x = number_settle(pool, x);
    if (number_is_plain(x)) return rational(x);
    char *text = output_decimal(x);
    fmpz_poly_init(polynomial);
    if (algebraic_polynomial(pool, x, polynomial) && fmpz_poly_degree(polynomial) == 2)
        text = with_short_form(quadratic(polynomial, side_of(pool, polynomial, x)), text);
    fmpz_poly_clear(polynomial);
    return text;
}

char *output_degrees(struct number_pool *pool, const struct number *radians)
{
    const struct number *half_turn = number_from_integer(pool, 180), *pi = real_new(pool, REAL_PI, NULL, NULL);
    return output_decimal(number_divide(pool, number_multiply(pool, radians, half_turn), pi));
}
