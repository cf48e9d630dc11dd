/* SPDX-License-Identifier: BSD-2-Clause */
/* What a verdict on an equilibrium says of its row, and of the words that go with it. */
#ifndef PROOFS_CHECK_REST_ROW_HOLDS_H
#define PROOFS_CHECK_REST_ROW_HOLDS_H

#include "rest/row_meaning.h"

#include "rest_row_stated.h"

/*@ predicate rest_row_spelt{L}(integer row, char *s) = \true T_REST(REST_NAME_SPELT);
  @ predicate node_says_rest_row{L}(struct json *j, integer node, integer row) = \exists char *s; rest_row_spelt(row, s) && json_says(j, node, s);
  @ predicate says_rest_row{L}(struct json *j, integer row) = \exists char *key, integer node;
  @   spells_key_row(key) && json_has(j, 0, key, node) && node_says_rest_row(j, node, row);
  @ // The conditions `potential` and `impacts` say that these signs are positive and negative, negative and positive, or 0; the second is null unless b < 0.
  @ predicate conditions_say{L}(struct json *j, integer verdict, real b, integer potential, integer impacts) =
  @   says_potential(j, verdict, state_of_sign(potential)) && (b < 0 ==> says_impacts(j, verdict, state_of_sign(-impacts))) &&
  @   (b >= 0 ==> says_impacts(j, verdict, CONDITION_NOT_ASKED));
  @ // The word of the row in the table. On the edge of the friction cone, where no impact has e > 1 (RE2), one that has makes the point unstable.
  @ predicate rest_row_verdict(integer row, integer stability) = \true T_REST(REST_ROW_VERDICT);
  @ predicate word_of_row(integer row, integer impacts, integer stability) = rest_row_verdict(row, stability) ||
  @   (row == REST_ROW_edge && impacts > 0 && stability == CONDITION_FAILS);
  @ predicate stability_of_row{L}(struct json *j, integer verdict, integer row, integer impacts) = \exists integer stability;
  @   rest_says_stability(j, verdict, stability) && word_of_row(row, impacts, stability);
  @ // The member `row` of the record names the row of the equilibrium, by the signs that the conditions state, and `stability` is the word of this row.
  @ predicate rest_row_holds{L}(struct json *j, integer verdict, REST_PARAMETERS, real r) = \exists integer row, potential, impacts;
  @   -1 <= potential <= 1 && -1 <= impacts <= 1 && rest_row(row, REST_STATE, r, potential, impacts) && says_rest_row(j, row) &&
  @   conditions_say(j, verdict, b, potential, impacts) && stability_of_row(j, verdict, row, impacts); */

#endif
