/* SPDX-License-Identifier: BSD-2-Clause */
/* What a verdict on a G-spot says of the rates alone: the row and the portrait, the force that separates, the outcomes, and what is zero. */
#ifndef PROOFS_CHECK_JAM_SPOT_HOLDS_H
#define PROOFS_CHECK_JAM_SPOT_HOLDS_H

#include "jam/courses.h"
#include "jam/outcomes.h"

#include "jam_lists.h"
#include "jam_row_stated.h"

/*@ predicate means_fate(integer fate, FORCE_PARAMETERS) = (fate == JAM_LIFTS_OFF && outcome_lift_off(FORCE)) ||
  @   (fate == JAM_SLIPS && outcome_slip(FORCE)) || (fate == JAM_UNDECIDED && outcome_undecided(FORCE)) ||
  @   (fate == JAM_JAMS && outcome_jam(FORCE)) || (fate == JAM_ARRESTS && outcome_arrest(FORCE));
  @ // The node has the name of the row.
  @ predicate node_names_row{L}(struct json *j, integer node, RATES_PARAMETERS) = \exists integer row; jam_row(row, RATES) && node_says_jam_row(j, node, row);
  @ predicate jam_row_holds{L}(struct json *j, RATES_PARAMETERS) = \exists char *key, integer node;
  @   spells_key_row(key) && json_has(j, 0, key, node) && node_names_row(j, node, RATES);
  @ // The portrait has it too, except on a boundary between portraits.
  @ predicate node_has_portrait{L}(struct json *j, integer node, RATES_PARAMETERS) = (jam_between(RATES) ==> node_says_degenerate(j, node)) &&
  @   (!jam_between(RATES) ==> node_names_row(j, node, RATES));
  @ predicate portrait_holds{L}(struct json *j, integer verdict, RATES_PARAMETERS) = \exists char *key, integer node;
  @   spells_portrait(key) && json_has(j, verdict, key, node) && node_has_portrait(j, node, RATES);
  @ // The threshold is the normal force below which states fall, and above which they rise; null if there is none.
  @ predicate nothing_separates(RATES_PARAMETERS) = \forall real x; !separates_states(RATES, x);
  @ predicate node_has_threshold{L}(struct json *j, unsigned char *text, integer node, real root, RATES_PARAMETERS) =
  @   (\exists real x; separates_states(RATES, x) && node_denotes(j, text, node, root, x)) || (nothing_separates(RATES) && j->node[node].type == JSON_NULL);
  @ predicate threshold_holds{L}(struct json *j, unsigned char *text, integer verdict, real root, RATES_PARAMETERS) = \exists char *key, integer node;
  @   spells_threshold(key) && json_has(j, verdict, key, node) && node_has_threshold(j, text, node, root, RATES);
  @ // All states of this course have this fate; or there are none.
  @ predicate fate_of_course(integer fate, integer course, RATES_PARAMETERS) = (fate == JAM_NONE && !course_is_taken(course, RATES)) ||
  @   (fate != JAM_NONE && course_is_taken(course, RATES) && \forall real begin; force_takes_course(course, FORCE) ==> means_fate(fate, FORCE));
  @ // The outcomes are those of the states whose normal force falls, is constant, or rises.
  @ predicate fates_hold{L}(struct json *j, integer verdict, RATES_PARAMETERS) = \exists integer falling, resting, rising;
  @   says_fates(j, verdict, falling, resting, rising) && fate_of_course(falling, 1, RATES) && fate_of_course(resting, 0, RATES) &&
  @   fate_of_course(rising, -1, RATES);
  @ predicate jam_spot_holds{L}(struct json *j, unsigned char *text, integer verdict, real root, RATES_PARAMETERS) = jam_row_holds(j, RATES) &&
  @   portrait_holds(j, verdict, RATES) && threshold_holds(j, text, verdict, root, RATES) && fates_hold(j, verdict, RATES);
  @ // The quantities whose names are listed are those that are zero; `fall` is that of a state.
  @ logic real jam_fall(RATES_PARAMETERS, real p, real b) = alpha2 * p + (alpha3 - alpha1) * b;
  @ predicate zero_where(integer s, real x) = s == 0 <==> x == 0;
  @ predicate jam_zeros_hold{L}(struct json *j, integer verdict, RATES_PARAMETERS, real fall) = \exists SIGNS_OF_SPOT; zero_where(a1, alpha1) &&
  @   zero_where(a2, alpha2) && zero_where(a3, alpha3) && zero_where(d, alpha3 - alpha1) && zero_where(f, fall) &&
  @   says_jam_zeros(j, verdict, SPOT_SIGNS); */

#endif
