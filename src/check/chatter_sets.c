/* SPDX-License-Identifier: BSD-2-Clause */
/* The sets of ratios and of friction coefficients (spec/certificate.md, section 10.6).  A body with B < 0 is taken as its
 * mirror image. */
#include "check/chatter_ranges.h"

#include <stddef.h>

/* The body with B > 0. */
struct body {
    struct chatter *c;
    rational A, B, C, r;
    struct chatter_side ahead, behind;
};

static int wrong(const struct chatter *c, const char *item)
{
    return chatter_rejected(c, "verdict", item, "is not the set that follows");
}

static int is_turned(const struct chatter *c)
{
    return c->sign[CHATTER_B] < 0;
}

static struct body body_of(struct chatter *c)
{
    const int direction = is_turned(c) ? -1 : 1;
    return (struct body){.c = c,
                         .A = c->q[CHATTER_A],
                         .B = chatter_magnitude(c, c->q[CHATTER_B]),
                         .C = c->q[CHATTER_C],
                         .r = c->q[CHATTER_r],
                         .ahead = chatter_side(c, direction),
                         .behind = chatter_side(c, -direction)};
}

/* Arithmetic in the field of one end. */
static struct surd plus(const struct surd_field *f, struct surd x, struct surd y)
{
    return surd_add(f, x, y);
}

static struct surd minus(const struct surd_field *f, struct surd x, struct surd y)
{
    return surd_subtract(f, x, y);
}

static struct surd times(const struct surd_field *f, struct surd x, struct surd y)
{
    return surd_multiply(f, x, y);
}

static struct surd square(const struct surd_field *f, struct surd x)
{
    return surd_multiply(f, x, x);
}

/* An impact with e = 1, in doubt: slip parameters p and k, ratio x. */
struct state {
    const struct body *body;
    const struct surd_field *f;
    struct surd p, k, x;
};

static struct surd of(rational x)
{
    return surd_from(x);
}

static struct surd unit(const struct state *s)
{
    return of(rational_one(s->f->pool));
}

/* g: the sign of e - 1 where stick begins in compression, p x <= k. */
static int early_sign(const struct state *s)
{
    const struct surd_field *f = s->f;
    const struct surd A = of(s->body->A), B = of(s->body->B), r = of(s->body->r);
    if (s->body->c->law == CHATTER_POISSON)
        return surd_sign(f, minus(f, times(f, r, plus(f, A, times(f, B, s->x))), A));
    const struct surd A_k = times(f, A, s->k), left = minus(f, plus(f, s->k, s->k), times(f, s->p, s->x));
    const struct surd whole = plus(f, A_k, times(f, times(f, B, s->x), left));
    return surd_sign(f, minus(f, times(f, square(f, r), whole), A_k));
}

/* h: the sign of e - 1 where stick begins in restitution, p x >= k > 0. */
static int late_sign(const struct state *s)
{
    const struct surd_field *f = s->f;
    const struct surd A = of(s->body->A), B = of(s->body->B), r = of(s->body->r), p_x = times(f, s->p, s->x);
    if (s->body->c->law == CHATTER_POISSON) {
        const struct surd loss = times(f, times(f, A, s->p), minus(f, r, unit(s)));
        const struct surd left = minus(f, times(f, plus(f, unit(s), r), s->k), p_x);
        return surd_sign(f, plus(f, loss, times(f, B, left)));
    }
    const struct surd loss = times(f, times(f, times(f, A, s->k), s->p), minus(f, square(f, r), unit(s)));
    const struct surd left = minus(f, square(f, times(f, r, s->k)), square(f, minus(f, p_x, s->k)));
    return surd_sign(f, plus(f, loss, times(f, B, left)));
}

/* The signs of k - p x and of (1 + r) k - p x. */
static int before_stop(const struct state *s)
{
    return surd_sign(s->f, minus(s->f, s->k, times(s->f, s->p, s->x)));
}

static int before_reach(const struct state *s)
{
    const struct surd whole = times(s->f, plus(s->f, unit(s), of(s->body->r)), s->k);
    return surd_sign(s->f, minus(s->f, whole, times(s->f, s->p, s->x)));
}

static struct surd_field field_of(const struct body *body, struct chatter_end end)
{
    return (struct surd_field){body->c->pool, end.d};
}

static struct state state_at(const struct body *body, const struct surd_field *f, struct surd x)
{
    return (struct state){body, f, of(body->ahead.p), of(body->ahead.k), x};
}

