/* SPDX-License-Identifier: BSD-2-Clause */
/* The forms on the circle of slip directions, from Coulomb's law, and the cells that separate their zeros. */
#include "check/spatial/circle.h"
#include "check/quantities.h"

/* With lambda_T = L f, |f| <= lambda_N, and u = L^-1 v, L = diag(mu1, mu2): the contact in terms of v and f. */
struct contact3 spatial_reduce(struct scalar_pool *pool, struct contact3 x, scalar mu1, scalar mu2)
{
    struct contact3 y = x;
    y.A11 = scalar_multiply(pool, scalar_multiply(pool, mu1, mu1), x.A11);
    y.A12 = scalar_multiply(pool, scalar_multiply(pool, mu1, mu2), x.A12);
    y.A22 = scalar_multiply(pool, scalar_multiply(pool, mu2, mu2), x.A22);
    y.B1 = scalar_multiply(pool, mu1, x.B1);
    y.B2 = scalar_multiply(pool, mu2, x.B2);
    y.a1 = scalar_multiply(pool, mu1, x.a1);
    y.a2 = scalar_multiply(pool, mu2, x.a2);
    y.u1 = scalar_multiply(pool, mu1, x.u1);
    y.u2 = scalar_multiply(pool, mu2, x.u2);
    y.mu = scalar_one(pool);
    return y;
}

/* x X + y Y */
/*@ requires pool != \null && x != \null && poly_ok(X) && y != \null && poly_ok(Y);
  @ assigns scalar_doubt;
  @ ensures poly_ok(\result) && DOUBT_STAYS;
  @ ensures count: \result.count <= X.count || \result.count <= Y.count; */
static struct poly combine(struct scalar_pool *pool, scalar x, struct poly X, scalar y, struct poly Y)
{
    return poly_add(pool, poly_scale(pool, x, X), poly_scale(pool, y, Y));
}

/* A vector that depends on the direction. */
struct poly_vector {
    struct poly x1, x2;
};

/*@ predicate poly_vector_ok(struct poly_vector v) = poly_ok(v.x1) && v.x1.count <= 3 && poly_ok(v.x2) && v.x2.count <= 3; */

/* x1 v1 + x2 v2 */
/*@ requires pool != \null && x1 != \null && x2 != \null && poly_vector_ok(v);
  @ assigns scalar_doubt;
  @ ensures poly_ok(\result) && \result.count <= 3 && DOUBT_STAYS; */
static struct poly dot(struct scalar_pool *pool, scalar x1, scalar x2, struct poly_vector v)
{
    return combine(pool, x1, v.x1, x2, v.x2);
}

/*@ requires pool != \null && poly_vector_ok(v) && poly_vector_ok(w);
  @ assigns scalar_doubt;
  @ ensures poly_ok(\result) && \result.count <= 5 && DOUBT_STAYS; */
static struct poly product(struct scalar_pool *pool, struct poly_vector v, struct poly_vector w)
{
    return poly_add(pool, poly_multiply(pool, v.x1, w.x1), poly_multiply(pool, v.x2, w.x2));
}

/* A v */
/*@ requires pool != \null && contact3_ok(x) && poly_vector_ok(v);
  @ assigns scalar_doubt;
  @ ensures poly_vector_ok(\result) && DOUBT_STAYS; */
static struct poly_vector A_times(struct scalar_pool *pool, struct contact3 x, struct poly_vector v)
{
    return (struct poly_vector){dot(pool, x.A11, x.A12, v), dot(pool, x.A12, x.A22, v)};
}

/* -x */
/*@ requires pool != \null && x != \null;
  @ assigns \nothing;
  @ ensures \result != \null; */
static scalar negated(struct scalar_pool *pool, scalar x)
{
    return scalar_subtract(pool, scalar_zero(pool), x);
}

/* d w: the direction is (1 - t^2, 2 t) / w, or its opposite. */
/*@ requires pool != \null;
  @ assigns scalar_doubt;
  @ ensures poly_vector_ok(\result) && DOUBT_STAYS; */
static struct poly_vector direction(struct scalar_pool *pool, int sigma)
{
    const scalar zero = scalar_zero(pool), one = scalar_one(pool), minus = negated(pool, one);
    const scalar sign = sigma > 0 ? one : minus, other = sigma > 0 ? minus : one;
    return (struct poly_vector){poly_of(sign, zero, other), poly_of(zero, scalar_add(pool, sign, sign), zero)};
}

/* e w, where e is d turned to the left. */
/*@ requires pool != \null && poly_vector_ok(d);
  @ assigns scalar_doubt;
  @ ensures poly_vector_ok(\result) && DOUBT_STAYS; */
static struct poly_vector turned(struct scalar_pool *pool, struct poly_vector d)
{
    return (struct poly_vector){poly_scale(pool, negated(pool, scalar_one(pool)), d.x2), d.x1};
}

/* f w = B w - mu A d w */
/*@ requires pool != \null && contact3_ok(x) && poly_ok(w) && w.count <= 3 && poly_vector_ok(d);
  @ assigns scalar_doubt;
  @ ensures poly_vector_ok(\result) && DOUBT_STAYS; */
