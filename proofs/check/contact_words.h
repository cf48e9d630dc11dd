/* SPDX-License-Identifier: BSD-2-Clause */
/* The words of a verdict on a contact, letter by letter; and words_checked: the words in the certificate are those that
 * proofs/contact/rows_model.h derives from the signs. */
#ifndef PROOFS_CHECK_CONTACT_WORDS_H
#define PROOFS_CHECK_CONTACT_WORDS_H

#include "statuses.h"
#include "model.h"
#include "text.h"
#include "words.h"

/* The signs, the statuses and the number of forces, as arguments. */
#define SIGNS_OF(c)                                                                                                    \
    c->sign[Q_u], c->sign[Q_a], c->sign[Q_b], c->sign[Q_p_plus], c->sign[Q_p_minus], c->sign[Q_E_plus], c->sign[Q_E_minus]
#define CASE_SIGNS_OF(c) c->sign[Q_u], c->sign[Q_b], c->sign[Q_p_plus], c->sign[Q_p_minus]
#define SLIP_OF(c) c->sign[Q_u], c->sign[Q_a], c->sign[Q_p_plus], c->sign[Q_p_minus]
#define STATUSES_OF(c) c->status[FLIGHT], c->status[SLIP_PLUS], c->status[SLIP_MINUS], c->status[STICK]
#define COUNT_OF(c) (c->continuum >= 0 ? CONTINUUM : c->solutions)
#define CONE_OF(c) cone_word(c->sign[Q_E_plus], c->sign[Q_E_minus], c->sign[Q_N])
#define CLASS_OF(c) class_word(STATUSES_OF(c), COUNT_OF(c))

/*@ // The condition of the row holds for the signs, and the row has these statuses and this number of forces.
  @ predicate contact_row{L}(struct contact *c, integer row) =
  @   row_condition(row, SIGNS_OF(c)) && row_words(row, STATUSES_OF(c), COUNT_OF(c));
  @ // Necessary conditions for the signs to be those of a state: at most one of p+ and p- is negative; inside the friction cone
  @ // the normal force of stick is not negative; the force of stick vanishes only for a = b = 0.
  @ predicate contact_possible{L}(struct contact *c) =
  @   (c->sign[Q_p_plus] >= 0 || c->sign[Q_p_minus] >= 0) &&
  @   (c->sign[Q_E_plus] < 0 && c->sign[Q_E_minus] < 0 ==> c->sign[Q_N] >= 0) &&
  @   (has_force(c, STICK) ==> (c->sign[Q_N] == 0 <==> c->sign[Q_a] == 0 && c->sign[Q_b] == 0)); */

/* The texts of the words. */
/*@ predicate class_spelt{L}(integer word, char *s) =
  @   (word == DETERMINATE ==> spells_determinate(s)) && (word == INDETERMINATE ==> spells_indeterminate(s)) &&
  @   (word == INCONSISTENT_CONTACT ==> spells_inconsistent(s)) && (word == DEGENERATE ==> spells_degenerate(s));
  @ predicate cone_spelt{L}(integer word, char *s) =
  @   (word == CONE_INTERIOR ==> spells_interior(s)) && (word == CONE_BOUNDARY ==> spells_boundary(s)) &&
  @   (word == CONE_EXTERIOR ==> spells_exterior(s));
  @ predicate iwc_spelt{L}(integer word, char *s) =
  @   (word == IWC_NO ==> spells_no(s)) && (word == IWC_POSSIBLE ==> spells_possible(s)) &&
  @   (word == IWC_DEGENERATE ==> spells_degenerate(s));
  @ predicate stability_spelt{L}(integer word, char *s) =
  @   (word == STABLE ==> spells_stable(s)) && (word == NEUTRAL ==> spells_neutral(s)) &&
  @   (word == UNSTABLE ==> spells_unstable(s));
  @ predicate mode_spelt{L}(integer mode, char *s) =
  @   (mode == FLIGHT ==> spells_F(s)) && (mode == SLIP_PLUS ==> spells_S_plus(s)) &&
  @   (mode == SLIP_MINUS ==> spells_S_minus(s)) && (mode == STICK ==> spells_T(s));
  @ // "I(vi)" in three parts: column, row, ")".
  @ predicate column_spelt{L}(integer cell, char *s) =
  @   (cell < CELL_II_i ==> spells_column_I(s)) && (CELL_II_i <= cell < CELL_III_i ==> spells_column_II(s)) &&
  @   (CELL_III_i <= cell ==> spells_column_III(s));
  @ predicate case_row_spelt{L}(integer cell, char *s) =
  @   (cell == CELL_I_i || cell == CELL_II_i || cell == CELL_III_i ==> spells_case_i(s)) &&
  @   (cell == CELL_I_ii || cell == CELL_II_ii || cell == CELL_III_ii ==> spells_case_ii(s)) &&
  @   (cell == CELL_I_iii || cell == CELL_II_iii || cell == CELL_III_iii ==> spells_case_iii(s)) &&
  @   (cell == CELL_I_iv || cell == CELL_II_iv || cell == CELL_III_iv ==> spells_case_iv(s)) &&
  @   (cell == CELL_I_v || cell == CELL_II_v || cell == CELL_III_v ==> spells_case_v(s)) &&
  @   (cell == CELL_I_vi || cell == CELL_II_vi || cell == CELL_III_vi ==> spells_case_vi(s)); */

