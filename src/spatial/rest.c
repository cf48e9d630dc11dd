/* SPDX-License-Identifier: BSD-2-Clause */
/* All solutions at rest, u = 0. */
#include "numbers/output.h"
#include "numbers/scratch.h"
#include "problem/failure.h"
#include "spatial/spatial.h"

#include <stdio.h>

/* Slip in direction d starts where R = 0, b p < 0 and E p > 0. The polynomials of one chart, and the results for both. */
struct chart {
    struct polynomial R, p, E, weight; /* weight = (1 + t^2)^2 */
    struct polynomial with_p, with_E;  /* the common divisors with R, whose zeros are common zeros */
};

struct finder {
    const struct spatial_body *body;
    struct chart chart[2]; /* of sigma 1 and -1 */
    struct spatial_rest *rest;
};

static struct spatial_form weight_form(struct number_pool *pool)
{
    const spatial_number zero = number_from_integer(pool, 0);
    return (struct spatial_form){number_from_integer(pool, 1), zero, zero, zero, zero, zero};
}

static int prepare(const struct spatial_body *body, int sigma, struct chart *chart)
{
    const struct spatial_form one = weight_form(body->pool);
    struct polynomial simple;
    return spatial_chart(body->pool, &body->forms.R, sigma, &chart->R) == 1 &&
           spatial_chart(body->pool, &body->forms.p, sigma, &chart->p) == 1 &&
           spatial_chart(body->pool, &body->forms.E, sigma, &chart->E) == 1 &&
           spatial_chart(body->pool, &one, sigma, &chart->weight) == 1 &&
           polynomial_squarefree(body->pool, &chart->R, &simple) == 1 &&
           polynomial_common_divisor(body->pool, &simple, &chart->p, &chart->with_p) == 1 &&
           polynomial_common_divisor(body->pool, &simple, &chart->E, &chart->with_E) == 1;
}

/* 1 when a polynomial with simple zeros changes its sign over a cell. */
static int changes(const struct spatial_body *body, const struct polynomial *x, const struct spatial_interval *cell)
{
    return spatial_sign_at(body->pool, x, cell->low) * spatial_sign_at(body->pool, x, cell->high) < 0;
}

/* Finds the sign of a polynomial at the zero of R in a cell; 0 when the cell is too wide. */
static int find_sign(const struct spatial_body *body, const struct polynomial *x, const struct polynomial *common,
                     const struct spatial_interval *cell, int *sign)
{
    *sign = 0;
    if (changes(body, common, cell)) return 1;
    *sign = spatial_sign_on(body->pool, x, cell);
    return *sign != 0;
}

/* The ends of a positive interval, rounded outwards. */
static struct spatial_interval rounded(const struct spatial_body *body, const struct spatial_interval *x)
{
    struct spatial_interval out;
    spatial_number other;
    output_ends(body->pool, x->low, body->width_bits + 8, &out.low, &other);
    output_ends(body->pool, x->high, body->width_bits + 8, &other, &out.high);
    return out;
}

/* high - low <= 2^-width_bits low */
static int is_narrow(const struct spatial_body *body, const struct spatial_interval *x)
{
    const spatial_number scale = number_power(body->pool, number_from_integer(body->pool, 2), body->width_bits);
    const spatial_number width = number_multiply(body->pool, scale, number_subtract(body->pool, x->high, x->low));
    return number_sign(x->low) > 0 && number_compare(body->pool, width, x->low) <= 0;
}

/* high - low <= 2^-width_bits */
static int is_short(const struct spatial_body *body, const struct spatial_interval *x)
{
    const spatial_number scale = number_power(body->pool, number_from_integer(body->pool, 2), body->width_bits);
    const spatial_number width = number_multiply(body->pool, scale, number_subtract(body->pool, x->high, x->low));
    return number_compare(body->pool, width, number_from_integer(body->pool, 1)) <= 0;
}

/* lambda_N = -b / p and rho = E / p, p not 0. */
static void enclose(const struct spatial_body *body, const struct chart *chart, const struct spatial_interval *cell,
                    struct spatial_start *start)
{
    struct number_pool *pool = body->pool;
    const spatial_number minus_b = number_negate(pool, spatial_value(body, spatial_b));
    const struct spatial_interval load = {minus_b, minus_b}, p = spatial_horner(pool, &chart->p, cell);
    const struct spatial_interval weight = spatial_horner(pool, &chart->weight, cell);
    const struct spatial_interval E = spatial_horner(pool, &chart->E, cell);
    const struct spatial_interval push = spatial_product(pool, &load, &weight);
    start->lambda_N = spatial_quotient(pool, &push, &p);
    start->rho = spatial_quotient(pool, &E, &p);
}

