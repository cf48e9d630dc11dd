/* SPDX-License-Identifier: BSD-2-Clause */
/* The enclosure of an orbit in which slip is reversed (spec/certificate.md, section 10.7).  The ratio is counted in the
 * direction in which slip begins before it is reversed: y = -x where k_plus < 0, y = x where k_minus < 0. */
#include "check/chatter.h"
#include "check/roots.h"

#include <stddef.h>

/* One range, or two bounds of a number. */
struct bounds {
    rational low, high;
};

struct reversal {
    struct chatter *c;
    int near;                      /* 1 where y = x, -1 where y = -x */
    struct chatter_side start, go; /* slip that is reversed, k > 0; slip that follows, k < 0 */
    rational least;                /* y of the least e */
};

static int wrong(const struct reversal *r, const char *item, const char *what)
{
    return chatter_rejected(r->c, "witness.enclosure", item, what);
}

static rational one(const struct reversal *r)
{
    return rational_one(r->c->pool);
}

static int slips_ahead(const struct reversal *r, rational y)
{
    return chatter_compare(r->c, y, r->start.reach) >= 0;
}

static int slips_back(rational y)
{
    return rational_sign(y) <= 0;
}

/* i and w of an impact that reverses slip: the impulse until u = 0, and v there. */
struct turn {
    rational i, w;
};

static struct turn turn_at(const struct reversal *r, rational y)
{
    const rational i = chatter_divide(r->c, y, r->start.k);
    return (struct turn){i, chatter_subtract(r->c, chatter_multiply(r->c, r->start.p, i), one(r))};
}

static rational square(const struct reversal *r, rational x)
{
    return chatter_multiply(r->c, x, x);
}

static rational square_of_poisson(const struct reversal *r, const struct turn *t)
{
    const struct chatter *c = r->c;
    const rational restitution = c->q[CHATTER_r];
    if (rational_sign(t->w) <= 0) {
        const rational e = chatter_subtract(c, chatter_multiply(c, r->go.p, t->i), t->w);
        return square(r, chatter_multiply(c, restitution, e));
    }
    const rational whole = chatter_divide(c, chatter_add(c, one(r), restitution), r->start.p);
    const rational left = chatter_multiply(c, r->go.p, chatter_subtract(c, whole, t->i));
    return square(r, chatter_add(c, t->w, left));
}

static rational square_of_energetic(const struct reversal *r, const struct turn *t)
{
    const struct chatter *c = r->c;
    const rational r_r = square(r, c->q[CHATTER_r]), w_w = square(r, t->w), s = chatter_divide(c, r->go.p, r->start.p);
    const int early = rational_sign(t->w) <= 0;
    const rational rest = chatter_subtract(c, early ? one(r) : r_r, w_w);
    const rational sum = chatter_add(c, w_w, chatter_multiply(c, s, rest));
    return early ? chatter_multiply(c, r_r, sum) : sum;
}

/* e(y)^2 */
static rational e_square(const struct reversal *r, rational y)
{
    if (r->c->law == CHATTER_NEWTON || slips_ahead(r, y) || slips_back(y)) return square(r, r->c->q[CHATTER_r]);
    const struct turn turn = turn_at(r, y);
    return r->c->law == CHATTER_POISSON ? square_of_poisson(r, &turn) : square_of_energetic(r, &turn);
}

/* The sign of f(y) - z. */
static int next_against(const struct reversal *r, rational y, rational z)
{
    const struct chatter *c = r->c;
    const rational rest = chatter_subtract(c, chatter_add(c, r->start.alpha, r->start.alpha), z);
    if (slips_ahead(r, y) || slips_back(y)) {
        const rational reach = slips_ahead(r, y) ? chatter_negate(c, r->start.reach) : r->go.reach;
        const rational slid = chatter_divide(c, chatter_add(c, y, reach), c->q[CHATTER_r]);
        return rational_sign(chatter_add(c, rest, slid));
    }
    /* 2 alpha + (k / p) (1 - w / e) - z has the sign of (1 + (2 alpha - z) p / k) e - w, times that of k / p < 0. */
    const struct turn turn = turn_at(r, y);
    const rational by = chatter_add(c, one(r), chatter_divide(c, chatter_multiply(c, rest, r->go.p), r->go.k));
    return -roots_sign(c->pool, (struct root){by, e_square(r, y)}, chatter_negate(c, turn.w));
}

