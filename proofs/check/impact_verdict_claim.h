/* SPDX-License-Identifier: BSD-2-Clause */
/* What an accepted verdict on an impact claims: its words have their meaning in spec/impact/words.h. */
#ifndef PROOFS_CHECK_IMPACT_VERDICT_CLAIM_H
#define PROOFS_CHECK_IMPACT_VERDICT_CLAIM_H

#include "impact_denoted.h"
#include "impact_words.h"

#include "impact/regions.h"

/*@ // There is an impact without collision; there is none, since the bodies collide, or each piece from v = 0 separates them; or a piece keeps v = 0.
  @ predicate means_collision(integer type, ARRIVAL_PARAMETERS) = (type == JSON_TRUE && v == 0 && touch_sinks(BODY, u)) ||
  @   (type == JSON_FALSE && (v < 0 || touch_rises(BODY, u))) || (type == JSON_NULL && v == 0 && touch_stays(BODY, u));
  @ predicate collision_holds{L}(struct json *j, integer verdict, ARRIVAL_PARAMETERS) =
  @   \exists integer type; says_collision(j, verdict, type) && means_collision(type, ARRIVAL);
  @ // The region that the verdict states is that of an impact; or it states none, and there is none (spec/impact/regions.h).
  @ predicate region_holds{L}(struct json *j, integer verdict, ARRIVAL_PARAMETERS) =
  @   \exists integer region; region_stated(j, verdict, region) && means_region(region, ARRIVAL);
  @ // The verdict holds of the impact that the problem denotes, which is in the hypotheses.
  @ predicate impact_stands{K,L}(struct json *j, unsigned char *text, integer problem, integer verdict, real root) = \exists WORDS_PARAMETERS;
  @   arrival_denoted{K}(j, text, problem, root, WORDS_OF) && body(BODY) && arrival(v, r) && collision_holds{L}(j, verdict, ARRIVAL) &&
  @   region_holds{L}(j, verdict, ARRIVAL); */

#endif
