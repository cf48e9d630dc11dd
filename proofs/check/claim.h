/* SPDX-License-Identifier: BSD-2-Clause */
/* What an accepted certificate of a contact claims, as far as it is proved: a theorem about spec/meaning/contact.h.
 *
 * contact_check_quantities has accepted, so that contact_known(c): the numbers (a, b, A, B, C, mu, u) that were read from the
 * problem are a state in the hypotheses, and the signs are those of its quantities.  contact_wrong_word has found none, so that
 * words_checked(c): the verdict says, letter by letter, the words of these signs.  (It promises this where the signs and statuses are
 * possible ones, contact_possible; that they are is not proved.)  Then
 *   - the word under `cone` says where the accelerations lie: the contact at rest sticks with the force strictly inside the friction
 *     cone, only on its edge, or not at all;
 *   - the word under `impact_without_collision` says whether, by Coulomb's law, a normal impulse begins by itself. */
#ifndef PROOFS_CHECK_CLAIM_H
#define PROOFS_CHECK_CLAIM_H

/*@ lemma signs_given{L}: \forall struct contact *c; contact_known(c) ==>
  @   given(SIGNS_OF(c), c->sign[Q_N], STATE_OF(c));
  @ lemma known_cone{L}: \forall struct contact *c; contact_known(c) ==> means_cone(CONE_OF(c), STATE_OF(c));
  @ lemma known_impact{L}: \forall struct contact *c; contact_known(c) ==> means_iwc(iwc_word(SLIP_OF(c)), STATE_OF(c));
  @ lemma stated_cone{L}: \forall struct contact *c; words_checked(c) ==> says_cone(c->json, c->verdict, CONE_OF(c));
  @ lemma stated_impact{L}: \forall struct contact *c; words_checked(c) ==>
  @   says_impact(c->json, c->verdict, iwc_word(SLIP_OF(c)));
  @ lemma claim_cone{L}: \forall struct contact *c; contact_known(c) && words_checked(c) ==>
  @   says_cone(c->json, c->verdict, CONE_OF(c)) && means_cone(CONE_OF(c), STATE_OF(c));
  @ lemma claim_impact{L}: \forall struct contact *c; contact_known(c) && words_checked(c) ==>
  @   says_impact(c->json, c->verdict, iwc_word(SLIP_OF(c))) && means_iwc(iwc_word(SLIP_OF(c)), STATE_OF(c)); */

#endif
