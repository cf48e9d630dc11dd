/* SPDX-License-Identifier: BSD-2-Clause */
#include "spatial/circle.h"

#include "numbers/exact.h"
#include "numbers/scratch.h"
#include "numbers/work.h"
#include "spatial/program.h"

static spatial_number integer(struct number_pool *pool, long n)
{
    return number_from_integer(pool, n);
}

static spatial_number plus(struct number_pool *pool, spatial_number x, spatial_number y)
{
    return number_add(pool, x, y);
}

static spatial_number times(struct number_pool *pool, spatial_number x, spatial_number y)
{
    return number_multiply(pool, x, y);
}

void spatial_forms_of(struct number_pool *pool, const spatial_number *input, struct spatial_forms *f)
{
    spatial_number x[spatial_forms_NODES];
    const spatial_number zero = integer(pool, 0);
    for (int i = 0; i < spatial_forms_INPUTS; i++) x[i] = input[i];
    exact_evaluate(pool, spatial_forms_program.code, spatial_forms_OPERATIONS, spatial_forms_INPUTS, x);
    f->p = (struct spatial_form){x[spatial_forms_C], x[spatial_forms_p_c], x[spatial_forms_p_s], zero, zero, zero};
    f->g = (struct spatial_form){zero,
                                 x[spatial_forms_B2],
                                 x[spatial_forms_g_s],
                                 x[spatial_forms_g_cc],
                                 x[spatial_forms_g_cs],
                                 x[spatial_forms_g_ss]};
    f->k = (struct spatial_form){zero,
                                 x[spatial_forms_k_c],
                                 x[spatial_forms_k_s],
                                 x[spatial_forms_k_cc],
                                 x[spatial_forms_k_cs],
                                 x[spatial_forms_k_ss]};
    f->h = (struct spatial_form){zero,
                                 x[spatial_forms_h_c],
                                 x[spatial_forms_h_s],
                                 x[spatial_forms_h_cc],
                                 x[spatial_forms_h_cs],
                                 x[spatial_forms_h_ss]};
    f->R = (struct spatial_form){zero,
                                 x[spatial_forms_R_c],
                                 x[spatial_forms_R_s],
                                 x[spatial_forms_R_cc],
                                 x[spatial_forms_R_cs],
                                 x[spatial_forms_R_ss]};
    f->E = (struct spatial_form){zero,
                                 x[spatial_forms_E_c],
                                 x[spatial_forms_R_c],
                                 x[spatial_forms_E_cc],
                                 x[spatial_forms_E_cs],
                                 x[spatial_forms_E_ss]};
}

int spatial_form_is_zero(struct number_pool *pool, const struct spatial_form *x)
{
    const spatial_number zeros[] = {x->c, x->s, x->cs, plus(pool, x->one, x->cc), plus(pool, x->one, x->ss)};
    for (unsigned i = 0; i < sizeof zeros / sizeof *zeros; i++)
        if (number_sign(zeros[i]) != 0) return 0;
    return 1;
}

static struct surd scaled(struct number_pool *pool, spatial_number factor, struct surd x)
{
    return surd_multiply(pool, surd_from_number(factor), x);
}

struct surd spatial_form_at(struct number_pool *pool, const struct spatial_form *x, struct surd c, struct surd s)
{
    const struct surd terms[] = {
        scaled(pool, x->c, c), scaled(pool, x->s, s), scaled(pool, x->cc, surd_multiply(pool, c, c)),
        scaled(pool, x->cs, surd_multiply(pool, c, s)), scaled(pool, x->ss, surd_multiply(pool, s, s))};
    struct surd sum = surd_from_number(x->one);
    for (unsigned i = 0; i < sizeof terms / sizeof *terms; i++) sum = surd_add(pool, sum, terms[i]);
    return sum;
}

struct surd spatial_inverse(struct number_pool *pool, struct surd x)
{
    const spatial_number one = number_from_integer(pool, 1);
    if (x.b == NULL) return surd_from_number(number_divide(pool, one, x.a));
    const struct surd conjugate = {x.a, number_negate(pool, x.b), x.d};
    const struct surd norm = surd_multiply(pool, x, conjugate);
    if (number_sign(norm.a) != 0) return surd_divide(pool, conjugate, norm.a);
    /* x = y sqrt(d), and both are halves of the number */
    return surd_from_number(number_divide(pool, one, number_multiply(pool, number_from_integer(pool, 2), x.a)));
}

