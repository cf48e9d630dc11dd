/* SPDX-License-Identifier: BSD-2-Clause */
/* The forms on the circle of slip directions, from Coulomb's law, and the cells that separate their zeros. */
#include "check/spatial/private.h"

/* The polynomials of a chart, and the pool for them. */
struct maker {
    struct scalar_pool *pool;
    struct poly c, s, w; /* d = (c, s) / w and e = (-s, c) / w */
};

static struct poly combine(const struct maker *m, scalar x, const struct poly *X, scalar y, const struct poly *Y)
{
    const struct poly left = poly_scale(m->pool, x, X), right = poly_scale(m->pool, y, Y);
    return poly_add(m->pool, &left, &right);
}

/* X Y + Z W */
static struct poly products(const struct maker *m, const struct poly *X, const struct poly *Y, const struct poly *Z,
                            const struct poly *W)
{
    const struct poly left = poly_multiply(m->pool, X, Y), right = poly_multiply(m->pool, Z, W);
    return poly_add(m->pool, &left, &right);
}

static struct poly negative(const struct maker *m, const struct poly *x)
{
    const struct poly zero = {0, {0}};
    return poly_subtract(m->pool, &zero, x);
}

static struct maker begin(const struct spatial *c, int sigma)
{
    const scalar zero = scalar_zero(c->pool), one = scalar_one(c->pool), minus = spatial_minus(c, zero, one);
    const scalar sign = sigma > 0 ? one : minus, other = sigma > 0 ? minus : one;
    return (struct maker){c->pool, poly_of(sign, zero, other), poly_of(zero, spatial_plus(c, sign, sign), zero),
                          poly_of(one, zero, one)};
}

/* Component i of f w = B w - mu A (c, s). */
static struct poly force(const struct spatial *c, const struct maker *m, scalar B, scalar first, scalar second)
{
    const scalar zero = scalar_zero(c->pool);
    const struct poly A_d = combine(m, first, &m->c, second, &m->s);
    return combine(m, B, &m->w, spatial_minus(c, zero, c->x.mu), &A_d);
}

/* h w^3 = (p w)(e.Ae w^2) - (B.e w)(g w^2) */
static struct poly turn_form(const struct spatial *c, const struct maker *m, const struct poly *p, const struct poly *g)
{
    const struct contact3 *x = &c->x;
    const struct poly minus_s = negative(m, &m->s);
    const struct poly first = combine(m, x->A11, &minus_s, x->A12, &m->c),
                      second = combine(m, x->A12, &minus_s, x->A22, &m->c);
    const struct poly e_A_e = products(m, &minus_s, &first, &m->c, &second),
                      B_e = combine(m, x->B1, &minus_s, x->B2, &m->c);
    const struct poly left = poly_multiply(m->pool, p, &e_A_e), right = poly_multiply(m->pool, &B_e, g);
    return poly_subtract(m->pool, &left, &right);
}

void spatial_chart(const struct spatial *c, int sigma, struct chart3 *chart)
{
    const struct contact3 *x = &c->x;
    const struct maker m = begin(c, sigma);
    const struct poly minus_s = negative(&m, &m.s);
    const struct poly f1 = force(c, &m, x->B1, x->A11, x->A12), f2 = force(c, &m, x->B2, x->A12, x->A22);
    const struct poly g = products(&m, &minus_s, &f1, &m.c, &f2), d_f = products(&m, &m.c, &f1, &m.s, &f2);
    const struct poly e_a = combine(&m, x->a1, &minus_s, x->a2, &m.c), d_a = combine(&m, x->a1, &m.c, x->a2, &m.s);
    const struct poly B_d = combine(&m, x->B1, &m.c, x->B2, &m.s);
    const scalar minus_b = spatial_minus(c, scalar_zero(c->pool), x->b);
    chart->w = m.w;
    chart->p = combine(&m, x->C, &m.w, spatial_minus(c, scalar_zero(c->pool), x->mu), &B_d);
    const struct poly p_e_a = poly_multiply(c->pool, &chart->p, &e_a), p_d_a = poly_multiply(c->pool, &chart->p, &d_a);
    chart->R = combine(&m, scalar_one(c->pool), &p_e_a, minus_b, &g);
    chart->E = combine(&m, scalar_one(c->pool), &p_d_a, minus_b, &d_f);
    chart->h = turn_form(c, &m, &chart->p, &g);
}

static int reject_cells(const struct spatial *c, const char *name, const char *what)
{
    return spatial_rejected(c, "witness", name, what);
}

/* The next cut of a list; NULL at its end. `at` is the node of the last cut; at first the list itself. */
static scalar next_cut(const struct spatial *c, int list, int *at)
{
    const int node = *at == list ? list + 1 : c->json->node[*at].next;
    if (node >= c->json->node[list].next) return NULL;
    *at = node;
    return quantity_number(c->json, c->pool, node);
}

/* Walks through the cells of one chart, from -end to end: nothing vanishes at a cut, and there is at most one zero
 * between two. */
static int walk_chart(struct spatial *c, int list, const char *name, scalar end, struct spatial_cell *cell,
                      spatial_visit *visit, void *state)
{
    int at = list;
    cell->span.low = next_cut(c, list, &at);
    if (cell->span.low == NULL || scalar_sign(spatial_plus(c, cell->span.low, end)) != 0)
        return reject_cells(c, name, "a chart does not begin where the other ends");
    scalar high = next_cut(c, list, &at);
    for (; high != NULL; high = next_cut(c, list, &at)) {
        cell->span.high = high;
        if (scalar_sign(spatial_minus(c, high, cell->span.low)) <= 0)
            return reject_cells(c, name, "the cuts do not rise");
        if (poly_sign_at(c->pool, cell->simple, cell->span.low) == 0) return reject_cells(c, name, "a cut is a zero");
        cell->zeros = poly_zeros_within(c->pool, cell->simple, &cell->span);
        if (cell->zeros > 1) return reject_cells(c, name, "the zeros are not separated");
        if (!visit(c, state, cell)) return 0;
        cell->span.low = high;
    }
    if (poly_sign_at(c->pool, cell->simple, cell->span.low) == 0) return reject_cells(c, name, "a cut is a zero");
    return scalar_equal(cell->span.low, end) || reject_cells(c, name, "a chart does not end where the other begins");
}

int spatial_walk(struct spatial *c, int cuts, const char *name, spatial_polynomial *of, spatial_visit *visit,
                 void *state)
{
    const scalar tau = quantity_number(c->json, c->pool, json_member(c->json, cuts, "tau"));
    if (scalar_sign(tau) <= 0) return reject_cells(c, name, "tau is not positive");
    for (int sigma = 1; sigma >= -1; sigma -= 2) {
        struct chart3 chart;
        spatial_chart(c, sigma, &chart);
        const struct poly form = of(c, &chart);
        if (form.count == 0) return reject_cells(c, name, "what is cut vanishes everywhere");
        const struct poly simple = poly_simple(c->pool, &form);
        struct spatial_cell cell = {.chart = &chart, .simple = &simple, .sigma = sigma};
        const scalar end = sigma > 0 ? tau : scalar_divide(c->pool, scalar_one(c->pool), tau);
        if (!walk_chart(c, json_member(c->json, cuts, sigma > 0 ? "plus" : "minus"), name, end, &cell, visit, state))
            return 0;
    }
    return 1;
}
