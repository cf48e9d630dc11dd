/* SPDX-License-Identifier: BSD-2-Clause */
/* Motion at constant rates: a point at rest, and straight slip; and the events at which compression and restitution end. */
#ifndef CHECK_SPATIAL_IMPACT_STRAIGHT_H
#define CHECK_SPATIAL_IMPACT_STRAIGHT_H

#include "check/spatial_impact/follow.h"

/* impact3_stray: the walk, when the certificate is rejected for the reason `what` of the field `item` of the witness. */
/*@ requires \valid_read(g) && \valid(g->answer) && impact3_walk_ok(w);
  @ assigns *g->answer;
  @ ensures impact3_walk_ok(\result) && \result.is_right == 0;
  @ ensures place: \result.cells == w.cells && \result.quarter == w.quarter; */
struct impact3_walk impact3_stray(const struct impact3_given *g, struct impact3_walk w, const char *item,
                                  const char *what);

/* impact3_measured: what the law of restitution compares with its target: the impulse (Poisson), the velocity (Newton),
 * the work (energetic). */
/*@ requires impact3_given_ok(g) && impact3_state_ok(s);
  @ assigns \nothing;
  @ ensures range_ok(\result); */
struct range impact3_measured(const struct impact3_given *g, struct impact3_state s);

/* impact3_has_no_restitution: 1 when the impact ends with compression. Newton's law with r = 0 requires v = 0 afterwards,
 * which holds at the end of compression when slip persists. */
/*@ requires impact3_given_ok(g);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int impact3_has_no_restitution(const struct impact3_given *g);

/* impact3_end_compression: the walk after the end of compression; restitution ends at once for r = 0, else it begins. */
/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && impact3_event_ok(event);
  @ assigns scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures right: \result.is_right == w.is_right && \result.is_done >= w.is_done;
  @ ensures place: \result.cells == w.cells && \result.quarter == w.quarter; */
struct impact3_walk impact3_end_compression(const struct impact3_given *g, struct impact3_walk w,
                                            struct impact3_event event);

/* impact3_end: the walk after the end of the impact; what the law prescribes is exact. */
/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && impact3_event_ok(event);
  @ assigns \nothing;
  @ ensures result: impact3_walk_ok(\result);
  @ ensures right: \result.is_right == w.is_right;
  @ ensures done: \result.is_done == 1;
  @ ensures place: \result.cells == w.cells && \result.quarter == w.quarter; */
struct impact3_walk impact3_end(const struct impact3_given *g, struct impact3_walk w, struct impact3_event event);

/* impact3_follow_rest: the motion of a point at rest to the end of the impact: it sticks, or starts in the direction
 * with k < 0. impact3_follow_stop: the same after slip has stopped in the state `stop`. impact3_follow_straight: straight
 * slip from the beginning of the impact to its end. */
/*@ requires impact3_given_ok(g) && impact3_walk_ok(w);
  @ assigns *g->answer, scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures given: \result.is_right == 1 ==> impact3_given_ok(g); */
struct impact3_walk impact3_follow_rest(const struct impact3_given *g, struct impact3_walk w);

/*@ requires impact3_given_ok(g) && impact3_walk_ok(w) && impact3_state_ok(stop);
  @ assigns *g->answer, scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures given: \result.is_right == 1 ==> impact3_given_ok(g); */
struct impact3_walk impact3_follow_stop(const struct impact3_given *g, struct impact3_walk w,
                                        struct impact3_state stop);

/*@ requires impact3_given_ok(g) && impact3_walk_ok(w);
  @ assigns *g->answer, scalar_doubt;
  @ ensures result: impact3_walk_ok(\result) && DOUBT_STAYS;
  @ ensures given: \result.is_right == 1 ==> impact3_given_ok(g); */
struct impact3_walk impact3_follow_straight(const struct impact3_given *g, struct impact3_walk w);

#endif