/* x >= 0, p x <= k, g = 0 */
static int is_lower_end(const struct body *body, struct chatter_end end)
{
    const struct surd_field f = field_of(body, end);
    const struct state s = state_at(body, &f, end.x);
    return end.x.a != NULL && surd_sign(&f, end.x) >= 0 && before_stop(&s) >= 0 && early_sign(&s) == 0;
}

/* infinite where p <= 0; else k <= p x <= (1 + r) k, h = 0 */
static int is_upper_end(const struct body *body, struct chatter_end end)
{
    const struct surd_field f = field_of(body, end);
    const struct state s = state_at(body, &f, end.x);
    if (end.x.a == NULL || body->ahead.reach == NULL) return end.x.a == NULL && body->ahead.reach == NULL;
    return before_stop(&s) <= 0 && before_reach(&s) >= 0 && late_sign(&s) == 0;
}

/* The sign of the largest e - 1: at p x = k; where k = 0 no ratio has e > r. */
static int largest_sign(const struct body *body)
{
    const struct surd_field f = {body->c->pool, NULL};
    if (rational_sign(body->ahead.k) == 0) return -1;
    if (rational_sign(body->ahead.p) <= 0) return 1;
    const struct state s = state_at(body, &f, of(chatter_divide(body->c, body->ahead.k, body->ahead.p)));
    return late_sign(&s);
}

struct sets {
    struct chatter_set less, equal, greater;
};

static void put_line(struct chatter_set *set)
{
    chatter_put(set, chatter_infinite(), 0, chatter_infinite(), 0);
}

/* The sets for r < 1 without reversal, given the ends of that where e > 1, or the point where e = 1. */
static int sets_of_loss(const struct body *body, const struct sets *given, struct sets *sets)
{
    const int largest = largest_sign(body);
    if (largest < 0) {
        put_line(&sets->less);
        return 1;
    }
    const struct chatter_set *from = largest > 0 ? &given->greater : &given->equal;
    if (from->count != 1) return 0;
    const struct chatter_end low = from->range[0].low, high = from->range[0].high;
    if (!is_lower_end(body, low) || !is_upper_end(body, high)) return 0;
    chatter_put(&sets->less, chatter_infinite(), 0, low, 0);
    chatter_put(&sets->equal, low, 1, low, 1);
    if (largest > 0) chatter_put(&sets->greater, low, 0, high, 0);
    if (largest > 0 && high.x.a != NULL) chatter_put(&sets->equal, high, 1, high, 1);
    if (high.x.a != NULL) chatter_put(&sets->less, high, 0, chatter_infinite(), 0);
    return 1;
}

static void sets_of_elastic(const struct body *body, struct sets *sets)
{
    const struct chatter_end zero = chatter_end_of(rational_zero(body->c->pool));
    const struct chatter_end behind = chatter_end_of(chatter_negate(body->c, body->behind.reach));
    const int gains = rational_sign(body->ahead.k) > 0, bounded = body->ahead.reach != NULL;
    const struct chatter_end ahead = bounded ? chatter_end_of(body->ahead.reach) : chatter_infinite();
    chatter_put(&sets->equal, chatter_infinite(), 0, behind, 1);
    chatter_put(&sets->less, behind, 0, zero, 0);
    chatter_put(&sets->equal, zero, 1, gains ? zero : chatter_infinite(), gains);
    if (gains) chatter_put(&sets->greater, zero, 0, ahead, 0);
    if (gains && bounded) chatter_put(&sets->equal, ahead, 1, chatter_infinite(), 0);
}

/* The sets that follow, of the body with B > 0; some ends are taken from those given, and checked. */
static int expected_sets(struct chatter *c, const struct sets *given, struct sets *sets)
{
    *sets = (struct sets){.less = {.count = 0}};
    if (c->sign[CHATTER_r] == 0 || chatter_constant(c)) {
        put_line(c->against_one == 0 ? &sets->equal : &sets->less);
        return 1;
    }
    const struct body body = body_of(c);
    if (c->against_one == 0) {
        sets_of_elastic(&body, sets);
        return 1;
    }
    if (rational_sign(body.ahead.k) >= 0) return sets_of_loss(&body, given, sets);
    put_line(&sets->less);
    return 1;
}

static int read_sets(struct chatter *c, struct sets *sets)
{
    const int e = chatter_member(c, "e");
    if (!chatter_read_set(c, json_member(c->json, e, "less"), &sets->less) ||
        !chatter_read_set(c, json_member(c->json, e, "equal"), &sets->equal) ||
        !chatter_read_set(c, json_member(c->json, e, "greater"), &sets->greater))
        return 0;
    if (!is_turned(c)) return 1;
    chatter_mirror_set(c, &sets->less);
    chatter_mirror_set(c, &sets->equal);
    chatter_mirror_set(c, &sets->greater);
    return 1;
}

