/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/angle.h"

#include "numbers/real.h"

#include <stdlib.h>

/*@ requires x != \null;
  @ assigns \nothing; */
static int is_zero(const struct number *x)
{
    return number_is_plain(x) && mpq_sgn(x->value) == 0;
}

struct angle angle_from_half_turns(struct number_pool *pool, const struct number *x)
{
    const struct number *zero = number_from_integer(pool, 0), *one = number_from_integer(pool, 1);
    return (struct angle){.half_turns = x, .arctangents = zero, .cosine = one, .sine = zero, .radians = zero};
}

struct angle angle_from_radians(struct number_pool *pool, const struct number *x)
{
    struct angle angle = angle_from_half_turns(pool, number_from_integer(pool, 0));
    angle.radians = x;
    return angle;
}

/* cos = 1 / sqrt(1 + x^2), sin = x cos */
struct angle angle_from_tangent(struct number_pool *pool, const struct number *x)
{
    const struct number *one = number_from_integer(pool, 1);
    struct angle angle = angle_from_half_turns(pool, number_from_integer(pool, 0));
    if (is_zero(x)) return angle;
    angle.arctangents = real_new(pool, REAL_ARCTANGENT, x, NULL);
    angle.cosine = number_divide(pool, one, number_sqrt(pool, number_add(pool, one, number_multiply(pool, x, x))));
    angle.sine = number_multiply(pool, x, angle.cosine);
    return angle;
}

/* (c1 + i s1) (c2 + i s2) */
/*@ requires pool != \null && \valid(c) && \valid(s) && \separated(c, s);
  @ requires *c != \null && *s != \null && c2 != \null && s2 != \null;
  @ assigns *c, *s;
  @ ensures *c != \null && *s != \null; */
static void rotate(struct number_pool *pool, const struct number **c, const struct number **s, const struct number *c2,
                   const struct number *s2)
{
    const struct number *cosine = number_subtract(pool, number_multiply(pool, *c, c2), number_multiply(pool, *s, s2));
    *s = number_add(pool, number_multiply(pool, *s, c2), number_multiply(pool, *c, s2));
    *c = cosine;
}

struct angle angle_add(struct number_pool *pool, const struct angle *x, const struct angle *y)
{
    struct angle sum = {.half_turns = number_add(pool, x->half_turns, y->half_turns),
                        .arctangents = number_add(pool, x->arctangents, y->arctangents),
                        .cosine = x->cosine,
                        .sine = x->sine,
                        .radians = number_add(pool, x->radians, y->radians)};
    rotate(pool, &sum.cosine, &sum.sine, y->cosine, y->sine);
    return sum;
}

/* The square root of (1 + sign c) / 2, with the sign of `like`, which is not zero unless the root is. */
/*@ requires pool != \null && c != \null && like != \null;
  @ assigns \nothing;
  @ ensures \result != \null; */
static const struct number *half_root(struct number_pool *pool, int sign, const struct number *c,
                                      const struct number *like)
{
    const struct number *one = number_from_integer(pool, 1);
    const struct number *square = number_divide(
        pool, sign > 0 ? number_add(pool, one, c) : number_subtract(pool, one, c), number_from_integer(pool, 2));
    if (number_sign(square) == 0) return number_from_integer(pool, 0);
    const struct number *root = number_sqrt(pool, square);
    return number_sign(like) < 0 ? number_negate(pool, root) : root;
}

/* Halves the part `arctangents`, by the half-angle formulas. */
/*@ requires pool != \null && \valid(x) && is_angle(*x);
  @ assigns x->cosine, x->sine, x->arctangents;
  @ ensures is_angle(*x); */
static void halve(struct number_pool *pool, struct angle *x)
{
    const struct number *half = number_divide(pool, x->arctangents, number_from_integer(pool, 2));
    const struct number *sine = half_root(pool, -1, x->cosine, real_new(pool, REAL_SINE, half, NULL));
    x->cosine = half_root(pool, 1, x->cosine, real_new(pool, REAL_COSINE, half, NULL));
    x->sine = sine;
    x->arctangents = half;
}

