/* SPDX-License-Identifier: BSD-2-Clause */
/* The sets of ratios and of friction coefficients (spec/certificate.md, section 10.6).  A body with B < 0 is taken as its
 * mirror image. */
#include "check/chatter_ranges.h"

#include <stddef.h>

/* The body with B > 0. */
struct body {
    const struct chatter *c;
    rational A, B, C, r;
    struct chatter_side ahead, behind;
};

/*@ predicate body_ok{L}(struct body *b) = \valid_read(b) && chatter_numbers(b->c) && b->A != \null && b->B != \null &&
  @   b->C != \null && b->r != \null && b->ahead.p != \null && b->ahead.k != \null &&
  @   (b->c->sign[CHATTER_b] < 0 ==> b->ahead.after != \null) &&
  @   (b->c->sign[CHATTER_B] != 0 ==> b->behind.reach != \null); */

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int wrong(const struct chatter *c, const char *item)
{
    return chatter_rejected(c, "verdict", item, "is not the set that follows");
}

/*@ requires \valid_read(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result == 1 <==> c->sign[CHATTER_B] < 0); */
static int is_turned(const struct chatter *c)
{
    return c->sign[CHATTER_B] < 0;
}

/*@ requires chatter_numbers(c) && chatter_signs(c);
  @ assigns rational_doubt;
  @ ensures DOUBT_STAYS && \result.c == c && \result.A != \null && \result.B != \null;
  @ ensures \result.C != \null && \result.r != \null && \result.ahead.p != \null && \result.ahead.k != \null;
  @ ensures c->sign[CHATTER_b] < 0 ==> \result.ahead.after != \null;
  @ ensures c->sign[CHATTER_B] != 0 ==> \result.behind.reach != \null; */
static struct body body_of(const struct chatter *c)
{
    const int direction = is_turned(c) ? -1 : 1;
    const struct chatter_side ahead = chatter_side(c, direction), behind = chatter_side(c, -direction);
    const rational B = chatter_magnitude(c, c->q[CHATTER_B]);
    return (struct body){c, c->q[CHATTER_A], B, c->q[CHATTER_C], c->q[CHATTER_r], ahead, behind};
}

/* An impact with e = 1, in doubt: slip parameters p and k, ratio x, in the field of that end. */
struct state {
    const struct body *body;
    struct surd_field f;
    struct surd p, k, x;
};

/*@ predicate state_ok{L}(struct state *s) = \valid_read(s) && body_ok(s->body) && surd_field_ok(&s->f) &&
  @   surd_ok(&s->f, s->p) && surd_ok(&s->f, s->k) && surd_ok(&s->f, s->x);
  @ predicate in_state{L}(struct state *s, struct surd x) = surd_ok(&s->f, x); */

/* Arithmetic in its field. */
/*@ requires x != \null;
  @ assigns \nothing;
  @ ensures \result.a == x && \result.b == \null; */
static struct surd of(rational x)
{
    return surd_from(x);
}

/*@ requires state_ok(s);
  @ assigns \nothing;
  @ ensures \result.a != \null && \result.b == \null; */
static struct surd unit(const struct state *s)
{
    return of(rational_one(s->f.pool));
}

/*@ requires state_ok(s) && in_state(s, x) && in_state(s, y);
  @ assigns \nothing;
  @ ensures in_state(s, \result); */
static struct surd plus(const struct state *s, struct surd x, struct surd y)
{
    return surd_add(&s->f, x, y);
}

/*@ requires state_ok(s) && in_state(s, x) && in_state(s, y);
  @ assigns \nothing;
  @ ensures in_state(s, \result); */
static struct surd minus(const struct state *s, struct surd x, struct surd y)
{
    return surd_subtract(&s->f, x, y);
}

/*@ requires state_ok(s) && in_state(s, x) && in_state(s, y);
  @ assigns \nothing;
  @ ensures in_state(s, \result); */
static struct surd times(const struct state *s, struct surd x, struct surd y)
{
    return surd_multiply(&s->f, x, y);
}

/* The sign of x - y. */
/*@ requires state_ok(s) && in_state(s, x) && in_state(s, y);
  @ assigns rational_doubt;
  @ ensures DOUBT_STAYS && -1 <= \result <= 1; */
static int against(const struct state *s, struct surd x, struct surd y)
{
    return surd_sign(&s->f, surd_subtract(&s->f, x, y));
}

