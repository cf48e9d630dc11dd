/* SPDX-License-Identifier: BSD-2-Clause */
/* The zeros of g, with the signs of k, p and the slope of g; and the motion of a point at rest. */
#include "check/spatial_impact/private.h"

struct visit {
    struct impact3 *x;
    int list, next;
};

static int reject_directions(const struct impact3 *x, const char *what)
{
    return impact3_rejected(x, "verdict", "invariant", what);
}

static struct poly g_of(const struct spatial *c, const struct chart3 *chart)
{
    (void)c;
    return chart->R;
}

/* Converts a span, whose ends may be elements of a number field, to an interval with short ends. */
static struct range enclosed(const struct enclose *e, struct span x)
{
    return enclose_between(enclose_number(e, x.low), enclose_number(e, x.high));
}

/* -k / w^2, p / w and the direction in the cell of the zero with k < 0. */
static void find_start(struct impact3 *x, const struct spatial_cell *cell)
{
    struct scalar_pool *pool = x->s.pool;
    const struct enclose *e = &x->e;
    const struct poly w_w = poly_multiply(pool, &cell->chart->w, &cell->chart->w);
    const struct span minus_k = poly_range(pool, &cell->chart->E, &cell->span),
                      p = poly_range(pool, &cell->chart->p, &cell->span);
    const struct span square = poly_range(pool, &w_w, &cell->span), w = poly_range(pool, &cell->chart->w, &cell->span);
    const struct range weight = enclosed(e, w), weights = enclosed(e, square);
    const struct range low = enclose_number(e, cell->span.low),
                       t = enclose_between(low, enclose_number(e, cell->span.high));
    const struct range one = enclose_integer(e, cell->sigma),
                       twice = enclose_multiply(e, enclose_integer(e, 2 * cell->sigma), t);
    const struct range squares =
        enclose_multiply(e, one, enclose_subtract(e, enclose_integer(e, 1), enclose_multiply(e, t, t)));
    x->starts++;
    x->speed_up = enclose_divide(e, enclosed(e, minus_k), weights);
    x->rate = enclose_divide(e, enclosed(e, p), weight);
    x->direction[0] = enclose_divide(e, squares, weight);
    x->direction[1] = enclose_divide(e, twice, weight);
}

static int check_direction(struct spatial *c, void *state, const struct spatial_cell *cell)
{
    struct visit *v = state;
    const int object = v->next;
    int p, u_dot;
    if (cell->zeros == 0) return 1;
    if (!poly_sign_at_zero(c->pool, &cell->chart->p, cell->simple, &cell->span, &p) ||
        !poly_sign_at_zero(c->pool, &cell->chart->E, cell->simple, &cell->span, &u_dot))
        return spatial_rejected(c, "witness", "invariant", "a cell is too wide to tell a sign");
    const int before = poly_sign_at(c->pool, &cell->chart->R, cell->span.low),
              after = poly_sign_at(c->pool, &cell->chart->R, cell->span.high);
    if (object >= c->json->node[v->list].next) return reject_directions(v->x, "a direction is missing");
    v->next = c->json->node[object].next;
    const int t = json_member(c->json, object, "t");
    if (!json_is(c->json, json_member(c->json, object, "chart"), cell->sigma > 0 ? "+" : "-") ||
        !scalar_equal(quantity_number(c->json, c->pool, json_member(c->json, t, "lo")), cell->span.low) ||
        !scalar_equal(quantity_number(c->json, c->pool, json_member(c->json, t, "hi")), cell->span.high))
        return reject_directions(v->x, "a direction is elsewhere");
    if (!spatial_is_narrow(c, cell->span.low, cell->span.high, scalar_one(c->pool)))
        return reject_directions(v->x, "a direction is wider than 2^-40");
    if (!quantity_sign_is(c->json, json_member(c->json, object, "u_dot"), u_dot) ||
        !quantity_sign_is(c->json, json_member(c->json, object, "p"), p) ||
        !quantity_sign_is(c->json, json_member(c->json, object, "attracting"), before == after ? 0 : before))
        return reject_directions(v->x, "another sign");
    if (u_dot > 0) find_start(v->x, cell);
    return 1;
}

int impact3_check_directions(struct impact3 *x)
{
    const struct json *json = x->s.json;
    const int cuts = json_member(json, x->s.witness, "invariant"), list = json_member(json, x->s.verdict, "invariant");
    const int truth = json_member(json, x->s.verdict, "every_direction");
    struct visit v = {x, list, list + 1};
    struct chart3 chart;
    spatial_chart(&x->s, 1, &chart);
    x->every_direction = chart.R.count == 0;
    if (json->node[truth].type != (x->every_direction ? JSON_TRUE : JSON_FALSE))
        return impact3_rejected(x, "verdict", "every_direction", "is not so");
    if ((cuts != 0) == x->every_direction)
        return impact3_rejected(x, "witness", "invariant", "are there where g is not 0");
    if (cuts != 0 && !spatial_walk(&x->s, cuts, "invariant", g_of, check_direction, &v)) return 0;
    return v.next == json->node[list].next || reject_directions(x, "there are others");
}
