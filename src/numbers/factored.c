/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/factored.h"

#include "numbers/multivariate_private.h"

/* The largest exponent that checkers accept. */
enum { MAX_EXPONENT = 64 };

/*@ predicate is_list{L}(struct factor_list *list, struct multivariate *s) = \valid(list) && \separated(list, s) &&
  @   0 <= list->count <= FACTORED_MAX && are_indices(s, &list->polynomial[0], list->count);
  @ // The factors that FLINT has found.
  @ predicate are_found{L}(fmpq_mpoly_factor_struct *f) = \valid(f) && 0 <= f->num && \valid_read(f->poly + (0 .. f->num - 1)); */
/* The memory that is written when a polynomial is made, and when factors are appended to a list. */
/* clang-format off */
#define FUNCTIONS(s) *s, {f->top[0] | struct function *f; \true}, {f->bottom[0] | struct function *f; \true}, {f->of | struct function *f; \true}
#define LIST(list, s) list->polynomial[0 .. FACTORED_MAX - 1], list->count, FUNCTIONS(s)
/* clang-format on */

/* Makes a new polynomial for the caller to fill in; `like` is any existing one. */
/*@ requires is_function(s, like);
  @ assigns FUNCTIONS(s);
  @ ensures is_multivariate(s) && -1 <= \result < s->count;
  @ ensures \old(s->count) <= s->count; */
static int new_polynomial(struct multivariate *s, int like)
{
    return multivariate_opposite(s, like);
}

/* The index in the list of a factor of the polynomial `of`. It is appended if it is new; -1 when the list is full. */
/*@ requires is_function(s, of) && is_list(list, s) && \valid_read(factor);
  @ assigns LIST(list, s);
  @ ensures is_multivariate(s) && \old(s->count) <= s->count;
  @ ensures is_list(list, s);
  @ ensures -1 <= \result < list->count; */
static int place_of(struct multivariate *s, struct factor_list *list, int of, const fmpq_mpoly_t factor)
{
    /*@ loop invariant 0 <= i <= list->count;
      @ loop assigns i;
      @ loop variant list->count - i; */
    for (int i = 0; i < list->count; i++)
        if (fmpq_mpoly_equal(s->function[list->polynomial[i]].top, factor, s->ring)) return i;
    if (list->count == FACTORED_MAX) return -1;
    const int index = new_polynomial(s, of);
    if (index < 0) return -1;
    fmpq_mpoly_set(s->function[index].top, factor, s->ring);
    list->polynomial[list->count] = index;
    return list->count++;
}

/* Multiplies `out` by the power of a factor of the polynomial `of`. */
/*@ requires is_function(s, of) && is_list(list, s) && \valid_read(factor) && \valid(out);
  @ assigns LIST(list, s), out->exponent[0 .. FACTORED_MAX - 1];
  @ ensures is_multivariate(s) && \old(s->count) <= s->count;
  @ ensures is_list(list, s) && 0 <= \result <= 1; */
static int take_factor(struct multivariate *s, struct factor_list *list, int of, const fmpq_mpoly_t factor,
                       slong exponent, struct factored *out)
{
    const int i = place_of(s, list, of, factor);
    if (i < 0 || exponent > MAX_EXPONENT || exponent < -MAX_EXPONENT) return 0;
    out->exponent[i] = (short)(out->exponent[i] + exponent);
    return 1;
}

/* Multiplies `out` by the powers of all factors of the polynomial `of`. */
/*@ requires is_function(s, of) && is_list(list, s) && are_found(f) && \valid(out) && -1 <= power <= 1;
  @ assigns LIST(list, s), out->exponent[0 .. FACTORED_MAX - 1];
  @ ensures is_multivariate(s) && \old(s->count) <= s->count;
  @ ensures is_list(list, s) && 0 <= \result <= 1; */
static int take_factors(struct multivariate *s, struct factor_list *list, int of, fmpq_mpoly_factor_t f, int power,
                        struct factored *out)
{
    const fmpq_mpoly_struct *factor = f->poly;
    const slong count = f->num;
    /*@ loop invariant 0 <= i <= count && is_multivariate(s) && \at(s->count, Pre) <= s->count;
      @ loop invariant is_list(list, s);
      @ loop assigns i, LIST(list, s), out->exponent[0 .. FACTORED_MAX - 1];
      @ loop variant count - i; */
    for (slong i = 0; i < count; i++)
        if (!take_factor(s, list, of, factor + i, power * fmpq_mpoly_factor_get_exp_si(f, i, s->ring), out)) return 0;
    return 1;
}

/* Multiplies `constant` by the power 1 or -1 of x, which is not 0 where the power is -1. */
/*@ requires \valid(constant) && \valid_read(x);
  @ assigns *constant;
  @ ensures 0 <= \result <= 1; */
static int scale(fmpq_t constant, const fmpq_t x, int power)
{
    if (power < 0 && fmpq_is_zero(x)) return 0;
    if (power < 0)
        fmpq_div(constant, constant, x);
    else
        fmpq_mul(constant, constant, x);
    return 1;
}

