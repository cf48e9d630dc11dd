/* SPDX-License-Identifier: BSD-2-Clause */
/* What an accepted verdict on a G-spot, and on a state near it, claims: its words have their meaning in spec/jam. */
#ifndef PROOFS_CHECK_JAM_VERDICT_CLAIM_H
#define PROOFS_CHECK_JAM_VERDICT_CLAIM_H

#include "jam/outcomes.h"

#include "jam_denoted.h"
#include "jam_spot_holds.h"
#include "jam_words.h"

/*@ // The normal force reaches 0; exceeds every bound; tends to x; or p does not tend to 0, and nothing is claimed.
  @ predicate means_limit(integer limit, real x, FORCE_PARAMETERS) = (limit == JAM_AT_ZERO && jam_lifts(FORCE)) ||
  @   (limit == JAM_DIVERGES && jam_pressed(FORCE) && jam_exceeds(FORCE)) ||
  @   (limit == JAM_AT_FIXED && jam_pressed(FORCE) && jam_tends(FORCE, x)) ||
  @   (limit == JAM_NOWHERE && jam_pressed(FORCE) && alpha1 >= 0);
  @ predicate fate_holds{L}(struct json *j, integer verdict, FORCE_PARAMETERS) =
  @   \exists integer fate; says_fate(j, verdict, fate) && means_fate(fate, FORCE);
  @ predicate limit_holds{L}(struct json *j, unsigned char *text, integer verdict, real root, FORCE_PARAMETERS) =
  @   \exists integer limit, real x; says_limit(j, text, verdict, root, limit, x) && means_limit(limit, x, FORCE);
  @ // The verdict holds of a state that slips with the normal force `begin`.
  @ predicate outcome_holds{L}(struct json *j, unsigned char *text, integer verdict, real root, FORCE_PARAMETERS) =
  @   fate_holds(j, verdict, FORCE) && limit_holds(j, text, verdict, root, FORCE);
  @ // It holds of the state that the problem denotes, which is in the hypotheses.
  @ predicate state_is_stated{K,L}(struct json *j, unsigned char *text, integer problem, integer verdict, real root, RATES_PARAMETERS) =
  @   \exists real p, b, begin; motion_denoted{K}(j, text, problem, root, p, b) && slips_with(p, b, begin) &&
  @     outcome_holds{L}(j, text, verdict, root, FORCE) && jam_zeros_hold{L}(j, verdict, RATES, jam_fall(RATES, p, b));
  @ // A state is given, of which the verdict holds; or none is given, and none has an outcome, nor a quantity `fall` that is zero.
  @ predicate outcome_is_stated{K,L}(struct json *j, unsigned char *text, integer problem, integer verdict, real root, RATES_PARAMETERS) =
  @   (state_given{K}(j, text, problem, 1) && state_is_stated{K,L}(j, text, problem, verdict, root, RATES)) ||
  @   (state_given{K}(j, text, problem, 0) && says_no_fate{L}(j, verdict) && jam_zeros_hold{L}(j, verdict, RATES, 1.0));
  @ predicate spot_is_stated{K,L}(struct json *j, unsigned char *text, integer problem, integer verdict, real root) =
  @   \exists RATES_PARAMETERS; rates_denoted{K}(j, text, problem, root, RATES) && jam_spot_holds{L}(j, text, verdict, root, RATES) &&
  @     outcome_is_stated{K,L}(j, text, problem, verdict, root, RATES); */

#endif