static struct bounds bounds_at(const struct reversal *r, int node, const char *key)
{
    const struct chatter *c = r->c;
    const int object = json_member(c->json, node, key);
    return (struct bounds){chatter_number(c, json_member(c->json, object, "low")),
                           chatter_number(c, json_member(c->json, object, "high"))};
}

/* A range of ratios, in y. */
static struct bounds ratios_at(const struct reversal *r, int node)
{
    const struct bounds x = bounds_at(r, node, "ratio");
    if (r->near > 0) return x;
    return (struct bounds){chatter_negate(r->c, x.high), chatter_negate(r->c, x.low)};
}

static int is_range(const struct reversal *r, const struct bounds *x)
{
    return chatter_compare(r->c, x->low, x->high) <= 0;
}

static int holds_e(const struct reversal *r, const struct bounds *e, rational y)
{
    const rational e_e = e_square(r, y);
    return chatter_compare(r->c, square(r, e->low), e_e) <= 0 && chatter_compare(r->c, e_e, square(r, e->high)) <= 0;
}

/* e(y) lies in e for every y in the range: at its ends, and at the least e if that is inside. */
static int holds_all_e(const struct reversal *r, const struct bounds *e, const struct bounds *y)
{
    if (rational_sign(e->low) <= 0 || !is_range(r, e) || !holds_e(r, e, y->low) || !holds_e(r, e, y->high)) return 0;
    const int inside = chatter_compare(r->c, y->low, r->least) < 0 && chatter_compare(r->c, r->least, y->high) < 0;
    return !inside || holds_e(r, e, r->least);
}

static int check_step(const struct reversal *r, const struct bounds *y, const struct bounds *e,
                      const struct bounds *next)
{
    if (!is_range(r, y) || !holds_all_e(r, e, y)) return wrong(r, "steps", "e of the range is not within its bounds");
    return (next_against(r, y->low, next->low) >= 0 && next_against(r, y->high, next->high) <= 0) ||
           wrong(r, "steps", "the next ratio is not within the next range");
}

static int node_after(const struct reversal *r, int step, int steps, int enclosure)
{
    const int next = r->c->json->node[step].next;
    return next < r->c->json->node[steps].next ? next : enclosure;
}

static int check_steps(const struct reversal *r, int enclosure)
{
    const struct chatter *c = r->c;
    const int steps = json_member(c->json, enclosure, "steps"), end = c->json->node[steps].next;
    const int first = steps + 1 < end ? steps + 1 : enclosure;
    const rational x = r->near > 0 ? c->first.ratio : chatter_negate(c, c->first.ratio);
    struct bounds y = ratios_at(r, first);
    if (chatter_compare(c, y.low, x) > 0 || chatter_compare(c, x, y.high) > 0)
        return wrong(r, "ratio", "does not hold the first ratio");
    for (int i = steps + 1; i < end; i = c->json->node[i].next) {
        const struct bounds next = ratios_at(r, node_after(r, i, steps, enclosure)), e = bounds_at(r, i, "e");
        if (!check_step(r, &y, &e, &next)) return 0;
        y = next;
        r->c->steps++;
    }
    return is_range(r, &y) || wrong(r, "ratio", "is no range");
}

static int is_r(const struct reversal *r, const struct bounds *e)
{
    return rational_equal(e->low, r->c->q[CHATTER_r]) && rational_equal(e->high, r->c->q[CHATTER_r]);
}