/* g: the sign of e - 1 where stick begins in compression, p x <= k. */
/*@ requires state_ok(s);
  @ assigns rational_doubt;
  @ ensures DOUBT_STAYS && -1 <= \result <= 1; */
static int early_sign(const struct state *s)
{
    const struct surd A = of(s->body->A), B_x = times(s, of(s->body->B), s->x), r = of(s->body->r);
    if (s->body->c->law == CHATTER_POISSON) return against(s, times(s, r, plus(s, A, B_x)), A);
    const struct surd A_k = times(s, A, s->k), left = minus(s, plus(s, s->k, s->k), times(s, s->p, s->x));
    return against(s, times(s, times(s, r, r), plus(s, A_k, times(s, B_x, left))), A_k);
}

/* h: the sign of e - 1 where stick begins in restitution, p x >= k > 0. */
/*@ requires state_ok(s);
  @ assigns rational_doubt;
  @ ensures DOUBT_STAYS && -1 <= \result <= 1; */
static int late_sign(const struct state *s)
{
    const struct surd B = of(s->body->B), r = of(s->body->r), p_x = times(s, s->p, s->x);
    const struct surd A_p = times(s, of(s->body->A), s->p);
    if (s->body->c->law == CHATTER_POISSON) {
        const struct surd left = minus(s, times(s, plus(s, unit(s), r), s->k), p_x);
        return against(s, times(s, B, left), times(s, A_p, minus(s, unit(s), r)));
    }
    const struct surd r_k = times(s, r, s->k), after = minus(s, p_x, s->k);
    const struct surd left = minus(s, times(s, r_k, r_k), times(s, after, after));
    const struct surd loss = times(s, times(s, A_p, s->k), minus(s, unit(s), times(s, r, r)));
    return against(s, times(s, B, left), loss);
}

/* The signs of k - p x and of (1 + r) k - p x. */
/*@ requires state_ok(s);
  @ assigns rational_doubt;
  @ ensures DOUBT_STAYS && -1 <= \result <= 1; */
static int before_stop(const struct state *s)
{
    return against(s, s->k, times(s, s->p, s->x));
}

/*@ requires state_ok(s);
  @ assigns rational_doubt;
  @ ensures DOUBT_STAYS && -1 <= \result <= 1; */
static int before_reach(const struct state *s)
{
    return against(s, times(s, plus(s, unit(s), of(s->body->r)), s->k), times(s, s->p, s->x));
}

/*@ requires body_ok(body) && end.x.a != \null && chatter_end_ok(end);
  @ assigns \nothing;
  @ ensures \result.body == body && \result.f.pool == body->c->pool && \result.f.d == end.d;
  @ ensures \result.p.a == body->ahead.p && \result.p.b == \null && \result.k.a == body->ahead.k && \result.k.b == \null;
  @ ensures \result.x == end.x; */
static struct state state_at(const struct body *body, struct chatter_end end)
{
    return (struct state){body, {body->c->pool, end.d}, of(body->ahead.p), of(body->ahead.k), end.x};
}

/* x >= 0, p x <= k, g = 0 */
/*@ requires body_ok(body) && chatter_end_ok(end);
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> end.x.a != \null); */
static int is_lower_end(const struct body *body, struct chatter_end end)
{
    if (end.x.a == NULL) return 0;
    const struct state s = state_at(body, end);
    return surd_sign(&s.f, s.x) >= 0 && before_stop(&s) >= 0 && early_sign(&s) == 0;
}

/* infinite where p <= 0; else k <= p x <= (1 + r) k, h = 0 */
/*@ requires body_ok(body) && chatter_end_ok(end);
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_upper_end(const struct body *body, struct chatter_end end)
{
    if (end.x.a == NULL || body->ahead.reach == NULL) return end.x.a == NULL && body->ahead.reach == NULL;
    const struct state s = state_at(body, end);
    return before_stop(&s) <= 0 && before_reach(&s) >= 0 && late_sign(&s) == 0;
}

/* The sign of the largest e - 1: at p x = k; where k = 0 no ratio has e > r. */
/*@ requires body_ok(body);
  @ assigns rational_doubt;
  @ ensures DOUBT_STAYS && -1 <= \result <= 1; */
static int largest_sign(const struct body *body)
{
    if (rational_sign(body->ahead.k) == 0) return -1;
    if (rational_sign(body->ahead.p) <= 0) return 1;
    const rational x = chatter_divide(body->c, body->ahead.k, body->ahead.p);
    const struct state s = state_at(body, chatter_end_of(x));
    return late_sign(&s);
}

