/* SPDX-License-Identifier: BSD-2-Clause */
/* Divides the circle into cells with at most one zero each, by bisection and Descartes' rule of signs. */
#include "numbers/output.h"
#include "numbers/scratch.h"
#include "numbers/work.h"
#include "problem/budget.h"
#include "problem/number_json.h"
#include "spatial/circle.h"

#include <stdio.h>

/* The number of bisections for both charts, which bounds the number of values in the certificate. */
enum { MOST_BISECTIONS = 6000, MOST_TRIES = 16 };

/* Replaces p(t) by p(x + t). */
static void shift(struct number_pool *pool, struct polynomial *p, spatial_number x)
{
    for (int i = p->length - 1; i >= 0; i--)
        for (int j = i; j < p->length - 1; j++)
            p->c[j] = number_add(pool, p->c[j], number_multiply(pool, x, p->c[j + 1]));
}

static void reverse(struct polynomial *p)
{
    for (int i = 0; i < p->length / 2; i++) {
        const spatial_number kept = p->c[i];
        p->c[i] = p->c[p->length - 1 - i];
        p->c[p->length - 1 - i] = kept;
    }
}

static int variations(const struct polynomial *p)
{
    int count = 0, last = 0;
    for (int i = 0; i < p->length; i++) {
        const int sign = number_sign(p->c[i]);
        count += sign * last < 0;
        if (sign != 0) last = sign;
    }
    return count;
}

/* The zeros of p between low and high correspond to the positive zeros of (1 + t)^n p(low + (high - low) / (1 + t)).
 * Thousands of cells may have ends of thousands of digits, so what is computed for one of them is freed with it. */
int spatial_variations(struct number_pool *numbers, const struct polynomial *polynomial, spatial_number low,
                       spatial_number high)
{
    struct number_pool *pool = scratch_new(numbers);
    struct polynomial p = *polynomial;
    const spatial_number width = number_subtract(pool, high, low);
    spatial_number factor = width;
    shift(pool, &p, low);
    for (int i = 1; i < p.length; i++, factor = number_multiply(pool, factor, width))
        p.c[i] = number_multiply(pool, p.c[i], factor);
    reverse(&p);
    shift(pool, &p, number_from_integer(pool, 1));
    const int count = variations(&p);
    spatial_drop_scratch(pool, numbers, p.length * p.length, p.length > 0 ? p.c[0] : width);
    return count;
}

/* A chart during its division. */
struct cutting {
    struct number_pool *pool;
    const struct polynomial *zeros; /* all simple */
    const struct spatial_judge *judge;
    struct failure *failure;
    unsigned long begun, budget; /* the work before this chart, and what is allowed for it */
    int sigma, *bisections;
    json_t *cuts;
    spatial_number empty_from,
        last; /* where the cells without zeros that end at `last` begin; NULL after a cell with a zero */
};

static enum status give_up(const struct cutting *c)
{
    snprintf(c->failure->field, sizeof c->failure->field, "R");
    snprintf(c->failure->reason, sizeof c->failure->reason,
             "the zeros on the circle of slip directions are not separated by %d bisections", MOST_BISECTIONS);
    return STATUS_UNDECIDED;
}

static enum status refuse_work(const struct cutting *c)
{
    snprintf(c->failure->field, sizeof c->failure->field, "R");
    return budget_used_up(c->failure, "the zeros on the circle of slip directions are not separated");
}

static int is_zero_at(const struct cutting *c, spatial_number t)
{
    return spatial_sign_at(c->pool, c->zeros, t) == 0;
}

/* A point inside the interval at which nothing vanishes: its middle, or a point near it. */
static spatial_number point_inside(const struct cutting *c, const struct spatial_interval *cell)
{
    const spatial_number width = number_subtract(c->pool, cell->high, cell->low);
    spatial_number t = NULL;
    for (int i = 0; i < MOST_TRIES; i++) {
        const spatial_number part = number_from_ratio(c->pool, 8 - i / 2, 16 + i % 2);
        t = number_add(c->pool, cell->low, number_multiply(c->pool, part, width));
        if (!is_zero_at(c, t)) break;
    }
    return t;
}

/* Appends a cell to the list of cuts; neighbouring cells without zeros are merged when Descartes' rule proves that the
 * union has none. */
