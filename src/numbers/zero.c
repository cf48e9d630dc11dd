/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/zero.h"

#include <stdlib.h>

enum { FIRST_PRECISION = 128, SUSPICIOUS_PRECISION = 512, LAST_PRECISION = 4096, EXTRA_BITS = 64 };

/* What real_zero has stored: the polynomial, and a ball in which it has this zero alone. */
/*@ requires is_zero(zero);
  @ assigns \nothing;
  @ ensures \result == &zero->polynomial; */
static const struct polynomial *polynomial_of(const struct zero *zero)
{
    return &zero->polynomial;
}

/*@ requires is_zero(zero);
  @ assigns \nothing;
  @ ensures \result == &zero->isolation[0]; */
static const arb_struct *isolation_of(const struct zero *zero)
{
    return zero->isolation;
}

/*@ requires \valid(out) && \valid_read(polynomial) && is_polynomial(polynomial) && \separated(out, polynomial);
  @ assigns *out; */
static void enclose_coefficients(arb_poly_t out, const struct polynomial *polynomial, long precision)
{
    arb_t c;
    arb_init(c);
    arb_poly_zero(out);
    /*@ loop invariant 0 <= i <= polynomial->length;
      @ loop invariant value: IS_SET_BELOW(out, polynomial, i);
      @ loop assigns i, *c, *out;
      @ loop variant polynomial->length - i; */
    for (int i = 0; i < polynomial->length; i++) {
        real_enclose(c, polynomial->c[i], precision);
        arb_poly_set_coeff_arb(out, i, c);
    }
    arb_clear(c);
}

/* m - p(m) / p'(x), where m is the middle of x: by the mean value theorem it contains the zeros of p in x.  What is
 * asserted here, in capitals, is defined in proofs/numbers/zero_value.h. */
/*@ requires \valid(out) && \valid_read(x) && \valid_read(p) && \valid_read(derivative);
  @ assigns *out; */
static void newton_ball(arb_t out, const arb_t x, const arb_poly_t p, const arb_poly_t derivative, long precision)
{
    arb_t middle, value, slope;
    arb_init(middle);
    arb_init(value);
    arb_init(slope);
    arb_get_mid_arb(middle, x);
    arb_poly_evaluate(value, p, middle, precision);
    arb_poly_evaluate(slope, derivative, x, precision);
    /*@ assert value: HOLDS_SLOPES(middle, value, slope, x, p, derivative); */
    arb_div(value, value, slope, precision);
    /*@ assert value: HOLDS_NEWTON_STEPS(middle, value, x, p, derivative); */
    arb_sub(out, middle, value, precision);
    arb_clear(middle);
    arb_clear(value);
    arb_clear(slope);
}

/* x := x intersected with that ball.  Returns 1 when x became smaller by half. */
/*@ requires \valid(x) && \valid_read(p) && \valid_read(derivative);
  @ assigns *x; */
static int newton_step(arb_t x, const arb_poly_t p, const arb_poly_t derivative, long precision)
{
    arb_t step;
    mag_t radius;
    arb_init(step);
    mag_init(radius);
    newton_ball(step, x, p, derivative, precision);
    mag_mul_2exp_si(radius, arb_radref(x), -1);
    if (arb_intersection(step, step, x, precision)) arb_set(x, step);
    const int smaller = mag_cmp(arb_radref(x), radius) < 0;
    arb_clear(step);
    mag_clear(radius);
    return smaller;
}

void zero_enclose(arb_t out, const struct zero *zero, long precision)
{
    arb_poly_t p, derivative;
    arb_poly_init(p);
    arb_poly_init(derivative);
    enclose_coefficients(p, polynomial_of(zero), precision + EXTRA_BITS);
    arb_poly_derivative(derivative, p, precision + EXTRA_BITS);
    arb_set(out, isolation_of(zero));
    /* Every step but the last halves the radius: as many as there are bits take it to where the precision may show. */
    /*@ loop invariant 0 <= steps <= precision;
      @ loop invariant value: CONTAINS_ZERO(out, zero);
      @ loop assigns steps, *out;
      @ loop variant precision - steps; */
    for (long steps = 0; steps < precision; steps++)
        if (!newton_step(out, p, derivative, precision + EXTRA_BITS) || arb_rel_accuracy_bits(out) >= precision) break;
    arb_poly_clear(p);
    arb_poly_clear(derivative);
}

void zero_free(struct zero *zero)
{
    if (zero == NULL) return;
    arb_clear(zero->isolation);
    free(zero);
}

/* All complex zeros, each in a ball of its own, real ones recognised; 0 when the precision does not suffice. */
/*@ requires \valid_read(polynomial) && is_polynomial(polynomial) && polynomial->length > 0;
  @ requires \valid(roots + (0 .. polynomial->length - 2));
  @ assigns \nothing; */
