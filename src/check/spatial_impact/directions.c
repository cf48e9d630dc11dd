/* SPDX-License-Identifier: BSD-2-Clause */
/* The zeros of g, with the signs of k, p and the slope of g; and the motion of a point at rest. */
#include "check/numbers/narrow.h"
#include "check/spatial_impact/private.h"

/* The directions in the verdict, as far as they were checked. */
struct directions {
    const char *place, *item, *wrong; /* why the certificate is rejected; `wrong` is NULL when nothing is wrong */
    int list, next;                   /* the directions in the verdict, and the next one of them */
    struct impact3_start start;
};

/*@ predicate directions_ok{L}(struct json *json, struct directions d) = 0 <= d.list < json->count &&
  @   d.list < d.next <= json->count && impact3_start_ok(d.start); */

/*@ requires impact3_ok(x) && directions_ok(x->json, d);
  @ assigns \nothing;
  @ ensures directions_ok(x->json, \result); */
static struct directions wrong(const struct impact3 *x, struct directions d, const char *place, const char *item,
                               const char *what)
{
    (void)x;
    d.place = place;
    d.item = item;
    d.wrong = what;
    return d;
}

/*@ requires impact3_ok(x) && directions_ok(x->json, d);
  @ assigns \nothing;
  @ ensures directions_ok(x->json, \result); */
static struct directions wrong_verdict(const struct impact3 *x, struct directions d, const char *what)
{
    return wrong(x, d, "verdict", "invariant", what);
}

/*@ requires impact3_ok(x) && directions_ok(x->json, d);
  @ assigns \nothing;
  @ ensures directions_ok(x->json, \result); */
static struct directions wrong_witness(const struct impact3 *x, struct directions d, const char *what)
{
    return wrong(x, d, "witness", "invariant", what);
}

/* Converts an interval, whose ends may be elements of a number field, to one with short ends. */
/*@ requires enclose_ok(e) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range enclosed(const struct enclose *e, struct range x)
{
    const struct range low = enclose_number(e, x.low);
    return enclose_between(low, enclose_number(e, x.high));
}

/* The values of a polynomial on a cell. */
/*@ requires enclose_ok(e) && poly_ok(form) && range_ok(cell);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range values(const struct enclose *e, struct poly form, struct range cell)
{
    return enclosed(e, poly_range(e->pool, form, cell));
}

/* -k / w^2, p / w and the direction in the cell of the zero with k < 0. */
/*@ requires enclose_ok(e) && chart3_ok(chart) && range_ok(cell);
  @ assigns scalar_doubt;
  @ ensures impact3_start_ok(\result) && DOUBT_STAYS; */
static struct impact3_start find_start(const struct enclose *e, struct chart3 chart, int sigma, struct range cell)
{
    struct impact3_start s = {.starts = 1};
    const struct range weight = values(e, chart.w, cell), t = enclosed(e, cell);
    const struct range weights = values(e, poly_multiply(e->pool, chart.w, chart.w), cell);
    const struct range one = enclose_integer(e, 1), sign = enclose_integer(e, sigma > 0 ? 1 : -1);
    const struct range squares = enclose_multiply(e, sign, enclose_subtract(e, one, enclose_multiply(e, t, t)));
    const struct range twice = enclose_multiply(e, enclose_integer(e, sigma > 0 ? 2 : -2), t);
    s.speed_up = enclose_divide(e, values(e, chart.E, cell), weights);
    s.rate = enclose_divide(e, values(e, chart.p, cell), weight);
    s.towards_1 = enclose_divide(e, squares, weight);
    s.towards_2 = enclose_divide(e, twice, weight);
    return s;
}

/* 1 when an object gives the cell {"chart","t"}. */
/*@ requires impact3_ok(x) && 0 <= object < x->json->count && range_ok(cell);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_cell(const struct impact3 *x, int object, int sigma, struct range cell)
{
    const struct json *json = x->json;
    const int t = json_member(json, object, "t");
    const scalar low = quantity_number(json, x->e.pool, json_member(json, t, "lo"));
    const scalar high = quantity_number(json, x->e.pool, json_member(json, t, "hi"));
    return json_is(json, json_member(json, object, "chart"), sigma > 0 ? known_text("+") : known_text("-")) &&
           scalar_equal(low, cell.low) && scalar_equal(high, cell.high);
}

/* 1 when an object states these signs. */
/*@ requires impact3_ok(x) && 0 <= object < x->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int signs_are(const struct impact3 *x, int object, int u_dot, int p, int attracting)
{
    const struct json *json = x->json;
    return quantity_sign_is(json, json_member(json, object, "u_dot"), u_dot) &&
           quantity_sign_is(json, json_member(json, object, "p"), p) &&
           quantity_sign_is(json, json_member(json, object, "attracting"), attracting);
}

/* The sign of the slope of g, turned round, at its zero in a cell; 0 for a double zero. */
/*@ requires impact3_ok(x) && poly_ok(g) && range_ok(cell);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int attracts(const struct impact3 *x, struct poly g, struct range cell)
{
    const int before = poly_sign_at(x->e.pool, g, cell.low), after = poly_sign_at(x->e.pool, g, cell.high);
    return before == after ? 0 : before;
}

/* With the direction at the zero of g in a cell. */
/*@ requires impact3_ok(x) && directions_ok(x->json, d) && chart3_ok(chart) && spatial_walk_ok(x->json, w);
  @ assigns scalar_doubt;
  @ ensures directions_ok(x->json, \result) && DOUBT_STAYS; */