struct sets {
    struct chatter_set less, equal, greater;
};

/*@ predicate sets_ok{L}(struct sets *s) = \valid(s) && chatter_set_ok(&s->less) && chatter_set_ok(&s->equal) &&
  @   chatter_set_ok(&s->greater);
  @ predicate sets_empty{L}(struct sets *s) =
  @   sets_ok(s) && s->less.count == 0 && s->equal.count == 0 && s->greater.count == 0; */

/*@ requires \valid(set) && chatter_set_ok(set) && set->count < CHATTER_MAX_RANGES;
  @ assigns *set;
  @ ensures chatter_set_ok(set); */
static void put_line(struct chatter_set *set)
{
    chatter_put(set, chatter_infinite(), 0, chatter_infinite(), 0);
}

/* What is below `low`, and above `high` where that is finite. */
/*@ requires \valid(set) && chatter_set_ok(set) && set->count == 0 && chatter_end_ok(low) && chatter_end_ok(high);
  @ assigns *set;
  @ ensures chatter_set_ok(set); */
static void put_around(struct chatter_set *set, struct chatter_end low, struct chatter_end high)
{
    chatter_put(set, chatter_infinite(), 0, low, 0);
    if (high.x.a != NULL) chatter_put(set, high, 0, chatter_infinite(), 0);
}

/* The point x, and y where that is finite. */
/*@ requires \valid(set) && chatter_set_ok(set) && set->count == 0 && chatter_end_ok(x) && chatter_end_ok(y);
  @ assigns *set;
  @ ensures chatter_set_ok(set); */
static void put_points(struct chatter_set *set, struct chatter_end x, struct chatter_end y)
{
    chatter_put(set, x, 1, x, 1);
    if (y.x.a != NULL) chatter_put(set, y, 1, y, 1);
}

/* The sets for r < 1 without reversal, given the ends of that where e > 1, or the point where e = 1. */
/*@ requires body_ok(body) && sets_ok(given) && sets_empty(sets) && \separated(sets, given, body, body->c);
  @ assigns *sets, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && sets_ok(sets); */
static int sets_of_loss(const struct body *body, const struct sets *given, struct sets *sets)
{
    const int largest = largest_sign(body);
    const struct chatter_set *from = largest > 0 ? &given->greater : &given->equal;
    if (largest < 0) put_line(&sets->less);
    if (largest < 0 || from->count != 1) return largest < 0;
    const struct chatter_end low = from->range[0].low, high = from->range[0].high;
    if (!is_lower_end(body, low) || !is_upper_end(body, high)) return 0;
    put_around(&sets->less, low, high);
    put_points(&sets->equal, low, largest > 0 ? high : chatter_infinite());
    /*@ assert chatter_set_ok(&sets->less) && chatter_set_ok(&sets->greater) && sets->greater.count == 0; */
    if (largest > 0) chatter_put(&sets->greater, low, 0, high, 0);
    /*@ assert chatter_set_ok(&sets->less) && chatter_set_ok(&sets->equal); */
    return 1;
}

/* Where e = 1 for r = 1: from `behind` down, at 0, and from `ahead` up where that is finite; without gain from 0 up. */
/*@ requires \valid(set) && chatter_set_ok(set) && set->count == 0 && chatter_end_ok(behind) && chatter_end_ok(zero);
  @ requires chatter_end_ok(ahead);
  @ assigns *set;
  @ ensures chatter_set_ok(set); */
static void put_elastic(struct chatter_set *set, struct chatter_end behind, struct chatter_end zero,
                        struct chatter_end ahead, int gains)
{
    const struct chatter_end none = chatter_infinite();
    chatter_put(set, none, 0, behind, 1);
    chatter_put(set, zero, 1, gains ? zero : none, gains);
    if (gains && ahead.x.a != NULL) chatter_put(set, ahead, 1, none, 0);
}

/*@ requires body_ok(body) && body->behind.reach != \null && sets_empty(sets) && \separated(sets, body, body->c);
  @ assigns *sets, rational_doubt;
  @ ensures DOUBT_STAYS && sets_ok(sets); */
