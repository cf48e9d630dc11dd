/* SPDX-License-Identifier: BSD-2-Clause */
/* Part of the theorem of claim.h: the words that follow directly from the theorem about a row, which are the number of forces, class,
 * friction cone and impact without collision.  What is stored of the contact has the names of at.h. */
#ifndef PROOFS_CHECK_CLAIM_PARTS_H
#define PROOFS_CHECK_CLAIM_PARTS_H

#include "claim_words.h"
#include "verified.h"

/*@ STEP(found_known{L}: ALL_C; contact_found(c) ==> contact_known(c))
  @ STEP(known_hypotheses_given{L}: ALL_C; contact_known(c) ==> hypotheses(STATE_OF(c)))
  @ STEP(known_given_signs{L}: ALL_C; contact_known(c) ==> GIVEN_AT(c))
  @ lemma found_hypotheses{L}: ALL_C; contact_found(c) ==> hypotheses(STATE_OF(c));
  @ lemma found_given{L}: ALL_C; contact_found(c) ==> GIVEN_AT(c);
  @ STEP(words_class{L}: ALL_C; words_checked(c) ==> says_class(c->json, c->verdict, CLASS_AT(c)))
  @ STEP(words_cone{L}: ALL_C; words_checked(c) ==> says_cone(c->json, c->verdict, CONE_AT(c)))
  @ STEP(words_impact{L}: ALL_C; words_checked(c) ==> says_impact(c->json, c->verdict, iwc_word(SLIP_AT(c))))
  @ lemma verified_found{L}: ALL_C; contact_verified(c) ==> contact_found(c);
  @ lemma verified_statuses{L}: ALL_C; contact_verified(c) ==> statuses_are_stated(c, MODES);
  @ STEP(verified_words{L}: ALL_C; contact_verified(c) ==> words_checked(c))
  @ lemma verified_stability{L}: ALL_C; contact_verified(c) ==> stability_checked(c);
  @ lemma verified_case{L}: ALL_C; contact_verified(c) ==> case_checked(c);
  @ STEP(verified_count{L}: ALL_C; contact_verified(c) ==> says_count(c->json, c->verdict, count_at(c)))
  @ STEP(verified_class{L}: ALL_C; contact_verified(c) ==> says_class(c->json, c->verdict, CLASS_AT(c)))
  @ STEP(verified_cone{L}: ALL_C; contact_verified(c) ==> says_cone(c->json, c->verdict, CONE_AT(c)))
  @ STEP(verified_impact{L}: ALL_C; contact_verified(c) ==> says_impact(c->json, c->verdict, iwc_word(SLIP_AT(c))))
  @ lemma class_found{L}: ALL_C; contact_found(c) ==> means_class(CLASS_AT(c), STATE_OF(c));
  @ STEP(count_of_row: ALL_STATES, integer f, integer plus, integer minus, integer t, integer count;
  @   means_row(f, plus, minus, t, count, STATE) ==> means_solutions(count, STATE))
  @ STEP(count_means{L}: ALL_C; contact_found(c) ==> means_solutions(count_at(c), STATE_OF(c)))
  @ STEP(cone_found{L}: ALL_C; contact_found(c) ==> means_cone(CONE_AT(c), STATE_OF(c)))
  @ STEP(impact_found{L}: ALL_C; contact_found(c) ==> means_iwc(iwc_word(SLIP_AT(c)), STATE_OF(c)))
  @ STEP(count_intro{L}: ALL_JSON, integer count; says_count(j, verdict, count) && means_solutions(count, STATE) ==>
  @   count_holds(j, verdict, STATE))
  @ STEP(class_intro{L}: ALL_JSON, integer class; says_class(j, verdict, class) && means_class(class, STATE) ==>
  @   class_holds(j, verdict, STATE))
  @ STEP(cone_intro{L}: ALL_JSON, integer cone; says_cone(j, verdict, cone) && means_cone(cone, STATE) ==>
  @   cone_holds(j, verdict, STATE))
  @ STEP(impact_intro{L}: ALL_JSON, integer impact; says_impact(j, verdict, impact) && means_iwc(impact, STATE) ==>
  @   impact_holds(j, verdict, STATE))
  @ lemma claim_count{L}: ALL_C; contact_verified(c) ==> count_holds(c->json, c->verdict, STATE_OF(c));
  @ lemma claim_class{L}: ALL_C; contact_verified(c) ==> class_holds(c->json, c->verdict, STATE_OF(c));
  @ lemma claim_cone{L}: ALL_C; contact_verified(c) ==> cone_holds(c->json, c->verdict, STATE_OF(c));
  @ lemma claim_impact{L}: ALL_C; contact_verified(c) ==> impact_holds(c->json, c->verdict, STATE_OF(c)); */

#endif
