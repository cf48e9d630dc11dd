/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/chatter/body.h"

#include <stddef.h>

int chatter_is_turned(const struct chatter *c)
{
    return c->sign[CHATTER_B] < 0;
}

struct chatter_body chatter_body_of(const struct chatter *c)
{
    const int direction = chatter_is_turned(c) ? -1 : 1;
    const struct chatter_side ahead = chatter_side(c, direction), behind = chatter_side(c, -direction);
    const scalar B = chatter_magnitude(c, c->q[CHATTER_B]);
    return (struct chatter_body){c, c->q[CHATTER_A], B, c->q[CHATTER_C], c->q[CHATTER_r], ahead, behind};
}

/* A state at which e = 1 is to be verified: slip parameters p and k and ratio x, in the field of the end in question. */
struct state {
    const struct chatter_body *body;
    struct surd_field f;
    struct surd p, k, x;
};

/*@ predicate state_ok{L}(struct state *s) = \valid_read(s) && chatter_body_ok(s->body) && surd_field_ok(&s->f) &&
  @   surd_ok(&s->f, s->p) && surd_ok(&s->f, s->k) && surd_ok(&s->f, s->x);
  @ predicate in_state{L}(struct state *s, struct surd x) = surd_ok(&s->f, x); */

/* Arithmetic in the field of the state. */
/*@ requires x != \null;
  @ assigns \nothing;
  @ ensures \result.a == x && \result.b == \null; */
static struct surd of(scalar x)
{
    return surd_from(x);
}

/*@ requires state_ok(s);
  @ assigns \nothing;
  @ ensures \result.a != \null && \result.b == \null; */
static struct surd unit(const struct state *s)
{
    return of(scalar_one(s->f.pool));
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
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && -1 <= \result <= 1; */
static int against(const struct state *s, struct surd x, struct surd y)
{
    return surd_sign(&s->f, surd_subtract(&s->f, x, y));
}

/* The sign of e - 1 when stick begins in compression, p x <= k (g of spec/certificate.md, section 10.6). */
/*@ requires state_ok(s);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && -1 <= \result <= 1; */
static int early_sign(const struct state *s)
{
    const struct surd A = of(s->body->A), B_x = times(s, of(s->body->B), s->x), r = of(s->body->r);
    if (s->body->c->law == CHATTER_POISSON) return against(s, times(s, r, plus(s, A, B_x)), A);
    const struct surd A_k = times(s, A, s->k), left = minus(s, plus(s, s->k, s->k), times(s, s->p, s->x));
    return against(s, times(s, times(s, r, r), plus(s, A_k, times(s, B_x, left))), A_k);
}

/* The sign of e - 1 when stick begins in restitution, p x >= k > 0 (h of section 10.6). */
/*@ requires state_ok(s);
  @ assigns scalar_doubt;
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
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && -1 <= \result <= 1; */
static int before_stop(const struct state *s)
{
    return against(s, s->k, times(s, s->p, s->x));
}

/*@ requires state_ok(s);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && -1 <= \result <= 1; */
static int before_reach(const struct state *s)
{
    return against(s, times(s, plus(s, unit(s), of(s->body->r)), s->k), times(s, s->p, s->x));
}

/*@ requires chatter_body_ok(body) && end.x.a != \null && chatter_end_ok(end);
  @ assigns \nothing;
  @ ensures \result.body == body && \result.f.pool == body->c->pool && \result.f.d == end.d;
  @ ensures \result.p.a == body->ahead.p && \result.p.b == \null && \result.k.a == body->ahead.k && \result.k.b == \null;
  @ ensures \result.x == end.x; */
static struct state state_at(const struct chatter_body *body, struct chatter_end end)
{
    return (struct state){body, {body->c->pool, end.d}, of(body->ahead.p), of(body->ahead.k), end.x};
}

int chatter_is_lower_end(const struct chatter_body *body, struct chatter_end end)
{
    if (end.x.a == NULL) return 0;
    const struct state s = state_at(body, end);
    return surd_sign(&s.f, s.x) >= 0 && before_stop(&s) >= 0 && early_sign(&s) == 0;
}

int chatter_is_upper_end(const struct chatter_body *body, struct chatter_end end)
{
    if (end.x.a == NULL || body->ahead.reach == NULL) return end.x.a == NULL && body->ahead.reach == NULL;
    const struct state s = state_at(body, end);
    return before_stop(&s) <= 0 && before_reach(&s) >= 0 && late_sign(&s) == 0;
}

int chatter_largest_sign(const struct chatter_body *body)
{
    if (scalar_sign(body->ahead.k) == 0) return -1;
    if (scalar_sign(body->ahead.p) <= 0) return 1;
    const scalar x = chatter_divide(body->c, body->ahead.k, body->ahead.p);
    const struct state s = state_at(body, chatter_end_of(x));
    return late_sign(&s);
}

/* The state at x = 2 alpha with the coefficient of friction mu. */
/*@ requires chatter_body_ok(body) && body->ahead.after != \null && mu.x.a != \null && chatter_end_ok(mu);
  @ assigns \nothing;
  @ ensures \result.body == body && \result.f.pool == body->c->pool && \result.f.d == mu.d;
  @ ensures \result.p.a != \null && \result.k.a != \null && \result.x.a != \null && (mu.d == \null ==>
  @   \result.p.b == \null && \result.k.b == \null && \result.x.b == \null); */
static struct state threshold_at(const struct chatter_body *body, struct chatter_end mu)
{
    const struct surd_field f = {body->c->pool, mu.d};
    const struct surd mu_B = surd_multiply(&f, mu.x, of(body->B)), mu_A = surd_multiply(&f, mu.x, of(body->A));
    const struct surd p = surd_subtract(&f, of(body->C), mu_B), k = surd_subtract(&f, mu_A, of(body->B));
    return (struct state){body, f, p, k, of(body->ahead.after)};
}

int chatter_is_threshold(const struct chatter_body *body, struct chatter_end mu)
{
    const int elastic = body->c->against_one == 0, energetic = body->c->law == CHATTER_ENERGETIC;
    if (mu.x.a == NULL) return 0;
    const struct state s = threshold_at(body, mu);
    if (surd_sign(&s.f, s.k) < 0 || before_reach(&s) < 0) return 0;
    if (elastic) return before_reach(&s) == 0;
    if (before_stop(&s) >= 0 && energetic && early_sign(&s) == 0) return 1;
    return before_stop(&s) <= 0 && late_sign(&s) == 0;
}

int chatter_may_grow(const struct chatter_body *body)
{
    const struct chatter *c = body->c;
    const scalar x = body->ahead.after, gain = chatter_add(c, body->A, chatter_multiply(c, body->B, x));
    return c->law != CHATTER_NEWTON && c->sign[CHATTER_B] != 0 && c->sign[CHATTER_r] > 0 && scalar_sign(x) > 0 &&
           chatter_compare(c, chatter_multiply(c, body->r, gain), body->A) > 0;
}
