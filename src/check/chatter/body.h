/* SPDX-License-Identifier: BSD-2-Clause */
/* A bouncing body, and the ratios and coefficients of friction for which e = 1 (spec/certificate.md, section 10.6); for
 * chatter/sets.c only. A body with B < 0 is replaced by its mirror image. */
#ifndef CHECK_CHATTER_BODY_H
#define CHECK_CHATTER_BODY_H

#include "check/chatter/ranges.h"

/* The body with B > 0. */
struct chatter_body {
    const struct chatter *c;
    scalar A, B, C, r;
    struct chatter_side ahead, behind;
};

/*@ predicate chatter_body_ok{L}(struct chatter_body *b) = \valid_read(b) && chatter_numbers(b->c) && b->A != \null && b->B != \null &&
  @   b->C != \null && b->r != \null && b->ahead.p != \null && b->ahead.k != \null &&
  @   (b->c->sign[CHATTER_b] < 0 ==> b->ahead.after != \null) &&
  @   (b->c->sign[CHATTER_B] != 0 ==> b->behind.reach != \null); */

/* chatter_is_turned: 1 when the body is replaced by its mirror image. chatter_body_of: the body with B > 0. */
/*@ requires \valid_read(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result == 1 <==> c->sign[CHATTER_B] < 0); */
int chatter_is_turned(const struct chatter *c);
/*@ requires chatter_numbers(c) && chatter_signs(c);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && \result.c == c && \result.A != \null && \result.B != \null;
  @ ensures \result.C != \null && \result.r != \null && \result.ahead.p != \null && \result.ahead.k != \null;
  @ ensures c->sign[CHATTER_b] < 0 ==> \result.ahead.after != \null;
  @ ensures c->sign[CHATTER_B] != 0 ==> \result.behind.reach != \null; */
struct chatter_body chatter_body_of(const struct chatter *c);

/* Whether e = 1 at this end of the set of ratios with e > 1, without slip reversal. chatter_is_lower_end: the end at
 * which stick begins in compression (x >= 0, p x <= k, g = 0). chatter_is_upper_end: the end at which it begins in
 * restitution (k <= p x <= (1 + r) k, h = 0; infinite when p <= 0). */
/*@ requires chatter_body_ok(body) && chatter_end_ok(end);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> end.x.a != \null); */
int chatter_is_lower_end(const struct chatter_body *body, struct chatter_end end);
/*@ requires chatter_body_ok(body) && chatter_end_ok(end);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int chatter_is_upper_end(const struct chatter_body *body, struct chatter_end end);

/* chatter_largest_sign: the sign of the largest value of e - 1, which occurs at p x = k. For k = 0 no ratio has e > r. */
/*@ requires chatter_body_ok(body);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && -1 <= \result <= 1; */
int chatter_largest_sign(const struct chatter_body *body);

/* chatter_may_grow: whether the bounces grow for some coefficient of friction. chatter_is_threshold: whether e = 1 at x
 * = 2 alpha with the coefficient mu_c (for r = 1: whether slip throughout the impact ends there). */
/*@ requires chatter_body_ok(body) && body->ahead.after != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int chatter_may_grow(const struct chatter_body *body);
/*@ requires chatter_body_ok(body) && body->ahead.after != \null && chatter_end_ok(mu);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int chatter_is_threshold(const struct chatter_body *body, struct chatter_end mu);

#endif
