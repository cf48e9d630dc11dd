/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/output.h"

#include "numbers/algebraic.h"
#include "numbers/zero.h"

#include <stdlib.h>
#include <string.h>

enum { HIGHEST_PRECISION = 1 << 28 };

char *output_rational(const mpq_t x)
{
    const size_t digits = mpz_sizeinbase(mpq_numref(x), 10) + mpz_sizeinbase(mpq_denref(x), 10);
    char *text = malloc(digits + 3); /* with a sign, a slash and a NUL */
    if (text == NULL) abort();
    return mpq_get_str(text, 10, x);
}

char *number_text(const struct number *x)
{
    if (number_is_plain(x)) return output_rational(x->value);
    char *low, *high;
    output_enclosure(x, 64, &low, &high);
    free(high);
    return low;
}

static void text_list_new(struct text_list *list, int count)
{
    list->count = count;
    list->text = calloc((size_t)count + 1, sizeof *list->text);
    if (list->text == NULL) abort();
}

void text_list_free(struct text_list *list)
{
    for (int i = 0; i < list->count; i++) free(list->text[i]);
    free(list->text);
    *list = (struct text_list){0, NULL};
}

void root_text_free(struct root_text *root)
{
    text_list_free(&root->polynomial);
    free(root->low);
    free(root->high);
    root->low = root->high = NULL;
}

/* n / 2^shift in lowest terms */
static char *dyadic_text(const fmpz_t n, long shift)
{
    fmpq_t x;
    fmpq_init(x);
    fmpq_set_fmpz(x, n);
    fmpq_div_2exp(x, x, (flint_bitcnt_t)shift);
    char *text = fmpq_get_str(NULL, 10, x);
    fmpq_clear(x);
    return text;
}

/* The polynomial 2^(n d) p((k + t) / 2^n) in t, whose roots in [0, 1] correspond to those of p in the interval. */
static void zoom(fmpz_poly_t out, const fmpz_poly_t p, const fmpz_t k, long n)
{
    const slong d = fmpz_poly_degree(p);
    fmpz_t coefficient;
    fmpz_init(coefficient);
    fmpz_poly_zero(out);
    for (slong i = 0; i <= d; i++) {
        fmpz_poly_get_coeff_fmpz(coefficient, p, i);
        fmpz_mul_2exp(coefficient, coefficient, (flint_bitcnt_t)(n * (d - i)));
        fmpz_poly_set_coeff_fmpz(out, i, coefficient);
    }
    fmpz_poly_taylor_shift(out, out, k);
    fmpz_clear(coefficient);
}

/* Descartes' bound of the number of roots in (0, 1): the variations of (1 + t)^d q(1 / (1 + t)). */
static int variations(fmpz_poly_t q)
{
    fmpz_t one;
    int count = 0, last = 0;
    fmpz_init_set_ui(one, 1);
    fmpz_poly_reverse(q, q, fmpz_poly_length(q));
    fmpz_poly_taylor_shift(q, q, one);
    for (slong i = 0; i < fmpz_poly_length(q); i++) {
        const int sign = fmpz_sgn(fmpz_poly_get_coeff_ptr(q, i));
        count += sign * last < 0;
        if (sign != 0) last = sign;
    }
    fmpz_clear(one);
    return count;
}

/* floor(2^n x) for an irrational x: the enclosure is refined until it contains no integer. */
static void scaled_floor(fmpz_t k, const struct number *x, long n)
{
    arb_t scaled;
    arb_init(scaled);
    for (long precision = 64 + n;; precision *= 2) {
        real_enclose(scaled, x, precision);
        arb_mul_2exp_si(scaled, scaled, n);
        arb_floor(scaled, scaled, precision);
        if (arb_get_unique_fmpz(k, scaled)) break;
    }
    arb_clear(scaled);
}

/* Whether Descartes' bound is 1 on the interval of width 2^-n that begins at 2^-n k, k = floor(2^n x), and contains the root x. */
static int isolates(fmpz_t k, const fmpz_poly_t polynomial, const struct number *x, long n)
{
    fmpz_poly_t zoomed;
    fmpz_poly_init(zoomed);
    scaled_floor(k, x, n);
    zoom(zoomed, polynomial, k, n);
    const int found = variations(zoomed) == 1;
    fmpz_poly_clear(zoomed);
    return found;
}

/* Finds an interval of width 2^-n that isolates the root; n is the least that is at least `bits`. The interval for n + 1 is a half of that for n,
 * and Descartes' bound is odd on it and not larger: it remains 1, so that n can be found by doubling steps and halving them. */