static void sets_of_elastic(const struct body *body, struct sets *sets)
{
    const struct chatter_end zero = chatter_end_of(rational_zero(body->c->pool));
    const struct chatter_end behind = chatter_end_of(chatter_negate(body->c, body->behind.reach));
    const struct chatter_end ahead = chatter_end_of(body->ahead.reach);
    const int gains = rational_sign(body->ahead.k) > 0;
    chatter_put(&sets->less, behind, 0, zero, 0);
    /*@ assert chatter_set_ok(&sets->equal) && sets->equal.count == 0; */
    /*@ assert chatter_set_ok(&sets->greater) && sets->greater.count == 0; */
    put_elastic(&sets->equal, behind, zero, ahead, gains);
    /*@ assert chatter_set_ok(&sets->less) && chatter_set_ok(&sets->greater) && sets->greater.count == 0; */
    if (gains) chatter_put(&sets->greater, zero, 0, ahead, 0);
    /*@ assert chatter_set_ok(&sets->less) && chatter_set_ok(&sets->equal); */
}

/* The same for every ratio: e = 1, or e < 1. */
/*@ requires sets_empty(sets);
  @ assigns *sets;
  @ ensures sets_ok(sets); */
static void put_one_line(struct sets *sets, int is_equal)
{
    if (is_equal)
        put_line(&sets->equal);
    else
        put_line(&sets->less);
    /*@ assert chatter_set_ok(&sets->less) && chatter_set_ok(&sets->equal); */
}

/* The sets that follow, of the body with B > 0; some ends are taken from those given, and checked. */
/*@ requires chatter_numbers(c) && chatter_signs(c) && sets_ok(given) && sets_empty(sets) && \separated(sets, given, c);
  @ assigns *sets, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && sets_ok(sets); */
static int expected_sets(const struct chatter *c, const struct sets *given, struct sets *sets)
{
    if (c->sign[CHATTER_r] == 0 || chatter_constant(c)) {
        put_one_line(sets, c->against_one == 0);
        return 1;
    }
    const struct body body = body_of(c);
    if (c->against_one != 0 && rational_sign(body.ahead.k) >= 0) return sets_of_loss(&body, given, sets);
    if (c->against_one == 0)
        sets_of_elastic(&body, sets);
    else
        put_one_line(sets, 0);
    return 1;
}

/* The set at a node, turned. */
/*@ requires chatter_sees(c) && 0 <= node < c->json->count && \valid(set) && \separated(set, c, c->json, c->answer);
  @ assigns *set, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && chatter_set_ok(set) && chatter_sees(c); */
static int read_mirrored(const struct chatter *c, int node, struct chatter_set *set)
{
    struct chatter_set turned;
    const int fine = chatter_read_set(c, node, &turned);
    chatter_mirror_set(c, &turned, set);
    /*@ assert chatter_stays{Pre, Here}(c); */
    /*@ assert json_stays{Pre, Here}(\at(c->json, Pre)); */
    /*@ assert json_nodes(c->json); */
    /*@ assert chatter_reads(c); */
    /*@ assert chatter_numbers(c); */
    /*@ assert chatter_signs(c); */
    return fine;
}

/* The set at a node, of the body with B > 0. */
/*@ requires chatter_sees(c) && 0 <= node < c->json->count && \valid(set) && \separated(set, c, c->json, c->answer);
  @ assigns *set, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && chatter_set_ok(set) && chatter_sees(c); */
static int read_turned(const struct chatter *c, int node, struct chatter_set *set)
{
    if (is_turned(c)) return read_mirrored(c, node, set);
    const int fine = chatter_read_set(c, node, set);
    /*@ assert chatter_stays{Pre, Here}(c); */
    /*@ assert json_stays{Pre, Here}(\at(c->json, Pre)); */
    /*@ assert json_nodes(c->json); */
    /*@ assert chatter_reads(c); */
    /*@ assert chatter_numbers(c); */
    /*@ assert chatter_signs(c); */
    return fine;
}

/*@ requires chatter_sees(c) && 0 <= e < c->json->count && \valid(sets) && \separated(sets, c, c->json, c->answer);
  @ requires chatter_set_ok(&sets->less) && chatter_set_ok(&sets->equal);
  @ assigns sets->greater, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && chatter_sees(c) && sets_ok(sets); */
static int read_greater(const struct chatter *c, int e, struct sets *sets)
{
    const int fine = read_turned(c, json_member(c->json, e, "greater"), &sets->greater);
    /*@ assert chatter_set_ok(&sets->less); */
    /*@ assert chatter_set_ok(&sets->equal); */
    return fine;
}

