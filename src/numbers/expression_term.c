/* SPDX-License-Identifier: BSD-2-Clause */
/* The operators and functions of the language, applied to numbers and angles. */
#include "numbers/expression_private.h"

#include "numbers/real.h"

struct term term_from_number(const struct number *x)
{
    return (struct term){.number = x};
}

struct term term_from_angle(struct angle angle)
{
    return (struct term){.angle = angle};
}

struct angle term_angle(struct reader *r, const struct term *x)
{
    return x->number == NULL ? x->angle : angle_from_radians(r->pool, x->number);
}

/* Every operation passes through this function, so that a text makes a bounded number of numbers of bounded size. */
enum status term_count(struct reader *r, const struct term *x)
{
    if (++r->operations > EXPRESSION_MAX_OPERATIONS)
        return refuse(r->failure, "the expression has more than %d operations", EXPRESSION_MAX_OPERATIONS);
    if (x->number == NULL || !number_is_plain(x->number)) return STATUS_OK;
    if (number_numerator_bits(x->number) + number_denominator_bits(x->number) <= EXPRESSION_MAX_BITS) return STATUS_OK;
    return refuse(r->failure, "the expression makes a number of more than %d bits", EXPRESSION_MAX_BITS);
}

/*@ requires \valid(r) && \valid(r->failure) && x != \null;
  @ assigns *r->failure;
  @ ensures \result == STATUS_OK ==> value(x) != 0; */
static enum status require_nonzero(struct reader *r, const struct number *x)
{
    const int sign = number_sign(x);
    if (sign == 0) return refuse(r->failure, "division by zero");
    if (sign == NUMBER_SIGN_UNKNOWN)
        return refuse(r->failure, "the budget does not suffice to tell whether a divisor is zero");
    return STATUS_OK;
}

enum status term_add(struct reader *r, struct term *x, const struct term *y, int sign)
{
    struct number_pool *pool = r->pool;
    if (x->number != NULL && y->number != NULL) {
        *x = term_from_number(sign > 0 ? number_add(pool, x->number, y->number)
                                       : number_subtract(pool, x->number, y->number));
    } else {
        struct angle left = term_angle(r, x), right = term_angle(r, y);
        if (sign < 0) right = angle_scale(pool, &right, number_from_integer(pool, -1));
        *x = term_from_angle(angle_add(pool, &left, &right));
    }
    return term_count(r, x);
}

enum status term_multiply(struct reader *r, struct term *x, const struct term *y)
{
    if (x->number == NULL && y->number == NULL) return refuse(r->failure, "an angle times an angle");
    if (x->number == NULL)
        *x = term_from_angle(angle_scale(r->pool, &x->angle, y->number));
    else if (y->number == NULL)
        *x = term_from_angle(angle_scale(r->pool, &y->angle, x->number));
    else
        *x = term_from_number(number_multiply(r->pool, x->number, y->number));
    return term_count(r, x);
}

enum status term_divide(struct reader *r, struct term *x, const struct term *y)
{
    if (y->number == NULL) return refuse(r->failure, "division by an angle");
    const enum status status = require_nonzero(r, y->number);
    if (status != STATUS_OK) return status;
    if (x->number != NULL) {
        *x = term_from_number(number_divide(r->pool, x->number, y->number));
    } else {
        const struct number *inverse = number_divide(r->pool, number_from_integer(r->pool, 1), y->number);
        *x = term_from_angle(angle_scale(r->pool, &x->angle, inverse));
    }
    return term_count(r, x);
}

/* The exponent of a power. It must be an integer for which the result is not too large. */
/*@ requires \valid(r) && \valid(r->failure) && base != \null && x != \null && \valid(exponent);
  @ assigns *exponent, *r->failure; */
static enum status exponent_of(struct reader *r, const struct number *base, const struct number *x, long *exponent)
{
    if (!number_is_plain(x) || mpz_cmp_ui(mpq_denref(x->value), 1) != 0)
        return refuse(r->failure, "an exponent must be an integer; the square root of x is sqrt(x)");
    if (mpz_cmpabs_ui(mpq_numref(x->value), EXPRESSION_MAX_EXPONENT) > 0)
        return refuse(r->failure, "an exponent is beyond +-%d", EXPRESSION_MAX_EXPONENT);
    *exponent = mpz_get_si(mpq_numref(x->value));
    const long size = *exponent < 0 ? -*exponent : *exponent;
    const long bits = number_numerator_bits(base) + number_denominator_bits(base) - 2;
    //@ assert 0 <= size <= EXPRESSION_MAX_EXPONENT && -2 <= bits <= 0x20000000000;
    if (number_is_plain(base) && bits * size > EXPRESSION_MAX_BITS)
        return refuse(r->failure, "a power makes a number of more than %d bits", EXPRESSION_MAX_BITS);
    return STATUS_OK;
}