/* Multiplies `out` by a polynomial to the power 1 or -1; the constant factor goes to `constant`. */
/*@ requires is_function(s, polynomial) && is_list(list, s) && \valid(out) && \valid(constant) && -1 <= power <= 1;
  @ assigns LIST(list, s), out->exponent[0 .. FACTORED_MAX - 1], *constant;
  @ ensures is_multivariate(s) && \old(s->count) <= s->count;
  @ ensures is_list(list, s) && 0 <= \result <= 1; */
static int take(struct multivariate *s, struct factor_list *list, int polynomial, int power, struct factored *out,
                fmpq_t constant)
{
    fmpq_mpoly_factor_t f;
    fmpq_mpoly_factor_init(f, s->ring);
    const int good = fmpq_mpoly_factor(f, s->function[polynomial].top, s->ring) &&
                     fmpq_mpoly_factor_make_integral(f, s->ring) && take_factors(s, list, polynomial, f, power, out) &&
                     scale(constant, f->constant, power);
    fmpq_mpoly_factor_clear(f, s->ring);
    return good;
}

/*@ requires pool != \null && \valid_read(x);
  @ assigns \nothing;
  @ ensures \result != \null; */
static const struct number *number_of(struct number_pool *pool, const fmpq_t x)
{
    struct number *number = number_fresh(pool);
    fmpq_get_mpq(number->value, x);
    return number;
}

/* Factors the quotient of two polynomials. */
/*@ requires is_function(s, top) && is_function(s, bottom) && is_list(list, s) && \valid(out) && \separated(out, s);
  @ assigns LIST(list, s), *out;
  @ ensures is_multivariate(s) && \old(s->count) <= s->count;
  @ ensures is_list(list, s) && 0 <= \result <= 1 && out->constant != \null; */
static int take_quotient(struct multivariate *s, struct factor_list *list, int top, int bottom, struct factored *out)
{
    fmpq_t constant;
    fmpq_init(constant);
    fmpq_one(constant);
    const int good = take(s, list, top, 1, out, constant) && take(s, list, bottom, -1, out, constant);
    out->constant = number_of(s->pool, constant);
    fmpq_clear(constant);
    return good;
}

/*@ requires \valid(list) && is_multivariate(list->multivariate) && is_list(list, list->multivariate);
  @ requires x != \null && \valid(out) && \separated(out, list->multivariate);
  @ assigns LIST(list, list->multivariate), *out;
  @ ensures is_multivariate(\old(list->multivariate));
  @ ensures is_list(list, \old(list->multivariate));
  @ ensures 0 <= \result <= 1; */
int factored_of(struct factor_list *list, const struct number *x, struct factored *out)
{
    struct multivariate *s = list->multivariate;
    int top, bottom;
    *out = (struct factored){.constant = number_from_integer(s->pool, 0)};
    const int known = multivariate_common(s, &x, 1, &top, &bottom);
    //@ assert are_indices(s, &list->polynomial[0], list->count);
    //@ assert is_list(list, s);
    if (!known) return 0;
    if (multivariate_terms(s, top) == 0) return 1;
    return take_quotient(s, list, top, bottom, out);
}

/*@ requires is_function(s, polynomial) && 0 <= variable < MULTIVARIATE_MAX_VARIABLES;
  @ assigns FUNCTIONS(s);
  @ ensures is_multivariate(s) && \old(s->count) <= s->count && -1 <= \result < s->count; */
int factored_derivative(struct multivariate *s, int polynomial, int variable)
{
    const int index = new_polynomial(s, polynomial);
    if (index < 0) return -1;
    fmpq_mpoly_derivative(s->function[index].top, s->function[polynomial].top, variable, s->ring);
    return index;
}

/*@ requires is_function(s, polynomial) && \valid_read(value + (0 .. MULTIVARIATE_MAX_VARIABLES - 1));
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
int factored_sign_at(const struct multivariate *s, int polynomial, const long value[MULTIVARIATE_MAX_VARIABLES])
{
    fmpq x[MULTIVARIATE_MAX_VARIABLES], *at[MULTIVARIATE_MAX_VARIABLES];
    fmpq_t result;
    fmpq_init(result);
    /*@ loop invariant 0 <= i <= MULTIVARIATE_MAX_VARIABLES && \forall integer k; 0 <= k < i ==> at[k] == &x[k];
      @ loop assigns i, x[0 .. MULTIVARIATE_MAX_VARIABLES - 1], at[0 .. MULTIVARIATE_MAX_VARIABLES - 1];
      @ loop variant MULTIVARIATE_MAX_VARIABLES - i; */
    for (int i = 0; i < MULTIVARIATE_MAX_VARIABLES; i++) {
        at[i] = x + i;
        fmpq_init(x + i);
        fmpq_set_si(x + i, value[i], 1);
    }
    const int known = fmpq_mpoly_evaluate_all_fmpq(result, s->function[polynomial].top, at, s->ring);
    const int sign = known ? fmpq_sgn(result) : 0;
    /*@ loop invariant 0 <= i <= MULTIVARIATE_MAX_VARIABLES;
      @ loop assigns i, x[0 .. MULTIVARIATE_MAX_VARIABLES - 1];
      @ loop variant MULTIVARIATE_MAX_VARIABLES - i; */
    for (int i = 0; i < MULTIVARIATE_MAX_VARIABLES; i++) fmpq_clear(x + i);
    fmpq_clear(result);
    return sign;
}
