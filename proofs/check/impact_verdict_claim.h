/* SPDX-License-Identifier: BSD-2-Clause */
/* What an accepted verdict on an impact claims: its words have their meaning in spec/impact/words.h. */
#ifndef PROOFS_CHECK_IMPACT_VERDICT_CLAIM_H
#define PROOFS_CHECK_IMPACT_VERDICT_CLAIM_H

#include "impact_end_claim.h"
#include "impact_end_stated.h"
#include "impact_row_stated.h"
#include "impact_words.h"

#include "impact/regions.h"

/* The region, the number of courses, the courses, and the phase in which the second one begins. */
#define MOTION_PARAMETERS integer region, integer courses, integer s, integer t, integer second
#define MOTION region, courses, s, t, second

/*@ // There is an impact without collision; there is none, since the bodies collide, or each piece from v = 0 separates them; or a piece keeps v = 0.
  @ predicate means_collision(integer type, ARRIVAL_PARAMETERS) = (type == JSON_TRUE && v == 0 && touch_sinks(BODY, u)) ||
  @   (type == JSON_FALSE && (v < 0 || touch_rises(BODY, u))) || (type == JSON_NULL && v == 0 && touch_stays(BODY, u));
  @ predicate collision_holds{L}(struct json *j, integer verdict, ARRIVAL_PARAMETERS) =
  @   \exists integer type; says_collision(j, verdict, type) && means_collision(type, ARRIVAL);
  @ logic real energy_change(ARRIVAL_PARAMETERS, real u2, real v2) = check_difference(energy(BODY, u2, v2), energy(BODY, u, v));
  @ // The energy is lost, conserved or gained, by the sign of its change.
  @ predicate energy_holds{L}(struct json *j, unsigned char *text, integer verdict, real change) =
  @   \exists integer direction; energy_stated(j, text, verdict, direction) && sign_of(direction, change);
  @ // What the verdict states of the motion: the region of the impact map, the slips in order and whether slip reverses, the velocity after it, what becomes
  @ // of the energy.
  @ predicate motion_stated{L}(struct json *j, unsigned char *text, integer verdict, real root, MOTION_PARAMETERS, real u2, real v2, real change) =
  @   region_stated(j, verdict, region) && slips_stated(j, verdict, courses, s, t) && reversal_stated(j, verdict, courses, t) &&
  @   u_stated(j, text, verdict, root, u2) && v_stated(j, text, verdict, root, v2) && energy_holds(j, text, verdict, change);
  @ // There is an impact by the impulse equations and Coulomb's law, in this region and with these courses, that ends by the law which the problem names.
  @ predicate motion_means{L}(struct json *j, unsigned char *text, MOTION_PARAMETERS, WORDS_PARAMETERS, REACHED_PARAMETERS) =
  @   in_region(region, ARRIVAL, REACHED) && whole_motion(courses, s, t, second, ARRIVAL, REACHED) &&
  @   law_holds_for(j, text, r, v, v2, I_c, I_r, W_c, W_r);
  @ // Both; or the verdict states no region, and there is no impact.
  @ predicate motion_holds{L}(struct json *j, unsigned char *text, integer verdict, real root, WORDS_PARAMETERS) =
  @   (region_stated(j, verdict, -1) && no_impact(ARRIVAL)) || \exists MOTION_PARAMETERS, REACHED_PARAMETERS;
  @     motion_stated(j, text, verdict, root, MOTION, u2, v2, energy_change(ARRIVAL, u2, v2)) && motion_means(j, text, MOTION, WORDS_OF, REACHED);
  @ // The member `row` of the record names the row of the impact.
  @ predicate impact_row_holds{L}(struct json *j, WORDS_PARAMETERS) = \exists integer row; impact_row(row, WORDS_OF) && says_impact_row(j, row);
  @ // The verdict holds of the impact that the problem denotes, which is in the hypotheses.
  @ predicate impact_is_stated{K,L}(struct json *j, unsigned char *text, integer problem, integer verdict, real root) = \exists WORDS_PARAMETERS;
  @   arrival_denoted{K}(j, text, problem, root, WORDS_OF) && body(BODY) && arrival(v, r) && collision_holds{L}(j, verdict, ARRIVAL) &&
  @   motion_holds{L}(j, text, verdict, root, WORDS_OF) && impact_row_holds{L}(j, WORDS_OF); */

#endif