/*@ requires chatter_sees(c) && \valid(sets) && \separated(sets, c, c->json, c->answer);
  @ assigns *sets, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && chatter_sees(c) && (\result == 1 ==> sets_ok(sets)); */
static int read_sets(const struct chatter *c, struct sets *sets)
{
    const int e = chatter_member(c, "e");
    if (!read_turned(c, json_member(c->json, e, "less"), &sets->less)) return 0;
    if (!read_turned(c, json_member(c->json, e, "equal"), &sets->equal)) return 0;
    /*@ assert chatter_set_ok(&sets->less); */
    return read_greater(c, e, sets);
}

/*@ requires chatter_counts(c) && chatter_end_ok(x);
  @ assigns rational_doubt;
  @ ensures DOUBT_STAYS && chatter_end_ok(\result); */
static struct chatter_end halved(const struct chatter *c, struct chatter_end x)
{
    const rational two = chatter_add(c, chatter_one(c), chatter_one(c));
    if (x.x.a != NULL) x.x.a = chatter_divide(c, x.x.a, two);
    if (x.x.b != NULL) x.x.b = chatter_divide(c, x.x.b, two);
    return x;
}

/* Every number of a set divided by 2. */
/*@ requires chatter_counts(c) && \valid_read(from) && chatter_set_ok(from) && \valid(set) && \separated(set, c, from);
  @ assigns *set, rational_doubt;
  @ ensures DOUBT_STAYS && chatter_set_ok(set); */
static void halve_set(const struct chatter *c, const struct chatter_set *from, struct chatter_set *set)
{
    set->count = 0;
    /*@ loop invariant 0 <= i <= from->count == \at(from->count, Pre) && set->count == i && DOUBT_HAS_STAYED;
      @ loop invariant c->pool == \at(c->pool, Pre) && chatter_set_ok(set);
      @ loop invariant chatter_set_ok(from);
      @ loop assigns i, *set, rational_doubt;
      @ loop variant from->count - i; */
    for (int i = 0; i < from->count; i++) {
        const struct chatter_range *x = from->range + i;
        const struct chatter_end low = halved(c, x->low), high = halved(c, x->high);
        chatter_put(set, low, x->low_in, high, x->high_in);
    }
}

/* alpha: the set `greater`, every number divided by 2. */
/*@ requires chatter_sees(c) && \valid_read(greater) && chatter_set_ok(greater) && \separated(greater, c);
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int alpha_holds(const struct chatter *c, const struct chatter_set *greater)
{
    struct chatter_set half, given;
    if (!read_turned(c, chatter_member(c, "alpha"), &given)) return 0;
    /*@ assert chatter_set_ok(greater); */
    /*@ assert chatter_counts(c); */
    /*@ assert \separated(&half, c, greater); */
    halve_set(c, greater, &half);
    /*@ assert chatter_set_ok(&given); */
    return chatter_set_equal(&given, &half);
}

/* With mu for the friction coefficient, at x = 2 alpha. */
/*@ requires body_ok(body) && body->ahead.after != \null && mu.x.a != \null && chatter_end_ok(mu);
  @ assigns \nothing;
  @ ensures \result.body == body && \result.f.pool == body->c->pool && \result.f.d == mu.d;
  @ ensures \result.p.a != \null && \result.k.a != \null && \result.x.a != \null && (mu.d == \null ==>
  @   \result.p.b == \null && \result.k.b == \null && \result.x.b == \null); */
static struct state threshold_at(const struct body *body, struct chatter_end mu)
{
    const struct surd_field f = {body->c->pool, mu.d};
    const struct surd mu_B = surd_multiply(&f, mu.x, of(body->B)), mu_A = surd_multiply(&f, mu.x, of(body->A));
    const struct surd p = surd_subtract(&f, of(body->C), mu_B), k = surd_subtract(&f, mu_A, of(body->B));
    return (struct state){body, f, p, k, of(body->ahead.after)};
}

