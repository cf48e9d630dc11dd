/* SPDX-License-Identifier: BSD-2-Clause */
/* From what the checker has verified of the modes and their forces (judged.h, modes_shown.h) to the meaning: the statuses, and the number
 * of forces, are those of the state, in the sense of spec/contact/meaning.h. */
#ifndef PROOFS_CHECK_STATUS_MEANING_H
#define PROOFS_CHECK_STATUS_MEANING_H

#include "at.h"
#include "modes.h"
#include "solutions.h"
#include "solved.h"

#define STATUS_FOUND(S, MODE)                                                                                          \
    lemma status_found_##S{L}: ALL_C; contact_known(c) && mode_found(c, MODE) ==>                                      \
        means_##S(status_at(c, MODE), STATE_OF(c));                                                                    \
    lemma mode_sole_##S{L}: ALL_C; contact_known(c) && mode_found(c, MODE) && !mode_on_continuum(c, MODE) ==>          \
        sole_##S(status_at(c, MODE), STATE_OF(c), FORCE_OF(c, MODE));

/*@ lemma known_given{L}: ALL_C; contact_known(c) ==> GIVEN_AT(c);
  @ lemma known_hypotheses{L}: ALL_C; contact_known(c) ==> hypotheses(STATE_OF(c));
  @ lemma mode_found_is{L}: ALL_C, integer mode; mode_found(c, mode) ==>
  @   found(mode, status_at(c, mode), LINE_AT(c), STATE_OF(c), FORCE_OF(c, mode));
  @ lemma mode_continues{L}: ALL_C, integer mode; on_continuum(mode, LINE_AT(c)) ==> mode_on_continuum(c, mode);
  @ lemma mode_continued{L}: ALL_C, integer mode; mode_on_continuum(c, mode) ==> on_continuum(mode, LINE_AT(c));
  @ STATUS_FOUND(F, FLIGHT) STATUS_FOUND(S_plus, SLIP_PLUS) STATUS_FOUND(S_minus, SLIP_MINUS) STATUS_FOUND(T, STICK)

  @ lemma all_sole_intro: ALL_LISTS; sole_F(sF, STATE, NF, TF) && sole_S_plus(sP, STATE, NP, TP) && sole_S_minus(sM, STATE, NM, TM) &&
  @   sole_T(sT, STATE, NT, TT) ==> all_sole(STATE, FORCES);
  @ lemma all_found_parts{L}: ALL_C; all_found(c) ==>
  @   mode_found(c, FLIGHT) && mode_found(c, SLIP_PLUS) && mode_found(c, SLIP_MINUS) && mode_found(c, STICK);
  @ lemma without_continuum{L}: ALL_C; continuum_found(c, MODES) && !has_continuum(c) ==>
  @   !mode_on_continuum(c, FLIGHT) && !mode_on_continuum(c, SLIP_PLUS) && !mode_on_continuum(c, SLIP_MINUS) &&
  @   !mode_on_continuum(c, STICK);
  @ lemma with_continuum{L}: ALL_C; continuum_found(c, MODES) && has_continuum(c) ==>
  @   mode_on_continuum(c, SLIP_PLUS) || mode_on_continuum(c, SLIP_MINUS);
  @ lemma all_sole_found{L}: ALL_C; contact_known(c) && all_found(c) && continuum_found(c, MODES) && !has_continuum(c) ==>
  @   all_sole(STATE_OF(c), FORCES_AT(c));
  @ lemma continues_by_signs: \forall ALL_SIGNS; sign_continuum(ROW_SIGNS) ==> on_continuum(SLIP_PLUS, LINE) || on_continuum(SLIP_MINUS, LINE);
  @ lemma signs_finite{L}: ALL_C; contact_known(c) && continuum_found(c, MODES) && !has_continuum(c) ==> finite(STATE_OF(c));
  @ lemma finite_found{L}: ALL_C, integer n; contact_known(c) && all_found(c) && continuum_found(c, MODES) &&
  @   !has_continuum(c) && forces_are(n, FORCES_AT(c)) ==> means_solutions(n, STATE_OF(c));
  @ lemma continuum_means{L}: ALL_C; contact_known(c) && continuum_found(c, MODES) && has_continuum(c) ==>
  @   means_solutions(CONTINUUM, STATE_OF(c)); */

/* The signs satisfy contact_possible. */
/*@ lemma word_closes_T: ALL_STATES, integer status; means_T(status, STATE) && (status == CONSISTENT || status == BOUNDARY) ==>
  @   exists_closed_T(STATE);
  @ lemma has_force_counts{L}: ALL_C; has_force(c, STICK) ==> status_at(c, STICK) == CONSISTENT || status_at(c, STICK) == BOUNDARY;
  @ lemma possible_force{L}: ALL_C; contact_known(c) && all_found(c) && has_force(c, STICK) ==>
  @   exists_closed_T(STATE_OF(c));
  @ lemma possible_intro{L}: ALL_C; (sign_at(c, Q_p_plus) >= 0 || sign_at(c, Q_p_minus) >= 0) &&
  @   (sign_at(c, Q_E_plus) < 0 && sign_at(c, Q_E_minus) < 0 ==> sign_at(c, Q_N) >= 0) &&
  @   (has_force(c, STICK) ==> (sign_at(c, Q_N) == 0 <==> sign_at(c, Q_a) == 0 && sign_at(c, Q_b) == 0)) ==> contact_possible(c);
  @ lemma possible_found{L}: ALL_C; contact_known(c) && all_found(c) ==> contact_possible(c); */

#endif
