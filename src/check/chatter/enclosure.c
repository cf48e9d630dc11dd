/* SPDX-License-Identifier: BSD-2-Clause */
/* The enclosure of an orbit in which slip is reversed (spec/certificate.md, section 10.7). The ratio is measured in the
 * direction of slip before the reversal: y = -x when k_plus < 0, y = x when k_minus < 0. */
#include "check/chatter/chatter.h"
#include "check/numbers/roots.h"

#include <stddef.h>

/* An interval, or lower and upper bounds of a number. */
struct bounds {
    scalar low, high;
};

struct reversal {
    const struct chatter *c;
    short near;                    /* 1 when y = x, -1 when y = -x */
    struct chatter_side start, go; /* the slip that is reversed, k > 0; the slip that follows, k < 0 */
    scalar least;                  /* the y at which e is least */
};

/*@ predicate bounds_ok(struct bounds b) = b.low != \null && b.high != \null;
  @ predicate reversal_ok{L}(struct reversal *r) = \valid_read(r) && chatter_reads(r->c) && chatter_followed(r->c) &&
  @   -1 <= r->near <= 1 && r->start.p != \null && r->start.k != \null && r->start.after != \null &&
  @   r->start.reach != \null && r->go.p != \null && r->go.k != \null && r->go.reach != \null && r->least != \null &&
  @   \separated(r, r->c->answer); */

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int reject_enclosure(const struct chatter *c, const char *item, const char *what)
{
    return chatter_rejected(c, "witness.enclosure", item, what);
}

/*@ requires reversal_ok(r) && y != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int slips_ahead(const struct reversal *r, scalar y)
{
    return chatter_compare(r->c, y, r->start.reach) >= 0;
}

/*@ requires y != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int slips_back(scalar y)
{
    return scalar_sign(y) <= 0;
}

/* An impact that reverses slip: i is the impulse until u = 0, and w is v at that moment. */
struct turn {
    scalar i, w;
};

/*@ predicate turn_ok(struct turn t) = t.i != \null && t.w != \null; */

/*@ requires reversal_ok(r) && y != \null;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && turn_ok(\result); */
static struct turn turn_at(const struct reversal *r, scalar y)
{
    const scalar i = chatter_divide(r->c, y, r->start.k);
    return (struct turn){i, chatter_subtract(r->c, chatter_multiply(r->c, r->start.p, i), chatter_one(r->c))};
}

/*@ requires reversal_ok(r) && turn_ok(t);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && \result != \null; */
static scalar square_of_poisson(const struct reversal *r, struct turn t)
{
    const struct chatter *c = r->c;
    const scalar restitution = c->q[CHATTER_r];
    if (scalar_sign(t.w) <= 0) {
        const scalar e = chatter_subtract(c, chatter_multiply(c, r->go.p, t.i), t.w);
        return chatter_square(c, chatter_multiply(c, restitution, e));
    }
    const scalar whole = chatter_divide(c, chatter_add(c, chatter_one(c), restitution), r->start.p);
    const scalar left = chatter_multiply(c, r->go.p, chatter_subtract(c, whole, t.i));
    return chatter_square(c, chatter_add(c, t.w, left));
}

/*@ requires reversal_ok(r) && turn_ok(t);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && \result != \null; */
static scalar square_of_energetic(const struct reversal *r, struct turn t)
{
    const struct chatter *c = r->c;
    const scalar r_r = chatter_square(c, c->q[CHATTER_r]), w_w = chatter_square(c, t.w);
    const scalar s = chatter_divide(c, r->go.p, r->start.p);
    const int early = scalar_sign(t.w) <= 0;
    const scalar rest = chatter_subtract(c, early ? chatter_one(c) : r_r, w_w);
    const scalar sum = chatter_add(c, w_w, chatter_multiply(c, s, rest));
    return early ? chatter_multiply(c, r_r, sum) : sum;
}

/* e(y)^2 */
/*@ requires reversal_ok(r) && y != \null;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && \result != \null; */
static scalar e_square(const struct reversal *r, scalar y)
{
    if (r->c->law == CHATTER_NEWTON || slips_ahead(r, y) || slips_back(y))
        return chatter_square(r->c, r->c->q[CHATTER_r]);
    const struct turn turn = turn_at(r, y);
    return r->c->law == CHATTER_POISSON ? square_of_poisson(r, turn) : square_of_energetic(r, turn);
}