enum status term_power(struct reader *r, struct term *x, const struct term *y)
{
    long exponent = 0;
    if (x->number == NULL || y->number == NULL) return refuse(r->failure, "a power of an angle, or with an angle");
    enum status status = exponent_of(r, x->number, y->number, &exponent);
    if (status == STATUS_OK && exponent < 0) status = require_nonzero(r, x->number);
    if (status != STATUS_OK) return status;
    *x = term_from_number(number_power(r->pool, x->number, exponent));
    return term_count(r, x);
}

/*@ requires x != \null;
  @ assigns \nothing; */
static int roots_of(const struct number *x)
{
    return number_is_plain(x) ? 0 : x->real->roots;
}

/*@ requires \valid(r) && \valid(r->failure) && x != \null;
  @ assigns *r->failure; */
static enum status check_roots(struct reader *r, const struct number *x)
{
    if (roots_of(x) < EXPRESSION_MAX_ROOTS) return STATUS_OK;
    return refuse(r->failure, "more than %d square roots in one another", EXPRESSION_MAX_ROOTS);
}

/*@ requires is_operand(r, x) && \valid(x);
  @ assigns *x, *r->failure;
  @ ensures \result == STATUS_OK ==> is_term(*x); */
static enum status apply_sqrt(struct reader *r, struct term *x)
{
    if (x->number == NULL) return refuse(r->failure, "the square root of an angle");
    const enum status status = check_roots(r, x->number);
    if (status != STATUS_OK) return status;
    const int sign = number_sign(x->number);
    if (sign == NUMBER_SIGN_UNKNOWN)
        return refuse(r->failure, "the budget does not suffice to tell whether a square root has a negative argument");
    if (sign < 0) return refuse(r->failure, "the square root of a negative number");
    *x = term_from_number(sign == 0 ? number_from_integer(r->pool, 0) : number_sqrt(r->pool, x->number));
    return STATUS_OK;
}

/*@ requires is_operand(r, x) && \valid(x);
  @ assigns *x, *r->failure;
  @ ensures \result == STATUS_OK ==> is_term(*x); */
static enum status apply_atan(struct reader *r, struct term *x)
{
    if (x->number == NULL) return refuse(r->failure, "the arctangent of an angle");
    const enum status status = check_roots(r, x->number);
    if (status == STATUS_OK) *x = term_from_angle(angle_from_tangent(r->pool, x->number));
    return status;
}

/*@ requires is_operand(r, x) && \valid(x);
  @ assigns *x, *r->failure;
  @ ensures \result == STATUS_OK ==> is_term(*x); */
static enum status apply_tan(struct reader *r, struct term *x)
{
    const struct angle angle = term_angle(r, x);
    const struct number *cosine = angle_cosine(r->pool, &angle);
    const enum status status = require_nonzero(r, cosine);
    if (status != STATUS_OK) return refuse(r->failure, "the tangent of a right angle");
    *x = term_from_number(number_divide(r->pool, angle_sine(r->pool, &angle), cosine));
    return STATUS_OK;
}

/*@ requires is_operand(r, x) && \valid(x);
  @ assigns *x, *r->failure;
  @ ensures \result == STATUS_OK ==> is_term(*x); */
static enum status apply_sin(struct reader *r, struct term *x)
{
    const struct angle angle = term_angle(r, x);
    *x = term_from_number(angle_sine(r->pool, &angle));
    return STATUS_OK;
}

/*@ requires is_operand(r, x) && \valid(x);
  @ assigns *x, *r->failure;
  @ ensures \result == STATUS_OK ==> is_term(*x); */
static enum status apply_cos(struct reader *r, struct term *x)
{
    const struct angle angle = term_angle(r, x);
    *x = term_from_number(angle_cosine(r->pool, &angle));
    return STATUS_OK;
}

enum status term_apply(struct reader *r, enum function function, struct term *x)
{
    switch (function) {
    case FUNCTION_SQRT: return apply_sqrt(r, x);
    case FUNCTION_SIN: return apply_sin(r, x);
    case FUNCTION_COS: return apply_cos(r, x);
    case FUNCTION_TAN: return apply_tan(r, x);
    case FUNCTION_ATAN: return apply_atan(r, x);
    }
    return refuse(r->failure, "an unknown function");
}