/* Multiplies the part `arctangents` by n. */
/*@ requires pool != \null && \valid(x) && is_angle(*x) && -0x7fffffff <= n <= 0x7fffffff;
  @ assigns x->cosine, x->sine, x->arctangents;
  @ ensures is_angle(*x); */
static void multiply(struct number_pool *pool, struct angle *x, long n)
{
    const struct number *c = number_from_integer(pool, 1), *s = number_from_integer(pool, 0);
    const struct number *c2 = x->cosine, *s2 = n < 0 ? number_negate(pool, x->sine) : x->sine;
    /*@ loop invariant 0 <= left <= 0x7fffffff && c != \null && s != \null && c2 != \null && s2 != \null;
      @ loop assigns left, c, s, c2, s2;
      @ loop variant left; */
    for (long left = labs(n); left > 0; left /= 2) {
        if (left % 2 == 1) rotate(pool, &c, &s, c2, s2);
        const struct number *c1 = c2, *s1 = s2;
        if (left > 1) rotate(pool, &c2, &s2, c1, s1);
    }
    x->cosine = c;
    x->sine = s;
    x->arctangents = number_multiply(pool, x->arctangents, number_from_integer(pool, n));
}

enum { MAX_MULTIPLE = 64, MAX_DIVISOR = 16 };

/*@ requires factor != \null;
  @ assigns \nothing;
  @ ensures \result != 0 ==> \valid_read(factor) &&
  @   -MAX_MULTIPLE <= held_integer(factor->value[0].numerator.state) <= MAX_MULTIPLE; */
static int is_exact_factor(const struct number *factor)
{
    if (!number_is_plain(factor)) return 0;
    const mpz_srcptr p = mpq_numref(factor->value), q = mpq_denref(factor->value);
    return mpz_cmpabs_ui(p, MAX_MULTIPLE) <= 0 && mpz_cmp_ui(q, MAX_DIVISOR) <= 0 && mpz_popcount(q) == 1;
}

/*@ requires pool != \null && \valid(x) && is_angle(*x) && \valid_read(factor) &&
  @   -MAX_MULTIPLE <= held_integer(factor->value[0].numerator.state) <= MAX_MULTIPLE;
  @ assigns x->cosine, x->sine, x->arctangents;
  @ ensures is_angle(*x); */
static void scale_arctangents(struct number_pool *pool, struct angle *x, const struct number *factor)
{
    /*@ loop invariant is_angle(*x);
      @ loop assigns q, x->cosine, x->sine, x->arctangents;
      @ loop variant q; */
    for (unsigned long q = mpz_get_ui(mpq_denref(factor->value)); q > 1; q /= 2) halve(pool, x);
    multiply(pool, x, mpz_get_si(mpq_numref(factor->value)));
}

struct angle angle_scale(struct number_pool *pool, const struct angle *x, const struct number *factor)
{
    if (!number_is_plain(factor)) return angle_from_radians(pool, number_multiply(pool, factor, angle_value(pool, x)));
    struct angle scaled = *x;
    scaled.half_turns = number_multiply(pool, x->half_turns, factor);
    scaled.radians = number_multiply(pool, x->radians, factor);
    if (is_zero(x->arctangents)) return scaled;
    if (is_exact_factor(factor)) {
        scale_arctangents(pool, &scaled, factor);
        return scaled;
    }
    struct angle rest = angle_from_radians(pool, number_multiply(pool, x->arctangents, factor));
    scaled.cosine = number_from_integer(pool, 1);
    scaled.sine = scaled.arctangents = number_from_integer(pool, 0);
    return angle_add(pool, &scaled, &rest);
}

/* x modulo 2, in [0, 2) */
/*@ requires \valid(x);
  @ assigns *x; */
static void reduce(mpq_t x)
{
    mpz_t turns;
    mpq_t whole;
    mpz_init(turns);
    mpq_init(whole);
    mpz_mul_2exp(turns, mpq_denref(x), 1);
    mpz_fdiv_q(turns, mpq_numref(x), turns);
    mpq_set_z(whole, turns);
    mpq_mul_2exp(whole, whole, 1);
    mpq_sub(x, x, whole);
    mpz_clear(turns);
    mpq_clear(whole);
}

