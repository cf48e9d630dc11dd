/* SPDX-License-Identifier: BSD-2-Clause */
#include "oracle/polyhedron.h"

#include <assert.h>

void linear_init(struct linear *l)
{
    for (int i = 0; i < 3; i++) mpz_init(l->c[i]);
}

void linear_clear(struct linear *l)
{
    for (int i = 0; i < 3; i++) mpz_clear(l->c[i]);
}

static int same(const struct linear *x, const struct linear *y)
{
    return mpz_cmp(x->c[0], y->c[0]) == 0 && mpz_cmp(x->c[1], y->c[1]) == 0 && mpz_cmp(x->c[2], y->c[2]) == 0;
}

/* Shortens g to coprime entries, so that equal points and directions have equal entries.  Returns 0 when g is 0. */
static int shorten(struct linear *g)
{
    mpz_t divisor;
    mpz_init(divisor);
    for (int i = 0; i < 3; i++) mpz_gcd(divisor, divisor, g->c[i]);
    const int nonzero = mpz_sgn(divisor) != 0;
    if (nonzero)
        for (int i = 0; i < 3; i++) mpz_divexact(g->c[i], g->c[i], divisor);
    mpz_clear(divisor);
    return nonzero;
}

/* Adds g unless it is zero or there already. */
static void add(struct polyhedron *p, struct linear *g)
{
    if (!shorten(g)) return;
    for (int i = 0; i < p->count; i++)
        if (same(&p->generator[i], g)) return;
    assert(p->count < POLYHEDRON_MAX);
    struct linear *place = &p->generator[p->count++];
    for (int i = 0; i < 3; i++) mpz_init_set(place->c[i], g->c[i]);
}

void polyhedron_plane(struct polyhedron *p)
{
    static const int generators[5][3] = {{1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}};
    p->count = 5;
    for (int k = 0; k < 5; k++)
        for (int i = 0; i < 3; i++) mpz_init_set_si(p->generator[k].c[i], generators[k][i]);
}

void polyhedron_clear(struct polyhedron *p)
{
    for (int k = 0; k < p->count; k++) linear_clear(&p->generator[k]);
    p->count = 0;
}

static void value_at(mpz_t value, const struct linear *f, const struct linear *g)
{
    mpz_mul(value, f->c[0], g->c[0]);
    mpz_addmul(value, f->c[1], g->c[1]);
    mpz_addmul(value, f->c[2], g->c[2]);
}

/* Where the segment from g (f = s > 0) to h (f = t < 0) meets f = 0:  |t| g + s h. */
static void add_crossing(struct polyhedron *p, const struct linear *g, const mpz_t s, const struct linear *h,
                         const mpz_t t)
{
    struct linear crossing;
    linear_init(&crossing);
    for (int i = 0; i < 3; i++) {
        mpz_mul(crossing.c[i], s, h->c[i]);
        mpz_submul(crossing.c[i], t, g->c[i]);
    }
    add(p, &crossing);
    linear_clear(&crossing);
}

void polyhedron_cut(struct polyhedron *p, const struct linear *f, enum relation relation)
{
    struct polyhedron old = *p;
    mpz_t value[POLYHEDRON_MAX];
    p->count = 0;
    for (int k = 0; k < old.count; k++) {
        mpz_init(value[k]);
        value_at(value[k], f, &old.generator[k]);
        const int sign = mpz_sgn(value[k]);
        if (sign == 0 || (sign > 0 && relation == AT_LEAST_ZERO)) add(p, &old.generator[k]);
    }
    for (int k = 0; k < old.count; k++)
        for (int l = 0; l < old.count; l++)
            if (mpz_sgn(value[k]) > 0 && mpz_sgn(value[l]) < 0)
                add_crossing(p, &old.generator[k], value[k], &old.generator[l], value[l]);
    for (int k = 0; k < old.count; k++) mpz_clear(value[k]);
    polyhedron_clear(&old);
}

int polyhedron_is_empty(const struct polyhedron *p)
{
    for (int k = 0; k < p->count; k++)
        if (mpz_sgn(p->generator[k].c[0]) > 0) return 0;
    return 1;
}

int polyhedron_is_point(const struct polyhedron *p)
{
    return p->count == 1 && mpz_sgn(p->generator[0].c[0]) > 0;
}

int polyhedron_exceeds(const struct polyhedron *p, const struct linear *f)
{
    int exceeds = 0;
    mpz_t value;
    mpz_init(value);
    for (int k = 0; k < p->count && !exceeds; k++) {
        value_at(value, f, &p->generator[k]);
        exceeds = mpz_sgn(value) > 0;
    }
    mpz_clear(value);
    return exceeds;
}

void polyhedron_inner(mpq_t x, const struct polyhedron *p)
{
    mpq_set_ui(x, 0, 1);
    mpz_set_ui(mpq_denref(x), 0);
    for (int k = 0; k < p->count; k++) {
        mpz_add(mpq_numref(x), mpq_numref(x), p->generator[k].c[1]);
        mpz_add(mpq_denref(x), mpq_denref(x), p->generator[k].c[0]);
    }
    assert(mpz_sgn(mpq_denref(x)) > 0);
    mpq_canonicalize(x);
}

int polyhedron_same_point(const struct polyhedron *p, const struct polyhedron *q)
{
    return same(&p->generator[0], &q->generator[0]);
}