static int index_of(const struct spatial_body *body, const struct chart *chart, const struct spatial_interval *cell)
{
    const int low = spatial_sign_at(body->pool, &chart->R, cell->low);
    const int high = spatial_sign_at(body->pool, &chart->R, cell->high);
    return low * high < 0 ? -high : 0;
}

/* lambda_N and rho on a cell. */
static void enclose_rounded(const struct spatial_body *body, const struct chart *chart,
                            const struct spatial_interval *cell, struct spatial_start *start)
{
    enclose(body, chart, cell, start);
    start->lambda_N = rounded(body, &start->lambda_N);
    start->rho = rounded(body, &start->rho);
}

/* 1 when lambda_N and rho are enclosed narrowly enough on a cell. */
static int is_fine(const struct spatial_body *body, const struct chart *chart, const struct spatial_interval *cell)
{
    struct spatial_start start;
    struct spatial_body scratch = *body;
    if (!is_short(body, cell)) return 0;
    scratch.pool = scratch_new(body->pool);
    enclose_rounded(&scratch, chart, cell, &start);
    const int fine = is_narrow(&scratch, &start.lambda_N) && is_narrow(&scratch, &start.rho);
    spatial_drop_scratch(scratch.pool, body->pool, 4 * chart->weight.length, cell->low);
    return fine;
}

/* Adds the slip of a cell that is narrow enough. */
static int add_start(const struct finder *f, int sigma, const struct chart *chart, const struct spatial_interval *cell,
                     int p)
{
    struct spatial_start start = {.sigma = sigma, .cell = *cell, .p = p};
    if (!is_fine(f->body, chart, cell)) return 0;
    enclose_rounded(f->body, chart, cell, &start);
    start.index = index_of(f->body, chart, cell);
    if (f->rest->starts < SPATIAL_MOST_STARTS) f->rest->start[f->rest->starts++] = start;
    return 1;
}

/* A cell with one zero of R is narrow enough when it determines whether slip starts there. */
static int is_settled(void *context, int sigma, const struct spatial_interval *cell)
{
    const struct finder *f = context;
    const struct chart *chart = f->chart + (sigma < 0);
    int p, E;
    if (!find_sign(f->body, &chart->p, &chart->with_p, cell, &p)) return 0;
    if (spatial_sign(f->body, spatial_b) * p >= 0) return 1;
    if (!find_sign(f->body, &chart->E, &chart->with_E, cell, &E)) return 0;
    return E * p <= 0 || add_start(f, sigma, chart, cell, p);
}

static enum status find_starts(const struct spatial_body *body, struct spatial_rest *rest, struct failure *failure)
{
    struct finder f = {.body = body, .rest = rest};
    const struct spatial_judge judge = {is_settled, &f};
    if (spatial_form_is_zero(body->pool, &body->forms.R)) return STATUS_OK;
    if (!prepare(body, 1, &f.chart[0]) || !prepare(body, -1, &f.chart[1])) {
        snprintf(failure->field, sizeof failure->field, "R");
        snprintf(failure->reason, sizeof failure->reason, "a coefficient is not decided within the budget");
        return STATUS_UNDECIDED;
    }
    rest->has_cuts = 1;
    return spatial_cut_circle(body->pool, body->budget_bits, &body->forms.R, NULL, &judge, &rest->cuts, failure);
}

/* b = 0: slip at an end of the arc, with lambda_N = -e.a / g and rho = d.a - lambda_N k; if e.a = g = 0, with any force
 * up to d.a / k. */
static void find_start_at_end(const struct spatial_body *body, const struct spatial_arc *arc, int i,
                              struct spatial_rest *rest)
{
    struct number_pool *pool = body->pool;
    const struct surd c = arc->end[i][0], s = arc->end[i][1];
    const struct surd a1 = surd_from_number(spatial_value(body, spatial_a1));
    const struct surd a2 = surd_from_number(spatial_value(body, spatial_a2));
    const struct surd e_a = surd_subtract(pool, surd_multiply(pool, c, a2), surd_multiply(pool, s, a1));
    const struct surd d_a = surd_add(pool, surd_multiply(pool, c, a1), surd_multiply(pool, s, a2));
    const struct surd g = spatial_form_at(pool, &body->forms.g, c, s);
    const struct surd k = spatial_form_at(pool, &body->forms.k, c, s);
    const int turns = surd_sign(pool, g), pushed = surd_sign(pool, e_a);
    struct spatial_start start = {.end = i, .continuum = turns == 0};
    if (turns == 0 ? pushed != 0 : pushed * turns >= 0) return;
    if (turns == 0)
        start.force = surd_multiply(pool, d_a, spatial_inverse(pool, k));
    else
        start.force = surd_multiply(pool, surd_subtract(pool, surd_from_number(number_from_integer(pool, 0)), e_a),
                                    spatial_inverse(pool, g));
    start.rate = turns == 0 ? d_a : surd_subtract(pool, d_a, surd_multiply(pool, start.force, k));
    if (surd_sign(pool, start.rate) > 0) rest->start[rest->starts++] = start;
}