/* The sign of f(y) - z. */
/*@ requires reversal_ok(r) && y != \null && z != \null;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && -1 <= \result <= 1; */
static int next_against(const struct reversal *r, scalar y, scalar z)
{
    const struct chatter *c = r->c;
    const scalar rest = chatter_subtract(c, r->start.after, z);
    if (slips_ahead(r, y) || slips_back(y)) {
        const scalar reach = slips_ahead(r, y) ? chatter_negate(c, r->start.reach) : r->go.reach;
        const scalar slid = chatter_divide(c, chatter_add(c, y, reach), c->q[CHATTER_r]);
        return scalar_sign(chatter_add(c, rest, slid));
    }
    /* 2 alpha + (k / p) (1 - w / e) - z has the sign of (1 + (2 alpha - z) p / k) e - w, multiplied by the sign of k /
     * p < 0. */
    const struct turn turn = turn_at(r, y);
    const scalar by = chatter_add(c, chatter_one(c), chatter_divide(c, chatter_multiply(c, rest, r->go.p), r->go.k));
    const struct root root = {by, e_square(r, y)};
    return -roots_sign(c->pool, root, chatter_negate(c, turn.w));
}

/*@ requires chatter_reads(c) && 0 <= node < c->json->count;
  @ requires constant_text(key);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && bounds_ok(\result); */
static struct bounds bounds_at(const struct chatter *c, int node, const char *key)
{
    const int object = json_member(c->json, node, key);
    const scalar low = chatter_number(c, json_member(c->json, object, "low"));
    return (struct bounds){low, chatter_number(c, json_member(c->json, object, "high"))};
}

/* The interval of ratios at a node, converted to y. */
/*@ requires reversal_ok(r) && 0 <= node < r->c->json->count;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && bounds_ok(\result); */
static struct bounds ratios_at(const struct reversal *r, int node)
{
    const struct bounds x = bounds_at(r->c, node, "ratio");
    if (r->near > 0) return x;
    return (struct bounds){chatter_negate(r->c, x.high), chatter_negate(r->c, x.low)};
}

/* low <= x <= high */
/*@ requires chatter_counts(c) && bounds_ok(b) && x != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int holds(const struct chatter *c, struct bounds b, scalar x)
{
    return chatter_compare(c, b.low, x) <= 0 && chatter_compare(c, x, b.high) <= 0;
}

/*@ requires chatter_counts(c) && bounds_ok(x);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_range(const struct chatter *c, struct bounds x)
{
    return chatter_compare(c, x.low, x.high) <= 0;
}

/* 1 when e contains e(y) for every y in the interval: at its ends, and at the least e if that lies inside. */
/*@ requires reversal_ok(r) && bounds_ok(e) && bounds_ok(y);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int holds_all_e(const struct reversal *r, struct bounds e, struct bounds y)
{
    const struct chatter *c = r->c;
    const struct bounds e_e = {chatter_square(c, e.low), chatter_square(c, e.high)};
    if (scalar_sign(e.low) <= 0 || !is_range(c, e) || !holds(c, e_e, e_square(r, y.low)) ||
        !holds(c, e_e, e_square(r, y.high)))
        return 0;
    const int inside = chatter_compare(c, y.low, r->least) < 0 && chatter_compare(c, r->least, y.high) < 0;
    return !inside || holds(c, e_e, e_square(r, r->least));
}

/* 1 when `e` encloses e(y) for the interval y, and `next` encloses the ratios that follow. */
/*@ requires reversal_ok(r) && bounds_ok(e) && bounds_ok(y) && bounds_ok(next);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int holds_step(const struct reversal *r, struct bounds y, struct bounds e, struct bounds next)
{
    return is_range(r->c, y) && holds_all_e(r, e, y) && next_against(r, y.low, next.low) >= 0 &&
           next_against(r, y.high, next.high) <= 0;
}

/* Checks the intervals one after the other; the last one is that of the enclosure. */
/*@ requires reversal_ok(r) && 0 <= enclosure < r->c->json->count && r->c->first.there != 0;
  @ assigns *r->c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> reversal_ok(r)); */
