/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/real.h"

#include "numbers/algebraic.h"
#include "numbers/double_error.h"
#include "numbers/work.h"
#include "numbers/zero.h"

#include <math.h>
#include <stdlib.h>

/* The precision of the first enclosure, and the precision at which a number of unknown sign is suspected to be zero.
 * They influence the time only, no decision. */
enum { FIRST_PRECISION = 64, SUSPICIOUS_PRECISION = 256, UNCERTAIN_PRECISION = 128 };

/*@ assigns \nothing; */
static int is_transcendental(enum real_form form)
{
    return form == REAL_COSINE || form == REAL_SINE || form == REAL_ARCTANGENT || form == REAL_PI ||
           form == REAL_ZERO || form == REAL_RANGE;
}

/*@ assigns \nothing;
  @ ensures \result != 0 ==> \valid_read(x) && is_real(x->real); */
static int is_uncertain(const struct number *x)
{
    return x != NULL && !number_is_plain(x) && x->real->uncertain;
}

/*@ assigns \nothing; */
static int is_algebraic(const struct number *x)
{
    return x == NULL || number_is_plain(x) || x->real->algebraic;
}

/*@ assigns \nothing;
  @ ensures 0 <= \result <= 0x3fffffff; */
static int roots_below(const struct number *x)
{
    return x == NULL || number_is_plain(x) ? 0 : x->real->roots;
}

const struct number *real_new(struct number_pool *pool, enum real_form form, const struct number *left,
                              const struct number *right)
{
    struct number *x = number_fresh(pool);
    struct real *real = calloc(1, sizeof *real);
    if (real == NULL) abort();
    real->form = form;
    real->left = left;
    real->right = right;
    real->pool = pool;
    real->uncertain = form == REAL_RANGE || is_uncertain(left) || is_uncertain(right);
    real->algebraic = !is_transcendental(form) && is_algebraic(left) && is_algebraic(right);
    real->roots =
        (form == REAL_ROOT) + (roots_below(left) > roots_below(right) ? roots_below(left) : roots_below(right));
    real->sign = NUMBER_SIGN_UNKNOWN;
    mpq_init(real->multiple);
    arb_init(real->enclosure);
    fmpq_poly_init(real->element);
    x->real = real;
    return x;
}

const struct number *real_cosine_pi(struct number_pool *pool, const mpq_t multiple)
{
    const struct number *x = real_new(pool, REAL_COSINE_PI, NULL, NULL);
    struct real *const real = x->real;
    mpq_set(real->multiple, multiple);
    return x;
}

const struct number *real_zero(struct number_pool *pool, const struct polynomial *polynomial, int irreducible,
                               const arb_t isolation)
{
    const struct number *x = real_new(pool, REAL_ZERO, NULL, NULL);
    struct zero *zero = malloc(sizeof *zero);
    if (zero == NULL) abort();
    zero->polynomial = *polynomial;
    zero->irreducible = irreducible;
    arb_init(zero->isolation);
    arb_set(zero->isolation, isolation);
    x->real->zero = zero;
    return x;
}

void real_free(struct real *real)
{
    if (real == NULL) return;
    mpq_clear(real->multiple);
    arb_clear(real->enclosure);
    fmpq_poly_clear(real->element);
    free(real->shown_low);
    free(real->shown_high);
    zero_free(real->zero);
    free(real);
}

/*@ requires \valid(out) && \valid_read(x);
  @ assigns *out; */
static void enclose_rational(arb_t out, const mpq_t x, long precision)
{
    fmpq_t q;
    fmpq_init(q);
    fmpq_set_mpq(q, x);
    arb_set_fmpq(out, q, precision);
    fmpq_clear(q);
}

/*@ requires \valid(out) && \valid_read(multiple);
  @ assigns *out; */