static enum spatial_status status_of_stick(const struct spatial_body *body)
{
    const int force = spatial_sign(body, spatial_T_N), cone = spatial_sign(body, spatial_T_cone);
    if (force < 0 || cone < 0) return SPATIAL_INCONSISTENT;
    return force > 0 && cone > 0 ? SPATIAL_CONSISTENT : SPATIAL_BOUNDARY;
}

/* The number of distinct forces: none when b >= 0; that of stick, if it is not 0; those of slip. */
static int count_solutions(const struct spatial_body *body, const struct spatial_rest *rest)
{
    int count = spatial_sign(body, spatial_b) >= 0;
    count += rest->T != SPATIAL_INCONSISTENT && spatial_sign(body, spatial_T_N) > 0;
    for (int i = 0; i < rest->starts; i++) {
        if (rest->start[i].continuum) return -1;
        count++;
    }
    return count;
}

static int has_fold(const struct spatial_rest *rest)
{
    for (int i = 0; i < rest->starts; i++)
        if (rest->start[i].index == 0) return 1;
    return 0;
}

/* Boundary: every slip is a fold, at which two solutions coincide, or has a continuum of forces. */
static enum spatial_status status_of_slip(const struct spatial_rest *rest)
{
    for (int i = 0; i < rest->starts; i++)
        if (!rest->start[i].continuum && (rest->start[i].sigma == 0 || rest->start[i].index != 0))
            return SPATIAL_CONSISTENT;
    return rest->starts > 0 ? SPATIAL_BOUNDARY : SPATIAL_INCONSISTENT;
}

/* 1 when the sum of the indices is 1, which must be so unless some solution is a boundary. */
static int indices_add_up(int b, const struct spatial_rest *rest)
{
    int sum = (b > 0) + (rest->T == SPATIAL_CONSISTENT);
    for (int i = 0; i < rest->starts; i++) sum += rest->start[i].index;
    return sum == 1;
}

/* After a small push in direction phi, r' = E / p and phi' = R / (p r): the direction tends to a zero of R, of which
 * there are some when p >= 0 everywhere, and r increases or decreases there according to the sign of E / p
 * (spec/spatial/README.md, section 3). When p < 0 in some directions a push leads to an impact, whose outcome depends
 * on a law of restitution. */
static const char *stick_word(const struct spatial_body *body, const struct spatial_arc *arc,
                              const struct spatial_rest *rest)
{
    if (rest->T == SPATIAL_INCONSISTENT) return NULL;
    if (rest->T == SPATIAL_BOUNDARY) return "degenerate";
    if (spatial_sign(body, spatial_b) >= 0 || rest->starts > 0) return "unstable";
    return arc->sign > 0 ? "undecided-arc" : "stable";
}

enum status spatial_find_rest(const struct spatial_body *body, const struct spatial_arc *arc, struct spatial_rest *rest,
                              struct failure *failure)
{
    const int b = spatial_sign(body, spatial_b);
    enum status status = STATUS_OK;
    rest->F = b > 0 ? SPATIAL_CONSISTENT : b == 0 ? SPATIAL_BOUNDARY : SPATIAL_INCONSISTENT;
    rest->T = status_of_stick(body);
    if (b != 0)
        status = find_starts(body, rest, failure);
    else if (arc->sign >= 0)
        for (int i = 0; i < (arc->sign == 0 ? 1 : 2); i++) find_start_at_end(body, arc, i, rest);
    if (status != STATUS_OK) return status;
    rest->S = status_of_slip(rest);
    rest->solutions = count_solutions(body, rest);
    rest->degenerate = rest->T == SPATIAL_BOUNDARY || (b != 0 && has_fold(rest));
    rest->row = spatial_classify_rest(b, rest->degenerate, rest->solutions);
    if (rest->row < 0 || (b != 0 && !rest->degenerate && !indices_add_up(b, rest))) return no_row_holds(failure);
    rest->stick = stick_word(body, arc, rest);
    return STATUS_OK;
}