static int isolate(const struct polynomial *polynomial, long precision, acb_ptr roots)
{
    arb_poly_t real;
    acb_poly_t complex;
    arb_poly_init(real);
    acb_poly_init(complex);
    enclose_coefficients(real, polynomial, precision);
    acb_poly_set_arb_poly(complex, real);
    const slong degree = polynomial->length - 1;
    const int done = acb_poly_find_roots(roots, complex, NULL, precision, precision) == degree &&
                     acb_poly_validate_real_roots(roots, complex, precision);
    arb_poly_clear(real);
    acb_poly_clear(complex);
    return done;
}

/*@ requires pool != \null && \valid_read(polynomial) && is_polynomial(polynomial) && polynomial->length > 0;
  @ requires last_precision <= LAST_PRECISION;
  @ requires \valid(zero + (0 .. polynomial->length - 2)) && \separated(polynomial, zero + (0 .. polynomial->length - 2));
  @ assigns zero[0 .. polynomial->length - 2];
  @ ensures -1 <= \result < polynomial->length && are_numbers(zero, \result); */
static int zeros_within(struct number_pool *pool, const struct polynomial *polynomial, int irreducible,
                        long last_precision, const struct number **zero)
{
    const slong degree = polynomial->length - 1;
    acb_ptr roots = _acb_vec_init(degree);
    int count = -1;
    /*@ loop invariant FIRST_PRECISION <= precision <= 2 * LAST_PRECISION;
      @ loop invariant -1 <= count <= degree && are_numbers(zero, count);
      @ loop assigns precision, count, zero[0 .. degree - 1];
      @ loop variant last_precision - precision; */
    for (long precision = FIRST_PRECISION; precision <= last_precision && count < 0; precision *= 2) {
        if (!isolate(polynomial, precision, roots)) continue;
        count = 0;
        /*@ loop invariant 0 <= count <= i <= degree && are_numbers(zero, count);
          @ loop assigns i, count, zero[0 .. degree - 1];
          @ loop variant degree - i; */
        for (slong i = 0; i < degree; i++)
            if (arb_contains_zero(acb_imagref(roots + i)))
                zero[count++] = real_zero(pool, polynomial, irreducible, acb_realref(roots + i));
    }
    _acb_vec_clear(roots, degree);
    return count;
}

/* Zeros that a moderate precision cannot separate may be multiple ones. */
/*@ requires pool != \null && \valid_read(polynomial) && is_polynomial(polynomial) && polynomial->length > 1;
  @ requires \valid(zero + (0 .. polynomial->length - 2)) && \separated(polynomial, zero + (0 .. polynomial->length - 2));
  @ assigns zero[0 .. polynomial->length - 2];
  @ ensures -1 <= \result < polynomial->length && are_numbers(zero, \result); */
static int zeros_by_isolation(struct number_pool *pool, const struct polynomial *polynomial, int irreducible,
                              const struct number **zero)
{
    struct polynomial simple;
    const long first = irreducible ? LAST_PRECISION : SUSPICIOUS_PRECISION;
    const int count = zeros_within(pool, polynomial, irreducible, first, zero);
    if (count >= 0 || irreducible) return count;
    if (polynomial_squarefree(pool, polynomial, &simple) != 1) return -1;
    return zeros_within(pool, &simple, 0, LAST_PRECISION, zero);
}

/* The zeros of a quadratic without square roots, which would enlarge the field of the pool: a double one, or as those of any other. */
/*@ requires pool != \null && \valid_read(p) && is_polynomial(p) && p->length == 3;
  @ requires \valid(zero + (0 .. 1)) && \separated(p, zero + (0 .. 1));
  @ assigns zero[0 .. 1];
  @ ensures -1 <= \result < 3 && are_numbers(zero, \result); */
static int zeros_of_quadratic(struct number_pool *pool, const struct polynomial *p, int irreducible,
                              const struct number **zero)
{
    const struct number *four_ac =
        number_multiply(pool, number_from_integer(pool, 4), number_multiply(pool, p->c[0], p->c[2]));
    const struct number *discriminant = number_subtract(pool, number_multiply(pool, p->c[1], p->c[1]), four_ac);
    const int sign = number_sign(discriminant);
    if (sign == NUMBER_SIGN_UNKNOWN) return -1;
    if (sign < 0) return 0;
    if (sign > 0) return zeros_by_isolation(pool, p, irreducible, zero);
    const struct number *twice = number_multiply(pool, number_from_integer(pool, -2), p->c[2]);
    zero[0] = number_divide(pool, p->c[1], twice);
    return 1;
}

int zeros_of(struct number_pool *pool, const struct polynomial *polynomial, int irreducible, const struct number **zero)
{
    if (polynomial->length == 1) return 0;
    if (polynomial->length == 3) return zeros_of_quadratic(pool, polynomial, irreducible, zero);
    if (polynomial->length > 3) return zeros_by_isolation(pool, polynomial, irreducible, zero);
    zero[0] = number_negate(pool, number_divide(pool, polynomial->c[0], polynomial->c[1]));
    return 1;
}