/* With mu_c for the friction coefficient, x = 2 alpha is where e = 1 (for r = 1, where slip all through ends). */
/*@ requires body_ok(body) && body->ahead.after != \null && chatter_end_ok(mu);
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_threshold(const struct body *body, struct chatter_end mu)
{
    const int elastic = body->c->against_one == 0, energetic = body->c->law == CHATTER_ENERGETIC;
    if (mu.x.a == NULL) return 0;
    const struct state s = threshold_at(body, mu);
    if (surd_sign(&s.f, s.k) < 0 || before_reach(&s) < 0) return 0;
    if (elastic) return before_reach(&s) == 0;
    if (before_stop(&s) >= 0 && energetic && early_sign(&s) == 0) return 1;
    return before_stop(&s) <= 0 && late_sign(&s) == 0;
}

/* Whether some friction makes the bounces grow. */
/*@ requires body_ok(body) && body->ahead.after != \null;
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int may_grow(const struct body *body)
{
    const struct chatter *c = body->c;
    const rational x = body->ahead.after, gain = chatter_add(c, body->A, chatter_multiply(c, body->B, x));
    return c->law != CHATTER_NEWTON && c->sign[CHATTER_B] != 0 && c->sign[CHATTER_r] > 0 && rational_sign(x) > 0 &&
           chatter_compare(c, chatter_multiply(c, body->r, gain), body->A) > 0;
}

/*@ requires chatter_sees(c);
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int friction_holds(const struct chatter *c)
{
    const int node = chatter_member(c, "mu"), none = chatter_is_null(c, node);
    struct chatter_set given;
    if (c->sign[CHATTER_b] >= 0 || none) return c->sign[CHATTER_b] >= 0 && none;
    if (!chatter_read_set(c, node, &given)) return 0;
    /*@ assert chatter_numbers(c); */
    /*@ assert chatter_signs(c); */
    const struct body body = body_of(c);
    if (!may_grow(&body)) return given.count == 0;
    const struct chatter_range *range = given.range;
    return given.count == 1 && !range->low_in && !range->high_in && range->high.x.a == NULL &&
           is_threshold(&body, range->low);
}

/* (1 - r^2) C / |B| + r^2 |B| / A, or with r for r^2 */
/*@ requires chatter_sees(c);
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int tip_holds(const struct chatter *c)
{
    const int node = chatter_member(c, "mu_tip"), null = chatter_is_null(c, node);
    const int none = c->law == CHATTER_NEWTON || c->sign[CHATTER_B] == 0 || c->sign[CHATTER_r] == 0;
    if (none || null) return none && null;
    const rational A = c->q[CHATTER_A], B = chatter_magnitude(c, c->q[CHATTER_B]), r = c->q[CHATTER_r];
    const rational kept = c->law == CHATTER_ENERGETIC ? chatter_square(c, r) : r;
    const rational loss = chatter_multiply(c, chatter_subtract(c, chatter_one(c), kept), c->q[CHATTER_C]);
    const rational tip = chatter_divide(c, chatter_multiply(c, kept, B), A);
    return rational_equal(chatter_number(c, node), chatter_add(c, chatter_divide(c, loss, B), tip));
}

/*@ requires sets_ok(x) && sets_ok(y);
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int sets_equal(const struct sets *x, const struct sets *y)
{
    return chatter_set_equal(&x->less, &y->less) && chatter_set_equal(&x->equal, &y->equal) &&
           chatter_set_equal(&x->greater, &y->greater);
}

/* The ratios from which e is less than 1, equal, greater. */
/*@ requires chatter_sees(c) && sets_ok(given) && \separated(given, c);
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int ratios_hold(const struct chatter *c, const struct sets *given)
{
    struct sets expected;
    expected.less.count = 0;
    expected.equal.count = 0;
    expected.greater.count = 0;
    /*@ assert chatter_numbers(c); */
    /*@ assert chatter_signs(c); */
    if (!expected_sets(c, given, &expected)) return 0;
    /*@ assert chatter_set_ok(&given->less); */
    /*@ assert chatter_set_ok(&given->equal); */
    /*@ assert chatter_set_ok(&given->greater); */
    return sets_equal(given, &expected);
}

/* These ratios, and alpha, which follows from the last: which of the two does not hold, or NULL. */
/*@ requires chatter_sees(c);
  @ assigns rational_doubt, \result \from c;
  @ ensures DOUBT_STAYS && (\result == \null || constant_text(\result)); */
static const char *wrong_ratios(const struct chatter *c)
{
    struct sets given;
    if (!read_sets(c, &given) || !ratios_hold(c, &given)) return known_text("e");
    return alpha_holds(c, &given.greater) ? NULL : known_text("alpha");
}

int chatter_check_sets(const struct chatter *c)
{
    const char *item = wrong_ratios(c);
    if (item != NULL) return wrong(c, item);
    if (!friction_holds(c)) return wrong(c, "mu");
    if (!tip_holds(c)) return wrong(c, "mu_tip");
    return chatter_check_fates(c);
}