static int check_steps(const struct reversal *r, int enclosure)
{
    const struct chatter *c = r->c;
    const struct json *json = c->json;
    const int steps = json_member(json, enclosure, "steps"), end = json->node[steps].next;
    const scalar x = r->near > 0 ? c->first.ratio : chatter_negate(c, c->first.ratio);
    int i = steps + 1;
    struct bounds y = ratios_at(r, i < end ? i : enclosure);
    if (!holds(c, y, x)) return reject_enclosure(c, "ratio", "does not hold the first ratio");
    /*@ loop invariant steps < i <= json->count && DOUBT_HAS_STAYED && bounds_ok(y);
      @ loop assigns i, y, scalar_doubt;
      @ loop variant json->count - i; */
    while (i < end) {
        const struct bounds e = bounds_at(c, i, "e");
        i = json->node[i].next;
        const struct bounds next = ratios_at(r, i < end ? i : enclosure);
        if (!holds_step(r, y, e, next))
            return reject_enclosure(c, "steps", "e or the next ratio is not within its bounds");
        y = next;
    }
    return is_range(c, y) || reject_enclosure(c, "ratio", "is no range");
}

/* Slip in one direction throughout all later impacts; direction 1 is that of y. */
/*@ requires reversal_ok(r) && bounds_ok(e) && bounds_ok(y);
  @ assigns *r->c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> reversal_ok(r)); */
static int check_slide(const struct reversal *r, int direction, struct bounds y, struct bounds e)
{
    const scalar restitution = r->c->q[CHATTER_r];
    const int ahead = slips_ahead(r, y.low) && next_against(r, y.low, y.low) > 0;
    const int back = slips_back(y.high) && next_against(r, y.high, y.high) < 0;
    const int is_r = scalar_equal(e.low, restitution) && scalar_equal(e.high, restitution);
    return (is_r && (direction > 0 ? ahead : back)) ||
           reject_enclosure(r->c, "end", "not every impact slips all through");
}

/*@ requires reversal_ok(r) && bounds_ok(e) && bounds_ok(y);
  @ assigns *r->c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> reversal_ok(r)); */
static int check_trap(const struct reversal *r, struct bounds y, struct bounds e)
{
    if (next_against(r, y.low, y.low) < 0 || next_against(r, y.high, y.high) > 0)
        return reject_enclosure(r->c, "end", "the ratio may leave");
    return holds_all_e(r, e, y) || reject_enclosure(r->c, "e", "does not hold e of the range");
}

/* Bounds of e that hold everywhere: its least value, and r. */
/*@ requires reversal_ok(r) && bounds_ok(e);
  @ assigns *r->c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> reversal_ok(r)); */
static int check_open(const struct reversal *r, struct bounds e)
{
    const struct chatter *c = r->c;
    return (scalar_sign(e.low) > 0 && chatter_compare(c, chatter_square(c, e.low), e_square(r, r->least)) <= 0 &&
            chatter_compare(c, c->q[CHATTER_r], e.high) <= 0) ||
           reject_enclosure(c, "e", "does not hold e of every ratio");
}

/* The end that a word denotes: 1 forward, -1 backward, 0 trapped, else CHATTER_OPEN. */
/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures -1 <= \result <= CHATTER_OPEN; */
static int end_of(const struct json *json, int node)
{
    if (json_is(json, node, "forward")) return 1;
    if (json_is(json, node, "backward")) return -1;
    return json_is(json, node, "trapped") ? 0 : CHATTER_OPEN;
}

/*@ requires reversal_ok(r) && 0 <= enclosure < r->c->json->count && -1 <= end <= CHATTER_OPEN && bounds_ok(e);
  @ assigns *r->c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> reversal_ok(r)); */
static int check_last(const struct reversal *r, int enclosure, int end, struct bounds e)
{
    const struct chatter *c = r->c;
    const struct bounds y = ratios_at(r, enclosure);
    if (end == 0) return check_trap(r, y, e);
    if (end != CHATTER_OPEN) return check_slide(r, end * r->near, y, e);
    return json_is(c->json, json_member(c->json, enclosure, "end"), "open")
               ? check_open(r, e)
               : reject_enclosure(c, "end", "is no word for it");
}