/* Predicates on the text: the verdict has this word in this field. */
/*@ // The object has a member with this key, whose value is the string `text`.
  @ predicate member_says{L}(struct json *j, integer object, char *key, char *text) =
  @   \exists integer node; json_has(j, object, key, node) && json_says(j, node, text);
  @ predicate says_class{L}(struct json *j, integer verdict, integer word) =
  @   \exists char *key, *s; spells_class(key) && class_spelt(word, s) && member_says(j, verdict, key, s);
  @ predicate says_cone{L}(struct json *j, integer verdict, integer word) =
  @   \exists char *key, *s; spells_cone(key) && cone_spelt(word, s) && member_says(j, verdict, key, s);
  @ predicate says_impact{L}(struct json *j, integer verdict, integer word) =
  @   \exists char *key, *s; spells_impact_without_collision(key) && iwc_spelt(word, s) && member_says(j, verdict, key, s);
  @ predicate says_stability{L}(struct json *j, integer object, integer mode, integer word) =
  @   \exists char *key, *s; mode_spelt(mode, key) && stability_spelt(word, s) && member_says(j, object, key, s);
  @ // The name of a cell of the paper's table; null for no cell (-1).
  @ predicate node_says_case{L}(struct json *j, integer node, integer cell) =
  @   cell == -1 ? j->node[node].type == JSON_NULL :
  @   \exists char *column, *row, *end; column_spelt(cell, column) && case_row_spelt(cell, row) && spells_end(end) &&
  @     json_says_joined(j, node, column, row, end);
  @ predicate says_case{L}(struct json *j, integer verdict, integer cell) =
  @   \exists char *key, integer node; spells_case(key) && json_has(j, verdict, key, node) && node_says_case(j, node, cell);
  @ predicate has_no_cell{L}(struct contact *c) =
  @   CLASS_OF(c) == DEGENERATE || c->sign[Q_p_plus] == 0 || c->sign[Q_p_minus] == 0;
  @ // The verdict names the cell whose condition the signs satisfy.
  @ predicate case_checked{L}(struct contact *c) = \forall integer cell;
  @   (has_no_cell(c) ? cell == -1 : cell_condition(cell, CASE_SIGNS_OF(c))) ==> says_case(c->json, c->verdict, cell); */

/*@ // The object has the right word of stability for each of the first n modes that has a force.
  @ predicate stability_is_stated{L}(struct contact *c, integer object, integer n) = \forall integer mode, row;
  @   0 <= mode < n && has_force(c, mode) && contact_row(c, row) ==>
  @   says_stability(c->json, object, mode, stability_word(mode, SIGNS_OF(c)));
  @ predicate stability_checked{L}(struct contact *c) = \exists char *key, integer object;
  @   spells_stability(key) && json_has(c->json, c->verdict, key, object) && stability_is_stated(c, object, MODES);
  @ // What holds when contact_wrong_word finds no wrong word.
  @ predicate words_checked{L}(struct contact *c) =
  @   says_class(c->json, c->verdict, CLASS_OF(c)) && says_cone(c->json, c->verdict, CONE_OF(c)) && case_checked(c) &&
  @   says_impact(c->json, c->verdict, iwc_word(SLIP_OF(c))) && stability_checked(c); */

/*@ ensures words: \result == \null && contact_possible(c) ==> words_checked(c); */
const char *contact_wrong_word(const struct contact *c);
/*@ ensures name: mode_spelt(mode, \result); */
const char *contact_mode_name(enum mode mode);

#endif