static struct chatter_end halved(struct chatter *c, struct chatter_end x)
{
    const rational one = rational_one(c->pool), two = rational_add(c->pool, one, one);
    if (x.x.a != NULL) x.x.a = chatter_divide(c, x.x.a, two);
    if (x.x.b != NULL) x.x.b = chatter_divide(c, x.x.b, two);
    return x;
}

/* alpha: the set `greater`, every number divided by 2. */
static int check_alpha(struct chatter *c, const struct chatter_set *greater)
{
    struct chatter_set half = *greater, given;
    if (is_turned(c)) chatter_mirror_set(c, &half);
    for (int i = 0; i < half.count; i++) {
        half.range[i].low = halved(c, half.range[i].low);
        half.range[i].high = halved(c, half.range[i].high);
    }
    return (chatter_read_set(c, chatter_member(c, "alpha"), &given) && chatter_set_equal(&given, &half)) ||
           wrong(c, "alpha");
}

/* With mu_c for the friction coefficient, x = 2 alpha is where e = 1 (for r = 1, where slip all through ends). */
static int is_threshold(const struct body *body, rational x, struct chatter_end mu)
{
    const struct surd_field f = field_of(body, mu);
    if (mu.x.a == NULL) return 0;
    struct state s = state_at(body, &f, of(x));
    s.p = minus(&f, of(body->C), times(&f, mu.x, of(body->B)));
    s.k = minus(&f, times(&f, mu.x, of(body->A)), of(body->B));
    if (surd_sign(&f, s.k) < 0 || before_reach(&s) < 0) return 0;
    if (body->c->against_one == 0) return before_reach(&s) == 0;
    if (before_stop(&s) >= 0 && body->c->law == CHATTER_ENERGETIC && early_sign(&s) == 0) return 1;
    return before_stop(&s) <= 0 && late_sign(&s) == 0;
}

static int check_friction(struct chatter *c)
{
    const int node = chatter_member(c, "mu");
    struct chatter_set given;
    if (c->sign[CHATTER_b] >= 0 || chatter_is_null(c, node))
        return (c->sign[CHATTER_b] >= 0 && chatter_is_null(c, node)) || wrong(c, "mu");
    if (!chatter_read_set(c, node, &given)) return wrong(c, "mu");
    const struct body body = body_of(c);
    const rational x = rational_add(c->pool, body.ahead.alpha, body.ahead.alpha);
    const rational gain = chatter_add(c, body.A, chatter_multiply(c, body.B, x));
    const int some = c->law != CHATTER_NEWTON && c->sign[CHATTER_B] != 0 && c->sign[CHATTER_r] > 0 &&
                     rational_sign(x) > 0 && chatter_compare(c, chatter_multiply(c, body.r, gain), body.A) > 0;
    if (!some) return given.count == 0 || wrong(c, "mu");
    const struct chatter_range *range = given.range;
    return (given.count == 1 && !range->low_in && !range->high_in && range->high.x.a == NULL &&
            is_threshold(&body, x, range->low)) ||
           wrong(c, "mu");
}

/* (1 - r^2) C / |B| + r^2 |B| / A, or with r for r^2 */
static int check_tip(struct chatter *c)
{
    const int node = chatter_member(c, "mu_tip");
    const int none = c->law == CHATTER_NEWTON || c->sign[CHATTER_B] == 0 || c->sign[CHATTER_r] == 0;
    if (none || chatter_is_null(c, node)) return (none && chatter_is_null(c, node)) || wrong(c, "mu_tip");
    const struct body body = body_of(c);
    const rational kept = c->law == CHATTER_ENERGETIC ? chatter_multiply(c, body.r, body.r) : body.r;
    const rational loss = chatter_subtract(c, rational_one(c->pool), kept);
    const rational paradox = chatter_divide(c, chatter_multiply(c, loss, body.C), body.B);
    const rational tip = chatter_add(c, paradox, chatter_divide(c, chatter_multiply(c, kept, body.B), body.A));
    return rational_equal(chatter_number(c, node), tip) || wrong(c, "mu_tip");
}

int chatter_check_sets(struct chatter *c)
{
    struct sets given, expected;
    if (!read_sets(c, &given) || !expected_sets(c, &given, &expected) ||
        !chatter_set_equal(&given.less, &expected.less) || !chatter_set_equal(&given.equal, &expected.equal) ||
        !chatter_set_equal(&given.greater, &expected.greater))
        return wrong(c, "e");
    return check_alpha(c, &given.greater) && check_friction(c) && check_tip(c) && chatter_check_fates(c);
}