static void isolate(struct root_text *root, const fmpz_poly_t polynomial, const struct number *x, long bits)
{
    fmpz_t k;
    long below = bits - 1, n = bits;
    fmpz_init(k);
    for (long step = 1; !isolates(k, polynomial, x, n); step *= 2) {
        below = n;
        n += step;
    }
    while (n - below > 1) {
        const long middle = below + (n - below) / 2;
        if (isolates(k, polynomial, x, middle))
            n = middle;
        else
            below = middle;
    }
    scaled_floor(k, x, n);
    root->low = dyadic_text(k, n);
    fmpz_add_ui(k, k, 1);
    root->high = dyadic_text(k, n);
    fmpz_clear(k);
}

static void root_of(struct root_text *root, const fmpz_poly_t polynomial, const struct number *x, long bits)
{
    text_list_new(&root->polynomial, (int)fmpz_poly_length(polynomial));
    for (int i = 0; i < root->polynomial.count; i++)
        root->polynomial.text[i] = fmpz_get_str(NULL, 10, fmpz_poly_get_coeff_ptr(polynomial, i));
    isolate(root, polynomial, x, bits);
}

int output_root(struct number_pool *pool, const struct number *x, struct root_text *root)
{
    fmpz_poly_t polynomial;
    fmpz_poly_init(polynomial);
    const int done = algebraic_polynomial(pool, x, polynomial) && fmpz_poly_degree(polynomial) > 1;
    if (done) root_of(root, polynomial, x, 0);
    fmpz_poly_clear(polynomial);
    return done;
}

const struct number *output_read_rational(struct number_pool *pool, const char *text)
{
    struct number *x = number_fresh(pool);
    if (text == NULL || mpq_set_str(x->value, text, 10) != 0 || mpz_sgn(mpq_denref(x->value)) <= 0) return NULL;
    mpq_canonicalize(x->value);
    return x;
}

const struct number *output_read_root(struct number_pool *pool, const struct number *const *coefficient, int count,
                                      const struct number *low, const struct number *high)
{
    struct polynomial polynomial = {count, {NULL}};
    const struct number *zero[POLYNOMIAL_MAX_LENGTH];
    if (count > POLYNOMIAL_MAX_LENGTH) return NULL;
    for (int i = 0; i < count; i++) polynomial.c[i] = coefficient[i];
    const int zeros = zeros_of(pool, &polynomial, 1, zero);
    for (int i = 0; i < zeros; i++)
        if (number_compare(pool, low, zero[i]) <= 0 && number_compare(pool, zero[i], high) <= 0) return zero[i];
    return NULL;
}

int output_field(struct number_pool *pool, long bits, struct root_text *root)
{
    const struct field *field = number_pool_shared(pool)->field;
    if (field == NULL || field->alpha == NULL) return 0;
    root_of(root, field->polynomial, field->alpha, bits);
    return 1;
}

const struct number *output_generator(struct number_pool *pool)
{
    const struct field *field = number_pool_shared(pool)->field;
    return field == NULL ? NULL : field->alpha;
}

int output_element(struct number_pool *pool, const struct number *x, struct text_list *list)
{
    fmpq_poly_t element;
    fmpq_t coefficient;
    fmpq_poly_init(element);
    fmpq_init(coefficient);
    const int done = algebraic_element(pool, x, element);
    if (done) number_pool_keep_field(pool, 1);
    if (done) text_list_new(list, (int)fmpq_poly_length(element));
    for (int i = 0; done && i < list->count; i++) {
        fmpq_poly_get_coeff_fmpq(coefficient, element, i);
        list->text[i] = fmpq_get_str(NULL, 10, coefficient);
    }
    fmpq_poly_clear(element);
    fmpq_clear(coefficient);
    return done;
}

static void enclosure_text(const arb_t enclosure, char **low, char **high)
{
    fmpz_t from, to, exponent;
    fmpz_init(from);
    fmpz_init(to);
    fmpz_init(exponent);
    arb_get_interval_fmpz_2exp(from, to, exponent, enclosure);
    const slong e = fmpz_get_si(exponent);
    if (e > 0) {
        fmpz_mul_2exp(from, from, (flint_bitcnt_t)e);
        fmpz_mul_2exp(to, to, (flint_bitcnt_t)e);
    }
    *low = dyadic_text(from, e < 0 ? -e : 0);
    *high = dyadic_text(to, e < 0 ? -e : 0);
    fmpz_clear(from);
    fmpz_clear(to);
    fmpz_clear(exponent);
}

