/* SPDX-License-Identifier: BSD-2-Clause */
/* verdict_holds: what it means that the verdict of a certificate holds for a state.  Each of its words has its meaning in
 * spec/contact/meaning.h, the zeros and the signs are those of the quantities, and the case has the name of the row of
 * spec/contact/table.h whose condition holds. */
#ifndef PROOFS_CHECK_CLAIM_WORDS_H
#define PROOFS_CHECK_CLAIM_WORDS_H

#include "../contact/words.h"

#include "contact_lists.h"
#include "modes.h"
#include "row_words.h"
#include "solutions.h"

#define ALL_JSON \forall struct json *j, integer verdict, STATE_PARAMETERS
#define EACH_MODE(EACH) EACH(F, FLIGHT) EACH(S_plus, SLIP_PLUS) EACH(S_minus, SLIP_MINUS) EACH(T, STICK)
#define MODE_HOLDS(S, MODE)                                                                                            \
    predicate stability_holds_##S{L}(struct json *j, integer verdict, STATE_PARAMETERS) =                              \
        \exists integer word; stability_stated(j, verdict, MODE, word) && means_stability_##S(word, STATE);            \
    predicate mode_holds_##S{L}(struct json *j, integer verdict, STATE_PARAMETERS) = \exists integer status;           \
        says_status(j, verdict, MODE, status) && means_##S(status, STATE) &&                                           \
        (counts(status) ==> stability_holds_##S(j, verdict, STATE));

#define ROW_APPLIES(name, condition, F, S_plus, S_minus, T, solutions) || (row == ROW_##name && (condition))

/*@ // The verdict has this word for the mode in its object `stability`.
  @ predicate stability_stated{L}(struct json *j, integer verdict, integer mode, integer word) =
  @   \exists char *key, integer object; spells_stability(key) && json_has(j, verdict, key, object) &&
  @     says_stability(j, object, mode, word);
  @ // The status of each mode and, where the mode has a force, the stability of this force.
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
  @ // The signs of the Painleve parameters.
  @ predicate means_sign(integer s, real x) = (s > 0 <==> x > 0) && (s == 0 <==> x == 0) && (s < 0 <==> x < 0);
  @ predicate painleve_holds{L}(struct json *j, integer verdict, STATE_PARAMETERS) = \exists integer plus, minus;
  @   says_painleve(j, verdict, plus, minus) && means_sign(plus, P_PLUS) && means_sign(minus, P_MINUS);
  @ // The list `resolution`: which modes, impact or arrest can follow.
  @ predicate means_items(integer flight, integer plus, integer minus, integer stick, integer impact, integer arrest, STATE_PARAMETERS) =
  @   (flight != 0 <==> follows_F(STATE)) && (plus != 0 <==> follows_S_plus(STATE)) && (minus != 0 <==> follows_S_minus(STATE)) &&
  @   (stick != 0 <==> follows_T(STATE)) && (impact != 0 <==> follows_impact(STATE)) && (arrest != 0 <==> follows_arrest(STATE));
  @ predicate resolution_holds{L}(struct json *j, integer verdict, STATE_PARAMETERS) =
  @   \exists integer flight, plus, minus, stick, impact, arrest; says_resolution(j, verdict, flight, plus, minus, stick, impact, arrest) &&
  @     means_items(flight, plus, minus, stick, impact, arrest, STATE);
  @ // The name of the case (the member `row` of the record) is that of the row whose condition holds.
  @ predicate row_applies(integer row, STATE_PARAMETERS) = NAMES \false T_CONTACT(ROW_APPLIES);
  @ predicate row_holds{L}(struct json *j, STATE_PARAMETERS) = \exists integer row; says_row(j, row) && row_applies(row, STATE);
  @ // All of it: the verdict and the name of the case hold for the state.
  @ predicate verdict_holds{L}(struct json *j, integer verdict, STATE_PARAMETERS) = hypotheses(STATE) &&
  @   modes_hold(j, verdict, STATE) && count_holds(j, verdict, STATE) && class_holds(j, verdict, STATE) &&
  @   case_holds(j, verdict, STATE) && cone_holds(j, verdict, STATE) && impact_holds(j, verdict, STATE) &&
  @   painleve_holds(j, verdict, STATE) && resolution_holds(j, verdict, STATE) && says_zeros(j, verdict, STATE) &&
  @   row_holds(j, STATE); */

#endif
