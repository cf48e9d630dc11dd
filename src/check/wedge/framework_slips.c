/* SPDX-License-Identifier: BSD-2-Clause */
/* The slips after the first stop, one after the other. Every interval contains the results of all numbers in the
 * preceding one, so that by induction the motion itself lies in them. */
#include "check/numbers/scalar_round.h"
#include "check/wedge/framework.h"

#include <stddef.h>

/* The state of the check: the square of a, with which the next slip begins; its direction; and the nodes about it. */
struct walk {
    const struct framework *w;
    struct range square;
    int direction;
    int slip, end;          /* nodes in witness.slips */
    int word, words, slips; /* nodes in verdict.directions; and the number of slips so far */
};

static struct range square(const struct enclose *e, struct range x)
{
    return enclose_multiply(e, x, x);
}

/* E = (1 - cos)^2 + (1 + rho) sin^2 - (1 + 1/rho)^2 */
static struct range energy(const struct framework *w)
{
    const struct enclose *e = &w->e;
    const struct range versine = enclose_subtract(e, w->one, enclose_cosine(e, w->theta));
    const struct range moving = enclose_multiply(e, w->total, square(e, enclose_sine(e, w->theta)));
    const struct range limit = enclose_add(e, w->one, enclose_divide(e, w->one, w->rho));
    return enclose_subtract(e, enclose_add(e, square(e, versine), moving), square(e, limit));
}

/* t - sin t - a (1 - cos t) */
static struct range slip_at(const struct framework *w, struct range t, struct range a)
{
    const struct enclose *e = &w->e;
    const struct range versine = enclose_subtract(e, w->one, enclose_cosine(e, t));
    return enclose_subtract(e, enclose_subtract(e, t, enclose_sine(e, t)), enclose_multiply(e, a, versine));
}

/* Checks the next word of verdict.directions. */
static int check_direction(struct walk *x)
{
    const struct theory_case *c = &x->w->c;
    if (x->word >= x->words || !json_is(c->json, x->word, x->direction > 0 ? "+" : "-"))
        return case_rejected(c, "verdict", "directions", "are not those of the slips");
    x->word = c->json->node[x->word].next;
    x->slips++;
    return 1;
}

/* (a - t)^2 - (2 rho (1 - kappa) + 1 - kappa^2) / (1 + rho), kappa = cos t + a sin t */
static struct range next_square(const struct framework *w, struct range t, struct range a, struct range rest)
{
    const struct enclose *e = &w->e;
    const struct range kappa = enclose_add(e, enclose_cosine(e, t), enclose_multiply(e, a, enclose_sine(e, t)));
    const struct range twice = enclose_multiply(e, enclose_add(e, w->rho, w->rho), enclose_subtract(e, w->one, kappa));
    const struct range sum = enclose_add(e, twice, enclose_subtract(e, w->one, square(e, kappa)));
    return enclose_subtract(e, square(e, rest), enclose_divide(e, sum, w->total));
}

/* Checks one slip, whose length is given in the witness. */
static int check_slip(struct walk *x)
{
    const struct framework *w = x->w;
    const struct range t = framework_range(w, x->slip), low = range_of(t.low), high = range_of(t.high);
    const struct range a = enclose_sqrt(&w->e, x->square), rest = enclose_subtract(&w->e, a, t);
    if (scalar_sign(t.low) <= 0 || !framework_is_below(w, low, high) || !framework_is_below(w, high, w->two_pi) ||
        !framework_rises_through_0(w, slip_at(w, low, a), slip_at(w, high, a)))
        return framework_wrong(w, "slips", "a slip is not seen to end there");
    x->square = next_square(w, t, a, rest);
    x->direction *= range_sign(rest) == -1 ? -1 : range_sign(rest) == 1 ? 1 : 0;
    return range_sign(x->square) == -1 || (range_sign(x->square) == 1 && x->direction != 0) ||
           framework_wrong(w, "slips", "what follows a slip is not seen");
}