static struct poly_vector force(struct scalar_pool *pool, struct contact3 x, struct poly w, struct poly_vector d)
{
    const struct poly_vector A_d = A_times(pool, x, d);
    const scalar minus_mu = negated(pool, x.mu);
    return (struct poly_vector){combine(pool, x.B1, w, minus_mu, A_d.x1), combine(pool, x.B2, w, minus_mu, A_d.x2)};
}

/* h w^3 = (p w)(e.Ae w^2) - (B.e w)(g w^2) */
/*@ requires pool != \null && contact3_ok(x) && poly_vector_ok(e);
  @ requires poly_ok(p) && p.count <= 3 && poly_ok(g) && g.count <= 5;
  @ assigns scalar_doubt;
  @ ensures poly_ok(\result) && \result.count <= 7 && DOUBT_STAYS; */
static struct poly turn_form(struct scalar_pool *pool, struct contact3 x, struct poly_vector e, struct poly p,
                             struct poly g)
{
    const struct poly e_A_e = product(pool, e, A_times(pool, x, e)), B_e = dot(pool, x.B1, x.B2, e);
    return poly_subtract(pool, poly_multiply(pool, p, e_A_e), poly_multiply(pool, B_e, g));
}

struct chart3 spatial_chart(struct scalar_pool *pool, struct contact3 x, int sigma)
{
    const scalar zero = scalar_zero(pool), one = scalar_one(pool), minus_b = negated(pool, x.b);
    const struct poly w = poly_of(one, zero, one);
    const struct poly_vector d = direction(pool, sigma), e = turned(pool, d), f = force(pool, x, w, d);
    const struct poly g = product(pool, e, f), d_f = product(pool, d, f);
    const struct poly p = combine(pool, x.C, w, negated(pool, x.mu), dot(pool, x.B1, x.B2, d));
    const struct poly p_e_a = poly_multiply(pool, p, dot(pool, x.a1, x.a2, e));
    const struct poly p_d_a = poly_multiply(pool, p, dot(pool, x.a1, x.a2, d));
    const struct poly R = combine(pool, one, p_e_a, minus_b, g), E = combine(pool, one, p_d_a, minus_b, d_f);
    return (struct chart3){w, p, R, E, turn_form(pool, x, e, p, g)};
}

/* The walk, when something is wrong with the cuts. */
/*@ requires spatial_walk_ok(json, w);
  @ assigns \nothing;
  @ ensures spatial_walk_ok(json, \result) && \result.is_in_cell == 0; */
static struct spatial_walk wrong(const struct json *json, struct spatial_walk w, const char *what)
{
    (void)json;
    w.wrong = what;
    w.is_in_cell = 0;
    return w;
}

struct spatial_walk spatial_begin(const struct json *json, struct scalar_pool *pool, int cuts, int sigma,
                                  struct poly form)
{
    const scalar tau = quantity_number(json, pool, json_member(json, cuts, "tau"));
    const scalar end = sigma > 0 ? tau : scalar_divide(pool, scalar_one(pool), tau);
    const int list = json_member(json, cuts, sigma > 0 ? known_text("plus") : known_text("minus"));
    struct spatial_walk w = {.list = list, .node = list, .end = end, .simple = form, .cell = range_of(end)};
    if (scalar_sign(tau) <= 0) return wrong(json, w, "tau is not positive");
    if (form.count == 0) return wrong(json, w, "what is cut vanishes everywhere");
    w.simple = poly_simple(pool, form);
    if (json->node[list].next == list + 1) return wrong(json, w, "a chart does not begin where the other ends");
    w.node = list + 1;
    w.cell.high = quantity_number(json, pool, w.node);
    if (scalar_sign(scalar_add(pool, w.cell.high, end)) != 0)
        return wrong(json, w, "a chart does not begin where the other ends");
    return w;
}

/* Behind the last cell. */
/*@ requires json_ok(json) && pool != \null && spatial_walk_ok(json, w);
  @ assigns scalar_doubt;
  @ ensures spatial_walk_ok(json, \result) && \result.is_in_cell == 0 && DOUBT_STAYS; */
static struct spatial_walk ended(const struct json *json, struct scalar_pool *pool, struct spatial_walk w)
{
    if (poly_sign_at(pool, w.simple, w.cell.high) == 0) return wrong(json, w, "a cut is a zero");
    if (!scalar_equal(w.cell.high, w.end)) return wrong(json, w, "a chart does not end where the other begins");
    w.is_in_cell = 0;
    return w;
}

struct spatial_walk spatial_next(const struct json *json, struct scalar_pool *pool, struct spatial_walk w)
{
    if (w.wrong != NULL) return wrong(json, w, w.wrong);
    const int node = json->node[w.node].next;
    if (node >= json->node[w.list].next) return ended(json, pool, w);
    w.cell = (struct range){w.cell.high, quantity_number(json, pool, node)};
    if (scalar_sign(scalar_subtract(pool, w.cell.high, w.cell.low)) <= 0) return wrong(json, w, "the cuts do not rise");
    if (poly_sign_at(pool, w.simple, w.cell.low) == 0) return wrong(json, w, "a cut is a zero");
    const int zeros = poly_zeros_within(pool, w.simple, w.cell);
    if (zeros > 1) return wrong(json, w, "the zeros are not separated");
    w.zeros = zeros;
    w.node = node;
    w.is_in_cell = 1;
    return w;
}