static void append(struct cutting *c, const struct spatial_interval *cell, int zeros)
{
    const int joins =
        zeros == 0 && c->empty_from != NULL && spatial_variations(c->pool, c->zeros, c->empty_from, cell->high) == 0;
    json_t *cut = number_value_json(c->pool, cell->high);
    if (joins)
        json_array_set_new(c->cuts, json_array_size(c->cuts) - 1, cut);
    else
        json_array_append_new(c->cuts, cut);
    if (!joins) c->empty_from = zeros == 0 ? cell->low : NULL;
}

static enum status cut(struct cutting *c, const struct spatial_interval *cell)
{
    const int zeros = spatial_variations(c->pool, c->zeros, cell->low, cell->high);
    const struct spatial_judge *judge = c->judge;
    if (zeros == 0 || (zeros == 1 && (judge == NULL || judge->is_settled(judge->context, c->sigma, cell)))) {
        append(c, cell, zeros);
        return STATUS_OK;
    }
    if (++*c->bisections > MOST_BISECTIONS) return give_up(c);
    if (number_work_done(c->pool) - c->begun > c->budget) return refuse_work(c);
    const spatial_number middle = point_inside(c, cell);
    const struct spatial_interval left = {cell->low, middle}, right = {middle, cell->high};
    const enum status status = cut(c, &left);
    return status == STATUS_OK ? cut(c, &right) : status;
}

/* Divides a chart from -end to end. */
static enum status cut_chart(struct cutting *c, spatial_number end)
{
    const struct spatial_interval all = {number_negate(c->pool, end), end};
    c->begun = number_work_done(c->pool);
    c->cuts = json_array();
    c->empty_from = NULL;
    json_array_append_new(c->cuts, number_value_json(c->pool, all.low));
    return cut(c, &all);
}

/* The polynomial with the zeros of the forms in a chart, each simple. */
static int zeros_of_forms(struct number_pool *pool, const struct spatial_form *form, const struct spatial_form *other,
                          int sigma, struct polynomial *zeros)
{
    struct polynomial x, y;
    if (spatial_chart(pool, form, sigma, &x) != 1) return 0;
    if (other != NULL && (spatial_chart(pool, other, sigma, &y) != 1 || polynomial_multiply(pool, &x, &y, &x) != 1))
        return 0;
    return polynomial_squarefree(pool, &x, zeros) == 1;
}

/* The first of 1, 11/10, 12/10, ... such that nothing vanishes at it or at its negative. */
static spatial_number find_tau(struct number_pool *pool, const struct polynomial *zeros)
{
    const struct cutting c = {.pool = pool, .zeros = zeros};
    spatial_number tau = number_from_integer(pool, 1);
    for (long i = 11; is_zero_at(&c, tau) || is_zero_at(&c, number_negate(pool, tau)); i++)
        tau = number_from_ratio(pool, i, 10);
    return tau;
}

enum status spatial_cut_circle(struct number_pool *pool, long budget_bits, const struct spatial_form *form,
                               const struct spatial_form *other, const struct spatial_judge *judge,
                               struct spatial_cuts *cuts, struct failure *failure)
{
    struct polynomial zeros;
    int bisections = 0;
    struct cutting c = {
        .pool = pool, .zeros = &zeros, .judge = judge, .failure = failure, .sigma = 1, .bisections = &bisections};
    c.budget = work_of_budget(budget_bits);
    *cuts = (struct spatial_cuts){NULL, NULL, number_from_integer(pool, 1)};
    if (!zeros_of_forms(pool, form, other, 1, &zeros)) return give_up(&c);
    cuts->tau = find_tau(pool, &zeros);
    const enum status status = cut_chart(&c, cuts->tau);
    cuts->plus = c.cuts;
    if (status != STATUS_OK || !zeros_of_forms(pool, form, other, -1, &zeros))
        return status != STATUS_OK ? status : give_up(&c);
    c.sigma = -1;
    const enum status other_status = cut_chart(&c, number_divide(pool, number_from_integer(pool, 1), cuts->tau));
    cuts->minus = c.cuts;
    return other_status;
}

void spatial_cuts_free(struct spatial_cuts *cuts)
{
    json_decref(cuts->plus);
    json_decref(cuts->minus);
    *cuts = (struct spatial_cuts){NULL, NULL, NULL};
}

spatial_number spatial_cut_number(struct number_pool *pool, const json_t *cut)
{
    return number_of_value(pool, cut);
}

json_t *spatial_cuts_json(struct number_pool *pool, struct spatial_cuts *cuts)
{
    json_t *json = json_pack("{s:o, s:o, s:o}", "tau", number_value_json(pool, cuts->tau), "plus", cuts->plus, "minus",
                             cuts->minus);
    cuts->plus = cuts->minus = NULL;
    return json;
}
