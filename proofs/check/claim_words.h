/* SPDX-License-Identifier: BSD-2-Clause */
/* What it means that the verdict of a certificate holds for a state: each of its words has its meaning in spec/meaning/contact.h. */
#ifndef PROOFS_CHECK_CLAIM_WORDS_H
#define PROOFS_CHECK_CLAIM_WORDS_H

#include "../contact/words.h"

#include "modes.h"
#include "solutions.h"

#define ALL_JSON \forall struct json *j, integer verdict, STATE_PARAMETERS
#define EACH_MODE(EACH) EACH(F, FLIGHT) EACH(S_plus, SLIP_PLUS) EACH(S_minus, SLIP_MINUS) EACH(T, STICK)
#define MODE_HOLDS(S, MODE)                                                                                            \
    predicate stability_holds_##S{L}(struct json *j, integer verdict, STATE_PARAMETERS) =                              \
        \exists integer word; stability_stated(j, verdict, MODE, word) && means_stability_##S(word, STATE);            \
    predicate mode_holds_##S{L}(struct json *j, integer verdict, STATE_PARAMETERS) = \exists integer status;           \
        says_status(j, verdict, MODE, status) && means_##S(status, STATE) &&                                           \
        (counts(status) ==> stability_holds_##S(j, verdict, STATE));

/*@ // The word of a mode in the object `stability`.
  @ predicate stability_stated{L}(struct json *j, integer verdict, integer mode, integer word) =
  @   \exists char *key, integer object; spells_stability(key) && json_has(j, verdict, key, object) &&
  @     says_stability(j, object, mode, word);
  @ // The status of each mode, and where it has a force, whether this is stable.
  @ EACH_MODE(MODE_HOLDS)
  @ predicate modes_hold{L}(struct json *j, integer verdict, STATE_PARAMETERS) = mode_holds_F(j, verdict, STATE) &&
  @   mode_holds_S_plus(j, verdict, STATE) && mode_holds_S_minus(j, verdict, STATE) && mode_holds_T(j, verdict, STATE);
  @ // The number of forces.
  @ predicate count_holds{L}(struct json *j, integer verdict, STATE_PARAMETERS) =
  @   \exists integer count; says_count(j, verdict, count) && means_solutions(count, STATE);
  @ predicate class_holds{L}(struct json *j, integer verdict, STATE_PARAMETERS) =
  @   \exists integer class; says_class(j, verdict, class) && means_class(class, STATE);
  @ // The cell of the paper's table.
  @ predicate case_holds{L}(struct json *j, integer verdict, STATE_PARAMETERS) =
  @   \exists integer cell; says_case(j, verdict, cell) && means_cell(cell, STATE);
  @ predicate cone_holds{L}(struct json *j, integer verdict, STATE_PARAMETERS) =
  @   \exists integer cone; says_cone(j, verdict, cone) && means_cone(cone, STATE);
  @ predicate impact_holds{L}(struct json *j, integer verdict, STATE_PARAMETERS) =
  @   \exists integer impact; says_impact(j, verdict, impact) && means_iwc(impact, STATE);
  @ predicate verdict_holds{L}(struct json *j, integer verdict, STATE_PARAMETERS) = hypotheses(STATE) &&
  @   modes_hold(j, verdict, STATE) && count_holds(j, verdict, STATE) && class_holds(j, verdict, STATE) &&
  @   case_holds(j, verdict, STATE) && cone_holds(j, verdict, STATE) && impact_holds(j, verdict, STATE); */

#endif