/* The same in a pool of its own; the results are rounded outwards once more. */
static int check_slip_apart(struct walk *x)
{
    const struct framework *w = x->w;
    struct framework apart = *w;
    if (!check_direction(x)) return 0;
    apart.e.pool = scalar_pool_scratch(w->c.pool);
    x->w = &apart;
    const int right = check_slip(x);
    x->w = w;
    x->square = (struct range){scalar_round(w->c.pool, x->square.low, w->e.bits, 0),
                               scalar_round(w->c.pool, x->square.high, w->e.bits, 1)};
    scalar_pool_free(apart.e.pool);
    x->slip = w->c.json->node[x->slip].next;
    return right;
}

static int directions_end(const struct walk *x)
{
    return x->word == x->words || case_rejected(&x->w->c, "verdict", "directions", "are too many");
}

static int check_row(const struct framework *w, const char *row)
{
    return json_is(w->c.json, json_member(w->c.json, 0, "row"), row) ||
           case_rejected(&w->c, "", "row", "is not that of the slips");
}

/* The end of a list with a > 0: for a <= 4/5 the framework slips for ever. */
static int check_trap(struct walk *x)
{
    const struct framework *w = x->w;
    const struct range bound = enclose_divide(&w->e, enclose_integer(&w->e, 16), enclose_integer(&w->e, 25));
    if (!framework_is_below(w, x->square, bound)) return framework_wrong(w, "slips", "there are more");
    return check_direction(x) && directions_end(x) && framework_states(w, "slips", "infinite") &&
           check_row(w, "slips_for_ever");
}

/* 1 when `slips` is this integer. */
static int states_count(const struct framework *w, int count)
{
    char digits[] = "000";
    const char *text = digits + (count < 10 ? 2 : count < 100 ? 1 : 0);
    for (int i = 2; i >= 0; i--, count /= 10) digits[i] = (char)('0' + count % 10);
    const int node = json_member(w->c.json, w->c.verdict, "slips");
    return (w->c.json->node[node].type == JSON_INTEGER && json_is(w->c.json, node, text)) ||
           case_rejected(&w->c, "verdict", "slips", "is not their number");
}

static int check_end(struct walk *x)
{
    if (x->slip != x->end) return framework_wrong(x->w, "slips", "there are fewer");
    return directions_end(x) && states_count(x->w, x->slips) &&
           check_row(x->w, x->slips == 1 ? "stops" : "slips_again");
}

static struct walk begin(const struct framework *w)
{
    const struct json *json = w->c.json;
    const int slips = json_member(json, w->c.witness, "slips"), words = json_member(json, w->c.verdict, "directions");
    return (struct walk){.w = w,
                         .direction = 1,
                         .slip = slips + 1,
                         .end = json->node[slips].next,
                         .word = words + 1,
                         .words = json->node[words].next};
}

int framework_check_rest(const struct framework *w)
{
    struct walk x = begin(w);
    return framework_states(w, "after", "rest") && check_direction(&x) && check_end(&x);
}

int framework_check_slips(const struct framework *w)
{
    enum { MOST = 999 };
    const struct range E = energy(w), sine = enclose_sine(&w->e, w->theta);
    struct walk x = begin(w);
    if (range_sign(E) == -1) return framework_check_rest(w);
    if (range_sign(E) != 1 || (range_sign(sine) != 1 && range_sign(sine) != -1))
        return case_rejected(&w->c, "verdict", "after", "what follows the first stop is not seen");
    if (!check_direction(&x) || !framework_states(w, "after", range_sign(sine) > 0 ? "+" : "-")) return 0;
    x.direction = range_sign(sine);
    x.square = enclose_divide(&w->e, enclose_multiply(&w->e, square(&w->e, w->rho), E), w->total);
    while (range_sign(x.square) == 1) {
        if (x.slip == x.end) return check_trap(&x);
        if (x.slips == MOST) return framework_wrong(w, "slips", "are too many");
        if (!check_slip_apart(&x)) return 0;
    }
    return check_end(&x);
}
