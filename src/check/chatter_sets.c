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

/*@ predicate body_ok{L}(struct body *b) = \valid_read(b) && chatter_known(b->c) && b->A != \null && b->B != \null &&
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

/*@ requires chatter_known(c);
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
    chatter_put(&sets->less, chatter_infinite(), 0, low, 0);
    chatter_put(&sets->equal, low, 1, low, 1);
    if (largest > 0) chatter_put(&sets->greater, low, 0, high, 0);
    if (largest > 0 && high.x.a != NULL) chatter_put(&sets->equal, high, 1, high, 1);
    if (high.x.a != NULL) chatter_put(&sets->less, high, 0, chatter_infinite(), 0);
    return 1;
}

/*@ requires body_ok(body) && body->behind.reach != \null && sets_empty(sets) && \separated(sets, body, body->c);
  @ assigns *sets, rational_doubt;
  @ ensures DOUBT_STAYS && sets_ok(sets); */
static void sets_of_elastic(const struct body *body, struct sets *sets)
{
    const struct chatter_end zero = chatter_end_of(rational_zero(body->c->pool)), none = chatter_infinite();
    const struct chatter_end behind = chatter_end_of(chatter_negate(body->c, body->behind.reach));
    const struct chatter_end ahead = chatter_end_of(body->ahead.reach);
    const int gains = rational_sign(body->ahead.k) > 0;
    chatter_put(&sets->equal, none, 0, behind, 1);
    chatter_put(&sets->less, behind, 0, zero, 0);
    chatter_put(&sets->equal, zero, 1, gains ? zero : none, gains);
    if (gains) chatter_put(&sets->greater, zero, 0, ahead, 0);
    if (gains && ahead.x.a != NULL) chatter_put(&sets->equal, ahead, 1, none, 0);
}

/* The sets that follow, of the body with B > 0; some ends are taken from those given, and checked. */
/*@ requires chatter_known(c) && sets_ok(given) && sets_empty(sets) && \separated(sets, given, c);
  @ assigns *sets, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && sets_ok(sets); */
static int expected_sets(const struct chatter *c, const struct sets *given, struct sets *sets)
{
    if (c->sign[CHATTER_r] == 0 || chatter_constant(c)) {
        put_line(c->against_one == 0 ? &sets->equal : &sets->less);
        return 1;
    }
    const struct body body = body_of(c);
    if (c->against_one != 0 && rational_sign(body.ahead.k) >= 0) return sets_of_loss(&body, given, sets);
    if (c->against_one == 0)
        sets_of_elastic(&body, sets);
    else
        put_line(&sets->less);
    return 1;
}

/* The set at a node, of the body with B > 0. */
/*@ requires chatter_known(c) && 0 <= node < c->json->count && \valid(set) && \separated(set, c, c->json, c->answer);
  @ assigns *set, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && chatter_set_ok(set) && chatter_known(c); */
static int read_turned(const struct chatter *c, int node, struct chatter_set *set)
{
    struct chatter_set turned;
    if (!is_turned(c)) return chatter_read_set(c, node, set);
    const int fine = chatter_read_set(c, node, &turned);
    chatter_mirror_set(c, &turned, set);
    return fine;
}

/*@ requires chatter_known(c) && \valid(sets) && \separated(sets, c, c->json, c->answer);
  @ assigns *sets, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && chatter_known(c) && (\result == 1 ==> sets_ok(sets)); */
static int read_sets(const struct chatter *c, struct sets *sets)
{
    const int e = chatter_member(c, "e");
    return read_turned(c, json_member(c->json, e, "less"), &sets->less) &&
           read_turned(c, json_member(c->json, e, "equal"), &sets->equal) &&
           read_turned(c, json_member(c->json, e, "greater"), &sets->greater);
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

/* alpha: the set `greater`, every number divided by 2. */
/*@ requires chatter_known(c) && \valid_read(greater) && chatter_set_ok(greater);
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int alpha_holds(const struct chatter *c, const struct chatter_set *greater)
{
    struct chatter_set half = {.count = 0}, given;
    /*@ loop invariant 0 <= i <= greater->count && half.count == i && DOUBT_HAS_STAYED;
      @ loop invariant chatter_set_ok(&half) && chatter_set_ok(greater);
      @ loop assigns i, half, rational_doubt;
      @ loop variant greater->count - i; */
    for (int i = 0; i < greater->count; i++) {
        const struct chatter_range *x = greater->range + i;
        const struct chatter_end low = halved(c, x->low), high = halved(c, x->high);
        chatter_put(&half, low, x->low_in, high, x->high_in);
    }
    return read_turned(c, chatter_member(c, "alpha"), &given) && chatter_set_equal(&given, &half);
}

/* With mu_c for the friction coefficient, x = 2 alpha is where e = 1 (for r = 1, where slip all through ends). */
/*@ requires body_ok(body) && body->ahead.after != \null && chatter_end_ok(mu);
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_threshold(const struct body *body, struct chatter_end mu)
{
    if (mu.x.a == NULL) return 0;
    struct state s = state_at(body, mu);
    s.x = of(body->ahead.after);
    s.p = minus(&s, of(body->C), times(&s, mu.x, of(body->B)));
    s.k = minus(&s, times(&s, mu.x, of(body->A)), of(body->B));
    if (surd_sign(&s.f, s.k) < 0 || before_reach(&s) < 0) return 0;
    if (body->c->against_one == 0) return before_reach(&s) == 0;
    if (before_stop(&s) >= 0 && body->c->law == CHATTER_ENERGETIC && early_sign(&s) == 0) return 1;
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

/*@ requires chatter_known(c);
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int friction_holds(const struct chatter *c)
{
    const int node = chatter_member(c, "mu"), none = chatter_is_null(c, node);
    struct chatter_set given;
    if (c->sign[CHATTER_b] >= 0 || none) return c->sign[CHATTER_b] >= 0 && none;
    if (!chatter_read_set(c, node, &given)) return 0;
    const struct body body = body_of(c);
    if (!may_grow(&body)) return given.count == 0;
    const struct chatter_range *range = given.range;
    return given.count == 1 && !range->low_in && !range->high_in && range->high.x.a == NULL &&
           is_threshold(&body, range->low);
}

/* (1 - r^2) C / |B| + r^2 |B| / A, or with r for r^2 */
/*@ requires chatter_known(c);
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

/* The ratios from which e is less than 1, equal, greater; and alpha, which follows from the last. */
/*@ requires chatter_known(c);
  @ assigns *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> chatter_known(c)); */
static int check_ratios(const struct chatter *c)
{
    struct sets given, expected = {{.count = 0}, {.count = 0}, {.count = 0}};
    if (!read_sets(c, &given) || !expected_sets(c, &given, &expected) || !sets_equal(&given, &expected))
        return wrong(c, "e");
    return alpha_holds(c, &given.greater) || wrong(c, "alpha");
}

int chatter_check_sets(const struct chatter *c)
{
    if (!check_ratios(c)) return 0;
    if (!friction_holds(c)) return wrong(c, "mu");
    if (!tip_holds(c)) return wrong(c, "mu_tip");
    return chatter_check_fates(c);
}