static void enclose_cosine_pi(arb_t out, const mpq_t multiple, long precision)
{
    fmpq_t q;
    fmpq_init(q);
    fmpq_set_mpq(q, multiple);
    arb_cos_pi_fmpq(out, q, precision);
    fmpq_clear(q);
}

/* An enclosure of the result, from the enclosures `left` and `right` of the operands. A divisor that may be zero gives
 * the whole real line. */
static void apply(const struct real *real, const arb_t left, const arb_t right, long precision, arb_t out)
{
    switch (real->form) {
    case REAL_SUM: arb_add(out, left, right, precision); break;
    case REAL_DIFFERENCE: arb_sub(out, left, right, precision); break;
    case REAL_PRODUCT: arb_mul(out, left, right, precision); break;
    case REAL_QUOTIENT: arb_div(out, left, right, precision); break;
    case REAL_ROOT: arb_sqrtpos(out, left, precision); break;
    case REAL_COSINE_PI: enclose_cosine_pi(out, real->multiple, precision); break;
    case REAL_COSINE: arb_cos(out, left, precision); break;
    case REAL_SINE: arb_sin(out, left, precision); break;
    case REAL_ARCTANGENT: arb_atan(out, left, precision); break;
    case REAL_PI: arb_const_pi(out, precision); break;
    case REAL_ZERO: zero_enclose(out, real->zero, precision); break;
    case REAL_RANGE: arb_union(out, left, right, precision); break;
    }
}

/* The zero of a polynomial is refined by Newton's method, which takes a product for each coefficient. */
static unsigned long work_of(const struct real *real, long precision)
{
    const int is_function = real->form >= REAL_COSINE_PI && real->form <= REAL_PI;
    if (real->form == REAL_ZERO) return work_of_zeros(1, precision) + work_of_zeros(real->zero->polynomial.length, 64);
    return is_function ? work_of_function(precision) : work_of_arithmetic(precision);
}

static void refine(struct real *real, long precision)
{
    arb_t left, right;
    arb_init(left);
    arb_init(right);
    if (real->left != NULL) real_enclose(left, real->left, precision);
    if (real->right != NULL) real_enclose(right, real->right, precision);
    number_work_charge(real->pool, work_of(real, precision));
    apply(real, left, right, precision, real->enclosure);
    real->precision = precision;
    arb_clear(left);
    arb_clear(right);
}

/* So that the precision of what zeros of polynomials are made from, each a little higher, remains below a bound. */
/*@ assigns \nothing;
  @ ensures usable: is_precision(\result); */
static long usable(long precision)
{
    const long most = 1L << 60;
    return precision < 1 ? 1 : precision > most ? most : precision;
}

void real_enclose(arb_t out, const struct number *x, long precision)
{
    if (number_is_plain(x)) {
        enclose_rational(out, x->value, precision);
        return;
    }
    struct real *real = x->real;
    const long bits = usable(precision);
    if (real->precision < bits) refine(real, bits);
    arb_set(out, real->enclosure);
}

long number_precision_limit(long budget_bits)
{
    const long limit = budget_bits / 64;
    return limit < FIRST_PRECISION ? FIRST_PRECISION : limit;
}

static int enclosure_sign(const struct real *real)
{
    return arb_is_positive(real->enclosure) ? 1 : arb_is_negative(real->enclosure) ? -1 : NUMBER_SIGN_UNKNOWN;
}

/*@ requires \valid_read(x) && is_real(x->real);
  @ assigns \nothing; */
static int is_exactly_zero(const struct number *x)
{
    fmpq_poly_t element;
    fmpq_poly_init(element);
    const int zero = x->real->algebraic && algebraic_element(x->real->pool, x, element) && fmpq_poly_is_zero(element);
    fmpq_poly_clear(element);
    return zero;
}

/* Computing with the next precision takes up to three times as long as all the precisions before it together. */
/*@ requires pool != \null;
  @ assigns \nothing; */