static struct directions visit(const struct impact3 *x, struct directions d, struct chart3 chart, int sigma,
                               struct spatial_walk w)
{
    struct scalar_pool *pool = x->e.pool;
    const int object = d.next, p = poly_sign_at_zero(pool, chart.p, w.simple, w.cell);
    if (p == RANGE_OPEN) return wrong_witness(x, d, "a cell is too wide to tell a sign");
    const int u_dot = poly_sign_at_zero(pool, chart.E, w.simple, w.cell);
    if (u_dot == RANGE_OPEN) return wrong_witness(x, d, "a cell is too wide to tell a sign");
    if (object >= x->json->node[d.list].next) return wrong_verdict(x, d, "a direction is missing");
    d.next = x->json->node[object].next;
    if (!is_cell(x, object, sigma, w.cell)) return wrong_verdict(x, d, "a direction is elsewhere");
    if (!range_is_narrow(pool, w.cell, scalar_one(pool), SPATIAL_BITS))
        return wrong_verdict(x, d, "a direction is wider than 2^-40");
    if (!signs_are(x, object, u_dot, p, attracts(x, chart.R, w.cell))) return wrong_verdict(x, d, "another sign");
    if (u_dot <= 0) return d;
    const int is_first = d.start.starts == 0;
    d.start = find_start(&x->e, chart, sigma, w.cell);
    d.start.starts = is_first ? 1 : 2;
    return d;
}

/* With the directions in a chart. */
/*@ requires impact3_ok(x) && directions_ok(x->json, d) && 0 <= cuts < x->json->count;
  @ assigns scalar_doubt;
  @ ensures directions_ok(x->json, \result) && DOUBT_STAYS; */
static struct directions with_chart(const struct impact3 *x, struct directions d, int cuts, int sigma)
{
    const struct chart3 chart = spatial_chart(x->e.pool, x->x, sigma);
    struct spatial_walk w = spatial_begin(x->json, x->e.pool, cuts, sigma, chart.R);
    w = spatial_next(x->json, x->e.pool, w);
    /*@ loop invariant walk: spatial_walk_ok(x->json, w) && DOUBT_HAS_STAYED;
      @ loop invariant directions: directions_ok(x->json, d);
      @ loop assigns w, d, scalar_doubt;
      @ loop variant w.is_in_cell == 1 ? x->json->count - w.node : 0; */
    while (w.is_in_cell) {
        if (w.zeros > 0) d = visit(x, d, chart, sigma, w);
        if (d.wrong != NULL) return d;
        w = spatial_next(x->json, x->e.pool, w);
    }
    return w.wrong != NULL ? wrong_witness(x, d, w.wrong) : d;
}

/* The directions. There are cuts unless g is 0 in every direction. */
/*@ requires impact3_ok(x);
  @ assigns scalar_doubt;
  @ ensures directions_ok(x->json, \result) && DOUBT_STAYS; */
static struct directions find_directions(const struct impact3 *x)
{
    const struct json *json = x->json;
    const struct range zero = enclose_integer(&x->e, 0);
    const int cuts = json_member(json, x->witness, "invariant"), list = json_member(json, x->verdict, "invariant");
    const int truth = json_member(json, x->verdict, "every_direction");
    //@ assert list: 0 <= list < JSON_MAX_VALUES && \valid_read(json->node + list);
    const struct chart3 chart = spatial_chart(x->e.pool, x->x, 1);
    const int every_direction = chart.R.count == 0;
    struct directions d = {.list = list, .next = list + 1, .start = {1, 0, zero, zero, zero, zero}};
    if (json->node[truth].type != (every_direction ? JSON_TRUE : JSON_FALSE))
        return wrong(x, d, "verdict", "every_direction", "is not so");
    if ((cuts != 0) == every_direction) return wrong_witness(x, d, "are there where g is not 0");
    if (cuts != 0) d = with_chart(x, d, cuts, 1);
    if (cuts != 0 && d.wrong == NULL) d = with_chart(x, d, cuts, -1);
    if (d.wrong != NULL || d.next == json->node[list].next) return d;
    return wrong_verdict(x, d, "there are others");
}

struct impact3_start impact3_check_directions(const struct impact3 *x)
{
    const struct directions d = find_directions(x);
    struct impact3_start start = d.start;
    start.is_right = d.wrong == NULL || answer_set(x->answer, ANSWER_REJECTED, d.place, d.item, d.wrong);
    return start;
}
