/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict of a certificate of kind `spatial-impact`. */
#ifndef CHECK_SPATIAL_IMPACT_VERDICT_H
#define CHECK_SPATIAL_IMPACT_VERDICT_H

#include "check/spatial_impact/follow.h"

/* What the verdict is compared with. */
struct impact3_claim {
    const struct impact3_given *given;
    int verdict, row;    /* indices of nodes */
    int h;               /* a sign, as in the verdict */
    int open;            /* 1 when the record does not say what happens when p = v = 0 >= h */
    scalar axis1, axis2; /* mu1, mu2 of an elliptic cone, else 1 */
};

/*@ predicate impact3_claim_ok{L}(struct impact3_claim c) = impact3_given_ok(c.given) &&
  @   0 <= c.verdict < c.given->json->count && 0 <= c.row < c.given->json->count && c.axis1 != \null && c.axis2 != \null; */

/* impact3_happens: 1 when there is an impact: v < 0, or the slip presses the point into the ground, at once or as soon as
 * it turns. */
/*@ requires impact3_claim_ok(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int impact3_happens(struct impact3_claim c);

/* impact3_stated: the interval under a key of an event, multiplied by a positive number. impact3_event_is_narrow: 1
 * when the intervals of an event are as narrow as required. */
/*@ requires impact3_claim_ok(c) && 0 <= event < c.given->json->count && factor != \null;
  @ requires constant_text(key);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range impact3_stated(struct impact3_claim c, int event, const char *key, scalar factor);
/*@ requires impact3_claim_ok(c) && 0 <= event < c.given->json->count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int impact3_event_is_narrow(struct impact3_claim c, int event);

/* impact3_check_verdict: checks the verdict and the row; `walk` is the impact, when there is one. Returns 1, or 0 with the
 * reason. */
/*@ requires impact3_claim_ok(c) && impact3_walk_ok(walk);
  @ assigns *c.given->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int impact3_check_verdict(struct impact3_claim c, struct impact3_walk walk);

#endif