/* Makes an enclosure that is much narrower than asked for wider. The middle may be a short number, such as 0 or -1, that rounding leaves as it is;
 * the ends would then be as long as the precision at which they were computed, and a checker would have to compute with them. The enclosure of a
 * number that may be 0 has no relative width: 2^-(16 bits) to both sides is narrow enough. */
static void widen(arb_t enclosure, long bits)
{
    const long middle = arf_abs_bound_lt_2exp_si(arb_midref(enclosure)), floor = -16 * bits;
    if (arb_is_exact(enclosure)) return;
    if (arb_contains_zero(enclosure) && mag_cmp_2exp_si(arb_radref(enclosure), floor - 1) < 0) {
        arb_zero(enclosure);
        arb_add_error_2exp_si(enclosure, floor);
    } else if (arb_rel_accuracy_bits(enclosure) > 2 * bits) {
        arb_add_error_2exp_si(enclosure, middle - bits);
    }
}

/* An enclosure of x of about `bits` bits that has the sign of x when the sign is known.
 *
 * A quotient has a finite enclosure only at a precision that separates its divisor from 0. Arithmetic in the number field may have shown that
 * the divisor is not 0 where the sign of the quotient was never asked for or is beyond the budget, so that the precision has to be found here. */
static void enclose(arb_t enclosure, const struct number *x, long bits)
{
    const int sign = number_sign(x), is_apart = sign != 0 && sign != NUMBER_SIGN_UNKNOWN;
    for (long precision = bits;; precision *= 2) {
        if (precision > HIGHEST_PRECISION) abort();
        real_enclose(enclosure, x, precision);
        if (sign == 0) arb_zero(enclosure);
        if (arb_is_finite(enclosure) && !(is_apart && arb_contains_zero(enclosure))) break;
    }
    if (sign == 0 || sign == NUMBER_SIGN_UNKNOWN || arb_rel_accuracy_bits(enclosure) > bits)
        arb_set_round(enclosure, enclosure, bits);
    widen(enclosure, bits);
}

static void show_enclosure(const struct number *x, long bits, char **low, char **high)
{
    arb_t enclosure;
    arb_init(enclosure);
    enclose(enclosure, x, bits);
    enclosure_text(enclosure, low, high);
    arb_clear(enclosure);
}

static char *copy_of(const char *text)
{
    char *copy = malloc(strlen(text) + 1);
    if (copy == NULL) abort();
    return strcpy(copy, text);
}

void output_enclosure(const struct number *x, long bits, char **low, char **high)
{
    struct real *real = x->real;
    if (real == NULL) {
        show_enclosure(x, bits, low, high);
        return;
    }
    if (real->shown < bits) {
        free(real->shown_low);
        free(real->shown_high);
        show_enclosure(x, bits, &real->shown_low, &real->shown_high);
        real->shown = bits;
    }
    *low = copy_of(real->shown_low);
    *high = copy_of(real->shown_high);
}

static const struct number *dyadic_number(struct number_pool *pool, char *text)
{
    const struct number *x = output_read_rational(pool, text);
    if (x == NULL) abort(); /* the text was written by dyadic_text */
    free(text);
    return x;
}

void output_enclosure_numbers(struct number_pool *pool, const struct number *x, long bits, const struct number **low,
                              const struct number **high)
{
    char *from, *to;
    *low = *high = x;
    if (number_is_plain(x)) return;
    output_enclosure(x, bits, &from, &to);
    *low = dyadic_number(pool, from);
    *high = dyadic_number(pool, to);
}

/* n 2^exponent */
static const struct number *dyadic(struct number_pool *pool, const fmpz_t n, slong exponent)
{
    struct number *x = number_fresh(pool);
    fmpz_get_mpz(mpq_numref(x->value), n);
    if (exponent < 0)
        mpq_div_2exp(x->value, x->value, (mp_bitcnt_t)-exponent);
    else
        mpq_mul_2exp(x->value, x->value, (mp_bitcnt_t)exponent);
    return x;
}

void output_ends(struct number_pool *pool, const struct number *x, long bits, const struct number **low,
                 const struct number **high)
{
    arb_t enclosure;
    fmpz_t from, to, exponent;
    arb_init(enclosure);
    fmpz_init(from);
    fmpz_init(to);
    fmpz_init(exponent);
    enclose(enclosure, x, bits);
    arb_get_interval_fmpz_2exp(from, to, exponent, enclosure);
    *low = dyadic(pool, from, fmpz_get_si(exponent));
    *high = dyadic(pool, to, fmpz_get_si(exponent));
    fmpz_clear(from);
    fmpz_clear(to);
    fmpz_clear(exponent);
    arb_clear(enclosure);
}