static int affords_next(struct number_pool *pool, unsigned long before)
{
    const unsigned long done = number_work_done(pool), spent = done > before ? done - before : 0;
    return number_work_affords(pool, spent < WORK_MOST / 4 ? 3 * spent : WORK_MOST);
}

/* Enclosures of doubled precision. When the number is suspected to be zero, its exact representation decides whether it
 * is; if not, the refinement continues. */
/*@ requires \valid_read(x) && is_real(x->real) && limit <= 0x200000000000000;
  @ assigns ENCLOSURES;
  @ ensures -1 <= \result <= NUMBER_SIGN_UNKNOWN; */
static int sign_by_refinement(const struct number *x, long limit)
{
    struct real *const r = x->real;
    const unsigned long before = number_work_done(r->pool);
    /*@ loop invariant FIRST_PRECISION <= precision <= 0x400000000000000 && is_real(r);
      @ loop invariant value: IS_ENCLOSED(r);
      @ loop assigns precision, ENCLOSURES;
      @ loop variant limit - precision; */
    for (long precision = FIRST_PRECISION; precision <= limit; precision *= 2) {
        if (precision > FIRST_PRECISION && !affords_next(r->pool, before)) break;
        if (r->precision < precision) refine(r, precision);
        const int sign = enclosure_sign(r);
        if (sign != NUMBER_SIGN_UNKNOWN) return sign;
        const int suspicious =
            precision == SUSPICIOUS_PRECISION || (precision < SUSPICIOUS_PRECISION && 2 * precision > limit);
        if (suspicious && is_exactly_zero(x)) return 0;
    }
    return NUMBER_SIGN_UNKNOWN;
}

const struct number *number_from_range(struct number_pool *pool, const struct number *low, const struct number *high)
{
    return real_new(pool, REAL_RANGE, low, high);
}

int number_is_algebraic(const struct number *x)
{
    return is_algebraic(x);
}

int number_is_certain(const struct number *x)
{
    return !is_uncertain(x);
}

/*@ requires pool != \null && x != \null && low != \null && high != \null;
  @ assigns \nothing; */
static int is_between(struct number_pool *pool, const struct number *x, const struct number *low,
                      const struct number *high)
{
    return number_compare(pool, low, x) < 0 && number_compare(pool, x, high) < 0;
}

const struct number *number_between(struct number_pool *pool, const struct number *low, const struct number *high)
{
    double distance;
    const struct number *middle = number_divide(pool, number_add(pool, low, high), number_from_integer(pool, 2));
    const double near = number_to_double(middle, &distance);
    if (number_is_plain(middle) || !isfinite(near)) return middle;
    const struct number *rational = number_from_double(pool, near);
    return is_between(pool, rational, low, high) ? rational : middle;
}

int real_sign(const struct number *x)
{
    struct real *real = x->real;
    const long limit =
        real->uncertain ? UNCERTAIN_PRECISION : number_precision_limit(number_pool_shared(real->pool)->budget_bits);
    if (real->sign == NUMBER_SIGN_UNKNOWN && limit > real->gave_up_at) {
        real->sign = sign_by_refinement(x, limit);
        if (real->sign == NUMBER_SIGN_UNKNOWN && !number_work_was_refused(real->pool)) real->gave_up_at = limit;
    }
    if (real->sign != NUMBER_SIGN_UNKNOWN) return real->sign;
    number_pool_shared(real->pool)->in_doubt = 1;
    return NUMBER_SIGN_UNKNOWN;
}

/* The number lies in the ball, whose midpoint is rounded. */
double real_to_double(const struct number *x, double *distance)
{
    if (x->real->precision < FIRST_PRECISION) refine(x->real, FIRST_PRECISION);
    const double value = arf_get_d(arb_midref(x->real->enclosure), ARF_RND_NEAR);
    *distance = double_error_of_ball(mag_get_d(arb_radref(x->real->enclosure)), value);
    if (!isfinite(value)) *distance = INFINITY;
    return value;
}
