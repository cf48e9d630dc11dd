/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/factored.h"

#include "numbers/multivariate_private.h"

/* The largest exponent that checkers accept. */
enum { MAX_EXPONENT = 64 };

/* Makes a new polynomial for the caller to fill in; `like` is any existing one. */
static int new_polynomial(struct multivariate *s, int like)
{
    return multivariate_opposite(s, like);
}

/* The index in the list of a factor of the polynomial `of`. It is appended if it is new; -1 when the list is full. */
static int place_of(struct factor_list *list, int of, const fmpq_mpoly_t factor)
{
    struct multivariate *s = list->multivariate;
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
static int take_factor(struct factor_list *list, int of, const fmpq_mpoly_t factor, slong exponent,
                       struct factored *out)
{
    const int i = place_of(list, of, factor);
    if (i < 0 || exponent > MAX_EXPONENT || exponent < -MAX_EXPONENT) return 0;
    out->exponent[i] = (short)(out->exponent[i] + exponent);
    return 1;
}

/* Multiplies `out` by a polynomial to the power 1 or -1; the constant factor goes to `constant`. */
static int take(struct factor_list *list, int polynomial, int power, struct factored *out, fmpq_t constant)
{
    struct multivariate *s = list->multivariate;
    fmpq_mpoly_factor_t f;
    fmpq_mpoly_factor_init(f, s->ring);
    int good =
        fmpq_mpoly_factor(f, s->function[polynomial].top, s->ring) && fmpq_mpoly_factor_make_integral(f, s->ring);
    for (slong i = 0; good && i < f->num; i++)
        good = take_factor(list, polynomial, f->poly + i, power * fmpq_mpoly_factor_get_exp_si(f, i, s->ring), out);
    if (power > 0)
        fmpq_mul(constant, constant, f->constant);
    else if (good)
        fmpq_div(constant, constant, f->constant);
    fmpq_mpoly_factor_clear(f, s->ring);
    return good;
}

static const struct number *number_of(struct number_pool *pool, const fmpq_t x)
{
    struct number *number = number_fresh(pool);
    fmpq_get_mpq(number->value, x);
    return number;
}

int factored_of(struct factor_list *list, const struct number *x, struct factored *out)
{
    int top, bottom;
    fmpq_t constant;
    *out = (struct factored){.constant = number_from_integer(list->multivariate->pool, 0)};
    if (!multivariate_common(list->multivariate, &x, 1, &top, &bottom)) return 0;
    if (multivariate_terms(list->multivariate, top) == 0) return 1;
    fmpq_init(constant);
    fmpq_one(constant);
    const int good = take(list, top, 1, out, constant) && take(list, bottom, -1, out, constant);
    out->constant = number_of(list->multivariate->pool, constant);
    fmpq_clear(constant);
    return good;
}

int factored_derivative(struct multivariate *s, int polynomial, int variable)
{
    const int index = new_polynomial(s, polynomial);
    if (index < 0) return -1;
    fmpq_mpoly_derivative(s->function[index].top, s->function[polynomial].top, variable, s->ring);
    return index;
}

int factored_sign_at(const struct multivariate *s, int polynomial, const long value[MULTIVARIATE_MAX_VARIABLES])
{
    fmpq x[MULTIVARIATE_MAX_VARIABLES], *at[MULTIVARIATE_MAX_VARIABLES];
    fmpq_t result;
    fmpq_init(result);
    for (int i = 0; i < MULTIVARIATE_MAX_VARIABLES; i++) {
        at[i] = x + i;
        fmpq_init(x + i);
        fmpq_set_si(x + i, value[i], 1);
    }
    const int known = fmpq_mpoly_evaluate_all_fmpq(result, s->function[polynomial].top, at, s->ring);
    const int sign = known ? fmpq_sgn(result) : 0;
    for (int i = 0; i < MULTIVARIATE_MAX_VARIABLES; i++) fmpq_clear(x + i);
    fmpq_clear(result);
    return sign;
}