/* Slip all through in one direction for ever: direction 1 is that of y. */
static int check_slide(const struct reversal *r, int direction, const struct bounds *y, const struct bounds *e)
{
    const int ahead = slips_ahead(r, y->low) && next_against(r, y->low, y->low) > 0;
    const int back = slips_back(y->high) && next_against(r, y->high, y->high) < 0;
    return (is_r(r, e) && (direction > 0 ? ahead : back)) || wrong(r, "end", "not every impact slips all through");
}

static int check_trap(const struct reversal *r, const struct bounds *y, const struct bounds *e)
{
    if (next_against(r, y->low, y->low) < 0 || next_against(r, y->high, y->high) > 0)
        return wrong(r, "end", "the ratio may leave");
    return holds_all_e(r, e, y) || wrong(r, "e", "does not hold e of the range");
}

/* Bounds of e everywhere: its least value, and r. */
static int check_open(const struct reversal *r, const struct bounds *e)
{
    return (rational_sign(e->low) > 0 && chatter_compare(r->c, square(r, e->low), e_square(r, r->least)) <= 0 &&
            chatter_compare(r->c, r->c->q[CHATTER_r], e->high) <= 0) ||
           wrong(r, "e", "does not hold e of every ratio");
}

static int check_last(const struct reversal *r, int enclosure)
{
    struct chatter *c = r->c;
    const int end = json_member(c->json, enclosure, "end");
    const struct bounds y = ratios_at(r, enclosure), e = bounds_at(r, enclosure, "e");
    c->tail_low = e.low;
    c->tail_high = e.high;
    c->end = json_is(c->json, end, "forward") ? 1 : json_is(c->json, end, "backward") ? -1 : 0;
    if (c->end != 0) return check_slide(r, c->end * r->near, &y, &e);
    if (json_is(c->json, end, "trapped")) return check_trap(r, &y, &e);
    c->end = CHATTER_OPEN;
    return json_is(c->json, end, "open") ? check_open(r, &e) : wrong(r, "end", "is no word for it");
}

/* S with the lower or the upper ends: the sum of the products of e, and a geometric series at the end. */
static rational sum_of(const struct reversal *r, int enclosure, const char *end)
{
    const struct chatter *c = r->c;
    const int steps = json_member(c->json, enclosure, "steps");
    const rational last = chatter_number(c, json_member(c->json, json_member(c->json, enclosure, "e"), end));
    rational product = one(r), sum = rational_zero(c->pool);
    for (int i = steps + 1; i < c->json->node[steps].next; i = c->json->node[i].next) {
        const int e = json_member(c->json, i, "e");
        product = chatter_multiply(c, product, chatter_number(c, json_member(c->json, e, end)));
        sum = chatter_add(c, sum, product);
    }
    const rational tail = chatter_divide(c, last, chatter_subtract(c, one(r), last));
    return chatter_add(c, sum, chatter_multiply(c, product, tail));
}

int chatter_check_enclosure(struct chatter *c)
{
    const int enclosure = json_member(c->json, c->witness, "enclosure");
    if (chatter_is_null(c, enclosure) || c->course != CHATTER_REVERSES)
        return (chatter_is_null(c, enclosure) && c->course != CHATTER_REVERSES) ||
               chatter_rejected(c, "witness", "enclosure", "is missing, or there is one too many");
    struct reversal r = {.c = c, .near = -c->direction};
    r.start = chatter_side(c, r.near);
    r.go = chatter_side(c, -r.near);
    r.least = chatter_divide(c, r.start.k, r.start.p);
    if (!check_steps(&r, enclosure) || !check_last(&r, enclosure)) return 0;
    if (chatter_compare(c, c->tail_high, rational_one(c->pool)) >= 0) return 1;
    c->low = sum_of(&r, enclosure, "low");
    c->high = sum_of(&r, enclosure, "high");
    return 1;
}
