/* SPDX-License-Identifier: BSD-2-Clause */
/* What an accepted certificate of an equilibrium claims of its row: a theorem about spec/rest/row_meaning.h. */
#ifndef PROOFS_CHECK_REST_ROW_CLAIM_H
#define PROOFS_CHECK_REST_ROW_CLAIM_H

#include "rest_claim.h"
#include "rest_row_holds.h"

#define ALL_DECIDING \forall integer sb, sp, sm, REST_DECIDES
#define DECIDING_SIGNS sb, sp, sm, potential, impacts
#define DECIDING_SIGNED edges_signed(sb, sp, sm, b, E_plus, E_minus)
#define OR_REST_ROW(name, condition, verdict) || rest_condition(REST_ROW_##name, REST_DECIDING)
#define REST_ROW_IS rest_condition(row, REST_DECIDING)
/*@ predicate edges_signed(integer sb, integer sp, integer sm, real b, real E_plus, real E_minus) = sign_of(sb, b) && sign_of(sp, E_plus) &&
  @   sign_of(sm, E_minus);
  @ predicate signs_within(integer sp, integer sm, integer potential, integer impacts) = sp <= 0 && sm <= 0 && -1 <= potential <= 1 && -1 <= impacts <= 1;
  @ // One condition holds, and no other; the row has its name, and its word.
  @ STEP(rest_row_in_table: \forall REST_DECIDES, integer row; REST_ROW_IS ==> 0 <= row < REST_ROWS)
  @ STEP(rest_row_alone: \forall REST_DECIDES, integer row, k; REST_ROW_IS && rest_condition(k, REST_DECIDING) ==> k == row)
  @ STEP(rest_row_first: \forall REST_DECIDES, integer row; REST_ROW_IS ==> rest_first_row(row, REST_DECIDING))
  @ STEP(rest_row_there: ALL_DECIDING; DECIDING_SIGNED && signs_within(sp, sm, potential, impacts) ==> \false T_REST(OR_REST_ROW))
  @ STEP(rest_row_named{L}: ALL_DECIDING, integer row, char *s; DECIDING_SIGNED && REST_ROW_IS && rest_name_of_signs(DECIDING_SIGNS, s) ==>
  @   rest_row_spelt(row, s))
  @ STEP(rest_row_word: ALL_DECIDING, integer row; DECIDING_SIGNED && REST_ROW_IS ==> word_of_row(row, impacts, stability_of_signs(DECIDING_SIGNS)))
  @ STEP(rest_node_named{L}: ALL_DECIDING, integer row, node, struct json *j; DECIDING_SIGNED && REST_ROW_IS && node_says_rest_signs(j, node, DECIDING_SIGNS) ==>
  @   node_says_rest_row(j, node, row))
  @ STEP(rest_named{L}: ALL_DECIDING, integer row, struct json *j; DECIDING_SIGNED && REST_ROW_IS && rest_row_says_signs(j, DECIDING_SIGNS) ==>
  @   says_rest_row(j, row))
  @ STEP(conditions_by_signs{L}: ALL_DECIDING, struct json *j, integer verdict; DECIDING_SIGNED && says_potential(j, verdict, state_of_sign(potential)) &&
  @   says_impacts(j, verdict, impacts_state(sb, impacts)) ==> conditions_say(j, verdict, b, potential, impacts))
  @ STEP(word_by_signs{L}: ALL_DECIDING, integer row, struct json *j, integer verdict; DECIDING_SIGNED && REST_ROW_IS &&
  @   rest_says_stability(j, verdict, stability_of_signs(DECIDING_SIGNS)) ==> stability_of_row(j, verdict, row, impacts))
  @ // All of it, for the row whose condition holds; and for the row that there is.
  @ predicate row_says{L}(struct json *j, integer verdict, integer row, REST_DECIDES) = rest_first_row(row, REST_DECIDING) && says_rest_row(j, row) &&
  @   conditions_say(j, verdict, b, potential, impacts) && stability_of_row(j, verdict, row, impacts);
  @ STEP(row_by_signs{L}: ALL_DECIDING, integer row, struct json *j, integer verdict; DECIDING_SIGNED && REST_ROW_IS &&
  @   rest_says_signs(j, verdict, DECIDING_SIGNS) ==> row_says(j, verdict, row, REST_DECIDING))
  @ predicate some_row_says{L}(struct json *j, integer verdict, REST_DECIDES) = \exists integer row; row_says(j, verdict, row, REST_DECIDING);
  @ STEP(some_row_by_signs{L}: ALL_DECIDING, integer row, struct json *j, integer verdict; DECIDING_SIGNED && REST_ROW_IS &&
  @   rest_says_signs(j, verdict, DECIDING_SIGNS) ==> some_row_says(j, verdict, REST_DECIDING))
  @ STEP(row_says_signs{L}: ALL_DECIDING, struct json *j, integer verdict; DECIDING_SIGNED && signs_within(sp, sm, potential, impacts) &&
  @   rest_says_signs(j, verdict, DECIDING_SIGNS) ==> some_row_says(j, verdict, REST_DECIDING))
  @ STEP(row_intro{L}: \forall struct json *j, integer verdict, potential, impacts, REST_DATA; -1 <= potential <= 1 && -1 <= impacts <= 1 &&
  @   some_row_says(j, verdict, b, rest_E_plus(REST_STATE, r), rest_E_minus(REST_STATE, r), potential, impacts) ==> rest_row_holds(j, verdict, REST_STATE, r))
  @ // The edges, in the numbers of the problem.
  @ STEP(plus_by_formula: \forall REST_DATA; rest_E_plus(REST_STATE, r) == EDGE_PLUS)
  @ STEP(minus_by_formula: \forall REST_DATA; rest_E_minus(REST_STATE, r) == EDGE_MINUS)
  @ STEP(plus_signed{L}: ALL_RESTING; rest_found(c) ==> sign_of(c->sign[REST_E_plus], rest_E_plus(REST_INPUT(c))))
  @ STEP(minus_signed{L}: ALL_RESTING; rest_found(c) ==> sign_of(c->sign[REST_E_minus], rest_E_minus(REST_INPUT(c))))
  @ STEP(edges_found{L}: ALL_RESTING; rest_found(c) ==> edges_signed(c->sign[REST_b], c->sign[REST_E_plus], c->sign[REST_E_minus], REST_NUMBER(c, b),
  @   rest_E_plus(REST_INPUT(c)), rest_E_minus(REST_INPUT(c))))
  @ lemma rest_row_shown{M,L}: ALL_RESTING, struct json *j, integer verdict, potential, impacts; rest_found{M}(c) && -1 <= potential <= 1 &&
  @   -1 <= impacts <= 1 && rest_says_signs{L}(j, verdict, CONTACT_AT_M, potential, impacts) ==> rest_row_holds{L}(j, verdict, LOADED_AT_M, REST_AT_M(r)); */

#endif