/* With c = sigma (1 - t^2), s = 2 sigma t:
 *     X (1 + t^2)^2 = one (1 + t^2)^2 + (c cos + s sin)(1 + t^2) + cc (1 - t^2)^2 + cs (1 - t^2) 2 t + ss 4 t^2. */
int spatial_chart(struct number_pool *pool, const struct spatial_form *x, int sigma, struct polynomial *out)
{
    const spatial_number two = integer(pool, 2), sign = integer(pool, sigma), minus = integer(pool, -1);
    const spatial_number c = times(pool, sign, x->c), s = times(pool, two, times(pool, sign, x->s));
    const spatial_number cs = times(pool, two, x->cs), even = plus(pool, x->one, x->cc);
    const spatial_number ss = times(pool, integer(pool, 4), x->ss), cc = times(pool, two, x->cc);
    const struct polynomial all = {5,
                                   {plus(pool, even, c), plus(pool, s, cs),
                                    plus(pool, times(pool, two, x->one), number_subtract(pool, ss, cc)),
                                    number_subtract(pool, s, cs), number_subtract(pool, even, c)}};
    const struct polynomial nothing = {0, {NULL}};
    return polynomial_combine(pool, &all, minus, &nothing, out);
}

static spatial_number least(struct number_pool *pool, spatial_number x, spatial_number y)
{
    return number_compare(pool, x, y) <= 0 ? x : y;
}

static spatial_number greatest(struct number_pool *pool, spatial_number x, spatial_number y)
{
    return number_compare(pool, x, y) >= 0 ? x : y;
}

static struct spatial_interval hull(struct number_pool *pool, const spatial_number x[4])
{
    struct spatial_interval hull = {x[0], x[0]};
    for (int i = 1; i < 4; i++)
        hull = (struct spatial_interval){least(pool, hull.low, x[i]), greatest(pool, hull.high, x[i])};
    return hull;
}

struct spatial_interval spatial_product(struct number_pool *pool, const struct spatial_interval *x,
                                        const struct spatial_interval *y)
{
    const spatial_number products[4] = {times(pool, x->low, y->low), times(pool, x->low, y->high),
                                        times(pool, x->high, y->low), times(pool, x->high, y->high)};
    return hull(pool, products);
}

struct spatial_interval spatial_quotient(struct number_pool *pool, const struct spatial_interval *x,
                                         const struct spatial_interval *y)
{
    const spatial_number quotients[4] = {number_divide(pool, x->low, y->low), number_divide(pool, x->low, y->high),
                                         number_divide(pool, x->high, y->low), number_divide(pool, x->high, y->high)};
    return hull(pool, quotients);
}

struct spatial_interval spatial_horner(struct number_pool *pool, const struct polynomial *polynomial,
                                       const struct spatial_interval *at)
{
    const spatial_number zero = integer(pool, 0);
    struct spatial_interval sum = {zero, zero};
    for (int i = polynomial->length; i-- > 0;) {
        sum = spatial_product(pool, &sum, at);
        sum = (struct spatial_interval){plus(pool, sum.low, polynomial->c[i]), plus(pool, sum.high, polynomial->c[i])};
    }
    return sum;
}

void spatial_drop_scratch(struct number_pool *scratch, struct number_pool *pool, int operations, spatial_number x)
{
    if (scratch != pool)
        number_work_charge(pool, (unsigned long)operations * work_of_arithmetic(number_size(scratch, x) / 4));
    scratch_drop(scratch, pool);
}

int spatial_sign_on(struct number_pool *pool, const struct polynomial *polynomial, const struct spatial_interval *at)
{
    struct number_pool *scratch = scratch_new(pool);
    const struct spatial_interval range = spatial_horner(scratch, polynomial, at);
    const int sign = spatial_interval_sign(&range);
    spatial_drop_scratch(scratch, pool, 4 * polynomial->length, range.low);
    return sign;
}

int spatial_sign_at(struct number_pool *pool, const struct polynomial *polynomial, spatial_number at)
{
    struct number_pool *scratch = scratch_new(pool);
    const spatial_number value = polynomial_at(scratch, polynomial, at);
    const int sign = number_sign(value);
    spatial_drop_scratch(scratch, pool, polynomial->length, value);
    return sign;
}

int spatial_interval_sign(const struct spatial_interval *x)
{
    return number_sign(x->low) > 0 ? 1 : number_sign(x->high) < 0 ? -1 : 0;
}