/* S computed with the lower or with the upper ends: the sum of the products of e, and a geometric series for the tail. */
/*@ requires chatter_reads(c) && 0 <= enclosure < c->json->count;
  @ requires constant_text(end);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && \result != \null; */
static scalar sum_of(const struct chatter *c, int enclosure, const char *end)
{
    const struct json *json = c->json;
    const int steps = json_member(json, enclosure, "steps"), e = json_member(json, enclosure, "e");
    const scalar last = chatter_number(c, json_member(json, e, end));
    scalar product = chatter_one(c), sum = scalar_zero(c->pool);
    /*@ loop invariant steps < i <= json->count && product != \null && sum != \null && DOUBT_HAS_STAYED;
      @ loop assigns i, product, sum, scalar_doubt;
      @ loop variant json->count - i; */
    for (int i = steps + 1; i < json->node[steps].next; i = json->node[i].next) {
        const scalar factor = chatter_number(c, json_member(json, json_member(json, i, "e"), end));
        product = chatter_multiply(c, product, factor);
        sum = chatter_add(c, sum, product);
    }
    const scalar tail = chatter_divide(c, last, chatter_subtract(c, chatter_one(c), last));
    return chatter_add(c, sum, chatter_multiply(c, product, tail));
}

/*@ requires reversal_ok(r) && 0 <= enclosure < r->c->json->count && r->c->first.there != 0;
  @ requires -1 <= end <= CHATTER_OPEN && bounds_ok(e);
  @ assigns *r->c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> reversal_ok(r)); */
static int check_orbit(const struct reversal *r, int enclosure, int end, struct bounds e)
{
    return check_steps(r, enclosure) && check_last(r, enclosure, end, e);
}

/*@ requires chatter_followed(c) && c->course == CHATTER_REVERSES && 0 <= enclosure < c->json->count;
  @ requires bounds_ok(e) && -1 <= end <= CHATTER_OPEN;
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> json_nodes(c->json) && chatter_impacts(c)); */
static int check_reversal(const struct chatter *c, int enclosure, int end, struct bounds e)
{
    const short near = (short)-c->direction;
    const struct chatter_side start = chatter_side(c, near), go = chatter_side(c, -near);
    const struct reversal r = {c, near, start, go, chatter_divide(c, start.k, start.p)};
    return check_orbit(&r, enclosure, end, e);
}

/*@ requires chatter_followed(c) && c->course == CHATTER_REVERSES && bounds_ok(e) && -1 <= end <= CHATTER_OPEN;
  @ requires S.low != \null ==> S.high != \null;
  @ assigns c->low, c->high, c->tail_low, c->tail_high, c->end;
  @ ensures chatter_known(c); */
static void keep(struct chatter *c, int end, struct bounds e, struct bounds S)
{
    c->tail_low = e.low;
    c->tail_high = e.high;
    c->low = S.low;
    c->high = S.high;
    /*@ assert chatter_reads(c); */
    c->end = (short)end;
    /*@ assert json_nodes(c->json); */
    /*@ assert chatter_reads(c); */
    /*@ assert chatter_followed(c); */
}

int chatter_check_enclosure(struct chatter *c)
{
    const int enclosure = json_member(c->json, c->witness, "enclosure"), none = chatter_is_null(c, enclosure);
    if (none || c->course != CHATTER_REVERSES)
        return (none && c->course != CHATTER_REVERSES) ||
               chatter_rejected(c, "witness", "enclosure", "is missing, or there is one too many");
    const int end = end_of(c->json, json_member(c->json, enclosure, "end"));
    const struct bounds e = bounds_at(c, enclosure, "e");
    struct bounds S = {NULL, NULL};
    if (!check_reversal(c, enclosure, end, e)) return 0;
    /*@ assert chatter_reads(c); */
    /*@ assert chatter_numbers(c); */
    /*@ assert chatter_named(c); */
    /*@ assert chatter_followed(c); */
    if (chatter_compare(c, e.high, chatter_one(c)) < 0) {
        S.low = sum_of(c, enclosure, "low");
        S.high = sum_of(c, enclosure, "high");
    }
    keep(c, end, e, S);
    return 1;
}