/* x := a - x */
/*@ requires \valid(x) && denominator > 0;
  @ assigns *x; */
static void reflect(mpq_t x, long numerator, unsigned long denominator)
{
    mpq_t a;
    mpq_init(a);
    mpq_set_si(a, numerator, denominator);
    mpq_sub(x, a, x);
    mpq_clear(a);
}

/* cos(x pi), reduced to 0 <= x <= 1/2 by symmetry; there it is rational only for x = 0, 1/3 and 1/2 (Niven's theorem). */
/*@ requires pool != \null && \valid(x);
  @ assigns *x;
  @ ensures \result != \null; */
static const struct number *cosine_pi(struct number_pool *pool, mpq_t x)
{
    const struct number *value;
    reduce(x);
    if (mpq_cmp_si(x, 1, 1) > 0) reflect(x, 2, 1);
    const int negative = mpq_cmp_si(x, 1, 2) > 0;
    if (negative) reflect(x, 1, 1);
    if (mpq_sgn(x) == 0)
        value = number_from_integer(pool, 1);
    else if (mpq_cmp_si(x, 1, 2) == 0)
        value = number_from_integer(pool, 0);
    else if (mpq_cmp_si(x, 1, 3) == 0)
        value = number_from_ratio(pool, 1, 2);
    else
        value = real_cosine_pi(pool, x);
    return negative ? number_negate(pool, value) : value;
}

/* Sets x to the half turns, which are rational. */
/*@ requires \valid(x) && \valid_read(angle) && is_angle(*angle);
  @ assigns *x; */
static void set_half_turns(mpq_t x, const struct angle *angle)
{
    if (number_is_plain(angle->half_turns)) mpq_set(x, angle->half_turns->value);
}

/* Cosine and sine of the whole angle. */
/*@ requires pool != \null && \valid_read(x) && is_angle(*x) && \valid(c) && \valid(s) && \separated(c, s) &&
  @   \separated(x, c) && \separated(x, s);
  @ assigns *c, *s;
  @ ensures *c != \null && *s != \null; */
static void evaluate(struct number_pool *pool, const struct angle *x, const struct number **c, const struct number **s)
{
    mpq_t turns;
    mpq_init(turns);
    set_half_turns(turns, x);
    *c = cosine_pi(pool, turns);
    set_half_turns(turns, x);
    reflect(turns, 1, 2);
    *s = cosine_pi(pool, turns);
    mpq_clear(turns);
    rotate(pool, c, s, x->cosine, x->sine);
    if (is_zero(x->radians)) return;
    rotate(pool, c, s, real_new(pool, REAL_COSINE, x->radians, NULL), real_new(pool, REAL_SINE, x->radians, NULL));
}

const struct number *angle_cosine(struct number_pool *pool, const struct angle *x)
{
    const struct number *c, *s;
    evaluate(pool, x, &c, &s);
    return c;
}

const struct number *angle_sine(struct number_pool *pool, const struct angle *x)
{
    const struct number *c, *s;
    evaluate(pool, x, &c, &s);
    return s;
}

const struct number *angle_value(struct number_pool *pool, const struct angle *x)
{
    const struct number *turns = is_zero(x->half_turns)
                                     ? x->half_turns
                                     : number_multiply(pool, x->half_turns, real_new(pool, REAL_PI, NULL, NULL));
    return number_add(pool, number_add(pool, turns, x->arctangents), x->radians);
}

/* When an enclosure does not determine the sign of the angle, the angle is small and has the sign of its sine, which is
 * computed exactly. */
int angle_sign(struct number_pool *pool, const struct angle *x)
{
    double distance;
    if (angle_is_fraction(x)) return number_sign(x->half_turns);
    const double value = number_to_double(angle_value(pool, x), &distance);
    if (value - distance > 0) return 1;
    if (value + distance < 0) return -1;
    return distance < 1 ? number_sign(angle_sine(pool, x)) : NUMBER_SIGN_UNKNOWN;
}

int angle_is_fraction(const struct angle *x)
{
    return is_zero(x->arctangents) && is_zero(x->radians);
}
